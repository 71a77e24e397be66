### Alkemy : les titres des tableaux sur de nombreuses parties.

## Topics

alkemy-topic-warband = Troupe
alkemy-topic-player = Place à la table
alkemy-topic-started = Première activation de la partie
alkemy-topic-command-held = Carte de Commandement en main
alkemy-topic-command-played = Carte de Commandement jouée
alkemy-topic-command-lost = Carte de Commandement annulée par un adversaire
alkemy-topic-objective = Objectif Secret choisi
alkemy-topic-fulfilled = Objectif Secret accompli

alkemy-trait-player = Joueur { $letter }
alkemy-trait-first = La sienne
alkemy-trait-later = Celle d’un adversaire

## Figures

alkemy-figure-turns = Tours
alkemy-figure-points = Points de Scénario
alkemy-figure-lost = Figurines perdues
alkemy-figure-acted = Actions de scénario réussies
alkemy-figure-commands = Cartes de Commandement jouées
alkemy-figure-reserve = Points de Commandement non dépensés

## How matches end

alkemy-ending-points = Quelqu’un a les points que demande le scénario
alkemy-ending-fall = Moins de deux camps ont encore des figurines
alkemy-ending-turns = Tous les tours sont joués
alkemy-ending-consent = Abandon, ou nulle d’un commun accord
