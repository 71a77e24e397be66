### Ars Alchimia's data: what can be wrong with a pack.
### Tables, fields and verbs are named as the files of packs write them.

pack-problem-ars-number-twice = Le numéro { $number } est déjà sur la carte Atelier { $first } ; chacun des numéros 1 à 4 figure sur une carte.
pack-problem-ars-id-twice = Une carte d’une autre sorte porte déjà l’identifiant { $card }.
pack-problem-ars-nothing-shown = Le champ { $field } demande au moins une ressource.
pack-problem-ars-level =
    Il faut au moins { $needed ->
        [one] { $needed } commande
       *[other] { $needed } commandes
    } de niveau { $level } ; trouvé : { $found }.
pack-problem-ars-bonus = Un seuil et un bonus vont ensemble : donnez les deux ou aucun.
pack-problem-ars-never-closes = Une compétence avec { $verb } demande once = true, sinon une fenêtre ne se fermerait jamais.
pack-problem-ars-trigger = { $verb } a son propre moment : ce doit être la seule étape, avec once = true.
pack-problem-ars-swap-first = swap peut être refusé : une autre étape doit venir avant.
pack-problem-ars-rebates = Au plus { $most } assistants peuvent avoir rebate.
pack-problem-ars-once = once = true, mais il n’y a pas de compétence à utiliser.
pack-problem-ars-unpayable = Même des pistes pleines et { $elixir } Élixirs ne suffiraient pas à payer cette commande.
pack-problem-ars-unusual-bonus = D’habitude, une carte Atelier de numéro plus élevé apporte au moins autant d’ouvriers.
pack-problem-ars-unusual-limit = Avec ces ouvriers supplémentaires, personne n’atteint jamais la limite.
pack-problem-ars-unusual-cap = D’habitude, une ressource de base peut atteindre au moins 4.
pack-problem-ars-unusual-five = D’habitude, une commande vaut 5, comme dans l’exemple du livret de règles.
pack-problem-ars-unusual-categories = D’habitude, il y a des commandes des quatre catégories.
pack-problem-ars-unusual-university = D’habitude, il y a autant de commandes Université de niveau C que de joueurs.
pack-problem-ars-unusual-flasks = D’habitude, les forges n’ont pas toutes le même nombre de fioles.
pack-problem-ars-unusual-threshold = Un seuil de 1 est toujours atteint.
pack-problem-ars-unusual-limits = D’habitude, plusieurs assistants relèvent la limite de commandes.
pack-problem-ars-unusual-nymph = D’habitude, il y a une Nymphe, avec dismiss.
pack-problem-ars-unusual-onces = D’habitude, plusieurs compétences servent une fois par année.
