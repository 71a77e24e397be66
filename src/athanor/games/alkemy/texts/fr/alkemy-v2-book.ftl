### The book of Alkemy, second edition: what stands in it beside the rules themselves.

## Goal, turn, scoring: the game on one page

alkemy-v2-book-goal =
    Deux troupes s’affrontent sur une table sans cases : soyez le premier à avoir les Points de Scénario qu’il faut (AK2-1106).
    Aux bornes Jin, c’est 3 : qui tient le plus de bornes à la fin d’un tour en marque 1 (AK2-1706, AK2-1707). Abattre l’ennemi ne fait qu’aider.
alkemy-v2-book-turn =
    Toutes les figurines retrouvent leurs Points d’Action (PA), puis un jet d’Esprit (ESP) décide qui commence (AK2-504, AK2-505).
    Les joueurs activent tour à tour une carte ou passent la main ; deux passes de suite terminent le tour (AK2-508, AK2-511).
    Annoncez, payez, puis mesurez : ce qui se révèle trop loin est perdu (AK2-007, AK2-008).
    Marche 1 PA, Course 2, Charge 1, Tir 1, Carte de Combat 1 (AK2-603, AK2-608, AK2-613, AK2-801, AK2-708). Les PA gardés paient les Réactions (AK2-526, AK2-527).
alkemy-v2-book-scoring =
    Les Points de Scénario se comptent à la fin de chaque tour (AK2-1102).
    Qui atteint le nombre voulu gagne ; les deux à la fois, c’est un match nul (AK2-1106, AK2-1107).
    Si un joueur n’a plus de figurine à la fin d’un tour, la partie est nulle (AK2-1108).

## Chapters and headings, each named by its first rule

alkemy-v2-chapter-AK2-001 = Principes généraux
alkemy-v2-chapter-AK2-101 = Santé, dés, dommages
alkemy-v2-heading-AK2-101 = La santé
alkemy-v2-heading-AK2-106 = Lancer les dés
alkemy-v2-heading-AK2-122 = Les dommages
alkemy-v2-chapter-AK2-201 = Distances et ligne de vue
alkemy-v2-chapter-AK2-301 = Composer sa troupe
alkemy-v2-chapter-AK2-401 = La mise en place
alkemy-v2-heading-AK2-401 = Scénario et zones
alkemy-v2-heading-AK2-405 = Le décor
alkemy-v2-heading-AK2-414 = Les pions Ressources
alkemy-v2-heading-AK2-419 = Le déploiement
alkemy-v2-chapter-AK2-501 = Le tour
alkemy-v2-heading-AK2-501 = Statut et situation
alkemy-v2-heading-AK2-503 = Le début
alkemy-v2-heading-AK2-508 = Activer ou passer la main
alkemy-v2-heading-AK2-515 = Une activation pas à pas
alkemy-v2-heading-AK2-522 = Les cartes multifigurines
alkemy-v2-heading-AK2-526 = Les Réactions
alkemy-v2-chapter-AK2-601 = Le mouvement
alkemy-v2-heading-AK2-601 = Tout mouvement
alkemy-v2-heading-AK2-603 = La Marche
alkemy-v2-heading-AK2-608 = La Course
alkemy-v2-heading-AK2-613 = La Charge
alkemy-v2-heading-AK2-624 = Le Désengagement
alkemy-v2-chapter-AK2-701 = Le combat
alkemy-v2-heading-AK2-701 = Qui combat qui
alkemy-v2-heading-AK2-706 = Les cinq Cartes de Combat
alkemy-v2-heading-AK2-714 = Attaque contre Attaque
alkemy-v2-heading-AK2-717 = Attaque contre Inactif
alkemy-v2-heading-AK2-718 = Attaque contre Parade
alkemy-v2-heading-AK2-724 = Défense contre Défense
alkemy-v2-heading-AK2-727 = Attaques sans carte
alkemy-v2-chapter-AK2-801 = Le tir
alkemy-v2-heading-AK2-801 = Un Tir pas à pas
alkemy-v2-heading-AK2-820 = Dans un combat
alkemy-v2-heading-AK2-825 = Réactions autour du Tir
alkemy-v2-chapter-AK2-901 = L’alchimie
alkemy-v2-heading-AK2-901 = Les alchimistes
alkemy-v2-heading-AK2-903 = La concentration
alkemy-v2-heading-AK2-907 = Les formules
alkemy-v2-heading-AK2-916 = La récolte
alkemy-v2-heading-AK2-920 = Les effets d’affinité
alkemy-v2-chapter-AK2-1001 = Compétences et Actions gratuites
alkemy-v2-chapter-AK2-1101 = La fin
alkemy-v2-chapter-AK2-1201 = Jouer en mesurant
alkemy-v2-chapter-AK2-1301 = Module : décors avancés
alkemy-v2-heading-AK2-1301 = Le placer
alkemy-v2-heading-AK2-1306 = La Vision
alkemy-v2-heading-AK2-1309 = Le Franchissement
alkemy-v2-heading-AK2-1319 = Les Effets Spéciaux
alkemy-v2-chapter-AK2-1401 = Module : Commandement
alkemy-v2-chapter-AK2-1501 = Module : Compétition
alkemy-v2-chapter-AK2-1601 = Module : à trois ou à quatre
alkemy-v2-chapter-AK2-1701 = Scénario : les bornes Jin
alkemy-v2-chapter-AK2-R1 = Interprétations
alkemy-v2-heading-AK2-R1 = Géométrie
alkemy-v2-heading-AK2-R7 = Dés
alkemy-v2-heading-AK2-R5 = Information et ordre
alkemy-v2-heading-AK2-R13 = Troupe et mise en place
alkemy-v2-heading-AK2-R20 = Tour et activation
alkemy-v2-heading-AK2-R25 = Mouvement et Charge
alkemy-v2-heading-AK2-R30 = Combat
alkemy-v2-heading-AK2-R34 = Tir
alkemy-v2-heading-AK2-R38 = Alchimie
alkemy-v2-heading-AK2-R44 = Fin de la partie
alkemy-v2-heading-AK2-R46 = Jouer en mesurant
alkemy-v2-heading-AK2-R47 = Décors avancés
alkemy-v2-heading-AK2-R58 = Bornes Jin
alkemy-v2-heading-AK2-R54 = Modules
alkemy-v2-heading-AK2-R57 = À plusieurs
alkemy-v2-heading-AK2-R95 = Scénarios de la maison

## Examples, each beside its rule

alkemy-v2-example-AK2-103 = Le Courrier impérial a reçu 4 dommages : ses cases blanches et jaunes sont cochées, la première libre est rouge. Son état est Critique, et la pastille de son socle le dit par sa lettre et sa forme.
alkemy-v2-example-AK2-419 = Les deux troupes sont déployées, chacune dans sa zone, une carte après l’autre. Entre elles, le décor avec ses pions et les trois bornes Jin.
alkemy-v2-example-AK2-615 = La Danseuse de lames a réussi sa Charge : son socle touche celui du Novice du Temple, et le lien entre eux montre que tous deux sont En Combat.
alkemy-v2-example-AK2-710 = Sœur Isolde affronte le Collecteur de savoir, qui n’a plus de PA. Il joue Inactif sans choisir : elle seule choisit une carte.
alkemy-v2-example-AK2-904 = Le Collecteur de savoir a dépensé 1 PA pour se concentrer : la pastille près de son socle montre le niveau 1, qui servira à sa prochaine formule.
alkemy-v2-example-AK2-1704 = Le Chevalier du Temple, à moins de 1 p de la borne du milieu, l’a prise pour 2 PA. Isabella en tient deux et Nicolas une ; si le tour finissait là, le point serait à elle.

## Signs, named as their drawings are

alkemy-v2-sign-sword = Épée
    .means = Un symbole des dés ; les deux que l’on garde désignent une colonne de la ligne de dommages (AK2-123).
alkemy-v2-sign-axe = Hache
    .means = Un symbole des dés, qui fait en général plus mal que l’épée (AK2-123).
alkemy-v2-sign-mace = Masse
    .means = Un symbole des dés, en général le plus lourd (AK2-123).
alkemy-v2-sign-ap = Point d’Action
    .means = Ce que coûtent Actions et Réactions ; tous reviennent à chaque tour (AK2-504).
alkemy-v2-sign-ap-spent = PA dépensé
    .means = Un Point d’Action déjà dépensé ce tour-ci.
alkemy-v2-sign-health-white = Indemne
    .means = La première case libre est blanche : dés blancs (AK2-103, AK2-107).
alkemy-v2-sign-health-yellow = Grave
    .means = La première case libre est jaune : dés jaunes (AK2-103, AK2-107).
alkemy-v2-sign-health-red = Critique
    .means = La première case libre est rouge : dés rouges (AK2-103, AK2-107).
alkemy-v2-sign-die = Dé
    .means = Chaque face a un nombre et un symbole ; sa couleur est celle de la santé (AK2-106, AK2-107).
alkemy-v2-sign-die-bonus = Dé Bonus
    .means = Un dé de plus ; vous gardez les deux que vous voulez (AK2-115).
alkemy-v2-sign-die-malus = Dé Malus
    .means = Un dé de plus ; vous gardez les deux plus bas (AK2-116).
alkemy-v2-sign-concentration = Concentration
    .means = Ce que les formules demandent à un alchimiste, de 0 à 4 ; une blessure coûte un niveau (AK2-903, AK2-905).
alkemy-v2-sign-stone = Pierre alchimique
    .means = Paie les améliorations d’une formule (AK2-902, AK2-912).
alkemy-v2-sign-component = Composant
    .means = Ce qu’une formule consume (AK2-902, AK2-909).
alkemy-v2-sign-post = Borne Jin
    .means = À vous pour 2 PA, jusqu’à ce qu’un ennemi la rende neutre (AK2-1704, AK2-1705).
alkemy-v2-sign-harvest = Récolte
    .means = Retirer le pion Ressources du décor que touche votre alchimiste (AK2-916).
alkemy-v2-sign-base = Socle
    .means = Le pied rond d’une figurine ; les distances vont de bord à bord (AK2-010, AK2-201).
alkemy-v2-sign-scenery = Décor
    .means = Bloque la vue et le passage, et porte les pions Ressources (AK2-014, AK2-416).
alkemy-v2-sign-wall = Opaque
    .means = Un décor à travers lequel on ne voit pas (AK2-1306).
alkemy-v2-sign-tape = Mètre
    .means = Mesurer : quand une Action le demande, ou à tout moment si la table le permet (AK2-005, AK2-1201).
alkemy-v2-sign-sight = Ligne de vue
    .means = Une droite de socle à socle qu’aucun obstacle assez grand ne coupe (AK2-202, AK2-203).
alkemy-v2-sign-cover = Couvert
    .means = Sauve une cible en combat, aux dépens de celui qui la combat (AK2-820, AK2-823).
alkemy-v2-sign-walk = Marche
    .means = 1 PA, et la figurine doit finir Libre (AK2-603, AK2-604).
alkemy-v2-sign-run = Course
    .means = 2 PA, et plus d’autre mouvement ce tour (AK2-608, AK2-610).
alkemy-v2-sign-charge = Charge
    .means = 1 PA au contact d’un ennemi que l’on voit, avec une carte d’Attaque gratuite (AK2-613, AK2-616).
alkemy-v2-sign-shoot = Tir
    .means = 1 PA : estimer, mesurer, lancer contre la DEF (AK2-801, AK2-805).
alkemy-v2-sign-fight = Combat
    .means = Un duel de deux Cartes de Combat, choisies en secret (AK2-703, AK2-707).
alkemy-v2-sign-disengage = Désengagement
    .means = Un jet de REF pour quitter un combat (AK2-624).
alkemy-v2-sign-reaction = Réaction
    .means = Ce que fait une figurine pendant qu’un ennemi agit, avec ses propres PA (AK2-526, AK2-527).
alkemy-v2-sign-on-watch = Aux Aguets
    .means = A encore des PA et peut agir ou réagir (AK2-501).
alkemy-v2-sign-initiative = Initiative
    .means = Qui gagne le jet d’ESP dit qui commence le tour (AK2-505, AK2-506).
alkemy-v2-sign-brutal = Attaque Brutale
    .means = Lente et lourde, elle bat la Rapide (AK2-712).
alkemy-v2-sign-normal = Attaque Normale
    .means = Ni lente ni légère, elle bat la Brutale (AK2-712).
alkemy-v2-sign-quick = Attaque Rapide
    .means = Vive et légère, elle bat la Normale (AK2-712).
alkemy-v2-sign-parry = Parade
    .means = COM contre COM ; 3 de plus que l’attaquant permettent de rendre le coup (AK2-718, AK2-723).
alkemy-v2-sign-inactive = Inactif
    .means = La carte qui ne coûte rien et ne fait rien (AK2-708, AK2-717).
alkemy-v2-sign-mind = Esprit (ESP)
    .means = Pour l’initiative, et contre la peur et les formules (AK2-505).
alkemy-v2-sign-reflex = Réflexe (REF)
    .means = Qui frappe le premier, et qui s’échappe (AK2-714, AK2-624).
alkemy-v2-sign-shift-left = Colonne à gauche
    .means = Moins de dommages que ne disent les symboles (AK2-124).
alkemy-v2-sign-shift-right = Colonne à droite
    .means = Plus de dommages que ne disent les symboles (AK2-124).
alkemy-v2-sign-formula = Formule
    .means = Ce que lance un alchimiste, pour des composants et 1 PA ou un niveau de concentration (AK2-909).
alkemy-v2-sign-hero = Héros
    .means = Mène une troupe ; chacun est unique (AK2-001, AK2-307).
alkemy-v2-sign-corridor = Couloir de tir
    .means = Chaque obstacle qui s’y trouve décale les dommages d’une colonne à gauche (AK2-815, AK2-816).
alkemy-v2-sign-area = Aire d’effet
    .means = Jusqu’où porte une formule autour de son point.
alkemy-v2-sign-zone = Zone de déploiement
    .means = Où se tiennent vos figurines au début (AK2-419).
alkemy-v2-sign-objective = Objectif
    .means = Ce dont il s’agit dans le scénario (AK2-016, AK2-404).
alkemy-v2-sign-command = Carte de Commandement
    .means = Une par tour au plus, révélées ensemble, payées en points de Commandement (AK2-1403, AK2-1404).
alkemy-v2-sign-effect-shaal-touched = Touché par le Shaal
    .means = Pousse à charger les figurines qui commencent à proximité (AK2-1320).
alkemy-v2-sign-effect-haunted = Hanté
    .means = Effraie les figurines qui commencent à proximité (AK2-1321).
alkemy-v2-sign-effect-invigorating = Revigorant
    .means = Soigne une figurine au contact par tour, pour 1 PA (AK2-1322).
alkemy-v2-sign-effect-bewitching = Envoûtant
    .means = Prend 1 PA aux figurines proches qui échouent (AK2-1323).
alkemy-v2-sign-effect-strategic = Stratégique
    .means = Placé une seconde fois, hors des zones de déploiement ; un objectif peut s’y trouver (AK2-1324).
alkemy-v2-sign-effect-alchemical = Alchimique
    .means = À proximité, les formules coûtent un composant de moins (AK2-1325).
alkemy-v2-sign-effect-dark = Obscur
    .means = Met à l’abri des Charges ceux qui le touchent (AK2-1326).
alkemy-v2-sign-effect-soothing = Apaisant
    .means = Un dé Bonus aux jets d’Esprit à proximité (AK2-1327).

## Words

alkemy-v2-word-activation = Activation
    .means = Tout ce que font d’affilée les figurines d’une carte (AK2-515).
alkemy-v2-word-free = Libre
    .means = Au contact d’aucun ennemi (AK2-502).
alkemy-v2-word-in-combat = En Combat
    .means = Au contact d’un ennemi (AK2-502).
alkemy-v2-word-aim = Bonus de Visée
    .means = Un dé Bonus pour une bonne estimation, perdu si la cible réagit (AK2-810, AK2-811).
alkemy-v2-word-point-blank = Bout Portant
    .means = Une cible à 5 pouces au plus : une colonne à droite (AK2-818).
alkemy-v2-word-circle = Cercle Extérieur, Cercle Intérieur
    .means = Les deux rangs d’alchimistes (AK2-901).
alkemy-v2-word-affinity = Affinité
    .means = Terre, Eau, Air ou Feu, selon la faction (AK2-314).
alkemy-v2-word-scenario-points = Points de Scénario
    .means = Ce qui fait gagner la partie (AK2-1106).
alkemy-v2-word-damage = Dommages
    .means = Ce que font les coups et les tirs d’une figurine, lus sur sa ligne de dommages (AK2-122).
alkemy-v2-word-defense = Défense (DEF)
    .means = Ce qu’un attaquant doit atteindre pour toucher (AK2-715, AK2-813).
