### Materia Prima's data in words: kinds of record, their fields, values and verbs.

# Kinds of record, and what each holds

materia-prima-card-dice = dés
materia-prima-card-dice-what = Les faces d’un dé ; tous les dés sont pareils.
materia-prima-card-soul-stones = Pierres de l’Âme
materia-prima-card-soul-stones-what = Combien il y a de Pierres de l’Âme.
materia-prima-card-hand-limit = formules en main
materia-prima-card-hand-limit-what = Combien de formules tient une main.
materia-prima-card-items-worn = objets portés
materia-prima-card-items-worn-what = Combien d’objets porte un alchimiste : deux, selon la règle.
materia-prima-card-homunculi = homunculi d’un joueur
materia-prima-card-homunculi-what = Combien d’homunculi a un joueur : trois, selon la règle.
materia-prima-card-tile = tuile
materia-prima-card-tile-what = Une tuile du plateau, ses deux faces dessinées hexagone par hexagone ; il y en a sept.
materia-prima-card-layout = disposition
materia-prima-card-layout-what = Où se trouvent les centres des sept tuiles, et une disposition toute prête.
materia-prima-card-city = ville
materia-prima-card-city-what = Une ville et les sortes de formules des deux faces de sa carte ; il y en a trois.
materia-prima-card-tower = tour
materia-prima-card-tower-what = Une tour ; elle n’a qu’un nom.
materia-prima-card-alchemist = alchimiste
materia-prima-card-alchemist-what = Un alchimiste côté cœur et côté crâne : valeurs, actions et capacités ; il y en a cinq.
materia-prima-card-homunculus = homunculus
materia-prima-card-homunculus-what = La formule d’un homunculus et la figurine qu’elle donne ; il y en a 28.
materia-prima-card-equipment = équipement
materia-prima-card-equipment-what = La formule d’un objet et ce qu’il fait ; il y en a 25.
materia-prima-card-stone = partie de la Pierre
materia-prima-card-stone-what = La formule de l’une des trois parties de la Pierre philosophale ; il y en a 24.
materia-prima-card-extension = extension de tour
materia-prima-card-extension-what = Ce dont on peut agrandir une tour, et son prix ; il y en a 14.
materia-prima-card-quest = quête secrète
materia-prima-card-quest-what = Ce que demande une quête, et à combien de joueurs elle sert ; il y en a onze.

# Fields

materia-prima-field-id = id
materia-prima-field-name = nom
materia-prima-field-faces = faces
materia-prima-field-city = la ville que désigne @
materia-prima-field-a = face a
materia-prima-field-b = face b
materia-prima-field-centres = centres des tuiles
materia-prima-field-tiles = tuiles dans cet ordre
materia-prima-field-heart = cœur
materia-prima-field-skull = crâne
materia-prima-field-attack = attaque
materia-prima-field-defence = défense
materia-prima-field-capacity = unités portées
materia-prima-field-actions = actions
materia-prima-field-effects = effets
materia-prima-field-effect = effet
materia-prima-field-level = niveau
materia-prima-field-cost = coût
materia-prima-field-price = prix
materia-prima-field-forbidden = ne fait jamais
materia-prima-field-kind = sorte
materia-prima-field-type = quelle partie : 1, 2 ou 3
materia-prima-field-souls = Pierres de l’Âme
materia-prima-field-count = combien
materia-prima-field-players = joueurs
materia-prima-field-least = au moins
materia-prima-field-most = au plus
materia-prima-field-action = action
materia-prima-field-element = élément
materia-prima-field-product = produit

# Values

materia-prima-value-water = eau
materia-prima-value-earth = terre
materia-prima-value-air = air
materia-prima-value-fire = feu
materia-prima-value-iron = fer
materia-prima-value-sulfur = soufre
materia-prima-value-glass = verre
materia-prima-value-copper = cuivre
materia-prima-value-mercury = mercure
materia-prima-value-aqua-regia = eau régale
materia-prima-value-platinum = platine
materia-prima-value-gold = or
materia-prima-value-homunculus = homunculus
materia-prima-value-equipment = équipement
materia-prima-value-stone = Pierre
materia-prima-value-weapon = arme
materia-prima-value-shield = bouclier
materia-prima-value-armour = armure
materia-prima-value-jewel = bijou
materia-prima-value-tool = outil
materia-prima-value-soul = âme
materia-prima-value-move = déplacement
materia-prima-value-mine = extraction
materia-prima-value-discard = défausse
materia-prima-value-fight = combat
materia-prima-value-equip = équiper
materia-prima-value-convert = conversion
materia-prima-value-transmute = transmutation
materia-prima-value-research = recherche
materia-prima-value-buy = achat

# Verbs: what each does

materia-prima-verb-extra = Une action de cette sorte en plus à chaque tour.
materia-prima-verb-scholar = La recherche fait piocher quatre cartes, dont on garde deux.
materia-prima-verb-prospector = Une mine de cet élément donne une unité de plus.
materia-prima-verb-pocket = On peut tenir une formule de plus en main.
materia-prima-verb-bonus = De meilleures valeurs pour l’alchimiste qui le porte.
materia-prima-verb-soul = Une Pierre de l’Âme quand il est fabriqué ; il n’est jamais porté.
materia-prima-verb-produce = Une unité de cet élément à chaque tour, directement dans la tour.
materia-prima-verb-harvest = Une unité d’un élément de niveau 1 au choix, à chaque tour.
materia-prima-verb-convert = Fait le produit à partir de cet élément et de n’importe quel autre de niveau 1.
