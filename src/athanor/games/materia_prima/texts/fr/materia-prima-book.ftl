### The book of Materia Prima: what stands in it beside the rules themselves.

## Goal, turn, scoring: the game on one page

materia-prima-book-goal =
    Posséder au même moment une Pierre de l’Âme, la Pierre Philosophale et une quête accomplie : cela met fin à la partie (MAT-240).
    Gagne alors qui a le plus de sagesse, et ce n’est pas forcément celui qui l’a finie (MAT-242).
    Vous extrayez des éléments, vous les affinez dans votre tour et vous en faites des objets, des aides et les parties de la Pierre.
materia-prima-book-turn =
    Votre alchimiste a trois actions en règle générale, et chaque homunculus les siennes (MAT-051, MAT-052).
    Partout : Déplacement, Extraction, Défausse, Combat (MAT-056).
    Chez vous, dans la tour : Convertir des éléments, Transmuter une formule, Équiper (MAT-057).
    En ville : Recherche de formules, Achat d’extensions (MAT-058).
    Deux éléments simples en font un plus noble, selon la table du laboratoire (MAT-141).
materia-prima-book-scoring =
    La quête 9, la Pierre entière 5, chaque Pierre de l’Âme 3 (MAT-252, MAT-249, MAT-250).
    Homunculi sur le plateau, objets et parties de la Pierre : leur niveau (MAT-245, MAT-247, MAT-248).
    Extensions et éléments de niveau 3 : 2 chacun (MAT-251, MAT-243).
    Sans Pierre de l’Âme à la fin, on ne peut pas gagner (MAT-122).

## Chapters and headings, each named by its first rule

materia-prima-chapter-MAT-001 = La mise en place
materia-prima-chapter-MAT-030 = Les éléments
materia-prima-chapter-MAT-040 = Les hexagones
materia-prima-chapter-MAT-050 = Le tour de jeu
materia-prima-chapter-MAT-060 = Ce que peut toute figurine
materia-prima-heading-MAT-060 = Déplacement
materia-prima-heading-MAT-070 = Extraction
materia-prima-heading-MAT-080 = Défausse
materia-prima-chapter-MAT-090 = Le combat
materia-prima-chapter-MAT-110 = L’alchimiste et son âme
materia-prima-chapter-MAT-130 = La tour
materia-prima-chapter-MAT-140 = Convertir
materia-prima-chapter-MAT-160 = Transmuter
materia-prima-chapter-MAT-170 = Les extensions de tour
materia-prima-chapter-MAT-180 = Les villes
materia-prima-chapter-MAT-200 = Les homunculi
materia-prima-chapter-MAT-210 = L’équipement
materia-prima-chapter-MAT-220 = La Pierre Philosophale
materia-prima-chapter-MAT-230 = Les capacités
materia-prima-chapter-MAT-240 = La fin et les points
materia-prima-chapter-MAT-300 = Les quêtes secrètes
materia-prima-chapter-MAT-340 = Joueurs, secrets, options
materia-prima-heading-MAT-340 = Joueurs et jeu difficile
materia-prima-heading-MAT-350 = Ce qui est caché
materia-prima-heading-MAT-361 = Ce que l’hôte peut changer
materia-prima-chapter-MAT-R01 = Interprétations
materia-prima-heading-MAT-R01 = Plateau et mise en place
materia-prima-heading-MAT-R10 = Extraire, déposer, porter
materia-prima-heading-MAT-R11 = Combats
materia-prima-heading-MAT-R12 = Le moment des choses
materia-prima-heading-MAT-R26 = Cartes
materia-prima-heading-MAT-R30 = Quêtes et fin

## Examples, each beside its rule

materia-prima-example-MAT-019 = Les tours sont posées. Trois mines à un pas ou deux d’une tour valent mieux qu’une ville au loin : chaque unité doit être rapportée.
materia-prima-example-MAT-071 = L’alchimiste d’Isabella a consacré ses trois actions à la mine d’eau près de sa tour. Les trois unités sont sur sa carte, et qui la battra là pourra les prendre.
materia-prima-example-MAT-098 = L’alchimiste de Maria a gagné ici : 3 contre 1. La perdante est de retour à sa tour, sans âme, et les trois unités d’eau ont changé de mains.
materia-prima-example-MAT-143 = Au laboratoire de cette tour, la terre et l’air sont devenus du verre : deux unités de niveau 1 pour une de niveau 2.
materia-prima-example-MAT-165 = Pour deux unités d’eau, Isabella a mis au monde un homunculus. Il se tient sur l’hexagone de sa tour et agit pour elle.
materia-prima-example-MAT-185 = L’alchimiste d’Isabella est en ville. Chaque action y vaut une carte d’une sorte que la ville propose.

## Signs, named as their drawings are

materia-prima-sign-earth = Terre
    .means = Un élément de niveau 1, des mines (MAT-031).
materia-prima-sign-water = Eau
    .means = Un élément de niveau 1, des mines (MAT-031).
materia-prima-sign-air = Air
    .means = Un élément de niveau 1, des mines (MAT-031).
materia-prima-sign-fire = Feu
    .means = Un élément de niveau 1, des mines (MAT-031).
materia-prima-sign-iron = Fer
    .means = Un élément de niveau 1, des mines (MAT-031).
materia-prima-sign-sulfur = Soufre
    .means = Eau et terre (MAT-142).
materia-prima-sign-glass = Verre
    .means = Terre et air (MAT-143).
materia-prima-sign-copper = Cuivre
    .means = Air et feu (MAT-144).
materia-prima-sign-mercury = Mercure
    .means = Feu et fer (MAT-145).
materia-prima-sign-gold = Or
    .means = Cuivre et mercure. Vaut 2 points (MAT-148, MAT-243).
materia-prima-sign-platinum = Platine
    .means = Verre et cuivre. Vaut 2 points (MAT-147, MAT-243).
materia-prima-sign-aqua-regia = Eau Régale
    .means = Soufre et verre. Vaut 2 points (MAT-146, MAT-243).
materia-prima-sign-hex = Hexagone
    .means = Une mine, une ville, un hexagone de tour, ou une terre libre (MAT-040).
materia-prima-sign-mine = Extraction
    .means = Prendre une unité à la mine, ou ce qui gît au sol (MAT-070, MAT-073).
materia-prima-sign-tower = Tour
    .means = Votre maison et votre laboratoire : nul autre n’y entre, rien n’y est pris (MAT-064, MAT-130).
materia-prima-sign-city = Ville
    .means = Où les alchimistes cherchent et achètent (MAT-045).
materia-prima-sign-alchemist = Alchimiste
    .means = Vous-même sur le plateau. Vaincu, il rentre chez lui et perd une Pierre de l’Âme (MAT-100, MAT-104).
materia-prima-sign-homunculus = Homunculus
    .means = Un aide né d’une formule, avec ses propres actions ; trois au plus (MAT-052, MAT-206).
materia-prima-sign-soul-stone = Pierre de l’Âme
    .means = Sans elle, on ne peut pas gagner ; chacune vaut 3 points (MAT-122, MAT-250).
materia-prima-sign-philosophers-stone = Pierre Philosophale
    .means = Faite de trois parties, une de chaque type (MAT-220, MAT-224).
materia-prima-sign-heart = Cœur
    .means = La colonne d’un alchimiste qui a une âme (MAT-110).
materia-prima-sign-skull = Crâne
    .means = La colonne d’un alchimiste sans âme (MAT-110).
materia-prima-sign-attack = Attaque
    .means = Combien de dés lance une figurine qui attaque (MAT-095).
materia-prima-sign-defence = Défense
    .means = Combien de dés lance une figurine attaquée (MAT-096).
materia-prima-sign-pack = Inventaire
    .means = Combien d’unités une figurine peut porter (MAT-072).
materia-prima-sign-wisdom = Sagesse
    .means = Les points que l’on compte à la fin (MAT-253).
materia-prima-sign-move = Déplacement
    .means = Vers un hexagone voisin (MAT-060).
materia-prima-sign-convert = Convertir
    .means = Deux éléments en deviennent un autre, à votre tour (MAT-141).
materia-prima-sign-transmute = Transmuter
    .means = Réaliser une formule de votre main, à votre tour (MAT-160, MAT-161).
materia-prima-sign-research = Recherche
    .means = Tirer une formule dans une ville (MAT-185).
materia-prima-sign-drop = Défausse
    .means = Déposer des unités là où est la figurine (MAT-080).
materia-prima-sign-equip = Équiper
    .means = Charger, décharger, mettre ou ranger des objets à votre tour (MAT-131, MAT-133).
materia-prima-sign-extension = Extension de tour
    .means = Une conversion de plus, ou un élément à chaque tour ; une seule sert par tour (MAT-171, MAT-173).
materia-prima-sign-quest = Quête secrète
    .means = Votre tâche à vous, qui vaut 9 points et sans laquelle vous ne pouvez pas finir la partie (MAT-252, MAT-240).
materia-prima-sign-trophy = Trophée
    .means = Un homunculus que vous avez vaincu (MAT-324).
materia-prima-sign-ap = Action
    .means = Une chose qu’une figurine peut encore faire à ce tour (MAT-053).
materia-prima-sign-ap-spent = Action dépensée
    .means = Ce qu’une figurine a déjà fait à ce tour.

## Words

materia-prima-word-formula = Formule
    .means = Une carte qui dit de quoi est fait un homunculus, un objet ou une partie de la Pierre (MAT-015, MAT-162).
materia-prima-word-laboratory = Laboratoire
    .means = La table selon laquelle on convertit les éléments dans une tour (MAT-141).
materia-prima-word-level = Niveau
    .means = 1, 2 ou 3 : la noblesse d’un élément, la force et la valeur d’une carte (MAT-030, MAT-200).
materia-prima-word-soulless = Sans âme
    .means = Un alchimiste sans Pierre de l’Âme : plus faible, et hors d’état de gagner (MAT-110, MAT-122).
materia-prima-word-item = Objet
    .means = Un équipement pour votre alchimiste, deux à la fois (MAT-211).
materia-prima-word-supply = Réserve
    .means = D’où viennent les unités et où va ce que l’on paie (MAT-035).
