game-title = La Loire
game-about = Ein Händler und ein Bote reiten an der Loire auf und ab: handeln, bauen, anwerben und die Post zustellen.
game-first-steps = In jedem Zug reiten dein Händler und dein Bote; eine Figur zieht einen Ort weit, und einen mehr für jedes ihrer Pferde. Kaufe Waren in Dörfern, wo sie billig sind, und verkaufe sie in Nantes oder Orléans. Der Bote stellt Nachrichten für Punkte zu. Sobald du Geld hast, wirb Personen an und baue.

## Options

option-edition = Spielregel
option-edition-german = deutsche Ausgabe
option-edition-french = französische Ausgabe
option-beginner = Einsteigerspiel
option-beginner-no = nein, das volle Spiel
option-beginner-yes = ja, ohne Personen, Paläste und Zirkus

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
direction-clockwise = im Uhrzeigersinn
direction-counterclockwise = gegen den Uhrzeigersinn

## Things

shield-red = rot
    .das = das rote
    .dem = dem roten
shield-yellow = gelb
    .das = das gelbe
    .dem = dem gelben
shield-blue = blau
    .das = das blaue
    .dem = dem blauen
shield-green = grün
    .das = das grüne
    .dem = dem grünen
shield-white = weiß
    .das = das weiße
    .dem = dem weißen
shield-purple = lila
    .das = das lila
    .dem = dem lila
shield-black = schwarz
    .das = das schwarze
    .dem = dem schwarzen
good-wood = Holz
good-grain = Getreide
good-cheese = Käse
good-wine = Wein
good-beer = Bier
figure-merchant = Händler
    .der = der Händler
    .dem = dem Händler
figure-messenger = Bote
    .der = der Bote
    .dem = dem Boten
building-farm = Bauernhof
    .den = den Bauernhof
    .einen = einen Bauernhof
building-monastery = Kloster
    .den = das Kloster
    .einen = ein Kloster
building-castle = Burg
    .den = die Burg
    .einen = eine Burg
palace-bank = Bank
    .den = die Bank
palace-ducal-palace = Herzogspalast
    .den = den Herzogspalast
palace-palatium-balivi = Palatium Balivi
    .den = das Palatium Balivi
palace-post-office = Postamt
    .den = das Postamt
symbol-general = General
symbol-lover = Liebhaberin
symbol-philosopher = Philosoph
symbol-provost = Profos
symbol-judge = Richter

message-number = Nachricht { $name }
message-to-village = Nachricht nach { $place } ({ $symbol }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 })
message-to-city = Klosternachricht nach { $place } ({ $symbol }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 })
message-to-two-shields = Nachricht { $shield1 } + { $shield2 } ({ $symbol }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 })
message-to-three-shields = Nachricht { $shield1 } + { $shield2 } + { $shield3 } ({ $symbol }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 })

## Persons

person-wood-trader = Holzhändler
    .den = den Holzhändler
person-grain-trader = Getreidehändler
    .den = den Getreidehändler
person-cheese-trader = Käsehändler
    .den = den Käsehändler
person-wine-trader = Weinhändler
    .den = den Weinhändler
person-grain-farmer = Getreidebauer
    .den = den Getreidebauern
person-dairyman = Milchhändler
    .den = den Milchhändler
person-woodcutter = Holzfäller
    .den = den Holzfäller
person-banker = Bankier
    .den = den Bankier
person-lady-in-waiting = Hofdame
    .den = die Hofdame
person-witch = Hexe
    .den = die Hexe
person-magister-artium = Magister artium
    .den = den Magister artium
person-economus = Economus
    .den = den Economus
person-patronus = Patronus
    .den = den Patronus
person-mensor = Mensor
    .den = den Mensor
person-squire = Knappe
    .den = den Knappen
person-scout = Kundschafter
    .den = den Kundschafter
person-blacksmith = Hufschmied
    .den = den Hufschmied
person-jester = Narr
    .den = den Narren
person-town-guard = Stadtwache
    .den = die Stadtwache
person-mayor = Bürgermeister
    .den = den Bürgermeister
person-vassal = Vasall
    .den = den Vasallen
person-spy = Spion
    .den = den Spion
person-apprentice = Lehrling
    .den = den Lehrling
person-assistant = Gehilfe
    .den = den Gehilfen
person-general = General
    .den = den General
person-lover = Liebhaberin
    .den = die Liebhaberin
person-philosopher = Philosoph
    .den = den Philosophen
person-provost = Profos
    .den = den Profos
person-judge = Richter
    .den = den Richter

effect-wood-trader = Holz bringt 1 mehr
effect-grain-trader = Getreide bringt 1 mehr
effect-cheese-trader = Käse bringt 1 mehr
effect-wine-trader = Wein bringt 1 mehr
effect-grain-farmer = beliebig viel Getreide tragen
effect-dairyman = beliebig viel Käse tragen
effect-woodcutter = zwei Holz zum Preis von einem
effect-banker = Städte mit bis zu 15 Denar verlassen
effect-lady-in-waiting = eine zweite Person anwerben, gegen Aufpreis
effect-witch = alle anderen Personen kosten 1 weniger
effect-magister-artium = jedes Basis- und Palastgebäude kostet 1 weniger
effect-economus = zwei Gebäude bauen, das zweite für 1 mehr
effect-patronus = bei Basisgebäuden 2 Denar statt eines Holzes bezahlen
effect-mensor = Bauernhöfe auf beliebiger Flussseite bauen
effect-squire = vor dem Ritt zwei freie Pferde nehmen
effect-scout = mit bis zu drei Pferden reiten
effect-blacksmith = einmal im Zug für 1 Denar ein freies Pferd von überall holen
effect-jester = darf beim Zirkus früher anhalten
effect-town-guard = darf in einer Stadt früher anhalten
effect-mayor = vier Nachrichten tragen
effect-vassal = jedes Mal eine Nachricht mehr erwerben
effect-spy = drei Nachrichten ziehen, eine behalten
effect-apprentice = Nachrichten der Stufe 2 zustellen, ein Nachrichtenstein
effect-assistant = Nachrichten der Stufe 3 zustellen, ein weiterer Nachrichtenstein
effect-general = am Ende 2 Punkte je zugestellter Nachricht mit dem General
effect-lover = am Ende 2 Punkte je zugestellter Nachricht mit der Liebhaberin
effect-philosopher = am Ende 2 Punkte je zugestellter Nachricht mit dem Philosophen
effect-provost = am Ende 2 Punkte je zugestellter Nachricht mit dem Profos
effect-judge = am Ende 2 Punkte je zugestellter Nachricht mit dem Richter
effect-bank = 3 Denar, wann immer eine Figur in dieser Stadt anhält
effect-ducal-palace = Nachrichten aus dem ganzen Stapel aussuchen
effect-palatium-balivi = hier zusätzlich zur Aktion eine rote Person anwerben
effect-post-office = hier eine Nachricht mehr, 1 Denar billiger

## Scoring

source-boat = Schiff auf der Loire
source-messages = Zugestellte Nachrichten
source-carried = Nachrichten unterwegs
source-persons = Personen
source-blue-persons = Blaue Personen
source-palaces = Paläste

## Questions

ask-choose-figure = Mit welcher Figur beginnst du?
    .watch = { $player } wählt, welche Figur zuerst zieht.
ask-saddle = Dein { $figure } in { $place }, { $horses ->
    [0] ohne Pferd
    [one] mit einem Pferd
   *[other] mit { $horses } Pferden
 }: reiten, Pferde zurücklassen oder nehmen?
    .watch = { $player } reitet, lässt Pferde zurück oder nimmt welche mit.
ask-set-out = Dein { $figure } in { $place }: In welche Richtung reitet er?
    .watch = { $player } wählt eine Richtung.
ask-stop-here = Hält dein { $figure } in { $place } an, oder reitet er noch { $steps ->
    [one] einen Ort
   *[other] { $steps } Orte
 } weiter?
    .watch = { $player } entscheidet über einen Halt.
ask-merchant-act = Was tut dein Händler in { $place }?
    .watch = { $player } wählt, was der Händler tut.
ask-messenger-act = Was tut dein Bote in { $place }?
    .watch = { $player } wählt, was der Bote tut.
ask-sell-more = Was verkaufst du noch?
    .watch = { $player } verkauft Waren.
ask-move-circus = Der Zirkus zieht weiter, in ein Dorf mit { $shield-dem } Schild. In welches?
    .watch = { $player } zieht mit dem Zirkus weiter.
ask-build-second = Was baut dein Economus noch, für 1 Denar mehr?
    .watch = { $player } kann noch einmal bauen.
ask-choose-site = Wo baust du { $building-den }?
    .watch = { $player } wählt einen Bauplatz.
ask-recruit-more = Wen wirbst du noch an?
    .watch = { $player } kann noch jemanden anwerben.
ask-at-palatium = Wen wirbst du im Palatium an?
    .watch = { $player } wirbt im Palatium jemanden an.
ask-buy-another = Erwirbst du noch eine Nachricht?
    .watch = { $player } kann noch eine Nachricht kaufen.
ask-how-to-draw = Wie wählst du deine Nachricht der Stufe { $level }?
    .watch = { $player } wählt, wie eine Nachricht gezogen wird.
ask-keep-one = Welche Nachricht behältst du?
    .watch = { $player } behält eine Nachricht.
ask-search-stack = Welche Nachricht nimmst du aus dem Stapel?
    .watch = { $player } sucht in einem Stapel Nachrichten.

## Moves

move-tile-laid = { $shield-das } Plättchen
    .log = Auf den Markt kommt { $shield-das } Plättchen.
move-shield-laid = { $village }: { $shield }
    .log = { $village } bekommt { $shield-das } Schild.
move-starts = { $who } beginnt
    .log = { $who } beginnt.
move-message-drawn = { $message }
    .log = Als Nächstes: { $message }.

move-begin = Zuerst { $figure-der }{ $surplus ->
    [0] {""}
    [one] {""} – { $surplus } Denar wird abgegeben
   *[other] {""} – { $surplus } Denar werden abgegeben
 }
    .log = { $player } beginnt mit { $figure-dem }.
move-ride = Nach { $to } reiten, { $direction } ({ $steps ->
    [one] ein Ort
   *[other] { $steps } Orte
 })
    .log = { $player } reitet mit { $figure-dem } { $direction } von { $place } in Richtung { $to }.
move-leave = { $horses ->
    [one] Ein Pferd
   *[other] { $horses } Pferde
 } zurücklassen und { $steps ->
    [one] einen Ort
   *[other] { $steps } Orte
 } weit reiten
    .log = { $player } lässt { $horses ->
    [one] ein Pferd
   *[other] { $horses } Pferde
 } in { $place } zurück.
move-take = Ein freies Pferd nehmen, für { $steps ->
    [one] einen Ort
   *[other] { $steps } Orte
 }
    .log = { $player } nimmt ein freies Pferd in { $place }.
move-hire = Der Hufschmied holt ein Pferd aus { $from } für { $price } Denar, für { $steps ->
    [one] einen Ort
   *[other] { $steps } Orte
 }
    .log = { $player } lässt den Hufschmied ein Pferd aus { $from } holen.
move-stop = In { $place } anhalten
    .log = { $player } hält mit { $figure-dem } in { $place } an.
move-ride-on = Weiterreiten ({ $steps ->
    [one] noch ein Ort
   *[other] noch { $steps } Orte
 })
    .log = { $player } reitet weiter.
move-pass = Keine Aktion{ $loss }
    .log = { $player } verzichtet auf die Aktion.
for-price = { $price ->
    [0] umsonst
   *[other] für { $price } Denar
 }
move-buy = { $good } { for-price } kaufen
    .log = { $player } kauft { $good } in { $village } { for-price }.
move-buy-two = Zwei Holz { for-price } kaufen
    .log = { $player } kauft zwei Holz in { $village } { for-price }.
move-sell = Eine Karte { $good } für { $price } Denar verkaufen (du hast { $count })
    .log = { $player } verkauft { $good } für { $price } Denar.
move-enough = Nichts weiter{ $loss }
    .log = { $player } belässt es dabei.
move-ship = { $freight } Denar verschiffen: Das Schiff fährt { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
 }{ $loss }
    .log = { $player } verschifft { $freight } Denar und fährt { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
 } weit.
move-pitch = Der Zirkus zieht nach { $place }
    .log = { $player } schickt den Zirkus nach { $place }.
move-build = Bauen: { $building }, für { $price } Denar{ $wood ->
    [0] {""}
   *[other] {" "}und { $wood } Holz
 }{ $loss }
    .log = { $player } zahlt { $price } Denar{ $wood ->
    [0] {""}
   *[other] {" "}und { $wood } Holz
 } für { $building-einen }.
move-site = In { $place }
    .log = { $player } baut { $building-den } in { $place }.
move-build-palace = Bauen: { $palace } ({ $city }), für { $price } Denar ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }): { $effect }{ $loss }
    .log = { $player } baut { $palace-den } von { $city }.
move-recruit = Anwerben: { $person }, { for-price } ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }): { $effect }{ $loss }
    .log = { $player } wirbt { for-price } { $person-den } an.
move-buy-message = Eine Nachricht der Stufe { $level } { for-price } erwerben ({ $left } im Stapel){ $loss }
    .log = { $player } erwirbt eine Nachricht der Stufe { $level } { for-price }.
move-from-top = Die oberste Karte nehmen
    .log = { $player } nimmt die oberste Karte.
move-with-spy = Den Spion drei ziehen lassen und eine behalten
    .log = { $player } schickt den Spion aus.
move-keep = Die { $message } behalten
    .log = { $player } behält die { $message }.
move-search = Dank Herzogspalast den ganzen Stapel durchsuchen
    .log = { $player } durchsucht den Stapel.
move-find = Die { $message } nehmen
    .log = { $player } nimmt die { $message }.
move-deliver = Die { $message } zustellen{ $pay ->
    [0] {""}
   *[other] {" "}und { $pay } Denar erhalten
 }
    .log = { $player } stellt in { $here } die { $message } zu{ $pay ->
    [0] {""}
   *[other] {" "}und erhält { $pay } Denar
 }.
move-mark = { $here } als Zwischenstation der { $message } markieren
    .log = { $player } markiert { $here } als Zwischenstation der { $message }.
move-move-stone = Den Nachrichtenstein aus { $village } hierher versetzen, für die { $message }
    .log = { $player } versetzt einen Nachrichtenstein von { $village } nach { $here }, für die { $message }.

## Losses that a label warns of

loss-turn = {" – "}so verlierst du deinen nächsten Zug: weniger als { $least } Denar
loss-move = {" – "}dann bleibt dein Händler stehen: weniger als { $least } Denar
loss-surplus = {" – "}{ $surplus ->
    [one] { $surplus } Denar geht
   *[other] { $surplus } Denar gehen
 } zurück, wenn dein Händler losreitet

## Refusals

refusal-too-dear = Das kostet { $price } Denar, du hast { $have }.
refusal-not-your-monastery = Bier kauft nur der Besitzer eines Klosters, und dieses gehört dir nicht.
refusal-no-goods-left = Davon liegt nicht mehr genug im Vorrat: { $good }.
refusal-good-carried-already = { $good } trägst du schon; mehr als eine Karte davon geht nicht.
refusal-none-to-sell = Davon hast du nichts zu verkaufen: { $good }.
refusal-too-little-wood = Das braucht { $wood } Holz, du hast { $have_wood }.
refusal-no-farm-piece = Alle deine Bauernhöfe stehen schon auf dem Plan.
refusal-no-village-for-a-farm = In keinem freien Dorf blieben deine Gebäude gleichmäßig auf beide Ufer verteilt.
refusal-no-monastery-piece = Alle deine Klöster stehen schon auf dem Plan.
refusal-no-farm-to-replace = Du hast keinen Bauernhof auf dem Plan, aus dem ein Kloster werden könnte.
refusal-no-farm-for-castle = Du hast keinen Bauernhof auf dem Plan, neben den ein Turm kommen könnte.
refusal-no-tower = Alle vier Türme stehen schon auf dem Plan.
refusal-farm-is-new = Nur ein Bauernhof aus einem früheren Zug kann umgebaut werden.
refusal-banks-unequal = An diesem Ufer hast du schon mehr Gebäude; der Bauernhof muss ans andere.
refusal-palace-owned = Diesen Palast besitzt du schon.
refusal-no-palace-left = Beide Karten dieses Palasts sind vergeben.
refusal-person-already-yours = Du hast { $person-den } schon.
refusal-no-person-left = Davon ist niemand mehr da: { $person }.
refusal-apprentice-first = Der Gehilfe kommt erst, wenn du den Lehrling hast.
refusal-one-figure-recruits = Deine andere Figur hat in diesem Zug schon beim Zirkus angeworben.
refusal-enough-persons = Mehr Personen darfst du in einem Zug nicht anwerben.
refusal-palatium-used = Dieses Palatium hast du in diesem Zug schon genutzt.
refusal-stack-empty = Von Stufe { $level } ist keine Nachricht mehr da.
refusal-abbey-only-at-monastery = Klosternachrichten gibt es nur in deinen eigenen Klöstern.
refusal-no-second-abbey = Der Vasall bringt eine Nachricht der Stufe 1 bis 3 dazu, keine zweite Klosternachricht.
refusal-only-abbey-here = Im Kloster gibt es nur Klosternachrichten.
refusal-carries-enough = Dein Bote trägt schon { $carried } { $carried ->
    [one] Nachricht
   *[other] Nachrichten
 }, mehr geht nicht.
refusal-carries-abbey-already = Dein Bote trägt schon eine Klosternachricht.
refusal-not-the-village = Diese Nachricht geht in ein anderes Dorf als { $here }.
refusal-not-the-city = Diese Nachricht geht an einen anderen Ort als { $here }.
refusal-needs-apprentice = Für Nachrichten der Stufe 2 brauchst du den Lehrling.
refusal-needs-both-helpers = Für Nachrichten der Stufe 3 brauchst du Lehrling und Gehilfen.
refusal-not-the-shield = { $here } hat kein Schild dieser Nachricht.
refusal-stations-missing = Erst müssen andere Schilde dieser Nachricht markiert werden.
refusal-last-station = Das ist das letzte Schild: Stelle die Nachricht lieber zu.
refusal-marked-already = Dieses Schild der Nachricht ist schon markiert.
refusal-no-stone = Du hast keinen Nachrichtenstein mehr übrig (auf dem Plan: { $stones }).
refusal-level-below-first = Stelle erst noch eine Nachricht der Stufe darunter zu: Keine Stufe darf die darunter überholen.
refusal-never-both = Du hast ein Pferd genommen, dann darf keines zurückbleiben.
refusal-relay-full = Diese Stafette hat schon { $horses } { $horses ->
    [one] Pferd
   *[other] Pferde
 }, mehr geht nicht.
refusal-no-free-horse = In { $place } steht kein freies Pferd.
refusal-taken-already = Vor diesem Ritt darfst du kein weiteres Pferd nehmen.
refusal-five-to-leave = In der französischen Ausgabe verlässt ein Händler eine Stadt mit mindestens { $least } Denar; du hast { $have }, und das Pferd kostet { $price }.
refusal-smith-used = Der Hufschmied hat in diesem Zug schon ein Pferd geholt.

## The board

board-turn = Zug { $turn }
board-edition = { $edition ->
    [french] französische Ausgabe
   *[german] deutsche Ausgabe
 }
board-last-round = letzte Runde
board-over = das Spiel ist aus
board-north = Nordufer
board-south = Südufer
board-market = Markt
board-supply = Vorrat
board-goods = Waren
board-stacks = Nachrichten
board-level = Stufe { $level }: { $count }
board-towers = { $count } { $count ->
    [one] Turm
   *[other] Türme
 }
board-people = Personen
board-road = Straße
board-mine = Meines
board-palaces = Paläste
board-good = { $good } { $value } ({ $count })
board-owned = { $denier } Denar · Schiff { $boat }/{ $target } · zugestellt { $delivered }/{ $messages }
board-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
board-cargo = Waren
board-carried = Nachrichten
board-free-stones = Nachrichtensteine: { $free } von { $stones } frei
board-built = Gebaut
board-farms-left = noch { $farms } { $farms ->
    [one] Bauernhof
   *[other] Bauernhöfe
 }, { $monasteries } { $monasteries ->
    [one] Kloster
   *[other] Klöster
 }
board-none = nichts
board-spied = Gezogen
board-legend = H Händler · B Bote, mit Spieler und Pferden · ♞ freies Pferd · F Bauernhof · K Kloster · C Burg · ★ Zirkus
board-merchant = H
board-messenger = B
board-farm = F
board-monastery = K
board-castle = C

## The first lesson
lesson-1 = Willkommen an der Loire! Du hast einen Händler in Nantes und einen Boten in Orléans und spielst in jedem Zug beide. Dein Bote trägt eine Nachricht nach Talcy: Lass den Boten zuerst ziehen.
lesson-2 = Eine Figur reitet genau so viele Orte weit, wie sie Pferde hat, und einen mehr. Zwei Pferde, drei Orte: Reite gegen den Uhrzeigersinn am Nordufer, genau nach Talcy.
lesson-3 = Stelle die Nachricht zu: Sie bringt den Marktpreis des Schilds dieses Dorfs und ist 2 Punkte wert.
lesson-4 = Jetzt der Händler. Reite im Uhrzeigersinn, drei Orte nach Langeais, wo es Holz gibt.
lesson-5 = Grün steht auf dem Markt weit links: Waren dieses Schilds kosten nur 1 Denar. Kauf das Holz; dann rückt Grün ganz nach rechts und wird teuer.
lesson-6 = Der Bot hat gespielt. Diesmal zieht der Händler zuerst.
lesson-7 = Von einem Dorf reitest du in derselben Richtung weiter. Reite nach Blois.
lesson-8 = Noch mehr Holz, so billig wie zuvor: Kauf es. Holz darfst du beliebig viel tragen, von den anderen Waren nur je eine.
lesson-9 = Der Bote ist auf dem Weg nach Nantes, wo es Nachrichten gibt. Reite weiter nach Tours.
lesson-10 = Wieder der Händler.
lesson-11 = Weiter nach Meung, einen Ort vor Orléans.
lesson-12 = Wein bringt in den Städten 6 Denar, aber Lila ist jetzt teuer, weil du gerade in Blois gekauft hast. Behalte dein Geld fürs Bauen: keine Aktion.
lesson-13 = Der Bote reitet weiter nach Ancenis, neben Nantes.
lesson-14 = Der Händler zuerst.
lesson-15 = Orléans ist einen Ort entfernt, aber mit zwei Pferden würdest du vorbeireiten. Lass beide Pferde zurück: Dann reitest du einen Ort weit.
lesson-16 = In einer Stadt verkauft, verschifft oder baut der Händler. Baue einen Bauernhof: Er kostet 4 Denar und ein Holz.
lesson-17 = Setz ihn nach Meung, ins Weindorf. Dort ist Wein nun einen Denar billiger, und wann immer jemand ihn kauft, fährt dein Schiff auf der Loire weiter, mehr Punkten entgegen.
lesson-18 = Jetzt der Bote, einen Ort vor Nantes: Lass auch hier beide Pferde zurück.
lesson-19 = Kauf eine Nachricht der Stufe 1 für 1 Denar. Höhere Stufen bringen mehr Punkte, brauchen aber Lehrling oder Gehilfen, die man dort anwirbt, wo der Zirkus steht.
lesson-end = Du bist geritten, hast gekauft, gebaut und zugestellt. Das Spiel endet, wenn ein Schiff ankommt oder genug Nachrichten zugestellt sind. Am Weg stehen Pferde für alle, die weiter reiten wollen. Spiel gegen den Bot weiter!
## The drawn board

board-solo-turn = Zug { $turn } von { $turns }
board-map = Die Straße die Loire entlang von Nantes nach Orléans und zurück
board-village = Ware: { $good }; eine Karte kostet hier gerade { $price } Denar. Der Marktpreis des Schilds ({ $shield }) ist { $market }; so viel bringt auch eine Nachricht in dieses Dorf.
board-city = Hier verkauft dein Händler Waren, verschifft Geld oder baut, dein Bote erwirbt Nachrichten. Von hier aus geht es in beide Richtungen.
board-palace-of = { $palace } von { $city }
board-palace-about = Wirkung: { $effect }. Kostet { $price } Denar, zählt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }; noch { $left } da. Der Händler baut hier in der Stadt; die Wirkung beginnt mit deinem nächsten Zug.
board-relay = { $figure } von { $player } in { $place }, mit { $horses ->
    [one] 1 Pferd
   *[other] { $horses } Pferden
 }
board-relay-about = Reitet { $steps ->
    [one] einen Ort
   *[other] { $steps } Orte
 } weit: einen, und einen mehr je Pferd. { $heading ->
    [clockwise] Unterwegs im Uhrzeigersinn.
    [counterclockwise] Unterwegs gegen den Uhrzeigersinn.
   *[free] Von einer Stadt aus geht es in beide Richtungen.
 }
board-free = { $count ->
    [one] Ein freies Pferd
   *[other] { $count } freie Pferde
 } in { $place }
board-free-about = Wer von hier losreitet, darf eines mitnehmen.
board-building-of = { $building } von { $player }
board-farm-about = Die Ware des Dorfs kostet für alle 1 Denar weniger, und mit jedem Kauf fährt das Schiff des Besitzers ein Feld. Sein Bote darf hier eine Nachricht erwerben.
board-monastery-about = Die Ware des Dorfs kostet für alle 1 Denar weniger, und mit jedem Kauf fährt das Schiff des Besitzers ein Feld. Der Besitzer bekommt hier Bier und Klosternachrichten.
board-castle-about = Die Ware des Dorfs kostet für alle 2 Denar weniger, und mit jedem Kauf fährt das Schiff des Besitzers ein Feld. Sein Bote darf hier zwei Nachrichten erwerben.
board-circus = Der Zirkus in { $place }
board-circus-about = Eine Figur, die hier anhält, darf als Aktion eine Person anwerben. Die Ware des Dorfs kostet 1 Denar weniger.
board-stone = Nachrichtenstein von { $player } in { $place }
board-stone-about = Er markiert eine Station: { $message }.
board-boat-of = Schiff von { $player }: Feld { $field } von { $target }
board-boat-about = Ein Punkt je Feld. In einer Stadt darf der Händler { $one } Denar für ein Feld oder { $two } für zwei verschiffen; außerdem fährt es ein Feld, sooft jemand eine Ware kauft, wo sein Besitzer ein Gebäude hat. Mit Feld { $target } beginnt die letzte Runde.
board-tile = { $shield }: { $price } Denar
board-tile-about = Waren der Dörfer mit diesem Schild kosten { $price } Denar. Nach einem Kauf dort kommt dieses Plättchen ganz nach rechts.
board-tile-circus = Es zeigt den Zirkus: Liegt es nach einem Kauf an vierter Stelle, zieht der Zirkus in ein Dorf mit dem Schild ganz links.
board-stack = Nachrichten der Stufe { $level }
board-stack-about = Je { $price } Denar; noch { $left } da.
board-level-about = { $level ->
    [1] Sie wird im genannten Dorf zugestellt und bringt dessen Marktpreis.
    [2] Sie geht in Dörfer mit diesen zwei Schilden, in beliebiger Reihenfolge, und braucht den Lehrling: Markiere das erste mit einem Nachrichtenstein, stelle beim letzten zu.
    [3] Sie geht in Dörfer mit diesen drei Schilden, in beliebiger Reihenfolge, und braucht Lehrling und Gehilfen: Markiere zwei mit Nachrichtensteinen, stelle beim letzten zu.
   *[4] Sie wird in der genannten Stadt zugestellt. Klosternachrichten gibt es nur in Klöstern, für deren Besitzer.
 }
board-station = In { $place } liegt ein Nachrichtenstein.
board-supply-about = Eine Karte bringt in den Städten { $value } Denar; noch { $left } da.
board-person-about = Wirkung: { $effect }. Kostet { $price } Denar, zählt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }; noch { $left } da.
board-own-person-about = Wirkung: { $effect }. Zählt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
board-recruit-at = anzuwerben beim Zirkus: { $place }
board-money = { $denier } Denar
board-money-about = Ein Händler verlässt eine Stadt mit höchstens { $most } Denar. Wer einen Zug mit dem Händler in einer Stadt und weniger als { $least } beginnt, nimmt einen Denar und tut sonst nichts.
board-money-leave = In der französischen Ausgabe braucht der Händler auch zum Verlassen einer Stadt { $least } Denar.
board-points-about = Punkte bisher. Am Ende kommen einer je noch getragener Nachricht und die der blauen Personen dazu.
board-sailed = Schiff auf Feld { $field } von { $target }
board-sailed-about = Ein Punkt je Feld; ein Schiff auf Feld { $target } löst die letzte Runde aus.
board-posted = Zugestellte Nachrichten: { $count } von { $goal }
board-posted-about = Die Nachricht Nummer { $goal } eines Spielers löst die letzte Runde aus.
board-stones-about = Nachrichtensteine markieren die Stationen der Nachrichten von Stufe 2 und 3.
board-good-about = Eine Karte bringt in Nantes oder Orléans { $value } Denar.
board-build = Basisgebäude
board-build-farm = { $denier } Denar und { $wood } Holz, in einem Dorf ohne Gebäude; die beiden Ufer bleiben im Gleichgewicht. Auf dem Plan: { $built }, noch da: { $left }.
board-build-monastery = { $denier } Denar und { $wood } Holz, anstelle eines deiner Bauernhöfe. Auf dem Plan: { $built }, noch da: { $left }.
board-build-castle = { $denier } Denar und { $wood } Holz, ein Turm neben einem deiner Bauernhöfe. Auf dem Plan: { $built }, Türme für alle: { $left }.
board-left = noch { $count }
board-room = Platz für eine Nachricht
board-delivered = Zugestellt
board-symbol = { $symbol }: { $count } zugestellt
board-searched = Der ganze Stapel

## Die Chronik

as-shield = Schild ({ $thing })
at-delivered = zugestellt
at-drawn = Karten des Spions
at-carried = getragen
now-ending = führt das Ende herbei
now-market = Markt: { $value }
row-then = { $first }, { $rest }
palace-of-city = { $palace } ({ $city })
piece-circus = Zirkus
track-boat = Schiff
heading-take-turn = { $player }
step-lose-turn = Zug verloren aus Geldmangel
step-return-surplus = Überschuss abgegeben
step-draw-message = gezogene Nachricht
step-final-scoring = Schlusswertung
unit-denier = { $n ->
    [one] { $n } Denar
   *[other] { $n } Denar
 }
unit-horse = { $n ->
    [one] { $n } Pferd
   *[other] { $n } Pferde
 }
unit-stone = { $n ->
    [one] { $n } Nachrichtenstein
   *[other] { $n } Nachrichtensteine
 }
