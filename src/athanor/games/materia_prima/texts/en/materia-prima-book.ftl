### The book of Materia Prima: what stands in it beside the rules themselves.

## Goal, turn, scoring: the game on one page

materia-prima-book-goal =
    Own a Soul Stone, the Philosopher's Stone and a fulfilled quest, all at one moment: that ends the match (MAT-240).
    The most wisdom wins then, and that need not be whoever ended it (MAT-242).
    You mine elements, refine them in your tower, and make items, helpers and the parts of the Stone of them.
materia-prima-book-turn =
    Your alchemist has three actions as a rule, and each homunculus its own (MAT-051, MAT-052).
    Anywhere: Move, Mine, Discard, Fight (MAT-056).
    At your tower: Convert elements, Transmute a formula, Equip (MAT-057).
    In a city: Research formulas, Buy extensions (MAT-058).
    Two simple elements make a nobler one, by the laboratory's table (MAT-141).
materia-prima-book-scoring =
    Quest 9, the whole Stone 5, each Soul Stone 3 (MAT-252, MAT-249, MAT-250).
    Homunculi on the board, items and parts of the Stone: their level (MAT-245, MAT-247, MAT-248).
    Extensions and elements of level 3: 2 each (MAT-251, MAT-243).
    Without a Soul Stone at the end you cannot win (MAT-122).

## Chapters and headings, each named by its first rule

materia-prima-chapter-MAT-001 = Setting up
materia-prima-chapter-MAT-030 = Elements
materia-prima-chapter-MAT-040 = Hexes
materia-prima-chapter-MAT-050 = The turn
materia-prima-chapter-MAT-060 = What all figures can do
materia-prima-heading-MAT-060 = Move
materia-prima-heading-MAT-070 = Mine
materia-prima-heading-MAT-080 = Discard
materia-prima-chapter-MAT-090 = Fight
materia-prima-chapter-MAT-110 = The alchemist and the soul
materia-prima-chapter-MAT-130 = The tower
materia-prima-chapter-MAT-140 = Convert
materia-prima-chapter-MAT-160 = Transmute
materia-prima-chapter-MAT-170 = Tower extensions
materia-prima-chapter-MAT-180 = Cities
materia-prima-chapter-MAT-200 = Homunculi
materia-prima-chapter-MAT-210 = Equipment
materia-prima-chapter-MAT-220 = The Philosopher's Stone
materia-prima-chapter-MAT-230 = Abilities
materia-prima-chapter-MAT-240 = The end and the points
materia-prima-chapter-MAT-300 = Secret quests
materia-prima-chapter-MAT-340 = Players, secrets, options
materia-prima-heading-MAT-340 = Players and the harder game
materia-prima-heading-MAT-350 = What is hidden
materia-prima-heading-MAT-361 = What the host may change
materia-prima-chapter-MAT-R01 = Rulings
materia-prima-heading-MAT-R01 = Board and setting up
materia-prima-heading-MAT-R10 = Mining, dropping, carrying
materia-prima-heading-MAT-R11 = Fights
materia-prima-heading-MAT-R12 = Timing
materia-prima-heading-MAT-R26 = Cards
materia-prima-heading-MAT-R30 = Quests and the end

## Examples, each beside its rule

materia-prima-example-MAT-019 = The towers stand. Three mines within a step or two of a tower are worth more than a city far away: every unit has to be carried home.
materia-prima-example-MAT-071 = Isabella's alchemist has spent all three actions on the water mine beside her tower. The three units are on the card, and whoever beats her there can take them.
materia-prima-example-MAT-098 = Maria's alchemist has won here: 3 against 1. The loser is back on her tower without a soul, and the three units of water have changed hands.
materia-prima-example-MAT-143 = In the laboratory of this tower earth and air have become glass: two units of level 1 for one of level 2.
materia-prima-example-MAT-165 = For two units of water Isabella has brought a homunculus into the world. It stands on the hex of her tower and acts from her next turn on as she does.
materia-prima-example-MAT-185 = Isabella's alchemist stands in a city. Each action there is worth a card of a kind that the city offers.

## Signs, named as their drawings are

materia-prima-sign-earth = Earth
    .means = An element of level 1, from mines (MAT-031).
materia-prima-sign-water = Water
    .means = An element of level 1, from mines (MAT-031).
materia-prima-sign-air = Air
    .means = An element of level 1, from mines (MAT-031).
materia-prima-sign-fire = Fire
    .means = An element of level 1, from mines (MAT-031).
materia-prima-sign-iron = Iron
    .means = An element of level 1, from mines (MAT-031).
materia-prima-sign-sulfur = Sulfur
    .means = Water and earth (MAT-142).
materia-prima-sign-glass = Glass
    .means = Earth and air (MAT-143).
materia-prima-sign-copper = Copper
    .means = Air and fire (MAT-144).
materia-prima-sign-mercury = Mercury
    .means = Fire and iron (MAT-145).
materia-prima-sign-gold = Gold
    .means = Copper and mercury. Worth 2 points (MAT-148, MAT-243).
materia-prima-sign-platinum = Platinum
    .means = Glass and copper. Worth 2 points (MAT-147, MAT-243).
materia-prima-sign-aqua-regia = Aqua regia
    .means = Sulfur and glass. Worth 2 points (MAT-146, MAT-243).
materia-prima-sign-hex = Hex
    .means = A mine, a city, a tower hex, or free land (MAT-040).
materia-prima-sign-mine = Mine
    .means = Take one unit where it is mined, or what lies on the ground (MAT-070, MAT-073).
materia-prima-sign-tower = Tower
    .means = Your house and laboratory: nobody else enters, nothing in it can be taken (MAT-064, MAT-130).
materia-prima-sign-city = City
    .means = Where alchemists research and buy (MAT-045).
materia-prima-sign-alchemist = Alchemist
    .means = Yourself on the board. Beaten, he goes home and loses a Soul Stone (MAT-100, MAT-104).
materia-prima-sign-homunculus = Homunculus
    .means = A helper made by a formula, with actions of its own; three at most (MAT-052, MAT-206).
materia-prima-sign-soul-stone = Soul Stone
    .means = Without one you cannot win; each is worth 3 points (MAT-122, MAT-250).
materia-prima-sign-philosophers-stone = Philosopher's Stone
    .means = Made of three parts, one of each type (MAT-220, MAT-224).
materia-prima-sign-heart = Heart
    .means = The column of an alchemist who has a soul (MAT-110).
materia-prima-sign-skull = Skull
    .means = The column of an alchemist without a soul (MAT-110).
materia-prima-sign-attack = Attack
    .means = How many dice a figure rolls when it attacks (MAT-095).
materia-prima-sign-defence = Defence
    .means = How many dice a figure rolls when it is attacked (MAT-096).
materia-prima-sign-pack = Pack
    .means = How many units a figure can carry (MAT-072).
materia-prima-sign-wisdom = Wisdom
    .means = The points that are added up at the end (MAT-253).
materia-prima-sign-move = Move
    .means = To a neighbouring hex (MAT-060).
materia-prima-sign-convert = Convert
    .means = Two elements become another one, at your tower (MAT-141).
materia-prima-sign-transmute = Transmute
    .means = Carry out a formula of your hand, at your tower (MAT-160, MAT-161).
materia-prima-sign-research = Research
    .means = Draw a formula in a city (MAT-185).
materia-prima-sign-drop = Discard
    .means = Put down units where the figure stands (MAT-080).
materia-prima-sign-equip = Equip
    .means = Load, unload, put items on or away at your tower (MAT-131, MAT-133).
materia-prima-sign-extension = Tower extension
    .means = Another conversion, or an element each turn; one works in a turn (MAT-171, MAT-173).
materia-prima-sign-quest = Secret quest
    .means = Your own task, worth 9 points, without which you cannot end the match (MAT-252, MAT-240).
materia-prima-sign-trophy = Trophy
    .means = A homunculus you have beaten (MAT-324).
materia-prima-sign-ap = Action
    .means = One thing a figure may still do in this turn (MAT-053).
materia-prima-sign-ap-spent = Spent action
    .means = What a figure has already done in this turn.

## Words

materia-prima-word-formula = Formula
    .means = A card that says what a homunculus, an item or a part of the Stone is made of (MAT-015, MAT-162).
materia-prima-word-laboratory = Laboratory
    .means = The table by which elements are converted in a tower (MAT-141).
materia-prima-word-level = Level
    .means = 1, 2 or 3: how noble an element is, how strong and how much worth a card (MAT-030, MAT-200).
materia-prima-word-soulless = Soulless
    .means = An alchemist without a Soul Stone: weaker, and unable to win (MAT-110, MAT-122).
materia-prima-word-item = Item
    .means = Equipment for your alchemist, two at a time (MAT-211).
materia-prima-word-supply = Supply
    .means = Where units come from and where what you pay goes (MAT-035).
