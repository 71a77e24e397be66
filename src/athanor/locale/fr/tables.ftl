## Ce que chacun peut faire à une table de la maison

table-seat-taken = Quelqu’un occupe déjà cette place.
table-has-seat = Vous êtes déjà à cette table. Chacun y a une seule place, à moins que l’hôte n’en ait décidé autrement en la dressant.
table-knows-hand = Vous connaissez peut-être une autre main de cette partie, et il ne reste personne pour accepter que vous voyiez aussi celle-ci. Confiez la place à un automate.
table-clock-too-short = À une table qui promet de jouer sur des jours, l’horloge doit laisser au moins { $hours } heures pour chaque choix.
table-bad-invite = Cette invitation ne vaut pas, ou plus, pour cette place. Demandez un nouveau lien à l’hôte.
table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
table-not-your-seat = Ce n’est pas votre place : c’est celle de { $name }.
table-not-host = Seul l’hôte de la table peut faire cela.
table-not-yourself = Vous êtes l’hôte : ceci concerne les autres.
table-plays-here = { $name } joue cette partie. Personne n’est renvoyé d’une partie en cours ; vous pouvez lui couper la parole, et s’il fait attendre tout le monde trop longtemps, sa place peut être confiée à quelqu’un d’autre.
table-no-such-guest = Il n’y a personne de tel à cette table.
table-shown-out = L’hôte vous a renvoyé de cette table.
table-private = L’hôte a fermé cette table aux spectateurs pendant la partie. Quand elle sera finie, chacun pourra la revoir.
table-muted = L’hôte vous a coupé la parole à cette table. Vous pouvez continuer à jouer.
table-no-such-remark = Rien de tel n’a été dit à cette table, ou cela n’est plus conservé.
table-report-nothing = Dites ce qui ne va pas : il n’y a rien à lire dans ce signalement.
table-report-self = C’est vous. Vous pouvez signaler les autres.
table-reports-full = Tant de signalements attendent d’être lus qu’on ne peut plus en prendre. Réessayez demain.
table-reports-too-fast = Vous avez beaucoup signalé en peu de temps. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
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
table-no-such-pack = Aucun paquet « { $pack } » pour ce jeu ne se trouve dans cette maison.{ $closes ->
    [0] { "" }
   *[other] { " " }Vouliez-vous dire « { $close } » ?
}
table-bad-pack = Le paquet est inutilisable. { $file }, ligne { $line } : { $problem }
table-try-again = La maison n’a pas pu noter cela. Rien n’a été changé ; essayez de nouveau.
table-seed-too-early = Une graine ne se donne qu’une fois le secret de la maison tiré. Demandez d’abord un engagement.
table-no-such-pledge = La maison ne connaît pas cet engagement, ou ne le connaît plus. Demandez-en un autre, et donnez une nouvelle graine.
table-before-mending = Les règles ont été corrigées pendant cette partie. On ne peut plus rejouer ce qui précède { $answers ->
    [one] le premier choix
   *[other] les { $answers } premiers choix
}.

## Les tables retenues, et pourquoi

table-held = Cette table est retenue. { $reason } Toutes les autres continuent. Son hôte peut la fermer ; qui tient la maison peut l’examiner avec « athanor doctor ».
table-now-closed = La table est fermée. Ce qui en a été écrit reste conservé.
table-held-empty = Rien n’en a été écrit.
table-held-gap = L’entrée { $entry } de son journal manque.
table-held-damaged = L’entrée { $entry } de son journal n’est plus celle qui avait été écrite.
table-held-unreadable = L’entrée { $entry } de son journal n’a aucun sens.
table-held-torn = Une page de la main courante était abîmée ; ses dernières entrées ont pu se perdre avec elle.
table-held-refused = L’entrée { $entry } de son journal ne peut pas être rejouée : { $problem }
table-held-setup = Son jeu ne peut plus être mis en place : { $problem }
table-held-pack = Le paquet « { $pack } » avec lequel elle a commencé manque dans les archives, ou y est abîmé.
table-held-file = La partie des archives où elle se trouve est abîmée.
table-held-rules = Elle a commencé avec d’autres règles ou d’autres cartes de la maison (version { $was } des règles, aujourd’hui { $rules }), et aucun moment conservé ne permet de la reprendre.
table-held-over = Sa partie a été jouée jusqu’au bout avec d’autres règles ou d’autres cartes de la maison (version { $was } des règles, aujourd’hui { $rules }). Son enregistrement est conservé tel quel.

## Ce que le journal dit des règles corrigées

table-rules-mended = Les règles de ce jeu ont été corrigées : version { $was } jusqu’ici, version { $rules } désormais.
table-cards-mended = Les cartes maison de ce jeu ont été corrigées. On joue désormais avec les nouvelles.

## Ce que dit la chronique d’une table, outre la partie

table-told-sits = { $name } prend la place { $number }.
table-told-to-bot = { $by } confie la place { $number } à un automate.
table-told-to-link = { $by } laisse la place { $number } à qui en recevra le lien.
table-told-to-anyone = { $by } laisse la place { $number } à qui viendra.
table-told-took-back = { $count ->
    [one] { $name } reprend un choix.
   *[other] { $name } reprend { $count } choix.
}
table-told-branch = Cette partie en prolonge une autre, telle qu’elle était après { $at } choix. Son hasard est nouveau.
table-told-barred = { $name } est exclu de cette maison. L’hôte décide de la place.
table-told-time-up = À la place { $number }, le temps est écoulé : un automate y continue.

## Ce qu’un programme dit sur une connexion

table-too-fast = Trop de messages à la fois. Rien n’a été changé ; attendez un instant.
table-hello-first = Le premier message doit être « hello ».
table-bad-message = La maison ne connaît pas ce message : { $detail }
table-not-json = Le message n’est pas du texte JSON.
