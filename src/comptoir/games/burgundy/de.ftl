game-title = Die Burgen von Burgund: Das Kartenspiel
game-about = Spiele Zahlen aus der Hand und sammle Drillinge aus Burgen, Schiffen, Weiden und mehr; fünf Durchgänge, keine Würfel.
game-first-steps = Sieh nach, welche Projekte du hast und welche Zahl sie zeigen. Spiele eine Karte, mit deren Zahl du eines davon platzierst oder eine Karte aus dieser Reihe nimmst. Drei Karten einer Art sind ein Drilling und bringen Punkte. Arbeiter ändern eine Zahl um eins; wer keine hat, füllt sie auf.

## Dinge

type-castle = Burg
type-mine = Mine
type-cloister = Kloster
type-knowledge = Wissen
type-ship = Schiff
type-pasture = Weide
type-building = Gebäude

card = { $kind } { $number }
    .den = { $kind-den } { $number }
card-of-number = { $number }
    .den = die Karte { $number }
card-castle = Burg
    .den = die Burg
card-mine = Mine
    .den = die Mine
card-cloister = Kloster
    .den = das Kloster
card-knowledge = Wissen
    .den = das Wissen
card-ship = Schiff
    .den = das Schiff
card-pasture = Weide
    .den = die Weide
card-carpenter = Schreinerei
    .den = die Schreinerei
card-church = Kirche
    .den = die Kirche
card-market = Markt
    .den = den Markt
card-watchtower = Wachturm
    .den = den Wachturm
card-bank = Bank
    .den = die Bank
card-boarding-house = Wohnhaus
    .den = das Wohnhaus
card-warehouse = Warenhaus
    .den = das Warenhaus
card-city-hall = Rathaus
    .den = das Rathaus

good-light = helle Ware
    .ein = eine helle Ware
    .pl = helle Waren
good-medium = mittlere Ware
    .ein = eine mittlere Ware
    .pl = mittlere Waren
good-dark = dunkle Ware
    .ein = eine dunkle Ware
    .pl = dunkle Waren
animal-chicken = Huhn
    .ein = ein Huhn
animal-cow = Rind
    .ein = ein Rind
animal-sheep = Schaf
    .ein = ein Schaf
animal-pig = Schwein
    .ein = ein Schwein
pile-goods-left = linker Warenstapel
pile-goods-right = rechter Warenstapel
pile-animals-left = linker Tierstapel
pile-animals-right = rechter Tierstapel
bonus-points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }
bonus-goods = { $n } { $n ->
    [one] Ware
   *[other] Waren
 }
bonus-animals = { $n } { $n ->
    [one] Tier
   *[other] Tiere
 }
bonus-silver = { $n } Silber
bonus-workers = { $n } Arbeiter
bonus-sum = { $one } und { $other }
stack-new = ein neuer Stapel

source-triples = Drillinge
source-first-triples = Erste Drillinge
source-all-seven = Alle sieben Arten
source-point-cards = Punktekarten
source-sold-goods = Verkaufte Waren
source-animal-sets = Tiere
source-start-player = Startspielerkarte

## Fragen

ask-play-card = Welche Karte spielst du aus?
    .watch = { $player } spielt eine Karte.
ask-act = { $number ->
    [any] Welche Aktion machst du, mit beliebiger Zahl?
   *[other] Welche Aktion machst du mit der { $number }?
 }
    .watch = { $player } wählt eine Aktion.
ask-end-of-turn = Noch etwas in diesem Zug?
    .watch = { $player } kann in diesem Zug noch etwas tun.
ask-convert-more = Drei weitere in einen Punkt umwandeln?
    .watch = { $player } macht Arbeiter und Silber zu Punkten.
ask-make-room = Welches Projekt wirfst du ab, um Platz zu machen für { $card-den }?
    .watch = { $player } wirft ein Projekt ab.
ask-choose-stack = Wohin legst du { $card-den }?
    .watch = { $player } legt eine Karte ins Fürstentum.
ask-choose-bonus = Welchen Bonus nimmst du für deinen Drilling?
    .watch = { $player } nimmt einen Bonus für einen Drilling.
ask-from-pile = Welche oberste Karte nimmst du?
    .watch = { $player } nimmt die oberste Karte eines Stapels.
ask-choose-card = Welche Karte nimmst du aus der Auslage?
    .watch = { $player } nimmt eine Karte aus der Auslage.
ask-sell-any = Welche Waren verkaufst du im Warenhaus?
    .watch = { $player } verkauft Waren im Warenhaus.
ask-place-another = Welches weitere Projekt platzierst du?
    .watch = { $player } platziert ein weiteres Projekt.
ask-use-one = Welche gekaufte Karte benutzt du?
    .watch = { $player } wählt eine der gekauften Karten.

## Züge

move-card-drawn = { $card }
    .log = Gezogen: { $card }.
move-good-drawn = { $good }
    .log = Als Nächstes: { $good }.
move-animal-drawn = { $animal }
    .log = Als Nächstes: { $animal }.
move-play = Eine { $number } ausspielen
    .log = { $player } spielt eine { $number }.
move-end-turn = Zug beenden
    .log = { $player } beendet den Zug.
move-take = Aus Reihe { $row } nehmen: { $card }{ $need ->
    [0] {""}
    [one] , mit { $need } Arbeiter
   *[other] , mit { $need } Arbeitern
 }{ $loss }
    .log = { $player } nimmt { $card-den } aus Reihe { $row }.
move-place = Platzieren: { $card }{ $need ->
    [0] {""}
    [one] , mit { $need } Arbeiter
   *[other] , mit { $need } Arbeitern
 }{ $loss }
    .log = { $player } platziert { $card-den }.
move-sell = Verkaufen: { $good-pl } ({ $count }){ $need ->
    [0] {""}
    [one] , mit { $need } Arbeiter
   *[other] , mit { $need } Arbeitern
 }
    .log = { $player } verkauft { $good-pl } ({ $count }){ $players ->
    [1] {""}
   *[other] {" "}und nimmt die Startspielerkarte
 }.
move-restock = Arbeiter auf zwei aufstocken
    .log = { $player } stockt die Arbeiter auf zwei auf.
move-take-silver = Ein Silber nehmen
    .log = { $player } nimmt ein Silber.
move-convert = Ein Punkt für { $workers ->
    [0] { $silver } Silber
    [one] { $workers } Arbeiter{ $silver ->
        [0] {""}
       *[other] {" "}und { $silver } Silber
    }
   *[other] { $workers } Arbeiter{ $silver ->
        [0] {""}
       *[other] {" "}und { $silver } Silber
    }
 }
    .log = { $player } wandelt { $workers ->
    [0] { $silver } Silber
    [one] { $workers } Arbeiter{ $silver ->
        [0] {""}
       *[other] {" "}und { $silver } Silber
    }
   *[other] { $workers } Arbeiter{ $silver ->
        [0] {""}
       *[other] {" "}und { $silver } Silber
    }
 } in einen Punkt um.
move-enough = Keine weiteren Punkte
    .log = { $player } hört auf umzuwandeln.
move-discard = Abwerfen: { $card }
    .log = { $player } wirft { $card-den } ab.
move-keep-all = Alle behalten: Jetzt ist Platz
    .log = { $player } behält alle Projekte.
move-lay = { $stack ->
    [new] Einen Stapel der Art { $type } beginnen
   *[other] Auf deinen Stapel der Art { $type } ({ $count } von 3)
 }
    .log = { $stack ->
    [new] { $player } beginnt einen Stapel der Art { $type }.
   *[other] { $player } legt die Karte auf den Stapel der Art { $type }.
 }
move-take-bonus = { $what }
    .log = { $player } nimmt { $what } als Bonus.
move-take-top = Nehmen: { $card } ({ $pile })
    .log = { $player } nimmt { $card-ein }.
move-decline = Verzichten
    .log = { $player } verzichtet.
move-fetch-card = Aus Reihe { $row } nehmen: { $card }{ $loss }
    .log = { $player } nimmt { $card-den } aus Reihe { $row }.
move-buy-cards = Drei Karten für 3 Silber kaufen
    .log = { $player } zahlt 3 Silber für drei Karten.
move-keep = Zum Projekt machen: { $card }{ $loss }
    .log = { $player } macht { $card-den } zum Projekt.
move-use = Für eine Aktion nutzen: { $card }
    .log = { $player } nutzt { $card-den } für eine Aktion.

## Losses that a label warns of

loss-project = {" – "}eines deiner drei Projekte muss weg
loss-effect = {" – "}derzeit ohne Wirkung

## Was verwehrt ist

refusal-too-few-workers = Bis zu dieser Zahl brauchst du { $need } Arbeiter; du hast { $have }.
refusal-no-such-goods = Du hast keine dieser Waren.
refusal-workers-already = Du hast schon { $have } Arbeiter; aufgestockt wird auf zwei.
refusal-too-little-to-convert = Das kostet { $workers } Arbeiter und { $silver } Silber; du hast { $have } und { $silver_owned }.
refusal-no-goods-left = Es sind keine Warenkarten mehr da.
refusal-no-animals-left = Es sind keine Tierkarten mehr da.
refusal-once-a-turn = Du hast in diesem Zug schon Karten gekauft.
refusal-too-little-silver = Drei Karten kosten 3 Silber; du hast { $have }.
refusal-no-cards-left = Es ist keine Karte mehr zu kaufen.

## Das Brett

board-round = Durchgang { $round }, Runde { $turn } von 6
board-display = Auslage
board-row = Reihe
board-deck = { $deck } im Nachziehstapel, { $discard } abgelegt
board-piles = Stapel
board-goods = Waren
board-animals = Tiere
board-more = + { $count }
board-empty = leer
board-bonuses = Noch zu haben
board-round-card = Durchgangskarte { $round }
board-sold-with = Verkauft mit
board-first-triples = Erste Drillinge (1 Punkt)
board-all-seven = Alle sieben Arten
board-none = keine
board-hand = Hand
board-storage = Lager
board-stored = { $workers } Arbeiter · { $silver } Silber
board-projects = Projekte
board-estate = Fürstentum
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
board-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
board-start-player = Startspielerkarte
board-question-mark = Startspielerkarte (?)
board-egon = Egon
board-egon-next = nächster Stapel: { $count } { $count ->
    [one] Karte
   *[other] Karten
 }
board-bought = Gekauft

## The first lesson
lesson-1 = Willkommen in Burgund! In jedem Zug spielst du eine Zahl aus deiner Hand, und sie bezahlt eine Aktion. In Reihe 4 der Auslage liegt ein Schiff. Spiel deine 4.
lesson-2 = Mit einer 4 nimmst du eine Karte aus Reihe 4. Nimm das Schiff: Es wird ein Projekt, also etwas, das du bauen willst.
lesson-3 = Der Bot hat einen Wachturm genommen. Dein Schiff zeigt eine 6, und du hast keine 6. Arbeiter verändern Zahlen, jeder um eins. Du hast noch keine, also gib deine 3 dafür aus.
lesson-4 = Stocke deine Arbeiter auf zwei auf. Dafür taugt jede Zahl, genau wie für ein Silber.
lesson-5 = Jetzt das Schiff: Spiel deine 5.
lesson-6 = Platziere das Schiff aus deinen Projekten. Ein Arbeiter macht aus der 5 seine 6. In deinem Fürstentum beginnt es einen Stapel; drei Karten einer Art sind ein Drilling, und Drillinge bringen Punkte.
lesson-7 = Jede Karte bewirkt etwas, wenn sie platziert wird. Ein Schiff bringt eine Ware: Nimm die dunkle vom rechten Stapel, sie passt zu der, die du hast.
lesson-8 = In Reihe 2 liegen zwei Weiden. Spiel deine 2.
lesson-9 = Nimm die Weide, die eine 4 zeigt. Die Reihe einer Karte sagt, was das Nehmen kostet; die Zahl auf ihr, was später das Platzieren kostet.
lesson-10 = Du hast zwei dunkle Waren. Verkauft werden sie mit einer 5 oder 6, alle einer Farbe auf einmal. Spiel deine 5.
lesson-11 = Verkaufe die dunklen Waren: je ein Punkt und ein Silber, und die Startspielerkarte gehört dir, am Ende ein Punkt.
lesson-12 = Jetzt hast du drei Silber. Einmal im Zug kaufst du damit drei Karten vom Stapel. Kauf sie!
lesson-13 = Eine davon machst du zum Projekt, oder du gibst ihre Zahl für eine zweite Aktion aus. Deine Weide braucht eine 4: Nutze die 4 der Wissenskarte.
lesson-14 = Platziere die Weide. Die Zahl passt, also behältst du deinen Arbeiter.
lesson-15 = Eine Weide bringt ein Tier: Nimm eins. Am Ende zählen verschiedene Tiere als Satz, also sind zwei Arten besser als zwei Schweine; gerade gibt es nur Schweine.
lesson-end = Das ist das ganze Spiel: nehmen, platzieren, verkaufen und Zahlen mit Arbeitern verändern. Vollende Drillinge, am besten als Erster, und sammle alle sieben Arten. Vier Durchgänge folgen noch; spiel gegen den Bot weiter!
board-edge = Durchgangskarte, Boni und Stapel
board-edge-short = Boni
board-row-of = Reihe { $row }
board-row-about = Eine Karte dieser Reihe nimmst du mit dieser Zahl. Jeder Arbeiter, den du abgibst, ändert deine Zahl um eins, auch zwischen 6 und 1.
board-back = Verdeckte Karte
board-number = Eine Karte mit der Zahl { $number }
board-number-about = Nur die Zahl zählt: Sie bezahlt eine Aktion.
board-worth = Ein Drilling der Art { $type } bringt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.
board-about-castle = Beim Platzieren: noch eine beliebige Aktion, mit beliebiger Zahl und ohne Arbeiter.
board-about-mine = Beim Platzieren: 2 Silber.
board-about-cloister = Bringt sofort nichts, darf aber in einem Drilling jede andere Art vertreten.
board-about-knowledge = Beim Platzieren: 2 Arbeiter.
board-about-ship = Beim Platzieren: die oberste Warenkarte eines der beiden Stapel.
board-about-pasture = Beim Platzieren: die oberste Tierkarte eines der beiden Stapel.
board-about-carpenter = Beim Platzieren: Nimm ein Gebäude oder Wissen aus einer beliebigen Reihe der Auslage.
board-about-church = Beim Platzieren: Nimm eine Burg, eine Mine oder ein Kloster aus einer beliebigen Reihe der Auslage.
board-about-market = Beim Platzieren: Nimm eine Weide oder ein Schiff aus einer beliebigen Reihe der Auslage.
board-about-watchtower = Beim Platzieren: 1 Punkt.
board-about-bank = Beim Platzieren: 3 Silber.
board-about-boarding-house = Beim Platzieren: die oberste Waren- oder Tierkarte eines beliebigen Stapels.
board-about-warehouse = Beim Platzieren: Du darfst alle deine Waren einer Farbe verkaufen, egal mit welcher Zahl.
board-about-city-hall = Beim Platzieren: Du darfst ein weiteres Projekt platzieren, egal mit welcher Zahl.
board-round-about = Fünf Durchgänge, A bis E, mit je sechs Runden. Wer einen Drilling vollendet, nimmt einen der Boni hier; sie werden von Durchgang zu Durchgang kleiner.
board-bonus-about = Ein Bonus für jeden Drilling, der in diesem Durchgang vollendet wird.
board-first = Erster Drilling: { $type }
board-first-about = Ein Punkt für den ersten Drilling dieser Art.
board-first-gone = Schon vergeben an { $name }.
board-seven-about = Für alle, die Karten aller sieben Arten im Fürstentum haben; die höchste geht zuerst weg.
board-seven-left = Noch zu haben, in Punkten: { $points }.
board-pile-about = { $count ->
    [one] Darunter liegt noch eine Karte.
   *[other] Darunter liegen noch { $count } Karten.
 }
board-deck-name = Nachziehstapel
board-deck-about = { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
 } Einmal im Zug kaufst du für 3 Silber drei davon: Mach eine zum Projekt, oder nutze ihre Zahl für eine weitere Aktion.
board-discard-name = Ablage
board-discard-about = { $count ->
    [one] Eine Karte; sie wird eingemischt, wenn der Nachziehstapel leer ist.
   *[other] { $count } Karten; sie werden eingemischt, wenn der Nachziehstapel leer ist.
 }
board-workers = { $count } Arbeiter
board-workers-about = Jeder, den du abgibst, ändert eine Zahl um eins. Als Aktion mit beliebiger Zahl stockst du auf zwei auf.
board-silver = { $count } Silber
board-silver-about = Drei kaufen dir drei Karten, einmal im Zug. Als Aktion mit beliebiger Zahl nimmst du eines.
board-points-about = Als Aktion mit beliebiger Zahl wandelst du drei Arbeiter und Silber, beliebig gemischt, in einen Punkt um, so oft du willst.
board-good-about = Mit { $low } oder { $high } verkaufst du alle davon: je ein Punkt und ein Silber, bei mehreren Spielern dazu die Startspielerkarte.
board-animal-about = Sätze aus 2, 3 oder 4 verschiedenen Tieren bringen am Ende 1, 2 oder 4 Punkte; bisher: { $points }.
board-triple-of = Drilling: { $type }
board-stack-of = Stapel: { $type }, { $count } von 3
board-triple-about = Vollständig und abgeschlossen: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }.
board-new-stack = Einen Stapel beginnen: { $type }
board-slot = { $type }: noch nichts
board-rest = { $count ->
    [one] 1 Karte zum Nachziehen
   *[other] { $count } Karten zum Nachziehen
 }
board-rest-about = Von hier wird die Hand in jeder Runde auf zwei Karten aufgefüllt.
board-start-about = Am Ende einen Punkt wert. Wer Waren verkauft, nimmt sie, Fragezeichen nach oben, und beginnt den nächsten Durchgang; sonst geht sie nach links.
board-space = Platz für ein Projekt
board-space-about = Genommene Karten warten hier, bis du sie platzierst; höchstens drei.
board-egon-about = Hat er nach einem Durchgang mehr Punkte als du, hast du sofort verloren. Deine Tiere zählen mit.
board-egon-type = { $type }: { $count }

## Die Chronik

at-display = Auslage
at-egon = Egon
at-egon-stacks = Egons Stapel
at-estate = Fürstentum
at-hand = Hand
at-offer = gekaufte Karten
at-projects = Projekte
at-stack = Stapel
at-triples = Drillinge
as-first-triple = Bonus für den ersten Drilling ({ $thing })
now-lost = die Partie ist verloren
now-start-card = Startspielerkarte
heading-begin-round = { $round ->
    [0] Durchgang A
    [1] Durchgang B
    [2] Durchgang C
    [3] Durchgang D
   *[other] Durchgang E
 }
heading-begin-turn = Runde { $turn }
as-glimpsed = Karte mit { $number }
step-lay-out-egon = Egons Karten
step-end-round = Ende des Durchgangs
step-start-good = Startware
step-start-animal = Starttier
step-begin-turn = gezogene Karten
step-deal-to = ausgeteilte Karten
step-final-scoring = Schlusswertung
step-turn-up = nächste Karte
unit-egon-point = { $n ->
    [one] { $n } Punkt für Egon
   *[other] { $n } Punkte für Egon
 }
unit-silver = { $n ->
    [one] { $n } Silber
   *[other] { $n } Silber
 }
unit-worker = { $n ->
    [one] { $n } Arbeiter
   *[other] { $n } Arbeiter
 }
hidden-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
