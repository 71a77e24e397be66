### Advanced scenery: what elements are, what they do, and what is asked and told about them

alkemy-v2-setting-scenery = Basic: all scenery is opaque and impassable. Advanced: each element has its own Vision and Crossing, and some have a Special Effect.
alkemy-v2-setting-name-scenery = Scenery
alkemy-v2-setting-hint-scenery = Advanced scenery can be entered, climbed and haunted; there is more of it, closer together.
alkemy-v2-setting-value-scenery-basic = Basic: opaque and impassable
alkemy-v2-setting-value-scenery-advanced = Advanced: to enter, to climb, with Special Effects

## What elements are

alkemy-vision-opaque = opaque
alkemy-vision-sparse = sparse
alkemy-vision-clear = clear sight
alkemy-crossing-clear = clear to cross
alkemy-crossing-hindering = hindering
alkemy-crossing-cluttered = cluttered
alkemy-crossing-impassable = impassable
alkemy-crossing-climb = to climb
alkemy-effect-shaal-touched = Shaal-touched
alkemy-effect-haunted = Haunted
alkemy-effect-invigorating = Invigorating
alkemy-effect-bewitching = Bewitching
alkemy-effect-strategic = Strategic
alkemy-effect-alchemical = Alchemical
alkemy-effect-dark = Dark
alkemy-effect-soothing = Soothing
alkemy-effect-shaal-touched-story = who wakes near it must keep its temper, or charge the nearest enemy
alkemy-effect-haunted-story = who wakes near it may be frightened for the whole turn
alkemy-effect-invigorating-story = once a turn it heals somebody who touches it
alkemy-effect-bewitching-story = who wakes near it may lose an AP
alkemy-effect-strategic-story = placed anew at once, anywhere outside deployment zones
alkemy-effect-alchemical-story = formulas cost a component less nearby, and its harvest is richer
alkemy-effect-dark-story = who touches it is charged only by those who touch it too
alkemy-effect-soothing-story = a bonus die on Mind nearby, and alchemists concentrate
alkemy-view-nature = { $name }, size { $size }: { $vision }, { $crossing }
alkemy-view-nature-effect = { $name }, size { $size }: { $vision }, { $crossing }; { $effect }
alkemy-view-key-hindering = hindering
alkemy-view-key-cluttered = cluttered

## What is asked

alkemy-chance-effect = a Special Effect
alkemy-chance-bearer = the element that has it
alkemy-ask-nature = { $name }: how does it stand in the way?
alkemy-ask-agree-nature = { $seat } wants this: { $name } is { $vision }, { $crossing }. Do you agree?
alkemy-ask-effect = Which Special Effect do you give?
alkemy-ask-effect-piece = { $effect }: which element?
alkemy-ask-ground-test = Which test comes next?
alkemy-ask-shaal = The Shaal drives { $figure } to charge. At whom?
alkemy-ask-climb = Where does { $figure } come down?
alkemy-option-give-effect = Give a Special Effect to an element instead
alkemy-option-nature = { $vision }, { $crossing }
alkemy-option-nature-usual = { $vision }, { $crossing } (as usual)
alkemy-option-agree-nature = Agree
alkemy-option-keep-nature = No: { $vision }, { $crossing }, as usual
alkemy-option-effect = { $name }: { $story }
alkemy-option-effect-piece = { $name } (element { $piece })
alkemy-option-ground-test = { $figure }: { $effect }
alkemy-order-climb = Climb over { $name } (element { $piece }), 1 AP
alkemy-order-invigorate = Be healed by { $name } (element { $piece }), 1 AP

## What happened

alkemy-roll-healing = healing
alkemy-dice-haunted = haunted
alkemy-dice-soothing = soothing place
alkemy-event-nature = All agree: { $name } is { $vision }, { $crossing }.
alkemy-event-gave-shaal-touched = { $seat } makes an element Shaal-touched: { $name }.
alkemy-event-gave-haunted = { $seat } makes an element Haunted: { $name }.
alkemy-event-gave-invigorating = { $seat } makes an element Invigorating: { $name }.
alkemy-event-gave-bewitching = { $seat } makes an element Bewitching: { $name }.
alkemy-event-gave-strategic = { $seat } makes an element Strategic: { $name }.
alkemy-event-gave-alchemical = { $seat } makes an element Alchemical: { $name }.
alkemy-event-gave-dark = { $seat } makes an element Dark: { $name }.
alkemy-event-gave-soothing = { $seat } makes an element Soothing: { $name }.
alkemy-event-placed-again = { $seat } places it anew: { $name }.
alkemy-event-announced-climb = { $figure } announces a climb over { $name } (element { $count }).
alkemy-event-announced-invigorate = { $figure } draws strength from { $name } (element { $count }).
alkemy-event-near-shaal-touched = { $figure } wakes near the Shaal and makes a Mind roll against 13.
alkemy-event-near-haunted = { $figure } wakes in a haunted place, where Mind must reach 14.
alkemy-event-near-bewitching = { $figure } wakes in a bewitching place and makes a Mind roll against 13.
alkemy-event-haunted-again = { $figure } has not got over the last time and fails by itself.
alkemy-event-haunted = { $figure } is haunted: a malus die on all its rolls this turn.
alkemy-event-bewitched = { $figure } is bewitched and dawdles.
alkemy-event-driven = The Shaal drives { $figure } to charge { $other }, with a Brutal attack.
alkemy-event-shaal-burns = { $figure } finds nobody to charge: the Shaal burns within.
alkemy-event-soothed-at-start = The place calms { $figure }: concentration { $count }.
alkemy-event-soothed-at-end = The place leaves { $figure } calmer: concentration { $count }.
alkemy-event-invigorated = { $figure } draws strength: { $count } HP.
alkemy-event-spring-dry = { $figure } comes too late: the place has healed somebody this turn.
alkemy-event-climbed = { $figure } climbs over to the other side.
alkemy-event-climbs-at-ease = { $figure } leaps: it climbs without a roll.
alkemy-event-climb-missed = { $figure } is too far away to climb: more than an inch.
alkemy-event-climb-nowhere = { $figure } finds no place to come down on the other side within its Walk.
alkemy-event-climb-failed = { $figure } falls: { $count } short.
alkemy-event-charge-cramped = { $figure } cannot charge { $other } so far out of or into cluttered ground: more than 4 inches.
alkemy-event-formula-unpaid = { $figure } has not the components for { $name }: the Alchemical element is too far away.

## Why not

alkemy-refusal-no-climb = That element is not to be climbed.
alkemy-refusal-climb-moved-already = { $figure } has run or charged this turn and climbs nothing.
alkemy-refusal-inside-already = { $figure } stands in it: it cannot climb over from there.
alkemy-refusal-not-across = That is not beyond the element.
alkemy-refusal-too-far-across = That is farther across than a Walk.
alkemy-refusal-partly-inside = A move that enters cluttered ground ends wholly inside.
alkemy-refusal-no-spring = That element heals nobody.
alkemy-refusal-spring-used = That element has healed somebody this turn.
alkemy-refusal-not-at-spring = { $figure } does not touch that element.
alkemy-refusal-in-the-dark = Who touches the Dark element is charged only by figures that touch it, too.
alkemy-refusal-only-one-in-the-open = All enemies but one are in the Dark.
alkemy-refusal-cluttered-no-run = Nobody runs in cluttered ground.
alkemy-refusal-brutal-only = The Shaal lets it play nothing but a Brutal attack.
alkemy-refusal-crossing-contradicts = What is impassable may be climbed, but not entered.
alkemy-refusal-no-effects = Special Effects belong to advanced scenery.
alkemy-refusal-effects-given = You have given as many Special Effects as a player may.
alkemy-refusal-no-bare-piece = No element is left that has no Special Effect.
alkemy-refusal-effects-gone = All Special Effects have been given.
alkemy-refusal-effect-taken = That Special Effect has been given already.
alkemy-refusal-has-effect = That element has a Special Effect already.
alkemy-refusal-in-a-zone = It must lie outside the deployment zones.
alkemy-refusal-pieces-overlap = It may not overlap other scenery.
alkemy-refusal-no-such-test = There is no such test to be made.
alkemy-refusal-shaal-must-charge = The Shaal leaves no choice but to charge.
alkemy-refusal-not-nearest = That is not one of the nearest enemies it can charge.

## Packs

pack-problem-alkemy-crossings =
    These rules of crossing do not go together: clear stands alone, and what is impassable can only be climbed besides.
