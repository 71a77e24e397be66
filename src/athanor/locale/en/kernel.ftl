### What every game says: lists, seats, and why something is refused.

kernel-list-more = { $before }, { $item }
kernel-list-last = { $before } and { $item }
kernel-seat = Seat { $seat }
kernel-sitter = { $seat }
kernel-case = the case no. { $number }
kernel-view = What you see

kernel-not-your-turn = It is not your turn: { $seat } is to choose.
kernel-match-over = The match is over. Nothing more can be chosen.
kernel-waiting-for-chance = The match waits for chance, not for a choice.
kernel-already-chosen = You have already chosen.
kernel-not-an-option = “{ $choice }” is not among the options.
kernel-not-understood = “{ $choice }” is not a choice here. Write for example { $some }.
kernel-no-such-game =
    There is no game called “{ $game }”.{ $closes ->
        [0] { " " }There are: { $known }.
       *[other] { " " }Did you mean { $close }?
    }
kernel-no-such-option =
    This game has no option called “{ $option }”.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean { $close }?
    }
kernel-bad-option-value = The option { $option } cannot be “{ $value }”. It may be: { $allowed }.
kernel-option-per-seat = The option { $option } needs one value for each of the { $seats } seats.
kernel-option-twice = The option { $option } may not have the same value twice.
kernel-bad-seats = This game is for { $least } to { $most } players, not { $seats }.
kernel-no-such-seat = There is no seat { $seat } among { $seats }, counted from 0.
kernel-bad-position = This is no possible position: { $field } is not as it should be.
kernel-no-inquiries = There is nothing to be asked about this game's table beyond what it shows.
kernel-bad-inquiry = That is no question this game understands: { $problem }
kernel-no-conceding = In this game nobody can concede.
kernel-no-draw = In this game nobody can agree on a draw.
kernel-conceded = { $seat } concedes.
kernel-conceded-already = This seat has conceded. The others play on without it.
kernel-draw-agreed = The players agree on a draw.
kernel-no-chance-asked = Nothing is waiting for chance.
kernel-chance-not-given = The outcomes given do not say { $about }.
kernel-chance-impossible = Chance cannot bring { $outcome } as { $about }.
kernel-secret-length = The secret of fair chance has { $expected } bytes, not { $length }.

## Why hints value a choice as they do

kernel-hint-worth = how promising it looks as a whole

## Where a rule is held

kernel-rule-decided = Decided in { $places }.
kernel-rule-definition = No line of code decides it: it says what a word means.
kernel-rule-component = No line of code decides it: it says what is in the box.
kernel-rule-physical = No line of code decides it: what hands do at a real table happens here by itself.
kernel-rule-permission = No line of code decides it: it allows what nothing forbids.
kernel-rule-elsewhere = Held for every game in { $places }.
kernel-rule-advice = No line of code decides it: it is counsel, not a rule.
