### The replay of a match, its ledger of luck, and the check of its chance.

## Replay

web-replay-title = Replay
web-replay-tab = Replay: { $game }
web-replay-record = The record of { $names }
web-replay-step = After { $step } of { $steps } choices
web-replay-start = To the beginning
web-replay-back = One choice back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One choice on
web-replay-end = To the end
web-replay-speed = Speed
web-replay-times = × { $speed }
web-replay-position = Moment of the match
web-replay-view = Point of view
web-replay-seen-by = Seen by { $name }
web-replay-seen-by-onlooker = Seen by an onlooker
web-replay-seen-by-all = Everything open
web-replay-to-table = Back to the table
web-replay-chose = { $name }: { $choice }
web-replay-link = Copy the link of this moment
web-replay-keys = Space plays and stops, ← and → step, Home and End go to the ends.
web-replay-unfinished = This match was not played to its end.
web-replay-story = Story
web-replay-result = Result
web-replay-chance = Chance
web-replay-open = Open a record from a file
web-replay-open-why = A text file of a match, one line for each thing that happened. It is looked at by the house and shown to whoever has the link.

## Luck

web-luck-title = The ledger of luck
web-luck-why = What chance brought each seat, against what was to be expected of all its draws together. The count stands in the lozenge, the stroke is the expectation, and nine deals in ten lie in the hatched band. Of ten counts one may well lie outside: its lozenge is filled.
web-luck-why-average = Under averages the grey band reaches two deviations to either side.
web-luck-nobody = For all
web-luck-line =
    { $pool ->
        [0] { $about }: { $draws } draws
       *[other] { $about }: { $draws } draws from { $pool }
    }
web-luck-outcome = What came
web-luck-came = How often
web-luck-difference = Difference
web-luck-share = Came: { $came }; expected: { $expected }; in nine deals of ten: { $low } to { $high }
web-luck-rare-more = { $came } or more: one deal in { $deals }
web-luck-rare-fewer =
    { $came ->
        [0] not once: one deal in { $deals }
       *[other] { $came } or fewer: one deal in { $deals }
    }
web-luck-average-words = { $mean } came, { $expected } was to be expected.
web-luck-usual = Nothing unusual.
web-luck-lucky = Unusually high.
web-luck-unlucky = Unusually low.
web-luck-none = Chance had no part in this match.
web-luck-chart = Average of { $mean } against { $expected } expected; the band reaches from { $low } to { $high }
web-luck-draws = Every draw
web-luck-draw = { $name }, { $about }: { $outcome }, { $cases } of { $of } cases

## Verification

web-verify-title = Check all chance here
web-verify-why = Your browser recomputes every draw from the record alone. The house has no part in it.
web-verify-act = Recompute the draws
web-verify-progress = { $done } of { $of } draws
web-verify-sound =
    { $draws ->
        [one] The one draw is right.
       *[other] All { $draws } draws are right.
    }
web-verify-sound-none = There was nothing to draw.
web-verify-committed = The secret is the one that was sworn in.
web-verify-broken = The secret is not the one that was sworn in.
web-verify-wrong =
    { $count ->
        [one] One draw is wrong.
       *[other] { $count } draws are wrong.
    }
web-verify-wrong-line = Line { $line }: draw { $number } is case { $drawn }, and the record says { $first } to { $last } of { $of }.
web-verify-stream = This match took its chance from a number that stands in its record: good for practice, nothing to play for.
web-verify-seen = Its fingerprint is the one that this browser saw at the table beforehand.
web-verify-unseen = This browser was not at the table beforehand, so it cannot say whether this fingerprint was shown then.
web-verify-other = At the table this browser was shown another fingerprint: { $seen }. The secret was changed after that.
web-verify-commitment = Sworn in as
web-verify-no-secret = The secret is not laid open before the match has ended.
web-verify-insecure = The browser computes this only on secure pages (https). Use athanor verify on the downloaded record.
web-verify-foreign = This is not a record of a match.

web-signed-here = Signed by this house, and unchanged since.
web-signed-elsewhere = Signed by another house, and unchanged since.
web-signed-nowhere = No house has signed this record.
web-signed-key = Key of the house
