game-title = Orléans
game-about = Gather followers, send them to work in your town, travel the Loire, trade and help the common good; eighteen rounds.
game-first-steps = Each round you draw followers and plan: a place works once all its spaces are filled. Begin with the Farm House or the Village to have more followers, and the Castle to draw more. Then travel by Ship and Wagon to gather goods, and build trading stations with the Guildhall. Development and citizens multiply at the end.
option-planning = Planning
option-planning-secret = all at once, in secret
option-planning-turn-order = in turn order, openly

## Characters

character-farmer = farmer
character-boatman = boatman
character-craftsman = craftsman
character-trader = trader
character-knight = knight
character-scholar = scholar
character-monk = monk
follower-farmer = farmer
follower-boatman = boatman
follower-craftsman = craftsman
follower-trader = trader
follower-knight = knight
follower-scholar = scholar
follower-monk = monk
follower-own-farmer = own farmer
follower-own-boatman = own boatman
follower-own-craftsman = own craftsman
follower-own-trader = own trader
some-farmer = a farmer
    .your = a farmer
some-boatman = a boatman
    .your = a boatman
some-craftsman = a craftsman
    .your = a craftsman
some-trader = a trader
    .your = a trader
some-knight = a knight
    .your = a knight
some-scholar = a scholar
    .your = a scholar
some-monk = a monk
    .your = a monk
some-own-farmer = their own farmer
    .your = your own farmer
some-own-boatman = their own boatman
    .your = your own boatman
some-own-craftsman = their own craftsman
    .your = your own craftsman
some-own-trader = their own trader
    .your = your own trader
some-neutral = any neutral follower
some-anybody = anybody
anybody = anybody
neutral = neutral
wants-0 = nobody
wants-1 = { $a }
wants-2 = { $a } and { $b }
wants-3 = { $a }, { $b } and { $c }

## Goods, events, citizens

good-grain = grain
good-cheese = cheese
good-wine = wine
good-wool = wool
good-brocade = brocade
goods-0 = no goods
goods-1 = { $a }
goods-2 = { $a } and { $b }
event-pilgrimage = pilgrimage
event-income = income
event-harvest = harvest
event-taxes = taxes
event-trading-day = trading day
event-plague = plague
deed-city-wall = city wall
deed-papal-conclave = papal conclave
deed-defeating-plague = defeating the plague
deed-astronomy = astronomy
deed-boatmens-guild = boatmen’s guild
deed-cathedral = cathedral
deed-peace-treaty = peace treaty
deed-canalisation = canalisation
citizen-boatman-track = boatman track
citizen-knight-track = knight track
citizen-development = development { $space }
citizen-city-wall = { deed-city-wall }
citizen-papal-conclave = { deed-papal-conclave }
citizen-defeating-plague = { deed-defeating-plague }
citizen-astronomy = { deed-astronomy }
citizen-boatmens-guild = { deed-boatmens-guild }
citizen-cathedral = { deed-cathedral }
citizen-peace-treaty = { deed-peace-treaty }
citizen-canalisation = { deed-canalisation }
citizen-most-stations = most trading stations
technology-first = for a farmer only
technology-any = for anybody but monks

## Towns

town-orleans = Orléans
town-chartres = Chartres
town-etampes = Étampes
town-le-mans = Le Mans
town-chateaudun = Châteaudun
town-montargis = Montargis
town-vendome = Vendôme
town-blois = Blois
town-briare = Briare
town-tours = Tours
town-chinon = Chinon
town-montrichard = Montrichard
town-vierzon = Vierzon
town-loches = Loches
town-bourges = Bourges
town-sancerre = Sancerre
town-chatellerault = Châtellerault
town-le-blanc = Le Blanc
town-chateauroux = Châteauroux
town-nevers = Nevers
town-argenton = Argenton-sur-Creuse
town-la-chatre = La Châtre
town-st-amand = Saint-Amand-Montrond

## Places and what they bring

place-farm-house = Farm House
    .the = the Farm House
    .The = The Farm House
place-village = Village
    .the = the Village
    .The = The Village
place-university = University
    .the = the University
    .The = The University
place-castle = Castle
    .the = the Castle
    .The = The Castle
place-monastery = Monastery
    .the = the Monastery
    .The = The Monastery
place-ship = Ship
    .the = the Ship
    .The = The Ship
place-wagon = Wagon
    .the = the Wagon
    .The = The Wagon
place-guildhall = Guildhall
    .the = the Guildhall
    .The = The Guildhall
place-scriptorium = Scriptorium
    .the = the Scriptorium
    .The = The Scriptorium
place-town-hall = Town Hall
    .the = the Town Hall
    .The = The Town Hall
place-hayrick = Hayrick
    .the = the Hayrick
    .The = The Hayrick
place-cheese-factory = Cheese Factory
    .the = the Cheese Factory
    .The = The Cheese Factory
place-winery = Winery
    .the = the Winery
    .The = The Winery
place-wool-manufacturer = Wool Manufacturer
    .the = the Wool Manufacturer
    .The = The Wool Manufacturer
place-tailor-shop = Tailor Shop
    .the = the Tailor Shop
    .The = The Tailor Shop
place-brewery = Brewery
    .the = the Brewery
    .The = The Brewery
place-library = Library
    .the = the Library
    .The = The Library
place-windmill = Windmill
    .the = the Windmill
    .The = The Windmill
place-hospital = Hospital
    .the = the Hospital
    .The = The Hospital
place-bathhouse = Bathhouse
    .the = the Bathhouse
    .The = The Bathhouse
place-herb-garden = Herb Garden
    .the = the Herb Garden
    .The = The Herb Garden
place-sacristy = Sacristy
    .the = the Sacristy
    .The = The Sacristy
place-cellar = Cellar
    .the = the Cellar
    .The = The Cellar
place-office = Office
    .the = the Office
    .The = The Office
place-shipping-line = Shipping Line
    .the = the Shipping Line
    .The = The Shipping Line
place-pharmacy = Pharmacy
    .the = the Pharmacy
    .The = The Pharmacy
place-horse-wagon = Horse Wagon
    .the = the Horse Wagon
    .The = The Horse Wagon
place-laboratory = Laboratory
    .the = the Laboratory
    .The = The Laboratory
place-school = School
    .the = the School
    .The = The School
place-gunpowder-tower = Gunpowder Tower
    .the = the Gunpowder Tower
    .The = The Gunpowder Tower
effect-farm-house = a farmer and a good
effect-village = a boatman, craftsman or trader
effect-university = a scholar and development points
effect-castle = a knight, more followers to draw
effect-monastery = a monk, who stands in for anybody
effect-ship = travel along a waterway
effect-wagon = travel along a road
effect-guildhall = a trading station where your merchant is
effect-scriptorium = 1 development point
effect-town-hall = followers to beneficial deeds
effect-hayrick = 1 grain
effect-cheese-factory = 1 cheese
effect-winery = 1 wine
effect-wool-manufacturer = 1 wool
effect-tailor-shop = 1 brocade
effect-brewery = 2 coins
effect-library = 2 development points
effect-windmill = 2 coins and 1 development point
effect-hospital = coins by development status
effect-bathhouse = draw 3 followers, place 2 at once
effect-herb-garden = boatmen stand in for farmers, craftsmen, traders
effect-sacristy = a monk keeps a bad event away
effect-cellar = 4 coins
effect-office = 1 coin for each station built
effect-shipping-line = 1 development point
effect-pharmacy = 1 to 3 development points for as many coins
effect-horse-wagon = travel along a road
effect-laboratory = 1 technology tile
effect-school = scholars stand in for all but monks
effect-gunpowder-tower = two more market spaces, straight to deeds
space-of = { $place }: { $who }
space-farm-house-boatman = { place-farm-house }: { character-boatman }
space-farm-house-craftsman = { place-farm-house }: { character-craftsman }
space-village-farmer = { place-village }: { character-farmer }
space-village-boatman = { place-village }: { character-boatman }
space-village-craftsman = { place-village }: { character-craftsman }
space-university-farmer = { place-university }: { character-farmer }
space-university-craftsman = { place-university }: { character-craftsman }
space-university-trader = { place-university }: { character-trader }
space-castle-farmer = { place-castle }: { character-farmer }
space-castle-boatman = { place-castle }: { character-boatman }
space-castle-trader = { place-castle }: { character-trader }
space-monastery-scholar = { place-monastery }: { character-scholar }
space-monastery-trader = { place-monastery }: { character-trader }
space-ship-farmer = { place-ship }: { character-farmer }
space-ship-boatman = { place-ship }: { character-boatman }
space-ship-knight = { place-ship }: { character-knight }
space-wagon-farmer = { place-wagon }: { character-farmer }
space-wagon-trader = { place-wagon }: { character-trader }
space-wagon-knight = { place-wagon }: { character-knight }
space-guildhall-farmer = { place-guildhall }: { character-farmer }
space-guildhall-craftsman = { place-guildhall }: { character-craftsman }
space-guildhall-knight = { place-guildhall }: { character-knight }
space-scriptorium-knight = { place-scriptorium }: { character-knight }
space-scriptorium-scholar = { place-scriptorium }: { character-scholar }
space-town-hall-neutral-1 = { place-town-hall }: { neutral }
space-town-hall-neutral-2 = { place-town-hall }: { neutral }
space-hayrick-farmer = { place-hayrick }: { character-farmer }
space-cheese-factory-farmer-1 = { place-cheese-factory }: { character-farmer }
space-cheese-factory-farmer-2 = { place-cheese-factory }: { character-farmer }
space-winery-farmer = { place-winery }: { character-farmer }
space-winery-trader = { place-winery }: { character-trader }
space-wool-manufacturer-boatman = { place-wool-manufacturer }: { character-boatman }
space-wool-manufacturer-trader = { place-wool-manufacturer }: { character-trader }
space-tailor-shop-trader = { place-tailor-shop }: { character-trader }
space-tailor-shop-scholar = { place-tailor-shop }: { character-scholar }
space-brewery-monk = { place-brewery }: { character-monk }
space-library-knight = { place-library }: { character-knight }
space-library-scholar = { place-library }: { character-scholar }
space-windmill-craftsman-1 = { place-windmill }: { character-craftsman }
space-windmill-craftsman-2 = { place-windmill }: { character-craftsman }
space-hospital-boatman = { place-hospital }: { character-boatman }
space-hospital-scholar = { place-hospital }: { character-scholar }
space-bathhouse-boatman = { place-bathhouse }: { character-boatman }
space-sacristy-monk = { place-sacristy }: { character-monk }
space-cellar-monk = { place-cellar }: { character-monk }
space-cellar-scholar = { place-cellar }: { character-scholar }
space-office-scholar-1 = { place-office }: { character-scholar }
space-office-scholar-2 = { place-office }: { character-scholar }
space-shipping-line-boatman = { place-shipping-line }: { character-boatman }
space-pharmacy-anybody = { place-pharmacy }: { anybody }
space-horse-wagon-knight = { place-horse-wagon }: { character-knight }
space-horse-wagon-trader = { place-horse-wagon }: { character-trader }
space-laboratory-craftsman = { place-laboratory }: { character-craftsman }
space-laboratory-scholar = { place-laboratory }: { character-scholar }
space-gunpowder-tower-store-1 = { place-gunpowder-tower }: { anybody }
space-gunpowder-tower-store-2 = { place-gunpowder-tower }: { anybody }

## Points

source-coins = Coins
source-goods = Goods
source-stations = Trading stations
source-citizens = Citizens

## Questions

ask-take-back = { $draw ->
    [0] Take placed followers back, or go on? There is nothing to draw.
    [one] Draw { $draw } follower, or take placed ones back first? Each one taken back counts as one drawn.
   *[other] Draw { $draw } followers, or take placed ones back first? Each one taken back counts as one drawn.
 }
    .watch = { $player } draws followers.
ask-who-waits = Who goes from the market to the Gunpowder Tower?
    .watch = { $player } sends somebody to the Gunpowder Tower.
ask-plan = { $count ->
    [0] Planning: to which place do you send followers?
    [one] Planning: { $count } follower sent. Where else?
   *[other] Planning: { $count } followers sent. Where else?
 }
    .watch = { $player } plans.
ask-man = { $place }: who goes there?
    .watch = { $player } plans.
ask-act = Which action do you take?
    .watch = { $player } chooses an action.
ask-who-joins = Village: who joins you?
    .watch = { $player } recruits in the Village.
ask-add-to-town = Which place do you add to your town?
    .watch = { $player } adds a place to the town.
ask-how-much-medicine = Pharmacy: how many coins do you pay for as many steps?
    .watch = { $player } pays at the Pharmacy.
ask-place-bather = { $number ->
    [1] Bathhouse: whom do you place first, and where?
   *[other] Bathhouse: whom do you place second, and where?
 }
    .watch = { $player } places followers of the Bathhouse.
ask-bather-space = On which space of { $place-the } does the follower stand ({ $follower })?
    .watch = { $player } places followers of the Bathhouse.
ask-where-to = { $by ->
    [water] By water from { $town }: where to?
   *[road] By road from { $town }: where to?
 }
    .watch = { $player } travels.
ask-which-good = Which good do you take from the route?
    .watch = { $player } takes a good from the route.
ask-send-to-deed = { $place }: who goes to which deed?
    .watch = { $player } sends somebody to a beneficial deed.
ask-coin-or-step = Canalisation: a coin, or a step of development?
    .watch = { $player } chooses between a coin and a step of development.
ask-where-technology = { $first ->
    [yes] Your first technology tile: which farmer does it replace?
   *[no] Your technology tile: whom does it replace?
 }
    .watch = { $player } places a technology tile.
ask-give-food = Harvest: which food do you give?
    .watch = { $player } gives food for the harvest.
ask-shelter = Does the monk in your Sacristy keep the event away ({ $event })?
    .watch = { $player } decides about the Sacristy.
ask-torture = { $missing ->
    [one] Torture: { $missing } coin is missing. What do you give instead?
   *[other] Torture: { $missing } coins are missing. What do you give for the next one?
 }
    .watch = { $player } pays what is missing at torture.

## Moves

move-begins = { $name } begins
    .log = { $name } begins.
move-good-drawn = { $good }
    .log = { $to ->
    [box] Removed from the game: { $good }.
   *[other] Next good: { $good }.
 }
move-hourglass-drawn = hour-glass: { $event }
    .log = The hour-glass shows: { $event }.
move-follower-drawn = { $follower }
    .log = { $cause ->
    [plague] Plague, { $name }: { $follower }.
    [spared] Plague, { $name }: { $follower }, spared.
   *[market] { $name } draws: { $follower }.
 }
move-call-back = Take back { $who-your } ({ $place })
    .log = { $player } takes back { $who } ({ $place }).
move-draw-now = { $draw ->
    [0] Go on
    [one] Draw { $draw } follower
   *[other] Draw { $draw } followers
 }
    .log = { $draw ->
    [0] { $player } draws nobody.
    [one] { $player } draws { $draw } follower.
   *[other] { $player } draws { $draw } followers.
 }
move-wait-in-tower = { $follower } to the Gunpowder Tower
    .log = { $player } puts { $who } into the Gunpowder Tower.
move-tower-done = Nobody else to the tower
    .log = { $player } is done with the Gunpowder Tower.
move-staff = { $place } ({ $wants }): { $effect }
    .log = { $player } turns to { $place-the }.
move-send = { $stands ->
    [for-another] { $follower }, in place of { $for_whom }
   *[as-such] { $follower }
 }
    .log = { $stands ->
    [for-another] { $player } sends { $who } to { $place-the }, in place of { $for_whom }.
   *[as-such] { $player } sends { $who } to { $place-the }.
 }
move-send-from-tower = { $stands ->
    [for-another] { $follower } from the Gunpowder Tower, in place of { $for_whom }
   *[as-such] { $follower } from the Gunpowder Tower
 }
    .log = { $stands ->
    [for-another] { $player } sends { $who } from the Gunpowder Tower to { $place-the }, in place of { $for_whom }.
   *[as-such] { $player } sends { $who } from the Gunpowder Tower to { $place-the }.
 }
move-enough-there = Nobody else here
    .log = { $player } sends nobody else there.
move-planned = The plan is complete
    .log = { $player } has planned.
move-execute = { $place }: { $effect }{ $loss }
    .log = { $player } takes the action: { $place }.
move-pass = Pass for this round
    .log = { $player } passes.
move-enlist = { $character }: { $brings }
    .log = { $player } recruits { $who }.
move-add-place = { $place }, category { $category } ({ $wants }): { $effect }
    .log = { $player } adds to the town: { $place }.
move-buy-steps = { $price ->
    [one] { $price } coin for { $price } step
   *[other] { $price } coins for { $price } steps
 }
    .log = { $price ->
    [one] { $player } pays { $price } coin and develops { $price } step.
   *[other] { $player } pays { $price } coins and develops { $price } steps.
 }
move-settle = { $follower } to { $place-the } ({ $wants })
    .log = { $player } places { $who }: { $place }.
move-stand = On the space for { $for_whom }
    .log = { $player } puts { $who } on the space for { $for_whom } ({ $place }).
move-travel-to = To { $town } ({ $goods } on the way)
    .log = { $player } travels from { $from } to { $town }.
move-take-good = Take { $good }
    .log = { $player } takes { $good }.
move-leave-goods = Take nothing
    .log = { $player } takes nothing.
move-contribute = { $character } to: { $deed } ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 })
    .log = { $player } sends { $who } to a deed: { $deed }.
move-send-no-more = Whoever is left stays
    .log = { $player } sends nobody else.
move-take-coin = A coin
    .log = { $player } takes a coin.
move-take-step = A step of development
    .log = { $player } takes a step of development.
move-replace = { $place }: in place of { $for_whom }
    .log = { $player } places technology in { $place-the }, in place of { $for_whom }.
move-keep-technology = Keep it for a later round
    .log = { $player } keeps the technology tile.
move-feed = Give { $good }
    .log = { $player } gives { $good } at harvest.
move-protect = The monk goes back into the bag, the event passes by
    .log = A monk keeps the event away from { $player }.
move-endure = The monk stays, the event happens
    .log = { $player } lets the event happen.
move-give-station = A trading station in hand ({ $have } left)
    .log = { $player } gives a trading station.
move-tear-down = The trading station in { $town }
    .log = { $player } takes down the trading station in { $town }.
move-give-follower = A follower, blindly from the bag
    .log = { $player } gives a follower from the bag.
move-step-back = A step back on the development track
    .log = { $player } steps back in development.
move-give-good = { $good }
    .log = { $player } gives { $good }.
move-give-place = A place: { $place }
    .log = { $player } gives up a place: { $place }.
move-give-technology = Technology beside the board ({ $technology })
    .log = { $player } gives a technology tile.
move-dismantle = Technology in { $place-the } ({ $character })
    .log = { $player } gives the technology in { $place-the }.
brings-boatman = { $count ->
    [0] the end of the track
    [one] { $count } coin
   *[other] { $count } coins
 }
brings-craftsman = a technology tile
brings-trader = a place tile

## Losses that a label warns of

loss-steps = {" – "}{ $n ->
    [one] { $n } step of development is lost
   *[other] { $n } steps of development are lost
 }

## Refusals

refusal-market-full = Your market is full; there is no free space for { $who-your }.
refusal-nothing-left-to-draw = { $draw ->
    [one] You may draw { $draw } follower and have already taken back as many.
   *[other] You may draw { $draw } followers and have already taken back as many.
 }
refusal-market-overfull = Your market has { $room } { $room ->
    [one] space
   *[other] spaces
 }, but { $have ->
    [one] { $have } follower is
   *[other] { $have } followers are
 } there; send more to the Gunpowder Tower.
refusal-fully-manned = Every space of { $place-the } is already taken.
refusal-nobody-fits = { $place-The } still needs { $for_whom }; nobody you have left may stand there.
refusal-no-monk-left = { $place-The } needs a monk; nobody stands in for one, and you have none left to send.
refusal-only-own-left = Only neutral followers go to the Town Hall; you have none left to send, and own followers always stay with you.
refusal-own-follower = The Town Hall takes neutral followers only; own followers always stay with you, so it is not for { $who-your }.
refusal-only-monks = That space is for a monk, and nobody stands in for a monk; it is not for { $who-your }.
refusal-wrong-follower = That space of { $place-the } is for { $for_whom } (or a monk instead), not for { $who-your }.
refusal-send-somebody = You have chosen this place: send at least one follower there, or undo the choice.
refusal-no-follower-there = Nobody is there: { $place }. One follower would be enough.
refusal-only-own-followers = Only own followers are there ({ $place }), and they never go to deeds.
refusal-no-deed-wants-them = No deed has a free space for those who are there: { $place }.
refusal-deed-does-not-want = That deed ({ $deed }) has no space for { $who-your }, and nobody stands in for another there.
refusal-deed-full = That deed ({ $deed }) has no space left for { $who-your }.
refusal-send-at-least-one = The action sends one follower at least.
refusal-sent-already = { $place-The } has sent followers in this round; only the Bathhouse can fill it again.
refusal-not-activated = { $place-The } is not ready; it still needs { $for_whom }.
refusal-not-in-this-phase = The Sacristy is no action; its monk protects you when a bad event comes.
refusal-no-monks-now = It is a round of pilgrimage: no monk can be recruited.
refusal-track-at-end = Your marker is at the end of the track; you cannot recruit another: { $character }.
refusal-no-character-left = None is left on the board: { $character }.
refusal-no-good-for-farmer = A farmer would bring you { $good }, and the goods market has none left.
refusal-no-technology-left = No technology tile is left.
refusal-no-place-left = A trader would bring you a place tile, and none that you may take is left.
refusal-nobody-in-village = Neither boatman, craftsman nor trader can join you just now.
refusal-only-first-category = Your first trader brings a place of category I; this one is of category { $category }.
refusal-no-good-left = The goods market has none left: { $good }.
refusal-development-at-end = Your marker is at the end of the development track.
refusal-no-coin = The Pharmacy costs at least 1 coin, and you have none.
refusal-too-few-coins = That costs { $price } { $price ->
    [one] coin
   *[other] coins
 }; you have { $have }.
refusal-beyond-the-end = { $left ->
    [one] Only { $left } step is left on the development track.
   *[other] Only { $left } steps are left on the development track.
 }
refusal-not-into-bathhouse = Nobody drawn in the Bathhouse may be placed in it.
refusal-no-room-for-second = You must place two followers; this way nobody else would find a space besides { $who-your }.
refusal-no-waterway-here = No waterway begins in { $town }, where your merchant is.
refusal-not-by-water = From { $from } no waterway leads to { $town }.
refusal-not-by-road = From { $from } no road leads to { $town }.
refusal-no-station-left = You have no trading station left to build.
refusal-station-here = There is already a trading station in { $town } where yours would go.
refusal-no-technology-here = { $place-The } takes no technology; its spaces ask for no particular character.
refusal-never-for-a-monk = Technology never replaces a monk.
refusal-only-one-space = { $place-The } has only one space; technology goes only where at least one follower is still needed.
refusal-second-technology = There is already technology in { $place-the }; one in a place is the limit.
refusal-space-occupied = A follower stands on that space of { $place-the }; technology needs an empty one.
refusal-only-for-a-farmer = Your first technology tile may only replace a farmer, not { $for_whom }.
refusal-no-such-food = You have no { $good }.
refusal-no-unbuilt-station = You have no trading station in hand.
refusal-no-neutral-in-bag = There is no neutral follower in your bag; own followers are never taken.
refusal-no-step-back = Your marker is at the start of the development track.
refusal-coin-space = From space { $development } a step back would enter or leave a space with coins.
refusal-no-such-good = You have no { $good }.
refusal-no-such-technology = You have no such technology tile beside your board.

## The board

board-round = Round { $round } of 18
board-bank = bank { $coins }
board-starts = { $name } begins
board-to-come = still to come: { $events }
board-map = Map
board-town = Town
board-deeds-short = Deeds
board-tiles-short = Tiles
board-events = Events
board-legend = ~ waterway  · road  ■A trading station and ♟A merchant of player A
board-deeds = Beneficial deeds
board-citizen-left = citizen
board-supply = On the board
board-characters = Characters
board-goods = Goods
board-technology = Technology
board-tiles = Place tiles { $category }
board-none = none
board-tracks = Tracks
board-development = Development
board-status = { $space } (status { $status })
board-knights = { $track } (draws { $draw })
board-citizens = Citizens
board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-stations = { $count ->
    [one] { $count } station in hand
   *[other] { $count } stations in hand
 }
board-stations-built = Stations
board-market = Market
board-bag = Bag
board-beside = Beside the board
board-first-technology = technology for a farmer
board-free-technology = { $count } technology { $count ->
    [one] tile
   *[other] tiles
 }
board-places = Places
board-passed = has passed
board-always = always
board-planned = → planned

## The first lesson
lesson-1 = Welcome to Orléans! Four followers stand on your market. Send them to places of your town: a place with all its spaces filled gives an action. Begin with the Castle: choose it.
lesson-2 = The Castle wants a farmer, a boatman and a trader. Send your farmer.
lesson-3 = Now the boatman.
lesson-4 = And the trader: the Castle is complete.
lesson-5 = Your craftsman finds no work alone and waits on the market. Say that your plan is complete; all plans are shown at once.
lesson-6 = Take the action of the Castle: it brings you a knight, and with the first knight you draw five followers each round instead of four.
lesson-7 = All your followers went into the bag, the knight too, and five came out: enough for two places at once. First the Farm House: choose it.
lesson-8 = Send a boatman …
lesson-9 = … and a craftsman: together they will bring you a farmer and grain.
lesson-10 = The other three can drive the Wagon, which takes your merchant along a road. Choose it.
lesson-11 = Send the farmer.
lesson-12 = The trader too.
lesson-13 = And the new knight.
lesson-planned = Everybody is at work. Look over your plan once more and say that it is complete: once all plans are shown, nobody can change theirs.
lesson-14 = Everybody takes one action after the other, in turn. Take the Wagon first, before others fetch what you want.
lesson-15 = Your merchant stands in Orléans. Go to Vierzon: wine lies on that road, and goods are points at the end, wine 3.
lesson-16 = Take the wine.
lesson-17 = Now the Farm House: a farmer joins you, with grain from the goods market. Whoever leads on the farmer track gains a coin each round.
lesson-end = You know how a round goes. Gather followers, travel, build trading stations with the Guildhall, and climb the development track: at the end every station and citizen counts as many points as your development status. Play on against the bot!
board-place-needs = Needs: { $wants }.
board-place-always = It works by itself, without followers.
board-space-free = Free, for: { $who }.
board-space-taken = Here stands: { $who }.
board-space-planned = Goes here in your plan: { $who }.
board-space-technology = Technology works here for good; nobody is needed any more.
board-bag-empty = empty
board-bathers = { place-bathhouse }
board-about-own = One of the four in the player’s own colour. They never leave and go to no deed.
board-works-at = Works here: { $places }.
board-about-monk = Stands in for any other character on an action space.
board-about-coins = Every coin is a point at the end.
board-about-citizens = each counts the development status in points, now { $status }
board-about-stations = Built: { $built }. Each built one counts the development status in points, now { $status }.
board-about-technology = Once you have passed, it replaces a follower on an empty space for good: one tile at most in a place, never for a monk, never where there is only one space.
board-about-bank = What the bank does not have it cannot pay out.
board-about-development = Built trading stations and citizens are multiplied with the status at the end.
board-good-worth = { $points ->
    [one] Worth { $points } point.
   *[other] Worth { $points } points.
 }
board-good-food = As food it can be given at harvest.
board-goods-left = { $count } left in the goods market.
board-town-stations = Trading station: { $names }.
board-town-free = No trading station yet.
board-town-merchants = Merchant: { $names }.
board-on-the-way = { $by ->
    [water] On the waterway between { $from } and { $to }: whoever travels along it may take one good.
   *[road] On the road between { $from } and { $to }: whoever travels along it may take one good.
 }
board-deed-reward = { $coins ->
    [one] Each follower brings { $coins } coin.
   *[other] Each follower brings { $coins } coins.
 }
board-deed-canal = Each follower brings a coin or a step of development.
board-deed-citizen = Whoever fills the last space takes the citizen.
board-opening = { $free ->
    [0] No space left.
   *[other] Free spaces: { $free } of { $size }.
 }
board-citizen-with = The citizen is with { $name }.
board-citizen-first = The first to get here takes the citizen.
board-markers = Here: { $names }.
board-track-farmer = Each brings a good. Whoever is alone in front gains a coin every round, whoever is alone in last place pays one.
board-track-boatman = Each brings coins, the fifth a citizen to the first.
board-track-craftsman = Each brings a technology tile; the first may only replace a farmer.
board-track-trader = Each brings a place tile, the first one of category I.
board-track-knight = The further, the more followers are drawn every round.
board-track-scholar = Each brings development points.
board-track-monk = Monks have no track; they stand in for any other character.
board-track-space = space { $space }
board-brings-nothing = the start
board-brings-knight = { $count ->
    [one] { $count } follower is drawn every round
   *[other] { $count } followers are drawn every round
 }
board-brings-scholar = { $count } { $count ->
    [one] development point
   *[other] development points
 }
board-supply-left = { $count } left.
board-development-space = Space { $space }, status { $status }
board-development-coins = { $count } { $count ->
    [one] coin
   *[other] coins
 } for everybody who gets here.
board-event-left = { $count } to come
board-event-pilgrimage = No monk can be recruited in this round.
board-event-income = Everybody gains coins equal to their development status.
board-event-harvest = Everybody gives a food (grain, cheese or wine); whoever has none pays 5 coins.
board-event-taxes = Everybody pays a coin for every full three goods.
board-event-trading-day = Everybody gains a coin for each trading station built.
board-event-plague = From each bag a follower is drawn blindly and lost; own followers are spared.

## The chronicle

as-citizen = citizen ({ $thing })
as-place = { $thing }
at-bag = bag
at-market = market
at-bathhouse = drawn for the Bathhouse
at-route = { $one }–{ $other }
now-event = event: { $value }
now-starter = start player
track-development = development
track-tracks = { $thing } track
piece-merchant = merchant
heading-play-round = Round { $round }
heading-census = Census
heading-followers = Followers
heading-planning = Planning
heading-actions = Actions
heading-hold-event = Event: { $event }
heading-last-citizen-goes = End of the game: the last citizen
step-plague-strikes = lost to the plague
step-draw-follower = drawn
step-lose-follower = lost to torture
step-draw-bather = drawn for the Bathhouse
step-pass-start-player = end of the round
step-carry-out-plan = plan
unit-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
unit-station = { $n ->
    [one] { $n } trading station
   *[other] { $n } trading stations
 }
unit-technology = { $n ->
    [one] { $n } technology tile
   *[other] { $n } technology tiles
 }
unit-first-technology = { $n ->
    [one] { $n } technology tile for a farmer
   *[other] { $n } technology tiles for a farmer
 }
