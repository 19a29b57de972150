game-title = Les Châteaux de Bourgogne : le jeu de cartes
game-about = Joue des chiffres de ta main pour réunir des trios de châteaux, de navires, de pâturages et d’autres cartes ; cinq manches, aucun dé.
game-first-steps = Regarde quels projets tu as et quel chiffre ils portent. Joue une carte dont le chiffre permet de placer l’un d’eux, ou de prendre une carte de cette rangée. Trois cartes d’un même type forment un trio et rapportent des points. Un ouvrier change un chiffre d’une unité ; si tu n’en as pas, complète-les.

## Choses

type-castle = château
type-mine = mine
type-cloister = monastère
type-knowledge = savoir
type-ship = navire
type-pasture = pâturage
type-building = bâtiment

card = { $kind } { $number }
    .le = { $kind-le } { $number }
    .du = { $kind-du } { $number }
card-of-number = { $number }
    .le = la carte { $number }
    .du = de la carte { $number }
card-castle = château
    .le = le château
    .du = du château
card-mine = mine
    .le = la mine
    .du = de la mine
card-cloister = monastère
    .le = le monastère
    .du = du monastère
card-knowledge = savoir
    .le = le savoir
    .du = du savoir
card-ship = navire
    .le = le navire
    .du = du navire
card-pasture = pâturage
    .le = le pâturage
    .du = du pâturage
card-carpenter = menuiserie
    .le = la menuiserie
    .du = de la menuiserie
card-church = église
    .le = l’église
    .du = de l’église
card-market = marché
    .le = le marché
    .du = du marché
card-watchtower = tour de guet
    .le = la tour de guet
    .du = de la tour de guet
card-bank = banque
    .le = la banque
    .du = de la banque
card-boarding-house = pension
    .le = la pension
    .du = de la pension
card-warehouse = entrepôt
    .le = l’entrepôt
    .du = de l’entrepôt
card-city-hall = hôtel de ville
    .le = l’hôtel de ville
    .du = de l’hôtel de ville

good-light = marchandise claire
    .un = une marchandise claire
    .pl = marchandises claires
good-medium = marchandise moyenne
    .un = une marchandise moyenne
    .pl = marchandises moyennes
good-dark = marchandise foncée
    .un = une marchandise foncée
    .pl = marchandises foncées
animal-chicken = poule
    .un = une poule
animal-cow = vache
    .un = une vache
animal-sheep = mouton
    .un = un mouton
animal-pig = cochon
    .un = un cochon
pile-goods-left = pile de marchandises de gauche
pile-goods-right = pile de marchandises de droite
pile-animals-left = pile d’animaux de gauche
pile-animals-right = pile d’animaux de droite
bonus-points = { $n } { $n ->
    [one] point
   *[other] points
 }
bonus-goods = { $n } { $n ->
    [one] marchandise
   *[other] marchandises
 }
bonus-animals = { $n } { $n ->
    [one] animal
   *[other] animaux
 }
bonus-silver = { $n } { $n ->
    [one] pièce d’argent
   *[other] pièces d’argent
 }
bonus-workers = { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
 }
bonus-sum = { $one } et { $other }
stack-new = une nouvelle pile

source-triples = Trios
source-first-triples = Premiers trios
source-all-seven = Les sept types
source-point-cards = Cartes de points
source-sold-goods = Marchandises vendues
source-animal-sets = Animaux
source-start-player = Carte premier joueur

## Questions

ask-play-card = Quelle carte joues-tu ?
    .watch = { $player } joue une carte.
ask-act = { $number ->
    [any] Quelle action fais-tu, avec n’importe quel chiffre ?
   *[other] Quelle action fais-tu avec le { $number } ?
 }
    .watch = { $player } choisit une action.
ask-end-of-turn = Autre chose ce tour-ci ?
    .watch = { $player } peut encore agir ce tour.
ask-convert-more = Changer trois de plus en un point ?
    .watch = { $player } change ouvriers et argent en points.
ask-make-room = Quel projet défausses-tu pour pouvoir garder { $card-le } ?
    .watch = { $player } défausse un projet.
ask-choose-stack = Où poses-tu { $card-le } ?
    .watch = { $player } pose une carte dans sa principauté.
ask-choose-bonus = Quel bonus prends-tu pour ton trio ?
    .watch = { $player } prend un bonus pour un trio.
ask-from-pile = Quelle carte du dessus prends-tu ?
    .watch = { $player } prend la première carte d’une pile.
ask-choose-card = Quelle carte prends-tu dans l’étalage ?
    .watch = { $player } prend une carte de l’étalage.
ask-sell-any = Quelles marchandises vends-tu à l’entrepôt ?
    .watch = { $player } vend des marchandises à l’entrepôt.
ask-place-another = Quel autre projet places-tu ?
    .watch = { $player } place un autre projet.
ask-use-one = Quelle carte achetée utilises-tu ?
    .watch = { $player } choisit une des cartes achetées.

## Coups

move-card-drawn = { $card }
    .log = Carte piochée : { $card }.
move-good-drawn = { $good }
    .log = Ensuite : { $good }.
move-animal-drawn = { $animal }
    .log = Ensuite : { $animal }.
move-play = Jouer un { $number }
    .log = { $player } joue un { $number }.
move-end-turn = Terminer ton tour
    .log = { $player } termine son tour.
move-take = Prendre { $card-le } dans la rangée { $row }{ $need ->
    [0] {""}
    [one] , avec { $need } ouvrier
   *[other] , avec { $need } ouvriers
 }{ $loss }
    .log = { $player } prend { $card-le } dans la rangée { $row }.
move-place = Placer { $card-le }{ $need ->
    [0] {""}
    [one] , avec { $need } ouvrier
   *[other] , avec { $need } ouvriers
 }{ $loss }
    .log = { $player } place { $card-le }.
move-sell = Vendre tes { $good-pl } ({ $count }){ $need ->
    [0] {""}
    [one] , avec { $need } ouvrier
   *[other] , avec { $need } ouvriers
 }
    .log = { $player } vend ses { $good-pl } ({ $count }){ $players ->
    [1] {""}
   *[other] {" "}et prend la carte premier joueur
 }.
move-restock = Compléter tes ouvriers jusqu’à deux
    .log = { $player } complète ses ouvriers jusqu’à deux.
move-take-silver = Prendre une pièce d’argent
    .log = { $player } prend une pièce d’argent.
move-convert = Un point pour { $workers ->
    [0] { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    }
    [one] { $workers } ouvrier{ $silver ->
        [0] {""}
        [one] {" "}et { $silver } pièce d’argent
       *[other] {" "}et { $silver } pièces d’argent
    }
   *[other] { $workers } ouvriers{ $silver ->
        [0] {""}
        [one] {" "}et { $silver } pièce d’argent
       *[other] {" "}et { $silver } pièces d’argent
    }
 }
    .log = { $player } change { $workers ->
    [0] { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    }
    [one] { $workers } ouvrier{ $silver ->
        [0] {""}
        [one] {" "}et { $silver } pièce d’argent
       *[other] {" "}et { $silver } pièces d’argent
    }
   *[other] { $workers } ouvriers{ $silver ->
        [0] {""}
        [one] {" "}et { $silver } pièce d’argent
       *[other] {" "}et { $silver } pièces d’argent
    }
 } en un point.
move-enough = Ne rien changer de plus
    .log = { $player } cesse de changer.
move-discard = Défausser { $card-le }
    .log = { $player } défausse { $card-le }.
move-keep-all = Tout garder : il y a de la place
    .log = { $player } garde tous ses projets.
move-lay = { $stack ->
    [new] Commencer une pile de type { $type }
   *[other] Sur ta pile de type { $type } ({ $count } sur 3)
 }
    .log = { $stack ->
    [new] { $player } commence une pile de type { $type }.
   *[other] { $player } pose la carte sur la pile de type { $type }.
 }
move-take-bonus = { $what }
    .log = { $player } prend { $what } en bonus.
move-take-top = Prendre { $card-un } ({ $pile })
    .log = { $player } prend { $card-un }.
move-decline = Renoncer
    .log = { $player } renonce.
move-fetch-card = Prendre { $card-le } dans la rangée { $row }{ $loss }
    .log = { $player } prend { $card-le } dans la rangée { $row }.
move-buy-cards = Acheter trois cartes pour 3 pièces d’argent
    .log = { $player } paie 3 pièces d’argent pour trois cartes.
move-keep = Faire { $card-du } un projet{ $loss }
    .log = { $player } fait { $card-du } un projet.
move-use = Utiliser { $card-le } pour une action
    .log = { $player } utilise { $card-le } pour une action.

## Losses that a label warns of

loss-project = {" – "}un de tes trois projets doit partir
loss-effect = {" – "}sans effet pour l’instant

## Refus

refusal-too-few-workers = Pour ce chiffre, il faut { $need } { $need ->
    [one] ouvrier
   *[other] ouvriers
 } ; tu en as { $have }.
refusal-no-such-goods = Tu n’as aucune de ces marchandises.
refusal-workers-already = Tu as déjà { $have } { $have ->
    [one] ouvrier
   *[other] ouvriers
 } ; on complète jusqu’à deux.
refusal-too-little-to-convert = Il faut { $workers } { $workers ->
    [one] ouvrier
   *[other] ouvriers
 } et { $silver } { $silver ->
    [one] pièce d’argent
   *[other] pièces d’argent
 } ; tu as { $have } et { $silver_owned }.
refusal-no-goods-left = Il n’y a plus de cartes marchandise.
refusal-no-animals-left = Il n’y a plus de cartes animal.
refusal-once-a-turn = Tu as déjà acheté des cartes ce tour-ci.
refusal-too-little-silver = Trois cartes coûtent 3 pièces d’argent ; tu en as { $have }.
refusal-no-cards-left = Il n’y a plus de carte à acheter.

## Le plateau

board-round = Manche { $round }, tour { $turn } sur 6
board-display = Étalage
board-row = Rangée
board-deck = { $deck } dans la pioche, { $discard } { $discard ->
    [one] défaussée
   *[other] défaussées
 }
board-piles = Piles
board-goods = Marchandises
board-animals = Animaux
board-more = + { $count }
board-empty = vide
board-bonuses = Bonus disponibles
board-round-card = Carte de manche { $round }
board-sold-with = Se vendent avec
board-first-triples = Premiers trios (1 point)
board-all-seven = Les sept types
board-none = aucun
board-hand = Main
board-storage = Réserve
board-stored = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
 } · { $silver } { $silver ->
    [one] pièce d’argent
   *[other] pièces d’argent
 }
board-projects = Projets
board-estate = Principauté
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
board-start-player = carte premier joueur
board-question-mark = carte premier joueur (?)
board-egon = Egon
board-egon-next = pile suivante : { $count } { $count ->
    [one] carte
   *[other] cartes
 }
board-bought = Achetées

## The first lesson
lesson-1 = Bienvenue en Bourgogne ! À chaque tour, tu joues un des chiffres de ta main, et il paie une action. Un navire se trouve dans la rangée 4 de l’étalage. Joue ton 4.
lesson-2 = Avec un 4, tu prends une carte de la rangée 4. Prends le navire : il devient un projet, quelque chose que tu veux construire.
lesson-3 = Le bot a pris une tour de guet. Ton navire montre un 6, et tu n’as pas de 6. Les ouvriers modifient les chiffres, chacun d’une unité. Tu n’en as pas encore, alors dépense ton 3 pour en avoir.
lesson-4 = Complète tes ouvriers jusqu’à deux. N’importe quel chiffre suffit pour cela, comme pour une pièce d’argent.
lesson-5 = Au navire maintenant : joue ton 5.
lesson-6 = Place le navire depuis tes projets. Un ouvrier change le 5 en son 6. Dans ta principauté, il commence une pile ; trois cartes d’un même type forment un trio, et les trios rapportent des points.
lesson-7 = Chaque carte a un effet quand on la place. Un navire apporte une marchandise : prends la foncée de la pile de droite, elle va avec la tienne.
lesson-8 = Deux pâturages se trouvent dans la rangée 2. Joue ton 2.
lesson-9 = Prends le pâturage qui montre un 4. La rangée d’une carte dit ce qu’il en coûte de la prendre ; le chiffre qu’elle porte, ce qu’il en coûte de la placer ensuite.
lesson-10 = Tu as deux marchandises foncées. Elles se vendent avec un 5 ou un 6, toutes celles d’une couleur à la fois. Joue ton 5.
lesson-11 = Vends les marchandises foncées : un point et une pièce d’argent pour chacune, et la carte premier joueur est à toi, un point à la fin.
lesson-12 = Tu as maintenant trois pièces d’argent. Une fois par tour, elles achètent trois cartes de la pioche. Achète-les !
lesson-13 = Tu peux faire de l’une d’elles un projet, ou dépenser son chiffre pour une seconde action. Ton pâturage demande un 4 : utilise le 4 de la carte savoir.
lesson-14 = Place le pâturage. Le chiffre convient, tu gardes donc ton ouvrier.
lesson-15 = Un pâturage apporte un animal : prends-en un. À la fin, des animaux différents forment un groupe ; deux espèces valent donc mieux que deux cochons, mais il n’y a que des cochons pour l’instant.
lesson-end = Voilà tout le jeu : prendre, placer, vendre et modifier les chiffres avec des ouvriers. Termine des trios, de préférence avant les autres, et réunis les sept types. Quatre manches suivent encore ; continue contre le bot !
board-edge = Carte de manche, bonus et piles
board-edge-short = Bonus
board-row-of = Rangée { $row }
board-row-about = Une carte de cette rangée se prend avec ce chiffre. Chaque ouvrier rendu change ton chiffre d’une unité, aussi entre 6 et 1.
board-back = Carte face cachée
board-number = Une carte avec le chiffre { $number }
board-number-about = Seul le chiffre compte : il paie une action.
board-worth = Un trio de type { $type } vaut { $points } { $points ->
    [one] point
   *[other] points
 }.
board-about-castle = Quand tu le places : une action de plus, quelle qu’elle soit, avec n’importe quel chiffre et sans ouvrier.
board-about-mine = Quand tu la places : 2 pièces d’argent.
board-about-cloister = N’apporte rien tout de suite, mais peut remplacer n’importe quel autre type dans un trio.
board-about-knowledge = Quand tu le places : 2 ouvriers.
board-about-ship = Quand tu le places : la carte marchandise du dessus d’une des deux piles.
board-about-pasture = Quand tu le places : la carte animal du dessus d’une des deux piles.
board-about-carpenter = Quand tu la places : prends un bâtiment ou un savoir dans n’importe quelle rangée de l’étalage.
board-about-church = Quand tu la places : prends un château, une mine ou un monastère dans n’importe quelle rangée de l’étalage.
board-about-market = Quand tu le places : prends un pâturage ou un navire dans n’importe quelle rangée de l’étalage.
board-about-watchtower = Quand tu la places : 1 point.
board-about-bank = Quand tu la places : 3 pièces d’argent.
board-about-boarding-house = Quand tu la places : la carte marchandise ou animal du dessus d’une des quatre piles.
board-about-warehouse = Quand tu le places : tu peux vendre toutes tes marchandises d’une couleur, quel que soit le chiffre.
board-about-city-hall = Quand tu le places : tu peux placer un projet de plus, quel que soit son chiffre.
board-round-about = Cinq manches, de A à E, de six tours chacune. Qui achève un trio prend un des bonus montrés ici ; ils diminuent de manche en manche.
board-bonus-about = Un bonus pour chaque trio achevé pendant cette manche.
board-first = Premier trio : { $type }
board-first-about = Un point pour le premier trio achevé de ce type.
board-first-gone = Déjà pris par { $name }.
board-seven-about = Pour qui a des cartes des sept types dans sa principauté ; la plus forte part en premier.
board-seven-left = Points encore disponibles : { $points }.
board-pile-about = { $count ->
    [one] Encore { $count } carte en dessous.
   *[other] Encore { $count } cartes en dessous.
 }
board-deck-name = Pioche
board-deck-about = { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
 } Une fois par tour, 3 pièces d’argent en achètent trois : fais de l’une un projet, ou utilise son chiffre pour une autre action.
board-discard-name = Défausse
board-discard-about = { $count ->
    [one] { $count } carte, remélangée quand la pioche est vide.
   *[other] { $count } cartes, remélangées quand la pioche est vide.
 }
board-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
 }
board-workers-about = Chaque ouvrier rendu change un chiffre d’une unité. Comme action, avec n’importe quel chiffre, complète jusqu’à deux.
board-silver = { $count ->
    [one] { $count } pièce d’argent
   *[other] { $count } pièces d’argent
 }
board-silver-about = Trois pièces achètent trois cartes, une fois par tour. Comme action, avec n’importe quel chiffre, prends-en une.
board-points-about = Comme action, avec n’importe quel chiffre, change trois ouvriers et pièces d’argent, mélangés à ton gré, en un point, autant de fois que tu veux.
board-good-about = Avec { $low } ou { $high } tu les vends toutes : un point et une pièce d’argent chacune, et à plusieurs la carte premier joueur.
board-animal-about = Les groupes de 2, 3 ou 4 animaux différents rapportent 1, 2 ou 4 points à la fin ; jusqu’ici : { $points }.
board-triple-of = Trio : { $type }
board-stack-of = Pile : { $type }, { $count } sur 3
board-triple-about = Complet et fermé : { $points } { $points ->
    [one] point
   *[other] points
 }.
board-new-stack = Commencer une pile : { $type }
board-slot = { $type } : rien encore
board-rest = { $count ->
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
 }
board-rest-about = D’ici, la main est complétée à deux cartes à chaque tour.
board-start-about = Vaut un point à la fin. Qui vend des marchandises la prend, point d’interrogation visible, et commence la manche suivante ; sinon elle passe à gauche.
board-space = Place pour un projet
board-space-about = Les cartes prises attendent ici que tu les places ; trois au plus.
board-egon-about = S’il a plus de points que toi après une manche, tu perds aussitôt. Tes animaux comptent.
board-egon-type = { $type } : { $count }

## La chronique

at-display = étalage
at-egon = Egon
at-egon-stacks = piles d’Egon
at-estate = principauté
at-hand = main
at-offer = cartes achetées
at-projects = projets
at-stack = pile
at-triples = trios
as-first-triple = bonus du premier trio ({ $thing })
now-lost = la partie est perdue
now-start-card = carte premier joueur
heading-begin-round = { $round ->
    [0] Manche A
    [1] Manche B
    [2] Manche C
    [3] Manche D
   *[other] Manche E
 }
heading-begin-turn = Tour { $turn }
as-glimpsed = carte { $number }
step-lay-out-egon = cartes d’Egon
step-end-round = fin de la manche
step-start-good = marchandise de départ
step-start-animal = animal de départ
step-begin-turn = cartes piochées
step-deal-to = cartes distribuées
step-final-scoring = décompte final
step-turn-up = carte suivante
unit-egon-point = { $n ->
    [one] { $n } point pour Egon
   *[other] { $n } points pour Egon
 }
unit-silver = { $n ->
    [one] { $n } pièce d’argent
   *[other] { $n } pièces d’argent
 }
unit-worker = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
 }
hidden-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
