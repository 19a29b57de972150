log-line = { $player }: { $move }
ask-nothing = Du wirst gerade nichts gefragt.
refusal-not-asked = Du wirst gerade nichts gefragt.
refusal-no-answer = { $needs ->
    [none] Gefragt ist gerade etwas anderes: { $question }
   *[other] Gefragt ist gerade etwas anderes: { $question } Dieser Zug gehört an eine andere Stelle ({ $needs }).
 }
seat-name = Spieler { $number }
program-name = { $name } (Programm)
yes = ja
no = nein

play-help = Ein Buchstabe antwortet, ebenso die Zahl auf einer Karte oder einem Würfel, oder ein Wort. ? Regeln · ? Burg schlägt ein Wort oder eine Regel nach · w was verwehrt ist und warum · h Rat · u zurücknehmen · l Verlauf · p Punkte · b Brett · s [Datei] speichern · help Hilfe · q aufhören (die Partie wird gespeichert)
play-pass = Gib die Tastatur an { $name } und drücke dann die Eingabetaste. 
play-rule-hint = Tippe ? und die Regel in Klammern, um sie zu lesen.
play-nothing-refused = Hier ist nichts verwehrt.
play-no-such-rule = Zu „{ $rule }“ ist nichts zu finden.
play-no-undo = Nichts zurückzunehmen: Etwas wurde aufgedeckt, oder jemand anders hat seitdem geantwortet.
play-no-such-number = Nichts trägt hier die Zahl { $number }. Tippe einen Buchstaben, oder help.
play-saved = Gespeichert als { $file }; weiter mit: comptoir play --load { $file }
result-title = Schlusswertung
result-so-far = Punkte bisher
result-total = Summe
result-lost = Du hast verloren.
result-names = { $first } und { $last }
result-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
 }

hint-points = erwartete Punkte: { $points }, Siegchance { $chance }
hint-why = Das Erste bringt { $gain } gegenüber dem Zweiten bei: { $source }
hint-none = Hier gibt es nichts zu wählen.

play-no-such-answer = „{ $typed }“ ist hier keine Antwort. Tippe einen Buchstaben, oder help.
play-confirm = „{ $answer }“ lässt sich nicht zurücknehmen. Eingabe tut es, n überlegt noch einmal:
play-open = Es fehlen noch Mitspieler.
play-invitation = Es fehlen noch Mitspieler; sie kommen dazu über { $link }
play-waiting = Die anderen sind am Zug.
play-left = Dein Platz bleibt dir: Derselbe Befehl bringt dich zurück.
play-no-reply = Der Server antwortet nicht; versuche es noch einmal.
rules-first-steps = Erste Schritte
rules-now = Jetzt
rules-chapters = Regeln
rules-how = ? P3 zeigt eine Regel, ? und ein Wort alles, was davon spricht.
rules-more = { $count ->
    [one] Eine weitere Stelle gibt es: Nimm ein längeres Wort.
   *[other] { $count } weitere Stellen gibt es: Nimm ein längeres Wort.
 }
hint-close = Beides ist etwa gleich viel wert.
screen-board = Brett
screen-own = Deins
screen-log = Verlauf
screen-no-such-number = Nichts trägt hier die Zahl { $number }. Tippe einen der Buchstaben.
screen-no-such-answer = „{ $typed }“ ist hier keine Antwort. Tippe einen der Buchstaben.
screen-press-again = Das lässt sich nicht zurücknehmen: noch einmal, oder Eingabe, um es zu tun.
screen-over = Die Partie ist zu Ende: p zeigt die Punkte, q verlässt sie.
screen-rules = Regeln
screen-hint = Rat
screen-undo = Zurück
screen-points = Punkte
screen-why = Verwehrt
screen-save = Speichern
screen-leave = Aufhören

told-some = { $n ->
    [1] { $thing }
   *[other] { $n } × { $thing }
 }
told-and = { $first }, { $rest }
told-gain = +{ $what }
told-gain-at = { $where }: +{ $what }
told-gain-from = +{ $what } ← { $from }
told-lose = −{ $what }
told-lose-at = { $where }: −{ $what }
told-lose-to = { $what } → { $to }
told-moved = { $thing }: { $from } → { $to }
told-nothing = nichts
told-nowhere = –
told-track = { $track } { $old } → { $new }
told-points = { $n ->
    [one] { $n } Punkt ({ $source })
   *[other] { $n } Punkte ({ $source })
 }
told-then = { $first }; { $rest }
told-line = { $player }: { $rows }
told-under = { $name }: { $rows }
told-with = { $answer } ({ $effects })
told-forced = nichts anderes ist erlaubt: { $rules }
step-beginning = zu Beginn
