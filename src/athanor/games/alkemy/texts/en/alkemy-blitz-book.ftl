### The book of Alkemy Blitz: what stands in it beside the rules themselves.

## Goal, turn, scoring: the game on one page

alkemy-blitz-book-goal =
    Two small warbands meet on a table without squares: be the first with 3 victory points (AKB-527).
    Who holds more Jin Posts than the other at the end of a round scores one (AKB-525). Beating the enemy only helps.
alkemy-blitz-book-turn =
    All models get their Action Points (AP) back, then a Mind (MIN) roll decides who begins (AKB-151, AKB-153).
    One after the other the players activate a card or pass; two passes in a row end the round (AKB-160, AKB-180, AKB-183).
    Announce, pay, then measure (AKB-161 to AKB-163).
    Walk, charge, engagement, shot, formula, reaction: 1 AP each; run: 2 (AKB-171, AKB-213). AP that you keep pay for reactions (AKB-200).
alkemy-blitz-book-scoring =
    A neutral post is yours for 2 AP, an enemy's becomes neutral for 2 (AKB-521, AKB-522).
    More posts at the end of a round: 1 point, never more (AKB-525). Equally many: nothing (AKB-526).
    Three points win (AKB-527).

## Chapters and headings, each named by its first rule

alkemy-blitz-chapter-AKB-001 = What everything goes by
alkemy-blitz-chapter-AKB-020 = Profile cards and health
alkemy-blitz-chapter-AKB-050 = Building a warband
alkemy-blitz-chapter-AKB-070 = Dice
alkemy-blitz-chapter-AKB-100 = Sight and scenery
alkemy-blitz-heading-AKB-100 = Sizes and line of sight
alkemy-blitz-heading-AKB-120 = Kinds of scenery
alkemy-blitz-chapter-AKB-150 = The round
alkemy-blitz-heading-AKB-150 = Its parts, and initiative
alkemy-blitz-heading-AKB-160 = Activation
alkemy-blitz-heading-AKB-180 = Passing and the end of the round
alkemy-blitz-heading-AKB-190 = Reactivation
alkemy-blitz-heading-AKB-200 = Reactions
alkemy-blitz-chapter-AKB-210 = Movement
alkemy-blitz-heading-AKB-210 = Walk and run
alkemy-blitz-heading-AKB-220 = Charge
alkemy-blitz-heading-AKB-235 = Charging several enemies
alkemy-blitz-heading-AKB-242 = Several models of one card
alkemy-blitz-heading-AKB-250 = Engagement
alkemy-blitz-heading-AKB-260 = Disengagement
alkemy-blitz-chapter-AKB-280 = Combat
alkemy-blitz-heading-AKB-280 = Who fights whom
alkemy-blitz-heading-AKB-295 = Falling
alkemy-blitz-heading-AKB-310 = Playing combat cards
alkemy-blitz-heading-AKB-330 = What the cards do
alkemy-blitz-heading-AKB-335 = The four cases
alkemy-blitz-chapter-AKB-360 = Shooting
alkemy-blitz-heading-AKB-360 = A shot step by step
alkemy-blitz-heading-AKB-380 = Cover
alkemy-blitz-heading-AKB-390 = Into a combat
alkemy-blitz-heading-AKB-400 = Moving as a reaction
alkemy-blitz-heading-AKB-410 = Shooting as a reaction
alkemy-blitz-chapter-AKB-420 = Alchemy
alkemy-blitz-heading-AKB-420 = Alchemists and resources
alkemy-blitz-heading-AKB-430 = Harvesting
alkemy-blitz-heading-AKB-440 = Preparing a formula
alkemy-blitz-heading-AKB-455 = Improving a formula
alkemy-blitz-heading-AKB-465 = Concentration
alkemy-blitz-chapter-AKB-500 = Scenario: Jin Posts
alkemy-blitz-heading-AKB-500 = Setting up
alkemy-blitz-heading-AKB-520 = Posts and victory
alkemy-blitz-chapter-AKB-R1 = Rulings
alkemy-blitz-heading-AKB-R1 = Geometry and information
alkemy-blitz-heading-AKB-R14 = Activation
alkemy-blitz-heading-AKB-R22 = Movement and engagement
alkemy-blitz-heading-AKB-R37 = Combat
alkemy-blitz-heading-AKB-R48 = Shooting and reactions
alkemy-blitz-heading-AKB-R63 = Alchemy
alkemy-blitz-heading-AKB-R72 = Scenario and end

## Examples, each beside its rule

alkemy-blitz-example-AKB-028 = Captain Lee Ping has been struck for 4. The first box that is still free on the ring of the base is yellow: Grave.
alkemy-blitz-example-AKB-224 = The Collector-Brother has charged home and stands in contact with the Blade Dancer. From now on the two are in combat, whoever wins the first exchange.
alkemy-blitz-example-AKB-343 = Two against one: Sister Isolde, who has no AP left, can only be Inactive. Each attacker makes one COM roll against her DEF.
alkemy-blitz-example-AKB-466 = The Collector-Brother has spent 1 AP and gained a step of concentration, which the tag beside the base shows.
alkemy-blitz-example-AKB-521 = For 2 AP the Militia-Archer on the right has made a neutral post its own; the one on the left could only make the post of the Novices neutral again.

## Signs, named as their drawings are

alkemy-blitz-sign-sword = Sword
    .means = A symbol on dice; the two you keep name a column of the Damage Table (AKB-083).
alkemy-blitz-sign-axe = Axe
    .means = A symbol on dice, worth more than a sword as a rule (AKB-083).
alkemy-blitz-sign-mace = Mace
    .means = A symbol on dice, the heaviest as a rule (AKB-083).
alkemy-blitz-sign-ap = Action point
    .means = What actions and reactions cost; all come back every round (AKB-151).
alkemy-blitz-sign-ap-spent = Spent AP
    .means = An action point that is gone for this round.
alkemy-blitz-sign-health-white = Unscathed
    .means = The first free box is white: white dice (AKB-028, AKB-029).
alkemy-blitz-sign-health-yellow = Grave
    .means = The first free box is yellow: yellow dice (AKB-028, AKB-029).
alkemy-blitz-sign-health-red = Critical
    .means = The first free box is red: red dice (AKB-028, AKB-029).
alkemy-blitz-sign-die = Die
    .means = Each face has a number and a symbol (AKB-070).
alkemy-blitz-sign-die-bonus = Bonus die
    .means = One die more, of which you keep the two you like (AKB-076).
alkemy-blitz-sign-die-malus = Penalty die
    .means = One die more, of which you keep the two lowest (AKB-077).
alkemy-blitz-sign-concentration = Concentration
    .means = What formulas ask of an alchemist, in four steps; being hurt costs one (AKB-465, AKB-468).
alkemy-blitz-sign-stone = Alchemical stone
    .means = Improves formulas, and two stand in for a component (AKB-455, AKB-441).
alkemy-blitz-sign-component = Component
    .means = What a formula burns (AKB-440).
alkemy-blitz-sign-post = Jin Post
    .means = Yours for 2 AP, until an enemy makes it neutral (AKB-521, AKB-524).
alkemy-blitz-sign-harvest = Harvest
    .means = An alchemist within an inch of a token takes its components, without AP (AKB-430).
alkemy-blitz-sign-base = Base
    .means = The round foot of a model; distances go from edge to edge (AKB-009).
alkemy-blitz-sign-scenery = Scenery
    .means = Slows, blocks or hides, each kind in its own way (AKB-120).
alkemy-blitz-sign-wall = Clogged land
    .means = Nobody goes into it or through it (AKB-125).
alkemy-blitz-sign-tape = Tape
    .means = Measuring, when an action asks for it and not before (AKB-010).
alkemy-blitz-sign-sight = Line of sight
    .means = A straight line from base to base past everything bigger than both (AKB-103, AKB-104).
alkemy-blitz-sign-cover = Cover
    .means = A roll of two white dice against a shot that has hit (AKB-380, AKB-384).
alkemy-blitz-sign-walk = Walk
    .means = 1 AP, never into contact (AKB-211, AKB-212).
alkemy-blitz-sign-run = Run
    .means = 2 AP, and no other move this round (AKB-213, AKB-215).
alkemy-blitz-sign-charge = Charge
    .means = 1 AP into contact, with a free attack and a bonus die (AKB-220, AKB-225, AKB-226).
alkemy-blitz-sign-shoot = Shoot
    .means = 1 AP: guess the distance, measure, roll against DEF (AKB-360, AKB-363).
alkemy-blitz-sign-fight = Fight
    .means = A duel of two combat cards, chosen in secret (AKB-286, AKB-311).
alkemy-blitz-sign-disengage = Disengage
    .means = Leaving a combat (AKB-260).
alkemy-blitz-sign-reaction = Reaction
    .means = What a model does while an enemy is active, for 1 AP of its own (AKB-200).
alkemy-blitz-sign-on-watch = On watch
    .means = Has AP left and may act or react (AKB-169).
alkemy-blitz-sign-initiative = Initiative
    .means = Who wins the MIN roll says who begins the round (AKB-153, AKB-154).
alkemy-blitz-sign-brutal = Brutal Attack
    .means = Slow and heavy, beats Quick (AKB-331, AKB-333).
alkemy-blitz-sign-normal = Normal Attack
    .means = Neither slow nor light, beats Brutal (AKB-332, AKB-333).
alkemy-blitz-sign-quick = Quick Attack
    .means = Fast and light, beats Normal (AKB-330, AKB-333).
alkemy-blitz-sign-parry = Parry
    .means = COM against COM; 3 above the attacker allows a blow in return (AKB-339, AKB-342).
alkemy-blitz-sign-inactive = Inactive
    .means = The card that costs nothing and does nothing (AKB-316, AKB-343).
alkemy-blitz-sign-mind = Mind (MIN)
    .means = For initiative and against alchemy (AKB-033).
alkemy-blitz-sign-reflex = Reflex (REF)
    .means = Who strikes first, and who gets away (AKB-033).
alkemy-blitz-sign-shift-left = Column to the left
    .means = Less damage than the symbols say (AKB-330).
alkemy-blitz-sign-shift-right = Column to the right
    .means = More damage than the symbols say (AKB-331).
alkemy-blitz-sign-formula = Formula
    .means = What an alchemist prepares, for components and 1 AP (AKB-440).
alkemy-blitz-sign-hero = Hero
    .means = Leads a warband; each is there only once (AKB-035, AKB-054).
alkemy-blitz-sign-corridor = Way of a shot
    .means = What lies between shooter and target, where cover may be found (AKB-107).
alkemy-blitz-sign-area = Area of effect
    .means = How far a formula reaches around its point (AKB-424).
alkemy-blitz-sign-zone = Deployment zone
    .means = Where your models stand at the beginning (AKB-511).
alkemy-blitz-sign-objective = Objective
    .means = What the scenario is about: the posts (AKB-002, AKB-500).

## Words

alkemy-blitz-word-activation = Activation
    .means = All that the models of a card do in one go (AKB-160).
alkemy-blitz-word-long-reach = Long Reach
    .means = Fights at up to an inch, without contact (AKB-284).
alkemy-blitz-word-engagement = Engagement
    .means = 1 AP to join a fight, or to close with who shot at you (AKB-250).
alkemy-blitz-word-aim = Aim
    .means = A bonus die for a good guess, lost if the target reacts (AKB-367, AKB-401).
alkemy-blitz-word-point-blank = Point Blank
    .means = A target within the shooter's charge: one column to the right (AKB-371).
alkemy-blitz-word-circle = Outer and Inner Circle
    .means = The two ranks of alchemists (AKB-420).
alkemy-blitz-word-lifeline = Lifeline
    .means = The boxes of a model's hit points, ticked from the left (AKB-026, AKB-027).
alkemy-blitz-word-damage = Damage (DAM)
    .means = What a model's blows and shots do, read in its row of the table (AKB-337).
alkemy-blitz-word-defense = Defense (DEF)
    .means = What an attacker must reach to hit (AKB-336, AKB-369).
