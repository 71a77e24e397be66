### Alchemist's data in words: kinds of record, their fields, values and verbs.

# Kinds of record, and what each holds

alchemist-card-cauldron = chaudron
alchemist-card-cauldron-what = Un chaudron du plateau : ses deux produits, et sa place dans les dessins.
alchemist-card-ingredients = ingrédients
alchemist-card-ingredients-what = Les cinq types de cubes, dans l’ordre du plateau.
alchemist-card-cubes-per-type = cubes de chaque type
alchemist-card-cubes-per-type-what = Combien de cubes de chaque type contient la boîte.
alchemist-card-fame-tiles = tuiles de renommée
alchemist-card-fame-tiles-what = Les valeurs des tuiles qui donnent de la renommée.
alchemist-card-fame-track-length = piste de renommée
alchemist-card-fame-track-length-what = Combien de cases a la piste de renommée.
alchemist-card-seals-per-player = sceaux
alchemist-card-seals-per-player-what = Combien de sceaux a chaque joueur.
alchemist-card-starting-supply = réserve de départ
alchemist-card-starting-supply-what = Combien de cubes chaque joueur pioche au départ.
alchemist-card-exhausted-types-to-end = types épuisés
alchemist-card-exhausted-types-to-end-what = Combien de types épuisés mettent fin à la partie.
alchemist-card-setup = mise en place
alchemist-card-setup-what = Une ligne du tableau de mise en place ; sa clé est le nombre de joueurs.
alchemist-card-school-rewards = récompenses des écoles
alchemist-card-school-rewards-what = Ce que donnent les écoles selon le rang ; sa clé est le nombre de joueurs.
alchemist-card-player-colors = couleurs
alchemist-card-player-colors-what = Les couleurs que peuvent avoir les joueurs.
alchemist-card-setup-german = mise en place allemande
alchemist-card-setup-german-what = Les lignes de la mise en place qui diffèrent dans le livret allemand.

# Fields

alchemist-field-id = id
alchemist-field-products = produits
alchemist-field-place = place sur le plateau
alchemist-field-row = ligne
alchemist-field-col = colonne
alchemist-field-bag = cubes dans le sac
alchemist-field-reserve = cubes en réserve
alchemist-field-out = cubes hors du jeu
alchemist-field-rewards = récompenses par rang

# Values

alchemist-value-mushroom = champignon
alchemist-value-bird-leg = patte d’oiseau
alchemist-value-troll-eye = œil de troll
alchemist-value-spider = araignée
alchemist-value-dragon-blood = sang de dragon
alchemist-value-white = blanc
alchemist-value-black = noir
alchemist-value-brown = brun
alchemist-value-purple = violet
alchemist-value-red = rouge
