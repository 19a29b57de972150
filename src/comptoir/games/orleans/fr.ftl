log-line = { $player }: { $move }
log-chance = chance
ask-nothing = You are not asked anything.
refusal-not-asked = You are not asked anything just now.
refusal-no-answer = That does not answer the question.
seat-name = Player { $number }
yes = yes
no = no
