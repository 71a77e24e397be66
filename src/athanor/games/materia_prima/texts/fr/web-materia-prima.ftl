### Materia Prima dans le navigateur : la carte, et ce qui en est lu à voix haute.

## La ligne d’état et les joueurs

web-materia-prima-fact-round = Manche
web-materia-prima-fact-of = { $round } sur { $rounds } au plus
web-materia-prima-fact-set-up = mise en place
web-materia-prima-fact-end = La fin
web-materia-prima-fact-last-round = avec cette manche
web-materia-prima-count-souls = Pierres de l’Âme
web-materia-prima-count-parts = parties de la Pierre
web-materia-prima-count-hand = formules en main

## La carte

web-materia-prima-map = Les terres de la guilde
web-materia-prima-map-label = Les terres de la guilde. Les flèches mènent d’un hexagone à l’autre ; Début, Page haut, Fin et Page bas, en diagonale.
web-materia-prima-bare = l’emplacement { $number }, encore sans tuile
web-materia-prima-alchemist = { $figure }, alchimiste de { $owner }
web-materia-prima-homunculus = { $figure }, homunculus { $slot } de { $owner }
web-materia-prima-figure =
    { $figure } : attaque { $attack }, défense { $defence }. Porte { $pack }, { $capacity } au plus. { $left ->
        [0] Plus aucune action
        [one] Encore une action
       *[other] Encore { $left } actions
    }.
web-materia-prima-lies = { $units } au sol
web-materia-prima-site = { $place }.
web-materia-prima-site-with = { $place } : { $contents }.
web-materia-prima-moves =
    { $count ->
        [one] À un déplacement.
       *[other] À { $count } déplacements.
    }
web-materia-prima-nothing-sold = Rien n’est en vente.
web-materia-prima-key-step = un pas
web-materia-prima-key-since = depuis votre tour
web-materia-prima-key-for = pour { $card }
web-materia-prima-key-way = le chemin pris
web-materia-prima-built = { $seat } bâtit sa tour.
web-materia-prima-surroundings = Ce qu’il y a autour

## Ce qui se trouve où

web-materia-prima-adjacent = Autour
web-materia-prima-nearest = Au plus près
web-materia-prima-edge = le bord du plateau
web-materia-prima-steps =
    { $count ->
        [one] { $count } pas { $heading }
       *[other] { $count } pas { $heading }
    }
web-materia-prima-sight-mine = { $site }
web-materia-prima-sight-city = { $site }
web-materia-prima-sight-home = Chez vous : { $site }
web-materia-prima-sight-tower = Une tour adverse : { $site }
web-materia-prima-sight-figure = Un adversaire : { $site }
web-materia-prima-sight-drops = De quoi ramasser : { $site }

## La pose des tuiles

web-materia-prima-rack = Tuiles encore à poser
web-materia-prima-turn-left = Tourner à gauche
web-materia-prima-turn-right = Tourner à droite
web-materia-prima-flip = Retourner (face { $side })

## What rivals did, in their rows

web-materia-prima-brief-moved = est allé vers { $place }
web-materia-prima-brief-mined = a extrait { $units } : { $place }
web-materia-prima-brief-took = a ramassé { $units } : { $place }
web-materia-prima-brief-dropped = a déposé { $units } : { $place }
web-materia-prima-brief-converted = a converti { $first } et { $second } en { $product }
web-materia-prima-brief-transmuted = a réalisé { $card }
web-materia-prima-brief-bought = a acheté { $extension }
web-materia-prima-brief-researched = a pioché une carte : { $formula }
web-materia-prima-brief-repelled = a repoussé une attaque
web-materia-prima-brief-sent-home = a été vaincu par { $winner } et renvoyé chez lui
web-materia-prima-brief-destroyed = a perdu { $figure }, détruit par { $winner }
web-materia-prima-brief-stone-made = a achevé la Pierre philosophale
