### The lab: experiments, ladders, pages.

## Many matches at once

lab-bad-matches = At least one match must be played, not { $matches }.
lab-bad-workers = At least one process must work, not { $workers }.
lab-workers-of-ray = A Ray cluster says itself how many work there; leave --workers { $workers } out.
lab-unknown-engine = Nothing called “{ $engine }” can play an experiment. Use local, ray, or the address of a Ray cluster, such as ray://head:10001.
lab-bad-peer = “{ $bot }” is not how OpenSpiel’s search is asked for: write its seconds or its simulations for each decision, such as ismcts:0.5s or ismcts:40.
lab-no-curve = There is no strength against iterations to be drawn: at least two searches such as search:50 and search:200 must have played at tables of one kind, and somebody else.
lab-missing-extra = This needs more packages: pip install 'athanor-games[lab]'. Missing is { $package }.
lab-other-run = { $folder } holds a run of another experiment. Name another folder, or repeat what was asked for there.
lab-no-run = { $folder } holds no run of an experiment.
lab-bad-part = { $file } is damaged. Delete it, and the run plays what it held again.
lab-bad-file = { $file } is no experiment: { $reason }. An experiment has a game and at least one [[lineup]] with bots.
lab-bad-ladder = A ladder needs at least two different players.

## Commands

cli-opt-on = Where it is played: local (processes of this machine), ray (Ray on this machine), or ray://host:port (a cluster).
cli-opt-keep = Keep the results in this folder, as Parquet; a run that was stopped is taken up there.
cli-experiment = Play an experiment that is written down in a TOML file.
cli-arg-experiment = The file.
cli-experiment-done = { $matches ->
    [one] One match is kept in { $folder }.
   *[other] { $matches } matches are kept in { $folder }.
}
cli-ladder = Let bots meet in pairs and put them on one scale of strength (Elo).
cli-opt-ladder-bots = The players, divided by commas; ismcts:0.5s is OpenSpiel’s own search.
cli-opt-ladder-seats = Seats at each table; by default the fewest the game allows.
cli-opt-ladder-matches = Matches for each pair.
cli-ladder-elo = Elo
cli-ladder-duel = { $first } – { $second }: { $share } ({ $low } – { $high }) of { $matches ->
    [one] one match
   *[other] { $matches } matches
}
cli-report = Make one page of a run, with plots.
cli-arg-run = The folder of the run.
cli-opt-page = Where the page goes.
cli-opt-pdf = Also print the page into a PDF beside it, by Chromium or Chrome.
cli-opt-curve = Also draw strength against iterations into an SVG file.
cli-report-written = { $file }
cli-no-printer = No Chromium or Chrome was found to print the page with; the HTML is there.
cli-balance = Let bots try your cards: many matches with a pack, and a page of what won.
cli-arg-balance-pack = The folder of the pack.
cli-opt-balance-game = The game, if the pack serves several.
cli-opt-balance-bots = The bot in every seat.
cli-opt-balance-page = The page that is written.

## The page

lab-page-title = { $game }: what came of it
lab-page-played = { $matches ->
    [one] One match was played.
   *[other] { $matches } matches were played.
}{ $broken ->
    [0] { "" }
    [one] { " " }One broke off and is not counted.
   *[other] { " " }{ $broken } broke off and are not counted.
}
lab-page-how = A dot is the share of wins, the line its 95 % interval; the dashed line is a fair share. What is certainly off it is drawn thicker. Of cards and the like it is told of how many seats that is the share.
lab-page-ladder = The ladder
lab-page-elo = Strength (Elo, with 95 % intervals)
lab-page-budget = Strength against iterations of search
lab-page-plan = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, seed { $seed }. The bots change chairs from match to match.
lab-page-options = Options: { $options }.
lab-page-bots = Bots
lab-page-seats = Seats
lab-page-figures = Figures
lab-page-endings = How matches ended
lab-page-ending = Ending
lab-page-matches = Matches
lab-page-of = { $share } of { $seats }
lab-page-share = Share
lab-page-lengths = How many choices a match took
