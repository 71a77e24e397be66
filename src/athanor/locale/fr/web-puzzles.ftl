### Les problèmes dans le navigateur.

web-puzzles-note = Un choix est nettement meilleur : trouvez-le. Tous viennent de parties entre automates, aucun n’est inventé.
web-puzzles-games = Jeux qui ont des problèmes
web-puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
web-puzzles-all = Tous les problèmes
web-puzzle-today = Le problème du jour
web-puzzle-of-day = Le problème du { $date }
web-puzzle-solve = Le résoudre
web-puzzle-look = Le revoir
web-puzzle-record = Votre carnet, { $month }
web-puzzle-solved = { $solved } résolus sur { $of }
web-puzzle-called = Problème { $number }
web-puzzle-level = { $level ->
    [1] pour commencer
    [2] délicat
   *[other] difficile
}
web-puzzle-seats = { $seats } places
web-puzzle-open = commencé
web-puzzle-first = résolu du premier coup
web-puzzle-later = résolu ensuite
web-puzzle-shown = montré
web-puzzle-asks = Parmi { $legal } choix, l’un est nettement meilleur. Rien ne compte avant que vous ayez confirmé votre essai.
web-puzzle-tried = { $choice }.
web-puzzle-better = Il y a mieux. Chance de gagner :
web-puzzle-hopeless = Il n’y a rien à en attendre.
web-puzzle-chance = gagne dans { $chance } des cas
web-puzzle-others = Ce que coûtent les autres choix
web-puzzle-found = Trouvé dans une partie de { $bots } (graine { $seed }, partie { $match }), après { $step } choix. Tous les choix ont été joués jusqu’au bout dans { $deals } donnes ; sur { $looks } autres examens avec d’autres graines, { $agreed } ont trouvé le même.
web-puzzle-show = Voir la réponse
web-puzzle-next = Problème suivant
web-puzzle-all = Les { $of } problèmes
