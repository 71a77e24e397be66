### Ars Alchimia: names of its parts, and what is said while it is played.
### A resource is an argument { $resource }, counted ones come as lists: { $gained }, { $paid }.
### Words: année = round of the rulebook (year); tour = one player's turn.

## The game

ars-alchimia-title = Ars Alchimia
ars-alchimia-tagline = Quatre années, un atelier, des ouvriers : chaque visite rend un lieu plus cher.

## Resources

ars-alchimia-resource-flower = fleur de mana
    .letter = Fl
ars-alchimia-resource-snow = neige ancienne
    .letter = Ne
ars-alchimia-resource-fire = feu primaire
    .letter = Fe
ars-alchimia-resource-sand = sable de l’esprit
    .letter = Sa
ars-alchimia-resource-elixir = Élixir
    .letter = El
ars-alchimia-nothing = rien
ars-alchimia-amount-flower =
    { $count ->
        [one] { $count } fleur de mana
       *[other] { $count } fleurs de mana
    }
ars-alchimia-amount-snow =
    { $count ->
        [one] { $count } neige ancienne
       *[other] { $count } neiges anciennes
    }
ars-alchimia-amount-fire =
    { $count ->
        [one] { $count } feu primaire
       *[other] { $count } feux primaires
    }
ars-alchimia-amount-sand =
    { $count ->
        [one] { $count } sable de l’esprit
       *[other] { $count } sables de l’esprit
    }
ars-alchimia-amount-elixir =
    { $count ->
        [one] { $count } Élixir
       *[other] { $count } Élixirs
    }

## Categories and spaces

ars-alchimia-category-daily-life = Vie quotidienne
ars-alchimia-category-industry = Industrie
ars-alchimia-category-myth = Mythe
ars-alchimia-category-university = Université
ars-alchimia-portal = portail magique
ars-alchimia-blind-forge = forge de la pile
ars-alchimia-empty-space = emplacement vide { $space }
ars-alchimia-card = { $card }
ars-alchimia-workshop = carte Atelier { $number }
ars-alchimia-die = { $number }

## What the host sets beforehand

ars-alchimia-setting-two-players = Jouer à deux avec la variante maison ; le livret de règles prévoit trois ou quatre joueurs.
ars-alchimia-setting-colours = La couleur de chaque place.
ars-alchimia-setting-name-two-players = Variante à deux joueurs (règle maison)
ars-alchimia-setting-hint-two-players = Le livret de règles ne prévoit pas de partie à deux. Cette variante est la nôtre : moins d’emplacements, et deux cartes Atelier restent inutilisées.
ars-alchimia-setting-name-colours = Couleur
ars-alchimia-setting-value-colours-navy = Bleu marine
ars-alchimia-setting-value-colours-red = Rouge
ars-alchimia-setting-value-colours-yellow = Jaune
ars-alchimia-setting-value-colours-green = Vert

## What chance decides

ars-alchimia-chance-order = la première carte d’une pile de commandes
ars-alchimia-chance-location = la première carte de la pile des lieux
ars-alchimia-chance-forge = la première carte de la pile des forges
ars-alchimia-chance-assistant = la première carte de la pile des assistants
ars-alchimia-chance-workshop = une carte Atelier
ars-alchimia-chance-die = le dé

## What is asked

ars-alchimia-decision-workshop = Choisissez votre carte Atelier pour cette année
ars-alchimia-decision-salary =
    Payez vos assistants ({ $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } sur { $workers }), ou renvoyez-en d’abord un
ars-alchimia-decision-ability = Utilisez-vous un assistant maintenant ?
ars-alchimia-decision-turn = Envoyez des ouvriers ou passez : il en reste { $count }
ars-alchimia-decision-transform = Que transformez-vous dans la fiole { $flask } ?
ars-alchimia-decision-payment = Comment payez-vous « { $order } » ?
ars-alchimia-decision-dismiss = Qui renvoyez-vous ?
ars-alchimia-decision-gain = Quelle ressource recevez-vous ?
ars-alchimia-decision-swap = Changez-vous une ressource ? Vous recevriez : { $resource }
ars-alchimia-decision-look = Quelle pile de commandes regardez-vous ?
ars-alchimia-decision-bury = La carte que vous avez regardée reste-t-elle sur la pile { $level } ?
ars-alchimia-decision-distill = Quelles ressources deviennent de l’Élixir ?
ars-alchimia-decision-exchange = Que changez-vous ? { $give } contre { $get }
ars-alchimia-decision-recover = { $assistant } : combien d’ouvriers reprenez-vous ?
ars-alchimia-decision-reroll = { $assistant } : vous avez fait { $die }. Relancez-vous le dé ?
ars-alchimia-decision-speciality = Quelle catégorie votre Muse renforce-t-elle ?

## What may be chosen

ars-alchimia-option-workshop =
    Prendre la carte Atelier { $number } : { $count ->
        [one] { $count } ouvrier supplémentaire
       *[other] { $count } ouvriers supplémentaires
    }
ars-alchimia-option-keep =
    Garder tous les assistants pour { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
ars-alchimia-option-dismiss = Renvoyer : { $assistant }
ars-alchimia-option-use = Utiliser { $assistant } : { $text }
ars-alchimia-option-decline = Ne rien utiliser maintenant
ars-alchimia-option-place =
    Placer { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } : { $space }{ $surplus ->
        [0] { "" }
       *[other] , { $surplus } de plus que nécessaire
    }
ars-alchimia-option-place-rebate =
    Placer { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } avec { $assistants } : { $space }{ $surplus ->
        [0] { "" }
       *[other] , { $surplus } de plus que nécessaire
    }
ars-alchimia-option-pass = Passer pour le reste de l’année
ars-alchimia-option-stop = Quitter la forge
ars-alchimia-option-elixir = Produire 1 Élixir avec { $spent }
ars-alchimia-option-elixir-perfect =
    Produire 1 Élixir avec { $spent } pour { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
ars-alchimia-option-fulfil = Réaliser « { $order } » pour { $vp } points
ars-alchimia-option-pay = Payer { $paid }
ars-alchimia-option-gain = Recevoir : { $resource }
ars-alchimia-option-no-swap = Ne rien changer
ars-alchimia-option-swap = Donner 1 { $from } et recevoir 1 { $into }
ars-alchimia-option-look = Regarder la pile de niveau { $level }
ars-alchimia-option-leave = La laisser sur la pile
ars-alchimia-option-under = La glisser sous la pile
ars-alchimia-option-exchange = Donner { $paid } contre { $gained }
ars-alchimia-option-recover =
    Reprendre { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
ars-alchimia-option-reroll = Relancer le dé et garder le plus haut
ars-alchimia-option-speciality =
    { $category }, avec { $count ->
        [one] { $count } commande réalisée
       *[other] { $count } commandes réalisées
    }

## Actions in a menu

ars-alchimia-action-place = Placer des ouvriers
ars-alchimia-action-elixir = Produire 1 Élixir
ars-alchimia-action-fulfil = Réaliser une commande
ars-alchimia-action-use = Utiliser un assistant
ars-alchimia-action-dismiss = Renvoyer un assistant
ars-alchimia-action-gain = Recevoir une ressource
ars-alchimia-action-swap = Changer une ressource en une autre
ars-alchimia-action-distill = Distiller 1 Élixir
ars-alchimia-action-exchange = Échanger une ressource

## What happened

ars-alchimia-event-dealt = { $seat } reçoit la carte Atelier { $number }.
ars-alchimia-event-chose = { $seat } prend la carte Atelier { $number }.
ars-alchimia-event-year = L’année { $year } commence.
ars-alchimia-event-last-year = C’est la dernière année : les commandes de tous les niveaux sont ouvertes à tous.
ars-alchimia-event-workers =
    { $seat } reçoit { $count ->
        [one] { $count } ouvrier supplémentaire
       *[other] { $count } ouvriers supplémentaires
    }.
ars-alchimia-event-workers-limit =
    { $seat } ne peut pas avoir plus de { $most } ouvriers et renonce à { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }.
ars-alchimia-event-paid =
    { $seat } paie { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } de salaires.
ars-alchimia-event-dismissed = { $seat } renvoie un assistant : { $assistant }.
ars-alchimia-event-year-ends = L’année { $year } s’achève : les ouvriers rentrent, les assistants se reposent et les cartes changent.
ars-alchimia-event-revealed = Carte dévoilée : « { $card } ».
ars-alchimia-event-stays-empty = La pile est épuisée : { $space } reste vide.
ars-alchimia-event-placed =
    { $seat } place { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } : { $space }, prix { $price }{ $less ->
        [0] { "" }
       *[other] {" "}− { $less }
    }{ $surplus ->
        [0] { "" }
       *[other] , { $surplus } de plus que nécessaire
    }.
ars-alchimia-event-cheaper =
    Avec { $assistants }, { $seat } paie { $less ->
        [one] { $less } ouvrier
       *[other] { $less } ouvriers
    } de moins.
ars-alchimia-event-bumped =
    { $count ->
        [one] { $count } ouvrier de { $seat } va sur la place
       *[other] { $count } ouvriers de { $seat } vont sur la place
    }.
ars-alchimia-event-recovered =
    { $assistant } : { $seat } reprend { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }.
ars-alchimia-event-passed = { $seat } passe.
ars-alchimia-event-no-workers = { $seat } n’a plus d’ouvriers et passe.
ars-alchimia-event-no-placement = { $seat } ne peut placer d’ouvriers nulle part et passe.
ars-alchimia-event-lapsed = L’action de { $seat } est devenue impossible et n’a pas lieu.
ars-alchimia-event-portal = { $seat } franchit le portail et découvre « { $card } ».
ars-alchimia-event-blind-forge = { $seat } entre dans la forge de la pile : « { $card } ».
ars-alchimia-event-under = « { $card } » retourne sous sa pile.
ars-alchimia-event-rolled =
    { $seat } fait { $die }{ $surplus ->
        [0] { "" }
       *[other] {" "}+ { $surplus } pour les ouvriers en plus
    }{ $luck ->
        [0] { "" }
       *[other] {" "}+ { $luck } grâce aux assistants
    } : { $result } contre { $threshold }.
ars-alchimia-event-rerolled = { $assistant } : { $seat } relance le dé et fait { $die } ; { $kept } compte.
ars-alchimia-event-gathered = { $seat } collecte { $gained } : { $space }.
ars-alchimia-event-lost = { $seat } n’a plus de place pour { $lost }.
ars-alchimia-event-bonus = { $seat } reçoit aussi { $gained }.
ars-alchimia-event-no-bonus = { $seat } manque le bonus.
ars-alchimia-event-took-order = { $seat } accepte « { $order } ».
ars-alchimia-event-hired = { $seat } engage un assistant : { $assistant }.
ars-alchimia-event-perfect = La visite de { $seat } est parfaite.
ars-alchimia-event-imperfect = La visite de { $seat } est ordinaire.
ars-alchimia-event-left-unused = { $seat } n’a plus rien à transformer : la visite s’arrête là.
ars-alchimia-event-fulfilled =
    { $seat } réalise « { $order } » avec { $paid } pour { $vp } points{ $extra ->
        [0] { "" }
       *[other] {" "}et { $extra } de plus
    }.
ars-alchimia-event-elixir =
    { $seat } produit de l’Élixir avec { $spent }{ $vp ->
        [0] { "" }
        [one] {" "}et gagne { $vp } point
       *[other] {" "}et gagne { $vp } points
    }.
ars-alchimia-event-used = { $seat } utilise un assistant : { $assistant }.
ars-alchimia-event-gained = { $seat } reçoit { $gained }.
ars-alchimia-event-changed = { $seat } change { $spent } en { $gained }.
ars-alchimia-event-looked = { $seat } regarde la première carte de la pile { $level }.
ars-alchimia-event-looked-own = { $seat } regarde la première carte de la pile { $level } : « { $order } » ({ $category }, { $vp } points, coûte { $cost }).
ars-alchimia-event-left = { $seat } la laisse sur la pile { $level }.
ars-alchimia-event-buried = { $seat } la glisse sous la pile { $level }.
ars-alchimia-event-ended = La dernière année est terminée.
ars-alchimia-event-speciality = { $assistant } : { $category } compte davantage pour { $seat }.
ars-alchimia-event-scored = { $seat } termine avec { $vp } points.

## Why something is refused

ars-alchimia-refusal-no-such-space = Il n’y a pas d’emplacement { $space } dans cette partie.
ars-alchimia-refusal-one-space = Tous les ouvriers d’un tour vont au même emplacement.
ars-alchimia-refusal-no-number = « { $choice } » n’est pas un nombre d’ouvriers.
ars-alchimia-refusal-empty = L’emplacement { $space } n’a pas de carte : personne ne peut s’y rendre.
ars-alchimia-refusal-nothing-to-transform = Vous ne pourriez rien transformer dans une forge maintenant.
ars-alchimia-refusal-level =
    Les commandes de niveau { $level } demandent { $needed ->
        [one] { $needed } commande Université réalisée
       *[other] { $needed } commandes Université réalisées
    }, et vous en avez { $count }. L’année { $year }, tous les niveaux sont ouverts.
ars-alchimia-refusal-order-limit = Vous avez déjà { $count } commandes en cours, et votre limite est de { $limit }.
ars-alchimia-refusal-too-few =
    Il faut au moins { $least ->
        [one] { $least } ouvrier
       *[other] { $least } ouvriers
    } : { $count } ne { $count ->
        [one] suffit
       *[other] suffisent
    } pas.
ars-alchimia-refusal-too-many =
    Vous n’avez que { $most ->
        [one] { $most } ouvrier disponible
       *[other] { $most } ouvriers disponibles
    }, pas { $count }.
ars-alchimia-refusal-passed = Vous avez passé pour cette année.
ars-alchimia-refusal-workshop-taken = Quelqu’un a pris la carte Atelier { $number }.
ars-alchimia-refusal-wages =
    Les garder tous coûte { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }, et vous en avez { $workers }.
ars-alchimia-refusal-not-employed = Cet assistant ne travaille pas pour vous.
ars-alchimia-refusal-not-at-will = Un assistant se renvoie au règlement des salaires, ou par une carte.
ars-alchimia-refusal-no-window = Une compétence s’utilise quand elle est proposée ; à présent, placez des ouvriers ou passez.
ars-alchimia-refusal-other-moment = { $assistant } a son propre moment et ne peut pas servir maintenant.
ars-alchimia-refusal-passive = { $assistant } compte toujours et n’a rien à utiliser.
ars-alchimia-refusal-exhausted = { $assistant } a déjà servi cette année.
ars-alchimia-refusal-cost = Vous ne pouvez pas faire ce que demande { $assistant }.
ars-alchimia-refusal-rebate-for-nothing = { $assistant } ne changerait rien ici.
ars-alchimia-refusal-no-rebate = { $assistant } ne rend pas les placements moins chers.
ars-alchimia-refusal-must-transform = Une transformation au moins est obligatoire.
ars-alchimia-refusal-not-accepted = Vous n’avez pas accepté cette commande.
ars-alchimia-refusal-same-kind = L’Élixir demande deux ressources de types différents.
ars-alchimia-refusal-elixir-of-elixir = On ne fait pas d’Élixir avec de l’Élixir.
ars-alchimia-refusal-elixir-full = Votre Élixir est au maximum.
ars-alchimia-refusal-lacking = Vous n’avez pas { $spent }.
ars-alchimia-refusal-cannot-pay = Il vous manque { $missing }.
ars-alchimia-refusal-wrong-payment = La commande coûte { $cost } ; l’Élixir peut remplacer toute autre ressource, une pour une.
ars-alchimia-refusal-not-basic = Seule une ressource de base peut être reçue ainsi.
ars-alchimia-refusal-no-swap = Vous ne pouvez pas changer cette ressource : { $resource }.
ars-alchimia-refusal-pile-empty = La pile de niveau { $level } est vide.
ars-alchimia-refusal-nothing-to-see = Toutes les piles de commandes sont vides.
ars-alchimia-refusal-same-exchange = On n’échange pas une ressource contre elle-même : { $resource }.
ars-alchimia-refusal-no-room = Vous n’avez plus de place pour cette ressource : { $resource }.
ars-alchimia-refusal-too-many-back =
    Vous pouvez reprendre au plus { $most ->
        [one] { $most } ouvrier
       *[other] { $most } ouvriers
    } ; les autres restent sur la place.
ars-alchimia-refusal-no-speciality = Vous n’avez réalisé aucune commande de cette catégorie : { $category }.
ars-alchimia-refusal-two-players = Ars Alchimia se joue à trois ou quatre ; à deux seulement avec la variante maison, qui est faite pour deux. Vous avez { $seats } places.
ars-alchimia-refusal-position-shape = Ce n’est pas une position d’Ars Alchimia : { $reason }.
ars-alchimia-refusal-position = Aucune partie ne peut mener à cette position : regardez { $field }.

## Where points come from, and what a space costs

ars-alchimia-score-play = Points en cours de partie
ars-alchimia-score-unfulfilled =
    { $count ->
        [one] { $count } commande non réalisée
       *[other] { $count } commandes non réalisées
    }
ars-alchimia-score-category =
    { $category } : { $count ->
        [one] { $count } commande
       *[other] { $count } commandes
    }
ars-alchimia-score-elixir =
    { $count ->
        [one] { $count } Élixir restant
       *[other] { $count } Élixirs restants
    }
ars-alchimia-score-assistants =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
ars-alchimia-price-one = Un ouvrier
ars-alchimia-price-crew = Ouvriers déjà présents
ars-alchimia-price-less = { $assistant }
ars-alchimia-price-least = Jamais moins d’un

## The table in text

ars-alchimia-picture-year = Année { $year } sur { $years }
ars-alchimia-picture-house = jeu maison
ars-alchimia-picture-last-year = Dernière année : les commandes de tous les niveaux sont ouvertes à tous.
ars-alchimia-picture-spaces = Emplacements
ars-alchimia-picture-players = Joueurs
ars-alchimia-picture-piles = Piles
ars-alchimia-picture-board = Plateau de { $seat }
ars-alchimia-picture-you = (vous)
ars-alchimia-picture-passed = passé
ars-alchimia-picture-points =
    { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
ars-alchimia-picture-flasks =
    { $count ->
        [one] { $count } fiole
       *[other] { $count } fioles
    }
ars-alchimia-picture-surplus =
    { $surplus ->
        [0] le prix
       *[other] { $surplus } de plus que le prix
    }
ars-alchimia-picture-below =
    { $less } de moins que le prix, avec un assistant
ars-alchimia-picture-assistants = Assistants
ars-alchimia-picture-done =
    { $count ->
        [0] Rien de réalisé
       *[other] Commandes réalisées : { $count }
    }
ars-alchimia-picture-exhausted = { $card } (a servi)
ars-alchimia-head-space = Emplacement
ars-alchimia-head-card = Carte
ars-alchimia-head-shows = Montre
ars-alchimia-head-workers = Ouvriers
ars-alchimia-head-price = Prix
ars-alchimia-head-player = Joueur
ars-alchimia-head-points = Points
ars-alchimia-head-workshop = Atelier
ars-alchimia-pile-c = Commandes C
ars-alchimia-pile-b = Commandes B
ars-alchimia-pile-a = Commandes A
ars-alchimia-pile-locations = Lieux
ars-alchimia-pile-forges = Forges
ars-alchimia-pile-assistants = Assistants
ars-alchimia-picture-costs = { $price ->
    [one] prix { $price } ouvrier
   *[other] prix { $price } ouvriers
}
