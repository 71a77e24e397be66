### Hints: what a master would do, and why; in the browser and in the terminal.

advice-title = What would a master do?
advice-for = For it: { $for }.
advice-against = Against it: { $against }.
advice-both = For it: { $for }. Against it: { $against }.
advice-nothing-named = Nothing in particular speaks for it or against it.

advice-searched = From what you see, each was played on { $deals ->
    [one] once
   *[other] { $deals } times
}.
advice-settled = There is nothing to weigh here: this is what a master would do.
advice-mixed = It is best not to be foreseen here. A master would draw one of these.
advice-forced = There is nothing else to choose.
advice-told = The table is told that you asked.
advice-range = { $low }–{ $high }%
advice-range-said = Win chance from { $low } to { $high } percent
advice-often = { $often }% of the time
advice-close = What lies so close together no search can tell apart; a master then follows the first look.
advice-worth = worth in all

advice-ask = Hint
advice-ask-others = Ask for hints
advice-asking = A master looks at what you see …
advice-prepare = Prepare “{ $choice }”
advice-prepare-place = Prepare choice { $place }
advice-leave = Close the hint
advice-why = Why?
advice-why-title = Why did { $name } do that?
advice-why-from = What its hints saw from its seat, before anything was searched.
advice-keys = H asks for a hint, 1 to 3 unfold a choice of it.

## Who is advised, as it is agreed for a new table

web-advice = Hints
web-advice-usual = As is usual
web-advice-usual-hint = For all, except where people play each other on a clock.
web-advice-on = For who asks
web-advice-on-hint = The table is told of it.
web-advice-consent = If all others agree
web-advice-consent-hint = Asked once, for the whole match.
web-advice-off = None
web-advice-off-hint = Everybody thinks alone.

## What a table says of it

table-no-advice = At this table nobody is given hints.
table-advice-refused = { $name } did not agree to hints at this table.
table-advice-late = The match has gone on meanwhile, so the hint was dropped.
table-no-advice-found = No hint could be found for this choice.
table-told-asked-advice = { $name } asks for a hint.
