### Alkemy Blitz: the catalogue of rules, in our own words.
### One message per rule (AKB-001 ...) and per ruling (AKB-R1 ...); the message id is the rule ID.
### "Lecture maison" marks what is a decision of this platform and not text of the rulebook.
### Words: tour = round, avoir la main = to be the active player; vague = wave, salve = volley.

## Scope and universal rules

AKB-001 = Alkemy Blitz est un duel : votre adversaire et vous menez chacun une troupe, dont toutes les figurines sont visibles.
AKB-002 = On ne joue jamais sans scénario : c’est lui qui fixe les objectifs et la façon de gagner des points de victoire.
AKB-003 = En format Blitz, la table mesure 24 × 24 pouces et chacun dispose de 180 points.
AKB-004 = En format 300, la table mesure 48 × 36 pouces et chacun dispose de 300 points.
AKB-005 = Les règles sont les mêmes dans les deux formats. Seuls changent le nombre et la taille des éléments de décor, ainsi que le nombre et l’emplacement des pions composants.
AKB-006 = Rien ne vous empêche de convenir d’un autre total de points avec votre adversaire.
AKB-007 = Quand une carte de profil contredit le livret, c’est la carte qui a raison.
AKB-008 = Le pouce est la seule unité de distance.
AKB-009 = Entre deux figurines, on mesure l’écart qui sépare le bord de leurs socles.
AKB-010 = Rien ne se mesure sur la table tant que ne se résout pas une action qui le demande. Jusque-là, ni vous ni votre adversaire ne connaissez la distance exacte (AKB-R11).
AKB-011 = La ligne de vue est réciproque : qui vous voyez vous voit aussi.
AKB-012 = Vos figurines voient tout autour d’elles, sur 360 degrés : elles n’ont pas de dos.
AKB-014 = Les scénarios sont interchangeables. Le livret n’en contient qu’un, les bornes Jin ; d’autres paraissent sur le site du jeu et vous pouvez inventer les vôtres. Ici, un scénario est un jeu de données avec sa mise en place, ses actions, son décompte de fin de tour et sa victoire.
AKB-013 = Vos dés affichent un double 6 ? Criez le nom du jeu ! C’est pour le plaisir, cela ne change rien.

## Profile cards and health

AKB-020 = Chacune de vos figurines dépend d’une carte de profil et d’une seule.
AKB-021 = Le recto d’une carte donne le nom, la ou les lignes de vie, l’ESP, le REF, le COM, la DEF et les PA, trois valeurs de mouvement, la taille, les compétences et une ligne de DOM. S’y ajoutent pour un tireur l’arme de tir et une seconde ligne de DOM, pour un alchimiste le rang, l’élément d’affinité et la piste de concentration.
AKB-022 = Au verso figurent de nouveau le nom, le coût de recrutement, un ou plusieurs symboles de faction, le nombre d’exemplaires permis et l’explication des compétences.
AKB-023 = Les trois valeurs de mouvement se lisent marche, charge, course ; l’engagement emploie la première. Avec 4/6/10, vous marchez ou engagez sur 4 pouces, chargez sur 6 et courez sur 10.
AKB-024 = La valeur de PA indique de combien de points d’action chaque figurine de la carte dispose par tour.
AKB-025 = Deux nombres suivent le nom d’une arme de tir : le COM employé pour tirer, puis la portée en pouces. Arc (3/30) veut dire COM 3 et portée de 30 pouces. Sans une telle arme, une figurine n’est pas un tireur.
AKB-026 = Une ligne de vie est une rangée de cases de PdV : de gauche à droite, les blanches, puis les jaunes, puis les rouges.
AKB-027 = Chaque point de DOM subi coche une case de la ligne de vie, toujours la première encore libre en partant de la gauche.
AKB-028 = La première case libre donne l’état de votre figurine : blanche, elle est Indemne ; jaune, Grave ; rouge, Critique.
AKB-029 = Une figurine lance des dés de la couleur de son état de santé du moment, quel que soit le jet. Seuls les jets de couvert font exception (AKB-384).
AKB-030 = Dès que la dernière case est cochée, la figurine est hors de combat et quitte aussitôt la table.
AKB-031 = Plusieurs lignes de vie sur une carte signifient plusieurs figurines, une par ligne.
AKB-032 = Les figurines d’une telle carte ne partagent pas les PA : chacune en a le plein nombre.
AKB-033 = L’ESP sert à l’initiative, à l’égalité du déploiement et à résister à l’alchimie. Le REF décide qui frappe le premier et qui se désengage. Le COM sert à attaquer et à parer ; la DEF est la difficulté à atteindre pour vous toucher.
AKB-034 = Tout alchimiste possède, en plus de son profil, une carte de formules.
AKB-035 = Un héros se reconnaît à sa carte : elle porte un nom propre et aucune limitation.

## Building a warband

AKB-050 = Vous payez les points de recrutement de chaque figurine, et leur somme doit tenir dans le total convenu (180 en Blitz). Rien n’oblige à tout dépenser.
AKB-051 = Une troupe Blitz ne peut se passer de héros. Lecture maison : elle en a un et un seul, comme dans toute partie jusqu’à 200 points (AKB-R82).
AKB-052 = De 201 à 300 points, prenez un ou deux héros.
AKB-053 = Au-delà de 300 points, prenez deux ou trois héros.
AKB-054 = Vous ne pouvez pas aligner deux fois le même héros.
AKB-055 = Pour toute autre carte, la limitation imprimée vous dit combien d’exemplaires vous pouvez en prendre.
AKB-056 = Attribuez une figurine à chaque ligne de vie d’une carte multi-figurines avant d’en prendre un autre exemplaire. Seul le dernier peut rester incomplet (AKB-R84).
AKB-057 = Il faut qu’un même symbole de faction se retrouve sur toutes vos cartes.
AKB-058 = Une carte à plusieurs symboles de faction peut être recrutée par n’importe laquelle de ces factions.
AKB-059 = Là où votre nombre de cartes importe (AKB-509), on ignore les cartes de formules.

## Dice

AKB-070 = Les dés sont blancs, jaunes ou rouges, et chaque couleur a ses propres faces. Chaque face porte un nombre et un symbole : épée, hache ou masse.
AKB-071 = On ne lance jamais moins de 2 dés ni plus de 4.
AKB-072 = Quel que soit le nombre de dés lancés, on en garde deux.
AKB-073 = Les dés supplémentaires, de Bonus comme de Malus, sont de la couleur de l’état de santé de la figurine.
AKB-074 = Retranchez d’abord vos dés de Malus de vos dés de Bonus, sans aucun plafond. Un solde positif donne autant de dés de Bonus, un solde négatif autant de dés de Malus ; s’il est nul, vous lancez simplement 2 dés.
AKB-075 = Un solde de plus de 2 est ramené à 2, puisqu’un jet n’admet que deux dés supplémentaires (AKB-071).
AKB-076 = Avec des dés de Bonus, vous gardez les deux dés qui vous plaisent, pas forcément les plus forts.
AKB-077 = Avec des dés de Malus, vous êtes tenu de garder les deux plus petits nombres (à nombres égaux et symboles différents, voyez AKB-R42).
AKB-078 = Additionnez les nombres des deux dés gardés et la caractéristique concernée : c’est votre résultat.
AKB-079 = Un jet de caractéristique doit atteindre la difficulté ; l’égalité suffit.
AKB-080 = Pour un jet en opposition, les deux camps lancent leurs dés et ajoutent leur caractéristique. Le meilleur résultat l’emporte.
AKB-081 = Si un jet en opposition donne une égalité, la figurine à la caractéristique la plus haute gagne.
AKB-082 = Si les caractéristiques sont égales aussi, chacun relance le même nombre de dés, autant de fois qu’il le faut pour se départager.
AKB-083 = Quand un jet peut infliger des DOM, regardez les symboles des deux dés gardés : leur paire désigne la colonne de la table de DOM.

## Sizes and line of sight

AKB-100 = Figurines et décors ont une taille de 1 à 4 ; celle d’une figurine est inscrite sur sa carte.
AKB-101 = La taille d’un décor vient de sa hauteur : jusqu’à 1 pouce, taille 1 ; jusqu’à 2 pouces, taille 2 ; jusqu’à 3 pouces, taille 3 ; au-delà, taille 4 (AKB-R2). La hauteur d’un décor se mesure librement.
AKB-102 = Un élément de hauteur inégale a, pour chaque ligne de vue, la taille de l’endroit où elle le traverse.
AKB-103 = Votre figurine en voit une autre si l’on peut tirer une ligne droite, d’un point quelconque d’un socle à un point quelconque de l’autre, sans traverser ni figurine ni décor plus grand que les deux.
AKB-104 = Ne gêne donc la vue que ce qui dépasse en taille la plus grande des deux figurines ; à taille égale à l’une d’elles, rien n’est masqué. AKB-126, AKB-127 et AKB-128 font exception.
AKB-105 = S’il n’existe aucune ligne de ce genre, la figurine vous est cachée (AKB-R3).
AKB-106 = Juchée sur un décor de taille 1 ou plus, une figurine gagne 1 en taille, mais pour la ligne de vue seulement.
AKB-107 = Une figurine est à couvert de vous quand elle se tient derrière un décor ou une figurine qui n’est pas plus grand qu’elle, à 1 pouce au plus (AKB-R4).
AKB-108 = Elle l’est aussi quand un décor ou une figurine de n’importe quelle taille masque une partie de son socle et qu’elle se tient derrière, à 1 pouce au plus (AKB-R4).

## Scenery types

AKB-120 = Le décor peut ralentir, masquer la vue et décider des ressources alchimiques disponibles. Sa mise en place relève du scénario.
AKB-121 = Terrain dégagé : il ne change rien.
AKB-122 = Un terrain gênant, comme une haie ou un muret, est de taille 1 ou 2. Il compte pour la vue selon cette taille et peut offrir un couvert.
AKB-123 = Franchir un élément gênant vous prend 1 pouce de mouvement (AKB-R7).
AKB-124 = En terrain encombré (marais, rivière, champ en ruine), chaque pouce parcouru consomme 2 pouces de mouvement (AKB-R103 ; pour la vue, voyez AKB-R104).
AKB-125 = On n’entre pas dans un terrain obstrué de taille 3 (maisons, murs, rochers, arbres) et on ne le traverse pas (AKB-R6).
AKB-126 = Aucune ligne de vue ne franchit un terrain obstrué de taille 4, si grandes que soient les deux figurines. Il arrête aussi le mouvement (AKB-R6).
AKB-127 = Un lac ou un ravin est un terrain spécial : on ne le traverse pas, mais on voit par-dessus comme s’il n’existait pas.
AKB-128 = Une colline est aussi un terrain spécial : elle ne ralentit pas, mais de part et d’autre on ne se voit pas du tout, si basse soit-elle (AKB-R9).

## Round structure and initiative

AKB-150 = Un tour comporte quatre temps, dans cet ordre : le début, la phase d’initiative, la phase d’activation et la fin.
AKB-151 = Au début du tour, chaque figurine retrouve ses PA, à hauteur du nombre de sa carte. Les PA non dépensés ne s’y ajoutent jamais.
AKB-152 = Pour l’initiative, chacun désigne en même temps l’une de ses figurines en jeu (AKB-R92).
AKB-153 = Ces deux figurines font un jet d’ESP en opposition, chacune avec les dés de son état de santé.
AKB-154 = Si vous gagnez l’initiative, vous décidez qui a la main le premier ce tour-ci : vous ou l’adversaire.
AKB-155 = Si le gagnant vous fait commencer, vous n’y échappez pas : il vous faut activer une carte, sans pouvoir passer la main (AKB-R12).
AKB-156 = Chaque tour a son propre jet d’initiative.

## Activation

AKB-160 = Quand vous avez la main, vous prenez l’une de vos cartes de profil et activez par là toutes ses figurines.
AKB-161 = Avant toute exécution, annoncez la première action de chacune des figurines de la carte. Elles n’ont pas à faire toutes la même chose (AKB-R14).
AKB-162 = Vous dépensez ensuite les PA de tout ce que vous avez annoncé.
AKB-163 = Ce n’est qu’alors que les actions annoncées ont lieu (pour leur ordre, voyez AKB-R16).
AKB-164 = Cela fait, vous pouvez annoncer une nouvelle action pour toute figurine de la carte à qui il reste des PA, et continuer ainsi (AKB-R15).
AKB-165 = Tant qu’il reste des PA, vous pouvez refaire la même action à volonté ; seules la charge et la course ne se répètent pas.
AKB-166 = Vous avez le droit de vous arrêter alors qu’il reste des PA à vos figurines.
AKB-167 = L’activation terminée, vous tournez la carte pour que chacun voie qu’elle a servi et laissez visibles les PA que ses figurines ont gardés.
AKB-168 = Après quoi, c’est l’adversaire qui a la main.
AKB-169 = Tant qu’il lui reste des PA, votre figurine est aux aguets, que sa carte ait déjà été activée ce tour-ci ou non.
AKB-170 = Sans PA, votre figurine est inactive. Elle ne peut plus agir, ni payer une réaction.
AKB-171 = Les coûts : 1 PA pour une marche, une charge, un engagement, un tir, un cran de concentration, la préparation d’une formule, une réactivation ou une réaction ; 2 PA pour une course ou une action sur une borne Jin. Une Carte de Combat coûte 1 PA, sauf Inactif, qui est gratuite, comme la carte d’une attaque gratuite. Un désengagement coûte le prix de son mouvement, une récolte ne coûte rien.

## Passing and end of round

AKB-180 = Au lieu d’activer une carte, vous pouvez passer la main à l’adversaire.
AKB-181 = Si l’adversaire active alors une carte, la main vous revient et vous avez le même choix qu’avant : activer ou passer.
AKB-182 = Rien ne limite le nombre de fois où vous passez la main dans un tour, hormis AKB-155.
AKB-183 = Quand votre adversaire et vous passez la main l’un juste après l’autre, le tour s’achève (AKB-R13).
AKB-184 = Si vous n’avez rien à activer ni à réactiver, vous êtes obligé de passer la main (AKB-R13).

## Reactivation

AKB-190 = Plutôt qu’une nouvelle carte, vous pouvez réactiver une figurine déjà activée ce tour-ci et à qui il reste des PA. Elle y consacre 1 de ses PA.
AKB-191 = Ce PA ne paie que la réactivation. Ce que fait ensuite la figurine coûte ses PA habituels.
AKB-192 = La réactivation est réservée aux figurines dont la carte indique 3 ou 4 PA.
AKB-193 = Une figurine qui a couru ou chargé pendant ce tour ne peut plus se déplacer quand vous la réactivez (AKB-R20).
AKB-194 = La première activation du tour est toujours gratuite, même si la figurine a déjà dépensé des PA en réactions.

## Reactions (general)

AKB-200 = Pendant l’activation adverse, certaines actions qui visent directement votre figurine lui permettent de réagir, si elle est aux aguets et si vous le souhaitez. Chaque réaction prend 1 PA.
AKB-201 = Visée par un tir, elle peut répondre par un mouvement de réaction ou un tir de réaction.
AKB-202 = Victime d’une charge réussie, elle peut répondre par un tir de réaction.
AKB-203 = Si un ennemi avec qui elle est en combat l’attaque, elle peut prendre part au combat en jouant une Carte de Combat (AKB-323).
AKB-204 = Les réactions puisent dans les mêmes PA que les actions du tour.

## Movement

AKB-210 = Quel que soit le mouvement, on ne passe à travers aucune figurine, amie ou ennemie.
AKB-211 = La marche coûte 1 PA. Vous allez où vous voulez dans la limite de la valeur de marche, sans être tenu à la ligne droite.
AKB-212 = Une marche n’amène jamais au contact d’un ennemi et n’engage aucun combat.
AKB-213 = La course coûte 2 PA. Vous allez où vous voulez dans la limite de la valeur de course, sans être tenu à la ligne droite.
AKB-214 = Une course n’amène jamais au contact d’un ennemi et n’engage aucun combat.
AKB-215 = Vous pouvez marcher puis courir ; mais une fois la course faite, la figurine ne se déplace plus du tour (AKB-R21).
AKB-216 = Une figurine en combat ne bouge pas, sauf pour se désengager (AKB-260) ou venir au contact de son adversaire (AKB-R33).

## Charge

AKB-220 = La charge coûte 1 PA. Vous avancez dans la limite de la valeur de charge, en ligne droite ou non, pour entamer un combat contre un ou plusieurs ennemis.
AKB-221 = Annoncez votre charge et sa ou ses cibles avant toute mesure.
AKB-222 = Chaque figurine n’a droit qu’à une charge par tour.
AKB-223 = Pour réussir, il faut voir la cible et qu’elle ne soit pas plus loin que votre mouvement de charge ; l’Allonge n’y change rien (AKB-R23, AKB-R24, AKB-R27).
AKB-224 = En cas de succès, placez votre figurine au contact de la cible ou, si elle a l’Allonge, à 1 pouce d’elle au plus. Toutes deux sont dès lors en combat.
AKB-225 = Une charge réussie offre une attaque gratuite contre un ennemi : un combat où votre carte ne coûte aucun PA à la figurine qui charge.
AKB-226 = Lors de cette attaque gratuite, votre jet de COM reçoit 1 dé de Bonus.
AKB-227 = Si la charge est ratée, votre figurine fait aussitôt une marche vers la cible à la place. Elle s’arrête avant le contact et aucun combat ne s’engage (AKB-R25).
AKB-228 = Jusqu’à la fin du tour, une figurine qui a raté sa charge n’a plus le choix qu’entre Parade et Inactif.
AKB-229 = Après une charge, réussie ou ratée, votre figurine ne se déplace plus du tour. Elle peut encore faire tout le reste.
AKB-230 = On ne charge pas quand on est en combat, puisqu’on ne peut se désengager par une charge (AKB-267).

## Multiple charge

AKB-235 = Vous pouvez charger plusieurs ennemis à la fois, en précisant lequel est votre cible initiale.
AKB-236 = Distance, ligne de vue, compétences comme Immunité diplomatique ou Furtif : tout se vérifie pour chacune des cibles annoncées.
AKB-237 = Si elle réussit, votre figurine se retrouve en même temps au contact de toutes ses cibles, ou à portée d’allonge.
AKB-238 = L’attaque gratuite et son dé de Bonus ne valent que contre la cible initiale.
AKB-239 = Une seule condition manquée pour une seule cible fait rater toute la charge : votre figurine marche vers la cible initiale, sans contact ni combat.

## Several models of one card charging

AKB-242 = Annoncez ce que fera chaque figurine de la carte avant d’en résoudre quoi que ce soit (AKB-161).
AKB-243 = Quand deux de vos figurines chargent le même ennemi, amenez-les d’abord toutes deux. Résolvez ensuite leurs attaques une à une, dans l’ordre qui vous convient.
AKB-244 = Si le premier combat change l’état de santé de la cible, le second se joue avec ce nouvel état.
AKB-245 = Si le premier combat élimine la cible, votre autre figurine n’a plus d’attaque gratuite.
AKB-246 = Une charge s’en tient à la cible annoncée : on n’en change jamais.

## Engagement

AKB-250 = L’engagement coûte 1 PA. Vous avancez, dans la limite de la marche, au contact d’un ennemi déjà en combat ou, en réaction, du tireur qui vise votre figurine.
AKB-251 = Il offre une attaque gratuite contre un seul ennemi, même si vous en engagez plusieurs.
AKB-252 = Contrairement à une charge, il ne donne aucun dé de Bonus.
AKB-253 = Pour cette attaque gratuite, les cinq Cartes de Combat vous sont ouvertes.
AKB-254 = Prenez le chemin le plus direct ; pas question de dépasser une figurine ennemie (AKB-R107).
AKB-255 = Après un engagement, vous pouvez encore vous déplacer dans le tour, ce qu’une charge interdirait (AKB-R31).

## Disengagement

AKB-260 = Pour quitter un combat, votre figurine marche, court ou engage un autre ennemi, et paie les PA du mouvement choisi.
AKB-261 = Mais d’abord, elle fait un jet de REF en opposition contre l’un des ennemis avec qui elle est en combat.
AKB-262 = S’ils sont plusieurs, c’est l’adversaire qui désigne celui qui fait le jet.
AKB-263 = Avec l’Allonge, vous ne faites aucun jet contre un ennemi qui ne l’a pas et qui n’est pas à votre contact.
AKB-264 = Si vous gagnez le jet, votre figurine part sans être attaquée.
AKB-265 = Si vous le perdez, chaque ennemi en combat avec elle a droit à une attaque gratuite avant son départ ; l’adversaire décide pour chacun s’il la porte.
AKB-266 = Les DOM d’une telle attaque gratuite se lisent une colonne plus à gauche.
AKB-267 = Une charge ne sert jamais à se désengager.
AKB-268 = Si votre figurine y survit, elle effectue le mouvement prévu.
AKB-269 = Cas particulier : votre figurine, sans Allonge, est en combat avec un ennemi qui l’a, et un second ennemi doté de l’Allonge la charge. La voilà en combat avec les deux ; pour 1 PA, un même mouvement peut la désengager du premier et lui faire engager le second (AKB-R35).

## Combat state

AKB-280 = Un combat naît d’une charge réussie ou d’un engagement, contre un ou plusieurs ennemis.
AKB-281 = Il dure tant que les deux figurines se touchent ou que l’une a l’autre à portée d’allonge.
AKB-282 = Être au contact, c’est avoir les socles qui se touchent et appartenir à des troupes différentes ; deux figurines d’une même troupe ne le sont jamais.
AKB-283 = Avec l’Allonge, votre figurine combat sans contact : elle peut entamer un combat contre tout ennemi à 1 pouce d’elle au plus.
AKB-284 = Au contact, on parle de corps à corps ; à portée d’allonge et sans contact, de corps à corps à l’allonge. Votre figurine peut être dans les deux à la fois, avec des ennemis différents.
AKB-285 = Deux figurines qui ne se touchent pas, et dont aucune n’a l’autre à portée d’allonge, ne peuvent pas combattre.
AKB-286 = Si nombreuses que soient les figurines alentour, un combat se règle toujours à un contre un.
AKB-287 = Si votre figurine est en combat avec plusieurs ennemis, vous choisissez celui qu’elle affronte.
AKB-288 = En combat, on ne tire pas : l’arme de tir doit attendre.
AKB-289 = Hauteur de combat : deux figurines ne peuvent s’affronter que si l’un des socles est au plus 1 pouce au-dessus ou au-dessous de l’autre.

## Falling

AKB-295 = Votre figurine chute si un mouvement ou un pouvoir la pousse par-dessus le bord du décor où elle se tient, ou si elle saute en bas.
AKB-296 = Une chute inflige autant de DOM que sa hauteur en pouces moins la taille de la figurine, arrondi au-dessus, et jamais moins de 0.
AKB-297 = Être Coriace n’aide en rien contre une chute.
AKB-298 = Avec Bond, votre figurine saute en bas sans subir la chute.

## Playing combat cards

AKB-310 = Pour se battre, votre figurine active doit être en combat. Choisissez l’un des ennemis avec qui elle l’est, ou résolvez l’attaque gratuite de sa charge ou de son engagement.
AKB-311 = Votre adversaire et vous prenez chacun en secret, au même moment, l’une de vos cinq Cartes de Combat et la posez face cachée.
AKB-312 = Une carte vaut pour un seul combat. Au suivant, vous avez de nouveau le choix entre les cinq.
AKB-313 = Les deux cartes sont retournées en même temps ; on dépense les PA ensuite.
AKB-314 = Pour l’attaque gratuite de sa charge, votre figurine est tenue d’attaquer : Brutale, Normale ou Rapide, à vous de voir. La carte ne lui coûte aucun PA (AKB-R37).
AKB-315 = Pour l’attaque gratuite de son engagement, votre figurine joue la carte que vous voulez, là aussi sans PA.
AKB-316 = Dans tout autre combat, une carte coûte 1 PA à la figurine aux aguets ; seule Inactif ne coûte rien.
AKB-317 = Une figurine sans PA ne peut jouer qu’Inactif, hormis pour une attaque gratuite selon AKB-314 ou AKB-315.
AKB-318 = Si votre figurine n’a pas l’Allonge et qu’un ennemi qui l’a la combat à distance, sans contact, vous ne pouvez lui opposer que Parade ou Inactif.
AKB-319 = Si vous parez dans cette situation, même la plus belle marge ne donne pas de contre-attaque.
AKB-320 = Si votre figurine a raté une charge ce tour-ci, Parade et Inactif sont ses seules cartes (AKB-228).
AKB-323 = C’est ainsi que la figurine attaquée dépense ses PA : sa carte est sa réaction (AKB-203).
AKB-324 = Si plusieurs figurines de votre carte active se battent, vous fixez l’ordre et jouez les combats l’un après l’autre. L’état de santé qui résulte de l’un vaut pour le suivant.

## Card effects and the four cases

AKB-330 = Attaque Rapide : votre jet de REF gagne 1 dé de Bonus, mais vos DOM se lisent une colonne plus à gauche.
AKB-331 = Attaque Brutale : votre jet de REF subit 1 dé de Malus, mais vos DOM se lisent une colonne plus à droite.
AKB-332 = Attaque Normale : ni votre jet de REF ni votre colonne ne changent.
AKB-333 = Votre jet de COM gagne 1 dé de Bonus si vous jouez Rapide contre Normale, Normale contre Brutale ou Brutale contre Rapide. Le livret ne connaît pas d’autre opposition de ce genre (pour la Parade, voyez AKB-R102).
AKB-334 = Des compétences ou d’autres effets peuvent ajouter des dés ou décaler encore la colonne.
AKB-335 = Cas 1, deux attaques : chacun fait son jet de REF en opposition, avec les dés de sa carte. Le gagnant frappe le premier, par un jet de COM.
AKB-336 = Pour le jet de COM, ajoutez le COM aux deux dés gardés. Vous touchez si vous atteignez la DEF de l’ennemi.
AKB-337 = Si vous touchez, prenez votre ligne de DOM à la colonne que donnent les deux symboles gardés, avec tous les décalages. L’ennemi coche aussitôt ces DOM.
AKB-338 = La figurine la plus lente frappe ensuite à son tour par un jet de COM, pourvu qu’elle ne soit pas hors de combat (AKB-R47).
AKB-339 = Cas 2, une attaque contre une Parade : pas de jet de REF, mais un jet de COM en opposition. L’attaquant lance avec tous ses modificateurs, garde deux dés et annonce son résultat ; alors seulement, celui qui pare lance les siens.
AKB-340 = L’attaquant qui gagne ce jet inflige ses DOM. La DEF n’intervient pas.
AKB-341 = Si l’attaquant ne gagne pas, le coup est paré et ne fait aucun mal.
AKB-342 = Si votre parade dépasse d’au moins 3 le résultat de l’attaquant, vous pouvez riposter par une Attaque Normale : un jet de COM contre la DEF, sans décalage de colonne et sans PA (AKB-R39).
AKB-343 = Cas 3, une attaque contre Inactif : pas de jet de REF. L’attaquant fait un seul jet de COM contre la DEF et, s’il touche, inflige ses DOM.
AKB-344 = Cas 4, personne n’attaque : le combat reste sans effet. Une Parade coûte tout de même 1 PA, sauf si c’était la carte gratuite d’un engagement (AKB-315).
AKB-345 = Si deux cartes Inactif se rencontrent, l’activation s’arrête net et la main passe, même si des figurines de la carte n’ont pas agi ou ont encore des PA (AKB-R45, AKB-R101).
AKB-346 = Parade contre Inactif n’arrête pas l’activation.
AKB-347 = Le dé de Bonus de la charge vaut pour le COM, quel que soit le cas ; il n’aide jamais au jet de REF.

## Shooting

AKB-360 = Un tir coûte 1 PA. Pendant son activation, un tireur qui n’est pas en combat peut tirer sur une figurine ennemie, et recommencer tant qu’il a des PA.
AKB-361 = Il faut voir ce que l’on vise, ne serait-ce qu’en partie.
AKB-362 = On ne peut viser que des ennemis.
AKB-363 = Nommez votre cible et dites à quelle distance vous l’estimez, de bord de socle à bord de socle.
AKB-364 = Si plusieurs figurines de votre carte tirent, énoncez d’abord toutes les cibles et toutes les estimations ; on ne mesure qu’après.
AKB-365 = On mesure alors la distance, qui devient connue de tous.
AKB-366 = Une cible au-delà de la portée de votre arme est manquée sans jet, et les PA sont perdus.
AKB-367 = Si la cible est à portée et que la distance estimée tombe sur un point de son socle, vous obtenez le bonus de Visée : 1 dé de Bonus pour le tir.
AKB-368 = Si la cible est à portée mais l’estimation fausse, vous tirez quand même, simplement sans Visée.
AKB-369 = Pour le jet de tir, ajoutez le COM de l’arme aux deux dés gardés ; vous touchez si vous atteignez la DEF de la cible. Vous lancez 2 dés, 3 avec la Visée, et jusqu’à 4 grâce à l’alchimie ou aux compétences.
AKB-370 = Un tir emploie la ligne de DOM de l’arme de tir, sur la carte du tireur.
AKB-371 = Bout portant : à une distance qui tient dans la valeur de charge du tireur, les DOM se lisent une colonne plus à droite.
AKB-372 = Si votre carte fait plusieurs tirs, on les lance l’un après l’autre, mais ils sont réputés simultanés.
AKB-373 = Si l’un des premiers tirs d’une salve élimine la cible, les autres tireurs ont dépensé leur PA pour rien.
AKB-374 = Un tir annoncé ne peut jamais être reporté sur une autre cible de votre choix.

## Cover rolls

AKB-380 = Si votre figurine est à couvert, vous pouvez faire un jet de couvert par tir, une fois le jet de tir réussi et avant les DOM.
AKB-381 = Si votre figurine profite de plusieurs couverts, c’est vous qui dites lequel elle emploie.
AKB-382 = Aucun couvert ne vous oblige au jet : vous pouvez toujours y renoncer.
AKB-383 = Le seuil dépend de la taille de la figurine visée : 6 ou plus en taille 1, 8 ou plus en taille 2, 10 ou plus en taille 3 (pour la taille 4, voyez AKB-R55).
AKB-384 = Lancez 2 dés blancs et additionnez leurs nombres. Rien ne modifie ce jet, pas même un mauvais état de santé.
AKB-385 = Si le jet de couvert réussit, le tir manque sa cible.
AKB-386 = Si le couvert employé est une figurine, amie ou ennemie du tireur, un jet de couvert réussi lui fait subir les DOM à la place de la cible (AKB-R53).

## Shooting into combat

AKB-390 = Être en combat n’empêche pas d’être pris pour cible d’un tir.
AKB-391 = Une cible en corps à corps, socle contre socle, est à couvert.
AKB-392 = Une cible qui n’est qu’en corps à corps à l’allonge ne tire aucun couvert de ce combat. Il en va autrement si elle est à moins de 1 pouce de son adversaire et derrière lui vue du tireur ; à 1 pouce exactement, AKB-107 lui donne de toute façon un couvert.
AKB-393 = Si le couvert de son combat sauve la cible, c’est la figurine qu’elle affronte qui subit les DOM.
AKB-394 = Si plusieurs figurines sont en combat avec la cible, au contact ou à l’allonge, les DOM vont à la plus proche du tireur. À distance égale, le hasard tranche.

## Reaction movement

AKB-400 = Si votre figurine est aux aguets et qu’on lui tire dessus, vous pouvez dépenser 1 PA pour un mouvement de réaction. Annoncez-le après l’estimation et avant le jet de tir.
AKB-401 = Si le tireur avait la Visée, il la perd de ce fait.
AKB-402 = Votre figurine ne bouge qu’une fois le tir résolu.
AKB-403 = Ce mouvement est une marche, au bout de laquelle votre figurine doit être à couvert du tireur, hors de sa vue ou hors de sa portée. Si aucun de ces endroits n’est accessible, la réaction est interdite.
AKB-404 = Une figurine déjà à couvert peut réagir aussi, et même demeurer derrière le même couvert.
AKB-405 = Être Furtif n’interdit pas cette réaction (AKB-R110).
AKB-406 = Dans chacun de ces cas, le tireur perd sa Visée.
AKB-407 = Au lieu de marcher, votre figurine peut engager le tireur, pourvu qu’elle ne soit pas encore en combat.

## Reaction fire

AKB-410 = Votre tireur aux aguets peut tirer sur les figurines qui réussissent une charge contre lui ou le visent avec une arme de tir, une ou plusieurs. Chaque tir lui coûte 1 PA.
AKB-411 = Un tir de réaction ne profite ni de la Visée ni du bout portant.
AKB-412 = Pas de tir de réaction pour une figurine déjà en combat.
AKB-413 = Contre une charge, votre tir se résout avant qu’elle n’aboutisse.
AKB-414 = Contre une charge, la portée de votre arme n’importe pas.
AKB-415 = Contre un tir, le premier tireur doit être à portée de votre arme.
AKB-416 = Contre un tir, le vôtre et celui de l’ennemi ont lieu au même instant.
AKB-417 = La Visée du tireur actif, s’il l’avait, est perdue.
AKB-418 = Un seul tir de réaction de votre figurine ôte la Visée à tous ceux qui la prennent pour cible.

## Alchemy: alchemists and resources

AKB-420 = Les alchimistes ont l’un de deux rangs : le Cercle Extérieur, courant, ou le Cercle Intérieur, plus rare et plus puissant.
AKB-421 = L’affinité d’un alchimiste porte sur un seul élément : Air, Terre, Eau ou Feu.
AKB-422 = Les triangles de la carte de formules sont pour les composants. Au départ, votre alchimiste n’en a aucun.
AKB-423 = Les cercles de la carte de formules sont pour les pierres alchimiques. Au départ, votre alchimiste les a toutes.
AKB-424 = Une formule indique son nom, la concentration requise (de 0 à 4), le type et le nombre de composants, la portée (la distance maximale à laquelle une cible peut être affectée), le seuil (Auto ou Cible), les effets et les améliorations avec leur coût en pierres.
AKB-425 = Dans un tour, votre alchimiste prépare autant de formules différentes que ses PA et ses ressources le permettent.
AKB-426 = Mais un alchimiste ne prépare pas deux fois la même formule dans un tour.
AKB-427 = La carte de formules fixe aussi combien de composants et de pierres votre alchimiste peut détenir.

## Harvesting

AKB-430 = Quand l’une de ses actions s’achève avec un pion composant à 1 pouce au plus, votre alchimiste peut le récolter sans dépenser de PA. Peu importe qui l’a posé, seul compte son élément (AKB-R108).
AKB-431 = Chaque alchimiste ne récolte qu’une fois par tour.
AKB-432 = Un pion de son élément rapporte 4 composants à un alchimiste du Cercle Extérieur, 6 à un alchimiste du Cercle Intérieur.
AKB-433 = Un pion d’un autre élément rapporte 2 composants, quel que soit le rang.
AKB-434 = Cochez un triangle de la carte de formules par composant gagné (pour ce qui n’y tient pas, voyez AKB-R65).
AKB-435 = Les composants ne se perdent pas : vous les avez jusqu’à ce que vous les dépensiez.

## Preparing a formula

AKB-440 = Pour préparer une formule, vous dépensez 1 PA et ses composants, et la concentration de votre alchimiste doit avoir atteint le niveau demandé.
AKB-441 = Chaque composant qui vous manque peut être remplacé par 2 pierres.
AKB-442 = Les pierres ainsi dépensées n’entament pas votre limite pour les améliorations.
AKB-443 = Désignez alors une cible, que votre alchimiste doit voir (AKB-R66).
AKB-444 = On mesure ensuite la distance. Si elle tient dans la portée de la formule, on continue.
AKB-445 = Si la cible est trop loin, la formule échoue et vous ne récupérez ni les composants ni les pierres employés.
AKB-446 = Avec le seuil Auto, la formule réussit sans jet.
AKB-447 = Avec le seuil Cible, vous faites un jet d’alchimie, dont l’ESP de la cible est la difficulté.
AKB-448 = Pour un jet d’alchimie, ajoutez la concentration actuelle de votre alchimiste à deux dés gardés, de la couleur de son état de santé.
AKB-449 = Le Cercle Intérieur donne 1 dé de Bonus à ce jet.
AKB-450 = Si vous atteignez la difficulté, la formule agit et vous pouvez l’améliorer.
AKB-451 = Sinon, rien ne se passe et ce que vous avez payé est perdu (AKB-R67).

## Improving a formula

AKB-455 = Après la combustion, vous pouvez employer des pierres pour améliorer la formule, chaque amélioration au coût imprimé.
AKB-456 = Vous pouvez acheter plusieurs améliorations, différentes ou plusieurs fois la même.
AKB-457 = Un alchimiste du Cercle Extérieur consacre au plus 4 pierres aux améliorations de chaque formule préparée.
AKB-458 = Pour le Cercle Intérieur, la limite est de 6 pierres.
AKB-459 = Si une amélioration ajoute des cibles, on ne relance rien pour elles : elles sont affectées d’office.
AKB-460 = Votre alchimiste doit voir chacune des cibles ajoutées.

## Concentration

AKB-465 = La concentration d’un alchimiste part de 0 et monte par crans, jusqu’à 4.
AKB-466 = Quand vous voulez pendant l’activation de l’alchimiste, vous pouvez dépenser 1 PA pour gagner un cran, et cela plusieurs fois (AKB-R111).
AKB-467 = Elle ne retombe pas d’un tour au suivant et se maintient tant que l’alchimiste n’est pas blessé.
AKB-468 = Chaque fois que votre alchimiste subit des DOM, elle baisse d’un cran, que ce soit pour un point ou pour plusieurs d’un coup (AKB-R69).
AKB-469 = Préparer une formule n’entame pas la concentration.

## Scenario "Jin Posts": setup

AKB-500 = On commence par les objectifs. Une borne Jin neutre est posée au milieu de la ligne médiane, et une autre de chaque côté sur cette même ligne, avec 7 pouces de bord à bord entre voisines.
AKB-501 = Vient ensuite le décor : 6 éléments de la taille d’une carte à jouer. Le hasard désigne qui pose le premier.
AKB-502 = Chacun pose à son tour un élément, jusqu’au sixième.
AKB-503 = Laissez 3 pouces ou plus entre un élément et le bord de la table, chaque borne Jin et chaque autre élément (si la place manque, voyez AKB-R73).
AKB-504 = Puis viennent les composants. Sans alchimiste d’un côté ni de l’autre, il n’y a pas de pions.
AKB-505 = Dès qu’il y a un alchimiste en jeu, chacun pose 3 pions de l’élément de sa faction, y compris celui qui n’a pas d’alchimiste.
AKB-506 = Si vous étiez second pour poser le décor, vous posez le premier pion ; ensuite, on alterne.
AKB-507 = Un pion se pose tout contre un élément de décor, à 4 pouces ou plus de tout pion déjà sur la table.
AKB-508 = À la fin, il vous faut au moins un de vos pions dans votre moitié et au moins un dans la moitié adverse. Le troisième va où vous voulez.
AKB-509 = Si vous avez plus de cartes que l’adversaire, cartes de formules mises à part, vous commencez le déploiement.
AKB-510 = À nombre égal, on fait un jet d’ESP en opposition : le perdant commence.
AKB-511 = Votre zone de déploiement s’étend de votre côté de la table, derrière une ligne à 9 pouces des bornes Jin (AKB-R75).
AKB-512 = Déployez une carte de profil, c’est-à-dire toutes ses figurines, dans votre zone ; puis c’est à l’adversaire. On alterne jusqu’à ce que tout le monde soit sur la table.

## Scenario "Jin Posts": objective and victory

AKB-520 = Au départ, toutes les bornes sont neutres : elles ne sont à personne.
AKB-521 = Avec une borne neutre à 1 pouce au plus, votre figurine peut dépenser 2 PA : la borne passe sous votre contrôle.
AKB-522 = Avec une borne adverse à 1 pouce au plus, votre figurine peut dépenser 2 PA : la borne redevient neutre.
AKB-523 = Une borne peut changer de mains autant de fois qu’on veut.
AKB-524 = Inutile de garder une borne : elle est à vous jusqu’à ce que l’adversaire la neutralise, qu’il y ait ou non une figurine auprès d’elle.
AKB-525 = À la fin du tour, vous marquez 1 point de victoire, et pas davantage, si vous contrôlez plus de bornes que l’adversaire.
AKB-526 = À égalité de bornes, ou si personne n’en contrôle, personne ne marque.
AKB-527 = Le premier à détenir 3 points de victoire gagne.

## Rulings: geometry and information

AKB-R1 = Lecture maison : aucun diamètre de socle n’étant imprimé, une figurine de taille 1 ou 2 a un socle de 1 pouce, de taille 3 un socle de 1,5 pouce et de taille 4 un socle de 2 pouces. C’est réglable.
AKB-R2 = Lecture maison : une hauteur juste à la limite relève de la plus petite taille. Un mur d’exactement 2 pouces est de taille 2, un rocher d’exactement 3 pouces de taille 3, car le livret parle de 1 pouce ou moins et de plus de 3.
AKB-R3 = Lecture maison : être caché, c’est être hors de toute ligne de vue, ni plus ni moins ; une grande figurine peut donc vous cacher aussi bien qu’un décor, même si le livret ne cite là que le décor. Les socles des deux figurines concernées ne gênent jamais, et une ligne qui ne fait que frôler un obstacle ne le traverse pas.
AKB-R4 = Lecture maison : un décor ou une tierce figurine, de l’un ou l’autre camp, met votre figurine à couvert d’un tireur si l’écart avec elle est de 1 pouce ou moins et qu’au moins une ligne du socle du tireur au sien le traverse. AKB-107 et AKB-108 réunies rendent sa taille indifférente.
AKB-R5 = Lecture maison : un élément sur lequel se tient l’une des deux figurines ne masque rien entre elles et n’y donne aucun couvert. Le gain de taille d’AKB-106 est toujours de 1, peut dépasser 4, vaut aussi quand la figurine juchée est elle-même l’obstacle, et ne compte ni pour le couvert (AKB-107, AKB-383) ni pour les chutes. Il suppose une colline ou un élément où l’on peut se tenir ; un terrain encombré n’y donne pas droit.
AKB-R6 = Lecture maison : un terrain obstrué de taille 3 ou 4 arrête le mouvement. La taille 4 arrête aussi toute ligne de vue, la taille 3 suit AKB-103, et la taille 1 ou 2 se traite comme un terrain gênant.
AKB-R7 = Lecture maison : chaque élément gênant franchi ajoute 1 pouce à la distance parcourue à plat. Votre mouvement ne peut pas finir avec le socle à cheval dessus.
AKB-R8 = Lecture maison : les données peuvent dire qu’on peut se tenir sur un élément. Pour y grimper, il faut qu’il soit de taille 2 au plus, et l’on dépense sa hauteur en pouces de mouvement, à la montée comme à la descente par le même chemin ; sauter en bas ne coûte rien mais c’est une chute (AKB-295). En Blitz, on ne se tient sur aucun des éléments habituels, sauf les collines, qui ne demandent pas d’escalade.
AKB-R9 = Lecture maison : si aucune des deux figurines n’est sur la colline, toute ligne qui passe sur son emprise est bloquée, mais elles se voient par une autre ligne restée libre. Une figurine sur la colline voit et est vue normalement, avec AKB-106. Quitter une colline n’est jamais une chute.
AKB-R10 = Lecture maison : une ligne de vue n’est pas une distance ; vous pouvez donc la vérifier à tout moment, et elle peut vous être montrée.
AKB-R11 = Lecture maison : tant qu’une action n’est pas annoncée et payée, rien ne vous est montré qui trahirait une distance, ni règle, ni grille, ni cercle de portée, ni aperçu de mouvement, ni nombre ; pour juger des portées, les automates reçoivent une estimation brouillée (erreur normale, écart type de 6 % de la distance réelle) et non les positions exactes. Une fois la marche ou la course annoncée, le tracé peut montrer le mouvement consommé ; une fois mesurée, une distance est publique. Comme il faut transmettre les positions pour dessiner la table, un programme trafiqué pourrait mesurer : s’il y a un enjeu, choisissez le jeu mesuré. Il lève l’interdiction pour les deux camps, supprime les estimations et donne la Visée à tout tir sur une cible sans couvert ; ce que vous pouvez annoncer ne change pas, même si le mètre en montre l’échec. C’est réglable.
AKB-R113 = Lecture maison : savoir si une figurine en voit une autre n’est pas une distance. Vous pouvez viser du regard le long de n’importe quelle ligne de vue quand vous voulez, avant toute annonce et même sans mesurer ; vous apprenez si elle est libre et ce qui la bloque, sans aucune longueur. Qu’une action paraisse sans espoir se dit d’après l’image seule, telle que vous la voyez.
AKB-R12 = Lecture maison : vous n’êtes forcé d’activer que si l’adversaire vous fait commencer. Si vous gagnez l’initiative et commencez de vous-même, vous pouvez passer la main, AKB-182 ne fixant pas de limite ; et si, forcé, vous n’avez aucune figurine capable d’agir, vous passez.
AKB-R13 = Lecture maison : le tour s’achève quand chacun passe la main, l’un juste après l’autre ; toute activation ou réactivation remet le compte à zéro. Si vous n’avez rien à activer ni à réactiver, vous passez automatiquement.
AKB-R89 = Lecture maison : les distances se mesurent à l’horizontale. La hauteur ne compte que pour la hauteur de combat (AKB-289), la vue et les chutes.
AKB-R90 = Lecture maison : tout socle doit tenir entièrement sur la table, sans empiéter sur un autre socle, une borne Jin ou un décor infranchissable. Aucune figurine ne sort de la table.
AKB-R94 = Lecture maison : deux socles se touchent si l’écart est de 0,02 pouce ou moins. Un mouvement qui doit éviter le contact laisse au moins 0,10 pouce avec chaque socle ennemi. Les positions sont tenues au centième de pouce, et les limites comme « à 1 pouce au plus » ou « égal » sont incluses. Vous pouvez demander à tout moment si un ennemi est à portée d’allonge de votre figurine, mais pas si vous êtes à portée de la sienne.
AKB-R103 = Lecture maison : votre mouvement est la longueur du chemin que suit le centre du socle, fait de segments droits. D’un bout à l’autre, le socle n’empiète ni sur une figurine, ni sur une borne, ni sur un terrain bloquant, ni sur le bord de la table. En marchant ou en courant, vous pouvez frôler un ennemi, car seule compte l’arrivée (AKB-R94), et un mouvement peut être de longueur nulle. Un pouce est en terrain encombré quand le centre du socle y est ; un élément gênant compte une fois par mouvement, si le socle passe dessus.
AKB-R104 = Lecture maison : terrains dégagés ou encombrés, lacs et ravins sont plats. Ils n’arrêtent jamais une ligne de vue, ne donnent aucun couvert et n’ont pas de taille. C’est réglable : on peut donner une taille à un champ ou à une roselière, qui masque alors la vue selon AKB-103 et donne un couvert selon AKB-R4.
AKB-R95 = Lecture maison : les bornes Jin sont des objectifs et non du décor. Leur socle de 1 pouce fait obstacle au mouvement, mais elles ne cachent personne et ne donnent aucun couvert.

## Rulings: activation

AKB-R14 = Lecture maison : vous pouvez annoncer qu’une figurine ne fait rien, pour 0 PA, et une figurine sans PA n’annonce rien. Il faut au moins une véritable action ; sinon, vous avez passé la main et la carte n’est pas tournée.
AKB-R15 = Lecture maison : une activation se déroule par vagues ; à chaque vague, on annonce pour toutes les figurines, on paie pour toutes, puis on résout tout. Une figurine restée sans rien faire dans une vague peut agir dans une autre. L’activation prend fin quand une vague ne compte aucune action, quand la carte n’a plus de PA, ou par AKB-345.
AKB-R16 = Lecture maison : vous choisissez l’ordre des actions d’une vague, à trois exceptions près. Toutes les charges contre une même cible sont déplacées avant la moindre de leurs attaques (AKB-243). Toutes les estimations se donnent à l’annonce (AKB-364). Tous les tirs de la vague forment une salve, résolue à un seul moment de cet ordre : on mesure tout, on annonce toutes les réactions, puis on fait les jets un à un.
AKB-R17 = Lecture maison : les PA se dépensent à l’annonce. Une action devenue impossible le moment venu (cible disparue, ligne de vue perdue pour un tir ou une formule, figurine désormais en combat) reste sans effet et ses PA sont perdus ; une charge dont la cible est toujours là mais ne remplit plus les conditions est ratée. Si la cible unique ou initiale a été éliminée avant le mouvement, il n’y a ni marche ni limite de cartes, mais c’était la charge du tour de la figurine (AKB-222, AKB-229). Si c’est une autre cible annoncée qui a disparu, AKB-239 s’applique.
AKB-R18 = Lecture maison : pour être réactivée, il faut au moins 2 PA à la figurine, un pour la réactivation et un pour agir. C’est ainsi que le livret peut conclure que les figurines à 2 PA n’en sont pas capables.
AKB-R19 = Lecture maison : la réactivation se fait figurine par figurine. Sur une carte qui en compte plusieurs, chacune qui participe dépense 1 PA à elle ; les autres restent à l’écart.
AKB-R20 = Lecture maison : la traduction anglaise du livret embrouille cette règle. Nous comprenons qu’elle vise une figurine qui a couru ou chargé plus tôt dans le tour.
AKB-R21 = Lecture maison : après une course ou une charge, plus de marche, de course, de charge, d’engagement, de désengagement ni de mouvement de réaction jusqu’à la fin du tour. Les chutes et les déplacements qu’un effet impose ont lieu quand même.
AKB-R46 = Lecture maison : annoncer un combat est gratuit, car on ne paie que la carte révélée, mais il faut des PA à la figurine pour le faire. Vous pouvez bluffer avec Inactif, pour 0 PA, autant que vous voulez : chaque fois, ou bien les deux cartes sont Inactif et l’activation s’arrête, ou bien cela coûte 1 PA à l’ennemi ; le manège a donc une fin.
AKB-R85 = Lecture maison : quand toutes les figurines d’une carte sont éliminées, la carte disparaît. Si aucune n’a plus de PA, vous ne pouvez pas l’activer.
AKB-R86 = Lecture maison : si votre carte active perd sa dernière figurine en pleine activation, celle-ci s’arrête et la main passe.
AKB-R87 = Lecture maison : si des effets des deux joueurs tombent au même instant, celui qui a perdu le jet d’initiative du tour fixe leur ordre. Entre vos propres effets, c’est à vous de choisir.
AKB-R105 = Lecture maison : dans une même activation, vous combinez les actions à votre guise, pourvu que les PA et les interdictions d’AKB-215 et d’AKB-229 le permettent. Par exemple : marcher puis charger, tirer puis s’éloigner, se battre puis se désengager.
AKB-R112 = Lecture maison : un tour s’achève en six étapes. Les effets et interdictions qui durent jusqu’à la fin du tour cessent, avec les marques de charge, de course, de charge ratée, de formule préparée, de récolte et d’activation ; on marque les points (AKB-525, AKB-526) ; on cherche un vainqueur (AKB-527) ; puis les troupes anéanties (AKB-R79, AKB-R80) ; puis la limite de tours (AKB-R81) ; puis le tour suivant commence. Santé, concentration, réserves, contrôle des bornes et combats en cours se conservent.
AKB-R91 = Lecture maison : vous pouvez activer une carte si au moins une de ses figurines a des PA ; on saute celles qui n’en ont pas.
AKB-R92 = Lecture maison : les figurines de l’initiative, ou d’une égalité au déploiement, sont choisies en secret et montrées ensemble. Toute figurine en jeu convient (avant le déploiement, toute figurine de votre liste), et cela ne l’épuise pas.

## Rulings: movement and engagement

AKB-R22 = Lecture maison : le combat est un lien entre deux figurines. Seuls une charge réussie ou un engagement le créent ; il cesse quand elles ne se touchent plus et ne sont plus à 1 pouce au plus avec l’Allonge d’au moins un côté, ou quand l’une est éliminée. La simple proximité ne crée rien : vous pouvez marcher jusqu’à moins de 1 pouce d’un ennemi, avec ou sans Allonge, sans être en combat. Pour affronter un ennemi déjà si proche, une figurine dotée de l’Allonge doit tout de même charger, fût-ce sur 0 pouce. Ces liens durent d’un tour à l’autre.
AKB-R23 = Lecture maison : l’Allonge offre plus d’endroits où finir une charge, pas une charge plus longue. L’écart avec la cible doit tenir dans la valeur de charge (AKB-223) ; tout endroit permis au contact ou à 1 pouce d’elle au plus convient alors. Pour un engagement, remplacez par la valeur de marche.
AKB-R24 = Lecture maison : vous pouvez annoncer une charge contre une cible que vous ne voyez pas ; elle est ratée, car la vue est une condition du succès (AKB-223). Un tir ou une formule sans ligne de vue est refusé d’emblée.
AKB-R25 = Lecture maison : la marche d’une charge ratée emploie toute la valeur de marche, par le plus court chemin permis vers la cible (l’initiale s’il y en a plusieurs), et s’arrête à 0,10 pouce de tout socle ennemi. Entre chemins aussi courts, vous choisissez. Si aucun chemin ne rapproche, la figurine ne bouge pas.
AKB-R26 = Lecture maison : une charge multiple est ratée s’il n’existe, dans la limite de la valeur de charge, aucun endroit d’où votre figurine touche ou atteint toutes ses cibles.
AKB-R27 = Lecture maison : il ne suffit pas que l’écart en ligne droite convienne (AKB-R23). Le plus court chemin permis vers une place au contact (ou à 1 pouce au plus, avec l’Allonge), terrain compris, doit lui aussi tenir dans la valeur de charge, puisque AKB-227 veut que la figurine puisse rejoindre sa cible par son mouvement.
AKB-R28 = Lecture maison : une charge ou un engagement ne peut pas finir au contact d’un ennemi que vous n’avez pas annoncé. Finir à 1 pouce de lui ou moins est permis et ne vous met pas en combat avec lui.
AKB-R29 = Lecture maison : vous pouvez engager un ennemi en combat avec quelqu’un, y compris avec la figurine qui engage, à distance d’allonge, ou bien le tireur auquel vous réagissez (AKB-407). Un ennemi libre ne peut pas être engagé.
AKB-R30 = Lecture maison : il faut voir la cible pour annoncer un engagement, sans quoi il est refusé. Si elle se révèle trop loin, les PA sont perdus et votre figurine fait la marche d’AKB-R25 ; ses cartes et ses mouvements suivants restent libres, car ces sanctions ne frappent que les charges ratées.
AKB-R31 = Lecture maison : après un engagement, rien n’interdit à votre figurine de se déplacer encore. Mais, désormais en combat, elle doit se désengager pour partir.
AKB-R32 = Lecture maison : un désengagement doit rompre le combat avec tous les adversaires de la figurine, sauf celui qu’elle engage ; s’il ne le peut pas, il est interdit. Une marche ou une course ne peut pas finir au contact.
AKB-R33 = Lecture maison : si votre figurine est en corps à corps à l’allonge avec un ennemi, elle peut venir à son contact, c’est-à-dire l’engager sans aucun jet, pourvu qu’elle ne quitte ainsi aucun autre adversaire.
AKB-R34 = Lecture maison : l’attaque gratuite contre une figurine qui a perdu son désengagement est un jet de COM contre la DEF, une colonne à gauche, sans carte, sans PA et sans réponse. Les figurines à 0 PA ou dont la charge a raté peuvent la porter aussi, mais il leur faut le contact ou leur propre Allonge. Vous choisissez l’ordre de vos attaques, qui cessent si la figurine est éliminée. Sans carte, pas de dé de Bonus selon AKB-333.
AKB-R35 = Lecture maison : dans le cas particulier d’AKB-269, seuls les adversaires que votre figurine quitte réellement participent au jet et aux attaques gratuites.
AKB-R36 = Lecture maison : si votre figurine est éliminée pendant son désengagement, elle ne bouge pas et ses PA sont perdus.
AKB-R106 = Lecture maison : si vous engagez plusieurs ennemis, annoncez-les tous avant de mesurer, ainsi que celui que visera l’attaque gratuite. Chacun doit satisfaire AKB-R29 et AKB-R30 ; si l’un est hors d’atteinte, tout l’engagement échoue comme en AKB-R30. On n’engage pas un ennemi déjà touché par la figurine.
AKB-R107 = Lecture maison : le chemin le plus direct est le plus court chemin permis vers une place au contact (ou à l’allonge). Vous pouvez contourner amis et terrain ; mais si le socle d’un autre ennemi barre le passage en ligne droite vers la cible, vous ne pouvez pas l’engager.
AKB-R96 = Lecture maison : si AKB-263 vaut pour tous ses adversaires, votre figurine part sans aucun jet. Si elle ne vaut que pour certains, le jet se fait contre l’un des autres, et ceux qu’elle dispense n’ont pas d’attaque gratuite.

## Rulings: combat

AKB-R37 = Lecture maison : l’obligation de jouer une attaque ne pèse que sur l’attaque gratuite de la charge, et sur rien d’autre.
AKB-R38 = Lecture maison : une égalité entre attaque et Parade se règle par AKB-081 et AKB-082. Le COM le plus haut gagne ; à COM égal, chacun relance tous ses dés, l’attaquant en choisit de nouveau deux, et les symboles du dernier jet comptent.
AKB-R39 = Lecture maison : une marge d’exactement 3 suffit pour la contre-attaque. Ce n’est pas une Carte de Combat : elle ne donne aucun dé de Bonus selon AKB-333 et n’appelle pas de réponse. Vous pouvez la porter même si une charge ratée vous réduit à Parade ou Inactif (AKB-228), mais pas dans le cas d’AKB-319.
AKB-R40 = Lecture maison : on additionne d’abord tous les décalages de colonne ; ensuite, une colonne en deçà de 1 devient 1 et une colonne au-delà de 6 devient 6.
AKB-R41 = Lecture maison : l’attribution des paires de symboles aux six colonnes relève des données du jeu. Sauf indication contraire, ce sont de gauche à droite : deux épées, épée et hache, deux haches, épée et masse, hache et masse, deux masses.
AKB-R42 = Lecture maison : les dés de Malus vous imposent les plus petits nombres, pas les symboles. Si des nombres égaux se disputent une place, vous choisissez entre eux.
AKB-R43 = Lecture maison : quand on relance une égalité, les modificateurs ne changent pas et les dés sont de la couleur de l’état de santé à cet instant.
AKB-R44 = Lecture maison : dés de Bonus et de Malus se compensent avant qu’on applique le plafond de 2, pas après. Avec 3 dés de Bonus et 1 dé de Malus, il vous reste donc 2 dés de Bonus.
AKB-R45 = Lecture maison : quand les deux jouent Inactif, ce que les autres figurines de la carte avaient annoncé sans l’avoir fait est annulé, et elles récupèrent ces PA. Elles comptent tout de même comme activées ce tour-ci.
AKB-R47 = Lecture maison : si votre figurine frappe en second dans le cas 1, elle lance les dés de l’état de santé où l’a laissée le premier coup.
AKB-R100 = Lecture maison : dans le cas 2, les cartes des deux camps font effet. Une Attaque Rapide ou Brutale décale comme d’habitude les DOM de l’attaquant, mais aucune attaque ne gagne, par sa nature, de dé de Bonus contre une Parade (AKB-333).
AKB-R101 = Lecture maison : AKB-345 ne vise que les combats de la carte active. Si deux cartes Inactif se rencontrent dans l’attaque gratuite d’un engagement de réaction, il ne se passe rien et l’activation continue.
AKB-R102 = Lecture maison : le livret évoque des modificateurs de carte pour le jet de parade sans en donner. Une Parade n’ajoute donc aucun dé de Bonus à son jet de COM. C’est réglable : selon le récit d’un joueur, les cartes de 2008 en donnaient 1.
AKB-R97 = Lecture maison : si, dans le cas 1, une compétence déplace ou retire une figurine et rompt le contact comme l’Allonge, le second coup n’a pas lieu (AKB-285).

## Rulings: shooting and reactions

AKB-R48 = Lecture maison : sur la ligne qui joint le centre des socles, votre estimation vaut la Visée si elle n’est ni inférieure à l’écart réel, ni supérieure à cet écart augmenté du diamètre du socle de la cible.
AKB-R49 = Lecture maison : donnez votre estimation par quarts de pouce (0,25), à partir de 0. Elle peut dépasser la portée de votre arme.
AKB-R50 = Lecture maison : un tir suit ces étapes. On annonce cible et estimation, et l’on paie ; on mesure et, hors de portée, tout s’arrête là, sans réaction ; on annonce et on paie les réactions ; jet de tir ; couvert ; DOM ; mouvement de réaction.
AKB-R51 = Lecture maison : un tir perdu selon AKB-373 ne fait rien à personne, pas même aux figurines qui auraient servi de couvert.
AKB-R52 = Lecture maison : une salve et les tirs de réaction qu’elle suscite ont lieu ensemble. Couleurs des dés, couverts et combats sont ceux d’avant la salve, et une figurine qu’elle élimine achève quand même son tir. Les DOM reportés sur une figurine déjà éliminée sont perdus.
AKB-R53 = Lecture maison : une figurine touchée à la place de la cible (AKB-386, AKB-393) subit les DOM du tir d’origine, déjà fixés avec sa colonne, le bout portant et les décalages. On ne vérifie pas sa DEF et elle n’a ni jet de couvert ni réaction. Elle peut fort bien être du camp du tireur.
AKB-R54 = Lecture maison : il n’y a qu’un jet de couvert. Si votre figurine est couverte par son combat et par autre chose, vous décidez auquel des deux il se rapporte.
AKB-R55 = Lecture maison : une figurine de taille 4 a besoin de 12 à son jet de couvert, puisque chaque taille demande 2 de plus que la précédente.
AKB-R56 = Lecture maison : quand le hasard départage une égalité, tous les candidats ont la même chance.
AKB-R57 = Lecture maison : une marche de réaction n’est acceptée que s’il existe à ce moment un endroit permis où finir. Vous choisissez lequel quand elle a lieu. Si le tir n’en laisse aucun, votre figurine ne bouge pas.
AKB-R58 = Lecture maison : le mouvement de réaction est réservé aux figurines libres ; en combat, il n’y en a pas (AKB-216). Votre figurine peut toujours prendre part aux combats.
AKB-R59 = Lecture maison : un seul mouvement de réaction ôte la Visée à tous les tireurs de la salve qui visent votre figurine. Son arrivée ne doit satisfaire AKB-403 que pour un tireur, celui auquel il répond.
AKB-R60 = Lecture maison : on vérifie d’abord que la charge réussirait. Puis on annonce et résout les tirs de réaction, la figurine qui charge étant encore à son point de départ, vue et couvert compris ; si elle survit, elle achève sa charge. Éliminée en route, elle n’obtient rien. Quand plusieurs charges d’une vague visent la même figurine, on les vérifie toutes depuis leurs points de départ, on annonce et résout tous les tirs, et alors seulement on déplace : les survivantes chargent et celles qui ont raté marchent, dans l’ordre de la vague ; celle qui ne trouve plus de place a raté sa charge. Des charges qu’une troisième relie, par une cible commune avec chacune, vont ensemble. Dans une charge multiple, toute cible annoncée qui est un tireur aux aguets peut réagir.
AKB-R61 = Lecture maison : votre figurine peut réagir une fois à chaque figurine qui l’attaque. Les divers attaquants d’une salve peuvent recevoir des réponses différentes, mais il y a au plus un mouvement de réaction par salve, et il vient en dernier.
AKB-R62 = Lecture maison : un engagement de réaction ne vous est proposé que si le tireur est à portée de votre marche et qu’une place permise est accessible (AKB-R23) ; la distance venant d’être mesurée, cela ne révèle rien. Vous avez l’attaque gratuite d’AKB-251, le tireur se défend comme dans tout combat et ne peut plus tirer ensuite tant qu’il est en combat.
AKB-R99 = Lecture maison : de toutes les attaques rapprochées, seule une charge réussie permet un tir de réaction (AKB-410). Un combat déjà en cours, une attaque gratuite ou l’engagement d’un ennemi n’y donnent pas droit.
AKB-R110 = Lecture maison : une figurine dotée de Furtif peut aussi finir sa marche de réaction (AKB-403) là où Furtif ferait échouer le même tir.
AKB-R98 = Lecture maison : si le tireur ennemi est hors de portée, vous ne pouvez pas riposter et la demande est refusée : sa distance est alors connue.

## Rulings: alchemy

AKB-R63 = Lecture maison : une fois récolté, un pion quitte la table.
AKB-R64 = Lecture maison : votre alchimiste tient une seule réserve de composants, tous de son élément ; les pions d’autres éléments y sont convertis à leur rendement moindre, puisque la carte n’a qu’une rangée de triangles, sans types. Toute formule se paie sur cette réserve : le type de composant imprimé n’est donc jamais une condition de plus.
AKB-R65 = Lecture maison : les composants qui dépassent le nombre de triangles imprimés sont perdus.
AKB-R66 = Lecture maison : vous annoncez la formule et sa cible d’un coup. Si la formule le permet, votre alchimiste peut se viser lui-même : il se voit toujours, à distance 0. Être en combat n’empêche pas l’alchimie.
AKB-R67 = Lecture maison : une formule qui a échoué, par la portée ou par le jet, a été préparée pour ce tour et ne s’y retente pas.
AKB-R68 = Lecture maison : les améliorations ne s’achètent qu’une fois la formule réussie. Les cibles qu’elles ajoutent doivent elles aussi être à sa portée, améliorée s’il y a lieu. Nommez-les avant de mesurer : les pierres dépensées pour une cible trop lointaine sont perdues.
AKB-R69 = Lecture maison : votre alchimiste perd un cran chaque fois que des dommages tombent, quel qu’en soit le nombre de points, sans descendre sous 0. Avec 0 DOM, il n’y a pas de dommages. Deux tirs d’une salve font deux fois.
AKB-R108 = Lecture maison : un pion composant est un simple point du contour de son élément de décor. On mesure jusqu’à ce point, il n’occupe aucune place et ne gêne rien. Tout alchimiste peut récolter n’importe quel pion.
AKB-R111 = Lecture maison : gagner en concentration est une action à part entière. On l’annonce entre d’autres actions, jamais au milieu de l’une d’elles ; pour plusieurs crans, il faut plusieurs actions.
AKB-R70 = Lecture maison : votre alchimiste récolte après ses propres actions, pendant sa propre activation ; une réaction n’en donne pas l’occasion. Il peut récolter en plein combat.
AKB-R71 = Lecture maison : l’élément d’une faction vient des données du jeu. Par défaut, c’est la Terre pour Avalon, le Temple, les Aurloks et les Walosi, l’Eau pour Khaliman et les évadés du Pénitencier, l’Air pour la Triade de Jade.

## Rulings: scenario and end

AKB-R72 = Lecture maison : avant la pose du décor, le hasard décide quelle moitié de la table est la vôtre.
AKB-R73 = Lecture maison : des éléments de la taille d’une carte ne laissent souvent plus de place aux derniers ; posés au hasard, les six ne tenaient qu’environ une fois sur dix. Si aucun élément restant n’a d’emplacement permis, les 3 pouces entre éléments diminuent pour cette seule pose, par pas de 0,5 pouce, jusqu’à ce qu’il y en ait un ; les distances aux bornes et au bord de la table ne changent pas. Les six tenaient alors toujours ; si malgré tout rien ne tient, on met le reste de côté.
AKB-R74 = Lecture maison : un pion qui vous rendrait AKB-508 impossible est refusé. Si aucun emplacement permis ne garde AKB-508 possible, votre minimum de 4 pouces diminue par pas de 1 pouce jusqu’à ce qu’il y en ait un. Un pion ne peut pas être à cheval sur la ligne médiane.
AKB-R75 = Lecture maison : en Blitz, en pouces à partir d’un coin, les bornes ont leur centre en (4 ; 12), (12 ; 12) et (20 ; 12) et un rayon de 0,5 ; la ligne médiane est à 12. Une zone va du bord de la table à 2,5, l’autre de 21,5 au bord opposé, soit à 9 pouces du bord des bornes. Les socles doivent y tenir en entier.
AKB-R109 = Lecture maison : le décor est un lot commun. À votre tour, vous prenez n’importe quel élément restant (par défaut, le lot comprend une haie, un mur, un marais, un rocher, un fourré et une maison), et aucun n’appartient à personne. Pour AKB-508, un pion est dans la moitié où se trouve son point.
AKB-R76 = Lecture maison : si l’adversaire n’a plus de carte à déployer, vous déployez à la suite toutes celles qui vous restent.
AKB-R77 = Lecture maison : les 2 PA pour une borne viennent d’une seule figurine et se dépensent d’un coup. C’est possible après une course ou une charge, et en combat aussi, où seuls le mouvement et le tir sont interdits.
AKB-R78 = Lecture maison : on ne prend pas une borne que l’on contrôle déjà et on ne neutralise pas une borne neutre. Pour faire vôtre une borne adverse, il faut deux actions, soit 4 PA.
AKB-R79 = Lecture maison : la perte de votre dernière figurine n’abrège pas le tour, et l’adversaire peut continuer d’activer. À la fin du tour, le décompte et AKB-527 passent d’abord ; si l’un de vous n’a alors plus de figurine et que personne n’a 3 points de victoire, la partie est nulle.
AKB-R80 = Lecture maison : si plus personne n’a de figurine, la partie est nulle, sauf si l’un de vous vient d’atteindre 3 points de victoire.
AKB-R81 = Lecture maison : si personne n’a gagné à la fin du dixième tour, la partie est nulle, et l’on indique les points de victoire ; le nombre de tours est réglable. Vous pouvez abandonner à tout moment, ce qui vous fait perdre, et convenir à deux d’une partie nulle.
AKB-R82 = Lecture maison : jusqu’à 200 points, vous prenez un héros, ni plus ni moins.
AKB-R83 = Lecture maison : la limitation, ce nombre entre parenthèses sur la carte, porte sur les cartes et non sur les figurines.
AKB-R84 = Lecture maison : chaque figurine se paie séparément ; une carte multi-figurines peut donc avoir des places vides, mais seulement dans le dernier exemplaire pris.
AKB-R88 = Lecture maison : pour une chute, ôtez la taille de la hauteur et arrondissez la différence au-dessus, avec 0 pour minimum. Pour la concentration, ce sont des DOM comme les autres.
AKB-R93 = Lecture maison : le livret ne prévoit pas les bornes Jin en format 300 ; ces valeurs servent donc de données. La ligne médiane suit les 48 pouces de la table ; les bornes sont à 12 pouces de bord à bord, leurs centres en (11 ; 18), (24 ; 18) et (37 ; 18) ; les zones commencent à plus de 14 pouces de la ligne médiane ; il y a au moins 10 éléments de décor ; chacun a 5 pions, dont au moins 2 dans la moitié adverse.
