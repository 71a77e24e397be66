### Le laboratoire : expériences, échelles, pages.

## Beaucoup de parties à la fois

lab-bad-matches = Il faut jouer au moins une partie, pas { $matches }.
lab-bad-workers = Il faut au moins un processus, pas { $workers }.
lab-workers-of-ray = Une grappe Ray dit elle-même combien y travaillent ; retirez --workers { $workers }.
lab-unknown-engine = Rien qui s’appelle « { $engine } » ne peut jouer une expérience. Écrivez local, ray, ou l’adresse d’une grappe Ray, par exemple ray://tete:10001.
lab-bad-peer = « { $bot } » ne désigne pas la recherche d’OpenSpiel : écrivez ses secondes ou ses simulations par décision, par exemple ismcts:0.5s ou ismcts:40.
lab-no-curve = Il n’y a pas de force selon les itérations à dessiner : il faut qu’au moins deux recherches, comme search:50 et search:200, aient joué à des tables d’une même sorte, et quelqu’un d’autre.
lab-missing-extra = Il faut d’autres paquets : pip install 'athanor-games[lab]'. Il manque { $package }.
lab-other-run = { $folder } contient déjà une autre expérience. Choisissez un autre dossier, ou redemandez celle-là.
lab-no-run = { $folder } ne contient aucune expérience jouée.
lab-bad-part = { $file } est abîmé. Supprimez-le : ce qu’il contenait sera rejoué.
lab-bad-file = { $file } n’est pas une expérience : { $reason }. Il lui faut un jeu (game) et au moins un [[lineup]] avec ses automates (bots).
lab-bad-ladder = Une échelle demande au moins deux joueurs différents.

## Commandes

cli-opt-on = Où l’on joue : local (des processus de cette machine), ray (Ray sur cette machine) ou ray://hôte:port (une grappe).
cli-opt-keep = Garder les résultats dans ce dossier, en Parquet ; une série interrompue y est reprise.
cli-experiment = Jouer une expérience décrite dans un fichier TOML.
cli-arg-experiment = Le fichier.
cli-experiment-done = { $matches ->
    [one] Une partie est gardée dans { $folder }.
   *[other] { $matches } parties sont gardées dans { $folder }.
}
cli-ladder = Faire jouer des automates deux à deux et les mettre sur une échelle de force (Elo).
cli-opt-ladder-bots = Les joueurs, séparés par des virgules ; ismcts:0.5s est la recherche d’OpenSpiel.
cli-opt-ladder-seats = Places à chaque table ; par défaut, le moins que permet le jeu.
cli-opt-ladder-matches = Parties pour chaque paire.
cli-ladder-elo = Elo
cli-ladder-duel = { $first } – { $second } : { $share } ({ $low } – { $high }) sur { $matches ->
    [one] une partie
   *[other] { $matches } parties
}
cli-report = Faire une page d’une série, avec ses graphiques.
cli-arg-run = Le dossier de la série.
cli-opt-page = Où écrire la page.
cli-opt-pdf = Imprimer aussi la page en PDF à côté, avec Chromium ou Chrome.
cli-opt-curve = Dessiner aussi la force selon les itérations dans un fichier SVG.
cli-report-written = { $file }
cli-no-printer = Aucun Chromium ni Chrome pour imprimer la page ; le HTML est là.
cli-balance = Faire essayer vos cartes par des automates : beaucoup de parties, et une page de ce qui gagne.
cli-arg-balance-pack = Le dossier du paquet.
cli-opt-balance-game = Le jeu, si le paquet sert à plusieurs.
cli-opt-balance-bots = L’automate de chaque place.
cli-opt-balance-page = La page à écrire.

## La page

lab-page-title = { $game } : ce qu’il en est sorti
lab-page-played = { $matches ->
    [one] Une partie a été jouée.
   *[other] { $matches } parties ont été jouées.
}{ $broken ->
    [0] { "" }
    [one] { " " }Une s’est interrompue et n’est pas comptée.
   *[other] { " " }{ $broken } se sont interrompues et ne sont pas comptées.
}
lab-page-how = Un point est la part de victoires, le trait son intervalle à 95 % ; la ligne pointillée est la part équitable. Ce qui s’en écarte à coup sûr est tracé plus épais. Pour les cartes et le reste, il est dit de combien de places c’est la part.
lab-page-ladder = L’échelle
lab-page-elo = Force (Elo, intervalles à 95 %)
lab-page-budget = La force selon les itérations de la recherche
lab-page-plan = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
}, graine { $seed }. Les automates changent de chaise à chaque partie.
lab-page-options = Options : { $options }.
lab-page-bots = Automates
lab-page-seats = Places
lab-page-figures = Chiffres
lab-page-endings = Comment les parties ont fini
lab-page-ending = Fin
lab-page-matches = Parties
lab-page-of = { $share } sur { $seats }
lab-page-share = Part
lab-page-lengths = Combien de choix une partie a demandés
