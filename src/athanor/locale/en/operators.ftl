### What whoever looks after a house reads.

## Back-ups

backup-exists = { $path } exists already. A back-up never takes the place of another file.
backup-damaged = { $path } is not a back-up of Athanor, or is not as it was when it was made. Nothing was changed.
cli-backup = Write all that the house keeps into one file, also while it is open.
cli-restore = Put a back-up in the place of what the house keeps, while it is closed; what was there is kept aside.
cli-arg-backup = The file of the back-up, such as athanor-backup.zip.
cli-opt-restore-repair = Mend in the back-up what can be mended before it is put in its place.
cli-backup-made = { $found ->
    [0] The back-up lies at { $file }, and all in it is whole.
   *[other] The back-up lies at { $file }, but not all that the house keeps is whole: see “athanor doctor”.
}
cli-restored = The house in { $folder } is as it was at { $made }.
cli-restore-aside = What was there before lies at { $aside }.
cli-restore-unsound = Something is wrong with { $file }: nothing was put in its place. With --repair what can be mended is mended first.
