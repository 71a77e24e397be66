### Materia Prima: names of its parts, and what is said while it is played.

## The game

materia-prima-title = Materia Prima
materia-prima-tagline = Extrayez, affinez, transmutez : achevez la Pierre avant qu’on ne vole votre âme.

## Elements, units, formulas, actions

materia-prima-element-water = eau
    .of = d’eau
materia-prima-element-earth = terre
    .of = de terre
materia-prima-element-air = air
    .of = d’air
materia-prima-element-fire = feu
    .of = de feu
materia-prima-element-iron = fer
    .of = de fer
materia-prima-element-sulfur = soufre
    .of = de soufre
materia-prima-element-glass = verre
    .of = de verre
materia-prima-element-copper = cuivre
    .of = de cuivre
materia-prima-element-mercury = mercure
    .of = de mercure
materia-prima-element-aqua-regia = eau régale
    .of = d’eau régale
materia-prima-element-platinum = platine
    .of = de platine
materia-prima-element-gold = or
    .of = d’or
materia-prima-units =
    { $count ->
        [one] { $count } unité { $element-of }
       *[other] { $count } unités { $element-of }
    }
materia-prima-souls =
    { $count ->
        [one] { $count } Pierre de l’Âme
       *[other] { $count } Pierres de l’Âme
    }
materia-prima-nothing = rien
materia-prima-formula-homunculus = homunculus
    .of = formule d’homunculus
materia-prima-formula-equipment = équipement
    .of = formule d’équipement
materia-prima-formula-stone = partie de la Pierre
    .of = formule de la Pierre
materia-prima-action-move = Déplacement
materia-prima-action-mine = Extraction
materia-prima-action-discard = Défausse
materia-prima-action-fight = Combat
materia-prima-action-equip = Équiper
materia-prima-action-convert = Conversion
materia-prima-action-transmute = Transmutation
materia-prima-action-research = Recherche
materia-prima-action-buy = Achat
materia-prima-ability-extra = 1 action de plus à chaque tour : { $action }
materia-prima-ability-prospector = 1 unité { $element-of } de plus à l’extraction
materia-prima-ability-scholar = la Recherche pioche quatre cartes et en garde deux
materia-prima-ability-pocket = 1 formule de plus en main
materia-prima-ability-soul = devient une Pierre de l’Âme
materia-prima-extension-produce = 1 unité { $element-of } à chaque tour
materia-prima-extension-harvest = 1 élément de niveau 1 de votre choix à chaque tour
materia-prima-extension-convert = { $element } et n’importe quel autre élément de niveau 1 donnent 1 unité { $product-of }
materia-prima-place-city = { $city } ({ $hex })
materia-prima-place-mine = la mine { $element-of } ({ $hex })
materia-prima-place-tower = la tour de { $seat } ({ $hex })
materia-prima-place-free = l’hexagone { $hex }
materia-prima-drawn = { $name }
materia-prima-die = un { $face }

## Where a hex is, for somebody at the table

materia-prima-near-city = { $city }
    .of = de { $city }
materia-prima-near-home = votre tour
    .of = de votre tour
materia-prima-near-tower = la tour de { $seat }
    .of = de la tour de { $seat }
materia-prima-near-middle = le milieu du plateau
    .of = du milieu du plateau
materia-prima-near-mine = la mine { $element-of } { $heading } { $anchor-of }
materia-prima-near-mine-steps =
    { $steps ->
        [one] la mine { $element-of } { $heading } { $anchor-of }
       *[other] la mine { $element-of }, à { $steps } pas { $heading } { $anchor-of }
    }
materia-prima-near-free =
    { $steps ->
        [one] l’hexagone { $heading } { $anchor-of }
       *[other] l’hexagone à { $steps } pas { $heading } { $anchor-of }
    }
materia-prima-near-free-turned = l’hexagone à { $steps } pas { $heading } et { $more } { $turn } { $anchor-of }
materia-prima-heading-e = à l’est
materia-prima-heading-ne = au nord-est
materia-prima-heading-n = au nord
materia-prima-heading-nw = au nord-ouest
materia-prima-heading-w = à l’ouest
materia-prima-heading-sw = au sud-ouest
materia-prima-heading-s = au sud
materia-prima-heading-se = au sud-est

## What the host sets beforehand

materia-prima-setting-layout = Disposition des tuiles : au hasard, la disposition type, ou arrangée par la première place.
materia-prima-setting-hard = À trois ou quatre : chaque mine une seule fois, et une seule sorte de formule par ville.
materia-prima-setting-pickup-all = Une seule Extraction ramasse autant de choses déposées qu’on veut.
materia-prima-setting-bank-quest = Une quête accomplie sans les deux pierres est gardée et compte dès qu’elles sont là.
materia-prima-setting-later-ending = La partie finit aussi avec la manche où quelqu’un atteint 25 points ; sans âme, on perd 5 points à la fin.
materia-prima-setting-characters = Alchimistes et tours : choisis à tour de rôle, ou au hasard.
materia-prima-setting-first-player = Qui commence : une place, comptée à partir de 0, ou le hasard.
materia-prima-setting-max-rounds = La manche après laquelle la partie finit dans tous les cas.
materia-prima-setting-name-layout = Le plateau
materia-prima-setting-value-layout-random = Tuiles disposées au hasard
materia-prima-setting-value-layout-standard = La disposition type
materia-prima-setting-value-layout-arranged = Arrangé par la première place
materia-prima-setting-name-hard = Le jeu plus difficile
materia-prima-setting-hint-hard = À trois ou quatre : chaque mine une seule fois, et une seule sorte de formule par ville.
materia-prima-setting-name-pickup-all = Tout ramasser d’un coup
materia-prima-setting-hint-pickup-all = Une seule Extraction ramasse autant de choses déposées qu’on veut.
materia-prima-setting-name-bank-quest = Quêtes gardées
materia-prima-setting-hint-bank-quest = Une quête accomplie sans les deux pierres compte dès qu’elles sont là.
materia-prima-setting-name-later-ending = La fin plus tardive
materia-prima-setting-hint-later-ending = 25 points mettent fin à la partie avec la manche ; sans âme, on perd 5 points.
materia-prima-setting-name-characters = Alchimistes et tours
materia-prima-setting-value-characters-chosen = Choisis à tour de rôle
materia-prima-setting-value-characters-random = Distribués au hasard
materia-prima-setting-name-first-player = Qui commence
materia-prima-setting-value-first-player-random = Le hasard décide
materia-prima-setting-value-first-player-0 = Place 1
materia-prima-setting-value-first-player-1 = Place 2
materia-prima-setting-value-first-player-2 = Place 3
materia-prima-setting-value-first-player-3 = Place 4
materia-prima-setting-name-max-rounds = La dernière manche
materia-prima-setting-value-max-rounds-20 = Manche 20
materia-prima-setting-value-max-rounds-50 = Manche 50
materia-prima-setting-value-max-rounds-100 = Manche 100
materia-prima-setting-value-max-rounds-150 = Manche 150

## What chance decides

materia-prima-chance-first-player = qui commence
materia-prima-chance-sides = les faces des tuiles
materia-prima-chance-tile = une tuile
materia-prima-chance-turn = l’orientation d’une tuile
materia-prima-chance-extension = une extension de tour
materia-prima-chance-alchemist = un alchimiste
materia-prima-chance-tower = une tour
materia-prima-chance-quest = une quête secrète
materia-prima-chance-card = une carte Formule
materia-prima-chance-attack = un dé de l’attaque
materia-prima-chance-defence = un dé de la défense

## What is asked

materia-prima-decision-act =
    { $count ->
        [one] Agissez : il reste { $count } action
       *[other] Agissez : il reste { $count } actions
    }
materia-prima-decision-lay = Posez une tuile à l’emplacement { $number }
materia-prima-decision-site = Placez votre tour et votre alchimiste
materia-prima-decision-alchemist = Choisissez votre alchimiste
materia-prima-decision-tower = Choisissez votre tour
materia-prima-decision-quest = Gardez l’une de vos deux quêtes
materia-prima-decision-extension = Quelle extension sert ce tour-ci ?
materia-prima-decision-element = Quel élément l’extension donne-t-elle ?
materia-prima-decision-kept = Gardez deux des cartes piochées
materia-prima-decision-thrown = Vous tenez trop de formules : défaussez-en une
materia-prima-decision-place = Porter le nouvel objet, ou le ranger ?
materia-prima-decision-released = Vous avez déjà trois homunculi : duquel vous séparez-vous ?
materia-prima-decision-drop = Que dépose { $figure } ?
materia-prima-decision-leave = { $figure } porte { $count } de trop : que laisse-t-on ?
materia-prima-decision-keep = Que garde { $figure } du butin : { $units } ?
materia-prima-decision-gather = Que ramasse encore { $figure } ?
materia-prima-decision-equip = Chargez ou déchargez { $figure } à la tour
materia-prima-decision-transfer = Transfert gratuit entre { $figure } et la tour

## What may be chosen

materia-prima-option-ends = { $option }. Votre quête est alors accomplie et la partie finit aussitôt
materia-prima-option-may-end = { $option }. Une victoire accomplit votre quête et la partie finit aussitôt
materia-prima-option-will-end = { $option }. Votre quête est alors accomplie et la partie finit avec cette action
materia-prima-option-ends-later = { $option }. Si tous sont encore là au début de votre prochain tour, votre quête est accomplie et la partie finit
materia-prima-option-forfeits = { $option }. Après une attaque, vous ne pourrez plus jamais accomplir votre quête
materia-prima-option-forfeits-soul = { $option }. Il restera trop peu de Pierres de l’Âme : vous ne pourrez plus jamais accomplir votre quête
materia-prima-option-move = Déplacer { $figure } vers { $place }
materia-prima-option-mine = { $figure } extrait une unité { $element-of }
materia-prima-option-take = { $figure } ramasse une unité { $element-of }
materia-prima-option-take-soul = { $figure } ramasse une Pierre de l’Âme
materia-prima-option-drop = { $figure } dépose quelque chose ici
materia-prima-option-equip = { $figure } charge ou décharge à la tour
materia-prima-option-fight = { $figure } attaque { $target } ({ $owner })
materia-prima-option-convert = Convertir { $first } et { $second } pour obtenir 1 unité { $product-of }
materia-prima-option-research = Rechercher à { $city } : { $formula }
materia-prima-option-buy = Acheter { $extension } pour { $price }
materia-prima-option-transmute = Transmuter { $card } pour { $cost }
materia-prima-option-end = Finir votre tour
materia-prima-option-done = C’est assez
materia-prima-option-drop-unit = Déposer 1 unité { $element-of }
materia-prima-option-drop-soul = Déposer 1 Pierre de l’Âme
materia-prima-option-drop-all = Déposer tous les éléments
materia-prima-option-leave-unit = Laisser 1 unité { $element-of }
materia-prima-option-leave-all = Tout laisser
materia-prima-option-keep-unit = Garder 1 unité { $element-of }
materia-prima-option-keep-all = Tout garder
materia-prima-option-gather-unit = Prendre encore 1 unité { $element-of }
materia-prima-option-gather-soul = Prendre encore 1 Pierre de l’Âme
materia-prima-option-gather-all = Tout prendre
materia-prima-option-load = Charger 1 unité { $element-of }
materia-prima-option-unload = Décharger 1 unité { $element-of }
materia-prima-option-unload-all = Tout décharger
materia-prima-option-wear = Porter { $card }
materia-prima-option-stow = Ranger { $card }
materia-prima-option-store = Ranger { $card } dans la tour
materia-prima-option-alchemist = { $name }
materia-prima-option-tower = { $name }
materia-prima-option-quest = { $name }
materia-prima-option-activate = { $name }
materia-prima-option-activate-nothing = Aucune
materia-prima-option-grow = Prendre 1 unité { $element-of }
materia-prima-option-keep-cards = Garder { $first } et { $second }
materia-prima-option-throw = Défausser { $name }
materia-prima-option-release = Se séparer de { $figure }
materia-prima-option-lay =
    { $turns ->
        [0] { $tile }, face { $side }
        [one] { $tile }, face { $side }, tournée de { $turns } sixième
       *[other] { $tile }, face { $side }, tournée de { $turns } sixièmes
    }
materia-prima-option-site = Sur { $place }

## What happened

materia-prima-event-first-player = { $seat } commence la partie.
materia-prima-event-laid-out = Les sept tuiles sont en place.
materia-prima-event-offered = { $extension } est en vente à { $city } pour { $price }.
materia-prima-event-chose-alchemist = { $seat } joue { $alchemist }.
materia-prima-event-chose-tower = { $seat } prend cette tour : { $tower }.
materia-prima-event-kept-quest = { $seat } a choisi une quête secrète.
materia-prima-event-kept-quest-own = { $seat } garde la quête { $quest }.
materia-prima-event-dealt = { $seat } reçoit trois formules.
materia-prima-event-dealt-own = { $seat } reçoit { $cards }.
materia-prima-event-placed = { $seat } bâtit sa tour en { $hex }.
materia-prima-event-turn = Manche { $round } : au tour de { $seat }.
materia-prima-event-skull = { $figure } n’a plus d’âme : la colonne du crâne compte désormais.
materia-prima-event-heart = { $figure } a retrouvé une âme : la colonne du cœur compte désormais.
materia-prima-event-activated = { $seat } emploie { $extension } ce tour-ci.
materia-prima-event-produced = La tour de { $seat } reçoit 1 unité { $element-of }.
materia-prima-event-moved = { $figure } se déplace vers { $place }.
materia-prima-event-mined = { $figure } extrait { $units } : { $place }.
materia-prima-event-took = { $figure } ramasse { $units } : { $place }.
materia-prima-event-dropped = { $figure } dépose { $units } : { $place }.
materia-prima-event-left-behind = { $figure } ne peut pas tout porter et laisse { $units } : { $place }.
materia-prima-event-attacked = { $figure } attaque { $other } et lance { $dice } : force { $strength }.
materia-prima-event-defended = { $figure } se défend contre { $other } et lance { $dice } : force { $strength }.
materia-prima-event-repelled = { $figure } repousse l’attaque.
materia-prima-event-sent-home = Vaincu par { $winner } ({ $place }), { $figure } rentre à sa tour.
materia-prima-event-destroyed = { $figure } est détruit par { $winner } : { $place }.
materia-prima-event-soul-taken = { $winner } prend une Pierre de l’Âme à { $seat }.
materia-prima-event-soul-left = { $seat } perd une Pierre de l’Âme, qui reste là : { $place }.
materia-prima-event-looted = { $figure } garde du butin { $units } ; reste sur l’hexagone : { $left }.
materia-prima-event-converted = { $seat } convertit { $first } et { $second } : 1 unité { $product-of }.
materia-prima-event-shared = { $figure } à la tour : chargé { $loaded }, déchargé { $unloaded }.
materia-prima-event-wore = { $seat } porte désormais { $card }.
materia-prima-event-stowed = { $seat } range { $card }.
materia-prima-event-transmuted = { $seat } transmute { $card } ({ $formula }) pour { $cost }.
materia-prima-event-released = { $seat } se sépare de { $figure }.
materia-prima-event-soul-made =
    { $souls ->
        [one] { $seat } crée une Pierre de l’Âme et en a maintenant { $souls }.
       *[other] { $seat } crée une Pierre de l’Âme et en a maintenant { $souls }.
    }
materia-prima-event-stone-made = { $seat } achève la Pierre Philosophale.
materia-prima-event-bought = { $seat } achète { $extension }.
materia-prima-event-researched =
    { $count ->
        [one] { $seat } fait une recherche : { $count } carte ({ $formula }).
       *[other] { $seat } fait une recherche : { $count } cartes ({ $formula }).
    }
materia-prima-event-researched-own =
    { $count ->
        [one] { $seat } pioche { $count } carte ({ $formula }) : { $cards }.
       *[other] { $seat } pioche { $count } cartes ({ $formula }) : { $cards }.
    }
materia-prima-event-reshuffled = Les défausses forment une nouvelle pile : { $formula }.
materia-prima-event-threw = { $seat } défausse une carte ({ $formula }).
materia-prima-event-threw-own = { $seat } défausse { $card } ({ $formula }).
materia-prima-event-last-round = { $seat } a { $points } points : la partie finit avec cette manche.
materia-prima-event-fulfilled = { $seat } accomplit { $quest } et met fin à la partie.
materia-prima-event-ended-by-points = La dernière manche est finie.
materia-prima-event-ended-by-rounds = La manche { $round } était la dernière.
materia-prima-event-showed-quest = La quête de { $seat } était { $quest }.

## Why something is refused

materia-prima-refusal-no-such = « { $choice } » n’est rien que vous puissiez faire maintenant.
materia-prima-refusal-no-figure = Vous n’avez pas cette figurine sur le plateau.
materia-prima-refusal-not-ready = { $figure } vient de naître et agira à partir de votre prochain tour.
materia-prima-refusal-ruled-out = La carte de { $figure } exclut cette action : { $action }.
materia-prima-refusal-spent = { $figure } n’a plus d’action pour cela : { $action }.
materia-prima-refusal-off-board = Il n’y a pas d’hexagone dans cette direction : le plateau s’arrête là.
materia-prima-refusal-too-far = Un Déplacement mène à un hexagone voisin. Entre { $figure } et { $place } il y a { $count } pas.
materia-prima-refusal-hand-over = Les figurines ne se passent rien : servez-vous de la tour, ou déposez puis ramassez.
materia-prima-refusal-no-trade = Les joueurs n’échangent rien entre eux.
materia-prima-refusal-occupied = Une figurine adverse s’y trouve.
materia-prima-refusal-tower-closed = Seules les figurines de son propriétaire entrent dans une tour.
materia-prima-refusal-no-mine = { $figure } ne se trouve pas sur une mine.
materia-prima-refusal-nothing-lies = Rien de tel ne se trouve sur cet hexagone.
materia-prima-refusal-full = { $figure } ne peut rien porter de plus.
materia-prima-refusal-soul-bearer = Seuls les alchimistes portent des Pierres de l’Âme.
materia-prima-refusal-nothing-carried = { $figure } ne porte rien à déposer.
materia-prima-refusal-drop-at-home = On ne dépose rien sur un hexagone de tour. Déchargez avec Équiper.
materia-prima-refusal-no-target = Cette figurine n’est pas sur le plateau.
materia-prima-refusal-no-fighter = { $figure } ne peut pas combattre.
materia-prima-refusal-not-adjacent = { $target } ne se trouve pas sur un hexagone voisin.
materia-prima-refusal-tower-safe = { $target } est dans sa tour : on ne peut pas l’attaquer.
materia-prima-refusal-own-figure = Vous ne pouvez pas attaquer vos propres figurines.
materia-prima-refusal-not-home = Pour cela, { $figure } doit être sur votre propre hexagone de tour.
materia-prima-refusal-nothing-to-change = { $figure } n’a rien à charger ni à décharger.
materia-prima-refusal-no-sources = Vous n’avez pas les deux éléments, ni sur l’alchimiste ni dans la tour.
materia-prima-refusal-helpers-sources = Ce que porte un homunculus ne compte pas, même à la tour : déchargez-le d’abord.
materia-prima-refusal-no-extension = Vous n’avez aucune extension qui le permette.
materia-prima-refusal-idle-extension = Aucune extension qui le permette n’est active ce tour-ci.
materia-prima-refusal-fresh-extension = Une extension achetée ce tour-ci ne sert qu’à partir de votre prochain tour.
materia-prima-refusal-same-element = Le second élément doit être un autre.
materia-prima-refusal-no-recipe = Aucune conversion ne donne d’unité { $element-of }.
materia-prima-refusal-helper-cannot = Seul l’alchimiste fait cela, jamais un homunculus.
materia-prima-refusal-not-in-hand = Vous n’avez pas { $card } en main.
materia-prima-refusal-cannot-pay = Pour { $card }, il vous manque { $missing }.
materia-prima-refusal-no-soul-to-pay = Pour { $card }, il vous manque { $missing }.
materia-prima-refusal-part-made = Vous avez déjà fait une partie de ce type.
materia-prima-refusal-souls-gone = Toutes les Pierres de l’Âme sont en jeu : on ne peut pas en créer d’autre.
materia-prima-refusal-no-city = Pour cela, { $figure } doit être dans une ville.
materia-prima-refusal-not-offered = Cette ville n’offre pas de formules de cette sorte.
materia-prima-refusal-pile-empty = Il ne reste aucune formule de cette sorte.
materia-prima-refusal-no-marker = Aucune extension n’est en vente ici.
materia-prima-refusal-price-not-carried = Pour l’acheter, { $figure } doit porter en plus { $missing }.
materia-prima-refusal-none-left = Il n’y a rien de tel à déplacer.
materia-prima-refusal-souls-weigh-nothing = Les Pierres de l’Âme ne prennent pas de place et ne sont jamais de trop.
materia-prima-refusal-too-much-left = On ne laisse que ce qui est de trop.
materia-prima-refusal-no-spoils = Il n’y a rien de tel dans le butin.
materia-prima-refusal-soul-taken = La Pierre de l’Âme du vaincu revient d’office à l’alchimiste vainqueur.
materia-prima-refusal-soul-left = La Pierre de l’Âme gagnée par un homunculus reste sur l’hexagone du vaincu.
materia-prima-refusal-no-room = { $figure } n’a pas la place.
materia-prima-refusal-must-change = Il faut d’abord déplacer quelque chose.
materia-prima-refusal-not-dropped = { $card } ne se dépose pas : seuls les éléments et les Pierres de l’Âme se déposent.
materia-prima-refusal-never-spoils = { $card } n’est pas du butin : aucune carte ne se perd au combat.
materia-prima-refusal-too-much = C’est plus que { $figure } ne peut porter.
materia-prima-refusal-moved-back = Ce qui est parti dans un sens ne revient pas dans la même action.
materia-prima-refusal-soul-not-stored = Les Pierres de l’Âme n’entrent jamais dans la tour.
materia-prima-refusal-slots-full = Deux objets sont déjà portés.
materia-prima-refusal-not-wearable = { $card } est devenu une Pierre de l’Âme et ne se porte jamais.
materia-prima-refusal-not-stored = { $card } n’est pas dans votre tour.
materia-prima-refusal-not-worn = { $figure } ne porte pas { $card }.
materia-prima-refusal-items-need-equip = Les objets ne changent qu’avec une action Équiper de l’alchimiste.
materia-prima-refusal-no-use-for-items = Les homunculi n’emploient pas d’objets : l’alchimiste les porte, par sa propre action Équiper.
materia-prima-refusal-element-hex = Pas de tour sur une mine : { $place }.
materia-prima-refusal-city-hex = Pas de tour dans une ville : { $place }.
materia-prima-refusal-tower-hex = Une tour s’y trouve déjà : { $place }.
materia-prima-refusal-walled-in = Une tour à cet endroit isolerait une tour ou des hexagones.
materia-prima-refusal-tile-laid = Cette tuile est déjà posée.
materia-prima-refusal-mines-lean = Avec cette face, on ne pourrait plus arriver à une seule mine de chaque élément.
materia-prima-refusal-mines-rich = Avec cette face, un élément n’aurait plus de mine nulle part.
materia-prima-refusal-still-over = { $figure } porte { $count } de trop et doit en laisser.
materia-prima-refusal-hard-for-two = Le jeu plus difficile est pour trois ou quatre ; à deux, c’est le jeu normal.
materia-prima-refusal-first-player = La place { $seat } ne peut pas commencer : il y a { $seats } places.
materia-prima-refusal-taken = Quelqu’un a déjà fait ce choix : { $choice }.
materia-prima-refusal-quest-not-played = Cette quête ne se joue pas à ce nombre de joueurs.
materia-prima-refusal-quest-not-drawn = Vous gardez l’une des deux quêtes que vous avez piochées.
materia-prima-refusal-extension-not-owned = { $extension } n’appartient pas à votre tour.
materia-prima-refusal-not-grown = Une extension ne donne que des éléments de niveau 1.
materia-prima-refusal-not-drawn = On garde des cartes qu’on vient de piocher.
materia-prima-refusal-not-two = On garde exactement deux cartes différentes.
materia-prima-refusal-no-homunculus = C’est l’un de vos trois homunculi qui doit partir.
materia-prima-position-shape = Ce n’est pas une position de Materia Prima : { $reason }.
materia-prima-position = Aucune partie ne peut mener à cette position : regardez { $field }.

## Where wisdom comes from

materia-prima-score-elements = Éléments de niveau 3
materia-prima-score-homunculi = Homunculi
materia-prima-score-equipment = Équipement
materia-prima-score-parts = Parties de la Pierre Philosophale
materia-prima-score-set = La Pierre Philosophale complète
materia-prima-score-souls = Pierres de l’Âme
materia-prima-score-extensions = Extensions de tour
materia-prima-score-quest = La quête secrète
materia-prima-score-given = Ce que la quête a fait déposer
materia-prima-score-soulless = Sans âme

## The table in text

materia-prima-picture-round = Manche { $round } sur { $most } au plus
materia-prima-picture-house = jeu maison
materia-prima-picture-last-round = Dernière manche : quelqu’un a 25 points.
materia-prima-picture-map = Le pays
materia-prima-picture-cities = Villes
materia-prima-picture-figures = Figurines
materia-prima-picture-players = Joueurs
materia-prima-picture-own = Pour vous seul
materia-prima-picture-you = (vous)
materia-prima-picture-quest = Quête
materia-prima-picture-hand = En main
materia-prima-picture-drawn = Piochée
materia-prima-picture-worn = Porté
materia-prima-picture-extension = Extension
materia-prima-picture-progress = { $done } sur { $needed }
materia-prima-picture-lost = ne peut plus être accomplie
materia-prima-picture-load = { $load }/{ $capacity }
materia-prima-head-city = Ville
materia-prima-head-offers = Formules
materia-prima-head-extension = Extension
materia-prima-head-price = Prix
materia-prima-head-figure = Figurine
materia-prima-head-hex = Hexagone
materia-prima-head-attack = Attaque
materia-prima-head-defence = Défense
materia-prima-head-pack = Charge
materia-prima-head-actions = Actions
materia-prima-head-player = Joueur
materia-prima-head-wisdom = Sagesse
materia-prima-head-souls = Âmes
materia-prima-head-stone = Pierre
materia-prima-head-hand = Main
materia-prima-head-store = Tour

## Les premiers mots des choix, quand d’autres les suivent

materia-prima-act-lay = Poser une tuile
materia-prima-act-place = Bâtir la tour
materia-prima-act-alchemist = Choisir un alchimiste
materia-prima-act-tower = Choisir une tour
materia-prima-act-quest = Choisir une quête
materia-prima-act-activate = Mettre une extension en marche
materia-prima-act-move = Se déplacer
materia-prima-act-mine = Extraire
materia-prima-act-take = Ramasser
materia-prima-act-drop = Déposer
materia-prima-act-equip = S’équiper et charger
materia-prima-act-fight = Attaquer
materia-prima-act-convert = Convertir
materia-prima-act-blend = Convertir avec l’extension
materia-prima-act-research = Rechercher
materia-prima-act-transmute = Transmuter
materia-prima-act-throw = Défausser une carte
materia-prima-act-release = Libérer un homunculus
materia-prima-act-grow = Faire croître un élément
materia-prima-act-load = Charger
materia-prima-act-unload = Décharger
materia-prima-act-wear = Porter
materia-prima-act-stow = Ranger dans la tour

## The legend of the map

materia-prima-picture-legend = Signes de la carte
materia-prima-legend-mine = mine ({ $element }) :
materia-prima-legend-tower = tour de { $seat } :
materia-prima-legend-free = un hexagone libre, par son nom : sa rangée et sa place depuis la gauche
materia-prima-legend-drop = des unités ou des Pierres d’âme s’y trouvent
