### Les automates : leurs noms, chacun avec son caractère en une ligne, et ce qui est refusé à leur sujet.

bots-random = Hasard
    .character = Joue tout ce que les règles permettent, sans rien préférer.
bots-greedy = Glouton
    .character = Prend ce qui rapporte tout de suite, sans jamais penser à la suite.
bots-search = Recherche
    .character = Joue des milliers de parties dans sa tête, aussi longtemps que vous le voulez, avant de choisir.
bots-apprentice = Apprenti
    .character = Vif et plein d’ardeur, il ne voit pas la moitié de ce qui est sur la table.
bots-adept = Adepte
    .character = Reconnaît une bonne affaire et pense un peu à la suite.
bots-master = Maître
    .character = Réfléchit longtemps, n’oublie rien, ne donne rien.

bots-unknown-bot =
    Aucun automate ne s’appelle « { $bot } ».{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $close } ?
    } Les automates sont { $known } ; une recherche peut avoir n’importe quel nombre d’itérations (search:500) ou de secondes (search:2s).

## Beaucoup de parties à la fois

lab-bad-matches = Il faut jouer au moins une partie, pas { $matches }.
lab-bad-workers = Il faut au moins un processus, pas { $workers }.
lab-workers-of-ray = Une grappe Ray dit elle-même combien y travaillent ; retirez --workers { $workers }.
lab-unknown-engine = Rien qui s’appelle « { $engine } » ne peut jouer une expérience. Écrivez local, ray, ou l’adresse d’une grappe Ray, par exemple ray://tete:10001.
lab-bad-peer = « { $bot } » ne désigne pas la recherche d’OpenSpiel : écrivez ses secondes par décision, par exemple ismcts:0.5s.
lab-missing-extra = Il faut d’autres paquets : pip install 'athanor-games[lab]'. Il manque { $package }.
lab-other-run = { $folder } contient déjà une autre expérience. Choisissez un autre dossier, ou redemandez celle-là.
lab-no-run = { $folder } ne contient aucune expérience jouée.
lab-bad-part = { $file } est abîmé. Supprimez-le : ce qu’il contenait sera rejoué.
lab-bad-file = { $file } n’est pas une expérience : { $reason }. Il lui faut un jeu (game) et au moins un [[lineup]] avec ses automates (bots).
lab-bad-ladder = Une échelle demande au moins deux joueurs différents.
