## Überall
app-name = Comptoir
app-motto = Brettspiele nach dem Wortlaut ihrer Regeln, mit Freunden oder Bots, live oder über Tage.
app-skip = Zur Seite springen
app-offline = Der Server ist nicht erreichbar. Wir versuchen es weiter; nichts Bestätigtes geht verloren.
app-broken = Auf dem Server ist etwas schiefgegangen.
app-close = Schließen
app-loading = Einen Moment …
app-more = Mehr zeigen
app-not-found = Hier ist nichts
app-not-found-text = Die Adresse führt nirgendwohin, oder der Tisch ist privat.
app-to-lobby = Zur Lobby
app-rule = Regel { $rule }
app-disclaimer = Eine inoffizielle Umsetzung mit eigenen Worten und Zeichnungen; die Spiele und ihre Namen gehören ihren Eigentümern.
nav-main = Seiten
nav-lobby = Lobby
nav-new = Neuer Tisch
nav-finished = Beendete Partien
nav-ratings = Wertungen
nav-profile = Profil
nav-guest = Anmelden
menu-open = Menü öffnen
theme-label = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
program-name = { $name } (Programm)
language-label = Sprache

## Plätze und Bots
seat-number = Platz { $number }
seat-open = Freier Platz
seat-you = du
bot-name = Bot ({ $level })
bot-short = Bot{ $number }
level-greedy = gierig
level-random = zufällig
level-beginner = Anfänger
level-casual = gelegentlich
level-skilled = geübt
level-expert = meisterlich

## Lobby
filter-any = egal
filter-rated = Wertung
filter-rated-yes = gewertet
filter-rated-no = nicht gewertet
filter-result = Ergebnis
filter-won = gewonnen
filter-lost = verloren
filter-opponent = Gegenüber
filter-none = Keine Partie passt.

lobby-title = Setz dich dazu
lobby-mine = Deine Tische
lobby-mine-none = Du sitzt noch an keinem Tisch.
lobby-mine-all = Alle Tische ({ $count })
lobby-invited = Einladungen
lobby-decline = Lieber nicht
lobby-open = Offene Tische
lobby-open-none = Kein offener Tisch wartet auf Mitspieler. Eröffne einen, oder spiele mit Bots.
lobby-games = Die Spiele
lobby-play = Spielen
lobby-rules = Regeln
players-range = { $few } bis { $many } { $many ->
    [one] Person
   *[other] Personen
 }
table-your-turn = Du bist dran
table-waits-for = { $names } am Zug
table-waiting-players = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
 }
table-over = Beendet
table-private = Privat
table-watch = Zusehen
table-join = Hinsetzen
name-title = Wie sollen wir dich nennen?
name-label = Dein Name
name-hint = Mehr brauchen wir nicht. Ein Konto kann später kommen.
name-go = Weiter

## Neuer Tisch
new-title = Ein neuer Tisch
new-game = Spiel
new-players = Wie viele spielen?
new-seats = Wer sitzt wo?
new-seat-me = Du
new-seat-open = Frei: mit Einladung oder für alle
new-seat-hot = Jemand an diesem Gerät
new-seat-bot = Bot, { $level }
new-levels = Anfänger übersehen viele Züge, Gelegenheitsspieler manche; beide antworten sofort. Geübte brauchen bis zu einer halben Sekunde für einen Zug, meisterliche eine bis vier.
new-hot-name = Name
new-options = Varianten
new-default = üblich
new-who-may = Wer darf mitspielen?
new-private = Nur wer den Einladungslink hat
new-open = Alle: Der Tisch steht in der Lobby
new-more = Uhr und andere Einzelheiten
new-clock = Uhr
new-clock-none = Keine Uhr: Lasst euch Zeit, auch Tage
new-clock-some = { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
 } für jeden, dazu { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
 } je Zug
new-end-turn = Züge ausdrücklich beenden
new-end-turn-hint = Ein Zug, der noch zurückgenommen werden kann, endet erst, wenn man es sagt.
new-name = Name des Tisches
new-name-hint = Freiwillig
new-figures = Werte deiner eigenen Schachtel
new-figures-hint = Eine TOML-Datei berichtigt, was in deiner Schachtel anders gedruckt ist. Eine solche Partie wird nicht gewertet.
new-figures-how = Wie, steht am Ende der Regeln.
new-language = Sprache dieser Seite
new-language-hint = Alle am Tisch wählen ihre eigene.
new-create = Tisch eröffnen

## Einladung
join-title = { $host } lädt dich zu einer Partie ein
join-title-plain = Du bist zu einer Partie eingeladen
join-sit = Platz nehmen
join-full = Alle Plätze sind besetzt.
join-watch = Zusehen

## Tisch
table-title = Tisch
table-board = Der Tisch
table-question = Frage
table-answers = Antworten
table-panel = Spielen
table-yours = Deine Sachen
table-menu = Menü
table-in-words = In Worten antworten
table-skip = Überspringen
table-pace = Züge der anderen
table-pace-once = sofort
table-pace-brisk = zügig
table-pace-calm = ruhig
table-sound = Ein leiser Ton, wenn ich dran bin
table-since = { $count ->
    [one] Ein Zug seit deinem letzten
   *[other] { $count } Züge seit deinem letzten
 }
table-since-nothing = Niemand hat etwas gewonnen oder verloren.
table-log-since = seit deinem letzten Zug
table-tab-count = { $count ->
    [one] eins zur Wahl
   *[other] { $count } zur Wahl
 }
table-to-answer = ist gefragt
table-answers-filter = { $count } { $count ->
    [one] Antwort
   *[other] Antworten
 } filtern
table-refused = { $count ->
    [one] Eine Antwort, die die Regeln gerade verbieten
   *[other] { $count } Antworten, die die Regeln gerade verbieten
 }
table-refused-mark = Nicht erlaubt:
table-why = Regel { $rule }
table-asides = Außerdem
table-wait-others = { $names } { $count ->
    [one] ist
   *[other] sind
 } am Zug.
table-wait-bot = { $names } { $count ->
    [one] überlegt
   *[other] überlegen
 } …
table-you-watch = Du siehst zu.
table-sending = Wird gesendet …
table-undo = Zurücknehmen
table-ask-undo = Andere bitten zurückzugehen
table-asks-undo = { $name } bittet, { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
 } zurückzugehen.
table-you-asked-undo = Du hast gebeten zurückzugehen. Warten auf { $names }.
table-undo-before = Bis vor: { $move }.
table-agree = Zustimmen
table-refuse = Ablehnen
table-end-turn = Zug beenden
table-your-turn-is = Du bist dran: { $question }
table-log = Verlauf
table-log-none = Noch ist nichts geschehen.
table-log-more = und { $count } weitere
table-log-newer = { $count ->
    [one] Eine neuere ↓
   *[other] { $count } neuere ↓
 }
table-log-chance = Zufall: { $things }
table-chat = Gespräch
table-chat-none = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden
table-seats = Mitspieler
table-points = Punkte
table-points-by = Punkte nach Herkunft
table-total = Summe
table-corrected = Gespielt mit Werten aus der Schachtel des Gastgebers; nicht gewertet
table-spectators = { $count ->
    [0] Niemand sieht zu
    [one] Jemand sieht zu
   *[other] { $count } sehen zu
 }
table-connected = da
table-away = nicht da
table-remove = Entfernen
table-remove-sure = Diesen Tisch endgültig entfernen?
table-resign = Aufgeben
table-resign-sure = Ein Bot spielt dann endgültig für dich weiter. Aufgeben?
table-take-back = Wieder selbst spielen
table-late = Deine Zeit ist abgelaufen; ein Bot spielt für dich weiter.
table-replace-self = Einen Bot für mich spielen lassen
table-replace = Einen Bot für { $name } spielen lassen
table-lost = Die Verbindung ist unterbrochen. Wir versuchen es wieder; nichts Bestätigtes geht verloren.
table-stuck = Diese Partie kann nicht weitergehen
table-gone = Diesen Tisch kannst du nicht ansehen.
table-invite = Einladen
table-invite-text = Schicke diesen Link an alle, die mitspielen sollen:
table-invite-name = Oder lade jemanden mit Namen ein
table-invited = Eingeladen: { $names }
table-copy = Kopieren
table-copied = Kopiert
table-wait-players = Warten auf Mitspieler
table-wait-host = Wer den Tisch eröffnet hat, startet die Partie.
table-start = Beginnen
table-leave = Aufstehen
table-delete = Tisch abräumen
table-result = Schlusswertung
table-replay = Aufzeichnung herunterladen
table-again = Noch einmal
table-pass = Gib das Gerät an { $name }
table-pass-text = Was die anderen nicht sehen dürfen, ist bis dahin verdeckt.
table-pass-go = Ich bin { $name }
table-show-seat = Bei { $name } sitzen
table-notices = Sag mir, wenn ich dran bin
table-notice-email = Per E-Mail
table-notice-push = In diesem Browser
table-notice-webhook = Per Webhook
table-private-yes = Privater Tisch
table-private-no = Offener Tisch
table-place = { $place }.
table-outline-none = Der Tisch wird gedeckt …
table-hidden = verdeckt
cancel = Abbrechen

## Beendete Partien
finished-title = Beendete Partien
finished-mine = Meine
finished-all = Alle
finished-none = Noch ist keine Partie zu Ende.
finished-import = Aufzeichnung öffnen
finished-won = Sieg mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }: { $names }
finished-lost = Verloren mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
 }

## Wertungen
ratings-title = Wertungen
ratings-about = Konten werden durch Partien mit mindestens zwei Menschen gewertet, für jedes Spiel und jede Spielerzahl getrennt.
ratings-people = Menschen
ratings-programs = Programme
ratings-about-programs = Programme werden getrennt von Menschen gewertet, nach Partien gegen Programme anderer Leute und gegen die Stufen der Bots. Eine Partie mit einem Programm am Tisch zählt für keinen Menschen.
ratings-none = Hier ist noch niemand gewertet.
ratings-place = Rang
ratings-name = Name
ratings-rating = Wertung
ratings-games = Partien
ratings-players = { $count ->
    [one] allein
   *[other] { $count } Personen
 }

## Profil
profile-title = Profil
profile-guest = Du bist als Gast hier; nur dieser Browser kennt dich.
profile-account = Du hast ein Konto.
profile-rename = Namen ändern
profile-save = Speichern
profile-saved = Gespeichert.
profile-register = Ein Konto daraus machen
profile-register-text = Ein Konto behält deine Plätze und Partien auf allen Geräten und wird gewertet.
profile-password = Passwort
profile-password-hint = Mindestens 8 Zeichen
profile-email = E-Mail
profile-email-hint = Für Nachrichten und ein vergessenes Passwort; darf leer bleiben
profile-email-confirmed = Bestätigt: Dorthin gehen die Briefe.
profile-email-asked = Noch nicht bestätigt: Öffne den Link in dem Brief, der dorthin ging.
profile-email-again = Den Brief noch einmal schicken
confirm-title = Deine Adresse
confirm-done = Danke: Von jetzt an gehen Briefe dorthin.
profile-login = Anmelden
profile-login-text = Mit einem Konto, das du schon hast
profile-logout = Abmelden
profile-share = Meine beendeten öffentlichen Partien dürfen Teil eines offenen Datensatzes werden
profile-share-text = Ohne Namen, und nur wenn alle zustimmen, die mitgespielt haben.
profile-revoke = Auf allen Geräten abmelden
profile-logout-guest = Wer sich als Gast abmeldet, kommt nicht an diese Tische zurück. Abmelden?
profile-sessions = Wo du angemeldet bist
profile-session-unknown = Ein Gerät ohne Namen
profile-session-this = (dieses hier)
profile-session-end = Abmelden
profile-notices = Nachrichten
profile-push-on = Diesem Browser sagen, wenn ich dran bin
profile-push-off = Keine Nachrichten mehr in Browsern
profile-push-no = Diesem Browser kann man nichts sagen.
profile-push-denied = Der Browser hat Nachrichten dieser Seite verboten.
profile-unknown = Unter dieser Adresse gibt es hier niemanden.
profile-games = { $finished ->
    [one] Eine beendete Partie, { $won } gewonnen
   *[other] { $finished } beendete Partien, { $won } gewonnen
 }
profile-email-remove = Um eine bestätigte Adresse zu entfernen, gib dein Passwort an.
profile-email-waits = Neue Adresse: { $email }. Sie gilt, sobald die Links in beiden Briefen geöffnet sind: der dorthin und der an die alte Adresse.
profile-email-agreed-old = Die alte Adresse hat zugestimmt.
profile-email-agreed-new = Die neue Adresse hat zugestimmt.
profile-forgot = Passwort vergessen?
confirm-agreed = Danke: Diese Adresse ist einverstanden. Die Änderung gilt, sobald es auch die andere ist.
confirm-changed = Danke: Von jetzt an gehen Briefe an die neue Adresse.
reset-title = Ein neues Passwort
reset-text = Wenn dein Konto eine bestätigte Adresse hat, geht dorthin ein Link, mit dem du ein neues Passwort setzt.
reset-name = Dein Name oder deine Adresse
reset-send = Link schicken
reset-sent = Wenn es ein solches Konto mit bestätigter Adresse gibt, ist ein Brief unterwegs. Sein Link gilt einmal und zwei Tage lang.
account-password = Passwort
account-old-password = Altes Passwort
account-new-password = Neues Passwort
account-password-hint = Mindestens 8 Zeichen. Alle anderen Geräte werden abgemeldet.
account-password-saved = Das neue Passwort gilt.
account-data = Deine Daten
account-export-text = Eine Datei mit allem, was über dich gespeichert ist: wie du heißt, deine Geräte, Leute, Partien, Antworten und Chatzeilen.
account-export = Meine Daten herunterladen
account-leave = Mein Konto löschen
account-leave-finished = { $count ->
    [0] Du hast keine beendeten Partien.
    [one] Deine beendete Partie bleibt, ohne deinen Namen.
   *[other] Deine { $count } beendeten Partien bleiben, ohne deinen Namen.
 }
account-leave-running = In diesen laufenden Partien spielt für immer ein Bot für dich weiter:
account-leave-own = Diese deiner Tische, die noch nicht begonnen haben, werden abgeräumt:
account-leave-others = An diesen Tischen, die noch nicht begonnen haben, stehst du auf:
account-leave-end = Alles andere wird sofort gelöscht und ist nicht zurückzuholen.
account-leave-now = Endgültig löschen
profile-look = Aussehen

## Freunde, Programme, Statistik
friends-title = Freunde
friends-name = Name eines Kontos
friends-hint = Ihr seid befreundet, sobald beide es gesagt haben.
friends-add = Befreunden
friends-account = Mit einem Konto kannst du Freunde haben und mit Namen eingeladen werden.
friends-friends = Deine Freunde
friends-asking = Wollen mit dir befreundet sein
friends-asked = Du hast gefragt
friends-blocked = Blockiert
friends-accept = Annehmen
friends-decline = Ablehnen
friends-withdraw = Zurückziehen
friends-end = Freundschaft beenden
friends-block = Blockieren
friends-unblock = Nicht mehr blockieren
friends-none = Noch niemand.
friends-block-text = Wer blockiert ist, kann dich nicht einladen, sich nicht an deine Tische setzen und ist in deinem Chat nicht zu hören. Gesagt wird es niemandem.
friends-is-friend = Mit dir befreundet
friends-is-asked = Du hast um Freundschaft gebeten.
friends-is-blocked = Du hast dieses Konto blockiert.

programs-title = Programme
programs-text = Ein Programm von dir kann hier unter einem eigenen Konto spielen. Alle sehen, dass es eines ist.
programs-docs = Die Schnittstelle
programs-of = Ein Programm von { $name }
programs-name = Name eines neuen Programms
programs-make = Konto dafür anlegen
programs-remove = Entfernen
programs-remove-sure = { $name } geht für immer: Seine Token gelten nicht mehr, und in seinen Partien spielen Bots weiter.
programs-token = Neues Token
programs-token-once = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
programs-token-unnamed = Token
programs-new-token = Neues Token
programs-label = Wofür es ist
programs-scopes = Was damit erlaubt ist
programs-make-token = Token anlegen
programs-revoke = Widerrufen
programs-used = benutzt { $when }
programs-unused = nie benutzt
scope-read = ansehen
scope-read-text = Tische, Spiele und Wertungen ansehen
scope-tables = Tische
scope-tables-text = Tische anlegen, sich setzen und aufstehen
scope-play = spielen
scope-play-text = antworten, zurücknehmen und aufgeben
scope-chat = Chat
scope-chat-text = etwas im Chat sagen

stats-title = Statistik
stats-text = Was deine beendeten Partien zusammen ergeben. Nur du siehst das.
stats-results = Ergebnisse
stats-games = Nach Spiel
stats-seats = Nach Sitzplatz
stats-opponents = Nach Gegenüber
stats-won = { $won } von { $finished } gewonnen, Punkte im Mittel: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-ahead = davor in { $ahead } von { $finished }
stats-sources = Punkte nach Herkunft: { $game }
stats-own = du { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-field = andere { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-luck = Glück
stats-skill = Eigenes Spiel
stats-trend = { $count ->
    [one] Eine analysierte Partie: Glück { $luck }, eigenes Spiel { $skill }, in Punkten
   *[other] { $count } analysierte Partien: Glück { $luck }, eigenes Spiel { $skill }, in Punkten im Mittel
 }
stats-trend-text = Punkte in jeder analysierten Partie, von der ersten bis zur letzten; die Linien sind das Mittel der letzten fünf.
stats-trend-none = Noch keine dieser Partien wurde analysiert. Die Analyse steht neben jeder Aufzeichnung.

## Regeln
rules-title = Regeln
rules-language = Diese Regeln sind auf Englisch geschrieben.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-signs = Zeichen
rules-unknown = Regeln dieses Namens gibt es nicht. Es gibt diese:
rules-hits = { $count ->
    [0] Nichts gefunden
    [one] Eine Regel
   *[other] { $count } Regeln
 }
rules-play = Dieses Spiel spielen

board-next = Wähle nun, womit.
board-choose = Was leuchtet, kann gewählt werden.
board-cancel = Etwas anderes wählen
board-close = Schließen
board-larger = Größer
board-smaller = Kleiner

## Replay and analysis
replay-title = Wiederholung
replay-watch = Noch einmal ansehen
replay-missing = Nur beendete Partien lassen sich noch einmal ansehen; diese läuft noch, oder es gibt sie nicht.
replay-seat = Gesehen von
replay-everyone = Zuschauern
replay-share = Link zu diesem Augenblick kopieren
replay-control = Wiederholung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Von selbst abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-moment = Augenblick der Partie
replay-at = { $at } von { $of }
replay-pace = Tempo
replay-pace-0 = langsam
replay-pace-1 = ruhig
replay-pace-2 = schnell
replay-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
replay-guest = Gast
analysis-tab = Analyse
analysis-title = Glück und Können
analysis-text = Jede Entscheidung wird noch einmal angesehen: was sie an Punkten gekostet hat, was das Glück gab und was eine Expertin getan hätte. Das dauert einige Minuten.
analysis-begin = Diese Partie auswerten
analysis-guest = Gib dir zuerst oben auf der Seite einen Namen.
analysis-running = Angesehene Antworten: { $done } von { $of } …
analysis-player = Spieler
analysis-start = Anfangs erwartet
analysis-luck = Glück
analysis-skill = Eigenes Spiel
analysis-others = Spiel der anderen
analysis-score = Punkte
analysis-graph = Erwartete Endpunkte im Lauf der Partie
analysis-legend = Linien: die zu erwartenden Endpunkte. Punkte: Fehler ab einem Punkt. Balken: Glück. Ein Klick führt zum Augenblick.
analysis-expert = { $name }: Die Expertin hätte „{ $move }“ gewählt, { $points } ± { $error } Punkte mehr wert.
analysis-same = { $name } hat gewählt, was auch die Expertin gewählt hätte.
analysis-chance = Glück hier, in Punkten: { $changes }.
analysis-worst = Die teuersten Entscheidungen
values-title = Werte eines Agenten
values-text = Eine Datei mit Werten zeigt, was ein Programm von den Zügen erwartet. „comptoir.env.Values“ schreibt sie; sie bleibt in diesem Browser.
values-open = Datei mit Werten öffnen
values-wrong = Das ist keine Datei mit Werten, oder sie gehört zu einer anderen Partie.
values-none = Zu diesem Augenblick gibt es keine Werte.
values-before = Werte davor
values-after = Werte danach
values-agent = Diese Werte sind von: { $agent }
values-expected = erwartet { $value }
values-move = Zug
values-visits = Besuche
values-value = Wert

## Lesson
lesson-title = Erste Lektion
lesson-step = Schritt { $step } von { $of }
lesson-leave = Ohne Lektion weiterspielen
lesson-done = Weiterspielen
lesson-start = Erste Lektion
lesson-fold = Text einklappen
lesson-unfold = Ganzen Text zeigen

## Denkhilfen
aids-title = Nachdenken
aids-what-if = Was wäre, wenn …
aids-what-if-text = Probiere es gegen Bots aus. Was du nicht sehen kannst, wird neu verteilt, und nichts zählt.
aids-not-here = Dieser Tisch erlaubt es zwischen Menschen nicht.
aids-allowed = Zwischen Menschen erlaubt: { $aids }
aids-name-what-if = Probierbretter
aids-name-hints = Tipps
new-aids = Hilfe zwischen Menschen
new-aid-what-if = Probierbretter: Alle dürfen etwas gegen Bots ausprobieren
new-aid-hints = Tipps der Bots; eine solche Partie wird nicht gewertet
new-aids-hint = Gegen Bots allein und nach dem Ende gibt es immer beides.
derived-what-if = Was wäre, wenn …
derived-what-if-text = Hier zählt nichts. Was du nicht sehen kannst, wurde neu verteilt.
derived-play-on = Weitergespielt
derived-play-on-text = Diese Partie geht von einem Moment einer beendeten aus weiter.
derived-anew = Neu verteilen
derived-back = Zurück
play-on = Von hier weiterspielen
play-on-against = Gegen
hints-title = Tipp
hints-text = Die Antworten, die ein Bot für die besten hält, auf dem Brett, mit den erwarteten Punkten.
hints-not-now = Du wirst gerade nichts gefragt.
hints-points = Punkte: { $points }, Siegchance: { $chance }
aids-back = Zurückblicken, Schritt für Schritt
plan-make = Vorausplanen
plan-text = Bereite deinen nächsten Zug vor, während die anderen spielen. Niemand sonst erfährt es.
plan-not-now = Du bist am Zug: Spiel einfach.
plan-keep = Diese Folge behalten
plan-yours = Dein Plan
plan-waiting = er wartet auf deinen Zug.
plan-done = { $count ->
    [one] eine Antwort wurde gegeben.
   *[other] { $count } Antworten wurden gegeben.
 }
plan-stopped = { $count ->
    [0] nichts wurde gespielt.
    [one] eine Antwort wurde gegeben.
   *[other] { $count } Antworten wurden gegeben.
 }
plan-drop = Plan vergessen
derived-plan = Plan
derived-plan-text = Spiele deinen nächsten Zug, wie er kommen kann. Er wird für dich gespielt, solange er dasselbe kostet und bringt; weitere Folgen kommen der Reihe nach dran.
derived-exercise = Finde einen besseren Zug
derived-exercise-text = Hier hat dich eine Entscheidung Punkte gekostet. Was würdest du jetzt tun?
exercise-judge = Was ist es wert?
exercise-best = So gut wie das Beste. In der Partie hast du hier { $points } verloren.
exercise-cost = Das kostet { $cost }; in der Partie waren es { $played }. Am besten wäre „{ $move }“.
exercises-title = Übungen
exercises-text = Die Entscheidungen, die dich am meisten gekostet haben, aus deinen analysierten Partien. Finde einen besseren Zug; du erfährst es in Punkten.
exercises-none = Noch nichts: Öffne eine beendete Partie von dir und lass sie analysieren.
exercises-lost = verlorene Punkte: { $points }
exercises-go = Besseren Zug finden
turns-next = Nächster Zug ({ $count })
slow-title = Partien über Tage
slow-days = Urlaubstage
slow-go = In den Urlaub
slow-back = Ich bin zurück
slow-away = Du bist bis { $date } im Urlaub; deine Uhren stehen still.
slow-left = { $count ->
    [one] Ein Tag
   *[other] { $count } Tage
 } in diesem Jahr übrig.
slow-automatic = Meine Antwort geben, wo es nur eine gibt
slow-automatic-hint = An Tischen über Tage. Es dauert so lange, als antwortetest du selbst, damit es niemandem etwas verrät.
new-clock-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
 } für jeden Zug, dazu { $bank ->
    [one] ein Tag
   *[other] { $bank } Tage
 } Reserve
new-late = Wessen Zeit abläuft
new-late-bot = für den spielt ein Bot, bis er zurück ist
new-late-resign = der hat aufgegeben
new-days-hint = Niemand sieht, wer da ist. Es gibt Urlaub, Erinnerungen und Pläne.
table-notice-form = In der Form für
table-form-json = Programme (JSON)
table-form-discord = Discord
table-form-slack = Slack
replay-running = Rückblick
