### Alkemy, both editions: names of its parts, and what is said while it is played.
### Figures are arguments: { $figure } is who acts, { $other } whom it is about besides.
### A { $length } and the numbers of a spot are inches; the texts say the unit.

## The games

alkemy-v2-title = Alkemy V2
alkemy-v2-tagline = Lead blades and alchemists across a table without squares, and hold the Jin Posts.
alkemy-blitz-title = Alkemy Blitz
alkemy-blitz-tagline = Small warbands, waves of orders, and one quarrel over the Jin Posts.

## What the host sets beforehand

alkemy-v2-setting-format = Points of a warband; heroes and the size of the table go with them.
alkemy-v2-setting-scenario = What is fought over: posts to control, a relic to carry, ground to hold, notes to collect, or a hero to get through.
alkemy-v2-setting-measuring = Judge distances by eye, or measure whatever you like beforehand.
alkemy-v2-setting-setup = Who sets up: with quick, chance lays scenery and tokens; with ready, it deploys the figures too; with rules, the players do it all.
alkemy-v2-setting-warbands = The warband of each seat, as a list such as garlan, priest, 2 recruit. A seat without one chooses a ready warband.
alkemy-blitz-setting-format = { alkemy-v2-setting-format }
alkemy-blitz-setting-measuring = { alkemy-v2-setting-measuring }
alkemy-blitz-setting-setup = { alkemy-v2-setting-setup }
alkemy-blitz-setting-points = Another points total that both have agreed on, such as 350; the format then says only which table is played on.
alkemy-blitz-setting-warbands = { alkemy-v2-setting-warbands }
alkemy-v2-preset-skirmish = First skirmish
    .story = Chance lays everything out, distances may be measured: play at once.
alkemy-v2-preset-usual = Usual match
    .story = 180 points, you deploy, distances are judged by eye.
alkemy-v2-preset-tournament = By the book
    .story = 200 points; players lay the scenery, the tokens and the figures themselves.
alkemy-v2-preset-battle = Great battle
    .story = 300 points, all the heroes, a long evening.
alkemy-v2-preset-quarters = Holding ground
    .story = Whoever stands in most quarters of the table scores.
alkemy-v2-preset-three = Three warbands
    .story = Three players, each against the others: hold more quarters than they do.
alkemy-v2-preset-four = Four warbands
    .story = Four players, each against all, a quarter of the table to each at first.
alkemy-v2-preset-modules = All modules
    .story = Scenery with powers of its own, command cards and secret objectives.
alkemy-blitz-preset-skirmish = { alkemy-v2-preset-skirmish }
    .story = { alkemy-v2-preset-skirmish.story }
alkemy-blitz-preset-usual = { alkemy-v2-preset-usual }
    .story = { alkemy-v2-preset-usual.story }
alkemy-blitz-preset-tournament = { alkemy-v2-preset-tournament }
    .story = { alkemy-v2-preset-tournament.story }
alkemy-blitz-preset-battle = { alkemy-v2-preset-battle }
    .story = { alkemy-v2-preset-battle.story }
alkemy-v2-setting-name-format = Points of a warband
alkemy-v2-setting-hint-format = Heroes and the size of the table go with them.
alkemy-v2-setting-value-format-150 = 150 points, for three or four players
alkemy-v2-setting-value-format-180 = 180 points
alkemy-v2-setting-value-format-200 = 200 points
alkemy-v2-setting-value-format-250 = 250 points
alkemy-v2-setting-value-format-300 = 300 points
alkemy-v2-setting-name-scenario = Scenario
alkemy-v2-setting-hint-scenario = Notes and Breakthrough are for two players, the others for two to four.
alkemy-v2-setting-value-scenario-jin-posts = Jin Posts
alkemy-v2-setting-value-scenario-reliquary = The Reliquary
alkemy-v2-setting-value-scenario-quarters = The Four Quarters
alkemy-v2-setting-value-scenario-notes = The Alchemist’s Notes
alkemy-v2-setting-value-scenario-escort = The Breakthrough
alkemy-v2-setting-name-measuring = Distances
alkemy-v2-setting-hint-measuring = The rulebooks play by eye. A doctored program could measure, so with strangers choose the tape.
alkemy-v2-setting-value-measuring-estimate = Judged by eye: declare, then measure
alkemy-v2-setting-value-measuring-measure = Measured beforehand, as much as you like
alkemy-v2-setting-name-setup = Setting up
alkemy-v2-setting-value-setup-quick = Chance lays scenery and tokens, you deploy
alkemy-v2-setting-value-setup-ready = Chance deploys the figures too: begin at once
alkemy-v2-setting-value-setup-rules = The players do it all, as the rules say
alkemy-v2-setting-name-warbands = Warband
alkemy-v2-setting-hint-warbands = A list such as garlan, priest, 2 recruit. A seat without one chooses a ready warband.
alkemy-blitz-setting-name-format = { alkemy-v2-setting-name-format }
alkemy-blitz-setting-hint-format = { alkemy-v2-setting-hint-format }
alkemy-blitz-setting-value-format-180 = { alkemy-v2-setting-value-format-180 }
alkemy-blitz-setting-value-format-200 = { alkemy-v2-setting-value-format-200 }
alkemy-blitz-setting-value-format-250 = { alkemy-v2-setting-value-format-250 }
alkemy-blitz-setting-value-format-300 = { alkemy-v2-setting-value-format-300 }
alkemy-blitz-setting-name-measuring = { alkemy-v2-setting-name-measuring }
alkemy-blitz-setting-hint-measuring = { alkemy-v2-setting-hint-measuring }
alkemy-blitz-setting-value-measuring-estimate = { alkemy-v2-setting-value-measuring-estimate }
alkemy-blitz-setting-value-measuring-measure = { alkemy-v2-setting-value-measuring-measure }
alkemy-blitz-setting-name-setup = { alkemy-v2-setting-name-setup }
alkemy-blitz-setting-value-setup-quick = { alkemy-v2-setting-value-setup-quick }
alkemy-blitz-setting-value-setup-ready = { alkemy-v2-setting-value-setup-ready }
alkemy-blitz-setting-value-setup-rules = { alkemy-v2-setting-value-setup-rules }
alkemy-blitz-setting-name-points = Points agreed on
alkemy-blitz-setting-hint-points = A total of your own, from 50 to 400; the format then only gives the table.
alkemy-blitz-setting-name-warbands = { alkemy-v2-setting-name-warbands }
alkemy-blitz-setting-hint-warbands = { alkemy-v2-setting-hint-warbands }

## Names

alkemy-figure = { $name } ({ $label })
alkemy-nobody = Nobody

alkemy-element-earth = Earth
alkemy-element-water = Water
alkemy-element-air = Air
alkemy-element-fire = Fire

## Dice

alkemy-roll-mind = Mind
alkemy-roll-reflex = Reflex
alkemy-roll-combat = Combat
alkemy-roll-shoot = the shot
alkemy-roll-alchemy = alchemy
alkemy-roll-disengage = disengagement
alkemy-roll-cover = cover

alkemy-face-s = { $number } sword
alkemy-face-a = { $number } axe
alkemy-face-m = { $number } mace

alkemy-dice-reason =
    { $why } { $dice ->
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
       *[other] { $dice }
    }
alkemy-dice-plain = no bonus, no malus
alkemy-dice-skill = { $name }
alkemy-dice-card = { $name }
alkemy-dice-formula = formula
alkemy-dice-charge = charge
alkemy-dice-aim = Aim
alkemy-dice-size = size
alkemy-dice-inner = Inner Circle
alkemy-shift-quick = Quick Attack
alkemy-shift-normal = Normal Attack
alkemy-shift-brutal = Brutal Attack
alkemy-shift-point-blank = Point Blank
alkemy-shift-obstacles = obstacles

## What chance decides

alkemy-chance-white = a white die
alkemy-chance-yellow = a yellow die
alkemy-chance-red = a red die
alkemy-chance-coin = a coin, after too many ties
alkemy-chance-side = who is player A
alkemy-chance-first = who deploys first
alkemy-chance-pieces = how many pieces of scenery there are
alkemy-chance-piece = a piece of scenery
alkemy-chance-turn = how a piece is turned
alkemy-chance-place = where a piece lies
alkemy-chance-token = where a token lies
alkemy-chance-deploy = where a figure is deployed
alkemy-chance-victim = who is hit of those equally near

## What is asked: setting up

alkemy-ask-band = Which warband do you lead?
alkemy-ask-scenery = Which piece of scenery do you place?
alkemy-ask-turn = How is the piece turned?
alkemy-ask-piece = Where does the piece lie?
alkemy-ask-token = Where do you place a token?
alkemy-ask-deployment = Who rolls Mind for you? The loser deploys first.
alkemy-ask-deploy-card = Which card do you deploy?
alkemy-ask-deploy = Where do you deploy { $figure }?

## What is asked: turns and orders

alkemy-ask-initiative = Who rolls Mind for the initiative?
alkemy-ask-starter = Who takes the first activation?
alkemy-ask-activate = Which card do you activate?
alkemy-ask-announce = What does { $figure } do?
alkemy-ask-rejoin = Who pays 1 AP to act again?
alkemy-ask-next-order = Whose order is carried out next?

## What is asked: moves and charges

alkemy-ask-walk = Where does { $figure } walk to?
alkemy-ask-run = Where does { $figure } run to?
alkemy-ask-tester = { $figure } wants to get away. Who tries to stop it?
alkemy-ask-blow = { $figure } is caught leaving. Who strikes?
alkemy-ask-target-first = Whom does { $figure } attack first?
alkemy-ask-target-also = Whom else does { $figure } attack?
alkemy-ask-shoot-charger = { $figure } charges. Who shoots at it?
alkemy-ask-way = Several ways are equally short. Where does { $figure } end?
alkemy-ask-contact = Where does { $figure } attack from?
alkemy-ask-charger = Which charger strikes next?

## What is asked: fights and shots

alkemy-ask-card = { $figure } fights { $other }. Which card does it play?
alkemy-ask-keep = Which two dice does { $figure } keep?
alkemy-ask-counter = { $figure } has parried with plenty to spare. Does it strike { $other } in return?
alkemy-ask-counter-yes = Riposte
alkemy-ask-counter-no = Leave it at that
alkemy-ask-estimate = How far is it from { $figure } to { $other }?
alkemy-ask-react = { $other } shoots at { $figure }. How does it react?
alkemy-ask-shelter = Where does { $figure } take shelter?
alkemy-ask-cover = { $figure } is hit. Which cover does it try?

## What is asked: alchemy

alkemy-ask-upgrade = Which upgrade does { $figure } pay for?
alkemy-ask-extra-target = At whom else does { $figure } aim the formula?
alkemy-ask-forbid = { $other } has cast a formula. Does { $figure } forbid it any upgrade?
alkemy-ask-forbid-yes = Forbid upgrades
alkemy-ask-forbid-no = Let { $other } go on
alkemy-ask-burn = { $figure } may burn an enemy. Which?
alkemy-ask-push = How far does { $figure } push { $other }?
alkemy-ask-harvest = What does { $figure } harvest?

## What may be chosen: setting up

alkemy-option-band = { $name }: { $list }
alkemy-option-figures =
    { $count ->
        [1] { $name }
       *[other] { $name } ({ $count })
    }
alkemy-option-scenery = { $name }
alkemy-option-stop-scenery = Place no more scenery
alkemy-option-turn =
    { $degrees ->
        [0] Not turned
       *[other] Turned by { $degrees }°
    }
alkemy-option-place = { $name }, { $x } in from the left and { $y } in from below
alkemy-option-deploy = Deploy { $figures }

## What may be chosen: turns and orders

alkemy-option-starter = { $seat } begins
alkemy-option-activate = Activate { $figures }
alkemy-option-reactivate = Activate { $figures } again
alkemy-option-pass = Pass
alkemy-option-figure = { $figure }
alkemy-option-spot = { $x } in from the left, { $y } in from below

alkemy-order-walk = Walk, 1 AP
alkemy-order-run = Run, 2 AP
alkemy-order-charge = Charge { $other }, 1 AP
alkemy-order-charge-many = Charge several enemies, 1 AP
alkemy-order-engage = Engage { $other }, 1 AP
alkemy-order-engage-many = Engage several enemies, 1 AP
alkemy-order-fight = Fight { $other }, AP by the card
alkemy-order-master = Fight { $other } once for free
alkemy-order-shoot = Shoot at { $other }, 1 AP
alkemy-order-concentrate = Concentrate, 1 AP
alkemy-order-formula-ap = Cast { $name } on { $other }, 1 AP
alkemy-order-formula-concentration = Cast { $name } on { $other }, 1 level of concentration
alkemy-order-harvest = Harvest token { $token }, 1 AP
alkemy-order-post = Take or free Jin Post { $post }
alkemy-order-carry = Take up { $name }
alkemy-order-collect = Pick up { $name }
alkemy-order-stop = Announce nothing
alkemy-falling-short = { $order } (too far or out of sight from here)

## What may be chosen: fights and shots

alkemy-option-card =
    { $ap ->
        [0] { $name }, free
       *[other] { $name }, { $ap } AP
    }
alkemy-option-keep = Keep { $dice }, for a result of { $result }
alkemy-option-estimate = { $length } in
alkemy-option-react-nothing = Do not react
alkemy-option-react-shoot = Shoot back, 1 AP
alkemy-option-react-walk = Walk to shelter, 1 AP
alkemy-option-react-charge = Charge the shooter, 1 AP
alkemy-option-react-engage = Engage the shooter, 1 AP
alkemy-option-cover-figure = Behind { $figure }
alkemy-option-cover-piece = Behind this: { $name }
alkemy-option-cover-fight = In the midst of the fight
alkemy-option-no-cover = No cover

## What may be chosen: alchemy

alkemy-option-upgrade-add =
    { $stones ->
        [one] Strengthen the effect by { $count }, for { $stones } stone
       *[other] Strengthen the effect by { $count }, for { $stones } stones
    }
alkemy-option-upgrade-length =
    { $stones ->
        [one] Strengthen the effect by { $length } in, for { $stones } stone
       *[other] Strengthen the effect by { $length } in, for { $stones } stones
    }
alkemy-option-upgrade-targets =
    { $count ->
        [one] { $count } more target
       *[other] { $count } more targets
    }, for { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
alkemy-option-upgrade-range =
    { $stones ->
        [one] { $length } in more range, for { $stones } stone
       *[other] { $length } in more range, for { $stones } stones
    }
alkemy-option-no-upgrade = No more upgrades
alkemy-option-push = { $length } in
alkemy-option-harvest =
    Take { $components ->
        [one] { $components } component
       *[other] { $components } components
    } and { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
alkemy-option-harvest-both =
    Take { $components ->
        [one] { $components } component
       *[other] { $components } components
    }, { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } and the element's effect
alkemy-option-harvest-effect = Take the element's effect
alkemy-option-token = The token of { $element }
alkemy-option-no-token = Harvest nothing

## What happened: setting up

alkemy-event-mustered =
    { $seat } leads a warband of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
alkemy-event-player-a = { $seat } is player A and takes the lower side of the table.
alkemy-event-placed = { $seat } places scenery: { $name }.
alkemy-event-stopped-scenery = { $seat } places no more scenery.
alkemy-event-closer-scenery = Nothing fits any more: { $seat } may place scenery half an inch closer together.
alkemy-event-no-room-for-scenery = { $seat } finds no room for another piece of scenery.
alkemy-event-token-earth = { $seat } places an Earth token.
alkemy-event-token-water = { $seat } places a Water token.
alkemy-event-token-air = { $seat } places an Air token.
alkemy-event-token-fire = { $seat } places a Fire token.
alkemy-event-deploys-first = { $seat } deploys first.
alkemy-event-deployed = { $figure } takes the field.

## What happened: turns

alkemy-event-turn = Turn { $turn } begins.
alkemy-event-initiative = { $seat } has the initiative.
alkemy-event-starts = { $seat } takes the first activation.
alkemy-event-activated = { $figure } is activated.
alkemy-event-reactivated = { $figure } pays 1 AP to act again.
alkemy-event-passed-on = { $seat } passes.
alkemy-event-scored =
    { $seat } holds more Jin Posts and now has { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
alkemy-event-nobody-scored = Both sides hold as many Jin Posts: nobody scores.
alkemy-left-over = { $figure } { $count }
alkemy-event-unspent = Unspent Action Points are lost: { $figures }.
alkemy-event-lapsed = What formulas did for this turn ends: { $figures }.
alkemy-event-turn-over = Turn { $turn } is over.
alkemy-event-won = { $seat } wins the match.
alkemy-event-won-together = { $seat } shares the victory.
alkemy-event-drawn = The match is a draw.

## What happened: orders

alkemy-event-announced-walk = { $figure } announces a walk.
alkemy-event-announced-run = { $figure } announces a run.
alkemy-event-announced-charge = { $figure } announces a charge on { $other }.
alkemy-event-announced-charge-many = { $figure } announces a charge on several enemies, first of all { $other }.
alkemy-event-announced-engage = { $figure } announces an engagement with { $other }.
alkemy-event-announced-engage-many = { $figure } announces an engagement with several enemies, first of all { $other }.
alkemy-event-announced-fight = { $figure } announces a fight with { $other }.
alkemy-event-announced-master = { $figure } announces a free fight with { $other }.
alkemy-event-announced-shoot = { $figure } announces a shot at { $other }.
alkemy-event-announced-concentrate = { $figure } announces concentration.
alkemy-event-announced-formula = { $figure } announces { $name } on { $other }.
alkemy-event-announced-harvest = { $figure } announces the harvest of token { $count }.
alkemy-event-announced-post = { $figure } announces an Action on Jin Post { $count }.
alkemy-event-announced-objective = { $figure } announces an Action on { $name }.
alkemy-event-also-targeted = { $figure } names { $other } as a target as well.
alkemy-event-estimated = { $figure } judges { $other } to be { $length } in away.
alkemy-event-order-cancelled = The order of { $figure } is called off, and the AP come back ({ $count }).
alkemy-event-fight-lapsed = { $figure } has nobody left to fight.
alkemy-event-token-gone = Somebody has harvested token { $count } already: { $figure } gets nothing.

## What happened: dice

alkemy-event-rolled =
    { $figure } rolls for { $roll }{ $reasons ->
        [0] { "" }
       *[other] { " " }({ $why })
    }: { $dice }{ $dropped ->
        [0] .
       *[other] ; keeps { $kept }.
    }{ " " }{ $value ->
        [0] Total: { $total }.
       *[other] { $sum } + { $value } = { $total }.
    }
alkemy-event-passed = { $figure } succeeds: it needed { $count }.
alkemy-event-missed = { $figure } fails: it needed { $count }.
alkemy-event-outdid = { $figure } gets the better of { $other }.
alkemy-event-outdid-all = { $figure } gets the better of all others.
alkemy-event-all-again = { $figure } and { $other } are equal: everybody rolls again.
alkemy-event-tied = { $figure } and { $other } are level: both roll again.
alkemy-event-effortless = { $figure } has no value to roll with and succeeds without a roll.

## What happened: moves and charges

alkemy-event-walked = { $figure } walks.
alkemy-event-ran = { $figure } runs.
alkemy-event-pushed = { $figure } is pushed away.
alkemy-event-no-way-out = { $figure } finds no way out and stays.
alkemy-event-slipped-away = { $figure } slips away from { $other }.
alkemy-event-unhindered = Nobody can hold { $figure } back: it leaves without a roll.
alkemy-event-held-back = { $other } catches { $figure } leaving.
alkemy-event-immune = { $figure } is under protection: to attack it, { $other } needs { $count } on a Mind roll.
alkemy-event-too-stealthy = { $figure } is too stealthy for { $other } at this distance.
alkemy-event-charged = { $figure } charges home.
alkemy-event-charge-blind = { $figure } does not see { $other }.
alkemy-event-charge-short = { $figure } cannot get to { $other }: no place for the charge to end is near enough.
alkemy-event-charge-bound = { $figure } is in combat and can no longer charge.
alkemy-event-charge-in-vain = { $other } is gone before { $figure } charges.
alkemy-event-charge-lapsed = { $figure } has nobody left to charge.
alkemy-event-charge-failed = { $figure } fails the charge on { $other } and only plays Defense cards this turn.
alkemy-event-fell-short = { $figure } advances as far as it can.
alkemy-event-fell = { $figure } takes a fall.
alkemy-event-engaged = { $figure } plunges into the fight.
alkemy-event-engagement-lapsed = The fight that { $figure } was to join is over.
alkemy-event-engagement-failed = { $figure } cannot get into the fight.

## What happened: fights

alkemy-event-played = { $figure } plays { $name }.
alkemy-event-hit = { $figure } hits { $other } with { $count }.
alkemy-event-missed-blow = { $figure } misses { $other }: Defense { $count }.
alkemy-event-parried = { $figure } parries the attack of { $other }.
alkemy-event-no-attack = Neither { $figure } nor { $other } attacks: nothing happens.
alkemy-event-broke-parry = { $figure } breaks the parry of { $other }.
alkemy-event-chained = { $figure } follows up against { $other }.
alkemy-event-free-attack = { $figure } strikes at { $other } without a card.
alkemy-event-thorns = { $other } runs into the thorns around { $figure }.
alkemy-event-stalemate = Nobody does anything: the activation is over.

## What happened: shots

alkemy-event-measured = From { $figure } to { $other } it is { $length } in.
alkemy-event-aimed = { $figure } has Aim at { $other }.
alkemy-event-out-of-range = { $other } is out of range for { $figure }.
alkemy-event-shot-blind = { $figure } does not see { $other }: the shot is lost.
alkemy-event-shot-lapsed = { $figure } can no longer shoot.
alkemy-event-shot-wasted = { $figure } has nobody left to shoot at.
alkemy-event-shot-refrained = { $figure } does not dare to shoot at { $other }.
alkemy-event-reacts-shoot = { $figure } reacts and shoots at { $other }.
alkemy-event-reacts-walk = { $figure } reacts: it will walk to shelter from { $other }.
alkemy-event-reacts-rush = { $figure } reacts: it will go for { $other }.
alkemy-event-rush-lapsed = { $figure } has nobody left to go for.
alkemy-event-no-shelter = { $figure } finds no shelter any more and stays.
alkemy-event-point-blank = { $figure } shoots at Point Blank: damage one column to the right.
alkemy-event-obstacles =
    { $count ->
        [one] { $count } obstacle shields { $other }: damage { $count } column to the left.
       *[other] { $count } obstacles shield { $other }: damage { $count } columns to the left.
    }
alkemy-event-shot-hit = { $figure } hits { $other } with { $count }.
alkemy-event-missed-shot = { $figure } misses { $other }: Defense { $count }.
alkemy-event-cover-held = { $figure } is safe in cover.
alkemy-event-cover-saved = { $figure } escapes, and the shot hits { $other } instead.
alkemy-event-cover-failed = Cover is no help to { $figure }.

## What happened: health

alkemy-event-suffered = { $figure } suffers { $count } damage.
alkemy-event-unharmed = { $figure } suffers no damage.
alkemy-event-hardened = { $figure } is tough: { $count } damage less.
alkemy-event-health-0 = { $figure } is Unscathed again.
alkemy-event-health-1 = { $figure } is in a Grave state.
alkemy-event-health-2 = { $figure } is in a Critical state.
alkemy-event-healed = { $figure } recovers { $count } HP.
alkemy-event-removed = { $figure } falls and leaves the table.
alkemy-event-drained = { $figure } loses { $count } AP.

## What happened: alchemy

alkemy-event-concentrated = { $figure } concentrates and is at level { $count }.
alkemy-event-distracted = { $figure } loses concentration and is at level { $count }.
alkemy-event-spent-level = { $figure } pays with concentration and is at level { $count }.
alkemy-event-spent-components =
    { $figure } uses { $count ->
        [one] { $count } component
       *[other] { $count } components
    }.
alkemy-event-spent-stones =
    { $figure } uses { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    } in place of components.
alkemy-event-casts = { $figure } casts { $name } on { $other }.
alkemy-event-cast = { $name } succeeds.
alkemy-event-formula-failed = { $name } fails.
alkemy-event-formula-bad = { $name } fails: { $other } is no target for it any more.
alkemy-event-formula-blind = { $name } fails: { $figure } does not see { $other }.
alkemy-event-formula-short = { $name } fails: { $other } is out of its range.
alkemy-event-upgraded =
    { $figure } upgrades { $name } for { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }.
alkemy-event-target-lost = { $figure } cannot reach { $other }: the stones for this target are lost.
alkemy-event-granted = { $figure } gains { $name } until the end of the turn.
alkemy-event-shielded = { $figure } has Defense +{ $count } until the end of the turn.
alkemy-event-blessed =
    { $figure } gains { $count ->
        [one] { $count } bonus die
       *[other] { $count } bonus dice
    } until the end of the turn.
alkemy-event-cursed =
    { $figure } is burdened with { $count ->
        [-1] 1 malus die
        [-2] 2 malus dice
       *[other] malus dice
    } until the end of the turn.
alkemy-event-favoured =
    { $figure } rolls { $count ->
        [-2] 2 malus dice
        [-1] 1 malus die
        [one] { $count } bonus die
       *[other] { $count } bonus dice
    } next time.
alkemy-event-hastened = { $figure } walks or charges { $length } in farther next time.
alkemy-event-slowed = { $figure } moves { $length } in less until the end of the turn.
alkemy-event-thorned = { $figure } bristles with thorns: whoever hits it in contact suffers { $count } damage.
alkemy-event-forbidden = { $figure } forbids { $other } any upgrade.
alkemy-event-forbade-in-vain = { $figure } is too far from { $other } to forbid it anything.
alkemy-event-burned = { $figure } burns { $other }.
alkemy-event-burned-in-vain = The fire of { $figure } does not get to { $other }.
alkemy-event-harvests-earth = { $figure } harvests an Earth token.
alkemy-event-harvests-water = { $figure } harvests a Water token.
alkemy-event-harvests-air = { $figure } harvests an Air token.
alkemy-event-harvests-fire = { $figure } harvests a Fire token.
alkemy-event-gained-components =
    { $figure } gains { $count ->
        [one] { $count } component
       *[other] { $count } components
    }.
alkemy-event-gained-stones =
    { $figure } gains { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }.
alkemy-event-aura-earth = Earth steadies { $figure }: more Defense, and damage costs it no concentration.
alkemy-event-aura-water = Water carries the formulas of { $figure } farther.
alkemy-event-aura-air = Air is with { $figure }: once, it may forbid an enemy any upgrade.
alkemy-event-aura-fire = Fire is with { $figure }: whenever it casts a formula, it may burn an enemy.
alkemy-event-aura-over-earth = The power of Earth leaves { $figure }.
alkemy-event-aura-over-water = The power of Water leaves { $figure }.
alkemy-event-aura-over-air = The power of Air leaves { $figure }.
alkemy-event-aura-over-fire = The power of Fire leaves { $figure }.

## What happened: Jin Posts

alkemy-event-post-taken = { $figure } takes Jin Post { $count }.
alkemy-event-post-freed = { $figure } frees Jin Post { $count }: it is neutral again.
alkemy-event-post-held = { $figure } comes too late: Jin Post { $count } is in good hands already.
alkemy-event-post-missed = { $figure } is too far from Jin Post { $count }: nothing happens.
alkemy-event-objective-taken = { $figure } takes { $name }.
alkemy-event-objective-gone = { $figure } comes too late for { $name }.
alkemy-event-objective-missed = { $figure } is too far from { $name }: nothing happens.
alkemy-event-left-table =
    { $count ->
        [one] The figure of { $seat } leaves the table; the others play on.
       *[other] The { $count } figures of { $seat } leave the table; the others play on.
    }
alkemy-event-dropped = { $name } falls to the ground where { $figure } stood.
alkemy-event-points-earned = { $count ->
    [one] { $seat } earns a Scenario Point.
   *[other] { $seat } earns { $count } Scenario Points.
}
alkemy-event-nobody-earned = Nobody earns a Scenario Point.

## Why an order is refused

alkemy-refusal-unclear-question =
    “{ $text }” is no question I know. Ask “near a3”, “who sees a3”, “nearest post to a3” or, where you may measure,
    “distance a3 b2”.
alkemy-refusal-no-spot-so = No spot that may be chosen is “{ $text }”.
alkemy-refusal-not-measured = Nobody measures before something is announced: judge it by eye.
alkemy-refusal-no-such-thing = There is nothing called “{ $thing }” on this table.
alkemy-refusal-unclear-inquiry = That question is about nothing in particular: say what it is about.
alkemy-refusal-no-such-order = There is no such order for { $figure }.
alkemy-refusal-must-act = { $figure } must do something now.
alkemy-refusal-no-ap = { $figure } does not have the AP for it.
alkemy-refusal-moved-already = { $figure } has run or charged this turn and moves no more.
alkemy-refusal-no-way-out = { $figure } has nowhere to go out of this combat.
alkemy-refusal-not-an-enemy = That is no enemy on the table.
alkemy-refusal-out-of-reach = That is too far away for { $figure }.
alkemy-refusal-unseen = { $figure } does not see the target.
alkemy-refusal-in-combat-no-charge = { $figure } is in combat and cannot charge.
alkemy-refusal-only-one-enemy = There is only one enemy to charge.
alkemy-refusal-no-engagement = This edition knows no engagement.
alkemy-refusal-enemy-is-free = That enemy is in no combat. It must be charged.
alkemy-refusal-touches-already = { $figure } is in contact with that enemy already.
alkemy-refusal-way-barred = Another enemy bars the straight way there.
alkemy-refusal-not-in-combat = { $figure } is not in combat with that figure.
alkemy-refusal-no-free-combat = { $figure } has no free fight to use.
alkemy-refusal-no-weapon = { $figure } has no ranged weapon.
alkemy-refusal-in-combat-no-shot = { $figure } is in combat and cannot shoot.
alkemy-refusal-no-alchemist = { $figure } is no alchemist.
alkemy-refusal-fully-concentrated = { $figure } cannot concentrate any more.
alkemy-refusal-formula-used = { $figure } has already used this formula this turn.
alkemy-refusal-not-concentrated = { $figure } is not concentrated enough for this formula.
alkemy-refusal-no-components = { $figure } lacks the components of this formula.
alkemy-refusal-bad-target = This formula cannot be aimed at that figure.
alkemy-refusal-harvest-is-free = In this edition harvesting is no Action: you are asked when a token is near.
alkemy-refusal-no-token-here = { $figure } is not beside that token.
alkemy-refusal-post-is-yours = You hold that post already.
alkemy-refusal-too-wild = { $figure } is too wild to care about posts.
alkemy-refusal-ran-already = { $figure } has run this turn and moves no more.
alkemy-refusal-charged-already = { $figure } has charged this turn and moves no more.
alkemy-refusal-no-target-named = This order is announced by itself. Where it leads, or against whom, is asked afterwards.
alkemy-refusal-target-needed = Name whom or what it is for.
alkemy-refusal-one-target = It is aimed at one figure.
alkemy-refusal-many-targets = To attack several enemies, announce charge-many or engage-many. They are named afterwards.
alkemy-refusal-unknown-formula = { $figure } does not know that formula.
alkemy-refusal-not-by-concentration = In this edition a formula costs 1 AP. Concentration does not pay for it.
alkemy-refusal-token-gone = That token is not on the table.
alkemy-refusal-no-such-post = There is no such Jin Post.
alkemy-refusal-agreed-points = Agree on a number of points from { $least } to { $most }; this is “{ $text }”.
alkemy-refusal-no-ready-warband = No ready warband may be led at { $points } points: give every player a list.
alkemy-refusal-format-seats = The format of { $points } points is not for { $seats } players. These are: { $known }.
alkemy-refusal-no-such-scenario = There is no scenario “{ $name }”. There are: { $known }.
alkemy-refusal-scenario-seats = The scenario { $name } is not laid out for { $seats } players.
alkemy-refusal-objective-gone = It does not lie on the table any more.
alkemy-refusal-bears-already = { $figure } has both hands full already.
alkemy-refusal-only-heroes = Only heroes may do that in this scenario.
alkemy-refusal-only-alchemists = Only alchemists may do that in this scenario.
alkemy-refusal-laden = { $figure } carries too heavy a load to run or to charge.

## Why a spot is refused

alkemy-refusal-not-a-spot = “{ $text }” is no spot. Write inches from the left and from below, such as 12.5,3.25.
alkemy-refusal-off-table = That would be over the edge of the table.
alkemy-refusal-spot-taken = There is no room there.
alkemy-refusal-too-far = No way there is short enough.
alkemy-refusal-ends-in-contact = A walk or run must not end in contact with an enemy.
alkemy-refusal-still-in-combat = That is not far enough to leave the combat.
alkemy-refusal-no-shelter = A reaction must end out of sight, out of range or in cover.
alkemy-refusal-no-contact = The attack must end up to every one of its targets.
alkemy-refusal-not-level = There the two bases would be more than 1 in apart in height, too much to fight.
alkemy-refusal-touches-others = The attack must not end in contact with an enemy you did not name.
alkemy-refusal-outside-zone = Figures deploy entirely in their own zone.
alkemy-refusal-scenery-too-near = That is too near to another piece of scenery.
alkemy-refusal-post-too-near = That is too near to a Jin Post.
alkemy-refusal-edge-too-near = That is too near to the edge of the table.
alkemy-refusal-in-their-zone = Your scenery must stay out of the other player's deployment zone.
alkemy-refusal-wrong-half = This time, most of the piece must lie in the other half of the table.

## Why something else is refused

alkemy-refusal-estimate = An estimate is 0 to { $most } in on this table.
alkemy-refusal-estimate-form = “{ $text }” is no estimate. Write inches such as 7.5, in steps of { $step }.
alkemy-refusal-bad-position = This is no position of Alkemy: { $detail }.

## Why another choice is refused

alkemy-refusal-figure-gone = That figure is not on the table.
alkemy-refusal-named-already = That figure is a target already.

## Why another choice is refused: setting up

alkemy-refusal-too-early-to-stop = It is too early to stop: more pieces must be placed.
alkemy-refusal-pool-has-none = No such piece is left to place.
alkemy-refusal-no-room-for-kind = There is no place left for such a piece.
alkemy-refusal-no-room-so-turned = Turned like that, the piece fits nowhere.
alkemy-refusal-no-such-piece = There is no such piece of scenery on the table.
alkemy-refusal-piece-has-token = That piece of scenery carries a token already.
alkemy-refusal-token-abroad = The tokens you have left must go to the other half of the table.
alkemy-refusal-off-outline = A token lies on the outline of a piece of scenery.
alkemy-refusal-token-on-line = No token lies on the centre line.
alkemy-refusal-token-duty = You need a token in each half of the table, and could not have it any more.
alkemy-refusal-token-too-near = Tokens lie at least { $apart } in apart.
alkemy-refusal-deployed-already = This card is deployed already: { $figures }.
alkemy-refusal-not-your-card = This card is not yours: { $figures }.
alkemy-refusal-one-card = One card at a time.

## Why another choice is refused: turns and activations

alkemy-refusal-not-yours = { $other } is not your figure.
alkemy-refusal-duellist-needed = One of your figures must roll Mind.
alkemy-refusal-must-open = You begin this turn and may not pass: activate a card.
alkemy-refusal-card-gone = No figure of that card is left on the table.
alkemy-refusal-figure-spent = It has no AP left this turn.
alkemy-refusal-nothing-to-do = There is nothing it could do now.
alkemy-refusal-cannot-act-again = To act again costs 1 AP, and there must be something left that it can do then.
alkemy-refusal-never-acts-again = Only figures with 3 AP or more on their card may act again.
alkemy-refusal-nobody-takes-part = At least one figure of the card must take part.
alkemy-refusal-takes-part-already = { $other } takes part already.
alkemy-refusal-other-card = { $other } belongs to another card.
alkemy-refusal-takes-no-part = { $other } takes no part in this activation.
alkemy-refusal-no-order-left = Nothing that { $other } announced is left to be done.
alkemy-refusal-orders-left = What was announced is carried out.
alkemy-refusal-several-targets = Name one more: an attack on several enemies needs at least two.

## Why another choice is refused: leaving a combat, and walking short

alkemy-refusal-tester-needed = One of the enemies must roll against { $figure }.
alkemy-refusal-not-left = { $figure } is not leaving a combat with { $other }.
alkemy-refusal-cannot-hold = { $other } cannot hold { $figure } back: there is no contact, and only { $figure } has Long Reach.
alkemy-refusal-blow-not-reached = { $other } does not reach { $figure }.
alkemy-refusal-struck-already = { $other } has struck: each enemy strikes once.
alkemy-refusal-not-an-end = { $figure } walks its whole length on one of the shortest ways: it ends at one of the spots offered.

## Why another choice is refused: cards and dice

alkemy-refusal-card-not-held = { $figure } does not have that Combat Card.
alkemy-refusal-charger-attacks = { $figure } charges and must play an attack card.
alkemy-refusal-only-defence = { $figure } failed a charge this turn and may only play Parry or Inactive.
alkemy-refusal-not-reached = { $figure } does not reach { $other } and may only play Parry or Inactive.
alkemy-refusal-no-combat-value = { $figure } has no Combat value to attack with.
alkemy-refusal-never-parries = { $figure } is too wild to parry.
alkemy-refusal-no-ap-for-card = { $figure } does not have the AP for that card.
alkemy-refusal-charger-must-attack = Each charge brings its attack.
alkemy-refusal-no-charge-attack = { $other } has no attack of a charge left to make.
alkemy-refusal-two-dice = Exactly two different dice are kept.
alkemy-refusal-no-such-die = Only { $count } dice were rolled.
alkemy-refusal-lowest-dice = With malus dice, the two lowest numbers must be kept.

## Why another choice is refused: shots and cover

alkemy-refusal-in-combat-no-reaction = { $figure } is in combat and cannot move in reaction.
alkemy-refusal-no-such-reaction = That is no reaction to a shot.
alkemy-refusal-no-charge-back = In this edition nobody charges in reaction. The shooter may be engaged.
alkemy-refusal-only-the-shooter = A reaction is aimed at nobody but the shooter, { $other }.
alkemy-refusal-one-reaction-move = { $figure } already moves in reaction to another shot of these.
alkemy-refusal-no-shelter-near = { $figure } cannot walk out of sight, out of range or into cover.
alkemy-refusal-shooter-out-of-range = { $other } is out of range.
alkemy-refusal-shooter-hides = { $other } is too stealthy to be shot from here.
alkemy-refusal-no-place-beside = { $figure } gets to no place beside { $other }.
alkemy-refusal-not-charged = { $figure } is no target of this charge.
alkemy-refusal-shot-already = { $figure } has already shot at this charger.
alkemy-refusal-no-third-model = Neither { $other }, who shoots, nor { $figure } gives cover.
alkemy-refusal-not-behind = { $figure } is not close behind that as seen by { $other }.
alkemy-refusal-flat-ground = Flat ground gives no cover.
alkemy-refusal-stands-on-it = What somebody stands on gives no cover from this shot.
alkemy-refusal-cover-ignored = A skill of { $other } leaves that cover out.
alkemy-refusal-no-close-combat = { $figure } is in contact with no enemy whose fight would give cover.

## Why another choice is refused: alchemy

alkemy-refusal-no-such-upgrade =
    { $name } has { $count ->
        [one] { $count } upgrade
       *[other] { $count } upgrades
    }.
alkemy-refusal-upgrade-limit = That would be more stones than { $figure } may spend on upgrades of one formula.
alkemy-refusal-no-stones = { $figure } does not have the stones for it.
alkemy-refusal-upgrade-again = The formula card allows no more of this upgrade.
alkemy-refusal-no-more-targets = There is nobody else who could become a target.
alkemy-refusal-target-paid = This target is paid for: name it.
alkemy-refusal-effect-or-mix = { $figure } is of the Outer Circle: resources or the effect, not both.
alkemy-refusal-effect-alone = { $figure } is of the Inner Circle and takes resources too: choose a mix with the effect.
alkemy-refusal-harvest-amount = This token gives { $count } components and stones in all.
alkemy-refusal-token-too-far = { $figure } is too far from that token.
alkemy-refusal-push-too-long = The formula pushes { $most } in at most.
alkemy-refusal-push-stopped = { $other } is stopped after { $most } in.
alkemy-refusal-push-no-footing = { $other } cannot stand there.

## Where points come from

alkemy-score-posts = Turns with more Jin Posts
alkemy-score-scenario = Scenario Points

## Looking around

alkemy-thing-post = Jin Post { $number }
alkemy-thing-objective = { $name }
alkemy-thing-token = token { $number } ({ $element })
alkemy-thing-piece = { $name } (piece { $number })
alkemy-look-nothing = There is nothing near.
alkemy-look-clock = { $thing } at { $clock } o’clock
alkemy-look-clock-inches = { $thing } at { $clock } o’clock, { $length } away
alkemy-look-sees = { $figure } sees { $other }.
alkemy-look-blocked = { $figure } does not see { $other }: { $blockers } in the way.
alkemy-look-tape = From { $thing } to { $other }: { $length }.
