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

cli-house = Voir ce qui se passe dans une maison, fermer une table, oublier une personne.
cli-house-list = Lister les tables, même maison ouverte : nom, phase, dernier changement, personnes, jeu.
cli-house-show = Montrer le journal d’une table, même maison ouverte. D’une partie en cours, il dit ce qui est caché à ceux qui jouent.
cli-house-close = Fermer une table qui attend encore du monde, ou qui est retenue, maison fermée.
cli-house-forget = Oublier une personne et toutes ses données, maison fermée : ce qui n’était qu’à elle est effacé, ce que d’autres partagent continue sans elle.
cli-opt-phase = Seulement les tables dans cette phase : gathering, playing, over ou closed.
cli-arg-table = Le nom de la table, tel qu’il figure dans son adresse.
cli-arg-person = L’identifiant d’un compte, ou le numéro d’une personne tel qu’il figure dans les journaux.
cli-house-listed = { $count ->
    [one] Une table.
   *[other] { $count } tables.
}
cli-house-closed-table = La table { $table } est fermée.
cli-house-forgot = Ce qui concernait { $person } est oublié. Les sauvegardes faites auparavant en gardent la trace.
desk-no-such-person = Personne ici n’a l’identifiant ni le numéro « { $person } ».
desk-no-such-phase = Il n’y a pas de phase « { $phase } ». Il y a : { $known }.
desk-not-gathering = La table { $table } n’attend plus personne : seule une table dont la partie n’a pas commencé peut être fermée. Rien n’a été modifié.
desk-other-version = Les archives { $path } sont de la version { $version }, celle connue ici est { $known }. Une maison qui les ouvre met à jour les plus anciennes.

## Le déménagement

cli-move = Déménager une maison fermée d’un fichier vers une base PostgreSQL, ou l’inverse. Là où elle était, tout reste en l’état.
cli-arg-move-source = Où la maison se trouve : sqlite:DOSSIER, ou postgresql://nom@hôte/base.
cli-arg-move-target = Où elle va, écrit de la même façon ; rien ne doit encore s’y trouver.
cli-moved = La maison a déménagé : { $tables } tables avec { $entries } entrées, et { $people } personnes. Tout a été comparé, tout est identique.
move-bad-address = « { $given } » n’est pas un endroit pour une maison. Écrivez sqlite:DOSSIER, ou postgresql://nom@hôte/base.
move-not-empty = Une maison est déjà gardée dans { $target }. Rien n’a été modifié.
move-differs = Ce qui est arrivé n’est pas ce qui est parti ({ $name }). Rien n’a été modifié.
