### What the athanor command says in the terminal.

## The command and its parts

cli-athanor = Des jeux d’alchimie dans le terminal : jouer, rejouer, vérifier, simuler.
cli-anywhere = --lang en|fr, --no-color et --json se placent n’importe où sur la ligne.
cli-serve = Ouvrir la maison : on joue dans son navigateur.
cli-play = Jouer une partie : des personnes à ce terminal, des automates, ou les deux.
cli-games = Lister les jeux.
cli-rules = Montrer le livre d’un jeu, un de ses chapitres ou une règle.
cli-learn = Apprendre un jeu : de courtes leçons où chaque coup est le vôtre.
cli-arg-lesson = La leçon ; sans elle, toutes sont montrées.
cli-opt-again = La reprendre depuis le début.
cli-replay = Rejouer une partie enregistrée, pas à pas.
cli-draw = Dessiner un moment d’une partie enregistrée (image SVG).
cli-doctor = Examiner si tout ce que la maison conserve est intact ; réparer ce qui peut l’être.
cli-analyse = Dire ce qui a décidé d’une partie enregistrée : chances, choix jugés, talent et hasard.
cli-opt-analysis-page = Écrire plutôt dans ce fichier une page avec les graphiques, qui se suffit à elle-même.
cli-opt-analysis-seed = Un nombre dont découlent tous les tirages : même nombre, mêmes chiffres.
cli-opt-deals = En combien de donnes chaque moment est joué : plus il y en a, plus c’est long et précis.
cli-analysed = L’analyse est dans { $path }.
cli-verify = Vérifier une partie enregistrée : chaque règle, chaque tirage, chaque nombre.
cli-matchups = Opposer chaque valeur d’une option à toutes les autres, à bots égaux.
cli-arg-matchup-option = Une option dont chaque siège a sa valeur, comme warbands.
cli-arg-matchup-values = Deux valeurs ou plus à comparer.
cli-opt-matchup-bot = Le bot qui joue des deux côtés.
cli-opt-matchup-matches = Nombre de parties par paire.
cli-matchup-all = Toutes
cli-survey = Faire jouer beaucoup de parties à des automates et compter ce qu’avaient les gagnants.
cli-opt-survey-seats = Combien jouent.
cli-opt-survey-bots = L’automate de tous les sièges, ou un par siège, séparés par des virgules.
cli-simulate = Faire jouer beaucoup de parties à des automates et les comparer.
cli-pack = Travailler avec des données de cartes.
cli-pack-check = Vérifier un dossier de données de cartes.

## Arguments and options

cli-arg-game = Le jeu, par exemple alchemist.
cli-arg-rule = Une règle par son identifiant, par exemple ALC-046, ou un chapitre par son numéro ou son titre ; sinon, tout le livre.
cli-arg-record = Le fichier d’une partie enregistrée.
cli-arg-picture = Le fichier de l’image ; s’il existe, il est remplacé.
cli-arg-pack = Le dossier d’un paquet de données.
cli-opt-seats = Qui joue, dans le sens horaire : me (vous), des noms de personnes, des automates (random, greedy, apprentice, adept, master, search:500). Exemple : me,Ada,adept. Nom=adept nomme un automate, person:Random une personne.
cli-opt-option = Une option du jeu, sous la forme nom=valeur ; peut être répétée. Voir athanor games.
cli-opt-first = Qui commence, par son nom ou son numéro compté à partir de 1.
cli-opt-pack = Un dossier de données à superposer à celles de la maison ; peut être répété.
cli-opt-seed = Tirer le hasard de ce nombre au lieu d’un secret : la même partie peut alors être rejouée.
cli-opt-add-seeds = Permet à chacun d’ajouter un mot de son choix au hasard, une fois son secret scellé.
cli-opt-save = Le fichier où sauvegarder la partie après chaque choix.
cli-opt-resume = Le fichier d’une partie sauvegardée à reprendre.
cli-opt-step = Montrer la partie après ce nombre de choix au lieu de la parcourir.
cli-opt-draw-step = Dessiner la partie après ce nombre de choix ; sinon, après le dernier.
cli-opt-seat = Regarder depuis cette place, par nom ou par numéro compté à partir de 1 ; sinon, en spectateur.
cli-opt-matches = Le nombre de parties à jouer.
cli-opt-simulation-seed = Le nombre dont tout le hasard est tiré.
cli-opt-workers = Le nombre de processus qui jouent en même temps ; sinon, un par cœur.
cli-opt-dark = Dessiner pour la nuit, clair sur fond sombre.
cli-opt-bots = Les automates, dans le sens horaire, par exemple random,greedy,search:500.
cli-opt-host = L’adresse où écouter ; 0.0.0.0 laisse entrer tout votre réseau.
cli-opt-port = Le port où écouter ; 0 en prend un qui est libre.
cli-opt-name = Un nom par lequel les navigateurs peuvent appeler la maison, outre ses adresses et localhost, par exemple play.example.org ; peut être répété.
cli-opt-proxy = L’adresse, ou le réseau, d’un serveur placé devant la maison et qui dit pour qui il demande (X-Forwarded-For), par exemple 127.0.0.1 ; peut être répété. Nul autre n’est cru.
cli-opt-data = Le dossier de tout ce qui est conservé : les tables, les gens et, dans packs, vos propres cartes.
cli-opt-store = Où sont gardées les tables et les personnes, si ce n’est dans un fichier de ce dossier : l’adresse d’une base PostgreSQL, par exemple postgresql://athanor@localhost/athanor.
cli-opt-house-workers = Combien de processus tiennent la maison ensemble sur cette machine ; plus d’un seulement sur une base PostgreSQL.
cli-opt-no-open = Ne pas ouvrir de navigateur.
cli-opt-keep-talk = Jours pendant lesquels on garde ce qui s’est dit aux tables terminées ; 0 : pour toujours.
cli-opt-analysis-deals = En combien de donnes une analyse joue chaque moment ; 0 : autant que le jeu le permet.
cli-opt-most-tables = Tables non terminées dans toute la maison ; 0 : autant qu’il en vient.
cli-opt-most-accounts = Comptes dans toute la maison ; 0 : autant qu’il en vient.
cli-opt-most-talk = Mébioctets pour ce qui s’est dit aux tables terminées ; au-delà, le plus ancien s’efface. 0 : tout est gardé.
cli-opt-most-replays = Mébioctets pour les enregistrements ouverts ; au-delà, les plus anciens s’effacent. 0 : tout est gardé.
cli-opt-keep-replays = Jours pendant lesquels on garde les enregistrements ouverts ; 0 : pour toujours.
cli-opt-repair = Réparer ce qui peut l’être, après une copie. Aucune maison ne doit être ouverte.
cli-opt-log = Noter chaque requête sur la sortie d’erreur : text pour les gens, json pour les programmes. Sans secrets, ni adresses, ni noms.
cli-opt-metrics = L’adresse, ou le réseau, d’une machine qui peut lire /metrics, par exemple 10.0.0.5 ; peut être répété. Cette machine-ci le peut toujours.
cli-opt-words = Montrer plutôt les signes et les mots du jeu.
cli-opt-json = Écrire du JSON pour d’autres programmes, et rien d’autre.
cli-opt-version = Montrer la version.

## Refusals

cli-at = { $where } : { $what }
cli-file-refused = Le fichier { $path } ne peut pas servir : { $reason }.
cli-nothing-kept = Rien n’a pu être écrit ni lu : { $reason }.
cli-reason = { $name ->
    [ENOENT] il n’existe pas, ou son dossier n’existe pas
    [EACCES] cela ne vous est pas permis
    [EPERM] cela ne vous est pas permis
    [EISDIR] c’est un dossier
    [ENOTDIR] ce n’est pas un dossier, ou une partie du chemin n’en est pas un
    [EEXIST] il existe déjà
    [ENOSPC] le disque est plein
    [EDQUOT] il ne vous reste plus de place sur le disque
    [EROFS] rien ne peut être écrit à cet endroit
    [EADDRNOTAVAIL] cette machine n’a pas cette adresse
    [host] aucune machine connue ne porte ce nom
   *[other] { $detail }
}
cli-file-exists = Le fichier { $path } existe déjà. Choisissez-en un autre, ou reprenez-le avec --resume.
cli-no-such-language = Il n’y a pas de textes en « { $given } », seulement en { $known }.
cli-bad-name = « { $name } » ne peut pas être un nom. Un nom compte de 1 à { $most } lettres affichables.
cli-bad-option = « { $option } » n’est pas une option. Écrivez nom=valeur.
cli-no-such-seat = Personne ici ne s’appelle « { $seat } ». À table : { $names }.
cli-nothing-called = Rien ici ne s’appelle « { $name } » : ni règle, ni carte, ni signe, ni lieu.
cli-page-read = Entrée revient à la question.
cli-no-such-rule =
    Il n’y a pas de règle { $rule }.{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $close } ?
    }
cli-no-such-chapter =
    Il n’y a pas de chapitre « { $chapter } ».{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire « { $close } » ?
    }
cli-no-words = Ce jeu n’a pas de liste de signes et de mots.
cli-no-artist = { $title } n’a pas encore de dessins. Voyez la partie dans le terminal avec athanor replay.
cli-no-such-number = Ce menu n’a pas de ligne { $number }.
cli-nothing-found = Aucun choix ne contient les mots « { $text } ».
cli-save-where = Nommez le fichier : sauver partie.jsonl
cli-others-chose = Impossible de reprendre ce choix : { $name } a choisi depuis.
cli-seeds-needless = Avec --seed, le hasard vient d’un nombre : personne ne peut rien y ajouter. Retirez --seed ou --add-seeds.
cli-resume-settled = Places, options et hasard de la partie { $path } sont déjà fixés.
cli-other-game = La partie { $path } est une partie de { $game }.

## At the table

cli-me = Novice
cli-welcome = { $title }
cli-seat-person = { $name }, à ce terminal
cli-seat-bot = { $name }, { $bot } ({ $spec }). { $bot-character }
cli-add-seed = { $name }, tapez ce que vous voulez : cela fera partie du hasard. Entrée seule n’ajoute rien.
cli-commitment = Le hasard prête serment : { $commitment }
cli-stream = Le hasard est tiré du nombre { $seed }.
cli-thinking = { $name } réfléchit
cli-turn-of = À { $name } de jouer
cli-curtain = Le rideau est fermé
cli-curtain-lift = Passez l’appareil à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
cli-hide = Appuyez sur Entrée pour fermer le rideau, ou tapez reprendre.
cli-suggestions = Ce ne sont que des suggestions. Vous pouvez en écrire une autre de la même façon.
cli-how-to-choose = Un numéro, le choix par écrit, /mots pour chercher, ? pour la règle, ou aide.
cli-back = retour
cli-more-found =
    { $count ->
        [one] et { $count } autre : cherchez avec plus de mots
       *[other] et { $count } autres : cherchez avec plus de mots
    }
cli-confirm = Entrée pour le faire, n pour choisir autrement.
cli-yes = o oui y yes
cli-cited = { $rule } ({ $words })
cli-no = n non
cli-leave-sure = Quitter la table ? La partie est sauvegardée. Tapez o pour quitter, n pour rester.
cli-final = Ensuite, ce choix ne pourra plus être repris.
cli-taken-back = Votre dernier choix est repris.
cli-saved = Sauvegardé dans { $path }.
cli-help =
    Un numéro choisit une ligne du menu, 0 revient en arrière.
    Vous pouvez aussi écrire un choix, avec les mots placés à côté des numéros.
    /troll 9     montre tous les choix qui contiennent ces mots
    ?            explique la question, ou le dernier refus
    ? ALC-046    explique une règle
    ? NOM        explique une carte, un signe ou un lieu
    table        montre de nouveau la table
    journal      raconte tout ce qui s’est passé, avec les règles
    conseil      dit ce que ferait un maître, et pourquoi
    reprendre    reprend votre dernier choix, si rien n’a été appris depuis
    sauver NOM   sauvegarde la partie dans un fichier
    quitter      quitte ; la partie est sauvegardée et pourra être reprise
cli-help-concede = abandonner   abandonne la partie : vous la perdez
cli-help-look = regarder     interroge la table : « regarder près de a3 », « regarder qui voit a3 »
cli-help-draw = nulle        propose aux autres une partie nulle
cli-concede-sure = Vous abandonnez la partie et la perdez. Tapez o si vous en êtes sûr, n pour jouer encore.
cli-offer-sure = Vous proposez aux autres une partie nulle : si tous sont d’accord, la partie est finie. Tapez o pour la proposer, n pour jouer encore.
cli-draw-offered = { $name } propose une partie nulle
cli-draw-sure = { $name }, tapez o si vous êtes d’accord, n pour jouer encore.
cli-draw-declined = { $name } continue la partie.

## Commands at the table; the English ones work in every language

cli-command-help = aide
cli-command-log = journal
cli-command-table = table
cli-command-save = sauver
cli-command-undo = reprendre
cli-command-hint = conseil
cli-command-concede = abandonner
cli-command-draw = nulle
cli-command-look = regarder
cli-command-quit = quitter
cli-command-show = montrer

## Leaving and ending

cli-resume = Reprendre une partie sauvegardée d’elle-même ; sans nom, les lister.
cli-arg-saved = La partie : son numéro dans la liste, son nom, ou un fichier.
cli-opt-plain = Écrire des lignes au lieu de dessiner un plateau qui reste.
cli-pane-log = Ce qui s’est passé (Maj et ↑ ↓)
cli-pane-question = À vous de choisir (Ctrl et ↑ ↓ ; Page ↑ ↓ pour le plateau)
cli-nothing-saved = Aucune partie n’attend d’être reprise.
cli-resume-which = Le numéro de la partie à reprendre ; Entrée seule quitte.
cli-saved-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
cli-no-such-match =
    Il n’y a pas de partie sauvegardée « { $name } ».{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $close } ?
    } athanor resume les liste.
cli-card-yes = oui
cli-card-no = non
## Lessons

cli-no-lessons = Il n’y a pas encore de leçon pour { $game }.
cli-learn-which = Laquelle ? Son numéro ou son nom.
cli-lesson = { $game } : { $title }
cli-lesson-learnt = faite
cli-lesson-begun = pas { $step } sur { $steps }
cli-lesson-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
cli-lesson-step = pas { $step } sur { $steps }
cli-lesson-next = Entrée pour continuer, reprendre pour un pas en arrière, quitter pour partir.
cli-lesson-shows = Choisissez { $choice }
cli-lesson-kept = Vous avez quitté la leçon. Elle est gardée : la même commande la reprend.
cli-lesson-keeps-itself = Une leçon se garde d’elle-même : quittez-la quand vous voulez.
cli-lesson-done = C’est fait
cli-learner = Novice
cli-lesson-stuck = Pour voir quoi écrire : montrer. Un pas en arrière : reprendre.

cli-left-unsaved = Vous avez quitté la table. La partie n’est pas sauvegardée.
cli-left-saved = Vous avez quitté la table. La partie est sauvegardée. Reprenez-la avec :
cli-the-end = La partie est finie
cli-standing = Classement final
cli-place = { $place }.
cli-won =
    { $count ->
        [one] Victoire : { $winners }.
       *[other] Victoire partagée : { $winners }.
    }
cli-secret = Le hasard avait prêté serment sur { $commitment } ; voici le secret : { $secret }
cli-kept = L’enregistrement est conservé. Chacun peut le vérifier :
cli-not-kept = La partie n’a pas été enregistrée. Avec --save FICHIER, chacun pourra la vérifier.

## Looking things up

cli-free-text = TEXTE
cli-game-seats = { $span ->
    [0] À { $least } personnes.
   *[other] De { $least } à { $most } personnes.
}
cli-drawn = Dessin enregistré dans { $path }, après { $step } choix sur { $steps }.
cli-step = Après { $step } choix sur { $steps }
cli-keys = Espace ou → avance, ← recule, < et > vont aux extrémités, q quitte.
cli-sound = L’enregistrement est juste.
cli-more-wrong =
    { $count ->
        [one] { $count } autre ligne est fausse.
       *[other] { $count } autres lignes sont fausses.
    }
cli-checked = { $answers } choix, { $draws } tirages et { $quiets } moments calmes ont été recalculés.
cli-chance-unchecked = Les tirages sont possibles, mais le secret dont ils viennent n’est pas encore là.
cli-finished = La partie a été jouée jusqu’au bout.
cli-unfinished = La partie n’est pas finie.
cli-signed = Signé par la maison { $house }, et inchangé depuis.
cli-unsigned = Aucune maison n’a signé cet enregistrement.

## Simulation

cli-simulating = En jeu
cli-sim-bot = Automate
cli-sim-wins = Victoires
cli-sim-share = Part
cli-sim-interval = Sûr à 95 %
cli-sim-score = Score moyen
cli-sim-place = Rang moyen
cli-sim-seat = Le siège { $seat } a gagné { $share } des parties ({ $low } – { $high }).
cli-sim-ending = { $matches ->
    [one] 1 partie s’est terminée
   *[other] { $matches } parties se sont terminées
} par { $rules }.
cli-sim-lengths = Une partie a pris { $mean } choix en moyenne, de { $least } à { $most }.
cli-sim-run =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, graine { $seed } ; les places tournent d’une partie à l’autre, et une victoire partagée compte pour une fraction.
cli-sim-broken = La partie { $index } (graine { $seed }) s’est interrompue : { $error }

## Enquête

cli-survey-seat = Siège
cli-survey-occurred = Fréquence
cli-survey-amount = Chiffre
cli-survey-mean = Moyenne
cli-survey-winners = Des gagnants
cli-survey-ending = { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
} : { $how }
cli-survey-bad-bots = Il y a { $bots } automates pour { $seats } sièges. Nommez-en un pour tous, ou un par siège.

## Packs

cli-pack-good = Le paquet { $name } { $version } est bon pour { $game }.
cli-pack-records =
    { $count ->
        [one] { $count } fiche : { $source }
       *[other] { $count } fiches : { $source }
    }
cli-pack-hash = Son empreinte est { $hash }.
cli-no-packs = Le jeu { $game } n’a pas de données de cartes.

## La maison

cli-serving = La maison est ouverte à { $address } et conserve tout dans { $folder }. Ctrl-C la ferme.
cli-closed = La maison est fermée. Les parties reprendront à sa réouverture.
cli-port-taken = Un autre programme écoute déjà sur le port { $port }. Choisissez-en un autre avec --port.
cli-no-such-host = La maison ne peut pas écouter à { $host }, port { $port } : { $reason }.
cli-no-such-network = « { $given } » n’est ni une adresse en chiffres ni un réseau. Dites par exemple --{ $option } 127.0.0.1 ou --{ $option } 10.0.0.0/8.
cli-no-such-log = Le journal ne peut pas être tenu sous la forme « { $given } ». Il y a : { $known }.

## Examen des archives

cli-doctor-sound = Tout ce que conserve { $path } est intact.
cli-doctor-found = { $count ->
    [one] { $count } défaut trouvé.
   *[other] { $count } défauts trouvés.
} { $mendable ->
    [0] Rien ne peut être réparé ici : remettez une sauvegarde à la place.
   *[other] Avec --repair, ce qui peut l’être est réparé ({ $mendable }), après une copie.
}
cli-doctor-mended = Réparé. Les archives telles qu’elles étaient se trouvent dans { $copy }. { $left ->
    [0] Tout est intact désormais.
    [one] { $left } défaut n’a pas pu être réparé.
   *[other] { $left } défauts n’ont pas pu être réparés.
}

## The parser's own words

cli-help-usage = Utilisation :
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-default = [par défaut : { "{}" }]
cli-help-required = [requis]
cli-help-subcommand = COMMANDE [ARGUMENTS]…
cli-takes-int = nombre
cli-takes-path = chemin
cli-takes-str = texte
cli-word-file = FICHIER
cli-word-lesson = LEÇON
cli-word-shell = SHELL
cli-word-out = IMAGE
cli-word-folder = DOSSIER
cli-word-pack = PAQUET
cli-word-table = TABLE
cli-word-person = PERSONNE
cli-word-game = JEU
cli-word-rule = RÈGLE
cli-word-name = NOM
cli-word-values = VALEURS
cli-word-source = DE
cli-word-target = VERS
cli-word-kind = SORTE
cli-word-match = PARTIE
cli-help-help = Afficher cette aide.
cli-misuse-option =
    Il n’y a pas d’option { $option } ici.{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $close } ?
    } Voyez --help.
cli-misuse-missing = Il manque { $name }. Voyez --help.
cli-misuse-number =
    { $name } demande un nombre entier{ $span ->
        [both] { " " }de { $least } à { $most }
        [least] { " " }d’au moins { $least }
       *[any] { "" }
    }. Voyez --help.
cli-misuse-bare = { $option } demande une valeur à sa suite. Voyez --help.
cli-misuse-needless = { $option } ne prend pas de valeur : l’option est là ou non. Voyez --help.
cli-misuse-extra = « { $extra } » est de trop : rien ne peut se placer là. Voyez --help.
cli-misuse-command = Il n’y a pas de commande { $command }. Voyez athanor --help.
cli-misuse-other = La ligne ne peut pas être comprise : { $detail } Voyez --help.
cli-completion = Écrire le script qui permet à un shell de compléter cette commande : eval "$(athanor completion bash)".
cli-arg-shell = bash, zsh ou fish.
cli-no-such-shell = Il n’y a pas de complétion pour { $shell }, seulement pour { $known }.

## The owner's desk

cli-pack-new = Créer un paquet à remplir : toutes les fiches de la maison, chaque ligne en commentaire.
cli-pack-show = Montrer ce que peut contenir un paquet : ses tables, ou les champs, verbes et un exemple de l’une d’elles.
cli-pack-card = Montrer une carte telle qu’elle apparaîtra, aussi en image (SVG).
cli-arg-kind = Une sorte de fiche, comme profile ; sans elle, toutes.
cli-arg-card = Le nom ou l’id d’une carte.
cli-opt-card-out = Le fichier SVG où dessiner la carte.
cli-opt-watch = Vérifier à nouveau dès qu’un fichier change, jusqu’à Ctrl-C.
cli-pack-laid = Un paquet se trouve dans { $folder }, avec { $files } fichiers de la maison en commentaire. Enlevez le # d’une fiche et changez-la ; puis : athanor pack check { $folder }
cli-folder-exists = { $folder } existe déjà. Choisissez un autre dossier.
cli-pack-watching = { $folder } est surveillé ; Ctrl-C y met fin.
cli-pack-verbs = Verbes
cli-pack-example = Une fiche de la maison
cli-pack-optional = facultatif
cli-kind-whole = nombre entier
cli-kind-number = nombre
cli-kind-text = texte
cli-kind-table = table
cli-no-such-card =
    Aucune carte ne s’appelle « { $card } ».{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $close } ?
    }
cli-no-such-kind =
    Il n’y a pas de sorte de fiche { $kind }.{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $close } ?
    }

cli-puzzles = Problèmes : des moments de parties entre automates où un choix est nettement meilleur.
cli-puzzles-play = Joue les problèmes d’un jeu ; c’est ce qui arrive si seul le jeu est nommé.
cli-puzzles-mine = Trouve des problèmes dans des parties entre automates, et garde les plus variés dans un fichier.
cli-arg-puzzle = Le numéro du problème par lequel commencer ; sans lui, ceux qui ne sont pas terminés.
cli-opt-puzzle-list = Énumère les problèmes et où vous en êtes.
cli-opt-puzzle-file = Le fichier où les problèmes sont gardés ; ce qu’il contient déjà peut y rester.
cli-opt-puzzle-seats = Le nombre de joueurs ; on peut en donner plusieurs, une option chacun.
cli-opt-puzzle-bot = L’automate assis à chaque place.
cli-opt-puzzle-keep = Combien de problèmes le fichier contient au plus.
cli-opt-puzzle-deals = Donnes dans lesquelles les choix sont joués jusqu’au bout à chaque examen ; 0 : ce que le jeu permet.
cli-opt-puzzle-looks = Combien de fois ce qui a été trouvé est réexaminé, avec d’autres graines.
cli-opt-puzzle-least = De quelle part de victoire la solution dépasse tout autre choix.
cli-opt-puzzle-fewest = Combien de choix offre un moment au moins.
cli-opt-puzzle-legal = Combien de choix offre un moment au plus ; chacun est pesé.
cli-opt-puzzle-kind = Ce qui est demandé dans les moments examinés, une option chacun ; tout, si rien n’est dit.
cli-opt-puzzle-moments = Combien de moments d’une partie sont examinés, au plus.
cli-opt-puzzle-width = Combien d’entre eux sont examinés d’abord, pour savoir s’il y a quelque chose à trouver.
cli-opt-puzzle-skipped = La part du début de chaque partie où rien n’est cherché, de 0 à 1.
cli-opt-puzzle-most = Combien de problèmes sont tirés d’une partie au plus.
cli-opt-puzzle-farther = Combien de fois plus loin les autres examens jouent la suite, là où les parties ne sont pas jouées jusqu’au bout.
cli-puzzles-mined = { $moments } moments ont été examinés. Dans { $candidates }, un choix semblait nettement meilleur ; { $survived } ont résisté à tous les autres examens. { $file } en contient maintenant { $kept }.
cli-no-puzzles = { $game } n’a pas de problèmes.
cli-no-such-puzzle = Il n’y a pas de problème { $number } : ils vont de 1 à { $of }.
cli-puzzles-all-done = Il n’y a plus de problèmes ici.
cli-puzzle = { $game } : problème { $number } sur { $of }
cli-puzzle-asks = Un choix sur { $legal } est nettement meilleur : trouvez-le. Pour voir la réponse : montrer.
cli-puzzle-level = { $level ->
    [1] pour commencer
    [2] délicat
   *[other] difficile
}
cli-puzzle-seats = { $seats } places
cli-puzzle-open = { "" }
cli-puzzle-first = résolu du premier coup
cli-puzzle-later = résolu ensuite
cli-puzzle-shown = montré
cli-puzzle-right = C’est cela.
cli-puzzle-wrong = Il y a mieux : ce choix gagne { $cost } de fois en moins. Essayez encore.
cli-puzzle-hopeless = Il n’y a rien à en attendre. Essayez encore.
cli-puzzle-solution = { $choice } : ce choix gagne dans { $chance } des cas.
cli-puzzle-found = Tiré d’une partie de { $bots } : graine { $seed }, partie { $match }, après le choix { $step }. Tous les choix ont été joués jusqu’au bout dans { $deals } donnes ; { $agreed } autres examens sur { $looks }, avec d’autres graines, ont trouvé le même.
cli-puzzle-keeps-itself = Ce que vous essayez est gardé tout seul : partez quand vous voulez.
