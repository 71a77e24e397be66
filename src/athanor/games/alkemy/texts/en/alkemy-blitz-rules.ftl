### Alkemy Blitz: the catalogue of rules, in our own words.
### One message per rule (AKB-001 ...) and per ruling (AKB-R1 ...); the message id is the rule ID.
### "House reading" marks what is a decision of this platform and not text of the rulebook.
### Words: model = one miniature; melee = a fight at Long Reach, close combat = a fight in contact.

## Scope and universal rules

AKB-001 = Alkemy Blitz is a duel: you and your opponent each lead one warband, and everybody can see all its models.
AKB-002 = You never play without a scenario. It says what the objectives are and what earns victory points.
AKB-003 = In the Blitz format the table measures 24 × 24 inches and your warband may cost 180 points.
AKB-004 = In the 300 format the table measures 48 × 36 inches and your warband may cost 300 points.
AKB-005 = Both formats are played by the same rules. All that changes is how much scenery there is and how large, and how many component tokens you place and where.
AKB-006 = You and your opponent are free to settle on another number of points.
AKB-007 = Whenever a profile card and the rulebook disagree, the card is right.
AKB-008 = Inches are the only unit of distance.
AKB-009 = Between two models you measure the gap, from the edge of one base to the edge of the other.
AKB-010 = You may not measure anything on the table before an action that calls for it is being resolved. Until then the true distance is unknown to you and your opponent alike (AKB-R11).
AKB-011 = Sight works both ways: whoever you can see can also see you.
AKB-012 = Your models look all around them, through a full 360 degrees; they have no back.
AKB-014 = One scenario can be swapped for another. The rulebook contains just one, Jin Posts; more appear on the game's web site, and you may invent your own. Here a scenario is loaded as data, with its own setup, actions, scoring at the end of a round and victory.
AKB-013 = If your dice come up with a double 6, shout the name of the game! It is only for fun and changes nothing.

## Profile cards and health

AKB-020 = Each of your models belongs to one profile card, and to one only.
AKB-021 = The front of a card shows its name, its lifeline or lifelines, MIN, REF, COM, DEF and AP, three movement values, size, skills and a row of the Damage Table. A shooter's card adds a ranged weapon with a damage row of its own; an alchemist's adds rank, affinity element and concentration track.
AKB-022 = On the back you find the name again, the recruitment cost, one or more faction symbols, how many copies of the card are allowed, and what its skills do.
AKB-023 = Read the three movement values as walk, charge and run; an engagement uses the first. With 4/6/10 you walk or engage 4 inches, charge 6 and run 10.
AKB-024 = The AP value tells you how many action points every model of the card gets in a round.
AKB-025 = Two numbers follow the name of a ranged weapon: the COM used for shooting, then the range in inches. Bow (3/30) means COM 3 and a range of 30 inches. Without such a weapon a model is not a shooter.
AKB-026 = Hit points are boxes in a line, the lifeline: from left to right, first the white ones, then the yellow, then the red.
AKB-027 = For every point of DAM your model suffers, tick one box, always the first free one from the left.
AKB-028 = The first free box shows how your model is doing: white means Unscathed, yellow Grave and red Critical.
AKB-029 = A model rolls dice of the colour of its present health, whatever the roll. Cover rolls are the one exception (AKB-384).
AKB-030 = When the last box is ticked, the model is out of action and you take it off the table immediately.
AKB-031 = Several lifelines on a card mean several models, one for each lifeline.
AKB-032 = The models of such a card do not share AP: each has the full number to itself.
AKB-033 = MIN is for initiative, for a tie at deployment and for resisting alchemy. REF decides who strikes first and who gets away from a fight. COM is for attacking and parrying, and DEF is what others have to reach to hit you.
AKB-034 = Every alchemist comes with a formula card on top of its profile card.
AKB-035 = You recognise a hero by a card that bears a personal name and no limit on copies.

## Building a warband

AKB-050 = You pay the recruitment points of every model, and together they must stay within the agreed total (180 in Blitz). You need not use up all your points.
AKB-051 = A Blitz warband cannot do without a hero. House reading: it has exactly one, as in any game of up to 200 points (AKB-R82).
AKB-052 = If you play with 201 to 300 points, take one hero or two.
AKB-053 = If you play with more than 300 points, take two heroes or three.
AKB-054 = You cannot field the same hero twice.
AKB-055 = The limit printed on any other card tells you how many copies of it you may take.
AKB-056 = Fill every lifeline of a multi-model card with a model before you take another copy of it. Only the last copy may have gaps (AKB-R84).
AKB-057 = There must be one faction symbol that all your cards have in common.
AKB-058 = If a card shows more than one faction symbol, any of those factions may recruit it.
AKB-059 = Where your number of cards matters (AKB-509), leave out the formula cards.

## Dice

AKB-070 = The dice are white, yellow or red, and each colour has its own faces. Every face shows a number and a symbol, which is a sword, an axe or a mace.
AKB-071 = You never roll fewer than 2 dice, nor more than 4.
AKB-072 = However many you roll, you keep two.
AKB-073 = Extra dice, bonus and penalty alike, are of the colour of your model's health.
AKB-074 = First take your penalty dice away from your bonus dice, without any limit. What is left over gives you that many bonus dice if positive and that many penalty dice if negative; if nothing is left, you simply roll 2 dice.
AKB-075 = A difference of more than 2 counts as 2, because a roll has no more than two extra dice (AKB-071).
AKB-076 = Having rolled bonus dice, you choose freely which two dice to keep; they need not be the highest.
AKB-077 = Having rolled penalty dice, you are stuck with the two lowest numbers (for equal numbers with different symbols see AKB-R42).
AKB-078 = Add the numbers of your two kept dice and the characteristic in question: that is your result.
AKB-079 = A characteristic roll has to reach the difficulty; being equal to it is enough.
AKB-080 = In an opposed roll both sides roll and add their characteristic. The better result prevails.
AKB-081 = When an opposed roll is tied, it goes to the model whose characteristic is higher.
AKB-082 = If the characteristics are equal as well, both sides roll once more with the same number of dice, as often as it takes to find a winner.
AKB-083 = If a roll may deal DAM, look at the symbols of the two dice you kept: the pair tells you which column of the Damage Table to read.

## Sizes and line of sight

AKB-100 = Sizes go from 1 to 4, for models (see the card) and for scenery.
AKB-101 = Scenery takes its size from its height: up to 1 inch it is size 1, up to 2 inches size 2, up to 3 inches size 3, and above that size 4 (AKB-R2). You may measure the height of scenery whenever you like.
AKB-102 = An element that is not equally high everywhere has, for each line of sight, the size of the spot where the line goes through it.
AKB-103 = Your model sees another if you can draw a straight line, from any point of one base to any point of the other, that runs through no model and no scenery larger than both of them.
AKB-104 = So an obstacle counts only if it exceeds even the bigger one of the pair in size; one of the same size as either model does not. AKB-126, AKB-127 and AKB-128 are exceptions.
AKB-105 = If no line of that kind can be drawn, the model is hidden from you (AKB-R3).
AKB-106 = On top of scenery of size 1 or more, a model gains 1 size, but only where sight is concerned.
AKB-107 = A model has cover from you when it stands behind scenery or another model that is no bigger than itself, at most 1 inch away from it (AKB-R4).
AKB-108 = It also has cover when scenery or a model of whatever size conceals part of its base from you, and it stands behind that at most 1 inch away (AKB-R4).

## Scenery types

AKB-120 = Scenery may slow you down, block your view or decide which alchemical resources can be had. The scenario says how it is placed.
AKB-121 = Open area: you notice nothing of it.
AKB-122 = Hindering terrain, such as a hedge or a low wall, is of size 1 or 2. It counts for sight according to that size and you may find cover behind it.
AKB-123 = Going over a hindering element uses up 1 inch of your movement (AKB-R7).
AKB-124 = In cluttered land (a swamp, a river, a ruined field) each inch you cover uses up 2 inches of movement (AKB-R103; for sight see AKB-R104).
AKB-125 = You can neither go into nor through clogged land of size 3: houses, walls, rocks, trees (AKB-R6).
AKB-126 = No line of sight gets through clogged land of size 4, however large the two models are. It stops movement too (AKB-R6).
AKB-127 = A lake or a ravine is special land: you cannot move across it, but you see across it as if it were not there.
AKB-128 = A hill is special land as well: it does not slow you down, but models on either side of it cannot see each other at all, however low it is (AKB-R9).

## Round structure and initiative

AKB-150 = A round has four parts, in this order: its beginning, the initiative phase, the activation phase and its end.
AKB-151 = As a round begins, all models get their AP back, up to the number on the card. AP you did not spend are not carried over on top.
AKB-152 = For initiative, you and your opponent each choose a model of your own that is in play, at the same time (AKB-R92).
AKB-153 = Those two models oppose their MIN, each with dice of the colour of its health.
AKB-154 = If you win the initiative, you say who is active first in this round: you or your opponent.
AKB-155 = If the winner makes you go first, you cannot get out of it: you have to activate a card there and then, and passing is not allowed (AKB-R12).
AKB-156 = Each round has its own initiative roll.

## Activation

AKB-160 = When you are active, you pick one of your profile cards; with it, you activate every model it stands for.
AKB-161 = Before anything is carried out, say what each model of the card will do first. They need not all do the same (AKB-R14).
AKB-162 = Next you spend the AP for everything you announced.
AKB-163 = Only then do the announced actions take place (for their order see AKB-R16).
AKB-164 = When all that is done, you may announce another action for each model of the card with AP to spend, and go on in this way (AKB-R15).
AKB-165 = As long as AP last, you may do the same thing again and again; only charging and running cannot be repeated.
AKB-166 = You are allowed to stop while your models still have AP.
AKB-167 = At the end of the activation you turn the card, so that all can see it has been used, and you leave in view the AP its models have kept.
AKB-168 = After that it is your opponent who is active.
AKB-169 = With AP left your model is on watch, be it before or after its activation in this round.
AKB-170 = Without AP your model is inactive. It can no longer act, nor pay for a reaction.
AKB-171 = What things cost: 1 AP for a walk, a charge, an engagement, a shot, one step of concentration, preparing a formula, a reactivation or a reaction; 2 AP for a run or a Jin Post action. A combat card costs 1 AP, except Inactive, which is free, as is the card of a free attack. A disengagement costs what its move costs, and a harvest nothing.

## Passing and end of round

AKB-180 = Instead of activating a card you may pass, which makes your opponent active.
AKB-181 = If your opponent answers your pass by activating a card, you are active again and have the same choice as before: activate or pass.
AKB-182 = There is no limit to your passes in a round, apart from AKB-155.
AKB-183 = One pass straight after the other, yours and your opponent's, ends the round (AKB-R13).
AKB-184 = If you have nothing to activate or reactivate, you have to pass (AKB-R13).

## Reactivation

AKB-190 = Rather than a fresh card, you may bring back into action a model whose activation is over for this round and that has AP to spare. It pays 1 of its AP for this.
AKB-191 = This AP pays for coming back and for nothing else. Whatever the model then does costs AP as usual.
AKB-192 = Reactivation is reserved for models with 3 or 4 AP on their card.
AKB-193 = A model that has run or charged in this round must stay where it is when you reactivate it (AKB-R20).
AKB-194 = Its first activation in a round never costs a model AP, even if it has already used some to react.

## Reactions (general)

AKB-200 = While your opponent is active, certain actions aimed directly at your model allow it to react, if it is on watch and you wish it. Each reaction uses 1 AP.
AKB-201 = If it is shot at, it can react by moving or by shooting back.
AKB-202 = If it is charged and the charge succeeds, it can react with a shot.
AKB-203 = If an enemy it is in combat with begins a fight against it, it can join in with a combat card of its own (AKB-323).
AKB-204 = Reactions draw on the same AP as your model's actions of that round.

## Movement

AKB-210 = Whatever the movement, other models are in the way, your own as well as the enemy's.
AKB-211 = A walk costs 1 AP. You go up to your walk value, wherever you like, with as many turns as you like.
AKB-212 = You cannot walk into contact with an enemy, and a walk never begins a fight.
AKB-213 = A run costs 2 AP. You go up to your run value, wherever you like, with as many turns as you like.
AKB-214 = You cannot run into contact with an enemy, and a run never begins a fight.
AKB-215 = You may walk first and run afterwards, but once you have run, the model has moved for the last time in this round (AKB-R21).
AKB-216 = A model in combat stays put, unless it disengages (AKB-260) or closes in on its opponent (AKB-R33).

## Charge

AKB-220 = A charge costs 1 AP. You go up to your charge value, by any path, straight or not, to begin a fight with one enemy or more.
AKB-221 = Say that you charge, and whom, before anybody measures.
AKB-222 = Each model has one charge per round.
AKB-223 = For a charge to succeed you must see the target, and it must be no farther away than your charge movement; Long Reach makes no difference to that (AKB-R23, AKB-R24, AKB-R27).
AKB-224 = If it succeeds, put your model in contact with its target; with Long Reach anywhere within 1 inch of it will do. From then on the two are in combat.
AKB-225 = A charge that succeeds brings you one free attack on one enemy: a fight in which your card costs the charger no AP.
AKB-226 = For that free attack you add 1 bonus die to your COM roll.
AKB-227 = If the charge fails, your model walks towards the target immediately instead. It stops short of contact, and there is no combat (AKB-R25).
AKB-228 = For the rest of the round, a model whose charge failed can choose only between Parry and Inactive.
AKB-229 = Once it has charged, with success or without, your model does not move any more in this round. It may still do everything else.
AKB-230 = You cannot charge out of a combat, since a charge is no way to disengage (AKB-267).

## Multiple charge

AKB-235 = You may charge several enemies together; tell which of them is your initial target.
AKB-236 = Distance, sight, skills (Diplomatic Immunity or Stealthy, for instance): everything is checked for every target you named.
AKB-237 = If it works, your model ends up touching every one of its targets at the same time, or having them within Long Reach.
AKB-238 = Only the initial target is exposed to your free attack and its bonus die.
AKB-239 = One condition missed for one target spoils the whole charge: your model walks towards the initial target, stays out of contact and is in no combat.

## Several models of one card charging

AKB-242 = Announce what every model of the card will do before you resolve any of it (AKB-161).
AKB-243 = When two of your models charge the same enemy, move both up to it. Then resolve their attacks singly, in whichever order suits you.
AKB-244 = If the first fight changes the target's health, the second is fought with the new health.
AKB-245 = If the first fight removes the target, there is no free attack for your other model.
AKB-246 = A charge sticks to the target you announced: no change is ever allowed.

## Engagement

AKB-250 = An engagement costs 1 AP. Within your walk value you move to touch an enemy already involved in a fight or, when reacting, the shooter that took aim at your model.
AKB-251 = It brings you one free attack on one enemy, no matter how many you engage.
AKB-252 = Unlike a charge, it adds no bonus die.
AKB-253 = For that free attack all five combat cards are open to you.
AKB-254 = Take the straightest way there is; you cannot go past an enemy model (AKB-R107).
AKB-255 = After an engagement you may still move later in the round, which a charge would forbid (AKB-R31).

## Disengagement

AKB-260 = To get out of a combat, your model walks, runs or engages somebody else, and pays the AP of the move you chose.
AKB-261 = First, though, it opposes its REF to that of one enemy it is in combat with.
AKB-262 = When there are several such enemies, your opponent says which of them rolls.
AKB-263 = With Long Reach you need not roll against an enemy that lacks it and does not touch you.
AKB-264 = Win the roll and your model leaves unharmed.
AKB-265 = Lose it, and each enemy in combat with your model is allowed one free attack before it goes; your opponent decides for each of them whether to make it.
AKB-266 = A free attack of this kind counts its DAM one column farther left.
AKB-267 = You cannot leave a combat by charging.
AKB-268 = If your model is still alive after that, it moves as intended.
AKB-269 = A special case: your model has no Long Reach, is in combat with an enemy that has it, and a second enemy with Long Reach charges it. It is now in combat with both, and may spend 1 AP on a single move that leaves the first and engages the second (AKB-R35).

## Combat state

AKB-280 = A fight comes about through a charge that succeeds or an engagement, against one enemy or several.
AKB-281 = It goes on for as long as the two models touch, or one of them has the other within its Long Reach.
AKB-282 = Contact means that the bases touch and that the models are enemies; two models of one warband are never in contact.
AKB-283 = With Long Reach your model fights without contact: it can begin a fight with any enemy no more than 1 inch away.
AKB-284 = In contact we speak of close combat; at Long Reach, without contact, of melee. Your model can be in close combat with one enemy and in melee with another.
AKB-285 = Two models that do not touch, and of which neither has the other within Long Reach, cannot fight.
AKB-286 = However many models crowd around, a fight is always a duel of two.
AKB-287 = If your model is in combat with several enemies, you pick the one it fights.
AKB-288 = No shooting while in combat: the ranged weapon has to wait.
AKB-289 = Combat height: two models can fight only if one base is no more than 1 inch above or below the other.

## Falling

AKB-295 = Your model falls if a move or an ability pushes it off the edge of the scenery it stands on, or if it jumps down.
AKB-296 = A fall deals as much DAM as its height in inches less the size of the model, rounded up, and never a negative amount.
AKB-297 = Being Tough does not help against a fall.
AKB-298 = With Leap your model jumps down without suffering any fall.

## Playing combat cards

AKB-310 = To fight, your active model must be in combat. Choose one of the enemies it is in combat with, or resolve the free attack of its charge or engagement.
AKB-311 = You and your opponent each take one of your five combat cards in secret, both at once, and lay it down with its face hidden.
AKB-312 = A card is good for one fight. For the next you have all five to choose from once more.
AKB-313 = The two cards are turned up at the same time; AP are spent after that.
AKB-314 = For the free attack of its charge, your model has to attack: choose Brutal, Normal or Quick. The card costs it no AP (AKB-R37).
AKB-315 = For the free attack of its engagement, your model may use whichever card you like, again without AP.
AKB-316 = In every other fight, a card costs a model on watch 1 AP; only Inactive costs nothing.
AKB-317 = A model without AP has no choice but Inactive, except for a free attack by AKB-314 or AKB-315.
AKB-318 = If your model lacks Long Reach and an enemy that has it fights it from a distance, without contact, you can only answer that enemy with Parry or Inactive.
AKB-319 = If you parry in that situation, even the best margin brings you no counter-attack.
AKB-320 = If your model's charge failed in this round, Parry and Inactive are its only cards (AKB-228).
AKB-323 = This is how the model that is attacked spends AP: its card is its reaction (AKB-203).
AKB-324 = If several models of your active card fight, you settle the order and play the fights one by one. What happens to the health of a model in one fight counts in the next.

## Card effects and the four cases

AKB-330 = Quick Attack: you add 1 bonus die to your REF roll, but your DAM is found one column farther left.
AKB-331 = Brutal Attack: you add 1 penalty die to your REF roll, but your DAM is found one column farther right.
AKB-332 = Normal Attack: your REF roll is unchanged, and so is your column.
AKB-333 = You get 1 bonus die on your COM roll if you play Quick against Normal, Normal against Brutal or Brutal against Quick. The rulebook knows no other pairing (for Parry see AKB-R102).
AKB-334 = Skills and other effects can bring more dice or move the column further.
AKB-335 = Case 1, both attack: oppose your REF rolls, with the dice of your cards. Whoever wins strikes first, with a COM roll.
AKB-336 = For the COM roll, add COM to your two kept dice. You hit if you reach the DEF of the enemy.
AKB-337 = If you hit, take your own damage row and the column given by the two symbols you kept, shifted as required. The enemy ticks that much DAM immediately.
AKB-338 = The slower model then strikes back with a COM roll of its own, provided it is not out of action (AKB-R47).
AKB-339 = Case 2, an attack meets Parry: nobody rolls REF, both oppose their COM. The attacker rolls with every modifier, keeps two dice and states the result; after that, and not before, the parrying player rolls.
AKB-340 = The attacker who wins this roll deals DAM. DEF plays no part in it.
AKB-341 = If the attacker does not win, the blow is turned aside and does no harm.
AKB-342 = If you parry with a result at least 3 above the attacker's, you may hit back with a Normal Attack: a COM roll against DEF, without column shift and without AP (AKB-R39).
AKB-343 = Case 3, an attack meets Inactive: nobody rolls REF. The attacker makes one COM roll against DEF, and deals DAM on a hit.
AKB-344 = Case 4, nobody attacks: the fight has no effect. A Parry still costs its player 1 AP, unless an engagement made that card free (AKB-315).
AKB-345 = If two Inactive cards meet, the activation is over on the spot and the other player becomes active, even though some models of the card may not have acted or may have AP left (AKB-R45, AKB-R101).
AKB-346 = Parry against Inactive does not stop the activation.
AKB-347 = The bonus die of a charge is for COM, whichever case it is; it never helps your REF roll.

## Shooting

AKB-360 = A shot costs 1 AP. During its activation, a shooter that is not in combat may fire at an enemy model, and fire again for as long as it has AP.
AKB-361 = You must see what you shoot at, if only in part.
AKB-362 = You may aim at enemies only.
AKB-363 = Name your target and say how far you think it is, edge of base to edge of base.
AKB-364 = If several models of your card shoot, state every target and every estimate first; only then is anything measured.
AKB-365 = Now the distance is measured, for everybody to know.
AKB-366 = A target beyond the range of your weapon is missed without a roll, and the AP are gone.
AKB-367 = If the target is in range and the distance you guessed leads to some point of its base, you have Aim: 1 bonus die for the shot.
AKB-368 = If the target is in range but your guess was off, you shoot all the same, just without Aim.
AKB-369 = For the shooting roll, add the COM of the weapon to your two kept dice; you hit if you reach the target's DEF. You roll 2 dice, 3 with Aim, and alchemy or skills can take you to 4.
AKB-370 = A shot uses the damage row of the ranged weapon on the shooter's card.
AKB-371 = Point Blank: at a distance within the shooter's own charge value, the DAM is found one column farther right.
AKB-372 = If your card fires several shots, you roll for them in turn, but they are taken to happen all at once.
AKB-373 = If an early shot of a volley removes the target, the remaining shooters have spent their 1 AP each for nothing.
AKB-374 = You can never choose another target for a shot already announced.

## Cover rolls

AKB-380 = If your model has cover, you may make one cover roll against each shot, once the shooting roll has hit and before the DAM.
AKB-381 = If your model has more than one cover, you say which one it uses.
AKB-382 = No cover obliges you to roll: you may always do without.
AKB-383 = What you need depends on the size of the model under fire: 6 or more for size 1, 8 or more for size 2, 10 or more for size 3 (for size 4 see AKB-R55).
AKB-384 = Roll 2 white dice and add their numbers. Nothing modifies this, not even poor health.
AKB-385 = If the cover roll succeeds, the shot misses its target.
AKB-386 = If your cover was a model, on the shooter's side or not, a successful cover roll means that this model takes the DAM in place of yours (AKB-R53).

## Shooting into combat

AKB-390 = Being in combat does not protect a model from being shot at.
AKB-391 = A target whose base touches that of its opponent, in close combat, has cover.
AKB-392 = A target that fights only in melee, at Long Reach, gets no cover from this combat. It does if it is less than 1 inch from its opponent and the opponent stands in front of it as the shooter sees it; with a gap of 1 inch sharp, it has cover by AKB-107 in any case.
AKB-393 = If the target is saved by the cover of its combat, the model it is fighting takes the DAM.
AKB-394 = If several models are in combat with the target, touching it or in melee, the DAM goes to the one nearest the shooter. Chance decides between models equally near.

## Reaction movement

AKB-400 = If your model is on watch and somebody shoots at it, you may spend 1 AP on a reaction movement. Announce it when the estimate has been given but the shooting roll has not been made.
AKB-401 = If the shooter had Aim, it is lost through this.
AKB-402 = Your model does not move until the shot has been resolved.
AKB-403 = The movement is a walk, and at its end the shooter must not see your model, or must not have it in range, or your model must have cover from it. If there is no such place to go, you cannot react in this way.
AKB-404 = A model that has cover already may react too, and even remain behind the very same cover.
AKB-405 = Being Stealthy does not bar a model from this reaction (AKB-R110).
AKB-406 = Whichever of these it is, the shooter's Aim is gone.
AKB-407 = Your model may also engage the shooter rather than walk, as long as it is not in combat yet.

## Reaction fire

AKB-410 = A shooter of yours that is on watch may fire at models that charge it with success or use a ranged weapon on it, at one or at more. Each shot costs it 1 AP.
AKB-411 = A reaction shot has neither Aim nor Point Blank.
AKB-412 = There is no reaction fire from a model that is in combat already.
AKB-413 = If you react to a charge, your shot comes before the charger gets to you.
AKB-414 = If you react to a charge, it does not matter how far your weapon reaches.
AKB-415 = If you react to a shot, the model that shot first must be in range of your weapon.
AKB-416 = If you react to a shot, yours and the enemy's happen at the same moment.
AKB-417 = The Aim of the active shooter, if there was any, is lost.
AKB-418 = A single reaction shot by your model takes Aim away from everyone who is shooting at it.

## Alchemy: alchemists and resources

AKB-420 = Alchemists have one of two ranks: the Outer Circle, which is common, or the Inner Circle, less common and more powerful.
AKB-421 = An alchemist's affinity is with a single element: Air, Earth, Water or Fire.
AKB-422 = The triangles of the formula card are for components. At the start your alchemist has none.
AKB-423 = The circles of the formula card are for alchemical stones. At the start your alchemist has every one of them.
AKB-424 = A formula tells you its name, the concentration it requires (0 to 4), which components and how many, its range (how far off a target may be and still be affected), its threshold (Auto or Target), its effects, and the improvements with their price in stones.
AKB-425 = In one round your alchemist can prepare any number of different formulas, if AP and resources suffice.
AKB-426 = But an alchemist prepares no formula a second time in the same round.
AKB-427 = The formula card also sets how many components and how many stones your alchemist has room for.

## Harvesting

AKB-430 = When one of its actions ends with a component token no more than 1 inch away, your alchemist may harvest that token without spending AP. Who placed it is irrelevant; its element is what counts (AKB-R108).
AKB-431 = Each alchemist harvests no more than once in a round.
AKB-432 = A token of its own element brings an alchemist of the Outer Circle 4 components, one of the Inner Circle 6.
AKB-433 = A token of a different element brings 2 components to either rank.
AKB-434 = Tick one triangle of the formula card for each component you gain (for what does not fit see AKB-R65).
AKB-435 = Components do not spoil: you have them until you spend them.

## Preparing a formula

AKB-440 = To prepare a formula you spend 1 AP and its components, and your alchemist's concentration must have reached the level it asks for.
AKB-441 = For any component you lack you may spend 2 stones in its place.
AKB-442 = Stones spent in this way leave your limit for improvements untouched.
AKB-443 = Now choose a target, which your alchemist must be able to see (AKB-R66).
AKB-444 = The distance is measured next. If it is within the range of the formula, you go on.
AKB-445 = If the target is too far away the formula fails, and you do not get back the components and stones you used.
AKB-446 = With the threshold Auto, the formula succeeds without dice.
AKB-447 = With the threshold Target, you make an alchemy roll, and the MIN of the target is its difficulty.
AKB-448 = For an alchemy roll, add your alchemist's present concentration to two kept dice of the colour of its health.
AKB-449 = The Inner Circle gives 1 bonus die on this roll.
AKB-450 = If you reach the difficulty, the formula works and you may improve it.
AKB-451 = If you do not, nothing happens and your expense was in vain (AKB-R67).

## Improving a formula

AKB-455 = After combustion you may use stones to improve the formula, paying for each improvement what the card says.
AKB-456 = You may buy more than one improvement, different ones or the same one over again.
AKB-457 = An alchemist of the Outer Circle puts no more than 4 stones into improvements each time it prepares a formula.
AKB-458 = For the Inner Circle the limit is 6 stones.
AKB-459 = If an improvement adds targets, you do not roll for them; they are affected without further ado.
AKB-460 = Your alchemist has to see every target that you add.

## Concentration

AKB-465 = An alchemist's concentration is 0 to begin with and climbs in steps, four at most.
AKB-466 = Whenever you like during the alchemist's activation, you may spend 1 AP to gain a step, and do so more than once (AKB-R111).
AKB-467 = The next round does not reset it. It lasts for as long as the alchemist is not hurt.
AKB-468 = Every time your alchemist is hurt, it drops by one step, be it for one point of DAM or for many together (AKB-R69).
AKB-469 = You do not use up concentration by preparing a formula.

## Scenario "Jin Posts": setup

AKB-500 = The objectives come first. One neutral Jin Post marks the middle of the centre line; one more stands to either side of it on the same line, leaving 7 inches from edge to edge between neighbours.
AKB-501 = Then comes the scenery: 6 elements as large as a playing card. Chance decides who places the first.
AKB-502 = You and your opponent take turns to place one element until there are none left.
AKB-503 = Leave 3 inches or more between an element and the edge of the table, every Jin Post and every other element (if that leaves no room, see AKB-R73).
AKB-504 = Components are next. With no alchemist on either side, there are no tokens.
AKB-505 = As soon as there is one alchemist in the game, each of you places 3 tokens of the element of your faction, and that includes a player who has no alchemist.
AKB-506 = If you were second to place scenery, you place the first token; after that you take turns.
AKB-507 = A token goes right against a scenery element, 4 inches or more from any token on the table.
AKB-508 = When all are placed, you need one of your tokens or more on your own half, and one or more on the enemy's. Where the third goes is up to you.
AKB-509 = If you have more cards than your opponent, formula cards aside, you begin the deployment.
AKB-510 = If you have equally many, oppose your MIN: the one who loses begins.
AKB-511 = Your deployment zone lies on your side of the table, behind a line 9 inches away from the Jin Posts (AKB-R75).
AKB-512 = Deploy one profile card, which means all of its models, inside your zone; then your opponent does so. You alternate until everyone is on the table.

## Scenario "Jin Posts": objective and victory

AKB-520 = To begin with every post is neutral: it belongs to nobody.
AKB-521 = With a neutral post no more than 1 inch away, your model may spend 2 AP, and the post is under your control.
AKB-522 = With a post of your opponent no more than 1 inch away, your model may spend 2 AP, and the post is neutral again.
AKB-523 = There is no limit to how often a post changes hands.
AKB-524 = You need not guard a post: it is yours until your opponent makes it neutral, whether or not a model is near.
AKB-525 = At the end of the round you score 1 victory point, and no more than 1, if you control more posts than your opponent.
AKB-526 = With equally many posts on both sides, or none at all, nobody scores.
AKB-527 = Be the first to have 3 victory points, and you win.

## Rulings: geometry and information

AKB-R1 = House reading: as no base diameters are printed, models of size 1 and 2 have a base of 1 inch, size 3 of 1.5 inches and size 4 of 2 inches. This is a setting.
AKB-R2 = House reading: a height right on the limit belongs to the smaller size. A wall of exactly 2 inches is size 2, a rock of exactly 3 inches size 3, because the rulebook writes of 1 inch or less and of more than 3.
AKB-R3 = House reading: hidden means that there is no line of sight, neither more nor less, so a large model can hide you just as scenery can, though the rulebook speaks only of scenery at that point. The bases of the two models concerned never get in the way, and a line that only grazes an obstacle does not run through it.
AKB-R4 = House reading: scenery or a third model, of either side, gives your model cover from a shooter if the gap to your model is 1 inch or less and at least one line from the shooter's base to your model's base runs through it. Taken together, AKB-107 and AKB-108 make its size immaterial.
AKB-R5 = House reading: an element on which either of the two models stands neither blocks the view between them nor gives cover there. The extra size of AKB-106 is always 1, may lead beyond 4, also counts when the raised model is itself the obstacle, and has no bearing on cover (AKB-107, AKB-383) or falls. It takes a hill or an element one can stand on; being in cluttered land adds nothing.
AKB-R6 = House reading: clogged land of size 3 or 4 cannot be moved through. Size 4 also stops every line of sight, size 3 goes by AKB-103, and size 1 or 2 counts as hindering terrain.
AKB-R7 = House reading: every hindering element on your way adds 1 inch to the ground you cover. Your move cannot end with the base overlapping one.
AKB-R8 = House reading: the game data may say that one can stand on an element. To climb it, its size must be 2 or less, and you spend its height in inches of movement, going up or coming down the same way; jumping down is free but is a fall (AKB-295). In Blitz you cannot stand on any of the usual elements, except hills, which need no climbing.
AKB-R9 = House reading: if neither of the two models is on the hill, any line that passes over its outline is blocked, but any other line that is free will let them see each other. Anyone on the hill can look and be looked at as usual, with AKB-106. Stepping off a hill is no fall.
AKB-R10 = House reading: a line of sight is not a distance, so you may check it whenever you wish, and it may be displayed to you.
AKB-R11 = House reading: until an action is announced and paid for, you are shown no ruler, grid, range circle, preview of a move or number that would betray a distance; bots get a blurred estimate (normal error, standard deviation 6% of the true distance) instead of exact positions to judge ranges. While you trace an announced walk or run, you may be told how much movement it takes; once measured, a distance is public. Positions have to be sent to draw the table, so a doctored program could measure: where something is at stake, choose measured play. It lifts the ban for both sides, drops estimates and gives Aim to any shot at a target without cover; what you may announce stays the same, even if the tape shows that it will fail. This is a setting.
AKB-R113 = House reading: whether one model sees another is no distance. You may eye along any line of sight whenever you like, also before you announce anything and also without measuring; you learn whether it is free and what blocks it, and no length. That an action looks hopeless is said from the picture alone, just as you see it.
AKB-R12 = House reading: you are forced to activate only if your opponent sends you first. If you win the initiative and begin yourself, you may pass, since AKB-182 sets no limit; and if you are forced but none of your models can act, you pass.
AKB-R13 = House reading: two passes in a row, one by each of you, end the round; any activation or reactivation in between starts the count afresh. If there is nothing you could activate or reactivate, you pass automatically.
AKB-R89 = House reading: distances are measured on the flat. Height is considered only for combat height (AKB-289), for sight and for falls.
AKB-R90 = House reading: every base must lie entirely on the table and overlap no other base, no Jin Post and no impassable scenery. Models cannot walk off the table.
AKB-R94 = House reading: bases touch if the gap is 0.02 inch or less. A move that must avoid contact leaves at least 0.10 inch to each enemy base. Positions are kept to a hundredth of an inch, and limits such as "within 1 inch" or "equal" include the limit itself. You may ask at any time whether an enemy is within the Long Reach of your own model, but not whether you are within that of an enemy.
AKB-R103 = House reading: your movement is the length of the path that the centre of the base follows, made of straight stretches. All along it the base must keep clear of models, posts, blocking terrain and the table edge. You may brush past an enemy while walking or running, since only where you end matters (AKB-R94), and a move may have no length at all. An inch is in cluttered land if the centre of the base is; if the base passes over a hindering element, that counts once in the move.
AKB-R104 = House reading: open areas, cluttered land, lakes and ravines are flat. They never stop a line of sight, give no cover and have no size. This is a setting: a field or a reed bed can be given a size, and then blocks sight by AKB-103 and gives cover by AKB-R4.
AKB-R95 = House reading: Jin Posts are objectives and do not count as scenery. Their base of 1 inch is in the way of movement, but they hide nobody and give no cover.

## Rulings: activation

AKB-R14 = House reading: a model may be announced as doing nothing, for 0 AP, and one that has no AP is not announced for. Some model has to do something real; otherwise you have passed, and the card is not turned.
AKB-R15 = House reading: an activation goes in waves, and in each wave you announce for all models, then pay for all, then resolve all. A model that did nothing in one wave may act in another. The activation is over when a wave brings no action, when the card has no AP left, or by AKB-345.
AKB-R16 = House reading: you choose the order of the actions of a wave, with three exceptions. Chargers with the same target all move before the first of them attacks (AKB-243). Estimates are all given when announcing (AKB-364). All shots of the wave make up one volley, which comes at a single moment of that order: all are measured, then all reactions are announced, then the rolls follow one by one.
AKB-R17 = House reading: AP are spent on announcing. An action that has become impossible when its moment comes (target gone, sight lost for a shot or formula, model now in combat) does nothing and its AP are lost; a charge whose target is still there but no longer meets the conditions has failed. If the only or the initial target was removed before the charger moved, there is no walk and no limit on cards, yet it was the model's charge for the round (AKB-222, AKB-229). When it is one of the other targets that has gone, go by AKB-239.
AKB-R18 = House reading: reactivating takes at least 2 AP, one for coming back and one to do something with. That is why the rulebook can conclude that models with 2 AP are unable to do it.
AKB-R19 = House reading: models reactivate one by one. On a card with several, each that takes part spends 1 AP of its own, and the rest do not take part.
AKB-R20 = House reading: the English rulebook garbles this rule in translation. We take it to be about a model that ran or charged before, in the same round.
AKB-R21 = House reading: after a run or a charge there is no walk, run, charge, engagement, disengagement or reaction movement until the round ends. Falls, and moves that an effect forces on the model, still take place.
AKB-R46 = House reading: to announce a fight is free, as you pay only for the card you reveal, but a model needs AP to do it. You may bluff with Inactive for 0 AP as often as you want: each time, either both cards are Inactive and the activation ends, or it costs the enemy 1 AP, so this must come to an end.
AKB-R85 = House reading: when every model of a card has been removed, the card is gone. If all its models are out of AP, you cannot activate it.
AKB-R86 = House reading: if your active card loses its last model while it is being activated, its activation is over and the other player becomes active.
AKB-R87 = House reading: if effects of both players fall on the same instant, the player who lost this round's initiative roll puts them in order. Among your own effects, the order is yours to choose.
AKB-R105 = House reading: within one activation you may combine actions as you please, if AP and the bans of AKB-215 and AKB-229 allow it. For example, walk and charge, shoot and walk away, or fight and disengage.
AKB-R112 = House reading: a round ends in six steps. Effects and bans that last until the end of the round cease, along with the marks for having charged, run, failed a charge, prepared a formula, harvested or been activated; points are scored (AKB-525, AKB-526); a winner is looked for (AKB-527); then lost warbands (AKB-R79, AKB-R80); then the round limit (AKB-R81); then the next round begins. Health, concentration, reserves, control of the posts and combats continue as they are.
AKB-R91 = House reading: you may activate a card if at least one of its models has AP; those that have none are passed over.
AKB-R92 = House reading: both players pick their models for initiative, or for a tie at deployment, in secret and show them together. Any model in play will do (any in your list, before deployment), and being picked does not tire it.

## Rulings: movement and engagement

AKB-R22 = House reading: combat links two models. Only a successful charge or engagement creates the link; it ends when they neither touch nor are within 1 inch with Long Reach on one side or both, or when one is removed. Merely standing close creates nothing: you may walk to within 1 inch of an enemy, with or without Long Reach, and not be in combat. To fight an enemy that is already that close, a model with Long Reach still has to charge, if only over 0 inches. Links last beyond the end of the round.
AKB-R23 = House reading: Long Reach gives you more places to end a charge, not a longer charge. The gap to the target must be within your charge value (AKB-223); then you may stop wherever is legal, touching it or within 1 inch. For engagements, put the walk value instead.
AKB-R24 = House reading: you may announce a charge at a target you cannot see, and it fails, as sight is what success depends on (AKB-223). A shot or a formula without sight is refused from the start.
AKB-R25 = House reading: the walk after a failed charge goes the whole walk value by the shortest legal way towards the target (the initial one, if there are several), and stops 0.10 inch before any enemy base. Among equally short ways you choose. If no way leads closer, the model does not move.
AKB-R26 = House reading: a multiple charge fails if, within the charge value, there is no one place from which your model touches or reaches all its targets.
AKB-R27 = House reading: it is not enough for the straight gap to fit (AKB-R23). The shortest legal path to a final place in contact (or within 1 inch, with Long Reach), including what terrain costs, must fit into the charge value as well, because AKB-227 requires that your model can get to its target with its movement.
AKB-R28 = House reading: when you charge or engage, you cannot finish in contact with an enemy you did not name. You may finish within 1 inch of one, and are not in combat with it.
AKB-R29 = House reading: you may engage an enemy that is in combat with somebody, be it your engaging model itself, at Long Reach, and you may engage the shooter you react to (AKB-407). An enemy that is free cannot be engaged.
AKB-R30 = House reading: you must see the target when you announce an engagement, or it is refused. If the target proves too far, the AP are lost and your model walks as in AKB-R25; its cards and its later movement remain unrestricted, since those penalties are for failed charges alone.
AKB-R31 = House reading: after engaging, nothing prevents your model from moving again. But it is in combat now, and so has to disengage if it is to leave.
AKB-R32 = House reading: a disengaging move has to break off combat with all the opponents of your model, apart from one it engages; if it cannot do so, it is not allowed. A walk or a run cannot end in contact.
AKB-R33 = House reading: if your model is in melee with an enemy at a distance, it may close in, that is engage that enemy without a roll, provided that it leaves no other opponent in the process.
AKB-R34 = House reading: the free attack on a model that failed to disengage is one COM roll against DEF, one column to the left, with no card, no AP and no answer. Models with 0 AP, or whose charge failed, may make it too, but it takes contact or Long Reach of their own. You choose the order of your attacks, and they stop if the model is removed. Without a card, there is no bonus die by AKB-333.
AKB-R35 = House reading: in the special case of AKB-269, only the opponents your model really leaves can roll against it or make free attacks.
AKB-R36 = House reading: if your model is removed while disengaging, it does not move, and the AP are not returned.
AKB-R106 = House reading: if you engage several enemies, name them all, and the one for your free attack, before measuring. Each must meet AKB-R29 and AKB-R30; if one of them is out of reach, the entire engagement fails as in AKB-R30. You cannot engage an enemy your model is touching already.
AKB-R107 = House reading: straightest means that no other legal path to where you touch the target (or reach it) is shorter. You may walk round friends and terrain, but if another enemy base blocks the straight sweep of your base to the target, you cannot engage that target.
AKB-R96 = House reading: if AKB-263 covers all its opponents, your model leaves without any roll. If it covers just some of them, one of the others makes the roll, and those covered have no free attack.

## Rulings: combat

AKB-R37 = House reading: a charger is bound to attack cards for the free attack of its charge and for nothing beyond it.
AKB-R38 = House reading: a tie between attack and Parry is settled by AKB-081 and AKB-082. The higher COM wins; with equal COM both roll all their dice again, the attacker keeps two afresh, and the symbols of the last roll count.
AKB-R39 = House reading: a margin of exactly 3 is enough for the counter-attack. This is no combat card, so it brings no bonus die by AKB-333 and cannot be answered. You may make it even if a failed charge holds you to Parry or Inactive (AKB-228), but not under AKB-319.
AKB-R40 = House reading: sum up all column shifts before anything else; after that, a column below 1 becomes 1 and one above 6 becomes 6.
AKB-R41 = House reading: which pair of symbols belongs to which of the six columns is part of the game data. Unless they say otherwise, the columns are, from the left: two swords, sword and axe, two axes, sword and mace, axe and mace, two maces.
AKB-R42 = House reading: penalty dice bind you to the lowest numbers, not to symbols. If equal numbers compete for a place, you choose between them.
AKB-R43 = House reading: when a tie is rolled again, modifiers stay as they were, and the dice have the colour of the model's health at that very moment.
AKB-R44 = House reading: bonus and penalty dice cancel out before the limit of 2 is applied, not after. With 3 bonus dice and 1 penalty die you therefore have 2 bonus dice.
AKB-R45 = House reading: when both play Inactive, whatever the card's other models had announced and not yet done is cancelled, and they get those AP back. They count as activated in this round all the same.
AKB-R47 = House reading: if your model strikes second in case 1, it rolls dice of the colour of its health once the first strike has done its work.
AKB-R100 = House reading: in case 2 the cards of both sides have their effect. A Quick or Brutal Attack shifts the attacker's DAM as usual, but no attack has a bonus die against Parry by its kind (AKB-333).
AKB-R101 = House reading: AKB-345 is about the fights of the active card. If two Inactive cards meet when a model engages as a reaction, there is no effect and the activation continues.
AKB-R102 = House reading: the rulebook mentions card modifiers on the parry roll without giving any. A Parry therefore adds no bonus die to its COM roll. This is a setting: a player's report on the cards of 2008 gives 1.
AKB-R97 = House reading: if a skill moves or removes a model during case 1 so that the two no longer touch, nor are within Long Reach, the second strike is off (AKB-285).

## Rulings: shooting and reactions

AKB-R48 = House reading: along the line between the centres of the bases, your estimate earns Aim if it is not below the true gap and not above that gap plus the diameter of the target's base.
AKB-R49 = House reading: give your estimate in quarters of an inch (0.25), from 0 upwards. It may be more than the range of your weapon.
AKB-R50 = House reading: a shot goes through these steps. Announce target and estimate, and pay; measure, and if it is out of range everything stops there, without reactions; announce and pay reactions; roll; cover; DAM; reaction movement.
AKB-R51 = House reading: a shot wasted by AKB-373 does nothing to anybody, models that would have been cover included.
AKB-R52 = House reading: a volley and the reaction shots against it happen together. Colours of dice, cover and combats are as they were before it, and a model removed by it still gets to finish its own shot. If DAM is passed on to somebody removed earlier, it hurts nobody.
AKB-R53 = House reading: a model that is hit in place of the target (AKB-386, AKB-393) takes the DAM of the original shot as already worked out, with its column, Point Blank and shifts. DEF is not checked, and it has neither a cover roll nor a reaction. It may well be on the shooter's side.
AKB-R54 = House reading: there is one cover roll only. If your model has cover from its combat and from something else, you decide which of the two it is for.
AKB-R55 = House reading: a model of size 4 needs 12 for its cover roll, as each size asks for 2 more than the one before.
AKB-R56 = House reading: where chance breaks a tie, all candidates are equally likely.
AKB-R57 = House reading: a reaction walk is accepted only if it has somewhere legal to end at that time. You choose where when it is made. If the shot leaves no such place, your model does not move.
AKB-R58 = House reading: reaction movement is for models that are free; in combat there is none (AKB-216). Your model can still play its part in fights.
AKB-R59 = House reading: a single reaction movement costs every shooter of the volley that targets your model its Aim. The place where it ends has to satisfy AKB-403 for one shooter, the one it answers.
AKB-R60 = House reading: a charge is first checked for success. Then reaction shots are announced and resolved, with the charger where it started, sight and cover included; then, if it lives, it completes the charge. A charger removed on the way gains nothing. When several charges of a wave share a target, each is checked from its starting place, all shots are announced and resolved, and only then does anybody move: survivors charge home and those whose charge failed walk, in the order of the wave; one that finds no room any more has failed its charge. Charges linked by a third that shares a target with each belong together. In a multiple charge, every named target that is a shooter on watch may react.
AKB-R61 = House reading: your model may react once to each model that attacks it. Different attackers of a volley may get different answers, but there is one reaction movement per volley at most, and it comes last.
AKB-R62 = House reading: you are offered a reaction engagement only if the shooter is within your walk value and there is a legal place you can get to (AKB-R23); as the distance has just been measured, this reveals nothing. AKB-251 gives you your free attack. The shooter defends itself like any model in a fight, and has no more shots for as long as the combat lasts.
AKB-R99 = House reading: of all attacks at close quarters, only a successful charge allows a reaction shot (AKB-410). A fight in a combat that already exists, a free attack or an enemy's engagement does not.
AKB-R110 = House reading: a Stealthy model may also end its reaction walk (AKB-403) at a place where Stealthy would cause the same shot to fail.
AKB-R98 = House reading: if the enemy shooter is out of range, you cannot fire back, and the request is refused: its distance is known by then.

## Rulings: alchemy

AKB-R63 = House reading: once harvested, a token leaves the table.
AKB-R64 = House reading: your alchemist keeps one single stock of components, all of its own element; what a token of another element yields, less as it is, is added there, since the card has one row of triangles without types. Every formula is paid from this stock, so the component type printed on it is never an extra condition.
AKB-R65 = House reading: if there are no more triangles for them, further components are lost.
AKB-R66 = House reading: you announce the formula and its target in one go. If the formula permits, your alchemist may target itself: it always sees itself, at distance 0. Being in combat does not prevent alchemy.
AKB-R67 = House reading: a formula that failed, by range or by roll, has been prepared for this round, and cannot be tried again in it.
AKB-R68 = House reading: you can buy improvements only when the formula has succeeded. Targets they add have to be within its range too, as improved. Name them before measuring: stones spent on one that is too far are lost.
AKB-R69 = House reading: your alchemist loses one step each time damage is dealt, for however many points, and never goes below 0. With 0 DAM no damage is dealt. A volley that hits with two shots deals damage twice.
AKB-R108 = House reading: a component token is treated as a mere point, somewhere along the outline of the scenery it belongs to. You measure to that point, and it neither takes up room nor blocks anything. Every alchemist may harvest every token.
AKB-R111 = House reading: gaining concentration is a separate action. Announce it between other actions, never halfway through one; for more than one step you need more than one action.
AKB-R70 = House reading: your alchemist harvests after actions of its own, during its own activation; a reaction gives no occasion. It may harvest while in combat.
AKB-R71 = House reading: the element of a faction comes from the game data. By default it is Earth for Avalon, Temple, Aurlok and Walosi, Water for Khaliman and the Penitentiary escapees, and Air for the Jade Triad.

## Rulings: scenario and end

AKB-R72 = House reading: before any scenery is placed, chance decides which half of the table is yours.
AKB-R73 = House reading: card-sized elements often leave no room for the last ones; placed at random, all six fitted only about one time in ten. If no element still to be placed has a legal spot, the 3 inches between elements shrink for this one placement, in steps of 0.5 inch, until there is one; posts and table edge keep their distance. Six elements then fitted every time; if there were still no room, you would play without the remaining ones.
AKB-R74 = House reading: a token that would make AKB-508 impossible for you is refused. If you have no legal place that keeps AKB-508 possible, your minimum of 4 inches shrinks by 1 inch at a time until there is one. No token may straddle the centre line.
AKB-R75 = House reading: in Blitz, measured in inches from a corner, the posts have their centres at (4, 12), (12, 12) and (20, 12) and a radius of 0.5; the centre line is at 12. One zone reaches from the table edge to 2.5, the other from 21.5 to the opposite edge, which is 9 inches from the edges of the posts. Bases must be completely inside.
AKB-R109 = House reading: the scenery is one pool for both players. In your turn you take any element that is left (by default the set is a hedge, a wall, a marsh, a rock, a thicket and a house), and no element is anybody's property. For AKB-508, a token is on the half where its point is.
AKB-R76 = House reading: if your opponent has no more cards to deploy, you deploy all your remaining ones one after another.
AKB-R77 = House reading: the 2 AP for a post come from one model and are spent together. This is possible after a run or charge, and in combat too, where only moving and shooting are forbidden.
AKB-R78 = House reading: you cannot take a post that is yours nor neutralise one that is neutral. To turn an enemy post into your own takes two actions, that is 4 AP.
AKB-R79 = House reading: losing your last model does not cut the round short, and your opponent may go on activating. When the round ends, scoring and AKB-527 come first; if a warband is then wiped out and 3 victory points are still out of everybody's hands, the game is drawn.
AKB-R80 = House reading: if neither of you has a model left, the game is drawn, except when somebody has just got to 3 victory points.
AKB-R81 = House reading: if nobody has won by the end of the tenth round, the game is drawn, and the victory points are reported; the number of rounds is a setting. You may concede at any time, which loses you the game, and both of you may agree on a draw.
AKB-R82 = House reading: with 200 points or fewer you take one hero, neither more nor less.
AKB-R83 = House reading: the limitation, the number in brackets on a card, is a number of cards and not of models.
AKB-R84 = House reading: you pay for each model separately, so a multi-model card may have empty places, but only on the last copy you take.
AKB-R88 = House reading: for a fall, take the height less the size and round the difference up, to 0 at least. For concentration, this is DAM like any other.
AKB-R93 = House reading: the rulebook has no Jin Posts for the 300 format, so these values are used as data. The centre line runs along the 48 inches of the table; the posts are 12 inches apart from edge to edge, with their centres at (11, 18), (24, 18) and (37, 18); the zones begin more than 14 inches from the centre line; there are at least 10 scenery elements; each player has 5 tokens, at least 2 of them on the enemy half.
