### Alchemist's data in words: kinds of record, their fields, values and verbs.

# Kinds of record, and what each holds

alchemist-card-cauldron = cauldron
alchemist-card-cauldron-what = A cauldron of the board: its two products, and its place in drawings.
alchemist-card-ingredients = ingredients
alchemist-card-ingredients-what = The five types of cube, in the order of the board.
alchemist-card-cubes-per-type = cubes of each type
alchemist-card-cubes-per-type-what = How many cubes of each type are in the box.
alchemist-card-fame-tiles = fame tiles
alchemist-card-fame-tiles-what = The values of the tiles that give fame.
alchemist-card-fame-track-length = fame track
alchemist-card-fame-track-length-what = How many spaces the fame track has.
alchemist-card-seals-per-player = seals
alchemist-card-seals-per-player-what = How many seals each player has.
alchemist-card-starting-supply = first supply
alchemist-card-starting-supply-what = How many cubes each player draws at the start.
alchemist-card-exhausted-types-to-end = exhausted types
alchemist-card-exhausted-types-to-end-what = How many exhausted types end the match.
alchemist-card-setup = set-up
alchemist-card-setup-what = A row of the set-up table; its key is the number of players.
alchemist-card-school-rewards = rewards of schools
alchemist-card-school-rewards-what = What schools give by rank; its key is the number of players.
alchemist-card-player-colors = colours
alchemist-card-player-colors-what = The colours players may have.
alchemist-card-setup-german = German set-up
alchemist-card-setup-german-what = The rows of the set-up table that differ in the German rulebook.

# Fields

alchemist-field-id = id
alchemist-field-products = products
alchemist-field-place = place on the board
alchemist-field-row = row
alchemist-field-col = column
alchemist-field-bag = cubes in the bag
alchemist-field-reserve = cubes in the reserve
alchemist-field-out = cubes out of the game
alchemist-field-rewards = rewards by rank

# Values

alchemist-value-mushroom = mushroom
alchemist-value-bird-leg = bird leg
alchemist-value-troll-eye = troll eye
alchemist-value-spider = spider
alchemist-value-dragon-blood = dragon blood
alchemist-value-white = white
alchemist-value-black = black
alchemist-value-brown = brown
alchemist-value-purple = purple
alchemist-value-red = red
