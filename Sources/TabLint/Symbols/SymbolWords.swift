/// The words that names of system symbols are made of. A name of such words alone may well be a symbol that
/// `WellKnownSymbols` does not list.
enum SymbolWords {
  static let all: Set<String> = {
    var words = Set(others.split { $0 == " " || $0 == "\n" }.map(String.init))
    for name in WellKnownSymbols.names {
      words.formUnion(name.split(separator: ".").map(String.init))
    }
    return words
  }()

  /// Words of names that are not listed there.
  private static let others = """
    abs air airplay alt alternatingcurrent ampersand angle angled apps armchair arm arms arrival arrowkeys arrowtriangle \
    asterisk australiandollarsign automatic auto axel axis back backboard badminton ball banknotes bar bars batteryblock \
    beats bell bench bin binoculars bird blank blinds boat bolts bone book books boot booth bowl boxes boxing bracket \
    brake branch bricks bridge bubbles buildings bump button buttons cable cake camper cancel candle candybar cane cap \
    captions car carplay cars carseat cassette cell cellular center cents chain chains chairlift charge charging chart \
    check checks child chip clear clef clips clocks clothes clubs coat code coin coins coloncurrencysign comb comma compass \
    compose cone contact contacts control cooktop cord cow cup cups curlybraces curve cut cutlery cycle cylinder danger \
    dark dash data day deck deer degree delete desk desks dial die digital directcurrent disc dishwasher disk divide dock \
    docs dongsign door doors dots doublearrow draft dress drive dryer drum duck earbuds ears earth edit ellipse engine \
    equal eraser erase ev exclamation expand export eyebrow face fax fan feather fence field fighter figures filemenu \
    files fill filled filter fingerprint fire first fist flash flashlight flask flip float flower folders foot forest \
    forks form franc frame fridge fuel full fullscreen game garage gas gauge glasses glove goal golf grape graph grapes \
    greaterthan grid group guide guitar gym hair half handle hanger hat hazardsign head headlight headset hearingdevice \
    heat heater heel heels helm helmet high hockey hold hole home homekit homepod hook horn horse hospital hot house \
    humidity icicles iceskate image import increase indianrupeesign inbox infrared ink input inset insert inverse ipod \
    islands jar jacket joystick judo keys kidneys kite knife label ladder lamp land lane lanyardcard laser latch law \
    layer layers leaves leaf left lens less lessthan letter level lever library light lightrail lights line lines lirasign \
    list lists liter living local locations long lock locks log logo loop lounge low luggage macmini macpro macwindow \
    magnet mails male female manatsign maps mark marks mask match medical menu menubar mermaid meter metro microbe \
    microphone microscope microwave mind mini mirror mode moons mop motion motorcycle mount mouse move multiply muscle \
    nail napkin necklace needle nest net next night none notes noteicon nosign off oil on one orbit ornament outline \
    outlet outdoor oxygen package pad paddle page pages paint pan panel pans pants paper parachute park parkingsign party \
    passport paste path peace peacesign pear pedal pedestrian pen pencils pens people peruviansoles person persons \
    peso pet phones photos piano pie pill pillow pip pipe pitch place placeholder plane plant plate platform play plug \
    pocket podium point poles polishzlotysign pool pop position post pot poweroff poweroutlet preview print projective \
    pump purchased puzzle quote quotes rack radar radiation radiator rail rain ranch raquet ray rays receipt recordingtape \
    rectangles red relieved repeats rewind rib ribbon right ring road robot robotic rocket roll roller roof room rooms \
    rose rotate router row rublesign rugby rupeesign sad safe sail sand save scale scalemass scan scanner scene scooter \
    score screen scroll sdcard search seat section selection sensor server set setting settings share sheet shell ship \
    shirt shoe shoeprints shop shopping short shorts shoulder shovel side sign signal signpost sim simcard size skate \
    skateboard ski skis skull sleep slice slider slippers slot slow small smoke sneaker snow snowboarding socket soap sock \
    socks sound soup spatial speech spigot spike spiral spoon spray spring sprinkler stack staircase stand star stars \
    start steering step steps sterlingsign storage store stove straw stream street strings stroke stroller strong student \
    style subtract sum summit sun suns surf sweep switch sword swords symbol sync system table tablet tachometer tail tags \
    tank tap tape taxi team tee tele teletype tengesign tent tents test testtube text thread thumb tick tie tile tiles tip \
    tire toggle togglepower toilet tone tool tools tooth toothbrush top torch touch touchid towel tower toy trace track \
    tractionsign trailer train translate transmission transit travel tree trees triangles trip truck trunk tub tube tug \
    tune tuner tuningfork turkishlirasign turn tv tvs twist unlock unknown up upload user users van vase vent vest vial \
    view violin vision visionpro voice volume wake walk wall wallet wand warning wash waste watch water wave waves wax web \
    webcam weight wheel wheelchair whistle white wide widget window windows windshield wine wing wiper wonsign wood world \
    xray yensign yoga zipper zone zoom zzz and or with without by of for to in at on from down below above behind after \
    before inner outer max min minimum maximum medium more less small large tall thin thick bottom top leading trailing \
    horizontal vertical diagonal forward backward upper lower tophalf bottomhalf lefthalf righthalf leadinghalf \
    trailinghalf crossed lined split slashed dotted dashed folded bifold rounded inset
    """
}
