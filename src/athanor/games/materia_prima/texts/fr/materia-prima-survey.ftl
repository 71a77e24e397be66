### Materia Prima: the headings of tables about many matches.

## Topics

materia-prima-topic-turn = Place dans l’ordre du tour
materia-prima-topic-alchemist = Alchimiste
materia-prima-topic-quest = Quête secrète
materia-prima-topic-fulfilled = Quête qui a mis fin à la partie
materia-prima-topic-made = Formule transmutée
materia-prima-topic-bought = Extension achetée
materia-prima-turn =
    { $number ->
        [1] Premier
        [2] Deuxième
        [3] Troisième
       *[other] Quatrième
    }

## Figures

materia-prima-figure-rounds = Tours de table
materia-prima-figure-points = Points de sagesse
materia-prima-figure-stone = Pierres Philosophales achevées
materia-prima-figure-soulless = Sans âme à la fin
materia-prima-figure-researched = Recherches
materia-prima-figure-fights-won = Combats gagnés
materia-prima-figure-sent-home = Retours forcés de l’alchimiste à sa tour
materia-prima-figure-homunculi-lost = Homunculi perdus au combat

## Endings

materia-prima-ending-quest = par une quête secrète
materia-prima-ending-points = par les points de sagesse
materia-prima-ending-rounds = par la limite de tours
