### The replay of a match, its ledger of luck, and the check of its chance.

## Replay

web-replay-title = Relecture
web-replay-tab = Relecture : { $game }
web-replay-record = L’enregistrement de { $names }
web-replay-step = Après { $step } choix sur { $steps }
web-replay-start = Au début
web-replay-back = Un choix en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-forward = Un choix en avant
web-replay-end = À la fin
web-replay-speed = Vitesse
web-replay-times = × { $speed }
web-replay-position = Moment de la partie
web-replay-view = Point de vue
web-replay-seen-by = Vu par { $name }
web-replay-seen-by-onlooker = Vu de l’extérieur
web-replay-seen-by-all = Tout est ouvert
web-replay-to-table = Revenir à la table
web-replay-chose = { $name } : { $choice }
web-replay-link = Copier le lien de ce moment
web-replay-keys = Espace lit et arrête, ← et → avancent d’un choix, Origine et Fin vont aux bouts.
web-replay-unfinished = Cette partie n’a pas été jouée jusqu’au bout.
web-replay-story = Récit
web-replay-result = Résultat
web-replay-chance = Hasard
web-replay-open = Ouvrir un enregistrement
web-replay-open-why = Le fichier texte d’une partie, une ligne par événement. La maison le lit et le montre à qui a le lien.

## Luck

web-luck-title = Le registre de la chance
web-luck-why = Ce que le hasard a donné à chaque place, face à ce qu’on pouvait attendre de tous ses tirages ensemble. Le nombre est dans le losange, le trait est ce qu’on attendait, et neuf donnes sur dix tombent dans la bande hachurée. Sur dix nombres, un peut bien en sortir : son losange est plein.
web-luck-why-average = Sous les moyennes, la bande grise va jusqu’à deux écarts de chaque côté.
web-luck-nobody = Pour tous
web-luck-line =
    { $pool ->
        [0] { $about } : { $draws } tirages
       *[other] { $about } : { $draws } tirages sur { $pool }
    }
web-luck-outcome = Résultat
web-luck-came = Combien de fois
web-luck-difference = Écart
web-luck-share = Venu : { $came } ; attendu : { $expected } ; dans neuf donnes sur dix : de { $low } à { $high }
web-luck-rare-more = { $came } ou plus : une donne sur { $deals }
web-luck-rare-fewer =
    { $came ->
        [0] pas une fois : une donne sur { $deals }
       *[other] { $came } ou moins : une donne sur { $deals }
    }
web-luck-average-words = { $mean } est venu, { $expected } était attendu.
web-luck-usual = Rien d’inhabituel.
web-luck-lucky = Inhabituellement haut.
web-luck-unlucky = Inhabituellement bas.
web-luck-none = Le hasard n’a joué aucun rôle dans cette partie.
web-luck-chart = Moyenne de { $mean } contre { $expected } attendus ; la bande va de { $low } à { $high }
web-luck-draws = Chaque tirage
web-luck-draw = { $name }, { $about } : { $outcome }, { $cases } cas sur { $of }

## Verification

web-verify-title = Vérifier tout le hasard ici
web-verify-why = Votre navigateur recalcule chaque tirage à partir du seul enregistrement. La maison n’y a aucune part.
web-verify-act = Recalculer les tirages
web-verify-progress = { $done } tirages sur { $of }
web-verify-sound =
    { $draws ->
        [one] Le seul tirage est juste.
       *[other] Les { $draws } tirages sont justes.
    }
web-verify-sound-none = Il n’y avait rien à tirer.
web-verify-committed = Le secret est bien celui qui avait été scellé.
web-verify-broken = Le secret n’est pas celui qui avait été scellé.
web-verify-wrong =
    { $count ->
        [one] Un tirage est faux.
       *[other] { $count } tirages sont faux.
    }
web-verify-wrong-line = Ligne { $line } : le tirage { $number } est le cas { $drawn }, et l’enregistrement dit { $first } à { $last } sur { $of }.
web-verify-stream = Cette partie tirait son hasard d’un nombre inscrit dans son enregistrement : bon pour s’exercer, pas pour un enjeu.
web-verify-seen = Son empreinte est bien celle que ce navigateur a vu à la table avant de jouer.
web-verify-unseen = Ce navigateur n’était pas à la table avant la partie : il ne peut pas dire si cette empreinte y était affichée.
web-verify-other = À la table, ce navigateur a vu une autre empreinte : { $seen }. Le secret a été changé depuis.
web-verify-commitment = Scellé comme
web-verify-no-secret = Le secret n’est pas dévoilé avant la fin de la partie.
web-verify-insecure = Le navigateur ne calcule cela que sur des pages sûres (https). Utilisez athanor verify sur l’enregistrement téléchargé.
web-verify-foreign = Ce n’est pas l’enregistrement d’une partie.

web-signed-here = Signé par cette maison, et inchangé depuis.
web-signed-elsewhere = Signé par une autre maison, et inchangé depuis.
web-signed-nowhere = Aucune maison n’a signé cet enregistrement.
web-signed-key = Clé de la maison
