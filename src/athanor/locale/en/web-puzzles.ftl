### Puzzles in the browser.

web-puzzles-note = One choice is clearly better: find it. All are from matches between bots, none is made up.
web-puzzles-games = Games with puzzles
web-puzzles-none = There are no puzzles for this game yet.
web-puzzles-all = All puzzles
web-puzzle-today = The puzzle of the day
web-puzzle-of-day = The puzzle of { $date }
web-puzzle-solve = Solve it
web-puzzle-look = Look at it again
web-puzzle-record = Your record, { $month }
web-puzzle-solved = { $solved } of { $of } solved
web-puzzle-called = Puzzle { $number }
web-puzzle-level = { $level ->
    [1] to warm up
    [2] tricky
   *[other] hard
}
web-puzzle-seats = { $seats } seats
web-puzzle-open = begun
web-puzzle-first = solved at once
web-puzzle-later = solved later
web-puzzle-shown = shown
web-puzzle-asks = Of { $legal } choices one is clearly better. Nothing happens before you have confirmed your try.
web-puzzle-tried = { $choice }.
web-puzzle-better = There is better. Chance to win:
web-puzzle-hopeless = Nothing can come of this.
web-puzzle-chance = wins in { $chance } of all cases
web-puzzle-others = What the other choices cost
web-puzzle-found = Found in a match of { $bots } (seed { $seed }, match { $match }), after { $step } choices. All choices were played on in { $deals } deals; of { $looks } further looks with other seeds { $agreed } found the same.
web-puzzle-show = Show me
web-puzzle-next = Next puzzle
web-puzzle-all = All { $of } puzzles
