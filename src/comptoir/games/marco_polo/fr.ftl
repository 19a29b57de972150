game-title = Les Voyages de Marco Polo
game-about = Lance les dés, commerce au bazar, remplis des contrats et voyage de Venezia à Beijing ; cinq manches, huit personnages.
game-first-steps = Regarde tes contrats : le bazar donne les marchandises et les chameaux qu’ils demandent, et les dés élevés en donnent plus. Remplis des contrats pour des points. Voyage tôt : un comptoir donne un bonus à chaque manche, ou une carte de ville réservée à ceux qui y ont un comptoir. Les pièces paient les voyages et les cases occupées.

option-town-bonuses = Bonus de ville
option-town-bonuses-printed = là où le dit leur lettre
option-town-bonuses-shuffled = répartis au hasard (variante expert)
option-characters = Personnages
option-characters-first-game = ceux de la première partie
option-characters-drafted = choisis à partir de la dernière place (variante expert)
option-goal-cards = Cartes Objectif
option-goal-cards-dealt = deux par personne
option-goal-cards-chosen = deux choisies parmi quatre (variante expert)

## Choses

amount-coins = { $n } { $n ->
    [one] pièce
   *[other] pièces
 }
amount-camels = { $n } { $n ->
    [one] chameau
   *[other] chameaux
 }
amount-pepper = { $n } { $n ->
    [one] poivre
   *[other] poivres
 }
amount-silk = { $n } { $n ->
    [one] soie
   *[other] soies
 }
amount-gold = { $n } or
amount-points = { $n } { $n ->
    [one] point
   *[other] points
 }
amount-any-good = { $n } { $n ->
    [one] marchandise au choix
   *[other] marchandises au choix
 }
amount-pair = { $n ->
    [0] 0 marchandise
    [1] 2 marchandises différentes
   *[other] { $n } fois 2 marchandises différentes
 }
amount-step = { $n } { $n ->
    [one] étape
   *[other] étapes
 }
amount-contract = 1 contrat pioché
amount-black-die = 1 dé noir
amount-other-town = le bonus d’une autre ville
amount-own-town = { $n } { $n ->
    [one] bonus d’une de tes villes
   *[other] bonus de tes villes
 }
amount-nothing = rien
amount-sum = { $one } + { $other }

good-pepper = poivre
    .du = du poivre
    .de = de poivre
good-silk = soie
    .du = de la soie
    .de = de soie
good-gold = or
    .du = de l’or
    .de = d’or
pair-pepper-silk = poivre et soie
    .du = du poivre et de la soie
pair-pepper-gold = poivre et or
    .du = du poivre et de l’or
pair-silk-gold = soie et or
    .du = de la soie et de l’or

contract = { $cost } → { $points }, { $bonus }
goal = { $large } et { $small } ({ $points } { $points ->
    [one] point
   *[other] points
 })
card-exchange = { $give } → { $get }
card-both-ways = { $one } ou { $other }
card-per-post = { $get } par comptoir à toi, au plus la valeur du dé
card-per-contract = { $get } par contrat rempli, au plus la valeur du dé
card-by-die = { $get } selon le dé : { $table }
card-unit-coins = pièces
card-unit-pepper = poivre
card-unit-silk = soie
card-unit-gold = or
card-unit-own-town = bonus de tes villes
use-card = { $space } : { $card }

die-own = { $value ->
    [0] dé
   *[other] un { $value }
 }
    .un = { $value ->
    [0] un des dés
   *[other] un { $value }
 }
die-black = { $value ->
    [0] dé noir
   *[other] un { $value } noir
 }
    .un = { $value ->
    [0] un dé noir
   *[other] un { $value } noir
 }
die-white = le { $value } blanc
    .un = le { $value } blanc
roll = { $a } { $b } { $c } { $d } { $e }
colour-blue = Bleu
    .pl = bleus
colour-yellow = Jaune
    .pl = jaunes
colour-green = Vert
    .pl = verts
colour-red = Rouge
    .pl = rouges

place-venezia = Venezia
    .de = de Venezia
place-moscow = Moscow
    .de = de Moscow
place-karakorum = Karakorum
    .de = de Karakorum
place-samarcanda = Samarcanda
    .de = de Samarcanda
place-lan-zhou = Lan-Zhou
    .de = de Lan-Zhou
place-alexandria = Alexandria
    .de = d’Alexandria
place-karachi = Karachi
    .de = de Karachi
place-sumatra = Sumatra
    .de = de Sumatra
place-anxi = Anxi
    .de = d’Anxi
place-kashgar = Kashgar
    .de = de Kashgar
place-ormuz = Ormuz
    .de = d’Ormuz
place-xian = Xian
    .de = de Xian
place-adana = Adana
    .de = d’Adana
place-kochi = Kochi
    .de = de Kochi
place-beijing = Beijing
    .de = de Beijing
place-oasis-west-north = l’oasis avant Moscow
    .de = de l’oasis avant Moscow
place-oasis-west-centre = l’oasis avant Samarcanda
    .de = de l’oasis avant Samarcanda
place-oasis-west-south = l’oasis avant Ormuz
    .de = de l’oasis avant Ormuz
place-oasis-centre = l’oasis avant Kashgar
    .de = de l’oasis avant Kashgar
place-oasis-south-west = l’oasis avant Adana
    .de = de l’oasis avant Adana
place-oasis-north-east = l’oasis à l’est de Karakorum
    .de = de l’oasis à l’est de Karakorum
place-oasis-far-north-east = l’oasis au nord-ouest de Beijing
    .de = de l’oasis au nord-ouest de Beijing
place-oasis-east = l’oasis au nord de Lan-Zhou
    .de = de l’oasis au nord de Lan-Zhou
place-oasis-south-east = l’oasis au sud de Xian
    .de = de l’oasis au sud de Xian
place-oasis-sea-east = l’oasis au nord de Sumatra
    .de = de l’oasis au nord de Sumatra
figure-first = Niccolo
figure-second = Marco
bonus-of-character = le personnage
    .de = du personnage

space-five-coins = Prendre 5 pièces
space-camels = Bazar, chameaux
space-pepper = Bazar, poivre
space-silk = Bazar, soie
space-gold = Bazar, or
space-khan = La faveur du Khan
space-contracts = Prendre des contrats
space-travel = Voyager
space-moscow = Carte de Moscow
space-karakorum = Carte de Karakorum
space-samarcanda = Carte de Samarcanda
space-lan-zhou = Carte de Lan-Zhou
space-alexandria = Carte d’Alexandria
space-karachi = Carte de Karachi
space-sumatra-1 = Première carte de Sumatra
space-sumatra-2 = Deuxième carte de Sumatra
space-sumatra-3 = Troisième carte de Sumatra

character-raschid = Raschid ad-Din Sinan
character-matteo = Matteo Polo
character-berke = Berke Khan
character-mercator = Mercator ex Tabriz
character-kubilai = Kubilai Khan
character-johannes = Johannes Caprini
character-wilhelm = Wilhelm von Rubruk
character-niccolo = Niccolo & Marco Polo

power-raschid = ne lance pas ses dés : chacun prend la valeur voulue quand il est posé ; aucune compensation pour moins de 15 points
power-matteo = à chaque manche le dé blanc et un contrat pioché
power-berke = ne paie rien pour les cases occupées
power-mercator = reçoit sa part quand les autres vont au bazar{ $khan ->
    [0] {""}
    [one] , aussi { $khan } chameau quand un autre use de la faveur du Khan
   *[other] , aussi { $khan } chameaux quand un autre use de la faveur du Khan
 }{ $five ->
    [0] {""}
    [one] , et { $five } pièce quand l’autre en prend 5
   *[other] , et { $five } pièces quand l’autre en prend 5
 }
power-kubilai = commence à Beijing, avec un comptoir qui vaut 10 points
power-johannes = une étape d’une oasis à n’importe quelle autre ; { $coins } { $coins ->
    [one] pièce
   *[other] pièces
 } par manche
power-wilhelm = un comptoir dans chaque ville traversée, deux comptoirs de plus ; { $points } { $points ->
    [one] point
   *[other] points
 } pour le onzième
power-niccolo = deux figurines ; { $camels } { $camels ->
    [one] chameau
   *[other] chameaux
 } par manche

way-there = de gauche à droite
way-back = dans l’autre sens
extra-coins = pièces
    .one = pièce
extra-camels = chameaux
    .one = chameau

source-contracts = Contrats
source-posts = Huitième, neuvième et onzième comptoirs
source-city-cards = Cartes Ville
source-town-bonuses = Bonus de ville
source-goal-cards = Cartes Objectif
source-goal-cities = Villes objectif différentes
source-coins = Pièces
source-beijing = Beijing
source-goods = Marchandises
source-most-contracts = Le plus de contrats

## Questions

ask-choose-character = Quel personnage choisis-tu ?
    .watch = { $player } choisit un personnage.
ask-keep-goals = { $nth ->
    [1] Quelle carte Objectif gardes-tu ?
   *[other] Quelle autre carte Objectif gardes-tu ?
 }
    .watch = { $player } choisit ses cartes Objectif.
ask-compensate = Il manque { $missing } à ton lancer pour faire 15 : quelle compensation prends-tu ?
    .watch = { $player } prend de quoi compenser un lancer faible.
ask-act = { $dice ->
    [0] Tu n’as plus de dés.
    [1] Quelle action fais-tu avec ton dernier dé ?
   *[other] Quelle action fais-tu ? Tu as { $dice } dés.
 }
    .watch = { $player } choisit une action.
ask-after-action = Des actions bonus, ou la fin de ton tour ?
    .watch = { $player } choisit des actions bonus, ou finit son tour.
ask-put-dice = { $space } : quel dé poses-tu ?{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
 }
    .watch = { $player } pose des dés.
ask-choose-column = { $row } : quelle colonne prends-tu, jusqu’à { $value } ?
    .watch = { $player } prend des marchandises au bazar.
ask-take-contracts = { $nth ->
    [1] Quel contrat prends-tu, sous 1 à { $value } ?
   *[other] Quel deuxième contrat prends-tu ?
 }
    .watch = { $player } prend des contrats.
ask-coins-or-camels = Des pièces ou des chameaux avec le contrat ?
    .watch = { $player } prend des pièces ou des chameaux.
ask-walk = Où vas-tu ? Il reste { $left } { $left ->
    [one] étape
   *[other] étapes
 }.
    .watch = { $player } voyage.
ask-move-post = Il ne te reste aucun comptoir : lequel vient à { $to } ?
    .watch = { $player } déplace un comptoir.
ask-how-often = Combien de fois utilises-tu la carte, { $value } au plus ? ({ $card })
    .watch = { $player } utilise une carte de ville.
ask-pay-goods = Quelle marchandise donnes-tu ?{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
 }
    .watch = { $player } remet des marchandises.
ask-pay-pairs = Quelles deux marchandises donnes-tu ?{ $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}(encore { $left } paires)
 }
    .watch = { $player } remet des marchandises.
ask-choose-good = Quelle marchandise prends-tu ?{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
 }
    .watch = { $player } prend des marchandises.
ask-choose-pair = Quelles deux marchandises différentes prends-tu ?
    .watch = { $player } prend des marchandises.
ask-choose-town-bonus = Quel autre bonus de ville prends-tu ?
    .watch = { $player } choisit un bonus de ville.
ask-own-towns = Laquelle de tes villes donne son bonus ?{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
 }
    .watch = { $player } choisit un bonus de ville.
ask-next-bonus = Quel bonus prends-tu d’abord ?
    .watch = { $player } choisit le prochain bonus.
ask-make-room = Il n’y a de place que pour deux contrats : lequel défausses-tu ?
    .watch = { $player } écarte un contrat.

## Coups

move-outpost-laid = bonus de comptoir { $place-de } : { $outpost }
    .log = Bonus de comptoir { $place-de } : { $outpost }.
move-card-laid = { $space } : { $card }
    .log = { $space } : { $card }.
move-tile-laid = bonus de ville { $place-de } : { $tile }
    .log = Bonus de ville { $place-de } : { $tile }.
move-start-contract-dealt = { $who } commence avec ce contrat : { $contract }
    .log = { $who } commence avec ce contrat : { $contract }.
move-character-revealed = au choix : { $character }
    .log = Au choix : { $character }.
move-goal-dealt = { $who } reçoit cette carte Objectif : { $goal }
    .log = { $who } reçoit cette carte Objectif : { $goal }.
move-contract-drawn = { $by ->
    [seat] { $who } pioche ce contrat : { $contract }
   *[other] exposé : { $contract }
 }
    .log = { $by ->
    [seat] { $who } pioche ce contrat : { $contract }.
   *[other] Exposé : { $contract }.
 }
move-rolled = { $who } lance { $dice }
    .log = { $who } lance { $dice }.
move-die-rolled = { $who } lance { $die-un }
    .log = { $who } lance { $die-un }.
move-choose = { $character } : { $power }
    .log = { $player } choisit { $character }.
move-keep-goal = Garder { $goal }
    .log = { $player } garde { $goal }.
move-take-compensation = { $coins ->
    [0] { $camels ->
        [one] { $camels } chameau
       *[other] { $camels } chameaux
    }
    [one] { $coins } pièce{ $camels ->
        [0] {""}
        [one] {" "}et { $camels } chameau
       *[other] {" "}et { $camels } chameaux
    }
   *[other] { $coins } pièces{ $camels ->
        [0] {""}
        [one] {" "}et { $camels } chameau
       *[other] {" "}et { $camels } chameaux
    }
 }
    .log = { $player } reçoit { $coins ->
    [0] { $camels ->
        [one] { $camels } chameau
       *[other] { $camels } chameaux
    }
    [one] { $coins } pièce{ $camels ->
        [0] {""}
        [one] {" "}et { $camels } chameau
       *[other] {" "}et { $camels } chameaux
    }
   *[other] { $coins } pièces{ $camels ->
        [0] {""}
        [one] {" "}et { $camels } chameau
       *[other] {" "}et { $camels } chameaux
    }
 } en compensation.
move-no-action = Pas d’action : tous les dés sont posés
    .log = { $player } n’a plus de dé pour une action.
move-end-turn = Finir ton tour
    .log = { $player } finit son tour.
move-use = { $use }{ $dice ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $dice } dés)
 }{ $cost ->
    [0] {""}
    [one] , occupé : à partir de { $cost } pièce
   *[other] , occupé : à partir de { $cost } pièces
 }
    .log = { $player } choisit : { $use }.
move-put = Poser { $die-un }{ $pays ->
    [0] {""}
    [one] {" "}pour { $pays } pièce
   *[other] {" "}pour { $pays } pièces
 }
    .log = { $player } pose { $die-un }{ $pays ->
    [0] {""}
    [one] {" "}pour { $pays } pièce
   *[other] {" "}pour { $pays } pièces
 }.
move-take-column = Colonne { $column } : { $what }
    .log = { $player } prend { $what }.
move-take-contract = Sous { $place } : { $contract }{ $extra ->
    [0] {""}
    [one] {" "}(avec 1 pièce ou 1 chameau)
   *[other] {" "}(avec { $extra } pièces ou chameaux)
 }{ $lost ->
    [0] {""}
    [1] {""} – ton ancien contrat est défaussé
   *[other] {""} – tes { $lost } anciens contrats sont défaussés
 }
    .log = { $player } prend le contrat sous { $place } : { $contract }.
move-one-contract = Pas de deuxième contrat
    .log = { $player } ne prend qu’un contrat.
move-take-extra = { $count } { $count ->
    [one] { $extra-one }
   *[other] { $extra }
 }
    .log = { $player } prend en plus { $count } { $count ->
    [one] { $extra-one }
   *[other] { $extra }
 }.
move-go = { $figures ->
    [1] { $place }
   *[other] { $figure } : { $place }
 }{ $coins ->
    [0] {""}
    [one] , { $coins } pièce
   *[other] , { $coins } pièces
 }{ $camels ->
    [0] {""}
    [one] , { $camels } chameau
   *[other] , { $camels } chameaux
 }{ $loss }
    .log = { $player } voyage { $from-de } à { $place }{ $coins ->
    [0] {""}
    [one] , { $coins } pièce
   *[other] , { $coins } pièces
 }{ $camels ->
    [0] {""}
    [one] , { $camels } chameau
   *[other] , { $camels } chameaux
 }.
move-stop = { $made ->
    [0] Renoncer à l’étape
   *[other] Finir le voyage ici
 }
    .log = { $made ->
    [0] { $player } renonce à l’étape.
   *[other] { $player } finit son voyage.
 }
move-move-from = Celui { $place-de }
    .log = { $player } déplace un comptoir { $place-de } à { $to }.
move-leave-posts = N’en déplacer aucun
    .log = { $player } ne déplace aucun comptoir à { $to }.
move-trade = { $count } fois : { $give } → { $get }
    .log = { $player } échange : { $give } → { $get }.
move-pay-good = Donner { $good-du }
    .log = { $player } donne { $good-du }.
move-pay-pair = Donner { $pair-du }
    .log = { $player } donne { $pair-du }.
move-complete = Bonus : remplir ce contrat : { $contract }{ $loss }
    .log = { $player } remplit un contrat : { $contract }.
move-purse = Bonus : poser { $die-un } sur la bourse et prendre 3 pièces
    .log = { $player } pose { $die-un } sur la bourse et prend 3 pièces.
move-reroll = Bonus : relancer { $die-un } pour 1 chameau
    .log = { $player } relance { $die-un } pour 1 chameau.
move-turn-up = Bonus : tourner { $die-un } d’un cran vers le haut pour 2 chameaux
    .log = { $player } tourne { $die-un } d’un cran vers le haut pour 2 chameaux.
move-turn-down = Bonus : tourner { $die-un } d’un cran vers le bas pour 2 chameaux
    .log = { $player } tourne { $die-un } d’un cran vers le bas pour 2 chameaux.
move-buy-black-die = Bonus : acheter un dé noir pour 3 chameaux
    .log = { $player } achète un dé noir pour 3 chameaux.
move-take-good = { $good }
    .log = { $player } prend { $good-du }.
move-take-pair = { $pair }
    .log = { $player } prend { $pair-du }.
move-take-town-bonus = { $bonus }{ $loss }
    .log = { $player } prend ce bonus de ville : { $bonus }.
move-visit = { $place } : { $bonus }{ $loss }
    .log = { $player } reçoit le bonus { $place-de } : { $bonus }.
move-take-bonus = { $bonus } : { $what }
    .log = { $player } prend d’abord le bonus { $bonus-de } : { $what }.
move-put-away = Défausser ce contrat : { $contract }
    .log = { $player } défausse un contrat : { $contract }.

## Losses that a label warns of

loss-die = {" – "}il ne reste aucun dé noir
loss-contract = {" – "}il ne reste aucun contrat à piocher

## Pourquoi pas

refusal-too-few-dice = Cette case demande { $dice } { $dice ->
    [one] dé
   *[other] dés
 }, tu en as { $have_dice }.
refusal-own-colour-there = Tes dés { $colour-pl } y sont déjà ; { $dice ->
    [one] { $dice } dé noir ou blanc peut encore y aller
   *[other] { $dice } dés noirs ou blancs peuvent encore y aller
 }.
refusal-space-too-dear = Cette case est occupée et coûte { $cost } { $cost ->
    [one] pièce
   *[other] pièces
 }, la valeur de ton dé le plus faible ; tu en as { $have }.
refusal-khan-full = Les quatre places de la faveur du Khan sont prises pour cette manche.
refusal-khan-too-low = Le dernier dé de la faveur du Khan montre { $khan } ; le tien doit montrer au moins { $khan }.
refusal-no-contracts = Aucun contrat n’est exposé.
refusal-no-road-open = Toutes les routes d’ici demandent plus de chameaux que tu n’en as.
refusal-journey-too-dear = L’étape la moins chère coûte { $need } { $need ->
    [one] pièce
   *[other] pièces
 } en tout, tu en as { $have }.
refusal-occupied-and-journey = La case occupée coûte { $cost } ; avec l’étape la moins chère, cela fait { $need } { $need ->
    [one] pièce
   *[other] pièces
 }, tu en as { $have }.
refusal-no-post = Tu n’as pas de comptoir à { $city }.
refusal-post-is-fresh = Tu as posé ton comptoir à { $city } pendant ce tour ; sa carte te servira dès ton prochain tour.
refusal-card-used = Il y a déjà un dé sur cette carte ; elle sera libre à la prochaine manche.
refusal-cannot-pay-card = Une fois coûte { $price }, tu as { $holds }.
refusal-no-own-town = Tu n’as de comptoir dans aucune petite ville, donc aucun bonus de ville à toi.
refusal-no-contract-completed = Tu n’as encore rempli aucun contrat.
refusal-cannot-pay-so-often = Cela coûte { $give }, tu as { $have }.
refusal-too-few-own-towns = Il faut chaque fois une autre petite ville avec ton comptoir ; tu en as { $towns }.
refusal-no-such-good = Tu n’as pas { $good-de }.
refusal-no-such-pair = Tu n’as pas à la fois { $pair-du }.
refusal-pair-needed-later = Il ne resterait pas deux marchandises différentes pour la prochaine étape achetée.
refusal-too-few-coins-to-travel = Cette étape coûte { $coins } { $coins ->
    [one] pièce
   *[other] pièces
 }, tu en as { $have_coins }.
refusal-too-few-coins-for-road = Avec { $toll } pour sa route, cette étape coûte { $coins } { $coins ->
    [one] pièce
   *[other] pièces
 }, tu en as { $have_coins }.
refusal-too-few-camels-to-travel = Cette route demande { $camels } { $camels ->
    [one] chameau
   *[other] chameaux
 }, tu en as { $have_camels }.
refusal-one-step-at-least = Tu dois faire au moins une étape.
refusal-post-must-move = Tu dois poser un comptoir là où finit le voyage : l’un d’eux doit donc changer de ville.
refusal-post-of-this-journey = Ce comptoir vient d’être posé pendant ce voyage ; déplaces-en un plus ancien.
refusal-contract-out-of-reach = Ce contrat est sous { $place }, ton dé montre { $value }.
refusal-just-taken = Tu viens de prendre ce contrat ; défausse l’un des anciens.
refusal-contract-not-paid = Ce contrat demande { $cost } ; tu as { $camels } { $camels ->
    [one] chameau
   *[other] chameaux
 }, { $pepper } { $pepper ->
    [one] poivre
   *[other] poivres
 }, { $silk } { $silk ->
    [one] soie
   *[other] soies
 } et { $gold } or.
refusal-no-camel-to-reroll = Relancer coûte 1 chameau, tu n’en as pas.
refusal-too-few-camels-to-turn = Tourner un dé coûte 2 chameaux, tu en as { $have }.
refusal-no-further = Un { $value } ne se tourne pas plus loin ; 1 et 6 ne sont pas voisins.
refusal-too-few-camels-to-buy = Un dé noir coûte 3 chameaux, tu en as { $have }.
refusal-one-black-die-a-turn = Tu as déjà acheté un dé noir pendant ce tour.
refusal-no-black-die-left = Il ne reste aucun dé noir pour cette manche.

## Le plateau

board-round = Manche { $round } sur { $rounds }
board-starter = premier joueur : { $name }
board-traveller = { $name } a voyagé en dernier
board-legend = ▲A comptoir et ●A figurine du joueur A · dés : * noir, + blanc · ○ oasis · 2c : 2 chameaux · 7¤ : 7 pièces
board-road-camels = { $n }c
board-road-coins = { $n }¤
board-cities = Villes
board-spaces = Cases
board-purse = Bourse (3 pièces)
board-black-dice = Dés noirs
board-contracts = Contrats
board-special = pile spéciale : { $count }
board-dice = Dés
board-storage = Réserve
board-done = encore { $posts } { $posts ->
    [one] comptoir
   *[other] comptoirs
 } · { $contracts } { $contracts ->
    [one] contrat rempli
   *[other] contrats remplis
 }
board-contract = Contrat
board-goals = Objectifs

## The first lesson
lesson-1 = Bienvenue, voyageur ! Tu es Raschid : tu choisis la valeur de chacun de tes dés quand tu le poses. Ton contrat demande 2 chameaux, un poivre et une soie. Commence par le poivre : choisis sa rangée au bazar.
lesson-2 = Pour le poivre, un dé suffit. Pose un 6 : plus le dé est haut, meilleure est la colonne.
lesson-3 = Tu peux prendre n’importe quelle colonne jusqu’à ton dé. Prends la colonne 6 : quatre poivres.
lesson-4 = Avant la fin de ton tour, tu peux faire des actions bonus. Tu n’en as pas besoin : termine ton tour.
lesson-5 = Le bot a pris des chameaux. Maintenant la soie : elle est plus chère et demande deux dés. Choisis sa rangée.
lesson-6 = Pose un 6 …
lesson-7 = … et encore un 6. Le dé le plus bas compte, et s’il y avait déjà un dé, tu paierais des pièces.
lesson-8 = Prends cette fois la colonne 5 : trois soies, avec en plus une pièce et un chameau.
lesson-9 = Tu as tout ce que demande ton contrat. Le remplir est une action bonus, à n’importe lequel de tes tours : fais-le maintenant pour 5 points et un nouveau contrat.
lesson-10 = Tes premiers points ! D’autres actions bonus seraient permises, mais termine ton tour.
lesson-11 = Il te reste deux dés : il est temps de voyager. Choisis la case de voyage.
lesson-12 = Le dé le plus bas donne le nombre d’étapes, et les étapes coûtent de plus en plus de pièces. Tu en as huit, assez pour deux : pose un 2.
lesson-13 = Et l’autre 2.
lesson-14 = Passe par l’oasis du nord …
lesson-15 = … jusqu’à Moscow. Là où un voyage s’achève, tu poses un comptoir. Le premier de cette ville apporte aussi 3 pièces, et à partir de ton prochain tour tu pourras utiliser sa carte Ville.
lesson-end = Tu connais l’essentiel : des marchandises pour les contrats, des pièces pour les voyages. Tes cartes Objectif nomment des villes qui rapportent des points à la fin, et qui arrive tôt à Beijing y marque aussi. Il y a cinq manches ; continue contre le bot !
board-map = Carte
board-bazaar = Bazar
board-own = À toi
board-market = Marché
board-yours = Tes dés et tes marchandises
board-no-dice = Aucun dé restant pour cette manche
board-dice-left = { $count } { $count ->
    [one] dé
   *[other] dés
 }
board-die-own = { $value ->
    [0] Dé ({ $owner }), encore sans valeur
   *[other] Dé ({ $owner }), valeur { $value }
 }
board-die-black = { $value ->
    [0] Dé noir
   *[other] Dé noir, valeur { $value }
 }
board-die-white = Dé blanc, valeur { $value }
board-die-neutral = Dé neutre, valeur { $value }
board-about-die = Pose-le sur une case pour une action, ou sur la bourse, qui donne 3 pièces ; ou change-le avec des chameaux.
board-about-face = La valeur que ce dé prend quand tu le poses.
board-reroll = Relancer un dé
board-about-reroll = Coûte 1 chameau, avant ou après ton action, aussi souvent que tu veux.
board-up = Tourner un dé d’un cran vers le haut
board-about-up = Coûte 2 chameaux, avant ou après ton action, aussi souvent que tu veux. Un 6 ne monte plus.
board-down = Tourner un dé d’un cran vers le bas
board-about-down = Coûte 2 chameaux, avant ou après ton action, aussi souvent que tu veux. Un 1 ne descend plus.
board-about-black = Une fois par tour pour 3 chameaux : il est lancé aussitôt et il est à toi pour cette manche. Il en reste { $count }.
board-about-purse = N’importe lequel de tes dés, à tout moment de ton tour, rapporte 3 pièces. Il y a place pour tous, et ce n’est pas une action.
board-about-coins = Elles paient les voyages et les cases occupées. À la fin, chaque dizaine vaut un point.
board-about-camels = Ils paient les routes, les dés changés et les dés noirs, et les contrats en demandent. Aucun point à la fin.
board-about-pepper = Pour les contrats et les cartes Ville. À la fin, 2 marchandises valent un point si tu as un comptoir à Beijing.
board-about-silk = Pour les contrats et les cartes Ville. À la fin, 2 marchandises valent un point si tu as un comptoir à Beijing.
board-about-gold = Pour les contrats et les cartes Ville. À la fin, 2 marchandises valent un point si tu as un comptoir à Beijing.
board-about-occupied = Case occupée : tu paies autant de pièces que la valeur de ton dé le plus bas.
board-about-five-coins = Un dé de n’importe quelle valeur : prends 5 pièces.
board-about-bazaar = { $dice ->
    [0] Sans dé
    [1] Un dé
   *[other] { $dice } dés
 } : prends ce qu’indique la colonne de ton dé le plus bas, ou une colonne précédente.
board-column = { $row }, colonne { $column }
board-about-column = { $what }, avec des dés d’au moins { $column }.
board-about-khan = Un dé rapporte une marchandise au choix et 2 chameaux. Quatre places par manche ; chaque dé doit montrer au moins autant que le précédent{ $value ->
    [0] {""}
   *[other] , donc { $value } maintenant
 }. Chaque couleur une fois, rien à payer.
board-about-travel = Deux dés : déplace ta figurine d’autant d’étapes, au plus, que la valeur du plus bas. Prix en pièces pour 1 à 6 étapes : { $prices } ; certaines routes demandent un supplément. Tu poses un comptoir là où tu t’arrêtes. Qui voyage en dernier commence la manche suivante.
board-about-contracts = Un dé : prends un ou deux contrats sous les nombres jusqu’à la valeur de ton dé.
board-contract-under = Contrat sous le chiffre { $place }
board-contract-space = place pour un contrat
board-about-contract = Donne { $cost } pour { $points } { $points ->
    [one] point
   *[other] points
 } et { $bonus }.
board-about-special = C’est ici qu’on pioche ; les contrats écartés vont dessous.
board-completed = Contrats remplis : { $count }
board-about-completed = Points jusqu’ici : { $points }. Qui en a rempli le plus reçoit 7 points à la fin.
board-posts-left = Comptoirs restants : { $count }
board-about-posts = Le huitième comptoir posé rapporte aussitôt 5 points, le neuvième 10 de plus, le onzième de Wilhelm { $eleventh }.
board-posts-of = Comptoirs : { $names }.
board-figure = Figurine ({ $owner })
board-goal-city = Cette ville est sur tes cartes Objectif.
board-about-goal = Ses points comptent à la fin si tu as un comptoir dans les deux villes. De plus, 1, 2, 3 ou 4 villes objectif différentes rapportent autant de points : { $points }.
board-about-venezia = Le voyage commence ici. Pas de comptoir.
board-about-oasis = Une halte en chemin, sans comptoir.
board-about-town = Petite ville. Un comptoir rapporte aussitôt, puis au début de chaque manche : { $bonus }.
board-about-city = Grande ville. Avec un comptoir ici, tu peux utiliser sa carte dès ton tour suivant. Le tout premier comptoir reçoit aussi le bonus de comptoir.
board-about-beijing = Un comptoir va sur la place libre qui vaut le plus ; elle compte à la fin. Alors 2 marchandises valent aussi un point.
board-about-road = Qui prend cette route paie { $toll } en plus du prix du voyage.
board-tile = Bonus de ville : { $place }
board-about-tile = Pour un comptoir ici, aussitôt puis au début de chaque manche : { $bonus }.
board-outpost = Bonus de comptoir : { $place }
board-about-outpost = Pour le tout premier comptoir dans cette ville : { $bonus }.
board-about-card = Un dé, pour qui a un comptoir dans cette ville ; une seule fois par manche. La valeur du dé dit combien de fois au plus.

## La chronique

as-bonus = bonus ({ $thing })
as-card = carte Ville ({ $thing })
as-contract = contrat ({ $thing })
as-goal = carte Objectif ({ $thing })
at-completed = contrats remplis
at-display = étalage
at-special = pile spéciale
now-character = personnage : { $value }
now-starter = premier joueur
now-beijing = { $value ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
 } place à Beijing
piece-figure = figurine
piece-second = seconde figurine
space-purse = bourse
heading-begin-round = Manche { $round }
step-deal-contract = contrat pioché
step-dice-back = dés repris
step-final-scoring = décompte final
step-gain-bonuses = bonus
step-end-round = fin de la manche
unit-camel = { $n ->
    [one] { $n } chameau
   *[other] { $n } chameaux
 }
unit-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
 }
unit-post = { $n ->
    [one] { $n } comptoir
   *[other] { $n } comptoirs
 }
hidden-goal = { $n ->
    [one] { $n } carte Objectif
   *[other] { $n } cartes Objectif
 }
hidden-contract = { $n ->
    [one] { $n } contrat
   *[other] { $n } contrats
 }
