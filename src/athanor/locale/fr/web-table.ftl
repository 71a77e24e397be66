### The table in the browser: waiting, choosing, talking, ending.

## Status line

web-table-your-move = À vous
web-table-seat-move = { $name }, à vous
web-table-choosing = { $name } choisit
web-table-choosing-all = { $names } choisissent
web-table-thinking = { $name } réfléchit
web-table-gathering = On attend des joueurs
web-table-gathering-missing =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
web-table-over = La partie est finie
web-table-closed = Cette table est fermée
web-table-closed-why = Elle a été fermée avant qu’une partie n’y aille à son terme.
web-table-won =
    { $count ->
        [one] { $winners } gagne
       *[other] { $winners } gagnent ensemble
    }
web-table-paused = Les automates attendent que vous les laissiez continuer
web-table-clock = Horloge
web-table-time-up = temps écoulé
web-table-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-table-hours = { $hours } h { $minutes }
web-table-lost = Connexion perdue. Votre coup est gardé.
web-table-crowded = Il n’y a plus de place pour cette connexion.
web-table-crowded-why = Trop de connexions sont déjà ouvertes, par vous ou depuis votre réseau. Fermez d’autres fenêtres de cette maison, puis réessayez. Votre coup est gardé.
web-table-turned-away = Cette table vous est fermée.
web-table-turned-away-why = Son hôte ne veut pas de spectateurs pendant la partie, ou vous a renvoyé.
web-table-connecting = Connexion à la table
web-table-looking-on = Vous regardez
web-table-tab-move = À vous : { $game }

## Players

web-table-players = Joueurs
web-table-you = vous
web-table-here = en ligne
web-table-away = hors ligne
web-table-barred = exclu de la maison
web-table-left = a abandonné
web-table-free-seat = Place libre
web-table-expected = On attend { $name }
web-table-expected-nobody = On attend quelqu’un
web-table-sit = S’asseoir ici
web-table-ask-seat = Demander cette place
web-table-hand = Céder cette place
web-table-hand-title = Céder la place de { $name }
web-table-hand-why = Quelqu’un d’autre continue à partir d’ici. C’est définitif.
web-table-hand-bot = À un automate
web-table-hand-link = À qui recevra son nouveau lien
web-table-hand-forfeit = Abandonner la partie à sa place
web-table-hand-open = À qui viendra
web-table-hand-act = Céder
web-table-score = Score
web-table-bot-level = Quel automate
web-table-house-star = Maison de l’Étoile
web-table-house-key = Maison de la Clef
web-table-house-serpent = Maison du Serpent
web-table-house-rose = Maison de la Rose
web-table-house-crown = Maison de la Couronne
web-table-house-tree = Maison de l’Arbre
web-table-place = Rang { $place }

## Before the match

web-invite = Inviter
web-invite-title = Inviter à votre table
web-invite-what = { $game }, chez { $host } : { $free ->
    [0] toutes les places sont prises.
    [one] une place est libre.
   *[other] { $free } places sont libres.
}
web-invite-address = L’adresse de votre table
web-invite-address-here = L’adresse de votre table, sur cet ordinateur seulement
web-invite-code = L’adresse en code QR
web-invite-camera = Visez ce code avec un téléphone : la place s’ouvre aussitôt, sans compte.
web-invite-no-code = Pas encore de code : le téléphone qui le lirait chercherait la table en lui-même.
web-invite-share = Partager…
web-invite-copy = Copier l’adresse
web-invite-copy-anyway = Copier quand même
web-invite-copy-command = Copier
web-invite-check = Vérifier de nouveau
web-invite-near = Tout votre réseau peut la joindre. D’ailleurs, il faut un port ouvert ou un nom.
web-invite-far = Qui l’a peut s’asseoir. Ne l’envoyez qu’à ceux que vous voulez à la table.
web-invite-unreachable = Personne d’autre ne peut joindre cette adresse
web-invite-unreachable-why = « { $name } » veut dire « cet ordinateur » sur tout ordinateur. Pour laisser entrer vos amis, lancez Athanor de sorte que votre réseau le voie :
web-invite-kept = Votre table est gardée. Rouvrez-la ensuite : son adresse et son code seront ici.
web-invite-watch = Seulement regarder ?
web-invite-watch-copy = Copier l’adresse des spectateurs : elle ne montre rien de caché et ne donne pas de place.
web-invite-bot = Y asseoir un automate
web-table-invited-by = { $known ->
    [0] On vous invite à jouer à { $game }.
   *[other] { $host } vous invite à jouer à { $game }.
}
web-table-hosted-by = { $known ->
    [0] On y joue à { $game }.
   *[other] On joue à { $game }, chez { $host }.
}
web-rematch-asks = { $name } propose la revanche. Votre place est gardée.
web-rematch-sit = Se rasseoir
web-rematch-decline = Pas cette fois
web-rematch-declined = { $name } ne peut pas jouer cette fois.
web-rematch-missing = { $count ->
    [one] Il manque encore { $names }, à qui la question est posée.
   *[other] Il manque encore { $names }, à qui la question est posée.
}
web-table-share = Partager
web-table-copied = Copié
web-table-link = Copier l’adresse
web-table-gather-title = { $game } : la table est mise
web-table-gather-why = La partie commence d’elle-même quand chaque place est prise.
web-table-close = Fermer la table
web-table-close-why = Personne ne pourra plus y jouer. Les liens de ses places ne marcheront plus.
web-table-chance-title = Le hasard est scellé
web-table-chance-why = La maison a fixé le secret de tous les tirages, et voici son empreinte. Qui s’assied peut y ajouter des mots de son choix. À la fin de la partie le secret est dévoilé, et chacun peut vérifier chaque tirage.
web-table-chance-show = Le hasard dans cette partie
web-table-welcome = Votre place est prête
web-table-welcome-why = Comment les autres vous appelleront-ils ?
web-table-name = Votre nom
web-table-seed = Vos mots pour le hasard (facultatif)
web-table-chance-kept = Ce navigateur a gardé l’empreinte, et la comparera à l’enregistrement une fois la partie terminée.
web-table-chance-other = Ce navigateur avait vu une autre empreinte : { $seen }. Le secret a été changé depuis. Ne jouez ici pour aucun enjeu.
web-table-seed-why = Un texte que personne ne peut deviner ; il entre dans chaque tirage. Laissé vide, votre navigateur en ajoute un au hasard.

## Decision

web-table-decision = Votre décision
web-table-deeds = Ce que vous pouvez faire
web-table-options = Options
web-table-ways =
    { $count ->
        [one] une façon
       *[other] { $count } façons
    }
web-table-chosen = Choisi jusqu’ici :
web-table-secret = Personne d’autre ne le voit. Les autres ne l’apprennent que lorsque la règle le dévoile, et pas avant.
web-table-family = Ce sont des suggestions. Tout autre endroit peut être montré ou écrit.
web-table-back = Retour
web-table-undo = Reprendre
web-table-undo-with-bots = Reprendre, avec ce que les automates ont fait depuis
web-table-thinking-for = depuis { $seconds } s
web-table-side-clock = Temps restant pour la partie
web-table-undo-ask = Demander à reprendre
web-table-follows = Ce qui suit
web-table-why-title = Interroger un choix
web-table-why-hint = Écrivez-le comme dans la liste, en partie ou en entier : vous saurez ce qu’il fait, ou pourquoi il est impossible.
web-table-why-field = Un choix par écrit
web-table-why-act = Que se passe-t-il ?
web-table-found =
    { $count ->
        [0] Rien trouvé
        [one] Un trouvé
       *[other] { $count } trouvés
    }
web-table-more =
    { $count ->
        [one] et un autre : écrivez plus de mots
       *[other] et { $count } autres : écrivez plus de mots
    }
web-table-rule-why = La règle derrière cette question
web-table-default = Quand le temps est écoulé : { $choice }
web-table-refused-title = Impossible
web-table-late-title = Non exécuté
web-table-nothing-to-do = Rien à décider maintenant.
web-table-to-decision = Revenir à la décision
web-table-fold = Replier la décision
web-table-unfold = Montrer la décision

## Margin

web-table-margin = La marge
web-table-log = Ce qui s’est passé
web-table-log-empty = Il ne s’est encore rien passé.
web-table-log-keys = ↑ et ↓ vont de ligne en ligne, → et ← à ses règles et retour.
web-table-log-earlier = Entrées précédentes
web-table-line-rules = Les règles de cette ligne
web-table-others = Ce que font les autres
web-table-show-moment = Montrer ce moment sur le plateau
web-table-moment =
    { $count ->
        [one] La table après { $count } choix
       *[other] La table après { $count } choix
    }
web-table-now = Revenir à maintenant
web-table-chat = Conversation
web-table-chat-empty = Personne n’a rien dit.
web-table-chat-field = Dire quelque chose à tous
web-table-chat-aside = Parler aux autres spectateurs
web-table-chat-gone = quelqu’un qui a quitté la maison
web-table-say = Dire
web-table-onlooker = spectateur

## Proposals

web-table-proposes-take-back = { $name } demande à reprendre son dernier choix.
web-table-proposes-draw = { $name } propose un match nul.
web-table-proposes-advice = { $name } demande que chacun puisse recevoir des conseils dans cette partie.
web-table-proposes-seat = { $who } demande à prendre aussi la place de { $name }, et en verrait la main.
web-table-awaiting = Il manque l’accord de { $names }.
web-table-agree = Accepter
web-table-decline = Refuser
web-table-concede = Abandonner
web-table-concede-why = Vous abandonnez la partie. Elle finit aussitôt, et c’est définitif.
web-table-concede-why-several = Vous abandonnez la partie et la perdez. Les autres peuvent continuer sans vous, et c’est définitif.
web-table-keep-playing = Continuer à jouer
web-table-draw = Proposer le nul
web-table-draw-why = Si tous les autres acceptent, la partie finit aussitôt sans vainqueur.
web-table-cancel = Pas maintenant
web-table-dismiss = Fermer ce message

## Bots

web-table-bots = Automates
web-table-bots-pause = Les faire attendre
web-table-bots-go = Les laisser continuer
web-table-bots-slower = Plus lent
web-table-bots-faster = Plus vite
web-table-bots-step = Un choix
web-table-bots-pace = { $seconds } s par choix

## Several people at one device

web-table-pass = Passez l’appareil à { $name }
web-table-pass-why = Ce que vous voyez ne regarde encore que vous. Tirez d’abord le rideau.
web-table-draw-curtain = Tirer le rideau
web-table-curtain = Le rideau est tiré
web-table-curtain-why = Rien de caché n’est à l’écran. Pressez votre nom quand personne d’autre ne regarde.
web-table-i-am = Je suis { $name }

## Settings of the table

web-table-settings = Réglages de la table
web-table-setting-motion = Animer les pièces
web-table-setting-motion-why = Les pièces se déplacent quand il se passe quelque chose.
web-table-setting-sound = Sonner une cloche
web-table-setting-sound-why = Quand c’est à vous.
web-table-setting-notify = M’avertir
web-table-setting-notify-why = Par le navigateur, quand cette page n’est pas devant.
web-table-setting-notify-denied = Le navigateur ne l’autorise pas pour cette page.
web-table-setting-confirm = Demander avant d’exécuter
web-table-setting-confirm-why = Sur les tables à figurines, une pression suffit d’ordinaire pour désigner quelqu’un ou annoncer une action.
web-table-setting-confirm-always = Toujours
web-table-setting-confirm-usual = Comme d’ordinaire
web-table-setting-confirm-never = Jamais, dès qu’un choix est complet
web-table-setting-single = Répondre tout seul
web-table-setting-single-why = Une question qui n’a qu’une réponse se répond d’elle-même, sauf si le hasard ou un secret suit.
web-table-notify-body = À vous, à la table de { $names }.
web-table-rules = Les règles
web-table-leaves = Parties de la table
web-table-done = Terminé

## The end

web-table-result = Le résultat
web-table-counting = On retourne les cartes
web-table-luck = Chance
web-table-home = Accueil
web-table-result-order = Dans l’ordre des places à la table ; le classement suit la dernière carte.
web-table-result-wins = gagne la partie
web-table-to-result = Voir le résultat
web-table-result-so-far = jusqu’ici
web-table-result-down = pas encore retournée
web-table-result-behind = Davantage, et pourtant derrière :
web-table-result-keys = une touche retourne la carte suivante
web-table-result-all = Tout montrer
web-table-sum = Le compte de { $name }
web-table-total = Total
web-table-rematch = Rejouer
web-table-to-rematch = À la partie suivante
web-table-replay = Revoir la partie
web-table-record = Télécharger l’enregistrement
web-table-leave = Au salon
web-table-table = Table
web-table-cards = Cartes
web-table-in-writing = Par écrit
web-table-in-words = En mots
web-table-choices =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
web-table-board = Plateau
web-table-new-count =
    { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
web-table-load-failed = La table n’a pas pu être chargée.
web-table-again = Réessayer

## The drawn board

web-picture-board = La table vue par { $name }
web-picture-board-onlooker = La table vue par un spectateur
web-picture-point = Montrez un endroit : flèches et Entrée, Maj pour de grands pas.
web-picture-signs = Signes
web-picture-none = Ce jeu n’a pas encore d’image. La marge raconte ce qui se passe.

## Signaler quelqu’un

web-report = Signaler quelqu’un
web-report-why = La personne qui tient cette maison le lira, avec ce qui s’est dit autour. Personne à la table n’en est averti.
web-report-about = Qui, ou quelle parole
web-report-reason = Ce qui ne va pas
web-report-send = Envoyer le signalement
web-report-sent = Votre signalement au sujet de { $name } est bien arrivé. La personne qui tient la maison le lira.
web-report-remark = { $name } : « { $text } »

## L’hôte fait régner l’ordre

web-order = Faire régner l’ordre
web-order-host = En tant qu’hôte
web-order-private = Fermée aux spectateurs
web-order-private-why = Pendant la partie, seuls ceux qui y prennent part la voient.
web-order-nobody = Personne d’autre n’est là.
web-order-plays = à la table
web-order-looks-on = regarde
web-order-was-here = est passé
web-order-out = renvoyé
web-order-silent = sans parole
web-order-mute = Couper la parole
web-order-unmute = Rendre la parole
web-order-show-out = Renvoyer
web-order-let-in = Laisser revenir

web-table-puzzle-number = Problème { $number } sur { $of }
web-table-puzzle = Un choix est nettement meilleur : trouvez-le
web-table-puzzle-leave = Partir, tout est gardé
web-table-try = Essai
web-table-try-of = { $now } sur { $most }
