error-bad-request = That request is not in the right form: { $what }.
error-bad-message = That message is not in the right form: { $what }.
error-bad-setup = { $why }
error-bad-replay = { $why }
error-bad-webhook = That address cannot be used for a webhook; it must be a public http or https address.
error-bad-link = That link is old or was cut short; ask for a new one in your profile.
error-no-session = Tell us your name first.
error-wrong-password = That name and password do not belong together.
error-needs-token = Figures are given to this machine itself, or with the token that its operator has set.
error-bad-token = That token is not known here, or was revoked.
error-not-for-programs = That token does not allow it; some things only people may do.
error-needs-account = Only accounts can do that; make one in your profile.
error-no-letters = This server cannot send letters; ask its operator.
error-not-your-seat = That is not your seat.
error-not-your-table = Only its host can do that.
error-foreign-origin = That request came from another site.
error-still-running = The replay can be had once the game is over.
error-spectator = Only players at the table can do that.
error-aid-not-allowed = This table does not allow that help; it is said when a table is made.
error-not-found = There is nothing here; the link may be old.
error-nobody = Nobody has an account of that name.
error-wrong-method = That cannot be done here.
error-stale = The table has changed in the meantime; look again.
error-duplicate = That has already been done.
error-refused = A rule forbids that.
error-not-asked = You are not asked that just now.
error-not-away = That player is here, was here a moment ago, or is not asked anything.
error-no-vacation = That is more than the { $most } days of vacation that there are in a year.
error-name-taken = An account has that name already, or one that looks like it; choose another.
error-seat-taken = That seat is taken.
error-table-full = There is no free seat at this table.
error-already-started = This game has begun already.
error-not-started = This game has not begun yet.
error-over = This game is over.
error-cannot-go-on = This game was begun with rules that this version no longer plays. It cannot go on here, but its replay can be saved.
error-no-replay = This board began in the middle of a game and has no replay of its own.
error-no-plan = Plans are made while others play, at a table over days: up to twelve lines of your own answers.
error-no-turn-left = On the board the game ends before you are asked again: there is nothing left to plan.
error-unanswered = Answer on the board first.
error-too-large = That is too large.
error-too-many = Too much at once; wait a moment and try again.
error-too-many-of-yours = You have as many of these open as one person may; close or finish one first.
error-wait = { $seconds ->
        [one] Too much at once; try again in one second.
       *[other] Too much at once; try again in { $seconds } seconds.
    }
error-server-error = Something went wrong on the server; nothing was changed.
error-busy = The server is busy; try again in a moment.
ask-end-turn = End your turn, or take something back?
notice-joined = { $name } sits down.
notice-left = { $name } leaves.
notice-started = The game begins.
notice-resigned = { $name } resigns; a bot goes on.
notice-replaced = A bot plays for { $name }.
notice-returned = { $name } plays again.
notice-time-out = { $name } has run out of time; a bot goes on.
notice-departed = The player in seat { $seat } has left for good.
notice-hidden = A line of somebody you have blocked.
notice-time-out-resigned = { $name } has run out of time and has resigned; a bot goes on.
notice-away = { $name } is on vacation for { $days ->
        [one] one day
       *[other] { $days } days
    }; the clock stands still.
notice-back = { $name } is back from vacation.
notice-taken-back = The table has gone back.
notice-not-taken-back = { $name } would rather not go back.
turn-subject = It is your turn in { $game }
turn-body = The others are waiting for you: { $address }
turn-since = Since your last turn:
reminder-subject = Your time is running out in { $game }
reminder-body = It is still your turn: { $address }
plan-other-question = It stopped before “{ $move }”: something else was asked.
plan-refused = It stopped before “{ $move }”: the rules no longer allow it.
plan-changed = It stopped before “{ $move }”: it would now cost or bring something else.
confirm-subject = Is this your address?
confirm-body = Somebody, most likely you, wants to be told at this address when it is their turn at Comptoir. If that is right, open this link within two days: { $address }

    If not, do nothing: nothing more will be sent here.
change-subject = Another address for your account?
change-body = Somebody, most likely you, wants letters from Comptoir to go to another address from now on. If that is right, open this link within two days: { $address }

    The new address is asked too. If it was not you, do nothing, and change your password.
reset-subject = A new password
reset-body = Somebody, most likely you, has forgotten the password of your account at Comptoir. This link sets a new one; it works once, within two days: { $address }

    If it was not you, do nothing: the old password holds.
invite-subject = { $name } invites you to { $game }
invite-body = A seat is free for you: { $address }
