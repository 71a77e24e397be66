### Why a choice is worth what it is, in phrases that may stand one after the other.

ars-alchimia-reason-gained =
    brings { $gained }{ $wanted ->
        [0] { "" }
       *[other] , which your orders need
    }
ars-alchimia-reason-spent = costs { $spent }
ars-alchimia-reason-portal = the portal leads to a location that nobody knows yet
ars-alchimia-reason-workers =
    { $count ->
        [one] takes { $count } worker
       *[other] takes { $count } workers
    }
ars-alchimia-reason-idle =
    { $count ->
        [one] { $count } of the workers can help no roll
       *[other] { $count } of the workers can help no roll
    }
ars-alchimia-reason-perfect = a chance of { $chance }% that the visit is perfect
ars-alchimia-reason-bonus = a chance of { $chance }% to receive the bonus of the location
ars-alchimia-reason-order = an order of { $vp } points to work for
ars-alchimia-reason-lacking =
    { $count ->
        [one] you lack { $count } resource for it
       *[other] you lack { $count } resources for it
    }
ars-alchimia-reason-too-late = { $order } could hardly be paid for in time and would cost half its points
ars-alchimia-reason-step = raises your bonus for { $category }
ars-alchimia-reason-rising = a University order opens a higher level to you
ars-alchimia-reason-fulfilled =
    fulfils { $order } for { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
ars-alchimia-reason-saved =
    left unfulfilled it would cost { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
ars-alchimia-reason-perfect-now =
    the visit is perfect: { $vp ->
        [one] { $vp } point more
       *[other] { $vp } points more
    }
ars-alchimia-reason-employed = an assistant is worth a point at the end
ars-alchimia-reason-skilled =
    what { $assistant } can do { $years ->
        [one] this year
       *[other] in { $years } years
    }
ars-alchimia-reason-muse = a Muse strengthens a category at the end
ars-alchimia-reason-salaries =
    { $count ->
        [one] one more salary is due
       *[other] { $count } more salaries are due
    }
ars-alchimia-reason-salary-saved = saves a worker for the salary
ars-alchimia-reason-missed = { $assistant } would be missed in later years
ars-alchimia-reason-dismissed = you lose { $assistant }
ars-alchimia-reason-extra =
    { $count ->
        [one] { $count } extra worker for good
       *[other] { $count } extra workers for good
    }
ars-alchimia-reason-late = with number { $number } your turns come later
ars-alchimia-reason-elixir =
    spends { $count } Elixir, which would { $count ->
        [one] be a point at the end
       *[other] be points at the end
    }
ars-alchimia-reason-stands-in = Elixir stands in for whatever an order lacks
ars-alchimia-reason-look = a look at a card costs nothing
ars-alchimia-reason-trouble = not worth the trouble if it changes little
ars-alchimia-reason-back = what is exchanged to and fro brings nothing
ars-alchimia-reason-useless = there is nothing to use it on
ars-alchimia-reason-reroll = a chance of { $chance }% that a second roll succeeds
ars-alchimia-reason-recovered =
    { $count ->
        [one] { $count } worker is back at hand
       *[other] { $count } workers are back at hand
    }
ars-alchimia-reason-another = another order may lie below it
