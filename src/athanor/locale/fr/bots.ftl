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
