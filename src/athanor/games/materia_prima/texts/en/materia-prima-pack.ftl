### Materia Prima's data: what can be wrong with a pack.
### Tables, fields and ids are named as the files of packs write them.

pack-problem-materia-drawing-centre =
    The drawing needs an odd number of lines, and an odd number of hexes in the middle line; this one has { $lines } lines, and { $hexes } hexes in the middle one.
    { -materia-sample }
pack-problem-materia-drawing-signs =
    Row { $row } of the drawing, “{ $drawn }”: it may hold only dots, @ and the letters W, E, A, F and I, and not “{ $sign }”.
    { -materia-sample }
pack-problem-materia-drawing-grid =
    Row { $row } of the drawing, “{ $drawn }”: hexes stand two columns apart, and each row one column aside of the next.
    { -materia-sample }
-materia-sample =
    A good drawing, with a city and a mine of water:
    { "    " } . .
    { "    " }. @ .
    { "    " } W .
pack-problem-materia-not-round = The outline of a tile must be the same in all six turns.
pack-problem-materia-outline = All tiles have the outline of { $first }; this one has another.
pack-problem-materia-city-signs = Expected { $expected } @ in the drawing, found { $found }.
pack-problem-materia-city-tiles = { $city } belongs on exactly one tile; it is on { $found }.
pack-problem-materia-overlap = Tiles with these centres overlap.
pack-problem-materia-disconnected = Tiles with these centres do not all touch.
pack-problem-materia-mine-missing = On the a sides no mine yields this element: { $element }.
pack-problem-materia-no-lean-board = No choice of sides shows every element's mine exactly once.
pack-problem-materia-free-hexes = At least { $needed } hexes must be free for towers; there are { $found }.
pack-problem-materia-one-kind = Side b of a city offers one kind of formula; this one offers { $found }.
pack-problem-materia-kind-not-offered = No city offers this kind of formula on side { $side }: { $kind }.
pack-problem-materia-too-few-cards = At least { $needed } cards are needed ({ $of }); there are { $found }.
pack-problem-materia-too-few-quests = For { $players } players at least { $needed } quests are needed; there are { $found }.
pack-problem-materia-dead-dice = No face of the dice is above 0.
pack-problem-materia-weaker-skull = Without a soul an alchemist is never weaker: { $value } { $skull }, with a soul { $heart }.
pack-problem-materia-no-rich-board = The a sides must show more mines than one of each element; they show { $found }.
pack-problem-materia-rudus-equipment = Rudus Figor must offer equipment on one of its sides.
pack-problem-materia-card-count = There must be exactly { $needed } of these: { $of }. There are { $found }.
pack-problem-materia-same-name = Every homunculus has a name of its own; this one has the name of { $other }.
pack-problem-materia-known-cost = By the rulebook this item costs 1 copper and 1 mercury.
pack-problem-materia-known-item = By the rulebook this item is of level 2 and gives 1 more defence and 2 more capacity, nothing else.
pack-problem-materia-no-known-card = The rulebook shows this card, and it is missing: { $id }.
pack-problem-materia-no-known-extension = The rulebook shows an extension that is missing: { $verb }, { $element }.
pack-problem-materia-quest-range = A quest for at least { $least } players cannot be for { $most } at most.
pack-problem-materia-dice-sum = Three of these dice can never come to { $sum }, as they do in the rulebook.
pack-problem-materia-weak-alchemist = Pacis Amans asks this alchemist to carry { $needed } units; even with the best items it is { $found }.
