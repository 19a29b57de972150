game-title = La Loire
game-about = Un marchand et un messager vont et viennent le long de la Loire : commercer, bâtir, recruter et porter le courrier.
game-first-steps = À chaque tour, ton marchand et ton messager chevauchent ; un pion avance d’un lieu, et d’un de plus par cheval. Achète des ressources là où elles sont bon marché et vends-les à Nantes ou à Orléans. Le messager livre des messages contre des points. Dès que tu as de l’argent, recrute et construis.

## Options

option-edition = Règles
option-edition-german = édition allemande
option-edition-french = édition française
option-beginner = Partie pour débutants
option-beginner-no = non, le jeu complet
option-beginner-yes = oui, sans personnages, palais ni cirque

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
direction-clockwise = dans le sens horaire
direction-counterclockwise = dans le sens antihoraire

## Things

shield-red = rouge
    .f = rouge
shield-yellow = jaune
    .f = jaune
shield-blue = bleu
    .f = bleue
shield-green = vert
    .f = verte
shield-white = blanc
    .f = blanche
shield-purple = violet
    .f = violette
shield-black = noir
    .f = noire
good-wood = bois
    .du = du bois
good-grain = grain
    .du = du grain
good-cheese = fromage
    .du = du fromage
good-wine = vin
    .du = du vin
good-beer = bière
    .du = de la bière
figure-merchant = marchand
figure-messenger = messager
building-farm = ferme
    .le = la ferme
    .un = une ferme
building-monastery = monastère
    .le = le monastère
    .un = un monastère
building-castle = château
    .le = le château
    .un = un château
palace-bank = Banque
    .le = la Banque
palace-ducal-palace = Palais ducal
    .le = le Palais ducal
palace-palatium-balivi = Palatium Balivi
    .le = le Palatium Balivi
palace-post-office = Bureau de poste
    .le = le Bureau de poste
symbol-general = Général
symbol-lover = Amoureuse
symbol-philosopher = Philosophe
symbol-provost = Prévôt
symbol-judge = Juge

message-number = message { $name }
message-to-village = message pour { $place } ({ $symbol }, { $points } { $points ->
    [one] point
   *[other] points
 })
message-to-city = message d’abbaye pour { $place } ({ $symbol }, { $points } { $points ->
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

person-wood-trader = Marchand de bois
    .le = le Marchand de bois
person-grain-trader = Marchand de grain
    .le = le Marchand de grain
person-cheese-trader = Marchand de fromage
    .le = le Marchand de fromage
person-wine-trader = Marchand de vin
    .le = le Marchand de vin
person-grain-farmer = Céréalier
    .le = le Céréalier
person-dairyman = Crémier
    .le = le Crémier
person-woodcutter = Bûcheron
    .le = le Bûcheron
person-banker = Banquier
    .le = le Banquier
person-lady-in-waiting = Dame d’honneur
    .le = la Dame d’honneur
person-witch = Sorcière
    .le = la Sorcière
person-magister-artium = Magister artium
    .le = le Magister artium
person-economus = Économiste
    .le = l’Économiste
person-patronus = Patronus
    .le = le Patronus
person-mensor = Mensor
    .le = le Mensor
person-squire = Écuyer
    .le = l’Écuyer
person-scout = Éclaireur
    .le = l’Éclaireur
person-blacksmith = Forgeron
    .le = le Forgeron
person-jester = Bouffon
    .le = le Bouffon
person-town-guard = Garde
    .le = le Garde
person-mayor = Maire
    .le = le Maire
person-vassal = Vassal
    .le = le Vassal
person-spy = Espion
    .le = l’Espion
person-apprentice = Apprenti
    .le = l’Apprenti
person-assistant = Aide
    .le = l’Aide
person-general = Général
    .le = le Général
person-lover = Amoureuse
    .le = l’Amoureuse
person-philosopher = Philosophe
    .le = le Philosophe
person-provost = Prévôt
    .le = le Prévôt
person-judge = Juge
    .le = le Juge

effect-wood-trader = le bois se vend 1 de plus
effect-grain-trader = le grain se vend 1 de plus
effect-cheese-trader = le fromage se vend 1 de plus
effect-wine-trader = le vin se vend 1 de plus
effect-grain-farmer = porter autant de grain que tu veux
effect-dairyman = porter autant de fromage que tu veux
effect-woodcutter = deux bois pour le prix d’un
effect-banker = quitter une ville avec 15 deniers au plus
effect-lady-in-waiting = recruter un second personnage, avec un supplément
effect-witch = tous les autres personnages coûtent 1 de moins
effect-magister-artium = chaque bâtiment de base ou palais coûte 1 de moins
effect-economus = bâtir deux fois, le second bâtiment pour 1 de plus
effect-patronus = payer 2 deniers à la place d’un bois
effect-mensor = bâtir tes fermes sur la rive de ton choix
effect-squire = prendre deux chevaux libres avant de partir
effect-scout = chevaucher avec trois chevaux au plus
effect-blacksmith = une fois par tour, un cheval libre de n’importe où pour 1 denier
effect-jester = peut s’arrêter au cirque en passant
effect-town-guard = peut s’arrêter à Nantes ou à Orléans en passant
effect-mayor = porter quatre messages
effect-vassal = acheter un message de plus à chaque fois
effect-spy = tirer trois messages, en garder un
effect-apprentice = livrer les messages de niveau 2, un pion message
effect-assistant = livrer les messages de niveau 3, un pion message de plus
effect-general = à la fin 2 points par message livré du Général
effect-lover = à la fin 2 points par message livré de l’Amoureuse
effect-philosopher = à la fin 2 points par message livré du Philosophe
effect-provost = à la fin 2 points par message livré du Prévôt
effect-judge = à la fin 2 points par message livré du Juge
effect-bank = 3 deniers à chaque arrêt d’un de tes pions dans cette ville
effect-ducal-palace = choisir tes messages dans toute la pile
effect-palatium-balivi = recruter ici un personnage rouge en plus de l’action
effect-post-office = un message de plus ici, 1 denier moins cher

## Scoring

source-boat = Bateau sur la Loire
source-messages = Messages livrés
source-carried = Messages en route
source-persons = Personnages
source-blue-persons = Personnages bleus
source-palaces = Palais

## Questions

ask-choose-figure = Lequel de tes pions joue en premier ?
    .watch = { $player } choisit le pion qui part d’abord.
ask-saddle = Ton { $figure } est à { $place }, { $horses ->
    [0] sans cheval
    [1] avec un cheval
   *[other] avec { $horses } chevaux
 }. Partir, laisser ou prendre des chevaux ?
    .watch = { $player } chevauche, laisse ou prend des chevaux.
ask-set-out = Dans quel sens ton { $figure } quitte-t-il { $place } ?
    .watch = { $player } choisit une direction.
ask-stop-here = Ton { $figure } s’arrête-t-il à { $place }, avec encore { $steps } { $steps ->
    [one] lieu
   *[other] lieux
 } à faire ?
    .watch = { $player } décide de s’arrêter ou non.
ask-merchant-act = Que fait ton marchand à { $place } ?
    .watch = { $player } choisit ce que fait le marchand.
ask-messenger-act = Que fait ton messager à { $place } ?
    .watch = { $player } choisit ce que fait le messager.
ask-sell-more = Que vends-tu encore ?
    .watch = { $player } vend des ressources.
ask-move-circus = Le cirque s’en va. Dans quel village au blason { $shield } ?
    .watch = { $player } déplace le cirque.
ask-build-second = Que bâtit encore ton Économiste, pour 1 denier de plus ?
    .watch = { $player } peut construire encore.
ask-choose-site = Où bâtis-tu { $building-le } ?
    .watch = { $player } choisit un emplacement.
ask-recruit-more = Qui recrutes-tu encore ?
    .watch = { $player } peut recruter encore quelqu’un.
ask-at-palatium = Qui recrutes-tu au Palatium ?
    .watch = { $player } recrute quelqu’un au Palatium.
ask-buy-another = Achètes-tu encore un message ?
    .watch = { $player } peut acheter encore un message.
ask-how-to-draw = Comment choisis-tu ton message de niveau { $level } ?
    .watch = { $player } choisit comment prendre un message.
ask-keep-one = Quel message gardes-tu ?
    .watch = { $player } garde un message.
ask-search-stack = Quel message prends-tu dans la pile ?
    .watch = { $player } cherche dans une pile de messages.

## Moves

move-tile-laid = la tuile { $shield-f }
    .log = La tuile { $shield-f } est posée au marché.
move-shield-laid = { $village } : { $shield }
    .log = { $village } reçoit le blason { $shield }.
move-starts = { $who } commence
    .log = { $who } commence.
move-message-drawn = { $message }
    .log = Ensuite : { $message }.

move-begin = Le { $figure } d’abord{ $surplus ->
    [0] {""}
    [one] {""} – { $surplus } denier est rendu
   *[other] {""} – { $surplus } deniers sont rendus
 }
    .log = { $player } commence par le { $figure }.
move-ride = Aller { $direction } à { $to } ({ $steps } { $steps ->
    [one] lieu
   *[other] lieux
 })
    .log = { $player } quitte { $place } { $direction } vers { $to } avec le { $figure }.
move-leave = Laisser { $horses } { $horses ->
    [one] cheval
   *[other] chevaux
 } et avancer { $steps ->
    [0] de 0 lieu
    [1] d’un lieu
   *[other] de { $steps } lieux
 }
    .log = { $player } laisse { $horses } { $horses ->
    [one] cheval
   *[other] chevaux
 } à { $place }.
move-take = Prendre un cheval libre, pour avancer { $steps ->
    [0] de 0 lieu
    [1] d’un lieu
   *[other] de { $steps } lieux
 }
    .log = { $player } prend un cheval libre à { $place }.
move-hire = Le Forgeron va chercher un cheval à { $from } pour { $price } { $price ->
    [one] denier
   *[other] deniers
 }, pour avancer { $steps ->
    [0] de 0 lieu
    [1] d’un lieu
   *[other] de { $steps } lieux
 }
    .log = { $player } envoie le Forgeron chercher un cheval à { $from }.
move-stop = S’arrêter à { $place }
    .log = { $player } arrête le { $figure } à { $place }.
move-ride-on = Continuer (encore { $steps } { $steps ->
    [one] lieu
   *[other] lieux
 })
    .log = { $player } continue sa route.
move-pass = Pas d’action{ $loss }
    .log = { $player } renonce à l’action.
for-price = { $price ->
    [0] pour rien
    [one] pour { $price } denier
   *[other] pour { $price } deniers
 }
move-buy = Acheter { $good-du } { for-price }
    .log = { $player } achète { $good-du } à { $village } { for-price }.
move-buy-two = Acheter deux bois { for-price }
    .log = { $player } achète deux bois à { $village } { for-price }.
move-sell = Vendre une carte de { $good } pour { $price } { $price ->
    [one] denier
   *[other] deniers
 } (tu en as { $count })
    .log = { $player } vend une carte de { $good } pour { $price } { $price ->
    [one] denier
   *[other] deniers
 }.
move-enough = Rien de plus{ $loss }
    .log = { $player } s’en tient là.
move-ship = Expédier { $freight } { $freight ->
    [one] denier
   *[other] deniers
 } : le bateau avance { $fields ->
    [0] de 0 case
    [1] d’une case
   *[other] de { $fields } cases
 }{ $loss }
    .log = { $player } expédie { $freight } { $freight ->
    [one] denier
   *[other] deniers
 } et avance son bateau { $fields ->
    [0] de 0 case
    [1] d’une case
   *[other] de { $fields } cases
 }.
move-pitch = Le cirque va à { $place }
    .log = { $player } envoie le cirque à { $place }.
move-build = Bâtir { $building-un } pour { $price } { $price ->
    [one] denier
   *[other] deniers
 }{ $wood ->
    [0] {""}
   *[other] {" "}et { $wood } bois
 }{ $loss }
    .log = { $player } paie { $price } { $price ->
    [one] denier
   *[other] deniers
 }{ $wood ->
    [0] {""}
   *[other] {" "}et { $wood } bois
 } pour bâtir { $building-un }.
move-site = À { $place }
    .log = { $player } bâtit { $building-le } à { $place }.
move-build-palace = Bâtir { $palace-le } à { $city } pour { $price } { $price ->
    [one] denier
   *[other] deniers
 } ({ $points } { $points ->
    [one] point
   *[other] points
 }) : { $effect }{ $loss }
    .log = { $player } bâtit { $palace-le } à { $city }.
move-recruit = Recruter { $person-le } { for-price } ({ $points } { $points ->
    [one] point
   *[other] points
 }) : { $effect }{ $loss }
    .log = { $player } recrute { $person-le } { for-price }.
move-buy-message = Acheter un message de niveau { $level } { for-price } ({ $left } dans la pile){ $loss }
    .log = { $player } achète un message de niveau { $level } { for-price }.
move-from-top = Prendre la carte du dessus
    .log = { $player } prend la carte du dessus.
move-with-spy = Laisser l’Espion en tirer trois et en garder un
    .log = { $player } envoie l’Espion.
move-keep = Garder le { $message }
    .log = { $player } garde le { $message }.
move-search = Chercher dans toute la pile, grâce au Palais ducal
    .log = { $player } cherche dans la pile.
move-find = Prendre le { $message }
    .log = { $player } prend le { $message }.
move-deliver = Livrer le { $message }{ $pay ->
    [0] {""}
    [one] {" "}et recevoir { $pay } denier
   *[other] {" "}et recevoir { $pay } deniers
 }
    .log = { $player } livre à { $here } le { $message }{ $pay ->
    [0] {""}
    [one] {" "}et reçoit { $pay } denier
   *[other] {" "}et reçoit { $pay } deniers
 }.
move-mark = Marquer { $here } comme étape du { $message }
    .log = { $player } marque { $here } comme étape du { $message }.
move-move-stone = Déplacer ici le pion message posé à { $village }, pour le { $message }
    .log = { $player } déplace le pion message posé à { $village } vers { $here }, pour le { $message }.

## Losses that a label warns of

loss-turn = {" – "}tu perds alors ton prochain tour : moins de { $least } { $least ->
    [one] denier
   *[other] deniers
 }
loss-move = {" – "}ton marchand reste alors sur place : moins de { $least } { $least ->
    [one] denier
   *[other] deniers
 }
loss-surplus = {" – "}{ $surplus ->
    [one] { $surplus } denier sera rendu
   *[other] { $surplus } deniers seront rendus
 } au départ de ton marchand

## Refusals

refusal-too-dear = Cela coûte { $price } { $price ->
    [one] denier
   *[other] deniers
 }, tu en as { $have }.
refusal-not-your-monastery = Seul le propriétaire d’un monastère y achète de la bière, et celui-ci n’est pas à toi.
refusal-no-goods-left = Il ne reste pas assez de { $good } dans la réserve.
refusal-good-carried-already = Tu portes déjà { $good-du } ; une seule carte tient.
refusal-none-to-sell = Tu n’as pas de { $good } à vendre.
refusal-too-little-wood = Il faut { $wood } bois, tu en as { $have_wood }.
refusal-no-farm-piece = Toutes tes fermes sont déjà sur le plateau.
refusal-no-village-for-a-farm = Aucun village libre ne garderait tes bâtiments répartis entre les deux rives.
refusal-no-monastery-piece = Tous tes monastères sont déjà sur le plateau.
refusal-no-farm-to-replace = Tu n’as sur le plateau aucune ferme à transformer en monastère.
refusal-no-farm-for-castle = Tu n’as pas de ferme sur le plateau à côté de laquelle mettre une tour.
refusal-no-tower = Les quatre tours sont déjà sur le plateau.
refusal-farm-is-new = Seule une ferme bâtie lors d’un tour précédent peut être transformée.
refusal-banks-unequal = Tu as déjà plus de bâtiments sur cette rive ; la ferme doit aller sur l’autre.
refusal-palace-owned = Tu possèdes déjà ce palais.
refusal-no-palace-left = Les deux exemplaires de ce palais sont pris.
refusal-person-already-yours = Tu as déjà { $person-le }.
refusal-no-person-left = Il n’en reste plus : { $person }.
refusal-apprentice-first = L’Aide ne se recrute qu’une fois l’Apprenti recruté.
refusal-one-figure-recruits = Ton autre pion a déjà recruté au cirque pendant ce tour.
refusal-enough-persons = Tu ne peux pas recruter davantage de personnages pendant ce tour.
refusal-palatium-used = Tu as déjà utilisé ce Palatium pendant ce tour.
refusal-stack-empty = Il ne reste aucun message de niveau { $level }.
refusal-abbey-only-at-monastery = Les messages d’abbaye ne s’achètent que dans tes propres monastères.
refusal-no-second-abbey = Le Vassal ajoute un message de niveau 1 à 3, pas un autre message d’abbaye.
refusal-only-abbey-here = Dans un monastère on n’achète que des messages d’abbaye.
refusal-carries-enough = Ton messager porte déjà { $carried } { $carried ->
    [one] message
   *[other] messages
 }, il ne peut pas en prendre plus.
refusal-carries-abbey-already = Ton messager porte déjà un message d’abbaye.
refusal-not-the-village = Ce message ne va pas à { $here }, mais dans un autre village.
refusal-not-the-city = Ce message ne va pas à { $here }, mais ailleurs.
refusal-needs-apprentice = Les messages de niveau 2 demandent l’Apprenti.
refusal-needs-both-helpers = Les messages de niveau 3 demandent l’Apprenti et l’Aide.
refusal-not-the-shield = { $here } n’a aucun blason de ce message.
refusal-stations-missing = D’autres blasons de ce message doivent d’abord être marqués.
refusal-last-station = C’est le dernier blason : livre plutôt le message.
refusal-marked-already = Ce blason du message est déjà marqué.
refusal-no-stone = Tu n’as plus de pion message libre (sur le plateau : { $stones }).
refusal-level-below-first = Livre d’abord un autre message du niveau inférieur : aucun niveau ne doit dépasser celui d’en dessous.
refusal-never-both = Tu as pris un cheval ; tu ne peux donc pas en laisser.
refusal-relay-full = Ce pion a déjà { $horses } { $horses ->
    [one] cheval
   *[other] chevaux
 }, il ne peut pas en prendre plus.
refusal-no-free-horse = Il n’y a pas de cheval libre à { $place }.
refusal-taken-already = Tu ne peux plus prendre de cheval avant ce trajet.
refusal-five-to-leave = Dans l’édition française, un marchand quitte une ville avec { $least } { $least ->
    [one] denier
   *[other] deniers
 } au moins ; tu en as { $have }, et le cheval en coûte { $price }.
refusal-smith-used = Le Forgeron est déjà allé chercher un cheval pendant ce tour.

## The board

board-turn = Tour { $turn }
board-edition = { $edition ->
    [french] édition française
   *[german] édition allemande
 }
board-last-round = dernier tour
board-over = la partie est finie
board-north = Rive nord
board-south = Rive sud
board-market = Marché
board-supply = Réserve
board-goods = Ressources
board-stacks = Messages
board-level = niveau { $level } : { $count }
board-towers = { $count } { $count ->
    [one] tour
   *[other] tours
 }
board-people = Personnages
board-road = Route
board-mine = À moi
board-palaces = Palais
board-good = { $good } { $value } ({ $count })
board-owned = { $denier } { $denier ->
    [one] denier
   *[other] deniers
 } · bateau { $boat }/{ $target } · livraisons { $delivered }/{ $messages }
board-points = { $points } { $points ->
    [one] point
   *[other] points
 }
board-cargo = Ressources
board-carried = Messages
board-free-stones = pions message libres : { $free } sur { $stones }
board-built = Bâti
board-farms-left = encore { $farms } { $farms ->
    [one] ferme
   *[other] fermes
 }, { $monasteries } { $monasteries ->
    [one] monastère
   *[other] monastères
 }
board-none = rien
board-spied = Tirés
board-legend = M marchand · C messager (courrier), avec joueur et chevaux · ♞ cheval libre · F ferme · A monastère · T château · ★ cirque
board-merchant = M
board-messenger = C
board-farm = F
board-monastery = A
board-castle = T

## The first lesson
lesson-1 = Bienvenue sur la Loire ! Tu as un marchand à Nantes et un messager à Orléans, et tu joues les deux à chaque tour. Ton messager porte un message pour Talcy : fais partir le messager en premier.
lesson-2 = Un pion avance d’exactement autant de lieux qu’il a de chevaux, plus un. Deux chevaux, trois lieux : pars dans le sens inverse des aiguilles d’une montre, droit vers Talcy.
lesson-3 = Livre le message : il paie le prix du marché du blason du village, et vaut 2 points.
lesson-4 = Au marchand maintenant. Pars dans le sens des aiguilles d’une montre, trois lieux jusqu’à Langeais, où l’on fait du bois.
lesson-5 = Le vert est tout à gauche au marché : les ressources de ce blason ne coûtent qu’un denier. Achète le bois ; le vert passe alors tout à droite et devient cher.
lesson-6 = Le bot a joué. Cette fois, le marchand part en premier.
lesson-7 = D’un village, on continue dans le même sens. Va jusqu’à Blois.
lesson-8 = Encore du bois, aussi bon marché : achète-le. Tu peux porter autant de bois que tu veux, mais une seule carte de chaque autre ressource.
lesson-9 = Le messager est en route pour Nantes, où l’on vend des messages. Continue jusqu’à Tours.
lesson-10 = Encore le marchand.
lesson-11 = Jusqu’à Meung, un lieu avant Orléans.
lesson-12 = Le vin se vend 6 deniers dans les villes, mais le violet est cher maintenant, parce que tu viens d’acheter à Blois. Garde ton argent pour bâtir : pas d’action.
lesson-13 = Le messager continue jusqu’à Ancenis, à côté de Nantes.
lesson-14 = Le marchand d’abord.
lesson-15 = Orléans est à un lieu, mais avec deux chevaux tu le dépasserais. Laisse les deux chevaux : tu avances alors d’un lieu.
lesson-16 = Dans une ville, le marchand vend, expédie de l’argent ou bâtit. Bâtis une ferme : elle coûte 4 deniers et un bois.
lesson-17 = Place-la à Meung, le village du vin. Le vin y coûte désormais un denier de moins, et chaque fois que quelqu’un en achète, ton bateau descend la Loire vers plus de points.
lesson-18 = Au messager, à un lieu de Nantes : laisse ici aussi les deux chevaux.
lesson-19 = Achète un message de niveau 1 pour 1 denier. Les niveaux supérieurs rapportent plus de points mais demandent un Apprenti ou un Aide, que l’on recrute là où se trouve le cirque.
lesson-end = Tu as chevauché, acheté, bâti et livré. La partie s’achève quand un bateau arrive ou qu’assez de messages sont livrés. Des chevaux attendent au bord du chemin pour qui veut aller plus loin. Continue contre le bot !
## The drawn board

board-solo-turn = Tour { $turn } sur { $turns }
board-map = La route le long de la Loire, de Nantes à Orléans et retour
board-village = Ressource : { $good } ; une carte coûte ici { $price } { $price ->
    [one] denier
   *[other] deniers
 } en ce moment. Le prix du marché de son blason ({ $shield }) est { $market } ; c’est aussi ce que paie un message pour ce village.
board-city = Ici ton marchand vend des ressources, expédie de l’argent ou bâtit, ton messager achète des messages. On en repart dans les deux sens.
board-palace-of = { $palace } ({ $city })
board-palace-about = Effet : { $effect }. Coûte { $price } { $price ->
    [one] denier
   *[other] deniers
 }, compte { $points } { $points ->
    [one] point
   *[other] points
 } ; reste : { $left }. Le marchand bâtit ici, dans la ville ; l’effet commence à ton prochain tour.
board-relay = { $figure } ({ $player }) à { $place }, avec { $horses ->
    [one] { $horses } cheval
   *[other] { $horses } chevaux
 }
board-relay-about = Avance { $steps ->
    [0] de 0 lieu
    [1] d’un lieu
   *[other] de { $steps } lieux
 } : un, et un de plus par cheval. { $heading ->
    [clockwise] En route dans le sens horaire.
    [counterclockwise] En route dans le sens antihoraire.
   *[free] D’une ville, on part dans les deux sens.
 }
board-free = { $count } { $count ->
    [one] cheval libre
   *[other] chevaux libres
 } à { $place }
board-free-about = Qui part d’ici peut en emmener un.
board-building-of = { $building } ({ $player })
board-farm-about = La ressource du village coûte 1 denier de moins à tous, et chaque achat avance d’une case le bateau du propriétaire. Son messager peut acheter ici un message.
board-monastery-about = La ressource du village coûte 1 denier de moins à tous, et chaque achat avance d’une case le bateau du propriétaire. Le propriétaire y trouve de la bière et des messages d’abbaye.
board-castle-about = La ressource du village coûte 2 deniers de moins à tous, et chaque achat avance d’une case le bateau du propriétaire. Son messager peut acheter ici deux messages.
board-circus = Le cirque à { $place }
board-circus-about = Un pion qui s’arrête ici peut recruter un personnage comme action. La ressource du village coûte 1 denier de moins.
board-stone = Pion message ({ $player }) à { $place }
board-stone-about = Il marque une étape : { $message }.
board-boat-of = Bateau ({ $player }) : case { $field } sur { $target }
board-boat-about = Un point par case. En ville, le marchand peut expédier { $one } { $one ->
    [one] denier
   *[other] deniers
 } pour une case ou { $two } pour deux ; le bateau avance aussi d’une case dès qu’une ressource est achetée là où son propriétaire a un bâtiment. La case { $target } annonce le dernier tour.
board-tile = { $shield } : { $price } { $price ->
    [one] denier
   *[other] deniers
 }
board-tile-about = Les ressources des villages de ce blason coûtent { $price } { $price ->
    [one] denier
   *[other] deniers
 }. Après un achat dans l’un d’eux, cette tuile va tout à droite.
board-tile-circus = Elle montre le cirque : si elle est quatrième après un achat, le cirque part dans un village du blason le plus à gauche.
board-stack = Messages de niveau { $level }
board-stack-about = { $price } { $price ->
    [one] denier
   *[other] deniers
 } chacun ; reste : { $left }.
board-level-about = { $level ->
    [1] Il se livre dans le village indiqué et en rapporte le prix du marché.
    [2] Il va dans des villages de ces deux blasons, dans l’ordre de ton choix, et demande l’Apprenti : marque le premier d’un pion message, livre au dernier.
    [3] Il va dans des villages de ces trois blasons, dans l’ordre de ton choix, et demande l’Apprenti et l’Aide : marque-en deux d’un pion message, livre au dernier.
   *[4] Il se livre dans la ville indiquée. Les messages d’abbaye ne s’achètent que dans les monastères, par leur propriétaire.
 }
board-station = Un pion message est posé à { $place }.
board-supply-about = Une carte se vend { $value } { $value ->
    [one] denier
   *[other] deniers
 } en ville ; reste : { $left }.
board-person-about = Effet : { $effect }. Coûte { $price } { $price ->
    [one] denier
   *[other] deniers
 }, compte { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ; reste : { $left }.
board-own-person-about = Effet : { $effect }. Compte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
board-recruit-at = à recruter là où est le cirque : { $place }
board-money = { $denier } { $denier ->
    [one] denier
   *[other] deniers
 }
board-money-about = Un marchand quitte une ville avec { $most } { $most ->
    [one] denier
   *[other] deniers
 } au plus. Qui commence son tour avec le marchand en ville et moins de { $least } prend un denier et ne fait rien d’autre.
board-money-leave = Dans l’édition française, il faut aussi { $least } { $least ->
    [one] denier
   *[other] deniers
 } au marchand pour quitter une ville.
board-points-about = Points jusqu’ici. À la fin s’ajoutent un point par message encore porté et ceux des personnages bleus.
board-sailed = Bateau : case { $field } sur { $target }
board-sailed-about = Un point par case ; un bateau sur la case { $target } annonce le dernier tour.
board-posted = Messages livrés : { $count } sur { $goal }
board-posted-about = Le message numéro { $goal } d’un joueur annonce le dernier tour.
board-stones-about = Les pions message marquent les étapes des messages de niveau 2 et 3.
board-good-about = Une carte se vend { $value } { $value ->
    [one] denier
   *[other] deniers
 } à Nantes ou à Orléans.
board-build = Bâtiments de base
board-build-farm = { $denier } { $denier ->
    [one] denier
   *[other] deniers
 } et { $wood } bois, dans un village sans bâtiment ; les deux rives restent en équilibre. Sur le plateau : { $built }, en réserve : { $left }.
board-build-monastery = { $denier } { $denier ->
    [one] denier
   *[other] deniers
 } et { $wood } bois, à la place d’une de tes fermes. Sur le plateau : { $built }, en réserve : { $left }.
board-build-castle = { $denier } { $denier ->
    [one] denier
   *[other] deniers
 } et { $wood } bois, une tour à côté d’une de tes fermes. Sur le plateau : { $built }, tours restantes pour tous : { $left }.
board-left = reste { $count }
board-room = place pour un message
board-delivered = Livrés
board-symbol = { $symbol } : { $count } { $count ->
    [one] livré
   *[other] livrés
 }
board-searched = Toute la pile

## La chronique

as-shield = blason ({ $thing })
at-delivered = à destination
at-drawn = cartes de l’espion
at-carried = en route
now-ending = provoque la fin
now-market = marché : { $value }
row-then = { $first }, { $rest }
palace-of-city = { $palace } ({ $city })
piece-circus = cirque
track-boat = bateau
heading-take-turn = { $player }
step-lose-turn = tour perdu faute d’argent
step-return-surplus = surplus rendu
step-draw-message = message pioché
step-final-scoring = décompte final
unit-denier = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
unit-horse = { $n ->
    [one] { $n } cheval
   *[other] { $n } chevaux
 }
unit-stone = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
 }
