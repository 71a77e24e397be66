### Alkemy as it is drawn and shown: what stands on the table and on the cards.

## Figures

alkemy-view-figure = { $name } ({ $label })
alkemy-view-status-waiting = pas encore déployée
alkemy-view-status-deployed = déployée
alkemy-view-status-on-watch = aux aguets
alkemy-view-status-active = active
alkemy-view-status-inactive = inactive
alkemy-view-status-gone = hors de combat
alkemy-view-fighting = { $status }, combat { $foes }
alkemy-view-fights = combat { $foes }

## Health, by the colour of the first box that is left; the letters stand on figures

alkemy-view-letter-yellow = J
alkemy-view-letter-red = R

## What alchemy has done to a figure

alkemy-view-effect-earth =
    { $count ->
        [one] Terre pour { $count } activation
       *[other] Terre pour { $count } activations
    }
alkemy-view-effect-water =
    { $count ->
        [one] Eau pour { $count } activation
       *[other] Eau pour { $count } activations
    }
alkemy-view-effect-air =
    { $count ->
        [one] Air pour { $count } activation
       *[other] Air pour { $count } activations
    }
alkemy-view-effect-fire =
    { $count ->
        [one] Feu pour { $count } activation
       *[other] Feu pour { $count } activations
    }
alkemy-view-effect-defense = Défense +{ $count }
alkemy-view-effect-hurry = prochaine marche ou charge +{ $length } p
alkemy-view-effect-lag = déplacements −{ $length } p
alkemy-view-effect-luck = dés au prochain jet : { $count }
alkemy-view-effect-spines = blesse qui la touche : { $count }
alkemy-view-effect-skill = { $skill }
alkemy-view-effect-bless-mind = dés d’Esprit : { $count }
alkemy-view-effect-bless-reflex = dés de Réflexe : { $count }
alkemy-view-effect-bless-combat = dés de Combat : { $count }
alkemy-view-effect-bless-shoot = dés de tir : { $count }
alkemy-view-effect-bless-alchemy = dés d’alchimie : { $count }
alkemy-view-effect-bless-disengage = dés de désengagement : { $count }

## The moment

alkemy-view-house = Cartes maison
alkemy-view-stage-muster = Les troupes se forment
alkemy-view-stage-sides = Les camps sont choisis
alkemy-view-stage-scenery = Les décors sont placés
alkemy-view-stage-tokens = Les pions sont placés
alkemy-view-stage-deployment = Les troupes se déploient
alkemy-view-stage-turn = Le premier tour commence
alkemy-view-turn = Tour { $turn } sur { $last } au plus
alkemy-view-over = Terminée au tour { $turn }
alkemy-view-initiative = initiative : { $seat }
alkemy-view-score = { $score } / { $goal }

## Scenery

alkemy-view-scenery-wall = { $name }, taille { $size } : infranchissable
alkemy-view-scenery-toll = { $name }, taille { $size } : se franchit en payant
alkemy-view-scenery-slow = { $name }, taille { $size } : terrain lent
alkemy-view-scenery-flat = { $name }, taille { $size } : terrain ouvert

## The key of a drawing

alkemy-view-key-white = indemne
alkemy-view-key-yellow = grave
alkemy-view-key-red = critique
alkemy-view-key-ap = points d’action, restants et dépensés
alkemy-view-key-active = en cours d’activation
alkemy-view-key-combat = au combat
alkemy-view-key-post = borne Jin
alkemy-view-key-held = borne tenue par un camp
alkemy-view-key-size = taille du décor
alkemy-view-key-zone = zone de déploiement
alkemy-view-key-median = ligne médiane
alkemy-view-key-earth = pion de Terre
alkemy-view-key-water = pion d’Eau
alkemy-view-key-air = pion d’Air
alkemy-view-key-fire = pion de Feu
alkemy-view-key-toll = se franchit en payant
alkemy-view-key-slow = terrain lent
alkemy-view-key-flat = terrain ouvert
alkemy-view-key-concentration = concentration
alkemy-view-key-component = composants
alkemy-view-key-stone = pierres
alkemy-view-key-sight = ligne de vue
alkemy-view-key-region = à portée
alkemy-view-key-path = trajet d’un déplacement
alkemy-view-key-corridor = couloir de tir

## The table in the terminal

alkemy-view-table = La table
alkemy-view-warband = { $seat } : { $band }
alkemy-view-head-figure = Figurine
alkemy-view-head-health = Santé
alkemy-view-head-ap = PA
alkemy-view-head-state = État
alkemy-view-head-alchemy = Alchimie
alkemy-view-alchemy = C{ $concentration } K{ $components } P{ $stones }
alkemy-view-signs = Signes
alkemy-view-sign-post = borne Jin : libre, ou avec la lettre du camp qui la tient
alkemy-view-sign-tokens = pions de Terre, d’Eau, d’Air et de Feu
alkemy-view-sign-health = cases restantes : blanches, jaunes, rouges
alkemy-view-sign-alchemy = concentration, composants, pierres
alkemy-view-last-turn = C’est le dernier tour.

## Orders that are aimed at something

alkemy-view-action-charge = charger un ennemi
alkemy-view-action-charge-many = charger plusieurs ennemis
alkemy-view-action-engage = engager un ennemi déjà au combat
alkemy-view-action-fight = combattre un ennemi au contact
alkemy-view-action-shoot = tirer sur un ennemi
alkemy-view-action-cast = lancer une formule
alkemy-view-action-harvest = récolter un pion
alkemy-view-action-post = prendre une borne
alkemy-view-action-climb = escalader un décor
alkemy-view-action-invigorate = puiser des forces dans un décor
alkemy-view-action-master = combattre une fois sans payer
alkemy-view-formula = niveau { $level }, composants : { $components }
