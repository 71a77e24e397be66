### Ars Alchimia: names of its parts, and what is said while it is played.
### A resource is an argument { $resource }, counted ones come as lists: { $gained }, { $paid }.
### Words: round of the rulebook = year; turn = one player's turn.

## The game

ars-alchimia-title = Ars Alchimia
ars-alchimia-tagline = Four years, one workshop, many workers: every visit makes a place dearer.

## Resources

ars-alchimia-resource-flower = mana flower
    .letter = Fl
ars-alchimia-resource-snow = ancient snow
    .letter = Sn
ars-alchimia-resource-fire = primal fire
    .letter = Fi
ars-alchimia-resource-sand = spirit sand
    .letter = Sa
ars-alchimia-resource-elixir = Elixir
    .letter = El
ars-alchimia-nothing = nothing
ars-alchimia-amount-flower =
    { $count ->
        [one] { $count } mana flower
       *[other] { $count } mana flowers
    }
ars-alchimia-amount-snow = { $count } ancient snow
ars-alchimia-amount-fire = { $count } primal fire
ars-alchimia-amount-sand = { $count } spirit sand
ars-alchimia-amount-elixir = { $count } Elixir

## Categories and spaces

ars-alchimia-category-daily-life = Daily Life
ars-alchimia-category-industry = Industry
ars-alchimia-category-myth = Myth
ars-alchimia-category-university = University
ars-alchimia-portal = the magic portal
ars-alchimia-blind-forge = the blind forge
ars-alchimia-empty-space = the empty space { $space }
ars-alchimia-card = { $card }
ars-alchimia-workshop = Workshop card { $number }
ars-alchimia-die = { $number }

## What the host sets beforehand

ars-alchimia-setting-two-players = Play with two by the house variant; the rulebook has three or four players.
ars-alchimia-setting-colours = The colour of each seat.
ars-alchimia-setting-name-two-players = Two-player variant (house rule)
ars-alchimia-setting-hint-two-players = The rulebook knows no game for two. This variant is ours: fewer spaces, and two Workshop cards stay unused.
ars-alchimia-setting-name-colours = Colour
ars-alchimia-setting-value-colours-navy = Navy blue
ars-alchimia-setting-value-colours-red = Red
ars-alchimia-setting-value-colours-yellow = Yellow
ars-alchimia-setting-value-colours-green = Green

## What chance decides

ars-alchimia-chance-order = the top card of an order pile
ars-alchimia-chance-location = the top card of the location pile
ars-alchimia-chance-forge = the top card of the forge pile
ars-alchimia-chance-assistant = the top card of the assistant pile
ars-alchimia-chance-workshop = a Workshop card
ars-alchimia-chance-die = the die

## What is asked

ars-alchimia-decision-workshop = Choose your Workshop card for this year
ars-alchimia-decision-salary =
    Pay your assistants ({ $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } of { $workers }), or dismiss one first
ars-alchimia-decision-ability = Do you use an assistant now?
ars-alchimia-decision-turn = Send workers, or pass: { $count } left
ars-alchimia-decision-transform = What do you transform in flask { $flask }?
ars-alchimia-decision-payment = How do you pay for { $order }?
ars-alchimia-decision-dismiss = Whom do you dismiss?
ars-alchimia-decision-gain = Which resource do you gain?
ars-alchimia-decision-swap = Do you turn a resource into { $resource }?
ars-alchimia-decision-look = At which order pile do you look?
ars-alchimia-decision-bury = Does the card you have looked at stay on top of pile { $level }?
ars-alchimia-decision-distill = Which two resources become Elixir?
ars-alchimia-decision-exchange = Which { $give } do you exchange for which { $get }?
ars-alchimia-decision-recover = { $assistant }: how many of your workers do you take back?
ars-alchimia-decision-reroll = { $assistant }: you rolled { $die }. Do you roll again?
ars-alchimia-decision-speciality = Which category does your Muse strengthen?

## What may be chosen

ars-alchimia-option-workshop =
    Take Workshop card { $number }: { $count ->
        [one] { $count } extra worker
       *[other] { $count } extra workers
    }
ars-alchimia-option-keep =
    Keep all assistants for { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
ars-alchimia-option-dismiss = Dismiss { $assistant }
ars-alchimia-option-use = Use { $assistant }: { $text }
ars-alchimia-option-decline = Use nothing now
ars-alchimia-option-place =
    Place { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } on { $space }{ $surplus ->
        [0] { "" }
       *[other] , { $surplus } more than needed
    }
ars-alchimia-option-place-rebate =
    Place { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } on { $space } with { $assistants }{ $surplus ->
        [0] { "" }
       *[other] , { $surplus } more than needed
    }
ars-alchimia-option-pass = Pass for the rest of the year
ars-alchimia-option-stop = Leave the forge
ars-alchimia-option-elixir = Make 1 Elixir from { $spent }
ars-alchimia-option-elixir-perfect =
    Make 1 Elixir from { $spent } for { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
ars-alchimia-option-fulfil = Fulfil { $order } for { $vp } points
ars-alchimia-option-pay = Pay { $paid }
ars-alchimia-option-gain = Gain { $resource }
ars-alchimia-option-no-swap = Change nothing
ars-alchimia-option-swap = Turn 1 { $from } into 1 { $into }
ars-alchimia-option-look = Look at the pile of level { $level }
ars-alchimia-option-leave = Leave it on top
ars-alchimia-option-under = Put it under the pile
ars-alchimia-option-exchange = Give { $paid } for { $gained }
ars-alchimia-option-recover =
    Take { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } back
ars-alchimia-option-reroll = Roll again and keep the higher die
ars-alchimia-option-speciality =
    { $category }, with { $count ->
        [one] { $count } fulfilled order
       *[other] { $count } fulfilled orders
    }

## Actions in a menu

ars-alchimia-action-place = Place workers
ars-alchimia-action-elixir = Make 1 Elixir
ars-alchimia-action-fulfil = Fulfil an order
ars-alchimia-action-use = Use an assistant
ars-alchimia-action-dismiss = Dismiss an assistant
ars-alchimia-action-gain = Gain a resource
ars-alchimia-action-swap = Turn a resource into another
ars-alchimia-action-distill = Distil 1 Elixir
ars-alchimia-action-exchange = Exchange a resource

## What happened

ars-alchimia-event-dealt = { $seat } is dealt Workshop card { $number }.
ars-alchimia-event-chose = { $seat } takes Workshop card { $number }.
ars-alchimia-event-year = Year { $year } begins.
ars-alchimia-event-last-year = It is the last year: orders of every level are open to all.
ars-alchimia-event-workers =
    { $seat } receives { $count ->
        [one] { $count } extra worker
       *[other] { $count } extra workers
    }.
ars-alchimia-event-workers-limit =
    { $seat } cannot have more than { $most } workers and goes without { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }.
ars-alchimia-event-paid =
    { $seat } pays { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } in salaries.
ars-alchimia-event-dismissed = { $seat } dismisses { $assistant }.
ars-alchimia-event-year-ends = Year { $year } ends: workers come home, assistants rest, and the cards change.
ars-alchimia-event-revealed = Turned up: { $card }.
ars-alchimia-event-stays-empty = The pile has run out: { $space } stays empty.
ars-alchimia-event-placed =
    { $seat } places { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } on { $space }: price { $price }{ $less ->
        [0] { "" }
       *[other] {" "}− { $less }
    }{ $surplus ->
        [0] { "" }
       *[other] , { $surplus } more than needed
    }.
ars-alchimia-event-cheaper =
    With { $assistants }, { $seat } pays { $less ->
        [one] { $less } worker
       *[other] { $less } workers
    } less.
ars-alchimia-event-bumped =
    { $count ->
        [one] { $count } worker of { $seat } goes to the square
       *[other] { $count } workers of { $seat } go to the square
    }.
ars-alchimia-event-recovered =
    { $assistant }: { $seat } takes { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } back.
ars-alchimia-event-passed = { $seat } passes.
ars-alchimia-event-no-workers = { $seat } has no workers left and passes.
ars-alchimia-event-no-placement = { $seat } cannot place workers anywhere and passes.
ars-alchimia-event-lapsed = The action of { $seat } has become impossible and lapses.
ars-alchimia-event-portal = { $seat } goes through the portal and finds { $card }.
ars-alchimia-event-blind-forge = { $seat } enters the blind forge: it is { $card }.
ars-alchimia-event-under = { $card } goes back under its pile.
ars-alchimia-event-rolled =
    { $seat } rolls { $die }{ $surplus ->
        [0] { "" }
       *[other] {" "}+ { $surplus } for surplus workers
    }{ $luck ->
        [0] { "" }
       *[other] {" "}+ { $luck } by assistants
    }: { $result } against { $threshold }.
ars-alchimia-event-rerolled = { $assistant }: { $seat } rolls again and gets { $die }; { $kept } counts.
ars-alchimia-event-gathered = { $seat } gathers { $gained } at { $space }.
ars-alchimia-event-lost = { $seat } has no room for { $lost }.
ars-alchimia-event-bonus = { $seat } also receives { $gained }.
ars-alchimia-event-no-bonus = { $seat } misses the bonus.
ars-alchimia-event-took-order = { $seat } accepts { $order }.
ars-alchimia-event-hired = { $seat } hires { $assistant }.
ars-alchimia-event-perfect = The visit of { $seat } is perfect.
ars-alchimia-event-imperfect = The visit of { $seat } is an ordinary one.
ars-alchimia-event-left-unused = { $seat } has nothing left to transform, and the visit ends.
ars-alchimia-event-fulfilled =
    { $seat } fulfils { $order } with { $paid } for { $vp } points{ $extra ->
        [0] { "" }
       *[other] {" "}and { $extra } more
    }.
ars-alchimia-event-elixir =
    { $seat } makes Elixir from { $spent }{ $vp ->
        [0] { "" }
        [one] {" "}and gains { $vp } point
       *[other] {" "}and gains { $vp } points
    }.
ars-alchimia-event-used = { $seat } uses { $assistant }.
ars-alchimia-event-gained = { $seat } gains { $gained }.
ars-alchimia-event-changed = { $seat } turns { $spent } into { $gained }.
ars-alchimia-event-looked = { $seat } looks at the top card of pile { $level }.
ars-alchimia-event-looked-own = { $seat } looks at the top card of pile { $level }: { $order } ({ $category }, { $vp } points, costs { $cost }).
ars-alchimia-event-left = { $seat } leaves it on top of pile { $level }.
ars-alchimia-event-buried = { $seat } puts it under pile { $level }.
ars-alchimia-event-ended = The last year is over.
ars-alchimia-event-speciality = { $assistant }: { $category } counts more for { $seat }.
ars-alchimia-event-scored = { $seat } ends with { $vp } points.

## Why something is refused

ars-alchimia-refusal-no-such-space = There is no space { $space } in this match.
ars-alchimia-refusal-one-space = All workers of a turn go to one space.
ars-alchimia-refusal-no-number = “{ $choice }” is no number of workers.
ars-alchimia-refusal-empty = Space { $space } has no card, so nobody can go there.
ars-alchimia-refusal-nothing-to-transform = You could not transform anything at a forge now.
ars-alchimia-refusal-level =
    Orders of level { $level } need { $needed ->
        [one] { $needed } fulfilled University order
       *[other] { $needed } fulfilled University orders
    }, and you have { $count }. In year { $year } all levels are open.
ars-alchimia-refusal-order-limit = You hold { $count } orders already, and your limit is { $limit }.
ars-alchimia-refusal-too-few =
    This costs at least { $least ->
        [one] { $least } worker
       *[other] { $least } workers
    }, and { $count ->
        [one] { $count } is
       *[other] { $count } are
    } not enough.
ars-alchimia-refusal-too-many =
    You have only { $most ->
        [one] { $most } worker
       *[other] { $most } workers
    } available, not { $count }.
ars-alchimia-refusal-passed = You have passed for this year.
ars-alchimia-refusal-workshop-taken = Somebody has taken Workshop card { $number }.
ars-alchimia-refusal-wages =
    Keeping all of them costs { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }, and you have { $workers }.
ars-alchimia-refusal-not-employed = This assistant does not work for you.
ars-alchimia-refusal-not-at-will = An assistant is dismissed when salaries are settled, or by a card.
ars-alchimia-refusal-no-window = Abilities are used when they are offered; now you place workers or pass.
ars-alchimia-refusal-other-moment = { $assistant } has a moment of its own and cannot be used now.
ars-alchimia-refusal-passive = { $assistant } always counts and has nothing to use.
ars-alchimia-refusal-exhausted = { $assistant } is exhausted until the end of the year.
ars-alchimia-refusal-cost = You cannot do what { $assistant } asks for.
ars-alchimia-refusal-rebate-for-nothing = { $assistant } would change nothing here.
ars-alchimia-refusal-no-rebate = { $assistant } does not make placements cheaper.
ars-alchimia-refusal-must-transform = At least one transformation is compulsory.
ars-alchimia-refusal-not-accepted = You have not accepted this order.
ars-alchimia-refusal-same-kind = Elixir needs two resources of different kinds.
ars-alchimia-refusal-elixir-of-elixir = Elixir is no ingredient of Elixir.
ars-alchimia-refusal-elixir-full = Your Elixir is at its maximum.
ars-alchimia-refusal-lacking = You do not have { $spent }.
ars-alchimia-refusal-cannot-pay = You lack { $missing }.
ars-alchimia-refusal-wrong-payment = The order costs { $cost }; Elixir may stand in for any other resource, one for one.
ars-alchimia-refusal-not-basic = Only a basic resource can be gained so.
ars-alchimia-refusal-no-swap = You cannot change { $resource }.
ars-alchimia-refusal-pile-empty = The pile of level { $level } is empty.
ars-alchimia-refusal-nothing-to-see = All piles of orders are empty.
ars-alchimia-refusal-same-exchange = { $resource } cannot be exchanged for itself.
ars-alchimia-refusal-no-room = You have no room for more: { $resource }.
ars-alchimia-refusal-too-many-back =
    You may take { $most ->
        [one] { $most } worker
       *[other] { $most } workers
    } back at most; the others stay on the square.
ars-alchimia-refusal-no-speciality = You have fulfilled no order of { $category }.
ars-alchimia-refusal-two-players = Ars Alchimia is for three or four; two play only by the house variant, and that is for two alone. You have { $seats } seats.
ars-alchimia-refusal-position-shape = This is no position of Ars Alchimia: { $reason }.
ars-alchimia-refusal-position = No match can come to this position: look at { $field }.

## Where points come from, and what a space costs

ars-alchimia-score-play = Points during play
ars-alchimia-score-unfulfilled =
    { $count ->
        [one] { $count } unfulfilled order
       *[other] { $count } unfulfilled orders
    }
ars-alchimia-score-category =
    { $category }: { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
ars-alchimia-score-elixir = { $count } Elixir left
ars-alchimia-score-assistants =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
ars-alchimia-price-one = One worker
ars-alchimia-price-crew = Workers who stand there
ars-alchimia-price-less = { $assistant }
ars-alchimia-price-least = Never less than one

## The table in text

ars-alchimia-picture-year = Year { $year } of { $years }
ars-alchimia-picture-house = house set
ars-alchimia-picture-last-year = The last year: orders of every level are open to all.
ars-alchimia-picture-spaces = Spaces
ars-alchimia-picture-players = Players
ars-alchimia-picture-piles = Piles
ars-alchimia-picture-board = Board of { $seat }
ars-alchimia-picture-you = (you)
ars-alchimia-picture-passed = passed
ars-alchimia-picture-points =
    { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
ars-alchimia-picture-flasks =
    { $count ->
        [one] { $count } flask
       *[other] { $count } flasks
    }
ars-alchimia-picture-surplus =
    { $surplus ->
        [0] the price
       *[other] { $surplus } more than the price
    }
ars-alchimia-picture-below =
    { $less } fewer than the price, with an assistant
ars-alchimia-picture-assistants = Assistants
ars-alchimia-picture-done =
    { $count ->
        [0] Nothing fulfilled yet
       *[other] Fulfilled: { $count }
    }
ars-alchimia-picture-exhausted = { $card } (exhausted)
ars-alchimia-head-space = Space
ars-alchimia-head-card = Card
ars-alchimia-head-shows = Shows
ars-alchimia-head-workers = Workers
ars-alchimia-head-price = Price
ars-alchimia-head-player = Player
ars-alchimia-head-points = Points
ars-alchimia-head-workshop = Workshop
ars-alchimia-pile-c = Orders C
ars-alchimia-pile-b = Orders B
ars-alchimia-pile-a = Orders A
ars-alchimia-pile-locations = Locations
ars-alchimia-pile-forges = Forges
ars-alchimia-pile-assistants = Assistants
ars-alchimia-picture-costs = { $price ->
    [one] price 1 worker
   *[other] price { $price } workers
}
