### Alkemy dans le navigateur : distances, vue, alchimie, mise en place, et la table en mots.

## Choses et longueurs

web-alkemy-called = { $name } ({ $label })
web-alkemy-a-spot = ce point
web-alkemy-inches = { $length } p
web-alkemy-inches-word = pouces
web-alkemy-from-to = de { $one } à { $other }
web-alkemy-spots = Points au choix

## Annoncer une distance

web-alkemy-hint-estimate = Tournez le cadran, touchez-le ou tapez un nombre : de bord à bord, à l’œil.
web-alkemy-dial = Distance à l’œil
web-alkemy-dial-less = Un quart de pouce de moins
web-alkemy-dial-more = Un quart de pouce de plus
web-alkemy-dial-typed = Distance en pouces
web-alkemy-dial-how = Par quarts de pouce. Le mètre vient après.
web-alkemy-dial-bad = Un nombre de pouces, comme 12,5.
web-alkemy-measured = Mesuré dans cette partie
web-alkemy-measured-line = { $one } à { $other }, tour { $turn }
web-alkemy-measured-said = annoncé { $length }
web-alkemy-measured-none = Rien encore.

## Le mètre

web-alkemy-tape-laid = Le mètre est posé
web-alkemy-true = réel { $length } p
web-alkemy-you-said = annoncé { $length } p
web-alkemy-ends-on = finit sur le socle
web-alkemy-ends-beside = ne donne pas Visée
web-alkemy-no-tape = Aucune ligne de vue
web-alkemy-obstacle = { $name }
web-alkemy-obstacle-size = { $name }, taille { $size }

## Avant un ordre

web-alkemy-in-sight = En vue.
web-alkemy-hidden-by = vue coupée par { $name }
web-alkemy-corridor-shift =
    { $count ->
        [0] Dans le couloir : { $names }.
        [one] Dans le couloir : { $names }. Dégâts { $count } colonne à gauche.
       *[other] Dans le couloir : { $names }. Dégâts { $count } colonnes à gauche.
    }
web-alkemy-corridor-open = Le couloir est dégagé : rien ne protège la cible.
web-alkemy-corridor-free = Rien ne compte dans le couloir.
web-alkemy-too-short = Mesuré d’ici, c’est trop court.
web-alkemy-hopeless = Cela paraît très loin. En êtes-vous sûr ?
web-alkemy-reach = { $act } { $length } p

## La loupe

web-alkemy-lens-eye = Regarder : qui voit qui
web-alkemy-lens-ruler = Mètre
web-alkemy-lens-eye-how = Touchez une figurine : des lignes montrent qui la voit et ce qui fait écran.
web-alkemy-lens-ruler-how = Touchez une figurine pour voir jusqu’où elle marche, charge et court. Glissez d’une chose à l’autre, ou touchez-en deux : le mètre va de bord à bord, avec le couloir de tir entre adversaires.
web-alkemy-lens-away = Ranger
web-alkemy-sees-each-other = se voient l’un l’autre
web-alkemy-clock = à { $clock } h

## Alchimie

web-alkemy-hint-upgrade = Dites ce que paient les pierres, puis lancez.
web-alkemy-hint-harvest = Touchez ce que vous prenez.
web-alkemy-hint-push = Touchez un point, ou faites glisser jusqu’où elle est poussée.
web-alkemy-push-far = Distance
web-alkemy-stones-left =
    { $count ->
        [one] { $count } pierre encore à dépenser
       *[other] { $count } pierres encore à dépenser
    }
web-alkemy-stones =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
web-alkemy-components =
    { $count ->
        [one] { $count } composant
       *[other] { $count } composants
    }
web-alkemy-concentrated = concentration { $count }
web-alkemy-cast-plain = Lancer sans amélioration
web-alkemy-cast-with =
    { $count ->
        [one] Lancer pour { $count } pierre
       *[other] Lancer pour { $count } pierres
    }

## Couvert, cibles, ordre

web-alkemy-hint-cover = Touchez le couvert, sur la table ou ici.
web-alkemy-cover-how =
    { $damage ->
        [one] Avec { $difficulty } ou plus, le couvert évite { $damage } point de dégâts.
       *[other] Avec { $difficulty } ou plus, le couvert évite { $damage } points de dégâts.
    }
web-alkemy-hint-target-first = Désignez toutes les cibles ; touchez de nouveau pour en retirer une.
web-alkemy-hint-target-also = Désignez d’autres cibles, ou restez-en là.
web-alkemy-targets-confirm =
    { $count ->
        [one] Celle-ci : { $count } cible
       *[other] Celles-ci : { $count } cibles
    }
web-alkemy-targets-enough = Aucune autre cible
web-alkemy-hint-next-order = Mettez-les en ordre ; elles agissent l’une après l’autre.
web-alkemy-order-sooner = { $name } plus tôt
web-alkemy-order-later = { $name } plus tard
web-alkemy-order-confirm = Dans cet ordre

## Mise en place

web-alkemy-hint-band = Touchez la troupe que vous menez.
web-alkemy-hint-scenery = Faites glisser un décor du plateau vers la table, ou touchez-le.
web-alkemy-hint-turn = Tournez le décor par sa poignée.
web-alkemy-hint-piece = Touchez l’endroit du décor, ou faites-l’y glisser ; le sol croisé est interdit.
web-alkemy-hint-token = Touchez un point sur un décor.
web-alkemy-story-earth = Avalon : l’armure, la patience et la pierre. Ses chevaliers tiennent ce qu’ils ont pris, ses prêtres réparent ce qui fut brisé.
web-alkemy-story-water = Khaliman : une république de caravanes et d’écoles. Des cavaliers vifs, des sœurs voilées, des alchimistes dont l’eau trouve toute brèche.
web-alkemy-story-air = La Triade de Jade : un empire de vent et de discipline. Ses lanciers frappent les premiers, ses maîtres ne sont jamais là où l’on vise.
web-alkemy-story-fire = Les Naashti : des exilés de cendre et de braise. Chaque pas leur coûte du sang, et aux autres deux fois plus.
web-alkemy-scenery-tray = Décors
web-alkemy-scenery-placed =
    { $count ->
        [one] { $count } posé par vous, { $most } au plus
       *[other] { $count } posés par vous, { $most } au plus
    }
web-alkemy-scenery-stop = Plus de décor
web-alkemy-scenery-turn = Tourner { $name }, à { $degrees } degrés
web-alkemy-turn-handle = Tourner le décor
web-alkemy-turn-left = Tourner à gauche
web-alkemy-turn-right = Tourner à droite
web-alkemy-degrees = { $degrees }°
web-alkemy-by-chance = Laisser faire le hasard
web-alkemy-by-hand = Continuer à la main

## La table en mots

web-alkemy-in-words = La table en mots
web-alkemy-about = { $name }
web-alkemy-near = Ce qui est près
web-alkemy-seen-by = Qui la voit
web-alkemy-nearest-post = Borne la plus proche
web-alkemy-near-whom = Ce qui est près de { $label }
web-alkemy-seen-whom = Qui voit { $label }
web-alkemy-post-whom = La borne la plus proche de { $label }
web-alkemy-say-how = Où
web-alkemy-say-whom = Qui ou quoi
web-alkemy-say-toward = vers, aussi loin que possible
web-alkemy-say-away = loin de
web-alkemy-say-cover = à couvert de
web-alkemy-say-contact = au contact de
web-alkemy-say-typed = Ou en toutes lettres
web-alkemy-say-hint = Par exemple « vers b2 » ou « contact avec b1 à gauche ».
web-alkemy-say-go = Y aller
web-alkemy-hint-nature = Dites comment il gêne le regard et le passage.
web-alkemy-nature-eyes = Pour le regard
web-alkemy-nature-feet = Pour le passage
