game-title = Orléans
game-about = Réunis des compagnons, envoie-les travailler dans ta ville, parcours la Loire, commerce et sers le bien commun ; dix-huit tours.
game-first-steps = À chaque tour, tu pioches des compagnons et tu planifies : un lieu agit dès que toutes ses cases sont occupées. Commence par la ferme ou le village pour avoir plus de compagnons, et par le château pour en piocher davantage. Voyage ensuite en bateau et en chariot, réunis des marchandises et bâtis des comptoirs à la Maison de la guilde. Développement et citoyens se multiplient à la fin.
option-planning = Planification
option-planning-secret = tous en même temps, en secret
option-planning-turn-order = dans l’ordre du tour, ouvertement

## Personnages

character-farmer = paysan
    .piste = piste des paysans
character-boatman = batelier
    .piste = piste des bateliers
character-craftsman = artisan
    .piste = piste des artisans
character-trader = marchand
    .piste = piste des marchands
character-knight = chevalier
    .piste = piste des chevaliers
character-scholar = érudit
    .piste = piste des érudits
character-monk = moine
    .piste = piste des moines
follower-farmer = paysan
follower-boatman = batelier
follower-craftsman = artisan
follower-trader = marchand
follower-knight = chevalier
follower-scholar = érudit
follower-monk = moine
follower-own-farmer = paysan personnel
follower-own-boatman = batelier personnel
follower-own-craftsman = artisan personnel
follower-own-trader = marchand personnel
some-farmer = un paysan
some-boatman = un batelier
some-craftsman = un artisan
some-trader = un marchand
some-knight = un chevalier
some-scholar = un érudit
some-monk = un moine
some-own-farmer = le paysan personnel
some-own-boatman = le batelier personnel
some-own-craftsman = l’artisan personnel
some-own-trader = le marchand personnel
some-neutral = un compagnon neutre
some-anybody = n’importe qui
anybody = n’importe qui
neutral = neutre
wants-0 = personne
wants-1 = { $a }
wants-2 = { $a } et { $b }
wants-3 = { $a }, { $b } et { $c }

## Marchandises, événements, citoyens

good-grain = blé
    .du = du blé
good-cheese = fromage
    .du = du fromage
good-wine = vin
    .du = du vin
good-wool = laine
    .du = de la laine
good-brocade = brocart
    .du = du brocart
goods-0 = aucune marchandise
goods-1 = { $a }
goods-2 = { $a } et { $b }
event-pilgrimage = pèlerinage
event-income = revenus
event-harvest = récolte
event-taxes = impôts
event-trading-day = jour de commerce
event-plague = peste
deed-city-wall = rempart
deed-papal-conclave = conclave
deed-defeating-plague = victoire sur la peste
deed-astronomy = astronomie
deed-boatmens-guild = guilde des bateliers
deed-cathedral = cathédrale
deed-peace-treaty = traité de paix
deed-canalisation = canalisation
citizen-boatman-track = piste des bateliers
citizen-knight-track = piste des chevaliers
citizen-development = développement { $space }
citizen-city-wall = { deed-city-wall }
citizen-papal-conclave = { deed-papal-conclave }
citizen-defeating-plague = { deed-defeating-plague }
citizen-astronomy = { deed-astronomy }
citizen-boatmens-guild = { deed-boatmens-guild }
citizen-cathedral = { deed-cathedral }
citizen-peace-treaty = { deed-peace-treaty }
citizen-canalisation = { deed-canalisation }
citizen-most-stations = le plus de comptoirs
technology-first = pour un paysan seulement
technology-any = pour tous sauf les moines

## Villes

town-orleans = Orléans
    .au = à Orléans
    .de = d’Orléans
town-chartres = Chartres
    .au = à Chartres
    .de = de Chartres
town-etampes = Étampes
    .au = à Étampes
    .de = d’Étampes
town-le-mans = Le Mans
    .au = au Mans
    .de = du Mans
town-chateaudun = Châteaudun
    .au = à Châteaudun
    .de = de Châteaudun
town-montargis = Montargis
    .au = à Montargis
    .de = de Montargis
town-vendome = Vendôme
    .au = à Vendôme
    .de = de Vendôme
town-blois = Blois
    .au = à Blois
    .de = de Blois
town-briare = Briare
    .au = à Briare
    .de = de Briare
town-tours = Tours
    .au = à Tours
    .de = de Tours
town-chinon = Chinon
    .au = à Chinon
    .de = de Chinon
town-montrichard = Montrichard
    .au = à Montrichard
    .de = de Montrichard
town-vierzon = Vierzon
    .au = à Vierzon
    .de = de Vierzon
town-loches = Loches
    .au = à Loches
    .de = de Loches
town-bourges = Bourges
    .au = à Bourges
    .de = de Bourges
town-sancerre = Sancerre
    .au = à Sancerre
    .de = de Sancerre
town-chatellerault = Châtellerault
    .au = à Châtellerault
    .de = de Châtellerault
town-le-blanc = Le Blanc
    .au = au Blanc
    .de = du Blanc
town-chateauroux = Châteauroux
    .au = à Châteauroux
    .de = de Châteauroux
town-nevers = Nevers
    .au = à Nevers
    .de = de Nevers
town-argenton = Argenton-sur-Creuse
    .au = à Argenton-sur-Creuse
    .de = d’Argenton-sur-Creuse
town-la-chatre = La Châtre
    .au = à La Châtre
    .de = de La Châtre
town-st-amand = Saint-Amand-Montrond
    .au = à Saint-Amand-Montrond
    .de = de Saint-Amand-Montrond

## Lieux et ce qu’ils apportent

place-farm-house = Ferme
    .au = à la Ferme
place-village = Village
    .au = au Village
place-university = Université
    .au = à l’Université
place-castle = Château
    .au = au Château
place-monastery = Monastère
    .au = au Monastère
place-ship = Bateau
    .au = au Bateau
place-wagon = Chariot
    .au = au Chariot
place-guildhall = Maison de la guilde
    .au = à la Maison de la guilde
place-scriptorium = Scriptorium
    .au = au Scriptorium
place-town-hall = Hôtel de ville
    .au = à l’Hôtel de ville
place-hayrick = Meule de foin
    .au = à la Meule de foin
place-cheese-factory = Fromagerie
    .au = à la Fromagerie
place-winery = Domaine viticole
    .au = au Domaine viticole
place-wool-manufacturer = Manufacture de laine
    .au = à la Manufacture de laine
place-tailor-shop = Atelier de couture
    .au = à l’Atelier de couture
place-brewery = Brasserie
    .au = à la Brasserie
place-library = Bibliothèque
    .au = à la Bibliothèque
place-windmill = Moulin à vent
    .au = au Moulin à vent
place-hospital = Hôpital
    .au = à l’Hôpital
place-bathhouse = Bains publics
    .au = aux Bains publics
place-herb-garden = Jardin d’herbes
    .au = au Jardin d’herbes
place-sacristy = Sacristie
    .au = à la Sacristie
place-cellar = Taverne
    .au = à la Taverne
place-office = Trésorerie
    .au = à la Trésorerie
place-shipping-line = Compagnie de navigation
    .au = à la Compagnie de navigation
place-pharmacy = Apothicaire
    .au = à l’Apothicaire
place-horse-wagon = Voiture à cheval
    .au = à la Voiture à cheval
place-laboratory = Laboratoire
    .au = au Laboratoire
place-school = École
    .au = à l’École
place-gunpowder-tower = Poudrière
    .au = à la Poudrière
effect-farm-house = un paysan et une marchandise
effect-village = un batelier, un artisan ou un marchand
effect-university = un érudit et des points de développement
effect-castle = un chevalier, plus de compagnons à tirer
effect-monastery = un moine, qui remplace n’importe qui
effect-ship = voyager par une voie d’eau
effect-wagon = voyager par une route
effect-guildhall = un comptoir là où est ton négociant
effect-scriptorium = 1 point de développement
effect-town-hall = des compagnons aux bonnes œuvres
effect-hayrick = 1 blé
effect-cheese-factory = 1 fromage
effect-winery = 1 vin
effect-wool-manufacturer = 1 laine
effect-tailor-shop = 1 brocart
effect-brewery = 2 pièces
effect-library = 2 points de développement
effect-windmill = 2 pièces et 1 point de développement
effect-hospital = des pièces selon le niveau de développement
effect-bathhouse = tirer 3 compagnons, en placer 2 aussitôt
effect-herb-garden = les bateliers remplacent paysans, artisans et marchands
effect-sacristy = un moine écarte un mauvais événement
effect-cellar = 4 pièces
effect-office = 1 pièce par comptoir construit
effect-shipping-line = 1 point de développement
effect-pharmacy = 1 à 3 points de développement pour autant de pièces
effect-horse-wagon = voyager par une route
effect-laboratory = 1 tuile de technologie
effect-school = les érudits remplacent tous sauf les moines
effect-gunpowder-tower = deux places de marché de plus, droit aux bonnes œuvres
space-of = { $place } : { $who }
space-farm-house-boatman = { place-farm-house } : { character-boatman }
space-farm-house-craftsman = { place-farm-house } : { character-craftsman }
space-village-farmer = { place-village } : { character-farmer }
space-village-boatman = { place-village } : { character-boatman }
space-village-craftsman = { place-village } : { character-craftsman }
space-university-farmer = { place-university } : { character-farmer }
space-university-craftsman = { place-university } : { character-craftsman }
space-university-trader = { place-university } : { character-trader }
space-castle-farmer = { place-castle } : { character-farmer }
space-castle-boatman = { place-castle } : { character-boatman }
space-castle-trader = { place-castle } : { character-trader }
space-monastery-scholar = { place-monastery } : { character-scholar }
space-monastery-trader = { place-monastery } : { character-trader }
space-ship-farmer = { place-ship } : { character-farmer }
space-ship-boatman = { place-ship } : { character-boatman }
space-ship-knight = { place-ship } : { character-knight }
space-wagon-farmer = { place-wagon } : { character-farmer }
space-wagon-trader = { place-wagon } : { character-trader }
space-wagon-knight = { place-wagon } : { character-knight }
space-guildhall-farmer = { place-guildhall } : { character-farmer }
space-guildhall-craftsman = { place-guildhall } : { character-craftsman }
space-guildhall-knight = { place-guildhall } : { character-knight }
space-scriptorium-knight = { place-scriptorium } : { character-knight }
space-scriptorium-scholar = { place-scriptorium } : { character-scholar }
space-town-hall-neutral-1 = { place-town-hall } : { neutral }
space-town-hall-neutral-2 = { place-town-hall } : { neutral }
space-hayrick-farmer = { place-hayrick } : { character-farmer }
space-cheese-factory-farmer-1 = { place-cheese-factory } : { character-farmer }
space-cheese-factory-farmer-2 = { place-cheese-factory } : { character-farmer }
space-winery-farmer = { place-winery } : { character-farmer }
space-winery-trader = { place-winery } : { character-trader }
space-wool-manufacturer-boatman = { place-wool-manufacturer } : { character-boatman }
space-wool-manufacturer-trader = { place-wool-manufacturer } : { character-trader }
space-tailor-shop-trader = { place-tailor-shop } : { character-trader }
space-tailor-shop-scholar = { place-tailor-shop } : { character-scholar }
space-brewery-monk = { place-brewery } : { character-monk }
space-library-knight = { place-library } : { character-knight }
space-library-scholar = { place-library } : { character-scholar }
space-windmill-craftsman-1 = { place-windmill } : { character-craftsman }
space-windmill-craftsman-2 = { place-windmill } : { character-craftsman }
space-hospital-boatman = { place-hospital } : { character-boatman }
space-hospital-scholar = { place-hospital } : { character-scholar }
space-bathhouse-boatman = { place-bathhouse } : { character-boatman }
space-sacristy-monk = { place-sacristy } : { character-monk }
space-cellar-monk = { place-cellar } : { character-monk }
space-cellar-scholar = { place-cellar } : { character-scholar }
space-office-scholar-1 = { place-office } : { character-scholar }
space-office-scholar-2 = { place-office } : { character-scholar }
space-shipping-line-boatman = { place-shipping-line } : { character-boatman }
space-pharmacy-anybody = { place-pharmacy } : { anybody }
space-horse-wagon-knight = { place-horse-wagon } : { character-knight }
space-horse-wagon-trader = { place-horse-wagon } : { character-trader }
space-laboratory-craftsman = { place-laboratory } : { character-craftsman }
space-laboratory-scholar = { place-laboratory } : { character-scholar }
space-gunpowder-tower-store-1 = { place-gunpowder-tower } : { anybody }
space-gunpowder-tower-store-2 = { place-gunpowder-tower } : { anybody }

## Points

source-coins = Pièces
source-goods = Marchandises
source-stations = Comptoirs
source-citizens = Citoyens

## Questions

ask-take-back = { $draw ->
    [0] Reprendre des compagnons placés, ou continuer ? Il n’y a rien à tirer.
    [one] Tirer { $draw } compagnon, ou d’abord en reprendre de placés ? Chaque compagnon repris compte comme tiré.
   *[other] Tirer { $draw } compagnons, ou d’abord en reprendre de placés ? Chaque compagnon repris compte comme tiré.
 }
    .watch = { $player } tire des compagnons.
ask-who-waits = Qui passe du marché à la Poudrière ?
    .watch = { $player } envoie quelqu’un à la Poudrière.
ask-plan = { $count ->
    [0] Planification : à quel lieu envoies-tu des compagnons ?
    [one] Planification : { $count } compagnon envoyé. Où encore ?
   *[other] Planification : { $count } compagnons envoyés. Où encore ?
 }
    .watch = { $player } planifie.
ask-man = { $place } : qui y va ?
    .watch = { $player } planifie.
ask-act = Quelle action fais-tu ?
    .watch = { $player } choisit une action.
ask-who-joins = Village : qui te rejoint ?
    .watch = { $player } recrute au Village.
ask-add-to-town = Quel lieu ajoutes-tu à ta ville ?
    .watch = { $player } ajoute un lieu à sa ville.
ask-how-much-medicine = Apothicaire : combien de pièces paies-tu pour autant de pas ?
    .watch = { $player } paie chez l’Apothicaire.
ask-place-bather = { $number ->
    [1] Bains publics : qui places-tu en premier, et où ?
   *[other] Bains publics : qui places-tu en second, et où ?
 }
    .watch = { $player } place des compagnons des Bains publics.
ask-bather-space = Sur quelle case se place le compagnon ({ $follower }, { $place }) ?
    .watch = { $player } place des compagnons des Bains publics.
ask-where-to = { $by ->
    [water] Par voie d’eau, au départ { $town-de } : où vas-tu ?
   *[road] Par la route, au départ { $town-de } : où vas-tu ?
 }
    .watch = { $player } voyage.
ask-which-good = Quelle marchandise prends-tu sur le chemin ?
    .watch = { $player } prend une marchandise sur le chemin.
ask-send-to-deed = { $place } : qui va à quelle bonne œuvre ?
    .watch = { $player } envoie quelqu’un à une bonne œuvre.
ask-coin-or-step = Canalisation : une pièce ou un pas de développement ?
    .watch = { $player } choisit entre une pièce et un pas de développement.
ask-where-technology = { $first ->
    [yes] Ta première tuile de technologie : quel paysan remplace-t-elle ?
   *[no] Ta tuile de technologie : qui remplace-t-elle ?
 }
    .watch = { $player } place une tuile de technologie.
ask-give-food = Récolte : quelle nourriture donnes-tu ?
    .watch = { $player } donne de la nourriture pour la récolte.
ask-shelter = Le moine de ta Sacristie écarte-t-il l’événement ({ $event }) ?
    .watch = { $player } décide pour la Sacristie.
ask-torture = { $missing ->
    [one] Torture : il manque { $missing } pièce. Que donnes-tu à la place ?
   *[other] Torture : il manque { $missing } pièces. Que donnes-tu pour la prochaine ?
 }
    .watch = { $player } paie ce qui manque à la torture.

## Coups

move-begins = { $name } commence
    .log = { $name } commence.
move-good-drawn = { $good }
    .log = { $to ->
    [box] Retirée du jeu : { $good }.
   *[other] Marchandise suivante : { $good }.
 }
move-hourglass-drawn = sablier : { $event }
    .log = Le sablier montre : { $event }.
move-follower-drawn = { $follower }
    .log = { $cause ->
    [plague] Peste, { $name } : { $follower }.
    [spared] Peste, { $name } : { $follower }, épargné.
   *[market] { $name } tire : { $follower }.
 }
move-call-back = Reprendre { $who } ({ $place })
    .log = { $player } reprend { $who } ({ $place }).
move-draw-now = { $draw ->
    [0] Continuer
    [one] Tirer { $draw } compagnon
   *[other] Tirer { $draw } compagnons
 }
    .log = { $draw ->
    [0] { $player } ne tire personne.
    [one] { $player } tire { $draw } compagnon.
   *[other] { $player } tire { $draw } compagnons.
 }
move-wait-in-tower = { $follower } à la Poudrière
    .log = { $player } met { $who } à la Poudrière.
move-tower-done = Personne d’autre à la Poudrière
    .log = { $player } a fini avec la Poudrière.
move-staff = { $place } ({ $wants }) : { $effect }
    .log = { $player } envoie des compagnons { $place-au }.
move-send = { $stands ->
    [for-another] { $follower }, pour remplacer { $for_whom }
   *[as-such] { $follower }
 }
    .log = { $stands ->
    [for-another] { $player } envoie { $who } { $place-au }, pour remplacer { $for_whom }.
   *[as-such] { $player } envoie { $who } { $place-au }.
 }
move-send-from-tower = { $stands ->
    [for-another] { $follower } de la Poudrière, pour remplacer { $for_whom }
   *[as-such] { $follower } de la Poudrière
 }
    .log = { $stands ->
    [for-another] { $player } envoie { $who } de la Poudrière { $place-au }, pour remplacer { $for_whom }.
   *[as-such] { $player } envoie { $who } de la Poudrière { $place-au }.
 }
move-enough-there = Personne d’autre ici
    .log = { $player } n’envoie personne d’autre là.
move-planned = Le plan est prêt
    .log = { $player } a fini son plan.
move-execute = { $place } : { $effect }{ $loss }
    .log = { $player } effectue l’action : { $place }.
move-pass = Passer pour ce tour
    .log = { $player } passe.
move-enlist = { $character } : { $brings }
    .log = { $player } recrute { $who }.
move-add-place = { $place }, catégorie { $category } ({ $wants }) : { $effect }
    .log = { $player } ajoute à sa ville : { $place }.
move-buy-steps = { $price } { $price ->
    [one] pièce
   *[other] pièces
 } pour { $price } pas
    .log = { $player } paie { $price } { $price ->
    [one] pièce
   *[other] pièces
 } et avance de { $price } pas sur la piste de développement.
move-settle = { $follower } { $place-au } ({ $wants })
    .log = { $player } place { $who } { $place-au }.
move-stand = Sur la case pour { $for_whom }
    .log = { $player } place { $who } sur la case pour { $for_whom } ({ $place }).
move-travel-to = Vers { $town } (en chemin : { $goods })
    .log = { $player } voyage { $from-de } { $town-au }.
move-take-good = Prendre { $good-du }
    .log = { $player } prend { $good-du }.
move-leave-goods = Ne rien prendre
    .log = { $player } ne prend rien.
move-contribute = { $character } à : { $deed } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 })
    .log = { $player } envoie { $who } à une bonne œuvre : { $deed }.
move-send-no-more = Les autres restent
    .log = { $player } n’envoie personne d’autre.
move-take-coin = Une pièce
    .log = { $player } prend une pièce.
move-take-step = Un pas de développement
    .log = { $player } fait un pas de développement.
move-replace = { $place } : pour remplacer { $for_whom }
    .log = { $player } place une technologie { $place-au } pour remplacer { $for_whom }.
move-keep-technology = La garder pour un tour suivant
    .log = { $player } garde la tuile de technologie.
move-feed = Donner { $good-du }
    .log = { $player } donne { $good-du } à la récolte.
move-protect = Le moine retourne dans le sac, l’événement t’épargne
    .log = Un moine écarte l’événement pour { $player }.
move-endure = Le moine reste, l’événement a lieu
    .log = { $player } subit l’événement.
move-give-station = Un comptoir non construit (il en reste { $have })
    .log = { $player } donne un comptoir.
move-tear-down = Le comptoir { $town-de }
    .log = { $player } démonte le comptoir { $town-de }.
move-give-follower = Un compagnon, à l’aveugle dans le sac
    .log = { $player } donne un compagnon du sac.
move-step-back = Un pas en arrière sur la piste de développement
    .log = { $player } recule en développement.
move-give-good = { $good }
    .log = { $player } donne { $good-du }.
move-give-place = Un lieu : { $place }
    .log = { $player } abandonne un lieu : { $place }.
move-give-technology = Technologie à côté du plateau ({ $technology })
    .log = { $player } donne une tuile de technologie.
move-dismantle = Technologie placée { $place-au } ({ $character })
    .log = { $player } donne la technologie placée { $place-au }.
brings-boatman = { $count ->
    [0] la fin de la piste
    [one] { $count } pièce
   *[other] { $count } pièces
 }
brings-craftsman = une tuile de technologie
brings-trader = une tuile de lieu

## Losses that a label warns of

loss-steps = {" – "}{ $n ->
    [one] { $n } pas de développement est perdu
   *[other] { $n } pas de développement sont perdus
 }

## Refus

refusal-market-full = Ton marché est plein ; il n’y a pas de place libre pour { $who }.
refusal-nothing-left-to-draw = { $draw ->
    [one] Tu peux tirer { $draw } compagnon et en as déjà repris autant.
   *[other] Tu peux tirer { $draw } compagnons et en as déjà repris autant.
 }
refusal-market-overfull = Ton marché a { $room } { $room ->
    [one] place
   *[other] places
 }, mais { $have ->
    [one] { $have } compagnon y est
   *[other] { $have } compagnons y sont
 } ; envoies-en d’autres à la Poudrière.
refusal-fully-manned = Toutes les cases sont déjà occupées : { $place }.
refusal-nobody-fits = { $place } : il faut encore { $for_whom } ; aucun de tes compagnons restants ne peut y aller.
refusal-no-monk-left = { $place } : il faut un moine, que personne ne remplace, et tu n’en as plus à envoyer.
refusal-only-own-left = Seuls des compagnons neutres vont à l’Hôtel de ville ; il ne t’en reste pas à envoyer, et les tiens restent toujours avec toi.
refusal-own-follower = L’Hôtel de ville n’accepte que des compagnons neutres ; les tiens restent toujours avec toi. Il n’est donc pas pour { $who }.
refusal-only-monks = Cette case est pour un moine, et personne ne remplace un moine ; elle n’est pas pour { $who }.
refusal-wrong-follower = Cette case ({ $place }) est pour { $for_whom } (ou un moine à sa place), pas pour { $who }.
refusal-send-somebody = Tu as choisi ce lieu : envoies-y au moins un compagnon, ou annule ce choix.
refusal-no-follower-there = Personne n’est là : { $place }. Un seul compagnon suffirait.
refusal-only-own-followers = Il n’y a là ({ $place }) que des compagnons personnels, et ils ne vont jamais aux bonnes œuvres.
refusal-no-deed-wants-them = Aucune bonne œuvre n’a de case libre pour ceux qui sont là : { $place }.
refusal-deed-does-not-want = Cette bonne œuvre ({ $deed }) n’a pas de case pour { $who }, et personne n’y remplace un autre.
refusal-deed-full = Cette bonne œuvre ({ $deed }) n’a plus de case pour { $who }.
refusal-send-at-least-one = L’action envoie au moins un compagnon.
refusal-sent-already = { $place } : quelqu’un en est déjà parti ce tour-ci ; seuls les Bains publics peuvent y renvoyer du monde.
refusal-not-activated = { $place } : pas encore prêt ; il faut encore { $for_whom }.
refusal-not-in-this-phase = La Sacristie n’est pas une action ; son moine te protège quand vient un mauvais événement.
refusal-no-monks-now = C’est un tour de pèlerinage : aucun moine ne peut être recruté.
refusal-track-at-end = Ton marqueur est au bout de la piste ; tu ne peux plus recruter : { $character }.
refusal-no-character-left = Il n’en reste plus sur le plateau : { $character }.
refusal-no-good-for-farmer = Un paysan te rapporterait { $good-du }, mais le marché des marchandises n’en a plus.
refusal-no-technology-left = Il ne reste plus de tuile de technologie.
refusal-no-place-left = Un marchand te rapporterait une tuile de lieu, mais il n’en reste aucune que tu puisses prendre.
refusal-nobody-in-village = Pour l’instant, ni batelier, ni artisan, ni marchand ne peut te rejoindre.
refusal-only-first-category = Ton premier marchand apporte un lieu de catégorie I ; celui-ci est de catégorie { $category }.
refusal-no-good-left = Il n’y a plus de { $good } au marché des marchandises.
refusal-development-at-end = Ton marqueur est au bout de la piste de développement.
refusal-no-coin = L’Apothicaire coûte au moins 1 pièce, et tu n’en as pas.
refusal-too-few-coins = Cela coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
 } ; tu en as { $have }.
refusal-beyond-the-end = { $left ->
    [1] Il ne reste qu’un pas sur la piste de développement.
   *[other] Il ne reste que { $left } pas sur la piste de développement.
 }
refusal-not-into-bathhouse = Un compagnon tiré aux Bains publics ne peut y être placé.
refusal-no-room-for-second = Tu dois placer deux compagnons ; ainsi, personne d’autre ne trouverait de case. Place { $who } autrement.
refusal-no-waterway-here = Aucune voie d’eau ne part { $town-de }, où est ton négociant.
refusal-not-by-water = Aucune voie d’eau ne mène { $from-de } { $town-au }.
refusal-not-by-road = Aucune route ne mène { $from-de } { $town-au }.
refusal-no-station-left = Tu n’as plus de comptoir à construire.
refusal-station-here = La place pour ton comptoir { $town-au } est déjà prise.
refusal-no-technology-here = Pas de technologie ici ({ $place }) ; ces cases ne demandent aucun personnage précis.
refusal-never-for-a-monk = Une technologie ne remplace jamais un moine.
refusal-only-one-space = Il n’y a ici ({ $place }) qu’une case ; une technologie ne va que là où il faut encore un compagnon.
refusal-second-technology = Il y a déjà une technologie ici ({ $place }) ; une seule par lieu.
refusal-space-occupied = Un compagnon occupe cette case ({ $place }) ; une technologie demande une case vide.
refusal-only-for-a-farmer = Ta première tuile de technologie ne peut remplacer qu’un paysan, pas { $for_whom }.
refusal-no-such-food = Tu n’as pas de { $good }.
refusal-no-unbuilt-station = Tu n’as pas de comptoir non construit.
refusal-no-neutral-in-bag = Il n’y a pas de compagnon neutre dans ton sac ; les compagnons personnels ne sont jamais pris.
refusal-no-step-back = Ton marqueur est au début de la piste de développement.
refusal-coin-space = Depuis la case { $development }, un pas en arrière entrerait sur une case à pièces ou la quitterait.
refusal-no-such-good = Tu n’as pas de { $good }.
refusal-no-such-technology = Tu n’as pas de telle tuile de technologie à côté de ton plateau.

## Le plateau

board-round = Tour { $round } sur 18
board-bank = banque { $coins }
board-starts = { $name } commence
board-to-come = encore à venir : { $events }
board-map = Carte
board-town = Ville
board-deeds-short = Œuvres
board-tiles-short = Lieux
board-events = Événements
board-legend = ~ voie d’eau  · route  ■A comptoir et ♟A négociant du joueur A
board-deeds = Bonnes œuvres
board-citizen-left = citoyen
board-supply = Sur le plateau
board-characters = Personnages
board-goods = Marchandises
board-technology = Technologie
board-tiles = Tuiles de lieu { $category }
board-none = aucune
board-tracks = Pistes
board-development = Développement
board-status = { $space } (niveau { $status })
board-knights = { $track } (tire { $draw })
board-citizens = Citoyens
board-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-stations = { $count ->
    [one] { $count } comptoir en réserve
   *[other] { $count } comptoirs en réserve
 }
board-stations-built = Comptoirs
board-market = Marché
board-bag = Sac
board-beside = À côté du plateau
board-first-technology = technologie pour un paysan
board-free-technology = { $count } { $count ->
    [one] tuile de technologie
   *[other] tuiles de technologie
 }
board-places = Lieux
board-passed = a passé
board-always = toujours
board-planned = → prévu

## The first lesson
lesson-1 = Bienvenue à Orléans ! Quatre compagnons attendent sur ton marché. Envoie-les dans les lieux de ta ville : un lieu dont toutes les cases sont occupées donne une action. Commence par le Château : choisis-le.
lesson-2 = Le Château demande un paysan, un batelier et un marchand. Envoie ton paysan.
lesson-3 = Maintenant le batelier.
lesson-4 = Et le marchand : le Château est complet.
lesson-5 = Ton artisan, seul, ne trouve pas de travail et attend sur le marché. Dis que ton plan est complet ; tous les plans sont montrés en même temps.
lesson-6 = Exécute l’action du Château : elle t’apporte un chevalier, et avec le premier chevalier tu tires cinq compagnons par tour au lieu de quatre.
lesson-7 = Tous tes compagnons sont allés dans le sac, le chevalier aussi, et cinq en sont sortis : assez pour deux lieux à la fois. D’abord la Ferme : choisis-la.
lesson-8 = Envoie un batelier …
lesson-9 = … et un artisan : ensemble, ils t’apporteront un paysan et du blé.
lesson-10 = Les trois autres peuvent conduire le Chariot, qui mène ton négociant par une route. Choisis-le.
lesson-11 = Envoie le paysan.
lesson-12 = Le marchand aussi.
lesson-13 = Et le nouveau chevalier.
lesson-planned = Tout le monde travaille. Relis ton plan et dis qu’il est prêt : une fois tous les plans dévoilés, personne ne peut plus changer le sien.
lesson-14 = Chacun exécute une action après l’autre, à tour de rôle. Prends d’abord le Chariot, avant que d’autres n’emportent ce que tu veux.
lesson-15 = Ton négociant est à Orléans. Va à Vierzon : il y a du vin sur cette route, et les marchandises valent des points à la fin, le vin 3.
lesson-16 = Prends le vin.
lesson-17 = Maintenant la Ferme : un paysan te rejoint, avec du blé du marché des marchandises. Qui mène sur la piste des paysans gagne une pièce à chaque tour.
lesson-end = Tu sais comment se déroule un tour. Réunis des compagnons, voyage, bâtis des comptoirs avec la Maison de la guilde et avance sur la piste de développement : à la fin, chaque comptoir et chaque citoyen compte autant de points que ton niveau. Continue contre le bot !
board-place-needs = Il faut : { $wants }.
board-place-always = Agit de lui-même, sans compagnons.
board-space-free = Libre, pour : { $who }.
board-space-taken = Ici se tient : { $who }.
board-space-planned = Vient ici selon ton plan : { $who }.
board-space-technology = La technologie travaille ici pour toujours ; il ne faut plus personne.
board-bag-empty = vide
board-bathers = { place-bathhouse }
board-about-own = L’un des quatre de la couleur du joueur. Ils ne partent jamais et ne vont à aucune œuvre.
board-works-at = Travaille ici : { $places }.
board-about-monk = Remplace tout autre personnage sur une case d’action.
board-about-coins = Chaque pièce vaut un point à la fin.
board-about-citizens = chacun compte autant de points que le niveau de développement, à présent { $status }
board-about-stations = Bâtis : { $built }. Chacun compte autant de points que le niveau de développement, à présent { $status }.
board-about-technology = Une fois que tu as passé, elle remplace pour toujours un compagnon sur une case vide : une seule par lieu, jamais pour un moine, jamais là où il n’y a qu’une case.
board-about-bank = Ce que la banque n’a pas, elle ne peut le verser.
board-about-development = À la fin, les comptoirs bâtis et les citoyens sont multipliés par le niveau.
board-good-worth = { $points ->
    [one] Vaut { $points } point.
   *[other] Vaut { $points } points.
 }
board-good-food = Comme nourriture, on peut la donner à la récolte.
board-goods-left = Encore { $count } au marché des marchandises.
board-town-stations = Comptoir : { $names }.
board-town-free = Pas encore de comptoir.
board-town-merchants = Négociant : { $names }.
board-on-the-way = { $by ->
    [water] Sur la voie d’eau entre { $from } et { $to } : qui la prend peut emporter une marchandise.
   *[road] Sur la route entre { $from } et { $to } : qui la prend peut emporter une marchandise.
 }
board-deed-reward = { $coins ->
    [one] Chaque compagnon envoyé rapporte { $coins } pièce.
   *[other] Chaque compagnon envoyé rapporte { $coins } pièces.
 }
board-deed-canal = Chaque compagnon envoyé rapporte une pièce ou un pas de développement.
board-deed-citizen = Qui occupe la dernière case prend le citoyen.
board-opening = { $free ->
    [0] Aucune case libre.
   *[other] Cases libres : { $free } sur { $size }.
 }
board-citizen-with = Le citoyen est chez { $name }.
board-citizen-first = Le premier à arriver ici prend le citoyen.
board-markers = Ici : { $names }.
board-track-farmer = Chacun apporte une marchandise. Qui est seul en tête reçoit une pièce par tour, qui est seul en queue en paie une.
board-track-boatman = Chacun apporte des pièces, le cinquième un citoyen au premier arrivé.
board-track-craftsman = Chacun apporte une technologie ; la première ne remplace qu’un paysan.
board-track-trader = Chacun apporte une tuile de lieu, le premier une de catégorie I.
board-track-knight = Plus on avance, plus on tire de compagnons à chaque tour.
board-track-scholar = Chacun apporte des points de développement.
board-track-monk = Les moines n’ont pas de piste ; ils remplacent tout autre personnage.
board-track-space = case { $space }
board-brings-nothing = le départ
board-brings-knight = { $count } { $count ->
    [one] compagnon tiré
   *[other] compagnons tirés
 } à chaque tour
board-brings-scholar = { $count } { $count ->
    [one] point de développement
   *[other] points de développement
 }
board-supply-left = Encore { $count }.
board-development-space = Case { $space }, niveau { $status }
board-development-coins = { $count } { $count ->
    [one] pièce
   *[other] pièces
 } pour quiconque arrive ici.
board-event-left = encore { $count }
board-event-pilgrimage = Ce tour-ci, aucun moine ne peut être recruté.
board-event-income = Tous reçoivent autant de pièces que leur niveau de développement.
board-event-harvest = Tous donnent une nourriture (blé, fromage ou vin) ; qui n’en a pas paie 5 pièces.
board-event-taxes = Tous paient une pièce par trois marchandises.
board-event-trading-day = Tous reçoivent une pièce par comptoir bâti.
board-event-plague = De chaque sac, un compagnon est tiré à l’aveugle et perdu ; ceux à ta couleur sont épargnés.

## La chronique

as-citizen = citoyen ({ $thing })
as-place = { $thing }
at-bag = sac
at-market = marché
at-bathhouse = tirés pour les bains publics
at-route = { $one }–{ $other }
now-event = événement : { $value }
now-starter = premier joueur
track-development = développement
track-tracks = { $thing-piste }
piece-merchant = négociant
heading-play-round = Tour { $round }
heading-census = Recensement
heading-followers = Compagnons
heading-planning = Planification
heading-actions = Actions
heading-hold-event = Événement : { $event }
heading-last-citizen-goes = Fin de la partie : le dernier citoyen
step-plague-strikes = emporté par la peste
step-draw-follower = tirés
step-lose-follower = perdu sous la torture
step-draw-bather = tirés pour les bains publics
step-pass-start-player = fin du tour
step-carry-out-plan = plan
unit-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
 }
unit-station = { $n ->
    [one] { $n } comptoir
   *[other] { $n } comptoirs
 }
unit-technology = { $n ->
    [one] { $n } tuile de technologie
   *[other] { $n } tuiles de technologie
 }
unit-first-technology = { $n ->
    [one] { $n } tuile de technologie pour un paysan
   *[other] { $n } tuiles de technologie pour un paysan
 }
