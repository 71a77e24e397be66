### Alkemy, second edition: the catalogue of rules, in our own words.
### One message per rule (AK2-001 ...) and per ruling (AK2-R1 ...); the message id is the rule ID.
### "House reading" marks what is a decision of this platform and not text of the rulebook.

## General principles

AK2-001 = You lead one warband of figures, headed by one hero or more. All its figures come from a single faction or sub-faction.
AK2-002 = Where a card (profile, formula, Combat Card or scenario) contradicts the rulebook, the card is right.
AK2-003 = A figure has no front or back: it looks all the way round.
AK2-004 = Sight works both ways: whoever you can see can see you.
AK2-005 = Unless you play the measuring variant (AK2-1201), you measure nothing in advance. The tape comes out only while resolving an Action or skill that asks for a measurement (AK2-R68).
AK2-006 = The inch is the only unit of distance.
AK2-007 = Whenever an Action or skill depends on a distance, you first announce it with its targets, next pay for it, then check sight and distance, and only then carry it out. A combat Action is different: you pay for it at the reveal (AK2-709).
AK2-008 = If the check shows that something is missing, your Action fails and you get back nothing of what you paid.
AK2-009 = Announcing something that needs a line of sight, and then finding that there is none, makes it fail. What you paid is lost (AK2-008).
AK2-010 = Bases are round: 1 inch across for figures of size 1 and 2, 1.5 inches for size 3.
AK2-011 = Before play, agree on a single size for each scenery element, even an uneven one. Its height decides: below 1 inch it is size 0, from 1 to 2 inches size 1, from 2 to 3 size 2, from 3 to 4 size 3, above 4 size 4 (AK2-R3).
AK2-012 = Better keep scenery to 5 inches at most in length, width and height. This is advice; bigger pieces are not forbidden.
AK2-013 = Some effects call for a template: it is as large as a profile card, 63 × 89 mm (AK2-R4).
AK2-014 = Without the advanced scenery module, scenery is closed to your figures: they can neither go through it nor stand on any part of it.
AK2-015 = Without the advanced scenery module, all scenery is both Opaque and Impassable.
AK2-016 = An objective is not a piece of scenery, except where the scenario makes it one.
AK2-017 = When effects of both players fall on the same moment, their order is up to whoever did not have the initiative this turn (AK2-R5).
AK2-018 = At an organised event, format and table size are set by the organiser.
AK2-019 = Cards hold no secrets: everybody may see HP lost, AP left, concentration, reserves and effects. Only what a rule calls hidden stays hidden (AK2-R6).

## Health

AK2-101 = On the card, your figure's HP boxes run from left to right: first the white ones, then yellow, then red. The card shows how many there are of each.
AK2-102 = For every point of damage you tick one box, always the next one from the left.
AK2-103 = The first box from the left that is still free gives the health of your figure: Unscathed if it is white, Grave if yellow, Critical if red.
AK2-104 = When its last HP is gone, a figure leaves the game immediately, even if an Action is still under way.
AK2-105 = Figures that share a card do not share their HP: each has a life line to itself.

## Rolling dice

AK2-106 = Dice come in white, yellow and red. Every face shows a number and a symbol (sword, axe or mace), and each colour has faces of its own.
AK2-107 = You roll dice of one colour: that of your figure's health at this moment, unless an effect changes it (AK2-R69).
AK2-108 = Each roll uses one characteristic against a difficulty. In a characteristic roll, the difficulty is a set number or a characteristic of an enemy. In an opposed roll, it is what an enemy figure rolls with the same characteristic.
AK2-109 = A figure without the characteristic that is asked for succeeds without rolling, in either kind of roll, unless something says otherwise (AK2-R7).
AK2-110 = You never roll fewer than 2 dice.
AK2-111 = In one roll, each bonus die wipes out a malus die. In the end you have only bonus dice, only malus dice, or neither.
AK2-112 = You never roll more than 4 dice: of the bonus or malus dice left after cancelling, only 2 count.
AK2-113 = However many dice you roll, you keep 2 of them, no more and no fewer.
AK2-114 = With neither bonus nor malus dice, the two dice you roll are the two you keep.
AK2-115 = With bonus dice, keep whichever two dice suit you (AK2-R62).
AK2-116 = With malus dice you have no such choice: keep the two lowest numbers (AK2-R8).
AK2-117 = Your result is the two numbers you kept plus your characteristic.
AK2-118 = To succeed in a characteristic roll, reach the difficulty or beat it.
AK2-119 = An opposed roll goes to the higher result.
AK2-120 = If an opposed roll is tied, the figure whose characteristic is higher wins it.
AK2-121 = If the characteristics are equal as well, both figures roll again, as often as it takes (AK2-R9).

## Damage

AK2-122 = When a roll that deals damage succeeds, read the symbols of the two dice you kept, straight away, on your figure's damage line: the melee line for combat, the ranged line for a shot. The victim ticks that many HP boxes (AK2-R60).
AK2-123 = Damage lines are six columns long. Every pair of symbols has its column, in whatever order the two fall (AK2-R10).
AK2-124 = A shift makes you read the next column to the left or to the right. Shifts add up, and left and right cancel each other (AK2-R11).
AK2-125 = Bonus dice mostly come from a Charge, from a Combat Card that beats the opposing one, and from formulas and skills. Malus dice mostly come from the skill Frightening, from the REF roll of a Brutal Attack, and from formulas and skills.

## Distances and line of sight

AK2-201 = The distance between two figures is the gap between the edges of their bases (AK2-R1).
AK2-202 = Your figure sees something if you can draw one straight line, from anywhere on its base to anywhere on the target's base or edge, that no blocking obstacle cuts.
AK2-203 = What cuts a line is an obstacle (a figure of either side, scenery, an objective and so on) that is at least as big as the figure looking and also at least as big as its target (AK2-R12).
AK2-204 = An obstacle that is smaller than both figures hides nothing.
AK2-205 = Seeing a part is enough: as long as one line gets past the obstacle, it does not block your sight.
AK2-206 = It follows that size 0 scenery never blocks sight.

## Building a warband

AK2-301 = Agree with your opponent on a format, or take the one the organiser has set.
AK2-302 = There are four formats. Up to 180 points: exactly 1 hero, a 24-inch table, 6 to 12 scenery elements. Up to 200: 1 or 2 heroes, 24 inches, 6 to 12. Up to 250: exactly 2 heroes, 36 inches, 10 to 16. Up to 300: 2 or 3 heroes, 36 inches, 10 to 16.
AK2-303 = Add up what your figures cost: you may stay below the format's points but never go over them.
AK2-304 = There must be one symbol, of a faction or a sub-faction, that every figure of your warband carries.
AK2-305 = If a card bears several symbols, you may use it in each of the factions or sub-factions they stand for.
AK2-306 = Take neither fewer nor more heroes than the format allows.
AK2-307 = A hero is unique: you may take each one only once. That is why hero cards show no limit.
AK2-308 = On the card of a figure that is not a hero, the number in brackets tells how many cards of that name you may take at most (AK2-R13).
AK2-309 = You pay for every figure, not for the card.
AK2-310 = Fill every place on a multi-figure card before you open another card of the same name, and keep to its limit (AK2-308).
AK2-311 = Only the last card of a name may have places to spare: two figures on a card with three lines, say, for which you pay the cost twice.
AK2-312 = All figures on a multi-figure card have the card's AP, characteristics, skills and damage lines, each of them in full. Each has its own life line.
AK2-313 = A sub-faction is part of a larger faction: it has some of that faction's figures and others that only it may use. The symbols on the cards show which.
AK2-314 = Your faction decides your affinity. Earth: Kingdom of Avalon (sub-factions The Temple and The Sanctified) and Aurlok Nation (Clan Walosi, Clan Waga). Water: Khaliman Republic (Sorority and Fadela, printed as a single sub-faction), Escapees of the Penitentiary of the Tooth and Utopia of Irmao (Bokors). Air: Empire of the Jade Triad (Cobra Guard) and the Chimeras. Fire: Naashti Citadels (Citadel of Chim-Eth) and Cults of Rados (Cult of Blood).

## Setting up

AK2-401 = Choose the scenario and the optional modules together with your opponent. Each module can be played by itself or along with others (AK2-R76).
AK2-402 = Chance decides which of you is player A; the other is player B.
AK2-403 = The scenario diagram shows a table zone for each player, with the deployment zone inside it.
AK2-404 = The scenario says where objectives go and when: that may be before or after other steps of the set-up.

## Placing scenery

AK2-405 = You take turns at placing scenery, a single element each time. Player A begins (AK2-R15).
AK2-406 = Between your element and any other scenery or objective there must be more than 3 inches; exactly 3 is too close.
AK2-407 = Keep your scenery out of the other player's deployment zone. Your own is open to it.
AK2-408 = Your first element goes in your own table zone, your second in your opponent's, your third in your own again, and you keep switching.
AK2-409 = An element may lie across both zones, provided the larger part of it is in the zone where you have to place it (AK2-408, AK2-R14).
AK2-410 = On a 24-inch table you may say stop when your 4th element is due (the 7th or 8th of the table), or at any later one, instead of placing it.
AK2-411 = On a 36-inch table you may say stop in the same way from your 6th element on (the 11th or 12th of the table).
AK2-412 = If you stop, your opponent may still add one element, and no more scenery is placed after that (AK2-R16).
AK2-413 = You end up with 6 to 12 elements on a 24-inch table and 10 to 16 on a 36-inch one. Reaching the maximum also ends the placement.

## Resource tokens

AK2-414 = Resource tokens come next. You take turns, player B first, and put each token on a scenery element.
AK2-415 = Your tokens have the affinity of your faction or sub-faction.
AK2-416 = With a token on it, the element as a whole becomes a place where alchemists can harvest.
AK2-417 = There is never more than one token on an element.
AK2-418 = On a 24-inch table you have 3 tokens, and 1 or more must go to your opponent's table zone. On a 36-inch table you have 5, of which 2 or more go there (AK2-R17).

## Deployment

AK2-419 = You deploy in your own deployment zone, and no part of a base may stick out of it.
AK2-420 = Whoever has more profile cards is the first to deploy (AK2-R18).
AK2-421 = With equally many cards, make an opposed ESP roll. You each choose the profile of your warband whose value you use, and whoever loses has to begin.
AK2-422 = You take turns at deploying a card, which means its figure or all of its figures, until everybody is on the table. If your opponent runs out first, you carry on alone.
AK2-423 = Figures that share a card may be set up far apart. In play each goes its own way; all they have in common is being activated together (AK2-522).
AK2-424 = The first turn starts as soon as both warbands stand on the table.

## Status and situation

AK2-501 = A figure always has exactly one status. On Watch: it has 1 AP or more. Active: it is being activated. Reacting: it is making a Reaction, and only for that long. Inactive: it has used up its AP for the turn.
AK2-502 = A figure also has one situation at any time: In Combat while it touches one or more enemy figures, otherwise Free.

## Start of the turn

AK2-503 = First step of a turn: whatever happens at the start of a turn takes effect.
AK2-504 = In the first step of a turn each figure gets as many AP as its card shows (AK2-R85).
AK2-505 = Second step of a turn, the initiative: you and your opponent choose a figure each, at the same time, and these two make an opposed ESP roll (AK2-R19).
AK2-506 = If you win the initiative, you say who begins the turn: you or your opponent.
AK2-507 = Whoever begins is the first active player and has to activate a card: the first activation of a turn cannot be passed (AK2-R20).

## Activation phase

AK2-508 = As the active player you activate one card or pass. Then your opponent is the active player.
AK2-509 = When you pass, it is your opponent's go at once. You may pass as often as you want in a turn, the opening activation apart (AK2-507).
AK2-510 = With no card left that you could activate, passing is all you can do; it happens by itself.
AK2-511 = Two passes in a row, one from each player, end the activation phase on the spot, even if figures still have AP.
AK2-512 = You can activate a card only if one or more of its figures are On Watch. They become Active.
AK2-513 = A figure that has had its activation but is still On Watch can be reactivated. That costs it 1 AP before it announces anything; if it cannot pay, it cannot be reactivated (AK2-R21).
AK2-514 = In this way a figure can have several activations in one turn.

## An activation step by step

AK2-515 = An activation goes like this. 1: choose the card. 2: effects of the start of an activation apply. 3: announce an Action or, instead, a skill with a price in AP or one that gives you an Action. 4: pay. 5: resolve. 6: go back to 3 as often as you like and your figure can. 7: effects of the end of an activation apply (AK2-R87).
AK2-516 = You do not have to use up your AP: you may stop before that and save the rest.
AK2-517 = An activated figure has to do something: one Action or more, be it for 0 AP, or a skill that costs AP or gives an Action (AK2-R22).
AK2-518 = One thing at a time: the next Action starts only when the last one is over.
AK2-519 = When its activation ends, your figure is On Watch if it has kept 1 AP or more, and Inactive if it has none.
AK2-520 = These are Actions: Walk, Charge and Run; combat; shooting; in alchemy, concentrating, harvesting a token and using a formula; and what the scenario adds.
AK2-521 = Using a skill is not an Action, though some skills give you Actions for free.

## Multi-figure cards

AK2-522 = Activating a multi-figure card activates every figure on it that is On Watch, all at once (AK2-R21).
AK2-523 = On a multi-figure card, each figure first announces an Action, all at the same time, and these need not be alike. You then resolve them one by one in the order you like. Once all are done you may announce second Actions, and so forth (AK2-R79).
AK2-524 = If what an announced Action needs is gone by the time you get to it, it has failed: a Charge is then a failed Charge, a shot a failed shot (AK2-R23).
AK2-525 = Once announced, a target stays the target.

## Reactions

AK2-526 = While an enemy is being activated, your figures can react in four cases only. Attacked in a combat Action, or with the free Combat Card of a charger: play a Combat Card (AK2-704). Shot at while Free: shoot, Walk or Charge (AK2-826). Charged while Free and armed with a ranged weapon: shoot (AK2-825). A skill gives you a free Action that it allows as a Reaction (AK2-1004).
AK2-527 = Your reacting figure pays as for the Action itself, so it needs the AP: 1 for a Walk, a Charge or a shot, 1 or 0 for a Combat Card (AK2-R24).
AK2-528 = Your figure is Reacting only until the Reaction is over; then its AP make it On Watch or Inactive again. To react is not to be activated.

## Movement

AK2-601 = When you move, take any route you like, with as many bends as you like, and use as much of the distance as you want.
AK2-602 = No part of your base may cross a figure, whichever side it is on, an objective or scenery (AK2-R2).

## Walk

AK2-603 = For 1 AP your figure Walks, no further than its Walk value.
AK2-604 = Where a Walk ends, the figure must be Free.
AK2-605 = To Walk out of combat you first need a disengagement roll (AK2-624).
AK2-606 = As a Reaction, a Walk is only for the target of a shot (AK2-829).
AK2-607 = You may Walk more than once in a turn, if you have the AP and have neither Run nor charged (AK2-610, AK2-617).

## Run

AK2-608 = For 2 AP your figure Runs, no further than its Run value.
AK2-609 = Where a Run ends, the figure must be Free.
AK2-610 = A figure that has Run makes no other move this turn.
AK2-611 = To Run out of combat you first need a disengagement roll (AK2-624).
AK2-612 = You cannot Run as a Reaction.

## Charge

AK2-613 = A Free figure may Charge for 1 AP. Name the enemy figure you are after, then pay (AK2-R63).
AK2-614 = For the Charge to be valid, you must see the target and have it within your Charge value (AK2-R25).
AK2-615 = In a valid Charge, your figure moves, within its Charge value, until it touches the target. Now both are In Combat.
AK2-616 = Your Charge has reached its target: at once you have to play a Combat Card against it. It costs you no AP, it must be an Attack card, and its COM roll has 1 bonus die (AK2-R71).
AK2-617 = After a Charge, valid or failed, your figure makes no other move this turn.
AK2-618 = If a condition of your Charge is not met, it is a failed one: your figure goes for the target by the shortest route, as far as its Walk value, and halts before it is In Combat (AK2-R26).
AK2-619 = A figure whose Charge failed can play no Attack cards for the rest of the turn, only Defense cards (AK2-R66).
AK2-620 = As a Reaction, a Charge is only for the target of a shot, and the shooter is the only enemy it may be aimed at (AK2-831).
AK2-621 = For a multiple Charge, name an initial target and one or more others. Sight and distance must be right for each of them (AK2-614, AK2-R27).
AK2-622 = In a valid multiple Charge, your figure ends up touching all its targets. It still plays a single free Attack card, against the initial target.
AK2-623 = In a multiple Charge, one target that does not meet the conditions spoils it all. Your figure then goes for the initial target by the shortest route, as far as its Walk value, and halts before it is In Combat; the limits of AK2-617 and AK2-619 hold.

## Disengagement

AK2-624 = Before a Walk or Run takes your figure out of combat, it makes a disengagement roll: an opposed REF roll against an enemy that is In Combat with it (AK2-R80).
AK2-625 = If your figure wants to disengage from several enemies, their player chooses which of them rolls.
AK2-626 = If your figure wins the disengagement roll, it moves as usual.
AK2-627 = If your figure loses the disengagement roll, each enemy In Combat with it may strike it with one free Quick Attack, without a card (AK2-727). A figure that survives this then moves as usual (AK2-R28).

## Combat

AK2-701 = Only a figure that is In Combat can make a combat Action, and only against an enemy it touches (AK2-R59).
AK2-702 = There are two ways into combat: to Charge or to be charged (AK2-R29).
AK2-703 = However many figures touch each other, a combat is a duel between two of them.
AK2-704 = If your figure is the target of a combat Action, it may react by playing a Combat Card, under the same rules as the attacker.
AK2-705 = In a combat Action you play one Combat Card. It is over once your card and the target's Reaction are resolved.

## Combat Cards

AK2-706 = You have five Combat Cards. Brutal Attack, Normal Attack and Quick Attack are Attack cards; Parry and Inactive are Defense cards.
AK2-707 = You and your opponent each pick a card in secret and lay it face down. It counts for this combat only.
AK2-708 = Inactive is free; any other card costs 1 AP. A charging figure pays nothing for its card (AK2-616).
AK2-709 = Both Combat Cards are turned up at the same time, and the AP are paid after that.
AK2-710 = A figure that has no AP left plays Inactive without any choice, unless something gives it a free Combat Card (AK2-R30).
AK2-711 = What your Combat Card changes, it changes only for the combat Action in progress.
AK2-712 = Quick Attack: 1 bonus die on REF, 1 bonus die on COM against Normal, damage one column to the left. Normal Attack: 1 bonus die on COM against Brutal. Brutal Attack: 1 malus die on REF, 1 bonus die on COM against Quick, damage one column to the right. Parry: a possible counter-attack (AK2-723) and a bonus die (AK2-R31). Inactive: no modifier.
AK2-713 = A special Combat Card, or Botte, counts as the basic card it names. You play it like that one, with the changes it prints, but only with the figures or on the occasions its text allows.

## Attack against Attack

AK2-714 = When two Attack cards meet, both figures make an opposed REF roll, modified by their cards, skills and so on.
AK2-715 = The winner of the REF roll strikes first: a COM roll with every modifier, whose difficulty is the enemy's DEF. If it succeeds, it deals the damage read, with its shifts (AK2-R82).
AK2-716 = If the loser of the REF roll is still alive, it strikes next in the same manner, with dice of the colour its health now has (AK2-107, AK2-R61).

## Attack against Inactive

AK2-717 = Against Inactive nobody rolls REF. The attacker makes a modified COM roll, difficulty the enemy's DEF, and deals damage if it succeeds.

## Attack against Parry

AK2-718 = Against Parry nobody rolls REF either: it is an opposed COM roll. The attacker rolls with all modifiers, settles which dice to keep and says the result; the parrying figure rolls only after that, with its own modifiers.
AK2-719 = If the attacker beats a Parry, the kept dice deal their damage, whatever DEF the enemy has (AK2-R32).
AK2-720 = If the parrying figure wins, the blow is parried and does no damage.
AK2-721 = A tie against Parry is settled as in every opposed roll (AK2-120, AK2-121).
AK2-722 = A charger has its bonus die on COM (AK2-616) whichever of these it meets: an Attack card, Inactive or Parry.
AK2-723 = If you parry and your result is 3 or more above the attacker's, you may strike back with one Normal Attack, without a card.

## Defense against Defense

AK2-724 = Two Defense cards do nothing to each other. A Parry still costs 1 AP.
AK2-725 = If you both play Inactive, the activation of the active figure is over there and then. It keeps any AP it has left.
AK2-726 = If two Inactive cards end the activation of a multi-figure card (AK2-725), it is over for all its figures, once the Actions they have already announced are resolved.

## Attacks without a card

AK2-727 = Some rules let a figure make a Quick, Normal or Brutal Attack without a card. That is no Action, and you cannot announce it: it happens only where a rule gives it to you.
AK2-728 = Whatever skills or effects do for Combat Cards, they do not do for attacks without a card.
AK2-729 = Attacks without a card cost nothing and nobody can react to them, unless a rule says otherwise.
AK2-730 = For an attack without a card, make a COM roll, with its modifiers, against the target's DEF. If it succeeds, read the damage: as it is for Normal, one column to the left for Quick, one to the right for Brutal.

## Shooting

AK2-801 = With a ranged weapon, your figure may spend 1 AP on a shot at an enemy figure.
AK2-802 = A figure that is In Combat cannot shoot.
AK2-803 = You may shoot as many times in a turn as your AP allow.
AK2-804 = You must see your target. If the announced shot turns out to have no line of sight, it does not take place: it is a failed shot, and the AP is gone.
AK2-805 = Before a shot comes the estimate: say how far you think your figure is from its target.
AK2-806 = When figures of one card have announced several shots, give the estimates for all of them before the first is measured and resolved (AK2-R72).
AK2-807 = After your estimate the distance is measured. Anything beyond the weapon's range fails automatically; exactly at range is still good.
AK2-808 = In range, your shot goes ahead, however wrong your estimate was.
AK2-809 = Starting at the rim of your shooter's base, lay your estimate out in the direction of the target: if it ends on the target's base, it is correct and earns you the Aim bonus (AK2-R33).
AK2-810 = The Aim bonus is 1 bonus die for the shooting roll.
AK2-811 = If the target reacts to your shot, in any way, you lose the Aim bonus. It is lost as soon as the Reaction is announced, even if the target does not live to carry it out.
AK2-812 = Once estimate and checks are done, and before any dice are rolled, the target may announce a Reaction (AK2-R34).
AK2-813 = The shooting roll is a characteristic roll: your weapon's value against the target's DEF.
AK2-814 = If your shooting roll succeeds, read the damage on your ranged damage line.
AK2-815 = Every obstacle between shooter and target moves the damage one column to the left.
AK2-816 = The shooting corridor is marked out by four points: the two ends of a diameter on the shooter's base and the same on the target's. Every figure, scenery element or objective in it, if it is size 1 or larger, is an obstacle (AK2-R35).
AK2-817 = What lies completely within 5 inches of the shooter is no obstacle.
AK2-818 = Point Blank: when the target is no more than 5 inches away, damage moves one column to the right.
AK2-819 = A shot made as a Reaction can be at Point Blank too.

## Shooting into a combat

AK2-820 = If you hit a target that is In Combat, it makes a cover roll before it takes any damage.
AK2-821 = For a cover roll the target rolls 2 dice of its health colour and adds no characteristic. It needs 8 or more.
AK2-822 = On a cover roll, a target of size 1 gets 1 bonus die and one of size 3 gets 1 malus die. There are no other modifiers.
AK2-823 = If the cover roll succeeds, the figure that the target is fighting takes the damage in its place. The shot was still rolled against the DEF of the original target (AK2-R70).
AK2-824 = If the target is In Combat with more than one figure, the nearest one to the shooter takes the damage; among equally near ones, chance decides.

## Reactions around shooting

AK2-825 = If your Free figure has a ranged weapon and is charged, it may shoot the charger for 1 AP. Say so right after the Charge is announced; the shot is resolved before anybody moves. You make no estimate, so there is no Aim bonus, but it can be at Point Blank. After that the Charge continues as usual (AK2-R36).
AK2-826 = If your Free figure is shot at, it may react with a shot, a Walk or a Charge. Announce it when estimate and checks are done, before the roll.
AK2-827 = To shoot back you need a ranged weapon that reaches the active shooter. Both shots are made at the same moment, and you make no estimate.
AK2-828 = At the same moment means that each figure rolls as it was before either shot; only then is the damage of both applied.
AK2-829 = If you react with a Walk, the shot comes first. You then Walk by the usual rules, and must end up in one of these places: where the shooter cannot see you, out of reach of the weapon, or within 1 inch of a figure, scenery element or objective of size 1 or larger that lies, once you have moved, in the corridor between the two of you (AK2-R37).
AK2-830 = A Reaction by Walk or Charge takes place only if your figure has survived the shot.
AK2-831 = If you react with a Charge, the shot comes first here too. Your figure then charges the shooter by the usual rules.

## Alchemists

AK2-901 = An alchemist shares the affinity of its faction (AK2-314), is of the Outer or of the Inner Circle, and has a formula card. Affinity counts for harvesting and for some scenario Actions.
AK2-902 = Your alchemist lives on two resources: components, which fuel formulas, and stones, which pay for upgrades. Tick what you use and untick what you get back; the reserve on the card is the most it can ever have (AK2-R38).

## Concentration

AK2-903 = Concentration has levels 0 to 4. Every alchemist begins the game at 0.
AK2-904 = In its activation your alchemist may spend 1 AP to gain one level, and do so again, up to level 4.
AK2-905 = Each time your alchemist is damaged, it loses one level, the highest it has, no matter how heavy the damage.
AK2-906 = To gain a level, tick the lowest one still free; to lose one, untick the highest one ticked.

## Formulas

AK2-907 = To use a formula your alchemist needs three things: the components, the concentration level it asks for or a higher one, and not having used that formula already this turn (AK2-R39).
AK2-908 = A formula, step 1: announce the target. Your alchemist has to see it.
AK2-909 = A formula, step 2: tick the components, and on top of that pay either 1 AP or 1 level of concentration, as you prefer.
AK2-910 = You may pay with concentration only if your alchemist still has the formula's required level afterwards.
AK2-911 = A formula, step 3: measure. If the target is no further than the formula's range, it is cast. If it is further, the formula fails and all you paid is lost.
AK2-912 = A formula, step 4: when it is cast, you may tick stones to buy upgrades. For one formula that is 4 stones at most in the Outer Circle and 6 in the Inner Circle.
AK2-913 = Buy the same upgrade more than once if you like, and mix it with others.
AK2-914 = If an upgrade brings more targets, announce them all before you measure any. Stones spent on one that is out of range are lost (AK2-R40, AK2-R83).
AK2-915 = Casting takes no roll in itself. If dice are needed, the text of the formula says so.

## Harvesting

AK2-916 = If your alchemist touches a scenery element with a resource token, it may spend 1 AP to take the token off (AK2-R65, AK2-R77).
AK2-917 = When you harvest in the Outer Circle you choose: get resources back or set off the token's affinity effect. In the Inner Circle you get the resources and may set off the effect as well.
AK2-918 = A harvest gives you back components and stones in any mix you like. Outer Circle: 4 if the token has your alchemist's affinity, 2 if not. Inner Circle: 6 or 4.
AK2-919 = Resources for which the reserves have no room are lost.

## Affinity effects

AK2-920 = A Fire token: every time your alchemist casts a formula, you may choose an enemy figure that it can see and that is no further away, in inches, than its ESP. That figure suffers 1 damage. The effect lasts until your alchemist's next activation has ended (AK2-R41, AK2-R84).
AK2-921 = A Water token: your alchemist casts formulas 3 inches further. Areas of effect grow by 2 inches for as long as their formula lasts. The effect lasts until your alchemist's next activation has ended (AK2-R41, AK2-R42).
AK2-922 = An Earth token: your alchemist has 1 more DEF, though never above 12, and damage does not cost it concentration. The effect lasts until its next activation has ended (AK2-R41).
AK2-923 = An Air token: when an enemy alchemist within 8 inches casts a formula, you may say that it gets no upgrades. You can do so once, at no cost, until your alchemist's next activation has ended (AK2-R41, AK2-R43).

## Skills, free Actions, scenario Actions

AK2-1001 = The text of a skill tells you what it does, what it costs and when you may use it.
AK2-1002 = If a skill gives you one of the standard Actions for free, that Action costs 0 AP (AK2-R64).
AK2-1003 = Unless the skill says more, you can take a free Action only while its figure is being activated.
AK2-1004 = A skill that allows its free Action as a Reaction allows it even to an Inactive figure, which is Reacting in the meantime.
AK2-1005 = Scenarios can bring in Actions and skills of their own, which exist only there.

## End of the turn and of the game

AK2-1101 = End of a turn, step 1: whatever lasts until the end of the turn is over, and after that the effects that belong to the end phase apply.
AK2-1102 = End of a turn, step 2: the scenario's effects are resolved and Scenario Points are counted.
AK2-1103 = End of a turn, step 3: see whether the game is over.
AK2-1104 = End of a turn, step 4: AP that nobody has spent are gone, and the next turn starts.
AK2-1105 = A game of two players may take any number of turns (AK2-R44).
AK2-1106 = If the count at the end of a turn brings you to the Scenario Points that the scenario demands, the game is over and you win.
AK2-1107 = If you both reach the required Scenario Points in one and the same turn, the game is drawn.
AK2-1108 = If a turn ends and one player has no figures on the table any more, the game is over and drawn (AK2-R45).
AK2-1109 = Whether the game is over is looked at when a turn ends and at no other time.

## Playing with measuring

AK2-1201 = In the variant with measuring, everybody may measure whatever they like, whenever they like.
AK2-1202 = With measuring there are no estimates. A shot gets the Aim bonus by itself if no obstacle lies between shooter and target (AK2-816, AK2-817, AK2-R46).
AK2-1203 = With measuring, if an obstacle is in the way, the first AP you spend on shooting a target brings no Aim bonus. From the second AP on you have it, as long as neither figure has moved (AK2-R46).
AK2-1204 = For skills that call for an estimate, the publisher's site offers adapted texts. We do not have them.
AK2-1205 = With measuring, you play everything else as usual: you may still announce what the tape shows to be too far, as a bait or because a friend will clear the way first, and a Reaction of the target still takes the Aim bonus away (AK2-811).

## Advanced scenery: placing it

AK2-1301 = Advanced scenery: elements must lie more than 2 inches, instead of 3, from each other and from objectives.
AK2-1302 = Advanced scenery: instead of placing an element you may give a Special Effect to one that lies on the table (AK2-R47).
AK2-1303 = Advanced scenery: when an element is placed, the players settle its Vision rule and its Crossing rules, whatever suits the model best (AK2-R89).
AK2-1304 = Advanced scenery on a 24-inch table: 8 to 16 elements. You may stop from your 5th element on, the 9th or 10th of all. Each player gives 2 Special Effects at most.
AK2-1305 = Advanced scenery on a 36-inch table: 12 to 20 elements. You may stop from your 7th element on, the 13th or 14th of all. Each player gives 3 Special Effects at most.

## Advanced scenery: Vision

AK2-1306 = Opaque: the element blocks lines of sight between figures no bigger than itself, as all scenery does without this module (AK2-203).
AK2-1307 = Sparse: the element blocks no line of sight. A shot through it is read 2 columns to the left instead of 1, if it is at least as big as one of the two figures (AK2-R48).
AK2-1308 = Clear to sight: the element blocks no line of sight (AK2-R48).

## Advanced scenery: Crossing

AK2-1309 = Clear to cross: figures may enter the element, and it does nothing to their moves.
AK2-1310 = Hindering: a move made in the element is shorter, a Walk by 1 inch, a Charge by 2, a Run by 3 (AK2-R49).
AK2-1311 = Cluttered: a figure inside cannot be charged from more than 4 inches away, nor charge farther than 4 inches itself (AK2-R86).
AK2-1312 = Cluttered: a figure inside cannot announce a Run.
AK2-1313 = Cluttered: a figure that enters must be wholly inside when that move ends, so the element is not crossed in one move (AK2-R86, AK2-R90).
AK2-1314 = Impassable: the element can be neither entered nor crossed.
AK2-1315 = Climb: a figure at most 1 inch away may spend 1 AP and roll Reflex, difficulty 8 plus the size of the element (AK2-R50).
AK2-1316 = A climb that fails: the figure suffers as much damage as its result falls short of the difficulty, and stays where it is.
AK2-1317 = A climb that succeeds: the figure is put on the other side by the shortest way. The crossing may not be longer than its Walk (AK2-R50).
AK2-1318 = A figure with the Leap skill climbs without rolling.

## Advanced scenery: Special Effects

AK2-1319 = Each Special Effect can be chosen once in a game, by whichever player, and no element has two.
AK2-1320 = Shaal-touched: a figure that starts its activation within 2 inches rolls Mind, difficulty 13. If it fails it must spend 1 AP on a Charge at the nearest enemy, with the Brutal card; if there is nobody it could charge it suffers 1 damage. Then it acts as usual (AK2-R51).
AK2-1321 = Haunted: a figure that starts its activation within 2 inches rolls Mind, difficulty 14. If it fails, all its rolls have a malus die until the turn ends; and if it is within 2 inches at its next activation, it fails without rolling (AK2-R75).
AK2-1322 = Invigorating: a figure in contact may spend 1 AP to be healed. Roll a white die: a sword heals 1 HP, an axe 2, a mace 3. The element does so once per turn, for whomever (AK2-R52).
AK2-1323 = Bewitching: a figure that starts its activation within 2 inches rolls Mind, difficulty 13, and loses 1 AP if it fails (AK2-R67).
AK2-1324 = Strategic: if the element is neither Impassable nor Opaque, you place it again at once, whatever the usual restrictions, outside the deployment zones. An objective may come to lie in it (AK2-R47).
AK2-1325 = Alchemical: an alchemist within 2 inches pays one component less for its formulas, and harvesting in the element yields 2 resources more (AK2-R53).
AK2-1326 = Dark: a figure in contact with the element can be charged only by figures that are in contact with it, too (AK2-R86).
AK2-1327 = Soothing: figures within 2 inches have a bonus die on all Mind rolls. An alchemist that is Free and within 2 inches when its activation starts or ends gains a level of concentration (AK2-R74).

## Command

AK2-1401 = Before the game you may choose up to 5 command cards. Once the game has begun, you cannot change them (AK2-R54).
AK2-1402 = Before deployment count your command points: the ESP of one of your heroes, whichever you like, 2 for each alchemist of your warband and 1 for each hero with the skill Chief.
AK2-1403 = Each turn, before the initiative roll, every player secretly chooses one of his command cards or none. Then all are revealed at once (AK2-R85).
AK2-1404 = When your card is revealed, its cost goes off your command points.
AK2-1405 = You cannot play a card that costs more command points than you have.
AK2-1406 = In one game you play each of your command cards once at most.
AK2-1407 = After the reveal you may cancel a card of an opponent: pay its cost and 1 command point more (AK2-R55).
AK2-1408 = What a command card does, it does in the turn in which it is played, as its text says.

## Competitive

AK2-1501 = For a tournament, a campaign or a league, players agree on a number of games, after which they are ranked.
AK2-1502 = Before the first turn every player chooses a Secret Objective in secret.
AK2-1503 = Within one tournament, campaign or league you may choose each Secret Objective only once (AK2-R88).
AK2-1504 = When the game is over, Secret Objectives are revealed, and it is said which are fulfilled. A fulfilled one gives its Victory Points; some give more to the winner.
AK2-1505 = The game itself gives 6 points to the winner, 3 to each in a draw and 1 to the loser, unless the organiser wants other numbers (AK2-R90).
AK2-1506 = Your Victory Points of a game are its game points and those of your Secret Objective. The sum over all games makes the ranking, the highest first.
AK2-1507 = For ties in the ranking the Scenario Index is recommended. In each game it is the share of your Scenario Points in yours and your opponent's together, in percent, rounded to a whole number; the indices of all games are added up (AK2-R56).
AK2-1508 = What else breaks ties is up to the organiser: number of wins, points of Secret Objectives, painting and so on.

## Multiplayer

AK2-1601 = Three or four players need a scenario laid out for them, with a zone for each. Whatever the rules of this chapter do not change is as with two players.
AK2-1602 = Formats of three and four players: 150 points, 1 hero, a table of 24 inches, 2 to 4 scenery elements and 2 tokens each; 180 points, the same; 200 points, 1 or 2 heroes, 36 inches, 3 to 6 elements and 3 tokens each; 250 points, 2 heroes, the rest as with 200.
AK2-1603 = Chance makes one of you player A. The others are B, C and D in clockwise order, and everything is placed in that order.
AK2-1604 = You place scenery in turn, one element each, A first. When all have placed 2 elements (24 inches) or 3 (36 inches), whoever is to place may stop instead; then each other player may add one last element. There are never more than 12 elements, or 16 on the larger table.
AK2-1605 = You place your tokens in turn, one each, player C first. At least one of yours must go to scenery in an enemy table zone.
AK2-1606 = You deploy in turn, one card each. Whoever has most cards begins; between equals chance decides.
AK2-1607 = For initiative all players roll ESP against each other, and the winner chooses who begins. Between equal results the figure with the higher ESP wins; if that is equal too, roll again.
AK2-1608 = The first active player is followed by the others in clockwise order.
AK2-1609 = A turn is over only when everybody who is still there has passed, one after the other.
AK2-1610 = The game takes 5 turns at most. After the fifth, whoever has most Scenario Points wins, if at least one of that player’s figures and at least one enemy figure are on the table.
AK2-1611 = Players who have equally many Scenario Points share the victory.
AK2-1612 = If at the end of a turn a player has the Scenario Points that the scenario asks for, the game is over and that player wins. If several have reached them in that turn, it is a draw.
AK2-1613 = If only one player has figures left at the end of a turn, the game is a draw.

## Scenario: Jin Posts

AK2-1701 = House reading: this scenario is rebuilt from what earlier editions tell about it. Three Jin Posts, objectives of size 1 and 1 inch across, stand on the median line: one in the middle and one on each side of it. From edge to edge they are 7 inches apart on a 24-inch table and 12 inches on a 36-inch table.
AK2-1702 = The Jin Posts are there before any scenery, and at first they are neutral.
AK2-1703 = The median line cuts the table into two table zones. You deploy in your half, behind a line that is 9 inches from the posts on a 24-inch table and 14 inches on a 36-inch table: 9.5 or 14.5 inches from the median line. A base that touches this line from behind is inside.
AK2-1704 = Within 1 inch of a post, your figure may spend 2 AP on the scenario Action Jin Post. A neutral post becomes yours; one that is your opponent's becomes neutral (AK2-R58).
AK2-1705 = A post is yours until an enemy makes it neutral. Your figures need not stay near it.
AK2-1706 = In step 2 of every end phase, 1 Scenario Point goes to the player with more posts. If you have equally many, nobody scores. House rule: among three and four it takes more posts than every other player has.
AK2-1707 = To win with the Jin Posts you need 3 Scenario Points. House rule: among three and four you need 4.

## Rulings: geometry

AK2-R1 = House reading: you measure from the edge of a base to the edge of another, or to the nearest point of scenery or an objective. A limit of so many inches or less includes that number; more than so many excludes it. Positions are kept to a thousandth of an inch and compared exactly; two edges no more than 0.01 inch apart are in contact.
AK2-R2 = House reading: a move is as long as the path that the centre of your base follows. On the way the base may brush against figures, objectives, impassable scenery and the table edge but never lap over them, and it cannot squeeze through a gap narrower than itself. Walking on the spot is a legal Walk. No part of your figure may go off the table, unless a scenario has a way out. In a Walk or Run it may touch enemies in passing, as long as it ends up Free.
AK2-R3 = House reading: scenery exactly 1, 2 or 3 inches high belongs to the larger size. Size 1 thus goes from 1 to just under 2 inches, and size 2 from 2 to just under 3. Size 3 goes from 3 to 4 inches, both included. Under 1 inch is size 0, over 4 inches is size 4.
AK2-R4 = House reading: where the rulebook prints 1.5 × 3.5 inches for the template, the first number is a misprint, since 63 mm are 2.5 inches. Templates measure 2.5 × 3.5 inches.
AK2-R12 = House reading: an obstacle blocks when it is at least as big as the bigger of the two figures, and only then; a size between the two does not block. A line that merely touches an edge is not cut. Your own base and the target's never get in the way, and there is always sight between figures that touch. Your own figures block just as enemies do. An objective has the size the scenario gives it, or 1 if the scenario is silent.
AK2-R14 = House reading: scenery across two zones belongs to the one that holds more than half of its area; if it is split in equal halves, to the one where you had to place it. No part of it may stick out over the table edge.
AK2-R35 = House reading: take the diameter of each base that is square to the line between the two centres: the four ends are the corners of the shooting corridor. Something is in it if it overlaps the inside; touching an edge does not count. Shooter and target are no obstacles, all other figures are, friend or foe. To lie completely within 5 inches, every point of an element must be 5 inches or less from the edge of the shooter's base. No element counts twice.

## Rulings: dice

AK2-R7 = House reading: if in an opposed roll one side lacks the characteristic, that side wins and does not roll. If both lack it, both roll with a value of 0.
AK2-R8 = House reading: when, with malus dice, more dice than you can keep show the same second-lowest number, you choose among those, as their symbols may differ. You can never keep a higher number.
AK2-R9 = House reading: to settle a tie, both sides repeat the whole roll with as many dice of the same kind as before, and choose afresh which to keep. After 50 ties a coin is tossed, just so that the game cannot hang.
AK2-R10 = House reading: the rulebook does not give the order of the damage columns. Ours is: sword and sword, sword and axe, axe and axe, sword and mace, axe and mace, mace and mace. We know that sword ranks below axe and axe below mace, and that no known line ever goes down, so only columns 3 and 4 are in doubt. Your own game data can change the order.
AK2-R11 = House reading: first count all shifts together, right as plus and left as minus. If that takes you past an end of the line, read the last column there, 1 or 6.
AK2-R62 = House reading: where symbols do not matter (REF, ESP, a cover roll, the roll of a parrying figure), your two highest dice are kept for you when you have bonus dice. Where they do matter, in a COM attack or a shot, the choice is yours; against Parry you make it before your opponent rolls, as you have to say your result.
AK2-R60 = House reading: if the column says 0, nothing is suffered and nothing that depends on damage happens, such as losing concentration. Damage that goes beyond the last HP is lost.
AK2-R52 = House reading: healing unticks boxes from the right, so the last one ticked is the first to go. It never takes a figure above its starting HP, the health colour follows immediately, and a figure that has left the game cannot be healed.
AK2-R69 = House reading: the colour of your dice is settled when your roll begins; damage later in the same Action affects only rolls made after it. With two shots at the same moment (AK2-828), both use the health from before either of them.

## Rulings: information and order

AK2-R5 = House reading: you have the initiative if you won the roll of this turn, even when you let the other player begin. Before that roll, the winner of the last turn has it; before the first roll of all, player A has it. If several effects are all yours, you order them. Effects of scenery or of the scenario are ordered by the active player, or outside activations by the player without the initiative.
AK2-R6 = House reading: the cards lie on the table, so every tick can be seen, and warbands are shown at set-up. All that is hidden are Combat Cards and command cards until they are revealed, Secret Objectives until the end and, when you play with estimates, exact distances until a rule has them measured.
AK2-R19 = House reading: both players settle on their initiative figure before either is shown. Any figure of yours on the table will do, whatever its status, and it rolls dice of its own colour. With no figure on the table you lose without a roll; if neither player has one, the activation phase is left out.
AK2-R68 = House reading: when you play with estimates, the screen shows no coordinates, rulers, range circles or numbered previews until an Action is announced and paid, and nobody is told what would be in range. A table begins this way because the rulebook does (AK2-005) and because nothing is ranked here. Positions have to be sent to draw the table, though, so a doctored program could still work distances out: with strangers, or where something is at stake, whoever opens the table should choose the variant with measuring (AK2-1201). Without measuring, bots have to guess with a random error, in the order of 8%, and never use exact distances.
AK2-R91 = House reading: whether one figure sees another is no distance. As people do at a real table by putting their eye to it, you may check any line of sight at any time, also when you play with estimates; you are told whether it is free and what cuts it, and never how long it is. A warning that an Action looks hopeless goes by the picture alone, as you see it, and measures nothing.
AK2-R33 = House reading: your estimate is correct if it is no less than the gap between the two bases and no more than that gap plus the diameter of the target's base. You give it in hundredths of an inch, 0 or more, and it may exceed your weapon's range.

## Rulings: warband and set-up

AK2-R13 = House reading: the rulebook is of two minds whether the number in brackets limits cards or figures. Here it limits cards, so a limit of 3 on a card with two lines lets you have up to 6 figures.
AK2-R15 = House reading: if there is no legal place for your scenery, you skip this placement, and it is not counted. If neither player can place any, the placement is over, even below the minimum number.
AK2-R16 = House reading: once you have stopped you place no more scenery, and the one element your opponent may add must be in the zone that is due by their own alternation (AK2-408). When the maximum is reached, nobody has to say stop.
AK2-R17 = House reading: while your opponent's zone has enough free elements, you may not place a token that would leave you with fewer than you still owe there. If that zone has no free element left, you owe nothing more. Tokens are placed even for a side without alchemists, and when no element at all is free, the rest are left out.
AK2-R18 = House reading: to see who deploys first, count profile cards only, not formula cards. A figure that does not fit into its zone is set as near to it as possible, without touching an enemy.
AK2-R76 = House reading: you set up in this order: scenario, modules and warbands, with their command cards; players A and B; objectives, unless the scenario wants them later; scenery; tokens; command points; deployment; secret objectives; turn 1.

## Rulings: turn and activation

AK2-R20 = House reading: the ban on passing first (AK2-507) is for players who have something to activate. If you have no figure left, you do pass.
AK2-R21 = House reading: a figure with just 1 AP has none left once it has paid for its reactivation, yet it must act (AK2-517). So you may reactivate it only if it can still do something for 0 AP, be it a free Action or casting a formula for a level of concentration. Failing that, it needs 2 AP. On a multi-figure card every figure that has been activated before pays its own AP. Those that cannot pay, or could do nothing afterwards, are left out with their AP and status unchanged; all the others have to take part. A figure that has only reacted has not been activated, so its first activation is free.
AK2-R22 = House reading: you may activate a card only if one of its On Watch figures, or more, can legally do an Action or use a skill; the other figures are passed over. If an opening effect, such as losing AP, leaves nothing legal, the activation ends there. It still counts as one, so the next in the same turn is a reactivation.
AK2-R23 = House reading: on a multi-figure card you pay for Actions when you announce them, except combat, which you pay at the reveal. If the target has gone in the meantime, a shot fails and its AP is lost; a Charge fails, with a move towards where the target last was (AK2-617, AK2-619); a combat does not take place, with no card and no AP spent; a formula fails with all you paid. A charger that is no longer Free fails its Charge without moving. A shooter now In Combat fails its shot. A Walk or Run of a figure now In Combat still takes place, with a disengagement roll.
AK2-R24 = House reading: a figure reacts at most once to each shot, each Charge and each combat Action. If it may not move any more this turn, it cannot react with a Walk or a Charge. Nobody reacts to a Reaction, except that the figure struck by a Reaction Charge plays a Combat Card and pays for it, like any target of one. If you have the AP, you may shoot at a charger and then play a Combat Card against the same Charge.
AK2-R72 = House reading: if several figures of one card shoot at the same target, each shot can be reacted to separately, and a Reaction takes away the Aim bonus of that one shot only. If a Reaction Walk brings the target out of sight or range, the shots still to come fail.
AK2-R64 = House reading: nothing can be repeated for ever: every Action uses up AP, concentration, components or something you have only so many times. If a skill gives you an Action for 0 AP, you have it once in each activation, or as often as the card says.
AK2-R67 = House reading: AP can be lost down to 0 but no further, and 0 AP makes a figure Inactive.
AK2-R66 = House reading: limits that hold until the end of the turn, such as no more moves or Defense cards only, are lifted when the end phase begins, in its step 1. When Scenario Points are counted they are already gone.
AK2-R63 = House reading: Charges, combat Actions and shots can be aimed only at enemy figures on the table. A formula can be aimed at what its text says; if that is the alchemist itself, neither sight nor measuring is needed.
AK2-R79 = House reading: in the first round of announcements, every figure of the card that can act has to announce something. Later rounds are optional, but whoever leaves one out is done for this activation. For a Walk or Run you only name the Action and choose the path when its moment comes; for a Charge, shot, combat or formula you name the targets at once. If a figure is removed or finished, the others go on, apart from the case of AK2-726.
AK2-R85 = House reading: a turn begins with start-of-turn effects and with every figure having the AP of its card, so that an effect that gives or takes AP changes that number. Then command cards are chosen, revealed and cancelled; those that give AP or concentration do so at once. Then comes the initiative.
AK2-R87 = House reading: an activation that is cut short, by AK2-725 or by the loss of the last AP, still has its end-of-activation effects for the figures on the table. Then the other player becomes active as usual.

## Rulings: movement and Charge

AK2-R25 = House reading: a target is within Charge range if a legal path, no longer than your Charge value, ends in contact with it. A wall can thus put even a near target out of reach. Path and point of contact are for you to choose.
AK2-R26 = House reading: you must make the move of a failed Charge. It follows the shortest legal path to where your figure would first touch the initial target and uses your whole Walk value, but stops 0.10 inch short of touching any enemy; if an enemy is nearer than that already, there is no move. Among equally short paths you choose. If your figure is not Free or has no path, it stays where it is. If the target has gone, it moves towards where the target last was.
AK2-R27 = House reading: you have to end your Charge where you touch only the targets you named, if there is such a place. If there is none, you may charge all the same and are In Combat with the others as well. A multiple Charge needs one place, within your Charge value, where you touch every target.
AK2-R28 = House reading: the attacks against a figure that failed to disengage come one after the other, in the order their player chooses, and each may be left out. Inactive figures and those restricted to Defense cards can make them too, as no card is played. The leaving figure does not get its AP back, and if it dies it does not move.
AK2-R80 = House reading: you may announce a Walk or Run out of combat only if there is a legal place within its value where your figure would be Free. Should there be no such place any more when the Action is due, it fails there and then: your figure neither rolls, nor is attacked, nor moves, and its AP are spent.
AK2-R29 = House reading: to be In Combat is simply to touch an enemy. It is over for both when they no longer touch, because one is removed, moves or is pushed. Enemies that some effect brings together, without a Charge, are In Combat too, but nobody gets a free Combat Card.
AK2-R59 = House reading: In Combat your figure can fight, Walk or Run away with a disengagement roll, concentrate, use formulas, harvest, do scenario Actions and use skills. It can neither Charge nor shoot.

## Rulings: combat

AK2-R30 = House reading: to announce a combat Action your figure needs 1 AP or more, or a free Combat Card. With AP you may even play Inactive as a bluff, and then only the enemy's card counts; with 0 AP and no free card you cannot announce one. So each combat Action costs somebody an AP, uses up a free card (AK2-R64) or ends the activation. To be safe, if a combat Action saw neither AP spent nor dice rolled, the activation is over (AK2-725).
AK2-R31 = House reading: the Combat Cards have the values of AK2-712, and Parry has 1 bonus die on COM against any Attack card. The rulebook itself confirms the damage shifts of Quick and Brutal, Brutal's malus die on REF and its bonus die against Quick; a Botte that counts as Normal shows the bonus die against Brutal. The rest comes from older cards, the die for Parry from those of 2008 alone. If your own card shows no such die, you can take it out in your game data.
AK2-R32 = House reading: damage dealt against Parry is shifted by the attacker's card as always: to the left for Quick, to the right for Brutal.
AK2-R61 = House reading: a figure killed by the first blow does not strike back. A figure killed in its own Action by an attack without a card has finished its activation. An attack from the skill Chain comes before the riposte.
AK2-R82 = House reading: Chain is set off by a successful COM roll of an Attack card: one that reaches the enemy's DEF or, against Parry, wins the opposed roll. It may have read 0 damage. You then strike the same enemy with a Quick Attack without a card (AK2-727 to AK2-730). That extra attack is lost if that enemy has been removed, and never sets off another.
AK2-R71 = House reading: the bonus die of a Charge is only for the charger's COM roll with the free card of that Charge. It does not help the REF roll, later cards, attacks without a card or the target.

## Rulings: shooting

AK2-R34 = House reading: you can react to a shot only if it has not failed already, so sight and range must be good. You announce and pay your Reaction before the shooter rolls.
AK2-R36 = House reading: you decide on a shot at a charger before the Charge is measured, so it may go to waste on one that was bound to fail. Your shot needs sight and range like any shot, or else it fails and the AP is gone; obstacles count, and figures are where they stood before moving. If the charger dies, the Charge is over and your figure stays Free. In a multiple Charge every Free target with a ranged weapon may shoot, one by one in the order its player chooses, until the charger is gone. If figures of one card announced several Charges, you may react to each when it comes up, before it moves: a target that is already in contact is not Free and cannot shoot.
AK2-R37 = House reading: you may announce a Reaction Walk only if it has a place to end that satisfies AK2-829; staying put counts if your present place does. You must end in such a place. Out of the weapon's range means that the gap between the bases is greater than that range.
AK2-R70 = House reading: damage that a cover roll passes on (AK2-823) is read in the column found for the original target, with its obstacles and Point Blank, and it may well hit the shooter's own side. The cover roll cannot be declined. For whoever is hit it is damage like any other, with loss of concentration and the rest.

## Rulings: alchemy

AK2-R38 = House reading: components and stones are both full when the game begins. Whatever element you harvest, components go into the one pool of that alchemist. Stones cannot stand in for components, though in an older edition they could.
AK2-R39 = House reading: the limit of once per turn is counted for each alchemist and each formula. A formula that failed for lack of range or sight has been used.
AK2-R40 = House reading: you need to see extra targets too. One you cannot see is treated like one out of range.
AK2-R83 = House reading: you buy upgrades after the main target is measured, so more range cannot rescue a formula that fell short. It does help with extra targets, and where the range is an area with the alchemist in its middle, the area gets wider. Name range upgrades along with the extra targets, before any of those is measured.
AK2-R41 = House reading: an affinity effect starts at once, goes on through the rest of this activation and ends when the alchemist's following activation does; a reactivation counts as one. Effects of different elements add up, while the same one again only starts afresh.
AK2-R84 = House reading: the Fire effect can be used once for each formula that is cast (one that failed is not), between the moment it is sure to be cast and its upgrades. Name the enemy first; then sight and distance are checked, and if it is out of reach nothing happens, but the effect stays. If Air could step in, that is decided before Fire.
AK2-R42 = House reading: the 3 inches of Water are added to the range for the target and for extra targets. Where the range is an area with the alchemist in its middle, that area grows by 2 inches, not by 3.
AK2-R43 = House reading: you announce the Air effect right after the enemy formula is cast, before any upgrade is named. Only then are the 8 inches checked, with no need for sight. If it was too far, the effect is wasted.
AK2-R65 = House reading: it does not matter who placed a token: alchemists of either side may harvest it.
AK2-R77 = House reading: a figure is in contact with scenery, to harvest and for its Special Effects, when its base touches the edge of it, or with advanced scenery overlaps it.

## Rulings: end of the game

AK2-R44 = House reading: the rules set no limit of turns, so here you may agree on a draw at any time, and the game is drawn when a set number of turns is over: 12, unless you choose another. You may also concede, and lose; among three and four that ends the game, and the others share the victory.
AK2-R45 = House reading: if a player gets the points needed while one side has no figures left, the game is drawn: official scenarios name the loss of all figures as a draw and make no exception. It is also drawn if nobody has figures left.

## Rulings: playing with measuring

AK2-R46 = House reading: for the Aim bonus past an obstacle, count this shooter's shots at this target in the current turn since either of them last moved; the first shot counts as one. Any Walk, Run, Charge, climb or push of either figure, even of length 0, starts the count again. Shots made as a Reaction never have the Aim bonus and are not counted.

## Rulings: advanced scenery

AK2-R47 = House reading: giving a Special Effect uses up your turn to place, and counts as no element for any number or for the change of halves. There must be an element without one. After the other player's stop your last turn may be an effect, too. Strategic may be given to any element; only one that is neither Impassable nor Opaque is then moved, wholly on the table and over no other scenery.
AK2-R48 = House reading: neither Sparse nor Clear scenery blocks sight, yet both are obstacles to shots if their size is 1 or more: 1 column, or 2 for Sparse scenery at least as big as one of the two figures. Which elements count is for AK2-816, AK2-817 and AK2-R35 alone, also where a figure stands in one. An Opaque element that can be entered cuts every line that runs through any part of it, by size as AK2-203 says.
AK2-R49 = House reading: if any part of a move, start and end included, lies over Hindering scenery, the value of that move is reduced once, never below 0. For a Charge the reduced value counts in AK2-614.
AK2-R50 = House reading: climbing is an Action of the figure's own activation and counts as a move: not after a Run or Charge, not in Reaction, and only after disengaging. The figure goes straight across by the shortest way and is put down wholly outside on the far side; the crossing is measured from edge to edge of the element. If that place is taken or not Free it is the nearest such place over there, within the Walk. If there is none, the climb fails after payment, without a roll. What can only be climbed is entered by no other move.
AK2-R51 = House reading: the Shaal drives a figure at an enemy it sees, if it is Free, may still move and has 1 AP; the nearest of these, by choice if several are equally near. A Charge that proves too long is a failed one. A figure that is In Combat, may not move or has no AP has nobody to charge, and so suffers 1 damage. The forced Charge is paid, reacted to and carried out like any, bars later moves, and is an Action for AK2-517.
AK2-R53 = House reading: near Alchemical scenery a formula never costs less than 0 components. The 2 more resources are for those who choose resources, in either Circle.
AK2-R73 = House reading: if a figure, or several of a card, must make more than one test as an activation starts, the active player says in which order.
AK2-R74 = House reading: Soothing scenery gives one level as an activation starts and one as it ends, each if the alchemist is Free and within 2 inches at that moment, and never more than 4 in all.
AK2-R75 = House reading: failing without a roll at a Haunted element is failing, so the next activation fails as well. The AP for acting again is paid before any such test.
AK2-R78 = House reading: with three or four players advanced scenery keeps its distances, its Special Effects per player and its greatest numbers, 16 and 20; from when on a player may stop is as without it.
AK2-R86 = House reading: the 4 inches of Cluttered ground are those between the two figures when the Charge is announced; a Charge that proves longer has failed. Contact can be seen, so a Charge that the Dark forbids cannot be announced. A charger never ends partly inside a Cluttered element it enters, and a failed Charge stops before one.
AK2-R89 = House reading: who places an element proposes what it is and the others agree. If they do not, and always for bots, it is what its record says.
AK2-R90 = House reading: being haunted twice in a turn gives one malus die. Whoever overlaps a Cluttered element is inside it; a move that enters must end wholly inside, one that leaves may end partly inside. You may stop placing only if the least number of elements lies there, effects not counted. Who may not be charged because of the Dark is nobody to charge for the Shaal. Hindering scenery shortens the walk of a failed Charge as any Walk, and never a climb. When three or four play, two who reach the points needed in the same turn draw, in turn 5 too. In an event, a shared win is divided by the number of winners and rounded down, but never worth less than a draw, and the Scenario Index compares you with your best opponent.

## Rulings: Jin Posts

AK2-R58 = House reading: the Jin Post Action may be done In Combat. Each time, the post moves on by one step: from the enemy's to neutral, from neutral to yours.

## Rulings: modules

AK2-R54 = House reading: every player has the whole set of command cards to choose from, so both may take the same one, but nobody holds a card twice. How many you hold and your command points are open; which cards they are stays hidden until you play them.
AK2-R55 = House reading: cards are paid first; then all players who can choose secretly and at the same time what to cancel. A cancelled card does nothing, yet it is paid for and counts as played. You may cancel several cards if you pay for each. Cancelling itself cannot be cancelled, and if several players cancel the same card, all of them pay.
AK2-R56 = House reading: a Scenario Index of exactly half a point is rounded up, and if nobody has Scenario Points, everybody's index is 50.
AK2-R88 = House reading: if you have used all Secret Objectives, you play without one. They are judged by how the table looks in the end and by what has happened in the game; an enemy is a figure of any other player.

## Rulings: several players

AK2-R57 = House reading: among three and four every figure of another player is an enemy. If initiative is tied in every respect, all roll again. If you leave a combat with enemies of several players, the first of them clockwise from you says who rolls, and each decides about the parting blows of his own figures. A player without figures is skipped, and the game goes on while two others have some. The opponent’s zone in scenery placement is that of any other player; nobody builds into another’s deployment zone or places more than 4 elements (6 on the larger table). At least one of your tokens must go to an enemy zone. Deployment goes on clockwise from whoever begins. Simultaneous effects are ordered by the first player clockwise from the winner of the initiative. After the fifth turn only leaders with figures win, and if none of them has any it is a draw; who reaches the points earlier needs no figure.

## Rulings: house scenarios

AK2-R95 = House rule: a scenario says what may be done about its objectives, by whom and for how many AP, and for what points are given at the end of each turn. All that it counts is added up.
AK2-R96 = House rule: what can be carried is taken up from within the distance the scenario gives, also in combat, and one thing at a time. If it is heavy, its bearer neither runs nor charges. When the bearer leaves the table it lies where the bearer stood. What is taken for good leaves the table and gives its points once.
AK2-R97 = House rule: you hold an area if more of your figures stand entirely in it than of any other player. Whoever must get through counts while standing entirely in the deployment zone of another player.
