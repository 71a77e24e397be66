### Alkemy, both editions: names of its parts, and what is said while it is played.
### Figures are arguments: { $figure } is who acts, { $other } whom it is about besides.
### A { $length } and the numbers of a spot are inches; the texts say the unit.
### Figures have names of both genders: no word agrees with them, and no « de », « que » stands before them.
### Words: tour = turn; pion = token; troupe = warband; pierre = stone; borne = post.

## The games

alkemy-v2-title = Alkemy V2
alkemy-v2-tagline = Menez lames et alchimistes sur une table sans cases et tenez les bornes Jin.
alkemy-blitz-title = Alkemy Blitz
alkemy-blitz-tagline = De petites troupes, des ordres par vagues, et les bornes Jin à tenir.

## What the host sets beforehand

alkemy-v2-setting-format = Les points d’une troupe ; le nombre de héros et la taille de la table en dépendent.
alkemy-v2-setting-scenario = L’enjeu : des bornes à tenir, une relique à porter, du terrain à occuper, des notes à ramasser ou un héros à faire passer.
alkemy-v2-setting-measuring = Estimer les distances à l’œil, ou mesurer à l’avance tout ce que l’on veut.
alkemy-v2-setting-setup = Qui met en place : le hasard pose décors et pions (« quick »), il déploie aussi les figurines (« ready »), ou les joueurs font tout (« rules »).
alkemy-v2-setting-warbands = La troupe de chaque place, en liste, par exemple garlan, prêtre de campagne, 2 recrues. Une place sans liste choisit une troupe toute prête.
alkemy-blitz-setting-format = { alkemy-v2-setting-format }
alkemy-blitz-setting-measuring = { alkemy-v2-setting-measuring }
alkemy-blitz-setting-setup = { alkemy-v2-setting-setup }
alkemy-blitz-setting-points = Un autre total de points dont les deux joueurs ont convenu, par exemple 350 ; le format ne donne plus alors que la table.
alkemy-blitz-setting-warbands = { alkemy-v2-setting-warbands }
alkemy-v2-preset-skirmish = Première escarmouche
    .story = Le hasard met tout en place, on mesure à volonté : jouez aussitôt.
alkemy-v2-preset-usual = Partie habituelle
    .story = 180 points, vous déployez, les distances se jugent à l’œil.
alkemy-v2-preset-tournament = Selon le livre
    .story = 200 points ; les joueurs posent eux-mêmes décors, pions et figurines.
alkemy-v2-preset-battle = Grande bataille
    .story = 300 points, tous les héros, une longue soirée.
alkemy-v2-preset-quarters = Tenir le terrain
    .story = Qui occupe le plus de quarts de table marque.
alkemy-v2-preset-three = Trois troupes
    .story = Trois joueurs, chacun pour soi : tenez plus de quarts de table que les autres.
alkemy-v2-preset-four = Quatre troupes
    .story = Quatre joueurs, chacun contre tous, et d’abord un quart de table pour chacun.
alkemy-v2-preset-modules = Tous les modules
    .story = Des décors aux pouvoirs propres, des cartes de commandement et des objectifs secrets.
alkemy-blitz-preset-skirmish = { alkemy-v2-preset-skirmish }
    .story = { alkemy-v2-preset-skirmish.story }
alkemy-blitz-preset-usual = { alkemy-v2-preset-usual }
    .story = { alkemy-v2-preset-usual.story }
alkemy-blitz-preset-tournament = { alkemy-v2-preset-tournament }
    .story = { alkemy-v2-preset-tournament.story }
alkemy-blitz-preset-battle = { alkemy-v2-preset-battle }
    .story = { alkemy-v2-preset-battle.story }
alkemy-v2-setting-name-format = Points d’une troupe
alkemy-v2-setting-hint-format = Le nombre de héros et la taille de la table en dépendent.
alkemy-v2-setting-value-format-150 = 150 points, à trois ou quatre joueurs
alkemy-v2-setting-value-format-180 = 180 points
alkemy-v2-setting-value-format-200 = 200 points
alkemy-v2-setting-value-format-250 = 250 points
alkemy-v2-setting-value-format-300 = 300 points
alkemy-v2-setting-name-scenario = Scénario
alkemy-v2-setting-hint-scenario = Les Notes et la Percée se jouent à deux, les autres de deux à quatre.
alkemy-v2-setting-value-scenario-jin-posts = Bornes Jin
alkemy-v2-setting-value-scenario-reliquary = Le Reliquaire
alkemy-v2-setting-value-scenario-quarters = Les Quatre Quartiers
alkemy-v2-setting-value-scenario-notes = Les Notes de l’alchimiste
alkemy-v2-setting-value-scenario-escort = La Percée
alkemy-v2-setting-name-measuring = Distances
alkemy-v2-setting-hint-measuring = Les livrets jouent à l’œil. Un programme trafiqué pourrait mesurer : avec des inconnus, choisissez le mètre.
alkemy-v2-setting-value-measuring-estimate = Estimées à l’œil : annoncer, puis mesurer
alkemy-v2-setting-value-measuring-measure = Mesurées à l’avance, autant que l’on veut
alkemy-v2-setting-name-setup = Mise en place
alkemy-v2-setting-value-setup-quick = Le hasard pose décors et pions, vous déployez
alkemy-v2-setting-value-setup-ready = Le hasard déploie aussi les figurines : on joue aussitôt
alkemy-v2-setting-value-setup-rules = Les joueurs font tout, selon les règles
alkemy-v2-setting-name-warbands = Troupe
alkemy-v2-setting-hint-warbands = Une liste, par exemple garlan, prêtre de campagne, 2 recrues. Une place sans liste choisit une troupe toute prête.
alkemy-blitz-setting-name-format = { alkemy-v2-setting-name-format }
alkemy-blitz-setting-hint-format = { alkemy-v2-setting-hint-format }
alkemy-blitz-setting-value-format-180 = { alkemy-v2-setting-value-format-180 }
alkemy-blitz-setting-value-format-200 = { alkemy-v2-setting-value-format-200 }
alkemy-blitz-setting-value-format-250 = { alkemy-v2-setting-value-format-250 }
alkemy-blitz-setting-value-format-300 = { alkemy-v2-setting-value-format-300 }
alkemy-blitz-setting-name-measuring = { alkemy-v2-setting-name-measuring }
alkemy-blitz-setting-hint-measuring = { alkemy-v2-setting-hint-measuring }
alkemy-blitz-setting-value-measuring-estimate = { alkemy-v2-setting-value-measuring-estimate }
alkemy-blitz-setting-value-measuring-measure = { alkemy-v2-setting-value-measuring-measure }
alkemy-blitz-setting-name-setup = { alkemy-v2-setting-name-setup }
alkemy-blitz-setting-value-setup-quick = { alkemy-v2-setting-value-setup-quick }
alkemy-blitz-setting-value-setup-ready = { alkemy-v2-setting-value-setup-ready }
alkemy-blitz-setting-value-setup-rules = { alkemy-v2-setting-value-setup-rules }
alkemy-blitz-setting-name-points = Points convenus
alkemy-blitz-setting-hint-points = Un total à vous, de 50 à 400 ; le format ne donne plus que la table.
alkemy-blitz-setting-name-warbands = { alkemy-v2-setting-name-warbands }
alkemy-blitz-setting-hint-warbands = { alkemy-v2-setting-hint-warbands }

## Names

alkemy-figure = { $name } ({ $label })
alkemy-nobody = Personne

alkemy-element-earth = Terre
    .of = de Terre
alkemy-element-water = Eau
    .of = d’Eau
alkemy-element-air = Air
    .of = d’Air
alkemy-element-fire = Feu
    .of = de Feu

## Dice

alkemy-roll-mind = d’Esprit
alkemy-roll-reflex = de Réflexe
alkemy-roll-combat = de Combat
alkemy-roll-shoot = de tir
alkemy-roll-alchemy = d’alchimie
alkemy-roll-disengage = de désengagement
alkemy-roll-cover = de couvert

alkemy-face-s = { $number } épée
alkemy-face-a = { $number } hache
alkemy-face-m = { $number } masse

alkemy-dice-reason =
    { $why } { $dice ->
        [-2] −2
        [-1] −1
        [1] +1
        [2] +2
       *[other] { $dice }
    }
alkemy-dice-plain = ni bonus ni malus
alkemy-dice-skill = { $name }
alkemy-dice-card = { $name }
alkemy-dice-formula = formule
alkemy-dice-charge = charge
alkemy-dice-aim = Visée
alkemy-dice-size = taille
alkemy-dice-inner = Cercle Intérieur
alkemy-shift-quick = Attaque Rapide
alkemy-shift-normal = Attaque Normale
alkemy-shift-brutal = Attaque Brutale
alkemy-shift-point-blank = Bout Portant
alkemy-shift-obstacles = obstacles

## What chance decides

alkemy-chance-white = un dé blanc
alkemy-chance-yellow = un dé jaune
alkemy-chance-red = un dé rouge
alkemy-chance-coin = une pièce, après trop d’égalités
alkemy-chance-side = qui est le joueur A
alkemy-chance-first = qui se déploie en premier
alkemy-chance-pieces = combien il y a de décors
alkemy-chance-piece = un décor
alkemy-chance-turn = l’orientation d’un décor
alkemy-chance-place = la place d’un décor
alkemy-chance-token = la place d’un pion
alkemy-chance-deploy = la place d’une figurine au déploiement
alkemy-chance-victim = qui est touché parmi les plus proches

## What is asked: setting up

alkemy-ask-band = Quelle troupe menez-vous ?
alkemy-ask-scenery = Quel décor placez-vous ?
alkemy-ask-turn = Comment tourner le décor ?
alkemy-ask-piece = Où poser le décor ?
alkemy-ask-token = Où placez-vous un pion ?
alkemy-ask-deployment = Qui fait pour vous le jet d’Esprit ? Le perdant se déploie en premier.
alkemy-ask-deploy-card = Quelle carte déployez-vous ?
alkemy-ask-deploy = Où déployez-vous { $figure } ?

## What is asked: turns and orders

alkemy-ask-initiative = Qui fait le jet d’Esprit pour l’initiative ?
alkemy-ask-starter = À qui la première activation ?
alkemy-ask-activate = Quelle carte activez-vous ?
alkemy-ask-announce = Que fait { $figure } ?
alkemy-ask-rejoin = Qui paie 1 PA pour agir de nouveau ?
alkemy-ask-next-order = Quel ordre s’exécute ensuite ?

## What is asked: moves and charges

alkemy-ask-walk = Jusqu’où marche { $figure } ?
alkemy-ask-run = Jusqu’où court { $figure } ?
alkemy-ask-tester = { $figure } veut se désengager. Qui s’y oppose ?
alkemy-ask-blow = { $figure } n’a pas pu s’esquiver. Qui frappe ?
alkemy-ask-target-first = { $figure } attaque plusieurs ennemis. Qui d’abord ?
alkemy-ask-target-also = { $figure } attaque plusieurs ennemis. Qui d’autre ?
alkemy-ask-shoot-charger = { $figure } charge. Qui lui tire dessus ?
alkemy-ask-way = Plusieurs chemins sont aussi courts. Où s’arrête { $figure } ?
alkemy-ask-contact = D’où attaque { $figure } ?
alkemy-ask-charger = Qui frappe ensuite, parmi ceux qui ont chargé ?

## What is asked: fights and shots

alkemy-ask-card = { $figure } affronte { $other }. Quelle carte jouer ?
alkemy-ask-keep = Quels dés garder pour { $figure } ?
alkemy-ask-counter = { $figure } a paré avec une belle marge. Riposter contre { $other } ?
alkemy-ask-counter-yes = Riposter
alkemy-ask-counter-no = En rester là
alkemy-ask-estimate = Quelle distance sépare { $figure } et { $other } ?
alkemy-ask-react = { $other } tire sur { $figure }. Quelle réaction ?
alkemy-ask-shelter = Où s’abrite { $figure } ?
alkemy-ask-cover = Un tir touche { $figure }. Quel couvert tenter ?

## What is asked: alchemy

alkemy-ask-upgrade = { $figure } peut améliorer la formule. Comment ?
alkemy-ask-extra-target = { $figure } vise une cible de plus. Laquelle ?
alkemy-ask-forbid = { $other } vient de lancer une formule. { $figure } peut en interdire les améliorations : le faire ?
alkemy-ask-forbid-yes = Interdire les améliorations
alkemy-ask-forbid-no = Laisser faire { $other }
alkemy-ask-burn = { $figure } peut brûler un ennemi. Lequel ?
alkemy-ask-push = { $figure } repousse { $other }. De combien ?
alkemy-ask-harvest = Que récolte { $figure } ?

## What may be chosen: setting up

alkemy-option-band = { $name } : { $list }
alkemy-option-figures =
    { $count ->
        [1] { $name }
       *[other] { $name } ({ $count })
    }
alkemy-option-scenery = { $name }
alkemy-option-stop-scenery = Ne plus placer de décor
alkemy-option-turn =
    { $degrees ->
        [0] Sans tourner
       *[other] Tourné de { $degrees }°
    }
alkemy-option-place = { $name }, à { $x } p du bord gauche et { $y } p du bas
alkemy-option-deploy = Déployer { $figures }

## What may be chosen: turns and orders

alkemy-option-starter = { $seat } commence
alkemy-option-activate = Activer { $figures }
alkemy-option-reactivate = Activer de nouveau { $figures }
alkemy-option-pass = Passer la main
alkemy-option-figure = { $figure }
alkemy-option-spot = à { $x } p du bord gauche, { $y } p du bas

alkemy-order-walk = Marcher, 1 PA
alkemy-order-run = Courir, 2 PA
alkemy-order-charge = Charger { $other }, 1 PA
alkemy-order-charge-many = Charger plusieurs ennemis, 1 PA
alkemy-order-engage = Engager { $other }, 1 PA
alkemy-order-engage-many = Engager plusieurs ennemis, 1 PA
alkemy-order-fight = Combattre { $other }, PA selon la carte
alkemy-order-master = Combattre { $other } une fois sans payer
alkemy-order-shoot = Tirer sur { $other }, 1 PA
alkemy-order-concentrate = Se concentrer, 1 PA
alkemy-order-formula-ap = Lancer « { $name } » sur { $other }, 1 PA
alkemy-order-formula-concentration = Lancer « { $name } » sur { $other }, 1 niveau de concentration
alkemy-order-harvest = Récolter le pion { $token }, 1 PA
alkemy-order-post = Prendre ou libérer la borne Jin { $post }
alkemy-order-carry = Prendre { $name }
alkemy-order-collect = Ramasser { $name }
alkemy-order-stop = Ne rien annoncer
alkemy-falling-short = { $order } (d’ici, trop loin ou hors de vue)

## What may be chosen: fights and shots

alkemy-option-card =
    { $ap ->
        [0] { $name }, sans payer
       *[other] { $name }, { $ap } PA
    }
alkemy-option-keep = Garder { $dice }, pour un résultat de { $result }
alkemy-option-estimate = { $length } p
alkemy-option-react-nothing = Ne pas réagir
alkemy-option-react-shoot = Tirer en retour, 1 PA
alkemy-option-react-walk = Marcher à l’abri, 1 PA
alkemy-option-react-charge = Charger le tireur, 1 PA
alkemy-option-react-engage = Engager le tireur, 1 PA
alkemy-option-cover-figure = Derrière { $figure }
alkemy-option-cover-piece = Derrière ce décor : { $name }
alkemy-option-cover-fight = Au cœur de la mêlée
alkemy-option-no-cover = Aucun couvert

## What may be chosen: alchemy

alkemy-option-upgrade-add =
    { $stones ->
        [one] Renforcer l’effet de { $count }, pour { $stones } pierre
       *[other] Renforcer l’effet de { $count }, pour { $stones } pierres
    }
alkemy-option-upgrade-length =
    { $stones ->
        [one] Renforcer l’effet de { $length } p, pour { $stones } pierre
       *[other] Renforcer l’effet de { $length } p, pour { $stones } pierres
    }
alkemy-option-upgrade-targets =
    { $count ->
        [one] { $count } cible de plus
       *[other] { $count } cibles de plus
    }, pour { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }
alkemy-option-upgrade-range =
    { $stones ->
        [one] { $length } p de portée en plus, pour { $stones } pierre
       *[other] { $length } p de portée en plus, pour { $stones } pierres
    }
alkemy-option-no-upgrade = Plus d’amélioration
alkemy-option-push = { $length } p
alkemy-option-harvest =
    Prendre { $components ->
        [one] { $components } composant
       *[other] { $components } composants
    } et { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }
alkemy-option-harvest-both =
    Prendre { $components ->
        [one] { $components } composant
       *[other] { $components } composants
    }, { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } et l’effet de l’élément
alkemy-option-harvest-effect = Prendre l’effet de l’élément
alkemy-option-token = Le pion { $element-of }
alkemy-option-no-token = Ne rien récolter

## What happened: setting up

alkemy-event-mustered =
    { $seat } mène une troupe de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
alkemy-event-player-a = { $seat } est le joueur A et prend le bas de la table.
alkemy-event-placed = { $seat } place un décor : { $name }.
alkemy-event-stopped-scenery = { $seat } ne place plus de décor.
alkemy-event-closer-scenery = Plus rien ne tient : { $seat } peut rapprocher les décors d’un demi-pouce.
alkemy-event-no-room-for-scenery = { $seat } ne trouve plus de place pour un décor.
alkemy-event-token-earth = { $seat } place un pion de Terre.
alkemy-event-token-water = { $seat } place un pion d’Eau.
alkemy-event-token-air = { $seat } place un pion d’Air.
alkemy-event-token-fire = { $seat } place un pion de Feu.
alkemy-event-deploys-first = { $seat } se déploie en premier.
alkemy-event-deployed = { $figure } entre en lice.

## What happened: turns

alkemy-event-turn = Le tour { $turn } commence.
alkemy-event-initiative = { $seat } a l’initiative.
alkemy-event-starts = { $seat } active une carte en premier.
alkemy-event-activated = { $figure } s’active.
alkemy-event-reactivated = { $figure } paie 1 PA pour agir de nouveau.
alkemy-event-passed-on = { $seat } passe la main.
alkemy-event-scored =
    { $seat } tient le plus de bornes Jin et a maintenant { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
alkemy-event-nobody-scored = Les deux camps tiennent autant de bornes Jin : personne ne marque.
alkemy-left-over = { $figure } { $count }
alkemy-event-unspent = Les PA non dépensés sont perdus : { $figures }.
alkemy-event-lapsed = Les effets des formules pour ce tour prennent fin : { $figures }.
alkemy-event-turn-over = Le tour { $turn } est fini.
alkemy-event-won = { $seat } gagne la partie.
alkemy-event-won-together = { $seat } partage la victoire.
alkemy-event-drawn = La partie est nulle.

## What happened: orders

alkemy-event-announced-walk = { $figure } annonce une marche.
alkemy-event-announced-run = { $figure } annonce une course.
alkemy-event-announced-charge = { $figure } annonce une charge contre { $other }.
alkemy-event-announced-charge-many = { $figure } annonce une charge multiple, d’abord contre { $other }.
alkemy-event-announced-engage = { $figure } annonce un engagement contre { $other }.
alkemy-event-announced-engage-many = { $figure } annonce un engagement multiple, d’abord contre { $other }.
alkemy-event-announced-fight = { $figure } annonce un combat contre { $other }.
alkemy-event-announced-master = { $figure } annonce un combat gratuit contre { $other }.
alkemy-event-announced-shoot = { $figure } annonce un tir sur { $other }.
alkemy-event-announced-concentrate = { $figure } annonce une concentration.
alkemy-event-announced-formula = { $figure } annonce « { $name } » sur { $other }.
alkemy-event-announced-harvest = { $figure } annonce la récolte du pion { $count }.
alkemy-event-announced-post = { $figure } annonce une Action sur la borne Jin { $count }.
alkemy-event-announced-objective = { $figure } annonce une Action sur { $name }.
alkemy-event-also-targeted = { $figure } désigne aussi { $other } pour cible.
alkemy-event-estimated = { $figure } estime la distance jusqu’à { $other } à { $length } p.
alkemy-event-order-cancelled = L’ordre de { $figure } est annulé, et ses PA lui reviennent ({ $count }).
alkemy-event-fight-lapsed = { $figure } n’a plus personne à combattre.
alkemy-event-token-gone = Le pion { $count } est déjà récolté : { $figure } n’en tire rien.

## What happened: dice

alkemy-event-rolled =
    { $figure }, jet { $roll }{ $reasons ->
        [0] { "" }
       *[other] { " " }({ $why })
    } : { $dice }{ $dropped ->
        [0] .
       *[other] { "" } ; garde { $kept }.
    }{ " " }{ $value ->
        [0] Total : { $total }.
       *[other] { $sum } + { $value } = { $total }.
    }
alkemy-event-passed = { $figure } réussit : il fallait { $count }.
alkemy-event-missed = { $figure } échoue : il fallait { $count }.
alkemy-event-outdid = { $figure } l’emporte sur { $other }.
alkemy-event-outdid-all = { $figure } l’emporte sur tous les autres.
alkemy-event-all-again = { $figure } et { $other } sont à égalité : tout le monde relance.
alkemy-event-tied = Égalité entre { $figure } et { $other } : les deux relancent les dés.
alkemy-event-effortless = { $figure } n’a pas cette caractéristique et réussit sans lancer les dés.

## What happened: moves and charges

alkemy-event-walked = { $figure } marche.
alkemy-event-ran = { $figure } court.
alkemy-event-pushed = { $figure } recule sous la poussée.
alkemy-event-no-way-out = { $figure } ne trouve aucune issue et reste sur place.
alkemy-event-slipped-away = { $figure } échappe à { $other }.
alkemy-event-unhindered = Personne ne peut retenir { $figure } : pas de jet pour partir.
alkemy-event-held-back = { $other } prend { $figure } de vitesse.
alkemy-event-immune = L’immunité protège { $figure } : pour l’attaquer, { $other } doit obtenir { $count } à un jet d’Esprit.
alkemy-event-too-stealthy = La furtivité cache { $figure } : { $other } est trop loin.
alkemy-event-charged = { $figure } mène sa charge à bien.
alkemy-event-charge-blind = { $figure } ne voit pas { $other }.
alkemy-event-charge-short = { $figure } ne peut pas arriver jusqu’à { $other } : aucun point d’arrivée de la Charge n’est à portée.
alkemy-event-charge-bound = { $figure } est en combat et ne peut plus charger.
alkemy-event-charge-in-vain = { $other } n’est plus là quand { $figure } charge.
alkemy-event-charge-lapsed = { $figure } n’a plus personne à charger.
alkemy-event-charge-failed = { $figure } rate sa charge contre { $other } et ne joue plus que des cartes de Défense ce tour-ci.
alkemy-event-fell-short = { $figure } avance autant que possible.
alkemy-event-fell = { $figure } fait une chute.
alkemy-event-engaged = { $figure } se jette dans la mêlée.
alkemy-event-engagement-lapsed = Pour { $figure }, la mêlée est déjà finie.
alkemy-event-engagement-failed = { $figure } ne parvient pas jusqu’à la mêlée.

## What happened: fights

alkemy-event-played = { $figure } joue { $name }.
alkemy-event-hit = { $figure } touche { $other } avec { $count }.
alkemy-event-missed-blow = { $figure } manque { $other } : Défense { $count }.
alkemy-event-parried = { $figure } pare l’attaque menée par { $other }.
alkemy-event-no-attack = Ni { $figure } ni { $other } n’attaque : il ne se passe rien.
alkemy-event-broke-parry = { $figure } force la parade tenue par { $other }.
alkemy-event-chained = { $figure } enchaîne contre { $other }.
alkemy-event-free-attack = { $figure } frappe { $other } sans carte.
alkemy-event-thorns = { $other } se blesse aux épines qui protègent { $figure }.
alkemy-event-stalemate = Personne n’agit : l’activation est finie.

## What happened: shots

alkemy-event-measured = Entre { $figure } et { $other }, il y a { $length } p.
alkemy-event-aimed = { $figure } a le bonus de Visée contre { $other }.
alkemy-event-out-of-range = { $other } est hors de portée pour { $figure }.
alkemy-event-shot-blind = { $figure } ne voit pas { $other } : le tir est perdu.
alkemy-event-shot-lapsed = { $figure } ne peut plus tirer.
alkemy-event-shot-wasted = { $figure } n’a plus de cible pour son tir.
alkemy-event-shot-refrained = { $figure } n’ose pas tirer sur { $other }.
alkemy-event-reacts-shoot = { $figure } réagit et tire sur { $other }.
alkemy-event-reacts-walk = Sous le tir mené par { $other }, { $figure } réagit et ira s’abriter.
alkemy-event-reacts-rush = Sous le tir mené par { $other }, { $figure } réagit et ira à l’assaut.
alkemy-event-rush-lapsed = { $figure } n’a plus personne à assaillir.
alkemy-event-no-shelter = { $figure } ne trouve plus d’abri et reste sur place.
alkemy-event-point-blank = { $figure } tire à Bout Portant : dommages une colonne à droite.
alkemy-event-obstacles =
    { $count ->
        [one] { $count } obstacle protège { $other } : dommages { $count } colonne à gauche.
       *[other] { $count } obstacles protègent { $other } : dommages { $count } colonnes à gauche.
    }
alkemy-event-shot-hit = { $figure } touche { $other } avec { $count }.
alkemy-event-missed-shot = { $figure } manque { $other } : Défense { $count }.
alkemy-event-cover-held = Le couvert sauve { $figure }.
alkemy-event-cover-saved = { $figure } y échappe, et le tir touche { $other } à la place.
alkemy-event-cover-failed = Le couvert ne sert à rien pour { $figure }.

## What happened: health

alkemy-event-suffered =
    { $figure } subit { $count ->
        [one] { $count } dommage
       *[other] { $count } dommages
    }.
alkemy-event-unharmed = { $figure } ne subit aucun dommage.
alkemy-event-hardened =
    { $figure } encaisse : { $count ->
        [one] { $count } dommage
       *[other] { $count } dommages
    } en moins.
alkemy-event-health-0 = { $figure } retrouve l’état Indemne.
alkemy-event-health-1 = { $figure } passe à l’état Grave.
alkemy-event-health-2 = { $figure } passe à l’état Critique.
alkemy-event-healed = { $figure } récupère { $count } PdV.
alkemy-event-removed = { $figure } tombe et quitte la table.
alkemy-event-drained = { $figure } perd { $count } PA.

## What happened: alchemy

alkemy-event-concentrated = { $figure } se concentre : niveau { $count }.
alkemy-event-distracted = { $figure } perd sa concentration : niveau { $count }.
alkemy-event-spent-level = { $figure } paie en concentration et tombe au niveau { $count }.
alkemy-event-spent-components =
    { $figure } consomme { $count ->
        [one] { $count } composant
       *[other] { $count } composants
    }.
alkemy-event-spent-stones =
    { $figure } consomme { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } à la place de composants.
alkemy-event-casts = { $figure } lance « { $name } » sur { $other }.
alkemy-event-cast = « { $name } » réussit.
alkemy-event-formula-failed = « { $name } » échoue.
alkemy-event-formula-bad = « { $name } » échoue : { $other } n’est plus une cible possible.
alkemy-event-formula-blind = « { $name } » échoue : { $figure } ne voit pas { $other }.
alkemy-event-formula-short = « { $name } » échoue : { $other } est hors de portée.
alkemy-event-upgraded =
    { $figure } améliore « { $name } » pour { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }.
alkemy-event-target-lost = { $figure } ne peut pas atteindre { $other } : les pierres de cette cible sont perdues.
alkemy-event-granted = { $figure } gagne « { $name } » jusqu’à la fin du tour.
alkemy-event-shielded = { $figure } a Défense +{ $count } jusqu’à la fin du tour.
alkemy-event-blessed =
    { $figure } gagne { $count ->
        [one] { $count } dé Bonus
       *[other] { $count } dés Bonus
    } jusqu’à la fin du tour.
alkemy-event-cursed =
    { $figure } subit { $count ->
        [-1] 1 dé Malus
        [-2] 2 dés Malus
       *[other] des dés Malus
    } jusqu’à la fin du tour.
alkemy-event-favoured =
    { $figure } lance { $count ->
        [-2] 2 dés Malus
        [-1] 1 dé Malus
        [one] { $count } dé Bonus
       *[other] { $count } dés Bonus
    } à son prochain jet.
alkemy-event-hastened = { $figure } ira { $length } p plus loin à sa prochaine marche ou charge.
alkemy-event-slowed = { $figure } se déplace de { $length } p de moins jusqu’à la fin du tour.
alkemy-event-thorned =
    Des épines protègent { $figure } : au contact, qui touche subit { $count ->
        [one] { $count } dommage
       *[other] { $count } dommages
    }.
alkemy-event-forbidden = { $figure } interdit toute amélioration à { $other }.
alkemy-event-forbade-in-vain = { $figure } est trop loin pour interdire quoi que ce soit à { $other }.
alkemy-event-burned = { $figure } brûle { $other }.
alkemy-event-burned-in-vain = { $figure } appelle le feu, mais il n’atteint pas { $other }.
alkemy-event-harvests-earth = { $figure } récolte un pion de Terre.
alkemy-event-harvests-water = { $figure } récolte un pion d’Eau.
alkemy-event-harvests-air = { $figure } récolte un pion d’Air.
alkemy-event-harvests-fire = { $figure } récolte un pion de Feu.
alkemy-event-gained-components =
    { $figure } gagne { $count ->
        [one] { $count } composant
       *[other] { $count } composants
    }.
alkemy-event-gained-stones =
    { $figure } gagne { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }.
alkemy-event-aura-earth = La Terre affermit { $figure } : plus de Défense, et les dommages ne lui coûtent pas de concentration.
alkemy-event-aura-water = L’Eau porte plus loin les formules lancées par { $figure }.
alkemy-event-aura-air = L’Air accompagne { $figure }, qui pourra interdire une fois toute amélioration à un ennemi.
alkemy-event-aura-fire = Le Feu accompagne { $figure }, qui pourra brûler un ennemi à chaque formule.
alkemy-event-aura-over-earth = La force de la Terre quitte { $figure }.
alkemy-event-aura-over-water = La force de l’Eau quitte { $figure }.
alkemy-event-aura-over-air = La force de l’Air quitte { $figure }.
alkemy-event-aura-over-fire = La force du Feu quitte { $figure }.

## What happened: Jin Posts

alkemy-event-post-taken = { $figure } prend la borne Jin { $count }.
alkemy-event-post-freed = { $figure } libère la borne Jin { $count }, de nouveau neutre.
alkemy-event-post-held = { $figure } arrive trop tard : la borne Jin { $count } est déjà entre de bonnes mains.
alkemy-event-post-missed = { $figure } est trop loin de la borne Jin { $count } : rien ne se passe.
alkemy-event-objective-taken = { $figure } prend { $name }.
alkemy-event-objective-gone = { $figure } arrive trop tard pour { $name }.
alkemy-event-objective-missed = { $figure } est trop loin de { $name } : il ne se passe rien.
alkemy-event-left-table =
    { $count ->
        [one] { $seat } retire sa figurine de la table ; les autres continuent.
       *[other] { $seat } retire ses { $count } figurines de la table ; les autres continuent.
    }
alkemy-event-dropped = { $name } tombe à terre là où se tenait { $figure }.
alkemy-event-points-earned = { $count ->
    [one] { $seat } gagne un Point de Scénario.
   *[other] { $seat } gagne { $count } Points de Scénario.
}
alkemy-event-nobody-earned = Personne ne gagne de Point de Scénario.

## Why an order is refused

alkemy-refusal-unclear-question =
    « { $text } » n’est pas une question que je connais. Demandez « près de a3 », « qui voit a3 », « borne la plus
    proche de a3 » ou, là où l’on peut mesurer, « distance a3 b2 ».
alkemy-refusal-no-spot-so = Aucun endroit permis ne répond à « { $text } ».
alkemy-refusal-not-measured = On ne mesure rien avant d’avoir annoncé : jugez à l’œil.
alkemy-refusal-no-such-thing = Rien ne s’appelle « { $thing } » sur cette table.
alkemy-refusal-unclear-inquiry = Cette question ne porte sur rien de précis : dites de quoi il s’agit.
alkemy-refusal-no-such-order = Cet ordre n’existe pas pour { $figure }.
alkemy-refusal-must-act = { $figure } doit faire quelque chose maintenant.
alkemy-refusal-no-ap = { $figure } n’a pas assez de PA.
alkemy-refusal-moved-already = { $figure } a couru ou chargé ce tour-ci et ne se déplace plus.
alkemy-refusal-no-way-out = { $figure } n’a aucune issue pour quitter ce combat.
alkemy-refusal-not-an-enemy = Ce n’est pas un ennemi présent sur la table.
alkemy-refusal-out-of-reach = C’est trop loin pour { $figure }.
alkemy-refusal-unseen = { $figure } ne voit pas la cible.
alkemy-refusal-in-combat-no-charge = { $figure } est En Combat et ne peut pas charger.
alkemy-refusal-only-one-enemy = Il n’y a qu’un seul ennemi à charger.
alkemy-refusal-no-engagement = Cette édition ne connaît pas l’engagement.
alkemy-refusal-enemy-is-free = Cet ennemi n’est dans aucun combat. Il faut le charger.
alkemy-refusal-touches-already = { $figure } est déjà au contact de cet ennemi.
alkemy-refusal-way-barred = Un autre ennemi barre le chemin direct.
alkemy-refusal-not-in-combat = { $figure } n’est pas En Combat avec cette figurine.
alkemy-refusal-no-free-combat = { $figure } n’a pas de combat gratuit à utiliser.
alkemy-refusal-no-weapon = { $figure } n’a pas d’arme de tir.
alkemy-refusal-in-combat-no-shot = { $figure } est En Combat et ne peut pas tirer.
alkemy-refusal-no-alchemist = { $figure } n’est pas alchimiste.
alkemy-refusal-fully-concentrated = { $figure } ne peut pas se concentrer davantage.
alkemy-refusal-formula-used = { $figure } a déjà employé cette formule ce tour-ci.
alkemy-refusal-not-concentrated = { $figure } n’a pas la concentration que demande cette formule.
alkemy-refusal-no-components = { $figure } n’a pas les composants de cette formule.
alkemy-refusal-bad-target = Cette formule ne peut pas viser cette figurine.
alkemy-refusal-harvest-is-free = Dans cette édition, récolter n’est pas une Action : la question vient quand un pion est proche.
alkemy-refusal-no-token-here = { $figure } n’est pas à côté de ce pion.
alkemy-refusal-post-is-yours = Vous tenez déjà cette borne.
alkemy-refusal-too-wild = { $figure } est trop sauvage pour s’occuper des bornes.
alkemy-refusal-ran-already = { $figure } a couru ce tour-ci et ne se déplace plus.
alkemy-refusal-charged-already = { $figure } a chargé ce tour-ci et ne se déplace plus.
alkemy-refusal-no-target-named = Cet ordre s’annonce seul. Le lieu ou les cibles se choisissent ensuite.
alkemy-refusal-target-needed = Dites sur qui ou sur quoi.
alkemy-refusal-one-target = Il faut viser une seule figurine.
alkemy-refusal-many-targets = Pour attaquer plusieurs ennemis, annoncez charge-many ou engage-many. Vous les désignerez ensuite.
alkemy-refusal-unknown-formula = { $figure } ne connaît pas cette formule.
alkemy-refusal-not-by-concentration = Dans cette édition, une formule coûte 1 PA. La concentration ne la paie pas.
alkemy-refusal-token-gone = Ce pion n’est pas sur la table.
alkemy-refusal-no-such-post = Cette borne Jin n’existe pas.
alkemy-refusal-agreed-points = Convenez d’un nombre de points de { $least } à { $most } ; ceci est « { $text } ».
alkemy-refusal-no-ready-warband = Aucune troupe prête ne convient à { $points } points : donnez une liste à chaque joueur.
alkemy-refusal-format-seats = Le format à { $points } points n’est pas prévu pour { $seats } joueurs. Ceux-ci le sont : { $known }.
alkemy-refusal-no-such-scenario = Il n’y a pas de scénario « { $name } ». Il y a : { $known }.
alkemy-refusal-scenario-seats = Le scénario { $name } n’est pas prévu pour { $seats } joueurs.
alkemy-refusal-objective-gone = Il n’est plus sur la table.
alkemy-refusal-bears-already = { $figure } a déjà les mains pleines.
alkemy-refusal-only-heroes = Seuls les héros peuvent le faire dans ce scénario.
alkemy-refusal-only-alchemists = Seuls les alchimistes peuvent le faire dans ce scénario.
alkemy-refusal-laden = { $figure } porte une charge trop lourde pour courir ou charger.

## Why a spot is refused

alkemy-refusal-not-a-spot = « { $text } » n’est pas un endroit. Écrivez les pouces depuis la gauche et depuis le bas, par exemple 12.5,3.25.
alkemy-refusal-off-table = Cela dépasserait du bord de la table.
alkemy-refusal-spot-taken = Il n’y a pas de place à cet endroit.
alkemy-refusal-too-far = Aucun chemin n’est assez court pour y aller.
alkemy-refusal-ends-in-contact = Une marche ou une course ne doit pas finir au contact d’un ennemi.
alkemy-refusal-still-in-combat = Ce n’est pas assez loin pour quitter le combat.
alkemy-refusal-no-shelter = Une réaction doit finir hors de vue, hors de portée ou à couvert.
alkemy-refusal-no-contact = L’attaque doit arriver jusqu’à chacune de ses cibles.
alkemy-refusal-not-level = Là, les deux socles auraient plus de 1 p d’écart en hauteur, trop pour combattre.
alkemy-refusal-touches-others = L’attaque ne doit pas finir au contact d’un ennemi qui n’a pas été désigné.
alkemy-refusal-outside-zone = Une figurine se déploie tout entière dans sa zone.
alkemy-refusal-scenery-too-near = C’est trop près d’un autre décor.
alkemy-refusal-post-too-near = C’est trop près d’une borne Jin.
alkemy-refusal-edge-too-near = C’est trop près du bord de la table.
alkemy-refusal-in-their-zone = Vos décors doivent rester hors de la zone de déploiement adverse.
alkemy-refusal-wrong-half = Cette fois, la plus grande partie du décor doit être dans l’autre moitié de la table.

## Why something else is refused

alkemy-refusal-estimate = Sur cette table, une estimation va de 0 à { $most } p.
alkemy-refusal-estimate-form = « { $text } » n’est pas une estimation. Écrivez des pouces, par exemple 7,5, par pas de { $step }.
alkemy-refusal-bad-position = Ce n’est pas une position d’Alkemy : { $detail }.

## Why another choice is refused

alkemy-refusal-figure-gone = Cette figurine n’est pas sur la table.
alkemy-refusal-named-already = Cette figurine est déjà une cible.

## Why another choice is refused: setting up

alkemy-refusal-too-early-to-stop = Il est trop tôt pour s’arrêter : il reste des décors à poser.
alkemy-refusal-pool-has-none = Il ne reste aucun décor de ce genre à poser.
alkemy-refusal-no-room-for-kind = Il n’y a plus de place pour un tel décor.
alkemy-refusal-no-room-so-turned = Dans ce sens, le décor ne tient nulle part.
alkemy-refusal-no-such-piece = Ce décor n’est pas sur la table.
alkemy-refusal-piece-has-token = Ce décor porte déjà un pion.
alkemy-refusal-token-abroad = Les pions qui vous restent vont dans l’autre moitié de la table.
alkemy-refusal-off-outline = Un pion se pose sur le contour d’un décor.
alkemy-refusal-token-on-line = Aucun pion ne se pose sur la ligne médiane.
alkemy-refusal-token-duty = Il vous faut un pion dans chaque moitié de la table, et ce ne serait plus possible.
alkemy-refusal-token-too-near = Les pions sont à { $apart } p au moins les uns des autres.
alkemy-refusal-deployed-already = Cette carte est déjà déployée : { $figures }.
alkemy-refusal-not-your-card = Cette carte n’est pas à vous : { $figures }.
alkemy-refusal-one-card = Une seule carte à la fois.

## Why another choice is refused: turns and activations

alkemy-refusal-not-yours = { $other } n’est pas dans votre troupe.
alkemy-refusal-duellist-needed = L’une de vos figurines doit jeter l’Esprit.
alkemy-refusal-must-open = Vous commencez ce tour et ne pouvez pas passer : activez une carte.
alkemy-refusal-card-gone = Il ne reste aucune figurine de cette carte sur la table.
alkemy-refusal-figure-spent = Il ne lui reste aucun PA ce tour-ci.
alkemy-refusal-nothing-to-do = Il n’y a rien à faire pour elle en ce moment.
alkemy-refusal-cannot-act-again = Agir de nouveau coûte 1 PA, et il doit encore rester quelque chose à faire ensuite.
alkemy-refusal-never-acts-again = Seules les figurines dont la carte donne 3 PA ou plus peuvent agir de nouveau.
alkemy-refusal-nobody-takes-part = Au moins une figurine de la carte doit prendre part.
alkemy-refusal-takes-part-already = { $other } prend déjà part.
alkemy-refusal-other-card = { $other } appartient à une autre carte.
alkemy-refusal-takes-no-part = { $other } ne prend pas part à cette activation.
alkemy-refusal-no-order-left = { $other } n’a plus rien d’annoncé à exécuter.
alkemy-refusal-orders-left = Ce qui a été annoncé s’exécute.
alkemy-refusal-several-targets = Désignez-en encore une : une attaque multiple vise au moins deux ennemis.

## Why another choice is refused: leaving a combat, and walking short

alkemy-refusal-tester-needed = L’un des ennemis doit faire le jet contre { $figure }.
alkemy-refusal-not-left = { $figure } ne quitte aucun combat avec { $other }.
alkemy-refusal-cannot-hold = { $other } ne peut pas retenir { $figure } : il n’y a pas de contact, et seule l’Allonge adverse les relie.
alkemy-refusal-blow-not-reached = { $other } n’atteint pas { $figure }.
alkemy-refusal-struck-already = { $other } a déjà frappé : chaque ennemi frappe une fois.
alkemy-refusal-not-an-end = { $figure } marche de toute sa valeur par un chemin parmi les plus courts, et finit à l’un des endroits proposés.

## Why another choice is refused: cards and dice

alkemy-refusal-card-not-held = { $figure } n’a pas cette Carte de Combat.
alkemy-refusal-charger-attacks = { $figure } charge et doit jouer une carte d’attaque.
alkemy-refusal-only-defence = { $figure } a raté une charge ce tour-ci et ne peut jouer que Parade ou Inactif.
alkemy-refusal-not-reached = { $figure } n’atteint pas { $other } et ne peut jouer que Parade ou Inactif.
alkemy-refusal-no-combat-value = { $figure } n’a pas de valeur de Combat pour attaquer.
alkemy-refusal-never-parries = { $figure } est trop sauvage pour parer.
alkemy-refusal-no-ap-for-card = { $figure } n’a pas assez de PA pour cette carte.
alkemy-refusal-charger-must-attack = Chaque charge entraîne son attaque.
alkemy-refusal-no-charge-attack = { $other } n’a plus d’attaque de charge à faire.
alkemy-refusal-two-dice = On garde exactement deux dés différents.
alkemy-refusal-no-such-die = Seuls { $count } dés ont été jetés.
alkemy-refusal-lowest-dice = Avec des dés de malus, il faut garder les deux nombres les plus bas.

## Why another choice is refused: shots and cover

alkemy-refusal-in-combat-no-reaction = { $figure } est En Combat et ne peut pas se déplacer en réaction.
alkemy-refusal-no-such-reaction = Ce n’est pas une réaction à un tir.
alkemy-refusal-no-charge-back = Dans cette édition, on ne charge pas en réaction. On peut engager le tireur.
alkemy-refusal-only-the-shooter = Une réaction ne vise personne d’autre que le tireur : { $other }.
alkemy-refusal-one-reaction-move = { $figure } se déplace déjà en réaction à un autre de ces tirs.
alkemy-refusal-no-shelter-near = { $figure } ne peut marcher ni hors de vue, ni hors de portée, ni à couvert.
alkemy-refusal-shooter-out-of-range = { $other } est hors de portée.
alkemy-refusal-shooter-hides = La furtivité protège { $other } à cette distance.
alkemy-refusal-no-place-beside = { $figure } n’arrive à aucun endroit au contact : { $other } est hors d’atteinte.
alkemy-refusal-not-charged = { $figure } n’est pas une cible de cette charge.
alkemy-refusal-shot-already = { $figure } a déjà tiré sur l’ennemi qui charge.
alkemy-refusal-no-third-model = Ni { $other }, qui tire, ni { $figure } ne donnent de couvert.
alkemy-refusal-not-behind = Vu par { $other }, cela ne couvre pas { $figure } d’assez près.
alkemy-refusal-flat-ground = Un terrain plat ne donne pas de couvert.
alkemy-refusal-stands-on-it = Le décor sur lequel on se tient ne donne pas de couvert contre ce tir.
alkemy-refusal-cover-ignored = { $other } a une compétence qui annule ce couvert.
alkemy-refusal-no-close-combat = { $figure } n’a de contact avec aucun ennemi dont le combat donnerait un couvert.

## Why another choice is refused: alchemy

alkemy-refusal-no-such-upgrade =
    { $name } a { $count ->
        [one] { $count } amélioration
       *[other] { $count } améliorations
    }.
alkemy-refusal-upgrade-limit = Ce serait plus de pierres pour une seule formule : { $figure } n’a pas droit à tant d’améliorations.
alkemy-refusal-no-stones = { $figure } n’a pas assez de pierres.
alkemy-refusal-upgrade-again = La carte de formules n’autorise pas davantage cette amélioration.
alkemy-refusal-no-more-targets = Il n’y a plus personne à ajouter comme cible.
alkemy-refusal-target-paid = Cette cible est payée : désignez-la.
alkemy-refusal-effect-or-mix = { $figure } est du Cercle Extérieur : les ressources ou l’effet, pas les deux.
alkemy-refusal-effect-alone = { $figure } est du Cercle Intérieur et prend aussi des ressources : choisissez un mélange avec l’effet.
alkemy-refusal-harvest-amount = Ce pion donne { $count } composants et pierres en tout.
alkemy-refusal-token-too-far = { $figure } est trop loin de ce pion.
alkemy-refusal-push-too-long = La formule pousse de { $most } p au plus.
alkemy-refusal-push-stopped = { $other } ne va pas plus loin que { $most } p.
alkemy-refusal-push-no-footing = { $other } ne peut pas tenir à cet endroit.

## Where points come from

alkemy-score-posts = Tours avec plus de bornes Jin
alkemy-score-scenario = Points de Scénario

## Regarder autour de soi

alkemy-thing-post = borne Jin { $number }
alkemy-thing-objective = { $name }
alkemy-thing-token = pion { $number } ({ $element })
alkemy-thing-piece = { $name } (décor { $number })
alkemy-look-nothing = Il n’y a rien à proximité.
alkemy-look-clock = { $thing } à { $clock } h
alkemy-look-clock-inches = { $thing } à { $clock } h, à { $length }
alkemy-look-sees = { $figure } voit { $other }.
alkemy-look-blocked = { $figure } ne voit pas { $other } ; devant : { $blockers }.
alkemy-look-tape = De { $thing } à { $other } : { $length }.
