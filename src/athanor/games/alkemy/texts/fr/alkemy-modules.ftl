### The modules Command and Competitive of Alkemy V2: command cards and secret objectives.

## What the host sets beforehand

alkemy-v2-setting-command = Jouer avec des cartes de Commandement : cinq au plus chacun, une par tour, choisie en secret.
alkemy-v2-setting-name-command = Cartes de Commandement
alkemy-v2-setting-hint-command = Cinq cartes au plus chacun, une par tour, choisie en secret et révélée en même temps.
alkemy-v2-setting-competitive = Jouer pour un tournoi, une campagne ou une ligue : chacun a un Objectif Secret, et le résultat compte Points de Victoire et Indice Scénario.
alkemy-v2-setting-name-competitive = Partie de compétition
alkemy-v2-setting-hint-competitive = Chacun a un Objectif Secret ; le résultat compte Points de Victoire et Indice Scénario.
alkemy-v2-setting-game-points = Points de Victoire pour une victoire, une égalité et une défaite en compétition, par exemple 6/3/1.
alkemy-v2-setting-name-game-points = Points : victoire, égalité, défaite
alkemy-v2-setting-hint-game-points = Pour les parties de compétition ; 6/3/1, sauf si l’organisateur en veut d’autres.
alkemy-v2-setting-used-objectives = Les Objectifs Secrets que chaque place a déjà choisis dans la compétition, par exemple harvest, invader.
alkemy-v2-setting-name-used-objectives = Objectifs déjà choisis
alkemy-v2-setting-hint-used-objectives = Ceux des parties précédentes de la compétition, par exemple harvest, invader.

alkemy-refusal-game-points = Écrivez les points d’une victoire, d’une égalité et d’une défaite comme 6/3/1, chacun d’au plus { $most } ; ceci est « { $text } ».
alkemy-refusal-game-points-order = Une victoire ne peut rapporter moins qu’une égalité, ni une égalité moins qu’une défaite : « { $text } ».
alkemy-refusal-no-objective =
    Aucun Objectif Secret ne s’appelle « { $text } ».{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $close } ?
    }

## Command: what is asked

alkemy-chance-command = une carte de Commandement pour une main
alkemy-dice-command = { $name }
alkemy-command-of = { $name } ({ $seat }, { $cost })
alkemy-ask-command-pick =
    { $held ->
        [0] Quelle carte de Commandement prenez-vous d’abord ? Vous pouvez en tenir { $left }.
       *[other] Quelle carte de Commandement prenez-vous ensuite ? { $left ->
            [one] Encore une est permise.
           *[other] Encore { $left } sont permises.
        }
    }
alkemy-ask-command-hero = De quel héros l’Esprit compte-t-il pour vos points de Commandement ?
alkemy-ask-command-play =
    Quelle carte de Commandement jouez-vous ce tour-ci ? Il vous reste { $reserve ->
        [one] { $reserve } point de Commandement.
       *[other] { $reserve } points de Commandement.
    }
alkemy-ask-command-cancel =
    Annulez-vous quelque chose ? { $cards }. Il vous reste { $reserve ->
        [one] { $reserve } point de Commandement.
       *[other] { $reserve } points de Commandement.
    }
alkemy-ask-command-figure = Qui gagne les Points d’Action de votre carte de Commandement ?

## Command: what may be chosen

alkemy-option-command =
    { $name } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
alkemy-option-command-enough = Aucune carte de plus
alkemy-option-command-none = Aucune carte ce tour-ci
alkemy-option-cancel-none = Ne rien annuler
alkemy-option-cancel =
    Annuler { $cards } pour { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }

## Command: what happened

alkemy-event-command-hand =
    { $count ->
        [0] { $seat } joue sans carte de Commandement.
        [1] { $seat } a choisi une carte de Commandement.
       *[other] { $seat } a choisi { $count } cartes de Commandement.
    }
alkemy-event-command-reserve =
    { $seat } dispose de { $count ->
        [one] { $count } point de Commandement.
       *[other] { $count } points de Commandement.
    }
alkemy-event-command-none = { $seat } ne joue aucune carte de Commandement ce tour-ci.
alkemy-event-command-played = { $seat } joue { $name } pour { $count } ; reste { $reserve }.
alkemy-event-command-cancelled = { $seat } annule { $name }, jouée par { $owner }, pour { $count } ; reste { $reserve }.
alkemy-event-command-breath = { $figure } inspire profondément : concentration { $count }.
alkemy-event-command-wind =
    { $figure } gagne { $count ->
        [one] { $count } Point d’Action.
       *[other] { $count } Points d’Action.
    }
alkemy-event-warded =
    { $figure } est sous protection : { $count ->
        [one] { $count } dommage
       *[other] { $count } dommages
    } de moins.

## Command: why not

alkemy-refusal-command-twice = Vous tenez déjà { $name } ; aucune carte n’est deux fois dans une main.
alkemy-refusal-command-not-held = { $name } n’est pas dans votre main.
alkemy-refusal-command-played = Vous avez déjà joué { $name } ; chaque carte ne sert qu’une fois par partie.
alkemy-refusal-command-too-dear = { $name } coûte { $cost } points de Commandement ; il vous en reste { $reserve }.
alkemy-refusal-cancel-own = Vous ne pouvez pas annuler votre propre carte.
alkemy-refusal-cancel-nothing = Il n’y a là aucune carte à annuler.
alkemy-refusal-cancel-too-dear = Cette annulation coûte { $cost } points de Commandement ; il vous en reste { $reserve }.
alkemy-refusal-hero-needed = Nommez l’un de vos héros.
alkemy-refusal-no-hero = { $other } n’est pas un héros.
alkemy-refusal-command-figure-needed = Quelqu’un doit gagner les Points d’Action : nommez une figurine.
alkemy-refusal-command-not-meant = Votre carte de Commandement ne concerne pas { $other }.

## Competitive

alkemy-ask-objective = Quel Objectif Secret choisissez-vous ?
alkemy-option-objective =
    { $name } ({ $points } PV{ $more ->
        [0] { "" }
       *[other] , { $more } de plus en cas de victoire
    })
alkemy-refusal-objective-used = { $name } a été choisi dans une partie précédente de la compétition ; chaque objectif ne sert qu’une fois.
alkemy-event-objective-chosen = { $seat } a choisi un Objectif Secret.
alkemy-event-objective-none = { $seat } a choisi tous les objectifs déjà et joue sans.
alkemy-event-objective-fulfilled =
    { $seat } révèle { $name } : accompli, { $points ->
        [one] { $points } Point de Victoire.
       *[other] { $points } Points de Victoire.
    }
alkemy-event-objective-failed = { $seat } révèle { $name } : non accompli.

alkemy-credit-game = Points de la partie
alkemy-credit-objective = Objectif Secret
alkemy-credit-victory = Points de Victoire
alkemy-credit-index = Indice Scénario

## Both, as they are seen

alkemy-view-stage-hands = Les cartes de Commandement sont choisies
alkemy-view-stage-reserves = Les points de Commandement sont comptés
alkemy-view-stage-objectives = Les Objectifs Secrets sont choisis
alkemy-view-stage-revealed = Les cartes de Commandement sont révélées
alkemy-view-commands = Commandement
alkemy-view-command-points =
    { $points ->
        [one] { $points } point de Commandement
       *[other] { $points } points de Commandement
    }
alkemy-view-command-cards =
    { $count ->
        [0] plus de carte
        [1] une carte en main
       *[other] { $count } cartes en main
    }
alkemy-view-command-hand = en main : { $cards }
alkemy-view-command-played = jouées : { $cards }
alkemy-view-command-laid = ce tour-ci { $card }
alkemy-view-command-cancelled = ce tour-ci { $card }, annulée
alkemy-view-objective = Objectif Secret
alkemy-view-objective-hidden = caché
alkemy-view-objective-none = aucun
alkemy-view-objective-state =
    { $name } : { $done ->
        [1] accompli en l’état
       *[other] pas encore
    } ({ $progress })
alkemy-view-objective-least = { $value } sur { $goal }
alkemy-view-objective-most = { $value }, au plus { $goal }

web-alkemy-stage-hands = Cartes de Commandement
web-alkemy-stage-reserves = Points de Commandement
web-alkemy-stage-objectives = Objectifs
web-alkemy-stage-revealed = Cartes de Commandement
