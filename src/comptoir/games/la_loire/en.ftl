game-title = La Loire
game-about = A merchant and a messenger ride up and down the Loire: trade, build, recruit and carry the post.
game-first-steps = Each turn your merchant and your messenger ride; a figure goes one place, and one more for each of its horses. Buy goods in villages where they are cheap, sell them in Nantes or Orléans. The messenger delivers messages for points. Once you have money, recruit persons and build.

## Options

option-edition = Rulebook
option-edition-german = German edition
option-edition-french = French edition
option-beginner = Beginner game
option-beginner-no = no, the full game
option-beginner-yes = yes, without persons, palaces and circus

## Places and directions

place-nantes = Nantes
place-ancenis = Ancenis
place-angers = Angers
place-langeais = Langeais
place-tours = Tours
place-vendome = Vendôme
place-blois = Blois
place-talcy = Talcy
place-beaugency = Beaugency
place-meung = Meung
place-orleans = Orléans
place-chambord = Chambord
place-cheverny = Cheverny
place-amboise = Amboise
place-villandry = Villandry
place-usse = Ussé
place-chinon = Chinon
place-montsoreau = Montsoreau
place-saumur = Saumur
place-brissac = Brissac
place-named = { $name }
direction-clockwise = clockwise
direction-counterclockwise = counterclockwise

## Things

shield-red = red
shield-yellow = yellow
shield-blue = blue
shield-green = green
shield-white = white
shield-purple = purple
shield-black = black
good-wood = wood
good-grain = grain
good-cheese = cheese
good-wine = wine
good-beer = beer
figure-merchant = merchant
figure-messenger = messenger
building-farm = farm
building-monastery = monastery
building-castle = castle
palace-bank = Bank
palace-ducal-palace = Ducal palace
palace-palatium-balivi = Palatium Balivi
palace-post-office = Post office
symbol-general = General
symbol-lover = Lover
symbol-philosopher = Philosopher
symbol-provost = Provost
symbol-judge = Judge

message-number = message { $name }
message-to-village = message to { $place } ({ $symbol }, { $points } { $points ->
    [one] point
   *[other] points
 })
message-to-city = abbey message to { $place } ({ $symbol }, { $points } { $points ->
    [one] point
   *[other] points
 })
message-to-two-shields = message { $shield1 } + { $shield2 } ({ $symbol }, { $points } { $points ->
    [one] point
   *[other] points
 })
message-to-three-shields = message { $shield1 } + { $shield2 } + { $shield3 } ({ $symbol }, { $points } { $points ->
    [one] point
   *[other] points
 })

## Persons

person-wood-trader = Wood trader
person-grain-trader = Grain trader
person-cheese-trader = Cheese trader
person-wine-trader = Wine trader
person-grain-farmer = Grain farmer
person-dairyman = Dairyman
person-woodcutter = Woodcutter
person-banker = Banker
person-lady-in-waiting = Lady-in-waiting
person-witch = Witch
person-magister-artium = Magister artium
person-economus = Economus
person-patronus = Patronus
person-mensor = Mensor
person-squire = Squire
person-scout = Scout
person-blacksmith = Blacksmith
person-jester = Jester
person-town-guard = Town guard
person-mayor = Mayor
person-vassal = Vassal
person-spy = Spy
person-apprentice = Apprentice
person-assistant = Assistant
person-general = General
person-lover = Lover
person-philosopher = Philosopher
person-provost = Provost
person-judge = Judge

effect-wood-trader = wood sells for 1 more
effect-grain-trader = grain sells for 1 more
effect-cheese-trader = cheese sells for 1 more
effect-wine-trader = wine sells for 1 more
effect-grain-farmer = carry any amount of grain
effect-dairyman = carry any amount of cheese
effect-woodcutter = two wood for the price of one
effect-banker = leave cities with up to 15 denier
effect-lady-in-waiting = recruit a second person, for a surcharge
effect-witch = all other persons cost 1 less
effect-magister-artium = every base building and palace costs 1 less
effect-economus = build twice, the second building for 1 more
effect-patronus = pay 2 denier instead of a wood
effect-mensor = build farms on either bank as you like
effect-squire = take two free horses before a ride
effect-scout = ride with up to three horses
effect-blacksmith = once a turn fetch a free horse from anywhere for 1 denier
effect-jester = may stop early at the circus
effect-town-guard = may stop early in a city
effect-mayor = carry four messages
effect-vassal = buy one more message each time
effect-spy = draw three messages, keep one
effect-apprentice = deliver messages of level 2, one stone
effect-assistant = deliver messages of level 3, one more stone
effect-general = 2 points at the end for each delivered message of the General
effect-lover = 2 points at the end for each delivered message of the Lover
effect-philosopher = 2 points at the end for each delivered message of the Philosopher
effect-provost = 2 points at the end for each delivered message of the Provost
effect-judge = 2 points at the end for each delivered message of the Judge
effect-bank = 3 denier whenever a figure stops in this city
effect-ducal-palace = pick messages from the whole stack
effect-palatium-balivi = recruit a red person here, besides the action
effect-post-office = one more message here, 1 denier cheaper

## Scoring

source-boat = Boat on the Loire
source-messages = Delivered messages
source-carried = Messages still carried
source-persons = Persons
source-blue-persons = Blue persons
source-palaces = Palaces

## Questions

ask-choose-figure = Which of your figures goes first?
    .watch = { $player } chooses which figure goes first.
ask-saddle = Your { $figure } in { $place } has { $horses ->
    [0] no horse
    [one] one horse
   *[other] { $horses } horses
 }. Ride, leave or take horses?
    .watch = { $player } rides, leaves or takes horses.
ask-set-out = In which direction does your { $figure } ride from { $place }?
    .watch = { $player } chooses a direction.
ask-stop-here = Does your { $figure } stop in { $place }, with { $steps ->
    [one] one place
   *[other] { $steps } places
 } to go?
    .watch = { $player } decides whether to stop.
ask-merchant-act = What does your merchant do in { $place }?
    .watch = { $player } chooses what the merchant does.
ask-messenger-act = What does your messenger do in { $place }?
    .watch = { $player } chooses what the messenger does.
ask-sell-more = What else do you sell?
    .watch = { $player } sells goods.
ask-move-circus = The circus moves on. To which village with the { $shield } shield?
    .watch = { $player } moves the circus.
ask-build-second = What else does your Economus build, for 1 denier more?
    .watch = { $player } may build once more.
ask-choose-site = Where do you build the { $building }?
    .watch = { $player } chooses a site.
ask-recruit-more = Whom else do you recruit?
    .watch = { $player } may recruit another person.
ask-at-palatium = Whom do you recruit at the Palatium?
    .watch = { $player } recruits a person at the Palatium.
ask-buy-another = Do you buy another message?
    .watch = { $player } may buy another message.
ask-how-to-draw = How do you choose your message of level { $level }?
    .watch = { $player } chooses how to draw a message.
ask-keep-one = Which message do you keep?
    .watch = { $player } keeps a message.
ask-search-stack = Which message do you take from the stack?
    .watch = { $player } searches a stack of messages.

## Moves

move-tile-laid = the { $shield } tile
    .log = The { $shield } tile is laid on the market.
move-shield-laid = { $village } { $shield }
    .log = { $village } gets the { $shield } shield.
move-starts = { $who } begins
    .log = { $who } begins.
move-message-drawn = { $message }
    .log = Next: { $message }.

move-begin = The { $figure } first{ $surplus ->
    [0] {""}
    [one] {""} – { $surplus } denier is returned
   *[other] {""} – { $surplus } denier are returned
 }
    .log = { $player } begins with the { $figure }.
move-ride = Ride { $direction } to { $to } ({ $steps ->
    [one] one place
   *[other] { $steps } places
 })
    .log = { $player } rides { $direction } from { $place } towards { $to } with the { $figure }.
move-leave = Leave { $horses ->
    [one] one horse
   *[other] { $horses } horses
 } behind and ride { $steps ->
    [one] one place
   *[other] { $steps } places
 }
    .log = { $player } leaves { $horses ->
    [one] one horse
   *[other] { $horses } horses
 } in { $place }.
move-take = Take a free horse, to ride { $steps ->
    [one] one place
   *[other] { $steps } places
 }
    .log = { $player } takes a free horse in { $place }.
move-hire = The Blacksmith fetches a horse from { $from } for { $price } denier, to ride { $steps ->
    [one] one place
   *[other] { $steps } places
 }
    .log = { $player } lets the Blacksmith fetch a horse from { $from }.
move-stop = Stop in { $place }
    .log = { $player } stops the { $figure } in { $place }.
move-ride-on = Ride on ({ $steps ->
    [one] one more place
   *[other] { $steps } more places
 })
    .log = { $player } rides on.
move-pass = No action{ $loss }
    .log = { $player } takes no action.
for-price = { $price ->
    [0] for nothing
   *[other] for { $price } denier
 }
move-buy = Buy { $good } { for-price }
    .log = { $player } buys { $good } in { $village } { for-price }.
move-buy-two = Buy two wood { for-price }
    .log = { $player } buys two wood in { $village } { for-price }.
move-sell = Sell one { $good } for { $price } denier (you have { $count })
    .log = { $player } sells { $good } for { $price } denier.
move-enough = Nothing more{ $loss }
    .log = { $player } leaves it at that.
move-ship = Ship { $freight } denier: the boat moves { $fields ->
    [one] one field
   *[other] { $fields } fields
 }{ $loss }
    .log = { $player } ships { $freight } denier and moves the boat { $fields ->
    [one] one field
   *[other] { $fields } fields
 }.
move-pitch = The circus goes to { $place }
    .log = { $player } sends the circus to { $place }.
move-build = Build a { $building } for { $price } denier{ $wood ->
    [0] {""}
   *[other] {" "}and { $wood } wood
 }{ $loss }
    .log = { $player } pays { $price } denier{ $wood ->
    [0] {""}
   *[other] {" "}and { $wood } wood
 } for a { $building }.
move-site = In { $place }
    .log = { $player } builds the { $building } in { $place }.
move-build-palace = Build the { $palace } of { $city } for { $price } denier ({ $points } { $points ->
    [one] point
   *[other] points
 }): { $effect }{ $loss }
    .log = { $player } builds the { $palace } of { $city }.
move-recruit = Recruit the { $person } { for-price } ({ $points ->
    [one] one point
   *[other] { $points } points
 }): { $effect }{ $loss }
    .log = { $player } recruits the { $person } { for-price }.
move-buy-message = Buy a message of level { $level } { for-price } ({ $left } in the stack){ $loss }
    .log = { $player } buys a message of level { $level } { for-price }.
move-from-top = Take the top card
    .log = { $player } takes the top card.
move-with-spy = Let the Spy draw three and keep one
    .log = { $player } sends out the Spy.
move-keep = Keep the { $message }
    .log = { $player } keeps the { $message }.
move-search = Search the whole stack, thanks to the Ducal palace
    .log = { $player } searches the stack.
move-find = Take the { $message }
    .log = { $player } takes the { $message }.
move-deliver = Deliver the { $message }{ $pay ->
    [0] {""}
   *[other] {" "}and receive { $pay } denier
 }
    .log = { $player } delivers the { $message } in { $here }{ $pay ->
    [0] {""}
   *[other] {" "}and receives { $pay } denier
 }.
move-mark = Mark { $here } as a station of the { $message }
    .log = { $player } marks { $here } as a station of the { $message }.
move-move-stone = Move the stone from { $village } here, for the { $message }
    .log = { $player } moves a stone from { $village } to { $here } for the { $message }.

## Losses that a label warns of

loss-turn = {" – "}so you lose your next turn: fewer than { $least } denier
loss-move = {" – "}then your merchant stays: fewer than { $least } denier
loss-surplus = {" – "}{ $surplus ->
    [one] { $surplus } denier is
   *[other] { $surplus } denier are
 } returned when your merchant leaves

## Refusals

refusal-too-dear = That costs { $price } denier; you have { $have }.
refusal-not-your-monastery = Only the owner of a monastery may buy beer in it, and this one is not yours.
refusal-no-goods-left = There is not enough { $good } left in the supply.
refusal-good-carried-already = You already carry { $good }; only one card of it fits.
refusal-none-to-sell = You have no { $good } to sell.
refusal-too-little-wood = That takes { $wood } wood; you have { $have_wood }.
refusal-no-farm-piece = All your farms are on the board.
refusal-no-village-for-a-farm = No free village would keep your buildings balanced between the banks.
refusal-no-monastery-piece = All your monasteries are on the board.
refusal-no-farm-to-replace = You have no farm on the board that could become a monastery.
refusal-no-farm-for-castle = You have no farm on the board to put a tower beside.
refusal-no-tower = All four towers are on the board.
refusal-farm-is-new = Only a farm from an earlier turn can be turned into something else.
refusal-banks-unequal = That bank already has more of your buildings; the farm must go to the other one.
refusal-palace-owned = You already own this palace.
refusal-no-palace-left = Both copies of this palace are taken.
refusal-person-already-yours = You already have the { $person }.
refusal-no-person-left = No { $person } is left.
refusal-apprentice-first = The Assistant comes only to those who have the Apprentice.
refusal-one-figure-recruits = Your other figure has already recruited at the circus this turn.
refusal-enough-persons = You have recruited as many persons as you may in one turn.
refusal-palatium-used = You have already used this Palatium this turn.
refusal-stack-empty = No message of level { $level } is left.
refusal-abbey-only-at-monastery = Abbey messages are sold only at your own monasteries.
refusal-no-second-abbey = The Vassal adds a message of level 1 to 3, not another abbey message.
refusal-only-abbey-here = At a monastery only abbey messages are sold.
refusal-carries-enough = Your messenger already carries { $carried } { $carried ->
    [one] message
   *[other] messages
 }, and no more fit.
refusal-carries-abbey-already = Your messenger already carries an abbey message.
refusal-not-the-village = This message goes to another village than { $here }.
refusal-not-the-city = This message goes to another place than { $here }.
refusal-needs-apprentice = Messages of level 2 need the Apprentice.
refusal-needs-both-helpers = Messages of level 3 need the Apprentice and the Assistant.
refusal-not-the-shield = { $here } does not have a shield of this message.
refusal-stations-missing = Other shields of this message must be marked first.
refusal-last-station = This is the last shield: deliver the message instead.
refusal-marked-already = This shield of the message is marked already.
refusal-no-stone = You have no stone left: { $stones } { $stones ->
    [one] is
   *[other] are
 } on the board.
refusal-level-below-first = Deliver another message of the level below first: no level may be ahead of the one below it.
refusal-never-both = You have taken a horse; then none may be left behind.
refusal-relay-full = This relay already has { $horses } { $horses ->
    [one] horse
   *[other] horses
 }, and no more fit.
refusal-no-free-horse = There is no free horse in { $place }.
refusal-taken-already = You may not take any more horses before this ride.
refusal-five-to-leave = In the French edition a merchant leaves a city with { $least } denier at least; you have { $have }, and the horse costs { $price }.
refusal-smith-used = The Blacksmith has already fetched a horse this turn.

## The board

board-turn = Turn { $turn }
board-edition = { $edition ->
    [french] French edition
   *[german] German edition
 }
board-last-round = last round
board-over = the game is over
board-north = North bank
board-south = South bank
board-market = Market
board-supply = Supply
board-goods = Goods
board-stacks = Messages
board-level = level { $level }: { $count }
board-towers = { $count } { $count ->
    [one] tower
   *[other] towers
 }
board-people = Persons
board-road = Road
board-mine = Mine
board-palaces = Palaces
board-good = { $good } { $value } ({ $count })
board-owned = { $denier } denier · boat { $boat }/{ $target } · delivered { $delivered }/{ $messages }
board-points = { $points } { $points ->
    [one] point
   *[other] points
 }
board-cargo = Goods
board-carried = Messages
board-free-stones = stones: { $free } of { $stones } free
board-built = Built
board-farms-left = { $farms } { $farms ->
    [one] farm
   *[other] farms
 }, { $monasteries } { $monasteries ->
    [one] monastery
   *[other] monasteries
 } left
board-none = none
board-spied = Drawn
board-legend = M merchant · B messenger, with player and horses · ♞ free horse · F farm · A monastery (abbey) · C castle · ★ circus
board-merchant = M
board-messenger = B
board-farm = F
board-monastery = A
board-castle = C

## The first lesson
lesson-1 = Welcome to the Loire! You have a merchant in Nantes and a messenger in Orléans, and play both each turn. Your messenger carries a message to Talcy: let the messenger go first.
lesson-2 = A figure rides exactly as many places as it has horses, and one more. Two horses, three places: ride counterclockwise along the north bank, straight to Talcy.
lesson-3 = Deliver the message: it pays the market price of the village’s shield, and is worth 2 points.
lesson-4 = Now the merchant. Ride clockwise, three places to Langeais, where wood is made.
lesson-5 = Green stands far left in the market: goods with that shield cost only 1 denier. Buy the wood; then green moves to the far right and becomes dear.
lesson-6 = The bot has played. This time the merchant goes first.
lesson-7 = From a village you ride on the way you came. Ride to Blois.
lesson-8 = More wood, as cheap as before: buy it. You may carry any amount of wood, but only one of each other good.
lesson-9 = The messenger is on the way to Nantes, where messages are sold. Ride on to Tours.
lesson-10 = The merchant again.
lesson-11 = On to Meung, one place before Orléans.
lesson-12 = Wine sells for 6 denier in the cities, but purple is dear now, because you have just bought in Blois. Keep your money for building: no action.
lesson-13 = The messenger rides on to Ancenis, next to Nantes.
lesson-14 = Merchant first.
lesson-15 = Orléans is one place away, but with two horses you would ride past it. Leave both horses behind: then you ride one place.
lesson-16 = In a city the merchant sells, ships money or builds. Build a farm: it costs 4 denier and a wood.
lesson-17 = Put it in Meung, the wine village. Wine there is now a denier cheaper, and whenever anybody buys it, your boat moves down the Loire towards more points.
lesson-18 = Now the messenger, one place before Nantes: leave both horses behind here too.
lesson-19 = Buy a message of level 1 for 1 denier. Higher levels bring more points but need an Apprentice or an Assistant, who are hired where the circus stands.
lesson-end = You have ridden, bought, built and delivered. The game ends when a boat arrives or enough messages are delivered. Horses stand along the road for whoever wants to ride further. Play on against the bot!
## The drawn board

board-solo-turn = Turn { $turn } of { $turns }
board-map = The road along the Loire from Nantes to Orléans and back
board-village = Makes { $good }; a card costs { $price } denier here now. The market price of its shield ({ $shield }) is { $market }, which a message to this village pays.
board-city = The merchant sells goods, ships money or builds here, the messenger buys messages. From here a figure sets out in either direction.
board-palace-of = { $palace } of { $city }
board-palace-about = Effect: { $effect }. Costs { $price } denier, counts { $points ->
    [one] one point
   *[other] { $points } points
 }; { $left } left. Built by the merchant in this city, it works from the next turn on.
board-relay = { $figure } of { $player } in { $place }, with { $horses ->
    [one] 1 horse
   *[other] { $horses } horses
 }
board-relay-about = Rides { $steps ->
    [one] one place
   *[other] { $steps } places
 }: one, and one more for each horse. { $heading ->
    [clockwise] On its way clockwise.
    [counterclockwise] On its way counterclockwise.
   *[free] From a city it may ride either way.
 }
board-free = { $count ->
    [one] A free horse
   *[other] { $count } free horses
 } in { $place }
board-free-about = Whoever rides from here may take one along.
board-building-of = { $building } of { $player }
board-farm-about = The good of this village costs 1 denier less for everybody, and each purchase moves the owner’s boat one field. The owner’s messenger may buy a message here.
board-monastery-about = The good of this village costs 1 denier less for everybody, and each purchase moves the owner’s boat one field. The owner buys beer here, and abbey messages.
board-castle-about = The good of this village costs 2 denier less for everybody, and each purchase moves the owner’s boat one field. The owner’s messenger may buy two messages here.
board-circus = The circus in { $place }
board-circus-about = A figure that stops here may recruit a person as its action. The good of this village costs 1 denier less.
board-stone = Stone of { $player } in { $place }
board-stone-about = It marks a station: { $message }.
board-boat-of = Boat of { $player }: field { $field } of { $target }
board-boat-about = A point for each field. In a city the merchant may ship { $one } denier for one field or { $two } for two; it also moves one field whenever somebody buys a good where its owner has a building. The last round begins at field { $target }.
board-tile = { $shield }: { $price } denier
board-tile-about = Goods of villages with this shield cost { $price } denier. After a purchase there this tile goes to the far right.
board-tile-circus = It shows the circus: if it lies fourth after a purchase, the circus moves to a village with the leftmost shield.
board-stack = Messages of level { $level }
board-stack-about = { $price } denier each; { $left } left.
board-level-about = { $level ->
    [1] It is delivered in the village it names and pays that village’s market price.
    [2] It goes to villages with these two shields, in any order, and needs the Apprentice: mark the first with a stone, deliver at the last.
    [3] It goes to villages with these three shields, in any order, and needs Apprentice and Assistant: mark two with stones, deliver at the last.
   *[4] It is delivered in the city it names. Abbey messages are sold only in monasteries, to their owners.
 }
board-station = A stone lies in { $place }.
board-supply-about = A card sells for { $value } denier in the cities; { $left } left.
board-person-about = Effect: { $effect }. Costs { $price } denier, counts { $points ->
    [one] one point
   *[other] { $points } points
 }; { $left } left.
board-own-person-about = Effect: { $effect }. Counts { $points ->
    [one] one point
   *[other] { $points } points
 }.
board-recruit-at = to be recruited where the circus is: { $place }
board-money = { $denier } denier
board-money-about = A merchant leaves a city with { $most } denier at most. Whoever begins a turn with the merchant in a city and fewer than { $least } denier takes one denier and does nothing else.
board-money-leave = In the French edition the merchant also needs { $least } denier to leave a city.
board-points-about = Points so far. At the end come one for each message still carried and those of the blue persons.
board-sailed = Boat on field { $field } of { $target }
board-sailed-about = A point for each field; a boat on field { $target } brings about the last round.
board-posted = Messages delivered: { $count } of { $goal }
board-posted-about = Message number { $goal } of a player brings about the last round.
board-stones-about = Stones mark the stations of messages of level 2 and 3.
board-good-about = A card sells for { $value } denier in Nantes or Orléans.
board-build = Base buildings
board-build-farm = { $denier } denier and { $wood } wood, in a village without building; the two banks stay balanced. On the board: { $built }, left: { $left }.
board-build-monastery = { $denier } denier and { $wood } wood, in place of one of your farms. On the board: { $built }, left: { $left }.
board-build-castle = { $denier } denier and { $wood } wood, a tower beside one of your farms. On the board: { $built }, towers left for all: { $left }.
board-left = { $count } left
board-room = room for a message
board-delivered = Delivered
board-symbol = { $symbol }: { $count } delivered
board-searched = The whole stack

## The chronicle

as-shield = { $thing } shield
at-delivered = delivered
at-drawn = the spy’s cards
at-carried = carried
now-ending = brings about the end
now-market = market: { $value }
row-then = { $first }, { $rest }
palace-of-city = { $palace } ({ $city })
piece-circus = circus
track-boat = boat
heading-take-turn = { $player }
step-lose-turn = turn lost for lack of money
step-return-surplus = surplus returned
step-draw-message = message drawn
step-final-scoring = final scoring
unit-denier = { $n ->
    [one] { $n } denier
   *[other] { $n } denier
 }
unit-horse = { $n ->
    [one] { $n } horse
   *[other] { $n } horses
 }
unit-stone = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
 }
