error-bad-request = Diese Anfrage hat nicht die richtige Form: { $what }.
error-bad-message = Diese Nachricht hat nicht die richtige Form: { $what }.
error-bad-setup = { $why }
error-bad-replay = { $why }
error-bad-webhook = Diese Adresse eignet sich nicht für einen Webhook; sie muss eine öffentliche http- oder https-Adresse sein.
error-bad-link = Dieser Link ist alt oder unvollständig; lass dir in deinem Profil einen neuen schicken.
error-no-session = Sag uns zuerst deinen Namen.
error-wrong-password = Dieser Name und dieses Passwort gehören nicht zusammen.
error-needs-token = Zahlen bekommt nur dieser Rechner selbst, oder wer das Token nennt, das sein Betreiber gesetzt hat.
error-bad-token = Dieses Token ist hier nicht bekannt oder wurde widerrufen.
error-not-for-programs = Dieses Token erlaubt das nicht; manches dürfen nur Menschen.
error-needs-account = Das geht nur mit einem Konto; du kannst im Profil eines anlegen.
error-no-letters = Dieser Server kann keine Briefe verschicken; frag den Betreiber.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-table = Das kann nur, wer den Tisch eröffnet hat.
error-foreign-origin = Diese Anfrage kam von einer fremden Seite.
error-still-running = Die Aufzeichnung gibt es, sobald das Spiel vorbei ist.
error-spectator = Das können nur die Mitspielenden.
error-aid-not-allowed = Dieser Tisch erlaubt diese Hilfe nicht; das wird gesagt, wenn ein Tisch entsteht.
error-not-found = Hier ist nichts; vielleicht ist der Link veraltet.
error-nobody = Niemand hat ein Konto mit diesem Namen.
error-wrong-method = Das geht hier nicht.
error-stale = Der Tisch hat sich inzwischen verändert; schau noch einmal hin.
error-duplicate = Das ist schon geschehen.
error-refused = Eine Regel verbietet das.
error-not-asked = Danach wirst du gerade nicht gefragt.
error-not-away = Diese Person ist da, war eben noch da oder wird gerade nichts gefragt.
error-no-vacation = Das ist mehr als die { $most } Urlaubstage, die es im Jahr gibt.
error-name-taken = Diesen Namen oder einen, der so aussieht, hat schon ein Konto; wähle einen anderen.
error-seat-taken = Dieser Platz ist besetzt.
error-table-full = An diesem Tisch ist kein Platz frei.
error-already-started = Dieses Spiel hat schon begonnen.
error-not-started = Dieses Spiel hat noch nicht begonnen.
error-over = Dieses Spiel ist vorbei.
error-cannot-go-on = Diese Partie wurde mit Regeln begonnen, die diese Version nicht mehr spielt. Sie kann hier nicht weitergehen, aber ihre Aufzeichnung lässt sich speichern.
error-no-replay = Dieses Brett begann mitten in einer Partie und hat keine eigene Aufzeichnung.
error-no-plan = Pläne macht man, während andere spielen, an einem Tisch über Tage: bis zu zwölf Folgen eigener Antworten.
error-no-turn-left = Auf dem Brett endet das Spiel, bevor du wieder gefragt wirst: Es gibt nichts mehr zu planen.
error-unanswered = Antworte zuerst auf dem Brett.
error-too-large = Das ist zu groß.
error-too-many = Zu viel auf einmal; warte kurz und versuche es noch einmal.
error-too-many-of-yours = Davon hast du schon so viel offen, wie eine Person haben darf; schließe oder beende erst etwas davon.
error-wait = { $seconds ->
        [one] Zu viel auf einmal; versuch es in einer Sekunde wieder.
       *[other] Zu viel auf einmal; versuch es in { $seconds } Sekunden wieder.
    }
error-server-error = Auf dem Server ging etwas schief; nichts wurde verändert.
error-busy = Der Server ist ausgelastet; versuche es gleich noch einmal.
ask-end-turn = Zug beenden oder etwas zurücknehmen?
notice-joined = { $name } setzt sich.
notice-left = { $name } geht.
notice-started = Das Spiel beginnt.
notice-resigned = { $name } gibt auf; ein Bot spielt weiter.
notice-replaced = Ein Bot spielt für { $name }.
notice-returned = { $name } spielt wieder selbst.
notice-time-out = { $name } hat keine Zeit mehr; ein Bot spielt weiter.
notice-departed = Wer auf Platz { $seat } saß, ist für immer gegangen.
notice-hidden = Eine Zeile von jemandem, den du blockiert hast.
notice-time-out-resigned = Die Zeit von { $name } ist abgelaufen, die Partie damit aufgegeben; ein Bot macht weiter.
notice-away = { $name } ist für { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } im Urlaub; die Uhr steht still.
notice-back = { $name } ist aus dem Urlaub zurück.
notice-taken-back = Es wurde zurückgenommen.
notice-not-taken-back = { $name } möchte nichts zurücknehmen lassen.
turn-subject = Du bist am Zug: { $game }
turn-body = Die anderen warten auf dich: { $address }
turn-since = Seit deinem letzten Zug:
reminder-subject = Deine Zeit wird knapp: { $game }
reminder-body = Du bist immer noch am Zug: { $address }
plan-other-question = Er hielt vor „{ $move }“ an: Es wurde etwas anderes gefragt.
plan-refused = Er hielt vor „{ $move }“ an: Die Regeln erlauben es nicht mehr.
plan-changed = Er hielt vor „{ $move }“ an: Es würde jetzt etwas anderes kosten oder bringen.
confirm-subject = Ist das deine Adresse?
confirm-body = Jemand, wahrscheinlich du, möchte unter dieser Adresse Nachricht bekommen, sobald ein eigener Zug bei Comptoir fällig ist. Wenn das stimmt, öffne binnen zwei Tagen diesen Link: { $address }

    Wenn nicht, tu nichts: Hierher wird nichts weiter geschickt.
change-subject = Eine andere Adresse für dein Konto?
change-body = Jemand, wahrscheinlich du, möchte, dass Briefe von Comptoir ab jetzt an eine andere Adresse gehen. Wenn das stimmt, öffne binnen zwei Tagen diesen Link: { $address }

    Auch die neue Adresse wird gefragt. Wenn du es nicht warst, tu nichts und ändere dein Passwort.
reset-subject = Ein neues Passwort
reset-body = Jemand, wahrscheinlich du, hat das Passwort deines Kontos bei Comptoir vergessen. Mit diesem Link setzt du ein neues; er gilt einmal und zwei Tage lang: { $address }

    Wenn du es nicht warst, tu nichts: Das alte Passwort gilt weiter.
invite-subject = { $name } lädt dich ein: { $game }
invite-body = Ein Platz ist für dich frei: { $address }
