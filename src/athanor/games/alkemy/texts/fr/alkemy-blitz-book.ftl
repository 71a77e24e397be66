### The book of Alkemy Blitz: what stands in it beside the rules themselves.

## Goal, turn, scoring: the game on one page

alkemy-blitz-book-goal =
    Deux petites troupes s’affrontent sur une table sans cases : soyez le premier à 3 points de victoire (AKB-527).
    Qui tient plus de bornes Jin que l’autre à la fin d’un tour en marque un (AKB-525). Abattre l’ennemi ne fait qu’aider.
alkemy-blitz-book-turn =
    Toutes les figurines retrouvent leurs Points d’Action (PA), puis un jet d’Esprit (ESP) décide qui commence (AKB-151, AKB-153).
    Les joueurs activent tour à tour une carte ou passent la main ; deux passes de suite terminent le tour (AKB-160, AKB-180, AKB-183).
    Annoncez, payez, puis mesurez (AKB-161 à AKB-163).
    Marche, charge, engagement, tir, formule, réaction : 1 PA ; course : 2 (AKB-171, AKB-213). Les PA gardés paient les réactions (AKB-200).
alkemy-blitz-book-scoring =
    Une borne neutre est à vous pour 2 PA, celle de l’ennemi devient neutre pour 2 (AKB-521, AKB-522).
    Plus de bornes à la fin du tour : 1 point, jamais davantage (AKB-525). À égalité : rien (AKB-526).
    Trois points font gagner (AKB-527).

## Chapters and headings, each named by its first rule

alkemy-blitz-chapter-AKB-001 = Ce qui vaut partout
alkemy-blitz-chapter-AKB-020 = Cartes de profil et santé
alkemy-blitz-chapter-AKB-050 = Composer sa troupe
alkemy-blitz-chapter-AKB-070 = Les dés
alkemy-blitz-chapter-AKB-100 = Vue et décor
alkemy-blitz-heading-AKB-100 = Tailles et ligne de vue
alkemy-blitz-heading-AKB-120 = Les sortes de décor
alkemy-blitz-chapter-AKB-150 = Le tour
alkemy-blitz-heading-AKB-150 = Ses temps, et l’initiative
alkemy-blitz-heading-AKB-160 = L’activation
alkemy-blitz-heading-AKB-180 = Passer la main, fin du tour
alkemy-blitz-heading-AKB-190 = La réactivation
alkemy-blitz-heading-AKB-200 = Les réactions
alkemy-blitz-chapter-AKB-210 = Le mouvement
alkemy-blitz-heading-AKB-210 = Marche et course
alkemy-blitz-heading-AKB-220 = La charge
alkemy-blitz-heading-AKB-235 = Charger plusieurs ennemis
alkemy-blitz-heading-AKB-242 = Plusieurs figurines d’une carte
alkemy-blitz-heading-AKB-250 = L’engagement
alkemy-blitz-heading-AKB-260 = Le désengagement
alkemy-blitz-chapter-AKB-280 = Le combat
alkemy-blitz-heading-AKB-280 = Qui combat qui
alkemy-blitz-heading-AKB-295 = La chute
alkemy-blitz-heading-AKB-310 = Jouer les Cartes de Combat
alkemy-blitz-heading-AKB-330 = Ce que font les cartes
alkemy-blitz-heading-AKB-335 = Les quatre cas
alkemy-blitz-chapter-AKB-360 = Le tir
alkemy-blitz-heading-AKB-360 = Un tir pas à pas
alkemy-blitz-heading-AKB-380 = Le couvert
alkemy-blitz-heading-AKB-390 = Dans un combat
alkemy-blitz-heading-AKB-400 = Bouger en réaction
alkemy-blitz-heading-AKB-410 = Tirer en réaction
alkemy-blitz-chapter-AKB-420 = L’alchimie
alkemy-blitz-heading-AKB-420 = Alchimistes et ressources
alkemy-blitz-heading-AKB-430 = La récolte
alkemy-blitz-heading-AKB-440 = Préparer une formule
alkemy-blitz-heading-AKB-455 = Améliorer une formule
alkemy-blitz-heading-AKB-465 = La concentration
alkemy-blitz-chapter-AKB-500 = Scénario : les bornes Jin
alkemy-blitz-heading-AKB-500 = La mise en place
alkemy-blitz-heading-AKB-520 = Bornes et victoire
alkemy-blitz-chapter-AKB-R1 = Interprétations
alkemy-blitz-heading-AKB-R1 = Géométrie et information
alkemy-blitz-heading-AKB-R14 = Activation
alkemy-blitz-heading-AKB-R22 = Mouvement et engagement
alkemy-blitz-heading-AKB-R37 = Combat
alkemy-blitz-heading-AKB-R48 = Tir et réactions
alkemy-blitz-heading-AKB-R63 = Alchimie
alkemy-blitz-heading-AKB-R72 = Scénario et fin

## Examples, each beside its rule

alkemy-blitz-example-AKB-028 = Le capitaine Lee Ping a reçu 4 dommages. La première case encore libre sur l’anneau du socle est jaune : Grave.
alkemy-blitz-example-AKB-224 = Le Frère-Collecteur a réussi sa charge et se trouve au contact de la Danseuse de lames. Dès lors tous deux sont en combat, quel que soit le premier échange.
alkemy-blitz-example-AKB-343 = Deux contre une : Sœur Isolde, qui n’a plus de PA, ne peut être qu’Inactive. Chaque attaquant fait un seul jet de COM contre sa DEF.
alkemy-blitz-example-AKB-466 = Le Frère-Collecteur a dépensé 1 PA et gagné un cran de concentration, que montre la pastille près de son socle.
alkemy-blitz-example-AKB-521 = Pour 2 PA, le Milicien-Archer de droite a pris une borne neutre ; celui de gauche n’a pu que rendre neutre celle des Novices.

## Signs, named as their drawings are

alkemy-blitz-sign-sword = Épée
    .means = Un symbole des dés ; les deux que l’on garde désignent une colonne de la table de DOM (AKB-083).
alkemy-blitz-sign-axe = Hache
    .means = Un symbole des dés, qui fait en général plus mal que l’épée (AKB-083).
alkemy-blitz-sign-mace = Masse
    .means = Un symbole des dés, en général le plus lourd (AKB-083).
alkemy-blitz-sign-ap = Point d’Action
    .means = Ce que coûtent actions et réactions ; tous reviennent à chaque tour (AKB-151).
alkemy-blitz-sign-ap-spent = PA dépensé
    .means = Un point d’action déjà dépensé ce tour-ci.
alkemy-blitz-sign-health-white = Indemne
    .means = La première case libre est blanche : dés blancs (AKB-028, AKB-029).
alkemy-blitz-sign-health-yellow = Grave
    .means = La première case libre est jaune : dés jaunes (AKB-028, AKB-029).
alkemy-blitz-sign-health-red = Critique
    .means = La première case libre est rouge : dés rouges (AKB-028, AKB-029).
alkemy-blitz-sign-die = Dé
    .means = Chaque face a un nombre et un symbole (AKB-070).
alkemy-blitz-sign-die-bonus = Dé de Bonus
    .means = Un dé de plus ; vous gardez les deux que vous voulez (AKB-076).
alkemy-blitz-sign-die-malus = Dé de Malus
    .means = Un dé de plus ; vous gardez les deux plus bas (AKB-077).
alkemy-blitz-sign-concentration = Concentration
    .means = Ce que les formules demandent à un alchimiste, en quatre crans ; une blessure en coûte un (AKB-465, AKB-468).
alkemy-blitz-sign-stone = Pierre alchimique
    .means = Améliore les formules, et deux remplacent un composant (AKB-455, AKB-441).
alkemy-blitz-sign-component = Composant
    .means = Ce qu’une formule consume (AKB-440).
alkemy-blitz-sign-post = Borne Jin
    .means = À vous pour 2 PA, jusqu’à ce qu’un ennemi la rende neutre (AKB-521, AKB-524).
alkemy-blitz-sign-harvest = Récolte
    .means = À un pouce d’un pion, un alchimiste en prend les composants, sans PA (AKB-430).
alkemy-blitz-sign-base = Socle
    .means = Le pied rond d’une figurine ; les distances vont de bord à bord (AKB-009).
alkemy-blitz-sign-scenery = Décor
    .means = Ralentit, bloque ou cache, chaque sorte à sa façon (AKB-120).
alkemy-blitz-sign-wall = Terrain obstrué
    .means = Nul n’y entre ni ne le traverse (AKB-125).
alkemy-blitz-sign-tape = Mètre
    .means = Mesurer, quand une action le demande et pas avant (AKB-010).
alkemy-blitz-sign-sight = Ligne de vue
    .means = Une droite de socle à socle que rien de plus grand que les deux ne coupe (AKB-103, AKB-104).
alkemy-blitz-sign-cover = Couvert
    .means = Un jet de deux dés blancs contre un tir qui a touché (AKB-380, AKB-384).
alkemy-blitz-sign-walk = Marche
    .means = 1 PA, jamais jusqu’au contact (AKB-211, AKB-212).
alkemy-blitz-sign-run = Course
    .means = 2 PA, et plus d’autre mouvement ce tour (AKB-213, AKB-215).
alkemy-blitz-sign-charge = Charge
    .means = 1 PA jusqu’au contact, avec une attaque gratuite et un dé de Bonus (AKB-220, AKB-225, AKB-226).
alkemy-blitz-sign-shoot = Tir
    .means = 1 PA : estimer la distance, mesurer, lancer contre la DEF (AKB-360, AKB-363).
alkemy-blitz-sign-fight = Combat
    .means = Un duel de deux Cartes de Combat, choisies en secret (AKB-286, AKB-311).
alkemy-blitz-sign-disengage = Désengagement
    .means = Quitter un combat (AKB-260).
alkemy-blitz-sign-reaction = Réaction
    .means = Ce que fait une figurine pendant qu’un ennemi agit, pour 1 de ses PA (AKB-200).
alkemy-blitz-sign-on-watch = Aux aguets
    .means = A encore des PA et peut agir ou réagir (AKB-169).
alkemy-blitz-sign-initiative = Initiative
    .means = Qui gagne le jet d’ESP dit qui commence le tour (AKB-153, AKB-154).
alkemy-blitz-sign-brutal = Attaque Brutale
    .means = Lente et lourde, elle bat la Rapide (AKB-331, AKB-333).
alkemy-blitz-sign-normal = Attaque Normale
    .means = Ni lente ni légère, elle bat la Brutale (AKB-332, AKB-333).
alkemy-blitz-sign-quick = Attaque Rapide
    .means = Vive et légère, elle bat la Normale (AKB-330, AKB-333).
alkemy-blitz-sign-parry = Parade
    .means = COM contre COM ; 3 de plus que l’attaquant permettent de rendre le coup (AKB-339, AKB-342).
alkemy-blitz-sign-inactive = Inactif
    .means = La carte qui ne coûte rien et ne fait rien (AKB-316, AKB-343).
alkemy-blitz-sign-mind = Esprit (ESP)
    .means = Pour l’initiative et contre l’alchimie (AKB-033).
alkemy-blitz-sign-reflex = Réflexe (REF)
    .means = Qui frappe le premier, et qui s’échappe (AKB-033).
alkemy-blitz-sign-shift-left = Colonne à gauche
    .means = Moins de dommages que ne disent les symboles (AKB-330).
alkemy-blitz-sign-shift-right = Colonne à droite
    .means = Plus de dommages que ne disent les symboles (AKB-331).
alkemy-blitz-sign-formula = Formule
    .means = Ce que prépare un alchimiste, pour des composants et 1 PA (AKB-440).
alkemy-blitz-sign-hero = Héros
    .means = Mène une troupe ; chacun est unique (AKB-035, AKB-054).
alkemy-blitz-sign-corridor = Trajet d’un tir
    .means = Ce qui est entre le tireur et la cible, où l’on peut trouver un couvert (AKB-107).
alkemy-blitz-sign-area = Aire d’effet
    .means = Jusqu’où porte une formule autour de son point (AKB-424).
alkemy-blitz-sign-zone = Zone de déploiement
    .means = Où se tiennent vos figurines au début (AKB-511).
alkemy-blitz-sign-objective = Objectif
    .means = Ce dont il s’agit dans le scénario : les bornes (AKB-002, AKB-500).

## Words

alkemy-blitz-word-activation = Activation
    .means = Tout ce que font d’affilée les figurines d’une carte (AKB-160).
alkemy-blitz-word-long-reach = Allonge
    .means = Permet de combattre jusqu’à un pouce, sans contact (AKB-284).
alkemy-blitz-word-engagement = Engagement
    .means = 1 PA pour rejoindre un combat, ou pour aborder qui vous a tiré dessus (AKB-250).
alkemy-blitz-word-aim = Visée
    .means = Un dé de Bonus pour une bonne estimation, perdu si la cible réagit (AKB-367, AKB-401).
alkemy-blitz-word-point-blank = Bout portant
    .means = Une cible à portée de charge du tireur : une colonne à droite (AKB-371).
alkemy-blitz-word-circle = Cercle Extérieur, Cercle Intérieur
    .means = Les deux rangs d’alchimistes (AKB-420).
alkemy-blitz-word-lifeline = Ligne de vie
    .means = Les cases des points de vie, cochées depuis la gauche (AKB-026, AKB-027).
alkemy-blitz-word-damage = Dommages (DOM)
    .means = Ce que font les coups et les tirs d’une figurine, lus sur sa ligne (AKB-337).
alkemy-blitz-word-defense = Défense (DEF)
    .means = Ce qu’un attaquant doit atteindre pour toucher (AKB-336, AKB-369).
