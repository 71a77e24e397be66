### Ars Alchimia in the browser: what stands on the board and its controls, and what is read aloud.

## The board

web-ars-alchimia-board = The land of Alchimia
web-ars-alchimia-board-note = every place is open; every visit makes it dearer
web-ars-alchimia-portal = Magic portal
web-ars-alchimia-blind-forge = Blind forge
web-ars-alchimia-empty = no card
web-ars-alchimia-face-down =
    { $count ->
        [one] { $count } card, face down
       *[other] { $count } cards, face down
    }
web-ars-alchimia-space = { $name } ({ $space }): { $card } { $crew }. Price { $price }. { $why }
web-ars-alchimia-card-order = order of level { $level }, { $category }, { $vp } points, costs { $cost }.
web-ars-alchimia-card-location = gives { $gained }.
web-ars-alchimia-card-location-die = always gives { $gained }; on { $threshold } or more also { $bonus }.
web-ars-alchimia-card-forge =
    { $flasks ->
        [one] { $flasks } flask
       *[other] { $flasks } flasks
    }, no roll.
web-ars-alchimia-card-forge-die =
    { $flasks ->
        [one] { $flasks } flask
       *[other] { $flasks } flasks
    }; the visit is perfect on { $threshold } or more.
web-ars-alchimia-card-assistant = { $text }
web-ars-alchimia-card-unknown = what lies there is seen only by going.
web-ars-alchimia-crew =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } of { $name }
web-ars-alchimia-crew-none = Nobody is there
web-ars-alchimia-open = { "" }
web-ars-alchimia-closed = Not now: { $reason }
web-ars-alchimia-square = The square. Here until the year ends: { $crews }
web-ars-alchimia-square-empty = The square is empty
web-ars-alchimia-workshop =
    Workshop card { $number }, { $count ->
        [one] { $count } extra worker
       *[other] { $count } extra workers
    }, { $owner }
web-ars-alchimia-nobody = free
web-ars-alchimia-somebody = held by { $name }
web-ars-alchimia-pile =
    { $pile }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the pile

## Player boards

web-ars-alchimia-boards = Whose board is shown
web-ars-alchimia-board-of = Board of { $name }
web-ars-alchimia-more = Orders, assistants and the other boards
web-ars-alchimia-workers = { $available } workers available, { $placed } on spaces, { $square } on the square, { $reserve } more in reserve
web-ars-alchimia-track = { $resource }: { $count } of at most { $cap }
web-ars-alchimia-free-slot = free slot
web-ars-alchimia-own-order = { $order }: level { $level }, { $category }, { $vp } points, costs { $cost }
web-ars-alchimia-own-assistant = { $assistant }: { $text }
web-ars-alchimia-category =
    { $category }: { $count ->
        [one] { $count } order fulfilled
       *[other] { $count } orders fulfilled
    }, worth { $bonus } at the end so far
web-ars-alchimia-levels = Levels { $levels }
web-ars-alchimia-levels-why = The levels of orders that may be taken now

## When assistants are offered

web-ars-alchimia-asking = When to offer me assistants
web-ars-alchimia-asking-why = An assistant can be used at any moment, in the turns of others too. Say when you want to be asked; at all other moments the answer is no, and nobody waits for you. This device remembers it.
web-ars-alchimia-asking-always = Whenever it is possible
web-ars-alchimia-asking-turns = In my turns, and when a year begins or ends
web-ars-alchimia-asking-never = Never

## The decision

web-ars-alchimia-how = Press a space to see its price and to send workers, or choose here.
web-ars-alchimia-price = Price
web-ars-alchimia-price-why = What the space costs you
web-ars-alchimia-how-many = Workers (of { $most })
web-ars-alchimia-with = With { $assistant }
web-ars-alchimia-surplus = { $count } more than the price: +{ $count } to the die.
web-ars-alchimia-luck = Your assistants add { $count } to the die.
web-ars-alchimia-odds-bonus = Bonus: { $enough } of 6 ({ $share }).
web-ars-alchimia-odds-perfect = Perfect: { $enough } of 6 ({ $share }).
web-ars-alchimia-odds-again =
    { $count ->
        [one] With a second roll { $share }.
       *[other] With { $count } more rolls { $share }.
    }
web-ars-alchimia-die = The die shows { $side }
web-ars-alchimia-roll = = { $result }, against { $threshold }
web-ars-alchimia-roll-more = + { $more } = { $result }, against { $threshold }
web-ars-alchimia-perfect = Perfect
web-ars-alchimia-flasks =
    { $used } of { $count ->
        [one] { $count } flask
       *[other] { $count } flasks
    } used
web-ars-alchimia-fulfil = Fulfil an order
web-ars-alchimia-make-elixir = Make Elixir from two different resources
web-ars-alchimia-exchange = First what you give, then what you get
web-ars-alchimia-which = Which resource?
web-ars-alchimia-resource = { $resource }, you have { $count }
web-ars-alchimia-paying = Press what Elixir is to stand in for
web-ars-alchimia-by-elixir = { $resource }, paid with Elixir
web-ars-alchimia-act-use = Use { $assistant }
web-ars-alchimia-act-pass = Pass for the year
web-ars-alchimia-act-send = { $count ->
    [one] Send { $count } worker
   *[other] Send { $count } workers
}
web-ars-alchimia-asks-send = { $space }

## Status line and players

web-ars-alchimia-fact-year = Year
web-ars-alchimia-fact-of = { $year } of { $years }
web-ars-alchimia-fact-step = Step
web-ars-alchimia-stage-setup = set-up
web-ars-alchimia-stage-start = the year begins
web-ars-alchimia-stage-main = work
web-ars-alchimia-stage-end = the year ends
web-ars-alchimia-stage-over = over
web-ars-alchimia-count-workers = Workers available
web-ars-alchimia-count-orders = Orders in hand
web-ars-alchimia-count-done = Orders fulfilled

## The end

web-ars-alchimia-result = Where the points come from
web-ars-alchimia-result-victory = Points during play
web-ars-alchimia-result-order = Unfulfilled orders
web-ars-alchimia-result-daily-life = Daily Life
web-ars-alchimia-result-industry = Industry
web-ars-alchimia-result-myth = Myth
web-ars-alchimia-result-university = University
web-ars-alchimia-result-elixir = Elixir left
web-ars-alchimia-result-assistant = Assistants
web-ars-alchimia-result-sum = Together
web-ars-alchimia-result-lines = Line by line
web-ars-alchimia-result-winner = The most points win; among equals, the most fulfilled University orders.

## What rivals did, in their rows

web-ars-alchimia-brief-placed =
    { $count ->
        [one] { $count } worker to { $space }
       *[other] { $count } workers to { $space }
    }
web-ars-alchimia-brief-gathered = gathered { $gained }
web-ars-alchimia-brief-took-order = accepted { $order }
web-ars-alchimia-brief-hired = hired { $assistant }
web-ars-alchimia-brief-fulfilled = fulfilled { $order }
web-ars-alchimia-brief-elixir = made Elixir
web-ars-alchimia-brief-passed = has passed

## The end of a year

web-ars-alchimia-year-over = Year { $year } is over
web-ars-alchimia-year-why = Workers come home, assistants rest, and the cards change.
web-ars-alchimia-year-player = Player
web-ars-alchimia-year-points = Points
web-ars-alchimia-year-done = Orders fulfilled this year
web-ars-alchimia-year-hired = Assistants hired this year
web-ars-alchimia-year-gained = + { $points } this year
web-ars-alchimia-year-next = On to year { $year }
