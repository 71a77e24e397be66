### What the house says about itself: its store, its doors, its people.

## The file of the store

server-store-foreign = The file { $path } is not a store of Athanor. Nothing in it was changed.
server-store-broken = The store { $path } is damaged, or is not a store at all. “athanor doctor --repair” saves what can be read; or put a back-up in its place.
server-store-newer = The store { $path } was written by a newer Athanor (version { $version }, known here is { $known }). Update Athanor.
server-store-unusable = The store { $path } cannot be used: { $reason }.
server-no-postgres = For a PostgreSQL database Athanor needs its driver: install athanor-games[postgres].
server-bad-store-address = This is no address of a PostgreSQL database ({ $reason }). It looks like postgresql://name@host/database.
server-postgres-too-old = The PostgreSQL at { $path } is version { $version }; the oldest that will do is { $known }.
server-database-in-use = Another house is open in the database { $path }. Close that one first. Nothing was changed.
server-other-edition = A house is open in this database that { $theirs } keeps; this is { $ours }. All processes of a house must be of the same version, with the same rules and cards. Close the others first, or start this one in their version. Nothing was changed.
server-workers-share-no-file = Several processes cannot share a file. Keep the house in a PostgreSQL database (--store postgresql://…), or leave --workers out.
doctor-no-store = There is no store { $path }. Name the folder of the house with --data.
doctor-file = The file: { $problem }
doctor-unreadable = Not all of the file can be read: { $reason }
doctor-version = The file is of version { $version }, known here is { $known }; no more was looked at.
doctor-strays = { $count ->
    [one] One row of { $name } belongs
   *[other] { $count } rows of { $name } belong
} to something that is gone.
doctor-table = Table { $table }: { $problem }
doctor-snapshot = Table { $table }: where it stood is not kept as it was. It is played again from its journal.
doctor-pack = Table { $table }: the pack { $hash } with which it began is missing or damaged.
doctor-torn = Table { $table }: its last entries may have been lost with a damaged page.
doctor-set-aside = Set aside: { $count ->
    [one] one entry
   *[other] { $count } entries
} of table { $table } ({ $reason }).
server-folder-in-use = Another house is open in the folder { $folder }. Close that one first, or choose another folder with --data. Nothing was changed.

## People

server-bad-name = A name must have letters that can be seen.
server-has-account = You have an account already: { $login }.
server-login-taken = The login “{ $login }” is taken. Choose another one.
server-wrong-login = There is no account with this login and password.
server-too-many-logins = Too many wrong attempts. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-wrong-password = That is not the password of your account.
server-no-account = You have no account here: you are a guest.

## Requests

server-failed = Something went wrong in the house. Nothing was changed.
server-store-failed = The house can keep nothing at the moment: its disk is full, or its store is in use. Nothing was changed.
server-opening = The house is opening: matches that were left are being taken up.
server-closing = The house is closing. Matches go on when it opens again.
server-no-workers = The house has no processes for bots to think in.
server-numbers-private = The numbers of this house are for those who look after it. Ask from the machine it runs on, or have it opened with --metrics and your address.
server-not-json = This is not JSON.
server-bad-field = This does not fit: “{ $field }”.
server-too-large = This is too large.
server-foreign-request = This request comes from another site, or from a program that does not say it is one of ours.
server-other-name = This house does not go by the name “{ $name }”. Reach it by its address in numbers, or have whoever runs it allow the name: athanor serve --name { $name }
server-too-many-sockets = Too many connections are open already. Close other tables, or wait a moment.
server-too-many-requests = Too many requests. Wait a minute.
server-too-many-connections = Too many connections from your address are open already. Wait { $seconds } seconds.
server-banned = You are banned from this house: “{ $reason }”. You can still take your data along, or leave for good.
server-banned-until = You are banned from this house until { $until }: “{ $reason }”. You can still take your data along, or leave for good.
server-muted = You may not speak at any table of this house: “{ $reason }”. You can play on.
server-muted-until = You may not speak at any table of this house until { $until }: “{ $reason }”. You can play on.
server-house-full = This house keeps no more than { $most } tables that are not over, and so many there are. Try again when one has come to its end.
server-no-more-accounts = This house keeps no more than { $most } accounts, and so many there are. You can play as a guest.
server-too-many-tables = You already host { $most } tables that are not over. Close one of them, or bring a match to its end.
server-tables-too-fast = Too many tables were set up from your address. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-uploads = Too many records are being opened. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-no-such-page = There is nothing at this address.
server-no-client = The house is open, but its browser client has not been built. In the folder web run: npm ci, then npm run build.

## Bots and replays

server-no-such-bot =
    No bot here is called “{ $bot }”.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean { $close }?
    } At a table play { $known }.
server-no-such-reference = There is nothing here called “{ $reference }”.
server-no-such-example = The book shows nothing beside “{ $rule }”.
server-too-many-bots = There may be { $most } bots at once at your tables, and no more. Bring a match to its end, or have fewer of them.
server-bots-alone =
    Of matches that bots play alone you may have { $most ->
        [one] one
       *[other] { $most }
    } at once on this machine. Wait until one is over, or take a seat yourself.
server-no-such-replay = There is no replay “{ $replay }”.
server-not-over = This match is not over yet. Its replay is for afterwards.
server-branch-over = At the end of a match nothing is left to try. Go back a step.
server-too-many-analyses = Several analyses are waiting already. Ask again when one of them is done.
server-record-too-long = This record has { $answers } choices. Up to { $most } can be looked at here.
