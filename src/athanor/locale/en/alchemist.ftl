### Alchemist: names of the game and of its parts.
### Attributes, for use in sentences: .label stands alone (button, heading), .definite and .indefinite
### carry their article, .from and .into say where cubes come from and where they go.

## The game

alchemist-title = Alchemist
alchemist-tagline = Invent potions, name their worth, and let your rivals pay to copy them.

## Ingredients: .plural as a kind, .partitive after a quantity, .colour of the cube

alchemist-ingredient-mushroom = mushroom
    .label = Mushroom
    .plural = mushrooms
    .indefinite = a mushroom
    .definite = the mushroom
    .partitive = of mushrooms
    .colour = blue
alchemist-ingredient-spider = spider
    .label = Spider
    .plural = spiders
    .indefinite = a spider
    .definite = the spider
    .partitive = of spiders
    .colour = yellow
alchemist-ingredient-bird-leg = bird leg
    .label = Bird leg
    .plural = bird legs
    .indefinite = a bird leg
    .definite = the bird leg
    .partitive = of bird legs
    .colour = gray
alchemist-ingredient-dragon-blood = dragon's blood
    .label = Dragon's blood
    .plural = dragon's blood
    .indefinite = a cube of dragon's blood
    .definite = the dragon's blood
    .partitive = of dragon's blood
    .colour = green
alchemist-ingredient-troll-eye = troll eye
    .label = Troll eye
    .plural = troll eyes
    .indefinite = a troll eye
    .definite = the troll eye
    .partitive = of troll eyes
    .colour = orange

## Ingredient letters, the same in every language

alchemist-letter-mushroom = M
alchemist-letter-spider = S
alchemist-letter-bird-leg = B
alchemist-letter-dragon-blood = D
alchemist-letter-troll-eye = T

## Counted cubes

alchemist-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
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

## Schools, each called after its favourite ingredient (house names)

alchemist-school-mushroom = Mushroom school
alchemist-school-spider = Spider school
alchemist-school-bird-leg = Bird leg school
alchemist-school-dragon-blood = Dragon's blood school
alchemist-school-troll-eye = Troll eye school

## Player colours: .adjective for a seal or a screen

alchemist-colour-white = White
    .adjective = white
alchemist-colour-black = Black
    .adjective = black
alchemist-colour-brown = Brown
    .adjective = brown
alchemist-colour-purple = Purple
    .adjective = purple
alchemist-colour-red = Red
    .adjective = red

## People

alchemist-adept = Adept
    .label = Adept
    .definite = the Adept
    .indefinite = an Adept
alchemist-adepts =
    { $count ->
        [one] { $count } Adept
       *[other] { $count } Adepts
    }
alchemist-supreme-adept = Supreme Adept
alchemist-first-player = first player
    .label = First player
    .definite = the first player
alchemist-creator = creator
    .label = Creator
    .definite = the creator
    .indefinite = a creator

## Places

alchemist-cauldron = cauldron { $cauldron }
    .label = Cauldron { $cauldron }
    .definite = cauldron { $cauldron }
    .name = cauldron
alchemist-cauldrons =
    { $count ->
        [one] { $count } cauldron
       *[other] { $count } cauldrons
    }
alchemist-compendium = Compendium
    .label = Compendium
    .definite = the Compendium
    .from = from the Compendium
    .into = onto the Compendium
alchemist-reserve = reserve
    .label = Reserve
    .definite = the reserve
    .from = from the reserve
    .into = into the reserve
alchemist-bag = oracle bag
    .label = Oracle bag
    .definite = the oracle bag
    .from = from the oracle bag
    .into = into the oracle bag
alchemist-supply = supply
    .label = Supply
    .definite = the supply
    .from = from the supply
    .into = into the supply
alchemist-supply-own = your supply
    .label = Your supply
    .definite = your supply
    .from = from your supply
    .into = into your supply
alchemist-screen = screen
    .label = Screen
    .definite = the screen
    .behind = behind the screen
    .before = in front of the screen
alchemist-removed = out of the game
    .label = Out of the game
alchemist-fame-track = fame track
    .label = Fame track
    .definite = the fame track

## Pieces

alchemist-tile = fame tile { $value }
    .label = Fame tile { $value }
    .definite = fame tile { $value }
    .name = fame tile
alchemist-tiles =
    { $count ->
        [one] { $count } fame tile
       *[other] { $count } fame tiles
    }
alchemist-seal = seal
    .label = Seal
    .definite = the seal
    .indefinite = a seal
alchemist-seals =
    { $count ->
        [one] { $count } seal
       *[other] { $count } seals
    }
alchemist-school = school
    .label = School
    .definite = the school
    .indefinite = a school
alchemist-school-card = school card
    .label = School card
    .definite = the school card
    .indefinite = a school card
alchemist-chip = scoring chip { $value }
    .label = Scoring chip { $value }
    .definite = the { $value } scoring chip
    .name = scoring chip
alchemist-fame = fame
    .label = Fame
    .definite = the fame
alchemist-fame-points = { $count } fame

## Ideas

alchemist-ingredient = ingredient
    .label = Ingredient
    .definite = the ingredient
    .indefinite = an ingredient
alchemist-potion = potion
    .label = Potion
    .definite = the potion
    .indefinite = a potion
alchemist-potions =
    { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    }
alchemist-recipe = recipe
    .label = Recipe
    .definite = the recipe
    .indefinite = a recipe
alchemist-products = products
    .label = Products
    .definite = the products
alchemist-tribute = tribute
    .label = Tribute
    .definite = the tribute
    .indefinite = a tribute
alchemist-favourite = favourite ingredient
    .label = Favourite ingredient
    .definite = the favourite ingredient
    .indefinite = a favourite ingredient
alchemist-school-reward = school reward
    .label = School reward
    .definite = the school reward
alchemist-exhausted = exhausted
    .label = Exhausted
alchemist-turn = turn { $turn }
    .label = Turn { $turn }
    .name = turn
alchemist-round = round { $round }
    .label = Round { $round }
    .name = round
alchemist-last-round = last round
    .label = Last round
alchemist-setup = setup
    .label = Setup
alchemist-game-over = end of the game
    .label = End of the game
