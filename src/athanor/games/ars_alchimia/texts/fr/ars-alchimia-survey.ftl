### Ars Alchimia: the headings of tables about many matches.

## Topics

ars-alchimia-topic-workshop-dealt = Carte Atelier de la première année
ars-alchimia-topic-workshop-chosen = Carte Atelier choisie une autre année
ars-alchimia-topic-hired = Assistant engagé
ars-alchimia-topic-kept = Assistant gardé jusqu’à la fin
ars-alchimia-topic-fulfilled = Commande réalisée
ars-alchimia-topic-level = Niveau de l’atelier à la fin
ars-alchimia-topic-empty = Pile épuisée

## Figures

ars-alchimia-figure-vp = Points
ars-alchimia-figure-workers = Ouvriers à la fin
ars-alchimia-figure-hired = Assistants engagés
ars-alchimia-figure-extra = Points des visites parfaites et des compétences
ars-alchimia-figure-specialities = Points des catégories au décompte final
ars-alchimia-figure-unfulfilled = Points des commandes non réalisées
ars-alchimia-figure-orders-a = Commandes de niveau A
ars-alchimia-figure-points-a = Points imprimés sur les commandes de niveau A
ars-alchimia-figure-orders-b = Commandes de niveau B
ars-alchimia-figure-points-b = Points imprimés sur les commandes de niveau B
ars-alchimia-figure-orders-c = Commandes de niveau C
ars-alchimia-figure-points-c = Points imprimés sur les commandes de niveau C
ars-alchimia-figure-orders-daily-life = Commandes Vie quotidienne
ars-alchimia-figure-points-daily-life = Points imprimés sur les commandes Vie quotidienne
ars-alchimia-figure-orders-industry = Commandes Industrie
ars-alchimia-figure-points-industry = Points imprimés sur les commandes Industrie
ars-alchimia-figure-orders-myth = Commandes Mythe
ars-alchimia-figure-points-myth = Points imprimés sur les commandes Mythe
ars-alchimia-figure-orders-university = Commandes Université
ars-alchimia-figure-points-university = Points imprimés sur les commandes Université
