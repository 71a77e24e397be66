### The book of Alkemy, second edition: what stands in it beside the rules themselves.

## Goal, turn, scoring: the game on one page

alkemy-v2-book-goal =
    Two warbands meet on a table without squares: be the first with the Scenario Points it takes (AK2-1106).
    With the Jin Posts that is 3: who holds more posts at the end of a turn scores 1 (AK2-1706, AK2-1707). Beating the enemy only helps.
alkemy-v2-book-turn =
    All figures get their Action Points (AP) back, then a Mind (ESP) roll decides who begins (AK2-504, AK2-505).
    One after the other the players activate a card or pass; two passes in a row end the turn (AK2-508, AK2-511).
    Announce, pay, then measure: what turns out to be too far is lost (AK2-007, AK2-008).
    Walk 1 AP, Run 2, Charge 1, shoot 1, a Combat Card 1 (AK2-603, AK2-608, AK2-613, AK2-801, AK2-708). AP that you keep pay for Reactions (AK2-526, AK2-527).
alkemy-v2-book-scoring =
    Scenario Points are counted at the end of every turn (AK2-1102).
    Who reaches the number wins; both at once is a draw (AK2-1106, AK2-1107).
    If a player has no figures left when a turn ends, the game is drawn (AK2-1108).

## Chapters and headings, each named by its first rule

alkemy-v2-chapter-AK2-001 = General principles
alkemy-v2-chapter-AK2-101 = Health, dice, damage
alkemy-v2-heading-AK2-101 = Health
alkemy-v2-heading-AK2-106 = Rolling dice
alkemy-v2-heading-AK2-122 = Damage
alkemy-v2-chapter-AK2-201 = Distances and line of sight
alkemy-v2-chapter-AK2-301 = Building a warband
alkemy-v2-chapter-AK2-401 = Setting up
alkemy-v2-heading-AK2-401 = Scenario and zones
alkemy-v2-heading-AK2-405 = Scenery
alkemy-v2-heading-AK2-414 = Resource tokens
alkemy-v2-heading-AK2-419 = Deployment
alkemy-v2-chapter-AK2-501 = The turn
alkemy-v2-heading-AK2-501 = Status and situation
alkemy-v2-heading-AK2-503 = It begins
alkemy-v2-heading-AK2-508 = Activating or passing
alkemy-v2-heading-AK2-515 = An activation step by step
alkemy-v2-heading-AK2-522 = Cards of several figures
alkemy-v2-heading-AK2-526 = Reactions
alkemy-v2-chapter-AK2-601 = Movement
alkemy-v2-heading-AK2-601 = Any move
alkemy-v2-heading-AK2-603 = Walk
alkemy-v2-heading-AK2-608 = Run
alkemy-v2-heading-AK2-613 = Charge
alkemy-v2-heading-AK2-624 = Disengagement
alkemy-v2-chapter-AK2-701 = Combat
alkemy-v2-heading-AK2-701 = Who fights whom
alkemy-v2-heading-AK2-706 = The five Combat Cards
alkemy-v2-heading-AK2-714 = Attack against Attack
alkemy-v2-heading-AK2-717 = Attack against Inactive
alkemy-v2-heading-AK2-718 = Attack against Parry
alkemy-v2-heading-AK2-724 = Defense against Defense
alkemy-v2-heading-AK2-727 = Attacks without a card
alkemy-v2-chapter-AK2-801 = Shooting
alkemy-v2-heading-AK2-801 = A shot step by step
alkemy-v2-heading-AK2-820 = Into a combat
alkemy-v2-heading-AK2-825 = Reactions around shooting
alkemy-v2-chapter-AK2-901 = Alchemy
alkemy-v2-heading-AK2-901 = Alchemists
alkemy-v2-heading-AK2-903 = Concentration
alkemy-v2-heading-AK2-907 = Formulas
alkemy-v2-heading-AK2-916 = Harvesting
alkemy-v2-heading-AK2-920 = Affinity effects
alkemy-v2-chapter-AK2-1001 = Skills and free Actions
alkemy-v2-chapter-AK2-1101 = The end
alkemy-v2-chapter-AK2-1201 = Playing with measuring
alkemy-v2-chapter-AK2-1301 = Module: advanced scenery
alkemy-v2-heading-AK2-1301 = Placing it
alkemy-v2-heading-AK2-1306 = Vision
alkemy-v2-heading-AK2-1309 = Crossing
alkemy-v2-heading-AK2-1319 = Special Effects
alkemy-v2-chapter-AK2-1401 = Module: Command
alkemy-v2-chapter-AK2-1501 = Module: Competitive
alkemy-v2-chapter-AK2-1601 = Module: three or four players
alkemy-v2-chapter-AK2-1701 = Scenario: Jin Posts
alkemy-v2-chapter-AK2-R1 = Rulings
alkemy-v2-heading-AK2-R1 = Geometry
alkemy-v2-heading-AK2-R7 = Dice
alkemy-v2-heading-AK2-R5 = Information and order
alkemy-v2-heading-AK2-R13 = Warband and setting up
alkemy-v2-heading-AK2-R20 = Turn and activation
alkemy-v2-heading-AK2-R25 = Movement and Charge
alkemy-v2-heading-AK2-R30 = Combat
alkemy-v2-heading-AK2-R34 = Shooting
alkemy-v2-heading-AK2-R38 = Alchemy
alkemy-v2-heading-AK2-R44 = End of the game
alkemy-v2-heading-AK2-R46 = Playing with measuring
alkemy-v2-heading-AK2-R47 = Advanced scenery
alkemy-v2-heading-AK2-R58 = Jin Posts
alkemy-v2-heading-AK2-R54 = Modules
alkemy-v2-heading-AK2-R57 = Several players
alkemy-v2-heading-AK2-R95 = House scenarios

## Examples, each beside its rule

alkemy-v2-example-AK2-103 = The Imperial Runner has been struck for 4: all its white and yellow boxes are crossed off, the first free one is red. It is in a Critical state, and the tag on its base says so by letter and shape.
alkemy-v2-example-AK2-419 = Both warbands have been deployed, each inside its own zone, card after card in turn. Scenery with its tokens and the three Jin Posts lie between them.
alkemy-v2-example-AK2-615 = The Blade Dancer has charged home: her base touches that of the Temple Novice, and the band between them shows that both are In Combat.
alkemy-v2-example-AK2-710 = Sister Isolde fights the Lore Collector, which has no AP left. It plays Inactive without a choice: she alone chooses a card.
alkemy-v2-example-AK2-904 = The Lore Collector has spent 1 AP on concentration: the tag beside its base shows level 1, which its next formula can use.
alkemy-v2-example-AK2-1704 = The Temple Knight, within 1 inch of the middle post, has taken it for 2 AP. Isabella now holds two posts and Nicolas one; if the turn ended here, the point would be hers.

## Signs, named as their drawings are

alkemy-v2-sign-sword = Sword
    .means = A symbol on dice; the two you keep name a column of the damage line (AK2-123).
alkemy-v2-sign-axe = Axe
    .means = A symbol on dice, worth more than a sword as a rule (AK2-123).
alkemy-v2-sign-mace = Mace
    .means = A symbol on dice, the heaviest as a rule (AK2-123).
alkemy-v2-sign-ap = Action Point
    .means = What Actions and Reactions cost; all come back every turn (AK2-504).
alkemy-v2-sign-ap-spent = Spent AP
    .means = An Action Point that is gone for this turn.
alkemy-v2-sign-health-white = Unscathed
    .means = The first free box is white: white dice (AK2-103, AK2-107).
alkemy-v2-sign-health-yellow = Grave
    .means = The first free box is yellow: yellow dice (AK2-103, AK2-107).
alkemy-v2-sign-health-red = Critical
    .means = The first free box is red: red dice (AK2-103, AK2-107).
alkemy-v2-sign-die = Die
    .means = Each face has a number and a symbol; its colour is that of the figure's health (AK2-106, AK2-107).
alkemy-v2-sign-die-bonus = Bonus die
    .means = One die more, of which you keep the two you like (AK2-115).
alkemy-v2-sign-die-malus = Malus die
    .means = One die more, of which you keep the two lowest (AK2-116).
alkemy-v2-sign-concentration = Concentration
    .means = What formulas ask of an alchemist, from 0 to 4; being hurt costs a level (AK2-903, AK2-905).
alkemy-v2-sign-stone = Alchemical stone
    .means = Pays for upgrades of a formula (AK2-902, AK2-912).
alkemy-v2-sign-component = Component
    .means = What a formula burns (AK2-902, AK2-909).
alkemy-v2-sign-post = Jin Post
    .means = Yours for 2 AP, until an enemy makes it neutral (AK2-1704, AK2-1705).
alkemy-v2-sign-harvest = Harvest
    .means = Take a resource token off the scenery your alchemist touches (AK2-916).
alkemy-v2-sign-base = Base
    .means = The round foot of a figure; distances go from edge to edge (AK2-010, AK2-201).
alkemy-v2-sign-scenery = Scenery
    .means = Blocks sight and moves, and carries resource tokens (AK2-014, AK2-416).
alkemy-v2-sign-wall = Opaque
    .means = Scenery that nobody sees through (AK2-1306).
alkemy-v2-sign-tape = Tape
    .means = Measuring: when an Action asks for it, or at any time if the table allows (AK2-005, AK2-1201).
alkemy-v2-sign-sight = Line of sight
    .means = A straight line from base to base that nothing as big as both figures cuts (AK2-202, AK2-203).
alkemy-v2-sign-cover = Cover
    .means = Saves a target that is in combat, at the cost of who fights it (AK2-820, AK2-823).
alkemy-v2-sign-walk = Walk
    .means = 1 AP, and the figure must end Free (AK2-603, AK2-604).
alkemy-v2-sign-run = Run
    .means = 2 AP, and no other move this turn (AK2-608, AK2-610).
alkemy-v2-sign-charge = Charge
    .means = 1 AP into contact with an enemy you see, with a free Attack card (AK2-613, AK2-616).
alkemy-v2-sign-shoot = Shoot
    .means = 1 AP: estimate, measure, roll against DEF (AK2-801, AK2-805).
alkemy-v2-sign-fight = Fight
    .means = A duel of two Combat Cards, chosen in secret (AK2-703, AK2-707).
alkemy-v2-sign-disengage = Disengage
    .means = A REF roll to leave a combat (AK2-624).
alkemy-v2-sign-reaction = Reaction
    .means = What a figure does while an enemy is active, paid with its own AP (AK2-526, AK2-527).
alkemy-v2-sign-on-watch = On Watch
    .means = Has AP left and may act or react (AK2-501).
alkemy-v2-sign-initiative = Initiative
    .means = Who wins the ESP roll says who begins the turn (AK2-505, AK2-506).
alkemy-v2-sign-brutal = Brutal Attack
    .means = Slow and heavy, beats Quick (AK2-712).
alkemy-v2-sign-normal = Normal Attack
    .means = Neither slow nor light, beats Brutal (AK2-712).
alkemy-v2-sign-quick = Quick Attack
    .means = Fast and light, beats Normal (AK2-712).
alkemy-v2-sign-parry = Parry
    .means = COM against COM; 3 above the attacker allows a blow in return (AK2-718, AK2-723).
alkemy-v2-sign-inactive = Inactive
    .means = The card that costs nothing and does nothing (AK2-708, AK2-717).
alkemy-v2-sign-mind = Mind (ESP)
    .means = For initiative and against fear and formulas (AK2-505).
alkemy-v2-sign-reflex = Reflex (REF)
    .means = Who strikes first, and who gets away (AK2-714, AK2-624).
alkemy-v2-sign-shift-left = Column to the left
    .means = Less damage than the symbols say (AK2-124).
alkemy-v2-sign-shift-right = Column to the right
    .means = More damage than the symbols say (AK2-124).
alkemy-v2-sign-formula = Formula
    .means = What an alchemist casts, for components and 1 AP or a level of concentration (AK2-909).
alkemy-v2-sign-hero = Hero
    .means = Leads a warband; each is there only once (AK2-001, AK2-307).
alkemy-v2-sign-corridor = Shooting corridor
    .means = Every obstacle in it shifts the damage a column to the left (AK2-815, AK2-816).
alkemy-v2-sign-area = Area of effect
    .means = How far a formula reaches around its point.
alkemy-v2-sign-zone = Deployment zone
    .means = Where your figures stand at the beginning (AK2-419).
alkemy-v2-sign-objective = Objective
    .means = What the scenario is about (AK2-016, AK2-404).
alkemy-v2-sign-command = Command card
    .means = One each turn at most, revealed at once, paid with command points (AK2-1403, AK2-1404).
alkemy-v2-sign-effect-shaal-touched = Shaal-touched
    .means = Drives figures that begin nearby to charge (AK2-1320).
alkemy-v2-sign-effect-haunted = Haunted
    .means = Frightens figures that begin nearby (AK2-1321).
alkemy-v2-sign-effect-invigorating = Invigorating
    .means = Heals one figure in contact each turn, for 1 AP (AK2-1322).
alkemy-v2-sign-effect-bewitching = Bewitching
    .means = Takes 1 AP from figures that begin nearby and fail (AK2-1323).
alkemy-v2-sign-effect-strategic = Strategic
    .means = Placed once more, outside the deployment zones; an objective may lie in it (AK2-1324).
alkemy-v2-sign-effect-alchemical = Alchemical
    .means = Formulas nearby cost a component less (AK2-1325).
alkemy-v2-sign-effect-dark = Dark
    .means = Hides those in contact from charges (AK2-1326).
alkemy-v2-sign-effect-soothing = Soothing
    .means = A bonus die on Mind rolls nearby (AK2-1327).

## Words

alkemy-v2-word-activation = Activation
    .means = All that the figures of a card do in one go (AK2-515).
alkemy-v2-word-free = Free
    .means = In contact with no enemy (AK2-502).
alkemy-v2-word-in-combat = In Combat
    .means = In contact with an enemy (AK2-502).
alkemy-v2-word-aim = Aim bonus
    .means = A bonus die for a good estimate, lost if the target reacts (AK2-810, AK2-811).
alkemy-v2-word-point-blank = Point Blank
    .means = A target within 5 inches: one column to the right (AK2-818).
alkemy-v2-word-circle = Outer and Inner Circle
    .means = The two ranks of alchemists (AK2-901).
alkemy-v2-word-affinity = Affinity
    .means = Earth, Water, Air or Fire, given by the faction (AK2-314).
alkemy-v2-word-scenario-points = Scenario Points
    .means = What wins the match (AK2-1106).
alkemy-v2-word-damage = Damage
    .means = What a figure's blows and shots do, read on its damage line (AK2-122).
alkemy-v2-word-defense = Defense (DEF)
    .means = What an attacker must reach to hit (AK2-715, AK2-813).
