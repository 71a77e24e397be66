### Materia Prima: the catalogue of rules, in our own words.
### One message per rule (MAT-001 ...) and per ruling (MAT-R01 ...); the message id is the rule ID.
### "Lecture maison" marks what is a decision of this platform and not text of the rulebook.
### Words: tour = turn and tower, as in the game; manche = round.

## Set-up

MAT-001 = On joue à deux, trois ou quatre.
MAT-002 = Les sept tuiles servent toutes ; aucune ne reste dans la boîte.
MAT-003 = D’après le livret, la personne la plus âgée arrange les tuiles : leur place, leur face et leur orientation. Ici, voyez MAT-R03.
MAT-004 = Les cartes des trois villes sont posées à côté du plateau, lisibles par tous.
MAT-005 = À deux, les faces sont imposées : voyez MAT-340 et MAT-341.
MAT-006 = Les extensions de tour sont mélangées faces cachées ; personne ne sait laquelle suivra.
MAT-007 = Chaque ville commence avec une extension visible ; les autres attendent, cachées.
MAT-008 = Chacun prend un alchimiste, carte et figurine. Personne n’a le même.
MAT-009 = Chacun prend une tour, carte et figurine. Personne n’a la même.
MAT-010 = Seules sont mélangées les quêtes prévues pour le nombre de joueurs présents.
MAT-011 = Vous piochez deux quêtes à l’abri des regards.
MAT-012 = Vous gardez une de vos deux quêtes et écartez l’autre, sans que personne ne les voie. Tout le monde choisit en même temps.
MAT-013 = Votre quête reste votre secret jusqu’à la fin de la partie.
MAT-014 = Chaque alchimiste commence avec une Pierre de l’Âme sur sa carte.
MAT-015 = Les formules sont de trois sortes, une pile chacune : homunculi, équipement, parties de la Pierre Philosophale.
MAT-016 = De chaque sorte, vous recevez face cachée une carte valant un seul point : trois cartes pour commencer.
MAT-017 = Les cartes à un point non distribuées sont mélangées aux piles, faces cachées.
MAT-018 = La plus jeune personne commence ; ici, voyez MAT-R05.
MAT-019 = En partant du premier joueur, dans le sens des aiguilles d’une montre, chacun pose sa tour et son alchimiste sur un hexagone.
MAT-020 = Une tour ne se dresse jamais sur une mine.
MAT-021 = Une tour ne se dresse jamais dans une ville.
MAT-022 = Deux tours ne partagent jamais un hexagone.
MAT-023 = Une fois posée, une tour ne bouge plus de toute la partie.
MAT-024 = Vous commencez sans rien porter, la tour vide, sans homunculus, objet ni extension, avec la colonne du cœur.
MAT-025 = Quand toutes les tours sont posées, le premier joueur a le premier tour.

## Elements

MAT-030 = Il y a douze éléments. Niveau 1 : eau, terre, air, feu, fer. Niveau 2 : soufre, verre, cuivre, mercure. Niveau 3 : eau régale, platine, or.
MAT-031 = Les mines ne donnent que du niveau 1. Le reste ne se ramasse que là où quelqu’un l’a déposé (MAT-073).
MAT-032 = Les éléments de niveau 2 et 3 se font dans les tours et nulle part ailleurs.
MAT-033 = Ce sont les unités qui comptent ; un marqueur carré en vaut simplement trois.
MAT-034 = Le signe d’une mine nomme le seul élément qu’on en tire.
MAT-035 = Ce que vous payez pour convertir, transmuter ou acheter retourne à la réserve.

## Hexes

MAT-040 = Un hexagone est une mine, une ville, ou libre. Une tour fait d’un hexagone libre un hexagone de tour.
MAT-041 = Sur un hexagone libre, on peut se déplacer, combattre et déposer.
MAT-042 = Ce qui se trouve sur un hexagone libre se prend par une Extraction.
MAT-043 = Sur une mine, on peut se déplacer, combattre, déposer, et extraire son élément.
MAT-044 = Dans une ville, les quatre actions de base sont possibles, l’Extraction seulement pour ce qui s’y trouve déposé.
MAT-045 = Dans une ville, les alchimistes peuvent aussi rechercher et acheter.
MAT-046 = Ni villes ni mines ne protègent d’une attaque.

## The turn

MAT-050 = Chacun joue à son tour, dans le sens des aiguilles d’une montre, jusqu’à la fin. Seul agit celui dont c’est le tour.
MAT-051 = Votre alchimiste a autant d’actions que le dit la colonne en vigueur, trois d’ordinaire.
MAT-052 = Dans le même tour, chacun de vos homunculi prêts dispose des actions de sa propre carte.
MAT-053 = Tout ce que fait une figurine coûte une de ses propres actions. Les actions ne se cèdent pas.
MAT-054 = Vous choisissez librement : n’importe quelle action, autant de fois et dans l’ordre que vous voulez.
MAT-055 = Vous pouvez vous arrêter quand vous voulez ; les actions restantes sont perdues.
MAT-056 = Quatre actions de base sont possibles partout : Déplacement, Extraction, Défausse, Combat.
MAT-057 = Sur votre propre hexagone de tour s’y ajoutent Conversion et Transmutation pour l’alchimiste, Équiper pour toutes vos figurines.
MAT-058 = Dans les villes s’y ajoutent Recherche et Achat, pour les alchimistes seulement.

## Move

MAT-060 = Un Déplacement mène une figurine sur n’importe quel hexagone voisin.
MAT-061 = Aucun terrain n’arrête ni ne ralentit une figurine.
MAT-062 = On n’entre pas sur un hexagone où se trouve une figurine ou une tour adverse.
MAT-063 = Des figurines de joueurs différents ne sont donc jamais sur le même hexagone.
MAT-064 = Seules les figurines de son propriétaire entrent sur un hexagone de tour, même quand personne n’y est.
MAT-065 = Vos propres figurines peuvent partager un hexagone, en tout nombre.
MAT-066 = Personne ne quitte le plateau (MAT-R07).
MAT-067 = Qui occupe une ville ou une mine la ferme à tous les autres jusqu’à son départ ou sa défaite.

## Mine

MAT-070 = Sur une mine, une action vous donne une unité de son élément, prise à la réserve.
MAT-071 = Ce qu’une figurine extrait va sur sa propre carte.
MAT-072 = Aucune figurine ne porte plus que sa capacité ; chargée à plein, elle ne prend rien.
MAT-073 = Ce qui se trouve sur un hexagone se prend par Extraction, par quiconque y est, peu importe qui l’a déposé. Combien à la fois : MAT-R10.
MAT-074 = Entrer sur un hexagone n’y ramasse rien.
MAT-075 = Une Pierre de l’Âme par terre se prend aussi par Extraction, mais seulement par un alchimiste.

## Discard

MAT-080 = Avec une action, une figurine dépose autant de ses unités qu’elle veut, là où elle est.
MAT-081 = Elles y restent jusqu’à ce que quelqu’un les prenne.
MAT-082 = De même, avec ou sans éléments, un alchimiste peut déposer des Pierres de l’Âme, jusqu’à la dernière, partout sauf sur un hexagone de tour.

## Fight

MAT-090 = Chaque figurine a une valeur d’attaque et une de défense.
MAT-091 = Avec une action, une figurine attaque une figurine adverse sur un hexagone voisin.
MAT-092 = Tant qu’elle a des actions, une figurine peut attaquer encore, la même ou une autre.
MAT-093 = Si plusieurs figurines sont sur l’hexagone, l’attaquant en désigne une ; les autres ne risquent rien.
MAT-094 = On n’attaque personne sur son propre hexagone de tour.
MAT-095 = L’attaquant lance autant de dés que sa valeur d’attaque ; leur somme est sa force.
MAT-096 = Le défenseur fait de même avec sa valeur de défense.
MAT-097 = Si la défense est au moins aussi forte, l’attaque échoue, sans suite pour personne.
MAT-098 = Si l’attaque est plus forte, la figurine attaquée est vaincue.
MAT-099 = Un homunculus vaincu quitte le plateau.
MAT-100 = Un alchimiste vaincu retourne sur son hexagone de tour.
MAT-101 = Tous les éléments que portait le perdant reviennent au vainqueur.
MAT-102 = Le vainqueur garde ce qu’il veut, selon la place qu’il a.
MAT-103 = Le reste demeure sur l’hexagone où se tenait le perdant.
MAT-104 = Un alchimiste vaincu perd aussi une Pierre de l’Âme, s’il en a.
MAT-105 = Un alchimiste vainqueur doit prendre cette Pierre de l’Âme.
MAT-106 = Si c’est un homunculus qui gagne, la Pierre de l’Âme reste sur l’hexagone du perdant.
MAT-107 = Objets, formules, contenu de la tour et Pierre Philosophale ne risquent rien au combat.
MAT-108 = Attaquer ne déplace pas l’attaquant.

## The alchemist and his soul

MAT-110 = Un alchimiste a deux colonnes de valeurs : le cœur tant qu’il possède une Pierre de l’Âme, le crâne quand il n’en a pas.
MAT-111 = Qui perd sa dernière Pierre de l’Âme, de quelque façon, passe à la colonne du crâne à partir de son prochain tour.
MAT-112 = Qui retrouve une Pierre de l’Âme revient à la colonne du cœur à partir de son prochain tour.
MAT-113 = Sans âme, un alchimiste continue de jouer et peut tout faire.
MAT-114 = Sans âme, vous ne pouvez pas mettre fin à la partie.
MAT-115 = Vos homunculi ne se soucient pas de votre âme.
MAT-116 = Vos objets servent aussi sans âme.
MAT-117 = Un homunculus ne porte jamais de Pierre de l’Âme.
MAT-118 = Les Pierres de l’Âme ne prennent pas de place.
MAT-119 = On peut posséder plusieurs Pierres de l’Âme. Un combat perdu en coûte une, et l’on n’est sans âme qu’après la dernière.
MAT-120 = Les Pierres de l’Âme peuvent payer les transmutations qui en demandent, même la dernière.
MAT-121 = Les Pierres de l’Âme ne se rangent jamais dans la tour.
MAT-122 = Sans Pierre de l’Âme à la fin, on ne peut pas gagner (MAT-R68).

## The tower

MAT-130 = Nul autre n’accède à ce que contient votre tour.
MAT-131 = Avec une action Équiper, une figurine sur son hexagone de tour fait passer autant d’unités qu’elle veut entre sa carte et la tour, dans les deux sens.
MAT-132 = Ce qui est déchargé se pose sur la carte Tour.
MAT-133 = Pour mettre ou ranger un objet, l’alchimiste doit employer une action Équiper.
MAT-134 = Avec chaque Conversion ou Transmutation, l’alchimiste peut déplacer gratuitement des unités entre carte et tour.
MAT-135 = Ce transfert gratuit vaut pour les éléments, jamais pour les objets.
MAT-136 = Les figurines ne se donnent rien : passez par la tour, ou déposez puis ramassez.
MAT-137 = La tour contient autant d’objets qu’on veut.

## Convert

MAT-140 = L’alchimiste convertit sur son propre hexagone de tour ; chaque conversion est une action.
MAT-141 = Une conversion prend une unité de deux éléments et en donne une d’un autre, selon la table.
MAT-142 = L’eau et la terre donnent du soufre.
MAT-143 = La terre et l’air donnent du verre.
MAT-144 = L’air et le feu donnent du cuivre (MAT-R01).
MAT-145 = Le feu et le fer donnent du mercure.
MAT-146 = Le soufre et le verre donnent de l’eau régale.
MAT-147 = Le verre et le cuivre donnent du platine.
MAT-148 = Le cuivre et le mercure donnent de l’or.
MAT-149 = Les éléments viennent de la carte de l’alchimiste ou de la tour, à votre gré.
MAT-150 = S’il manque l’un des deux, il n’y a pas de conversion.
MAT-151 = Les homunculi ne convertissent pas, et ce qu’ils portent ne compte pas, même dans la tour.
MAT-152 = Rien ne se reconvertit en arrière.

## Transmute

MAT-160 = L’alchimiste transmute sur son propre hexagone de tour ; chaque formule est une action.
MAT-161 = On ne réalise que les formules de sa propre main.
MAT-162 = Vous payez tout ce qu’indique la carte ; les éléments viennent de l’alchimiste et de la tour, mêlés à votre gré.
MAT-163 = Un objet neuf se porte aussitôt ou se range dans la tour.
MAT-164 = Une partie neuve de la Pierre prend sa place sur la carte Tour.
MAT-165 = Un homunculus neuf apparaît sur votre hexagone de tour, sa carte à côté de votre alchimiste.
MAT-166 = Une formule réalisée est visible de tous.

## Tower extensions

MAT-170 = Les extensions s’achètent dans les villes et appartiennent à votre tour.
MAT-171 = Une extension permet une conversion de plus, qui coûte une action comme les autres, ou bien met à chaque tour un élément gratuit dans votre tour, où que vous soyez.
MAT-172 = Vous pouvez posséder autant d’extensions que vous en achetez.
MAT-173 = Une seule de vos extensions sert dans un tour.
MAT-174 = Le tour de son achat, une extension ne fait encore rien.
MAT-175 = L’une des extensions connues fait du cuivre avec du feu et n’importe quel autre élément de niveau 1.
MAT-176 = Une autre donne une unité de terre à chaque tour.

## Cities

MAT-180 = Dans chaque ville, une extension est en vente.
MAT-181 = Pour une action, l’alchimiste l’achète avec les éléments qu’il porte ; la tour ne paie pas.
MAT-182 = Une extension achetée est aussitôt dans votre tour, si loin que vous soyez.
MAT-183 = Une autre, piochée sans la voir, la remplace dans la ville.
MAT-184 = Une ville n’offre que les sortes de formules de la face visible de sa carte.
MAT-185 = Pour une action, un alchimiste dans une ville pioche une carte d’une sorte qu’elle offre.
MAT-186 = S’il y a plusieurs sortes, vous en nommez une avant de piocher.
MAT-187 = Les homunculi ne font ni recherche ni achat.
MAT-188 = Les formules de votre main sont cachées.
MAT-189 = Vous tenez trois formules au plus, toutes sortes confondues.
MAT-190 = Qui en tient trop en défausse aussitôt à son choix, la nouvelle s’il le veut.
MAT-191 = La recherche ne coûte aucun élément.

## Homunculi

MAT-200 = Les homunculi sont de niveau 1 à 3, et valent autant de points.
MAT-201 = Un homunculus neuf attend votre prochain tour pour agir.
MAT-202 = Chaque homunculus a ses propres actions, attaque, défense et capacité, et peut-être un don.
MAT-203 = Un homunculus peut se déplacer, extraire, déposer, charger et décharger des éléments (Équiper), et combattre s’il en est capable, dans la mesure où sa carte le permet (MAT-208).
MAT-204 = Certains homunculi ne combattent pas.
MAT-205 = Un homunculus ne convertit, ne transmute, ne recherche ni n’achète.
MAT-206 = Vous n’avez jamais plus de trois homunculi.
MAT-207 = Pour un quatrième, il faut renoncer à l’un des trois.
MAT-208 = Une carte peut exclure des sortes d’actions pour son homunculus, et rien ne les rend alors possibles. Dans le jeu maison, seul le Combat l’est, par une attaque de 0.

## Equipment

MAT-210 = Les objets sont de niveau 1 à 3, et valent autant de points.
MAT-211 = Un alchimiste porte deux objets au plus.
MAT-212 = Les objets augmentent l’attaque, la défense ou la capacité, ou donnent des dons, comme le disent leurs cartes.
MAT-213 = Un objet sert à partir du tour qui suit celui où on l’a mis.
MAT-214 = Dans la tour, un objet ne fait rien.
MAT-215 = Les homunculi n’ont que faire des objets.
MAT-216 = Au moins un objet devient une Pierre de l’Âme quand on le fait.

## The Philosopher's Stone

MAT-220 = La Pierre demande trois parties, une de chaque type ; le type vaut aussi les points.
MAT-221 = On ne fait chaque type qu’une fois.
MAT-222 = Personne ne fait donc une seconde Pierre.
MAT-223 = Certaines parties coûtent une Pierre de l’Âme.
MAT-224 = À la troisième partie, vous recevez aussitôt la Pierre Philosophale, sans action.
MAT-225 = Personne ne peut vous prendre votre Pierre Philosophale.

## Abilities

MAT-230 = Action supplémentaire : une fois par tour, une action de plus de la sorte indiquée.
MAT-231 = Érudit : la Recherche pioche quatre cartes et en garde deux.
MAT-232 = Prospecteur : extraire l’élément indiqué donne une unité de plus.
MAT-233 = Poche secrète : vous pouvez tenir une formule de plus.

## The end

MAT-240 = Pour mettre fin à la partie, il faut avoir au même moment une Pierre de l’Âme, la Pierre Philosophale et une quête accomplie.
MAT-241 = À cet instant la partie est finie, au milieu d’un tour s’il le faut.
MAT-242 = Gagne qui a le plus de points de sagesse, parmi ceux qui peuvent gagner (MAT-122). Finir la partie n’est pas la gagner.
MAT-243 = Chaque unité de niveau 3 que vous possédez vaut 2 points.
MAT-244 = Les éléments de niveau 1 et 2 ne valent rien.
MAT-245 = Les homunculi sur le plateau valent leur niveau.
MAT-246 = Un homunculus perdu ou abandonné ne vaut rien.
MAT-247 = Chaque objet fait vaut son niveau, porté ou non.
MAT-248 = Chaque partie faite vaut son type, même sans la Pierre entière.
MAT-249 = La Pierre entière vaut 5 points de plus.
MAT-250 = Chaque Pierre de l’Âme vaut 3 points.
MAT-251 = Chaque extension vaut 2 points.
MAT-252 = Une quête accomplie vaut 9 points.
MAT-253 = Les points se comptent à la fin ; pendant la partie, on n’en marque pas.
MAT-254 = Les formules en main ne valent rien.

## Secret quests

MAT-300 = Tyrannus : trois de vos homunculi sont dans trois villes différentes.
MAT-301 = Tyrannus s’examine quand un de vos homunculi entre dans une ville.
MAT-302 = Magister Arma : vous avez fait quatre objets de niveau 2 ou 3, et votre alchimiste se tient à Gravit Muri avec deux d’entre eux sur lui (MAT-R33).
MAT-303 = Magister Arma s’examine quand votre alchimiste entre à Gravit Muri.
MAT-304 = Donum Dator : trois unités de niveau 3 se trouvent sur un même hexagone voisin de la tour la plus éloignée de la vôtre.
MAT-305 = Donum Dator s’examine quand une de vos figurines y dépose quelque chose.
MAT-306 = Ces trois unités comptent encore pour vous.
MAT-307 = Magnatus : trois unités d’or se trouvent à Rudus Figor.
MAT-308 = Magnatus s’examine quand une de vos figurines y dépose quelque chose.
MAT-309 = Ces trois unités d’or comptent encore pour vous.
MAT-310 = Custodis Turris : trois de vos homunculi de niveau 2 ou 3 se tiennent à côté de votre tour, de la fin de votre tour jusqu’au suivant.
MAT-311 = Custodis Turris s’examine au début de votre tour.
MAT-312 = Paganus Sacerdos : votre alchimiste et trois homunculi se tiennent ensemble sur une mine de terre.
MAT-313 = Paganus Sacerdos s’examine à la fin de votre tour.
MAT-314 = Pacis Amans : vous n’avez jamais attaqué un autre joueur, vous possédez la Pierre Philosophale, et votre alchimiste porte quatre unités d’eau sur une mine d’air.
MAT-315 = Pacis Amans s’examine quand votre alchimiste entre sur une mine d’air.
MAT-316 = Se défendre n’est pas attaquer.
MAT-317 = Animus Vorator : votre alchimiste est à Troquesia avec trois Pierres de l’Âme.
MAT-318 = Animus Vorator s’examine quand votre alchimiste entre à Troquesia.
MAT-319 = Dominus Ignis : neuf unités de feu se trouvent à Troquesia en même temps.
MAT-320 = Dominus Ignis s’examine quand une de vos figurines y dépose quelque chose.
MAT-321 = Custo Corporis : deux Pierres de l’Âme se trouvent sur un même hexagone voisin de la tour la plus éloignée de la vôtre.
MAT-322 = Custo Corporis s’examine quand votre alchimiste y dépose quelque chose.
MAT-323 = Ces deux Pierres de l’Âme comptent encore pour vous.
MAT-324 = Tropaeum Venator : vos figurines ont vaincu sept homunculi au cours de la partie.
MAT-325 = Tropaeum Venator s’examine quand une de vos figurines vainc un homunculus.
MAT-326 = Avec cette quête, vous pouvez attaquer vos propres homunculi, et ils comptent.

## Player numbers and the harder game

MAT-340 = À deux, les tuiles montrent la mine de chaque élément exactement une fois sur tout le plateau.
MAT-341 = À deux, chaque carte Ville est posée sur la face à une seule sorte de formule.
MAT-342 = À trois ou quatre, on peut convenir des deux restrictions pour un jeu plus difficile.
MAT-343 = Sinon, aucune des deux ne vaut à trois ou quatre.

## What is hidden

MAT-350 = Personne ne connaît l’ordre des piles et des extensions, ni les quêtes non piochées.
MAT-351 = Vous seul connaissez votre quête, celle que vous avez écartée, les cartes de votre main et celles que vous avez défaussées.
MAT-352 = Tout le reste est public : plateau, charges, tours, tout ce qui est fait, les dés, à qui c’est le tour et ce qu’il en reste, les trophées, le nombre et la sorte des cartes de chaque main.

## Modules of this platform

MAT-361 = Fin plus tardive (option, d’une édition ultérieure) : dès que quelqu’un a 25 points sans la quête, à n’importe quel moment et même s’il ne les garde pas, la partie finit avec cette manche. Sans âme, on perd 5 points à la fin au lieu de ne pas pouvoir gagner.
MAT-362 = Ramassage (option) : une seule Extraction prend autant de choses de l’hexagone qu’on veut, selon la capacité.
MAT-363 = Jeu plus difficile (option) : les restrictions de MAT-340 et MAT-341 à trois ou quatre.
MAT-364 = Quêtes gardées (option) : une quête accomplie sans les deux pierres est notée en secret, et la partie finit dès que son propriétaire les a. Elle lui rapporte ses points quel que soit celui qui finit ; de ce qu’elle a fait déposer, seul compte ce qui s’y trouve encore.

## Rulings: board and set-up

MAT-R01 = Lecture maison : le cuivre, c’est l’air et le feu. Une légende du livret dit l’eau, mais sa propre liste et les schémas publics disent l’air.
MAT-R02 = Lecture maison : une tuile au milieu, six autour. On peut en décider autrement par un paquet de données.
MAT-R03 = Lecture maison : le hasard pose les tuiles. L’hôte peut demander la disposition type, ou les arranger lui-même.
MAT-R04 = Lecture maison : on choisit les alchimistes puis les tours dans l’ordre du tour, ou par hasard en option ; le premier joueur est donc connu avant.
MAT-R05 = Lecture maison : le hasard désigne le premier joueur, à moins que l’hôte ne le nomme.
MAT-R06 = Lecture maison : tour et alchimiste commencent sur un seul et même hexagone.
MAT-R07 = Lecture maison : que le plateau n’ait pas de limites naturelles veut dire que monts et rivières n’arrêtent personne. Au-delà du dernier hexagone, il n’y a rien.
MAT-R08 = Lecture maison : à trois ou quatre, on prend les faces aux mines plus nombreuses. Qui arrange les tuiles peut mêler les faces, pourvu que chaque élément ait une mine quelque part.
MAT-R09 = Lecture maison : les éléments ne s’épuisent jamais. Il y a neuf Pierres de l’Âme ; dépensée, l’une d’elles revient, et quand toutes sont en jeu on n’en crée plus.

## Rulings: mining, dropping, carrying

MAT-R10 = Lecture maison : chaque Extraction prend une unité ou une Pierre de l’Âme. Sur une mine où des choses sont déposées, vous choisissez. MAT-362 est l’autre lecture.
MAT-R13 = Lecture maison : si vous portez plus que vous ne pouvez, l’excédent de votre choix s’en va aussitôt, sans action : dans la tour chez vous, ailleurs sur l’hexagone.
MAT-R14 = Lecture maison : on ne dépose rien sur un hexagone de tour, et une Défausse dépose au moins une chose.
MAT-R15 = Lecture maison : une action Équiper déplace des unités dans les deux sens et change aussi les objets. Elle doit changer quelque chose.
MAT-R16 = Lecture maison : la tour contient autant d’unités qu’on veut.
MAT-R24 = Lecture maison : l’unité de plus du prospecteur se prend s’il y a la place, de la mine seulement et non du sol. Plusieurs dons de ce genre s’ajoutent.

## Rulings: fights

MAT-R11 = Lecture maison : la défense se lance sans qu’on demande. Une défense de 0 est une force de 0.
MAT-R18 = Lecture maison : le vainqueur choisit dans le butin, de rien jusqu’à ce qui tient ; il garde ce qu’il portait déjà.
MAT-R19 = Lecture maison : un alchimiste vaincu sans âme rentre sans ses éléments et ne perd rien de plus.
MAT-R20 = Lecture maison : dans l’exemple du livret, Vitrudes doit être un homunculus, puisque la Pierre de l’Âme reste sur l’hexagone. Pour tous valent MAT-105 et MAT-106.
MAT-R21 = Lecture maison : on peut attaquer depuis sa tour.
MAT-R22 = Lecture maison : qui a une attaque de 0 ne peut pas combattre, mais se défend.
MAT-R23 = Lecture maison : les valeurs au-dessus de huit se lancent en entier.
MAT-R25 = Lecture maison : la carte d’un homunculus disparu est posée visible sur les défausses et peut revenir. Ce que portait celui que vous abandonnez tombe sur son hexagone, ou dans la tour chez vous. Coût et cartes sont vérifiés avant son départ, et on n’abandonne personne à un autre moment.

## Rulings: timing

MAT-R12 = Lecture maison : tout ce qui vaut à partir du prochain tour vaut dès le début du prochain tour de son propriétaire : colonnes, objets, extensions, homunculi neufs. Un objet rangé cesse aussitôt de servir.
MAT-R17 = Lecture maison : un tour commence dans cet ordre : Custodis Turris ; la colonne ; objets et homunculi sont prêts ; l’excédent s’en va ; l’extension du tour est choisie et produit ; les actions sont comptées.
MAT-R28 = Lecture maison : vos figurines peuvent agir en alternance, dans n’importe quel ordre.
MAT-R29 = Lecture maison : le nombre d’actions est fixé au début du tour. Qui quitte le plateau perd celles qui lui restent.
MAT-R34 = Lecture maison : pour convertir et transmuter, carte et tour ne font qu’un ; ensuite vous répartissez à votre gré.

## Rulings: cards

MAT-R26 = Lecture maison : un érudit pioche dans une seule pile, ce qu’il y a s’il y a moins de quatre cartes, et en garde deux. Les autres sont défaussées faces cachées, puis la limite de main s’applique.
MAT-R27 = Lecture maison : les cartes défaussées sont posées faces cachées sur les défausses de leur sorte. Une pile vide se refait avec ses défausses ; s’il n’y en a pas non plus, on ne peut pas y rechercher.
MAT-R35 = Lecture maison : une nouvelle extension est visible. Quand il n’en reste plus, la ville n’en vend pas.
MAT-R36 = Lecture maison : quand le livret parle d’une extension sur chaque carte Tour, il s’agit des cartes Ville.
MAT-R37 = Lecture maison : avec deux objets portés, un nouveau va dans la tour.
MAT-R38 = Lecture maison : un objet devenu Pierre de l’Âme reste dans la tour comme objet fait. Il rapporte ses points et compte pour Magister Arma, mais ne se porte jamais.
MAT-R39 = Lecture maison : les parties se font dans n’importe quel ordre.
MAT-R40 = Lecture maison : on peut tenir une partie d’un type déjà fait, mais jamais la faire.
MAT-R41 = Lecture maison : les joueurs n’échangent rien.
MAT-R42 = Lecture maison : une action supplémentaire se compte à part et s’emploie à tout moment du tour. Deux sources en donnent deux. Si l’objet s’en va avant, elle est perdue.
MAT-R51 = Lecture maison : les dons qui ne sont pas imprimés pour une colonne valent dans les deux.

## Rulings: quests and the end

MAT-R30 = Lecture maison : une quête ne s’examine qu’à son propre moment, une fois l’action finie, et ne compte que si vous avez alors les deux pierres. Sinon rien n’est dit et vous pouvez recommencer. MAT-364 est l’autre lecture.
MAT-R31 = Lecture maison : une quête accomplie met fin à la partie, que cela vous plaise ou non ; vous seul êtes donc averti avant.
MAT-R32 = Lecture maison : pour les quêtes de dépôt, tout ce qui se trouve sur l’hexagone compte, peu importe qui l’a déposé, si votre Défausse en a ajouté au moins un de la sorte.
MAT-R33 = Lecture maison : les deux objets portés doivent être de niveau 2 ou 3, de n’importe quelle sorte, qu’ils servent déjà ou non ; ils font partie des quatre.
MAT-R43 = Lecture maison : l’éloignement est le nombre de pas sur le plateau, quoi qu’il s’y trouve. De plusieurs tours aussi éloignées, n’importe laquelle convient.
MAT-R44 = Lecture maison : après avoir déposé deux Pierres de l’Âme pour Custo Corporis, il faut encore en avoir une.
MAT-R45 = Lecture maison : de ce qu’on dépose pour une quête, on compte exactement ce qu’elle demande. Nul autre ne marque ce qui se trouve sur le plateau.
MAT-R46 = Lecture maison : tous les nombres des quêtes sont des minimums.
MAT-R47 = Lecture maison : les gardiens peuvent partager un hexagone ; celui de la tour elle-même n’est pas voisin de la tour.
MAT-R48 = Lecture maison : avec Pacis Amans, vous pouvez attaquer, mais vous ne pourrez alors jamais l’accomplir. Une attaque manquée est une attaque.
MAT-R49 = Lecture maison : seul Tropaeum Venator permet d’attaquer ses propres homunculi, sur des hexagones voisins et hors de la tour. Les trophées de tous se comptent ouvertement.
MAT-R50 = Lecture maison : à égalité de points, celui qui a mis fin à la partie gagne ; sinon la victoire est partagée.
MAT-R52 = Lecture maison : les unités de votre tour et celles que portent toutes vos figurines sont à vous.
MAT-R53 = Lecture maison : après la dernière manche permise, la 150e d’ordinaire, la partie finit et se compte sans la quête.
MAT-R54 = Lecture maison : on peut toujours finir son tour ; personne n’est donc jamais bloqué.
MAT-R55 = Lecture maison : tout le monde pioche avant que quiconque ne choisisse, et les quêtes écartées ne sont plus jamais regardées.
MAT-R56 = Lecture maison : on peut rechercher la main pleine, puis défausser. Qui perd une poche secrète défausse aussitôt.
MAT-R57 = Lecture maison : un autre élément veut dire un élément différent de niveau 1, y compris celui que prendrait la table. La conversion ordinaire reste possible, et l’extension sert autant de fois que vous avez d’actions.
MAT-R58 = Lecture maison : une action supplémentaire demande le même lieu et les mêmes conditions qu’une action ordinaire.
MAT-R59 = Lecture maison : une Pierre de l’Âme est à vous tant qu’elle est sur la carte de votre alchimiste. Sur un hexagone, elle n’est à personne, et toutes se valent.
MAT-R60 = Lecture maison : un alchimiste renvoyé chez lui joue son prochain tour comme d’habitude, et ses homunculi restent où ils sont.
MAT-R61 = Lecture maison : on ne pose pas une tour de façon à priver une autre tour d’issue ou à isoler des hexagones.
MAT-R62 = Lecture maison : chaque combat perdu a toutes ses conséquences ; les autres Pierres de l’Âme vous évitent seulement de perdre votre âme.
MAT-R63 = Lecture maison : un don ou un bonus ne sert qu’à la figurine dont la carte le montre. Les bonus s’ajoutent, et les valeurs désignent toujours le total.
MAT-R64 = Lecture maison : Érudit deux fois ne vaut pas plus qu’une, mais les poches secrètes s’ajoutent.
MAT-R65 = Lecture maison : on ne dépose que des éléments et des Pierres de l’Âme.
MAT-R66 = Lecture maison : deux homunculi ne se donnent rien non plus.
MAT-R67 = Lecture maison : les quêtes se choisissent avant la distribution des formules, et les tours se posent après les deux.
MAT-R68 = Lecture maison : gagne le meilleur de ceux qui ont une Pierre de l’Âme ; les autres figurent tout de même au classement. Si personne n’en a, les points seuls décident.
