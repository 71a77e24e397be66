### Materia Prima: the headings of tables about many matches.

## Topics

materia-prima-topic-turn = Place in the order of turns
materia-prima-topic-alchemist = Alchemist
materia-prima-topic-quest = Secret quest
materia-prima-topic-fulfilled = Quest that ended the game
materia-prima-topic-made = Formula carried out
materia-prima-topic-bought = Extension bought
materia-prima-turn =
    { $number ->
        [1] First
        [2] Second
        [3] Third
       *[other] Fourth
    }

## Figures

materia-prima-figure-rounds = Rounds
materia-prima-figure-points = Wisdom points
materia-prima-figure-stone = Philosopher's Stones made
materia-prima-figure-soulless = Without a soul at the end
materia-prima-figure-researched = Researches
materia-prima-figure-fights-won = Fights won
materia-prima-figure-sent-home = Times the alchemist was sent home
materia-prima-figure-homunculi-lost = Homunculi lost in fights

## Endings

materia-prima-ending-quest = by a secret quest
materia-prima-ending-points = by wisdom points
materia-prima-ending-rounds = by the limit of rounds
