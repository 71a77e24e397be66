### Alchemist: the catalogue of rules, in our own words.
### One message per rule (ALC-001 ...) and per ruling (ALC-R1 ...); the message id is the rule ID.
### "Lecture maison" marks what is a decision of this platform and not text of the rulebook.
### Words: tour = turn, manche = round; réserve = the common one, stock = a player's own.

## Fixed material

ALC-001 = Alchimiste se joue de deux à cinq Adeptes. À moins ou à plus, la partie ne peut pas commencer.
ALC-002 = Il existe cinq ingrédients : champignon, araignée, patte d’oiseau, sang de dragon et œil de troll. La boîte compte 32 cubes de chacun, soit 160 au total.
ALC-003 = Le plateau présente dix chaudrons, quel que soit le nombre d’Adeptes. Chacun produit deux ingrédients différents, et chaque paire possible apparaît une fois et une seule (ALC-R27).
ALC-004 = Un chaudron n’accueille qu’une seule potion : un sceau, une tuile de Renommée et d’un à cinq cubes.
ALC-005 = Les tuiles de Renommée vont de 1 à 10 ; chaque valeur n’existe qu’en un exemplaire.
ALC-006 = Il y a cinq Écoles, une par ingrédient. Celui que montre votre carte est l’ingrédient favori de votre École.
ALC-007 = On joue avec cinq couleurs au choix. Chacune comprend un écran et six sceaux.
ALC-008 = La piste de Renommée est une boucle de 50 cases, de 0 à 49. On part de 0 et chaque boucle complète vaut 50 points.
ALC-009 = Les jetons de score sont au nombre de cinq, donc un par personne. Ils portent 50 sur une face et 100 sur l’autre.

## Setup

ALC-010 = Au début, le Compendium est étalé sous les yeux de tous et ses dix chaudrons sont vides.
ALC-011 = Les dix tuiles de Renommée attendent à côté du plateau, face visible : n’importe qui peut en prendre une en créant une potion.
ALC-012 = Les jetons de score attendent à côté du plateau. Personne n’en possède au départ.
ALC-013 = Prenez une couleur encore libre : son écran et ses six sceaux sont à vous. Deux Adeptes n’ont jamais la même.
ALC-014 = L’un de vos sceaux part de 0 sur la piste de Renommée : tout le monde commence à 0 point. Il marque votre score toute la partie et ne sert jamais à une potion.
ALC-015 = Vos cinq autres sceaux restent devant votre écran, bien visibles. Eux seuls peuvent aller sur un chaudron : vous créerez donc cinq potions au plus.
ALC-016 = À deux, on met 6 cubes de chaque ingrédient dans le sac et 10 dans la réserve. Les 16 autres restent hors jeu.
ALC-017 = À trois, on met 8 cubes de chaque ingrédient dans le sac et 12 dans la réserve. Les 12 autres restent hors jeu. L’édition allemande fait autrement (ALC-R20).
ALC-018 = À quatre, on met 12 cubes de chaque ingrédient dans le sac et 16 dans la réserve. Les 4 autres restent hors jeu.
ALC-019 = À cinq, on met 14 cubes de chaque ingrédient dans le sac et 18 dans la réserve. Aucun cube ne reste de côté.
ALC-020 = Les cubes écartés lors de la mise en place n’entrent jamais en jeu et ne comptent jamais.
ALC-021 = La réserve est rangée par ingrédient, à la vue de tous. Vous pouvez la compter quand vous voulez.
ALC-022 = Avant le premier tour, chacun pioche 12 cubes au hasard dans le sac, en secret et sans rien y remettre. C’est votre stock de départ, caché derrière votre écran.
ALC-023 = Les stocks de départ viennent uniquement du sac : la réserve est donc intacte au début du jeu. Il reste alors dans le sac 6, 4, 12 ou 10 cubes à deux, trois, quatre ou cinq (14 à trois avec ALC-160), et personne ne sait lesquels.
ALC-024 = Vous recevez une carte École au hasard, face cachée. Elle demeure secrète et vous la gardez toute la partie.
ALC-025 = Deux Adeptes ne représentent jamais la même École. À moins de cinq, les cartes en trop sont hors jeu et personne ne les voit (ALC-R19).
ALC-026 = Désignez le premier joueur selon l’usage qui vous plaît ; à défaut, c’est à la plus jeune personne de commencer. Sur cette plateforme, voyez ALC-R21.
ALC-027 = Votre École n’a aucun effet en cours de jeu. Elle n’intervient qu’au décompte final (ALC-102 à ALC-114).
ALC-028 = La mise en place suit cet ordre : sac et réserve, stocks de départ, cartes École, premier joueur ; aucune étape ne dépend de la précédente. Lecture maison : ici, le premier joueur est connu avant toute pioche, pour que personne n’en décide après avoir vu des cubes (ALC-R21).

## Turns and rounds

ALC-030 = Le premier joueur ouvre la partie, puis on joue à tour de rôle dans le sens des aiguilles d’une montre.
ALC-031 = À votre tour, vous faites une chose et une seule : créer une potion, en copier une ou prendre des ingrédients.
ALC-032 = Impossible de sauter votre tour tant qu’une action vous est ouverte. Seul passe celui qui ne peut vraiment rien faire (ALC-R5).
ALC-033 = Une fois votre action faite, votre tour est fini et c’est au suivant. Il ne se passe rien d’autre dans un tour.
ALC-034 = Dans une manche, chacun joue un tour, en commençant par le premier joueur ; elle s’achève quand ce serait de nouveau à lui. Le premier joueur ne change jamais (ALC-R12).
ALC-035 = À deux, il faut commencer par créer une potion avec une tuile de Renommée d’au moins 5. Seule la toute première action de la partie est visée (ALC-R1), sauf si ALC-162 est activée.
ALC-036 = À trois ou plus, rien n’est imposé à l’ouverture : créez une potion ou prenez des ingrédients. Pour copier, il faut attendre qu’une potion existe.
ALC-037 = Lecture maison : vous ne passez que si vous ne pouvez ni créer, ni copier, ni prendre. C’est alors au suivant et rien d’autre ne change (ALC-R5).
ALC-038 = Lecture maison : une action contraire aux règles est refusée en bloc. Rien ne change et c’est toujours au même Adepte de jouer (ALC-R25).
ALC-039 = Seul peut agir l’Adepte dont c’est le tour. Toute action venant d’un autre est refusée et reste sans effet.

## Creating a potion: what you need

ALC-040 = Il faut un des sceaux posés devant votre écran pour créer une potion. Une fois tous vos sceaux employés, vous ne pouvez plus en créer de la partie.
ALC-041 = Une nouvelle potion demande un chaudron vide. Celui qui contient déjà une potion ne se libère jamais.
ALC-042 = Une composition compte au moins un cube et pas plus de cinq.
ALC-043 = Les cubes de votre composition sortent tous de votre propre stock. On n’emploie pas ce qu’on n’a pas.
ALC-044 = Un chaudron refuse ce qu’il produit : aucun de ses deux ingrédients produits ne peut entrer dans sa composition.
ALC-045 = Une composition peut contenir deux fois le même ingrédient, mais pas trois.
ALC-046 = Votre composition doit être inédite : aucun chaudron ne doit déjà la montrer, quel que soit son créateur, vous compris. On compare seulement le nombre de cubes de chaque ingrédient, pas leur disposition (ALC-R2).
ALC-047 = Choisissez une tuile de Renommée qui se trouve toujours à côté du plateau. Une tuile posée sur un chaudron est déjà prise.
ALC-048 = C’est vous qui fixez la valeur de votre potion : toute tuile encore libre convient, quels que soient le nombre et la nature des cubes (ALC-R10). Seule l’ouverture à deux exige 5 ou plus (ALC-035).

## Creating a potion: what happens

ALC-050 = Un des sceaux placés devant votre écran va sur le chaudron. Il rappelle jusqu’au bout que la potion est de vous et ne vous revient jamais.
ALC-051 = Les cubes de votre composition passent de votre stock au chaudron et y restent jusqu’à la fin. Personne ne les récupère, et ils ne sont pas non plus retirés du jeu.
ALC-052 = La tuile de Renommée choisie va sur le chaudron et n’en bouge plus. Plus personne ne peut la prendre.
ALC-053 = Créer une potion vous rapporte aussitôt la valeur de sa tuile en points de renommée.
ALC-054 = Créer une potion vous rapporte aussi des ingrédients : un cube de chacun des deux que produit le chaudron, pris dans la réserve pour votre stock.
ALC-055 = Si un ingrédient produit est épuisé dans la réserve, vous vous en passez, et des deux s’ils manquent tous deux. Rien ne le remplace, pas même un cube du sac.
ALC-056 = Vous pouvez créer une potion même si l’un de ses ingrédients produits est épuisé dans la réserve, voire les deux.
ALC-057 = Créer une potion ne coûte aucun hommage ; il n’est dû que pour une copie (ALC-065).
ALC-058 = Une création est publique : tout le monde voit la composition, la tuile, le créateur et les ingrédients reçus.

## Copying a potion: what you need

ALC-060 = On ne copie qu’une potion enregistrée au Compendium. Un chaudron vide n’a rien à offrir.
ALC-061 = Vous ne copiez jamais vos propres potions. Le sceau du chaudron dit à qui est la potion : il doit être d’une autre couleur que la vôtre.
ALC-062 = Pour copier, vous payez la composition avec votre propre stock, cube pour cube : rien de plus, rien de moins, rien d’échangé. S’il vous manque un seul cube, pas de copie ; vos autres cubes restent chez vous.
ALC-063 = L’hommage doit être l’un des ingrédients de la composition. C’est vous, qui copiez, qui choisissez lequel (ALC-R3).

## Copying a potion: what happens

ALC-064 = Les cubes de la composition quittent votre stock et vous les montrez à tous.
ALC-065 = En hommage, l’un des cubes payés, du type que vous avez choisi, passe derrière l’écran du créateur de la potion. Celui-ci ne peut pas le refuser (ALC-R4).
ALC-066 = Hormis l’hommage, tous les cubes payés quittent le jeu pour de bon. Aucun ne va dans la réserve, dans le sac ou sur le plateau.
ALC-067 = Copier une potion vous rapporte aussitôt la valeur de sa tuile en points de renommée.
ALC-068 = Copier une potion vous rapporte aussi des ingrédients : un cube de chacun des deux que produit son chaudron, pris dans la réserve pour votre stock.
ALC-069 = Lecture maison : comme pour une création, un ingrédient produit épuisé n’est pas reçu, et la copie reste permise (ALC-055, ALC-056, ALC-R4).
ALC-070 = Une copie laisse la potion telle quelle, avec ses cubes, son sceau et sa tuile. Qui copie n’emploie ni sceau ni tuile.
ALC-071 = Quand on copie votre potion, vous touchez le cube d’hommage et rien de plus. Cela ne vous donne aucun point de renommée.
ALC-072 = Si la composition se réduit à un seul cube, ce cube sert d’hommage et aucun cube ne quitte le jeu.
ALC-073 = Lecture maison : les potions des autres se copient autant de fois que vous voulez, la même d’un tour à l’autre, et même juste après sa création (ALC-R9).
ALC-074 = Une copie est publique : tout le monde voit les cubes payés, l’ingrédient donné en hommage et les ingrédients reçus.

## Taking ingredients

ALC-080 = Prendre des ingrédients, c’est ou bien 1 cube de la réserve, ou bien 2 cubes du sac. Jamais les deux.
ALC-081 = Dans la réserve, vous prenez l’ingrédient que vous voulez, pourvu qu’il n’y soit pas épuisé. Tout le monde voit lequel.
ALC-082 = Dans le sac, vous piochez 2 cubes à l’aveugle et gardez les deux. Personne d’autre ne sait ce que c’est (ALC-R7).
ALC-083 = Quand le sac est vide, il n’y a plus rien à y piocher : vous ne pouvez prendre qu’à la réserve, soit 1 cube.
ALC-084 = Quand la réserve est vide, on ne peut prendre que dans le sac.
ALC-085 = Prendre des ingrédients ne rapporte aucun point de renommée.
ALC-086 = Rien ne vient regarnir le sac ou la réserve en cours de jeu.
ALC-087 = Lecture maison : vous pouvez garder autant de cubes que vous voulez derrière votre écran (ALC-R22).

## End of the game

ALC-090 = Le jeu ne peut finir qu’au terme d’une manche, après le tour du dernier Adepte. On ne vérifie rien avant.
ALC-091 = Si, au terme d’une manche, trois ingrédients sur cinq ou davantage sont épuisés dans la réserve, la partie est finie.
ALC-092 = Si moins de trois ingrédients sont épuisés au terme d’une manche, le premier joueur en entame une autre.
ALC-093 = Quand le troisième ingrédient s’épuise en pleine manche, les Adeptes suivants jouent normalement leur tour. Chacun aura donc joué autant de tours que les autres.
ALC-094 = Seule la réserve décide de la fin. Le sac, les stocks, les sceaux, les tuiles et les chaudrons n’y sont pour rien, même s’il n’en reste plus.
ALC-095 = La partie finie, plus personne ne peut agir. Le décompte final suit aussitôt, sans aucun choix à faire.

## Final scoring

ALC-100 = Pour commencer, vous marquez 1 point de renommée par tranche de 2 cubes restés dans votre stock. Tous les ingrédients sont comptés ensemble, et le cube impair ne vaut rien (ALC-R16).
ALC-101 = Ensuite, chacun verse tout son stock dans la réserve. Les points que ces cubes viennent de rapporter (ALC-100) restent acquis.
ALC-102 = Puis on révèle les cartes École. Pour chaque École en jeu, on compte son ingrédient favori dans la réserve, qui contient désormais aussi tous les stocks.
ALC-103 = Les cubes posés sur le Compendium ne comptent pas pour les Écoles.
ALC-104 = Les cubes encore dans le sac de l’Oracle ne comptent pas pour les Écoles.
ALC-105 = Les cubes hors jeu ne comptent pas pour les Écoles.
ALC-106 = Une École que personne ne joue n’entre pas au classement, et l’on ignore les cubes de son ingrédient.
ALC-107 = Plus l’ingrédient favori est rare, mieux l’École est classée : le plus petit nombre de cubes donne la première place, le suivant la deuxième, et ainsi de suite. Zéro cube est un nombre comme un autre, et le meilleur.
ALC-108 = À égalité de cubes, les Écoles partagent la place et chacune en touche toute la récompense (ALC-R17).
ALC-109 = Une égalité ne fait sauter aucun rang : si deux Écoles sont premières, la suivante est deuxième.
ALC-110 = Récompenses des Écoles à deux : 6 points pour la première place, 0 pour la deuxième.
ALC-111 = Récompenses des Écoles à trois : 10 points pour la première place, 5 pour la deuxième, 0 pour la troisième.
ALC-112 = Récompenses des Écoles à quatre : 12 points pour la première place, 8 pour la deuxième, 4 pour la troisième, 0 pour la quatrième.
ALC-113 = Récompenses des Écoles à cinq : 12 points pour la première place, 9 pour la deuxième, 6 pour la troisième, 3 pour la quatrième, 0 pour la cinquième.
ALC-114 = La récompense de votre École s’ajoute à votre renommée.

## Winner

ALC-120 = La victoire et le titre d’Adepte Suprême vont à qui possède la plus grande renommée.
ALC-121 = Si plusieurs Adeptes ont la plus grande renommée, récompenses des Écoles comprises, celui d’entre eux dont l’École a reçu la plus forte récompense l’emporte. Les Adeptes moins renommés n’entrent pas dans cette comparaison.
ALC-122 = Lecture maison : si des Adeptes à égalité en tête partagent aussi la plus forte récompense d’entre eux, ils gagnent ensemble (ALC-R15).

## Fame track and scoring chips

ALC-130 = Vous pouvez parcourir plus d’une boucle sur la piste de Renommée. Votre renommée est tout ce que vous avez gagné, pas seulement le numéro de votre case.
ALC-131 = La première fois que votre marqueur revient à 0 ou le dépasse (ALC-R14), vous recevez un jeton de score, posé côté 50.
ALC-132 = La deuxième fois que votre marqueur revient à 0 ou le dépasse, votre jeton passe du côté 100.
ALC-133 = Les jetons ne font que noter votre score : aucun en dessous de 50 points, 50 jusqu’à 99, 100 ensuite (pour 150 et plus, voyez ALC-R13). La case de votre marqueur est votre renommée moins toutes les boucles complètes de 50.
ALC-134 = Les points du décompte final font eux aussi avancer votre marqueur et peuvent vous valoir un jeton ou le faire retourner.

## What everybody sees, and what stays hidden

ALC-140 = Personne d’autre que vous ne voit les ingrédients de votre stock, jusqu’à ce que tous les stocks rejoignent la réserve à la fin (ALC-101).
ALC-141 = Lecture maison : tout le monde voit combien de cubes possède chaque Adepte (ALC-R8).
ALC-142 = Personne d’autre que vous ne voit votre carte École, jusqu’à la révélation des Écoles au décompte final (ALC-102).
ALC-143 = Personne ne voit ce que contient le sac. Le nombre de cubes qui s’y trouvent n’est pas un secret.
ALC-144 = Tout le monde voit la réserve, les tuiles encore libres, chaque potion avec sa composition, sa valeur et son créateur, les sceaux non employés, la renommée de chacun et les cubes qui ont quitté le jeu.
ALC-145 = On ne choisit jamais en même temps. Le hasard n’intervient que pour les stocks de départ (ALC-022), les cartes École (ALC-024) et les pioches dans le sac (ALC-082), et sur cette plateforme pour désigner le premier joueur (ALC-R21).

## Number of players

ALC-150 = Le nombre d’Adeptes ne change que trois choses : les cubes employés (ALC-016 à ALC-019), les récompenses des Écoles (ALC-110 à ALC-113) et l’ouverture à deux (ALC-035).

## Optional switches

ALC-160 = Lecture maison : une option, désactivée par défaut. À trois, la mise en place suit l’édition allemande, avec 10 cubes de chaque ingrédient dans le sac, 12 dans la réserve et 10 hors jeu. À deux, quatre ou cinq, rien ne change (ALC-R20).
ALC-161 = Lecture maison : une option, désactivée par défaut. On joue sans cartes École, sans classement ni récompenses des Écoles. Les stocks sont montrés une fois les cubes restants comptés (ALC-100), et les Adeptes à égalité en tête partagent la victoire.
ALC-162 = Lecture maison : une option, désactivée par défaut. À deux, chacun doit commencer par créer une potion avec une tuile de Renommée d’au moins 5 (ALC-035, ALC-R1). À trois ou plus, elle n’a aucun effet.

## Rulings

ALC-R1 = Lecture maison : l’ouverture imposée à deux (ALC-035) ne vise que la toute première action de la partie ; le second Adepte est donc libre aussitôt. C’est la tuile qui doit valoir 5 ou plus, pas le nombre de cubes. Pour l’imposer aux deux, activez ALC-162.
ALC-R2 = Lecture maison : deux potions sont identiques quand elles ont autant de cubes de chaque ingrédient, même sur des chaudrons qui ne produisent pas la même chose. Un cube de plus ou de moins suffit à faire une autre composition.
ALC-R3 = Lecture maison : l’hommage est choisi par qui copie, comme dans l’exemple du livret. Les cubes d’une même sorte se valent : on choisit un ingrédient, pas un cube précis.
ALC-R4 = Lecture maison : vous devez recevoir les deux ingrédients produits, même si cela rapproche la fin, et le créateur doit accepter l’hommage. Un ingrédient produit épuisé est perdu pour une copie comme pour une création.
ALC-R5 = Lecture maison : on ne passe que si l’on ne peut ni créer ni copier et que la réserve et le sac sont vides ; c’est alors le seul choix, qui peut être joué à votre place, et il compte comme votre tour. Les autres apprennent ainsi que vous ne pouviez ni créer ni copier. Cela n’arrive que dans la dernière manche, de trois à cinq Adeptes, et jamais aux deux premiers à y jouer.
ALC-R6 = Lecture maison : il n’y a jamais un seul cube dans le sac, car il part d’un nombre pair et en perd deux à la fois. Si vos propres données rendent ce nombre impair, on pioche ce qui reste.
ALC-R7 = Lecture maison : les cubes piochés dans le sac en cours de jeu sont aussi secrets que le stock de départ. Les autres apprennent seulement que vous en avez pioché deux.
ALC-R8 = Lecture maison : la taille de chaque stock est affichée, puisqu’il suffit d’être attentif pour la connaître. Les ingrédients, eux, restent cachés, et rien ne vous indique ce qu’un autre Adepte pourrait copier.
ALC-R9 = Lecture maison : la copie n’a aucune limite, ni par potion, ni par Adepte, ni d’un tour au suivant.
ALC-R10 = Lecture maison : la valeur d’une potion ne dépend pas de sa composition. Un seul cube peut valoir 10, et cinq cubes seulement 1.
ALC-R11 = Lecture maison : chaque nouvelle potion prend un chaudron et une tuile ; les deux s’épuisent donc ensemble. Après dix potions, plus personne ne peut créer ; à deux, c’est aussi le moment où part le dernier sceau.
ALC-R12 = Lecture maison : les manches se comptent à partir du premier joueur de la partie, toujours le même ; chacun joue donc autant de tours. Passer (ALC-R5) compte comme un tour.
ALC-R13 = Lecture maison : les jetons s’arrêtent à 100, pas votre renommée. À partir de 150, on affiche le total entier et le nombre de boucles : 152 s’affiche 152.
ALC-R14 = Lecture maison : dépasser la case 0, c’est aussi l’atteindre.
ALC-R15 = Lecture maison : à égalité de renommée et de récompense d’École, la victoire est partagée. On ne départage pas davantage.
ALC-R16 = Lecture maison : on divise par deux et on arrondit à l’entier inférieur une seule fois, sur tout votre stock, et non ingrédient par ingrédient.
ALC-R17 = Lecture maison : chaque École à égalité touche toute la récompense de sa place, et les récompenses des places que personne n’occupe ne sont pas versées. Si toutes sont à égalité, toutes touchent la première récompense.
ALC-R18 = Lecture maison : les cubes écartés à la mise en place et ceux que les copies retirent forment un seul tas. Il ne joue aucun rôle dans le décompte.
ALC-R19 = Lecture maison : les cartes École que personne n’a reçues restent face cachée, et nul ne les regarde avant la fin de la partie. On peut les montrer ensuite.
ALC-R20 = Lecture maison : à trois, notre livret prévoit 8 cubes de chaque ingrédient dans le sac, 12 dans la réserve et 12 hors jeu, et nous le suivons. L’édition allemande donne 10, 12 et 10 : c’est une option (ALC-160).
ALC-R21 = Lecture maison : l’hôte peut désigner le premier joueur tant qu’aucun cube ni aucune carte n’a été tiré ; sinon, le hasard décide. L’ordre des places est celui des aiguilles d’une montre.
ALC-R22 = Lecture maison : un stock grandit sans limite, et les cubes ne passent d’un Adepte à l’autre que par l’hommage, jamais par échange, prêt ou don. Aucune action ne dévoile votre École ou votre stock ; ce qui se dit autour de la table ne relève pas des règles.
ALC-R23 = Lecture maison : vos cubes restants servent deux fois, et c’est voulu : d’abord en points (ALC-100), puis dans la réserve pour les Écoles (ALC-102). L’ordre de ces étapes ne change aucun total, puisqu’on compte les restes avant de les verser.
ALC-R24 = Lecture maison : les étapes d’une création ou d’une copie sont toujours montrées dans le même ordre. Il ne peut rien changer à ce que vous pouvez payer, car aucune composition ne contient ce que produit son chaudron (ALC-044).
ALC-R25 = Lecture maison : une action se fait entièrement ou pas du tout, et aucune n’échoue à mi-chemin. Une action refusée ne change rien et ne vous coûte pas votre tour.
ALC-R26 = Lecture maison : vous pouvez faire une copie qui coûte plus qu’elle ne rapporte. Il faut agir, mais rien n’oblige à bien agir.
ALC-R27 = Lecture maison : que les dix paires d’ingrédients produits soient toutes différentes, c’est une critique publiée qui le dit, pas le livret. Qui sait qu’il en va autrement peut saisir ses propres paires, pourvu qu’il y ait dix chaudrons distincts produisant chacun deux ingrédients différents.
ALC-R28 = Lecture maison : les règles ne disent rien des Adeptes qui s’en vont. Un automate joue à leur place pour que la partie continue.
ALC-R29 = Lecture maison : vous pouvez changer d’avis tant que vous n’avez pas confirmé. Ensuite, on ne revient sur rien, surtout pas sur une pioche dans le sac.
ALC-R30 = Lecture maison : les spectateurs ne voient que ce qui est public, journal compris : ni les ingrédients des stocks, ni les cartes École, ni le contenu du sac. Les cartes École non tirées et la graine du hasard restent elles aussi secrètes jusqu’à la fin de la partie.
ALC-R31 = Lecture maison : le livret désigne un vainqueur et aucune autre place. Quand on liste tout le monde, c’est par renommée puis par récompense d’École (par renommée seule avec ALC-161), et les Adeptes à égalité partagent la place ; ce n’est que pour l’affichage.
ALC-R32 = Lecture maison : les couleurs vont au premier qui les demande ; qui n’en demande aucune reçoit la première libre. Elles ne changent rien au jeu ni à l’ordre des tours.
ALC-R33 = Lecture maison : à la fin, on peut simplement additionner les cubes, réserve et stocks réunis, sans les déplacer (ALC-101). La fin de partie n’est pas vérifiée une seconde fois sur ce total, et les résultats montrent encore ce qui restait à chacun.
