## Everywhere
app-name = Comptoir
app-motto = Board games to the letter of their rulebooks, with friends or bots, live or over days.
app-skip = Skip to the page
app-offline = The server cannot be reached. We go on trying; nothing that was acknowledged is lost.
app-broken = Something went wrong on the server.
app-close = Close
app-loading = One moment …
app-more = Show more
app-not-found = There is nothing here
app-not-found-text = The address leads nowhere, or the table is private.
app-to-lobby = To the lobby
app-rule = Rule { $rule }
app-disclaimer = An unofficial implementation with its own words and drawings; the games and their names belong to their owners.
nav-main = Pages
nav-lobby = Lobby
nav-new = New table
nav-finished = Finished games
nav-ratings = Ratings
nav-profile = Profile
nav-guest = Sign in
menu-open = Open the menu
theme-label = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
program-name = { $name } (program)
language-label = Language

## Seats and bots
seat-number = Seat { $number }
seat-open = Free seat
seat-you = you
bot-name = Bot ({ $level })
bot-short = Bot{ $number }
level-greedy = greedy
level-random = random
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert

## Lobby
filter-any = any
filter-rated = Rated
filter-rated-yes = rated
filter-rated-no = not rated
filter-result = Result
filter-won = won
filter-lost = lost
filter-opponent = Opponent
filter-none = No game fits.

lobby-title = Pull up a chair
lobby-mine = Your tables
lobby-mine-none = You sit at no table yet.
lobby-mine-all = All tables ({ $count })
lobby-invited = Invitations
lobby-decline = Rather not
lobby-open = Open tables
lobby-open-none = No open table waits for players. Open one, or play with bots.
lobby-games = The games
lobby-play = Play
lobby-rules = Rules
players-range = { $few } to { $many } { $many ->
    [one] player
   *[other] players
 }
table-your-turn = Your turn
table-waits-for = { $names } to play
table-waiting-players = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
 }
table-over = Finished
table-private = Private
table-watch = Watch
table-join = Sit down
name-title = What shall we call you?
name-label = Your name
name-hint = That is all we need. An account can come later.
name-go = Go on

## New table
new-title = A new table
new-game = Game
new-players = How many play?
new-seats = Who sits where?
new-seat-me = You
new-seat-open = Free: by invitation or for anyone
new-seat-hot = Somebody at this device
new-seat-bot = Bot, { $level }
new-levels = Beginners overlook many moves and casual players some; both answer at once. Skilled bots take up to half a second for a turn, experts one to four.
new-hot-name = Name
new-options = Variants
new-default = usual
new-who-may = Who may join?
new-private = Only those with the invitation link
new-open = Anybody: the table stands in the lobby
new-more = Clock and other details
new-clock = Clock
new-clock-none = No clock: take your time, days too
new-clock-some = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 } each, plus { $seconds } { $seconds ->
    [one] second
   *[other] seconds
 } a turn
new-end-turn = End turns explicitly
new-end-turn-hint = A turn that can still be undone ends only when its player says so.
new-name = Name of the table
new-name-hint = Optional
new-figures = Figures of your own box
new-figures-hint = A TOML file that corrects what is printed differently in your box. Such a game is not rated.
new-figures-how = The end of the rules says how.
new-language = Language of this page
new-language-hint = Everybody at the table chooses their own.
new-create = Open the table

## Invitation
join-title = { $host } invites you to a game
join-title-plain = You are invited to a game
join-sit = Take a seat
join-full = All seats are taken.
join-watch = Look on

## Table
table-title = Table
table-board = The table
table-question = Question
table-answers = Answers
table-panel = Play
table-yours = Your things
table-menu = Menu
table-in-words = Answer in words
table-skip = Skip
table-pace = Moves of others
table-pace-once = at once
table-pace-brisk = brisk
table-pace-calm = calm
table-sound = A soft sound when it is my turn
table-since = { $count ->
    [one] One move since your last turn
   *[other] { $count } moves since your last turn
 }
table-since-nothing = Nobody has gained or lost anything.
table-log-since = since your last turn
table-tab-count = { $count ->
    [one] one thing to choose
   *[other] { $count } things to choose
 }
table-to-answer = has to answer
table-answers-filter = Filter { $count } { $count ->
    [one] answer
   *[other] answers
 }
table-refused = { $count ->
    [one] One answer the rules forbid just now
   *[other] { $count } answers the rules forbid just now
 }
table-refused-mark = Not allowed:
table-why = Rule { $rule }
table-asides = Besides
table-wait-others = { $names } { $count ->
    [one] is
   *[other] are
 } to answer.
table-wait-bot = { $names } { $count ->
    [one] is
   *[other] are
 } thinking …
table-you-watch = You are looking on.
table-sending = Sending …
table-undo = Undo
table-ask-undo = Ask the others to go back
table-asks-undo = { $name } asks to go back { $count ->
    [one] one answer
   *[other] { $count } answers
 }.
table-you-asked-undo = You asked to go back. Waiting for { $names }.
table-undo-before = To before: { $move }.
table-agree = Agree
table-refuse = Refuse
table-end-turn = End turn
table-your-turn-is = Your turn: { $question }
table-log = Log
table-log-none = Nothing has happened yet.
table-log-more = and { $count } more
table-log-newer = { $count ->
    [one] One newer ↓
   *[other] { $count } newer ↓
 }
table-log-chance = Chance: { $things }
table-chat = Chat
table-chat-none = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-seats = Players
table-points = Points
table-points-by = Points by source
table-total = Total
table-corrected = Played with figures of the host’s own box; not rated
table-spectators = { $count ->
    [0] Nobody looks on
    [one] One looks on
   *[other] { $count } look on
 }
table-connected = here
table-away = away
table-remove = Remove
table-remove-sure = Remove this table for good?
table-resign = Resign
table-resign-sure = A bot would play on for you, for good. Resign?
table-take-back = Play yourself again
table-late = Your time has run out; a bot plays on for you.
table-replace-self = Let a bot play for me
table-replace = Let a bot play for { $name }
table-lost = The connection is lost. We try again; nothing that was acknowledged is lost.
table-stuck = This game cannot go on
table-gone = You cannot look at this table.
table-invite = Invite
table-invite-text = Send this link to whoever is to play:
table-invite-name = Or invite somebody by name
table-invited = Invited: { $names }
table-copy = Copy
table-copied = Copied
table-wait-players = Waiting for players
table-wait-host = The host will begin.
table-start = Begin
table-leave = Stand up
table-delete = Clear the table away
table-result = Final scoring
table-replay = Download the replay
table-again = Play again
table-pass = Pass the device to { $name }
table-pass-text = What the others may not see is covered until then.
table-pass-go = I am { $name }
table-show-seat = Sit at { $name }
table-notices = Tell me when it is my turn
table-notice-email = By e-mail
table-notice-push = In this browser
table-notice-webhook = By webhook
table-private-yes = Private table
table-private-no = Open table
table-place = { $place }.
table-outline-none = The table is being laid …
table-hidden = face down
cancel = Cancel

## Finished games
finished-title = Finished games
finished-mine = Mine
finished-all = Everybody’s
finished-none = No game has ended yet.
finished-import = Open a replay file
finished-won = { $names } won with { $points } { $points ->
    [one] point
   *[other] points
 }
finished-lost = Lost with { $points } { $points ->
    [one] point
   *[other] points
 }

## Ratings
ratings-title = Ratings
ratings-about = Accounts are rated by games with at least two people, for each game and number of players apart.
ratings-people = People
ratings-programs = Programs
ratings-about-programs = Programs are rated apart from people, by games against other people’s programs and the levels of bots. A game with a program at the table counts for no person.
ratings-none = Nobody is rated here yet.
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-games = Games
ratings-players = { $count ->
    [one] alone
   *[other] { $count } players
 }

## Profile
profile-title = Profile
profile-guest = You are here as a guest, known by this browser alone.
profile-account = You have an account.
profile-rename = Change the name
profile-save = Save
profile-saved = Saved.
profile-register = Make it an account
profile-register-text = An account keeps your seats and games on every device, and is rated.
profile-password = Password
profile-password-hint = At least 8 characters
profile-email = E-mail
profile-email-hint = For notices and a forgotten password; may stay empty
profile-email-confirmed = Confirmed: letters go there.
profile-email-asked = Not confirmed yet: open the link in the letter that was sent there.
profile-email-again = Send the letter again
confirm-title = Your address
confirm-done = Thank you: from now on letters go there.
profile-login = Sign in
profile-login-text = With an account you already have
profile-logout = Sign out
profile-share = My finished public games may become part of an open data set
profile-share-text = Without names, and only if everybody who played allows it.
profile-revoke = Sign out on all devices
profile-logout-guest = A guest who signs out cannot come back to these tables. Sign out?
profile-sessions = Where you are signed in
profile-session-unknown = A device without a name
profile-session-this = (this one)
profile-session-end = End
profile-notices = Notices
profile-push-on = Tell this browser when it is my turn
profile-push-off = Stop all notices in browsers
profile-push-no = This browser cannot be told.
profile-push-denied = The browser has forbidden notices for this site.
profile-unknown = There is nobody of this address here.
profile-games = { $finished ->
    [one] One finished game, { $won } won
   *[other] { $finished } finished games, { $won } won
 }
profile-email-remove = To remove a confirmed address, say your password.
profile-email-waits = New address: { $email }. It counts once the links in both letters have been opened: the one sent there, and the one sent to the old address.
profile-email-agreed-old = The old address has agreed.
profile-email-agreed-new = The new address has agreed.
profile-forgot = Password forgotten?
confirm-agreed = Thank you: this address agrees. The change holds once the other one has agreed too.
confirm-changed = Thank you: from now on letters go to the new address.
reset-title = A new password
reset-text = If your account has a confirmed address, a link to set a new password is sent there.
reset-name = Your name or your address
reset-send = Send the link
reset-sent = If there is such an account with a confirmed address, a letter is on its way. Its link works once, within two days.
account-password = Password
account-old-password = Old password
account-new-password = New password
account-password-hint = At least 8 characters. All other devices are signed out.
account-password-saved = The new password holds.
account-data = Your data
account-export-text = One file with everything that is stored of you: what you are called, your devices, people, games, answers and lines of chat.
account-export = Download my data
account-leave = Delete my account
account-leave-finished = { $count ->
    [0] You have no finished games.
    [one] Your finished game stays, without your name.
   *[other] Your { $count } finished games stay, without your name.
 }
account-leave-running = In these running games a bot goes on for you, for good:
account-leave-own = These tables of yours, which have not begun, are cleared away:
account-leave-others = At these tables, which have not begun, you stand up:
account-leave-end = Everything else is deleted at once, and cannot be brought back.
account-leave-now = Delete for good
profile-look = Looks

## Friends, programs, statistics
friends-title = Friends
friends-name = Name of an account
friends-hint = You are friends once both have said so.
friends-add = Be friends
friends-account = With an account you can have friends, and be invited by name.
friends-friends = Your friends
friends-asking = Want to be friends with you
friends-asked = You have asked
friends-blocked = Blocked
friends-accept = Accept
friends-decline = Decline
friends-withdraw = Withdraw
friends-end = End friendship
friends-block = Block
friends-unblock = Unblock
friends-none = Nobody yet.
friends-block-text = Who is blocked cannot invite you, sit down at your tables or be heard in your chat. They are not told.
friends-is-friend = Your friend
friends-is-asked = You have asked to be friends.
friends-is-blocked = You have blocked them.

programs-title = Programs
programs-text = A program of yours can play here under an account of its own. Everybody sees that it is one.
programs-docs = The API
programs-of = A program of { $name }
programs-name = Name of a new program
programs-make = Make an account for it
programs-remove = Remove
programs-remove-sure = { $name } leaves for good: its tokens are worth nothing, and bots go on in its games.
programs-token = New token
programs-token-once = Copy it now: it is shown only this once.
programs-token-unnamed = Token
programs-new-token = New token
programs-label = What it is for
programs-scopes = What may be done with it
programs-make-token = Make a token
programs-revoke = Revoke
programs-used = used { $when }
programs-unused = never used
scope-read = look
scope-read-text = look at tables, games and ratings
scope-tables = tables
scope-tables-text = make tables, sit down and get up
scope-play = play
scope-play-text = answer, undo and resign
scope-chat = chat
scope-chat-text = say something in the chat

stats-title = Statistics
stats-text = What your finished games add up to. Only you see this.
stats-results = Results
stats-games = By game
stats-seats = By seat
stats-opponents = By opponent
stats-won = { $won } of { $finished } won, points on average: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-ahead = before them in { $ahead } of { $finished }
stats-sources = Points by source: { $game }
stats-own = you { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-field = others { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-luck = Luck
stats-skill = Own play
stats-trend = { $count ->
    [one] One analysed game: luck { $luck }, own play { $skill }, in points
   *[other] { $count } analysed games: luck { $luck }, own play { $skill }, in points on average
 }
stats-trend-text = Points in each analysed game, from the first to the last; the lines are the mean of the last five.
stats-trend-none = None of these games has been analysed yet. The analysis stands beside every replay.

## Rules
rules-title = Rules
rules-language = These rules are written in English.
rules-contents = Contents
rules-search = Search the rules
rules-signs = Signs
rules-unknown = There are no rules of this name. These there are:
rules-hits = { $count ->
    [0] Nothing found
    [one] One rule
   *[other] { $count } rules
 }
rules-play = Play this game

board-next = Now choose what it goes with.
board-choose = What glows can be chosen.
board-cancel = Choose something else
board-close = Close
board-larger = Larger
board-smaller = Smaller

## Replay and analysis
replay-title = Replay
replay-watch = Watch it again
replay-missing = Only finished games can be watched again; this one is still being played, or does not exist.
replay-seat = Seen by
replay-everyone = a spectator
replay-share = Copy the link to this moment
replay-control = Replay
replay-first = To the start
replay-back = One step back
replay-play = Play by itself
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-moment = Moment of the game
replay-at = { $at } of { $of }
replay-pace = Pace
replay-pace-0 = slow
replay-pace-1 = steady
replay-pace-2 = fast
replay-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
replay-guest = Guest
analysis-tab = Analysis
analysis-title = Luck and skill
analysis-text = Every decision is looked at again: what it cost in points, what luck gave, and what an expert would have done. That takes some minutes.
analysis-begin = Analyse this game
analysis-guest = Give yourself a name first, at the top of the page.
analysis-running = Answers looked at: { $done } of { $of } …
analysis-player = Player
analysis-start = Expected at first
analysis-luck = Luck
analysis-skill = Own play
analysis-others = The others’ play
analysis-score = Points
analysis-graph = Expected final points over the game
analysis-legend = Lines: the final points to expect. Dots: mistakes of a point and more. Bars: luck. A click goes to the moment.
analysis-expert = { $name }: the expert would have chosen “{ $move }”, worth { $points } ± { $error } points more.
analysis-same = { $name } chose what the expert would have chosen.
analysis-chance = Luck here, in points: { $changes }.
analysis-worst = The costliest decisions
values-title = Values of an agent
values-text = A file of values shows what a program expects of the moves. It is made with “comptoir.env.Values”, and stays in this browser.
values-open = Open a file of values
values-wrong = This is no file of values, or one of another game.
values-none = There are no values for this moment.
values-before = Values before
values-after = Values after
values-agent = These values are from: { $agent }
values-expected = expects { $value }
values-move = Move
values-visits = Visits
values-value = Value

## Lesson
lesson-title = First lesson
lesson-step = Step { $step } of { $of }
lesson-leave = Go on without the lesson
lesson-done = Play on
lesson-start = First lesson
lesson-fold = Fold the text
lesson-unfold = Show the whole text

## Thinking aids
aids-title = Think
aids-what-if = What if …
aids-what-if-text = Try it out against bots. What you cannot see is dealt anew, and nothing counts.
aids-not-here = This table does not allow it between people.
aids-allowed = Allowed between people: { $aids }
aids-name-what-if = what-if boards
aids-name-hints = hints
new-aids = Help between people
new-aid-what-if = What-if boards: everybody may try things out against bots
new-aid-hints = Hints of the bots; such a game is not rated
new-aids-hint = Against bots alone, and after the end, both are always there.
derived-what-if = What if …
derived-what-if-text = Nothing here counts. What you cannot see was dealt anew.
derived-play-on = Played on
derived-play-on-text = This game goes on from a moment of a finished one.
derived-anew = Deal again
derived-back = Back
play-on = Play on from here
play-on-against = Against
hints-title = Hint
hints-text = The answers that a bot thinks best, on the board, with the points to expect.
hints-not-now = You are not asked anything just now.
hints-points = points: { $points }, chance to win: { $chance }
aids-back = Look back, step by step
plan-make = Plan ahead
plan-text = Prepare your next turn while the others play. Nobody else is told.
plan-not-now = It is your turn: just play.
plan-keep = Keep this line
plan-yours = Your plan
plan-waiting = it waits for your turn.
plan-done = { $count ->
    [one] one answer was given.
   *[other] { $count } answers were given.
 }
plan-stopped = { $count ->
    [0] nothing was played.
    [one] one answer was given.
   *[other] { $count } answers were given.
 }
plan-drop = Forget the plan
derived-plan = Plan
derived-plan-text = Play your next turn as it may come. It is given for you as long as it costs and brings the same; further lines are tried in turn.
derived-exercise = Find a better move
derived-exercise-text = Here a decision cost you points. What would you do now?
exercise-judge = What is it worth?
exercise-best = As good as the best. In the game you lost { $points } here.
exercise-cost = That costs { $cost }; in the game it was { $played }. Best would be “{ $move }”.
exercises-title = Exercises
exercises-text = The decisions that cost you most, in your games that have been analysed. Find a better move; you are told in points.
exercises-none = Nothing yet: open a finished game of yours and have it analysed.
exercises-lost = points lost: { $points }
exercises-go = Find a better move
turns-next = Next turn ({ $count })
slow-title = Games over days
slow-days = Days of vacation
slow-go = Go on vacation
slow-back = I am back
slow-away = You are on vacation until { $date }; your clocks stand still.
slow-left = { $count ->
    [one] One day
   *[other] { $count } days
 } left this year.
slow-automatic = Give my answer where there is only one
slow-automatic-hint = At tables over days. It takes as long as if you answered yourself, so that it tells nobody anything.
new-clock-days = { $days ->
    [one] One day
   *[other] { $days } days
 } for each move, and a bank of { $bank ->
    [one] one day
   *[other] { $bank } days
 }
new-late = Whoever runs out of time
new-late-bot = is replaced by a bot until they are back
new-late-resign = has resigned
new-days-hint = Nobody sees who is here. There are vacations, reminders and plans.
table-notice-form = In the form for
table-form-json = programs (JSON)
table-form-discord = Discord
table-form-slack = Slack
replay-running = Looking back
