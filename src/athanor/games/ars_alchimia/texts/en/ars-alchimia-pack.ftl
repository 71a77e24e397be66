### Ars Alchimia's data: what can be wrong with a pack.
### Tables, fields and verbs are named as the files of packs write them.

pack-problem-ars-number-twice = Number { $number } is already on Workshop card { $first }; each of 1 to 4 stands on one card.
pack-problem-ars-id-twice = A card of another kind already has the id { $card }.
pack-problem-ars-nothing-shown = The field { $field } needs at least one resource.
pack-problem-ars-level =
    At least { $needed ->
        [one] { $needed } order
       *[other] { $needed } orders
    } of level { $level } must be there, found { $found }.
pack-problem-ars-bonus = A threshold and a bonus go together: give both or neither.
pack-problem-ars-never-closes = An ability with { $verb } needs once = true, or a window would never close.
pack-problem-ars-trigger = { $verb } has a moment of its own: it must be the only step, with once = true.
pack-problem-ars-swap-first = swap may be declined, so another step must come before it.
pack-problem-ars-rebates = At most { $most } assistants may have rebate.
pack-problem-ars-once = once = true, but there is no ability to use.
pack-problem-ars-unpayable = Even full tracks with { $elixir } Elixir could not pay this order.
pack-problem-ars-unusual-bonus = Workshop cards with higher numbers usually bring at least as many extra workers.
pack-problem-ars-unusual-limit = With these extra workers nobody ever reaches the limit.
pack-problem-ars-unusual-cap = A basic resource usually has room for at least 4.
pack-problem-ars-unusual-five = There is usually an order worth 5, as in the example of the rulebook.
pack-problem-ars-unusual-categories = There are usually orders of all four categories.
pack-problem-ars-unusual-university = There are usually as many University orders of level C as players.
pack-problem-ars-unusual-flasks = Forges usually differ in their flasks.
pack-problem-ars-unusual-threshold = A threshold of 1 is always reached.
pack-problem-ars-unusual-limits = Several assistants usually raise the order limit.
pack-problem-ars-unusual-nymph = There is usually a Nymph, with dismiss.
pack-problem-ars-unusual-onces = Several abilities can usually be used once a year.
