### Ars Alchimia in the browser: what stands on the board and its controls, and what is read aloud.

## The board

web-ars-alchimia-board = Le pays d’Alchimia
web-ars-alchimia-board-note = chaque lieu est ouvert ; chaque visite le rend plus cher
web-ars-alchimia-portal = Portail magique
web-ars-alchimia-blind-forge = Forge de la pile
web-ars-alchimia-empty = aucune carte
web-ars-alchimia-face-down =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
web-ars-alchimia-space = { $name } ({ $space }) : { $card } { $crew }. Prix { $price }. { $why }
web-ars-alchimia-card-order = commande de niveau { $level }, { $category }, { $vp } points, coûte { $cost }.
web-ars-alchimia-card-location = donne { $gained }.
web-ars-alchimia-card-location-die = donne toujours { $gained } ; à partir de { $threshold }, aussi { $bonus }.
web-ars-alchimia-card-forge =
    { $flasks ->
        [one] { $flasks } fiole
       *[other] { $flasks } fioles
    }, sans jet de dé.
web-ars-alchimia-card-forge-die =
    { $flasks ->
        [one] { $flasks } fiole
       *[other] { $flasks } fioles
    } ; la visite est parfaite à partir de { $threshold }.
web-ars-alchimia-card-assistant = { $text }
web-ars-alchimia-card-unknown = ce qui s’y trouve ne se voit qu’en y allant.
web-ars-alchimia-crew =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } de { $name }
web-ars-alchimia-crew-none = Personne n’y est
web-ars-alchimia-open = { "" }
web-ars-alchimia-closed = Pas maintenant : { $reason }
web-ars-alchimia-square = La place. Y attendent la fin de l’année : { $crews }
web-ars-alchimia-square-empty = La place est vide
web-ars-alchimia-workshop =
    Carte Atelier { $number }, { $count ->
        [one] { $count } ouvrier supplémentaire
       *[other] { $count } ouvriers supplémentaires
    }, { $owner }
web-ars-alchimia-nobody = libre
web-ars-alchimia-somebody = prise par { $name }
web-ars-alchimia-pile =
    { $pile } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la pile

## Player boards

web-ars-alchimia-boards = De qui le plateau est montré
web-ars-alchimia-board-of = Plateau de { $name }
web-ars-alchimia-more = Commandes, assistants et autres plateaux
web-ars-alchimia-workers = { $available } ouvriers disponibles, { $placed } sur des emplacements, { $square } sur la place, { $reserve } encore en réserve
web-ars-alchimia-track = { $resource } : { $count } sur { $cap } au plus
web-ars-alchimia-free-slot = place libre
web-ars-alchimia-own-order = { $order } : niveau { $level }, { $category }, { $vp } points, coûte { $cost }
web-ars-alchimia-own-assistant = { $assistant } : { $text }
web-ars-alchimia-category =
    { $category } : { $count ->
        [one] { $count } commande réalisée
       *[other] { $count } commandes réalisées
    }, ce qui vaut { $bonus } à la fin pour l’instant
web-ars-alchimia-levels = Niveaux { $levels }
web-ars-alchimia-levels-why = Les niveaux de commandes qui peuvent être pris maintenant

## When assistants are offered

web-ars-alchimia-asking = Quand me proposer mes assistants
web-ars-alchimia-asking-why = Un assistant peut servir à tout moment, même pendant le tour des autres. Dites quand on doit vous le demander ; à tout autre moment la réponse est non, et personne ne vous attend. Cet appareil s’en souvient.
web-ars-alchimia-asking-always = Chaque fois que c’est possible
web-ars-alchimia-asking-turns = À mes tours, et quand une année commence ou finit
web-ars-alchimia-asking-never = Jamais

## The decision

web-ars-alchimia-how = Touchez un emplacement pour voir son prix et y envoyer des ouvriers, ou choisissez ici.
web-ars-alchimia-price = Prix
web-ars-alchimia-price-why = Ce que l’emplacement vous coûte
web-ars-alchimia-how-many = Ouvriers (sur { $most })
web-ars-alchimia-with = Avec { $assistant }
web-ars-alchimia-surplus = { $count } de plus que le prix : +{ $count } au dé.
web-ars-alchimia-luck = Vos assistants ajoutent { $count } au dé.
web-ars-alchimia-odds-bonus = Bonus : { $enough } sur 6 ({ $share }).
web-ars-alchimia-odds-perfect = Parfaite : { $enough } sur 6 ({ $share }).
web-ars-alchimia-odds-again =
    { $count ->
        [one] Avec un second lancer, { $share }.
       *[other] Avec { $count } lancers de plus, { $share }.
    }
web-ars-alchimia-die = Le dé montre { $side }
web-ars-alchimia-roll = = { $result }, contre { $threshold }
web-ars-alchimia-roll-more = + { $more } = { $result }, contre { $threshold }
web-ars-alchimia-perfect = Parfaite
web-ars-alchimia-flasks =
    { $used ->
        [one] { $used } fiole utilisée
       *[other] { $used } fioles utilisées
    } sur { $count }
web-ars-alchimia-fulfil = Réaliser une commande
web-ars-alchimia-make-elixir = Faire de l’Élixir avec deux ressources différentes
web-ars-alchimia-exchange = D’abord ce que vous donnez, puis ce que vous recevez
web-ars-alchimia-which = Quelle ressource ?
web-ars-alchimia-resource = { $resource }, vous en avez { $count }
web-ars-alchimia-paying = Touchez ce que l’Élixir doit remplacer
web-ars-alchimia-by-elixir = { $resource } : Élixir à la place
web-ars-alchimia-act-use = Utiliser { $assistant }
web-ars-alchimia-act-pass = Passer cette année
web-ars-alchimia-act-send = { $count ->
    [one] Envoyer { $count } ouvrier
   *[other] Envoyer { $count } ouvriers
}
web-ars-alchimia-asks-send = { $space }

## Status line and players

web-ars-alchimia-fact-year = Année
web-ars-alchimia-fact-of = { $year } sur { $years }
web-ars-alchimia-fact-step = Étape
web-ars-alchimia-stage-setup = mise en place
web-ars-alchimia-stage-start = l’année commence
web-ars-alchimia-stage-main = travail
web-ars-alchimia-stage-end = l’année finit
web-ars-alchimia-stage-over = terminé
web-ars-alchimia-count-workers = Ouvriers disponibles
web-ars-alchimia-count-orders = Commandes en cours
web-ars-alchimia-count-done = Commandes réalisées

## The end

web-ars-alchimia-result = D’où viennent les points
web-ars-alchimia-result-victory = Points pendant la partie
web-ars-alchimia-result-order = Commandes non réalisées
web-ars-alchimia-result-daily-life = Vie quotidienne
web-ars-alchimia-result-industry = Industrie
web-ars-alchimia-result-myth = Mythe
web-ars-alchimia-result-university = Université
web-ars-alchimia-result-elixir = Élixir restant
web-ars-alchimia-result-assistant = Assistants
web-ars-alchimia-result-sum = Ensemble
web-ars-alchimia-result-lines = Ligne par ligne
web-ars-alchimia-result-winner = Le plus de points l’emporte ; à égalité, le plus de commandes Université réalisées.

## What rivals did, in their rows

web-ars-alchimia-brief-placed =
    { $count ->
        [one] { $count } ouvrier vers { $space }
       *[other] { $count } ouvriers vers { $space }
    }
web-ars-alchimia-brief-gathered = a récolté { $gained }
web-ars-alchimia-brief-took-order = a accepté { $order }
web-ars-alchimia-brief-hired = a engagé { $assistant }
web-ars-alchimia-brief-fulfilled = a honoré { $order }
web-ars-alchimia-brief-elixir = a préparé de l’Élixir
web-ars-alchimia-brief-passed = a passé

## The end of a year

web-ars-alchimia-year-over = L’année { $year } est finie
web-ars-alchimia-year-why = Les ouvriers rentrent, les assistants se reposent et les cartes changent.
web-ars-alchimia-year-player = Joueur
web-ars-alchimia-year-points = Points
web-ars-alchimia-year-done = Commandes honorées cette année
web-ars-alchimia-year-hired = Assistants engagés cette année
web-ars-alchimia-year-gained = + { $points } cette année
web-ars-alchimia-year-next = Passer à l’année { $year }
