### Alkemy dans le navigateur : la table, les troupes, les cartes, et ce qu’on en lit à voix haute.

## La ligne d’état

web-alkemy-fact-distances = Distances
web-alkemy-fact-by-eye = à l’œil
web-alkemy-fact-turn = Tour
web-alkemy-fact-turn-of = { $turn } sur { $last }
web-alkemy-fact-initiative = Initiative
web-alkemy-fact-seat = { $seat }
web-alkemy-fact-score = sur { $goal } points
web-alkemy-fact-set-up = Mise en place
web-alkemy-stage-muster = Troupes
web-alkemy-stage-sides = Côtés
web-alkemy-stage-scenery = Décors
web-alkemy-stage-tokens = Jetons
web-alkemy-stage-deployment = Déploiement
web-alkemy-stage-turn = Premier tour
web-alkemy-stage-wave = Premier tour
web-alkemy-stage-slot = Premier tour
web-alkemy-stage-end = Fin du tour
web-alkemy-stage-over = Terminée

## La table

web-alkemy-table = La table
web-alkemy-table-label = La table. Les flèches mènent de figurine en figurine, Entrée désigne ; Maj et les flèches déplacent la table, + et − la rapprochent ou l’éloignent, 0 la montre entière, W votre troupe, A la figurine qui agit.
web-alkemy-camera = La vue
web-alkemy-camera-all = Montrer toute la table
web-alkemy-camera-band = Montrer ma troupe
web-alkemy-camera-active = Montrer la figurine qui agit
web-alkemy-crowd-close = Aucune de celles-ci
web-alkemy-figure =
    { $name } ({ $label }) de { $seat }, état { $health }, { $left } { $left ->
        [one] case
       *[other] cases
    } sur { $of }, { $ap ->
        [one] { $ap } point d’action
       *[other] { $ap } points d’action
    }, { $status }{ $fights ->
        [0] .
       *[other] , au corps à corps avec { $foes }.
    }
web-alkemy-life = Blanc { $white } sur { $whites }, jaune { $yellow } sur { $yellows }, rouge { $red } sur { $reds }
web-alkemy-post-free = Borne Jin { $number }, à personne
web-alkemy-post-held = Borne Jin { $number }, tenue par { $seat }
web-alkemy-letter-white = B
web-alkemy-letter-yellow = J
web-alkemy-letter-red = R

## Les gestes sur la table

web-alkemy-hint = Touchez votre choix.
web-alkemy-hint-announce = Choisissez autour de la figurine, ou désignez l’ennemi ou la borne visée.
web-alkemy-hint-walk = Faites glisser la figurine, touchez un point, ou décalez-la d’un dixième de pouce.
web-alkemy-hint-run = Faites glisser la figurine, touchez un point, ou décalez-la d’un dixième de pouce.
web-alkemy-hint-shelter = Touchez le point où elle s’abrite, ou faites-l’y glisser.
web-alkemy-hint-contact = Touchez l’endroit où elle entre en contact avec l’ennemi.
web-alkemy-hint-way = Touchez le point d’arrivée voulu.
web-alkemy-hint-deploy = Touchez un point de votre zone ; décalez-le d’un dixième de pouce.
web-alkemy-hint-deploy-card = Touchez une carte de votre plateau, puis ses places sur la table.
web-alkemy-hint-activate = Désignez une figurine, sur la table ou dans votre troupe ; ou passez.
web-alkemy-hint-initiative = Désignez qui lance l’Esprit ; le choix reste caché jusqu’à ce que chacun ait fait le sien.
web-alkemy-choices-here = Ce qu’on peut faire ici
web-alkemy-ap =
    { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
web-alkemy-act-walk = Marcher
web-alkemy-act-run = Courir
web-alkemy-act-charge = Charger
web-alkemy-act-charge-many = Charge multiple
web-alkemy-act-engage = Engager
web-alkemy-act-engage-many = Engager plusieurs
web-alkemy-act-fight = Combattre
web-alkemy-act-master = Combat gratuit
web-alkemy-act-shoot = Tirer
web-alkemy-act-cast = Lancer
web-alkemy-act-formula = Lancer
web-alkemy-act-concentrate = Se concentrer
web-alkemy-act-harvest = Récolter
web-alkemy-act-post = Borne
web-alkemy-act-climb = Escalader
web-alkemy-act-invigorate = Puiser des forces
web-alkemy-act-stop = S’arrêter
web-alkemy-nudge = Décaler d’un dixième de pouce
web-alkemy-nudge-up = Décaler vers le haut
web-alkemy-nudge-down = Décaler vers le bas
web-alkemy-nudge-left = Décaler vers la gauche
web-alkemy-nudge-right = Décaler vers la droite
web-alkemy-here-deploy = Déployer ici
web-alkemy-here-run = Courir jusqu’ici
web-alkemy-here-shelter = S’abriter ici
web-alkemy-here-walk = Marcher jusqu’ici
web-alkemy-here-spot = Ici
web-alkemy-lead = Mener : { $name }
web-alkemy-not-here = Pas ici

## Le plateau

web-alkemy-tray = Votre plateau
web-alkemy-tray-left =
    { $left ->
        [0] toutes les cartes sont posées
        [one] { $left } carte à poser sur { $of }
       *[other] { $left } cartes à poser sur { $of }
    }
web-alkemy-figures =
    { $count ->
        [one] { $count } figurine
       *[other] { $count } figurines
    }
web-alkemy-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-alkemy-placed = posée
web-alkemy-in-hand = en main

## Les troupes et les cartes

web-alkemy-score = Points de scénario
web-alkemy-posts-held = Bornes Jin tenues
web-alkemy-posts =
    { $count ->
        [one] { $count } borne Jin tenue
       *[other] { $count } bornes Jin tenues
    }
web-alkemy-card-close = Refermer la carte
web-alkemy-card-front = Recto
web-alkemy-card-back = Verso : compétences
web-alkemy-card-line = { $faction }, { $cost } points, taille { $size }
web-alkemy-size = Taille { $size }
web-alkemy-value-mind = Esprit
web-alkemy-value-reflex = Réflexe
web-alkemy-value-combat = Combat
web-alkemy-value-defense = Défense
web-alkemy-ap-short = PA
web-alkemy-damage = Ligne de dégâts
web-alkemy-symbol-sword = épée
web-alkemy-symbol-axe = hache
web-alkemy-symbol-mace = masse
web-alkemy-skills = Compétences
web-alkemy-weapon = Arme de tir
web-alkemy-weapon-line = Tir { $value }, portée { $range } p, dégâts { $damage }
web-alkemy-formulas = Formules
web-alkemy-formula-line = niveau { $level }, composants { $components }, { $range } p
web-alkemy-upgrade-range =
    { $stones ->
        [one] { $stones } pierre : portée +{ $length } p
       *[other] { $stones } pierres : portée +{ $length } p
    }
web-alkemy-upgrade-targets =
    { $stones ->
        [one] { $stones } pierre : cibles +{ $count }
       *[other] { $stones } pierres : cibles +{ $count }
    }
web-alkemy-upgrade-add =
    { $stones ->
        [one] { $stones } pierre : effet +{ $count }
       *[other] { $stones } pierres : effet +{ $count }
    }
web-alkemy-now = En ce moment
web-alkemy-house-set = jeu maison

## Noms courts des figurines, sous leurs socles ; les autres gardent celui de leur carte

web-alkemy-figure-aldric = Aldric
web-alkemy-figure-isolde = Isolde
web-alkemy-figure-priest = Prêtre
web-alkemy-figure-collector-monk = Collecteur
web-alkemy-figure-magister = Magister
web-alkemy-figure-recruit = Recrue
web-alkemy-figure-crossbowman = Arbalète
web-alkemy-figure-novice = Novice
web-alkemy-figure-halberdier = Hallebarde
web-alkemy-figure-knight-errant = Chevalier
web-alkemy-figure-templar = Templier
web-alkemy-figure-stone-golem = Golem
web-alkemy-figure-zahira = Zahira
web-alkemy-figure-nadir = Nadir
web-alkemy-figure-tide-weaver = Tisseuse
web-alkemy-figure-tuareg = Touareg
web-alkemy-figure-meharist = Méhariste
web-alkemy-figure-dune-archer = Archer
web-alkemy-figure-city-guard = Garde
web-alkemy-figure-fadela-sister = Sœur
web-alkemy-figure-veiled-novice = Novice
web-alkemy-figure-dune-colossus = Colosse
web-alkemy-figure-lee-ping = Lee Ping
web-alkemy-figure-hao = Hao
web-alkemy-figure-black-cloud-disciple = Disciple
web-alkemy-figure-lore-collector = Collecteur
web-alkemy-figure-wind-master = Maître
web-alkemy-figure-lancer = Lancier
web-alkemy-figure-archer = Archer
web-alkemy-figure-blade-dancer = Danseuse
web-alkemy-figure-runner = Courrier
web-alkemy-figure-imperial-guard = Garde
web-alkemy-figure-ashkara = Ashkara
web-alkemy-figure-vezrin = Vezrin
web-alkemy-figure-tarsis = Tarsis
web-alkemy-figure-cinder-acolyte = Acolyte
web-alkemy-figure-pyre-mistress = Maîtresse
web-alkemy-figure-citadel-warrior = Guerrier
web-alkemy-figure-ember-thrower = Lanceur
web-alkemy-figure-hunter = Chasseur
web-alkemy-figure-deadeye = Œil-mort
web-alkemy-figure-obsidian-guard = Obsidienne
web-alkemy-figure-blood-blade = Lame
web-alkemy-figure-ash-walker = Marcheur
web-alkemy-figure-ember-guard = Garde
web-alkemy-figure-salamander = Salamandre

# Three and four sides

web-alkemy-order = Ordre dans le sens horaire
web-alkemy-order-acts = agit maintenant
web-alkemy-order-began = a l’initiative
web-alkemy-side-fold = Replier la troupe de { $name }
web-alkemy-side-unfold = Déplier la troupe de { $name }
web-alkemy-area-free = Secteur { $number }, tenu par personne
web-alkemy-area-held = Secteur { $number }, tenu par { $name }
web-alkemy-objective-free = { $name }, sur la table
web-alkemy-objective-held = { $name }, aux mains de { $seat }
web-alkemy-carries = porte { $name }
web-alkemy-command-left =
    { $count ->
        [one] encore une carte pour la main
       *[other] encore { $count } cartes au plus pour la main
    }
