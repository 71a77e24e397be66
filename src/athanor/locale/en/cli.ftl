### What the athanor command says in the terminal.

## The command and its parts

cli-athanor = Alchemy games in the terminal: play, replay, verify, simulate.
cli-anywhere = --lang en|fr, --no-color and --json may stand anywhere on the line.
cli-serve = Open the house: people play in their browsers.
cli-play = Play a match: people at this terminal, bots, or both.
cli-games = List the games.
cli-rules = Show the book of a game, a chapter of it, or a rule.
cli-learn = Learn a game: short lessons in which you make every move.
cli-arg-lesson = The lesson; all of them are listed if it is left out.
cli-opt-again = Begin it anew.
cli-replay = Play a recorded match again, step by step.
cli-draw = Draw a moment of a recorded match as a picture (SVG).
cli-doctor = Look whether all that the house keeps is whole; mend what can be mended.
cli-analyse = Tell what decided a recorded match: win chances, graded choices, skill and luck.
cli-opt-analysis-page = Write a page with the graphs into this file instead, which needs nothing but itself.
cli-opt-analysis-seed = A number that all sampling follows from: the same number, the same figures.
cli-opt-deals = In how many deals every moment is played on: more take longer and say it more exactly.
cli-analysed = The analysis is in { $path }.
cli-verify = Check a recorded match: every rule, every draw, every number.
cli-matchups = Let equal bots play every value of an option against every other.
cli-arg-matchup-option = An option that each seat has a value of, such as warbands.
cli-arg-matchup-values = Two or more values to compare.
cli-opt-matchup-bot = The bot that plays both sides.
cli-opt-matchup-matches = Matches of every pair.
cli-matchup-all = All
cli-survey = Let bots play many matches and count what the winners had.
cli-opt-survey-seats = How many play.
cli-opt-survey-bots = The bot of every seat, or one for each seat with commas between them.
cli-simulate = Let bots play many matches and compare them.
cli-pack = Work with card data.
cli-pack-check = Check a folder of card data.

## Arguments and options

cli-arg-game = The game, such as alchemist.
cli-arg-rule = A rule by its ID, such as ALC-046, or a chapter by its number or title; without one, the whole book.
cli-arg-record = The file of a recorded match.
cli-arg-picture = The file of the picture; what is there is replaced.
cli-arg-pack = The folder of a pack.
cli-opt-seats = Who plays, in clockwise order: me, names of people, bots (random, greedy, apprentice, adept, master, search:500). Example: me,Ada,adept. Name=adept names a bot, person:Random a person.
cli-opt-option = An option of the game as name=value; may be repeated. See athanor games.
cli-opt-first = Who begins, by name or by number counted from 1.
cli-opt-pack = A folder of card data to lay over that of the house; may be repeated.
cli-opt-seed = Take chance from this number instead of from a secret: the same match can then be played again.
cli-opt-add-seeds = Let every person add a word of their own to the chance, once its secret is sworn in.
cli-opt-save = The file to save the match in after every choice.
cli-opt-resume = The file of a saved match to go on with.
cli-opt-step = Show the match after this number of choices instead of stepping through it.
cli-opt-draw-step = Draw the match after this number of choices; without it, after the last one.
cli-opt-seat = Look from this seat, by name or by number counted from 1; without it, as a spectator.
cli-opt-matches = How many matches are played.
cli-opt-simulation-seed = The number that all chance is made from.
cli-opt-workers = How many processes play at the same time; without it, one for each core.
cli-opt-dark = Draw for the night, light on dark.
cli-opt-bots = The bots, in clockwise order, such as random,greedy,search:500.
cli-opt-host = The address to listen at; 0.0.0.0 lets in everybody on your network.
cli-opt-port = The port to listen at; 0 takes any that is free.
cli-opt-name = A name by which browsers may call the house beside its addresses and localhost, such as play.example.org; may be repeated.
cli-opt-proxy = The address, or the network, of a server in front of the house that says for whom it asks (X-Forwarded-For), such as 127.0.0.1; may be repeated. Nobody else is believed.
cli-opt-data = The folder of all that is kept: tables, people and, in packs, your own card data.
cli-opt-store = Where tables and people are kept, if not in a file of that folder: the address of a PostgreSQL database, such as postgresql://athanor@localhost/athanor.
cli-opt-house-workers = How many processes keep the house open together, on this machine; more than one only over a PostgreSQL database.
cli-opt-no-open = Do not open a browser.
cli-opt-keep-talk = Days for which it is kept what was said at finished tables; 0 keeps it for ever.
cli-opt-analysis-deals = In how many deals an analysis plays every moment on; 0 means as many as its game affords.
cli-opt-most-tables = Tables that are not over, in the whole house; 0 takes as many as come.
cli-opt-most-accounts = Accounts in the whole house; 0 takes as many as come.
cli-opt-most-talk = Mebibytes for what was said at finished tables, beyond which the oldest goes; 0 keeps it all.
cli-opt-most-replays = Mebibytes for opened records, beyond which the oldest go; 0 keeps them all.
cli-opt-keep-replays = Days for which opened records are kept; 0 keeps them for ever.
cli-opt-repair = Mend what can be mended, after a copy was made. No house may be open.
cli-opt-log = Write down every request on the error output: text for people, json for programs. No secrets, addresses or names are in it.
cli-opt-metrics = The address, or the network, of a machine that may read /metrics, such as 10.0.0.5; may be repeated. This machine always may.
cli-opt-words = Show the signs and words of the game instead.
cli-opt-json = Write JSON for other programs, and nothing else.
cli-opt-version = Show the version.

## Refusals

cli-at = { $where }: { $what }
cli-file-refused = The file { $path } cannot be used: { $reason }.
cli-nothing-kept = Nothing could be written or read: { $reason }.
cli-reason = { $name ->
    [ENOENT] it is not there, or its folder is not
    [EACCES] it is not allowed to you
    [EPERM] it is not allowed to you
    [EISDIR] it is a folder
    [ENOTDIR] it, or a part of its path, is not a folder
    [EEXIST] it exists already
    [ENOSPC] the disk is full
    [EDQUOT] there is no room left for you on the disk
    [EROFS] nothing can be written there
    [EADDRNOTAVAIL] this machine has no such address
    [host] no machine of that name is known
   *[other] { $detail }
}
cli-file-exists = The file { $path } exists already. Choose another one, or go on with it by --resume.
cli-no-such-language = There are no texts in “{ $given }”, only in { $known }.
cli-bad-name = “{ $name }” cannot be the name of a seat. A name has 1 to { $most } letters that can be shown.
cli-bad-option = “{ $option }” is no option. Write it as name=value.
cli-no-such-seat = Nobody here is called “{ $seat }”. At the table sit { $names }.
cli-nothing-called = Nothing here is called “{ $name }”: no rule, card, sign or place.
cli-page-read = Enter goes back to the question.
cli-no-such-rule =
    There is no rule { $rule }.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean { $close }?
    }
cli-no-such-chapter =
    There is no chapter “{ $chapter }”.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean “{ $close }”?
    }
cli-no-words = This game has no list of signs and words.
cli-no-artist = There are no drawings of { $title } yet. See it in the terminal with athanor replay.
cli-no-such-number = There is no line { $number } in this menu.
cli-nothing-found = No option has the words “{ $text }”.
cli-save-where = Name the file: save match.jsonl
cli-others-chose = This cannot be taken back: { $name } has chosen since.
cli-seeds-needless = With --seed chance comes from a number: nobody can add to it. Leave --seed or --add-seeds out.
cli-resume-settled = Seats, options and chance of the match in { $path } are settled already.
cli-other-game = The match in { $path } is one of { $game }.

## At the table

cli-me = Novice
cli-welcome = { $title }
cli-seat-person = { $name }, at this terminal
cli-seat-bot = { $name }, { $bot } ({ $spec }). { $bot-character }
cli-add-seed = { $name }, type anything you like; it becomes part of the chance. Enter alone adds nothing.
cli-commitment = Chance is sworn in: { $commitment }
cli-stream = Chance is made from the number { $seed }.
cli-thinking = { $name } is thinking
cli-turn-of = { $name } is to move
cli-curtain = The curtain is closed
cli-curtain-lift = Pass the device to { $name }. { $name }, press Enter when nobody else is looking.
cli-hide = Press Enter to close the curtain, or type undo.
cli-suggestions = These are only suggestions. You may write any other the same way.
cli-how-to-choose = A number, the choice in writing, /words to search, ? for the rule, or help.
cli-back = back
cli-more-found =
    { $count ->
        [one] and { $count } more: search with more words
       *[other] and { $count } more: search with more words
    }
cli-confirm = Enter to do it, n to choose again.
cli-yes = y yes
cli-cited = { $rule } ({ $words })
cli-no = n no
cli-leave-sure = Leave the table? The match is saved. Type y to leave, n to stay.
cli-final = After this it cannot be taken back.
cli-taken-back = Your last choice is taken back.
cli-saved = Saved in { $path }.
cli-help =
    A number chooses a line of the menu, 0 goes back.
    You may also write a choice, as the words beside the numbers show.
    /troll 9     lists all choices with these words
    ?            explains the question, or the last refusal
    ? ALC-046    explains a rule
    ? NAME       explains a card, a sign or a place
    table        shows the table again
    log          tells all that happened, with the rules
    hint         tells what a master would do, and why
    undo         takes your last choice back, if nothing has become known since
    save FILE    saves the match in a file
    quit         leaves; the match is saved and can be resumed
cli-help-concede = concede      gives the match up: you lose it
cli-help-look = look         asks about the table: “look near a3”, “look who sees a3”
cli-help-draw = draw         offers the others a draw
cli-concede-sure = You give the match up and lose it. Type y if you are sure, n to play on.
cli-offer-sure = You offer the others a draw: if all agree, the match is over. Type y to offer it, n to play on.
cli-draw-offered = { $name } offers a draw
cli-draw-sure = { $name }, type y if you agree, n to play on.
cli-draw-declined = { $name } plays on.

## Commands at the table; the English ones work in every language

cli-command-help = help
cli-command-log = log
cli-command-table = table
cli-command-save = save
cli-command-undo = undo
cli-command-hint = hint
cli-command-concede = concede
cli-command-draw = draw
cli-command-look = look
cli-command-quit = quit
cli-command-show = show

## Leaving and ending

cli-resume = Go on with a match that was saved by itself; without a name, list them.
cli-arg-saved = The match: its number in the list, its name, or a file.
cli-opt-plain = Print lines instead of drawing a board that stays.
cli-pane-log = What has happened (Shift and ↑ ↓)
cli-pane-question = Your choice (Ctrl and ↑ ↓; PgUp and PgDn turn the board)
cli-nothing-saved = No match waits to be gone on with.
cli-resume-which = The number of the match to go on with; Enter alone leaves.
cli-saved-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
cli-no-such-match =
    There is no saved match called “{ $name }”.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean { $close }?
    } athanor resume lists them.
cli-card-yes = yes
cli-card-no = no
## Lessons

cli-no-lessons = There are no lessons for { $game } yet.
cli-learn-which = Which one? Its number, or its name.
cli-lesson = { $game }: { $title }
cli-lesson-learnt = done
cli-lesson-begun = step { $step } of { $steps }
cli-lesson-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
cli-lesson-step = step { $step } of { $steps }
cli-lesson-next = Enter to go on, undo for a step back, quit to leave.
cli-lesson-shows = Choose { $choice }
cli-lesson-kept = You have left the lesson. It is kept: the same command goes on with it.
cli-lesson-keeps-itself = A lesson is kept by itself: leave it whenever you like.
cli-lesson-done = Done
cli-learner = Novice
cli-lesson-stuck = To be shown what to type: show. A step back: undo.

cli-left-unsaved = You have left. The match is not saved.
cli-left-saved = You have left. The match is saved. Go on with:
cli-the-end = The match is over
cli-standing = Final standing
cli-place = { $place }.
cli-won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
cli-secret = Chance was sworn in as { $commitment }, and this is the secret behind it: { $secret }
cli-kept = The record is kept. Anybody can check it:
cli-not-kept = The record was not kept. With --save FILE anybody can check it afterwards.

## Looking things up

cli-free-text = TEXT
cli-game-seats = { $span ->
    [0] { $least } players.
   *[other] { $least } to { $most } players.
}
cli-drawn = Drawn in { $path }, after { $step } of { $steps } choices.
cli-step = After { $step } of { $steps } choices
cli-keys = Space or → goes on, ← goes back, < and > go to the ends, q leaves.
cli-sound = The record is sound.
cli-more-wrong =
    { $count ->
        [one] { $count } more line is wrong.
       *[other] { $count } more lines are wrong.
    }
cli-checked = { $answers } choices, { $draws } draws and { $quiets } quiet moments were recomputed.
cli-chance-unchecked = The draws are possible ones, but the secret they come from is not there yet.
cli-finished = The match was played to its end.
cli-unfinished = The match is not finished.
cli-signed = Signed by the house { $house }, and unchanged since.
cli-unsigned = No house has signed this record.

## Simulation

cli-simulating = Playing
cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-share = Share
cli-sim-interval = 95 % sure
cli-sim-score = Mean score
cli-sim-place = Mean place
cli-sim-seat = Seat { $seat } won { $share } ({ $low } – { $high }).
cli-sim-ending = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} ended by { $rules }.
cli-sim-lengths = A match took { $mean } choices on average, from { $least } to { $most }.
cli-sim-run =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } from seed { $seed }; seats change from match to match, and a shared win counts as a fraction.
cli-sim-broken = Match { $index } (seed { $seed }) broke off: { $error }

## Survey

cli-survey-seat = Seat
cli-survey-occurred = How often
cli-survey-amount = Figure
cli-survey-mean = Mean
cli-survey-winners = Of winners
cli-survey-ending = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}: { $how }
cli-survey-bad-bots = There are { $bots } bots for { $seats } seats. Name one for all, or one for each.

## Packs

cli-pack-good = The pack { $name } { $version } is good for { $game }.
cli-pack-records =
    { $count ->
        [one] { $count } record: { $source }
       *[other] { $count } records: { $source }
    }
cli-pack-hash = Its hash is { $hash }.
cli-no-packs = The game { $game } has no card data.

## The house

cli-serving = The house is open at { $address } and keeps everything in { $folder }. Ctrl-C closes it.
cli-closed = The house is closed. Matches go on when it opens again.
cli-port-taken = Something else listens at port { $port } already. Choose another one with --port.
cli-no-such-host = The house cannot listen at { $host }, port { $port }: { $reason }.
cli-no-such-network = “{ $given }” is neither an address in numbers nor a network of them. Say for example --{ $option } 127.0.0.1 or --{ $option } 10.0.0.0/8.
cli-no-such-log = The log cannot be written as “{ $given }”. There is: { $known }.

## Doctor

cli-doctor-sound = All that is kept in { $path } is whole.
cli-doctor-found = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
} { $mendable ->
    [0] None can be mended here: put a back-up in its place.
   *[other] With --repair, what can be mended is mended ({ $mendable }); a copy is made first.
}
cli-doctor-mended = Mended. The store as it was lies at { $copy }. { $left ->
    [0] All is whole now.
    [one] One thing could not be mended.
   *[other] { $left } things could not be mended.
}

## The parser's own words

cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = [default: { "{}" }]
cli-help-required = [required]
cli-help-subcommand = COMMAND [ARGUMENTS]…
cli-takes-int = number
cli-takes-path = path
cli-takes-str = text
cli-word-file = FILE
cli-word-lesson = LESSON
cli-word-shell = SHELL
cli-word-out = PICTURE
cli-word-folder = FOLDER
cli-word-pack = PACK
cli-word-table = TABLE
cli-word-person = PERSON
cli-word-game = GAME
cli-word-rule = RULE
cli-word-name = NAME
cli-word-values = VALUES
cli-word-source = FROM
cli-word-target = TO
cli-word-kind = KIND
cli-word-match = MATCH
cli-help-help = Show this help.
cli-misuse-option =
    There is no option { $option } here.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean { $close }?
    } See --help.
cli-misuse-missing = { $name } is missing. See --help.
cli-misuse-number =
    { $name } needs a whole number{ $span ->
        [both] { " " }from { $least } to { $most }
        [least] { " " }of at least { $least }
       *[any] { "" }
    }. See --help.
cli-misuse-bare = { $option } needs a value behind it. See --help.
cli-misuse-needless = { $option } takes no value: it is there or not. See --help.
cli-misuse-extra = There is nothing that “{ $extra }” could be here: it is one word too many. See --help.
cli-misuse-command = There is no command { $command }. See athanor --help.
cli-misuse-other = The line cannot be understood: { $detail } See --help.
cli-completion = Print the script that lets a shell complete this command: eval "$(athanor completion bash)".
cli-arg-shell = bash, zsh or fish.
cli-no-such-shell = There is no completion for { $shell }, only for { $known }.

## The owner's desk

cli-pack-new = Make a pack to fill in: all records of the house, each line a comment.
cli-pack-show = Show what may stand in a pack: its tables, or the fields, verbs and an example of one.
cli-pack-card = Show a card as it will look, also as a picture (SVG).
cli-arg-kind = A kind of record, such as profile; without one, all kinds.
cli-arg-card = The name or the id of a card.
cli-opt-card-out = The SVG file to draw the card in.
cli-opt-watch = Check again whenever a file changes, until Ctrl-C.
cli-pack-laid = A pack lies in { $folder }, with { $files } files of the house in comments. Take the # away from a record and change it; then: athanor pack check { $folder }
cli-folder-exists = { $folder } exists already. Choose another folder.
cli-pack-watching = Looking at { $folder }; Ctrl-C ends it.
cli-pack-verbs = Verbs
cli-pack-example = A record of the house
cli-pack-optional = may be left out
cli-kind-whole = whole number
cli-kind-number = number
cli-kind-text = text
cli-kind-table = table
cli-no-such-card =
    No card is called “{ $card }”.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean { $close }?
    }
cli-no-such-kind =
    There is no kind of record called { $kind }.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean { $close }?
    }

cli-puzzles = Puzzles: moments of matches between bots where one choice is clearly better.
cli-puzzles-play = Play the puzzles of a game; that is what happens if only the game is named.
cli-puzzles-mine = Find puzzles in matches between bots, and keep the most varied in a file.
cli-arg-puzzle = The number of the puzzle to begin with; without it, those that are not done.
cli-opt-puzzle-list = List the puzzles and how they stand.
cli-opt-puzzle-file = The file the puzzles are kept in; what it has already may be kept, too.
cli-opt-puzzle-seats = How many play; several numbers of seats may be given, one option each.
cli-opt-puzzle-bot = The bot at every seat.
cli-opt-puzzle-keep = How many puzzles the file holds at most.
cli-opt-puzzle-deals = Deals in which choices are played on at each look; 0 is what the game affords.
cli-opt-puzzle-looks = How often what was found is looked at again, with other seeds.
cli-opt-puzzle-least = By how much of a win the solution is better than any other choice.
cli-opt-puzzle-fewest = How many choices a moment has at least.
cli-opt-puzzle-legal = How many choices a moment has at most; each is weighed.
cli-opt-puzzle-kind = What is asked in the moments that are looked at, one option each; anything if not said.
cli-opt-puzzle-moments = How many moments of a match are looked at, at most.
cli-opt-puzzle-width = How many of these are looked at first, to tell whether there is anything to find.
cli-opt-puzzle-skipped = The part of a match at its beginning in which nothing is looked for, from 0 to 1.
cli-opt-puzzle-most = How many puzzles are taken from a match at most.
cli-opt-puzzle-farther = How many times as far further looks play on, where matches are not played to their end.
cli-puzzles-mined = { $moments } moments were looked at. In { $candidates } one choice seemed clearly best; { $survived } survived all further looks. { $file } now holds { $kept }.
cli-no-puzzles = { $game } has no puzzles.
cli-no-such-puzzle = There is no puzzle { $number }: they go from 1 to { $of }.
cli-puzzles-all-done = There are no more puzzles here.
cli-puzzle = { $game }: puzzle { $number } of { $of }
cli-puzzle-asks = One of { $legal } choices is clearly better: find it. To be shown: show.
cli-puzzle-level = { $level ->
    [1] to warm up
    [2] tricky
   *[other] hard
}
cli-puzzle-seats = { $seats } seats
cli-puzzle-open = { "" }
cli-puzzle-first = solved at once
cli-puzzle-later = solved at a later try
cli-puzzle-shown = shown
cli-puzzle-right = That is it.
cli-puzzle-wrong = There is better: this wins { $cost } less often. Try again.
cli-puzzle-hopeless = Nothing can come of this. Try again.
cli-puzzle-solution = { $choice }: this wins in { $chance } of all cases.
cli-puzzle-found = From a match of { $bots }: seed { $seed }, match { $match }, after choice { $step }. All choices were played on in { $deals } deals; { $agreed } of { $looks } further looks with other seeds found the same.
cli-puzzle-keeps-itself = What you have tried is kept by itself: leave whenever you like.
