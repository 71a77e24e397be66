### Records: what can be wrong with one, and taking a choice back.

record-at-line = Line { $line }: { $problem }

## The file

record-no-file = The file { $path } is not there, or cannot be read.
record-too-large = The file is larger than { $mebibytes } MiB. No record is.
record-foreign = This is not a record of a match.
record-version = This is a record of version { $version }. Known here is version { $known }.
record-truncated = The last line is cut off.
record-breaks-off = The record breaks off here: it tells neither the end of the match nor that it was saved.
record-key-twice = The key “{ $name }” stands twice in this line.
record-newer-rules = The match was played by version { $rules } of the rules. Known here is version { $known }.
record-older-rules = The match was played by version { $rules } of the rules, which were mended since: here they are version { $known }.
record-not-utf8 = This is not text in UTF-8.
record-not-json = This line is not a JSON object.
record-unknown-line = A record has no such line.
record-bad-field = The field “{ $field }” is missing, unknown or not what it should be.
record-bad-name = The name at seat { $seat } has signs in it that cannot be seen and turn letters around, or break the line.

## Lines in the wrong place

record-after-end = Nothing may follow the last line of a record.
record-signed-early = A house signs a match only when it is over.
record-signature-broken = The signature does not belong to these lines: the record was changed after the house had signed it.
record-no-such-seat =
    There is no seat { $seat }: { $seats ->
        [one] this match has one seat, counted from 0.
       *[other] this match has { $seats } seats, counted from 0.
    }
record-seed-late = A seat may add a seed only before the match begins.
record-seed-twice = { $seat } adds a second seed.
record-seed-needless = This match has no fair chance that a seat could add a seed to.
record-choice-due = Here a seat must choose.
record-chance-due = Here the outcome of chance must stand.
record-quiet-due = Here the fingerprint of a quiet moment must stand.
record-end-due = The match has ended here.

## The game it was played with

record-other-game = The record is of another game, { $game } instead of { $other }, or of other seats.
record-other-options = The record was played with other options.
record-pack-missing = It was played with the pack { $pack }, version { $version }, which is not here.
record-pack-differs = It was played with another content of the pack { $pack }: version { $version } there, { $other } here.
record-pack-order = It was played with exactly these packs, in this order: { $packs }.

## What does not come out as it stands there

record-chance-wrong = Chance brought { $drawn } here, not { $outcome }.
record-chance-differs = Chance was not asked for this, or not with these cases.
record-diverged = From here on the match is not the recorded one: the fingerprint differs.
record-end-differs = The places are not those of this match.
record-secret-wrong = The secret is not the one committed to.
record-secret-missing = The secret of the match is missing.
record-secret-needless = This match has no fair chance and so no secret.

## Beginning, stepping, taking back

record-seats-differ =
    { $expected ->
        [one] The game is set up for one seat
       *[other] The game is set up for { $expected } seats
    }, not for { $seats }.
record-seeds-differ = Give one seed for each of the { $seats } seats or none at all, not { $seeds }.
record-no-such-answer = The match does not go as far as choice { $answer }: the record has { $answers }. Name a number from 0, the beginning, to { $answers }.
kernel-nothing-to-undo = There is nothing to take back.
kernel-undo-barrier = This cannot be taken back: something has become known since.
