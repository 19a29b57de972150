game-title = Pig
game-about = Roll as often as you dare.
ask-roll-or-hold = This turn has brought { $points }. Roll or hold?
move-roll = Roll
move-hold = Hold
move-rolled = The die shows { $face }
refusal-nothing-to-hold = This turn has brought nothing yet.
source-turns = Turns
