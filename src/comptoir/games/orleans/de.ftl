game-title = Orléans
game-about = Sammle Gefolgsleute, schicke sie in deiner Stadt an die Arbeit, bereise die Loire, treibe Handel und diene dem Gemeinwohl; achtzehn Runden.
game-first-steps = In jeder Runde ziehst du Gefolgsleute und planst: Ein Ort wirkt, sobald alle seine Felder besetzt sind. Beginne mit Bauernhaus oder Dorf, um mehr Gefolgsleute zu haben, und mit der Burg, um mehr zu ziehen. Reise dann mit Schiff und Wagen, sammle Waren und baue mit dem Gildenhaus Kontore. Entwicklung und Bürger werden am Ende multipliziert.
option-planning = Planung
option-planning-secret = alle zugleich, geheim
option-planning-turn-order = reihum, offen

## Personen

character-farmer = Bauer
    .leiste = Bauernleiste
character-boatman = Schiffer
    .leiste = Schifferleiste
character-craftsman = Handwerker
    .leiste = Handwerkerleiste
character-trader = Händler
    .leiste = Händlerleiste
character-knight = Ritter
    .leiste = Ritterleiste
character-scholar = Gelehrter
    .leiste = Gelehrtenleiste
character-monk = Mönch
    .leiste = Mönchsleiste
follower-farmer = Bauer
follower-boatman = Schiffer
follower-craftsman = Handwerker
follower-trader = Händler
follower-knight = Ritter
follower-scholar = Gelehrter
follower-monk = Mönch
follower-own-farmer = eigener Bauer
follower-own-boatman = eigener Schiffer
follower-own-craftsman = eigener Handwerker
follower-own-trader = eigener Händler
some-farmer = einen Bauern
some-boatman = einen Schiffer
some-craftsman = einen Handwerker
some-trader = einen Händler
some-knight = einen Ritter
some-scholar = einen Gelehrten
some-monk = einen Mönch
some-own-farmer = den eigenen Bauern
some-own-boatman = den eigenen Schiffer
some-own-craftsman = den eigenen Handwerker
some-own-trader = den eigenen Händler
some-neutral = eine neutrale Person
some-anybody = irgendjemanden
anybody = beliebig
neutral = neutral
wants-0 = niemand
wants-1 = { $a }
wants-2 = { $a } und { $b }
wants-3 = { $a }, { $b } und { $c }

## Waren, Ereignisse, Bürger

good-grain = Getreide
good-cheese = Käse
good-wine = Wein
good-wool = Wolle
good-brocade = Brokat
goods-0 = keine Ware
goods-1 = { $a }
goods-2 = { $a } und { $b }
event-pilgrimage = Wallfahrt
event-income = Einnahmen
event-harvest = Ernte
event-taxes = Steuern
event-trading-day = Handelstag
event-plague = Pest
deed-city-wall = Stadtmauer
deed-papal-conclave = Konklave
deed-defeating-plague = Sieg über die Pest
deed-astronomy = Astronomie
deed-boatmens-guild = Schiffergilde
deed-cathedral = Kathedrale
deed-peace-treaty = Friedensvertrag
deed-canalisation = Kanalisation
citizen-boatman-track = Schifferleiste
citizen-knight-track = Ritterleiste
citizen-development = Entwicklung { $space }
citizen-city-wall = { deed-city-wall }
citizen-papal-conclave = { deed-papal-conclave }
citizen-defeating-plague = { deed-defeating-plague }
citizen-astronomy = { deed-astronomy }
citizen-boatmens-guild = { deed-boatmens-guild }
citizen-cathedral = { deed-cathedral }
citizen-peace-treaty = { deed-peace-treaty }
citizen-canalisation = { deed-canalisation }
citizen-most-stations = meiste Kontore
technology-first = nur für Bauern
technology-any = für alle außer Mönche

## Städte

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

## Orte und was sie bringen

place-farm-house = Bauernhaus
    .Der = Das Bauernhaus
    .in = ins Bauernhaus
place-village = Dorf
    .Der = Das Dorf
    .in = ins Dorf
place-university = Universität
    .Der = Die Universität
    .in = in die Universität
place-castle = Burg
    .Der = Die Burg
    .in = in die Burg
place-monastery = Kloster
    .Der = Das Kloster
    .in = ins Kloster
place-ship = Schiff
    .Der = Das Schiff
    .in = aufs Schiff
place-wagon = Wagen
    .Der = Der Wagen
    .in = auf den Wagen
place-guildhall = Gildenhaus
    .Der = Das Gildenhaus
    .in = ins Gildenhaus
place-scriptorium = Scriptorium
    .Der = Das Scriptorium
    .in = ins Scriptorium
place-town-hall = Rathaus
    .Der = Das Rathaus
    .in = ins Rathaus
place-hayrick = Heuschober
    .Der = Der Heuschober
    .in = in den Heuschober
place-cheese-factory = Käserei
    .Der = Die Käserei
    .in = in die Käserei
place-winery = Winzerei
    .Der = Die Winzerei
    .in = in die Winzerei
place-wool-manufacturer = Wollmanufaktur
    .Der = Die Wollmanufaktur
    .in = in die Wollmanufaktur
place-tailor-shop = Schneiderei
    .Der = Die Schneiderei
    .in = in die Schneiderei
place-brewery = Brauerei
    .Der = Die Brauerei
    .in = in die Brauerei
place-library = Bibliothek
    .Der = Die Bibliothek
    .in = in die Bibliothek
place-windmill = Windmühle
    .Der = Die Windmühle
    .in = in die Windmühle
place-hospital = Hospital
    .Der = Das Hospital
    .in = ins Hospital
place-bathhouse = Badehaus
    .Der = Das Badehaus
    .in = ins Badehaus
place-herb-garden = Kräutergarten
    .Der = Der Kräutergarten
    .in = in den Kräutergarten
place-sacristy = Sakristei
    .Der = Die Sakristei
    .in = in die Sakristei
place-cellar = Ratskeller
    .Der = Der Ratskeller
    .in = in den Ratskeller
place-office = Kämmerei
    .Der = Die Kämmerei
    .in = in die Kämmerei
place-shipping-line = Reederei
    .Der = Die Reederei
    .in = in die Reederei
place-pharmacy = Apotheke
    .Der = Die Apotheke
    .in = in die Apotheke
place-horse-wagon = Pferdewagen
    .Der = Der Pferdewagen
    .in = auf den Pferdewagen
place-laboratory = Laboratorium
    .Der = Das Laboratorium
    .in = ins Laboratorium
place-school = Schule
    .Der = Die Schule
    .in = in die Schule
place-gunpowder-tower = Pulverturm
    .Der = Der Pulverturm
    .in = in den Pulverturm
effect-farm-house = ein Bauer und eine Ware
effect-village = ein Schiffer, Handwerker oder Händler
effect-university = ein Gelehrter und Entwicklungspunkte
effect-castle = ein Ritter, mehr Gefolgsleute ziehen
effect-monastery = ein Mönch, der jeden vertritt
effect-ship = über einen Wasserweg reisen
effect-wagon = über einen Landweg reisen
effect-guildhall = ein Kontor in der Stadt deiner Händlerfigur
effect-scriptorium = 1 Entwicklungspunkt
effect-town-hall = Gefolgsleute zu segensreichen Werken
effect-hayrick = 1 Getreide
effect-cheese-factory = 1 Käse
effect-winery = 1 Wein
effect-wool-manufacturer = 1 Wolle
effect-tailor-shop = 1 Brokat
effect-brewery = 2 Münzen
effect-library = 2 Entwicklungspunkte
effect-windmill = 2 Münzen und 1 Entwicklungspunkt
effect-hospital = Münzen nach Entwicklungsstand
effect-bathhouse = 3 Gefolgsleute ziehen, 2 sofort einsetzen
effect-herb-garden = Schiffer vertreten Bauern, Handwerker, Händler
effect-sacristy = ein Mönch hält ein böses Ereignis fern
effect-cellar = 4 Münzen
effect-office = 1 Münze je gebautem Kontor
effect-shipping-line = 1 Entwicklungspunkt
effect-pharmacy = 1 bis 3 Entwicklungspunkte für ebenso viele Münzen
effect-horse-wagon = über einen Landweg reisen
effect-laboratory = 1 Technikplättchen
effect-school = Gelehrte vertreten alle außer Mönche
effect-gunpowder-tower = zwei Marktfelder mehr, direkt zu den Werken
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

## Punkte

source-coins = Münzen
source-goods = Waren
source-stations = Kontore
source-citizens = Bürger

## Fragen

ask-take-back = { $draw ->
    [0] Eingesetzte Gefolgsleute zurücknehmen, oder weiter? Zu ziehen gibt es nichts.
    [one] Ziehst du { $draw } Person, oder nimmst du erst eingesetzte zurück? Jede zurückgenommene zählt wie eine gezogene.
   *[other] Ziehst du { $draw } Personen, oder nimmst du erst eingesetzte zurück? Jede zurückgenommene zählt wie eine gezogene.
 }
    .watch = { $player } zieht Gefolgsleute.
ask-who-waits = Wer geht vom Markt in den Pulverturm?
    .watch = { $player } schickt jemanden in den Pulverturm.
ask-plan = { $count ->
    [0] Planung: An welchen Ort schickst du Gefolgsleute?
    [one] Planung: { $count } Person eingesetzt. Wohin noch?
   *[other] Planung: { $count } Personen eingesetzt. Wohin noch?
 }
    .watch = { $player } plant.
ask-man = { $place }: Wer geht hin?
    .watch = { $player } plant.
ask-act = Welche Aktion führst du aus?
    .watch = { $player } wählt eine Aktion.
ask-who-joins = Dorf: Wer schließt sich dir an?
    .watch = { $player } wirbt im Dorf jemanden an.
ask-add-to-town = Mit welchem Ort baust du deine Stadt aus?
    .watch = { $player } erweitert die Stadt um einen Ort.
ask-how-much-medicine = Apotheke: Wie viele Münzen zahlst du für ebenso viele Schritte?
    .watch = { $player } zahlt in der Apotheke.
ask-place-bather = { $number ->
    [1] Badehaus: Wen setzt du als Ersten ein, und wo?
   *[other] Badehaus: Wen setzt du als Zweiten ein, und wo?
 }
    .watch = { $player } setzt Gefolgsleute des Badehauses ein.
ask-bather-space = Auf welchem Feld steht die Person ({ $follower }, { $place })?
    .watch = { $player } setzt Gefolgsleute des Badehauses ein.
ask-where-to = { $by ->
    [water] Zu Wasser von { $town } aus: Wohin?
   *[road] Zu Lande von { $town } aus: Wohin?
 }
    .watch = { $player } reist.
ask-which-good = Welche Ware nimmst du vom Weg?
    .watch = { $player } nimmt eine Ware vom Weg.
ask-send-to-deed = { $place }: Wer geht zu welchem Werk?
    .watch = { $player } schickt jemanden zu einem segensreichen Werk.
ask-coin-or-step = Kanalisation: eine Münze oder ein Entwicklungsschritt?
    .watch = { $player } wählt zwischen Münze und Entwicklungsschritt.
ask-where-technology = { $first ->
    [yes] Dein erstes Technikplättchen: Welchen Bauern ersetzt es?
   *[no] Dein Technikplättchen: Wen ersetzt es?
 }
    .watch = { $player } legt ein Technikplättchen.
ask-give-food = Ernte: Welches Nahrungsmittel gibst du ab?
    .watch = { $player } gibt Nahrung zur Ernte.
ask-shelter = Hält der Mönch in deiner Sakristei das Ereignis fern ({ $event })?
    .watch = { $player } entscheidet über die Sakristei.
ask-torture = { $missing ->
    [one] Folter: { $missing } Münze fehlt. Was gibst du stattdessen ab?
   *[other] Folter: { $missing } Münzen fehlen. Was gibst du für die nächste ab?
 }
    .watch = { $player } begleicht bei der Folter, was fehlt.

## Züge

move-begins = { $name } beginnt
    .log = { $name } beginnt.
move-good-drawn = { $good }
    .log = { $to ->
    [box] Aus dem Spiel: { $good }.
   *[other] Nächste Ware: { $good }.
 }
move-hourglass-drawn = Stundenglas: { $event }
    .log = Das Stundenglas zeigt: { $event }.
move-follower-drawn = { $follower }
    .log = { $cause ->
    [plague] Pest, { $name }: { $follower }.
    [spared] Pest, { $name }: { $follower }, verschont.
   *[market] { $name } zieht: { $follower }.
 }
move-call-back = Zurücknehmen: { $who } ({ $place })
    .log = { $player } nimmt { $who } zurück ({ $place }).
move-draw-now = { $draw ->
    [0] Weiter
    [one] { $draw } Person ziehen
   *[other] { $draw } Personen ziehen
 }
    .log = { $draw ->
    [0] { $player } zieht niemanden.
    [one] { $player } zieht { $draw } Person.
   *[other] { $player } zieht { $draw } Personen.
 }
move-wait-in-tower = { $follower } in den Pulverturm
    .log = { $player } stellt { $who } in den Pulverturm.
move-tower-done = Niemand mehr in den Turm
    .log = { $player } ist mit dem Pulverturm fertig.
move-staff = { $place } ({ $wants }): { $effect }
    .log = { $player } schickt Gefolgsleute { $place-in }.
move-send = { $stands ->
    [for-another] { $follower }, als Ersatz für { $for_whom }
   *[as-such] { $follower }
 }
    .log = { $stands ->
    [for-another] { $player } schickt { $who } { $place-in }, als Ersatz für { $for_whom }.
   *[as-such] { $player } schickt { $who } { $place-in }.
 }
move-send-from-tower = { $stands ->
    [for-another] { $follower } aus dem Pulverturm, als Ersatz für { $for_whom }
   *[as-such] { $follower } aus dem Pulverturm
 }
    .log = { $stands ->
    [for-another] { $player } schickt { $who } aus dem Pulverturm { $place-in }, als Ersatz für { $for_whom }.
   *[as-such] { $player } schickt { $who } aus dem Pulverturm { $place-in }.
 }
move-enough-there = Niemand mehr hierher
    .log = { $player } schickt niemanden mehr dorthin.
move-planned = Der Plan ist fertig
    .log = { $player } hat geplant.
move-execute = { $place }: { $effect }{ $loss }
    .log = { $player } führt die Aktion aus: { $place }.
move-pass = Für diese Runde passen
    .log = { $player } passt.
move-enlist = { $character }: { $brings }
    .log = { $player } wirbt { $who } an.
move-add-place = { $place }, Kategorie { $category } ({ $wants }): { $effect }
    .log = { $player } baut die Stadt aus: { $place }.
move-buy-steps = { $price ->
    [one] { $price } Münze für { $price } Schritt
   *[other] { $price } Münzen für { $price } Schritte
 }
    .log = { $price ->
    [one] { $player } zahlt { $price } Münze und geht { $price } Entwicklungsschritt.
   *[other] { $player } zahlt { $price } Münzen und geht { $price } Entwicklungsschritte.
 }
move-settle = { $follower } { $place-in } ({ $wants })
    .log = { $player } setzt { $who } { $place-in }.
move-stand = Auf das Feld für { $for_whom }
    .log = { $player } stellt { $who } auf das Feld für { $for_whom } ({ $place }).
move-travel-to = Nach { $town } (unterwegs: { $goods })
    .log = { $player } reist von { $from } nach { $town }.
move-take-good = { $good } nehmen
    .log = { $player } nimmt { $good }.
move-leave-goods = Nichts nehmen
    .log = { $player } nimmt nichts.
move-contribute = { $character } zu: { $deed } ({ $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 })
    .log = { $player } entsendet { $who } zu einem Werk: { $deed }.
move-send-no-more = Wer übrig ist, bleibt
    .log = { $player } entsendet niemanden mehr.
move-take-coin = Eine Münze
    .log = { $player } nimmt eine Münze.
move-take-step = Ein Entwicklungsschritt
    .log = { $player } geht einen Entwicklungsschritt.
move-replace = { $place }: als Ersatz für { $for_whom }
    .log = { $player } legt Technik { $place-in }, als Ersatz für { $for_whom }.
move-keep-technology = Für eine spätere Runde behalten
    .log = { $player } behält das Technikplättchen.
move-feed = { $good } abgeben
    .log = { $player } gibt bei der Ernte { $good } ab.
move-protect = Der Mönch geht in den Beutel, das Ereignis zieht vorüber
    .log = Ein Mönch hält das Ereignis von { $player } fern.
move-endure = Der Mönch bleibt, das Ereignis geschieht
    .log = { $player } lässt das Ereignis geschehen.
move-give-station = Ein ungebautes Kontor ({ $have } übrig)
    .log = { $player } gibt ein Kontor ab.
move-tear-down = Das Kontor in { $town }
    .log = { $player } reißt das Kontor in { $town } ab.
move-give-follower = Eine Person, blind aus dem Beutel
    .log = { $player } gibt eine Person aus dem Beutel ab.
move-step-back = Ein Schritt zurück auf der Entwicklungsleiste
    .log = { $player } geht in der Entwicklung zurück.
move-give-good = { $good }
    .log = { $player } gibt { $good } ab.
move-give-place = Einen Ort: { $place }
    .log = { $player } gibt einen Ort ab: { $place }.
move-give-technology = Technik neben dem Tableau ({ $technology })
    .log = { $player } gibt ein Technikplättchen ab.
move-dismantle = Technik: { $place } ({ $character })
    .log = { $player } gibt die Technik eines Ortes ab: { $place }.
brings-boatman = { $count ->
    [0] das Ende der Leiste
    [one] { $count } Münze
   *[other] { $count } Münzen
 }
brings-craftsman = ein Technikplättchen
brings-trader = eine Ortskarte

## Losses that a label warns of

loss-steps = {" – "}{ $n ->
    [one] { $n } Entwicklungsschritt verfällt
   *[other] { $n } Entwicklungsschritte verfallen
 }

## Ablehnungen

refusal-market-full = Dein Markt ist voll; für { $who } ist kein Feld frei.
refusal-nothing-left-to-draw = { $draw ->
    [one] Du darfst { $draw } Person ziehen und hast schon so viele zurückgenommen.
   *[other] Du darfst { $draw } Personen ziehen und hast schon so viele zurückgenommen.
 }
refusal-market-overfull = Dein Markt hat { $room } { $room ->
    [one] Feld
   *[other] Felder
 }, aber { $have ->
    [one] { $have } Person ist
   *[other] { $have } Personen sind
 } dort; schicke mehr in den Pulverturm.
refusal-fully-manned = Alle Felder sind schon belegt: { $place }.
refusal-nobody-fits = { $place-Der } braucht noch { $for_whom }; von deinen übrigen Leuten darf niemand dorthin.
refusal-no-monk-left = { $place }: Hier braucht es einen Mönch, für den niemand einspringt, und du hast keinen mehr zu schicken.
refusal-only-own-left = Nur neutrale Gefolgsleute gehen ins Rathaus; du hast keine mehr zu schicken, und eigene bleiben immer bei dir.
refusal-own-follower = Ins Rathaus gehen nur neutrale Gefolgsleute; eigene bleiben immer bei dir. Es ist also nicht für { $who }.
refusal-only-monks = Dieses Feld ist für einen Mönch, und einen Mönch vertritt niemand; es ist nicht für { $who }.
refusal-wrong-follower = Dieses Feld ({ $place }) ist für { $for_whom } (ersatzweise für einen Mönch), nicht für { $who }.
refusal-send-somebody = Du hast diesen Ort gewählt: Schicke mindestens eine Person hin, oder nimm die Wahl zurück.
refusal-no-follower-there = Niemand ist dort: { $place }. Eine Person würde genügen.
refusal-only-own-followers = Dort ({ $place }) sind nur eigene Gefolgsleute, und die gehen nie zu Werken.
refusal-no-deed-wants-them = Kein Werk hat ein freies Feld für die Leute dort: { $place }.
refusal-deed-does-not-want = Dieses Werk ({ $deed }) hat kein Feld für { $who }, und niemand vertritt dort einen anderen.
refusal-deed-full = Dieses Werk ({ $deed }) hat kein Feld mehr frei für { $who }.
refusal-send-at-least-one = Die Aktion entsendet mindestens eine Person.
refusal-sent-already = { $place }: Von hier ging in dieser Runde schon jemand; erst wenn das Badehaus nachfüllt, ist es wieder möglich.
refusal-not-activated = { $place-Der } ist noch nicht bereit und braucht noch { $for_whom }.
refusal-not-in-this-phase = Die Sakristei ist keine Aktion; ihr Mönch schützt dich, wenn ein böses Ereignis kommt.
refusal-no-monks-now = In dieser Runde ist Wallfahrt: Kein Mönch kann angeworben werden.
refusal-track-at-end = Dein Markierer steht am Ende der Leiste; du kannst niemanden mehr anwerben: { $character }.
refusal-no-character-left = Auf dem Spielplan ist niemand mehr übrig: { $character }.
refusal-no-good-for-farmer = Ein Bauer brächte dir { $good }, doch der Warenmarkt hat nichts mehr davon.
refusal-no-technology-left = Es ist kein Technikplättchen mehr da.
refusal-no-place-left = Ein Händler brächte dir eine Ortskarte, doch keine erlaubte ist mehr da.
refusal-nobody-in-village = Zurzeit kann sich dir weder Schiffer noch Handwerker noch Händler anschließen.
refusal-only-first-category = Dein erster Händler bringt einen Ort der Kategorie I; dieser ist von Kategorie { $category }.
refusal-no-good-left = Der Warenmarkt hat nichts mehr davon: { $good }.
refusal-development-at-end = Dein Markierer steht am Ende der Entwicklungsleiste.
refusal-no-coin = Die Apotheke kostet mindestens 1 Münze, und du hast keine.
refusal-too-few-coins = Das kostet { $price } { $price ->
    [one] Münze
   *[other] Münzen
 }; du hast { $have }.
refusal-beyond-the-end = { $left ->
    [one] Auf der Entwicklungsleiste ist nur noch { $left } Schritt übrig.
   *[other] Auf der Entwicklungsleiste sind nur noch { $left } Schritte übrig.
 }
refusal-not-into-bathhouse = Wer im Badehaus gezogen wurde, darf dort nicht eingesetzt werden.
refusal-no-room-for-second = Du musst zwei Personen einsetzen; so fände außer dieser niemand ein Feld. Setze { $who } anders ein.
refusal-no-waterway-here = In { $town }, wo deine Händlerfigur steht, beginnt kein Wasserweg.
refusal-not-by-water = Von { $from } führt kein Wasserweg nach { $town }.
refusal-not-by-road = Von { $from } führt kein Landweg nach { $town }.
refusal-no-station-left = Du hast kein Kontor mehr zum Bauen.
refusal-station-here = In { $town } ist der Platz für dein Kontor schon belegt.
refusal-no-technology-here = Hierher ({ $place }) kommt keine Technik; die Felder verlangen keine bestimmte Person.
refusal-never-for-a-monk = Technik ersetzt nie einen Mönch.
refusal-only-one-space = Hier ({ $place }) gibt es nur ein Feld; Technik darf nur dorthin, wo noch jemand mitarbeiten muss.
refusal-second-technology = Hier ({ $place }) liegt schon Technik; mehr als eine je Ort ist nicht erlaubt.
refusal-space-occupied = Auf diesem Feld ({ $place }) steht schon jemand; Technik braucht ein leeres.
refusal-only-for-a-farmer = Dein erstes Technikplättchen darf nur einen Bauern ersetzen, nicht { $for_whom }.
refusal-no-such-food = Du hast davon nichts: { $good }.
refusal-no-unbuilt-station = Du hast kein ungebautes Kontor.
refusal-no-neutral-in-bag = In deinem Beutel ist keine neutrale Person; eigene Gefolgsleute werden nie genommen.
refusal-no-step-back = Dein Markierer steht am Anfang der Entwicklungsleiste.
refusal-coin-space = Von Feld { $development } aus würde ein Schritt zurück ein Münzfeld betreten oder verlassen.
refusal-no-such-good = Du hast davon nichts: { $good }.
refusal-no-such-technology = Du hast kein solches Technikplättchen neben dem Tableau.

## Der Spielplan

board-round = Runde { $round } von 18
board-bank = Stadtkasse { $coins }
board-starts = { $name } beginnt
board-to-come = noch zu erwarten: { $events }
board-map = Landkarte
board-town = Stadt
board-deeds-short = Werke
board-tiles-short = Orte
board-events = Ereignisse
board-legend = ~ Wasserweg  · Landweg  ■A Kontor und ♟A Händlerfigur von Spieler A
board-deeds = Segensreiche Werke
board-citizen-left = Bürger
board-supply = Auf dem Spielplan
board-characters = Personen
board-goods = Waren
board-technology = Technik
board-tiles = Ortskarten { $category }
board-none = keine
board-tracks = Leisten
board-development = Entwicklung
board-status = { $space } (Stand { $status })
board-knights = { $track } (zieht { $draw })
board-citizens = Bürger
board-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
 }
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
board-stations = { $count ->
    [one] { $count } Kontor vorrätig
   *[other] { $count } Kontore vorrätig
 }
board-stations-built = Kontore
board-market = Markt
board-bag = Beutel
board-beside = Neben dem Tableau
board-first-technology = Technik für einen Bauern
board-free-technology = { $count } Technikplättchen
board-places = Orte
board-passed = hat gepasst
board-always = immer
board-planned = → geplant

## The first lesson
lesson-1 = Willkommen in Orléans! Auf deinem Markt stehen vier Gefolgsleute. Schick sie an Orte deiner Stadt: Ein Ort, an dem alle Felder besetzt sind, gibt eine Aktion. Beginne mit der Burg: Wähle sie.
lesson-2 = Die Burg verlangt Bauer, Schiffer und Händler. Schick deinen Bauern.
lesson-3 = Jetzt den Schiffer.
lesson-4 = Und den Händler: Die Burg ist vollständig.
lesson-5 = Dein Handwerker findet allein keine Arbeit und wartet auf dem Markt. Sag, dass dein Plan fertig ist; alle Pläne werden zugleich aufgedeckt.
lesson-6 = Führe die Aktion der Burg aus: Sie bringt dir einen Ritter, und mit dem ersten Ritter ziehst du jede Runde fünf Gefolgsleute statt vier.
lesson-7 = Alle deine Gefolgsleute kamen in den Beutel, auch der Ritter, und fünf wurden gezogen: genug für zwei Orte zugleich. Zuerst das Bauernhaus: Wähle es.
lesson-8 = Schick einen Schiffer …
lesson-9 = … und einen Handwerker: Zusammen bringen sie dir einen Bauern und Getreide.
lesson-10 = Die anderen drei können den Wagen fahren, der deine Händlerfigur über einen Landweg bringt. Wähle ihn.
lesson-11 = Schick den Bauern.
lesson-12 = Auch den Händler.
lesson-13 = Und den neuen Ritter.
lesson-planned = Alle sind bei der Arbeit. Sieh dir deinen Plan noch einmal an und sag, dass er fertig ist: Sind alle Pläne aufgedeckt, kann niemand mehr seinen ändern.
lesson-14 = Alle führen reihum eine Aktion nach der anderen aus. Nimm zuerst den Wagen, ehe andere holen, was du willst.
lesson-15 = Deine Händlerfigur steht in Orléans. Reise nach Vierzon: Auf diesem Weg liegt Wein, und Waren sind am Ende Punkte, Wein 3.
lesson-16 = Nimm den Wein.
lesson-17 = Jetzt das Bauernhaus: Ein Bauer kommt zu dir, mit Getreide vom Warenmarkt. Wer auf der Bauernleiste vorn liegt, bekommt jede Runde eine Münze.
lesson-end = Du weißt jetzt, wie eine Runde läuft. Sammle Gefolgsleute, reise, baue mit dem Gildenhaus Kontore und steig auf der Entwicklungsleiste: Am Ende zählen jedes Kontor und jeder Bürger so viele Punkte wie dein Entwicklungsstand. Spiel gegen den Bot weiter!
board-place-needs = Braucht: { $wants }.
board-place-always = Wirkt von selbst, ohne Gefolgsleute.
board-space-free = Frei, für: { $who }.
board-space-taken = Hier steht: { $who }.
board-space-planned = Kommt nach deinem Plan hierher: { $who }.
board-space-technology = Hier arbeitet Technik auf Dauer; niemand wird mehr gebraucht.
board-bag-empty = leer
board-bathers = { place-bathhouse }
board-about-own = Eine der vier in der eigenen Farbe. Sie gehen nie verloren und zu keinem Werk.
board-works-at = Arbeitet hier: { $places }.
board-about-monk = Vertritt auf einem Aktionsfeld jede andere Person.
board-about-coins = Jede Münze ist am Ende ein Punkt.
board-about-citizens = jeder zählt so viele Punkte wie der Entwicklungsstand, jetzt { $status }
board-about-stations = Gebaut: { $built }. Jedes gebaute zählt so viele Punkte wie der Entwicklungsstand, jetzt { $status }.
board-about-technology = Sobald du gepasst hast, ersetzt sie auf einem leeren Feld für immer eine Person: höchstens eine je Ort, nie für einen Mönch, nie wo es nur ein Feld gibt.
board-about-bank = Was die Stadtkasse nicht hat, kann sie nicht auszahlen.
board-about-development = Gebaute Kontore und Bürger werden am Ende mit dem Stand multipliziert.
board-good-worth = { $points ->
    [one] { $points } Punkt wert.
   *[other] { $points } Punkte wert.
 }
board-good-food = Als Nahrung kann es bei der Ernte abgegeben werden.
board-goods-left = Noch { $count } im Warenmarkt.
board-town-stations = Kontor: { $names }.
board-town-free = Noch kein Kontor.
board-town-merchants = Händlerfigur: { $names }.
board-on-the-way = { $by ->
    [water] Auf dem Wasserweg zwischen { $from } und { $to }: Wer ihn nimmt, darf eine Ware mitnehmen.
   *[road] Auf dem Landweg zwischen { $from } und { $to }: Wer ihn nimmt, darf eine Ware mitnehmen.
 }
board-deed-reward = { $coins ->
    [one] Jede Person bringt { $coins } Münze.
   *[other] Jede Person bringt { $coins } Münzen.
 }
board-deed-canal = Jede Person bringt eine Münze oder einen Schritt Entwicklung.
board-deed-citizen = Wer das letzte Feld besetzt, nimmt den Bürger.
board-opening = { $free ->
    [0] Kein Feld mehr frei.
   *[other] Freie Felder: { $free } von { $size }.
 }
board-citizen-with = Den Bürger hat { $name }.
board-citizen-first = Wer zuerst hierher kommt, nimmt den Bürger.
board-markers = Hier: { $names }.
board-track-farmer = Jeder bringt eine Ware. Wer allein vorn ist, bekommt jede Runde eine Münze, wer allein hinten ist, zahlt eine.
board-track-boatman = Jeder bringt Münzen, der fünfte dem Ersten einen Bürger.
board-track-craftsman = Jeder bringt eine Technik; die erste darf nur einen Bauern ersetzen.
board-track-trader = Jeder bringt eine Ortskarte, der erste eine der Kategorie I.
board-track-knight = Je weiter, desto mehr Gefolgsleute werden jede Runde gezogen.
board-track-scholar = Jeder bringt Entwicklungspunkte.
board-track-monk = Mönche haben keine Leiste; sie vertreten jede andere Person.
board-track-space = Feld { $space }
board-brings-nothing = der Anfang
board-brings-knight = { $count ->
    [one] jede Runde wird { $count } Person gezogen
   *[other] jede Runde werden { $count } Personen gezogen
 }
board-brings-scholar = { $count } { $count ->
    [one] Entwicklungspunkt
   *[other] Entwicklungspunkte
 }
board-supply-left = Noch { $count } da.
board-development-space = Feld { $space }, Stand { $status }
board-development-coins = { $count } { $count ->
    [one] Münze
   *[other] Münzen
 } für alle, die hierher kommen.
board-event-left = noch { $count }
board-event-pilgrimage = In dieser Runde kann kein Mönch angeworben werden.
board-event-income = Alle bekommen so viele Münzen, wie ihr Entwicklungsstand zeigt.
board-event-harvest = Alle geben eine Nahrung ab (Getreide, Käse oder Wein); wer keine hat, zahlt 5 Münzen.
board-event-taxes = Alle zahlen eine Münze für je drei Waren.
board-event-trading-day = Alle bekommen eine Münze für jedes gebaute Kontor.
board-event-plague = Aus jedem Beutel wird blind eine Person gezogen und geht verloren; eigene bleiben verschont.

## Die Chronik

as-citizen = Bürger ({ $thing })
as-place = { $thing }
at-bag = Beutel
at-market = Markt
at-bathhouse = für das Badehaus gezogen
at-route = { $one }–{ $other }
now-event = Ereignis: { $value }
now-starter = Startspieler
track-development = Entwicklung
track-tracks = { $thing-leiste }
piece-merchant = Händlerfigur
heading-play-round = Runde { $round }
heading-census = Volkszählung
heading-followers = Gefolgsleute
heading-planning = Planung
heading-actions = Aktionen
heading-hold-event = Ereignis: { $event }
heading-last-citizen-goes = Spielende: der letzte Bürger
step-plague-strikes = an die Pest verloren
step-draw-follower = gezogen
step-lose-follower = durch Folter verloren
step-draw-bather = für das Badehaus gezogen
step-pass-start-player = Ende der Runde
step-carry-out-plan = Plan
unit-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
 }
unit-station = { $n ->
    [one] { $n } Kontor
   *[other] { $n } Kontore
 }
unit-technology = { $n ->
    [one] { $n } Technikplättchen
   *[other] { $n } Technikplättchen
 }
unit-first-technology = { $n ->
    [one] { $n } Technikplättchen für einen Bauern
   *[other] { $n } Technikplättchen für einen Bauern
 }
