### Gestion avancée des décors

alkemy-v2-setting-scenery = De base : tous les décors sont opaques et infranchissables. Avancés : chaque décor a sa Vision et son Franchissement, et certains un Effet Spécial.
alkemy-v2-setting-name-scenery = Décors
alkemy-v2-setting-hint-scenery = On entre dans les décors avancés, on les escalade, certains sont hantés ; il y en a davantage, plus serrés.
alkemy-v2-setting-value-scenery-basic = De base : opaques et infranchissables
alkemy-v2-setting-value-scenery-advanced = Avancés : à traverser, à escalader, avec Effets Spéciaux

## What elements are

alkemy-vision-opaque = opaque
alkemy-vision-sparse = clairsemé
alkemy-vision-clear = vue dégagée
alkemy-crossing-clear = passage dégagé
alkemy-crossing-hindering = gênant
alkemy-crossing-cluttered = encombré
alkemy-crossing-impassable = infranchissable
alkemy-crossing-climb = à escalader
alkemy-effect-shaal-touched = Touché par le Shaal
alkemy-effect-haunted = Hanté
alkemy-effect-invigorating = Revigorant
alkemy-effect-bewitching = Envoûtant
alkemy-effect-strategic = Stratégique
alkemy-effect-alchemical = Alchimique
alkemy-effect-dark = Obscur
alkemy-effect-soothing = Apaisant
alkemy-effect-shaal-touched-story = qui s’éveille tout près doit garder son calme, ou charger l’ennemi le plus proche
alkemy-effect-haunted-story = qui s’éveille tout près risque d’avoir peur tout le tour
alkemy-effect-invigorating-story = une fois par tour, il soigne une figurine à son contact
alkemy-effect-bewitching-story = qui s’éveille tout près risque d’y perdre un PA
alkemy-effect-strategic-story = replacé aussitôt, n’importe où hors des zones de déploiement
alkemy-effect-alchemical-story = les formules coûtent un composant de moins à proximité, la récolte y est plus riche
alkemy-effect-dark-story = qui le touche n’est chargé que par ceux qui le touchent aussi
alkemy-effect-soothing-story = un dé Bonus d’Esprit à proximité, et les alchimistes s’y concentrent
alkemy-view-nature = { $name }, taille { $size } : { $vision }, { $crossing }
alkemy-view-nature-effect = { $name }, taille { $size } : { $vision }, { $crossing } ; { $effect }
alkemy-view-key-hindering = gênant
alkemy-view-key-cluttered = encombré

## What is asked

alkemy-chance-effect = un Effet Spécial
alkemy-chance-bearer = le décor qui le reçoit
alkemy-ask-nature = { $name } : comment ce décor gêne-t-il la vue et le passage ?
alkemy-ask-agree-nature = { $seat } propose ceci : { $name }, { $vision }, { $crossing }. D’accord ?
alkemy-ask-effect = Quel Effet Spécial donnez-vous ?
alkemy-ask-effect-piece = { $effect } : à quel décor ?
alkemy-ask-ground-test = Quel jet vient ensuite ?
alkemy-ask-shaal = Le Shaal pousse { $figure } à charger. Contre qui ?
alkemy-ask-climb = Où redescend { $figure } ?
alkemy-option-give-effect = Donner plutôt un Effet Spécial à un décor
alkemy-option-nature = { $vision }, { $crossing }
alkemy-option-nature-usual = { $vision }, { $crossing } (comme d’habitude)
alkemy-option-agree-nature = D’accord
alkemy-option-keep-nature = Non : { $vision }, { $crossing }, comme d’habitude
alkemy-option-effect = { $name } : { $story }
alkemy-option-effect-piece = { $name } (décor { $piece })
alkemy-option-ground-test = { $figure } : { $effect }
alkemy-order-climb = Escalader { $name } (décor { $piece }), 1 PA
alkemy-order-invigorate = Se faire soigner par { $name } (décor { $piece }), 1 PA

## What happened

alkemy-roll-healing = soins
alkemy-dice-haunted = hantise
alkemy-dice-soothing = lieu apaisant
alkemy-event-nature = Tous sont d’accord : { $name } est { $vision }, { $crossing }.
alkemy-event-gave-shaal-touched = { $seat } donne un effet, Touché par le Shaal : { $name }.
alkemy-event-gave-haunted = { $seat } donne un effet, Hanté : { $name }.
alkemy-event-gave-invigorating = { $seat } donne un effet, Revigorant : { $name }.
alkemy-event-gave-bewitching = { $seat } donne un effet, Envoûtant : { $name }.
alkemy-event-gave-strategic = { $seat } donne un effet, Stratégique : { $name }.
alkemy-event-gave-alchemical = { $seat } donne un effet, Alchimique : { $name }.
alkemy-event-gave-dark = { $seat } donne un effet, Obscur : { $name }.
alkemy-event-gave-soothing = { $seat } donne un effet, Apaisant : { $name }.
alkemy-event-placed-again = { $seat } replace le décor : { $name }.
alkemy-event-announced-climb = { $figure } annonce une escalade : { $name } (décor { $count }).
alkemy-event-announced-invigorate = { $figure } puise des forces : { $name } (décor { $count }).
alkemy-event-near-shaal-touched = { $figure } s’éveille près du Shaal et fait un jet d’Esprit contre 13.
alkemy-event-near-haunted = { $figure } s’éveille dans un lieu hanté, où l’Esprit doit atteindre 14.
alkemy-event-near-bewitching = { $figure } s’éveille dans un lieu envoûtant et fait un jet d’Esprit contre 13.
alkemy-event-haunted-again = { $figure } ne s’est pas remis de la dernière fois : échec automatique.
alkemy-event-haunted = La peur saisit { $figure } : un dé Malus à tous ses jets ce tour-ci.
alkemy-event-bewitched = Un charme retient { $figure }.
alkemy-event-driven = Le Shaal pousse { $figure } à charger { $other }, d’une attaque Brutale.
alkemy-event-shaal-burns = { $figure } ne trouve personne à charger : le Shaal brûle au-dedans.
alkemy-event-soothed-at-start = Le lieu apaise { $figure } : concentration { $count }.
alkemy-event-soothed-at-end = { $figure } repart d’un lieu apaisant : concentration { $count }.
alkemy-event-invigorated = { $figure } puise des forces : { $count } PdV.
alkemy-event-spring-dry = { $figure } arrive trop tard : le lieu a déjà soigné quelqu’un ce tour-ci.
alkemy-event-climbed = { $figure } passe par-dessus, de l’autre côté.
alkemy-event-climbs-at-ease = { $figure } bondit : l’escalade se passe de jet.
alkemy-event-climb-missed = { $figure } est trop loin pour escalader : plus d’un pouce.
alkemy-event-climb-nowhere = { $figure } ne trouve pas où redescendre de l’autre côté, à portée de Marche.
alkemy-event-climb-failed = { $figure } tombe : il manquait { $count }.
alkemy-event-charge-cramped = { $figure } ne peut pas charger { $other } de si loin, hors d’un décor encombré ou dedans : plus de 4 pouces.
alkemy-event-formula-unpaid = { $figure } n’a pas les composants de « { $name } » : le décor Alchimique est trop loin.

## Why not

alkemy-refusal-no-climb = Ce décor ne s’escalade pas.
alkemy-refusal-climb-moved-already = { $figure } a couru ou chargé ce tour-ci et n’escalade plus rien.
alkemy-refusal-inside-already = { $figure } se trouve dedans : pas d’escalade depuis là.
alkemy-refusal-not-across = Ce n’est pas au-delà du décor.
alkemy-refusal-too-far-across = La traversée dépasse une Marche.
alkemy-refusal-partly-inside = Un mouvement qui entre dans un décor encombré s’y termine entièrement.
alkemy-refusal-no-spring = Ce décor ne soigne personne.
alkemy-refusal-spring-used = Ce décor a déjà soigné quelqu’un ce tour-ci.
alkemy-refusal-not-at-spring = { $figure } n’est pas au contact de ce décor.
alkemy-refusal-in-the-dark = Qui touche le décor Obscur n’est chargé que par des figurines qui le touchent aussi.
alkemy-refusal-only-one-in-the-open = Tous les ennemis sauf un sont dans l’ombre.
alkemy-refusal-cluttered-no-run = On ne court pas dans un décor encombré.
alkemy-refusal-brutal-only = Le Shaal ne laisse jouer qu’une attaque Brutale.
alkemy-refusal-crossing-contradicts = Ce qui est infranchissable s’escalade peut-être, mais ne se pénètre pas.
alkemy-refusal-no-effects = Les Effets Spéciaux font partie des décors avancés.
alkemy-refusal-effects-given = Vous avez donné autant d’Effets Spéciaux qu’un joueur le peut.
alkemy-refusal-no-bare-piece = Plus aucun décor n’est sans Effet Spécial.
alkemy-refusal-effects-gone = Tous les Effets Spéciaux sont donnés.
alkemy-refusal-effect-taken = Cet Effet Spécial est déjà donné.
alkemy-refusal-has-effect = Ce décor a déjà un Effet Spécial.
alkemy-refusal-in-a-zone = Le décor doit rester hors des zones de déploiement.
alkemy-refusal-pieces-overlap = Le décor ne peut pas en chevaucher un autre.
alkemy-refusal-no-such-test = Il n’y a pas de jet de ce genre à faire.
alkemy-refusal-shaal-must-charge = Le Shaal ne laisse que la charge.
alkemy-refusal-not-nearest = Ce n’est pas l’un des ennemis les plus proches qu’elle puisse charger.

## Packs

pack-problem-alkemy-crossings =
    Ces règles de Franchissement ne vont pas ensemble : « clear » reste seul, et ce qui est infranchissable ne peut en plus que s’escalader.
