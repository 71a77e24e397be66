### Alkemy in the browser: distances, sight, alchemy, set-up, and the table in words.

## Things and lengths

web-alkemy-called = { $name } ({ $label })
web-alkemy-a-spot = this spot
web-alkemy-inches = { $length } in
web-alkemy-inches-word = inches
web-alkemy-from-to = from { $one } to { $other }
web-alkemy-spots = Spots to choose from

## Saying a distance

web-alkemy-hint-estimate = Turn the dial, press it, or type a number: from edge to edge, by eye.
web-alkemy-dial = Distance by eye
web-alkemy-dial-less = A quarter inch less
web-alkemy-dial-more = A quarter inch more
web-alkemy-dial-typed = Distance in inches
web-alkemy-dial-how = A quarter inch a step. The tape comes after.
web-alkemy-dial-bad = A number of inches, such as 12.5.
web-alkemy-measured = Measured in this match
web-alkemy-measured-line = { $one } to { $other }, turn { $turn }
web-alkemy-measured-said = said { $length }
web-alkemy-measured-none = Nothing yet.

## The tape

web-alkemy-tape-laid = The tape is laid
web-alkemy-true = true { $length } in
web-alkemy-you-said = said { $length } in
web-alkemy-ends-on = ends on the base
web-alkemy-ends-beside = no Aim from this
web-alkemy-no-tape = No line of sight
web-alkemy-obstacle = { $name }
web-alkemy-obstacle-size = { $name }, size { $size }

## Before an order

web-alkemy-in-sight = In sight.
web-alkemy-hidden-by = hidden by { $name }
web-alkemy-corridor-shift =
    { $count ->
        [0] In the corridor: { $names }.
        [one] In the corridor: { $names }. Damage { $count } column to the left.
       *[other] In the corridor: { $names }. Damage { $count } columns to the left.
    }
web-alkemy-corridor-open = The corridor is open: nothing protects the target.
web-alkemy-corridor-free = Nothing is counted in the corridor.
web-alkemy-too-short = Measured from here, it falls short.
web-alkemy-hopeless = This looks very far. Are you sure?
web-alkemy-reach = { $act } { $length } in

## The lens

web-alkemy-lens-eye = Look: who sees whom
web-alkemy-lens-ruler = Ruler
web-alkemy-lens-eye-how = Press a figure: lines show who sees it, and what is in the way.
web-alkemy-lens-ruler-how = Press a figure to see how far it walks, charges and runs. Drag from one thing to another, or press two: the tape lies from edge to edge, and between enemies the corridor of a shot.
web-alkemy-lens-away = Put away
web-alkemy-sees-each-other = in sight of each other
web-alkemy-clock = { $clock } o’clock

## Alchemy

web-alkemy-hint-upgrade = Say what the stones buy, then cast.
web-alkemy-hint-harvest = Press what you take.
web-alkemy-hint-push = Press a spot, or slide to how far it is pushed.
web-alkemy-push-far = How far
web-alkemy-stones-left =
    { $count ->
        [one] { $count } stone left to spend
       *[other] { $count } stones left to spend
    }
web-alkemy-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
web-alkemy-components =
    { $count ->
        [one] { $count } component
       *[other] { $count } components
    }
web-alkemy-concentrated = concentration { $count }
web-alkemy-cast-plain = Cast without upgrades
web-alkemy-cast-with =
    { $count ->
        [one] Cast for { $count } stone
       *[other] Cast for { $count } stones
    }

## Cover, targets, order

web-alkemy-hint-cover = Press the cover, on the table or here.
web-alkemy-cover-how =
    { $damage ->
        [one] Roll { $difficulty } or more, and the cover keeps off { $damage } point of damage.
       *[other] Roll { $difficulty } or more, and the cover keeps off { $damage } points of damage.
    }
web-alkemy-hint-target-first = Press all targets; press again to leave one out.
web-alkemy-hint-target-also = Press further targets, or leave it at these.
web-alkemy-targets-confirm =
    { $count ->
        [one] These: { $count } target
       *[other] These: { $count } targets
    }
web-alkemy-targets-enough = No further target
web-alkemy-hint-next-order = Put them in order; they act one after the other.
web-alkemy-order-sooner = { $name } sooner
web-alkemy-order-later = { $name } later
web-alkemy-order-confirm = In this order

## Set-up

web-alkemy-hint-band = Press the warband you lead.
web-alkemy-hint-scenery = Drag a piece from the tray onto the table, or press it.
web-alkemy-hint-turn = Turn the piece by its handle.
web-alkemy-hint-piece = Press where the piece lies, or drag it; crossed ground is forbidden.
web-alkemy-hint-token = Press a spot on a piece of scenery.
web-alkemy-story-earth = Avalon: armour, patience and stone. Its knights hold what they have taken, and its priests mend what was broken.
web-alkemy-story-water = Khaliman: a republic of caravans and schools. Quick riders, veiled sisters, and alchemists whose water finds every gap.
web-alkemy-story-air = The Jade Triad: an empire of wind and discipline. Its lancers strike first, and its masters are never where one aims.
web-alkemy-story-fire = Naashti: exiles of ash and ember. They bleed for every step and make others pay for it twice.
web-alkemy-scenery-tray = Scenery
web-alkemy-scenery-placed = { $count } placed by you, { $most } at most
web-alkemy-scenery-stop = No more scenery
web-alkemy-scenery-turn = Turn { $name }, now { $degrees } degrees
web-alkemy-turn-handle = Turn the piece
web-alkemy-turn-left = Turn to the left
web-alkemy-turn-right = Turn to the right
web-alkemy-degrees = { $degrees }°
web-alkemy-by-chance = Let chance do the rest
web-alkemy-by-hand = Go on by hand

## The table in words

web-alkemy-in-words = The table in words
web-alkemy-about = { $name }
web-alkemy-near = What is near
web-alkemy-seen-by = Who sees it
web-alkemy-nearest-post = Nearest post
web-alkemy-near-whom = What is near { $label }
web-alkemy-seen-whom = Who sees { $label }
web-alkemy-post-whom = The post nearest to { $label }
web-alkemy-say-how = Where to
web-alkemy-say-whom = Whom or what
web-alkemy-say-toward = toward, as far as possible
web-alkemy-say-away = away from
web-alkemy-say-cover = into cover from
web-alkemy-say-contact = in contact with
web-alkemy-say-typed = Or in your own words
web-alkemy-say-hint = Such as “toward b2” or “contact with b1 on its left”.
web-alkemy-say-go = Go there
web-alkemy-hint-nature = Say how it stands in the way of eyes and of feet.
web-alkemy-nature-eyes = For eyes
web-alkemy-nature-feet = For feet
