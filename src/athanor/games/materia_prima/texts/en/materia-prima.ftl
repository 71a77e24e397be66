### Materia Prima: names of its parts, and what is said while it is played.

## The game

materia-prima-title = Materia Prima
materia-prima-tagline = Dig, refine, transmute: complete the Stone before rivals steal your soul.

## Elements, units, formulas, actions

materia-prima-element-water = water
    .of = of water
materia-prima-element-earth = earth
    .of = of earth
materia-prima-element-air = air
    .of = of air
materia-prima-element-fire = fire
    .of = of fire
materia-prima-element-iron = iron
    .of = of iron
materia-prima-element-sulfur = sulfur
    .of = of sulfur
materia-prima-element-glass = glass
    .of = of glass
materia-prima-element-copper = copper
    .of = of copper
materia-prima-element-mercury = mercury
    .of = of mercury
materia-prima-element-aqua-regia = aqua regia
    .of = of aqua regia
materia-prima-element-platinum = platinum
    .of = of platinum
materia-prima-element-gold = gold
    .of = of gold
materia-prima-units = { $count } { $element }
materia-prima-souls =
    { $count ->
        [one] { $count } Soul Stone
       *[other] { $count } Soul Stones
    }
materia-prima-nothing = nothing
materia-prima-formula-homunculus = homunculus
    .of = homunculus formula
materia-prima-formula-equipment = equipment
    .of = equipment formula
materia-prima-formula-stone = part of the Stone
    .of = formula for a part of the Stone
materia-prima-action-move = Move
materia-prima-action-mine = Mine
materia-prima-action-discard = Discard
materia-prima-action-fight = Fight
materia-prima-action-equip = Equip
materia-prima-action-convert = Convert
materia-prima-action-transmute = Transmute
materia-prima-action-research = Research
materia-prima-action-buy = Buy
materia-prima-ability-extra = 1 extra action each turn: { $action }
materia-prima-ability-prospector = 1 unit more when mining { $element }
materia-prima-ability-scholar = Research draws four cards and keeps two
materia-prima-ability-pocket = 1 formula more in hand
materia-prima-ability-soul = becomes a Soul Stone
materia-prima-extension-produce = 1 { $element } each turn
materia-prima-extension-harvest = 1 level-1 element of your choice each turn
materia-prima-extension-convert = { $element } and any other level-1 element make { $product }
materia-prima-place-city = { $city } ({ $hex })
materia-prima-place-mine = the { $element } mine ({ $hex })
materia-prima-place-tower = the tower of { $seat } ({ $hex })
materia-prima-place-free = the hex { $hex }
materia-prima-drawn = { $name }
materia-prima-die = a { $face }

## Where a hex is, for somebody at the table

materia-prima-near-city = { $city }
    .of = of { $city }
materia-prima-near-home = your tower
    .of = of your tower
materia-prima-near-tower = the tower of { $seat }
    .of = of the tower of { $seat }
materia-prima-near-middle = the middle of the board
    .of = of the middle of the board
materia-prima-near-mine = the { $element } mine { $heading } { $anchor-of }
materia-prima-near-mine-steps =
    { $steps ->
        [one] the { $element } mine { $heading } { $anchor-of }
       *[other] the { $element } mine { $steps } steps { $heading } { $anchor-of }
    }
materia-prima-near-free =
    { $steps ->
        [one] the hex { $heading } { $anchor-of }
       *[other] the hex { $steps } steps { $heading } { $anchor-of }
    }
materia-prima-near-free-turned =
    { $steps ->
        [one] the hex { $steps } step { $heading } and { $more } { $turn } { $anchor-of }
       *[other] the hex { $steps } steps { $heading } and { $more } { $turn } { $anchor-of }
    }
materia-prima-heading-e = east
materia-prima-heading-ne = north-east
materia-prima-heading-n = north
materia-prima-heading-nw = north-west
materia-prima-heading-w = west
materia-prima-heading-sw = south-west
materia-prima-heading-s = south
materia-prima-heading-se = south-east

## What the host sets beforehand

materia-prima-setting-layout = How the tiles lie: by chance, as in the standard layout, or arranged by the first seat.
materia-prima-setting-hard = With three or four players: every mine once, and one kind of formula in each city.
materia-prima-setting-pickup-all = One Mine action takes any number of dropped things.
materia-prima-setting-bank-quest = A quest done without both stones is kept and counts once they are there.
materia-prima-setting-later-ending = The game also ends with the round in which somebody has 25 points; without a soul you lose 5 points at the end.
materia-prima-setting-characters = Alchemists and towers: chosen in turn, or by chance.
materia-prima-setting-first-player = Who begins: a seat, counted from 0, or chance.
materia-prima-setting-max-rounds = The round after which the game ends in any case.
materia-prima-setting-name-layout = The board
materia-prima-setting-value-layout-random = Tiles laid by chance
materia-prima-setting-value-layout-standard = The standard layout
materia-prima-setting-value-layout-arranged = Arranged by the first seat
materia-prima-setting-name-hard = The harder game
materia-prima-setting-hint-hard = For three or four: every mine once, and one kind of formula in each city.
materia-prima-setting-name-pickup-all = Gather everything at once
materia-prima-setting-hint-pickup-all = One Mine action takes any number of dropped things.
materia-prima-setting-name-bank-quest = Quests are kept
materia-prima-setting-hint-bank-quest = A quest done without both stones counts once they are there.
materia-prima-setting-name-later-ending = The later ending
materia-prima-setting-hint-later-ending = 25 points end the game with the round; without a soul you lose 5 points.
materia-prima-setting-name-characters = Alchemists and towers
materia-prima-setting-value-characters-chosen = Chosen in turn
materia-prima-setting-value-characters-random = Dealt by chance
materia-prima-setting-name-first-player = Who begins
materia-prima-setting-value-first-player-random = Chance decides
materia-prima-setting-value-first-player-0 = Seat 1
materia-prima-setting-value-first-player-1 = Seat 2
materia-prima-setting-value-first-player-2 = Seat 3
materia-prima-setting-value-first-player-3 = Seat 4
materia-prima-setting-name-max-rounds = The last round
materia-prima-setting-value-max-rounds-20 = Round 20
materia-prima-setting-value-max-rounds-50 = Round 50
materia-prima-setting-value-max-rounds-100 = Round 100
materia-prima-setting-value-max-rounds-150 = Round 150

## What chance decides

materia-prima-chance-first-player = who begins
materia-prima-chance-sides = the sides of the tiles
materia-prima-chance-tile = a tile
materia-prima-chance-turn = how a tile is turned
materia-prima-chance-extension = a tower extension
materia-prima-chance-alchemist = an alchemist
materia-prima-chance-tower = a tower
materia-prima-chance-quest = a secret quest
materia-prima-chance-card = a formula card
materia-prima-chance-attack = a die of the attack
materia-prima-chance-defence = a die of the defence

## What is asked

materia-prima-decision-act =
    { $count ->
        [one] Act: { $count } action left
       *[other] Act: { $count } actions left
    }
materia-prima-decision-lay = Lay a tile at place { $number }
materia-prima-decision-site = Place your tower and your alchemist
materia-prima-decision-alchemist = Choose your alchemist
materia-prima-decision-tower = Choose your tower
materia-prima-decision-quest = Keep one of your two quests
materia-prima-decision-extension = Which extension works this turn?
materia-prima-decision-element = Which element does the extension yield?
materia-prima-decision-kept = Keep two of the cards you drew
materia-prima-decision-thrown = You hold too many formulas: throw one away
materia-prima-decision-place = Wear the new item, or store it?
materia-prima-decision-released = You have three homunculi already: which one do you let go?
materia-prima-decision-drop = What does { $figure } drop?
materia-prima-decision-leave = { $figure } carries { $count } too many: what stays behind?
materia-prima-decision-keep = What does { $figure } keep of the spoils: { $units }?
materia-prima-decision-gather = What else does { $figure } take?
materia-prima-decision-equip = Load or unload { $figure } at the tower
materia-prima-decision-transfer = Free transfer between { $figure } and the tower

## What may be chosen

materia-prima-option-ends = { $option }. This fulfils your quest and ends the game at once
materia-prima-option-may-end = { $option }. A win fulfils your quest and ends the game at once
materia-prima-option-will-end = { $option }. Then your quest is fulfilled, and the game ends once this action is over
materia-prima-option-ends-later = { $option }. If all still stand there when your next turn begins, your quest is fulfilled and the game ends
materia-prima-option-forfeits = { $option }. After an attack you can never fulfil your quest
materia-prima-option-forfeits-soul = { $option }. Too few Soul Stones will be left: you can never fulfil your quest
materia-prima-option-move = Move { $figure } to { $place }
materia-prima-option-mine = { $figure } mines { $element }
materia-prima-option-take = { $figure } picks up { $element }
materia-prima-option-take-soul = { $figure } picks up a Soul Stone
materia-prima-option-drop = { $figure } drops something here
materia-prima-option-equip = { $figure } loads or unloads at the tower
materia-prima-option-fight = { $figure } attacks { $target } ({ $owner })
materia-prima-option-convert = Convert { $first } and { $second } into { $product }
materia-prima-option-research = Research in { $city }: { $formula }
materia-prima-option-buy = Buy { $extension } for { $price }
materia-prima-option-transmute = Transmute { $card } for { $cost }
materia-prima-option-end = End your turn
materia-prima-option-done = Enough
materia-prima-option-drop-unit = Drop 1 { $element }
materia-prima-option-drop-soul = Drop 1 Soul Stone
materia-prima-option-drop-all = Drop all elements
materia-prima-option-leave-unit = Leave 1 { $element } behind
materia-prima-option-leave-all = Leave everything behind
materia-prima-option-keep-unit = Keep 1 { $element }
materia-prima-option-keep-all = Keep everything
materia-prima-option-gather-unit = Take 1 more { $element }
materia-prima-option-gather-soul = Take 1 more Soul Stone
materia-prima-option-gather-all = Take everything
materia-prima-option-load = Load 1 { $element }
materia-prima-option-unload = Unload 1 { $element }
materia-prima-option-unload-all = Unload everything
materia-prima-option-wear = Wear { $card }
materia-prima-option-stow = Put { $card } away
materia-prima-option-store = Store { $card } in the tower
materia-prima-option-alchemist = { $name }
materia-prima-option-tower = { $name }
materia-prima-option-quest = { $name }
materia-prima-option-activate = { $name }
materia-prima-option-activate-nothing = None
materia-prima-option-grow = Take 1 { $element }
materia-prima-option-keep-cards = Keep { $first } and { $second }
materia-prima-option-throw = Throw { $name } away
materia-prima-option-release = Let { $figure } go
materia-prima-option-lay =
    { $turns ->
        [0] { $tile }, side { $side }
        [one] { $tile }, side { $side }, turned by { $turns } sixth
       *[other] { $tile }, side { $side }, turned by { $turns } sixths
    }
materia-prima-option-site = On { $place }

## What happened

materia-prima-event-first-player = { $seat } is the start player.
materia-prima-event-laid-out = The seven tiles are laid out.
materia-prima-event-offered = { $extension } is for sale in { $city } for { $price }.
materia-prima-event-chose-alchemist = { $seat } plays { $alchemist }.
materia-prima-event-chose-tower = { $seat } takes this tower: { $tower }.
materia-prima-event-kept-quest = { $seat } has chosen a secret quest.
materia-prima-event-kept-quest-own = { $seat } keeps the quest { $quest }.
materia-prima-event-dealt = { $seat } is dealt three formulas.
materia-prima-event-dealt-own = { $seat } is dealt { $cards }.
materia-prima-event-placed = { $seat } builds a tower on { $hex }.
materia-prima-event-turn = Round { $round }: the turn of { $seat }.
materia-prima-event-skull = { $figure } has no soul left: the skull column counts from now on.
materia-prima-event-heart = { $figure } has a soul again: the heart column counts from now on.
materia-prima-event-activated = { $seat } uses { $extension } this turn.
materia-prima-event-produced = The tower of { $seat } gains 1 { $element }.
materia-prima-event-moved = { $figure } moves to { $place }.
materia-prima-event-mined = { $figure } mines { $units } at { $place }.
materia-prima-event-took = { $figure } takes { $units } from { $place }.
materia-prima-event-dropped = { $figure } drops { $units } on { $place }.
materia-prima-event-left-behind = { $figure } cannot carry it all and leaves { $units } at { $place }.
materia-prima-event-attacked = { $figure } attacks { $other } and rolls { $dice }: strength { $strength }.
materia-prima-event-defended = { $figure } defends against { $other } and rolls { $dice }: strength { $strength }.
materia-prima-event-repelled = { $figure } repels the attack.
materia-prima-event-sent-home = { $figure } is beaten by { $winner } at { $place } and sent home.
materia-prima-event-destroyed = { $figure } is destroyed by { $winner } at { $place }.
materia-prima-event-soul-taken = { $winner } takes a Soul Stone from { $seat }.
materia-prima-event-soul-left = { $seat } loses a Soul Stone; it lies at { $place }.
materia-prima-event-looted = { $figure } keeps { $units } of the spoils; left on the hex: { $left }.
materia-prima-event-converted = { $seat } converts { $first } and { $second } into { $product }.
materia-prima-event-shared = { $figure } at the tower: loaded { $loaded }, unloaded { $unloaded }.
materia-prima-event-wore = { $seat } puts on { $card }.
materia-prima-event-stowed = { $seat } puts { $card } away.
materia-prima-event-transmuted = { $seat } transmutes { $card } ({ $formula }) for { $cost }.
materia-prima-event-released = { $seat } lets { $figure } go.
materia-prima-event-soul-made =
    { $souls ->
        [one] { $seat } creates a Soul Stone and has { $souls } now.
       *[other] { $seat } creates a Soul Stone and has { $souls } now.
    }
materia-prima-event-stone-made = { $seat } completes the Philosopher's Stone.
materia-prima-event-bought = { $seat } buys { $extension }.
materia-prima-event-researched =
    { $count ->
        [one] { $seat } researches: { $count } card ({ $formula }).
       *[other] { $seat } researches: { $count } cards ({ $formula }).
    }
materia-prima-event-researched-own =
    { $count ->
        [one] { $seat } draws { $count } card ({ $formula }): { $cards }.
       *[other] { $seat } draws { $count } cards ({ $formula }): { $cards }.
    }
materia-prima-event-reshuffled = The discards are shuffled into a new pile: { $formula }.
materia-prima-event-threw = { $seat } throws a card away ({ $formula }).
materia-prima-event-threw-own = { $seat } throws { $card } away ({ $formula }).
materia-prima-event-last-round = { $seat } has { $points } points: the game ends with this round.
materia-prima-event-fulfilled = { $seat } fulfils { $quest } and ends the game.
materia-prima-event-ended-by-points = The last round is over.
materia-prima-event-ended-by-rounds = Round { $round } was the last one.
materia-prima-event-showed-quest = The quest of { $seat } was { $quest }.

## Why something is refused

materia-prima-refusal-no-such = “{ $choice }” is nothing you could do now.
materia-prima-refusal-no-figure = You have no such figure on the board.
materia-prima-refusal-not-ready = { $figure } is new and can act from your next turn on.
materia-prima-refusal-ruled-out = The card of { $figure } rules this action out: { $action }.
materia-prima-refusal-spent = { $figure } has no action left for this: { $action }.
materia-prima-refusal-off-board = There is no hex in that direction: the board ends there.
materia-prima-refusal-too-far = A Move goes to a neighbouring hex. From { $figure } to { $place } it is { $count } steps.
materia-prima-refusal-hand-over = Figures hand each other nothing: use the tower, or drop it and pick it up.
materia-prima-refusal-no-trade = Players do not trade.
materia-prima-refusal-occupied = A figure of somebody else stands there.
materia-prima-refusal-tower-closed = A tower may be entered only by its owner's figures.
materia-prima-refusal-no-mine = { $figure } does not stand on a mine.
materia-prima-refusal-nothing-lies = Nothing of the kind lies on this hex.
materia-prima-refusal-full = { $figure } cannot carry any more.
materia-prima-refusal-soul-bearer = Only alchemists carry Soul Stones.
materia-prima-refusal-nothing-carried = { $figure } carries nothing that could be dropped.
materia-prima-refusal-drop-at-home = Nothing is dropped on a tower hex. Unload with Equip instead.
materia-prima-refusal-no-target = There is no such figure on the board.
materia-prima-refusal-no-fighter = { $figure } cannot fight.
materia-prima-refusal-not-adjacent = { $target } does not stand on a neighbouring hex.
materia-prima-refusal-tower-safe = { $target } is in its tower and cannot be attacked.
materia-prima-refusal-own-figure = You may not attack your own figures.
materia-prima-refusal-not-home = { $figure } must stand on your own tower hex for this.
materia-prima-refusal-nothing-to-change = There is nothing that { $figure } could load or unload.
materia-prima-refusal-no-sources = You do not have both elements, on the alchemist or in the tower.
materia-prima-refusal-helpers-sources = What a homunculus carries does not count, even at the tower: unload it first.
materia-prima-refusal-no-extension = You own no extension that would allow this.
materia-prima-refusal-idle-extension = No extension that would allow this is active this turn.
materia-prima-refusal-fresh-extension = An extension bought this turn works from your next turn on.
materia-prima-refusal-same-element = The second element must be another one.
materia-prima-refusal-no-recipe = Nothing is converted into { $element }.
materia-prima-refusal-helper-cannot = Only the alchemist does this, never a homunculus.
materia-prima-refusal-not-in-hand = You do not hold { $card }.
materia-prima-refusal-cannot-pay = For { $card } you lack { $missing }.
materia-prima-refusal-no-soul-to-pay = For { $card } you lack { $missing }.
materia-prima-refusal-part-made = You have made a part of this type already.
materia-prima-refusal-souls-gone = All Soul Stones are in play: no new one can be made.
materia-prima-refusal-no-city = { $figure } must be in a city for this.
materia-prima-refusal-not-offered = This city does not offer formulas of that kind.
materia-prima-refusal-pile-empty = No formula of that kind is left.
materia-prima-refusal-no-marker = No extension is for sale here.
materia-prima-refusal-price-not-carried = To buy it { $figure } must carry { $missing } more.
materia-prima-refusal-none-left = There is nothing of the kind to move.
materia-prima-refusal-souls-weigh-nothing = Soul Stones take up no room and are never too much.
materia-prima-refusal-too-much-left = Only what is too much stays behind.
materia-prima-refusal-no-spoils = There is nothing of the kind among the spoils.
materia-prima-refusal-soul-taken = A Soul Stone of the loser goes to the alchemist who wins, without a choice.
materia-prima-refusal-soul-left = A Soul Stone that a homunculus wins stays on the hex of the loser.
materia-prima-refusal-no-room = { $figure } has no room for it.
materia-prima-refusal-must-change = Something must be moved first.
materia-prima-refusal-not-dropped = { $card } cannot be dropped: only elements and Soul Stones can.
materia-prima-refusal-never-spoils = { $card } is no spoils: cards are never lost in a fight.
materia-prima-refusal-too-much = That is more than { $figure } can carry.
materia-prima-refusal-moved-back = What went one way does not go back in the same action.
materia-prima-refusal-soul-not-stored = Soul Stones never go into the tower.
materia-prima-refusal-slots-full = Two items are worn already.
materia-prima-refusal-not-wearable = { $card } has become a Soul Stone and is never worn.
materia-prima-refusal-not-stored = { $card } does not lie in your tower.
materia-prima-refusal-not-worn = { $figure } does not wear { $card }.
materia-prima-refusal-items-need-equip = Items change only with an Equip action of the alchemist.
materia-prima-refusal-no-use-for-items = Homunculi have no use for items: the alchemist wears them, with an Equip action of his own.
materia-prima-refusal-element-hex = No tower may stand on a mine: { $place }.
materia-prima-refusal-city-hex = No tower may stand in a city: { $place }.
materia-prima-refusal-tower-hex = A tower stands there already: { $place }.
materia-prima-refusal-walled-in = A tower there would cut off a tower or some hexes.
materia-prima-refusal-tile-laid = This tile lies already.
materia-prima-refusal-mines-lean = With this side the mines could no longer come to one of each element.
materia-prima-refusal-mines-rich = With this side some element could no longer be mined anywhere.
materia-prima-refusal-still-over = { $figure } carries { $count } too many and must leave some.
materia-prima-refusal-hard-for-two = The harder game is for three or four; with two it is the usual one.
materia-prima-refusal-first-player = Seat { $seat } cannot begin: there are { $seats } seats.
materia-prima-refusal-taken = Somebody has this one already: { $choice }.
materia-prima-refusal-quest-not-played = This quest is not played with so many players.
materia-prima-refusal-quest-not-drawn = You keep one of the two quests you drew.
materia-prima-refusal-extension-not-owned = { $extension } does not belong to your tower.
materia-prima-refusal-not-grown = An extension yields elements of level 1 only.
materia-prima-refusal-not-drawn = You keep cards that you have just drawn.
materia-prima-refusal-not-two = You keep exactly two different cards.
materia-prima-refusal-no-homunculus = It is one of your three homunculi that must go.
materia-prima-position-shape = This is no position of Materia Prima: { $reason }.
materia-prima-position = No match can come to this position: look at { $field }.

## Where wisdom comes from

materia-prima-score-elements = Level-3 elements
materia-prima-score-homunculi = Homunculi
materia-prima-score-equipment = Equipment
materia-prima-score-parts = Parts of the Philosopher's Stone
materia-prima-score-set = The complete Philosopher's Stone
materia-prima-score-souls = Soul Stones
materia-prima-score-extensions = Tower extensions
materia-prima-score-quest = The secret quest
materia-prima-score-given = What was given away for the quest
materia-prima-score-soulless = Without a soul

## The table in text

materia-prima-picture-round = Round { $round } of { $most } at most
materia-prima-picture-house = house set
materia-prima-picture-last-round = Last round: somebody has 25 points.
materia-prima-picture-map = The land
materia-prima-picture-cities = Cities
materia-prima-picture-figures = Figures
materia-prima-picture-players = Players
materia-prima-picture-own = Yours alone
materia-prima-picture-you = (you)
materia-prima-picture-quest = Quest
materia-prima-picture-hand = Hand
materia-prima-picture-drawn = Drawn
materia-prima-picture-worn = Worn
materia-prima-picture-extension = Extension
materia-prima-picture-progress = { $done } of { $needed }
materia-prima-picture-lost = can no longer be fulfilled
materia-prima-picture-load = { $load }/{ $capacity }
materia-prima-head-city = City
materia-prima-head-offers = Formulas
materia-prima-head-extension = Extension
materia-prima-head-price = Price
materia-prima-head-figure = Figure
materia-prima-head-hex = Hex
materia-prima-head-attack = Attack
materia-prima-head-defence = Defence
materia-prima-head-pack = Pack
materia-prima-head-actions = Actions
materia-prima-head-player = Player
materia-prima-head-wisdom = Wisdom
materia-prima-head-souls = Souls
materia-prima-head-stone = Stone
materia-prima-head-hand = Hand
materia-prima-head-store = Tower

## The first words of choices, where others follow

materia-prima-act-lay = Lay a tile
materia-prima-act-place = Build the tower
materia-prima-act-alchemist = Choose an alchemist
materia-prima-act-tower = Choose a tower
materia-prima-act-quest = Choose a quest
materia-prima-act-activate = Make an extension work
materia-prima-act-move = Move
materia-prima-act-mine = Mine
materia-prima-act-take = Pick up
materia-prima-act-drop = Drop
materia-prima-act-equip = Equip and load
materia-prima-act-fight = Attack
materia-prima-act-convert = Convert
materia-prima-act-blend = Convert with the extension
materia-prima-act-research = Research
materia-prima-act-transmute = Transmute
materia-prima-act-throw = Throw a card away
materia-prima-act-release = Let a homunculus go
materia-prima-act-grow = Grow an element
materia-prima-act-load = Load
materia-prima-act-unload = Unload
materia-prima-act-wear = Wear
materia-prima-act-stow = Put into the tower

## The legend of the map

materia-prima-picture-legend = Signs of the map
materia-prima-legend-mine = { $element } mine:
materia-prima-legend-tower = tower of { $seat }:
materia-prima-legend-free = a free hex, by its name: the row and the place in it from the left
materia-prima-legend-drop = units or Soul Stones lie there
