game-title = The Voyages of Marco Polo
game-about = Roll dice, trade in the bazaar, fill contracts and travel from Venezia to Beijing; five rounds, eight characters.
game-first-steps = Look at your contracts: the bazaar gives the goods and camels they ask for, and high dice give more. Complete contracts for points. Travel early: a trading post gives a bonus every round, or a city card that only those with a post there may use. Coins pay for travelling and for occupied spaces.

option-town-bonuses = Town bonuses
option-town-bonuses-printed = where their letters say
option-town-bonuses-shuffled = shuffled (expert)
option-characters = Characters
option-characters-first-game = those of the first game
option-characters-drafted = chosen from the last seat on (expert)
option-goal-cards = Goal cards
option-goal-cards-dealt = two each
option-goal-cards-chosen = two chosen of four (expert)

## Things

amount-coins = { $n } { $n ->
    [one] coin
   *[other] coins
 }
amount-camels = { $n } { $n ->
    [one] camel
   *[other] camels
 }
amount-pepper = { $n } pepper
amount-silk = { $n } silk
amount-gold = { $n } gold
amount-points = { $n } { $n ->
    [one] point
   *[other] points
 }
amount-any-good = { $n } { $n ->
    [one] good of choice
   *[other] goods of choice
 }
amount-pair = { $n ->
    [one] 2 different goods
   *[other] { $n } times 2 different goods
 }
amount-step = { $n } { $n ->
    [one] step
   *[other] steps
 }
amount-contract = 1 drawn contract
amount-black-die = 1 black die
amount-other-town = the bonus of another town
amount-own-town = { $n } own town { $n ->
    [one] bonus
   *[other] bonuses
 }
amount-nothing = nothing
amount-sum = { $one } + { $other }

good-pepper = pepper
good-silk = silk
good-gold = gold
pair-pepper-silk = pepper and silk
pair-pepper-gold = pepper and gold
pair-silk-gold = silk and gold

contract = { $cost } → { $points }, { $bonus }
goal = { $large } and { $small } ({ $points } { $points ->
    [one] point
   *[other] points
 })
card-exchange = { $give } → { $get }
card-both-ways = { $one } or { $other }
card-per-post = { $get } for each of your posts, up to the die
card-per-contract = { $get } for each completed contract, up to the die
card-by-die = { $get } by the die: { $table }
card-unit-coins = coins
card-unit-pepper = pepper
card-unit-silk = silk
card-unit-gold = gold
card-unit-own-town = own town bonuses
use-card = { $space }: { $card }

die-own = { $value ->
    [0] die
   *[other] a { $value }
 }
    .a = { $value ->
    [0] one of the dice
   *[other] a { $value }
 }
die-black = { $value ->
    [0] black die
   *[other] a black { $value }
 }
    .a = { $value ->
    [0] a black die
   *[other] a black { $value }
 }
die-white = the white { $value }
    .a = the white { $value }
roll = { $a } { $b } { $c } { $d } { $e }
colour-blue = Blue
    .adj = blue
colour-yellow = Yellow
    .adj = yellow
colour-green = Green
    .adj = green
colour-red = Red
    .adj = red

place-venezia = Venezia
place-moscow = Moscow
place-karakorum = Karakorum
place-samarcanda = Samarcanda
place-lan-zhou = Lan-Zhou
place-alexandria = Alexandria
place-karachi = Karachi
place-sumatra = Sumatra
place-anxi = Anxi
place-kashgar = Kashgar
place-ormuz = Ormuz
place-xian = Xian
place-adana = Adana
place-kochi = Kochi
place-beijing = Beijing
place-oasis-west-north = the oasis before Moscow
place-oasis-west-centre = the oasis before Samarcanda
place-oasis-west-south = the oasis before Ormuz
place-oasis-centre = the oasis before Kashgar
place-oasis-south-west = the oasis before Adana
place-oasis-north-east = the oasis east of Karakorum
place-oasis-far-north-east = the oasis north-west of Beijing
place-oasis-east = the oasis north of Lan-Zhou
place-oasis-south-east = the oasis south of Xian
place-oasis-sea-east = the oasis north of Sumatra
figure-first = Niccolo
figure-second = Marco
bonus-of-character = the character

space-five-coins = Take 5 coins
space-camels = Bazaar, camels
space-pepper = Bazaar, pepper
space-silk = Bazaar, silk
space-gold = Bazaar, gold
space-khan = The Khan’s favour
space-contracts = Take contracts
space-travel = Travel
space-moscow = Card of Moscow
space-karakorum = Card of Karakorum
space-samarcanda = Card of Samarcanda
space-lan-zhou = Card of Lan-Zhou
space-alexandria = Card of Alexandria
space-karachi = Card of Karachi
space-sumatra-1 = First card of Sumatra
space-sumatra-2 = Second card of Sumatra
space-sumatra-3 = Third card of Sumatra

character-raschid = Raschid ad-Din Sinan
character-matteo = Matteo Polo
character-berke = Berke Khan
character-mercator = Mercator ex Tabriz
character-kubilai = Kubilai Khan
character-johannes = Johannes Caprini
character-wilhelm = Wilhelm von Rubruk
character-niccolo = Niccolo & Marco Polo

power-raschid = does not roll: each die gets any value as it is placed; no compensation for fewer than 15 pips
power-matteo = a white die and a drawn contract every round
power-berke = pays nothing for occupied spaces
power-mercator = takes one too when others go to the bazaar{ $khan ->
    [0] {""}
    [one] ; also { $khan } camel when another uses the Khan’s favour
   *[other] ; also { $khan } camels when another uses the Khan’s favour
 }{ $five ->
    [0] {""}
    [one] , and { $five } coin when the other takes 5
   *[other] , and { $five } coins when the other takes 5
 }
power-kubilai = begins in Beijing, with a post worth 10 points
power-johannes = one step from any oasis to any other; { $coins } { $coins ->
    [one] coin
   *[other] coins
 } every round
power-wilhelm = posts in every city on the way, two posts more; { $points } { $points ->
    [one] point
   *[other] points
 } for the eleventh
power-niccolo = two figures; { $camels } { $camels ->
    [one] camel
   *[other] camels
 } every round

way-there = from left to right
way-back = the other way
extra-coins = coins
    .one = coin
extra-camels = camels
    .one = camel

source-contracts = Contracts
source-posts = Eighth, ninth and eleventh posts
source-city-cards = City cards
source-town-bonuses = Town bonuses
source-goal-cards = Goal cards
source-goal-cities = Different goal cities
source-coins = Coins
source-beijing = Beijing
source-goods = Goods
source-most-contracts = Most contracts

## Questions

ask-choose-character = Which character do you choose?
    .watch = { $player } chooses a character.
ask-keep-goals = { $nth ->
    [1] Which goal card do you keep?
   *[other] Which other goal card do you keep?
 }
    .watch = { $player } chooses goal cards.
ask-compensate = Your roll is { $missing } short of 15: which compensation do you take?
    .watch = { $player } takes a compensation for a low roll.
ask-act = { $dice ->
    [0] You have no dice left.
    [one] Which action do you take with your last die?
   *[other] Which action do you take? You have { $dice } dice.
 }
    .watch = { $player } chooses an action.
ask-after-action = Bonus actions, or end your turn?
    .watch = { $player } chooses bonus actions, or ends the turn.
ask-put-dice = { $space }: which die do you place?{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
 }
    .watch = { $player } places dice.
ask-choose-column = { $row }: which column do you take, up to { $value }?
    .watch = { $player } takes goods at the bazaar.
ask-take-contracts = { $nth ->
    [1] Which contract do you take, under 1 to { $value }?
   *[other] Which second contract do you take?
 }
    .watch = { $player } takes contracts.
ask-coins-or-camels = Coins or camels with the contract?
    .watch = { $player } takes coins or camels.
ask-walk = Where to? { $left ->
    [one] One step is left.
   *[other] { $left } steps are left.
 }
    .watch = { $player } travels.
ask-move-post = No post is left: which one moves to { $to }?
    .watch = { $player } moves a trading post.
ask-how-often = How often do you use the card, { $value ->
    [one] once
   *[other] { $value } times
 } at most? ({ $card })
    .watch = { $player } uses a city card.
ask-pay-goods = Which good do you hand over?{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
 }
    .watch = { $player } hands over goods.
ask-pay-pairs = Which two goods do you hand over?{ $left ->
    [1] {""}
   *[other] {" "}({ $left } pairs to go)
 }
    .watch = { $player } hands over goods.
ask-choose-good = Which good do you take?{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
 }
    .watch = { $player } takes goods.
ask-choose-pair = Which two different goods do you take?
    .watch = { $player } takes goods.
ask-choose-town-bonus = Which other town bonus do you take?
    .watch = { $player } chooses a town bonus.
ask-own-towns = Which of your towns gives its bonus?{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
 }
    .watch = { $player } chooses a town bonus.
ask-next-bonus = Which bonus do you take first?
    .watch = { $player } chooses the next bonus.
ask-make-room = There is room for two contracts: which one do you put away?
    .watch = { $player } puts a contract away.

## Moves

move-outpost-laid = outpost bonus of { $place }: { $outpost }
    .log = Outpost bonus of { $place }: { $outpost }.
move-card-laid = { $space }: { $card }
    .log = { $space }: { $card }.
move-tile-laid = town bonus of { $place }: { $tile }
    .log = Town bonus of { $place }: { $tile }.
move-start-contract-dealt = { $who } begins with this contract: { $contract }
    .log = { $who } begins with this contract: { $contract }.
move-character-revealed = to choose from: { $character }
    .log = To choose from: { $character }.
move-goal-dealt = { $who } gets this goal card: { $goal }
    .log = { $who } gets this goal card: { $goal }.
move-contract-drawn = { $by ->
    [seat] { $who } draws this contract: { $contract }
   *[other] on display: { $contract }
 }
    .log = { $by ->
    [seat] { $who } draws this contract: { $contract }.
   *[other] On display: { $contract }.
 }
move-rolled = { $who } rolls { $dice }
    .log = { $who } rolls { $dice }.
move-die-rolled = { $who } rolls { $die-a }
    .log = { $who } rolls { $die-a }.
move-choose = { $character }: { $power }
    .log = { $player } chooses { $character }.
move-keep-goal = Keep { $goal }
    .log = { $player } keeps { $goal }.
move-take-compensation = { $coins ->
    [0] { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
    }
    [one] { $coins } coin{ $camels ->
        [0] {""}
        [one] {" "}and { $camels } camel
       *[other] {" "}and { $camels } camels
    }
   *[other] { $coins } coins{ $camels ->
        [0] {""}
        [one] {" "}and { $camels } camel
       *[other] {" "}and { $camels } camels
    }
 }
    .log = { $player } is compensated with { $coins ->
    [0] { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
    }
    [one] { $coins } coin{ $camels ->
        [0] {""}
        [one] {" "}and { $camels } camel
       *[other] {" "}and { $camels } camels
    }
   *[other] { $coins } coins{ $camels ->
        [0] {""}
        [one] {" "}and { $camels } camel
       *[other] {" "}and { $camels } camels
    }
 }.
move-no-action = No action: all dice are placed
    .log = { $player } has no dice left for an action.
move-end-turn = End your turn
    .log = { $player } ends the turn.
move-use = { $use }{ $dice ->
    [1] {""}
   *[other] {" "}({ $dice } dice)
 }{ $cost ->
    [0] {""}
    [one] , occupied: from { $cost } coin
   *[other] , occupied: from { $cost } coins
 }
    .log = { $player } chooses: { $use }.
move-put = Place { $die-a }{ $pays ->
    [0] {""}
    [one] {" "}for { $pays } coin
   *[other] {" "}for { $pays } coins
 }
    .log = { $player } places { $die-a }{ $pays ->
    [0] {""}
    [one] {" "}for { $pays } coin
   *[other] {" "}for { $pays } coins
 }.
move-take-column = Column { $column }: { $what }
    .log = { $player } takes { $what }.
move-take-contract = Under { $place }: { $contract }{ $extra ->
    [0] {""}
    [one] {" "}(with a coin or a camel)
   *[other] {" "}(with { $extra } coins or camels)
 }{ $lost ->
    [0] {""}
    [one] {""} – your old contract is put away
   *[other] {""} – your { $lost } old contracts are put away
 }
    .log = { $player } takes the contract under { $place }: { $contract }.
move-one-contract = No second contract
    .log = { $player } takes only one contract.
move-take-extra = { $count } { $count ->
    [one] { $extra-one }
   *[other] { $extra }
 }
    .log = { $player } also takes { $count } { $count ->
    [one] { $extra-one }
   *[other] { $extra }
 }.
move-go = { $figures ->
    [1] To { $place }
   *[other] { $figure } to { $place }
 }{ $coins ->
    [0] {""}
    [one] , { $coins } coin
   *[other] , { $coins } coins
 }{ $camels ->
    [0] {""}
    [one] , { $camels } camel
   *[other] , { $camels } camels
 }{ $loss }
    .log = { $player } travels from { $from } to { $place }{ $coins ->
    [0] {""}
    [one] , { $coins } coin
   *[other] , { $coins } coins
 }{ $camels ->
    [0] {""}
    [one] , { $camels } camel
   *[other] , { $camels } camels
 }.
move-stop = { $made ->
    [0] Leave the step unused
   *[other] End the journey here
 }
    .log = { $made ->
    [0] { $player } leaves the step unused.
   *[other] { $player } ends the journey.
 }
move-move-from = From { $place }
    .log = { $player } moves a post from { $place } to { $to }.
move-leave-posts = Move none
    .log = { $player } moves no post to { $to }.
move-trade = { $count ->
    [1] Once
   *[other] { $count } times
 }: { $give } → { $get }
    .log = { $player } exchanges { $give } for { $get }.
move-pay-good = Hand over { $good }
    .log = { $player } hands over { $good }.
move-pay-pair = Hand over { $pair }
    .log = { $player } hands over { $pair }.
move-complete = Bonus: complete this contract: { $contract }{ $loss }
    .log = { $player } completes a contract: { $contract }.
move-purse = Bonus: put { $die-a } on the purse and take 3 coins
    .log = { $player } puts { $die-a } on the purse and takes 3 coins.
move-reroll = Bonus: roll { $die-a } again for 1 camel
    .log = { $player } rolls { $die-a } again for 1 camel.
move-turn-up = Bonus: turn { $die-a } up for 2 camels
    .log = { $player } turns { $die-a } up for 2 camels.
move-turn-down = Bonus: turn { $die-a } down for 2 camels
    .log = { $player } turns { $die-a } down for 2 camels.
move-buy-black-die = Bonus: buy a black die for 3 camels
    .log = { $player } buys a black die for 3 camels.
move-take-good = { $good }
    .log = { $player } takes { $good }.
move-take-pair = { $pair }
    .log = { $player } takes { $pair }.
move-take-town-bonus = { $bonus }{ $loss }
    .log = { $player } takes this town bonus: { $bonus }.
move-visit = { $place }: { $bonus }{ $loss }
    .log = { $player } has the bonus of { $place }: { $bonus }.
move-take-bonus = { $bonus }: { $what }
    .log = { $player } takes the bonus of { $bonus } first: { $what }.
move-put-away = Put away this contract: { $contract }
    .log = { $player } puts away a contract: { $contract }.

## Losses that a label warns of

loss-die = {" – "}no black die is left
loss-contract = {" – "}no contract is left to draw

## Refusals

refusal-too-few-dice = That space takes { $dice } { $dice ->
    [one] die
   *[other] dice
 }, you have { $have_dice }.
refusal-own-colour-there = Your { $colour-adj } dice are already there; { $dice ->
    [one] a black or white die may still go
   *[other] { $dice } black or white dice may still go
 }.
refusal-space-too-dear = That space is occupied and costs { $cost } { $cost ->
    [one] coin
   *[other] coins
 }, as your lowest die shows; you have { $have }.
refusal-khan-full = All four places of the Khan’s favour are taken this round.
refusal-khan-too-low = The last die of the Khan’s favour shows { $khan }; yours must show { $khan } or more.
refusal-no-contracts = No contract lies in the display.
refusal-no-road-open = Every road from here asks for more camels than you have.
refusal-journey-too-dear = The cheapest step costs { $need } { $need ->
    [one] coin
   *[other] coins
 } in all, you have { $have }.
refusal-occupied-and-journey = The occupied space costs { $cost }; with the cheapest step that makes { $need } { $need ->
    [one] coin
   *[other] coins
 }, you have { $have }.
refusal-no-post = You have no trading post in { $city }.
refusal-post-is-fresh = You placed your post in { $city } this turn; its card is yours to use from your next turn on.
refusal-card-used = A die already lies on that card; it can be used again next round.
refusal-cannot-pay-card = One use costs { $price }, you have { $holds }.
refusal-no-own-town = You have no post in a small city, so there is no town bonus of yours.
refusal-no-contract-completed = You have not completed any contract yet.
refusal-cannot-pay-so-often = That costs { $give }, you have { $have }.
refusal-too-few-own-towns = Each use needs another small city with your post; you have { $towns }.
refusal-no-such-good = You have no { $good }.
refusal-no-such-pair = You do not have { $pair }.
refusal-pair-needed-later = Then there would be no two different goods left for the next step you bought.
refusal-too-few-coins-to-travel = That step costs { $coins } { $coins ->
    [one] coin
   *[other] coins
 }, you have { $have_coins }.
refusal-too-few-coins-for-road = With { $toll } for its road that step costs { $coins } { $coins ->
    [one] coin
   *[other] coins
 }, you have { $have_coins }.
refusal-too-few-camels-to-travel = That road asks for { $camels } { $camels ->
    [one] camel
   *[other] camels
 }, you have { $have_camels }.
refusal-one-step-at-least = You must travel one step at least.
refusal-post-must-move = You must place a post where the journey ends, so one of them has to move.
refusal-post-of-this-journey = That post was placed on this very journey; move an older one.
refusal-contract-out-of-reach = That contract lies under { $place }, your die shows { $value }.
refusal-just-taken = You have just taken that contract; put away one of the old ones.
refusal-contract-not-paid = That contract asks for { $cost }; you have { $camels } { $camels ->
    [one] camel
   *[other] camels
 }, { $pepper } pepper, { $silk } silk and { $gold } gold.
refusal-no-camel-to-reroll = Rolling again costs 1 camel, you have none.
refusal-too-few-camels-to-turn = Turning a die costs 2 camels, you have { $have }.
refusal-no-further = A { $value } cannot be turned any further; 1 and 6 are no neighbours.
refusal-too-few-camels-to-buy = A black die costs 3 camels, you have { $have }.
refusal-one-black-die-a-turn = You have already bought a black die this turn.
refusal-no-black-die-left = No black die is left this round.

## The board

board-round = Round { $round } of { $rounds }
board-starter = start player: { $name }
board-traveller = { $name } travelled last
board-legend = ▲A post and ●A figure of player A · dice: * black, + white · ○ oasis · 2c: 2 camels · 7¤: 7 coins
board-road-camels = { $n }c
board-road-coins = { $n }¤
board-cities = Cities
board-spaces = Spaces
board-purse = Purse (3 coins)
board-black-dice = Black dice left
board-contracts = Contracts
board-special = special pile: { $count }
board-dice = Dice
board-storage = Storage
board-done = { $posts } { $posts ->
    [one] post
   *[other] posts
 } left · { $contracts } { $contracts ->
    [one] contract
   *[other] contracts
 } done
board-contract = Contract
board-goals = Goals

## The first lesson
lesson-1 = Welcome, traveller! You are Raschid: you may set each of your dice to whatever you like as you place it. Your contract wants 2 camels, a pepper and a silk. Begin with pepper: choose its row in the bazaar.
lesson-2 = A pepper space takes one die. Place a 6: the higher the die, the better the column.
lesson-3 = You may take any column up to your die. Take column 6: four pepper.
lesson-4 = Before your turn ends you may take bonus actions. You need none now: end your turn.
lesson-5 = The bot went for camels. Now silk: it is dearer and takes two dice. Choose its row.
lesson-6 = Place a 6 …
lesson-7 = … and another 6. The lower of the dice counts, and had a die been lying there, you would pay coins for it.
lesson-8 = Take column 5 this time: three silk, with a coin and a camel besides.
lesson-9 = You have all your contract wants. Completing one is a bonus action, in any turn of yours: do it now for 5 points and a new contract.
lesson-10 = Your first points! One bonus action after the other would be allowed, but end your turn.
lesson-11 = You have two dice left: time to travel. Choose the travel space.
lesson-12 = The lower die is the number of steps, and steps cost coins, more and more. You have eight, which is enough for two: place a 2.
lesson-13 = And the other 2.
lesson-14 = Go by the oasis in the north …
lesson-15 = … to Moscow. Where a journey ends you set up a trading post. The first one in this city also brings 3 coins, and from your next turn on you may use its city card.
lesson-end = You know the heart of it: goods for contracts, coins for journeys. Your goal cards name towns that are worth points at the end, and whoever reaches Beijing early scores there too. Five rounds in all; play on against the bot!
board-map = Map
board-bazaar = Bazaar
board-own = Yours
board-market = Market
board-yours = Your dice and goods
board-no-dice = No dice left this round
board-dice-left = { $count } { $count ->
    [one] die
   *[other] dice
 }
board-die-own = { $value ->
    [0] Die of { $owner }, not yet set
   *[other] Die of { $owner } showing { $value }
 }
board-die-black = { $value ->
    [0] Black die
   *[other] Black die showing { $value }
 }
board-die-white = White die showing { $value }
board-die-neutral = Neutral die showing { $value }
board-about-die = Take it to a space for an action, or to the purse, which gives 3 coins; or change it with camels.
board-about-face = The value this die gets as you place it.
board-reroll = Roll a die again
board-about-reroll = Costs 1 camel, before or after your action, as often as you like.
board-up = Turn a die up by one
board-about-up = Costs 2 camels, before or after your action, as often as you like. A 6 goes no higher.
board-down = Turn a die down by one
board-about-down = Costs 2 camels, before or after your action, as often as you like. A 1 goes no lower.
board-about-black = Once a turn for 3 camels: it is rolled at once and is yours for this round. { $count } left.
board-about-purse = Any of your dice, at any time of your turn, brings 3 coins. Takes any number of dice and is no action.
board-about-coins = They pay for journeys and occupied spaces. At the end every 10 are a point.
board-about-camels = They pay for roads, for changing dice and for black dice, and contracts ask for them. No points at the end.
board-about-pepper = Contracts and city cards ask for it. At the end every 2 goods are a point if you have a post in Beijing.
board-about-silk = Contracts and city cards ask for it. At the end every 2 goods are a point if you have a post in Beijing.
board-about-gold = Contracts and city cards ask for it. At the end every 2 goods are a point if you have a post in Beijing.
board-about-occupied = Occupied: you pay as many coins as your lowest die shows.
board-about-five-coins = One die of any value: take 5 coins.
board-about-bazaar = { $dice ->
    [1] One die
   *[other] { $dice } dice
 }: take what stands in the column of your lowest die, or in a lower one.
board-column = { $row }, column { $column }
board-about-column = { $what }, with dice of at least { $column }.
board-about-khan = One die brings a good of your choice and 2 camels. Four places a round; each die must show at least as much as the one before{ $value ->
    [0] {""}
   *[other] : now { $value }
 }. Every colour once, no price.
board-about-travel = Two dice: move your figure as many steps as the lower one shows at most. Prices in coins for 1 to 6 steps: { $prices }; some roads ask for more. You place a trading post where you stop. Whoever travels last begins the next round.
board-about-contracts = One die: take one or two of the contracts under the numbers up to that of your die.
board-contract-under = Contract under { $place }
board-contract-space = room for a contract
board-about-contract = Hand over { $cost } for { $points } { $points ->
    [one] point
   *[other] points
 } and { $bonus }.
board-about-special = Contracts that are drawn come from here, and those put away go under it.
board-completed = Completed contracts: { $count }
board-about-completed = Points so far: { $points }. Whoever has completed the most gets 7 points at the end.
board-posts-left = Trading posts left: { $count }
board-about-posts = The eighth post on the map brings 5 points at once, the ninth 10 more, Wilhelm’s eleventh { $eleventh }.
board-posts-of = Trading posts: { $names }.
board-figure = Figure of { $owner }
board-goal-city = It stands on your goal cards.
board-about-goal = Its points count at the end if you have posts in both cities. Besides, 1, 2, 3 or 4 different goal cities bring so many points: { $points }.
board-about-venezia = Here the journey begins. No trading posts.
board-about-oasis = A stop on the way, without trading posts.
board-about-town = Small city. A trading post brings at once and at the start of every round: { $bonus }.
board-about-city = Large city. With a trading post here you may use its card from your next turn on. The very first post takes the outpost bonus, too.
board-about-beijing = A post goes on the free space with most points, counted at the end. Then every 2 of your goods are a point, too.
board-about-road = Whoever takes this road pays { $toll } besides the price of the journey.
board-tile = Town bonus of { $place }
board-about-tile = For a trading post here, at once and at the start of every round: { $bonus }.
board-outpost = Outpost bonus of { $place }
board-about-outpost = For the very first trading post in this city: { $bonus }.
board-about-card = One die, for whoever has a trading post in this city; once a round for all. The die tells how often at most.

## The chronicle

as-bonus = bonus ({ $thing })
as-card = city card ({ $thing })
as-contract = contract ({ $thing })
as-goal = goal card ({ $thing })
at-completed = completed contracts
at-display = display
at-special = special pile
now-character = character: { $value }
now-starter = start player
now-beijing = { $value ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 } place in Beijing
piece-figure = figure
piece-second = second figure
space-purse = purse
heading-begin-round = Round { $round }
step-deal-contract = contract drawn
step-dice-back = dice returned
step-final-scoring = final scoring
step-gain-bonuses = bonus
step-end-round = end of the round
unit-camel = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
 }
unit-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
unit-post = { $n ->
    [one] { $n } trading post
   *[other] { $n } trading posts
 }
hidden-goal = { $n ->
    [one] { $n } goal card
   *[other] { $n } goal cards
 }
hidden-contract = { $n ->
    [one] { $n } contract
   *[other] { $n } contracts
 }
