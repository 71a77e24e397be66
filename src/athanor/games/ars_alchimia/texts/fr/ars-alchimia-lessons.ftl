### The lessons of Ars Alchimia: what is said at each step.

## The idea in three minutes

ars-alchimia-lesson-idea = L’idée en trois minutes
ars-alchimia-lesson-idea-about = Les trois derniers tours d’une partie : une commande, un ingrédient, une forge, et ce qui compte à la fin.

ars-alchimia-lesson-idea-goal = Ce que l’on cherche
ars-alchimia-lesson-idea-goal-says =
    Vous dirigez un atelier pendant quatre années, et la dernière s’achève. Le plus de points l’emporte : vous en avez 27, { $seat2 } 33 et { $seat3 } 34.
    Les points viennent des commandes. La vôtre est éclairée : la Plume de phénix rapporte 4 dès que vous la réalisez, avec une fleur, un feu et un sable. Du sable, vous n’en avez pas.

ars-alchimia-lesson-idea-turn = De quoi vous disposez
ars-alchimia-lesson-idea-turn-says =
    Voici vos ouvriers : il vous en reste cinq cette année. À votre tour, vous en envoyez autant que vous voulez sur un seul emplacement, et vous faites ce qu’il propose.
    En haut, les commandes à prendre. Au milieu, les lieux donnent des ingrédients et les forges les transforment. En bas, des assistants à engager.

ars-alchimia-lesson-idea-order = Prendre une commande
ars-alchimia-lesson-idea-order-says =
    La Cuve à teinture demande deux fleurs et deux feux, et rapporte 5 points. Vous avez trois de chaque : assez pour elle et pour la Plume.
    Personne ne s’y trouve, un ouvrier suffit donc. C’est son prix, le nombre à son pied.
ars-alchimia-lesson-idea-order-asks = Touchez la Cuve à teinture et envoyez un ouvrier.
ars-alchimia-lesson-idea-order-otherwise = Vous en aurez le temps, ou vous n’en avez pas besoin. Rien ne vaut une commande que l’on peut déjà payer : la Cuve à teinture.
ars-alchimia-lesson-idea-order-more = Un ouvrier suffit pour la prendre. Vous aurez besoin des autres.
ars-alchimia-lesson-idea-order-forge = Pas encore : une forge peut faire deux objets en une visite. Prenez d’abord la seconde commande.
ars-alchimia-lesson-idea-order-sand = Le sable vient ensuite. La commande d’abord, avant qu’un autre la prenne.
ars-alchimia-lesson-idea-order-pass = Qui passe ne joue plus de l’année, et il vous reste cinq ouvriers.

ars-alchimia-lesson-idea-gather = Récolter ce qui manque
ars-alchimia-lesson-idea-gather-says =
    { $seat2 } est allé chercher du sable aux Dunes murmurantes, et un ouvrier s’y trouve encore. Cela n’empêche personne d’y aller, mais il en faut maintenant deux : toujours un de plus que ceux qui sont là.
    Ceux-ci partent sur la place et n’y font plus rien jusqu’à la fin de l’année.
ars-alchimia-lesson-idea-gather-asks = Touchez les Dunes murmurantes et envoyez deux ouvriers.
ars-alchimia-lesson-idea-gather-otherwise = Il ne vous manque qu’un sable. Les Dunes murmurantes en donnent.
ars-alchimia-lesson-idea-gather-price = Un seul ne suffit plus : il y en a déjà un, il en faut deux.
ars-alchimia-lesson-idea-gather-more = Deux suffisent : le sable est assuré. Gardez-en deux pour la forge.
ars-alchimia-lesson-idea-gather-forge = Sans sable, pas de Plume. Allez d’abord en chercher.
ars-alchimia-lesson-idea-gather-pass = Il vous reste des ouvriers et deux commandes à réaliser. Envoyez-en aux Dunes.

ars-alchimia-lesson-idea-forge = Aller à la forge
ars-alchimia-lesson-idea-forge-says =
    C’est à la forge que l’on réalise les commandes. L’Alambic jumeau a deux fioles : deux objets en une visite.
    On lance aussi le dé. Ici, 4 suffit pour une visite parfaite, où chaque commande rapporte davantage ; et chaque ouvrier au-delà du prix ajoute 1.
ars-alchimia-lesson-idea-forge-asks = Touchez l’Alambic jumeau et envoyez vos deux ouvriers.
ars-alchimia-lesson-idea-forge-otherwise = Vous avez deux commandes et tout ce qu’elles demandent. En route pour l’Alambic jumeau !
ars-alchimia-lesson-idea-forge-one = Cela suffirait, mais l’autre ouvrier n’a plus rien à faire. À deux, c’est 1 de plus au dé.
ars-alchimia-lesson-idea-forge-other = { $seat2 } a rendu celle-là bien chère. L’Alambic jumeau est libre.
ars-alchimia-lesson-idea-forge-pass = Surtout pas maintenant ! Réalisez d’abord vos commandes : celles qui restent coûtent des points.

ars-alchimia-lesson-idea-make = Réaliser les deux
ars-alchimia-lesson-idea-make-says =
    Le dé montre 3, l’ouvrier en plus fait 4 : la visite est parfaite. Une commande de niveau B rapporte alors 2 de plus, une de niveau C 1 de plus.
    Ensuite tous les ouvriers sont partis, et la dernière année est finie.
ars-alchimia-lesson-idea-make-asks = Réalisez la Cuve à teinture et la Plume de phénix.
ars-alchimia-lesson-idea-make-otherwise = Deux fioles, deux commandes : réalisez-les toutes les deux.
ars-alchimia-lesson-idea-make-elixir = L’Élixir remplace n’importe quel ingrédient, mais il ne vous en manque aucun. Gardez les fioles pour vos commandes.
ars-alchimia-lesson-idea-make-stop = Il reste une fiole, et une commande qui attend.

ars-alchimia-lesson-idea-scoring = Les derniers points
ars-alchimia-lesson-idea-scoring-says =
    Plusieurs commandes d’une même catégorie donnent un bonus, qui grandit de plus en plus vite : vos trois Mythe valent 3, vos deux Industrie 1.
    Une commande acceptée et non réalisée coûte la moitié de ses points ; { $seat2 } et { $seat3 } en savent quelque chose. Un assistant vaut 1, un Élixir aussi. Vous avez gagné.

ars-alchimia-lesson-idea-done =
    Vous savez tout : prendre des commandes, récolter, passer à la forge, et ne rien laisser en plan.
    Dans une partie entière, l’art est d’être là où les autres vont vouloir aller, et de faire beaucoup en une seule visite à la forge.

## A whole first match

ars-alchimia-lesson-first-match = Une première partie
ars-alchimia-lesson-first-match-about = La fin de la troisième année et toute la quatrième : un assistant, un nouvel an, une grande commande et les derniers points.

ars-alchimia-lesson-first-match-table = Où vous en êtes
ars-alchimia-lesson-first-match-table-says =
    La troisième des quatre années s’achève. Il vous reste trois ouvriers, et vous avez 12 points ; { $seat2 } en a 23 et { $seat3 } 28. Mais c’est la dernière année qui en donne le plus.
    Le Sablier des cours est une commande Université : elle rapporte peu, mais ce sont elles qui ouvrent les niveaux supérieurs. Il en faut deux pour le niveau A, et vous en avez réalisé une.

ars-alchimia-lesson-first-match-forge = À la forge
ars-alchimia-lesson-first-match-forge-says =
    Vous avez tout ce que demande le Sablier : une neige, un feu et un sable. L’Athanor de la guilde fait deux objets en une visite.
    Un second ouvrier ajoute 1 au dé ; à partir de 4, la visite est parfaite et rapporte davantage.
ars-alchimia-lesson-first-match-forge-asks = Touchez l’Athanor de la guilde et envoyez deux ouvriers.
ars-alchimia-lesson-first-match-forge-otherwise = Le Sablier peut être réalisé tout de suite, et il ouvre le niveau A avant la fin de l’année. Allez à l’Athanor de la guilde.
ars-alchimia-lesson-first-match-forge-count = Deux, c’est bien : un pour le prix, un pour le dé. Le troisième a autre chose à faire.
ars-alchimia-lesson-first-match-forge-level = Le niveau A s’ouvre avec deux commandes Université réalisées. Le Sablier sera la deuxième.
ars-alchimia-lesson-first-match-forge-slots = Vous n’avez plus qu’une place pour une commande. Gardez-la pour une grande.
ars-alchimia-lesson-first-match-forge-pass = Les ouvriers ne se mettent pas de côté. Employez les trois.

ars-alchimia-lesson-first-match-item = Réaliser la commande
ars-alchimia-lesson-first-match-item-says =
    2 et 1 pour l’ouvrier en plus font 3 : la visite n’est pas parfaite. Rien n’est gâché pour autant, il n’y a simplement pas de supplément.
ars-alchimia-lesson-first-match-item-asks = Réalisez le Sablier des cours.
ars-alchimia-lesson-first-match-item-otherwise = Le Sablier d’abord : il est la raison de cette visite.
ars-alchimia-lesson-first-match-item-elixir = Cela vient ensuite. La commande d’abord : elle est la raison de cette visite.

ars-alchimia-lesson-first-match-elixir = La seconde fiole
ars-alchimia-lesson-first-match-elixir-says =
    Il reste une fiole. Deux ingrédients différents y deviennent un Élixir, qui remplacera plus tard n’importe quel autre : celui qui vous manquera.
    Vous avez trois fleurs et deux neiges : dépensez une de chaque.
ars-alchimia-lesson-first-match-elixir-asks = Faites un Élixir d’une fleur et d’une neige.
ars-alchimia-lesson-first-match-elixir-otherwise = Ne laissez pas une fiole vide. Faites un Élixir.
ars-alchimia-lesson-first-match-elixir-other = Cela marche aussi, mais vous n’avez qu’un feu, et la Plume de phénix le demande. Une fleur et une neige vous manqueront moins.
ars-alchimia-lesson-first-match-elixir-stop = La visite est payée et la fiole est libre : servez-vous-en.

ars-alchimia-lesson-first-match-hire = Engager quelqu’un
ars-alchimia-lesson-first-match-hire-says =
    Votre dernier ouvrier peut encore engager un assistant. Le Mécène vous donne 1 point de plus pour chaque commande que vous réaliserez désormais.
    Il ne coûte rien cette année ; l’année prochaine, il voudra un ouvrier pour salaire.
ars-alchimia-lesson-first-match-hire-asks = Touchez le Mécène et envoyez votre dernier ouvrier.
ars-alchimia-lesson-first-match-hire-otherwise = Ce serait dommage : vous avez devant vous une année de commandes. Engagez le Mécène.
ars-alchimia-lesson-first-match-hire-other = L’Herboriste est bonne aussi. Avec toutes les commandes à venir, le Mécène rapporte plus.
ars-alchimia-lesson-first-match-hire-later = Cela peut attendre l’année prochaine. Les assistants, eux, auront changé : engagez le Mécène.
ars-alchimia-lesson-first-match-hire-pass = Il vous reste un ouvrier, et le garder ne rapporte rien. Engagez le Mécène.

ars-alchimia-lesson-first-match-year = Une nouvelle année
ars-alchimia-lesson-first-match-year-says =
    Tous avaient passé ou employé leurs ouvriers : l’année était finie. Les ouvriers sont rentrés, même ceux de la place, et de nouvelles cartes sont sur tous les emplacements.
    On garde ses ingrédients, ses commandes et ses assistants. C’est la dernière année : chacun peut désormais prendre des commandes de tous les niveaux.

ars-alchimia-lesson-first-match-workshop = Choisir une carte Atelier
ars-alchimia-lesson-first-match-workshop-says =
    Qui a le moins de points choisit d’abord : vous. Le numéro de la carte est votre place dans l’ordre du tour ; elle apporte aussi des ouvriers, qui restent.
    En A-1 se trouve la Corne de licorne, 10 points. Qui commence peut la prendre pour un ouvrier.
ars-alchimia-lesson-first-match-workshop-asks = Prenez la carte Atelier 1.
ars-alchimia-lesson-first-match-workshop-otherwise = La carte d’abord, l’année ensuite. Prenez la carte 1.
ars-alchimia-lesson-first-match-workshop-four = Trois ouvriers au lieu de deux, mais tous les autres jouent avant. La Corne de licorne serait partie, ou plus chère.
ars-alchimia-lesson-first-match-workshop-middle = Autant d’ouvriers qu’avec la carte 1, et vous ne commenceriez pas. Prenez la carte 1.

ars-alchimia-lesson-first-match-salary = Payer le salaire
ars-alchimia-lesson-first-match-salary-says =
    Vous avez maintenant 17 ouvriers. Au début de l’année, chaque assistant en veut un, qui va sur la place et rentrera l’année suivante. Qui n’est pas payé s’en va.
    Le Mécène vous rapportera plus que ne le ferait un ouvrier.
ars-alchimia-lesson-first-match-salary-asks = Gardez le Mécène.
ars-alchimia-lesson-first-match-salary-otherwise = Le salaire d’abord. Gardez le Mécène.
ars-alchimia-lesson-first-match-salary-dismiss = L’ouvrier de l’an dernier n’aurait servi à rien. Gardez-le : deux commandes suffisent à le payer.

ars-alchimia-lesson-first-match-order = Une grande commande
ars-alchimia-lesson-first-match-order-says =
    La Corne de licorne demande deux fleurs, une neige et trois sables. Avec la Plume de phénix, il vous faut trois fleurs, une neige, un feu et quatre sables.
    Vous avez deux fleurs, une neige, un feu et l’Élixir. Il manque donc une fleur et quatre sables, et l’Élixir peut tenir lieu de l’un d’eux.
ars-alchimia-lesson-first-match-order-asks = Touchez la Corne de licorne et envoyez un ouvrier.
ars-alchimia-lesson-first-match-order-otherwise = Mieux vaut savoir pour quoi l’on récolte. Prenez la Corne de licorne tant qu’elle est là.
ars-alchimia-lesson-first-match-order-more = Un seul suffit : on ne lance pas de dé pour une commande.
ars-alchimia-lesson-first-match-order-early = Vous n’y feriez encore rien de grand. Prenez d’abord la Corne de licorne.
ars-alchimia-lesson-first-match-order-pass = Au tout début de la meilleure année ? Prenez la Corne de licorne.

ars-alchimia-lesson-first-match-shrine = Récolter en nombre
ars-alchimia-lesson-first-match-shrine-says =
    Le Sanctuaire en ruine donne à coup sûr une fleur et un sable. À partir de 5, le dé apporte un second sable.
    Personne n’y est, le prix est donc d’un ouvrier. Quatre ouvriers en font trois de plus : un 2 au dé suffira.
ars-alchimia-lesson-first-match-shrine-asks = Touchez le Sanctuaire en ruine et envoyez quatre ouvriers.
ars-alchimia-lesson-first-match-shrine-otherwise = Une fleur et deux sables en une visite : c’est le Sanctuaire en ruine qu’il vous faut.
ars-alchimia-lesson-first-match-shrine-count = C’est permis. Mais vous avez 15 ouvriers, et un second sable vous épargne une visite : envoyez-en quatre.
ars-alchimia-lesson-first-match-shrine-later = Les Dunes viennent ensuite. Le Sanctuaire d’abord, tant qu’il est libre.
ars-alchimia-lesson-first-match-shrine-early = Attendez, pour la forge, de pouvoir réaliser les deux commandes en une visite.
ars-alchimia-lesson-first-match-shrine-pass = Il vous reste 15 ouvriers. Envoyez-en au Sanctuaire en ruine.

ars-alchimia-lesson-first-match-dunes = Déloger quelqu’un
ars-alchimia-lesson-first-match-dunes-says =
    Un ouvrier de { $seat3 } se trouve aux Dunes murmurantes : il en faut deux, et le sien ira sur la place.
    Il manque deux sables, et l’Élixir est en réserve. Un seul sable suffit donc : inutile de payer pour un meilleur dé.
ars-alchimia-lesson-first-match-dunes-asks = Touchez les Dunes murmurantes et envoyez deux ouvriers.
ars-alchimia-lesson-first-match-dunes-otherwise = Il vous manque un sable. Les Dunes murmurantes en donnent.
ars-alchimia-lesson-first-match-dunes-price = Il y en a déjà un : il en faut deux.
ars-alchimia-lesson-first-match-dunes-count = Deux suffisent. Un sable est assuré, et l’Élixir fera le reste.
ars-alchimia-lesson-first-match-dunes-early = Recomptez : quatre sables pour les deux commandes, et vous en avez deux et un Élixir.
ars-alchimia-lesson-first-match-dunes-pass = Il vous reste 11 ouvriers et deux commandes à réaliser.

ars-alchimia-lesson-first-match-great = La grande visite
ars-alchimia-lesson-first-match-great-says =
    Pas de chance au dé, mais peu importe : vous avez tout, Élixir compris.
    L’Alambic jumeau réalise les deux commandes en une visite. Parfaite, elle donne 3 de plus pour la Corne de licorne et 1 pour la Plume. À quatre ouvriers, un 1 au dé suffit.
ars-alchimia-lesson-first-match-great-asks = Touchez l’Alambic jumeau et envoyez quatre ouvriers.
ars-alchimia-lesson-first-match-great-otherwise = Tout est réuni. À la forge : l’Alambic jumeau.
ars-alchimia-lesson-first-match-great-count = Envoyez-en quatre : avec trois en plus, la visite est parfaite à coup sûr, et cinq vous restent pour la suite.
ars-alchimia-lesson-first-match-great-other = Deux commandes, deux fioles : l’Alambic jumeau les a, et personne n’y est.
ars-alchimia-lesson-first-match-great-pass = Vous avez neuf ouvriers et deux commandes toutes prêtes. Allez à l’Alambic jumeau.

ars-alchimia-lesson-first-match-make = Deux d’un coup
ars-alchimia-lesson-first-match-make-says =
    La visite est parfaite ! Les deux commandes rapportent davantage.
    À la question du paiement, mettez l’Élixir à la place d’un sable : il en restera un pour la Plume.
ars-alchimia-lesson-first-match-make-asks = Réalisez la Corne de licorne et la Plume de phénix.
ars-alchimia-lesson-first-match-make-otherwise = Les deux commandes sont prêtes. Réalisez-les.
ars-alchimia-lesson-first-match-make-elixir = Vos ingrédients sont pour les commandes. Réalisez les deux.
ars-alchimia-lesson-first-match-make-stop = Pas encore : la seconde fiole est pour l’autre commande.
ars-alchimia-lesson-first-match-make-pay = Il manquerait alors quelque chose pour l’autre commande. C’est le sable qui est rare : mettez l’Élixir à sa place.

ars-alchimia-lesson-first-match-free = À vous de jouer
ars-alchimia-lesson-first-match-free-says =
    Il vous reste cinq ouvriers. Finissez comme il vous plaît : plus rien n’est faux, sauf une commande que vous prendriez sans pouvoir la réaliser.
    Une idée : le Baume cicatrisant, en C-1, demande deux fleurs, et la Prairie de mana donne justement cela ; ce serait votre troisième commande Vie quotidienne. Dans le doute, faites-vous montrer.
ars-alchimia-lesson-first-match-free-asks = Jouez jusqu’à la fin de l’année ; passez quand il n’y a plus rien à gagner.
ars-alchimia-lesson-first-match-free-otherwise = Quelque chose s’y oppose, et la règle dit quoi. Essayez autre chose.

ars-alchimia-lesson-first-match-scoring = Les derniers points
ars-alchimia-lesson-first-match-scoring-says =
    Aux points de la partie s’ajoutent ceux des catégories : deux commandes d’une sorte donnent 1, trois 3, quatre 6. Un assistant et un Élixir restant valent 1 chacun ; une commande acceptée et non réalisée coûte la moitié de ses points.
    Cette année vous a rapporté plus que toutes les autres. Il en va souvent ainsi : les premières préparent ce que récolte la dernière.

ars-alchimia-lesson-first-match-done =
    Vous avez vu une année entière : carte, salaire, commandes, lieux, forges, et la fin.
    Jouez la prochaine partie depuis le début : la première année, regardez les commandes Université de niveau C.

## Rising prices

ars-alchimia-lesson-prices = Les prix montent
ars-alchimia-lesson-prices-about = Ce que coûte un emplacement, qui en est délogé, et comment faire un mur de ses ouvriers.

ars-alchimia-lesson-prices-price = Ce que coûte un emplacement
ars-alchimia-lesson-prices-price-says =
    Au pied de chaque emplacement se lit son prix : un ouvrier si personne n’y est, sinon un de plus que ceux qui s’y trouvent.
    Aucun emplacement n’est jamais complet. Il devient seulement plus cher, de visite en visite, jusqu’à la fin de l’année.

ars-alchimia-lesson-prices-first = Être le premier
ars-alchimia-lesson-prices-first-says =
    Vous avez deux commandes, qui demandent cinq feux et une neige. Le Lac miroir donne une fleur et une neige, et personne n’y est encore.
    Le premier venu paie un ouvrier.
ars-alchimia-lesson-prices-first-asks = Touchez le Lac miroir et envoyez un ouvrier.
ars-alchimia-lesson-prices-first-otherwise = Commencez par le Lac miroir, tant qu’il ne coûte qu’un ouvrier.
ars-alchimia-lesson-prices-first-more = Plus d’ouvriers aident le dé ; une autre leçon en parle. Pour ce qui est assuré, un seul suffit.
ars-alchimia-lesson-prices-first-forge = Il manque des feux à vos commandes. La forge vient en dernier.

ars-alchimia-lesson-prices-square = Délogé
ars-alchimia-lesson-prices-square-says =
    { $seat2 } est venu avec deux ouvriers, et le vôtre est sur la place : il ne fera plus rien cette année. Mais son travail était fait, et vous gardez ce qu’il a rapporté.
    Le Lac miroir coûte maintenant trois ouvriers. Seuls comptent ceux qui s’y trouvent, pas tous ceux qui y sont passés.

ars-alchimia-lesson-prices-elsewhere = Aller ailleurs
ars-alchimia-lesson-prices-elsewhere-says =
    Ce qui est cher ici est bon marché ailleurs : personne n’est encore allé au Cratère de braise, et il donne les feux qu’il vous faut.
    Mieux vaut aller d’abord là où les autres voudront aller aussi.
ars-alchimia-lesson-prices-elsewhere-asks = Touchez le Cratère de braise et envoyez un ouvrier.
ars-alchimia-lesson-prices-elsewhere-otherwise = Il vous faut des feux, et le Cratère de braise ne coûte encore qu’un ouvrier.
ars-alchimia-lesson-prices-elsewhere-back = Trois ouvriers pour ce qui vous en a coûté un ? Vous avez une neige. Ce sont les feux qui manquent.
ars-alchimia-lesson-prices-elsewhere-more = Un seul suffit : deux feux sont assurés.
ars-alchimia-lesson-prices-elsewhere-forge = Pas encore : il faut cinq feux, et vous en avez deux.

ars-alchimia-lesson-prices-again = Les vôtres comptent aussi
ars-alchimia-lesson-prices-again-says =
    Vous avez quatre feux, il en faut cinq ; un sixième servirait à un Élixir. On peut revenir sur un emplacement la même année, mais votre propre ouvrier s’y trouve, et il compte comme celui d’un autre.
    La seconde visite en coûte donc deux, et c’est vous que vous délogez.
ars-alchimia-lesson-prices-again-asks = Touchez encore le Cratère de braise et envoyez deux ouvriers.
ars-alchimia-lesson-prices-again-otherwise = Il manque encore un feu. Retournez au Cratère de braise.
ars-alchimia-lesson-prices-again-own = Que ce soit votre ouvrier n’y change rien : il en faut un de plus que ceux qui s’y trouvent.
ars-alchimia-lesson-prices-again-more = Deux suffisent. Vous voudrez les autres à la forge.
ars-alchimia-lesson-prices-again-forge = Il manque un feu pour la seconde commande. Encore une visite.

ars-alchimia-lesson-prices-wall = Faire un mur
ars-alchimia-lesson-prices-wall-says =
    Vous avez réuni tout ce qu’il faut. { $seat3 } a aussi une commande à réaliser, et trois ouvriers. Les autres forges en coûtent quatre, car { $seat2 } s’y trouve avec trois.
    Si vous en envoyez un ou deux à la Fournaise à salamandre, { $seat3 } peut vous y suivre. Si vous en envoyez trois, elle en coûte quatre, elle aussi.
ars-alchimia-lesson-prices-wall-asks = Touchez la Fournaise à salamandre et envoyez trois ouvriers.
ars-alchimia-lesson-prices-wall-otherwise = C’est l’heure de la forge : la Fournaise à salamandre, et à trois.
ars-alchimia-lesson-prices-wall-low = Cela vous suffit, mais { $seat3 } aurait de quoi vous suivre. À trois, la porte est fermée.
ars-alchimia-lesson-prices-wall-more = Trois suffisent pour fermer la porte. Les autres vous serviront ailleurs.

ars-alchimia-lesson-prices-make = Derrière le mur
ars-alchimia-lesson-prices-make-says =
    Les ouvriers ne sont pas perdus : les deux au-delà du prix ont aussi porté le dé à 5, et la visite est parfaite.
ars-alchimia-lesson-prices-make-asks = Réalisez les deux commandes.
ars-alchimia-lesson-prices-make-otherwise = Vous avez tout ce que demandent les deux commandes. Réalisez-les.
ars-alchimia-lesson-prices-make-elixir = Ensuite : il y a trois fioles. D’abord les deux commandes.
ars-alchimia-lesson-prices-make-stop = Il y a trois fioles, et vous avez deux commandes. Réalisez-les.

ars-alchimia-lesson-prices-elixir = La troisième fiole
ars-alchimia-lesson-prices-elixir-says =
    Il reste une fleur, un feu et une fiole. Dans une visite parfaite, un Élixir rapporte lui aussi un point.
    Puis c’est au tour de { $seat3 }, pour qui toutes les forges sont désormais trop chères.
ars-alchimia-lesson-prices-elixir-asks = Faites un Élixir d’une fleur et d’un feu.
ars-alchimia-lesson-prices-elixir-otherwise = Une fiole est encore libre. Faites un Élixir.
ars-alchimia-lesson-prices-elixir-stop = Une fiole est encore libre, et elle vous rapporte un point. Faites un Élixir.

ars-alchimia-lesson-prices-done =
    { $seat3 } n’a pas pu vous suivre et s’est rabattu sur le Lac miroir, à trois. Ne regardez donc pas seulement ce qu’un emplacement vous coûte, mais ce qu’il coûtera au suivant.
    À la fin de l’année tous les ouvriers rentrent, et chaque emplacement coûte de nouveau un ouvrier.

## Surplus workers and the die

ars-alchimia-lesson-surplus = Les ouvriers en plus et le dé
ars-alchimia-lesson-surplus-about = À quoi servent les ouvriers au-delà du prix, et où ils ne servent à rien.

ars-alchimia-lesson-surplus-die = L’assuré et le possible
ars-alchimia-lesson-surplus-die-says =
    Le Cratère de braise donne toujours deux feux. Puis on lance le dé : à partir de 4, il y en a un troisième.
    Si vous le manquez, vous gardez les deux. Le dé n’enlève jamais rien.

ars-alchimia-lesson-surplus-send = Aider le dé
ars-alchimia-lesson-surplus-send-says =
    Chaque ouvrier au-delà du prix ajoute 1 au résultat. Le prix est d’un ouvrier, trois en ajoutent donc 2 : un 2 au dé suffit, cinq faces sur six.
    Il vous faut trois feux pour le Chien mécanique. Une seconde visite vous coûterait aussi deux ouvriers, et un tour.
ars-alchimia-lesson-surplus-send-asks = Touchez le Cratère de braise et envoyez trois ouvriers.
ars-alchimia-lesson-surplus-send-otherwise = Il faut trois feux au Chien, et vous n’en avez aucun. Allez au Cratère de braise.
ars-alchimia-lesson-surplus-send-one = Cela donne deux feux à coup sûr ; pour le troisième il faudrait 4 ou plus, une fois sur deux. Envoyez-en trois.
ars-alchimia-lesson-surplus-send-two = Il faudrait alors un 3, quatre faces sur six. Avec un de plus, c’est cinq sur six.
ars-alchimia-lesson-surplus-send-more = Avec trois en plus, même un 1 suffirait, mais vous avez d’autres projets pour cet ouvrier. Envoyez-en trois.

ars-alchimia-lesson-surplus-order = Sans dé, sans effet
ars-alchimia-lesson-surplus-order-says =
    2 et 2 font 4 : un troisième feu. Prenez maintenant le Bouquet éternel : vous avez ce qu’il demande.
    On ne lance pas de dé pour une commande, ni pour un assistant. Les ouvriers en plus n’y font rien, sinon que le suivant paiera davantage.
ars-alchimia-lesson-surplus-order-asks = Touchez le Bouquet éternel et envoyez un ouvrier.
ars-alchimia-lesson-surplus-order-otherwise = Une commande de plus, et la visite à la forge vaudra davantage. Prenez le Bouquet éternel.
ars-alchimia-lesson-surplus-order-waste = Ici on ne lance rien : les autres ne feraient que de la figuration. Un seul suffit.
ars-alchimia-lesson-surplus-order-early = Bientôt. Une visite parfaite compte pour chaque commande qu’on y réalise : emportez-en une de plus.

ars-alchimia-lesson-surplus-count = Compté à partir du prix
ars-alchimia-lesson-surplus-count-says =
    Deux ouvriers de { $seat3 } se trouvent à la Fournaise à salamandre : le prix est de trois. Seul ce qui le dépasse compte pour le dé.
    Cinq ouvriers n’ajoutent donc ici que 2, pas plus que trois au Cratère. Sur un emplacement libre, les mêmes ouvriers valent davantage.

ars-alchimia-lesson-surplus-forge = Aider la forge
ars-alchimia-lesson-surplus-forge-says =
    À partir de 5, la visite est parfaite. On lance le dé une seule fois, et il vaut pour tout ce que l’on fait.
    Avec trois commandes, elle rapporte donc 4 points de plus : 2 pour le Chien, de niveau B, et 1 pour chacune de niveau C.
ars-alchimia-lesson-surplus-forge-asks = Touchez la Fournaise à salamandre et envoyez cinq ouvriers.
ars-alchimia-lesson-surplus-forge-otherwise = Trois commandes, trois fioles : en route pour la Fournaise à salamandre.
ars-alchimia-lesson-surplus-forge-three = C’est tout juste le prix : il faudrait un 5 ou un 6. Ces 4 points valent bien deux ouvriers de plus.
ars-alchimia-lesson-surplus-forge-four = Il faudrait alors un 4, une fois sur deux. Deux en plus, et c’est quatre faces sur six.
ars-alchimia-lesson-surplus-forge-six = Votre dernier ouvrier aura autre chose à faire cette année. Cinq est une bonne mesure.
ars-alchimia-lesson-surplus-forge-small = Elle coûte peu, mais elle n’a qu’une fiole, et vous avez trois commandes.

ars-alchimia-lesson-surplus-make = Parfait
ars-alchimia-lesson-surplus-make-says =
    3 et 2 font 5 : la visite est parfaite. Chaque commande que vous réalisez maintenant rapporte son supplément.
ars-alchimia-lesson-surplus-make-asks = Réalisez les trois commandes.
ars-alchimia-lesson-surplus-make-otherwise = Trois fioles, trois commandes. Réalisez-les toutes.
ars-alchimia-lesson-surplus-make-stop = Toute commande réalisée ailleurs plus tard perdra ce supplément. Réalisez les trois.
ars-alchimia-lesson-surplus-make-elixir = Cela prendrait ce que vos commandes demandent.

ars-alchimia-lesson-surplus-done =
    Les ouvriers en plus aident le dé, et rien d’autre : aux lieux et aux forges, comptés à partir du prix.
    Ils valent le plus là où un seul jet décide de beaucoup : à la forge, avec plusieurs commandes en main.

## Debts of orders

ars-alchimia-lesson-debts = Les commandes sont des dettes
ars-alchimia-lesson-debts-about = Ce que coûte une commande que l’on ne peut réaliser, et comment bien finir.

ars-alchimia-lesson-debts-debt = Ce que vous avez promis
ars-alchimia-lesson-debts-debt-says =
    Vos derniers tours, et vous avez deux commandes. Une commande acceptée ne se rend pas. Celle qui n’est pas réalisée à la fin coûte la moitié de ses points, arrondie à l’inférieur : 5 pour la Panacée, 3 pour l’Écaille du ver de givre.
    La Panacée veut trois fleurs. Vous n’en avez aucune, et avec quatre ouvriers vous n’en récolterez plus qu’une ou deux. Elle restera une dette.

ars-alchimia-lesson-debts-forge = Sauver ce qui peut l’être
ars-alchimia-lesson-debts-forge-says =
    L’Écaille peut être réalisée : il ne lui manque qu’un sable, et vous avez un Élixir. Cela ne vaut pas 7 points mais 10, car sinon elle vous en coûterait 3.
    Un jet qui n’est pas parfait ne gâche rien : deux ouvriers suffisent.
ars-alchimia-lesson-debts-forge-asks = Touchez l’Athanor de la guilde et envoyez deux ouvriers.
ars-alchimia-lesson-debts-forge-otherwise = Réalisez d’abord ce qui peut l’être. À l’Athanor de la guilde !
ars-alchimia-lesson-debts-forge-tempting = 12 points ! Mais sans ingrédients et avec si peu d’ouvriers, vous ne la réaliseriez jamais : elle vous en coûterait 6. Une place libre n’est pas une raison de prendre une commande.
ars-alchimia-lesson-debts-forge-late = C’est trop tard : il faudrait encore récolter et passer à la forge. Toute commande prise maintenant est une dette.
ars-alchimia-lesson-debts-forge-hire = Bonne idée, et vous en aurez le temps ensuite. L’Écaille d’abord.
ars-alchimia-lesson-debts-forge-count = Envoyez-en deux. Les autres trouveront encore à faire.
ars-alchimia-lesson-debts-forge-pass = Cela vous coûterait 8 points. L’Écaille peut encore être réalisée.

ars-alchimia-lesson-debts-pay = L’Élixir à la place
ars-alchimia-lesson-debts-pay-says =
    Une visite ordinaire, mais cela suffit. L’Élixir remplace une fleur, une neige, un feu ou un sable.
    Pour la Panacée, il manque trois fleurs : un seul Élixir n’y suffit pas.
ars-alchimia-lesson-debts-pay-asks = Réalisez l’Écaille du ver de givre.
ars-alchimia-lesson-debts-pay-otherwise = Réalisez l’Écaille : l’Élixir remplace le sable qui manque.
ars-alchimia-lesson-debts-pay-panacea = Il y manque trois fleurs, et vous avez un seul Élixir. L’Écaille, elle, peut être réalisée.
ars-alchimia-lesson-debts-pay-elixir = Attention : cela prendrait ce que demande l’Écaille. La commande d’abord.

ars-alchimia-lesson-debts-elixir = Ce qui reste
ars-alchimia-lesson-debts-elixir-says =
    Il reste une neige et un feu. À la fin, ils ne valent rien ; mais un Élixir vaut 1, et une fiole est libre.
ars-alchimia-lesson-debts-elixir-asks = Faites un Élixir de la neige et du feu.
ars-alchimia-lesson-debts-elixir-otherwise = Il y a là un point à prendre. Faites un Élixir de ce qui reste.
ars-alchimia-lesson-debts-elixir-stop = Une fiole est libre, et il y a là un point à prendre. Faites un Élixir.

ars-alchimia-lesson-debts-hire = Les derniers ouvriers
ars-alchimia-lesson-debts-hire-says =
    Les ouvriers qui restent ne valent rien non plus. Mais un assistant que vous employez à la fin vaut 1, quel qu’il soit, et il n’y aura plus de salaire à payer.
    Un ouvrier de { $seat3 } se trouve sur le Valet de fourneau : il en faut donc deux.
ars-alchimia-lesson-debts-hire-asks = Touchez le Valet de fourneau et envoyez vos deux ouvriers.
ars-alchimia-lesson-debts-hire-otherwise = Un assistant vaut 1, même s’il n’a plus rien à faire. Engagez le Valet de fourneau.
ars-alchimia-lesson-debts-hire-other = Elle vaudrait tout autant, certes. Prenez cette fois le Valet de fourneau : vos deux ouvriers n’ont rien de mieux à faire.
ars-alchimia-lesson-debts-hire-tempting = Elle ne vous vaudrait qu’une dette de 6.
ars-alchimia-lesson-debts-hire-late = Cela ne rapporte plus de points. Un assistant en rapporte 1.
ars-alchimia-lesson-debts-hire-pass = Il y a encore un point à prendre : engagez le Valet de fourneau.

ars-alchimia-lesson-debts-scoring = Les comptes
ars-alchimia-lesson-debts-scoring-says =
    La Panacée vous a coûté 5. { $seat2 } perd 3 et { $seat3 } 1, car il leur restait des commandes aussi. L’Élixir et l’assistant vous rapportent 1 chacun.
    Avec la commande à douze points en plus, vous auriez 34 au lieu de 40, derrière l’un et l’autre.

ars-alchimia-lesson-debts-done =
    Une commande est une promesse dont la moitié est en jeu. La dernière année, ne prenez que ce que vous savez payer, et comptez les ouvriers qu’il y faut.
    Une petite dette de niveau C coûte 1 ; une grande peut coûter la partie.
