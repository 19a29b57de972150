log-line = { $player }: { $move }
log-chance = chance
ask-nothing = You are not asked anything.
refusal-not-asked = You are not asked anything just now.
refusal-no-answer = { $needs ->
    [none] The open question is another one: { $question }
   *[other] The open question is another one: { $question } This move belongs elsewhere ({ $needs }).
 }
seat-name = Player { $number }
yes = yes
no = no

play-help = A number answers. ? what is refused and why · ? P3 the rule · u undo · l log · p points · b board · s [file] save · h help · q leave (the game is saved)
play-pass = Pass the keyboard to { $name }, then press Enter. 
play-rule-hint = Type ? and the rule in brackets to read it.
play-nothing-refused = Nothing is refused here.
play-no-such-rule = There is no rule { $rule }.
play-no-undo = Nothing to take back: something was revealed, or somebody else has answered since.
play-no-such-number = Type a number from 1 to { $count }, or h for help.
play-saved = Saved as { $file }; go on with: comptoir play --load { $file }
result-title = Final scoring
result-so-far = Points so far
result-total = Total
result-lost = You have lost.
result-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
 }

hint-points = expected points: { $points }, { $chance } to win
hint-why = The first brings { $gain } more than the second in: { $source }
hint-none = There is nothing to choose here.

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
told-nothing = nothing
told-nowhere = –
told-track = { $track } { $old } → { $new }
told-points = { $n ->
    [one] { $n } point ({ $source })
   *[other] { $n } points ({ $source })
 }
told-line = { $player }: { $rows }
told-under = { $name }: { $rows }
told-forced = nothing else is allowed: { $rules }
step-beginning = beginning
