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

cli-house = See what goes on in a house and keep order in it: tables, people, reports.
cli-house-list = List the tables, also while the house is open: name, phase, last change, people, game.
cli-house-show = Show the journal of a table, also while the house is open. In a match that goes on it tells what is hidden from those who play.
cli-house-close = Close a table that still waits for people, or that is held. An open house does it itself within a second.
cli-opt-close-match = Close it also if its match goes on; nobody wins it.
cli-house-forget = Forget a person with all their data, while the house is closed: what was theirs alone is deleted, what others share goes on without them.
cli-opt-phase = Only tables in this phase: gathering, playing, over or closed.
cli-arg-table = The name of the table, as it stands in its address.
cli-arg-person = The login of an account, or the number of a person as it stands in journals.
cli-house-listed = { $count ->
    [one] One table.
   *[other] { $count } tables.
}
cli-house-closed-table = Table { $table } is closed.
cli-house-closing = The house is open, and closes table { $table } within a second.
cli-house-forgot = { $person } is forgotten. Back-ups that were made before still tell of them.
desk-no-such-person = Nobody here has the login or the number “{ $person }”.
desk-no-such-phase = There is no phase “{ $phase }”. There are: { $known }.
desk-not-gathering = Table { $table } does not wait for people any more. A match that goes on is only closed with --match. Nothing was changed.
desk-other-version = The store { $path } is of version { $version }, known here is { $known }. A house that opens it brings an older one up to date.

## The operator keeps order

cli-house-bans = List who is banned from the house and who may not speak: since when, until when, who, why.
cli-house-ban = Ban a person, or an address, from the house. An open house goes by it within a second.
cli-house-unban = Let a person, or an address, come in again.
cli-house-mute = Have a person be silent at all tables.
cli-house-unmute = Let a person speak again.
cli-house-reports = List what people have reported: number, when, what became of it, table, about whom, why.
cli-house-report = Show a report, with what was said before and after.
cli-house-settle = Settle a report: dismiss it, silence or ban whoever it is about, or close the table.
cli-arg-anybody = The login of an account, the number of a person as it stands in journals and reports, or an address such as 203.0.113.7 or 203.0.113.0/24.
cli-arg-report = The number of the report.
cli-arg-outcome = What becomes of it: dismiss, mute, ban or close.
cli-opt-reason = Why; whoever it is about is told.
cli-opt-for = For how long, such as 30m, 12h, 7d or 4w. Without it, until it is lifted.
cli-opt-all-reports = Also those that are settled.
cli-house-for-good = until lifted
cli-house-bans-listed = { $count ->
    [0] Nobody is banned or silenced.
    [one] One verdict.
   *[other] { $count } verdicts.
}
cli-house-reports-listed = { $count ->
    [0] No reports.
    [one] One report.
   *[other] { $count } reports.
}
cli-house-banned = { $who } is banned ({ $about }).
cli-house-unbanned = { $who } may come in again.
cli-house-muted = { $who } may not speak at any table ({ $about }).
cli-house-unmuted = { $who } may speak again.
cli-house-settled = Report { $number } is settled.
desk-bad-length = “{ $given }” is no length of time. Write 30m, 12h, 7d or 4w.
desk-mute-address = { $address } is an address. Only people can be silenced; addresses can be banned.
desk-no-reason = Say why, with --reason: whoever it is about is told. Nothing was changed.
desk-not-judged = Nothing of that kind stands against { $who }. Nothing was changed.
desk-no-such-outcome = A report cannot be settled by “{ $outcome }”. There are: { $known }.
desk-no-such-report = There is no report { $number }.
desk-report-of-nobody = Nobody knows any more whom report { $number } is about. Dismiss it, or close the table. Nothing was changed.
desk-report-settled = Report { $number } is settled already: { $outcome }. Nothing was changed.

## Moving

cli-move = Move a closed house from a file into a PostgreSQL database, or back. Where it was, all stays as it is.
cli-arg-move-source = Where the house is now: sqlite:FOLDER, or postgresql://name@host/database.
cli-arg-move-target = Where it goes, written in the same way; nothing may be kept there yet.
cli-moved = The house has moved: { $tables } tables with { $entries } entries, and { $people } people. All of it was compared, and is the same.
move-bad-address = “{ $given }” is no place for a house. Write sqlite:FOLDER, or postgresql://name@host/database.
move-not-empty = In { $target } a house is kept already. Nothing was changed.
move-differs = What has arrived is not what was sent ({ $name }). Nothing was changed.
