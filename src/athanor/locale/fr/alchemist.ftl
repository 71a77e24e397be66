### Alchemist: names of the game and of its parts.
### Attributes, for use in sentences: .label stands alone (button, heading), .definite and .indefinite
### carry their article, .from and .into say where cubes come from and where they go.
### Words: tour = turn, manche = round; réserve = the common one, stock = a player's own.

## The game

alchemist-title = Alchimiste
alchemist-tagline = Inventez des potions, fixez leur valeur et laissez vos rivaux payer pour les copier.

## Ingredients: .plural as a kind, .partitive after a quantity, .colour of the cube

alchemist-ingredient-mushroom = champignon
    .label = Champignon
    .plural = champignons
    .indefinite = un champignon
    .definite = le champignon
    .partitive = de champignons
    .colour = bleu
alchemist-ingredient-spider = araignée
    .label = Araignée
    .plural = araignées
    .indefinite = une araignée
    .definite = l’araignée
    .partitive = d’araignées
    .colour = jaune
alchemist-ingredient-bird-leg = patte d’oiseau
    .label = Patte d’oiseau
    .plural = pattes d’oiseau
    .indefinite = une patte d’oiseau
    .definite = la patte d’oiseau
    .partitive = de pattes d’oiseau
    .colour = gris
alchemist-ingredient-dragon-blood = sang de dragon
    .label = Sang de dragon
    .plural = sang de dragon
    .indefinite = un cube de sang de dragon
    .definite = le sang de dragon
    .partitive = de sang de dragon
    .colour = vert
alchemist-ingredient-troll-eye = œil de troll
    .label = Œil de troll
    .plural = yeux de troll
    .indefinite = un œil de troll
    .definite = l’œil de troll
    .partitive = d’yeux de troll
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
        [one] { $count } champignon
       *[other] { $count } champignons
    }
alchemist-cubes-spider =
    { $count ->
        [one] { $count } araignée
       *[other] { $count } araignées
    }
alchemist-cubes-bird-leg =
    { $count ->
        [one] { $count } patte d’oiseau
       *[other] { $count } pattes d’oiseau
    }
alchemist-cubes-dragon-blood =
    { $count ->
        [one] { $count } cube de sang de dragon
       *[other] { $count } cubes de sang de dragon
    }
alchemist-cubes-troll-eye =
    { $count ->
        [one] { $count } œil de troll
       *[other] { $count } yeux de troll
    }

## Schools, each called after its favourite ingredient (house names)

alchemist-school-mushroom = École du champignon
alchemist-school-spider = École de l’araignée
alchemist-school-bird-leg = École de la patte d’oiseau
alchemist-school-dragon-blood = École du sang de dragon
alchemist-school-troll-eye = École de l’œil de troll

## Player colours: .adjective for a seal or a screen

alchemist-colour-white = Blanc
    .adjective = blanc
alchemist-colour-black = Noir
    .adjective = noir
alchemist-colour-brown = Brun
    .adjective = brun
alchemist-colour-purple = Violet
    .adjective = violet
alchemist-colour-red = Rouge
    .adjective = rouge

## People

alchemist-adept = Adepte
    .label = Adepte
    .definite = l’Adepte
    .indefinite = un Adepte
alchemist-adepts =
    { $count ->
        [one] { $count } Adepte
       *[other] { $count } Adeptes
    }
alchemist-supreme-adept = Adepte Suprême
alchemist-first-player = premier joueur
    .label = Premier joueur
    .definite = le premier joueur
alchemist-creator = créateur
    .label = Créateur
    .definite = le créateur
    .indefinite = un créateur

## Places

alchemist-cauldron = chaudron { $cauldron }
    .label = Chaudron { $cauldron }
    .definite = le chaudron { $cauldron }
    .name = chaudron
alchemist-cauldrons =
    { $count ->
        [one] { $count } chaudron
       *[other] { $count } chaudrons
    }
alchemist-compendium = Compendium
    .label = Compendium
    .definite = le Compendium
    .from = du Compendium
    .into = sur le Compendium
alchemist-reserve = réserve
    .label = Réserve
    .definite = la réserve
    .from = de la réserve
    .into = dans la réserve
alchemist-bag = sac de l’Oracle
    .label = Sac de l’Oracle
    .definite = le sac de l’Oracle
    .from = du sac de l’Oracle
    .into = dans le sac de l’Oracle
alchemist-supply = stock
    .label = Stock
    .definite = le stock
    .from = du stock
    .into = dans le stock
alchemist-supply-own = votre stock
    .label = Votre stock
    .definite = votre stock
    .from = de votre stock
    .into = dans votre stock
alchemist-screen = écran
    .label = Écran
    .definite = l’écran
    .behind = derrière l’écran
    .before = devant l’écran
alchemist-removed = hors jeu
    .label = Hors jeu
alchemist-fame-track = piste de Renommée
    .label = Piste de Renommée
    .definite = la piste de Renommée

## Pieces

alchemist-tile = tuile de Renommée { $value }
    .label = Tuile de Renommée { $value }
    .definite = la tuile de Renommée { $value }
    .name = tuile de Renommée
alchemist-tiles =
    { $count ->
        [one] { $count } tuile de Renommée
       *[other] { $count } tuiles de Renommée
    }
alchemist-seal = sceau
    .label = Sceau
    .definite = le sceau
    .indefinite = un sceau
alchemist-seals =
    { $count ->
        [one] { $count } sceau
       *[other] { $count } sceaux
    }
alchemist-school = École
    .label = École
    .definite = l’École
    .indefinite = une École
alchemist-school-card = carte École
    .label = Carte École
    .definite = la carte École
    .indefinite = une carte École
alchemist-chip = jeton de score { $value }
    .label = Jeton de score { $value }
    .definite = le jeton de score { $value }
    .name = jeton de score
alchemist-fame = renommée
    .label = Renommée
    .definite = la renommée
alchemist-fame-points =
    { $count ->
        [one] { $count } point de renommée
       *[other] { $count } points de renommée
    }

## Ideas

alchemist-ingredient = ingrédient
    .label = Ingrédient
    .definite = l’ingrédient
    .indefinite = un ingrédient
alchemist-potion = potion
    .label = Potion
    .definite = la potion
    .indefinite = une potion
alchemist-potions =
    { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    }
alchemist-recipe = composition
    .label = Composition
    .definite = la composition
    .indefinite = une composition
alchemist-products = ingrédients produits
    .label = Ingrédients produits
    .definite = les ingrédients produits
alchemist-tribute = hommage
    .label = Hommage
    .definite = l’hommage
    .indefinite = un hommage
alchemist-favourite = ingrédient favori
    .label = Ingrédient favori
    .definite = l’ingrédient favori
    .indefinite = un ingrédient favori
alchemist-school-reward = récompense de l’École
    .label = Récompense de l’École
    .definite = la récompense de l’École
alchemist-exhausted = épuisé
    .label = Épuisé
alchemist-turn = tour { $turn }
    .label = Tour { $turn }
    .name = tour
alchemist-round = manche { $round }
    .label = Manche { $round }
    .name = manche
alchemist-last-round = dernière manche
    .label = Dernière manche
alchemist-setup = mise en place
    .label = Mise en place
alchemist-game-over = fin du jeu
    .label = Fin du jeu
