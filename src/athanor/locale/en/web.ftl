### The browser client: the hall of the house, setting up a table, accounts, and shared parts.
### The table itself speaks from web-table.ftl, boards of games from the web-<game>.ftl of their folders.

## The house

web-skip = Skip to the page
web-to-lobby = Athanor: to the lobby
web-house-tools = Language, theme, account
web-to-day = Day
web-to-night = Night
web-motto = Games of alchemy at one fire: every rule explained, bots that can play, and a chance nobody can tamper with.
web-emblem = Emblem: a tower furnace with its fire and a still, in a ring of twelve alchemical signs
web-unofficial = Athanor is unofficial and independent. Rules are told in our own words; cards that are only printed on components are our own house set, and say so.
web-waiting = On its way…
web-unreachable = The house does not answer. Check your connection and try again.
web-failed = The house could not do that (status { $status }).
web-fault = Something went wrong in this page. Load it again; nothing at the table is lost.
web-broken = This page could not be shown
web-broken-note = Load it again, or go back to the lobby. Your matches are kept by the house.
web-lost = Nothing lies here
web-lost-note = The address leads nowhere in this house. Perhaps a letter is missing.

## The lobby

web-motto-short = games of alchemy at one fire
web-play-now-new = no account needed
web-play-friend = With a friend
web-your-move-note =
    { $count ->
        [one] one table waits for you
       *[other] { $count } tables wait for you, the most urgent first
    }
web-learn = Learn it
web-learn-first = Learn it first
web-learn-offer = New here? { $game } is learned in three minutes, by playing.
web-play-now = Play now
web-play-now-note = press a name for what it is, how it is played and its rules
web-seats =
    { $span ->
        [0] { $least } players
       *[other] { $least } to { $most } players
    }
web-play-bots = Against bots
web-more-choices = Set up a table …
web-rules = Rules
web-choose-level = How strong the bots are
web-against =
    { $bots ->
        [one] You against one bot. How strong is it?
       *[other] You against { $bots } bots. How strong are they?
    }
web-seats-short =
    { $span ->
        [0] { $least }
       *[other] { $least } to { $most }
    }
web-minutes = { $minutes } min
web-weight-1 = easy
web-weight-2 = medium
web-weight-3 = hard
web-begin-here = Begin here
web-called = The others will call you { $name }.
web-called-change = Change
web-take-turn = Take your turn
web-with = with { $names }
web-continue = Continue
web-choosing =
    { $count ->
        [0] paused
        [one] { $names } is choosing
       *[other] { $names } are choosing
    }
web-seats-free =
    { $count ->
        [one] gathering: one seat is free
       *[other] gathering: { $count } seats are free
    }
web-asks-rematch = { $name } asks for a rematch
web-invites-you = { $name } invites you
web-sit-down = Sit down
web-all-matches = All your matches
web-open-count = { $open ->
    [0] no open table
    [one] one open table
   *[other] { $open } open tables
}, { $running } to watch
web-due-over = time is up
web-due-minutes =
    { $minutes ->
        [one] one minute left
       *[other] { $minutes } minutes left
    }
web-due-today = until { $time }
web-due-day = until { $day }, { $time }
web-due-days = { $days } days left
web-not-now = Not now
web-tables = Tables
web-tables-note = Join, watch, or set one up.
web-set-up-table = Set up a table
web-no-my-tables = You sit at no table.
web-my-pages = Pages of your tables
web-page = Page { $page } of { $pages }
web-page-before = Page before
web-page-after = Next page
web-held-close = Close the table
web-open-tables = Open
web-no-open-tables = Nobody is waiting for players.
web-running-tables = Being played
web-no-running-tables = Nothing to watch right now.
web-your-move = Your move
web-expected = { $name } is expected
web-open-seat = free seat
web-invited-seat = by invitation
web-phase-gathering = gathering
web-phase-playing = in play
web-phase-over = finished
web-phase-closed = closed
web-records = Records
web-records-open = See a record again
web-records-note = Any match can be seen again, step by step.

## Setting up a table

web-new-table = Set up a table
web-new-table-note = Everything is set as most people like it. Change what you wish.
web-which-game = Which game
web-who-plays = Who plays
web-number-of-seats = Number of seats
web-seat = Seat { $seat }
web-seat-me = Me
web-seat-me-hint = You sit here.
web-seat-here = Somebody else at this device
web-seat-here-hint = You pass the device on; a curtain hides what is not theirs to see.
web-seat-invited = Somebody I invite
web-seat-invited-hint = You get a link for this seat to send on. No account is needed.
web-seat-open = Anyone
web-seat-open-hint = Whoever comes first takes this seat.
web-seat-bot = A bot
web-level = Strength
web-their-name = Their name
web-guest-name = Name of your guest (may be left out)
web-needs-name = Whoever plays at this device needs a name.
web-how-it-is-played = How it is played
web-setting-of-seat = { $name }, seat { $seat }
web-presets = Ways to play
web-setting-written = A list of my own
web-setting-free = As the game decides
web-pack = Card data: { $pack }
web-pack-hint = Laid over the house set. The record of the match names it.
web-pack-title = { $title } ({ $version })
web-pack-unnamed = { $title }
web-pack-broken = This pack is broken and cannot be played with. { $problem }
web-pack-alone = By itself it does not fit the house set; together with another pack it may. { $problem }
web-packs-laid = Played with { $packs }.
web-pace = Pace
web-time-to-choose = Time for a choice
web-pace-unhurried = No clock
web-pace-unhurried-hint = Everybody takes the time they need.
web-pace-minute = One minute
web-pace-minute-hint = Brisk. Everybody stays at the table.
web-pace-minutes = Five minutes
web-pace-minutes-hint = Enough to think; nobody waits long.
web-pace-day = One day
web-pace-day-hint = A choice or two a day, wherever you are.
web-pace-days = Three days
web-pace-days-hint = A match beside everything else in life.
web-pace-round = A time for the whole match
web-pace-round-hint = As at events: each side has a clock of its own, which runs while it is asked.
web-round = Length of the round
web-round-minutes = { $minutes } minutes, { $side } for each side
web-round-other = Another length
web-side-minutes = Minutes for each side
web-increment = More time with every choice
web-increment-seconds =
    { $seconds ->
        [0] None
       *[other] { $seconds } seconds
    }
web-clock-match =
    { $increment ->
        [0] { $minutes } min a side
       *[other] { $minutes } min a side, + { $increment } s a choice
    }
web-clock-choice = { $minutes } min a choice
web-clock-choice-days =
    { $days ->
        [one] one day a choice
       *[other] { $days } days a choice
    }
web-time-up = When somebody’s time is up
web-time-up-default = A plain choice is made
web-time-up-default-hint = The game’s default, such as passing, is chosen for them.
web-time-up-bot = A bot takes the seat
web-time-up-bot-hint = The match goes on without them.
web-time-up-nothing = The others wait
web-time-up-nothing-hint = The clock only reminds.
web-manners = Manners
web-undo = Taking back
web-undo-own = One’s own last choices
web-undo-own-hint = As long as nothing new was learned since.
web-undo-consent = If all others agree
web-undo-consent-hint = Up to the last thing that was learned, and everybody is asked.
web-undo-off = Never
web-undo-off-hint = A choice is a choice.
web-listed = In the lobby
web-listed-on = Everybody can see the table, watch it and take its open seats.
web-listed-off = Only those who have its link can find the table.
web-open-table = Set up { $title }

## Accounts

web-account = Account
web-account-note = You can play without one. An account keeps your matches and opens them on any device.
web-your-name = What you are called
web-name = Name
web-name-hint = As others see it at the table.
web-rename = Change name
web-renamed = Your name is changed.
web-guest = You are a guest
web-open-account = Open an account
web-open-account-note = No mail address is asked for. Matches you have begun as a guest come along.
web-account-opened = Your account is open, and your matches are kept in it.
web-log-in = Log in
web-log-in-note = Come back to an account you have. Seats and tables you have as a guest come along.
web-logged-in = Welcome back.
web-logged-in-as = Logged in as { $login }
web-log-out = Log out
web-log-out-note = Afterwards this browser is a new guest.
web-logged-out = You are logged out.
web-log-out-everywhere = Log out everywhere
web-logged-out-everywhere = You are logged out here and in all other browsers.
web-login = Login
web-login-hint = Letters, digits, points and dashes; at least two.
web-password = Password
web-password-hint = At least { $least } characters. Longer is better than stranger. It cannot be recovered, so keep it well.
web-change-password = Change password
web-change-password-note = All other browsers are logged out, and need the new one.
web-old-password = Password until now
web-new-password = New password
web-password-changed = Your password is changed, and all other browsers are logged out.
web-introduce = What shall the others call you?
web-introduce-hint = This is asked once. You can change it whenever you like, on your account page.
web-introduce-act = Call me that
web-introduce-later = { $name } will do
web-your-matches = Your matches
web-your-data = Your data
web-your-data-note = Everything the house keeps about you as one file: your name, your tables and what you said there, with the records of finished matches.
web-download-data = Download everything
web-leave = Delete me
web-leave-why = Your name, login, sessions and all you said are deleted, and so are the tables at which nobody else has played. Where others play with you a bot takes your seat; finished matches with others stay theirs, under the name you had at the table. This cannot be undone.
web-leave-act = Delete everything of mine
web-left = You are forgotten. This browser is a new guest.

## A game

web-game-players = Players
web-game-time = A match takes
web-game-weight = To learn
web-game-cards = Cards and values
web-game-house-set = A house set: what only the printed cards say is our own here. Owners can type in the real values.
web-game-rulebook = From the rulebook: everything that matters to play is the game’s own.
web-game-picture = A match of { $game } in this house

## Rules

web-rule-unknown = No catalogue has this rule.
web-rule-in-catalogue = In the catalogue
web-rule-rulebook = rulebook
web-rule-ruling = ruling
web-nothing-found = Nothing has these words.

## Parts

web-less = Less: { $what }
web-more = More: { $what }
web-search-options = Look for an option
web-cannot =
    { $count ->
        [one] One that you cannot do now
       *[other] { $count } that you cannot do now
    }

## Boards

web-board-further = Further away
web-board-closer = Closer
web-board-whole = The whole board
web-board-new = new to you
web-board-may = you may
web-board-chosen = chosen

## The page of all parts

web-parts = Parts of the house
web-parts-note = Everything that pages are made of, for those who build them.

web-puzzle-many = Puzzles
