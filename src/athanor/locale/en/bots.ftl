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

## Many matches at once

lab-bad-matches = At least one match must be played, not { $matches }.
lab-bad-workers = At least one process must work, not { $workers }.
lab-workers-of-ray = A Ray cluster says itself how many work there; leave --workers { $workers } out.
lab-unknown-engine = Nothing called “{ $engine }” can play an experiment. Use local, ray, or the address of a Ray cluster, such as ray://head:10001.
lab-bad-peer = “{ $bot }” is not how OpenSpiel’s search is asked for: write its seconds for each decision, such as ismcts:0.5s.
lab-missing-extra = This needs more packages: pip install 'athanor-games[lab]'. Missing is { $package }.
lab-other-run = { $folder } holds a run of another experiment. Name another folder, or repeat what was asked for there.
lab-no-run = { $folder } holds no run of an experiment.
lab-bad-part = { $file } is damaged. Delete it, and the run plays what it held again.
lab-bad-file = { $file } is no experiment: { $reason }. An experiment has a game and at least one [[lineup]] with bots.
lab-bad-ladder = A ladder needs at least two different players.
