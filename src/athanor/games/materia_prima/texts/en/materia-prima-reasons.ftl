### Why a choice is worth what it is, in phrases that may stand one after the other.

materia-prima-reason-wins = ends the game, and you win
materia-prima-reason-loses = ends the game, and somebody else wins
materia-prima-reason-source = buys the extension that you came for, which brings elements
materia-prima-reason-extension = an extension counts at the end
materia-prima-reason-altar = it lies here for your quest
materia-prima-reason-soul = takes a Soul Stone
materia-prima-reason-offering = is dropped where your quest asks for it
materia-prima-reason-dropped = whatever is dropped, others may take
materia-prima-reason-peace = your quest forbids you to attack anybody
materia-prima-reason-soul-won = a chance of { $chance }% to take a Soul Stone from { $figure }
materia-prima-reason-beaten = a chance of { $chance }% to beat { $figure }
materia-prima-reason-own = a chance of { $chance }% to beat { $figure }, who is your own
materia-prima-reason-trophy = a chance of { $chance }% of a trophy for your quest
materia-prima-reason-spoils = a chance of { $chance }% of what the loser carries
materia-prima-reason-aimless = there is nowhere to go
materia-prima-reason-nearer = nearer to the goal: { $place }
materia-prima-reason-farther = farther from the goal: { $place }
materia-prima-reason-step = takes an action
materia-prima-reason-lacking = mines what you lack: { $element }
materia-prima-reason-unwanted = mines what you do not lack: { $element }
materia-prima-reason-taken = takes what you can use: { $element }
materia-prima-reason-lying = takes what you do not lack: { $element }
materia-prima-reason-sought = looks for the kind of formula that you need: { $formula }
materia-prima-reason-formula = draws a formula that is not urgent: { $formula }
materia-prima-reason-unloaded = brings into the tower what need not be carried
materia-prima-reason-idle = there is nothing to unload
materia-prima-reason-items = puts on the better items that your quest asks for
materia-prima-reason-loaded = loads what has to be carried
materia-prima-reason-made = makes what the next formulas need: { $element }
materia-prima-reason-unneeded = uses elements up for what you do not need: { $element }
materia-prima-reason-last-soul = gives your only soul away: without one you cannot win
materia-prima-reason-aim = carries out { $card }, which comes next
materia-prima-reason-part = makes a part of the Stone
materia-prima-reason-soul-spent = costs a Soul Stone
materia-prima-reason-given-up = one of three homunculi would have to go
materia-prima-reason-saving = spends elements that a more urgent formula needs
materia-prima-reason-points =
    { $points ->
        [one] is worth { $points } point and helps
       *[other] is worth { $points } points and helps
    }
materia-prima-reason-burden = only fills the pack
materia-prima-reason-carried = leaves behind what has to be carried
materia-prima-reason-worn = an item helps whoever wears it
materia-prima-reason-room = makes room for a better item
materia-prima-reason-stowed = an item does nothing in the tower
materia-prima-reason-all = takes all that there is at once
materia-prima-reason-left = leaves { $element } behind
materia-prima-reason-kept = keeps { $element }
materia-prima-reason-soul-left = leaves a Soul Stone to others
materia-prima-reason-quest = how soon the quest can be done
materia-prima-reason-card = keeps { $card }
materia-prima-reason-thrown = throws { $card } away
materia-prima-reason-released = gives { $figure } up
materia-prima-reason-owned = { $count } of it are yours: { $element }
materia-prima-reason-free = brings a free element
materia-prima-reason-blend = allows another conversion
materia-prima-reason-site =
    { $steps ->
        [one] { $steps } step to the mines of all kinds and a city, added up
       *[other] { $steps } steps to the mines of all kinds and a city, added up
    }
