log-line = { $player }: { $move }
ask-nothing = You are not asked anything.
refusal-not-asked = You are not asked anything just now.
refusal-no-answer = { $needs ->
    [none] The open question is another one: { $question }
   *[other] The open question is another one: { $question } This move belongs elsewhere ({ $needs }).
 }
seat-name = Player { $number }
program-name = { $name } (program)
yes = yes
no = no

play-help = A letter answers; so does the number on a card or die, or a word. ? rules · ? castle looks up a word or rule · w what is refused and why · h hint · u undo · l log · p points · b board · s [file] save · help · q leave (the game is saved)
play-pass = Pass the keyboard to { $name }, then press Enter. 
play-rule-hint = Type ? and the rule in brackets to read it.
play-nothing-refused = Nothing is refused here.
play-no-such-rule = Nothing is found for “{ $rule }”.
play-no-undo = Nothing to take back: something was revealed, or somebody else has answered since.
play-no-such-number = Nothing here bears the number { $number }. Type a letter, or help.
play-saved = Saved as { $file }; go on with: comptoir play --load { $file }
result-title = Final scoring
result-so-far = Points so far
result-total = Total
result-lost = You have lost.
result-names = { $first } and { $last }
result-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
 }

hint-points = expected points: { $points }, { $chance } to win
hint-why = The first brings { $gain } more than the second in: { $source }
hint-none = There is nothing to choose here.

play-no-such-answer = “{ $typed }” is no answer here. Type a letter, or help.
play-confirm = “{ $answer }” cannot be taken back. Enter does it, n thinks again:
play-open = Waiting for players.
play-invitation = Waiting for players, who join at { $link }
play-waiting = The others are on turn.
play-left = Your seat stays yours: come back with the same command.
play-no-reply = The server does not answer; try again.
rules-first-steps = First steps
rules-now = Now
rules-chapters = Rules
rules-how = ? P3 shows a rule, ? and a word all that speaks of it.
rules-more = { $count ->
    [one] One more was found: take a longer word.
   *[other] { $count } more were found: take a longer word.
 }
hint-close = Both are worth about the same.
screen-board = Board
screen-own = Yours
screen-log = Log
screen-no-such-number = Nothing here bears the number { $number }. Type one of the letters.
screen-no-such-answer = “{ $typed }” is no answer here. Type one of the letters.
screen-press-again = This cannot be taken back: once more, or Enter, to do it.
screen-over = The game is over: p shows the points, q leaves.
screen-rules = Rules
screen-hint = Hint
screen-undo = Undo
screen-points = Points
screen-why = Refused
screen-save = Save
screen-leave = Leave

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
told-then = { $first }; { $rest }
told-line = { $player }: { $rows }
told-under = { $name }: { $rows }
told-with = { $answer } ({ $effects })
told-forced = nothing else is allowed: { $rules }
step-beginning = beginning
