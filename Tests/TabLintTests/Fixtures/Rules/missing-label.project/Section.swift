enum Section {
//   ^^^^^^^ missing-label: Section names tabs but has no 'title': the bar shows unlabelled buttons
//= Bar.swift: its cases are tabs here
    case news, sport
}
