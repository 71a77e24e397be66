### Pourquoi un choix vaut ce qu’il vaut, en membres de phrase qui peuvent se suivre.

ars-alchimia-reason-gained =
    rapporte { $gained }{ $wanted ->
        [0] { "" }
       *[other] , dont vos commandes ont besoin
    }
ars-alchimia-reason-spent = coûte { $spent }
ars-alchimia-reason-portal = le portail mène à un lieu que personne ne connaît encore
ars-alchimia-reason-workers =
    { $count ->
        [one] prend { $count } ouvrier
       *[other] prend { $count } ouvriers
    }
ars-alchimia-reason-idle =
    { $count ->
        [one] { $count } ouvrier de trop n’aide aucun jet
       *[other] { $count } ouvriers de trop n’aident aucun jet
    }
ars-alchimia-reason-perfect = { $chance } % de chances que la visite soit parfaite
ars-alchimia-reason-bonus = { $chance } % de chances de recevoir le bonus du lieu
ars-alchimia-reason-order = une commande de { $vp } points à préparer
ars-alchimia-reason-lacking =
    { $count ->
        [one] il vous manque { $count } ressource pour elle
       *[other] il vous manque { $count } ressources pour elle
    }
ars-alchimia-reason-too-late = « { $order } » serait difficile à payer à temps et coûterait la moitié de ses points
ars-alchimia-reason-step = augmente votre bonus de la catégorie { $category }
ars-alchimia-reason-rising = une commande de l’Université vous ouvre un niveau supérieur
ars-alchimia-reason-fulfilled =
    honore « { $order } » pour { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
ars-alchimia-reason-saved =
    non honorée, elle coûterait { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
ars-alchimia-reason-perfect-now =
    la visite est parfaite : { $vp ->
        [one] { $vp } point de plus
       *[other] { $vp } points de plus
    }
ars-alchimia-reason-employed = un assistant vaut un point à la fin
ars-alchimia-reason-skilled =
    ce que { $assistant } sait faire { $years ->
        [one] cette année
       *[other] en { $years } ans
    }
ars-alchimia-reason-muse = une Muse renforce une catégorie à la fin
ars-alchimia-reason-salaries =
    { $count ->
        [one] il faudra payer encore un salaire
       *[other] il faudra payer encore { $count } salaires
    }
ars-alchimia-reason-salary-saved = économise un ouvrier de salaire
ars-alchimia-reason-missed = { $assistant } manquerait les années suivantes
ars-alchimia-reason-dismissed = vous perdez { $assistant }
ars-alchimia-reason-extra =
    { $count ->
        [one] { $count } ouvrier supplémentaire pour de bon
       *[other] { $count } ouvriers supplémentaires pour de bon
    }
ars-alchimia-reason-late = avec le numéro { $number }, vous jouez plus tard
ars-alchimia-reason-elixir =
    { $count ->
        [one] dépense { $count } Élixir, qui vaudrait un point à la fin
       *[other] dépense { $count } Élixirs, qui vaudraient des points à la fin
    }
ars-alchimia-reason-stands-in = l’Élixir remplace ce qui manque à une commande
ars-alchimia-reason-look = regarder une carte ne coûte rien
ars-alchimia-reason-trouble = inutile si cela ne change presque rien
ars-alchimia-reason-back = échanger dans un sens puis dans l’autre ne mène à rien
ars-alchimia-reason-useless = il n’y a rien à quoi l’appliquer
ars-alchimia-reason-reroll = { $chance } % de chances qu’un second jet réussisse
ars-alchimia-reason-recovered =
    { $count ->
        [one] { $count } ouvrier de nouveau disponible
       *[other] { $count } ouvriers de nouveau disponibles
    }
ars-alchimia-reason-another = une autre commande se trouve peut-être dessous
