### Alchemist in the browser: what stands on the board and its controls, and what is read aloud.

## The board

web-alchemist-board = The Compendium
web-alchemist-last-round = the last
web-alchemist-loop = Fame: { $standings }
web-alchemist-standing = { $seat } { $fame }
web-alchemist-cauldron-empty = Cauldron { $number }, brings { $first } and { $second }, empty
web-alchemist-cauldron-potion = Cauldron { $number }, brings { $first } and { $second }, made of { $recipe }, worth { $fame } fame, created by { $creator }

## Reserve, bag and tiles

web-alchemist-reserve-held = Reserve: { $ingredient }, { $count } left
web-alchemist-reserve-low = Reserve: { $ingredient }, { $count } left, among the next to run out
web-alchemist-reserve-exhausted = Reserve: { $ingredient }, exhausted
web-alchemist-removed = Out of play: { $ingredient }, { $count }
web-alchemist-bag-head = Bag
web-alchemist-bag =
    Oracle bag, { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
web-alchemist-tile = Fame tile { $tile }
web-alchemist-tile-taken = Fame tile { $tile }, taken

## Behind the screens

web-alchemist-yours = Your cubes
web-alchemist-only-you = Only you see this
web-alchemist-supply-of = Cubes of { $name }
web-alchemist-no-cubes = no cubes
web-alchemist-school = School: { $ingredient }
web-alchemist-behind =
    { $count ->
        [one] { $count } cube, kind unknown
       *[other] { $count } cubes, kinds unknown
    }

## The decision

web-alchemist-how = Press a cauldron, the reserve or the bag, or choose here.
web-alchemist-asks-recipe = Your recipe for cauldron { $number }
web-alchemist-asks-copy = Copy cauldron { $number }
web-alchemist-will-bring = it will bring you
web-alchemist-deed-create = Create
web-alchemist-deed-create-why = A new potion in an empty cauldron: you choose its recipe and its worth.
web-alchemist-deed-copy = Copy
web-alchemist-deed-copy-why = Pay the recipe of a potion, win its fame, and give one of the cubes to its creator.
web-alchemist-deed-take = Take
web-alchemist-deed-take-why = One cube of your choice from the reserve.
web-alchemist-deed-draw = Draw
web-alchemist-deed-draw-why = Two cubes from the oracle bag, unseen.
web-alchemist-which-cauldron = Which cauldron do you fill?
web-alchemist-which-copy = Which potion do you copy?
web-alchemist-pick-copy = Cauldron { $number }, brings { $first } and { $second }, worth { $fame } fame
web-alchemist-stays = The { $ingredient } stays with you.
web-alchemist-not-yet = Not a potion yet.
web-alchemist-pay = pay
web-alchemist-recipe = What goes in?
web-alchemist-worth = Its worth
web-alchemist-put-in = Put in: { $ingredient }, { $count } left
web-alchemist-take-out = Take out: { $ingredient }
web-alchemist-give = Tribute: { $ingredient }, { $count } held
web-alchemist-which-tribute = Which cube is the tribute to { $creator }?
web-alchemist-which-cube = Which cube do you take?
web-alchemist-draw-final = After this the turn cannot be taken back: nobody has seen these cubes yet.

## The margin, in a few words

web-alchemist-brief-created = { $seat } creates { $number } for { $fame } fame.
web-alchemist-brief-copied = { $seat } copies { $number } of { $creator } for { $fame } fame.

## The main button

web-alchemist-act-create = Create for { $fame } fame
web-alchemist-act-copy = Copy for { $fame } fame
web-alchemist-act-take = Take { $ingredient-indefinite }
web-alchemist-act-draw = Draw 2 cubes
web-alchemist-act-pass = Pass

## Status and players

web-alchemist-fact-round = Round
web-alchemist-fact-last = This round
web-alchemist-fact-exhausted = Exhausted
web-alchemist-fact-of = { $count } of { $end }
web-alchemist-count-cubes = cubes behind the screen
web-alchemist-count-seals = seals left

## The end

web-alchemist-result-potions = Potions
web-alchemist-result-leftovers = Behind the screen
web-alchemist-result-school = School
web-alchemist-result-sum = fame
web-alchemist-result-pool = The pool
web-alchemist-result-pool-why = All these cubes join the reserve. Those in cauldrons and in the bag do not count.
web-alchemist-result-ignored = Pale kinds have no school here and are not ranked.
web-alchemist-result-schools-why = The fewer cubes of its kind, the better a school stands.
web-alchemist-result-totals = The fame of all
web-alchemist-result-winner = Most fame wins; if equal, the greater school reward.
web-alchemist-result-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
