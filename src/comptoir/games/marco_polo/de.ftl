game-title = Auf den Spuren von Marco Polo
game-about = Würfle, handle auf dem Markt, führe Aufträge aus und reise von Venezia nach Beijing; fünf Runden, acht Charaktere.
game-first-steps = Sieh dir deine Aufträge an: Der Markt gibt die Waren und Kamele, die sie verlangen, hohe Würfel geben mehr. Führe Aufträge für Punkte aus. Reise früh: Ein Handelsposten bringt jede Runde einen Bonus oder eine Stadtkarte, die nur nutzen darf, wer dort einen hat. Münzen bezahlen Reisen und besetzte Felder.

option-town-bonuses = Stadtboni
option-town-bonuses-printed = wie es ihre Buchstaben sagen
option-town-bonuses-shuffled = zufällig verteilt (Profi-Variante)
option-characters = Charaktere
option-characters-first-game = die des ersten Spiels
option-characters-drafted = vom letzten Platz an ausgesucht (Profi-Variante)
option-goal-cards = Zielkarten
option-goal-cards-dealt = zwei für jeden
option-goal-cards-chosen = zwei aus vier ausgesucht (Profi-Variante)

## Dinge

amount-coins = { $n } Geld
amount-camels = { $n } { $n ->
    [one] Kamel
   *[other] Kamele
 }
amount-pepper = { $n } Pfeffer
amount-silk = { $n } Seide
amount-gold = { $n } Gold
amount-points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }
amount-any-good = { $n } { $n ->
    [one] Ware nach Wahl
   *[other] Waren nach Wahl
 }
amount-pair = { $n ->
    [one] 2 verschiedene Waren
   *[other] { $n }-mal 2 verschiedene Waren
 }
amount-step = { $n } { $n ->
    [one] Schritt
   *[other] Schritte
 }
amount-contract = 1 gezogener Auftrag
amount-black-die = 1 schwarzer Würfel
amount-other-town = der Bonus einer anderen Stadt
amount-own-town = { $n } { $n ->
    [one] eigener Stadtbonus
   *[other] eigene Stadtboni
 }
amount-nothing = nichts
amount-sum = { $one } + { $other }

good-pepper = Pfeffer
good-silk = Seide
good-gold = Gold
pair-pepper-silk = Pfeffer und Seide
pair-pepper-gold = Pfeffer und Gold
pair-silk-gold = Seide und Gold

contract = { $cost } → { $points }, { $bonus }
goal = { $large } und { $small } ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
 })
card-exchange = { $give } → { $get }
card-both-ways = { $one } oder { $other }
card-per-post = { $get } je eigenem Handelsposten, höchstens Würfelzahl
card-per-contract = { $get } je ausgeführtem Auftrag, höchstens Würfelzahl
card-by-die = { $get } nach Würfelzahl: { $table }
card-unit-coins = Geld
card-unit-pepper = Pfeffer
card-unit-silk = Seide
card-unit-gold = Gold
card-unit-own-town = eigene Stadtboni
use-card = { $space }: { $card }

die-own = { $value ->
    [0] Würfel
   *[other] eine { $value }
 }
    .den = { $value ->
    [0] einen der Würfel
   *[other] eine { $value }
 }
die-black = { $value ->
    [0] schwarzer Würfel
   *[other] eine schwarze { $value }
 }
    .den = { $value ->
    [0] einen schwarzen Würfel
   *[other] eine schwarze { $value }
 }
die-white = die weiße { $value }
    .den = die weiße { $value }
roll = { $a } { $b } { $c } { $d } { $e }
colour-blue = Blau
    .en = blauen
colour-yellow = Gelb
    .en = gelben
colour-green = Grün
    .en = grünen
colour-red = Rot
    .en = roten

place-venezia = Venezia
    .nach = nach Venezia
    .von = von Venezia
place-moscow = Moscow
    .nach = nach Moscow
    .von = von Moscow
place-karakorum = Karakorum
    .nach = nach Karakorum
    .von = von Karakorum
place-samarcanda = Samarcanda
    .nach = nach Samarcanda
    .von = von Samarcanda
place-lan-zhou = Lan-Zhou
    .nach = nach Lan-Zhou
    .von = von Lan-Zhou
place-alexandria = Alexandria
    .nach = nach Alexandria
    .von = von Alexandria
place-karachi = Karachi
    .nach = nach Karachi
    .von = von Karachi
place-sumatra = Sumatra
    .nach = nach Sumatra
    .von = von Sumatra
place-anxi = Anxi
    .nach = nach Anxi
    .von = von Anxi
place-kashgar = Kashgar
    .nach = nach Kashgar
    .von = von Kashgar
place-ormuz = Ormuz
    .nach = nach Ormuz
    .von = von Ormuz
place-xian = Xian
    .nach = nach Xian
    .von = von Xian
place-adana = Adana
    .nach = nach Adana
    .von = von Adana
place-kochi = Kochi
    .nach = nach Kochi
    .von = von Kochi
place-beijing = Beijing
    .nach = nach Beijing
    .von = von Beijing
place-oasis-west-north = Oase vor Moscow
    .nach = zur Oase vor Moscow
    .von = von der Oase vor Moscow
place-oasis-west-centre = Oase vor Samarcanda
    .nach = zur Oase vor Samarcanda
    .von = von der Oase vor Samarcanda
place-oasis-west-south = Oase vor Ormuz
    .nach = zur Oase vor Ormuz
    .von = von der Oase vor Ormuz
place-oasis-centre = Oase vor Kashgar
    .nach = zur Oase vor Kashgar
    .von = von der Oase vor Kashgar
place-oasis-south-west = Oase vor Adana
    .nach = zur Oase vor Adana
    .von = von der Oase vor Adana
place-oasis-north-east = Oase östlich von Karakorum
    .nach = zur Oase östlich von Karakorum
    .von = von der Oase östlich von Karakorum
place-oasis-far-north-east = Oase nordwestlich von Beijing
    .nach = zur Oase nordwestlich von Beijing
    .von = von der Oase nordwestlich von Beijing
place-oasis-east = Oase nördlich von Lan-Zhou
    .nach = zur Oase nördlich von Lan-Zhou
    .von = von der Oase nördlich von Lan-Zhou
place-oasis-south-east = Oase südlich von Xian
    .nach = zur Oase südlich von Xian
    .von = von der Oase südlich von Xian
place-oasis-sea-east = Oase nördlich von Sumatra
    .nach = zur Oase nördlich von Sumatra
    .von = von der Oase nördlich von Sumatra
figure-first = Niccolo
figure-second = Marco
bonus-of-character = der Charakter
    .nach = zum Charakter
    .von = des Charakters

space-five-coins = 5 Geld nehmen
space-camels = Markt, Kamele
space-pepper = Markt, Pfeffer
space-silk = Markt, Seide
space-gold = Markt, Gold
space-khan = Die Gunst des Khan
space-contracts = Aufträge nehmen
space-travel = Reisen
space-moscow = Stadtkarte von Moscow
space-karakorum = Stadtkarte von Karakorum
space-samarcanda = Stadtkarte von Samarcanda
space-lan-zhou = Stadtkarte von Lan-Zhou
space-alexandria = Stadtkarte von Alexandria
space-karachi = Stadtkarte von Karachi
space-sumatra-1 = Erste Stadtkarte von Sumatra
space-sumatra-2 = Zweite Stadtkarte von Sumatra
space-sumatra-3 = Dritte Stadtkarte von Sumatra

character-raschid = Raschid ad-Din Sinan
character-matteo = Matteo Polo
character-berke = Berke Khan
character-mercator = Mercator ex Tabriz
character-kubilai = Kubilai Khan
character-johannes = Johannes Caprini
character-wilhelm = Wilhelm von Rubruk
character-niccolo = Niccolo & Marco Polo

power-raschid = würfelt nicht: Jeder Würfel bekommt beim Setzen eine beliebige Zahl; kein Ausgleich für weniger als 15 Augen
power-matteo = jede Runde der weiße Würfel und ein gezogener Auftrag
power-berke = zahlt nichts für besetzte Felder
power-mercator = bekommt etwas ab, wenn andere zum Markt gehen{ $khan ->
    [0] {""}
    [one] ; auch { $khan } Kamel, wenn jemand die Gunst des Khan nutzt
   *[other] ; auch { $khan } Kamele, wenn jemand die Gunst des Khan nutzt
 }{ $five ->
    [0] {""}
   *[other] , und { $five } Geld, wenn der andere 5 nimmt
 }
power-kubilai = beginnt in Beijing, mit einem Handelsposten für 10 Punkte
power-johannes = in einem Schritt von Oase zu Oase; jede Runde { $coins } Geld
power-wilhelm = Handelsposten in jeder Stadt auf dem Weg, zwei mehr als andere; { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 } für den elften
power-niccolo = zwei Figuren; jede Runde { $camels } { $camels ->
    [one] Kamel
   *[other] Kamele
 }

way-there = von links nach rechts
way-back = andersherum
extra-coins = Geld
    .one = Geld
extra-camels = Kamele
    .one = Kamel

source-contracts = Aufträge
source-posts = Achter, neunter und elfter Handelsposten
source-city-cards = Stadtkarten
source-town-bonuses = Stadtboni
source-goal-cards = Zielkarten
source-goal-cities = Verschiedene Zielstädte
source-coins = Geld
source-beijing = Beijing
source-goods = Waren
source-most-contracts = Meiste Aufträge

## Fragen

ask-choose-character = Welchen Charakter nimmst du?
    .watch = { $player } wählt einen Charakter.
ask-keep-goals = { $nth ->
    [1] Welche Zielkarte behältst du?
   *[other] Welche zweite Zielkarte behältst du?
 }
    .watch = { $player } wählt Zielkarten.
ask-compensate = Deinem Wurf { $missing ->
    [one] fehlt { $missing } Auge
   *[other] fehlen { $missing } Augen
 } auf 15: Welchen Ausgleich nimmst du?
    .watch = { $player } nimmt einen Ausgleich für einen niedrigen Wurf.
ask-act = { $dice ->
    [0] Du hast keine Würfel mehr.
    [one] Welche Aktion führst du mit deinem letzten Würfel aus?
   *[other] Welche Aktion führst du aus? Du hast { $dice } Würfel.
 }
    .watch = { $player } wählt eine Aktion.
ask-after-action = Zusatzaktionen, oder Zug beenden?
    .watch = { $player } wählt Zusatzaktionen oder beendet den Zug.
ask-put-dice = { $space }: Welchen Würfel setzt du?{ $left ->
    [1] {""}
   *[other] {" "}(noch { $left })
 }
    .watch = { $player } setzt Würfel.
ask-choose-column = { $row }: Welche Spalte nimmst du, höchstens { $value }?
    .watch = { $player } nimmt Waren vom Markt.
ask-take-contracts = { $nth ->
    [1] Welchen Auftrag unter 1 bis { $value } nimmst du?
   *[other] Welchen zweiten Auftrag nimmst du?
 }
    .watch = { $player } nimmt Aufträge.
ask-coins-or-camels = Geld oder Kamele zum Auftrag?
    .watch = { $player } nimmt Geld oder Kamele.
ask-walk = Wohin? { $left ->
    [one] Noch ein Schritt.
   *[other] Noch { $left } Schritte.
 }
    .watch = { $player } reist.
ask-move-post = Kein Handelsposten ist mehr übrig: Welcher kommt { $to-nach }?
    .watch = { $player } versetzt einen Handelsposten.
ask-how-often = Wie oft nutzt du die Karte, höchstens { $value }-mal? ({ $card })
    .watch = { $player } nutzt eine Stadtkarte.
ask-pay-goods = Welche Ware gibst du ab?{ $left ->
    [1] {""}
   *[other] {" "}(noch { $left })
 }
    .watch = { $player } gibt Waren ab.
ask-pay-pairs = Welche zwei Waren gibst du ab?{ $left ->
    [1] {""}
   *[other] {" "}(noch { $left } Paare)
 }
    .watch = { $player } gibt Waren ab.
ask-choose-good = Welche Ware nimmst du?{ $left ->
    [1] {""}
   *[other] {" "}(noch { $left })
 }
    .watch = { $player } nimmt Waren.
ask-choose-pair = Welche zwei verschiedenen Waren nimmst du?
    .watch = { $player } nimmt Waren.
ask-choose-town-bonus = Welchen anderen Stadtbonus nimmst du?
    .watch = { $player } wählt einen Stadtbonus.
ask-own-towns = Welche deiner kleinen Städte gibt ihren Bonus?{ $left ->
    [1] {""}
   *[other] {" "}(noch { $left })
 }
    .watch = { $player } wählt einen Stadtbonus.
ask-next-bonus = Welchen Bonus nimmst du zuerst?
    .watch = { $player } wählt den nächsten Bonus.
ask-make-room = Nur zwei Aufträge haben Platz: Welchen legst du weg?
    .watch = { $player } legt einen Auftrag weg.

## Züge

move-outpost-laid = Kontorbonus von { $place }: { $outpost }
    .log = Kontorbonus von { $place }: { $outpost }.
move-card-laid = { $space }: { $card }
    .log = { $space }: { $card }.
move-tile-laid = Stadtbonus von { $place }: { $tile }
    .log = Stadtbonus von { $place }: { $tile }.
move-start-contract-dealt = { $who } beginnt mit diesem Auftrag: { $contract }
    .log = { $who } beginnt mit diesem Auftrag: { $contract }.
move-character-revealed = zur Auswahl: { $character }
    .log = Zur Auswahl: { $character }.
move-goal-dealt = { $who } bekommt diese Zielkarte: { $goal }
    .log = { $who } bekommt diese Zielkarte: { $goal }.
move-contract-drawn = { $by ->
    [seat] { $who } zieht diesen Auftrag: { $contract }
   *[other] ausgelegt: { $contract }
 }
    .log = { $by ->
    [seat] { $who } zieht diesen Auftrag: { $contract }.
   *[other] Ausgelegt: { $contract }.
 }
move-rolled = { $who } würfelt { $dice }
    .log = { $who } würfelt { $dice }.
move-die-rolled = { $who } würfelt { $die-den }
    .log = { $who } würfelt { $die-den }.
move-choose = { $character }: { $power }
    .log = { $player } nimmt { $character }.
move-keep-goal = { $goal } behalten
    .log = { $player } behält { $goal }.
move-take-compensation = { $coins ->
    [0] { $camels ->
        [one] { $camels } Kamel
       *[other] { $camels } Kamele
    }
    [one] { $coins } Geld{ $camels ->
        [0] {""}
        [one] {" "}und { $camels } Kamel
       *[other] {" "}und { $camels } Kamele
    }
   *[other] { $coins } Geld{ $camels ->
        [0] {""}
        [one] {" "}und { $camels } Kamel
       *[other] {" "}und { $camels } Kamele
    }
 }
    .log = { $player } bekommt { $coins ->
    [0] { $camels ->
        [one] { $camels } Kamel
       *[other] { $camels } Kamele
    }
    [one] { $coins } Geld{ $camels ->
        [0] {""}
        [one] {" "}und { $camels } Kamel
       *[other] {" "}und { $camels } Kamele
    }
   *[other] { $coins } Geld{ $camels ->
        [0] {""}
        [one] {" "}und { $camels } Kamel
       *[other] {" "}und { $camels } Kamele
    }
 } als Ausgleich.
move-no-action = Keine Aktion: Alle Würfel sind gesetzt
    .log = { $player } hat keinen Würfel mehr für eine Aktion.
move-end-turn = Zug beenden
    .log = { $player } beendet den Zug.
move-use = { $use }{ $dice ->
    [1] {""}
   *[other] {" "}({ $dice } Würfel)
 }{ $cost ->
    [0] {""}
   *[other] , besetzt: ab { $cost } Geld
 }
    .log = { $player } wählt: { $use }.
move-put = Setzen: { $die-den }{ $pays ->
    [0] {""}
   *[other] {" "}für { $pays } Geld
 }
    .log = { $player } setzt { $die-den }{ $pays ->
    [0] {""}
   *[other] {" "}für { $pays } Geld
 }.
move-take-column = Spalte { $column }: { $what }
    .log = { $player } nimmt: { $what }.
move-take-contract = Unter { $place }: { $contract }{ $extra ->
    [0] {""}
    [one] {" "}(mit 1 Geld oder 1 Kamel)
   *[other] {" "}(mit { $extra } Geld oder Kamelen)
 }{ $lost ->
    [0] {""}
    [one] {""} – dein alter Auftrag wird abgelegt
   *[other] {""} – deine { $lost } alten Aufträge werden abgelegt
 }
    .log = { $player } nimmt den Auftrag unter { $place }: { $contract }.
move-one-contract = Keinen zweiten Auftrag
    .log = { $player } nimmt nur einen Auftrag.
move-take-extra = { $count } { $count ->
    [one] { $extra-one }
   *[other] { $extra }
 }
    .log = { $player } nimmt dazu { $count } { $count ->
    [one] { $extra-one }
   *[other] { $extra }
 }.
move-go = { $figures ->
    [1] { $place }
   *[other] { $figure }: { $place }
 }{ $coins ->
    [0] {""}
   *[other] , { $coins } Geld
 }{ $camels ->
    [0] {""}
    [one] , { $camels } Kamel
   *[other] , { $camels } Kamele
 }{ $loss }
    .log = { $player } reist { $from-von } { $place-nach }{ $coins ->
    [0] {""}
   *[other] , { $coins } Geld
 }{ $camels ->
    [0] {""}
    [one] , { $camels } Kamel
   *[other] , { $camels } Kamele
 }.
move-stop = { $made ->
    [0] Den Schritt verfallen lassen
   *[other] Die Reise hier beenden
 }
    .log = { $made ->
    [0] { $player } lässt den Schritt verfallen.
   *[other] { $player } beendet die Reise.
 }
move-move-from = Aus { $place }
    .log = { $player } versetzt einen Handelsposten { $place-von } { $to-nach }.
move-leave-posts = Keinen versetzen
    .log = { $player } versetzt keinen Handelsposten { $to-nach }.
move-trade = { $count ->
    [1] Einmal
   *[other] { $count }-mal
 }: { $give } → { $get }
    .log = { $player } tauscht: { $give } → { $get }.
move-pay-good = { $good } abgeben
    .log = { $player } gibt { $good } ab.
move-pay-pair = { $pair } abgeben
    .log = { $player } gibt { $pair } ab.
move-complete = Zusatz: diesen Auftrag ausführen: { $contract }{ $loss }
    .log = { $player } führt einen Auftrag aus: { $contract }.
move-purse = Zusatz: { $die-den } aufs Säckchen setzen und 3 Geld nehmen
    .log = { $player } setzt { $die-den } aufs Säckchen und nimmt 3 Geld.
move-reroll = Zusatz: { $die-den } neu würfeln für 1 Kamel
    .log = { $player } würfelt { $die-den } neu für 1 Kamel.
move-turn-up = Zusatz: { $die-den } hochdrehen für 2 Kamele
    .log = { $player } dreht { $die-den } für 2 Kamele hoch.
move-turn-down = Zusatz: { $die-den } runterdrehen für 2 Kamele
    .log = { $player } dreht { $die-den } für 2 Kamele runter.
move-buy-black-die = Zusatz: einen schwarzen Würfel kaufen für 3 Kamele
    .log = { $player } kauft einen schwarzen Würfel für 3 Kamele.
move-take-good = { $good }
    .log = { $player } nimmt { $good }.
move-take-pair = { $pair }
    .log = { $player } nimmt { $pair }.
move-take-town-bonus = { $bonus }{ $loss }
    .log = { $player } nimmt diesen Stadtbonus: { $bonus }.
move-visit = { $place }: { $bonus }{ $loss }
    .log = { $player } bekommt den Bonus von { $place }: { $bonus }.
move-take-bonus = { $bonus }: { $what }
    .log = { $player } nimmt zuerst den Bonus { $bonus-von }: { $what }.
move-put-away = Diesen Auftrag weglegen: { $contract }
    .log = { $player } legt einen Auftrag weg: { $contract }.

## Losses that a label warns of

loss-die = {" – "}kein schwarzer Würfel ist übrig
loss-contract = {" – "}kein Auftrag ist mehr zu ziehen

## Warum nicht

refusal-too-few-dice = Dieses Feld braucht { $dice } Würfel, du hast { $have_dice }.
refusal-own-colour-there = Deine { $colour-en } Würfel liegen dort schon; { $dice ->
    [one] ein schwarzer oder weißer Würfel ginge noch
   *[other] { $dice } schwarze oder weiße Würfel gingen noch
 }.
refusal-space-too-dear = Dieses Feld ist besetzt und kostet { $cost } Geld, so viel wie dein niedrigster Würfel zeigt; du hast { $have }.
refusal-khan-full = Alle vier Plätze der Gunst des Khan sind in dieser Runde besetzt.
refusal-khan-too-low = Der letzte Würfel bei der Gunst des Khan zeigt { $khan }; deiner muss mindestens { $khan } zeigen.
refusal-no-contracts = Es liegt kein Auftrag aus.
refusal-no-road-open = Jeder Weg von hier kostet mehr Kamele, als du hast.
refusal-journey-too-dear = Der billigste Schritt kostet insgesamt { $need } Geld, du hast { $have }.
refusal-occupied-and-journey = Das besetzte Feld kostet { $cost }; mit dem billigsten Schritt sind das { $need } Geld, du hast { $have }.
refusal-no-post = Du hast dort keinen Handelsposten ({ $city }).
refusal-post-is-fresh = Deinen Handelsposten ({ $city }) hast du erst in diesem Zug gesetzt; die Karte kannst du ab deinem nächsten Zug nutzen.
refusal-card-used = Auf dieser Karte liegt schon ein Würfel; sie ist erst nächste Runde wieder frei.
refusal-cannot-pay-card = Preis für einmal: { $price }; du hast: { $holds }.
refusal-no-own-town = Du hast in keiner kleinen Stadt einen Handelsposten, also auch keinen eigenen Stadtbonus.
refusal-no-contract-completed = Du hast noch keinen Auftrag ausgeführt.
refusal-cannot-pay-so-often = Preis: { $give }; du hast: { $have }.
refusal-too-few-own-towns = Jedes Mal muss es eine andere kleine Stadt mit deinem Handelsposten sein; du hast { $towns }.
refusal-no-such-good = Du hast keine Ware dieser Sorte: { $good }.
refusal-no-such-pair = Das hast du nicht beides: { $pair }.
refusal-pair-needed-later = Dann blieben für den nächsten gekauften Schritt keine zwei verschiedenen Waren übrig.
refusal-too-few-coins-to-travel = Dieser Schritt kostet { $coins } Geld, du hast { $have_coins }.
refusal-too-few-coins-for-road = Mit { $toll } für den Weg kostet dieser Schritt { $coins } Geld, du hast { $have_coins }.
refusal-too-few-camels-to-travel = Dieser Weg kostet { $camels } { $camels ->
    [one] Kamel
   *[other] Kamele
 }, du hast { $have_camels }.
refusal-one-step-at-least = Du musst mindestens einen Schritt reisen.
refusal-post-must-move = Am Ziel der Reise musst du einen Handelsposten setzen, also muss einer versetzt werden.
refusal-post-of-this-journey = Dieser Handelsposten kam erst auf dieser Reise dorthin; versetze einen älteren.
refusal-contract-out-of-reach = Dieser Auftrag liegt unter { $place }, dein Würfel zeigt { $value }.
refusal-just-taken = Diesen Auftrag hast du eben erst genommen; leg einen der alten weg.
refusal-contract-not-paid = Dieser Auftrag verlangt { $cost }; du hast { $camels } { $camels ->
    [one] Kamel
   *[other] Kamele
 }, { $pepper } Pfeffer, { $silk } Seide und { $gold } Gold.
refusal-no-camel-to-reroll = Neu würfeln kostet 1 Kamel, du hast keins.
refusal-too-few-camels-to-turn = Einen Würfel zu drehen kostet 2 Kamele, du hast { $have }.
refusal-no-further = Eine { $value } lässt sich nicht weiter drehen; 1 und 6 sind keine Nachbarn.
refusal-too-few-camels-to-buy = Ein schwarzer Würfel kostet 3 Kamele, du hast { $have }.
refusal-one-black-die-a-turn = Du hast in diesem Zug schon einen schwarzen Würfel gekauft.
refusal-no-black-die-left = In dieser Runde ist kein schwarzer Würfel mehr da.

## Das Brett

board-round = Runde { $round } von { $rounds }
board-starter = Startspieler: { $name }
board-traveller = { $name } ist zuletzt gereist
board-legend = ▲A Handelsposten und ●A Figur von Spieler A · Würfel: * schwarz, + weiß · ○ Oase · 2K: 2 Kamele · 7¤: 7 Geld
board-road-camels = { $n }K
board-road-coins = { $n }¤
board-cities = Städte
board-spaces = Aktionsfelder
board-purse = Säckchen (3 Geld)
board-black-dice = Schwarze Würfel
board-contracts = Aufträge
board-special = Sonderstapel: { $count }
board-dice = Würfel
board-storage = Lager
board-done = noch { $posts } Handelsposten · { $contracts } { $contracts ->
    [one] Auftrag
   *[other] Aufträge
 } ausgeführt
board-contract = Auftrag
board-goals = Ziele

## The first lesson
lesson-1 = Willkommen auf der Reise! Du bist Raschid: Du stellst jeden deiner Würfel beim Setzen, wie du magst. Dein Auftrag verlangt 2 Kamele, einen Pfeffer und eine Seide. Beginne mit Pfeffer: Wähle seine Reihe auf dem Markt.
lesson-2 = Für Pfeffer reicht ein Würfel. Setze eine 6: je höher der Würfel, desto besser die Spalte.
lesson-3 = Du darfst jede Spalte bis zu deinem Würfel nehmen. Nimm Spalte 6: vier Pfeffer.
lesson-4 = Vor dem Ende deines Zuges darfst du Zusatzaktionen ausführen. Jetzt brauchst du keine: Beende deinen Zug.
lesson-5 = Der Bot hat Kamele geholt. Jetzt Seide: Sie ist teurer und braucht zwei Würfel. Wähle ihre Reihe.
lesson-6 = Setze eine 6 …
lesson-7 = … und noch eine 6. Der niedrigere Würfel zählt, und läge dort schon ein Würfel, müsstest du dafür Geld zahlen.
lesson-8 = Nimm diesmal Spalte 5: drei Seide, dazu ein Geld und ein Kamel.
lesson-9 = Du hast alles, was dein Auftrag verlangt. Ausführen ist eine Zusatzaktion, in jedem deiner Züge: Tu es jetzt für 5 Punkte und einen neuen Auftrag.
lesson-10 = Deine ersten Punkte! Weitere Zusatzaktionen wären erlaubt, aber beende deinen Zug.
lesson-11 = Dir bleiben zwei Würfel: Zeit zu reisen. Wähle das Reisefeld.
lesson-12 = Der niedrigere Würfel ist die Zahl der Schritte, und Schritte kosten Geld, immer mehr. Du hast acht, das reicht für zwei: Setze eine 2.
lesson-13 = Und die andere 2.
lesson-14 = Reise über die Oase im Norden …
lesson-15 = … nach Moscow. Wo eine Reise endet, setzt du einen Handelsposten. Der erste in dieser Stadt bringt außerdem 3 Geld, und ab deinem nächsten Zug darfst du ihre Stadtkarte nutzen.
lesson-end = Du kennst den Kern: Waren für Aufträge, Geld für Reisen. Deine Zielkarten nennen Städte, die am Ende Punkte bringen, und wer früh nach Beijing kommt, punktet auch dort. Fünf Runden sind es insgesamt; spiel gegen den Bot weiter!
board-map = Landkarte
board-bazaar = Markt
board-own = Eigenes
board-market = Markt
board-yours = Deine Würfel und Waren
board-no-dice = Keine Würfel mehr in dieser Runde
board-dice-left = { $count } Würfel
board-die-own = { $value ->
    [0] Würfel von { $owner }, noch ohne Zahl
   *[other] Würfel von { $owner }, zeigt { $value }
 }
board-die-black = { $value ->
    [0] Schwarzer Würfel
   *[other] Schwarzer Würfel, zeigt { $value }
 }
board-die-white = Weißer Würfel, zeigt { $value }
board-die-neutral = Neutraler Würfel, zeigt { $value }
board-about-die = Setz ihn für eine Aktion auf ein Feld oder aufs Säckchen, das 3 Geld gibt; oder verändere ihn mit Kamelen.
board-about-face = Die Zahl, die dieser Würfel beim Setzen bekommt.
board-reroll = Einen Würfel neu würfeln
board-about-reroll = Kostet 1 Kamel, vor oder nach deiner Aktion, so oft du willst.
board-up = Einen Würfel um eins hochdrehen
board-about-up = Kostet 2 Kamele, vor oder nach deiner Aktion, so oft du willst. Höher als 6 geht es nicht.
board-down = Einen Würfel um eins runterdrehen
board-about-down = Kostet 2 Kamele, vor oder nach deiner Aktion, so oft du willst. Tiefer als 1 geht es nicht.
board-about-black = Einmal im Zug für 3 Kamele: Er wird gleich gewürfelt und gehört dir diese Runde. Noch { $count } da.
board-about-purse = Jeder deiner Würfel, jederzeit in deinem Zug, bringt 3 Geld. Hier liegen beliebig viele Würfel, und es zählt nicht als Aktion.
board-about-coins = Damit zahlst du Reisen und besetzte Felder. Am Ende sind je 10 einen Punkt wert.
board-about-camels = Damit zahlst du Wege, veränderte und schwarze Würfel; auch Aufträge verlangen sie. Am Ende keine Punkte.
board-about-pepper = Für Aufträge und Stadtkarten. Am Ende sind je 2 Waren einen Punkt wert, wenn du in Beijing einen Handelsposten hast.
board-about-silk = Für Aufträge und Stadtkarten. Am Ende sind je 2 Waren einen Punkt wert, wenn du in Beijing einen Handelsposten hast.
board-about-gold = Für Aufträge und Stadtkarten. Am Ende sind je 2 Waren einen Punkt wert, wenn du in Beijing einen Handelsposten hast.
board-about-occupied = Besetzt: Du zahlst so viel Geld, wie dein niedrigster Würfel zeigt.
board-about-five-coins = Ein Würfel mit beliebiger Zahl: Nimm 5 Geld.
board-about-bazaar = { $dice ->
    [1] Ein Würfel
   *[other] { $dice } Würfel
 }: Nimm, was in der Spalte deines niedrigsten Würfels steht oder in einer davor.
board-column = { $row }, Spalte { $column }
board-about-column = { $what }, mit Würfeln ab { $column }.
board-about-khan = Ein Würfel bringt eine Ware deiner Wahl und 2 Kamele. Vier Plätze je Runde; jeder Würfel muss mindestens so viel zeigen wie der vorige{ $value ->
    [0] {""}
   *[other] , jetzt { $value }
 }. Jede Farbe einmal, kein Preis.
board-about-travel = Zwei Würfel: Zieh deine Figur höchstens so viele Schritte, wie der niedrigere zeigt. Preise in Geld für 1 bis 6 Schritte: { $prices }; manche Wege verlangen noch mehr. Wo du anhältst, setzt du einen Handelsposten. Wer zuletzt reist, beginnt die nächste Runde.
board-about-contracts = Ein Würfel: Nimm einen oder zwei der Aufträge unter den Zahlen bis zu deiner Würfelzahl.
board-contract-under = Auftrag unter { $place }
board-contract-space = Platz für einen Auftrag
board-about-contract = Abzugeben: { $cost }. Das bringt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 } und dazu: { $bonus }.
board-about-special = Von hier wird gezogen, und weggelegte Aufträge kommen darunter.
board-completed = Ausgeführte Aufträge: { $count }
board-about-completed = Punkte bisher: { $points }. Wer die meisten ausgeführt hat, bekommt am Ende 7 Punkte.
board-posts-left = Handelsposten übrig: { $count }
board-about-posts = Der achte Handelsposten auf der Karte bringt sofort 5 Punkte, der neunte noch einmal 10, Wilhelms elfter { $eleventh }.
board-posts-of = Handelsposten: { $names }.
board-figure = Figur von { $owner }
board-goal-city = Die Stadt steht auf deinen Zielkarten.
board-about-goal = Die Punkte zählen am Ende, wenn du in beiden Städten einen Handelsposten hast. Außerdem bringen 1, 2, 3 oder 4 verschiedene Zielstädte so viele Punkte: { $points }.
board-about-venezia = Hier beginnt die Reise. Keine Handelsposten.
board-about-oasis = Ein Halt unterwegs, ohne Handelsposten.
board-about-town = Kleine Stadt. Ein Handelsposten bringt sofort und zu Beginn jeder Runde: { $bonus }.
board-about-city = Große Stadt. Mit einem Handelsposten kannst du ab deinem nächsten Zug ihre Karte nutzen. Der allererste bekommt auch den Kontorbonus.
board-about-beijing = Ein Handelsposten kommt auf den freien Platz mit den meisten Punkten; sie zählen am Ende. Dann sind auch je 2 deiner Waren einen Punkt wert.
board-about-road = Wer diesen Weg nimmt, zahlt { $toll } zusätzlich zum Preis der Reise.
board-tile = Stadtbonus von { $place }
board-about-tile = Für einen Handelsposten hier, sofort und zu Beginn jeder Runde: { $bonus }.
board-outpost = Kontorbonus von { $place }
board-about-outpost = Für den allerersten Handelsposten in dieser Stadt: { $bonus }.
board-about-card = Ein Würfel, für alle mit einem Handelsposten in dieser Stadt; nur einmal je Runde. Die Würfelzahl sagt, wie oft höchstens.

## Die Chronik

as-bonus = Bonus ({ $thing })
as-card = Stadtkarte ({ $thing })
as-contract = Auftrag ({ $thing })
as-goal = Zielkarte ({ $thing })
at-completed = ausgeführte Aufträge
at-display = Auslage
at-special = Sonderstapel
now-character = Charakter: { $value }
now-starter = Startspieler
now-beijing = { $value ->
    [1] erster
    [2] zweiter
    [3] dritter
   *[other] vierter
 } Platz in Beijing
piece-figure = Figur
piece-second = zweite Figur
space-purse = Säckchen
heading-begin-round = Runde { $round }
step-deal-contract = gezogener Auftrag
step-dice-back = Würfel zurück
step-final-scoring = Schlusswertung
step-gain-bonuses = Bonus
step-end-round = Rundenende
unit-camel = { $n ->
    [one] { $n } Kamel
   *[other] { $n } Kamele
 }
unit-coin = { $n ->
    [one] { $n } Geld
   *[other] { $n } Geld
 }
unit-post = { $n ->
    [one] { $n } Handelsposten
   *[other] { $n } Handelsposten
 }
hidden-goal = { $n ->
    [one] { $n } Zielkarte
   *[other] { $n } Zielkarten
 }
hidden-contract = { $n ->
    [one] { $n } Auftrag
   *[other] { $n } Aufträge
 }
