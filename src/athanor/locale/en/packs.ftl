### Packs: where card data comes from, and what can be wrong with a pack.
### Every problem is shown after its place; the rule of the game, if there is one, follows it.

## Where values come from

pack-source-rulebook = rulebook
pack-source-public = public knowledge
pack-source-house = house set
pack-source-owner = typed in by the owner

## Places

pack-problem-where = { $file }, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
pack-problem-where-field = { $file }, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }, { $field }
pack-problem-hinted = { $problem } { $hint }

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
pack-problem-bad-form = Expected { $form }; found { $found }.
pack-form-id = small letters, digits and hyphens, such as bridge-warden
pack-form-id-any = letters and digits, perhaps with hyphens between them, such as H05
pack-form-other = a text of another form
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
pack-problem-unknown-table =
    { $suggestions ->
        [0] This game has no table { $name }. Its tables are { $known }.
       *[other] This game has no table { $name }. Did you mean { $suggestion }? Its tables are { $known }.
    }
pack-problem-unknown-language = There is no language { $name } here. Words are given in English and in French: { "{" } en = "…", fr = "…" { "}" }.
pack-problem-missing-language =
    The words in { $language ->
        [fr] French (fr)
       *[en] English (en)
    } are missing.
pack-problem-not-in-languages = Expected words in both languages, { "{" } en = "…", fr = "…" { "}" }; found { $found }.
pack-problem-single-brackets = There are several of these, so each begins with two brackets: { "[[" }{ $name }{ "]]" }.
pack-problem-missing-field = { $name } is missing.
pack-problem-fixed-count =
    There are exactly { $needed ->
        [one] { $needed } record
       *[other] { $needed } records
    } of { $table } in the box; with this pack there are { $found }.
pack-problem-empty = The pack changes nothing: there is no record in it.
pack-problem-missing-source = The source is missing; it is one of { $choices }.
pack-problem-duplicate = { $name } was already given ({ $file }, line { $line }).
pack-problem-wrong-game = Expected a pack for { $expected }, found one for { $found }.

## Files

pack-problem-missing-file = The file { $name } is missing.
pack-problem-not-a-folder = There is no such folder. A pack is a folder with a file pack.toml in it.
# $detail is technical and always in English.
pack-problem-unreadable = The file cannot be read: { $detail }.
pack-problem-outside-folder = The link leads out of the pack’s folder.
pack-problem-file-too-large = The file is larger than { $limit } bytes.
pack-problem-not-utf8 = The file is not text in UTF-8; it looks like { $encoding }. Open it in your editor and save it as UTF-8.
pack-problem-decimal-comma = Numbers have a decimal point here: write { $right } instead of { $found }.
pack-problem-curly-quotes = Text stands between straight quotes, "like this"; found { $found }.
pack-problem-syntax-equals = Expected a name, an equals sign and a value, such as cost = 5.
pack-problem-syntax-newline = Expected nothing more on this line: each name with its value has a line of its own.
pack-problem-syntax-twice = This name is already taken: it was given a value, or its table was begun, before.
pack-problem-syntax-open-text = The text is not closed: a quote is missing at its end.
pack-problem-syntax-value = Expected a value: a number, true or false, a list in brackets, or text between quotes.
pack-problem-syntax-key = Expected a name made of letters, digits, hyphens and underscores.
pack-problem-syntax-bracket = The brackets around the name of a table do not match: [name] or { "[[" }name{ "]]" }.
pack-problem-syntax-unclosed = A bracket is open and never closed, or a comma is missing inside it.
# $detail is technical and always in English.
pack-problem-syntax = This is not valid TOML: { $detail }.
pack-problem-too-deep = Tables and lists are nested more than { $limit } levels deep.

## Hints

pack-hint-comma = Write numbers with a decimal point: 4.5.
pack-hint-quotes = Leave the quotes out.
pack-hint-more = A record with a new id stands beside those of the house. Give yours the id of the one whose place it takes, or drop the whole table first, in pack.toml: replaces = ["{ $table }"].
pack-hint-fewer = Since replaces drops those of the house, the pack must bring all of them.
