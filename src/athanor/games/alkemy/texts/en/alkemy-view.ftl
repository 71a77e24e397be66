### Alkemy as it is drawn and shown: what stands on the table and on the cards.

## Figures

alkemy-view-figure = { $name } ({ $label })
alkemy-view-status-waiting = not deployed yet
alkemy-view-status-deployed = deployed
alkemy-view-status-on-watch = on watch
alkemy-view-status-active = active
alkemy-view-status-inactive = inactive
alkemy-view-status-gone = out of the fight
alkemy-view-fighting = { $status }, fights { $foes }
alkemy-view-fights = fights { $foes }

## Health, by the colour of the first box that is left; the letters stand on figures

alkemy-view-letter-yellow = Y
alkemy-view-letter-red = R

## What alchemy has done to a figure

alkemy-view-effect-earth =
    { $count ->
        [one] Earth for { $count } activation
       *[other] Earth for { $count } activations
    }
alkemy-view-effect-water =
    { $count ->
        [one] Water for { $count } activation
       *[other] Water for { $count } activations
    }
alkemy-view-effect-air =
    { $count ->
        [one] Air for { $count } activation
       *[other] Air for { $count } activations
    }
alkemy-view-effect-fire =
    { $count ->
        [one] Fire for { $count } activation
       *[other] Fire for { $count } activations
    }
alkemy-view-effect-defense = Defense +{ $count }
alkemy-view-effect-hurry = next walk or charge +{ $length } in
alkemy-view-effect-lag = moves −{ $length } in
alkemy-view-effect-luck = dice on the next roll: { $count }
alkemy-view-effect-spines = hurts whoever hits it: { $count }
alkemy-view-effect-skill = { $skill }
alkemy-view-effect-bless-mind = dice on Mind: { $count }
alkemy-view-effect-bless-reflex = dice on Reflex: { $count }
alkemy-view-effect-bless-combat = dice on Combat: { $count }
alkemy-view-effect-bless-shoot = dice on shots: { $count }
alkemy-view-effect-bless-alchemy = dice on alchemy: { $count }
alkemy-view-effect-bless-disengage = dice on disengaging: { $count }

## The moment

alkemy-view-house = House set
alkemy-view-stage-muster = The warbands muster
alkemy-view-stage-sides = The sides are chosen
alkemy-view-stage-scenery = Scenery is placed
alkemy-view-stage-tokens = Tokens are placed
alkemy-view-stage-deployment = The warbands deploy
alkemy-view-stage-turn = The first turn begins
alkemy-view-turn = Turn { $turn } of at most { $last }
alkemy-view-over = Over in turn { $turn }
alkemy-view-initiative = initiative: { $seat }
alkemy-view-score = { $score } / { $goal }

## Scenery

alkemy-view-scenery-wall = { $name }, size { $size }: no way through
alkemy-view-scenery-toll = { $name }, size { $size }: crossed at a price
alkemy-view-scenery-slow = { $name }, size { $size }: slow ground
alkemy-view-scenery-flat = { $name }, size { $size }: open ground

## The key of a drawing

alkemy-view-key-white = unscathed
alkemy-view-key-yellow = grave
alkemy-view-key-red = critical
alkemy-view-key-ap = Action Points, left and spent
alkemy-view-key-active = being activated
alkemy-view-key-combat = in combat
alkemy-view-key-post = Jin post
alkemy-view-key-held = post held by a side
alkemy-view-key-size = size of scenery
alkemy-view-key-zone = deployment zone
alkemy-view-key-median = median line
alkemy-view-key-earth = Earth token
alkemy-view-key-water = Water token
alkemy-view-key-air = Air token
alkemy-view-key-fire = Fire token
alkemy-view-key-toll = crossed at a price
alkemy-view-key-slow = slow ground
alkemy-view-key-flat = open ground
alkemy-view-key-concentration = concentration
alkemy-view-key-component = components
alkemy-view-key-stone = stones
alkemy-view-key-sight = line of sight
alkemy-view-key-region = within reach
alkemy-view-key-path = way of a move
alkemy-view-key-corridor = corridor of a shot

## The table in the terminal

alkemy-view-table = The table
alkemy-view-warband = { $seat }: { $band }
alkemy-view-head-figure = Figure
alkemy-view-head-health = Health
alkemy-view-head-ap = AP
alkemy-view-head-state = State
alkemy-view-head-alchemy = Alchemy
alkemy-view-alchemy = C{ $concentration } K{ $components } S{ $stones }
alkemy-view-signs = Signs
alkemy-view-sign-post = Jin post: free, or with the letter of whoever holds it
alkemy-view-sign-tokens = tokens of Earth, Water, Air and Fire
alkemy-view-sign-health = boxes left: white, yellow, red
alkemy-view-sign-alchemy = concentration, components, stones
alkemy-view-last-turn = This is the last turn.

## Orders that are aimed at something

alkemy-view-action-charge = charge an enemy
alkemy-view-action-charge-many = charge several enemies
alkemy-view-action-engage = engage an enemy who is in combat
alkemy-view-action-fight = fight an enemy it is in combat with
alkemy-view-action-shoot = shoot at an enemy
alkemy-view-action-cast = cast a formula
alkemy-view-action-harvest = harvest a token
alkemy-view-action-post = seize a post
alkemy-view-action-climb = climb over scenery
alkemy-view-action-invigorate = draw strength from scenery
alkemy-view-action-master = fight once for free
alkemy-view-formula = level { $level }, components: { $components }
