### Leçons : ce qui y est refusé, quel que soit le jeu.

bots-lesson = suit la leçon
lesson-not-now = Les règles le permettent, mais la leçon demande autre chose pour l’instant.
lesson-is-done = Cette leçon est finie.
lesson-read-on = Lisez d’abord, puis continuez.
lesson-unknown =
    Il n’y a pas de leçon « { $lesson } ».{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $close } ?
    } Les leçons sont { $known }.
lesson-none = Cette table est faite pour une partie, pas pour une leçon.
lesson-only = Cette table est faite pour une leçon. Cela ne se fait que dans une partie.
lesson-no-page = Il n’y a pas de page à tourner ici.
lesson-no-record = Une leçon n’est pas une partie : elle n’a pas d’enregistrement.
lesson-before-end = La partie est finie avant que « { $choice } » puisse être choisi.
lesson-before-unquiet = Ce qui précède une leçon doit finir entre deux tours.
