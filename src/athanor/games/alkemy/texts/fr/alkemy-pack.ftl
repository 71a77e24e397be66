### Alkemy's data: what can be wrong with a pack, and what stands against a warband.
### Tables, fields, ids and colours are named as the files of packs write them.

## Packs

pack-problem-alkemy-no-such =
    Aucun enregistrement de { $table } ne porte l’identifiant { $name }.{ $suggestions ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $suggestion } ?
    }
pack-problem-alkemy-dice-numbers =
    Ces dés portent d’ordinaire tous les nombres de 1 à { $highest } et aucun autre ; trouvé : { $found }.
pack-problem-alkemy-dice-sums =
    Deux de ces dés atteignent d’ordinaire { $goal } dans { $usual } cas sur 36 (l’un de ces nombres) ; ceux-ci, dans { $found }.
pack-problem-alkemy-dice-damage =
    Une figurine blessée frappe moins fort : les symboles des dés { $worse } devraient être plus faibles que ceux des dés { $better }.
pack-problem-alkemy-missing-card = Aucune Carte de Combat ouverte à tous ne compte comme { $kind }.
pack-problem-alkemy-card-twice =
    { $first } compte déjà comme { $kind } pour tous ; une Botte nomme les profils qui peuvent la jouer.
pack-problem-alkemy-nested-faction =
    { $parent } est déjà une sous-faction ; une sous-faction dépend d’une faction.
pack-problem-alkemy-affinity =
    L’élément devrait être celui de la faction, { $expected } ; trouvé : { $found }.
pack-problem-alkemy-not-more = Il faut plus de { $than } ; trouvé : { $found }.
pack-problem-alkemy-empty-upgrade = Cette amélioration ne donne rien pour ses pierres.
pack-problem-alkemy-nothing-to-count =
    { $verb } compte ce que ce scénario n’a pas : il manque { $lacking }.
pack-problem-alkemy-nothing-to-raise =
    Le premier effet, { $verb }, n’a aucun nombre qu’une amélioration puisse augmenter.
pack-problem-alkemy-no-targets =
    Une formule qui vise { $target } ne désigne pas de cible ; une amélioration ne peut pas en ajouter.
pack-problem-alkemy-size =
    Un décor haut de { $height } p est de taille { $expected }, et non { $found }.
pack-problem-alkemy-not-simple =
    Les coins doivent faire une fois le tour d’une surface ; ici, des côtés se croisent ou s’alignent.
pack-problem-alkemy-standable =
    On ne peut se tenir que sur un décor plat, qui a une hauteur et n’est pas une colline, et seulement si l’édition connaît l’escalade.
pack-problem-alkemy-footprint = La forme déborde de son emprise.
pack-problem-alkemy-wrong-faction =
    Le symbole { $faction } n’est pas sur toutes les figurines de cette troupe. Symboles communs : { $shared }.
pack-problem-alkemy-unread-scenario = Personne n’y jouera jamais : Blitz a un seul scénario, { $only }, et celui-ci s’appelle { $name }. Donnez cet id au vôtre et il en prend la place.
pack-problem-alkemy-unread-table = Personne ne jouera jamais sur cette table : aucun format ne nomme { $name }. Les formats ont : { $known }.
pack-problem-alkemy-unread-module = Personne ne verra jamais cette carte : Blitz n’a ni cartes de Commandement ni objectifs secrets. Sa place est dans un paquet pour alkemy-v2.

## Warbands

alkemy-refusal-list-unreadable =
    « { $text } » ne désigne aucune figurine. Écrivez une liste telle que : garlan, priest, 2 recruit.
alkemy-refusal-no-such-profile =
    Aucun profil ne s’appelle « { $profile } ».{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $close } ?
    }
alkemy-refusal-list-too-long = Une liste compte au plus { $most } figurines d’un même profil ; celle-ci en a davantage : { $profile }.
alkemy-refusal-no-such-format =
    Il n’y a pas de format à { $points } points. Les formats sont { $known }.
alkemy-refusal-no-figures = Une troupe a besoin de figurines.
alkemy-refusal-too-expensive =
    Cette troupe coûte { $cost } points ; le format en autorise { $points }.
alkemy-refusal-heroes-exactly =
    À { $points } points, une troupe a exactement { $needed } héros ; celle-ci en a { $found }.
alkemy-refusal-heroes-between =
    À { $points } points, une troupe a de { $least } à { $most } héros ; celle-ci en a { $found }.
alkemy-refusal-no-common-symbol = Aucun symbole de faction ne figure sur toutes les cartes de cette troupe.
alkemy-refusal-hero-twice = Un héros ne sert qu’une fois : { $profile }.
alkemy-refusal-too-many-cards =
    { $limit ->
        [one] Une troupe contient au plus { $limit } carte { $profile } ; celle-ci en demande { $found }.
       *[other] Une troupe contient au plus { $limit } cartes { $profile } ; celle-ci en demande { $found }.
    }
alkemy-refusal-cards-not-full = Remplissez les { $lines } lignes d’une carte { $profile } avant d’en ouvrir une autre : seule la dernière peut en garder de libres.
pack-problem-alkemy-worthless-objective = Un objectif donne des points, toujours ou au moins au vainqueur ; celui-ci n’en donne aucun.
pack-problem-alkemy-two-winds = Une carte de Commandement nomme une seule figurine : elle a au plus un second_wind ; celle-ci en a { $found }.

## Forms of texts

pack-form-alkemy-skill = un id, suivi au besoin de son objet après deux-points, comme expert:brutal
pack-form-alkemy-face = un nombre de 1 à 9 puis S, A ou M pour épée, hache ou masse, comme 4M
