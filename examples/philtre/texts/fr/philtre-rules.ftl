### Philtre: its rules.

PHI-001 = On joue à deux, trois ou quatre, en cinq manches, ou moins si l’hôte le décide.
PHI-002 = Chacun reçoit en secret l’un des quatre éléments ; deux joueurs peuvent avoir le même.
PHI-003 = À chaque manche, chacun verse en secret une, deux ou trois gouttes ; on révèle tout ensemble.
PHI-004 = Celui qui a versé le plus, et lui seul, peut boire, pour un point, ou remuer. En cas d’égalité, personne ne le peut.
PHI-005 = Remuer fait lancer un dé : la marmite reçoit autant de gouttes de l’élément qu’il montre.
PHI-006 = À la fin, chacun marque un point par goutte de son élément dans la marmite.
PHI-007 = Le plus de points l’emporte ; les ex æquo gagnent ensemble. Rien n’est accepté hors de son tour ni après la fin.
