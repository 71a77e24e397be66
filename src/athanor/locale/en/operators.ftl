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

## The operator’s desk

cli-house = See what goes on in a house, close a table, forget a person.
cli-house-list = List the tables, also while the house is open: name, phase, last change, people, game.
cli-house-show = Show the journal of a table, also while the house is open. In a match that goes on it tells what is hidden from those who play.
cli-house-close = Close a table that still waits for people, or that is held, while the house is closed.
cli-house-forget = Forget a person with all their data, while the house is closed: what was theirs alone is deleted, what others share goes on without them.
cli-opt-phase = Only tables in this phase: gathering, playing, over or closed.
cli-arg-table = The name of the table, as it stands in its address.
cli-arg-person = The login of an account, or the number of a person as it stands in journals.
cli-house-listed = { $count ->
    [one] One table.
   *[other] { $count } tables.
}
cli-house-closed-table = Table { $table } is closed.
cli-house-forgot = { $person } is forgotten. Back-ups that were made before still tell of them.
desk-no-such-person = Nobody here has the login or the number “{ $person }”.
desk-no-such-phase = There is no phase “{ $phase }”. There are: { $known }.
desk-not-gathering = Table { $table } does not wait for people any more: only a table whose match has not begun can be closed. Nothing was changed.
desk-other-version = The store { $path } is of version { $version }, known here is { $known }. A house that opens it brings an older one up to date.

## Moving

cli-move = Move a closed house from a file into a PostgreSQL database, or back. Where it was, all stays as it is.
cli-arg-move-source = Where the house is now: sqlite:FOLDER, or postgresql://name@host/database.
cli-arg-move-target = Where it goes, written in the same way; nothing may be kept there yet.
cli-moved = The house has moved: { $tables } tables with { $entries } entries, and { $people } people. All of it was compared, and is the same.
move-bad-address = “{ $given }” is no place for a house. Write sqlite:FOLDER, or postgresql://name@host/database.
move-not-empty = In { $target } a house is kept already. Nothing was changed.
move-differs = What has arrived is not what was sent ({ $name }). Nothing was changed.
