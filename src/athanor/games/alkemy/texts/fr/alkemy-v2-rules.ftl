### Alkemy, second edition: the catalogue of rules, in our own words.
### One message per rule (AK2-001 ...) and per ruling (AK2-R1 ...); the message id is the rule ID.
### "Lecture maison" marks what is a decision of this platform and not text of the rulebook.
### Words: tour = turn; carte d’Attaque, carte de Défense = Attack, Defense Combat Card; attaque sans carte = cardless attack.

## General principles

AK2-001 = Vous dirigez une troupe ; à sa tête, un héros au moins. Toutes ses figurines viennent d’une même faction ou sous-faction.
AK2-002 = Quand une carte (profil, formule, Carte de Combat ou scénario) contredit le livret de règles, c’est elle qui l’emporte.
AK2-003 = Une figurine n’a ni face ni dos : elle voit tout autour d’elle, à 360°.
AK2-004 = La vue est réciproque : qui vous voyez vous voit aussi.
AK2-005 = Sauf dans la variante avec mesures (AK2-1201), rien ne se mesure à l’avance. On ne sort le mètre que pour résoudre une Action ou une compétence qui le demande (AK2-R68).
AK2-006 = Le pouce est la seule unité de distance.
AK2-007 = Quand une Action ou une compétence dépend d’une distance, vous l’annoncez d’abord avec ses cibles, vous la payez, puis on vérifie ligne de vue et distance, et c’est seulement ensuite qu’on l’exécute. Seule l’Action de combat se paie à la révélation (AK2-709).
AK2-008 = Si la vérification révèle qu’une condition manque, votre Action échoue et rien de ce que vous avez payé ne vous revient.
AK2-009 = Si vous annoncez quelque chose qui exige une ligne de vue et qu’il n’y en a pas, c’est un échec. Ce qui est payé est perdu (AK2-008).
AK2-010 = Les socles sont ronds : 1 pouce de diamètre pour les tailles 1 et 2, 1,5 pouce pour la taille 3.
AK2-011 = Avant de jouer, convenez d’une seule taille pour chaque décor, même de hauteur inégale. Sous 1 pouce de haut, c’est la taille 0 ; de 1 à 2 pouces, la taille 1 ; de 2 à 3, la taille 2 ; de 3 à 4, la taille 3 ; au-delà de 4, la taille 4 (AK2-R3).
AK2-012 = Mieux vaut un décor de 5 pouces au plus en longueur, largeur et hauteur. C’est un conseil : plus grand n’est pas interdit.
AK2-013 = Certains effets demandent un gabarit : il a le format d’une carte de profil, 63 × 89 mm (AK2-R4).
AK2-014 = Sans le module de décors avancés, les décors sont fermés à vos figurines : elles ne peuvent ni les traverser ni y poser ne serait-ce qu’un bout de socle.
AK2-015 = Sans le module de décors avancés, tout décor est à la fois Opaque et Infranchissable.
AK2-016 = Un objectif n’est pas un décor, à moins que le scénario n’en décide autrement.
AK2-017 = Quand des effets des deux joueurs tombent au même moment, celui qui n’avait pas l’initiative ce tour-ci en choisit l’ordre (AK2-R5).
AK2-018 = Lors d’une rencontre organisée, c’est l’organisateur qui fixe le format et la taille de la table.
AK2-019 = Les cartes n’ont pas de secret : tout le monde voit les PdV perdus, les PA restants, la concentration, les réserves et les effets. Seul reste caché ce qu’une règle dit caché (AK2-R6).

## Health

AK2-101 = Sur la carte, les cases de PdV de votre figurine se suivent de gauche à droite : les blanches, puis les jaunes, puis les rouges. La carte dit combien il y en a de chaque couleur.
AK2-102 = Pour chaque point de dommages, vous cochez une case, toujours la suivante en partant de la gauche.
AK2-103 = La première case libre en partant de la gauche donne l’état de votre figurine : Indemne si elle est blanche, Grave si elle est jaune, Critique si elle est rouge.
AK2-104 = Dès qu’elle perd son dernier PdV, une figurine quitte le jeu, même si une Action est encore en cours.
AK2-105 = Les figurines d’une même carte ne partagent pas leurs PdV : chacune a sa propre ligne de PdV.

## Rolling dice

AK2-106 = Les dés sont blancs, jaunes ou rouges. Chaque face porte un nombre et un symbole (épée, hache ou masse), et chaque couleur a ses propres faces.
AK2-107 = Vous lancez des dés d’une seule couleur : celle de l’état de votre figurine à cet instant, sauf effet contraire (AK2-R69).
AK2-108 = Un jet porte sur une caractéristique, face à une difficulté. Pour un jet de caractéristique, c’est un nombre fixe ou une caractéristique d’une figurine ennemie. Pour un jet en opposition, c’est le résultat d’une figurine ennemie avec la même caractéristique.
AK2-109 = Une figurine qui ne possède pas la caractéristique demandée réussit d’office, pour les deux sortes de jet, sauf mention contraire (AK2-R7).
AK2-110 = Vous ne lancez jamais moins de 2 dés.
AK2-111 = Dans un même jet, chaque dé Bonus annule un dé Malus. Il ne vous reste donc que des dés Bonus, que des dés Malus, ou aucun.
AK2-112 = Vous ne lancez jamais plus de 4 dés : des dés Bonus ou Malus qui restent après annulation, 2 seulement comptent.
AK2-113 = Quel que soit le nombre de dés lancés, vous en gardez 2, ni plus ni moins.
AK2-114 = Sans dé Bonus ni dé Malus, vous gardez les deux dés que vous lancez.
AK2-115 = Avec des dés Bonus, gardez les deux dés qui vous conviennent (AK2-R62).
AK2-116 = Avec des dés Malus, pas de choix : vous gardez les deux nombres les plus bas (AK2-R8).
AK2-117 = Votre résultat est la somme des deux nombres gardés et de votre caractéristique.
AK2-118 = Pour réussir un jet de caractéristique, atteignez la difficulté ou dépassez-la.
AK2-119 = Un jet en opposition revient au résultat le plus élevé.
AK2-120 = Si un jet en opposition finit à égalité, la figurine dont la caractéristique est la plus haute l’emporte.
AK2-121 = Si les caractéristiques sont égales elles aussi, les deux figurines relancent, autant de fois qu’il le faut (AK2-R9).

## Damage

AK2-122 = Quand un jet qui inflige des dommages réussit, lisez aussitôt les symboles des deux dés gardés sur la ligne de DOM de votre figurine : celle de combat, ou celle de Tir pour un Tir. La victime coche autant de cases de PdV (AK2-R60).
AK2-123 = Une ligne de DOM compte six colonnes : une par paire de symboles, sans tenir compte de leur ordre (AK2-R10).
AK2-124 = Un décalage vous fait lire la colonne voisine, à gauche ou à droite. Les décalages s’additionnent, gauche et droite se compensant (AK2-R11).
AK2-125 = Les dés Bonus viennent surtout d’une Charge, d’une Carte de Combat avantagée face à celle d’en face, des formules et des compétences. Les dés Malus viennent surtout de la compétence Effrayant, du jet de REF d’une Attaque Brutale, des formules et des compétences.

## Distances and line of sight

AK2-201 = La distance entre deux figurines se prend d’un bord de socle à l’autre (AK2-R1).
AK2-202 = Votre figurine voit un élément si une droite au moins, d’un point quelconque de son socle à un point quelconque du socle ou du bord de la cible, n’est coupée par aucun obstacle gênant la vue.
AK2-203 = Une droite n’est coupée que par un obstacle (figurine de l’un ou l’autre camp, décor, objectif, etc.) au moins aussi grand que la figurine qui regarde et au moins aussi grand que sa cible (AK2-R12).
AK2-204 = Un obstacle plus petit que les deux figurines ne cache rien.
AK2-205 = Voir en partie suffit : tant qu’une droite évite l’obstacle, il ne bloque pas la vue.
AK2-206 = Un décor de taille 0 ne bloque donc jamais la vue.

## Building a warband

AK2-301 = Convenez d’un format avec votre adversaire, ou prenez celui qu’impose l’organisateur.
AK2-302 = Il y a quatre formats. 180 points au plus : 1 héros exactement, table de 24 pouces, 6 à 12 décors. 200 points : 1 ou 2 héros, 24 pouces, 6 à 12 décors. 250 points : 2 héros exactement, 36 pouces, 10 à 16 décors. 300 points : 2 ou 3 héros, 36 pouces, 10 à 16 décors.
AK2-303 = Additionnez le coût de vos figurines : vous pouvez rester sous les points du format, jamais les dépasser.
AK2-304 = Il doit exister un symbole, de faction ou de sous-faction, que portent toutes les figurines de votre troupe.
AK2-305 = Une carte à plusieurs symboles peut servir dans chacune des factions ou sous-factions correspondantes.
AK2-306 = Ne prenez ni moins ni plus de héros que le format ne le permet.
AK2-307 = Un héros est unique : vous ne pouvez prendre chacun qu’une fois. Voilà pourquoi sa carte n’indique pas de limite.
AK2-308 = Sur la carte d’une figurine qui n’est pas un héros, le nombre entre parenthèses dit combien de cartes de ce nom vous pouvez prendre au plus (AK2-R13).
AK2-309 = Vous payez chaque figurine, et non la carte.
AK2-310 = Remplissez toutes les places d’une carte multifigurine avant d’en ouvrir une autre du même nom, sans dépasser sa limite (AK2-308).
AK2-311 = Seule la dernière carte d’un nom peut garder des places vides : par exemple deux figurines sur une carte à trois lignes, pour deux fois le coût.
AK2-312 = Chaque figurine d’une carte multifigurine dispose pour elle des PA, caractéristiques, compétences et lignes de DOM de la carte. Chacune a sa ligne de PdV.
AK2-313 = Une sous-faction dépend d’une faction plus vaste : elle lui emprunte une partie de ses figurines et en a d’autres pour elle seule. Les symboles des cartes disent lesquelles.
AK2-314 = Votre faction détermine votre affinité. Terre : Royaume d’Avalon (sous-factions Le Temple et Les Sanctifiés) et Nation Aurlok (Clan Walosi, Clan Waga). Eau : République Khalimane (Sororité et Fadela, imprimées comme une seule sous-faction), Évadés du Pénitencier de la Dent et Utopie d’Irmao (Bokors). Air : Empire de la Triade de Jade (Garde Cobra) et Chimères. Feu : Citadelles Naashties (Citadelle de Chim-Eth) et Cultes de Rados (Culte du Sang).

## Setting up

AK2-401 = Choisissez avec votre adversaire le scénario et les modules facultatifs. Chaque module se joue seul ou avec d’autres (AK2-R76).
AK2-402 = Le hasard désigne le joueur A ; l’autre est le joueur B.
AK2-403 = Le schéma du scénario attribue à chacun une zone de table, qui contient sa zone de déploiement.
AK2-404 = Le scénario dit où placer les objectifs et à quel moment : cela peut tomber avant ou après d’autres étapes de la mise en place.

## Placing scenery

AK2-405 = Vous placez les décors chacun à son tour, un seul à la fois. Le joueur A commence (AK2-R15).
AK2-406 = Entre votre décor et tout autre décor ou objectif, il faut plus de 3 pouces ; 3 pouces tout juste ne suffisent pas.
AK2-407 = Vos décors n’entrent pas dans la zone de déploiement adverse. La vôtre leur est ouverte.
AK2-408 = Votre premier décor va dans votre zone de table, le deuxième dans celle de l’adversaire, le troisième de nouveau chez vous, et ainsi en alternance.
AK2-409 = Un décor peut chevaucher les deux zones, pourvu que sa plus grande partie soit dans la zone où vous devez le placer (AK2-408, AK2-R14).
AK2-410 = Sur une table de 24 pouces, au moment de placer votre 4e décor (le 7e ou 8e de la table) ou l’un des suivants, vous pouvez annoncer à la place que vous arrêtez.
AK2-411 = Sur une table de 36 pouces, vous pouvez arrêter de même à partir de votre 6e décor (le 11e ou 12e de la table).
AK2-412 = Si vous arrêtez, votre adversaire peut encore ajouter un décor, puis on n’en place plus (AK2-R16).
AK2-413 = On aboutit à 6 à 12 décors sur une table de 24 pouces, à 10 à 16 sur une de 36. Une fois le maximum atteint, le placement s’arrête aussi.

## Resource tokens

AK2-414 = Viennent ensuite les pions Ressources. Vous les posez à tour de rôle, le joueur B en premier, chacun sur un décor.
AK2-415 = Vos pions ont l’affinité de votre faction ou sous-faction.
AK2-416 = Avec un pion, c’est le décor tout entier qui devient un lieu de récolte pour les alchimistes.
AK2-417 = Il n’y a jamais plus d’un pion par décor.
AK2-418 = Sur une table de 24 pouces, vous avez 3 pions, et 1 ou plus doit aller dans la zone de table de l’adversaire. Sur 36 pouces, vous en avez 5, dont 2 ou plus vont chez lui (AK2-R17).

## Deployment

AK2-419 = Vous déployez dans votre zone de déploiement, et aucun bout de socle ne doit en dépasser.
AK2-420 = Celui qui a le plus de cartes de profil déploie en premier (AK2-R18).
AK2-421 = À nombre de cartes égal, faites un jet en opposition d’ESP. Chacun choisit dans sa troupe le profil dont il prend la valeur, et le perdant doit commencer.
AK2-422 = Vous déployez à tour de rôle une carte, c’est-à-dire sa figurine ou toutes ses figurines, jusqu’à ce que tout le monde soit sur la table. Si l’adversaire n’a plus de cartes, vous posez les vôtres à la suite.
AK2-423 = Les figurines d’une même carte peuvent être placées loin les unes des autres. En jeu, chacune va de son côté ; elles ont seulement en commun d’être activées ensemble (AK2-522).
AK2-424 = Le premier tour débute dès que les deux troupes sont en place.

## Status and situation

AK2-501 = Une figurine a toujours un statut et un seul. Aux Aguets : il lui reste 1 PA ou plus. Active : on est en train de l’activer. Réactive : elle accomplit une Réaction, le temps de celle-ci seulement. Inactive : elle a épuisé ses PA du tour.
AK2-502 = Une figurine a aussi à tout moment une situation : En Combat tant qu’elle touche une ou plusieurs figurines ennemies, Libre sinon.

## Start of the turn

AK2-503 = Première étape d’un tour : tout ce qui se produit en début de tour prend effet.
AK2-504 = À la première étape d’un tour, chaque figurine reçoit autant de PA que sa carte en indique (AK2-R85).
AK2-505 = Deuxième étape d’un tour, l’initiative : vous et votre adversaire choisissez en même temps une figurine chacun, puis elles font un jet en opposition d’ESP (AK2-R19).
AK2-506 = Si vous gagnez l’initiative, vous dites qui entame le tour : vous ou votre adversaire.
AK2-507 = Celui qui entame est le premier joueur actif et doit activer une carte : on ne peut pas passer la main sur la première activation du tour (AK2-R20).

## Activation phase

AK2-508 = Quand vous êtes le joueur actif, vous activez une carte ou vous passez la main. Puis c’est votre adversaire qui devient actif.
AK2-509 = Quand vous passez la main, c’est aussitôt à l’adversaire. Vous pouvez le faire autant de fois que vous voulez dans un tour, sauf à l’ouverture (AK2-507).
AK2-510 = Si aucune de vos cartes ne peut être activée, vous ne pouvez que passer la main ; cela se fait tout seul.
AK2-511 = Deux passes de suite, une de chaque joueur, mettent fin sur-le-champ à la phase d’activation, même s’il reste des PA.
AK2-512 = Vous ne pouvez activer une carte que si une ou plusieurs de ses figurines sont Aux Aguets. Elles deviennent Actives.
AK2-513 = Une figurine déjà activée ce tour-ci mais encore Aux Aguets peut être réactivée. Elle dépense pour cela 1 PA avant toute annonce ; sans ce PA, pas de réactivation (AK2-R21).
AK2-514 = Une même figurine peut ainsi connaître plusieurs activations dans un tour.

## An activation step by step

AK2-515 = Une activation se déroule ainsi. 1 : choisissez la carte. 2 : les effets de début d’activation s’appliquent. 3 : annoncez une Action, ou servez-vous d’une compétence qui coûte des PA ou offre une Action. 4 : payez. 5 : résolvez. 6 : revenez en 3 tant que vous le voulez et que la figurine le peut. 7 : les effets de fin d’activation s’appliquent (AK2-R87).
AK2-516 = Rien ne vous force à épuiser vos PA : vous pouvez vous arrêter avant et garder le reste.
AK2-517 = Une figurine activée doit faire quelque chose : une Action au moins, fût-elle à 0 PA, ou une compétence qui coûte des PA ou offre une Action (AK2-R22).
AK2-518 = Une chose à la fois : l’Action suivante ne débute qu’une fois la précédente terminée.
AK2-519 = À la fin de son activation, votre figurine est Aux Aguets s’il lui reste 1 PA ou plus, Inactive s’il ne lui en reste aucun.
AK2-520 = Sont des Actions : la Marche, la Charge et la Course ; le combat ; le Tir ; en alchimie, se concentrer, récolter un pion et utiliser une formule ; et ce que le scénario ajoute.
AK2-521 = Se servir d’une compétence n’est pas une Action, même si certaines offrent des Actions gratuites.

## Multi-figure cards

AK2-522 = Activer une carte multifigurine, c’est activer d’un coup toutes ses figurines Aux Aguets (AK2-R21).
AK2-523 = Sur une carte multifigurine, chaque figurine commence par annoncer une Action, toutes en même temps et pas forcément la même. Vous les résolvez ensuite une à une, dans l’ordre de votre choix. Quand toutes sont résolues, vous pouvez annoncer les deuxièmes Actions, et ainsi de suite (AK2-R79).
AK2-524 = Si les conditions d’une Action annoncée ne sont plus réunies quand vient son moment, elle est ratée : une Charge devient une Charge ratée, un Tir un Tir raté (AK2-R23).
AK2-525 = Une cible annoncée reste la cible.

## Reactions

AK2-526 = Pendant une activation ennemie, vos figurines ne peuvent réagir que dans quatre cas. Cible d’une Action de combat ou de la Carte de Combat gratuite d’un chargeur : jouer une Carte de Combat (AK2-704). Cible Libre d’un Tir : Tir, Marche ou Charge (AK2-826). Cible Libre d’une Charge, avec une arme de Tir : Tir (AK2-825). Compétence offrant une Action gratuite qu’elle autorise en Réaction (AK2-1004).
AK2-527 = Votre figurine qui réagit paie comme pour l’Action elle-même et doit donc en avoir les PA : 1 pour une Marche, une Charge ou un Tir, 1 ou 0 pour une Carte de Combat (AK2-R24).
AK2-528 = Votre figurine n’est Réactive que jusqu’au bout de sa Réaction ; ses PA la rendent ensuite Aux Aguets ou Inactive. Réagir n’est pas être activée.

## Movement

AK2-601 = Quand vous vous déplacez, prenez le trajet que vous voulez, avec des détours si bon vous semble, et n’usez de la distance que ce qu’il vous faut.
AK2-602 = Aucune partie de votre socle ne peut traverser une figurine, amie ou ennemie, un objectif ou un décor (AK2-R2).

## Walk

AK2-603 = Pour 1 PA, votre figurine fait une Marche, sans dépasser sa valeur de Marche.
AK2-604 = Au terme d’une Marche, la figurine doit être Libre.
AK2-605 = Pour quitter un combat par une Marche, il faut d’abord un jet de Désengagement (AK2-624).
AK2-606 = En Réaction, la Marche est réservée à la cible d’un Tir (AK2-829).
AK2-607 = Vous pouvez faire plusieurs Marches dans un tour, si vous en avez les PA et n’avez fait ni Course ni Charge (AK2-610, AK2-617).

## Run

AK2-608 = Pour 2 PA, votre figurine fait une Course, sans dépasser sa valeur de Course.
AK2-609 = Au terme d’une Course, la figurine doit être Libre.
AK2-610 = Une figurine qui a fait une Course ne se déplace plus de tout le tour.
AK2-611 = Pour quitter un combat par une Course, il faut d’abord un jet de Désengagement (AK2-624).
AK2-612 = La Course n’est jamais une Réaction.

## Charge

AK2-613 = Une figurine Libre peut Charger pour 1 PA. Désignez la figurine ennemie visée, puis payez (AK2-R63).
AK2-614 = Pour que la Charge soit valide, vous devez voir la cible et l’avoir à portée de votre valeur de Charge (AK2-R25).
AK2-615 = Si la Charge est valide, votre figurine avance, dans la limite de sa valeur de Charge, jusqu’à toucher la cible. Toutes deux sont alors En Combat.
AK2-616 = Votre Charge a atteint sa cible : vous devez aussitôt jouer une Carte de Combat contre elle. Cette carte ne coûte aucun PA, ce doit être une carte d’Attaque, et son jet de COM a 1 dé Bonus (AK2-R71).
AK2-617 = Après une Charge, valide ou ratée, votre figurine ne se déplace plus de tout le tour.
AK2-618 = S’il manque une condition à votre Charge, elle est ratée : votre figurine va vers la cible au plus court, de sa valeur de Marche, et s’arrête avant d’être En Combat (AK2-R26).
AK2-619 = Une figurine qui a raté sa Charge ne peut plus jouer de cartes d’Attaque ce tour-ci, seulement des cartes de Défense (AK2-R66).
AK2-620 = En Réaction, la Charge est réservée à la cible d’un Tir, et ne peut viser que le tireur (AK2-831).
AK2-621 = Pour une Charge multiple, désignez une cible initiale et une ou plusieurs autres. Vue et distance doivent être bonnes pour chacune (AK2-614, AK2-R27).
AK2-622 = Si la Charge multiple est valide, votre figurine finit au contact de toutes ses cibles. Elle ne joue pourtant qu’une carte d’Attaque gratuite, contre la cible initiale.
AK2-623 = Dans une Charge multiple, une seule cible hors conditions fait tout rater. Votre figurine va alors vers la cible initiale au plus court, de sa valeur de Marche, et s’arrête avant d’être En Combat ; les limites de AK2-617 et AK2-619 s’appliquent.

## Disengagement

AK2-624 = Avant qu’une Marche ou une Course ne la sorte du combat, votre figurine fait un jet de Désengagement : un jet en opposition de REF face à une ennemie En Combat avec elle (AK2-R80).
AK2-625 = Si votre figurine veut se désengager de plusieurs ennemies, leur joueur choisit laquelle fait le jet.
AK2-626 = Si votre figurine gagne le jet de Désengagement, elle se déplace normalement.
AK2-627 = Si votre figurine perd le jet de Désengagement, chaque ennemie En Combat avec elle peut lui porter une Attaque Rapide gratuite, sans carte (AK2-727). Si elle y survit, elle se déplace ensuite normalement (AK2-R28).

## Combat

AK2-701 = Seule une figurine En Combat peut faire une Action de combat, et seulement contre une ennemie qu’elle touche (AK2-R59).
AK2-702 = On n’entre en combat que de deux façons : en chargeant ou en étant chargé (AK2-R29).
AK2-703 = Quel que soit le nombre de figurines au contact, un combat est un duel entre deux d’entre elles.
AK2-704 = Si votre figurine est la cible d’une Action de combat, elle peut réagir en jouant une Carte de Combat, aux mêmes règles que l’attaquant.
AK2-705 = Une Action de combat, c’est jouer une Carte de Combat. Elle s’achève quand cette carte et la Réaction de la cible sont résolues.

## Combat Cards

AK2-706 = Vous avez cinq Cartes de Combat. Attaque Brutale, Attaque Normale et Attaque Rapide sont des cartes d’Attaque ; Parade et Inactif sont des cartes de Défense.
AK2-707 = Votre adversaire et vous choisissez chacun une carte en secret et la posez face cachée. Elle ne vaut que pour ce combat.
AK2-708 = Inactif ne coûte rien ; toute autre carte coûte 1 PA. La figurine qui charge ne paie pas la sienne (AK2-616).
AK2-709 = Les deux Cartes de Combat sont retournées en même temps, et c’est alors qu’on paie les PA.
AK2-710 = Une figurine sans PA joue Inactif d’office, à moins qu’un effet ne lui offre une Carte de Combat gratuite (AK2-R30).
AK2-711 = Ce que votre Carte de Combat modifie ne vaut que pour l’Action de combat en cours.
AK2-712 = Attaque Rapide : 1 dé Bonus en REF, 1 dé Bonus en COM contre la Normale, dommages une colonne à gauche. Attaque Normale : 1 dé Bonus en COM contre la Brutale. Attaque Brutale : 1 dé Malus en REF, 1 dé Bonus en COM contre la Rapide, dommages une colonne à droite. Parade : une contre-attaque possible (AK2-723) et un dé Bonus (AK2-R31). Inactif : aucun modificateur.
AK2-713 = Une Botte est une Carte de Combat spéciale, qui compte comme la carte de base qu’elle nomme. Elle se joue comme celle-ci, avec ses propres changements, mais seulement par les figurines ou dans les cas que son texte autorise.

## Attack against Attack

AK2-714 = Quand deux cartes d’Attaque se rencontrent, les deux figurines font un jet en opposition de REF, modifié par leurs cartes, leurs compétences, etc.
AK2-715 = La figurine qui gagne le jet de REF frappe la première : un jet de COM avec tous ses modificateurs, dont la difficulté est la DEF ennemie. S’il réussit, elle inflige les dommages lus, décalages compris (AK2-R82).
AK2-716 = Si la figurine qui a perdu le jet de REF vit encore, elle frappe à son tour de la même façon, avec les dés de son état du moment (AK2-107, AK2-R61).

## Attack against Inactive

AK2-717 = Contre Inactif, pas de jet de REF. L’attaquant fait un jet de COM modifié contre la DEF ennemie, et inflige ses dommages s’il réussit.

## Attack against Parry

AK2-718 = Contre la Parade, pas de jet de REF non plus : c’est un jet en opposition de COM. L’attaquant lance avec ses modificateurs, fixe les dés gardés et dit son résultat ; le défenseur ne lance qu’après, avec les siens.
AK2-719 = Si l’attaquant l’emporte sur la Parade, ses dés gardés infligent leurs dommages, quelle que soit la DEF ennemie (AK2-R32).
AK2-720 = Si le défenseur gagne, le coup est paré et ne fait aucun dommage.
AK2-721 = Une égalité face à une Parade se règle comme dans tout jet en opposition (AK2-120, AK2-121).
AK2-722 = Qui charge a son dé Bonus en COM (AK2-616) face à une carte d’Attaque, à Inactif ou à la Parade, sans différence.
AK2-723 = Si vous parez avec un résultat supérieur d’au moins 3 à celui de l’attaquant, vous pouvez répliquer par une Attaque Normale sans carte.

## Defense against Defense

AK2-724 = Deux cartes de Défense restent sans effet. Une Parade coûte malgré tout 1 PA.
AK2-725 = Si vous jouez tous deux Inactif, l’activation de la figurine active prend fin là. Elle garde les PA qui lui restent.
AK2-726 = Si deux cartes Inactif mettent fin à l’activation d’une carte multifigurine (AK2-725), c’est fini pour toutes ses figurines, une fois résolues les Actions déjà annoncées.

## Attacks without a card

AK2-727 = Certaines règles offrent une Attaque Rapide, Normale ou Brutale sans carte. Ce n’est pas une Action et elle ne s’annonce pas : elle n’a lieu que si une règle vous la donne.
AK2-728 = Les compétences et effets liés aux Cartes de Combat ne jouent pas pour les attaques sans carte.
AK2-729 = Les attaques sans carte ne coûtent rien et personne ne peut y réagir, sauf mention contraire.
AK2-730 = Pour une attaque sans carte, faites un jet de COM, modifié s’il y a lieu, contre la DEF de la cible. S’il réussit, lisez les dommages : tels quels pour la Normale, une colonne à gauche pour la Rapide, une à droite pour la Brutale.

## Shooting

AK2-801 = Avec une arme de Tir, votre figurine peut dépenser 1 PA pour tirer sur une figurine ennemie.
AK2-802 = Une figurine En Combat ne peut pas tirer.
AK2-803 = Vous pouvez tirer dans un tour autant de fois que vos PA le permettent.
AK2-804 = Vous devez voir votre cible. Si, une fois le Tir annoncé, il n’y a pas de ligne de vue, il n’a pas lieu : c’est un Tir raté et le PA est perdu.
AK2-805 = Avant un Tir vient l’estimation : dites à quelle distance votre figurine se trouve, selon vous, de sa cible.
AK2-806 = Quand des figurines d’une même carte ont annoncé plusieurs Tirs, donnez toutes les estimations avant de mesurer et de résoudre le premier (AK2-R72).
AK2-807 = Après votre estimation, on mesure la distance. Au-delà de la portée de l’arme, c’est raté d’office ; juste à la portée, c’est encore bon.
AK2-808 = À portée, le Tir se poursuit, si fausse que soit votre estimation.
AK2-809 = Reportez votre estimation du bord du socle du tireur vers la cible : si elle s’arrête sur le socle de celle-ci, elle est juste et vous vaut le Bonus de Visée (AK2-R33).
AK2-810 = Le Bonus de Visée est de 1 dé Bonus au jet de Tir.
AK2-811 = Si la cible réagit à votre Tir, de quelque façon que ce soit, vous perdez le Bonus de Visée. Il est perdu dès l’annonce de la Réaction, même si la cible ne survit pas pour l’accomplir.
AK2-812 = Une fois l’estimation et les vérifications faites, et avant de lancer les dés, la cible peut annoncer une Réaction (AK2-R34).
AK2-813 = Le jet de Tir est un jet de caractéristique : la valeur de votre arme contre la DEF de la cible.
AK2-814 = Si votre jet de Tir réussit, lisez les dommages sur votre ligne de DOM de Tir.
AK2-815 = Chaque obstacle entre tireur et cible décale les dommages d’une colonne à gauche.
AK2-816 = Les deux bouts d’un diamètre du socle du tireur et les deux d’un diamètre du socle de la cible délimitent le couloir de tir. Toute figurine, tout décor ou objectif qui s’y trouve est un obstacle s’il est au moins de taille 1 (AK2-R35).
AK2-817 = Ce qui se trouve entièrement à 5 pouces ou moins du tireur n’est pas un obstacle.
AK2-818 = Bout Portant : si la cible est à 5 pouces au plus, les dommages se décalent d’une colonne à droite.
AK2-819 = Un Tir de Réaction peut lui aussi se faire à Bout Portant.

## Shooting into a combat

AK2-820 = Si vous touchez une cible En Combat, elle fait un jet de couvert avant de subir le moindre dommage.
AK2-821 = Pour un jet de couvert, la cible lance 2 dés de la couleur de son état, sans ajouter de caractéristique. Il lui faut 8 ou plus.
AK2-822 = À un jet de couvert, une cible de taille 1 a 1 dé Bonus, une cible de taille 3 a 1 dé Malus. Rien d’autre ne le modifie.
AK2-823 = Si le jet de couvert réussit, c’est la figurine que la cible combat qui subit les dommages. Le Tir, lui, reste jugé sur la DEF de la cible d’origine (AK2-R70).
AK2-824 = Quand la cible combat plusieurs figurines à la fois, les dommages vont à la plus proche du tireur ; à distance égale, le hasard tranche.

## Reactions around shooting

AK2-825 = Si votre figurine Libre a une arme de Tir et qu’on la charge, elle peut tirer sur le chargeur pour 1 PA. Dites-le juste après l’annonce de la Charge ; le Tir se résout avant tout mouvement. Pas d’estimation, donc pas de Bonus de Visée, mais le Bout Portant peut jouer. La Charge se poursuit ensuite normalement (AK2-R36).
AK2-826 = Si l’on tire sur votre figurine Libre, elle peut réagir par un Tir, une Marche ou une Charge. Annoncez-le une fois l’estimation et les vérifications faites, avant le jet.
AK2-827 = Pour riposter par un Tir, il vous faut une arme qui porte jusqu’au tireur actif. Les deux Tirs partent au même moment, et vous ne faites pas d’estimation.
AK2-828 = Au même moment veut dire que chaque figurine lance selon son état d’avant les deux Tirs ; ensuite seulement, les dommages de l’un et de l’autre s’appliquent.
AK2-829 = Si vous réagissez par une Marche, le Tir passe d’abord. Vous faites ensuite une Marche normale, qui doit vous mener hors de la vue du tireur, ou hors de portée de son arme, ou à 1 pouce au plus d’une figurine, d’un décor ou d’un objectif de taille 1 ou plus qui, la Réaction finie, se trouve dans le couloir de tir entre vous deux (AK2-R37).
AK2-830 = Une Réaction par Marche ou par Charge n’a lieu que si votre figurine a survécu au Tir.
AK2-831 = Si vous réagissez par une Charge, le Tir passe d’abord là aussi. Votre figurine charge ensuite le tireur selon les règles habituelles.

## Alchemists

AK2-901 = Un alchimiste a l’affinité de sa faction (AK2-314), appartient au Cercle Extérieur ou au Cercle Intérieur et possède une carte de formules. L’affinité compte pour la récolte et pour certaines Actions de scénario.
AK2-902 = Votre alchimiste a deux ressources : les composants, qui alimentent les formules, et les pierres, qui paient les améliorations. Cochez ce que vous employez, décochez ce que vous récupérez ; il n’a jamais plus que la réserve de sa carte (AK2-R38).

## Concentration

AK2-903 = La concentration va du niveau 0 au niveau 4. Tout alchimiste commence la partie à 0.
AK2-904 = Pendant son activation, votre alchimiste peut dépenser 1 PA pour gagner un niveau, et recommencer, jusqu’au niveau 4.
AK2-905 = Chaque fois que votre alchimiste subit des dommages, il perd un niveau, le plus haut coché, peu importe leur ampleur.
AK2-906 = Pour gagner un niveau, cochez le plus bas encore libre ; pour en perdre un, décochez le plus haut coché.

## Formulas

AK2-907 = Pour utiliser une formule, il faut à votre alchimiste trois choses : les composants, le niveau de concentration requis ou mieux, et ne pas l’avoir déjà utilisée ce tour-ci (AK2-R39).
AK2-908 = Formule, étape 1 : annoncez la cible. Votre alchimiste doit la voir.
AK2-909 = Formule, étape 2 : cochez les composants, et payez en plus, au choix, 1 PA ou 1 niveau de concentration.
AK2-910 = Vous ne pouvez payer en concentration que si votre alchimiste garde ensuite au moins le niveau requis par la formule.
AK2-911 = Formule, étape 3 : mesurez. Si la cible est à portée, la formule est lancée. Si elle est plus loin, la formule échoue et tout ce qui est payé est perdu.
AK2-912 = Formule, étape 4 : une fois lancée, vous pouvez cocher des pierres pour l’améliorer. Par formule, c’est 4 pierres au plus pour le Cercle Extérieur, 6 pour le Cercle Intérieur.
AK2-913 = Vous pouvez prendre plusieurs fois la même amélioration, et en mêler de différentes.
AK2-914 = Si une amélioration ajoute des cibles, annoncez-les toutes avant d’en mesurer aucune. Les pierres dépensées pour une cible hors de portée sont perdues (AK2-R40, AK2-R83).
AK2-915 = Lancer une formule ne demande en soi aucun jet. S’il en faut un, le texte de la formule le dit.

## Harvesting

AK2-916 = Si votre alchimiste touche un décor où se trouve un pion Ressources, il peut l’en retirer pour 1 PA (AK2-R65, AK2-R77).
AK2-917 = En récoltant dans le Cercle Extérieur, vous choisissez : récupérer des ressources ou déclencher l’effet d’affinité du pion. Dans le Cercle Intérieur, vous récupérez les ressources et pouvez en plus déclencher l’effet.
AK2-918 = Une récolte vous rend composants et pierres dans la proportion de votre choix. Cercle Extérieur : 4 si le pion a l’affinité de votre alchimiste, 2 sinon. Cercle Intérieur : 6 ou 4.
AK2-919 = Les ressources qui n’ont pas de place dans les réserves sont perdues.

## Affinity effects

AK2-920 = Pion de Feu : chaque fois que votre alchimiste lance une formule, vous pouvez désigner une figurine ennemie qu’il voit et qui n’est pas plus loin, en pouces, que son ESP. Elle subit 1 point de dommages. L’effet dure jusqu’à la fin de la prochaine activation de l’alchimiste (AK2-R41, AK2-R84).
AK2-921 = Pion d’Eau : votre alchimiste lance ses formules 3 pouces plus loin. Les aires d’effet s’étendent de 2 pouces tant que dure leur formule. L’effet dure jusqu’à la fin de la prochaine activation de l’alchimiste (AK2-R41, AK2-R42).
AK2-922 = Pion de Terre : votre alchimiste gagne 1 en DEF, sans dépasser 12, et les dommages ne lui coûtent pas de concentration. L’effet dure jusqu’à la fin de sa prochaine activation (AK2-R41).
AK2-923 = Pion d’Air : quand un alchimiste ennemi à 8 pouces ou moins lance une formule, vous pouvez lui interdire de l’améliorer. Cela ne sert qu’une fois et ne coûte rien, jusqu’à la fin de la prochaine activation de votre alchimiste (AK2-R41, AK2-R43).

## Skills, free Actions, scenario Actions

AK2-1001 = Le texte d’une compétence dit ce qu’elle fait, ce qu’elle coûte et quand vous pouvez vous en servir.
AK2-1002 = Si une compétence vous offre gratuitement une Action ordinaire, celle-ci coûte 0 PA (AK2-R64).
AK2-1003 = Sauf précision de la compétence, une Action gratuite ne se prend que pendant une activation de la figurine.
AK2-1004 = Une compétence qui permet son Action gratuite en Réaction la permet même à une figurine Inactive, qui est Réactive pendant ce temps.
AK2-1005 = Un scénario peut apporter ses propres Actions et compétences, qui n’existent que chez lui.

## End of the turn and of the game

AK2-1101 = En fin de tour, étape 1 : ce qui dure jusqu’à la fin du tour s’arrête, puis les effets propres à la phase de fin de tour s’appliquent.
AK2-1102 = En fin de tour, étape 2 : on résout les effets du scénario et l’on compte les Points de Scénario.
AK2-1103 = En fin de tour, étape 3 : on regarde si la partie est finie.
AK2-1104 = En fin de tour, étape 4 : les PA non dépensés sont perdus, et le tour suivant commence.
AK2-1105 = À deux joueurs, la partie peut durer un nombre quelconque de tours (AK2-R44).
AK2-1106 = Si le décompte de fin de tour vous amène aux Points de Scénario qu’exige le scénario, la partie est finie et vous gagnez.
AK2-1107 = Si vous atteignez tous deux dans le même tour les Points de Scénario exigés, la partie est nulle.
AK2-1108 = Si, à la fin d’un tour, un joueur n’a plus de figurine sur la table, la partie est finie et nulle (AK2-R45).
AK2-1109 = La fin de la partie se vérifie quand un tour s’achève et à aucun autre moment.

## Playing with measuring

AK2-1201 = Dans la variante avec mesures, chacun peut mesurer tout ce qu’il veut, quand il le veut.
AK2-1202 = Avec mesures, il n’y a plus d’estimation. Un Tir a d’office le Bonus de Visée si aucun obstacle ne sépare tireur et cible (AK2-816, AK2-817, AK2-R46).
AK2-1203 = Avec mesures, s’il y a un obstacle, le premier PA dépensé à tirer sur une cible n’apporte aucun Bonus de Visée. Dès le deuxième, vous l’avez, tant qu’aucune des deux figurines n’a bougé (AK2-R46).
AK2-1204 = Pour les compétences qui demandent une estimation, le site de l’éditeur propose des textes adaptés. Nous n’en disposons pas.
AK2-1205 = Avec mesures, tout le reste se joue comme d’habitude : vous pouvez encore annoncer ce que le mètre montre trop loin, pour appâter ou parce qu’un allié dégagera d’abord le chemin, et une Réaction de la cible ôte toujours le Bonus de Visée (AK2-811).

## Advanced scenery: placing it

AK2-1301 = Décors avancés : ils se posent à plus de 2 pouces, au lieu de 3, les uns des autres et des objectifs.
AK2-1302 = Décors avancés : au lieu de poser un décor, vous pouvez donner un Effet Spécial à l’un de ceux de la table (AK2-R47).
AK2-1303 = Décors avancés : à la pose d’un décor, les joueurs fixent sa règle de Vision et ses règles de Franchissement, celles qui vont le mieux au modèle (AK2-R89).
AK2-1304 = Décors avancés, table de 24 pouces : 8 à 16 décors. Vous pouvez arrêter à partir de votre 5e décor, le 9e ou 10e en tout. Au plus 2 Effets Spéciaux par joueur.
AK2-1305 = Décors avancés, table de 36 pouces : 12 à 20 décors. Vous pouvez arrêter à partir de votre 7e décor, le 13e ou 14e en tout. Au plus 3 Effets Spéciaux par joueur.

## Advanced scenery: Vision

AK2-1306 = Opaque : le décor coupe les lignes de vue entre figurines qui ne le dépassent pas en taille, comme tout décor sans ce module (AK2-203).
AK2-1307 = Clairsemé : le décor ne coupe aucune ligne de vue. Les DOM d’un tir à travers lui se lisent 2 colonnes à gauche au lieu d’une, s’il est au moins aussi grand que l’une des deux figurines (AK2-R48).
AK2-1308 = Vue dégagée : le décor ne coupe aucune ligne de vue (AK2-R48).

## Advanced scenery: Crossing

AK2-1309 = Passage dégagé : on entre dans le décor, et il ne change rien aux déplacements.
AK2-1310 = Gênant : un déplacement fait dans le décor est plus court, de 1 pouce pour une Marche, 2 pour une Charge, 3 pour une Course (AK2-R49).
AK2-1311 = Encombré : une figurine dedans ne peut être chargée de plus de 4 pouces, ni charger elle-même à plus de 4 pouces (AK2-R86).
AK2-1312 = Encombré : une figurine dedans ne peut pas annoncer de Course.
AK2-1313 = Encombré : une figurine qui y entre doit s’y trouver entièrement à la fin de ce mouvement ; on ne le traverse donc pas d’un trait (AK2-R86, AK2-R90).
AK2-1314 = Infranchissable : on ne peut ni entrer dans le décor ni le traverser.
AK2-1315 = Escalade : une figurine à 1 pouce au plus peut dépenser 1 PA et faire un jet de REF, difficulté 8 plus la taille du décor (AK2-R50).
AK2-1316 = Escalade ratée : la figurine subit autant de DOM qu’il manquait à son résultat, et reste où elle est.
AK2-1317 = Escalade réussie : la figurine passe de l’autre côté par le plus court chemin. La traversée ne peut dépasser sa Marche (AK2-R50).
AK2-1318 = Une figurine qui a la compétence Bond escalade sans jet.

## Advanced scenery: Special Effects

AK2-1319 = Chaque Effet Spécial ne se choisit qu’une fois par partie, tous joueurs confondus, et aucun décor n’en a deux.
AK2-1320 = Touché par le Shaal : une figurine qui commence son activation à 2 pouces ou moins fait un jet d’ESP de difficulté 13. En cas d’échec, elle dépense 1 PA pour charger l’ennemi le plus proche avec la carte Brutale ; si personne ne peut être chargé, elle subit 1 DOM. Ensuite elle agit normalement (AK2-R51).
AK2-1321 = Hanté : une figurine qui commence son activation à 2 pouces ou moins fait un jet d’ESP de difficulté 14. En cas d’échec, tous ses jets ont un dé Malus jusqu’à la fin du tour ; et à sa prochaine activation, si elle est à 2 pouces ou moins, elle échoue sans jet (AK2-R75).
AK2-1322 = Revigorant : une figurine au contact peut dépenser 1 PA pour se soigner. Lancez un dé blanc : 1 PdV pour une épée, 2 pour une hache, 3 pour une masse. Le décor ne sert qu’une fois par tour, toutes figurines confondues (AK2-R52).
AK2-1323 = Envoûtant : une figurine qui commence son activation à 2 pouces ou moins fait un jet d’ESP de difficulté 13, et perd 1 PA si elle échoue (AK2-R67).
AK2-1324 = Stratégique : si le décor n’est ni Infranchissable ni Opaque, vous le replacez aussitôt sans les restrictions habituelles, hors des zones de déploiement. Un objectif peut se retrouver dedans (AK2-R47).
AK2-1325 = Alchimique : un alchimiste à 2 pouces ou moins paie ses formules un composant de moins, et récolter dans ce décor donne 2 ressources de plus (AK2-R53).
AK2-1326 = Obscur : une figurine au contact du décor ne peut être chargée que par des figurines elles aussi à son contact (AK2-R86).
AK2-1327 = Apaisant : à 2 pouces ou moins, toute figurine a un dé Bonus à ses jets d’ESP. Un alchimiste Libre et à 2 pouces ou moins au début ou à la fin de son activation gagne un niveau de concentration (AK2-R74).

## Command

AK2-1401 = Avant la partie, vous pouvez choisir jusqu’à 5 cartes de Commandement. La partie commencée, vous ne pouvez plus en changer (AK2-R54).
AK2-1402 = Avant le déploiement, comptez vos points de Commandement : l’ESP de l’un de vos héros, celui que vous voulez, 2 par alchimiste de votre troupe et 1 par héros doté de la compétence Chef.
AK2-1403 = À chaque tour, avant le jet d’initiative, chaque joueur choisit en secret une de ses cartes de Commandement, ou aucune. Puis toutes sont révélées à la fois (AK2-R85).
AK2-1404 = Quand votre carte est révélée, son coût est retiré de vos points de Commandement.
AK2-1405 = Vous ne pouvez pas jouer une carte qui coûte plus de points de Commandement que vous n’en avez.
AK2-1406 = Dans une partie, vous jouez chacune de vos cartes de Commandement une fois au plus.
AK2-1407 = Après la révélation, vous pouvez annuler une carte d’un adversaire : payez son coût et 1 point de Commandement de plus (AK2-R55).
AK2-1408 = Ce que fait une carte de Commandement, elle le fait pendant le tour où elle est jouée, comme le dit son texte.

## Competitive

AK2-1501 = Pour un tournoi, une campagne ou une ligue, on convient d’un nombre de parties, au bout desquelles les joueurs sont classés.
AK2-1502 = Avant le premier tour, chaque joueur choisit en secret un Objectif Secret.
AK2-1503 = Dans un même tournoi, une même campagne ou ligue, vous ne pouvez choisir chaque Objectif Secret qu’une fois (AK2-R88).
AK2-1504 = La partie finie, les Objectifs Secrets sont révélés et l’on dit lesquels sont accomplis. Un objectif accompli donne ses Points de Victoire ; certains en donnent plus au vainqueur.
AK2-1505 = La partie elle-même donne 6 points au vainqueur, 3 à chacun en cas d’égalité et 1 au perdant, sauf si l’organisateur veut d’autres nombres (AK2-R90).
AK2-1506 = Vos Points de Victoire d’une partie sont ceux de la partie et ceux de votre Objectif Secret. Leur somme sur toutes les parties fait le classement, la plus haute d’abord.
AK2-1507 = Pour départager le classement, l’Indice Scénario est recommandé. À chaque partie, c’est la part de vos Points de Scénario dans les vôtres et ceux de l’adversaire réunis, en pour cent, arrondie à l’entier ; on additionne les indices de toutes les parties (AK2-R56).
AK2-1508 = Ce qui départage encore est du ressort de l’organisateur : nombre de victoires, points d’Objectifs Secrets, peinture, et ainsi de suite.

## Multiplayer

AK2-1601 = À trois ou quatre, il faut un scénario prévu pour vous, avec une zone pour chacun. Tout ce que ce chapitre ne change pas reste comme à deux.
AK2-1602 = Formats à trois et quatre joueurs : 150 points, 1 héros, table de 24 pouces, 2 à 4 décors et 2 pions chacun ; 180 points, de même ; 200 points, 1 ou 2 héros, 36 pouces, 3 à 6 décors et 3 pions chacun ; 250 points, 2 héros, le reste comme à 200.
AK2-1603 = Le hasard désigne le joueur A. Les autres sont B, C et D dans le sens des aiguilles d’une montre, et tout se place dans cet ordre.
AK2-1604 = Vous placez les décors à tour de rôle, un chacun, A d’abord. Quand tous en ont placé 2 (24 pouces) ou 3 (36 pouces), celui dont c’est le tour peut s’arrêter ; chaque autre joueur peut alors en ajouter un dernier. Il n’y en a jamais plus de 12, ou 16 sur la grande table.
AK2-1605 = Vous posez vos pions à tour de rôle, un chacun, le joueur C d’abord. L’un des vôtres au moins doit aller sur un décor d’une zone de table ennemie.
AK2-1606 = Vous déployez à tour de rôle, une carte chacun. Qui a le plus de cartes commence ; à égalité, le hasard décide.
AK2-1607 = Pour l’initiative, tous les joueurs font un jet d’ESP en opposition, et le gagnant choisit qui commence. À résultat égal, la figurine qui a la plus haute ESP l’emporte ; si elle aussi est égale, on relance.
AK2-1608 = Après le premier joueur actif, les autres suivent dans le sens des aiguilles d’une montre.
AK2-1609 = Un tour n’est fini que lorsque tous ceux qui sont encore là ont passé l’un après l’autre.
AK2-1610 = La partie dure 5 tours au plus. Après le cinquième, qui a le plus de Points de Scénario gagne, s’il reste sur la table au moins une de ses figurines et au moins une figurine ennemie.
AK2-1611 = Les joueurs à égalité de Points de Scénario partagent la victoire.
AK2-1612 = Si, à la fin d’un tour, un joueur a les Points de Scénario demandés, la partie est finie et il gagne. Si plusieurs les ont atteints pendant ce tour, elle est nulle.
AK2-1613 = Si un seul joueur a encore des figurines à la fin d’un tour, la partie est nulle.

## Scenario: Jin Posts

AK2-1701 = Lecture maison : ce scénario est reconstitué d’après ce qu’en disent les éditions précédentes. Trois bornes Jin, objectifs de taille 1 et de 1 pouce de diamètre, se dressent sur la ligne médiane : une au milieu et une de chaque côté. De bord à bord, 7 pouces les séparent sur une table de 24 pouces, 12 sur une de 36.
AK2-1702 = Les bornes Jin sont placées avant tout décor et commencent neutres.
AK2-1703 = La ligne médiane partage la table en deux zones de table. Vous déployez dans votre moitié, derrière une ligne à 9 pouces des bornes sur une table de 24 pouces, à 14 pouces sur une de 36 : soit à 9,5 ou 14,5 pouces de la ligne médiane. Un socle qui touche cette ligne par derrière est dedans.
AK2-1704 = À 1 pouce ou moins d’une borne, votre figurine peut dépenser 2 PA pour l’Action de scénario Borne Jin. Une borne neutre devient vôtre ; une borne adverse redevient neutre (AK2-R58).
AK2-1705 = Une borne reste à vous jusqu’à ce qu’un ennemi la rende neutre. Vos figurines n’ont pas à rester à côté.
AK2-1706 = À l’étape 2 de chaque phase de fin de tour, 1 Point de Scénario va à celui qui a le plus de bornes. À égalité, personne ne marque. Règle maison : à trois ou quatre, il faut plus de bornes que chacun des autres.
AK2-1707 = Pour gagner aux bornes Jin, il vous faut 3 Points de Scénario. Règle maison : à trois ou quatre, il en faut 4.

## Rulings: geometry

AK2-R1 = Lecture maison : on mesure d’un bord de socle à un autre, ou jusqu’au point le plus proche d’un décor ou d’un objectif. Une limite « ou moins » comprend le nombre dit, « plus de » l’exclut. Les positions sont tenues au millième de pouce et comparées exactement ; deux bords à 0,01 pouce au plus sont en contact.
AK2-R2 = Lecture maison : la longueur d’un déplacement est celle du trajet que suit le centre du socle. En chemin, le socle peut frôler mais jamais recouvrir une figurine, un objectif, un décor infranchissable ou le bord de la table, et il ne se glisse pas dans un passage plus étroit que lui. Une Marche sur place est permise. Votre figurine reste entièrement sur la table, sauf si un scénario la laisse sortir. En Marche ou en Course, elle peut toucher des ennemies au passage, pourvu qu’elle finisse Libre.
AK2-R3 = Lecture maison : un décor de 1, 2 ou 3 pouces tout juste relève de la taille supérieure : la taille 1 va de 1 pouce à moins de 2, la taille 2 de 2 pouces à moins de 3. La taille 3 va de 3 à 4 pouces, l’un et l’autre compris. Sous 1 pouce, c’est la taille 0 ; au-dessus de 4 pouces, la taille 4.
AK2-R4 = Lecture maison : là où le livret imprime 1,5 × 3,5 pouces pour le gabarit, le premier nombre est une coquille, puisque 63 mm font 2,5 pouces. Les gabarits mesurent 2,5 × 3,5 pouces.
AK2-R12 = Lecture maison : un obstacle bloque s’il est au moins aussi grand que la plus grande des deux figurines, et dans ce cas seulement ; d’une taille entre les deux, il ne bloque pas. Une droite qui ne fait que toucher un bord n’est pas coupée. Votre socle et celui de la cible ne gênent jamais, et des figurines en contact se voient toujours. Les amies bloquent comme les ennemies. Un objectif a la taille que donne le scénario, ou 1 s’il n’en dit rien.
AK2-R14 = Lecture maison : un décor à cheval sur deux zones appartient à celle qui contient plus de la moitié de sa surface ; à moitiés égales, à celle où vous deviez le placer. Il ne doit pas dépasser de la table.
AK2-R35 = Lecture maison : prenez sur chaque socle le diamètre perpendiculaire à la droite qui joint les deux centres : les quatre extrémités sont les coins du couloir de tir. Un élément y est s’il en recouvre l’intérieur ; toucher un côté ne suffit pas. Tireur et cible ne sont pas des obstacles, toute autre figurine l’est, amie ou ennemie. Être entièrement à 5 pouces, c’est n’avoir aucun point à plus de 5 pouces du bord du socle du tireur. Aucun élément ne compte deux fois.

## Rulings: dice

AK2-R7 = Lecture maison : si, dans un jet en opposition, un seul camp n’a pas la caractéristique, ce camp gagne sans lancer. Si les deux ne l’ont pas, ils lancent avec une valeur de 0.
AK2-R8 = Lecture maison : avec des dés Malus, si plus de dés que vous n’en pouvez garder montrent le même second nombre le plus bas, vous choisissez parmi eux, car leurs symboles peuvent différer. Jamais vous ne gardez un nombre plus élevé.
AK2-R9 = Lecture maison : pour départager, les deux camps refont tout le jet avec autant de dés et de même sorte, et choisissent de nouveau lesquels garder. Après 50 égalités, on tire à pile ou face, simplement pour que la partie ne se bloque pas.
AK2-R10 = Lecture maison : le livret ne donne pas l’ordre des colonnes de DOM. Le nôtre : épée-épée, épée-hache, hache-hache, épée-masse, hache-masse, masse-masse. On sait que l’épée vaut moins que la hache et la hache moins que la masse, et qu’aucune ligne connue ne décroît : seules les colonnes 3 et 4 sont donc incertaines. Vos propres données de jeu peuvent changer cet ordre.
AK2-R11 = Lecture maison : comptez d’abord tous les décalages ensemble, la droite en plus et la gauche en moins. Si cela vous mène au-delà d’un bout de la ligne, lisez la dernière colonne de ce côté, 1 ou 6.
AK2-R62 = Lecture maison : quand les symboles sont sans importance (REF, ESP, jet de couvert, jet de qui pare), vos deux dés les plus hauts sont gardés d’office si vous avez des dés Bonus. Quand ils comptent, pour une attaque au COM ou un Tir, le choix est à vous ; contre une Parade, vous le faites avant que l’adversaire ne lance, puisque vous devez dire votre résultat.
AK2-R60 = Lecture maison : si la colonne indique 0, rien n’est subi, et ce qui dépend de dommages, comme la perte de concentration, n’arrive pas. Les dommages en trop après le dernier PdV sont perdus.
AK2-R52 = Lecture maison : soigner décoche les cases par la droite : la dernière cochée est la première libérée. On ne dépasse jamais les PdV de départ, la couleur de l’état suit aussitôt, et une figurine retirée du jeu ne peut pas être soignée.
AK2-R69 = Lecture maison : la couleur de vos dés est fixée quand votre jet commence ; des dommages subis plus tard dans la même Action ne touchent que les jets suivants. Pour deux Tirs au même moment (AK2-828), chacun prend l’état d’avant les deux.

## Rulings: information and order

AK2-R5 = Lecture maison : vous avez l’initiative si vous avez gagné le jet de ce tour, même en laissant l’autre commencer. Avant ce jet, c’est le gagnant du tour précédent ; avant le tout premier, le joueur A. Si plusieurs effets sont tous à vous, vous les ordonnez. Ceux des décors ou du scénario sont ordonnés par le joueur actif, ou hors activation par celui qui n’a pas l’initiative.
AK2-R6 = Lecture maison : les cartes sont sur la table : chaque case cochée se voit, et les troupes sont montrées à la mise en place. Ne sont cachés que les Cartes de Combat et de Commandement jusqu’à leur révélation, les Objectifs Secrets jusqu’à la fin et, si l’on joue avec estimation, les distances exactes tant qu’une règle ne les fait pas mesurer.
AK2-R19 = Lecture maison : les deux joueurs arrêtent leur choix pour l’initiative avant que l’un ou l’autre ne soit montré. Toute figurine à vous sur la table convient, quel que soit son statut, et elle lance les dés de sa couleur. Sans figurine sur la table, vous perdez sans jet ; si personne n’en a, il n’y a pas de phase d’activation.
AK2-R68 = Lecture maison : quand on joue avec estimation, l’écran ne montre ni coordonnées, ni règles, ni cercles de portée, ni aperçus chiffrés tant que l’Action n’est pas annoncée et payée, et rien ne répond à qui demande si une cible est à portée. Une table s’ouvre ainsi parce que le livret joue ainsi (AK2-005) et que rien n’est classé ici. Mais il faut transmettre les positions pour dessiner la table, et un programme trafiqué pourrait encore calculer les distances : avec des inconnus, ou s’il y a un enjeu, qui ouvre la table devrait choisir la variante avec mesures (AK2-1201). Sans mesures, les automates doivent deviner avec une erreur aléatoire, de l’ordre de 8 %, sans jamais se servir des distances exactes.
AK2-R91 = Lecture maison : savoir si une figurine en voit une autre n’est pas une distance. Comme à une vraie table, où l’on se penche pour viser le long de la ligne, vous pouvez vérifier n’importe quelle ligne de vue à tout moment, même en jouant aux estimations ; on vous dit si elle est libre et ce qui la coupe, jamais sa longueur. L’avertissement qu’une Action paraît sans espoir ne tient compte que de l’image, telle que vous la voyez, et ne mesure rien.
AK2-R33 = Lecture maison : votre estimation est juste si elle n’est ni inférieure à l’écart entre les deux socles, ni supérieure à cet écart augmenté du diamètre du socle de la cible. Elle se donne au centième de pouce, à partir de 0, et peut dépasser la portée de votre arme.

## Rulings: warband and set-up

AK2-R13 = Lecture maison : le livret hésite : le nombre entre parenthèses limite-t-il les cartes ou les figurines ? Ici, les cartes : une limite de 3 sur une carte à deux lignes permet jusqu’à 6 figurines.
AK2-R15 = Lecture maison : s’il n’y a aucune place permise pour votre décor, votre placement est sauté et ne compte pas. Si aucun des deux joueurs ne peut en placer, le placement est fini, même en dessous du minimum.
AK2-R16 = Lecture maison : une fois que vous avez arrêté, vous ne placez plus rien, et le seul décor que l’adversaire peut ajouter va dans la zone où en est sa propre alternance (AK2-408). Quand le maximum est atteint, personne n’a besoin d’arrêter.
AK2-R17 = Lecture maison : tant que la zone adverse offre assez de décors libres, vous ne pouvez pas poser un pion qui vous en laisserait moins que vous n’en devez encore à cette zone. S’il n’y reste aucun décor libre, vous ne devez plus rien. On pose des pions même pour un camp sans alchimiste, et quand plus aucun décor n’est libre, les pions restants ne sont pas posés.
AK2-R18 = Lecture maison : pour savoir qui déploie d’abord, on ne compte que les cartes de profil, pas les cartes de formules. Une figurine qui ne tient pas dans sa zone est placée le plus près possible de celle-ci, sans toucher d’ennemie.
AK2-R76 = Lecture maison : la mise en place suit cet ordre : scénario, modules et troupes, avec leurs cartes de Commandement ; joueurs A et B ; objectifs, sauf si le scénario les veut plus tard ; décors ; pions ; points de Commandement ; déploiement ; Objectifs Secrets ; tour 1.

## Rulings: turn and activation

AK2-R20 = Lecture maison : l’interdiction de passer la main d’entrée (AK2-507) vise qui a quelque chose à activer. S’il ne vous reste aucune figurine, vous passez bel et bien.
AK2-R21 = Lecture maison : une figurine qui n’a que 1 PA n’en a plus après avoir payé sa réactivation, et doit pourtant agir (AK2-517). Vous ne pouvez donc la réactiver que s’il lui reste quelque chose à 0 PA : une Action gratuite, ou une formule payée en concentration. Sinon, il lui faut 2 PA. Sur une carte multifigurine, chaque figurine déjà activée paie son propre PA. Celles qui ne peuvent pas payer, ou ne pourraient rien faire ensuite, restent à l’écart avec leurs PA et leur statut ; toutes les autres doivent participer. Une figurine qui n’a fait que réagir n’a pas été activée : sa première activation est gratuite.
AK2-R22 = Lecture maison : vous ne pouvez activer une carte que si une au moins de ses figurines Aux Aguets a une Action ou une compétence permise ; celles qui n’en ont pas sont sautées. Si un effet de début d’activation, une perte de PA par exemple, ne laisse plus rien de permis, l’activation s’arrête là. Elle compte quand même : la suivante dans le tour est une réactivation.
AK2-R23 = Lecture maison : sur une carte multifigurine, les Actions se paient à l’annonce, sauf le combat, payé à la révélation. Si entre-temps la cible a disparu : un Tir est raté et son PA perdu ; une Charge est ratée, avec un mouvement vers la dernière position de la cible (AK2-617, AK2-619) ; un combat n’a pas lieu, sans carte ni PA dépensé ; une formule échoue avec tout ce qu’elle a coûté. Un chargeur qui n’est plus Libre rate sa Charge sans bouger. Un tireur désormais En Combat rate son Tir. La Marche ou la Course d’une figurine désormais En Combat a lieu tout de même, avec un jet de Désengagement.
AK2-R24 = Lecture maison : une figurine réagit au plus une fois à chaque Tir, chaque Charge et chaque Action de combat. Si elle ne peut plus se déplacer ce tour-ci, elle ne réagit ni par une Marche ni par une Charge. On ne réagit pas à une Réaction ; toutefois, la figurine attaquée par une Charge de Réaction joue une Carte de Combat et la paie, comme toute cible. Si vous en avez les PA, vous pouvez tirer sur un chargeur puis jouer une Carte de Combat face à la même Charge.
AK2-R72 = Lecture maison : si plusieurs figurines d’une carte tirent sur la même cible, on peut réagir à chaque Tir séparément, et une Réaction n’ôte le Bonus de Visée qu’à ce Tir-là. Si une Marche de Réaction met la cible hors de vue ou de portée, les Tirs suivants annoncés contre elle sont ratés.
AK2-R64 = Lecture maison : rien ne se répète sans fin : chaque Action consomme des PA, de la concentration, des composants ou un usage compté. Une Action gratuite à 0 PA offerte par une compétence sert une fois par activation, sauf si la carte dit autre chose.
AK2-R67 = Lecture maison : une perte de PA s’arrête à 0, et une figurine à 0 PA est Inactive.
AK2-R66 = Lecture maison : les limites valables jusqu’à la fin du tour, comme ne plus se déplacer ou n’avoir droit qu’aux cartes de Défense, tombent à l’étape 1 de la phase de fin de tour, avant le décompte des Points de Scénario.
AK2-R63 = Lecture maison : une Charge, une Action de combat ou un Tir ne visent que des figurines ennemies présentes sur la table. Une formule vise ce que dit son texte ; si c’est l’alchimiste lui-même, il ne faut ni vue ni mesure.
AK2-R79 = Lecture maison : à la première série d’annonces, chaque figurine de la carte qui peut agir doit annoncer quelque chose. Les séries suivantes sont facultatives, mais celle qui en saute une a fini pour cette activation. Pour une Marche ou une Course, vous ne nommez que l’Action et choisissez le trajet le moment venu ; pour une Charge, un Tir, un combat ou une formule, vous désignez aussitôt les cibles. Si une figurine est retirée ou a fini, les autres continuent, hormis le cas de AK2-726.
AK2-R85 = Lecture maison : un tour commence par les effets de début de tour, et chaque figurine a les PA de sa carte : un effet qui donne ou retire des PA change donc ce nombre. Puis les cartes de Commandement sont choisies, révélées et annulées ; celles qui donnent des PA ou de la concentration le font aussitôt. Vient ensuite l’initiative.
AK2-R87 = Lecture maison : une activation écourtée, par AK2-725 ou par la perte du dernier PA, connaît quand même ses effets de fin d’activation pour les figurines sur la table. L’autre joueur devient ensuite actif comme d’habitude.

## Rulings: movement and Charge

AK2-R25 = Lecture maison : une cible est à portée de Charge si un trajet permis, pas plus long que votre valeur de Charge, finit à son contact. Un mur peut donc mettre hors d’atteinte une cible toute proche. Vous choisissez le trajet et le point de contact.
AK2-R26 = Lecture maison : le mouvement d’une Charge ratée est obligatoire. Il suit le plus court trajet permis vers le point de contact le plus proche avec la cible initiale, sur toute votre valeur de Marche, mais s’arrête à 0,10 pouce de toute ennemie ; si une ennemie est déjà plus près, pas de mouvement. Entre trajets aussi courts, vous choisissez. Si votre figurine n’est pas Libre ou n’a pas de trajet, elle reste en place. Si la cible a disparu, elle va vers sa dernière position.
AK2-R27 = Lecture maison : vous devez finir votre Charge là où vous ne touchez que les cibles désignées, s’il existe un tel endroit. Sinon, vous pouvez charger quand même et vous êtes aussi En Combat avec les autres. Une Charge multiple demande un endroit unique, atteint dans la limite de votre valeur de Charge, d’où toucher toutes les cibles.
AK2-R28 = Lecture maison : les attaques contre une figurine qui a raté son Désengagement se font une à une, dans l’ordre choisi par leur joueur, et chacune est facultative. Les figurines Inactives ou limitées aux cartes de Défense y ont droit aussi, puisqu’on ne joue pas de carte. La figurine qui part ne récupère pas ses PA, et si elle meurt, elle ne se déplace pas.
AK2-R80 = Lecture maison : vous ne pouvez annoncer une Marche ou une Course hors d’un combat que s’il existe, dans la limite de sa valeur, une place permise où votre figurine serait Libre. S’il n’y en a plus au moment de l’exécuter, l’Action échoue avant le jet de Désengagement : ni jet, ni attaques, ni mouvement, et les PA sont dépensés.
AK2-R29 = Lecture maison : être En Combat, c’est simplement toucher une ennemie. Cela cesse pour les deux quand le contact cesse, par un retrait, un mouvement ou une poussée. Si un effet met des ennemies en contact sans Charge, elles sont En Combat, mais personne n’a de Carte de Combat gratuite.
AK2-R59 = Lecture maison : En Combat, votre figurine peut combattre, partir en Marche ou en Course après un jet de Désengagement, se concentrer, utiliser des formules, récolter, faire des Actions de scénario et se servir de compétences. Elle ne peut ni Charger ni tirer.

## Rulings: combat

AK2-R30 = Lecture maison : pour annoncer une Action de combat, il faut à votre figurine 1 PA ou plus, ou une Carte de Combat gratuite. Avec des PA, vous pouvez même jouer Inactif par bluff, et seule compte alors la carte ennemie ; à 0 PA et sans carte gratuite, l’annonce est impossible. Ainsi, chaque Action de combat coûte un PA à quelqu’un, consomme une carte gratuite (AK2-R64) ou finit l’activation. Par sécurité, celle où personne n’a dépensé de PA ni lancé de dés finit l’activation comme dans AK2-725.
AK2-R31 = Lecture maison : les Cartes de Combat ont les valeurs de AK2-712, et la Parade a 1 dé Bonus en COM contre toute carte d’Attaque. Le livret confirme lui-même les décalages de la Rapide et de la Brutale, le dé Malus de la Brutale en REF et son dé Bonus contre la Rapide ; une Botte qui compte comme Normale montre le dé Bonus contre la Brutale. Le reste vient de cartes plus anciennes, et le dé de la Parade des seules cartes de 2008. Si votre carte n’en montre pas, vous pouvez l’ôter dans vos données de jeu.
AK2-R32 = Lecture maison : les dommages infligés malgré une Parade sont décalés par la carte de l’attaquant comme toujours : à gauche pour la Rapide, à droite pour la Brutale.
AK2-R61 = Lecture maison : une figurine tuée par le premier coup ne rend pas le sien. Une figurine tuée pendant sa propre Action par une attaque sans carte a fini son activation. Une attaque due à la compétence Enchaînement passe avant la riposte.
AK2-R82 = Lecture maison : Enchaînement se déclenche sur un jet de COM réussi d’une carte d’Attaque : il atteint la DEF ennemie ou, contre une Parade, gagne le jet en opposition, même si les dommages lus sont de 0. L’Attaque Rapide en plus est sans carte (AK2-727 à AK2-730), contre la même ennemie ; elle est perdue si celle-ci a été retirée, et n’en déclenche jamais d’autre.
AK2-R71 = Lecture maison : le dé Bonus d’une Charge ne sert qu’au jet de COM du chargeur avec la carte gratuite de cette Charge. Il ne vaut ni pour le jet de REF, ni pour d’autres cartes ensuite, ni pour les attaques sans carte, ni pour la cible.

## Rulings: shooting

AK2-R34 = Lecture maison : vous ne réagissez à un Tir que s’il n’est pas déjà raté : vue et portée doivent être bonnes. La Réaction s’annonce et se paie avant le jet du tireur.
AK2-R36 = Lecture maison : vous décidez de tirer sur un chargeur avant que la Charge ne soit mesurée : ce peut donc être contre une Charge qui aurait été ratée. Il faut vue et portée comme pour tout Tir, sinon il est raté et le PA perdu ; les obstacles comptent, et les figurines sont là où elles étaient avant de bouger. Si le chargeur meurt, la Charge s’arrête et votre figurine reste Libre. Face à une Charge multiple, chaque cible Libre dotée d’une arme de Tir peut tirer, une à la fois dans l’ordre choisi par son joueur, tant que le chargeur est là. Si des figurines d’une carte ont annoncé plusieurs Charges, on réagit à chacune quand vient son moment, avant qu’elle ne bouge : une cible déjà au contact n’est plus Libre et ne peut pas tirer.
AK2-R37 = Lecture maison : vous ne pouvez annoncer une Marche de Réaction que s’il existe une arrivée conforme à AK2-829 ; rester sur place compte si votre position convient. Vous devez finir à un tel endroit. Hors de portée de l’arme veut dire que l’écart entre les socles dépasse cette portée.
AK2-R70 = Lecture maison : les dommages détournés par un jet de couvert (AK2-823) se lisent dans la colonne trouvée pour la cible d’origine, avec ses obstacles et le Bout Portant ; ils peuvent fort bien toucher le camp du tireur. Le jet de couvert ne se refuse pas. Pour la victime, ce sont des dommages comme les autres, avec perte de concentration et le reste.

## Rulings: alchemy

AK2-R38 = Lecture maison : composants et pierres sont au complet au début de la partie. Quel que soit l’élément récolté, les composants vont dans l’unique provision de l’alchimiste. Les pierres ne remplacent pas les composants, alors qu’une édition antérieure le permettait.
AK2-R39 = Lecture maison : la limite d’une fois par tour se compte par alchimiste et par formule. Une formule qui a échoué faute de portée ou de vue a été utilisée.
AK2-R40 = Lecture maison : il faut voir aussi les cibles supplémentaires. Celle que vous ne voyez pas est traitée comme hors de portée.
AK2-R83 = Lecture maison : les améliorations s’achètent une fois la cible principale mesurée : un gain de portée ne sauve donc pas une formule trop courte. Il vaut en revanche pour les cibles supplémentaires, et il agrandit une formule dont la portée est une aire autour de l’alchimiste. Annoncez ces améliorations avec les cibles supplémentaires, avant de mesurer aucune d’elles.
AK2-R41 = Lecture maison : un effet d’affinité débute aussitôt, se poursuit pendant le reste de cette activation et s’éteint à la fin de l’activation suivante de l’alchimiste ; une réactivation en est une. Les effets d’éléments différents s’ajoutent, le même obtenu de nouveau ne fait que repartir.
AK2-R84 = Lecture maison : l’effet de Feu sert une fois par formule lancée (une formule échouée ne l’est pas), dès que le lancement est acquis et avant les améliorations. Désignez d’abord l’ennemie ; on vérifie ensuite vue et distance, et si elle est hors d’atteinte il ne se passe rien, mais l’effet demeure. Si l’Air peut intervenir, on en décide avant le Feu.
AK2-R42 = Lecture maison : les 3 pouces de l’Eau s’ajoutent à la portée pour la cible et les cibles supplémentaires. Une formule dont la portée est une aire autour de l’alchimiste gagne 2 pouces d’aire, et non 3.
AK2-R43 = Lecture maison : l’effet d’Air s’annonce juste après le lancement de la formule ennemie, avant qu’aucune amélioration ne soit nommée. On ne vérifie qu’ensuite les 8 pouces, sans exiger de vue. Si c’était trop loin, l’effet est gaspillé.
AK2-R65 = Lecture maison : peu importe qui a posé un pion : les alchimistes des deux camps peuvent le récolter.
AK2-R77 = Lecture maison : une figurine est au contact d’un décor, pour récolter ou pour ses Effets Spéciaux, quand son socle touche le bord du décor ou, avec les décors avancés, le chevauche.

## Rulings: end of the game

AK2-R44 = Lecture maison : les règles ne limitent pas le nombre de tours ; ici, vous pouvez donc convenir d’une nulle à tout moment, et la partie est nulle au bout d’un nombre de tours fixé : 12, sauf si vous en choisissez un autre. Vous pouvez aussi abandonner, et perdre ; à trois ou quatre, cela met fin à la partie et les autres partagent la victoire.
AK2-R45 = Lecture maison : si un joueur obtient les points voulus alors qu’un camp n’a plus de figurine, la partie est nulle : les scénarios officiels rangent la perte de toutes les figurines parmi les nulles, sans exception. Elle l’est aussi si personne n’a plus de figurine.

## Rulings: playing with measuring

AK2-R46 = Lecture maison : pour le Bonus de Visée malgré un obstacle, comptez les Tirs de ce tireur sur cette cible pendant le tour, depuis le dernier mouvement de l’un ou de l’autre ; le premier Tir compte. Toute Marche, Course, Charge, escalade ou poussée de l’une des deux figurines, même de longueur nulle, remet le compte à zéro. Les Tirs de Réaction n’ont jamais le Bonus de Visée et ne comptent pas.

## Rulings: advanced scenery

AK2-R47 = Lecture maison : donner un Effet Spécial prend votre tour de pose et ne compte comme décor pour aucun nombre, ni pour l’alternance des moitiés. Il faut un décor sans effet. Après l’arrêt de l’adversaire, votre dernier tour peut être un effet. Stratégique se donne à n’importe quel décor ; seul celui qui n’est ni Infranchissable ni Opaque est alors déplacé, entièrement sur la table et sans en chevaucher d’autre.
AK2-R48 = Lecture maison : un décor Clairsemé ou Dégagé ne coupe pas la vue, mais reste un obstacle aux tirs dès la taille 1 : 1 colonne, ou 2 s’il est Clairsemé et au moins aussi grand que l’une des deux figurines. Quels décors comptent ne dépend que de AK2-816, AK2-817 et AK2-R35, même si une figurine s’y trouve. Un décor Opaque où l’on peut entrer coupe toute ligne qui le traverse, selon les tailles de AK2-203.
AK2-R49 = Lecture maison : si une partie du mouvement, départ et arrivée compris, passe sur un décor Gênant, sa valeur est réduite une seule fois, jamais sous 0. Pour une Charge, c’est la valeur réduite qui compte dans AK2-614.
AK2-R50 = Lecture maison : l’escalade est une Action de l’activation de la figurine et compte comme un mouvement : ni après une Course ou une Charge, ni en Réaction, et seulement après désengagement. La figurine passe tout droit par le plus court chemin et se pose entièrement hors du décor, de l’autre côté ; la traversée se mesure d’un bord du décor à l’autre. Si la place est prise ou n’est pas Libre, c’est la plus proche qui convient là-bas, à portée de Marche. S’il n’y en a pas, l’escalade échoue, payée mais sans jet. Ce qui ne fait que s’escalader ne se pénètre par aucun autre mouvement.
AK2-R51 = Lecture maison : le Shaal pousse vers un ennemi en vue une figurine Libre qui peut encore bouger et a 1 PA ; le plus proche, au choix s’il y en a plusieurs. Une Charge trop longue est ratée. Une figurine En Combat, qui ne peut plus bouger ou n’a pas de PA n’a personne à charger : elle subit 1 DOM. La Charge forcée se paie, subit les réactions et se résout comme toute autre, empêche les mouvements suivants et vaut Action pour AK2-517.
AK2-R53 = Lecture maison : près d’un décor Alchimique, une formule ne coûte jamais moins de 0 composant. Les 2 ressources de plus sont pour qui choisit les ressources, dans l’un ou l’autre Cercle.
AK2-R73 = Lecture maison : s’il faut faire plusieurs jets au début d’une activation, le joueur actif en choisit l’ordre.
AK2-R74 = Lecture maison : un décor Apaisant donne un niveau au début de l’activation et un à la fin, à chaque fois si l’alchimiste est Libre et à 2 pouces ou moins, sans jamais dépasser 4.
AK2-R75 = Lecture maison : échouer sans jet près d’un décor Hanté est un échec, donc l’activation suivante échoue aussi. Le PA pour agir de nouveau se paie avant ces jets.
AK2-R78 = Lecture maison : à trois ou quatre, les décors avancés gardent leurs distances, leurs Effets Spéciaux par joueur et leurs maximums, 16 et 20 ; le moment où l’on peut arrêter reste celui des décors de base.
AK2-R86 = Lecture maison : les 4 pouces d’un décor Encombré séparent les deux figurines à l’annonce de la Charge ; une Charge plus longue est ratée. Le contact se voit : une Charge que l’Obscur interdit ne s’annonce pas. Une Charge ne se termine jamais en partie dans un décor Encombré où elle entre, et une Charge ratée s’arrête avant.
AK2-R89 = Lecture maison : celui qui pose un décor propose ce qu’il est, les autres acceptent. Sans accord, et toujours pour les automates, c’est sa fiche qui compte.
AK2-R90 = Lecture maison : hantée deux fois dans un tour, une figurine n’a qu’un dé Malus. Qui chevauche un décor Encombré est dedans ; un mouvement qui entre doit finir entièrement dedans, un mouvement qui sort peut finir en partie dedans. On n’arrête de poser que si le minimum de décors est là, effets non comptés. Qui ne peut être chargé à cause de l’Obscur n’est pas une cible pour le Shaal. Un décor Gênant raccourcit la marche d’une Charge ratée comme toute Marche, jamais une escalade. À trois ou quatre, deux joueurs qui atteignent les points voulus dans le même tour font égalité, au tour 5 aussi. En compétition, une victoire partagée est divisée par le nombre de vainqueurs, arrondie vers le bas, mais ne vaut jamais moins qu’une égalité, et l’Indice Scénario vous compare à votre meilleur adversaire.

## Rulings: Jin Posts

AK2-R58 = Lecture maison : l’Action Borne Jin peut se faire En Combat. Chaque fois, la borne avance d’un cran : d’adverse à neutre, de neutre à vôtre.

## Rulings: modules

AK2-R54 = Lecture maison : chaque joueur a tout le jeu de cartes de Commandement à sa disposition ; les deux peuvent donc prendre la même, mais nul ne tient une carte deux fois. Le nombre de vos cartes et vos points de Commandement sont connus de tous ; quelles cartes ce sont reste caché jusqu’à ce que vous les jouiez.
AK2-R55 = Lecture maison : on paie d’abord les cartes ; puis tous les joueurs qui le peuvent choisissent en secret et en même temps ce qu’ils annulent. Une carte annulée ne fait rien, mais elle est payée et compte comme jouée. Vous pouvez en annuler plusieurs si vous payez pour chacune. Une annulation ne s’annule pas, et si plusieurs joueurs annulent la même carte, tous paient.
AK2-R56 = Lecture maison : un Indice Scénario tombant juste au demi est arrondi vers le haut, et si personne n’a de Points de Scénario, l’indice de chacun est 50.
AK2-R88 = Lecture maison : si vous avez déjà choisi tous les Objectifs Secrets, vous jouez sans. Ils sont jugés sur la table telle qu’elle est à la fin et sur ce qui s’est passé dans la partie ; une ennemie est une figurine de n’importe quel autre joueur.

## Rulings: several players

AK2-R57 = Lecture maison : à trois ou quatre, toute figurine d’un autre joueur est ennemie. Si l’initiative est à égalité en tout point, tous relancent. Si vous quittez un combat contre des ennemis de plusieurs joueurs, le premier d’entre eux après vous dans le sens des aiguilles d’une montre dit qui lance les dés, et chacun décide des coups de ses propres figurines. Un joueur sans figurine est sauté, et la partie continue tant que deux autres en ont. La zone adverse, pour les décors, est celle de n’importe quel autre joueur ; personne ne bâtit dans la zone de déploiement d’un autre ni ne place plus de 4 décors (6 sur la grande table). Un au moins de vos pions doit aller dans une zone ennemie. Le déploiement se poursuit dans le sens des aiguilles d’une montre à partir de qui commence. Les effets simultanés sont ordonnés par le premier joueur qui suit, dans ce sens, le gagnant de l’initiative. Après le cinquième tour, seuls les meneurs qui ont des figurines gagnent ; si aucun n’en a, la partie est nulle. Qui atteint les points plus tôt n’a pas besoin de figurine.

## Rulings: house scenarios

AK2-R95 = Règle maison : un scénario dit ce qu’on peut faire de ses objectifs, qui le peut et pour combien de PA, et pour quoi il donne des points à la fin de chaque tour. Tout ce qu’il compte s’additionne.
AK2-R96 = Règle maison : ce qui se porte se prend à la distance que donne le scénario, même au combat, et une chose à la fois. Si c’est lourd, le porteur ne court ni ne charge. Quand le porteur quitte la table, l’objet reste là où il se tenait. Ce qui se prend pour de bon quitte la table et donne ses points une seule fois.
AK2-R97 = Règle maison : vous tenez un secteur si plus de vos figurines s’y trouvent entièrement que celles de tout autre joueur. Qui doit passer compte tant qu’il se tient entièrement dans la zone de déploiement d’un autre joueur.
