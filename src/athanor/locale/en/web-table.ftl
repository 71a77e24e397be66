### The table in the browser: waiting, choosing, talking, ending.

## Status line

web-table-your-move = Your move
web-table-seat-move = { $name }, your move
web-table-choosing = { $name } is choosing
web-table-choosing-all = { $names } are choosing
web-table-thinking = { $name } is thinking
web-table-gathering = Waiting for players
web-table-gathering-missing =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
web-table-over = The match is over
web-table-closed = This table is closed
web-table-closed-why = It was closed before a match was played to its end here.
web-table-won =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
web-table-paused = The bots wait until you let them go on
web-table-clock = Clock
web-table-time-up = time is up
web-table-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-table-hours = { $hours } h { $minutes }
web-table-lost = Connection lost. Your move is kept.
web-table-crowded = There is no place for this connection.
web-table-crowded-why = Too many are open already, from you or from your network. Close other windows of this house, then try again. Your move is kept.
web-table-turned-away = This table is closed to you.
web-table-turned-away-why = Its host lets nobody look on while the match goes on, or has shown you out.
web-table-connecting = Connecting to the table
web-table-looking-on = You are looking on
web-table-tab-move = Your move: { $game }

## Players

web-table-players = Players
web-table-you = you
web-table-here = here
web-table-away = away
web-table-barred = banned from the house
web-table-left = has conceded
web-table-free-seat = Free seat
web-table-expected = Waiting for { $name }
web-table-expected-nobody = Waiting for somebody
web-table-sit = Sit down here
web-table-ask-seat = Ask for this seat
web-table-hand = Hand this seat over
web-table-hand-title = Hand over the seat of { $name }
web-table-hand-why = Somebody else plays on from here. This cannot be undone.
web-table-hand-bot = To a bot
web-table-hand-link = To whoever gets its new link
web-table-hand-forfeit = Give the match up for them
web-table-hand-open = To anyone who comes
web-table-hand-act = Hand over
web-table-score = Score
web-table-bot-level = Which bot
web-table-house-star = House of the Star
web-table-house-key = House of the Key
web-table-house-serpent = House of the Serpent
web-table-house-rose = House of the Rose
web-table-house-crown = House of the Crown
web-table-house-tree = House of the Tree
web-table-place = Place { $place }

## Before the match

web-invite = Invite
web-invite-title = Invite to your table
web-invite-what = { $game }, hosted by { $host }: { $free ->
    [0] every seat is taken.
    [one] one seat is free.
   *[other] { $free } seats are free.
}
web-invite-address = The address of your table
web-invite-address-here = The address of your table, on this computer only
web-invite-code = The address as a QR code
web-invite-camera = Point a phone’s camera here: the seat opens at once, without an account.
web-invite-no-code = No code yet: a phone that reads it would look for the table in itself.
web-invite-share = Share …
web-invite-copy = Copy the address
web-invite-copy-anyway = Copy it anyway
web-invite-copy-command = Copy
web-invite-check = Check again
web-invite-near = Everybody in your network can reach it. From elsewhere it needs an open port or a name.
web-invite-far = Whoever has it can sit down. Send it only to those you want at the table.
web-invite-unreachable = Nobody else can reach this address
web-invite-unreachable-why = “{ $name }” means “this computer” on every computer. To let friends in, start Athanor so that your network can see it:
web-invite-kept = Your table is kept. Open it again then, and its address and code are here.
web-invite-watch = Only to watch?
web-invite-watch-copy = Copy the onlookers’ address: it shows nothing hidden and gives no seat.
web-invite-bot = Seat a bot instead
web-table-invited-by = { $known ->
    [0] You are invited to a match of { $game }.
   *[other] { $host } invites you to a match of { $game }.
}
web-table-hosted-by = { $known ->
    [0] A match of { $game }.
   *[other] A match of { $game }, hosted by { $host }.
}
web-rematch-asks = { $name } asks for a rematch. Your seat is kept.
web-rematch-sit = Sit down again
web-rematch-decline = Not this time
web-rematch-declined = { $name } cannot play this time.
web-rematch-missing = { $count ->
    [one] Still missing: { $names }, who is asked.
   *[other] Still missing: { $names }, who are asked.
}
web-table-share = Share
web-table-copied = Copied
web-table-link = Copy the address
web-table-gather-title = { $game }: the table is set
web-table-gather-why = The match begins by itself when every seat is taken.
web-table-close = Close the table
web-table-close-why = Nobody can play here then. The links of its seats no longer work.
web-table-chance-title = Chance is sworn in
web-table-chance-why = The house has fixed the secret of all draws, and this is its fingerprint. Whoever sits down may add words of their own. When the match has ended the secret is laid open, and anybody can check every draw.
web-table-chance-show = Chance in this match
web-table-welcome = Your seat is ready
web-table-welcome-why = What shall the others call you?
web-table-name = Your name
web-table-seed = Your words for the chance (not needed)
web-table-chance-kept = This browser has kept the fingerprint, and compares it with the record when the match has ended.
web-table-chance-other = This browser was shown another fingerprint before: { $seen }. The secret was changed since. Do not play for anything here.
web-table-seed-why = Any text that nobody can guess; it becomes part of every draw. Left empty, your browser adds a random one.

## Decision

web-table-decision = Your decision
web-table-deeds = What you may do
web-table-options = Options
web-table-ways =
    { $count ->
        [one] one way
       *[other] { $count } ways
    }
web-table-chosen = Chosen so far:
web-table-secret = Only you see this. The others learn it when the rules lay it open, and not before.
web-table-family = These are suggestions. Any other spot may be pointed at or written.
web-table-back = Back
web-table-undo = Undo
web-table-undo-with-bots = Undo, with what the bots did since
web-table-thinking-for = for { $seconds } s
web-table-side-clock = Time left for the match
web-table-undo-ask = Ask to take back
web-table-follows = What follows
web-table-why-title = Ask about a choice
web-table-why-hint = Write it as in the list, in part or whole: you are told what it does, or why it cannot be.
web-table-why-field = A choice in writing
web-table-why-act = What does this do?
web-table-found =
    { $count ->
        [0] Nothing found
        [one] One found
       *[other] { $count } found
    }
web-table-more =
    { $count ->
        [one] and one more: write more words
       *[other] and { $count } more: write more words
    }
web-table-rule-why = The rule behind this question
web-table-default = When time is up: { $choice }
web-table-refused-title = Not possible
web-table-late-title = Not carried out
web-table-nothing-to-do = Nothing to decide now.
web-table-to-decision = Back to the decision
web-table-fold = Fold the decision away
web-table-unfold = Show the decision

## Margin

web-table-margin = The margin
web-table-log = What happened
web-table-log-empty = Nothing has happened yet.
web-table-log-keys = ↑ and ↓ go from line to line, → and ← to its rules and back.
web-table-log-earlier = Earlier entries
web-table-line-rules = The rules behind it
web-table-others = What the others do
web-table-show-moment = Show this moment on the board
web-table-moment =
    { $count ->
        [one] The table after one choice
       *[other] The table after { $count } choices
    }
web-table-now = Back to now
web-table-chat = Talk
web-table-chat-empty = Nobody has said anything.
web-table-chat-field = Say something to all
web-table-chat-aside = Say something to the other onlookers
web-table-chat-gone = somebody who has left the house
web-table-say = Say
web-table-onlooker = onlooker

## Proposals

web-table-proposes-take-back = { $name } asks to take back the last choice.
web-table-proposes-draw = { $name } proposes a draw.
web-table-proposes-advice = { $name } asks that everybody may be given hints in this match.
web-table-proposes-seat = { $who } asks to take the seat of { $name } as well, and would see its hand.
web-table-awaiting = { $names } must agree.
web-table-agree = Agree
web-table-decline = Decline
web-table-concede = Concede
web-table-concede-why = You give the match up. It ends at once, and this cannot be undone.
web-table-concede-why-several = You give the match up and lose it. The others may play on without you, and this cannot be undone.
web-table-keep-playing = Play on
web-table-draw = Propose a draw
web-table-draw-why = If all others agree, the match ends at once without a winner.
web-table-cancel = Not now
web-table-dismiss = Put this away

## Bots

web-table-bots = Bots
web-table-bots-pause = Have them wait
web-table-bots-go = Let them go on
web-table-bots-slower = Slower
web-table-bots-faster = Faster
web-table-bots-step = One choice
web-table-bots-pace = { $seconds } s a choice

## Several people at one device

web-table-pass = Pass the device to { $name }
web-table-pass-why = What you see is still yours alone. Draw the curtain first.
web-table-draw-curtain = Draw the curtain
web-table-curtain = The curtain is drawn
web-table-curtain-why = Nothing hidden is on the screen. Press your own name when nobody else is looking.
web-table-i-am = I am { $name }

## Settings of the table

web-table-settings = Settings of the table
web-table-setting-motion = Move pieces
web-table-setting-motion-why = Pieces travel when something happens.
web-table-setting-sound = Ring a bell
web-table-setting-sound-why = When it becomes your move.
web-table-setting-notify = Notify me
web-table-setting-notify-why = By the browser, when this page is not in front.
web-table-setting-notify-denied = The browser does not allow it for this page.
web-table-setting-confirm = Ask before carrying out
web-table-setting-confirm-why = On miniatures tables a press is usually enough to name somebody or to announce something.
web-table-setting-confirm-always = Always
web-table-setting-confirm-usual = As usual
web-table-setting-confirm-never = Never, when a choice is complete
web-table-setting-single = Answer alone
web-table-setting-single-why = A question to which there is only one answer is answered by itself, unless chance or a secret follows.
web-table-notify-body = Your move at the table of { $names }.
web-table-rules = The rules
web-table-leaves = Parts of the table
web-table-done = Done

## The end

web-table-result = The result
web-table-counting = The cards are being turned
web-table-luck = Luck
web-table-home = Home
web-table-result-order = In the order of the seats; the places follow the last card.
web-table-result-wins = wins the match
web-table-to-result = See the result
web-table-result-so-far = so far
web-table-result-down = not turned yet
web-table-result-behind = More, yet behind:
web-table-result-keys = any key turns the next card
web-table-result-all = Show all at once
web-table-sum = The sum of { $name }
web-table-total = Total
web-table-rematch = Play again
web-table-to-rematch = To the next match
web-table-replay = Watch the replay
web-table-record = Download the record
web-table-leave = To the lobby
web-table-table = Table
web-table-cards = Cards
web-table-in-writing = In writing
web-table-in-words = In words
web-table-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
web-table-board = Board
web-table-new-count =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
web-table-load-failed = The table could not be loaded.
web-table-again = Try again

## The drawn board

web-picture-board = The table as { $name } sees it
web-picture-board-onlooker = The table as an onlooker sees it
web-picture-point = Point at a spot: arrows and Enter, Shift for long steps.
web-picture-signs = Signs
web-picture-none = This game has no picture yet. The margin tells what happens.

## Reporting somebody

web-report = Report somebody
web-report-why = Whoever runs this house reads it, with what was said here around it. Nobody at the table is told.
web-report-about = Whom, or what was said
web-report-reason = What is wrong
web-report-send = Send the report
web-report-sent = Your report about { $name } was received. Whoever runs the house will read it.
web-report-remark = { $name }: “{ $text }”

## How a host keeps order

web-order = Keep order
web-order-host = As the host
web-order-private = Closed to onlookers
web-order-private-why = While the match goes on, only those who take part in it see it.
web-order-nobody = Nobody else is here.
web-order-plays = at the table
web-order-looks-on = looks on
web-order-was-here = was here
web-order-out = shown out
web-order-silent = silent
web-order-mute = Silence
web-order-unmute = Let speak
web-order-show-out = Show out
web-order-let-in = Let in again

web-table-puzzle-number = Puzzle { $number } of { $of }
web-table-puzzle = One choice is clearly better: find it
web-table-puzzle-leave = Leave, it is kept
web-table-try = Try
web-table-try-of = { $now } of { $most }
