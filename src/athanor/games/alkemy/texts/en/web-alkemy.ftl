### Alkemy in the browser: the table, the warbands, the cards, and what is read aloud of them.

## The status line

web-alkemy-fact-distances = Distances
web-alkemy-fact-by-eye = by eye
web-alkemy-fact-turn = Turn
web-alkemy-fact-turn-of = { $turn } of { $last }
web-alkemy-fact-initiative = Initiative
web-alkemy-fact-seat = { $seat }
web-alkemy-fact-score = of { $goal } points
web-alkemy-fact-set-up = Setting up
web-alkemy-stage-muster = Warbands
web-alkemy-stage-sides = Sides
web-alkemy-stage-scenery = Scenery
web-alkemy-stage-tokens = Tokens
web-alkemy-stage-deployment = Deployment
web-alkemy-stage-turn = First turn
web-alkemy-stage-wave = First turn
web-alkemy-stage-slot = First turn
web-alkemy-stage-end = End of the turn
web-alkemy-stage-over = Over

## The table

web-alkemy-table = The table
web-alkemy-table-label = The table. The arrow keys lead from figure to figure, Enter presses; Shift and the arrows move the table, + and − bring it closer, 0 shows all of it, W your warband, A whoever acts.
web-alkemy-camera = The view
web-alkemy-camera-all = Show the whole table
web-alkemy-camera-band = Show my warband
web-alkemy-camera-active = Show whoever acts
web-alkemy-crowd-close = None of these
web-alkemy-figure =
    { $name } ({ $label }) of { $seat }, { $health }, { $left } of { $of } boxes left, { $ap ->
        [one] { $ap } Action Point
       *[other] { $ap } Action Points
    }, { $status }{ $fights ->
        [0] .
       *[other] , in combat with { $foes }.
    }
web-alkemy-life = White { $white } of { $whites }, yellow { $yellow } of { $yellows }, red { $red } of { $reds }
web-alkemy-post-free = Jin Post { $number }, held by nobody
web-alkemy-post-held = Jin Post { $number }, held by { $seat }
web-alkemy-letter-white = W
web-alkemy-letter-yellow = Y
web-alkemy-letter-red = R

## Hands on the table

web-alkemy-hint = Press what you choose.
web-alkemy-hint-announce = Choose around the figure, or press the enemy or post you mean.
web-alkemy-hint-walk = Drag the figure, press a spot, or nudge it by a tenth of an inch.
web-alkemy-hint-run = Drag the figure, press a spot, or nudge it by a tenth of an inch.
web-alkemy-hint-shelter = Press the spot where it takes shelter, or drag the figure there.
web-alkemy-hint-contact = Press where it is to touch the enemy.
web-alkemy-hint-way = Press the end you choose.
web-alkemy-hint-deploy = Press a spot in your zone; nudge it by a tenth of an inch.
web-alkemy-hint-deploy-card = Press a card of your tray; then its places on the table.
web-alkemy-hint-activate = Press a figure, on the table or in your warband; or pass.
web-alkemy-hint-initiative = Press whoever rolls Mind; the choice stays hidden until both have made theirs.
web-alkemy-choices-here = What can be done here
web-alkemy-ap =
    { $count ->
        [one] { $count } Action Point
       *[other] { $count } Action Points
    }
web-alkemy-act-walk = Walk
web-alkemy-act-run = Run
web-alkemy-act-charge = Charge
web-alkemy-act-charge-many = Charge several
web-alkemy-act-engage = Engage
web-alkemy-act-engage-many = Engage several
web-alkemy-act-fight = Fight
web-alkemy-act-master = Fight, free
web-alkemy-act-shoot = Shoot
web-alkemy-act-cast = Cast
web-alkemy-act-formula = Cast
web-alkemy-act-concentrate = Concentrate
web-alkemy-act-harvest = Harvest
web-alkemy-act-post = Jin Post
web-alkemy-act-climb = Climb over
web-alkemy-act-invigorate = Draw strength
web-alkemy-act-stop = Stop here
web-alkemy-nudge = Nudge by a tenth of an inch
web-alkemy-nudge-up = Nudge up
web-alkemy-nudge-down = Nudge down
web-alkemy-nudge-left = Nudge left
web-alkemy-nudge-right = Nudge right
web-alkemy-here-deploy = Deploy here
web-alkemy-here-run = Run here
web-alkemy-here-shelter = Take shelter here
web-alkemy-here-walk = Walk here
web-alkemy-here-spot = Here
web-alkemy-lead = Lead { $name }
web-alkemy-not-here = Not here

## The tray

web-alkemy-tray = Your tray
web-alkemy-tray-left =
    { $left ->
        [0] every card is placed
        [one] { $left } card of { $of } to place
       *[other] { $left } cards of { $of } to place
    }
web-alkemy-figures =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
web-alkemy-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-alkemy-placed = placed
web-alkemy-in-hand = in hand

## Warbands and cards

web-alkemy-score = Scenario points
web-alkemy-posts-held = Jin Posts held
web-alkemy-posts =
    { $count ->
        [one] { $count } Jin Post held
       *[other] { $count } Jin Posts held
    }
web-alkemy-card-close = Close the card
web-alkemy-card-front = Front
web-alkemy-card-back = Back: skills
web-alkemy-card-line = { $faction }, { $cost } points, size { $size }
web-alkemy-size = Size { $size }
web-alkemy-value-mind = Mind
web-alkemy-value-reflex = Reflex
web-alkemy-value-combat = Combat
web-alkemy-value-defense = Defense
web-alkemy-ap-short = AP
web-alkemy-damage = Damage line
web-alkemy-symbol-sword = sword
web-alkemy-symbol-axe = axe
web-alkemy-symbol-mace = mace
web-alkemy-skills = Skills
web-alkemy-weapon = Ranged weapon
web-alkemy-weapon-line = Shooting { $value }, range { $range } in, damage { $damage }
web-alkemy-formulas = Formulas
web-alkemy-formula-line = level { $level }, components { $components }, { $range } in
web-alkemy-upgrade-range =
    { $stones ->
        [one] { $stones } stone: range +{ $length } in
       *[other] { $stones } stones: range +{ $length } in
    }
web-alkemy-upgrade-targets =
    { $stones ->
        [one] { $stones } stone: targets +{ $count }
       *[other] { $stones } stones: targets +{ $count }
    }
web-alkemy-upgrade-add =
    { $stones ->
        [one] { $stones } stone: effect +{ $count }
       *[other] { $stones } stones: effect +{ $count }
    }
web-alkemy-now = Now
web-alkemy-house-set = house set

## Short names of figures, below their bases; who is not here is called as on the card

web-alkemy-figure-aldric = Aldric
web-alkemy-figure-isolde = Isolde
web-alkemy-figure-priest = Priest
web-alkemy-figure-collector-monk = Collector
web-alkemy-figure-magister = Magister
web-alkemy-figure-recruit = Recruit
web-alkemy-figure-crossbowman = Crossbow
web-alkemy-figure-novice = Novice
web-alkemy-figure-halberdier = Halberd
web-alkemy-figure-knight-errant = Knight
web-alkemy-figure-templar = Templar
web-alkemy-figure-stone-golem = Golem
web-alkemy-figure-zahira = Zahira
web-alkemy-figure-nadir = Nadir
web-alkemy-figure-tide-weaver = Weaver
web-alkemy-figure-tuareg = Tuareg
web-alkemy-figure-meharist = Meharist
web-alkemy-figure-dune-archer = Archer
web-alkemy-figure-city-guard = Guard
web-alkemy-figure-fadela-sister = Sister
web-alkemy-figure-veiled-novice = Novice
web-alkemy-figure-dune-colossus = Colossus
web-alkemy-figure-lee-ping = Lee Ping
web-alkemy-figure-hao = Hao
web-alkemy-figure-black-cloud-disciple = Disciple
web-alkemy-figure-lore-collector = Collector
web-alkemy-figure-wind-master = Wind Master
web-alkemy-figure-lancer = Lancer
web-alkemy-figure-archer = Archer
web-alkemy-figure-blade-dancer = Dancer
web-alkemy-figure-runner = Runner
web-alkemy-figure-imperial-guard = Guard
web-alkemy-figure-ashkara = Ashkara
web-alkemy-figure-vezrin = Vezrin
web-alkemy-figure-tarsis = Tarsis
web-alkemy-figure-cinder-acolyte = Acolyte
web-alkemy-figure-pyre-mistress = Mistress
web-alkemy-figure-citadel-warrior = Warrior
web-alkemy-figure-ember-thrower = Thrower
web-alkemy-figure-hunter = Hunter
web-alkemy-figure-deadeye = Deadeye
web-alkemy-figure-obsidian-guard = Obsidian
web-alkemy-figure-blood-blade = Blood Blade
web-alkemy-figure-ash-walker = Walker
web-alkemy-figure-ember-guard = Guard
web-alkemy-figure-salamander = Salamander

# Three and four sides

web-alkemy-order = Clockwise order
web-alkemy-order-acts = acts now
web-alkemy-order-began = has the initiative
web-alkemy-side-fold = Fold the warband of { $name }
web-alkemy-side-unfold = Unfold the warband of { $name }
web-alkemy-area-free = Area { $number }, held by nobody
web-alkemy-area-held = Area { $number }, held by { $name }
web-alkemy-objective-free = { $name }, on the table
web-alkemy-objective-held = { $name }, held by { $seat }
web-alkemy-carries = carries { $name }
web-alkemy-command-left =
    { $count ->
        [one] one more card for the hand
       *[other] up to { $count } more cards for the hand
    }
