### Les leçons d’Alkemy, communes aux deux éditions : ce qui est dit à chaque pas.

## L’idée en trois minutes

alkemy-lesson-idea = L’idée en trois minutes
alkemy-lesson-idea-about = La dernière activation d’une bataille : le but, une charge, un combat, une borne, et la fin.

alkemy-lesson-idea-goal = Ce que vous cherchez
alkemy-lesson-idea-goal-says =
    Trois bornes Jin se dressent au milieu de la table. Qui en tient le plus à la fin d’un tour marque un point, et 3 points font la victoire.
    Vous en êtes à 2 partout. Vous tenez la borne de gauche, { $seat2 } celle du milieu, et personne celle de droite : pour l’instant, nul ne marquerait.

alkemy-lesson-idea-warbands = Votre troupe
alkemy-lesson-idea-warbands-says =
    Voici les vôtres : Garlan, votre héros, et deux Recrues. L’anneau autour d’un socle est sa vie ; les losanges sont ses Points d’Action (PA), que chacun retrouve à chaque tour.
    Les Recrues n’en ont plus. Garlan a encore les quatre siens.

alkemy-lesson-idea-activate = Chacun son tour
alkemy-lesson-idea-activate-says = Vous jouez en alternance : on active une carte à la fois, avec toutes ses figurines, et elles dépensent autant de PA qu’elles veulent.
alkemy-lesson-idea-activate-asks = Activez Garlan (a1).
alkemy-lesson-idea-activate-otherwise = Les Recrues sont épuisées. C’est Garlan (a1) qui peut encore agir.
alkemy-lesson-idea-activate-pass = Si vous passez tous les deux, le tour s’achève et l’on reste à 2 partout. Garlan peut mieux faire.

alkemy-lesson-idea-charge = Charger
alkemy-lesson-idea-charge-says =
    La Jaraya (b2) garde la borne du milieu. Une Charge coûte 1 PA et mène Garlan jusqu’à 6 pouces, au contact.
    On l’annonce d’abord, on mesure ensuite. Rassurez-vous : elle est assez près.
alkemy-lesson-idea-charge-asks = Chargez la Jaraya (b2).
alkemy-lesson-idea-charge-otherwise = Cela peut attendre : tant que la Jaraya est là, la borne est gardée. Chargez-la (b2).
alkemy-lesson-idea-charge-far = Araoui est bien trop loin, et une Charge trop courte est perdue. La Jaraya (b2) est tout près.
alkemy-lesson-idea-charge-post = Garlan n’est pas encore à un pouce de la borne. Une Charge l’y mènera, et une attaque avec.
alkemy-lesson-idea-charge-walk = En marchant, on ne touche pas un ennemi. Seule une Charge engage le combat.

alkemy-lesson-idea-place = Où il arrive
alkemy-lesson-idea-place-says = C’était assez près ! À vous de dire de quel côté d’elle Garlan s’arrête ; où que ce soit, la borne sera à sa portée.
alkemy-lesson-idea-place-asks = Choisissez une place contre la Jaraya.
alkemy-lesson-idea-place-otherwise = Garlan doit la toucher, et son chemin ne doit pas dépasser 6 pouces.

alkemy-lesson-idea-card = Choisir une Carte de Combat
alkemy-lesson-idea-card-says =
    Dans un combat, chacun choisit une carte en secret et on les retourne ensemble : la Rapide passe devant, la Brutale fait plus mal, la Normale est entre les deux.
    La Jaraya n’a plus de PA : elle ne peut être qu’Inactive. Et l’attaque d’une Charge est gratuite.
alkemy-lesson-idea-card-asks = Choisissez l’une des trois attaques.
alkemy-lesson-idea-card-otherwise = Après une Charge, on attaque. N’importe laquelle des trois conviendra.

alkemy-lesson-idea-dice = Les dés
alkemy-lesson-idea-dice-says =
    Parce que vous avez chargé, vous avez lancé trois dés, et vous en gardez deux. Leurs nombres et les 5 de Combat de Garlan doivent atteindre sa Défense, 11.
    Les deux armes sur les dés disent ensuite la force du coup : l’épée égratigne, la masse écrase.
alkemy-lesson-idea-dice-asks = Gardez le 5 et le 6.
alkemy-lesson-idea-dice-otherwise = Cela touche aussi, mais gardez le meilleur : le 5 et sa hache, le 6 et sa masse.
alkemy-lesson-idea-dice-low = Cela toucherait, mais deux haches pourraient ne pas suffire. Le 6 porte une masse : gardez-le avec le 5.

alkemy-lesson-idea-post = Retourner la borne
alkemy-lesson-idea-post-says =
    Elle est hors de combat, et il reste 3 PA à Garlan. Pour 2 PA, une figurine à un pouce d’une borne s’en empare si elle est neutre, ou la libère si elle est à l’ennemi.
    La libérer suffit : vous en tiendriez une, et { $seat2 } aucune.
alkemy-lesson-idea-post-asks = Libérez la borne du milieu (2).
alkemy-lesson-idea-post-otherwise = C’est la borne du milieu qui décide maintenant de la partie.
alkemy-lesson-idea-post-far = La borne de droite est à 8 pouces. Celle du milieu est à portée de main.
alkemy-lesson-idea-post-stop = Pas encore ! Vous tiendriez toujours une borne chacun.

alkemy-lesson-idea-scoring = La fin du tour
alkemy-lesson-idea-scoring-says =
    Plus personne n’avait rien à faire : le tour s’est achevé. Vous tenez une borne, { $seat2 } aucune : c’est votre troisième point.
    Vous le voyez, abattre des ennemis ne rapporte rien en soi. Cela fait de la place autour des bornes.

alkemy-lesson-idea-done =
    Vous savez tout : activer, charger, ruser avec une carte, et tenir les bornes à la fin du tour.
    Ce qui surprend les nouveaux joueurs a ses propres leçons.

## Annoncer, puis mesurer

alkemy-lesson-measure = Annoncer, puis mesurer
alkemy-lesson-measure-about = Personne ne mesure d’avance : un tir à l’estime, et une Charge trop courte.

alkemy-lesson-measure-eye = À l’œil
alkemy-lesson-measure-eye-says =
    Ici, personne ne mesure d’avance : vous dites ce que vous faites, vous payez, et alors seulement on pose le mètre.
    Si c’était trop loin, ce qui est payé est perdu. Apprenez donc à juger les distances.

alkemy-lesson-measure-activate = Appelez votre Arbalétrier
alkemy-lesson-measure-activate-says = Votre Arbalétrier (a2) a deux PA et voit très bien Araoui.
alkemy-lesson-measure-activate-asks = Activez l’Arbalétrier (a2).
alkemy-lesson-measure-activate-otherwise = D’abord l’Arbalétrier (a2) : rien n’exerce mieux l’œil qu’un tir.
alkemy-lesson-measure-activate-later = Le tour de Garlan viendra. D’abord l’Arbalétrier (a2).

alkemy-lesson-measure-shoot = Annoncer le tir
alkemy-lesson-measure-shoot-says = Un tir coûte 1 PA, et une arbalète porte à 24 pouces : sur une table de 24, cela suffit presque toujours.
alkemy-lesson-measure-shoot-asks = Tirez sur Araoui (b1).
alkemy-lesson-measure-shoot-otherwise = Tirez plutôt : Araoui (b1) est à découvert.
alkemy-lesson-measure-shoot-other = La Jaraya est plus loin, et sa distance plus difficile à juger. Visez Araoui (b1).
alkemy-lesson-measure-shoot-charge = Un Arbalétrier n’est pas un bretteur, et sa Charge ne porterait pas si loin. Qu’il tire.

alkemy-lesson-measure-estimate = À quelle distance ?
alkemy-lesson-measure-estimate-says =
    Dites la distance du bord de son socle à celui d’Araoui. Si votre mesure tombe n’importe où sur ce socle, vous avez la Visée : un dé de plus.
    Chaque table a sa règle : d’une borne à la suivante il y a 8 pouces, et un socle fait 1 pouce de large.
alkemy-lesson-measure-estimate-asks = Estimez la distance jusqu’à Araoui.
alkemy-lesson-measure-estimate-otherwise = Pas tout à fait. Comparez avec les 8 pouces d’une borne à l’autre.
alkemy-lesson-measure-estimate-near = C’est un peu plus loin : comparez avec les 8 pouces d’une borne à l’autre.
alkemy-lesson-measure-estimate-far = C’est au-delà d’elle. Comparez avec les 8 pouces d’une borne à l’autre.

alkemy-lesson-measure-dice = Bien jugé
alkemy-lesson-measure-dice-says = Le mètre tombe sur son socle, et la Visée vous donne un troisième dé. Sans elle, le tir serait parti quand même, avec deux.
alkemy-lesson-measure-dice-asks = Gardez le 5 et le 6.
alkemy-lesson-measure-dice-otherwise = Le 5 et le 6 touchent à coup sûr. Gardez-les.

alkemy-lesson-measure-stop = Aux autres maintenant
alkemy-lesson-measure-stop-says = Touché. Gardez l’autre PA pour plus tard, et regardez comment { $seat2 } juge une distance.
alkemy-lesson-measure-stop-asks = Arrêtez-vous là.
alkemy-lesson-measure-stop-otherwise = C’est possible, mais voyez d’abord ce que font les autres : arrêtez-vous là.
alkemy-lesson-measure-stop-again = Un second tir serait permis. Pour l’instant, arrêtez-vous et voyez ce que font les autres.

alkemy-lesson-measure-short = Une Charge trop courte
alkemy-lesson-measure-short-says =
    La Jaraya a chargé Garlan à plus de 9 pouces ; sa Charge porte à 7. Elle ne fait donc que marcher vers lui, et ne peut plus attaquer jusqu’à la fin du tour : elle jouera Parade ou Inactif.
    Et la voilà devant Garlan, dont la Charge de 6 pouces l’atteint sans peine.

alkemy-lesson-measure-done =
    Annoncer, payer, mesurer : dans cet ordre, toujours. Dans le doute, on fait d’abord un pas de plus.
    Si vous préférez mesurer, dites-le en ouvrant une table.

## Les cinq Cartes de Combat

alkemy-lesson-cards = Les cinq Cartes de Combat
alkemy-lesson-cards-about = Ce qui bat quoi, qui frappe le premier, et quand se retenir.

alkemy-lesson-cards-five = Cinq cartes chacun
alkemy-lesson-cards-five-says =
    Garlan et Zahira sont au contact. À chaque combat, chacun pose l’une de cinq cartes face cachée, et les cinq reviennent en main pour la fois suivante.
    Trois attaquent : la Rapide bat la Normale, la Normale bat la Brutale, la Brutale bat la Rapide. Battre veut dire un dé de plus.

alkemy-lesson-cards-activate = Commencez
alkemy-lesson-cards-activate-says = Garlan a quatre PA. Chaque carte en coûte un, sauf Inactif.
alkemy-lesson-cards-activate-asks = Activez Garlan (a1).
alkemy-lesson-cards-activate-otherwise = C’est Garlan (a1) qui se bat : activez-le.

alkemy-lesson-cards-fight = Attaquer
alkemy-lesson-cards-fight-says = Qui est au contact y reste, et se bat pour 1 PA aussi souvent qu’il veut.
alkemy-lesson-cards-fight-asks = Combattez Zahira (b1).
alkemy-lesson-cards-fight-otherwise = Le combat d’abord : touchez Zahira (b1).
alkemy-lesson-cards-fight-leave = Pour quitter un combat, il faut d’abord gagner un jet de Réflexe, sans quoi l’on est frappé. Restez, et combattez Zahira (b1).

alkemy-lesson-cards-normal = Devinez ce qu’elle joue
alkemy-lesson-cards-normal-says =
    { $seat2 } a déjà posé sa carte. Vous ne la voyez pas, mais Zahira frappe fort depuis le début : cela sent l’Attaque Brutale.
    La Brutale lit ses dommages une colonne plus à droite, mais joue moins bien pour frapper en premier.
alkemy-lesson-cards-normal-asks = Jouez la carte qui bat la Brutale : l’Attaque Normale.
alkemy-lesson-cards-normal-otherwise = Contre la Brutale, l’Attaque Normale a un dé de plus.
alkemy-lesson-cards-normal-quick = La Rapide frapperait d’abord, mais la Brutale la bat : son coup aurait un dé de plus. Essayez la Normale.
alkemy-lesson-cards-normal-brutal = Brutale contre Brutale, c’est égal, et cela vous blesse tous deux. La Normale a l’avantage.
alkemy-lesson-cards-normal-parry = La Parade ne fait que détourner un coup. Si vous devinez juste, vous pouvez aussi toucher : la Normale.
alkemy-lesson-cards-normal-inactive = Inactif ne coûte rien et ne fait rien. Vous seriez frappé pour rien : essayez la Normale.

alkemy-lesson-cards-dice = Bien deviné
alkemy-lesson-cards-dice-says =
    C’était bien la Brutale ! Vous avez gagné le jet de Réflexe : vous frappez d’abord, et avec trois dés.
    Les armes sur les dés choisissent la colonne de votre ligne de dommages : de deux épées à gauche à deux masses à droite.
alkemy-lesson-cards-dice-asks = Gardez le 5 et le 6.
alkemy-lesson-cards-dice-otherwise = Prenez les deux plus hauts : ils touchent à coup sûr, et la masse vous mène vers la droite.

alkemy-lesson-cards-stop = Les blessures comptent
alkemy-lesson-cards-stop-says = Quatre cases de moins : Zahira lance maintenant des dés jaunes, moins bons, et elle a manqué. Gardez vos PA : il vous en faut un pour lui répondre.
alkemy-lesson-cards-stop-asks = Arrêtez-vous là.
alkemy-lesson-cards-stop-otherwise = Gardez vos PA pour son attaque : qui n’en a plus doit jouer Inactif. Arrêtez-vous là.

alkemy-lesson-cards-quick = À elle d’attaquer
alkemy-lesson-cards-quick-says = Zahira attaque, et vous répondez par une carte pour 1 PA. Sa Brutale lui a coûté cher : cette fois, ce sera sûrement la Normale.
alkemy-lesson-cards-quick-asks = Jouez la carte qui bat la Normale : l’Attaque Rapide.
alkemy-lesson-cards-quick-otherwise = Contre la Normale, l’Attaque Rapide a un dé de plus.
alkemy-lesson-cards-quick-normal = Normale contre Normale, c’est égal. La Rapide a l’avantage, et frappe d’abord.
alkemy-lesson-cards-quick-brutal = La Normale bat la Brutale : elle aurait un dé de plus et frapperait d’abord. Jouez la Rapide.
alkemy-lesson-cards-quick-parry = La Parade est sûre, mais la Rapide peut frapper avant elle.
alkemy-lesson-cards-quick-inactive = Vous épargneriez un PA, et le paieriez de votre sang. Jouez la Rapide.

alkemy-lesson-cards-strike = Encore le premier
alkemy-lesson-cards-strike-says = La Rapide a un dé de plus en Réflexe, et ici un de plus en Combat. Son prix : les dommages se lisent une colonne plus à gauche.
alkemy-lesson-cards-strike-asks = Gardez le 5 et le 6.
alkemy-lesson-cards-strike-otherwise = Prenez encore le meilleur : le 5 et le 6.

alkemy-lesson-cards-rest = Les deux autres
alkemy-lesson-cards-rest-says =
    La Parade oppose votre jet de Combat au sien, au lieu de votre Défense : gagnez-le et rien ne vous arrive, gagnez-le de 3 et vous pouvez riposter.
    Inactif est gratuit, et c’est tout ce qui reste à qui n’a plus de PA. Si les deux le jouent, l’activation s’achève aussitôt.

alkemy-lesson-cards-done =
    La Rapide bat la Normale, la Normale bat la Brutale, la Brutale bat la Rapide ; la Parade est pour les mauvais jours, Inactif pour les poches vides.
    Les cartes ne sont que la moitié du jeu. Demandez-vous ce que l’autre ne peut pas se permettre.

## Les réactions

alkemy-lesson-reactions = Les réactions
alkemy-lesson-reactions-about = Pourquoi les PA que l’on garde ne sont pas perdus.

alkemy-lesson-reactions-watch = Aux aguets
alkemy-lesson-reactions-watch-says =
    Araoui tire sur votre Arbalétrier (a2), et elle a bien jugé la distance : elle a la Visée.
    Il lui reste des PA. Il est donc aux aguets et peut répondre quand on l’attaque, même au tour de l’autre.

alkemy-lesson-reactions-shoot = Répondre à un tir
alkemy-lesson-reactions-shoot-says = Toute réponse coûte 1 PA et lui ôte aussitôt la Visée. Si vous tirez aussi, les deux traits partent en même temps.
alkemy-lesson-reactions-shoot-asks = Tirez à votre tour.
alkemy-lesson-reactions-shoot-otherwise = Tirez aussi : elle y perd la Visée, et peut-être du sang.
alkemy-lesson-reactions-shoot-nothing = Elle garderait alors la Visée. Tirez : cela vaut bien un PA.
alkemy-lesson-reactions-shoot-walk = Il n’y a pas d’abri à portée. Tirez plutôt.
alkemy-lesson-reactions-shoot-rush = Elle est bien trop loin pour cela. Tirez plutôt.

alkemy-lesson-reactions-pass = Laissez-les venir
alkemy-lesson-reactions-pass-says =
    Sans Visée elle a manqué, et votre carreau a touché. C’est maintenant à vous.
    La Jaraya (b2) est près de Garlan. Il est aux aguets, avec tous ses PA : laissez-la venir.
alkemy-lesson-reactions-pass-asks = Passez.
alkemy-lesson-reactions-pass-otherwise = Pas maintenant : passez, et laissez-la venir.
alkemy-lesson-reactions-pass-activate = Vous pourriez agir. Mais passez pour une fois, et voyez ce que vaut l’attente.

alkemy-lesson-reactions-card = Répondre à une Charge
alkemy-lesson-reactions-card-says = Elle a chargé et posé son attaque. Comme il reste des PA à Garlan, il peut répondre par la carte qu’il veut ; sans PA, il ne pourrait que subir.
alkemy-lesson-reactions-card-asks = Répondez par une Attaque Normale.
alkemy-lesson-reactions-card-otherwise = Toute carte irait. Prenez ici l’Attaque Normale.
alkemy-lesson-reactions-card-inactive = C’est ce qu’il devrait jouer sans PA. Il lui en reste : rendez le coup.
alkemy-lesson-reactions-card-other = L’idée se défend. Mais qui charge aime la Brutale, et la Normale la bat.

alkemy-lesson-reactions-dice = Il a été plus vif
alkemy-lesson-reactions-dice-says = C’était la Brutale, qui est lente : Garlan frappe d’abord, bien qu’elle ait chargé.
alkemy-lesson-reactions-dice-asks = Gardez le 5 et le 6.
alkemy-lesson-reactions-dice-otherwise = Gardez le meilleur : le 5 et le 6.

alkemy-lesson-reactions-keep = Ce qu’il en a coûté
alkemy-lesson-reactions-keep-says =
    Garlan a dépensé 1 PA sur quatre, et n’a pas encore été activé : les trois autres sont à lui pour ce tour.
    Les PA ne se perdent qu’à la fin du tour ; chacun les retrouve alors tous.

alkemy-lesson-reactions-done =
    Un PA en réserve, c’est un tir, un pas ou une carte quand les autres agissent. Ne dépensez le dernier que pour une bonne raison.
    Dans le navigateur, vous pouvez régler d’avance quelles figurines réagissent d’elles-mêmes.

## La concentration

alkemy-lesson-concentration = La concentration
alkemy-lesson-concentration-about = Ce qu’il faut à un alchimiste avant d’agir : concentration, composants, pierres.

alkemy-lesson-concentration-three = Trois choses
alkemy-lesson-concentration-three-says =
    Le Prêtre de campagne (a2) est alchimiste. Il a des composants, que toute formule consume, et des pierres, qui la renforcent.
    La troisième chose, que les nouveaux oublient : la concentration, de 0 à 4. Une formule demande un niveau, et reste fermée en dessous.

alkemy-lesson-concentration-activate = Appelez le Prêtre
alkemy-lesson-concentration-activate-says = Garlan est mal en point, et le Prêtre sait soigner. Il a trois PA, et 1 de concentration.
alkemy-lesson-concentration-activate-asks = Activez le Prêtre (a2).
alkemy-lesson-concentration-activate-otherwise = Garlan a besoin d’aide : activez le Prêtre (a2).

alkemy-lesson-concentration-rise = Se recueillir
alkemy-lesson-concentration-rise-says = Raccommodage demande le niveau 2 : il n’est pas encore dans la liste. Chaque niveau coûte 1 PA, et reste d’un tour à l’autre.
alkemy-lesson-concentration-rise-asks = Concentrez-vous.
alkemy-lesson-concentration-rise-otherwise = Il faut à Garlan un Raccommodage, et au Raccommodage le niveau 2 : concentrez-vous d’abord.
alkemy-lesson-concentration-rise-cast = Cette formule vous est déjà ouverte, mais elle prendrait les composants qu’il faut à Garlan. Concentrez-vous.
alkemy-lesson-concentration-rise-charge = Un alchimiste se tient loin des lames. Concentrez-vous.

alkemy-lesson-concentration-cast = Raccommodage
alkemy-lesson-concentration-cast-says = Niveau 2 : la voilà ouverte. Elle coûte 1 PA et trois composants, et porte à 4 pouces ; qui est plus loin n’a rien, et tout est dépensé.
alkemy-lesson-concentration-cast-asks = Lancez Raccommodage sur Garlan (a1).
alkemy-lesson-concentration-cast-otherwise = Garlan (a1) saigne : lancez Raccommodage sur lui.
alkemy-lesson-concentration-cast-self = Le Prêtre va bien. C’est Garlan (a1) qui en a besoin.
alkemy-lesson-concentration-cast-other = Une autre fois. Pour l’heure, Raccommodage sur Garlan (a1).
alkemy-lesson-concentration-cast-enough = Le niveau 2 suffit à Raccommodage : lancez-la sur Garlan (a1).

alkemy-lesson-concentration-upgrade = Les pierres la renforcent
alkemy-lesson-concentration-upgrade-says = Elle soigne 2 cases. Quand une formule a réussi, des pierres l’améliorent : deux pierres soignent une case de plus.
alkemy-lesson-concentration-upgrade-asks = Prenez la première amélioration.
alkemy-lesson-concentration-upgrade-otherwise = Personne d’autre n’est proche. Soignez plutôt une case de plus : la première amélioration.
alkemy-lesson-concentration-upgrade-done = On pourrait s’en passer. Mais vous avez deux pierres, et chaque case compte pour Garlan.

alkemy-lesson-concentration-loss = Comment on la perd
alkemy-lesson-concentration-loss-says =
    Dès qu’un alchimiste est blessé, si peu que ce soit, un niveau de concentration s’envole.
    Restez donc derrière les autres, et tirez sur les leurs : une égratignure peut fermer une formule.

alkemy-lesson-concentration-done =
    Concentrez-vous tôt, quand il n’y a rien de mieux à faire : les niveaux restent.
    Et la même formule une seule fois par tour.

## Les bornes

alkemy-lesson-posts = Les bornes Jin
alkemy-lesson-posts-about = Libérer n’est pas prendre, et c’est la fin du tour qui compte.

alkemy-lesson-posts-count = Comptez les bornes
alkemy-lesson-posts-count-says =
    Vous tenez la borne de gauche ; { $seat2 } tient celles du milieu et de droite. Vous en êtes à 1 partout.
    Si le tour s’achevait maintenant, { $seat2 } en aurait plus, et marquerait.

alkemy-lesson-posts-activate = Garlan est sur place
alkemy-lesson-posts-activate-says = Garlan (a1) est à moins d’un pouce de la borne du milieu, avec quatre PA. Tous les autres ont fini.
alkemy-lesson-posts-activate-asks = Activez Garlan (a1).
alkemy-lesson-posts-activate-otherwise = Seul Garlan (a1) peut encore agir.
alkemy-lesson-posts-activate-pass = Alors { $seat2 } marque. Garlan peut l’empêcher.

alkemy-lesson-posts-free = D’abord la libérer
alkemy-lesson-posts-free-says = La borne du milieu est à l’ennemi. Avec 2 PA elle n’est plus à personne, mais pas encore à vous.
alkemy-lesson-posts-free-asks = Agissez sur la borne du milieu (2).
alkemy-lesson-posts-free-otherwise = La borne vaut mieux que cela : agissez sur celle du milieu (2).
alkemy-lesson-posts-free-far = La borne de droite est hors de portée : il faut être à un pouce. Celle du milieu est là.
alkemy-lesson-posts-free-charge = Les ennemis ne rapportent pas de points. Les bornes, si : agissez sur celle du milieu (2).
alkemy-lesson-posts-free-leave = Restez : il est là où il faut. Agissez sur la borne du milieu (2).

alkemy-lesson-posts-take = Puis la prendre
alkemy-lesson-posts-take-says = Une chacun : nul ne marquerait. Encore 2 PA, et elle est à vous.
alkemy-lesson-posts-take-asks = Agissez encore sur la borne du milieu (2).
alkemy-lesson-posts-take-otherwise = Il reste deux PA, tout juste assez : agissez sur la borne du milieu (2).
alkemy-lesson-posts-take-stop = On en resterait à une chacun, et nul ne marquerait. Il reste deux PA : prenez-la.
alkemy-lesson-posts-take-far = Trop loin. Celle du milieu est là.
alkemy-lesson-posts-take-charge = Les ennemis ne rapportent pas de points. Prenez la borne (2).
alkemy-lesson-posts-take-leave = Pas avant qu’elle soit à vous : agissez sur la borne du milieu (2).

alkemy-lesson-posts-stay = Deux contre une
alkemy-lesson-posts-stay-says =
    Le tour s’est achevé, et le point est à vous. En avoir plus suffit : deux bornes ou trois, c’est le même point.
    Une borne reste à vous même si tout le monde s’en va, tant qu’un ennemi n’y dépense pas 2 PA. Ne montez donc pas la garde : avancez.

alkemy-lesson-posts-done =
    Prendre une borne ennemie coûte 4 PA, une borne libre 2. En libérer une au dernier moment suffit souvent.
    La dernière activation d’un tour décide : gardez quelqu’un pour elle.

## Une première escarmouche

alkemy-lesson-first-match = Une première escarmouche
alkemy-lesson-first-match-about = Une petite bataille, prise au troisième tour et menée jusqu’au bout.

alkemy-lesson-first-match-table = Où l’on en est
alkemy-lesson-first-match-table-says =
    Le troisième tour commence, et l’on est à 1 partout. Vous tenez la borne de gauche, { $seat2 } celle du milieu, et celle de droite est libre.
    Qui tient le plus de bornes à la fin d’un tour marque ; 3 points font la victoire. Vous avez Garlan, un Arbalétrier et une Recrue.

alkemy-lesson-first-match-archer = Commencer de loin
alkemy-lesson-first-match-archer-says = La Jaraya (b2) garde la borne du milieu. Blessez-la avant d’approcher : les blessés lancent de moins bons dés.
alkemy-lesson-first-match-archer-asks = Activez l’Arbalétrier (a2).
alkemy-lesson-first-match-archer-otherwise = D’abord l’Arbalétrier (a2) : il blesse de loin.
alkemy-lesson-first-match-archer-first = Bientôt ! Que l’Arbalétrier (a2) la blesse d’abord.
alkemy-lesson-first-match-archer-pass = Il y a trop à faire. Activez l’Arbalétrier (a2).

alkemy-lesson-first-match-shoot = Tirer
alkemy-lesson-first-match-shoot-says = Un tir coûte 1 de ses deux PA.
alkemy-lesson-first-match-shoot-asks = Tirez sur la Jaraya (b2).
alkemy-lesson-first-match-shoot-otherwise = Tirez plutôt sur la Jaraya (b2) : c’est elle qui tient la borne.
alkemy-lesson-first-match-shoot-far = Araoui est loin, et indemne. C’est la Jaraya (b2) qui vous barre la route.
alkemy-lesson-first-match-shoot-charge = Ce n’est pas un bretteur, et c’est trop loin. Qu’il tire.
alkemy-lesson-first-match-shoot-walk = Il est bien où il est : tirez.

alkemy-lesson-first-match-estimate = Juger la distance
alkemy-lesson-first-match-estimate-says = Si votre estimation tombe sur son socle, vous lancez un dé de plus. D’une borne à l’autre il y a 8 pouces ; regardez bien.
alkemy-lesson-first-match-estimate-asks = Estimez la distance.
alkemy-lesson-first-match-estimate-otherwise = Pas tout à fait. Comparez avec les 8 pouces d’une borne à l’autre.

alkemy-lesson-first-match-aim = La Visée
alkemy-lesson-first-match-aim-says = Bien jugé : trois dés, dont vous gardez deux. Elle aurait pu esquiver, mais préfère garder ses PA.
alkemy-lesson-first-match-aim-asks = Gardez le 5 et le 6.
alkemy-lesson-first-match-aim-otherwise = Les deux plus hauts touchent à coup sûr : le 5 et le 6.

alkemy-lesson-first-match-watch = Rester aux aguets
alkemy-lesson-first-match-watch-says = Touchée. Il garde son autre PA : si on l’attaque, il pourra répondre.
alkemy-lesson-first-match-watch-asks = Arrêtez-vous là.
alkemy-lesson-first-match-watch-otherwise = Gardez plutôt le PA : arrêtez-vous là.
alkemy-lesson-first-match-watch-again = C’est permis. Mais un PA en réserve lui permet de répondre à une attaque : arrêtez-vous là.

alkemy-lesson-first-match-react = Sous le feu
alkemy-lesson-first-match-react-says = Araoui tire de loin sur Garlan, et juge mal la distance : pas de Visée. Une réponse coûterait 1 PA, et il a besoin des quatre.
alkemy-lesson-first-match-react-asks = Ne faites rien.
alkemy-lesson-first-match-react-otherwise = Gardez le PA : ne faites rien.
alkemy-lesson-first-match-react-walk = Il a mieux à faire de ses PA, et de ses jambes. Ne faites rien.
alkemy-lesson-first-match-react-rush = Elle est bien trop loin. Ne faites rien.

alkemy-lesson-first-match-hero = À Garlan
alkemy-lesson-first-match-hero-says = Manqué ! À nous la borne du milieu.
alkemy-lesson-first-match-hero-asks = Activez Garlan (a1).
alkemy-lesson-first-match-hero-otherwise = La borne du milieu est pour Garlan (a1).
alkemy-lesson-first-match-hero-first = La Recrue viendra ensuite. D’abord Garlan (a1).
alkemy-lesson-first-match-hero-pass = Pas tant que la Jaraya tient la borne. Activez Garlan (a1).

alkemy-lesson-first-match-charge = Charger
alkemy-lesson-first-match-charge-says = Une Charge coûte 1 PA, porte à 6 pouces, et son attaque est gratuite. À vue d’œil, il y en a 4.
alkemy-lesson-first-match-charge-asks = Chargez la Jaraya (b2).
alkemy-lesson-first-match-charge-otherwise = Chargez la Jaraya (b2) : elle est assez près.
alkemy-lesson-first-match-charge-far = C’est trop loin, et une Charge trop courte est perdue. La Jaraya (b2) est tout près.
alkemy-lesson-first-match-charge-post = Il n’est assez près d’aucune borne. Chargez la Jaraya (b2).
alkemy-lesson-first-match-charge-walk = Marcher n’engage pas le combat. Chargez la Jaraya (b2).

alkemy-lesson-first-match-place = Choisir son côté
alkemy-lesson-first-match-place-says = Il l’atteint. La borne est contre elle : toute place au contact en est assez proche.
alkemy-lesson-first-match-place-asks = Choisissez une place contre la Jaraya.
alkemy-lesson-first-match-place-otherwise = Il doit la toucher, et son chemin ne doit pas dépasser 6 pouces.

alkemy-lesson-first-match-card = Poser une carte
alkemy-lesson-first-match-card-says =
    { $seat2 } a posé une carte face cachée. Quand on est au plus mal, on espère un grand coup : une Brutale, sans doute.
    La Rapide bat la Normale, la Normale bat la Brutale, la Brutale bat la Rapide.
alkemy-lesson-first-match-card-asks = Jouez l’Attaque Normale.
alkemy-lesson-first-match-card-otherwise = Qui charge attaque. La Normale bat la Brutale.
alkemy-lesson-first-match-card-quick = La Brutale battrait la Rapide. Jouez la Normale.
alkemy-lesson-first-match-card-brutal = Brutale contre Brutale, on n’y gagne rien. Jouez la Normale.

alkemy-lesson-first-match-dice = Quatre dés
alkemy-lesson-first-match-dice-says = Un dé pour la Charge, un pour la meilleure carte, et vous frappez d’abord. Gardez-en deux.
alkemy-lesson-first-match-dice-asks = Gardez le 5 et le 6.
alkemy-lesson-first-match-dice-otherwise = Vous pouvez mieux faire : le 5 et le 6.

alkemy-lesson-first-match-free = La borne du milieu
alkemy-lesson-first-match-free-says = Elle est hors de combat. Il reste trois PA : deux libèrent la borne.
alkemy-lesson-first-match-free-asks = Libérez la borne du milieu (2).
alkemy-lesson-first-match-free-otherwise = C’est pour la borne du milieu (2) que vous êtes venu.
alkemy-lesson-first-match-free-far = Trop loin pour lui, et quelqu’un y est déjà. Libérez la borne du milieu (2).
alkemy-lesson-first-match-free-stop = Pas encore : libérez d’abord la borne du milieu (2).

alkemy-lesson-first-match-recruit = Et la troisième
alkemy-lesson-first-match-recruit-says = { $seat2 } passe, et attend. Votre Recrue (a3) est à la borne de droite, qui n’est à personne.
alkemy-lesson-first-match-recruit-asks = Activez la Recrue (a3).
alkemy-lesson-first-match-recruit-otherwise = La Recrue (a3) est là où il faut.
alkemy-lesson-first-match-recruit-other = Ce tour est fini pour cette figurine. La Recrue (a3) est à la borne de droite.
alkemy-lesson-first-match-recruit-pass = Vous marqueriez déjà. Mais une seconde borne vous met à l’abri : activez la Recrue (a3).

alkemy-lesson-first-match-take = La prendre
alkemy-lesson-first-match-take-says = Une borne libre est à vous pour 2 PA : tout ce qu’elle a.
alkemy-lesson-first-match-take-asks = Prenez la borne de droite (3).
alkemy-lesson-first-match-take-otherwise = La borne de droite (3) est à portée de main : prenez-la.
alkemy-lesson-first-match-take-far = Celle-là est trop loin. Prenez la borne de droite (3).
alkemy-lesson-first-match-take-charge = Une Recrue contre Araoui ? Prenez la borne (3).
alkemy-lesson-first-match-take-walk = Elle est bien où elle est. Prenez la borne (3).

alkemy-lesson-first-match-mind = Un nouveau tour
alkemy-lesson-first-match-mind-says =
    Le tour s’est achevé : deux bornes contre aucune, et vous menez 2 à 1. Chacun retrouve tous ses PA.
    Pour savoir qui commence, on lance l’Esprit. Des vôtres, c’est Garlan qui a le meilleur.
alkemy-lesson-first-match-mind-asks = Que Garlan (a1) lance les dés.
alkemy-lesson-first-match-mind-otherwise = Garlan (a1) a le meilleur Esprit.

alkemy-lesson-first-match-starter = Qui commence ?
alkemy-lesson-first-match-starter-says = Vous avez gagné, et dites qui commence. Vous menez : laissez venir les autres, et gardez le dernier mot.
alkemy-lesson-first-match-starter-asks = Laissez { $seat2 } commencer.
alkemy-lesson-first-match-starter-otherwise = Laissez { $seat2 } commencer : vous avez le temps.
alkemy-lesson-first-match-starter-me = C’est souvent bon. Mais vous menez, et qui agit en dernier en sait plus : laissez { $seat2 } commencer.

alkemy-lesson-first-match-last = Seule contre trois
alkemy-lesson-first-match-last-says = Araoui s’approche, mais aucune borne n’est à sa portée, et elle reste aux aguets. Deux bornes sont à vous : s’il ne se passe plus rien, vous gagnez.
alkemy-lesson-first-match-last-asks = Passez.
alkemy-lesson-first-match-last-otherwise = Il n’y a plus rien à gagner : passez.
alkemy-lesson-first-match-last-enough = C’est possible, mais inutile : les bornes sont à vous. Passez.

alkemy-lesson-first-match-won = Trois points
alkemy-lesson-first-match-won-says = Vous avez passé tous les deux, le tour est fini, et votre troisième point gagne la bataille. Un seul ennemi est tombé : ce sont les bornes qui ont décidé.

alkemy-lesson-first-match-done =
    Vous avez mené une bataille jusqu’au bout. La prochaine est à vous : choisissez une troupe toute prête contre un adversaire clément.
    Dans le doute, chaque règle est à côté : touchez son numéro.
