### Ce que lit qui s’occupe d’une maison.

## Les sauvegardes

backup-exists = { $path } existe déjà. Une sauvegarde ne prend jamais la place d’un autre fichier.
backup-damaged = { $path } n’est pas une sauvegarde d’Athanor, ou n’est plus telle qu’elle a été faite. Rien n’a été modifié.
cli-backup = Écrire tout ce que la maison conserve dans un seul fichier, même pendant qu’elle est ouverte.
cli-restore = Remettre une sauvegarde à la place de ce que la maison conserve, pendant qu’elle est fermée ; ce qui s’y trouvait est mis de côté.
cli-arg-backup = Le fichier de la sauvegarde, par exemple athanor-backup.zip.
cli-opt-restore-repair = Réparer dans la sauvegarde ce qui peut l’être avant de la remettre en place.
cli-backup-made = { $found ->
    [0] La sauvegarde se trouve dans { $file }, et tout y est intact.
   *[other] La sauvegarde se trouve dans { $file }, mais tout ce que la maison conserve n’est pas intact : voyez « athanor doctor ».
}
cli-restored = La maison dans { $folder } est telle qu’elle était à { $made }.
cli-restore-aside = Ce qui s’y trouvait se trouve maintenant dans { $aside }.
cli-restore-unsound = Quelque chose ne va pas dans { $file } : rien n’a été remis en place. Avec --repair, ce qui peut l’être est d’abord réparé.

## Le bureau de l’exploitant

cli-house = Voir ce qui se passe dans une maison et y faire régner l’ordre : tables, personnes, signalements.
cli-house-list = Lister les tables, même maison ouverte : nom, phase, dernier changement, personnes, jeu.
cli-house-show = Montrer le journal d’une table, même maison ouverte. D’une partie en cours, il dit ce qui est caché à ceux qui jouent.
cli-house-close = Fermer une table qui attend encore du monde, ou qui est retenue. Une maison ouverte s’en charge elle-même en une seconde.
cli-opt-close-match = La fermer même si sa partie est en cours ; personne ne la gagne.
cli-house-forget = Oublier une personne et toutes ses données, maison fermée : ce qui n’était qu’à elle est effacé, ce que d’autres partagent continue sans elle.
cli-opt-phase = Seulement les tables dans cette phase : gathering, playing, over ou closed.
cli-arg-table = Le nom de la table, tel qu’il figure dans son adresse.
cli-arg-person = L’identifiant d’un compte, ou le numéro d’une personne tel qu’il figure dans les journaux.
cli-house-listed = { $count ->
    [one] Une table.
   *[other] { $count } tables.
}
cli-house-closed-table = La table { $table } est fermée.
cli-house-closing = La maison est ouverte : elle ferme la table { $table } d’ici une seconde.
cli-house-forgot = Ce qui concernait { $person } est oublié. Les sauvegardes faites auparavant en gardent la trace.
desk-no-such-person = Personne ici n’a l’identifiant ni le numéro « { $person } ».
desk-no-such-phase = Il n’y a pas de phase « { $phase } ». Il y a : { $known }.
desk-not-gathering = La table { $table } n’attend plus personne. Une partie en cours ne se ferme qu’avec --match. Rien n’a été modifié.
desk-other-version = Les archives { $path } sont de la version { $version }, celle connue ici est { $known }. Une maison qui les ouvre met à jour les plus anciennes.

## L’exploitant fait régner l’ordre

cli-house-bans = Lister qui est exclu de la maison et qui n’a plus la parole : depuis quand, jusqu’à quand, qui, pourquoi.
cli-house-ban = Exclure de la maison une personne ou une adresse. Une maison ouverte en tient compte en une seconde.
cli-house-unban = Laisser revenir une personne ou une adresse.
cli-house-mute = Couper la parole à une personne, à toutes les tables.
cli-house-unmute = Rendre la parole à une personne.
cli-house-reports = Lister les signalements : numéro, date, suite donnée, table, qui est visé, pourquoi.
cli-house-report = Montrer un signalement, avec ce qui s’est dit avant et après.
cli-house-settle = Régler un signalement : le classer, couper la parole à la personne visée ou l’exclure, ou fermer la table.
cli-arg-anybody = L’identifiant d’un compte, le numéro d’une personne tel qu’il figure dans les journaux et les signalements, ou une adresse comme 203.0.113.7 ou 203.0.113.0/24.
cli-arg-report = Le numéro du signalement.
cli-arg-outcome = La suite à donner : dismiss (classer), mute (couper la parole), ban (exclure) ou close (fermer la table).
cli-opt-reason = Pourquoi ; la personne visée le lira.
cli-opt-for = Pour combien de temps : 30m, 12h, 7d (sept jours) ou 4w (quatre semaines). Sans cela, jusqu’à nouvel ordre.
cli-opt-all-reports = Aussi ceux qui sont réglés.
cli-house-for-good = jusqu’à nouvel ordre
cli-house-bans-listed = { $count ->
    [0] Personne n’est exclu ni privé de parole.
    [one] Une décision.
   *[other] { $count } décisions.
}
cli-house-reports-listed = { $count ->
    [0] Aucun signalement.
    [one] Un signalement.
   *[other] { $count } signalements.
}
cli-house-banned = { $who } est exclu de la maison ({ $about }).
cli-house-unbanned = { $who } peut revenir.
cli-house-muted = { $who } n’a plus la parole à aucune table ({ $about }).
cli-house-unmuted = { $who } a de nouveau la parole.
cli-house-settled = Le signalement { $number } est réglé.
desk-bad-length = « { $given } » n’est pas une durée. Écrivez 30m, 12h, 7d ou 4w.
desk-mute-address = { $address } est une adresse. On ne coupe la parole qu’à des personnes ; une adresse, on peut l’exclure.
desk-no-reason = Dites pourquoi, avec --reason : la personne visée le lira. Rien n’a été modifié.
desk-not-judged = Rien de tel n’a été décidé au sujet de { $who }. Rien n’a été modifié.
desk-no-such-outcome = Un signalement ne se règle pas par « { $outcome } ». Il y a : { $known }.
desk-no-such-report = Il n’y a pas de signalement { $number }.
desk-report-of-nobody = On ne sait plus qui vise le signalement { $number }. Classez-le, ou fermez la table. Rien n’a été modifié.
desk-report-settled = Le signalement { $number } est déjà réglé : { $outcome }. Rien n’a été modifié.

## Le déménagement

cli-move = Déménager une maison fermée d’un fichier vers une base PostgreSQL, ou l’inverse. Là où elle était, tout reste en l’état.
cli-arg-move-source = Où la maison se trouve : sqlite:DOSSIER, ou postgresql://nom@hôte/base.
cli-arg-move-target = Où elle va, écrit de la même façon ; rien ne doit encore s’y trouver.
cli-moved = La maison a déménagé : { $tables } tables avec { $entries } entrées, et { $people } personnes. Tout a été comparé, tout est identique.
move-bad-address = « { $given } » n’est pas un endroit pour une maison. Écrivez sqlite:DOSSIER, ou postgresql://nom@hôte/base.
move-not-empty = Une maison est déjà gardée dans { $target }. Rien n’a été modifié.
move-differs = Ce qui est arrivé n’est pas ce qui est parti ({ $name }). Rien n’a été modifié.
