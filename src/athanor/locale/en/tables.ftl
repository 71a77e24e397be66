## What people may do at a table of the house

table-seat-taken = Somebody already sits at that place.
table-bad-invite = This invitation is not, or no longer, good for this seat. Ask the host for a new link.
table-not-your-seat = That is not your seat: it is { $name }’s.
table-not-host = Only the host of the table may do that.
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

## What a program says on a socket

table-too-fast = Too many messages at once. Nothing was changed; wait a moment.
table-hello-first = The first message must be a “hello”.
table-bad-message = The message is not one the house knows: { $detail }
table-not-json = The message is not JSON text.
