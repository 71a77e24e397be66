### Alkemy in the browser: fights, reactions, initiative, the end of a turn, and what is told of them.

## Combat Cards

web-alkemy-hand = Your Combat Cards
web-alkemy-hand-paid = Choose a card. It lies face down until both are turned over.
web-alkemy-hand-charge = The charge makes an attack card free. It lies face down until both are turned over.
web-alkemy-hand-engagement = The engagement makes the card free. It lies face down until both are turned over.
web-alkemy-hand-skill = A skill makes the card free. It lies face down until both are turned over.
web-alkemy-card-hidden = face down
web-alkemy-card-waits = Both cards are turned over together.
web-alkemy-card-free = free
web-alkemy-sign-reflex =
    { $count ->
        [one] +1 die on Reflex
        [-1] −1 die on Reflex
       *[other] { $count } dice on Reflex
    }
web-alkemy-sign-always = +1 die, always
web-alkemy-sign-against-quick = +1 die vs Quick
web-alkemy-sign-against-normal = +1 die vs Normal
web-alkemy-sign-against-brutal = +1 die vs Brutal
web-alkemy-sign-against-parry = +1 die vs Parry
web-alkemy-sign-against-inactive = +1 die vs Inactive
web-alkemy-sign-right = damage { $count } right
web-alkemy-sign-left = damage { $count } left
web-alkemy-sign-better = better roll wins
web-alkemy-sign-margin = { $count } over: strike
web-alkemy-sign-nothing = does nothing

## Dice

web-alkemy-die = { $colour } die: { $number }, { $weapon }
web-alkemy-die-white = white
web-alkemy-die-yellow = yellow
web-alkemy-die-red = red
web-alkemy-die-counts = { $die }
web-alkemy-die-dropped = { $die }, dropped
web-alkemy-dice = Dice
web-alkemy-dice-of-white = unscathed: white dice
web-alkemy-dice-of-yellow = grave: yellow dice
web-alkemy-dice-of-red = critical: red dice
web-alkemy-press-two = press two to keep
web-alkemy-roll-mind = Mind
web-alkemy-roll-reflex = Reflex
web-alkemy-roll-combat = Combat
web-alkemy-roll-shoot = Shooting
web-alkemy-roll-alchemy = Mind
web-alkemy-roll-disengage = Reflex
web-alkemy-roll-cover = Reflex
web-alkemy-to-beat = to beat
web-alkemy-against = against { $count }
web-alkemy-cry = Alkemy!
web-alkemy-other-pairs = Other pairs
web-alkemy-pairs = All pairs
web-alkemy-pair-misses = misses
web-alkemy-pair-enough = enough
web-alkemy-pair-open = to beat
web-alkemy-pair-hits =
    { $count ->
        [one] hits, { $count } box
       *[other] hits, { $count } boxes
    }
web-alkemy-pair-would =
    { $count ->
        [one] { $count } box if it hits
       *[other] { $count } boxes if it hits
    }
web-alkemy-verdict-hits = hits
web-alkemy-verdict-misses = misses
web-alkemy-verdict-hit = hit
web-alkemy-verdict-shot-hit = hit
web-alkemy-verdict-missed-blow = missed
web-alkemy-verdict-missed-shot = missed
web-alkemy-verdict-parried = parried
web-alkemy-verdict-broke-parry = broke through
web-alkemy-verdict-outdid = better

## Damage

web-alkemy-rolled = rolled
web-alkemy-read = read
web-alkemy-rolled-read = read as rolled
web-alkemy-no-shift = No shift.
web-alkemy-reading-open = Damage line of { $name }
web-alkemy-reading =
    Damage line of { $name }: rolled { $column }, read { $read }, { $count ->
        [one] { $count } box
       *[other] { $count } boxes
    }
web-alkemy-boxes =
    { $left } of { $of } boxes left{ $stake ->
        [0] { "" }
       *[other] , { $stake } at stake
    }
web-alkemy-stake-hits =
    It hits: { $name } loses { $count ->
        [one] { $count } box
       *[other] { $count } boxes
    }.
web-alkemy-stake-if =
    If it gets through, { $name } loses { $count ->
        [one] { $count } box
       *[other] { $count } boxes
    }.
web-alkemy-stake-misses = It misses: { $least } is needed, and { $name } loses nothing.

## Who rolls

web-alkemy-rollers = Who may roll
web-alkemy-roller = { $name } ({ $label }), { $characteristic } { $value }

## Reactions

web-alkemy-reaction-nothing = Do not react:
web-alkemy-reaction-shoot = Shoot back:
web-alkemy-reaction-walk = Walk to shelter:
web-alkemy-reaction-rush = Go for the shooter:
web-alkemy-seen-distance = measured: { $length } in
web-alkemy-seen-said = judged: { $length } in
web-alkemy-seen-aim = with Aim
web-alkemy-seen-shift =
    { $count ->
        [one] obstacles: { $count } column to the left
       *[other] obstacles: { $count } columns to the left
    }
web-alkemy-habit = From now on, { $name }:
web-alkemy-habit-ask = ask me
web-alkemy-habit-never = never
web-alkemy-habit-always = always
web-alkemy-beforehand = Answers given beforehand
web-alkemy-beforehand-react = Shooting back when shot at
web-alkemy-beforehand-shoot-charger = Shooting at a charger
web-alkemy-beforehand-counter = Riposte after a parry
web-alkemy-moot = No question where nothing depends on it
web-alkemy-moot-why = Dice and cover that come to the same whatever you choose are settled for you.

## The end of a turn

web-alkemy-turn-end = End of turn { $turn }
web-alkemy-posts-word =
    { $count ->
        [one] post
       *[other] posts
    }
web-alkemy-points-of = { $score } of { $goal } scenario points
web-alkemy-point-gained = 1 scenario point gained
web-alkemy-points-needed = { $count } are needed

## What happened

web-alkemy-recap = The last activation, step by step
web-alkemy-recap-back = One step back
web-alkemy-recap-on = One step on
web-alkemy-recap-close = Back to now

## One's own eye

web-alkemy-end-standing =
    { $count ->
        [one] One figure of { $of } still stands.
       *[other] { $count } figures of { $of } still stand.
    }
web-alkemy-end-posts =
    { $count ->
        [0] No Jin Post is held.
        [one] One Jin Post is held.
       *[other] { $count } Jin Posts are held.
    }
web-alkemy-eye = The eye of { $seat }
web-alkemy-eye-true =
    { $count ->
        [one] { $count } estimate
       *[other] { $count } estimates
    }: right on average, scattered by { $spread } in.
web-alkemy-eye-long =
    { $count ->
        [one] { $count } estimate
       *[other] { $count } estimates
    }: { $bias } in too long on average, scattered by { $spread } in.
web-alkemy-eye-short =
    { $count ->
        [one] { $count } estimate
       *[other] { $count } estimates
    }: { $bias } in too short on average, scattered by { $spread } in.
web-alkemy-eye-scale = Every estimate on a scale from three inches too short to three inches too long
web-alkemy-eye-too-short = too short
web-alkemy-eye-too-long = too long
web-alkemy-eye-all = All estimates
web-alkemy-eye-one = { $figure } to { $target }: said { $said } in, it was { $real } in
