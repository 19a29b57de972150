game-title = The Castles of Burgundy: The Card Game
game-about = Play numbers from your hand to collect triples of castles, ships, pastures and more; five rounds, no dice.
game-first-steps = See which projects you have and which numbers they show. Play a card with a number that places one of them, or takes a card of that row. Three cards of one type are a triple and bring points. Workers change a number by one; without them take “Fill up your workers”.

## Things

type-castle = castle
type-mine = mine
type-cloister = cloister
type-knowledge = knowledge
type-ship = ship
type-pasture = pasture
type-building = building

card = { $kind } { $number }
card-of-number = { $number }
card-castle = castle
card-mine = mine
card-cloister = cloister
card-knowledge = knowledge
card-ship = ship
card-pasture = pasture
card-carpenter = carpenter’s workshop
card-church = church
card-market = market
card-watchtower = watchtower
card-bank = bank
card-boarding-house = boarding house
card-warehouse = warehouse
card-city-hall = city hall

good-light = light goods
    .a = light goods
good-medium = medium goods
    .a = medium goods
good-dark = dark goods
    .a = dark goods
animal-chicken = chicken
    .a = a chicken
animal-cow = cow
    .a = a cow
animal-sheep = sheep
    .a = a sheep
animal-pig = pig
    .a = a pig
pile-goods-left = left goods pile
pile-goods-right = right goods pile
pile-animals-left = left animal pile
pile-animals-right = right animal pile
bonus-points = { $n } { $n ->
    [one] point
   *[other] points
 }
bonus-goods = { $n } { $n ->
    [one] goods card
   *[other] goods cards
 }
bonus-animals = { $n } { $n ->
    [one] animal
   *[other] animals
 }
bonus-silver = { $n } silver
bonus-workers = { $n } { $n ->
    [one] worker
   *[other] workers
 }
bonus-sum = { $one } and { $other }
stack-new = a new stack

source-triples = Triples
source-first-triples = First triples
source-all-seven = All seven types
source-point-cards = Point cards
source-sold-goods = Sold goods
source-animal-sets = Animals
source-start-player = Start player card

## Questions

ask-play-card = Which card do you play?
    .watch = { $player } plays a card.
ask-act = { $number ->
    [any] Which action do you take, with any number?
   *[other] Which action do you take with the { $number }?
 }
    .watch = { $player } chooses an action.
ask-end-of-turn = Anything else this turn?
    .watch = { $player } may do something else this turn.
ask-convert-more = Turn three more into a point?
    .watch = { $player } turns workers and silver into points.
ask-make-room = Which project do you discard to make room for { $card }?
    .watch = { $player } discards a project.
ask-choose-stack = Where do you lay { $card }?
    .watch = { $player } lays a card in the estate.
ask-choose-bonus = Which bonus do you take for your triple?
    .watch = { $player } takes a bonus for a triple.
ask-from-pile = Which top card do you take?
    .watch = { $player } takes the top card of a pile.
ask-choose-card = Which card do you take from the display?
    .watch = { $player } takes a card from the display.
ask-sell-any = Which goods do you sell in the warehouse?
    .watch = { $player } sells goods in the warehouse.
ask-place-another = Which further project do you place?
    .watch = { $player } places a further project.
ask-use-one = Which bought card do you use?
    .watch = { $player } chooses one of the bought cards.

## Moves

move-card-drawn = { $card }
    .log = Drawn: { $card }.
move-good-drawn = { $good }
    .log = Next: { $good }.
move-animal-drawn = { $animal }
    .log = Next: { $animal }.
move-play = Play a { $number }
    .log = { $player } plays a { $number }.
move-end-turn = End your turn
    .log = { $player } ends the turn.
move-take = Take { $card } from row { $row }{ $need ->
    [0] {""}
    [one] , with { $need } worker
   *[other] , with { $need } workers
 }{ $loss }
    .log = { $player } takes { $card } from row { $row }.
move-place = Place { $card }{ $need ->
    [0] {""}
    [one] , with { $need } worker
   *[other] , with { $need } workers
 }{ $loss }
    .log = { $player } places { $card }.
move-sell = Sell { $good } ({ $count }){ $need ->
    [0] {""}
    [one] , with { $need } worker
   *[other] , with { $need } workers
 }
    .log = { $player } sells { $good } ({ $count }){ $players ->
    [1] {""}
   *[other] {" "}and takes the start player card
 }.
move-restock = Fill up your workers to two
    .log = { $player } fills up workers to two.
move-take-silver = Take one silver
    .log = { $player } takes one silver.
move-convert = One point for { $workers ->
    [0] { $silver } silver
    [one] { $workers } worker{ $silver ->
        [0] {""}
       *[other] {" "}and { $silver } silver
    }
   *[other] { $workers } workers{ $silver ->
        [0] {""}
       *[other] {" "}and { $silver } silver
    }
 }
    .log = { $player } turns { $workers ->
    [0] { $silver } silver
    [one] { $workers } worker{ $silver ->
        [0] {""}
       *[other] {" "}and { $silver } silver
    }
   *[other] { $workers } workers{ $silver ->
        [0] {""}
       *[other] {" "}and { $silver } silver
    }
 } into a point.
move-enough = No more points
    .log = { $player } stops converting.
move-discard = Discard { $card }
    .log = { $player } discards { $card }.
move-keep-all = Keep all: there is room now
    .log = { $player } keeps all projects.
move-lay = { $stack ->
    [new] Start a stack of type { $type }
   *[other] On your stack of type { $type } ({ $count } of 3)
 }
    .log = { $stack ->
    [new] { $player } starts a stack of type { $type }.
   *[other] { $player } lays it on the stack of type { $type }.
 }
move-take-bonus = { $what }
    .log = { $player } takes { $what } as a bonus.
move-take-top = Take { $card-a } from the { $pile }
    .log = { $player } takes { $card-a }.
move-decline = Go without
    .log = { $player } goes without.
move-fetch-card = Take { $card } from row { $row }{ $loss }
    .log = { $player } takes { $card } from row { $row }.
move-buy-cards = Buy three cards for 3 silver
    .log = { $player } pays 3 silver for three cards.
move-keep = Make { $card } a project{ $loss }
    .log = { $player } makes { $card } a project.
move-use = Use { $card } for an action
    .log = { $player } uses { $card } for an action.

## Losses that a label warns of

loss-project = {" – "}one of your three projects has to go
loss-effect = {" – "}without effect just now

## Refusals

refusal-too-few-workers = That number is { $need } { $need ->
    [one] worker
   *[other] workers
 } away; you have { $have }.
refusal-no-such-goods = You have none of these goods.
refusal-workers-already = You already have { $have } { $have ->
    [one] worker
   *[other] workers
 }; this fills up to two.
refusal-too-little-to-convert = That takes { $workers } { $workers ->
    [one] worker
   *[other] workers
 } and { $silver } silver; you have { $have } and { $silver_owned }.
refusal-no-goods-left = No goods cards are left.
refusal-no-animals-left = No animal cards are left.
refusal-once-a-turn = You have already bought cards this turn.
refusal-too-little-silver = Three cards cost 3 silver; you have { $have }.
refusal-no-cards-left = There is no card left to buy.

## The board

board-round = Round { $round }, turn { $turn } of 6
board-display = Display
board-row = Row
board-deck = { $deck } in the deck, { $discard } discarded
board-piles = Piles
board-goods = Goods
board-animals = Animals
board-more = + { $count }
board-empty = empty
board-bonuses = Bonuses left
board-round-card = Round card { $round }
board-sold-with = Sold with
board-first-triples = First triples (1 point)
board-all-seven = All seven types
board-none = none
board-hand = Hand
board-storage = Storage
board-stored = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
 } · { $silver } silver
board-projects = Projects
board-estate = Estate
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
board-start-player = start player card
board-question-mark = start player card (?)
board-egon = Egon
board-egon-next = next stack: { $count } { $count ->
    [one] card
   *[other] cards
 }
board-bought = Bought

## The first lesson
lesson-1 = Welcome to Burgundy! Each turn you play one of the numbers in your hand, and it pays for one action. A ship lies in row 4 of the display. Play your 4.
lesson-2 = A 4 lets you take a card from row 4. Take the ship: it becomes a project, something you mean to build.
lesson-3 = The bot took a watchtower. Your ship shows a 6, and you have no 6. Workers bend numbers: each changes one by one. You have none yet, so spend your 3 on some.
lesson-4 = Fill up your workers to two. Any number pays for that, as it does for a silver.
lesson-5 = Now the ship: play your 5.
lesson-6 = Place the ship from your projects. One worker turns the 5 into its 6. In your estate it starts a stack; three cards of one type are a triple, and triples are worth points.
lesson-7 = Every card does something when it is placed. A ship brings a goods card: take the dark one from the right pile, it goes with the one you have.
lesson-8 = Two pastures lie in row 2. Play your 2.
lesson-9 = Take the pasture that shows a 4. A card’s row says what it costs to take; the number on it says what it costs to place later.
lesson-10 = You have two dark goods. They sell with a 5 or a 6, all of a colour at once. Play your 5.
lesson-11 = Sell the dark goods: a point and a silver for each, and the start player card is yours, which is a point at the end.
lesson-12 = You now have three silver. Once a turn they buy three cards from the deck. Buy them!
lesson-13 = You may make one of them a project, or spend its number on a second action. Your pasture needs a 4: use the 4 of the knowledge card.
lesson-14 = Place the pasture. The number fits, so you keep your worker.
lesson-15 = A pasture brings an animal: take one. Different animals make a set at the end, so two kinds are better than two pigs; just now there are only pigs to be had.
lesson-end = That is the whole game: take, place, sell, and bend numbers with workers. Finish triples, be first with them, and gather all seven types. Four more rounds follow; play on against the bot!
board-edge = Round card, bonuses and piles
board-edge-short = Bonuses
board-row-of = Row { $row }
board-row-about = A card from this row is taken with this number. Every worker you give back changes your number by one, also between 6 and 1.
board-back = Card, face down
board-number = A card with the number { $number }
board-number-about = Only the number counts: it pays for one action.
board-worth = A triple of type { $type } is worth { $points } { $points ->
    [one] point
   *[other] points
 }.
board-about-castle = When placed: one more action of any sort, with any number and without workers.
board-about-mine = When placed: 2 silver.
board-about-cloister = Brings nothing at once, but may stand in for any other type in a triple.
board-about-knowledge = When placed: 2 workers.
board-about-ship = When placed: a goods card from the top of either pile.
board-about-pasture = When placed: an animal card from the top of either pile.
board-about-carpenter = When placed: take a building or knowledge from any row of the display.
board-about-church = When placed: take a castle, mine or cloister from any row of the display.
board-about-market = When placed: take a pasture or ship from any row of the display.
board-about-watchtower = When placed: 1 point.
board-about-bank = When placed: 3 silver.
board-about-boarding-house = When placed: a goods or animal card from the top of any pile.
board-about-warehouse = When placed: you may sell all your goods of one colour, whatever its numbers.
board-about-city-hall = When placed: you may place one more project, whatever its number.
board-round-about = Five rounds, A to E, of six turns each. Whoever completes a triple takes one of the bonuses shown here; they shrink from round to round.
board-bonus-about = A bonus for every triple completed in this round.
board-first = First triple: { $type }
board-first-about = One point for whoever completes a triple of this type first.
board-first-gone = Taken by { $name }.
board-seven-about = For whoever has cards of all seven types in the estate; the highest comes first.
board-seven-left = Points still to be had: { $points }.
board-pile-about = { $count ->
    [one] One more card below.
   *[other] { $count } more cards below.
 }
board-deck-name = Deck
board-deck-about = { $count ->
    [one] One card.
   *[other] { $count } cards.
 } Once a turn, 3 silver buy three of them: make one a project, or take another action with its number.
board-discard-name = Discards
board-discard-about = { $count ->
    [one] One card; it becomes part of the deck when that runs out.
   *[other] { $count } cards; they become the deck when that runs out.
 }
board-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
 }
board-workers-about = Each one you give back changes a number by one. As an action, with any number, fill up to two.
board-silver = { $count } silver
board-silver-about = Three buy three cards, once a turn. As an action, with any number, take one.
board-points-about = As an action, with any number, turn three workers and silver, in any mix, into a point, as often as you like.
board-good-about = With { $low } or { $high } you sell all of them: a point and a silver each, and with several players the start player card.
board-animal-about = Sets of 2, 3 or 4 different animals bring 1, 2 or 4 points at the end; so far: { $points }.
board-triple-of = Triple: { $type }
board-stack-of = Stack: { $type }, { $count } of 3
board-triple-about = Complete and closed: { $points } { $points ->
    [one] point
   *[other] points
 }.
board-new-stack = Start a stack: { $type }
board-slot = No { $type } yet
board-rest = { $count ->
    [one] 1 card to draw
   *[other] { $count } cards to draw
 }
board-rest-about = From here the hand is filled up to two cards each turn.
board-start-about = Worth a point at the end. Whoever sells goods takes it, question mark up, and begins the next round; otherwise it passes to the left.
board-space = Space for a project
board-space-about = Cards taken from the display wait here until you place them; three at most.
board-egon-about = If he has more points than you after a round, you lose at once. Your animals count.
board-egon-type = { $type }: { $count }

## The chronicle

at-display = display
at-egon = Egon
at-egon-stacks = Egon’s stacks
at-estate = estate
at-hand = hand
at-offer = cards bought
at-projects = projects
at-stack = stack
at-triples = triples
as-first-triple = first triple bonus ({ $thing })
now-lost = the game is lost
now-start-card = start player card
heading-begin-round = { $round ->
    [0] Round A
    [1] Round B
    [2] Round C
    [3] Round D
   *[other] Round E
 }
heading-begin-turn = Turn { $turn }
as-glimpsed = card with a { $number }
step-lay-out-egon = Egon’s cards
step-end-round = end of the round
step-start-good = starting goods
step-start-animal = starting animal
step-begin-turn = cards drawn
step-deal-to = cards dealt
step-final-scoring = final scoring
step-turn-up = next card
unit-egon-point = { $n ->
    [one] { $n } point for Egon
   *[other] { $n } points for Egon
 }
unit-silver = { $n ->
    [one] { $n } silver
   *[other] { $n } silver
 }
unit-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
hidden-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
