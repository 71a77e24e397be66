### Records: what can be wrong with one, and taking a choice back.
### Words: partie = match, place = seat, enregistrement = record, empreinte = fingerprint.

record-at-line = Ligne { $line } : { $problem }

## The file

record-no-file = Le fichier { $path } n’existe pas, ou ne peut pas être lu.
record-too-large = Le fichier dépasse { $mebibytes } Mio. Aucun enregistrement n’est aussi grand.
record-foreign = Ce n’est pas l’enregistrement d’une partie.
record-version = C’est un enregistrement de version { $version }. La version connue ici est { $known }.
record-truncated = La dernière ligne est coupée.
record-breaks-off = L’enregistrement s’interrompt ici : il ne dit ni la fin de la partie, ni qu’elle a été sauvegardée.
record-key-twice = La clé « { $name } » figure deux fois dans cette ligne.
record-newer-rules = La partie a été jouée avec la version { $rules } des règles. La version connue ici est { $known }.
record-older-rules = La partie a été jouée avec la version { $rules } des règles, corrigées depuis : ici, c’est la version { $known }.
record-not-utf8 = Ce n’est pas du texte en UTF-8.
record-not-json = Cette ligne n’est pas un objet JSON.
record-unknown-line = Aucun enregistrement ne contient une telle ligne.
record-bad-field = Le champ « { $field } » manque, est inconnu ou n’est pas ce qu’il devrait être.
record-bad-name = Le nom à la place { $seat } contient des signes invisibles qui retournent les lettres ou coupent la ligne.

## Lines in the wrong place

record-after-end = Rien ne peut suivre la dernière ligne d’un enregistrement.
record-signed-early = Une maison ne signe une partie qu’une fois finie.
record-signature-broken = La signature ne correspond pas à ces lignes : l’enregistrement a été changé après que la maison l’a signé.
record-no-such-seat =
    Il n’y a pas de place { $seat } : { $seats ->
        [one] cette partie a { $seats } place, comptée à partir de 0.
       *[other] cette partie a { $seats } places, comptées à partir de 0.
    }
record-seed-late = Une place ne peut ajouter sa graine qu’avant le début de la partie.
record-seed-twice = { $seat } ajoute une deuxième graine.
record-seed-needless = Le hasard de cette partie n’est pas vérifiable : aucune graine ne peut s’y ajouter.
record-choice-due = Ici, une place doit choisir.
record-chance-due = Ici doit se trouver le résultat d’un tirage.
record-quiet-due = Ici doit se trouver l’empreinte d’un moment calme.
record-end-due = La partie est terminée ici.

## The game it was played with

record-other-game = L’enregistrement est celui d’un autre jeu, { $game } au lieu de { $other }, ou d’un autre nombre de places.
record-other-options = La partie enregistrée a été jouée avec d’autres options.
record-pack-missing = La partie a été jouée avec le paquet { $pack }, version { $version }, qui n’est pas ici.
record-pack-differs = La partie a été jouée avec un autre contenu du paquet { $pack } : version { $version } là-bas, { $other } ici.
record-pack-order = La partie a été jouée avec exactement ces paquets, dans cet ordre : { $packs }.

## What does not come out as it stands there

record-chance-wrong = Le hasard a donné { $drawn } ici, et non { $outcome }.
record-chance-differs = Ce n’est pas ce tirage qui était demandé, ou pas avec ces cas.
record-diverged = À partir d’ici, la partie n’est plus celle de l’enregistrement : l’empreinte diffère.
record-end-differs = Les rangs ne sont pas ceux de cette partie.
record-secret-wrong = Ce secret n’est pas celui de l’engagement publié.
record-secret-missing = Le secret de la partie manque.
record-secret-needless = Le hasard de cette partie n’est pas vérifiable : elle n’a donc pas de secret.

## Beginning, stepping, taking back

record-seats-differ =
    { $expected ->
        [one] Le jeu est préparé pour { $expected } place
       *[other] Le jeu est préparé pour { $expected } places
    }, et non pour { $seats }.
record-seeds-differ = Donnez une graine pour chacune des { $seats } places, ou aucune, mais pas { $seeds }.
record-no-such-answer = La partie ne va pas jusqu’au choix { $answer } : l’enregistrement en compte { $answers }. Nommez un nombre de 0, le début, à { $answers }.
kernel-nothing-to-undo = Il n’y a rien à reprendre.
kernel-undo-barrier = Ce choix ne peut plus être repris : quelque chose a été dévoilé depuis.
