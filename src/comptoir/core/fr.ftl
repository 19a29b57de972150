log-line = { $player } : { $move }
log-chance = hasard
ask-nothing = On ne te demande rien.
refusal-not-asked = On ne te demande rien pour le moment.
refusal-no-answer = Cela ne répond pas à la question.
seat-name = Joueur { $number }
yes = oui
no = non
