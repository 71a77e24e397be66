### Alkemy: the headings of tables about many matches.

## Topics

alkemy-topic-warband = Warband
alkemy-topic-player = Place at the table
alkemy-topic-started = First activation of the match
alkemy-topic-command-held = Command card in hand
alkemy-topic-command-played = Command card played
alkemy-topic-command-lost = Command card cancelled by an opponent
alkemy-topic-objective = Secret Objective chosen
alkemy-topic-fulfilled = Secret Objective fulfilled

alkemy-trait-player = Player { $letter }
alkemy-trait-first = One’s own
alkemy-trait-later = An opponent’s

## Figures

alkemy-figure-turns = Turns
alkemy-figure-points = Scenario Points
alkemy-figure-lost = Own figures lost
alkemy-figure-acted = Scenario Actions that succeeded
alkemy-figure-commands = Command cards played
alkemy-figure-reserve = Command points left over

## How matches end

alkemy-ending-points = Somebody has the points that the scenario asks for
alkemy-ending-fall = Fewer than two sides have figures left
alkemy-ending-turns = All turns are played
alkemy-ending-consent = Conceded, or drawn by agreement
