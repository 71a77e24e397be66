### The book of Ars Alchimia: what stands in it beside the rules themselves.

## Goal, turn, scoring: the game on one page

ars-alchimia-book-goal =
    Avoir le plus de points après quatre années (ARS-024, ARS-026).
    Vous envoyez des ouvriers chercher des ressources, vous prenez des commandes et, dans les forges, vous en faites des objets magiques.
ars-alchimia-book-turn =
    Placez des ouvriers sur un emplacement et faites ce qu’il dit, ou passez pour le reste de l’année (ARS-049).
    Un emplacement inoccupé coûte un ouvrier, un emplacement occupé un de plus que ceux qui s’y trouvent (ARS-052, ARS-053). Ceux qui s’y trouvaient vont sur la place et ne servent plus de l’année (ARS-057, ARS-059).
    Aux lieux et aux forges vous lancez le dé, et chaque ouvrier au-delà du prix ajoute 1 (ARS-080, ARS-120).
    L’année suivante, un assistant coûte un ouvrier, ou s’en va (ARS-039, ARS-041).
ars-alchimia-book-scoring =
    Une commande rapporte ses points quand elle est réalisée, et davantage si la transformation est parfaite (ARS-130, ARS-131).
    À la fin, plusieurs commandes d’une catégorie donnent un bonus, de 1 pour deux à 12 pour six (ARS-151).
    Chaque Élixir et chaque assistant vaut 1 (ARS-152, ARS-153).
    Une commande acceptée et non réalisée coûte la moitié de ses points (ARS-150).

## Chapters and headings, each named by its first rule

ars-alchimia-chapter-ARS-001 = La mise en place
ars-alchimia-chapter-ARS-024 = Quatre années
ars-alchimia-chapter-ARS-027 = Le début de l’année
ars-alchimia-heading-ARS-027 = Les cartes Atelier
ars-alchimia-heading-ARS-035 = Des ouvriers en plus
ars-alchimia-heading-ARS-038 = Les salaires
ars-alchimia-chapter-ARS-048 = Placer des ouvriers
ars-alchimia-chapter-ARS-073 = Collecter des ressources
ars-alchimia-chapter-ARS-087 = Prendre une commande
ars-alchimia-chapter-ARS-103 = Les assistants
ars-alchimia-chapter-ARS-117 = Les forges
ars-alchimia-heading-ARS-117 = La visite
ars-alchimia-heading-ARS-126 = Les objets magiques
ars-alchimia-heading-ARS-134 = L’Élixir
ars-alchimia-chapter-ARS-141 = La fin de l’année
ars-alchimia-chapter-ARS-149 = La fin et les points
ars-alchimia-chapter-ARS-159 = À trois ou à quatre
ars-alchimia-chapter-ARS-R1 = Interprétations

## Examples, each beside its rule

ars-alchimia-example-ARS-014 = Avant le premier ouvrier : des commandes de niveau C, B et A côte à côte, qui rapportent davantage de gauche à droite. Un emplacement garde son niveau toute la partie.
ars-alchimia-example-ARS-057 = Isabella voulait cet emplacement, où se tenaient deux ouvriers de Nicolas : elle en a payé trois, un de plus. Les deux attendent sur la place jusqu’à la fin de l’année.
ars-alchimia-example-ARS-080 = Maria a envoyé un ouvrier au Cœur de la montagne et lancé 1 contre le 6 de la carte : elle a ce que donne le lieu, sans le bonus. Chaque ouvrier au-delà du prix aurait ajouté 1.
ars-alchimia-example-ARS-088 = Nicolas a pris la commande ; la carte suivante de la pile est déjà sur son emplacement. Son ouvrier y reste, et qui voudra cette commande en paiera deux.
ars-alchimia-example-ARS-104 = Trois assistants ont déjà été engagés ici : chaque fois le suivant est venu, et chaque fois le prix a monté d’un ouvrier.
ars-alchimia-example-ARS-121 = Le seuil de cette forge est 2, et Nicolas a lancé 3 : une visite parfaite. La commande qu’il y a réalisée a donné ses points et un de plus.
ars-alchimia-example-ARS-144 = La deuxième année : tous les ouvriers sont rentrés, et toutes les cartes du pays sont nouvelles. Seul ce que quelqu’un a engagé ou accepté est resté.

## Signs, named as their drawings are

ars-alchimia-sign-mana-flower = Fleur de Mana
    .means = Une ressource.
ars-alchimia-sign-ancient-snow = Neige Ancienne
    .means = Une ressource.
ars-alchimia-sign-primal-fire = Feu Primaire
    .means = Une ressource.
ars-alchimia-sign-spirit-sand = Sable de l’Esprit
    .means = La ressource que personne n’a au départ (ARS-006).
ars-alchimia-sign-elixir = Élixir
    .means = Fait de deux ressources différentes. Il remplace n’importe laquelle et vaut 1 point à la fin (ARS-127, ARS-134, ARS-152).
ars-alchimia-sign-worker = Ouvrier
    .means = Ce que coûte chaque emplacement (ARS-052).
ars-alchimia-sign-workers = Ouvriers
    .means = Ceux que vous pouvez encore placer cette année.
ars-alchimia-sign-order = Commande
    .means = Un objet magique que l’on vous demande : de quoi il est fait, et ses points (ARS-126, ARS-130).
ars-alchimia-sign-location = Lieu
    .means = Où l’on collecte des ressources (ARS-077).
ars-alchimia-sign-portal = Portail magique
    .means = La pile des lieux : on place d’abord, et l’on voit ensuite où l’on est (ARS-074).
ars-alchimia-sign-forge = Forge
    .means = Où les ressources deviennent objets et Élixir (ARS-117, ARS-123).
ars-alchimia-sign-assistant = Assistant
    .means = Aide dès qu’on l’engage et veut un ouvrier au début de l’année (ARS-106, ARS-039).
ars-alchimia-sign-workshop = Carte Atelier
    .means = Votre rang dans l’ordre du tour, et combien d’ouvriers vous gagnez cette année (ARS-034, ARS-035).
ars-alchimia-sign-square = Place
    .means = Où attendent, jusqu’à la fin de l’année, les ouvriers renvoyés ou versés en salaire (ARS-059, ARS-042).
ars-alchimia-sign-salary = Salaire
    .means = Un ouvrier par assistant, au début de l’année (ARS-039).
ars-alchimia-sign-flask = Fiole
    .means = Une transformation : une forge en permet autant qu’elle montre de fioles (ARS-122).
ars-alchimia-sign-threshold = Seuil
    .means = Ce que le dé et les ouvriers en surplus doivent atteindre ensemble (ARS-081, ARS-121).
ars-alchimia-sign-perfect = Parfait
    .means = Une visite à la forge qui a atteint le seuil et rapporte davantage (ARS-121, ARS-131).
ars-alchimia-sign-victory = Points
    .means = Qui en a le plus à la fin gagne (ARS-155).
ars-alchimia-sign-daily-life = Vie Quotidienne
    .means = Une catégorie de commandes (ARS-151).
ars-alchimia-sign-industry = Industrie
    .means = Une catégorie de commandes (ARS-151).
ars-alchimia-sign-myth = Mythe
    .means = Une catégorie de commandes (ARS-151).
ars-alchimia-sign-university = Université
    .means = Une catégorie de commandes, qui vous ouvre aussi les niveaux B et A (ARS-091, ARS-092).

## Words

ars-alchimia-word-space = Emplacement
    .means = Un endroit du plateau où des ouvriers agissent, comme C-1 ou F-P (ARS-162).
ars-alchimia-word-minimum = Prix
    .means = Le moins d’ouvriers que prend un emplacement à cet instant (ARS-052, ARS-053).
ars-alchimia-word-surplus = Surplus
    .means = Les ouvriers au-delà du prix. Aux lieux et aux forges, chacun ajoute 1 au dé (ARS-063).
ars-alchimia-word-level = Niveau
    .means = C, B ou A : ce qu’il faut avoir atteint pour prendre une commande (ARS-090 à ARS-092).
ars-alchimia-word-exhausted = Penchée
    .means = Une carte dont la compétence a déjà servi cette année (ARS-109).
ars-alchimia-word-nymph = Nymphe
    .means = Une assistante qui change un autre assistant en ressource (ARS-116).
