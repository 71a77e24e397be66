## What people may do at a table of the house

table-seat-taken = Somebody already sits at that place.
table-has-seat = You sit at this table already. Each person has one seat, unless the host set it up otherwise.
table-knows-hand = You may know another hand of this match, and nobody is left who could agree that you see this one, too. Give the seat to a bot.
table-clock-too-short = Where a table promises to play over days, a clock must leave at least { $hours } hours for each choice.
table-bad-invite = This invitation is not, or no longer, good for this seat. Ask the host for a new link.
table-full = All seats of this table are taken. You can watch.
table-not-your-seat = That is not your seat: it is { $name }’s.
table-not-host = Only the host of the table may do that.
table-not-yourself = You are the host: this is for others.
table-plays-here = { $name } plays in this match. Nobody is shown out of a match that goes on; you can silence them, and when they let everybody wait too long, their seat can be given to somebody else.
table-no-such-guest = There is nobody like that at this table.
table-shown-out = The host has shown you out of this table.
table-private = The host has closed this table to onlookers while the match goes on. When it is over, everybody can see its replay.
table-muted = The host has silenced you at this table. You can play on.
table-no-such-remark = Nothing like that was said at this table, or it is not kept any longer.
table-report-nothing = Say what is wrong: there is nothing to read in that report.
table-report-self = That is you. You can report others.
table-reports-full = So many reports wait to be read that no more can be taken. Try again tomorrow.
table-reports-too-fast = You have reported a lot in a short time. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-not-now = That cannot be done now.
table-not-begun = The match has not begun yet.
table-no-undo = At this table choices are not taken back.
table-others-chose = { $name } has chosen since, so your choice stands.
table-bots-play-on = The bots would rather play on.
table-nothing-proposed = Nothing is proposed that waits for your answer.
table-nothing-said = There is nothing to read in that remark.
table-says-too-much = That is a lot to say at once. Say it again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-chat-full = This table keeps no more than { $most } remarks, and so many have been made.
table-only-watching = You are only watching this table.
table-no-picture = This game does not draw itself.
table-nothing-there = There is nothing to choose at that point.
table-stale = The match has moved on: you had seen { $seen ->
    [one] one choice
   *[other] { $seen } choices
}, now { $answers ->
    [one] one stands
   *[other] { $answers } stand
}. Nothing was changed.
table-no-such-table = There is no table { $table } here. The link may be cut short.
table-no-such-pack = No pack “{ $pack }” for this game lies in this house.{ $closes ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $close }”?
}
table-bad-pack = The pack cannot be used. { $file }, line { $line }: { $problem }
table-try-again = The house could not write that down. Nothing was changed; try again.
table-seed-too-early = A seed is given only after the house has drawn its secret. Ask for a commitment first.
table-no-such-pledge = The house does not know this commitment, or no longer. Ask for a new one, and give a new seed.
table-before-mending = The rules were mended during this match. Earlier moments than after { $answers ->
    [one] the first choice
   *[other] { $answers } choices
} cannot be played again.

## Tables that are held, and why

table-held = This table is held. { $reason } All other tables go on. Its host can close it; whoever keeps the house can look at it with “athanor doctor”.
table-now-closed = The table is closed. What was written of it is still kept.
table-held-empty = Nothing is written of it.
table-held-gap = Entry { $entry } of its journal is missing.
table-held-damaged = Entry { $entry } of its journal is not what was written there.
table-held-unreadable = Entry { $entry } of its journal makes no sense.
table-held-torn = A page of the daybook was damaged, and its last entries may have been lost with it.
table-held-refused = Entry { $entry } of its journal cannot be played again: { $problem }
table-held-setup = Its game cannot be set up any more: { $problem }
table-held-pack = The pack “{ $pack }” with which it began is missing from the store or damaged.
table-held-file = The part of the store in which it lies is damaged.
table-held-rules = It was begun by other rules or cards of the house (version { $was } of the rules, now { $rules }), and there is no moment to go on from.
table-held-over = Its match was played to the end by other rules or cards of the house (version { $was } of the rules, now { $rules }). Its record is kept as it was.

## What the log tells of mended rules

table-rules-mended = The rules of this game were mended: version { $was } until here, version { $rules } from now on.
table-cards-mended = The house’s cards of this game were mended. From now on the new ones are played with.

## What the log of a table tells beside the match

table-told-sits = { $name } takes seat { $number }.
table-told-to-bot = { $by } gives seat { $number } to a bot.
table-told-to-link = { $by } gives seat { $number } to whoever gets its link.
table-told-to-anyone = { $by } gives seat { $number } to anyone who comes.
table-told-took-back = { $count ->
    [one] { $name } takes back a choice.
   *[other] { $name } takes back { $count } choices.
}
table-told-branch = This match goes on from another one, as it stood after { $at ->
    [one] one choice
   *[other] { $at } choices
}. Its chance is new.
table-told-barred = { $name } is banned from this house. The host decides about the seat.
table-told-time-up = The time of seat { $number } is up: a bot plays on there.

## What a program says on a socket

table-too-fast = Too many messages at once. Nothing was changed; wait a moment.
table-hello-first = The first message must be a “hello”.
table-bad-message = The message is not one the house knows: { $detail }
table-not-json = The message is not JSON text.
