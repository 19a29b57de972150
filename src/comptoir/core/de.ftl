log-line = { $player }: { $move }
log-chance = Zufall
ask-nothing = Du wirst gerade nichts gefragt.
refusal-not-asked = Du wirst gerade nichts gefragt.
refusal-no-answer = Das beantwortet die Frage nicht.
seat-name = Spieler { $number }
yes = ja
no = nein
