/// Names of system symbols that people use for tabs and around them; far from all there are.
///
/// A line of the list is a name and what can stand behind it: `F` is `.fill`, `C` `.circle` and `.circle.fill`, `S` the
/// same with `.square`, `X` the same with `.slash`; other words are behind it as they are, with `*` also with `.fill`.
package enum WellKnownSymbols {
  package static let names: Set<String> = {
    var names: Set<String> = []
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      names.insert(words[0])
      for word in words.dropFirst() { names.formUnion(variants(word).map { "\(words[0]).\($0)" }) }
    }
    for number in 0...50 {
      names.formUnion(["circle", "circle.fill", "square", "square.fill"].map { "\(number).\($0)" })
    }
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      names.formUnion(["circle", "circle.fill", "square", "square.fill"].map { "\(letter).\($0)" })
    }
    return names
  }()

  private static func variants(_ word: String) -> [String] {
    switch word {
    case "F": ["fill"]
    case "C": ["circle", "circle.fill"]
    case "S": ["square", "square.fill"]
    case "X": ["slash", "slash.fill"]
    case _ where word.hasSuffix("*"): [String(word.dropLast()), "\(word.dropLast()).fill"]
    default: [word]
    }
  }

  private static let list = """
    accessibility F
    airplane C arrival departure
    airpods
    airtag F
    alarm F
    ant F C
    antenna.radiowaves.left.and.right C slash
    app F badge*
    apple.logo
    applewatch
    archivebox F C
    arrow.clockwise C
    arrow.counterclockwise C
    arrow.down C S
    arrow.left C S
    arrow.left.arrow.right C S
    arrow.right C S
    arrow.triangle.2.circlepath C
    arrow.triangle.branch
    arrow.up C S
    arrow.up.arrow.down C S
    arrow.up.right C S
    arrow.uturn.backward C
    arrow.uturn.left C
    arrow.uturn.right C
    arrowshape.turn.up.left F C
    arrowshape.turn.up.right F C
    aspectratio F
    at C
    atom
    backpack F C
    backward F C
    bag F C badge.plus badge.minus
    balloon F
    balloon.2 F
    bandage F
    banknote F
    barcode viewfinder
    baseball F
    basketball F
    basket F
    bathtub F
    battery.0
    battery.100
    battery.25
    battery.50
    battery.75
    beach.umbrella F
    bed.double F C
    bell F C X S badge*
    bicycle C
    birthday.cake F
    bird F C
    bitcoinsign C S
    bold
    bolt F C X car* heart* horizontal* shield*
    book F C closed* pages*
    bookmark F C X S
    books.vertical F C
    brain head.profile
    briefcase F C
    bubble F C
    bubble.left F C
    bubble.left.and.bubble.right F
    bubble.right F C
    building F
    building.2 F
    building.columns F
    bus F
    cabinet F
    calendar C badge.plus badge.minus badge.clock
    camera F C filters macro viewfinder
    capsule F
    car F C
    car.2 F
    carrot F
    cart F C badge.plus badge.minus
    case F
    cat F C
    chair F
    character
    character.book.closed F
    chart.bar F xaxis doc.horizontal*
    chart.line.uptrend.xyaxis C
    chart.pie F
    chart.xyaxis.line
    checklist
    checkmark C S seal* shield* rectangle*
    chevron.down C S
    chevron.left C S
    chevron.left.forwardslash.chevron.right
    chevron.right C S
    chevron.up C S
    circle F dashed dotted lefthalf.filled righthalf.filled slash*
    circle.grid.2x2 F
    circle.grid.3x3 F
    clipboard F
    clock F C arrow.circlepath badge.checkmark*
    cloud F C bolt* drizzle* fog* hail* heavyrain* moon* rain* sleet* snow* sun*
    command C S
    computermouse F
    cpu F
    creditcard F C
    crop rotate
    cross F C case*
    crown F
    cube F transparent* box*
    cup.and.saucer F
    cursorarrow rays
    deskclock F
    desktopcomputer
    diamond F C
    dice F
    display
    doc F C badge.plus on.doc* on.clipboard* plaintext* richtext* text* text.image* text.magnifyingglass
    dog F C
    dollarsign C S
    dot.radiowaves.left.and.right
    drop F C triangle*
    dumbbell F
    ear F
    ellipsis C S bubble* message* rectangle*
    envelope F C S open* badge*
    escape
    eurosign C S
    exclamationmark C S 2 3 bubble* octagon* shield* triangle*
    externaldrive F
    eye F C X S
    eyedropper
    eyeglasses
    eyes inverse
    face.smiling inverse
    faxmachine
    ferry F
    figure.run C
    figure.stand
    figure.walk C motion
    figure.wave C
    film F C
    fireplace F
    fish F C
    flag F C X S 2.crossed* checkered
    flame F C
    folder F C S badge.plus badge.minus badge.gearshape
    football F
    fork.knife C
    forward F C
    frying.pan F
    fuelpump F C
    function
    gamecontroller F
    gear C badge
    gearshape F C
    gearshape.2 F
    gift F C
    globe americas* asia.australia* europe.africa* desk*
    gobackward
    goforward
    graduationcap F C
    guitars F
    hammer F C
    hand.draw F
    hand.point.left F
    hand.point.right F
    hand.point.up F
    hand.raised F X
    hand.tap F
    hand.thumbsdown F C
    hand.thumbsup F C
    hand.wave F
    handbag F
    hands.clap F
    hare F C
    headphones C
    heart F C X S rectangle* text.square*
    hexagon F
    hifispeaker F
    highlighter
    hourglass C bottomhalf.filled tophalf.filled
    house F C
    hurricane C
    icloud F C X and.arrow.down* and.arrow.up*
    infinity C
    info C S bubble*
    internaldrive F
    ipad landscape
    iphone landscape
    italic
    key F
    keyboard F
    ladybug F C
    lamp.desk F
    lamp.floor F
    laptopcomputer
    lasso
    leaf F C arrow.circlepath
    lifepreserver F
    lightbulb F C X
    line.3.horizontal C decrease decrease.circle*
    link C badge.plus
    list.bullet C clipboard* rectangle
    list.clipboard F
    list.dash
    list.number
    list.star
    lizard F C
    location F C X S north*
    lock F C S open* shield* slash*
    lungs F
    magazine F
    magnifyingglass C
    mail F stack*
    map F C
    mappin C and.ellipse slash
    medal F
    megaphone F
    memorychip F
    message F C badge*
    metronome F
    mic F C X S
    minus C S
    moon F C stars* zzz*
    mountain.2 F C
    mouth F
    mug F
    music.mic C
    music.note house* list tv*
    network
    newspaper F C
    nose F
    note
    note.text
    number C S
    octagon F
    opticaldisc F
    oven F
    paintbrush F pointed*
    paintpalette F
    paperclip C
    paperplane F C
    party.popper F
    pause F C rectangle*
    pawprint F C
    pencil C and.outline slash
    pentagon F
    percent
    person F C 2.square.stack* badge.clock* badge.key* badge.minus badge.plus
    person.2 F C
    person.3 F
    person.crop.circle F badge.checkmark badge.plus badge.xmark
    person.crop.rectangle F
    person.crop.square F
    person.text.rectangle F
    phone F C down* badge.plus
    photo F C on.rectangle on.rectangle.angled stack*
    pianokeys
    pills F C
    pin F C S X
    play F C S rectangle* slash*
    playpause F C
    plus C S app* bubble* magnifyingglass message* rectangle*
    popcorn F C
    power C dotted
    powerplug F
    printer F
    puzzlepiece F extension*
    qrcode viewfinder
    questionmark C S app* bubble* diamond* folder*
    quote.bubble F
    quote.closing
    quote.opening
    radio F
    rainbow
    record.circle F
    rectangle F
    rectangle.grid.1x2 F
    rectangle.grid.2x2 F
    rectangle.on.rectangle
    rectangle.portrait.and.arrow.right F
    rectangle.stack F
    refrigerator F
    repeat C 1
    return
    rosette
    ruler F
    safari F
    sailboat F C
    scissors C
    scope
    screwdriver F
    scribble variable
    seal F
    server.rack
    shield F X lefthalf.filled
    shippingbox F C
    shower F
    shuffle C
    sidebar.left
    sidebar.right
    signature
    sink F
    slider.horizontal.3
    slider.vertical.3
    snowflake C
    soccerball
    sofa F
    sparkle magnifyingglass
    sparkles
    speaker F C wave.1* wave.2* wave.3* slash*
    speedometer
    sportscourt F C
    square F dashed on.square slash*
    square.and.arrow.down F
    square.and.arrow.up F
    square.and.pencil C
    square.grid.2x2 F
    square.grid.3x3 F
    square.stack F
    square.stack.3d.up F slash*
    stairs
    star F C S X bubble* leadinghalf.filled
    stethoscope C
    stop F C
    stopwatch F
    storefront F C
    studentdesk
    suit.club F
    suit.diamond F
    suit.heart F
    suit.spade F
    suitcase F cart* rolling*
    sun.max F C
    sun.min F
    sunglasses F
    sunrise F C
    sunset F C
    swift
    syringe F
    tablecells F
    tag F C S X
    target
    teddybear F
    tennis.racket C
    tent F C
    terminal F
    text.bubble F
    textformat abc size
    theatermasks F C
    thermometer
    ticket F
    timer C
    tornado C
    tortoise F C
    trash F C X S
    tram F C
    tray F C and.arrow.down* and.arrow.up* full*
    tray.2 F
    tree F C
    triangle F
    trophy F C
    tshirt F C
    tv F C
    umbrella F
    video F C X S
    viewfinder C
    volleyball F C
    wallet.pass F
    wand.and.rays
    wand.and.stars
    washer F
    waveform C path path.ecg
    wifi C slash
    wind C
    wineglass F
    wrench F
    wrench.and.screwdriver F
    xmark C S app* bin* octagon* seal* shield*
    """
}
