### Materia Prima in the browser: the map, and what is read aloud of it.

## The status line and the players

web-materia-prima-fact-round = Round
web-materia-prima-fact-of = { $round } of at most { $rounds }
web-materia-prima-fact-set-up = set-up
web-materia-prima-fact-end = The end
web-materia-prima-fact-last-round = with this round
web-materia-prima-count-souls = Soul Stones
web-materia-prima-count-parts = parts of the Stone
web-materia-prima-count-hand = formulas in hand

## The map

web-materia-prima-map = The land of the guild
web-materia-prima-map-label = The land of the guild. The arrow keys lead from hex to hex; Home, Page Up, End and Page Down lead along the slants.
web-materia-prima-bare = place { $number }, where no tile lies yet
web-materia-prima-alchemist = { $figure }, the alchemist of { $owner }
web-materia-prima-homunculus = { $figure }, homunculus { $slot } of { $owner }
web-materia-prima-figure =
    { $figure }: attack { $attack }, defence { $defence }. Carries { $pack } of at most { $capacity }. { $left ->
        [0] No actions left
        [one] One action left
       *[other] { $left } actions left
    }.
web-materia-prima-lies = { $units } on the ground
web-materia-prima-site = { $place }.
web-materia-prima-site-with = { $place }: { $contents }.
web-materia-prima-moves =
    { $count ->
        [one] One move away.
       *[other] { $count } moves away.
    }
web-materia-prima-nothing-sold = Nothing is on sale.
web-materia-prima-key-step = one step
web-materia-prima-key-since = since you moved
web-materia-prima-key-for = for { $card }
web-materia-prima-key-way = the way taken
web-materia-prima-built = { $seat } builds a tower.
web-materia-prima-surroundings = What lies around

## What is where

web-materia-prima-adjacent = Around it
web-materia-prima-nearest = The nearest
web-materia-prima-edge = the edge of the board
web-materia-prima-steps =
    { $count ->
        [one] { $count } step { $heading }
       *[other] { $count } steps { $heading }
    }
web-materia-prima-sight-mine = { $site }
web-materia-prima-sight-city = { $site }
web-materia-prima-sight-home = Home: { $site }
web-materia-prima-sight-tower = A rival’s tower: { $site }
web-materia-prima-sight-figure = A rival: { $site }
web-materia-prima-sight-drops = Something to take: { $site }

## Laying the tiles

web-materia-prima-rack = Tiles still to be laid
web-materia-prima-turn-left = Turn left
web-materia-prima-turn-right = Turn right
web-materia-prima-flip = Turn over (side { $side })

## What rivals did, in their rows

web-materia-prima-brief-moved = went to { $place }
web-materia-prima-brief-mined = dug { $units } at { $place }
web-materia-prima-brief-took = picked up { $units } at { $place }
web-materia-prima-brief-dropped = dropped { $units } at { $place }
web-materia-prima-brief-converted = made { $product } of { $first } and { $second }
web-materia-prima-brief-transmuted = made { $card }
web-materia-prima-brief-bought = bought { $extension }
web-materia-prima-brief-researched = drew a card: { $formula }
web-materia-prima-brief-repelled = repelled an attack
web-materia-prima-brief-sent-home = was beaten by { $winner } and sent home
web-materia-prima-brief-destroyed = lost { $figure } to { $winner }
web-materia-prima-brief-stone-made = completed the Philosopher's Stone
