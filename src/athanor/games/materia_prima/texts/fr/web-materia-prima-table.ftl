### Materia Prima in the browser: decisions, laboratory, cards, fights, quests, the end.

## Figures and players

web-materia-prima-table-who = Quelle figurine agit
web-materia-prima-table-what = Ce qu’elle fait
web-materia-prima-table-whose = Le côté montré
web-materia-prima-table-side-of = Le côté de { $name }
web-materia-prima-table-left =
    { $count ->
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
web-materia-prima-table-extra =
    { $count ->
        [one] { $count } action de plus : { $action }
       *[other] { $count } actions de plus : { $action }
    }
web-materia-prima-table-pack = Porte { $units }, { $count } sur { $capacity } au plus
web-materia-prima-table-new = Nouveau : agit dès le prochain tour
web-materia-prima-table-value-actions = Actions par tour
web-materia-prima-table-value-attack = Attaque
web-materia-prima-table-value-defence = Défense
web-materia-prima-table-value-capacity = Unités qu’on peut porter
web-materia-prima-table-column-heart = Avec une âme
web-materia-prima-table-column-skull = Sans âme
web-materia-prima-table-parts =
    { $count ->
        [0] Aucune partie de la Pierre
        [3] La Pierre Philosophale est complète
       *[other] Parties de la Pierre : { $parts }
    }
web-materia-prima-table-souls =
    { $count ->
        [0] Aucune Pierre de l’Âme : la colonne du crâne compte
        [one] { $count } Pierre de l’Âme
       *[other] { $count } Pierres de l’Âme
    }
web-materia-prima-table-trophies = Homunculi vaincus
web-materia-prima-table-figures = Figurines
web-materia-prima-table-alchemist = Alchimiste
web-materia-prima-table-worn = Porté
web-materia-prima-table-tower = Tour
web-materia-prima-table-tower-empty = Aucun élément dans la tour
web-materia-prima-table-empty = vide
web-materia-prima-table-wisdom = Sagesse
web-materia-prima-table-wisdom-so-far = Ensemble, sans la quête
web-materia-prima-table-leaf-side = Sagesse
web-materia-prima-table-leaf-hand = Formules
web-materia-prima-table-leaf-laboratory = Laboratoire
web-materia-prima-table-leaf-cities = Villes
web-materia-prima-table-leaf-quest = Quête
web-materia-prima-table-close = Fermer

## Cards

web-materia-prima-table-level = Niveau { $level }
web-materia-prima-table-costs = Coûte
web-materia-prima-table-not-yet = Sert dès le prochain tour
web-materia-prima-table-item-weapon = arme
web-materia-prima-table-item-shield = bouclier
web-materia-prima-table-item-armour = armure
web-materia-prima-table-item-jewel = bijou
web-materia-prima-table-item-tool = outil
web-materia-prima-table-item-soul = âme
web-materia-prima-table-hand = Formules en main
web-materia-prima-table-hand-of = Formules en main, { $limit } au plus
web-materia-prima-table-hand-secret = Vous seul voyez ces cartes
web-materia-prima-table-drawn = Cartes piochées
web-materia-prima-table-no-cards = Aucune formule
web-materia-prima-table-held = { $count } × { $formula }
web-materia-prima-table-piles = Pioches et défausses
web-materia-prima-table-pile = { $left } dans la pioche, { $thrown } en défausse
web-materia-prima-table-extension-active = Sert ce tour-ci
web-materia-prima-table-extension-ready = Prête
web-materia-prima-table-extension-fresh = Sert dès le prochain tour
web-materia-prima-table-no-extension = Aucune extension n’est en vente ici.

## The turn

web-materia-prima-table-deed-move = Aller
web-materia-prima-table-deed-mine = Extraire
web-materia-prima-table-deed-take = Ramasser
web-materia-prima-table-deed-drop = Déposer
web-materia-prima-table-deed-equip = Charger
web-materia-prima-table-deed-fight = Attaquer
web-materia-prima-table-deed-convert = Convertir
web-materia-prima-table-deed-transmute = Réaliser
web-materia-prima-table-deed-research = Chercher
web-materia-prima-table-deed-buy = Acheter
web-materia-prima-table-deed-is-open =
    { $count ->
        [one] { $deed } : coûte 1 action
       *[other] { $deed } : { $count } possibilités, 1 action chacune
    }
web-materia-prima-table-deed-is-extra =
    { $count ->
        [one] { $deed } : prend l’action de plus
       *[other] { $deed } : { $count } possibilités, prend l’action de plus
    }
web-materia-prima-table-deed-is-closed = { $deed } : pas maintenant. Appuyez pour savoir pourquoi
web-materia-prima-table-other = Autres actions
web-materia-prima-table-how-move = Appuyez sur un hexagone au contour tireté de la carte.
web-materia-prima-table-how-site = Appuyez sur un hexagone de la carte. Votre tour et votre alchimiste y commencent.
web-materia-prima-table-how-lay = Choisissez une tuile, sa face et son sens, sur la carte ou ici.

## The laboratory

web-materia-prima-table-vessel =
    { $lacking ->
        [0] { $element } : vous en avez { $owned }.
       *[other] { $element } : vous en avez { $owned }, il en manque { $lacking }.
    }
web-materia-prima-table-vessel-made = Se fait avec { $first } et { $second }.
web-materia-prima-table-recipe = { $first } + { $second } = { $product }
web-materia-prima-table-plan = Appuyez sur une formule pour voir ce qu’elle demande encore.
web-materia-prima-table-stock = sac et tour
web-materia-prima-table-card-label = { $card }, { $kind }, niveau { $level }. { $state }
web-materia-prima-table-lacks = manque : { $units }
web-materia-prima-table-ready = prête à être réalisée
web-materia-prima-table-need-make = faire
web-materia-prima-table-need-buy = acheter
web-materia-prima-table-need-quest = quête
web-materia-prima-table-plan-formula =
    { $conversions ->
        [0] { $card } : trouvez { $raw }, puis réalisez-la dans votre tour.
        [one] { $card } : trouvez { $raw }, convertissez une fois, puis réalisez-la dans votre tour.
       *[other] { $card } : trouvez { $raw }, convertissez { $conversions } fois, puis réalisez-la dans votre tour.
    }
web-materia-prima-table-plan-formula-found =
    { $conversions ->
        [one] { $card } : convertissez une fois, puis réalisez-la dans votre tour.
       *[other] { $card } : convertissez { $conversions } fois, puis réalisez-la dans votre tour.
    }
web-materia-prima-table-plan-formula-ready = { $card } : vous avez tout. Réalisez-la dans votre tour.
web-materia-prima-table-plan-extension =
    { $conversions ->
        [0] { $card } : votre alchimiste doit encore apporter { $raw } à la ville.
       *[other] { $card } : trouvez { $raw }, convertissez dans votre tour, puis apportez le prix à la ville.
    }
web-materia-prima-table-plan-extension-found =
    { $conversions ->
        [one] { $card } : convertissez une fois, puis apportez le prix à la ville.
       *[other] { $card } : convertissez { $conversions } fois, puis apportez le prix à la ville.
    }
web-materia-prima-table-plan-extension-ready = { $card } : votre alchimiste porte le prix. Achetez-la dans la ville.

## Units

web-materia-prima-table-sort-drop = Sur soi ({ $count } sur { $capacity }) : appuyez sur ce qu’on dépose
web-materia-prima-table-sort-leave = Sur soi ({ $count } sur { $capacity }) : appuyez sur ce qu’on laisse
web-materia-prima-table-sort-keep = Butin : appuyez sur ce qu’on garde
web-materia-prima-table-sort-gather = Sur l’hexagone : appuyez sur ce qu’on prend
web-materia-prima-table-unload = Sur soi ({ $count } sur { $capacity }) : appuyez sur ce qu’on décharge
web-materia-prima-table-load = Dans la tour : appuyez sur ce qu’on charge
web-materia-prima-table-items = Objets
web-materia-prima-table-wear = Porter
web-materia-prima-table-stow = Ranger
web-materia-prima-table-yields = Appuyez sur l’élément

## Fights

web-materia-prima-table-fight = Le dernier combat
web-materia-prima-table-dice =
    { $count ->
        [one] { $count } dé, force { $strength }
       *[other] { $count } dés, force { $strength }
    }
web-materia-prima-table-dice-attack =
    { $count ->
        [one] Attaque avec { $count } dé
       *[other] Attaque avec { $count } dés
    }
web-materia-prima-table-dice-defence =
    { $count ->
        [one] Se défend avec { $count } dé
       *[other] Se défend avec { $count } dés
    }
web-materia-prima-table-odds = Vous gagnez avec { $share } de chances.
web-materia-prima-table-stake-alchemist =
    { $souls ->
        [0] Si vous gagnez, l’alchimiste est renvoyé chez lui.
       *[other] Si vous gagnez, l’alchimiste est renvoyé chez lui et perd une Pierre de l’Âme.
    }
web-materia-prima-table-stake-homunculus = Si vous gagnez, l’homunculus est détruit.
web-materia-prima-table-carries = Porte

## Quests

web-materia-prima-table-quest-secret = Vous seul voyez votre quête
web-materia-prima-table-quest-progress = { $done } sur { $needed }
web-materia-prima-table-quest-banked = Accomplie et gardée : elle compte dès que vous avez les deux pierres.
web-materia-prima-table-quest-lost = Vous ne pouvez plus accomplir cette quête. Vous seul le savez.
web-materia-prima-table-quest-stoneless =
    { $count ->
        [one] Ne compte pas encore : il vous manque 1 partie de la Pierre.
       *[other] Ne compte pas encore : il vous manque { $count } parties de la Pierre.
    }
web-materia-prima-table-quest-soulless = Ne compte pas encore : il vous manque une Pierre de l’Âme.
web-materia-prima-table-quest-unready = Ne compte pas encore
web-materia-prima-table-end-needs = Pour finir la partie, il faut au même moment
web-materia-prima-table-end-soul = une Pierre de l’Âme
web-materia-prima-table-end-stone = la Pierre Philosophale complète
web-materia-prima-table-end-quest = la quête, examinée à son moment
web-materia-prima-table-met = (acquis)
web-materia-prima-table-unmet = (pas encore)
web-materia-prima-table-rejected = Vous avez écarté { $quest }.
web-materia-prima-table-ending-ends = Ce choix accomplit votre quête et finit aussitôt la partie. Vous seul êtes prévenu.
web-materia-prima-table-ending-may-end = Une victoire accomplit votre quête et finit aussitôt la partie. Vous seul êtes prévenu.
web-materia-prima-table-ending-will-end = Votre quête est alors accomplie et la partie finit avec cette action. Vous seul êtes prévenu.
web-materia-prima-table-ending-ends-later = Si tous sont encore là au début de votre prochain tour, votre quête est accomplie et la partie finit. Vous seul êtes prévenu.
web-materia-prima-table-ending-forfeits = Après une attaque, vous ne pourrez plus jamais accomplir votre quête. Vous seul êtes prévenu.
web-materia-prima-table-ending-forfeits-soul = Il restera trop peu de Pierres de l’Âme : vous ne pourrez plus jamais accomplir votre quête. Vous seul êtes prévenu.
web-materia-prima-table-ending-could = Vous pouvez finir la partie : un de vos choix accomplit votre quête.
web-materia-prima-table-quest-tyrannus = { $needed } de vos homunculi se tiennent dans des villes différentes.
web-materia-prima-table-when-tyrannus = S’examine quand un de vos homunculi entre dans une ville.
web-materia-prima-table-quest-magister-arma = Vous avez fait { $needed } objets de niveau 2 ou 3, et votre alchimiste en porte deux à Gravit Muri.
web-materia-prima-table-when-magister-arma = S’examine quand votre alchimiste entre à Gravit Muri.
web-materia-prima-table-quest-donum-dator = { $needed } unités de niveau 3 se trouvent sur un même hexagone voisin de la tour la plus éloignée de la vôtre.
web-materia-prima-table-when-donum-dator = S’examine quand une de vos figurines y dépose quelque chose. Ces unités comptent encore pour vous.
web-materia-prima-table-quest-magnatus = { $needed } unités d’or se trouvent à Rudus Figor.
web-materia-prima-table-when-magnatus = S’examine quand une de vos figurines y dépose quelque chose. Cet or compte encore pour vous.
web-materia-prima-table-quest-custodis-turris = { $needed } de vos homunculi de niveau 2 ou 3 se tiennent à côté de votre tour, de la fin de votre tour au suivant.
web-materia-prima-table-when-custodis-turris = S’examine au début de votre tour.
web-materia-prima-table-quest-paganus-sacerdos = Votre alchimiste et { $needed } homunculi se tiennent ensemble sur une mine de terre.
web-materia-prima-table-when-paganus-sacerdos = S’examine à la fin de votre tour.
web-materia-prima-table-quest-pacis-amans = Vous n’avez jamais attaqué un autre joueur, vous possédez la Pierre Philosophale, et votre alchimiste porte { $needed } unités d’eau sur une mine d’air.
web-materia-prima-table-when-pacis-amans = S’examine quand votre alchimiste entre sur une mine d’air. Se défendre n’est pas attaquer.
web-materia-prima-table-quest-animus-vorator = Votre alchimiste est à Troquesia avec { $needed } Pierres de l’Âme.
web-materia-prima-table-when-animus-vorator = S’examine quand votre alchimiste entre à Troquesia.
web-materia-prima-table-quest-dominus-ignis = { $needed } unités de feu se trouvent en même temps à Troquesia.
web-materia-prima-table-when-dominus-ignis = S’examine quand une de vos figurines y dépose quelque chose.
web-materia-prima-table-quest-custo-corporis = { $needed } Pierres de l’Âme se trouvent sur un même hexagone voisin de la tour la plus éloignée de la vôtre.
web-materia-prima-table-when-custo-corporis = S’examine quand votre alchimiste y dépose quelque chose. Ces pierres comptent encore pour vous.
web-materia-prima-table-quest-tropaeum-venator = Vos figurines ont vaincu { $needed } homunculi.
web-materia-prima-table-when-tropaeum-venator = S’examine quand une de vos figurines vainc un homunculus. Les vôtres comptent aussi.

## What the main button says

web-materia-prima-table-act-alchemist = Jouer { $name }
web-materia-prima-table-act-quest = Garder { $name }
web-materia-prima-table-act-activate = Activer { $name }
web-materia-prima-table-act-end = Finir le tour
web-materia-prima-table-act-walk =
    { $count ->
        [one] Aller vers { $place }
       *[other] Aller vers { $place } : { $count } actions
    }
web-materia-prima-table-act-place = Bâtir votre tour ici : { $place }

## The end

web-materia-prima-table-result = D’où vient la sagesse
web-materia-prima-table-result-sum = Sagesse
web-materia-prima-table-result-winner = La plus grande sagesse l’emporte ; à égalité, qui a fini la partie.
web-materia-prima-table-result-behind = Personne ne gagne sans Pierre de l’Âme : qui en possède une passe devant.
web-materia-prima-table-result-soulless = Sans âme à la fin
web-materia-prima-table-ended-by = { $name } a accompli une quête et fini la partie.
web-materia-prima-table-ended-by-rounds = La dernière manche est finie : personne n’a fini la partie par une quête.
