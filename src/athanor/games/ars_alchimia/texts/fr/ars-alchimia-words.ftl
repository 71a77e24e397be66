### Ars Alchimia's data in words: kinds of record, their fields, values and verbs.

# Kinds of record, and what each holds

ars-alchimia-card-caps = maximums
ars-alchimia-card-caps-what = Où s’arrêtent les pistes de ressources d’un plateau de joueur.
ars-alchimia-card-workshop = carte Atelier
ars-alchimia-card-workshop-what = Une place dans l’ordre du tour et des ouvriers en plus ; il y en a quatre.
ars-alchimia-card-order = commande
ars-alchimia-card-order-what = La commande d’un objet magique : ce qu’elle coûte et rapporte ; il y en a 42.
ars-alchimia-card-location = Lieu
ars-alchimia-card-location-what = Un endroit où récolter des ressources ; il y en a dix.
ars-alchimia-card-forge = forge
ars-alchimia-card-forge-what = Un endroit où réaliser des commandes ; il y en a huit.
ars-alchimia-card-assistant = assistant
ars-alchimia-card-assistant-what = Quelqu’un à engager : ce qui compte toujours, et les étapes d’une capacité ; il y en a vingt.

# Fields

ars-alchimia-field-id = id
ars-alchimia-field-name = nom
ars-alchimia-field-text = texte
ars-alchimia-field-number = rang dans l’ordre du tour
ars-alchimia-field-workers = ouvriers
ars-alchimia-field-level = niveau
ars-alchimia-field-category = catégorie
ars-alchimia-field-vp = points
ars-alchimia-field-cost = coût
ars-alchimia-field-yields = donne
ars-alchimia-field-threshold = seuil du dé
ars-alchimia-field-bonus = bonus à partir du seuil
ars-alchimia-field-flasks = fioles
ars-alchimia-field-passive = compte toujours
ars-alchimia-field-ability = capacité
ars-alchimia-field-once = une fois par année
ars-alchimia-field-flower = fleur de mana
ars-alchimia-field-snow = neige ancienne
ars-alchimia-field-fire = feu primaire
ars-alchimia-field-sand = sable de l’esprit
ars-alchimia-field-elixir = Élixir
ars-alchimia-field-limit = commandes en main
ars-alchimia-field-where = cases
ars-alchimia-field-by = ouvriers en moins
ars-alchimia-field-count = combien
ars-alchimia-field-add = ajouté
ars-alchimia-field-resource = ressource
ars-alchimia-field-give = donné
ars-alchimia-field-into = changé en
ars-alchimia-field-gain = reçu
ars-alchimia-field-get = obtenu

# Values

ars-alchimia-value-flower = fleur de mana
ars-alchimia-value-snow = neige ancienne
ars-alchimia-value-fire = feu primaire
ars-alchimia-value-sand = sable de l’esprit
ars-alchimia-value-elixir = Élixir
ars-alchimia-value-daily-life = Vie quotidienne
ars-alchimia-value-industry = Industrie
ars-alchimia-value-myth = Mythe
ars-alchimia-value-university = Université
ars-alchimia-value-any = n’importe lesquelles
ars-alchimia-value-order = commandes
ars-alchimia-value-location = Lieux
ars-alchimia-value-forge = forges
ars-alchimia-value-assistant = assistants

# Verbs: what each does

ars-alchimia-verb-order-limit = On peut détenir tant de commandes ; plusieurs de ces assistants ne s’additionnent pas.
ars-alchimia-verb-cheaper = Les cases d’une sorte coûtent toujours moins d’ouvriers.
ars-alchimia-verb-university = Davantage de commandes Université comptent pour le niveau de l’atelier, et pour rien d’autre.
ars-alchimia-verb-die = On ajoute quelque chose au résultat de chaque jet de dé.
ars-alchimia-verb-flasks = Chaque forge s’emploie plus souvent.
ars-alchimia-verb-points = Chaque commande réalisée à une forge rapporte plus de points.
ars-alchimia-verb-unpaid = L’assistant ne demande pas de salaire.
ars-alchimia-verb-free-wages = Tant d’autres assistants que l’on garde ne demandent pas de salaire.
ars-alchimia-verb-speciality = Au décompte final, une catégorie compte plus de commandes qu’on n’en a réalisé.
ars-alchimia-verb-gain = On reçoit des ressources ; ce qui dépasse le maximum est perdu.
ars-alchimia-verb-swap = On peut changer l’une de ces ressources en une autre qui n’est pas à son maximum.
ars-alchimia-verb-dismiss = On renvoie un assistant et reçoit des ressources de base d’une sorte.
ars-alchimia-verb-peek = On regarde en secret la première carte d’une pile de commandes, et la laisse ou la met sous la pile.
ars-alchimia-verb-distill = Deux ressources de base différentes deviennent un Élixir, s’il n’est pas à son maximum.
ars-alchimia-verb-exchange = Des unités d’une ressource de base deviennent moins d’unités d’une autre qui n’est pas à son maximum.
ars-alchimia-verb-reroll = Après son propre jet, on relance le dé et le meilleur résultat compte.
ars-alchimia-verb-recover = On reprend aussitôt des ouvriers qu’un autre envoie à la place.
ars-alchimia-verb-rebate = Un placement coûte moins d’ouvriers, si on l’annonce en même temps.
