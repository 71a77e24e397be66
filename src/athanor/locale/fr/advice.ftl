### Les conseils : ce que ferait un maître, et pourquoi ; dans le navigateur et au terminal.

advice-title = Que ferait un maître ?
advice-for = Pour : { $for }.
advice-against = Contre : { $against }.
advice-both = Pour : { $for }. Contre : { $against }.
advice-nothing-named = Rien de particulier ne parle pour ni contre.

advice-searched = À partir de ce que vous voyez, chaque choix a été joué { $deals ->
    [one] une fois
   *[other] { $deals } fois
}.
advice-settled = Il n’y a rien à peser ici : c’est ce que ferait un maître.
advice-mixed = Mieux vaut ici rester imprévisible. Un maître tirerait au sort parmi ces choix.
advice-forced = Il n’y a rien d’autre à choisir.
advice-told = La table apprend que vous l’avez demandé.
advice-range = { $low }–{ $high } %
advice-range-said = Chances de gagner de { $low } à { $high } pour cent
advice-often = { $often } % du temps
advice-close = Aucune recherche ne départage ce qui est si proche ; un maître suit alors son premier regard.
advice-worth = valeur en tout

advice-ask = Conseil
advice-ask-others = Demander des conseils
advice-asking = Un maître regarde ce que vous voyez…
advice-prepare = Préparer « { $choice } »
advice-prepare-place = Préparer le choix { $place }
advice-leave = Fermer le conseil
advice-why = Pourquoi ?
advice-why-title = Pourquoi { $name } a-t-il fait cela ?
advice-why-from = Ce que l’automate voyait de sa place, avant toute recherche.
advice-keys = H demande un conseil, 1 à 3 en déplient un choix.

## Qui reçoit des conseils : à convenir pour une nouvelle table

web-advice = Conseils
web-advice-usual = Comme d’habitude
web-advice-usual-hint = Pour tous, sauf entre humains qui jouent à la pendule.
web-advice-on = À qui en demande
web-advice-on-hint = La table en est avertie.
web-advice-consent = Si tous les autres sont d’accord
web-advice-consent-hint = Demandé une fois, pour toute la partie.
web-advice-off = Aucun
web-advice-off-hint = Chacun réfléchit seul.

## Ce que la table en dit

table-no-advice = À cette table, personne ne reçoit de conseil.
table-advice-refused = { $name } n’a pas accepté les conseils à cette table.
table-advice-late = La partie a continué entre-temps : le conseil n’a plus d’objet.
table-no-advice-found = Aucun conseil n’a pu être trouvé pour ce choix.
table-told-asked-advice = { $name } demande un conseil.
