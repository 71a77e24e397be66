### Pourquoi un choix vaut ce qu’il vaut, en membres de phrase qui peuvent se suivre.

materia-prima-reason-wins = met fin à la partie, et vous gagnez
materia-prima-reason-loses = met fin à la partie, et un autre gagne
materia-prima-reason-source = achète l’extension convoitée, qui apporte des éléments
materia-prima-reason-extension = une extension compte à la fin
materia-prima-reason-altar = c’est posé ici pour votre quête
materia-prima-reason-soul = prend une Pierre de l’Âme
materia-prima-reason-offering = est posé là où votre quête le demande
materia-prima-reason-dropped = ce qui est posé, d’autres peuvent le prendre
materia-prima-reason-peace = votre quête vous interdit d’attaquer quiconque
materia-prima-reason-soul-won = { $chance } % de chances de prendre une Pierre de l’Âme à { $figure }
materia-prima-reason-beaten = { $chance } % de chances de vaincre { $figure }
materia-prima-reason-own = { $chance } % de chances de vaincre { $figure }, qui est à vous
materia-prima-reason-trophy = { $chance } % de chances d’un trophée pour votre quête
materia-prima-reason-spoils = { $chance } % de chances de prendre ce que porte le vaincu
materia-prima-reason-aimless = il n’y a nulle part où aller
materia-prima-reason-nearer = plus près du but : { $place }
materia-prima-reason-farther = plus loin du but : { $place }
materia-prima-reason-step = prend une action
materia-prima-reason-lacking = extrait ce qui vous manque : { $element }
materia-prima-reason-unwanted = extrait ce qui ne vous manque pas : { $element }
materia-prima-reason-taken = prend ce qui peut vous servir : { $element }
materia-prima-reason-lying = prend ce qui ne vous manque pas : { $element }
materia-prima-reason-sought = cherche le genre de formule qu’il vous faut : { $formula }
materia-prima-reason-formula = pioche une formule qui ne presse pas : { $formula }
materia-prima-reason-unloaded = rentre à la tour ce qui n’a pas à être porté
materia-prima-reason-idle = il n’y a rien à décharger
materia-prima-reason-items = met les meilleurs objets que demande votre quête
materia-prima-reason-loaded = charge ce qu’il faut porter
materia-prima-reason-made = fabrique ce qu’il faut aux prochaines formules : { $element }
materia-prima-reason-unneeded = consomme des éléments pour ce qu’il ne vous faut pas : { $element }
materia-prima-reason-last-soul = vous prend votre dernière âme : sans âme, pas de victoire
materia-prima-reason-aim = transmute { $card }, qui vient maintenant
materia-prima-reason-part = fabrique une partie de la Pierre
materia-prima-reason-soul-spent = coûte une Pierre de l’Âme
materia-prima-reason-given-up = il faudrait abandonner l’un des trois homoncules
materia-prima-reason-saving = dépense des éléments qu’attend une formule plus pressante
materia-prima-reason-points =
    { $points ->
        [one] vaut { $points } point et aide
       *[other] vaut { $points } points et aide
    }
materia-prima-reason-burden = ne fait que remplir le sac
materia-prima-reason-carried = laisse ce qu’il faut porter
materia-prima-reason-worn = un objet aide celui qui le porte
materia-prima-reason-room = fait de la place à un meilleur objet
materia-prima-reason-stowed = un objet ne sert à rien dans la tour
materia-prima-reason-all = prend d’un coup tout ce qu’il y a
materia-prima-reason-left = laisse derrière soi : { $element }
materia-prima-reason-kept = garde : { $element }
materia-prima-reason-soul-left = laisse une Pierre de l’Âme aux autres
materia-prima-reason-quest = la quête peut être accomplie plus ou moins vite
materia-prima-reason-card = garde { $card }
materia-prima-reason-thrown = jette { $card }
materia-prima-reason-released = abandonne { $figure }
materia-prima-reason-owned = vous en avez { $count } : { $element }
materia-prima-reason-free = apporte un élément gratuit
materia-prima-reason-blend = permet une autre conversion
materia-prima-reason-site =
    { $steps ->
        [one] { $steps } pas au total vers toutes les sortes de mines et une cité
       *[other] { $steps } pas au total vers toutes les sortes de mines et une cité
    }
