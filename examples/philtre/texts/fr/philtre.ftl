### Philtre: what it says.

philtre-title = Philtre
philtre-tagline = Verser, boire ou remuer : de qui l’élément remplira-t-il la marmite ?

philtre-how-many = Combien de gouttes versez-vous ?
philtre-pour =
    { $count ->
        [one] Verser { $count } goutte
       *[other] Verser { $count } gouttes
    }
philtre-drink-or-stir = Personne n’a versé plus que vous. Buvez-vous ou remuez-vous ?
philtre-drink = Boire, pour un point
philtre-stir = Remuer la marmite

philtre-chance-element = l’élément secret
philtre-chance-stir = l’élément que l’on remue

philtre-event-poured =
    { $drops ->
        [one] { $drops } goutte est versée.
       *[other] { $drops } gouttes sont versées.
    }
philtre-event-drank = { $seat } boit.
philtre-event-stirred = { $seat } remue.

philtre-points = Points

philtre-reason-sure = le point est acquis
philtre-reason-own = un élément sur quatre est le vôtre

philtre-setting-rounds = Combien de manches on joue. Avec une seule, le jeu est assez petit pour être résolu.
philtre-setting-name-rounds = Manches
philtre-setting-value-rounds-1 = 1 manche
philtre-setting-value-rounds-2 = 2 manches
philtre-setting-value-rounds-3 = 3 manches
philtre-setting-value-rounds-4 = 4 manches
philtre-setting-value-rounds-5 = 5 manches
