## Ce que chacun peut faire à une table de la maison

table-seat-taken = Quelqu’un occupe déjà cette place.
table-bad-invite = Cette invitation ne vaut pas, ou plus, pour cette place. Demandez un nouveau lien à l’hôte.
table-not-your-seat = Ce n’est pas votre place : c’est celle de { $name }.
table-not-host = Seul l’hôte de la table peut faire cela.
table-not-now = Cela ne peut pas se faire maintenant.
table-not-begun = La partie n’a pas encore commencé.
table-no-undo = À cette table, les choix ne se reprennent pas.
table-others-chose = { $name } a choisi depuis : votre choix est acquis.
table-bots-play-on = Les automates préfèrent continuer à jouer.
table-nothing-proposed = Aucune proposition n’attend votre réponse.
table-nothing-said = Il n’y a rien à lire dans ce message.
table-says-too-much = C’est beaucoup à la fois. Redites-le dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
table-chat-full = Cette table ne garde pas plus de { $most } remarques, et elles ont toutes été faites.
table-only-watching = Vous ne faites que regarder cette table.
table-no-picture = Ce jeu ne se dessine pas lui-même.
table-nothing-there = Il n’y a rien à choisir à cet endroit.
table-stale = La partie a avancé : vous aviez vu { $seen ->
    [one] { $seen } choix
   *[other] { $seen } choix
}, il y en a maintenant { $answers }. Rien n’a été changé.
table-no-such-table = Il n’y a pas ici de table { $table }. Le lien est peut-être incomplet.
table-no-such-pack = Aucun paquet « { $pack } » pour ce jeu ne se trouve dans cette maison.{ $closes ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $close } » ?
}
table-bad-pack = Le paquet est inutilisable. { $file }, ligne { $line } : { $problem }
table-try-again = La maison n’a pas pu noter cela. Rien n’a été changé ; essayez de nouveau.

## Ce qu’un programme dit sur une connexion

table-too-fast = Trop de messages à la fois. Rien n’a été changé ; attendez un instant.
table-hello-first = Le premier message doit être « hello ».
table-bad-message = La maison ne connaît pas ce message : { $detail }
table-not-json = Le message n’est pas du texte JSON.
