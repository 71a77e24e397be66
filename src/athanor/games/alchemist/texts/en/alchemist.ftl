### Alchemist: names of its parts, and what is said while it is played.
### The attributes of an ingredient are its forms in sentences: an argument "ingredient" gives
### { $ingredient }, { $ingredient-indefinite } and so on.

## The game

alchemist-title = Alchemist
alchemist-tagline = Invent potions, name their worth, and let your rivals pay to copy them.

## Ingredients

alchemist-ingredient-mushroom = mushroom
    .indefinite = a mushroom
    .of = of the mushroom
    .letter = M
alchemist-ingredient-spider = spider
    .indefinite = a spider
    .of = of the spider
    .letter = S
alchemist-ingredient-bird-leg = bird leg
    .indefinite = a bird leg
    .of = of the bird leg
    .letter = B
alchemist-ingredient-dragon-blood = dragon's blood
    .indefinite = a cube of dragon's blood
    .of = of dragon's blood
    .letter = D
alchemist-ingredient-troll-eye = troll eye
    .indefinite = a troll eye
    .of = of the troll eye
    .letter = T

## Cauldrons, called by what they produce

alchemist-cauldron = { $first } and { $second }

## Counted cubes

alchemist-no-cubes = nothing
alchemist-cubes-mushroom =
    { $count ->
        [one] { $count } mushroom
       *[other] { $count } mushrooms
    }
alchemist-cubes-spider =
    { $count ->
        [one] { $count } spider
       *[other] { $count } spiders
    }
alchemist-cubes-bird-leg =
    { $count ->
        [one] { $count } bird leg
       *[other] { $count } bird legs
    }
alchemist-cubes-dragon-blood =
    { $count ->
        [one] { $count } cube of dragon's blood
       *[other] { $count } cubes of dragon's blood
    }
alchemist-cubes-troll-eye =
    { $count ->
        [one] { $count } troll eye
       *[other] { $count } troll eyes
    }

## What the host sets beforehand

alchemist-setting-setup-table = Cubes at setup: the French table or the German one.
alchemist-setting-schools = Play with the secret schools.
alchemist-setting-two-player-opening = With two players, who must open with a potion worth 5 or more: the game's first player, or each of them.
alchemist-setting-first-player = Who begins: a seat, counted from 0, or chance.
alchemist-setting-colours = The colour of each seat.
alchemist-setting-name-setup-table = Cubes at setup
alchemist-setting-value-setup-table-french = As in the French rulebook
alchemist-setting-value-setup-table-german = As in the German rulebook
alchemist-setting-name-schools = Secret schools
alchemist-setting-hint-schools = Everybody belongs in secret to the school of one ingredient, which counts at the end.
alchemist-setting-name-two-player-opening = Opening with two players
alchemist-setting-value-two-player-opening-game = Whoever begins must open with 5 fame or more
alchemist-setting-value-two-player-opening-each = Each must open with 5 fame or more
alchemist-setting-name-first-player = Who begins
alchemist-setting-value-first-player-random = Chance decides
alchemist-setting-value-first-player-0 = Seat 1
alchemist-setting-value-first-player-1 = Seat 2
alchemist-setting-value-first-player-2 = Seat 3
alchemist-setting-value-first-player-3 = Seat 4
alchemist-setting-value-first-player-4 = Seat 5
alchemist-setting-name-colours = Colour
alchemist-setting-value-colours-white = White
alchemist-setting-value-colours-black = Black
alchemist-setting-value-colours-brown = Brown
alchemist-setting-value-colours-purple = Purple
alchemist-setting-value-colours-red = Red

## What chance decides

alchemist-chance-first-player = who begins
alchemist-chance-cube = a cube from the oracle bag
alchemist-chance-school = a school

## What is asked

alchemist-decision-turn = Create, copy or take
alchemist-decision-opening = Create a potion with a fame tile of 5 or more

## What may be chosen

alchemist-option-create = Create a potion in the cauldron of { $cauldron } from { $recipe }, worth { $fame } fame
alchemist-option-copy = Copy the potion in the cauldron of { $cauldron } for { $fame } fame: pay { $recipe }, of which { $tribute-indefinite } goes to { $creator } as tribute
alchemist-option-take = Take { $ingredient-indefinite } from the reserve
alchemist-option-draw = Draw 2 cubes from the oracle bag
alchemist-option-pass = Pass, since nothing else is possible

## What happened

alchemist-event-first-player = { $seat } is the first player.
alchemist-event-starting-supply = { $seat } draws a starting supply of { $count } cubes.
alchemist-event-starting-supply-own = { $seat } draws a starting supply of { $cubes }.
alchemist-event-school = { $seat } is dealt the school { $ingredient-of }.
alchemist-event-created = { $seat } creates a potion in the cauldron of { $cauldron } from { $recipe } and gains { $fame } fame. Received: { $received }.
alchemist-event-copied = { $seat } copies the potion of { $creator } in the cauldron of { $cauldron } with { $recipe } and gains { $fame } fame. Tribute: { $tribute-indefinite }. Received: { $received }.
alchemist-event-took = { $seat } takes { $ingredient-indefinite } from the reserve.
alchemist-event-drew =
    { $seat } draws { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } from the oracle bag.
alchemist-event-drew-own = { $seat } draws { $cubes } from the oracle bag.
alchemist-event-passed = { $seat } can do nothing and passes.
alchemist-event-lap = { $seat } has reached { $fame } fame.
alchemist-event-round = Round { $round } begins.
alchemist-event-ended = The last round is over: { $exhausted } ingredients are exhausted.
alchemist-event-leftovers = { $seat } has { $cubes } left, which is worth { $fame } fame.
alchemist-event-rewarded =
    { $seat } shows the school { $ingredient-of }: { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, place { $place }, { $fame } fame.
alchemist-event-scored = { $seat } ends with { $fame } fame.

## Why something is refused

alchemist-refusal-no-such-action = There is no action { $choice }.
alchemist-refusal-not-understood = “{ $choice }” is not an action. Write create SD MMBBT 9, copy SD B, take M or draw.
alchemist-refusal-no-such-cauldron = There is no cauldron written { $cauldron }. The cauldrons are written { $known }.
alchemist-refusal-no-such-ingredient = “{ $ingredient }” is no ingredient. The letters are M, S, B, D and T.
alchemist-refusal-no-such-tile = There is no fame tile { $tile }. The tiles are numbered 1 to 10.
alchemist-refusal-no-seal = You have no seal left to create a potion with.
alchemist-refusal-cauldron-taken = The cauldron of { $cauldron } already holds a potion.
alchemist-refusal-not-held = You lack { $missing }.
alchemist-refusal-tile-taken = Fame tile { $tile } is taken.
alchemist-refusal-opening-value = The opening asks for a fame tile of { $least } or more, and this one shows { $tile }.
alchemist-refusal-opening-action = The opening must be the creation of a potion.
alchemist-refusal-recipe-size =
    A recipe has { $least } to { $most } cubes, and this one has { $count ->
        [0] none
       *[other] { $count }
    }.
alchemist-refusal-product = The cauldron of { $cauldron } produces { $ingredient } and does not accept it in a recipe.
alchemist-refusal-too-many = A recipe has at most { $most } cubes of one ingredient, and this one has more: { $ingredient }.
alchemist-refusal-recorded = The recipe { $recipe } is already recorded in the cauldron of { $cauldron }.
alchemist-refusal-nothing-to-copy = The cauldron of { $cauldron } is empty: there is nothing to copy.
alchemist-refusal-own-potion = The potion in the cauldron of { $cauldron } is your own. Only others may copy it.
alchemist-refusal-cannot-pay = To copy the potion in the cauldron of { $cauldron } you lack { $missing }.
alchemist-refusal-not-in-recipe = The recipe in the cauldron of { $cauldron } has no { $ingredient }, so it cannot be the tribute to { $creator }.
alchemist-refusal-exhausted = The reserve is out of this ingredient: { $ingredient }.
alchemist-refusal-bag-empty = The oracle bag is empty.
alchemist-refusal-must-act = You may pass only if no other action is possible.
alchemist-refusal-first-player = Seat { $seat } cannot begin: there are { $seats } seats.
alchemist-refusal-position-shape = This is no position of Alchemist: { $reason }.
alchemist-refusal-position = No match can come to this position: look at { $field }.

## Where fame comes from

alchemist-score-potions = Potions created and copied
alchemist-score-leftovers =
    { $cubes ->
        [one] { $cubes } cube left over
       *[other] { $cubes } cubes left over
    }
alchemist-score-school =
    School in place { $place }, with { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } of its ingredient

## Actions in a menu

alchemist-action-create = Create a potion
alchemist-action-copy = Copy a potion
alchemist-action-take = Take 1 cube from the reserve
alchemist-action-draw = Draw 2 cubes from the oracle bag
alchemist-action-pass = Pass

## The table in text

alchemist-picture-round = Round { $round }
alchemist-picture-exhausted =
    { $count ->
        [0] no ingredient exhausted
       *[other] { $count } exhausted
    }, { $end } end the game
alchemist-picture-last-round = Last round: { $count } ingredients are exhausted.
alchemist-picture-compendium = Compendium
alchemist-picture-beside = Beside the board
alchemist-picture-tiles = Fame tiles
alchemist-picture-bag = Oracle bag
alchemist-picture-bag-size =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
alchemist-picture-cubes = Cubes
alchemist-picture-you = (you)
alchemist-picture-adepts = Adepts
alchemist-picture-cauldron = Cauldron of { $cauldron }
alchemist-picture-worth = worth { $fame } fame
alchemist-picture-tribute = tribute
alchemist-picture-left = { $count } left
alchemist-picture-paid = You pay
alchemist-picture-given = Of which { $creator } gets
alchemist-picture-gained = You gain { $fame } fame and
alchemist-picture-afterwards = Left behind your screen

alchemist-head-cauldron = Cauldron
alchemist-head-products = Produces
alchemist-head-recipe = Recipe
alchemist-head-fame = Fame
alchemist-head-creator = Creator
alchemist-head-adept = Adept
alchemist-head-seals = Seals
alchemist-head-cubes = Cubes
alchemist-head-school = School
alchemist-head-ingredient = Ingredient
alchemist-head-reserve = Reserve
alchemist-head-own = You
alchemist-head-removed = Out of play
