### Ce que lit qui s’occupe d’une maison.

## Les sauvegardes

backup-exists = { $path } existe déjà. Une sauvegarde ne prend jamais la place d’un autre fichier.
backup-damaged = { $path } n’est pas une sauvegarde d’Athanor, ou n’est plus telle qu’elle a été faite. Rien n’a été modifié.
cli-backup = Écrire tout ce que la maison conserve dans un seul fichier, même pendant qu’elle est ouverte.
cli-restore = Remettre une sauvegarde à la place de ce que la maison conserve, pendant qu’elle est fermée ; ce qui s’y trouvait est mis de côté.
cli-arg-backup = Le fichier de la sauvegarde, par exemple athanor-backup.zip.
cli-opt-restore-repair = Réparer dans la sauvegarde ce qui peut l’être avant de la remettre en place.
cli-backup-made = { $found ->
    [0] La sauvegarde se trouve dans { $file }, et tout y est intact.
   *[other] La sauvegarde se trouve dans { $file }, mais tout ce que la maison conserve n’est pas intact : voyez « athanor doctor ».
}
cli-restored = La maison dans { $folder } est telle qu’elle était à { $made }.
cli-restore-aside = Ce qui s’y trouvait se trouve maintenant dans { $aside }.
cli-restore-unsound = Quelque chose ne va pas dans { $file } : rien n’a été remis en place. Avec --repair, ce qui peut l’être est d’abord réparé.
