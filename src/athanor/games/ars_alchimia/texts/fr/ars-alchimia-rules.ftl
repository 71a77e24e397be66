### Ars Alchimia: the catalogue of rules, in our own words.
### One message per rule (ARS-001 ...) and per ruling (ARS-R1 ...); the message id is the rule ID.
### « Lecture maison » marks what is a decision of this platform and not text of the rulebook.

## Setup

ARS-001 = Ars Alchimia se joue à trois ou quatre. À deux, on ne joue qu’avec la variante maison, qu’il faut activer (ARS-R1).
ARS-002 = Vous avez votre propre plateau joueur.
ARS-003 = Chacun joue une autre couleur, avec son marqueur de points et ses ouvriers. Sur cette plateforme, places et couleurs sont fixées avant la partie ; aucune règle n’en dépend.
ARS-004 = Cinq pistes de votre plateau comptent vos ressources : fleur de mana, neige ancienne, feu primaire, sable de l’esprit et Élixir.
ARS-005 = Vous commencez avec 1 fleur, 1 neige et 1 feu.
ARS-006 = Vous commencez sans sable et sans Élixir.
ARS-007 = Une piste ne dépasse jamais le maximum imprimé sur le plateau et ne descend jamais sous 0.
ARS-008 = Vous commencez avec 9 ouvriers.
ARS-009 = À quatre, vous disposez de 20 ouvriers en tout : les 9 premiers et 11 en réserve. Vous n’en aurez jamais plus.
ARS-010 = À trois, une couleur et 2 ouvriers de chaque autre couleur restent dans la boîte : vous disposez de 18 ouvriers en tout, les 9 premiers et 9 en réserve. Vous n’en aurez jamais plus.
ARS-011 = À trois, le quatrième plateau joueur ne sert pas.
ARS-012 = Tout le monde commence à 0 point (ARS-R3).
ARS-013 = Les commandes forment trois piles selon leur niveau, C, B et A, chacune mélangée et face cachée.
ARS-014 = Six commandes sont visibles : trois de niveau C, deux de niveau B, une de niveau A. Un emplacement Commande garde son niveau toute la partie.
ARS-015 = Les lieux, mélangés, forment une pile face cachée sur le plateau. Cette pile est elle-même un emplacement : le portail magique.
ARS-016 = Trois lieux sont visibles sur leurs emplacements.
ARS-017 = Les forges, mélangées, forment une pile face cachée sur le plateau. Cette pile est elle-même un emplacement : la forge de la pile.
ARS-018 = Deux forges sont visibles sur leurs emplacements.
ARS-019 = Les assistants, mélangés, forment une pile face cachée à côté du plateau. Ni cette pile ni celles des commandes ne sont des emplacements.
ARS-020 = À quatre, trois assistants sont visibles.
ARS-021 = À trois, deux assistants seulement sont visibles ; le troisième emplacement Assistant n’existe pas.
ARS-022 = Tout le reste est public : cartes visibles, ressources, ouvriers où qu’ils soient, commandes en cours et réalisées, assistants et leur état, cartes Atelier, points, et qui a passé (ARS-R36).
ARS-023 = L’ordre des piles face cachée est inconnu de tous, sauf ce qui découle de ce que chacun a vu (ARS-R53). Une compétence peut montrer une carte à un seul joueur (ARS-R54). Le nombre de cartes d’une pile est public.

## The course of the game

ARS-024 = La partie dure quatre années, ni plus ni moins.
ARS-025 = Une année a trois étapes, dans cet ordre : le début, l’étape principale, la fin.
ARS-026 = Le but est d’avoir le plus de points après le décompte final.

## Start of the year

ARS-027 = La première année, les cartes Atelier sont mélangées et chacun en reçoit une.
ARS-028 = Dès la deuxième année, toutes les cartes Atelier sont remises ensemble et vous en choisissez une encore libre. Personne n’a la même carte qu’un autre.
ARS-029 = Celui qui avait le moins de points après l’année précédente choisit en premier.
ARS-030 = Les autres suivent par points croissants (ARS-R5).
ARS-031 = Entre joueurs à égalité de points, celui dont l’ancienne carte portait le plus petit numéro choisit plus tôt.
ARS-032 = Vous choisissez ouvertement, l’un après l’autre, et pouvez garder votre ancienne carte si personne ne l’a prise avant vous (ARS-R5).
ARS-033 = À trois, les quatre cartes Atelier servent ; celle que personne n’a ne fait rien cette année (ARS-R4).
ARS-034 = Dans l’étape principale, le plus petit numéro d’Atelier commence, puis le suivant ; les numéros que personne n’a sont sautés (ARS-R46).
ARS-035 = Chaque année, la première comprise, vous prenez dans votre réserve autant d’ouvriers que l’indique votre carte Atelier.
ARS-036 = Les ouvriers supplémentaires restent jusqu’à la fin de la partie : ils s’ajoutent d’année en année (ARS-R44).
ARS-037 = Vous n’avez jamais plus de 20 ouvriers (18 à trois). Ceux qui dépasseraient ne sont pas reçus, ni rattrapés plus tard (ARS-R6).
ARS-038 = Après les ouvriers supplémentaires, vous réglez le salaire de chacun de vos assistants.
ARS-039 = Garder un assistant coûte un ouvrier, qui passe de vos ouvriers disponibles à la place centrale.
ARS-040 = Vous décidez pour chaque assistant : payer et garder, ou renvoyer.
ARS-041 = Un assistant renvoyé va face cachée sous la pile des assistants.
ARS-042 = Les ouvriers versés en salaire restent sur la place et ne servent plus avant la fin de l’année (ARS-R45).
ARS-043 = Le salaire n’est dû qu’au début d’une année : rien l’année de l’engagement, et personne ne paie la première année (ARS-R44).
ARS-044 = Les ouvriers que vous venez de recevoir peuvent servir aux salaires (ARS-R7).
ARS-045 = Des compétences peuvent servir avant le règlement des salaires. La Nymphe, par exemple, peut changer en ressource un assistant qu’il faudrait payer.
ARS-046 = Vous ne gardez que ce que vos ouvriers disponibles peuvent payer. S’ils sont trop peu nombreux, vous renvoyez autant d’assistants qu’il faut, au choix (ARS-R7, ARS-R50).
ARS-047 = Les salaires se règlent dans l’ordre du tour ; chacun règle tout avant que le suivant commence (ARS-R7).
ARS-161 = Renvoyer un assistant au lieu de le payer ne rapporte rien, et payer ne change rien à sa carte (ARS-R7).

## Main step: placing workers

ARS-048 = Les joueurs jouent dans l’ordre du tour, encore et encore, sans ceux qui ont passé.
ARS-049 = À votre tour, vous faites une seule chose : placer des ouvriers sur un emplacement et en accomplir l’action, ou passer.
ARS-050 = À quatre, il y a 16 emplacements : six pour les commandes, quatre pour les lieux (trois cartes et le portail), trois pour les forges (deux cartes et la forge de la pile), trois pour les assistants.
ARS-051 = À trois, il y a 15 emplacements : un de moins pour les assistants.
ARS-162 = Les emplacements s’appellent C-1 à C-3, B-1, B-2 et A-1 (commandes), L-1 à L-3 et L-P (lieux et portail), F-1, F-2 et F-P (forges et forge de la pile), et pour les assistants AS avec les numéros 1 à 3. Ceux qui ne servent pas sont omis. Ces noms sont les nôtres.
ARS-052 = Un emplacement où il n’y a personne coûte au moins un ouvrier.
ARS-053 = Un emplacement occupé coûte au moins un ouvrier de plus que ceux qui s’y trouvent.
ARS-054 = Vous pouvez placer plus que le minimum, jusqu’à tous vos ouvriers disponibles.
ARS-055 = Vous ne pouvez placer ni moins que le minimum ni plus que ce dont vous disposez.
ARS-056 = Tous les ouvriers d’un tour vont au même emplacement (ARS-R24).
ARS-057 = Ceux qui se trouvent sur l’emplacement choisi vont sur la place centrale. Ils restent à leur propriétaire.
ARS-058 = Ils partent au moment où vous placez vos ouvriers, avant votre action (ARS-R8).
ARS-059 = Les ouvriers de la place ne servent plus de l’année (ARS-R45).
ARS-060 = Vos propres ouvriers comptent comme les autres : vous pouvez revenir au même endroit dans l’année, pour un de plus que ceux que vous y aviez laissés, qui vont alors sur la place (ARS-R9).
ARS-061 = Si personne ne les chasse, vos ouvriers restent où ils sont jusqu’à la fin de l’année.
ARS-062 = Un emplacement ne porte que les ouvriers d’un seul joueur : les derniers placés.
ARS-063 = Le surplus est ce que vous placez au-delà du minimum de ce placement. Il est fixé au moment de placer.
ARS-064 = Sur les emplacements Commande et Assistant, le surplus ne fait que rendre l’emplacement plus cher pour le suivant (ARS-R10).
ARS-065 = Vous ne placez d’ouvriers que là où vous pouvez agir. Lieux, commandes et assistants demandent une carte (ou une pile) ; une commande, en plus, un niveau ouvert et une place libre ; une forge, une transformation possible à cet instant (ARS-R11).
ARS-066 = Votre action accomplie, c’est au joueur suivant.
ARS-067 = Vous pouvez passer même s’il vous reste des ouvriers.
ARS-068 = Sans ouvriers disponibles, vous devez passer quand vient votre tour, pas avant (ARS-R49).
ARS-069 = Avec des ouvriers mais sans placement possible, vous devez passer aussi (ARS-R23, ARS-R49).
ARS-070 = Une fois que vous avez passé, vous ne jouez plus de tour cette année.
ARS-071 = L’étape principale s’achève quand tous ont passé.
ARS-072 = Les ouvriers inutilisés au moment de passer ne rapportent rien (ARS-R23).
ARS-163 = La possibilité d’une action est vérifiée quand vous placez, puis quand vous l’accomplissez. Si une compétence l’a rendue impossible entre-temps, elle n’a pas lieu : ni carte, ni jet, ni révélation. Les ouvriers restent et le tour est fini (ARS-R48).

## Gathering resources

ARS-073 = Vous collectez dans les lieux visibles ou par le portail.
ARS-074 = Au portail, vous placez d’abord vos ouvriers ; la première carte de la pile des lieux est ensuite révélée à tous et utilisée (ARS-R13).
ARS-075 = Une carte trouvée par le portail fonctionne comme un lieu visible.
ARS-076 = Après l’action, elle va sous la pile des lieux. Le visiteur suivant du portail trouve une autre carte, mais paie selon les ouvriers présents.
ARS-077 = Vous recevez tout ce que montre le lieu, sans condition.
ARS-078 = Vous le recevez avant de lancer le dé.
ARS-079 = Vous lancez ensuite le dé une fois.
ARS-080 = Votre résultat est le dé plus 1 par ouvrier en surplus (ARS-R52).
ARS-081 = Si votre résultat atteint le seuil du lieu, vous recevez aussi une unité de la ressource bonus (ARS-R39).
ARS-082 = Sinon, vous gardez ce que vous avez reçu et c’est tout.
ARS-083 = Ce qui dépasserait un maximum est perdu (ARS-R14).
ARS-084 = Les lieux visibles ne sont pas remplacés pendant l’année.
ARS-085 = Un lieu peut être visité autant de fois qu’on veut, par le même joueur ou par d’autres.
ARS-086 = Vous pouvez collecter même si tout serait perdu (ARS-R11).

## Taking orders

ARS-087 = Vous prenez la commande de l’emplacement et la posez sur une place libre de votre plateau.
ARS-088 = L’emplacement est aussitôt regarni avec la pile du même niveau.
ARS-089 = Vos ouvriers y restent : la nouvelle commande coûte donc au moins un ouvrier de plus (ARS-R19).
ARS-090 = Les commandes de niveau C vous sont toujours ouvertes.
ARS-091 = Les commandes de niveau B vous sont ouvertes dès que vous avez réalisé une commande Université.
ARS-092 = Les commandes de niveau A vous sont ouvertes dès que vous avez réalisé deux commandes Université.
ARS-093 = Un niveau supérieur ne ferme pas les autres.
ARS-094 = La quatrième année, chacun peut prendre des commandes de tout niveau.
ARS-095 = Chacun compte ses propres commandes Université, quel que soit leur niveau ; seules les commandes réalisées comptent (ARS-R18).
ARS-096 = Vous avez au plus trois commandes en cours.
ARS-097 = Certains assistants portent cette limite à quatre.
ARS-098 = À votre limite ou au-delà, vous ne pouvez pas prendre de commande (ARS-R30).
ARS-099 = Vous ne pouvez jamais rendre une commande. Elle ne quitte votre plateau que réalisée.
ARS-100 = Les commandes en cours restent d’une année à l’autre.
ARS-101 = Une action prend une commande.
ARS-102 = Si la pile de ce niveau est épuisée, l’emplacement reste vide (ARS-R20).

## Assistants

ARS-103 = Vous prenez l’assistant de l’emplacement et posez sa carte près de votre plateau.
ARS-104 = L’emplacement est aussitôt regarni avec la pile des assistants, ou reste vide s’il n’y en a plus (ARS-R20).
ARS-105 = Vos ouvriers restent sur l’emplacement (ARS-R19).
ARS-106 = Un assistant vous sert dès l’instant où vous l’engagez.
ARS-107 = Ce qu’un assistant fait toujours compte tant que vous l’employez, même si sa carte est penchée (ARS-R51).
ARS-108 = Une compétence peut servir autant que vous voulez, sauf si sa carte dit une fois par année.
ARS-109 = Une compétence utilisable une fois par année fait pencher sa carte : elle ne sert plus avant d’être redressée à la fin de l’année.
ARS-110 = Les compétences peuvent servir à tout moment, même pendant le tour des autres (ARS-R27 dit ce que cela signifie ici).
ARS-111 = Utiliser une compétence ne coûte pas d’ouvrier et n’est pas un tour (ARS-R26).
ARS-112 = Vous pouvez employer autant d’assistants que vous voulez.
ARS-113 = Une compétence utilisable une fois par année peut servir dès l’année de l’engagement (ARS-R28).
ARS-164 = Qui a passé peut encore utiliser ses compétences (ARS-R25).
ARS-114 = Un assistant ne vous quitte que si vous ne le payez pas ou si une carte le dit ; il va alors sous la pile des assistants (ARS-R29).
ARS-115 = Quand un assistant part, ses effets cessent aussitôt ; ce qu’il a apporté reste (ARS-R29).
ARS-116 = La Nymphe renvoie l’un de vos assistants, et vous recevez une ressource en échange.

## Forges

ARS-117 = Vous transformez dans les deux forges visibles ou dans la forge de la pile.
ARS-118 = À la forge de la pile, vous placez d’abord vos ouvriers ; la première carte de la pile est ensuite révélée à tous et utilisée. Après l’action, elle va sous la pile (ARS-R13).
ARS-119 = Vous lancez le dé une fois par visite, avant la première transformation (ARS-R12).
ARS-120 = Votre résultat est le dé plus 1 par ouvrier en surplus (ARS-R52).
ARS-121 = Si votre résultat atteint le seuil de la forge, la visite est parfaite (ARS-R40).
ARS-122 = Vous pouvez faire autant de transformations que la forge montre de fioles.
ARS-123 = Chaque transformation est soit un objet magique, soit de l’Élixir, mêlés à volonté et dans n’importe quel ordre.
ARS-124 = Vous devez faire une transformation, et vous n’êtes jamais obligé d’en faire une deuxième (ARS-R17).
ARS-125 = Une forge visible n’est pas remplacée ; elle reste ouverte à tous jusqu’à la fin de l’année.
ARS-126 = Pour un objet magique, vous choisissez l’une de vos commandes en cours et payez toutes les ressources qu’elle montre.
ARS-127 = Un Élixir peut payer n’importe quelle unité de fleur, de neige, de feu ou de sable, autant de fois que vous voulez (ARS-R16).
ARS-128 = Vos pistes baissent de ce que vous payez. Ce que vous ne pouvez pas payer entièrement ne peut pas être réalisé.
ARS-129 = Une commande réalisée passe à côté de votre plateau et sa place se libère.
ARS-130 = Vous marquez aussitôt les points de la commande.
ARS-131 = Lors d’une visite parfaite, chaque commande réalisée rapporte en plus : 1 point au niveau C, 2 au niveau B, 3 au niveau A (ARS-R40).
ARS-132 = Réaliser ne dépend pas de votre niveau ; prendre, si (ARS-R18).
ARS-133 = Une commande Université élève votre niveau dès qu’elle est réalisée (ARS-R18).
ARS-134 = Deux ressources de sortes différentes donnent 1 Élixir.
ARS-135 = Lors d’une visite parfaite, chaque Élixir produit rapporte 1 point.
ARS-136 = Deux unités de la même sorte ne donnent pas d’Élixir.
ARS-137 = L’Élixir n’entre pas dans la fabrication de l’Élixir (ARS-R15).
ARS-138 = Vous ne pouvez pas produire d’Élixir quand sa piste est au maximum (ARS-R15).
ARS-139 = L’Élixir produit lors d’une visite peut servir plus tard dans la même visite (ARS-R12).
ARS-140 = Si le jet ne suffit pas, rien n’est gâché : vous transformez sans les points en plus.

## End of the year

ARS-141 = Chacun reprend tous ses ouvriers, des emplacements comme de la place.
ARS-142 = Tous les assistants penchés sont redressés.
ARS-143 = Les cartes visibles de chaque sorte sont mélangées entre elles et glissées sous leur pile, les commandes niveau par niveau. Les cartes déjà dans une pile gardent leur ordre au-dessus (ARS-R21).
ARS-144 = Les emplacements sont ensuite regarnis avec le dessus des piles.
ARS-145 = Quand une pile est épuisée, les emplacements restants demeurent vides et rien d’autre ne se passe (ARS-R21).
ARS-146 = Un emplacement sans carte, ou sans pile pour le portail et la forge de la pile, ne peut pas recevoir d’ouvriers (ARS-R20).
ARS-147 = Ressources, commandes, assistants et points passent à l’année suivante.
ARS-148 = Après la quatrième année, rien n’est réinitialisé : le décompte final suit (ARS-R32).

## The end of the game

ARS-149 = La partie s’achève après l’étape principale de la quatrième année et la dernière occasion d’utiliser des compétences (ARS-R27).
ARS-150 = Chaque commande acceptée et non réalisée vous coûte la moitié de ses points, arrondie vers le bas carte par carte : un 5 coûte 2 (ARS-R33).
ARS-151 = Pour chaque catégorie, séparément, vos commandes réalisées rapportent un bonus : deux commandes 1 point, trois 3, quatre 6, cinq 9, six ou plus 12.
ARS-152 = Chaque Élixir restant rapporte 1 point.
ARS-153 = Chaque assistant employé à la fin rapporte 1 point.
ARS-154 = Les autres ressources et les ouvriers inutilisés ne rapportent rien, et peu importe qui est penché (ARS-R33).
ARS-155 = Le plus grand nombre de points l’emporte.
ARS-156 = À égalité, celui d’entre eux qui a réalisé le plus de commandes Université l’emporte.
ARS-157 = Si cela est encore égal, ils gagnent ensemble (ARS-R34).
ARS-158 = Un total peut être négatif (ARS-R33).

## Numbers of players

ARS-159 = À trois, trois choses changent et rien d’autre : 18 ouvriers chacun, pas de quatrième plateau, deux emplacements Assistant.
ARS-160 = Le livret de règles n’a ni module facultatif, ni partie en solitaire, ni partie à deux.

## Rulings

ARS-R1 = Lecture maison : le livret ne prévoit la mise en place que pour trois et quatre, c’est donc ce qui se joue. À deux, vous pouvez jouer une variante à nous, clairement signalée : mise en place comme à trois avec 18 ouvriers chacun et deux emplacements Assistant, les quatre cartes Atelier (deux restent inutilisées), et seulement deux emplacements Commande de niveau C, un de B et un de A.
ARS-R2 = Lecture maison : le dé est un dé ordinaire à six faces.
ARS-R3 = Lecture maison : chacun commence à 0 point, et la piste n’a pas de fin.
ARS-R4 = Lecture maison : rien ne dit qu’une carte Atelier est retirée à trois ; les quatre restent en jeu.
ARS-R5 = Lecture maison : seul le premier à choisir est défini. Ici, tous suivent par points croissants avec la même règle d’égalité, ouvertement ; les points sont ceux de la piste, sans rien du décompte final.
ARS-R6 = Lecture maison : les ouvriers au-delà de la limite ne sont simplement pas reçus.
ARS-R7 = Lecture maison : les salaires suivent l’ordre du tour, les nouveaux ouvriers peuvent les payer, et vous décidez dans quel ordre vos assistants renvoyés vont sous la pile. Tout un règlement compte comme fait d’un coup, sans compétence entre-temps.
ARS-R8 = Lecture maison : les ouvriers sont chassés au moment du placement, pour que les compétences qui y répondent viennent avant l’action.
ARS-R9 = Lecture maison : le prix compte les derniers ouvriers placés là cette année, à qui qu’ils soient, et les vôtres sont chassés comme les autres.
ARS-R10 = Lecture maison : seules les actions avec un dé profitent du surplus, mais vous pouvez en placer partout.
ARS-R11 = Lecture maison : on ne place pas d’ouvriers pour seulement gêner. L’action doit être possible ; collecter l’est toujours.
ARS-R12 = Lecture maison : un seul jet, connu avant la première transformation, vaut pour toute la visite ; les transformations se font une à une.
ARS-R13 = Lecture maison : le nombre d’ouvriers est fixé avant que la carte de la pile soit vue, et rien n’est repris ensuite. La carte reste visible de tous pendant l’action.
ARS-R14 = Lecture maison : ce qui est de trop est perdu, sans que vous choisissiez quoi.
ARS-R15 = Lecture maison : l’Élixir se fait de deux ressources de base différentes, et seulement s’il y a de la place pour lui.
ARS-R16 = Lecture maison : l’Élixir remplace les autres ressources une pour une, autant que vous voulez, même si vous avez la vraie. Si une carte demande de l’Élixir, seul l’Élixir la paie.
ARS-R17 = Lecture maison : la première transformation est obligatoire. Si une compétence utilisée avant le jet l’a rendue impossible, l’action n’a pas lieu ; si c’en est une utilisée après, la visite s’achève sans transformation. Une visite s’achève aussi quand toutes les fioles ont servi ou que plus rien n’est possible.
ARS-R18 = Lecture maison : le niveau est propre à chaque joueur, vérifié quand une commande est prise, et il monte aussitôt.
ARS-R19 = Lecture maison : les ouvriers restent en place quand la carte est remplacée, et regarnir fait partie de l’action.
ARS-R20 = Lecture maison : sans carte, pas de placement ; les ouvriers présents restent. L’emplacement n’est regarni qu’à la fin de l’année, même si une carte revient avant dans la pile.
ARS-R21 = Lecture maison : les cartes sont mélangées par sorte, les commandes par niveau. Les emplacements sont garnis du premier au dernier, et une carte peut revenir aussitôt si sa pile était courte.
ARS-R22 = Lecture maison : qui se souvient des cartes mises sous une pile peut s’en servir ; l’ordre d’un groupe mélangé n’est montré à personne (ARS-R53).
ARS-R23 = Lecture maison : vous pouvez passer librement à votre tour, et vous y êtes forcé sans ouvriers ou sans placement possible. Les ouvriers inutilisés ne font rien.
ARS-R24 = Lecture maison : quel que soit le nombre d’ouvriers placés dans un tour, ils vont au même emplacement.
ARS-R25 = Lecture maison : après avoir passé, vous pouvez encore utiliser des compétences, mais les ouvriers alors récupérés ne se placent plus cette année.
ARS-R26 = Lecture maison : l’ouvrier que les assistants sont dits coûter est celui placé pour les engager. Leurs compétences sont gratuites.
ARS-R27 = Lecture maison : il y a des fenêtres pour les compétences. L’une s’ouvre avant chaque règlement de salaires, une avant chaque tour, une après chaque placement et ses départs, une après chaque jet, une entre deux transformations, une entre deux tours et une après le dernier à passer. Dans une fenêtre, chacun à son rang peut utiliser une compétence ou renoncer, jusqu’à ce que tous aient renoncé de suite. Elle commence par le joueur dont c’est ou dont c’était le tour ; avant les salaires et après le dernier à passer, par la plus petite carte Atelier. Qui ne peut rien utiliser n’est pas interrogé. Les compétences qui ont leur propre moment (votre jet, vos ouvriers chassés) sont proposées à ce moment.
ARS-R28 = Lecture maison : une fois par année veut dire une fois par carte jusqu’à ce qu’elle soit redressée. Une carte partie puis engagée de nouveau, par quiconque, est prête.
ARS-R29 = Lecture maison : on ne renvoie un assistant qu’au règlement des salaires ou par une carte.
ARS-R30 = Lecture maison : les assistants qui relèvent la limite de commandes ne s’additionnent pas. Si votre limite tombe sous ce que vous avez, vous gardez tout et n’en prenez plus avant d’être en dessous.
ARS-R31 = Lecture maison : entre les actions, la pile des lieux a sept cartes et celle des forges six. Avec d’autres cartes, une pile vide ferme son emplacement.
ARS-R32 = Lecture maison : la fin de la quatrième année ne réinitialise rien, car cela ne changerait rien.
ARS-R33 = Lecture maison : commandes non réalisées, bonus, Élixir et assistants se comptent dans cet ordre, en arrondissant carte par carte ; des sommes sous 0 sont possibles.
ARS-R34 = Lecture maison : après les commandes Université, l’égalité est partagée. Les places suivantes suivent les deux mêmes critères.
ARS-R35 = Lecture maison : tout jeu de cartes en a assez de chaque sorte pour garnir les emplacements au départ.
ARS-R36 = Lecture maison : plateaux et cartes sont visibles de tous.
ARS-R37 = Lecture maison : toute partie s’achève. Chaque tour utilise un ouvrier ou passe, les ouvriers ne reviennent qu’une fois par année (les compétences qui en rendent servent une fois par année), et une compétence sans limite doit consommer des assistants ou des ressources.
ARS-R38 = Lecture maison : à trois, deux ouvriers de chaque couleur restante sont laissés de côté, comme le confirme la limite de 18.
ARS-R39 = Lecture maison : le bonus d’un lieu est d’une unité. Un lieu sans dé ne donne pas de jet.
ARS-R40 = Lecture maison : les points d’une visite parfaite sont les mêmes partout ; la forge ne fixe que le seuil. Sans seuil, il n’y a ni jet ni visite parfaite.
ARS-R41 = Lecture maison : recevoir et payer sont des étapes distinctes, et une piste ne dépasse jamais son maximum, pas même un instant.
ARS-R42 = Lecture maison : vous pouvez visiter le même emplacement deux tours de suite.
ARS-R43 = Lecture maison : ce qui reste en réserve à la fin ne sert pas. Elle suffit exactement jusqu’à la limite.
ARS-R44 = Lecture maison : les ouvriers supplémentaires de chaque année s’ajoutent aux précédents. Rien n’est dû à l’engagement hors des ouvriers placés.
ARS-R45 = Lecture maison : les ouvriers de la place, chassés ou versés, reviennent à la fin de l’année et pas avant.
ARS-R46 = Lecture maison : l’ordre du tour va du plus petit numéro au plus grand.
ARS-R47 = Lecture maison : un emplacement est vide s’il n’a pas de carte, et inoccupé s’il n’a pas d’ouvriers. Vide, il ne se visite pas ; inoccupé, il coûte 1.
ARS-R48 = Lecture maison : si vous rendez votre propre action impossible entre le placement et l’action, en cédant un assistant ou des ressources nécessaires, elle n’a pas lieu et rien n’est repris.
ARS-R49 = Lecture maison : vous ne passez de force qu’après la fenêtre où une compétence aurait pu vous aider. Un placement que seul un rabais annoncé rend possible compte comme possible : on vous interroge donc. Sans ouvriers, vous n’avez pas passé tant que votre tour n’est pas venu.
ARS-R50 = Lecture maison : vous payez un ouvrier pour chaque assistant gardé qu’aucun assistant gardé ne rend gratuit. Un assistant gratuit peut aussi être renvoyé.
ARS-R51 = Lecture maison : une carte penchée ne bloque que sa compétence d’une fois par année. Ce qui compte toujours continue, la carte peut être renvoyée, et elle rapporte ses points.
ARS-R52 = Lecture maison : un résultat est définitif quand toutes les relances ont servi ou sont refusées ; perdre ensuite un assistant n’y change rien. Le surplus n’est jamais recompté. Le nombre de fioles d’une forge est regardé avant chaque transformation.
ARS-R53 = Lecture maison : chacun connaît la place de toute carte mise seule et ouvertement sous une pile et, d’un groupe mélangé, ses cartes et les places qu’elles se partagent, non leur ordre. Une carte glissée sous une pile après un regard secret reste inconnue des autres, sauf s’ils la connaissaient déjà.
ARS-R54 = Lecture maison : un regard secret montre une carte à un seul joueur. Tous voient qu’il a lieu, sur quelle pile, et si la carte reste. Le regard et sa suite forment une seule utilisation.
ARS-R55 = Lecture maison : une compétence peut servir même si le gain est perdu à cause d’un maximum, sauf si sa carte dit le contraire ; mais pas si vous ne pouvez pas en payer tout le coût.
