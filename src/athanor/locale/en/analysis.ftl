### Analysis after the match: in the terminal, as a page of its own, and in the replay.

analysis-title = Analysis
analysis-of = { $game }: { $names }
analysis-how = Every moment was played on { $deals } times by our bots; figures ± { $noise }. Grades compare what a seat could know, and are only given where the difference is larger than the noise.
analysis-unfinished = Only a finished match is analysed: nobody is told anything while it goes on.
analysis-chance = { $about }: { $came }
analysis-chances =
    { $draws ->
       *[other] { $about }: { $draws } draws
    }

## The graph

analysis-graph = Win chance of every seat
analysis-graph-said = Win chances over { $choices } choices. { $ends }
analysis-graph-end = { $name }: { $start } at the start, { $result } at the end.
analysis-choices = choice
analysis-noise-band = the pale band: ± { $noise }
analysis-chance-points = ringed points: chance

## Turning points

analysis-turning = Turning points
analysis-no-turning = No single event changed more than the noise.
analysis-turning-choice = { $letter }. Choice { $at }. { $name }: { $what }
analysis-turning-chance = { $letter }. After choice { $at }. { $what }
analysis-who = { $at }. { $name }:
analysis-changed = { $name } { $change }

## Skill and luck

analysis-split = Skill and luck
analysis-split-why = Above what gave, below what took; what is left is the result. Each row adds up.
analysis-seat = Seat
analysis-start = start
analysis-rivals = rivals’ choices
analysis-own = own choices
analysis-luck = chance
analysis-result = result

## Grades

analysis-grades = Graded choices
analysis-no-grades = No choice was clearly worse than another that was looked at.
analysis-grade-1 = inexact
analysis-grade-2 = mistake
analysis-grade-3 = grave
analysis-graded = Choice { $at }. { $name }: { $what }
analysis-cost = cost { $cost } ± { $doubt }
analysis-better = Better: { $what }, { $gain }
analysis-instead = { $what }, { $gain }

## In the replay

analysis-ask = Analyse this match
analysis-ask-why = Every moment is played on many times by our bots: who stood how, which choices cost something, what was luck. It takes a while and is then kept for all who have the link.
analysis-running = The match is being analysed. You can look at the replay meanwhile, or come back later.
analysis-parts = { $done } of { $parts } parts
analysis-moment = After { $step } of { $steps } choices: { $chances }
analysis-whole = { $share }%
analysis-choice-of = Choice { $at } of { $of }
analysis-from-to = win chance { $before } → { $after }
analysis-better-head = Better: { $gain }
analysis-not-graded = The others are told for comparison, and are not graded.
analysis-nothing-better = Nothing clearly better was found.
analysis-at-start = Before the first choice. Drag the graph, or use ← and →.
analysis-try = Try it from here
analysis-try-why = A new table goes on from here, after { $at } choices, with chance of its own. In the middle of a turn it goes on from its beginning.
analysis-try-open = Set up the table
analysis-try-not = Not now
analysis-show-me = Show me
analysis-what-if = What if?
