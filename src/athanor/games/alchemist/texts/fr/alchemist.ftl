### Alchemist: names of its parts, and what is said while it is played.
### The attributes of an ingredient are its forms in sentences: an argument "ingredient" gives
### { $ingredient }, { $ingredient-indefinite } and so on.
### Words: tour = turn, manche = round; réserve = the common one, stock = a player's own.

## The game

alchemist-title = Alchimiste
alchemist-tagline = Inventez des potions, fixez leur valeur et laissez vos rivaux payer pour les copier.

## Ingredients

alchemist-ingredient-mushroom = champignon
    .indefinite = un champignon
    .of = du champignon
    .letter = C
alchemist-ingredient-spider = araignée
    .indefinite = une araignée
    .of = de l’araignée
    .letter = A
alchemist-ingredient-bird-leg = patte d’oiseau
    .indefinite = une patte d’oiseau
    .of = de la patte d’oiseau
    .letter = P
alchemist-ingredient-dragon-blood = sang de dragon
    .indefinite = un cube de sang de dragon
    .of = du sang de dragon
    .letter = S
alchemist-ingredient-troll-eye = œil de troll
    .indefinite = un œil de troll
    .of = de l’œil de troll
    .letter = T

## Cauldrons, called by what they produce

alchemist-cauldron = { $first-of } et { $second-of }

## Counted cubes

alchemist-no-cubes = aucun cube
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

## What the host sets beforehand

alchemist-setting-setup-table = Cubes de la mise en place : le tableau français ou l’allemand.
alchemist-setting-schools = Jouer avec les Écoles secrètes.
alchemist-setting-two-player-opening = À deux, qui doit ouvrir par une potion valant au moins 5 : le premier joueur seul, ou chacun.
alchemist-setting-first-player = Qui commence : une place, comptée à partir de 0, ou le hasard.
alchemist-setting-colours = La couleur de chaque place.
alchemist-setting-name-setup-table = Cubes de la mise en place
alchemist-setting-value-setup-table-french = Comme dans la règle française
alchemist-setting-value-setup-table-german = Comme dans la règle allemande
alchemist-setting-name-schools = Écoles secrètes
alchemist-setting-hint-schools = Chacun appartient en secret à l’École d’un ingrédient, qui compte à la fin.
alchemist-setting-name-two-player-opening = Ouverture à deux joueurs
alchemist-setting-value-two-player-opening-game = Le premier joueur doit ouvrir à 5 de renommée ou plus
alchemist-setting-value-two-player-opening-each = Chacun doit ouvrir à 5 de renommée ou plus
alchemist-setting-name-first-player = Qui commence
alchemist-setting-value-first-player-random = Le hasard décide
alchemist-setting-value-first-player-0 = Place 1
alchemist-setting-value-first-player-1 = Place 2
alchemist-setting-value-first-player-2 = Place 3
alchemist-setting-value-first-player-3 = Place 4
alchemist-setting-value-first-player-4 = Place 5
alchemist-setting-name-colours = Couleur
alchemist-setting-value-colours-white = Blanc
alchemist-setting-value-colours-black = Noir
alchemist-setting-value-colours-brown = Brun
alchemist-setting-value-colours-purple = Violet
alchemist-setting-value-colours-red = Rouge

## What chance decides

alchemist-chance-first-player = qui commence
alchemist-chance-cube = un cube du sac de l’Oracle
alchemist-chance-school = une École

## What is asked

alchemist-decision-turn = Créer, copier ou prendre
alchemist-decision-opening = Créer une potion avec une tuile de Renommée d’au moins 5

## What may be chosen

alchemist-option-create = Créer une potion dans le chaudron { $cauldron } avec { $recipe }, pour { $fame } de renommée
alchemist-option-copy = Copier la potion du chaudron { $cauldron } pour { $fame } de renommée : payer { $recipe }, dont { $tribute-indefinite } en hommage à { $creator }
alchemist-option-take = Prendre { $ingredient-indefinite } dans la réserve
alchemist-option-draw = Piocher 2 cubes dans le sac de l’Oracle
alchemist-option-pass = Passer, puisque rien d’autre n’est possible

## What happened

alchemist-event-first-player = { $seat } commence la partie.
alchemist-event-starting-supply = { $seat } pioche un stock de départ de { $count } cubes.
alchemist-event-starting-supply-own = { $seat } pioche un stock de départ : { $cubes }.
alchemist-event-school = { $seat } reçoit l’École { $ingredient-of }.
alchemist-event-created = { $seat } crée une potion dans le chaudron { $cauldron } avec { $recipe } et gagne { $fame } de renommée. Reçu : { $received }.
alchemist-event-copied = { $seat } copie la potion du chaudron { $cauldron }, créée par { $creator }, avec { $recipe } et gagne { $fame } de renommée. Hommage : { $tribute-indefinite }. Reçu : { $received }.
alchemist-event-took = { $seat } prend { $ingredient-indefinite } dans la réserve.
alchemist-event-drew =
    { $seat } pioche { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } dans le sac de l’Oracle.
alchemist-event-drew-own = { $seat } pioche { $cubes } dans le sac de l’Oracle.
alchemist-event-passed = { $seat } ne peut rien faire et passe.
alchemist-event-lap = { $seat } atteint { $fame } de renommée.
alchemist-event-round = La manche { $round } commence.
alchemist-event-ended = La dernière manche est finie : { $exhausted } ingrédients sont épuisés.
alchemist-event-leftovers = Reste chez { $seat } : { $cubes }, soit { $fame } de renommée.
alchemist-event-rewarded =
    { $seat } dévoile l’École { $ingredient-of } : { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, place { $place }, { $fame } de renommée.
alchemist-event-scored = { $seat } termine avec { $fame } de renommée.

## Why something is refused

alchemist-refusal-no-such-action = L’action { $choice } n’existe pas.
alchemist-refusal-not-understood = « { $choice } » n’est pas une action. Écrivez create SD MMBBT 9 (créer), copy SD B (copier), take M (prendre) ou draw (piocher).
alchemist-refusal-no-such-cauldron = Aucun chaudron ne s’écrit { $cauldron }. Les chaudrons s’écrivent { $known }.
alchemist-refusal-no-such-ingredient = « { $ingredient } » n’est pas un ingrédient. Les lettres sont M, S, B, D et T.
alchemist-refusal-no-such-tile = Il n’y a pas de tuile de Renommée { $tile }. Les tuiles vont de 1 à 10.
alchemist-refusal-no-seal = Il ne vous reste aucun sceau pour créer une potion.
alchemist-refusal-cauldron-taken = Le chaudron { $cauldron } contient déjà une potion.
alchemist-refusal-not-held = Il vous manque { $missing }.
alchemist-refusal-tile-taken = La tuile de Renommée { $tile } est prise.
alchemist-refusal-opening-value = L’ouverture demande une tuile de Renommée d’au moins { $least } ; celle-ci vaut { $tile }.
alchemist-refusal-opening-action = L’ouverture doit être la création d’une potion.
alchemist-refusal-recipe-size =
    Une composition compte de { $least } à { $most } cubes ; celle-ci { $count ->
        [0] n’en a aucun
       *[other] en a { $count }
    }.
alchemist-refusal-product = Le chaudron { $cauldron } n’accepte pas ce qu’il produit : { $ingredient }.
alchemist-refusal-too-many = Une composition contient au plus { $most } cubes d’un même ingrédient ; celle-ci en a davantage : { $ingredient }.
alchemist-refusal-recorded = La composition { $recipe } est déjà inscrite dans le chaudron { $cauldron }.
alchemist-refusal-nothing-to-copy = Le chaudron { $cauldron } est vide : il n’y a rien à copier.
alchemist-refusal-own-potion = La potion du chaudron { $cauldron } est la vôtre. Seuls les autres peuvent la copier.
alchemist-refusal-cannot-pay = Pour copier la potion du chaudron { $cauldron }, il vous manque { $missing }.
alchemist-refusal-not-in-recipe = La composition du chaudron { $cauldron } ne contient pas cet ingrédient : { $ingredient }. Il ne peut donc pas être l’hommage à { $creator }.
alchemist-refusal-exhausted = La réserve n’a plus de cet ingrédient : { $ingredient }.
alchemist-refusal-bag-empty = Le sac de l’Oracle est vide.
alchemist-refusal-must-act = Vous ne pouvez passer que si aucune autre action n’est possible.
alchemist-refusal-first-player = La place { $seat } ne peut pas commencer : il y a { $seats } places.
alchemist-refusal-position-shape = Ce n’est pas une position d’Alchimiste : { $reason }.
alchemist-refusal-position = Aucune partie ne mène à cette position : voyez { $field }.

## Where fame comes from

alchemist-score-potions = Potions créées et copiées
alchemist-score-leftovers =
    { $cubes ->
        [one] { $cubes } cube restant
       *[other] { $cubes } cubes restants
    }
alchemist-score-school =
    École à la place { $place }, avec { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } de son ingrédient

## Actions in a menu

alchemist-action-create = Créer une potion
alchemist-action-copy = Copier une potion
alchemist-action-take = Prendre 1 cube dans la réserve
alchemist-action-draw = Piocher 2 cubes dans le sac de l’Oracle
alchemist-action-pass = Passer

## The table in text

alchemist-picture-round = Manche { $round }
alchemist-picture-exhausted =
    { $count ->
        [0] aucun ingrédient épuisé
        [one] { $count } épuisé
       *[other] { $count } épuisés
    }, fin à { $end }
alchemist-picture-last-round = Dernière manche : { $count } ingrédients sont épuisés.
alchemist-picture-compendium = Compendium
alchemist-picture-beside = À côté du plateau
alchemist-picture-tiles = Tuiles de Renommée
alchemist-picture-bag = Sac de l’Oracle
alchemist-picture-bag-size =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
alchemist-picture-cubes = Cubes
alchemist-picture-you = (vous)
alchemist-picture-adepts = Adeptes
alchemist-picture-cauldron = Chaudron { $cauldron }
alchemist-picture-worth = pour { $fame } de renommée
alchemist-picture-tribute = hommage
alchemist-picture-left =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
alchemist-picture-paid = Vous payez
alchemist-picture-given = Dont, en hommage à { $creator },
alchemist-picture-gained = Vous gagnez { $fame } de renommée et
alchemist-picture-afterwards = Reste derrière votre écran

alchemist-head-cauldron = Chaudron
alchemist-head-products = Produit
alchemist-head-recipe = Composition
alchemist-head-fame = Renommée
alchemist-head-creator = Créateur
alchemist-head-adept = Adepte
alchemist-head-seals = Sceaux
alchemist-head-cubes = Cubes
alchemist-head-school = École
alchemist-head-ingredient = Ingrédient
alchemist-head-reserve = Réserve
alchemist-head-own = Vous
alchemist-head-removed = Hors jeu
