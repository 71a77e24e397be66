### Materia Prima's data: what can be wrong with a pack.
### Tables, fields and ids are named as the files of packs write them.

pack-problem-materia-drawing-centre =
    Le dessin doit avoir un nombre impair de lignes, et d’hexagones dans la ligne du milieu ; celui-ci a { $lines } lignes, et { $hexes } hexagones dans celle du milieu.
    { -materia-sample }
pack-problem-materia-drawing-signs =
    Ligne { $row } du dessin, « { $drawn } » : elle ne peut contenir que des points, @ et les lettres W, E, A, F et I, et pas « { $sign } ».
    { -materia-sample }
pack-problem-materia-drawing-grid =
    Ligne { $row } du dessin, « { $drawn } » : un hexagone toutes les deux colonnes, et chaque ligne décalée d’une colonne.
    { -materia-sample }
-materia-sample =
    Un bon dessin, avec une cité et une mine d’eau :
    { "    " } . .
    { "    " }. @ .
    { "    " } W .
pack-problem-materia-not-round = Le contour d’une tuile doit être le même dans ses six orientations.
pack-problem-materia-outline = Toutes les tuiles ont le contour de { $first } ; celle-ci en a un autre.
pack-problem-materia-city-signs = Attendu dans le dessin : { $expected } fois @ ; trouvé : { $found }.
pack-problem-materia-city-tiles = { $city } doit figurer sur une seule tuile ; trouvé : { $found }.
pack-problem-materia-overlap = Avec ces centres, des tuiles se chevauchent.
pack-problem-materia-disconnected = Avec ces centres, les tuiles ne se touchent pas toutes.
pack-problem-materia-mine-missing = Sur les faces a, aucune mine ne donne cet élément : { $element }.
pack-problem-materia-no-lean-board = Aucun choix de faces ne montre une seule fois la mine de chaque élément.
pack-problem-materia-free-hexes = Il faut au moins { $needed } hexagones libres pour les tours ; il y en a { $found }.
pack-problem-materia-one-kind = La face b d’une ville offre une seule sorte de formule ; celle-ci en offre { $found }.
pack-problem-materia-kind-not-offered = Aucune ville n’offre cette sorte de formule sur la face { $side } : { $kind }.
pack-problem-materia-too-few-cards = Il faut au moins { $needed } cartes ({ $of }) ; il y en a { $found }.
pack-problem-materia-too-few-quests = Pour { $players } joueurs, il faut au moins { $needed } quêtes ; il y en a { $found }.
pack-problem-materia-dead-dice = Aucune face des dés ne dépasse 0.
pack-problem-materia-weaker-skull = Sans âme, un alchimiste n’est jamais plus faible : { $value } { $skull }, avec une âme { $heart }.
pack-problem-materia-no-rich-board = Les faces a doivent montrer plus d’une mine par élément en tout ; elles en montrent { $found }.
pack-problem-materia-rudus-equipment = Rudus Figor doit offrir de l’équipement sur l’une de ses faces.
pack-problem-materia-card-count = Il en faut exactement { $needed } ({ $of }) ; il y en a { $found }.
pack-problem-materia-same-name = Chaque homunculus a son propre nom ; celui-ci porte le nom de { $other }.
pack-problem-materia-known-cost = D’après le livret, cet objet coûte 1 cuivre et 1 mercure.
pack-problem-materia-known-item = D’après le livret, cet objet est de niveau 2 et donne 1 défense et 2 capacités de plus, rien d’autre.
pack-problem-materia-no-known-card = Le livret montre cette carte, et elle manque : { $id }.
pack-problem-materia-no-known-extension = Le livret montre une extension qui manque : { $verb }, { $element }.
pack-problem-materia-quest-range = Une quête pour { $least } joueurs au moins ne peut pas être pour { $most } au plus.
pack-problem-materia-dice-sum = Trois de ces dés ne peuvent jamais donner { $sum }, comme dans le livret.
pack-problem-materia-weak-alchemist = Pacis Amans demande à cet alchimiste de porter { $needed } unités ; même avec les meilleurs objets, il en porte { $found }.
