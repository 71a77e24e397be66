### Packs: where card data comes from, and what can be wrong with a pack.
### Every problem is shown after its place; the rule of the game, if there is one, follows it.

## Where values come from

pack-source-rulebook = rulebook
pack-source-public = public knowledge
pack-source-house = house set
pack-source-owner = typed in by the owner

## Places

pack-problem-where = { $file }, line { NUMBER($line, useGrouping: 0) }
pack-problem-where-field = { $file }, line { NUMBER($line, useGrouping: 0) }, { $field }

## Values
## Kinds: text, integer, number, boolean, list, table, date

pack-problem-wrong-type =
    Expected { $expected ->
        [text] text
        [integer] a whole number
        [number] a number
        [boolean] true or false
        [list] a list
        [table] a table
       *[date] a date or time
    }, found { $found ->
        [text] text
        [integer] a whole number
        [number] a number
        [boolean] true or false
        [list] a list
        [table] a table
       *[date] a date or time
    }: { $value }.
pack-problem-too-small = Expected at least { $minimum }, found { $found }.
pack-problem-too-large = Expected at most { $maximum }, found { $found }.
pack-problem-not-finite = Expected a finite number, found { $found }.
pack-problem-too-few =
    Expected at least { $minimum ->
        [one] { $minimum } entry
       *[other] { $minimum } entries
    }, found { $found }.
pack-problem-too-many =
    Expected at most { $maximum ->
        [one] { $maximum } entry
       *[other] { $maximum } entries
    }, found { $found }.
pack-problem-text-too-short =
    Expected at least { $minimum ->
        [one] { $minimum } character
       *[other] { $minimum } characters
    }, found { $found }.
pack-problem-text-too-long =
    Expected at most { $maximum ->
        [one] { $maximum } character
       *[other] { $maximum } characters
    }, found { $found }.
pack-problem-bad-form = Expected text of the form { $pattern }, found { $found }.
pack-problem-not-one-of =
    { $suggestions ->
        [0] Expected one of { $choices }, found { $found }.
       *[other] Expected one of { $choices }, found { $found }. Did you mean { $suggestion }?
    }
pack-problem-not-each-once = Expected each of { $choices } once, found { $found }.
# $detail is technical and always in English.
pack-problem-invalid = The value is not valid: { $detail }.

## Fields and records

pack-problem-unknown-field =
    { $suggestions ->
        [0] There is no field { $name } here.
       *[other] There is no field { $name } here. Did you mean { $suggestion }?
    }
pack-problem-missing-field = { $name } is missing.
pack-problem-missing-source = The source is missing; it is one of { $choices }.
pack-problem-duplicate = { $name } was already given ({ $file }, line { $line }).
pack-problem-wrong-game = Expected a pack for { $expected }, found one for { $found }.

## Files

pack-problem-missing-file = The file { $name } is missing.
pack-problem-not-a-folder = Expected the folder of a pack.
# $detail is technical and always in English.
pack-problem-unreadable = The file cannot be read: { $detail }.
pack-problem-outside-folder = The link leads out of the pack’s folder.
pack-problem-file-too-large = The file is larger than { $limit } bytes.
pack-problem-not-utf8 = The file is not text in UTF-8.
# $detail is technical and always in English.
pack-problem-syntax = This is not valid TOML: { $detail }.
pack-problem-too-deep = Tables and lists are nested more than { $limit } levels deep.
