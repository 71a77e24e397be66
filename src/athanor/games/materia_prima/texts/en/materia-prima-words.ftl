### Materia Prima's data in words: kinds of record, their fields, values and verbs.

# Kinds of record, and what each holds

materia-prima-card-dice = dice
materia-prima-card-dice-what = The faces of a die; all dice are alike.
materia-prima-card-soul-stones = Soul Stones
materia-prima-card-soul-stones-what = How many Soul Stones there are.
materia-prima-card-hand-limit = formulas in hand
materia-prima-card-hand-limit-what = How many formulas a hand holds.
materia-prima-card-items-worn = items worn
materia-prima-card-items-worn-what = How many items an alchemist wears: two, by the rules.
materia-prima-card-homunculi = homunculi of a player
materia-prima-card-homunculi-what = How many homunculi a player has: three, by the rules.
materia-prima-card-tile = tile
materia-prima-card-tile-what = A tile of the board, both sides drawn hex by hex; seven of them.
materia-prima-card-layout = layout
materia-prima-card-layout-what = Where the centres of the seven tiles lie, and a ready arrangement.
materia-prima-card-city = city
materia-prima-card-city-what = A city and the kinds of formula on the two sides of its card; three of them.
materia-prima-card-tower = tower
materia-prima-card-tower-what = A tower; it has only a name.
materia-prima-card-alchemist = alchemist
materia-prima-card-alchemist-what = An alchemist with a heart and with a skull: values, actions and abilities; five of them.
materia-prima-card-homunculus = homunculus
materia-prima-card-homunculus-what = The formula of a homunculus and the figure it makes; 28 of them.
materia-prima-card-equipment = equipment
materia-prima-card-equipment-what = The formula of an item and what it does; 25 of them.
materia-prima-card-stone = part of the Stone
materia-prima-card-stone-what = A formula for one of the three parts of the Philosopher’s Stone; 24 of them.
materia-prima-card-extension = tower extension
materia-prima-card-extension-what = What a tower can be extended by, and its price; 14 of them.
materia-prima-card-quest = secret quest
materia-prima-card-quest-what = How many of what a quest asks for, and with how many players; eleven of them.

# Fields

materia-prima-field-id = id
materia-prima-field-name = name
materia-prima-field-faces = faces
materia-prima-field-city = the city that @ stands for
materia-prima-field-a = side a
materia-prima-field-b = side b
materia-prima-field-centres = centres of the tiles
materia-prima-field-tiles = tiles in that order
materia-prima-field-heart = heart
materia-prima-field-skull = skull
materia-prima-field-attack = attack
materia-prima-field-defence = defence
materia-prima-field-capacity = units carried
materia-prima-field-actions = actions
materia-prima-field-effects = effects
materia-prima-field-effect = effect
materia-prima-field-level = level
materia-prima-field-cost = costs
materia-prima-field-price = price
materia-prima-field-forbidden = never does
materia-prima-field-kind = kind
materia-prima-field-type = which part: 1, 2 or 3
materia-prima-field-souls = Soul Stones
materia-prima-field-count = how many
materia-prima-field-players = players
materia-prima-field-least = at least
materia-prima-field-most = at most
materia-prima-field-action = action
materia-prima-field-element = element
materia-prima-field-product = product

# Values

materia-prima-value-water = water
materia-prima-value-earth = earth
materia-prima-value-air = air
materia-prima-value-fire = fire
materia-prima-value-iron = iron
materia-prima-value-sulfur = sulfur
materia-prima-value-glass = glass
materia-prima-value-copper = copper
materia-prima-value-mercury = mercury
materia-prima-value-aqua-regia = aqua regia
materia-prima-value-platinum = platinum
materia-prima-value-gold = gold
materia-prima-value-homunculus = homunculus
materia-prima-value-equipment = equipment
materia-prima-value-stone = Stone
materia-prima-value-weapon = weapon
materia-prima-value-shield = shield
materia-prima-value-armour = armour
materia-prima-value-jewel = jewel
materia-prima-value-tool = tool
materia-prima-value-soul = soul
materia-prima-value-move = move
materia-prima-value-mine = mine
materia-prima-value-discard = discard
materia-prima-value-fight = fight
materia-prima-value-equip = equip
materia-prima-value-convert = convert
materia-prima-value-transmute = transmute
materia-prima-value-research = research
materia-prima-value-buy = buy

# Verbs: what each does

materia-prima-verb-extra = One more action of this kind in each turn.
materia-prima-verb-scholar = Research draws four cards, of which two are kept.
materia-prima-verb-prospector = A mine of this element yields one unit more.
materia-prima-verb-pocket = One more formula may be held in hand.
materia-prima-verb-bonus = Higher values of the alchemist who wears it.
materia-prima-verb-soul = A Soul Stone when it is made; it is never worn.
materia-prima-verb-produce = One unit of this element each turn, straight into the tower.
materia-prima-verb-harvest = One unit of any level-1 element each turn, chosen anew each time.
materia-prima-verb-convert = Makes the product from this element and any other of level 1.
