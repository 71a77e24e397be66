### Bots: their names, each with its character in one line, and what is refused about them.

bots-random = Random
    .character = Plays anything the rules allow, each choice as likely as the next.
bots-greedy = Greedy
    .character = Takes what looks best at once and never thinks ahead.
bots-search = Search
    .character = Plays thousands of matches in its head, as long as you give it, before it chooses.
bots-apprentice = Apprentice
    .character = Eager and quick, and overlooks most of what lies on the table.
bots-adept = Adept
    .character = Knows a good deal when it sees one, and thinks a little ahead.
bots-master = Master
    .character = Thinks long, forgets nothing, gives nothing away.

bots-unknown-bot =
    There is no bot called “{ $bot }”.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean { $close }?
    } Bots are { $known }; a search may have any number of iterations (search:500) or seconds (search:2s).
