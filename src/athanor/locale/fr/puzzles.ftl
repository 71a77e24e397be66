### Problèmes : ce qui y est refusé et pourquoi leurs solutions sont meilleures, quel que soit le jeu.

bots-puzzle = fait partie de la position
puzzle-unknown = Il n’y a pas de problème nommé « { $puzzle } ».
puzzle-none = Cette table n’est pas celle d’un problème.
puzzle-only = Cette table est celle d’un problème. Cela ne se fait que dans une partie.
puzzle-is-done = Ce problème est terminé.
puzzle-tried-already = Vous avez déjà essayé cela.
puzzle-glance = À première vue, « { $glance } » semble meilleur : { $terms }.
puzzle-glance-unsaid = À première vue, « { $glance } » semble meilleur.
puzzle-speaks = Ce qui parle pour la solution : { $terms }.
puzzle-next = Après la solution vient le plus souvent : « { $next } » (dans { $often } donnes sur { $deals }).
puzzle-still = Après la solution, l’autre choix peut attendre : il vient ensuite (dans { $often } donnes sur { $deals }).
puzzle-over = Après la solution, la partie est finie avant que l’on vous demande encore quelque chose (dans { $often } donnes sur { $deals }).
puzzle-next-other = Après l’autre choix vient le plus souvent : « { $next } » ({ $often } sur { $deals }).
puzzle-still-other = Après l’autre choix, la solution vient ensuite ({ $often } sur { $deals }), mais trop tard.
puzzle-over-other = Après l’autre choix, la partie est finie avant que l’on vous demande encore quelque chose ({ $often } sur { $deals }).
puzzle-ends = En moyenne, cela finit à { $own } contre { $best } pour le meilleur des autres ; après l’autre choix, à { $then } contre { $against }.
