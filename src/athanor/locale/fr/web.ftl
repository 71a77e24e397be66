### The browser client: the hall of the house, setting up a table, accounts, and shared parts.
### The table itself speaks from web-table.ftl, boards of games from the web-<game>.ftl of their folders.

## The house

web-skip = Aller à la page
web-to-lobby = Athanor : vers le vestibule
web-house-tools = Langue, thème, compte
web-to-day = Jour
web-to-night = Nuit
web-motto = Jeux d’alchimie autour d’un même feu : chaque règle expliquée, des automates qui savent jouer, et un hasard que nul ne peut truquer.
web-emblem = Emblème : un fourneau en forme de tour avec son feu et un alambic, dans un cercle de douze signes alchimiques
web-unofficial = Athanor est indépendant et non officiel. Les règles sont dites avec nos mots ; les cartes qui n’existent qu’imprimées sont notre propre jeu maison, et c’est indiqué.
web-waiting = En chemin…
web-unreachable = La maison ne répond pas. Vérifiez votre connexion et réessayez.
web-failed = La maison n’a pas pu le faire (état { $status }).
web-fault = Cette page a rencontré une erreur. Rechargez-la ; rien n’est perdu à la table.
web-broken = Cette page n’a pas pu s’afficher
web-broken-note = Rechargez-la ou revenez au vestibule. La maison garde vos parties.
web-lost = Rien ne se trouve ici
web-lost-note = Cette adresse ne mène nulle part dans la maison. Il manque peut-être une lettre.

## The lobby

web-motto-short = jeux d’alchimie, un même feu
web-play-now-new = sans compte
web-play-friend = Avec un ami
web-your-move-note =
    { $count ->
        [one] une table vous attend
       *[other] { $count } tables vous attendent, la plus pressée d’abord
    }
web-learn = Leçons
web-learn-first = Apprendre d’abord
web-learn-offer = Première visite ? { $game } s’apprend en trois minutes, en jouant.
web-play-now = Jouer maintenant
web-play-now-note = un nom mène à ce qu’est le jeu, à son guide et à ses règles
web-seats =
    { $span ->
        [0] { $least } joueurs
       *[other] de { $least } à { $most } joueurs
    }
web-play-bots = Face aux automates
web-more-choices = Dresser une table…
web-rules = Règles
web-choose-level = La force des automates
web-against =
    { $bots ->
        [one] Vous contre un automate. De quelle force ?
       *[other] Vous contre { $bots } automates. De quelle force ?
    }
web-seats-short =
    { $span ->
        [0] { $least }
       *[other] { $least } à { $most }
    }
web-minutes = { $minutes } min
web-weight-1 = facile
web-weight-2 = moyen
web-weight-3 = difficile
web-begin-here = Commencez ici
web-called = Les autres vous appelleront { $name }.
web-called-change = Changer
web-take-turn = Jouer
web-with = avec { $names }
web-continue = Reprendre
web-choosing =
    { $count ->
        [0] en pause
        [one] { $names } choisit
       *[other] { $names } choisissent
    }
web-seats-free =
    { $count ->
        [one] une place est libre
       *[other] { $count } places sont libres
    }
web-asks-rematch = { $name } propose la revanche
web-invites-you = { $name } vous invite
web-sit-down = S’asseoir
web-all-matches = Toutes vos parties
web-open-count = { $open ->
    [0] aucune table ouverte
    [one] { $open } table ouverte
   *[other] { $open } tables ouvertes
}, { $running } à regarder
web-due-over = temps écoulé
web-due-minutes =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
web-due-today = jusqu’à { $time }
web-due-day = jusqu’à { $day }, { $time }
web-due-days = { $days } jours
web-not-now = Pas maintenant
web-tables = Tables
web-tables-note = Rejoignez-en une, regardez, ou installez la vôtre.
web-set-up-table = Installer une table
web-no-my-tables = Vous n’êtes à aucune table.
web-my-pages = Pages de vos tables
web-page = Page { $page } sur { $pages }
web-page-before = Page précédente
web-page-after = Page suivante
web-held-close = Fermer la table
web-open-tables = Ouvertes
web-no-open-tables = Personne n’attend de joueurs.
web-running-tables = En cours
web-no-running-tables = Rien à regarder pour l’instant.
web-your-move = À vous de jouer
web-expected = on attend { $name }
web-open-seat = place libre
web-invited-seat = sur invitation
web-phase-gathering = se remplit
web-phase-playing = en cours
web-phase-over = terminée
web-phase-closed = fermée
web-records = Enregistrements
web-records-open = Revoir un enregistrement
web-records-note = Toute partie peut être revue, coup par coup.

## Setting up a table

web-new-table = Installer une table
web-new-table-note = Tout est réglé comme la plupart l’aiment. Changez ce que vous voulez.
web-which-game = Quel jeu
web-who-plays = Qui joue
web-number-of-seats = Nombre de places
web-seat = Place { $seat }
web-seat-me = Moi
web-seat-me-hint = C’est votre place.
web-seat-here = Une autre personne sur cet appareil
web-seat-here-hint = Vous passez l’appareil ; un rideau cache ce que l’autre ne doit pas voir.
web-seat-invited = Une personne que j’invite
web-seat-invited-hint = Vous recevez un lien pour cette place, à transmettre. Aucun compte n’est nécessaire.
web-seat-open = N’importe qui
web-seat-open-hint = La première personne venue prend cette place.
web-seat-bot = Un automate
web-level = Force
web-their-name = Son nom
web-guest-name = Nom de votre invité (facultatif)
web-needs-name = Qui joue sur cet appareil a besoin d’un nom.
web-how-it-is-played = Comment on joue
web-setting-of-seat = { $name }, place { $seat }
web-presets = Façons de jouer
web-setting-written = Une liste à moi
web-setting-free = Au choix du jeu
web-pack = Données de cartes : { $pack }
web-pack-hint = Posées par-dessus le jeu maison. L’enregistrement de la partie les nomme.
web-pack-title = { $title } ({ $version })
web-pack-unnamed = { $title }
web-pack-broken = Ce paquet est défectueux et ne peut pas être joué. { $problem }
web-pack-alone = Seul, il ne s’accorde pas avec le jeu maison ; avec un autre paquet, peut-être. { $problem }
web-packs-laid = Joué avec { $packs }.
web-pace = Rythme
web-time-to-choose = Temps pour un choix
web-pace-unhurried = Sans horloge
web-pace-unhurried-hint = Chacun prend le temps qu’il lui faut.
web-pace-minute = Une minute
web-pace-minute-hint = Vif. Tout le monde reste à table.
web-pace-minutes = Cinq minutes
web-pace-minutes-hint = De quoi réfléchir sans faire attendre longtemps.
web-pace-day = Un jour
web-pace-day-hint = Un choix ou deux par jour, où que vous soyez.
web-pace-days = Trois jours
web-pace-days-hint = Une partie à côté de tout le reste.
web-pace-round = Un temps pour toute la partie
web-pace-round-hint = Comme en tournoi : chaque camp a sa pendule, qui tourne quand c’est à lui de répondre.
web-round = Durée de la ronde
web-round-minutes = { $minutes } minutes, soit { $side } par camp
web-round-other = Une autre durée
web-side-minutes = Minutes par camp
web-increment = Temps ajouté à chaque choix
web-increment-seconds =
    { $seconds ->
        [0] Aucun
       *[other] { $seconds } secondes
    }
web-clock-match =
    { $increment ->
        [0] { $minutes } min par camp
       *[other] { $minutes } min par camp, + { $increment } s par choix
    }
web-clock-choice = { $minutes } min par choix
web-clock-choice-days =
    { $days ->
        [one] un jour par choix
       *[other] { $days } jours par choix
    }
web-time-up = Quand le temps de quelqu’un est écoulé
web-time-up-default = Un choix simple est fait
web-time-up-default-hint = Le choix par défaut du jeu, comme passer, est fait à sa place.
web-time-up-bot = Un automate prend la place
web-time-up-bot-hint = La partie continue sans cette personne.
web-time-up-nothing = Les autres attendent
web-time-up-nothing-hint = L’horloge ne fait que rappeler.
web-manners = Usages
web-undo = Reprendre un coup
web-undo-own = Ses propres derniers choix
web-undo-own-hint = Tant que rien de nouveau n’a été appris depuis.
web-undo-consent = Si tous les autres sont d’accord
web-undo-consent-hint = Jusqu’à la dernière chose apprise, et l’on demande à chacun.
web-undo-off = Jamais
web-undo-off-hint = Un choix est un choix.
web-listed = Dans le vestibule
web-listed-on = Tout le monde voit la table, peut la regarder et prendre ses places libres.
web-listed-off = Seuls ceux qui ont son lien trouvent la table.
web-open-table = Installer { $title }

## Accounts

web-account = Compte
web-account-note = On peut jouer sans. Un compte garde vos parties et les ouvre sur tout appareil.
web-your-name = Comment on vous appelle
web-name = Nom
web-name-hint = Tel que les autres le voient à table.
web-rename = Changer de nom
web-renamed = Votre nom est changé.
web-guest = Vous jouez en invité
web-open-account = Ouvrir un compte
web-open-account-note = Aucune adresse n’est demandée. Les parties commencées en invité vous suivent.
web-account-opened = Votre compte est ouvert et garde vos parties.
web-log-in = Se connecter
web-log-in-note = Revenez à un compte que vous avez. Vos places et vos tables d’invité vous suivent.
web-logged-in = Bon retour parmi nous.
web-logged-in-as = Connexion sous le nom { $login }
web-log-out = Se déconnecter
web-log-out-note = Ensuite, ce navigateur est un nouvel invité.
web-logged-out = La session est fermée.
web-log-out-everywhere = Se déconnecter partout
web-logged-out-everywhere = La session est fermée ici et dans tous les autres navigateurs.
web-login = Identifiant
web-login-hint = Lettres, chiffres, points et tirets ; au moins deux.
web-password = Mot de passe
web-password-hint = Au moins { $least } caractères. Mieux vaut long que bizarre. Il ne peut pas être retrouvé : gardez-le bien.
web-change-password = Changer de mot de passe
web-change-password-note = Tous les autres navigateurs sont déconnectés et devront donner le nouveau.
web-old-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-password-changed = Votre mot de passe est changé, et tous les autres navigateurs sont déconnectés.
web-introduce = Comment les autres vous appelleront-ils ?
web-introduce-hint = On ne vous le demande qu’une fois. Vous pourrez changer quand vous voudrez, sur la page du compte.
web-introduce-act = Appelez-moi ainsi
web-introduce-later = { $name } me va
web-your-matches = Vos parties
web-your-data = Vos données
web-your-data-note = Tout ce que la maison garde de vous, en un fichier : votre nom, vos tables et ce que vous y avez dit, avec les enregistrements des parties finies.
web-download-data = Tout télécharger
web-leave = M’effacer
web-leave-why = Votre nom, votre identifiant, vos sessions et tout ce que vous avez dit sont effacés, ainsi que les tables où personne d’autre n’a joué. Là où d’autres jouent avec vous, un automate prend votre place ; les parties finies avec d’autres leur restent, sous le nom que vous aviez à la table. C’est sans retour.
web-leave-act = Effacer tout ce qui est à moi
web-left = Vous êtes oublié. Ce navigateur est un nouveau visiteur.

## Un jeu

web-game-players = Joueurs
web-game-time = Une partie dure
web-game-weight = À apprendre
web-game-cards = Cartes et valeurs
web-game-house-set = Un jeu de cartes maison : ce que seules les cartes imprimées disent est ici de notre main. Qui possède le jeu peut saisir les vraies valeurs.
web-game-rulebook = Celles du livret de règles : tout ce qui compte pour jouer vient du jeu lui-même.
web-game-picture = { $game } : une partie dans cette maison

## Rules

web-rule-unknown = Aucun catalogue n’a cette règle.
web-rule-in-catalogue = Dans le catalogue
web-rule-rulebook = livre de règles
web-rule-ruling = interprétation
web-nothing-found = Rien ne contient ces mots.

## Parts

web-less = Moins : { $what }
web-more = Plus : { $what }
web-search-options = Chercher un choix
web-cannot =
    { $count ->
        [one] Un choix impossible pour l’instant
       *[other] { $count } choix impossibles pour l’instant
    }

## Boards

web-board-further = De plus loin
web-board-closer = De plus près
web-board-whole = Tout le plateau
web-board-new = nouveau
web-board-may = possible
web-board-chosen = choisi

## The page of all parts

web-parts = Les pièces de la maison
web-parts-note = Tout ce dont les pages sont faites, pour celles et ceux qui les construisent.

web-puzzle-many = Problèmes
