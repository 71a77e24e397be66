### Puzzles: what is refused in them and why their solutions are better, whichever the game.

bots-puzzle = part of the position
puzzle-unknown = There is no puzzle called “{ $puzzle }”.
puzzle-none = This table is not for a puzzle.
puzzle-only = This table is for a puzzle. That can only be done in a match.
puzzle-is-done = This puzzle is done.
puzzle-tried-already = You have tried that already.
puzzle-glance = At a glance “{ $glance }” looks better: { $terms }.
puzzle-glance-unsaid = At a glance “{ $glance }” looks better.
puzzle-speaks = What speaks for the answer: { $terms }.
puzzle-next = After the answer, next comes most often: “{ $next }” (in { $often } of { $deals } deals).
puzzle-still = After the answer, the other choice can wait: it comes next (in { $often } of { $deals } deals).
puzzle-over = After the answer, the match is over before you are asked again (in { $often } of { $deals } deals).
puzzle-next-other = After the other choice, next comes most often: “{ $next }” ({ $often } of { $deals }).
puzzle-still-other = After the other choice, the answer comes next ({ $often } of { $deals }), and comes too late.
puzzle-over-other = After the other choice, the match is over before you are asked again ({ $often } of { $deals }).
puzzle-ends = On average it ends { $own } to { $best } against the best of the others; after the other choice, { $then } to { $against }.
