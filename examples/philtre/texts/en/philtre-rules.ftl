### Philtre: its rules.

PHI-001 = Two to four seats play five rounds, or fewer if the host says so.
PHI-002 = Each seat is dealt one of four elements in secret; two seats may have the same.
PHI-003 = Each round every seat secretly pours one, two or three drops; all are shown together.
PHI-004 = Who alone poured the most may drink, for one point, or stir. After a tie nobody may.
PHI-005 = Stirring rolls a die: the pot gains that many drops of the element it shows.
PHI-006 = At the end everybody scores one point for each drop of the own element in the pot.
PHI-007 = Most points win; equals win together. Nothing is accepted out of turn or after the end.
