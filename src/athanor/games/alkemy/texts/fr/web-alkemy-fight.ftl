### Alkemy dans le navigateur : combats, réactions, initiative, fin de tour, et ce qui en est raconté.

## Cartes de Combat

web-alkemy-hand = Vos cartes de Combat
web-alkemy-hand-paid = Choisissez une carte. Elle reste face cachée jusqu’à la révélation des deux.
web-alkemy-hand-charge = La charge rend gratuite une carte d’attaque. Elle reste face cachée jusqu’à la révélation des deux.
web-alkemy-hand-engagement = L’engagement rend la carte gratuite. Elle reste face cachée jusqu’à la révélation des deux.
web-alkemy-hand-skill = Une compétence rend la carte gratuite. Elle reste face cachée jusqu’à la révélation des deux.
web-alkemy-card-hidden = face cachée
web-alkemy-card-waits = Les deux cartes sont révélées ensemble.
web-alkemy-card-free = gratuite
web-alkemy-sign-reflex =
    { $count ->
        [1] +1 dé en Réflexe
        [-1] −1 dé en Réflexe
       *[other] { $count } dés en Réflexe
    }
web-alkemy-sign-always = +1 dé, toujours
web-alkemy-sign-against-quick = +1 dé / Rapide
web-alkemy-sign-against-normal = +1 dé / Normale
web-alkemy-sign-against-brutal = +1 dé / Brutale
web-alkemy-sign-against-parry = +1 dé / Parade
web-alkemy-sign-against-inactive = +1 dé / Inactif
web-alkemy-sign-right = { $count } col. à droite
web-alkemy-sign-left = { $count } col. à gauche
web-alkemy-sign-better = meilleur jet gagne
web-alkemy-sign-margin = à +{ $count } : riposte
web-alkemy-sign-nothing = ne fait rien

## Dés

web-alkemy-die = dé { $colour } : { $number }, { $weapon }
web-alkemy-die-white = blanc
web-alkemy-die-yellow = jaune
web-alkemy-die-red = rouge
web-alkemy-die-counts = { $die }
web-alkemy-die-dropped = { $die }, écarté
web-alkemy-dice = Dés
web-alkemy-dice-of-white = indemne : dés blancs
web-alkemy-dice-of-yellow = grave : dés jaunes
web-alkemy-dice-of-red = critique : dés rouges
web-alkemy-press-two = touchez-en deux
web-alkemy-roll-mind = Esprit
web-alkemy-roll-reflex = Réflexe
web-alkemy-roll-combat = Combat
web-alkemy-roll-shoot = Tir
web-alkemy-roll-alchemy = Esprit
web-alkemy-roll-disengage = Réflexe
web-alkemy-roll-cover = Réflexe
web-alkemy-to-beat = à battre
web-alkemy-against = contre { $count }
web-alkemy-cry = Alkemy !
web-alkemy-other-pairs = Autres paires
web-alkemy-pairs = Toutes les paires
web-alkemy-pair-misses = raté
web-alkemy-pair-enough = suffit
web-alkemy-pair-open = à battre
web-alkemy-pair-hits =
    { $count ->
        [one] touche, { $count } case
       *[other] touche, { $count } cases
    }
web-alkemy-pair-would =
    { $count ->
        [one] { $count } case si ça touche
       *[other] { $count } cases si ça touche
    }
web-alkemy-verdict-hits = touche
web-alkemy-verdict-misses = raté
web-alkemy-verdict-hit = touché
web-alkemy-verdict-shot-hit = touché
web-alkemy-verdict-missed-blow = raté
web-alkemy-verdict-missed-shot = raté
web-alkemy-verdict-parried = paré
web-alkemy-verdict-broke-parry = la garde cède
web-alkemy-verdict-outdid = meilleur

## Dommages

web-alkemy-rolled = obtenue
web-alkemy-read = lue
web-alkemy-rolled-read = lue telle quelle
web-alkemy-no-shift = Aucun décalage.
web-alkemy-reading-open = Ligne de dommages : { $name }
web-alkemy-reading =
    Ligne de dommages : { $name }. Obtenue : { $column } ; lue : { $read } ; { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
web-alkemy-boxes =
    { $left } cases restantes sur { $of }{ $stake ->
        [0] { "" }
       *[other] , { $stake } en jeu
    }
web-alkemy-stake-hits =
    Le coup porte : { $name } perd { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.
web-alkemy-stake-if =
    Si le coup passe, { $name } perd { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.
web-alkemy-stake-misses = Raté : il faut { $least }, { $name } ne perd rien.

## Qui lance

web-alkemy-rollers = Qui peut lancer
web-alkemy-roller = { $name } ({ $label }), { $characteristic } { $value }

## Réactions

web-alkemy-reaction-nothing = Ne pas réagir :
web-alkemy-reaction-shoot = Riposter par un tir :
web-alkemy-reaction-walk = Marcher à couvert :
web-alkemy-reaction-rush = Aller au tireur :
web-alkemy-seen-distance = mesuré : { $length } p
web-alkemy-seen-said = estimé : { $length } p
web-alkemy-seen-aim = avec Visée
web-alkemy-seen-shift =
    { $count ->
        [one] obstacles : { $count } colonne à gauche
       *[other] obstacles : { $count } colonnes à gauche
    }
web-alkemy-habit = Désormais, { $name } :
web-alkemy-habit-ask = demander
web-alkemy-habit-never = jamais
web-alkemy-habit-always = toujours
web-alkemy-beforehand = Réponses données d’avance
web-alkemy-beforehand-react = Riposter par un tir quand on est visé
web-alkemy-beforehand-shoot-charger = Tirer sur qui charge
web-alkemy-beforehand-counter = Riposter après une parade
web-alkemy-moot = Pas de question quand rien n’en dépend
web-alkemy-moot-why = Les dés et couverts qui reviennent au même quel que soit votre choix sont réglés pour vous.

## Fin du tour

web-alkemy-turn-end = Fin du tour { $turn }
web-alkemy-posts-word =
    { $count ->
        [one] borne
       *[other] bornes
    }
web-alkemy-points-of = { $score } points de scénario sur { $goal }
web-alkemy-point-gained = 1 point de scénario gagné
web-alkemy-points-needed = il en faut { $count }

## Ce qui s’est passé

web-alkemy-recap = La dernière activation, pas à pas
web-alkemy-recap-back = Un pas en arrière
web-alkemy-recap-on = Un pas en avant
web-alkemy-recap-close = Revenir au présent

## L’œil de chacun

web-alkemy-end-standing =
    { $count ->
        [0] Plus une figurine sur { $of }.
        [one] Une figurine sur { $of } tient encore.
       *[other] { $count } figurines sur { $of } tiennent encore.
    }
web-alkemy-end-posts =
    { $count ->
        [0] Aucune borne Jin tenue.
        [one] Une borne Jin tenue.
       *[other] { $count } bornes Jin tenues.
    }
web-alkemy-eye = L’œil de { $seat }
web-alkemy-eye-true =
    { $count ->
        [one] { $count } estimation
       *[other] { $count } estimations
    } : juste en moyenne, dispersion de { $spread } p.
web-alkemy-eye-long =
    { $count ->
        [one] { $count } estimation
       *[other] { $count } estimations
    } : { $bias } p de trop en moyenne, dispersion de { $spread } p.
web-alkemy-eye-short =
    { $count ->
        [one] { $count } estimation
       *[other] { $count } estimations
    } : { $bias } p trop court en moyenne, dispersion de { $spread } p.
web-alkemy-eye-scale = Chaque estimation sur une échelle de trois pouces trop court à trois pouces trop long
web-alkemy-eye-too-short = trop court
web-alkemy-eye-too-long = trop long
web-alkemy-eye-all = Toutes les estimations
web-alkemy-eye-one = { $figure } → { $target } : estimé { $said } p, en vérité { $real } p
