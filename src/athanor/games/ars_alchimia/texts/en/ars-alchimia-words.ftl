### Ars Alchimia's data in words: kinds of record, their fields, values and verbs.

# Kinds of record, and what each holds

ars-alchimia-card-caps = caps
ars-alchimia-card-caps-what = Where the resource tracks of a player board end.
ars-alchimia-card-workshop = Workshop card
ars-alchimia-card-workshop-what = A place in the turn order, and extra workers; four of them.
ars-alchimia-card-order = order
ars-alchimia-card-order-what = An order for a magic item: what it costs and is worth; 42 of them.
ars-alchimia-card-location = location
ars-alchimia-card-location-what = A place to gather resources; ten of them.
ars-alchimia-card-forge = forge
ars-alchimia-card-forge-what = A place to fulfil orders; eight of them.
ars-alchimia-card-assistant = assistant
ars-alchimia-card-assistant-what = Somebody to hire: what always counts, and the steps of an ability; twenty of them.

# Fields

ars-alchimia-field-id = id
ars-alchimia-field-name = name
ars-alchimia-field-text = text
ars-alchimia-field-number = number in the turn order
ars-alchimia-field-workers = workers
ars-alchimia-field-level = level
ars-alchimia-field-category = category
ars-alchimia-field-vp = points
ars-alchimia-field-cost = costs
ars-alchimia-field-yields = yields
ars-alchimia-field-threshold = threshold of the die
ars-alchimia-field-bonus = bonus from the threshold on
ars-alchimia-field-flasks = flasks
ars-alchimia-field-passive = always counts
ars-alchimia-field-ability = ability
ars-alchimia-field-once = once a year
ars-alchimia-field-flower = mana flower
ars-alchimia-field-snow = ancient snow
ars-alchimia-field-fire = primal fire
ars-alchimia-field-sand = spirit sand
ars-alchimia-field-elixir = Elixir
ars-alchimia-field-limit = orders held
ars-alchimia-field-where = spaces
ars-alchimia-field-by = workers fewer
ars-alchimia-field-count = how many
ars-alchimia-field-add = added
ars-alchimia-field-resource = resource
ars-alchimia-field-give = given
ars-alchimia-field-into = turned into
ars-alchimia-field-gain = gained
ars-alchimia-field-get = received

# Values

ars-alchimia-value-flower = mana flower
ars-alchimia-value-snow = ancient snow
ars-alchimia-value-fire = primal fire
ars-alchimia-value-sand = spirit sand
ars-alchimia-value-elixir = Elixir
ars-alchimia-value-daily-life = Daily Life
ars-alchimia-value-industry = Industry
ars-alchimia-value-myth = Myth
ars-alchimia-value-university = University
ars-alchimia-value-any = any
ars-alchimia-value-order = orders
ars-alchimia-value-location = locations
ars-alchimia-value-forge = forges
ars-alchimia-value-assistant = assistants

# Verbs: what each does

ars-alchimia-verb-order-limit = So many orders may be held; several such assistants do not add up.
ars-alchimia-verb-cheaper = Spaces of a kind always cost fewer workers.
ars-alchimia-verb-university = More fulfilled University orders count for the workshop level, and for nothing else.
ars-alchimia-verb-die = Something is added to the result of each die roll.
ars-alchimia-verb-flasks = Every forge has more uses.
ars-alchimia-verb-points = Every order that is fulfilled at a forge brings more points.
ars-alchimia-verb-unpaid = The assistant needs no salary.
ars-alchimia-verb-free-wages = So many other assistants that are kept need no salary.
ars-alchimia-verb-speciality = In the final scoring a category counts more orders than were fulfilled in it.
ars-alchimia-verb-gain = Resources are gained; what would go above a cap is lost.
ars-alchimia-verb-swap = One of some resources may be turned into one of another that is below its cap.
ars-alchimia-verb-dismiss = An assistant is dismissed for basic resources of one kind.
ars-alchimia-verb-peek = The top card of an order pile is looked at in secret, and left or put under the pile.
ars-alchimia-verb-distill = Two different basic resources become one Elixir, if it is below its cap.
ars-alchimia-verb-exchange = Some of a basic resource become fewer of another that is below its cap.
ars-alchimia-verb-reroll = After an own roll the die is rolled again and the higher one counts.
ars-alchimia-verb-recover = Some workers that somebody else sends to the square are taken back at once.
ars-alchimia-verb-rebate = A placement costs fewer workers, if that is declared with it.
