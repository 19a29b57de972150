log-line = { $player }: { $move }
log-chance = Zufall
ask-nothing = Du wirst gerade nichts gefragt.
refusal-not-asked = Du wirst gerade nichts gefragt.
refusal-no-answer = { $needs ->
    [none] Gefragt ist gerade etwas anderes: { $question }
   *[other] Gefragt ist gerade etwas anderes: { $question } Dieser Zug gehört an eine andere Stelle ({ $needs }).
 }
seat-name = Spieler { $number }
yes = ja
no = nein

play-help = Eine Zahl antwortet. ? was verwehrt ist und warum · ? P3 die Regel · u zurücknehmen · l Verlauf · p Punkte · b Brett · s [Datei] speichern · h Hilfe · q aufhören (die Partie wird gespeichert)
play-pass = Gib die Tastatur an { $name } und drücke dann die Eingabetaste. 
play-rule-hint = Tippe ? und die Regel in Klammern, um sie zu lesen.
play-nothing-refused = Hier ist nichts verwehrt.
play-no-such-rule = Es gibt keine Regel { $rule }.
play-no-undo = Nichts zurückzunehmen: Etwas wurde aufgedeckt, oder jemand anders hat seitdem geantwortet.
play-no-such-number = Tippe eine Zahl von 1 bis { $count }, oder h für Hilfe.
play-saved = Gespeichert als { $file }; weiter mit: comptoir play --load { $file }
result-title = Schlusswertung
result-so-far = Punkte bisher
result-total = Summe
result-lost = Du hast verloren.
result-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
 }

hint-points = erwartete Punkte: { $points }, Siegchance { $chance }
hint-why = Das Erste bringt { $gain } gegenüber dem Zweiten bei: { $source }
hint-none = Hier gibt es nichts zu wählen.

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
told-line = { $player }: { $rows }
told-under = { $name }: { $rows }
told-forced = nichts anderes ist erlaubt: { $rules }
step-beginning = zu Beginn
