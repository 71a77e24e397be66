### The book of Alchemist: what stands in it beside the rules themselves.

## Goal, turn, scoring: the game on one page

alchemist-book-goal =
    Avoir la plus grande renommée quand la réserve se tarit (ALC-120).
    Vous inscrivez des potions dans dix chaudrons, vous dites ce que chacune vaut, et vous brassez ce que les autres ont inscrit.
alchemist-book-turn =
    Une seule chose (ALC-031) :
    créer une potion d’un à cinq cubes et choisir sa tuile de Renommée (ALC-042, ALC-048),
    copier celle d’un autre : les mêmes cubes, la même renommée, et un cube pour son créateur (ALC-062, ALC-065),
    ou prendre un cube que l’on voit ou deux dans le sac (ALC-080).
    Créer et copier rapportent aussi un cube de chaque produit du chaudron (ALC-054, ALC-068).
alchemist-book-scoring =
    La partie finit avec la manche où une troisième sorte s’épuise dans la réserve (ALC-091).
    Deux cubes restés derrière votre écran valent 1 point de renommée (ALC-100).
    Puis les Écoles : plus votre favori est rare dans la réserve, plus vous gagnez (ALC-107). À trois, c’est 10, 5 et 0 (ALC-111).

## Chapters and headings, each named by its first rule

alchemist-chapter-ALC-001 = Ce qu’il y a sur la table
alchemist-chapter-ALC-010 = La mise en place
alchemist-chapter-ALC-030 = Le tour
alchemist-chapter-ALC-040 = Créer une potion
alchemist-heading-ALC-040 = Ce qu’il faut
alchemist-heading-ALC-050 = Ce qui se passe
alchemist-chapter-ALC-060 = Copier une potion
alchemist-heading-ALC-060 = Ce qu’il faut
alchemist-heading-ALC-064 = Ce qui se passe
alchemist-chapter-ALC-080 = Prendre des ingrédients
alchemist-chapter-ALC-090 = La fin
alchemist-chapter-ALC-100 = La dernière renommée
alchemist-chapter-ALC-120 = Qui gagne
alchemist-chapter-ALC-130 = La piste de Renommée
alchemist-chapter-ALC-140 = Ce qui est caché
alchemist-chapter-ALC-150 = Joueurs et options
alchemist-heading-ALC-150 = De deux à cinq joueurs
alchemist-heading-ALC-160 = Ce que l’hôte peut changer
alchemist-chapter-ALC-R1 = Interprétations

## Examples, each beside its rule

alchemist-example-ALC-001 = La quatrième manche, à trois. Cinq potions sont inscrites : les tuiles 10 à 6 sont à leurs chaudrons, 5 à 1 restent à prendre. En bas, la réserve, le sac et les cubes hors du jeu.
alchemist-example-ALC-050 = Isabella vient d’inscrire une potion d’une araignée, d’une patte d’oiseau et de deux yeux de Troll, et a pris la tuile 8. Aucun des produits du chaudron, champignon et Sang de Dragon, ne peut y entrer ; ce sont eux qu’elle reçoit.
alchemist-example-ALC-065 = Maria a copié la potion d’Isabella pour les mêmes 10 points de renommée. L’un des cinq cubes est allé à Isabella en hommage ; les autres sont retournés à la réserve, ou hors du jeu.
alchemist-example-ALC-091 = Trois sortes manquent à la réserve : c’était la dernière manche. Maintenant seulement les écrans tombent et les Écoles comptent.
alchemist-example-ALC-131 = Isabella a 52 points de renommée et Nicolas 56 : tous deux ont fait un tour de piste, et un jeton 50 accompagne leurs sceaux. Maria, sur 49, est derrière eux et non devant.

## Signs, named as their drawings are

alchemist-sign-mushroom = Champignon
    .means = L’ingrédient bleu.
alchemist-sign-spider = Araignée
    .means = L’ingrédient jaune.
alchemist-sign-bird-leg = Patte d’oiseau
    .means = L’ingrédient gris.
alchemist-sign-dragon-blood = Sang de Dragon
    .means = L’ingrédient vert.
alchemist-sign-troll-eye = Œil de Troll
    .means = L’ingrédient orange.
alchemist-sign-cauldron = Chaudron
    .means = De la place pour une potion. Les deux signes sur son bord sont ses produits, que sa composition ne peut pas contenir (ALC-004, ALC-044).
alchemist-sign-seal = Sceau
    .means = À qui est la potion. Vous en avez cinq à poser (ALC-015).
alchemist-sign-fame = Renommée
    .means = Ce qui fait gagner, compté sur la piste autour du plateau (ALC-120).
alchemist-sign-fame-tile = Tuile de Renommée
    .means = Ce qu’une potion vaut à qui la brasse, de 1 à 10 ; chaque nombre n’existe qu’une fois (ALC-005).
alchemist-sign-bag = Sac de l’Oracle
    .means = Des cubes que personne ne voit. On en tire deux, et on les garde (ALC-082).
alchemist-sign-reserve = Réserve
    .means = Le stock ouvert à tous. Quand trois sortes y sont épuisées, la manche en cours est la dernière (ALC-091).
alchemist-sign-screen = Écran
    .means = Derrière lui se trouve ce que vous avez, et vous seul le voyez (ALC-140).
alchemist-sign-school = École
    .means = Votre ingrédient favori, secret, qui compte à la fin : plus il est rare, mieux c’est (ALC-006, ALC-107).
alchemist-sign-tribute = Hommage
    .means = Un cube d’une copie, qui va au créateur de la potion (ALC-063, ALC-065).
alchemist-sign-create = Créer
    .means = Inscrire une nouvelle composition dans un chaudron vide (ALC-041).
alchemist-sign-copy = Copier
    .means = Brasser ce qu’un autre a inscrit, pour la même renommée (ALC-060, ALC-067).

## Words

alchemist-word-recipe = Composition
    .means = Les cubes d’une potion, d’un à cinq, aucune sorte plus de deux fois. Il n’y en a pas deux pareilles (ALC-042, ALC-045, ALC-046).
alchemist-word-product = Produit
    .means = L’un des deux ingrédients qu’un chaudron donne à qui y brasse (ALC-054).
alchemist-word-supply = Stock
    .means = Vos propres cubes, derrière votre écran.
alchemist-word-exhausted = Épuisé
    .means = Une sorte dont la réserve n’a plus aucun cube. La troisième met fin à la partie (ALC-091).
alchemist-word-round = Manche
    .means = Un tour pour chacun, en commençant par le premier joueur (ALC-034).
alchemist-word-compendium = Compendium
    .means = Le plateau et ses dix chaudrons.
alchemist-word-creator = Créateur
    .means = Qui a inscrit une potion, et en reçoit les hommages (ALC-065).
