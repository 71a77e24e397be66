### Analysis after the match: in the terminal, as a page of its own, and in the replay.

analysis-title = Analyse
analysis-of = { $game } : { $names }
analysis-how = Nos automates ont joué { $deals } fois la suite de chaque moment ; chiffres à ± { $noise }. Les jugements ne tiennent compte que de ce qu’une place pouvait savoir, et ne tombent que si l’écart dépasse le bruit.
analysis-unfinished = Seule une partie terminée s’analyse : tant qu’elle dure, rien n’en est dit à personne.
analysis-chance = { $about } : { $came }
analysis-chances =
    { $draws ->
       *[other] { $about } : { $draws } tirages
    }

## The graph

analysis-graph = Chances de gagner de chaque place
analysis-graph-said = Chances de gagner au fil de { $choices } choix. { $ends }
analysis-graph-end = { $name } : { $start } au départ, { $result } à la fin.
analysis-choices = choix
analysis-noise-band = la bande pâle : ± { $noise }
analysis-chance-points = points cerclés : hasard

## Turning points

analysis-turning = Tournants
analysis-no-turning = Aucun événement n’a changé plus que le bruit.
analysis-turning-choice = { $letter }. Choix { $at }. { $name } : { $what }
analysis-turning-chance = { $letter }. Après le choix { $at }. { $what }
analysis-who = { $at }. { $name } :
analysis-changed = { $name } { $change }

## Skill and luck

analysis-split = Talent et hasard
analysis-split-why = En haut ce qui a donné, en bas ce qui a pris ; le reste est le résultat. Chaque ligne tombe juste.
analysis-seat = Place
analysis-start = départ
analysis-rivals = choix des autres
analysis-own = ses choix
analysis-luck = hasard
analysis-result = résultat

## Grades

analysis-grades = Choix jugés
analysis-no-grades = Aucun choix n’était nettement moins bon qu’un autre parmi ceux qu’on a regardés.
analysis-grade-1 = inexact
analysis-grade-2 = erreur
analysis-grade-3 = grave
analysis-graded = Choix { $at }. { $name } : { $what }
analysis-cost = coût { $cost } ± { $doubt }
analysis-better = Mieux : { $what }, { $gain }
analysis-instead = { $what }, { $gain }

## In the replay

analysis-ask = Analyser cette partie
analysis-ask-why = Nos automates rejouent bien des fois la suite de chaque moment : où en était chacun, quels choix ont coûté, ce qui fut hasard. Cela prend un moment, puis l’analyse reste pour tous ceux qui ont le lien.
analysis-running = La partie est en cours d’analyse. Vous pouvez la revoir en attendant, ou revenir plus tard.
analysis-parts = { $done } parts sur { $parts }
analysis-moment = Après { $step } choix sur { $steps } : { $chances }
analysis-whole = { $share } %
analysis-choice-of = Choix { $at } sur { $of }
analysis-from-to = chances { $before } → { $after }
analysis-better-head = Mieux : { $gain }
analysis-not-graded = Les autres sont cités pour comparer, et ne sont pas jugés.
analysis-nothing-better = Rien de nettement mieux n’a été trouvé.
analysis-at-start = Avant le premier choix. Faites glisser le graphique, ou utilisez ← et →.
analysis-try = Rejouer d’ici
analysis-try-why = Une nouvelle table continue d’ici, après { $at } choix, avec un hasard nouveau. Au milieu d’un tour, elle repart de son début.
analysis-try-open = Dresser la table
analysis-try-not = Pas maintenant
analysis-show-me = Montrez-moi
analysis-what-if = Et si ?
