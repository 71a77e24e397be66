### The lessons of Ars Alchimia: what is said at each step.

## The idea in three minutes

ars-alchimia-lesson-idea = The idea in three minutes
ars-alchimia-lesson-idea-about = The last three turns of a match: an order, an ingredient, a forge, and what counts in the end.

ars-alchimia-lesson-idea-goal = What you are after
ars-alchimia-lesson-idea-goal-says =
    You run a workshop for four years, and this is the end of the last one. Whoever has the most points wins: you have 27, { $seat2 } has 33 and { $seat3 } has 34.
    Points come from orders. Yours is lit: the Phoenix Feather brings 4 as soon as you make it, from a flower, a fire and a sand. You have no sand.

ars-alchimia-lesson-idea-turn = What you have to do it with
ars-alchimia-lesson-idea-turn-says =
    These are your workers: five are left for this year. In a turn you send as many as you like to one single space, and do what it offers.
    Above, orders wait to be taken. In the middle, locations give ingredients and forges make things of them. Below, assistants can be hired.

ars-alchimia-lesson-idea-order = Take an order
ars-alchimia-lesson-idea-order-says =
    The Dye Vat asks for two flowers and two fires, and brings 5 points. You have three of each: enough for it and for the Feather.
    Nobody stands on it, so one worker will do. That is its price, the number at its foot.
ars-alchimia-lesson-idea-order-asks = Press the Dye Vat and send one worker.
ars-alchimia-lesson-idea-order-otherwise = There will be time for that, or there is no need of it. An order you can pay for already is the best there is: the Dye Vat.
ars-alchimia-lesson-idea-order-more = One worker is enough to take it. You will need the others.
ars-alchimia-lesson-idea-order-forge = Not yet: a forge can make two things in one visit. Take the second order first.
ars-alchimia-lesson-idea-order-sand = The sand is next. First the order, before somebody else takes it.
ars-alchimia-lesson-idea-order-pass = Who passes is out for the rest of the year, and you still have five workers.

ars-alchimia-lesson-idea-gather = Gather what is missing
ars-alchimia-lesson-idea-gather-says =
    { $seat2 } has been to the Whispering Dunes for sand, and a worker still stands there. That keeps nobody out, but now two workers are needed: always one more than are there.
    Those who stand there go to the square and do nothing until the year is over.
ars-alchimia-lesson-idea-gather-asks = Press the Whispering Dunes and send two workers.
ars-alchimia-lesson-idea-gather-otherwise = A sand is all you lack. The Whispering Dunes have it.
ars-alchimia-lesson-idea-gather-price = One is no longer enough: one stands there, so it takes two.
ars-alchimia-lesson-idea-gather-more = Two are enough: the sand is certain. Keep two for the forge.
ars-alchimia-lesson-idea-gather-forge = Without a sand the Feather cannot be made. Fetch it first.
ars-alchimia-lesson-idea-gather-pass = You still have workers, and two orders to make. Send some to the Dunes.

ars-alchimia-lesson-idea-forge = Go to a forge
ars-alchimia-lesson-idea-forge-says =
    Orders are made at a forge. The Twin Alembic has two flasks: in one visit it makes two things.
    A die is rolled as well. Here 4 is enough for a perfect visit, in which every order brings something more; and each worker beyond the price adds 1.
ars-alchimia-lesson-idea-forge-asks = Press the Twin Alembic and send both workers.
ars-alchimia-lesson-idea-forge-otherwise = You hold two orders and all they ask for. Off to the Twin Alembic!
ars-alchimia-lesson-idea-forge-one = That would do, but the other worker has nothing left to do. Both together: 1 more for the die.
ars-alchimia-lesson-idea-forge-other = { $seat2 } has made that one dear. The Twin Alembic is free.
ars-alchimia-lesson-idea-forge-pass = Now of all times! Make your orders first: what is left of them costs points.

ars-alchimia-lesson-idea-make = Make both
ars-alchimia-lesson-idea-make-says =
    The die shows 3, and the surplus worker makes it 4: a perfect visit. An order of level B then brings 2 more, one of level C 1 more.
    Then all workers are spent, and the last year is over.
ars-alchimia-lesson-idea-make-asks = Fulfil the Dye Vat and the Phoenix Feather.
ars-alchimia-lesson-idea-make-otherwise = Two flasks, two orders: fulfil both.
ars-alchimia-lesson-idea-make-elixir = Elixir can stand in for any ingredient, but you lack none. Use the flasks for your orders.
ars-alchimia-lesson-idea-make-stop = Another flask is free, and another order waits.

ars-alchimia-lesson-idea-scoring = The last points
ars-alchimia-lesson-idea-scoring-says =
    Several orders of one category bring a bonus, and the more of them, the faster it grows: your three of Myth bring 3, your two of Industry 1.
    Whoever has accepted an order and not made it loses half its points, as { $seat2 } and { $seat3 } do. An assistant is worth 1, and so is an Elixir. You have won.

ars-alchimia-lesson-idea-done =
    That was all of it: take orders, gather, make things at a forge, and leave nothing lying about.
    In a whole match the art is to be where others will go next, and to make much in one visit to a forge.

## A whole first match

ars-alchimia-lesson-first-match = A first match
ars-alchimia-lesson-first-match-about = The end of the third year and all of the fourth: an assistant, a new year, a great order, and the last points.

ars-alchimia-lesson-first-match-table = Where you stand
ars-alchimia-lesson-first-match-table-says =
    The third of four years is nearly over. You have three workers left, and 12 points; { $seat2 } has 23 and { $seat3 } has 28. Most points lie in the last year, though.
    The Lecture Hourglass is a University order: it brings little, but such orders open the higher levels. Two of them are needed for level A, and you have fulfilled one.

ars-alchimia-lesson-first-match-forge = To the forge
ars-alchimia-lesson-first-match-forge-says =
    You have all that the Hourglass asks for: a snow, a fire and a sand. The Guild Athanor makes two things in one visit.
    A second worker adds 1 to the die; from 4 on the visit is perfect and brings more.
ars-alchimia-lesson-first-match-forge-asks = Press the Guild Athanor and send two workers.
ars-alchimia-lesson-first-match-forge-otherwise = The Hourglass can be made at once, and it opens level A before the year is over. Go to the Guild Athanor.
ars-alchimia-lesson-first-match-forge-count = Two are right: one for the price and one for the die. The third has something else to do.
ars-alchimia-lesson-first-match-forge-level = Level A opens with two fulfilled University orders. The Hourglass will be the second.
ars-alchimia-lesson-first-match-forge-slots = You have room for one more order only. Keep it for a great one.
ars-alchimia-lesson-first-match-forge-pass = Workers cannot be saved up. Use all three.

ars-alchimia-lesson-first-match-item = Fulfil the order
ars-alchimia-lesson-first-match-item-says =
    2 and 1 for the surplus worker are 3: not perfect this time. Nothing is spoiled by that, there is just no extra.
ars-alchimia-lesson-first-match-item-asks = Fulfil the Lecture Hourglass.
ars-alchimia-lesson-first-match-item-otherwise = First the Hourglass: that is what you came for.
ars-alchimia-lesson-first-match-item-elixir = That comes next. First the order: it is what you came for.

ars-alchimia-lesson-first-match-elixir = The second flask
ars-alchimia-lesson-first-match-elixir-says =
    A flask is free. Any two different ingredients become an Elixir, and that can stand in for any other one later, whichever you happen to lack.
    You have three flowers and two snows: spend one of each.
ars-alchimia-lesson-first-match-elixir-asks = Make Elixir from a flower and a snow.
ars-alchimia-lesson-first-match-elixir-otherwise = Do not leave a flask empty. Make an Elixir.
ars-alchimia-lesson-first-match-elixir-other = That works as well, but you have only one fire, and the Phoenix Feather wants it. A flower and a snow can be spared.
ars-alchimia-lesson-first-match-elixir-stop = The visit is paid for and the flask is free: use it.

ars-alchimia-lesson-first-match-hire = Hire somebody
ars-alchimia-lesson-first-match-hire-says =
    Your last worker can still hire an assistant. The Patron gives you 1 more point for every order you fulfil from now on.
    He costs nothing this year; next year he will want a worker as salary.
ars-alchimia-lesson-first-match-hire-asks = Press the Patron and send your last worker.
ars-alchimia-lesson-first-match-hire-otherwise = That would be a pity: you have a year of orders before you. Hire the Patron.
ars-alchimia-lesson-first-match-hire-other = The Herbalist is good, too. With so many orders to come, the Patron brings more.
ars-alchimia-lesson-first-match-hire-later = That can wait until next year. The assistants will have changed by then: hire the Patron.
ars-alchimia-lesson-first-match-hire-pass = One worker is left, and nothing is given for not using it. Hire the Patron.

ars-alchimia-lesson-first-match-year = A new year
ars-alchimia-lesson-first-match-year-says =
    Everybody had passed or used up their workers, so the year was over. All workers have come home, those on the square, too; and new cards lie on every space.
    Ingredients, orders and assistants are kept. It is the last year: everybody may now take orders of every level.

ars-alchimia-lesson-first-match-workshop = Choose a Workshop card
ars-alchimia-lesson-first-match-workshop-says =
    Whoever has the fewest points chooses first: you. The number of the card is your place in the order of turns; and it brings extra workers, who stay.
    On A-1 lies the Unicorn Horn, 10 points. Who begins can take it for one worker.
ars-alchimia-lesson-first-match-workshop-asks = Take Workshop card 1.
ars-alchimia-lesson-first-match-workshop-otherwise = First the card, then the year. Take card 1.
ars-alchimia-lesson-first-match-workshop-four = Three workers instead of two, but everybody else comes first. The Unicorn Horn would be gone, or dearer.
ars-alchimia-lesson-first-match-workshop-middle = As many workers as with card 1, and you would not begin. Take card 1.

ars-alchimia-lesson-first-match-salary = Pay the salary
ars-alchimia-lesson-first-match-salary-says =
    You now have 17 workers. At the start of a year each assistant wants one: it goes to the square and comes back next year. Whoever is not paid leaves.
    The Patron will bring you more than one worker could.
ars-alchimia-lesson-first-match-salary-asks = Keep the Patron.
ars-alchimia-lesson-first-match-salary-otherwise = First the salary. Keep the Patron.
ars-alchimia-lesson-first-match-salary-dismiss = Then the worker of last year would have been for nothing. Keep him: two orders already pay for it.

ars-alchimia-lesson-first-match-order = A great order
ars-alchimia-lesson-first-match-order-says =
    The Unicorn Horn asks for two flowers, a snow and three sands. Together with the Phoenix Feather you need three flowers, a snow, a fire and four sands.
    You have two flowers, a snow, a fire and the Elixir. So a flower and four sands are missing, and the Elixir can be one of them.
ars-alchimia-lesson-first-match-order-asks = Press the Unicorn Horn and send one worker.
ars-alchimia-lesson-first-match-order-otherwise = It pays to gather when you know what for. Take the Unicorn Horn while it is there.
ars-alchimia-lesson-first-match-order-more = One is enough: there is no die to be rolled for an order.
ars-alchimia-lesson-first-match-order-early = You could not make anything great yet. Take the Unicorn Horn first.
ars-alchimia-lesson-first-match-order-pass = At the very start of the best year? Take the Unicorn Horn.

ars-alchimia-lesson-first-match-shrine = Gather with many
ars-alchimia-lesson-first-match-shrine-says =
    The Ruined Shrine gives a flower and a sand for certain. From 5 on, the die brings a second sand.
    Nobody is there, so the price is one. Four workers are three more than needed: 2 on the die will then do.
ars-alchimia-lesson-first-match-shrine-asks = Press the Ruined Shrine and send four workers.
ars-alchimia-lesson-first-match-shrine-otherwise = A flower and two sands from a single visit: the Ruined Shrine is what you need.
ars-alchimia-lesson-first-match-shrine-count = That is allowed. But you have 15 workers, and a second sand spares you a visit: send four.
ars-alchimia-lesson-first-match-shrine-later = The Dunes are next. The Shrine first, as long as it is free.
ars-alchimia-lesson-first-match-shrine-early = Wait with the forge until both orders can be made in one visit.
ars-alchimia-lesson-first-match-shrine-pass = You have 15 workers left. Send some to the Ruined Shrine.

ars-alchimia-lesson-first-match-dunes = Throw somebody out
ars-alchimia-lesson-first-match-dunes-says =
    A worker of { $seat3 } stands on the Whispering Dunes, so two are needed; it will go to the square.
    Two sands are missing, and the Elixir is in reserve. A single sand is enough, so you need not pay for a better die.
ars-alchimia-lesson-first-match-dunes-asks = Press the Whispering Dunes and send two workers.
ars-alchimia-lesson-first-match-dunes-otherwise = You are a sand short. The Whispering Dunes have it.
ars-alchimia-lesson-first-match-dunes-price = One stands there already: it takes two.
ars-alchimia-lesson-first-match-dunes-count = Two are enough. One sand is certain, and the Elixir does the rest.
ars-alchimia-lesson-first-match-dunes-early = Count again: four sands for both orders, and you have two and an Elixir.
ars-alchimia-lesson-first-match-dunes-pass = You have 11 workers left, and two orders to make.

ars-alchimia-lesson-first-match-great = The great visit
ars-alchimia-lesson-first-match-great-says =
    No luck with the die, but it does not matter: now you have everything, the Elixir included.
    The Twin Alembic makes both orders in one visit. Perfect, it brings 3 more for the Unicorn Horn and 1 for the Feather. With four workers you need only a 1.
ars-alchimia-lesson-first-match-great-asks = Press the Twin Alembic and send four workers.
ars-alchimia-lesson-first-match-great-otherwise = Everything is together. To the forge with you: the Twin Alembic.
ars-alchimia-lesson-first-match-great-count = Send four: three surplus workers make the visit perfect for certain, and the other five will do for the rest.
ars-alchimia-lesson-first-match-great-other = Two orders need two flasks: the Twin Alembic has them, and nobody is there.
ars-alchimia-lesson-first-match-great-pass = You have nine workers, and two orders that can be made. Go to the Twin Alembic.

ars-alchimia-lesson-first-match-make = Two at once
ars-alchimia-lesson-first-match-make-says =
    A perfect visit! Both orders bring more.
    Asked how to pay, let the Elixir stand for a sand: then one is left for the Feather.
ars-alchimia-lesson-first-match-make-asks = Fulfil the Unicorn Horn and the Phoenix Feather.
ars-alchimia-lesson-first-match-make-otherwise = Both orders can be made now. Fulfil them.
ars-alchimia-lesson-first-match-make-elixir = You need your ingredients for the orders. Fulfil both.
ars-alchimia-lesson-first-match-make-stop = Not yet: the second flask is for the other order.
ars-alchimia-lesson-first-match-make-pay = Then something would be missing for the other order. It is sand that is short: let the Elixir stand for that.

ars-alchimia-lesson-first-match-free = On your own
ars-alchimia-lesson-first-match-free-says =
    Five workers are left. Finish as you please: nothing is wrong any more, except an order that you take and cannot make.
    A hint: the Wound Salve on C-1 asks for two flowers, the Mana Meadow gives just that, and it would be your third order of Daily Life. If in doubt, have a way shown to you.
ars-alchimia-lesson-first-match-free-asks = Play until the year is over; pass when nothing is left to gain.
ars-alchimia-lesson-first-match-free-otherwise = Something stands against that, and the rule says what. Try something else.

ars-alchimia-lesson-first-match-scoring = The last points
ars-alchimia-lesson-first-match-scoring-says =
    To the points of the match come those of the categories: two orders of a kind bring 1, three 3, four 6. An assistant and a left Elixir are worth 1 each, an order that was accepted and not made costs half its points.
    The year has brought you more than all those before it. That is how it mostly is: the first years prepare what the last one earns.

ars-alchimia-lesson-first-match-done =
    You have seen a whole year: card, salary, orders, locations, forges, and the end.
    Play the next match from the beginning: for the first year, look at the University orders of level C.

## Rising prices

ars-alchimia-lesson-prices = Rising prices
ars-alchimia-lesson-prices-about = What a space costs, who is thrown out, and how to make a wall of your workers.

ars-alchimia-lesson-prices-price = What a space costs
ars-alchimia-lesson-prices-price-says =
    At the foot of each space stands its price: one worker if nobody is there, otherwise one more than are there.
    No space is ever full. It only becomes dearer, from visit to visit, until the year is over.

ars-alchimia-lesson-prices-first = Be the first
ars-alchimia-lesson-prices-first-says =
    You hold two orders that need five fires and a snow. The Mirror Lake gives a flower and a snow, and nobody is there yet.
    Whoever comes first pays one worker.
ars-alchimia-lesson-prices-first-asks = Press the Mirror Lake and send one worker.
ars-alchimia-lesson-prices-first-otherwise = Begin with the Mirror Lake, while it costs one.
ars-alchimia-lesson-prices-first-more = More workers help the die; another lesson tells of that. One is enough for what is certain.
ars-alchimia-lesson-prices-first-forge = You lack the fires for your orders. The forge comes last.

ars-alchimia-lesson-prices-square = Thrown out
ars-alchimia-lesson-prices-square-says =
    { $seat2 } came with two, and your worker is on the square: it does nothing more this year. It had done its work, though, and you keep what it brought.
    The Mirror Lake costs three now. It counts who stands there, not how many have ever been there.

ars-alchimia-lesson-prices-elsewhere = Go elsewhere
ars-alchimia-lesson-prices-elsewhere-says =
    What is dear here is cheap elsewhere: nobody has been to the Ember Crater yet, and it gives the fires that you need.
    It pays to go first where others will want to go, too.
ars-alchimia-lesson-prices-elsewhere-asks = Press the Ember Crater and send one worker.
ars-alchimia-lesson-prices-elsewhere-otherwise = You need fires, and the Ember Crater still costs one.
ars-alchimia-lesson-prices-elsewhere-back = Three workers for what you had for one? You have a snow. Fires are what is missing.
ars-alchimia-lesson-prices-elsewhere-more = One is enough: two fires are certain.
ars-alchimia-lesson-prices-elsewhere-forge = Not yet: five fires are needed, and you have two.

ars-alchimia-lesson-prices-again = Your own count, too
ars-alchimia-lesson-prices-again-says =
    You have four fires and need five; a sixth would do for an Elixir. The same space may be used again in the same year, but your own worker stands there now, and it counts as anybody’s would.
    So the second visit costs two, and you throw yourself out.
ars-alchimia-lesson-prices-again-asks = Press the Ember Crater once more and send two workers.
ars-alchimia-lesson-prices-again-otherwise = A fire is still missing. Go to the Ember Crater once more.
ars-alchimia-lesson-prices-again-own = That it is your own worker changes nothing: it takes one more than stand there.
ars-alchimia-lesson-prices-again-more = Two are enough. You will want the others at the forge.
ars-alchimia-lesson-prices-again-forge = A fire is missing for the second order. One more visit.

ars-alchimia-lesson-prices-wall = Make a wall
ars-alchimia-lesson-prices-wall-says =
    All you need is together. { $seat3 } has an order to make as well, and three workers. The other forges cost four, for { $seat2 } stands there with three.
    If you send one or two to the Salamander Furnace, { $seat3 } can follow. If you send three, it costs four there, too.
ars-alchimia-lesson-prices-wall-asks = Press the Salamander Furnace and send three workers.
ars-alchimia-lesson-prices-wall-otherwise = It is time for the forge: the Salamander Furnace, and with three.
ars-alchimia-lesson-prices-wall-low = Enough for you; but then { $seat3 } has enough to follow you. With three the door is shut.
ars-alchimia-lesson-prices-wall-more = Three are enough to shut the door. You can use the others elsewhere.

ars-alchimia-lesson-prices-make = Behind the wall
ars-alchimia-lesson-prices-make-says =
    The workers are not wasted: the two beyond the price have also lifted the die to 5, and the visit is perfect.
ars-alchimia-lesson-prices-make-asks = Fulfil both orders.
ars-alchimia-lesson-prices-make-otherwise = You have all that both orders ask for. Fulfil them.
ars-alchimia-lesson-prices-make-elixir = Afterwards: there are three flasks. First both orders.
ars-alchimia-lesson-prices-make-stop = There are three flasks, and you have two orders. Fulfil both.

ars-alchimia-lesson-prices-elixir = The third flask
ars-alchimia-lesson-prices-elixir-says =
    A flower and a fire are left, and a flask. In a perfect visit an Elixir brings a point, too.
    Then it is the turn of { $seat3 }, who now finds every forge too dear.
ars-alchimia-lesson-prices-elixir-asks = Make Elixir from a flower and a fire.
ars-alchimia-lesson-prices-elixir-otherwise = A flask is still free. Make an Elixir.
ars-alchimia-lesson-prices-elixir-stop = A flask is still free, and it brings you a point. Make an Elixir.

ars-alchimia-lesson-prices-done =
    { $seat3 } could not follow and went to the Mirror Lake for three. So look not only at what a space costs you, but at what it will cost the next one.
    When the year is over all workers come home, and every space costs one again.

## Surplus workers and the die

ars-alchimia-lesson-surplus = Surplus workers and the die
ars-alchimia-lesson-surplus-about = What workers beyond the price are good for, and where they are wasted.

ars-alchimia-lesson-surplus-die = What is certain, and what is not
ars-alchimia-lesson-surplus-die-says =
    The Ember Crater always gives two fires. Then you roll the die: with 4 or more there is a third one.
    If you miss it you keep the two. The die never takes anything away.

ars-alchimia-lesson-surplus-send = Help the die
ars-alchimia-lesson-surplus-send-says =
    Each worker beyond the price adds 1 to the result. The price is one, so three workers add 2: a die of 2 is then enough, five sides of six.
    You need three fires for the Clockwork Hound. A second visit would cost you two workers as well, and a turn.
ars-alchimia-lesson-surplus-send-asks = Press the Ember Crater and send three workers.
ars-alchimia-lesson-surplus-send-otherwise = The Hound needs three fires, and you have none. Go to the Ember Crater.
ars-alchimia-lesson-surplus-send-one = That brings two fires for certain; for the third you would have to roll 4 or more, every other time. Send three.
ars-alchimia-lesson-surplus-send-two = Then you need a 3, four sides of six. One more makes it five of six.
ars-alchimia-lesson-surplus-send-more = With three more than needed even a 1 would do, but you have other plans for that worker. Send three.

ars-alchimia-lesson-surplus-order = No die, no use
ars-alchimia-lesson-surplus-order-says =
    2 and 2 are 4: a third fire. Now take the Evergreen Bouquet: you have what it asks for.
    No die is rolled for an order, nor for an assistant. Surplus workers do nothing there, except that the next visitor pays more.
ars-alchimia-lesson-surplus-order-asks = Press the Evergreen Bouquet and send one worker.
ars-alchimia-lesson-surplus-order-otherwise = One more order makes the visit to the forge worth more. Take the Evergreen Bouquet.
ars-alchimia-lesson-surplus-order-waste = Nothing is rolled here: the others would only stand about. One is enough.
ars-alchimia-lesson-surplus-order-early = Soon. A perfect visit counts for each order you make in it, so take one more along.

ars-alchimia-lesson-surplus-count = Counted from the price
ars-alchimia-lesson-surplus-count-says =
    Two workers of { $seat3 } stand on the Salamander Furnace: the price is three. Only what goes beyond that counts for the die.
    So five workers add 2 here, no more than three did at the Crater. On a space that is free the same workers are worth more.

ars-alchimia-lesson-surplus-forge = Help the forge
ars-alchimia-lesson-surplus-forge-says =
    With 5 or more the visit is perfect. The die is rolled once and holds for all you make.
    So with three orders it brings 4 more points: 2 for the Hound of level B, 1 for each of level C.
ars-alchimia-lesson-surplus-forge-asks = Press the Salamander Furnace and send five workers.
ars-alchimia-lesson-surplus-forge-otherwise = Three orders, three flasks: on to the Salamander Furnace.
ars-alchimia-lesson-surplus-forge-three = That just pays the price: only a 5 or a 6 would be perfect. 4 points are worth two workers more.
ars-alchimia-lesson-surplus-forge-four = Then you need a 4, every other time. Two surplus workers make it four sides of six.
ars-alchimia-lesson-surplus-forge-six = Your last worker could do something else this year. Five are a good measure.
ars-alchimia-lesson-surplus-forge-small = It costs little there, but it has only one flask, and you have three orders.

ars-alchimia-lesson-surplus-make = Perfect
ars-alchimia-lesson-surplus-make-says =
    3 and 2 are 5: a perfect visit. Each order you fulfil now brings its extra.
ars-alchimia-lesson-surplus-make-asks = Fulfil all three orders.
ars-alchimia-lesson-surplus-make-otherwise = Three flasks, three orders. Fulfil them all.
ars-alchimia-lesson-surplus-make-stop = Every order that you make elsewhere later goes without its extra. Fulfil all three.
ars-alchimia-lesson-surplus-make-elixir = That would take what your orders need.

ars-alchimia-lesson-surplus-done =
    Surplus helps the die, and only that: at locations and forges, counted from the price.
    It is worth most where much hangs on one roll: at a forge, with several orders in hand.

## Debts of orders

ars-alchimia-lesson-debts = Debts of orders
ars-alchimia-lesson-debts-about = What an order costs that you cannot make, and how to end well.

ars-alchimia-lesson-debts-debt = What you have promised
ars-alchimia-lesson-debts-debt-says =
    Your last turns, and you hold two orders. An order that was accepted cannot be given back. Whatever is not made at the end costs half its points, rounded down: 5 for the Panacea, 3 for the Frost Wyrm Scale.
    The Panacea wants three flowers. You have none, and with four workers you can gather no more than one or two. It will stay a debt.

ars-alchimia-lesson-debts-forge = Save what can be saved
ars-alchimia-lesson-debts-forge-says =
    The Scale can be made: it lacks only a sand, and you have an Elixir. That is not 7 points but 10, for otherwise it would cost you 3.
    A roll that is not perfect spoils nothing, so two workers are enough.
ars-alchimia-lesson-debts-forge-asks = Press the Guild Athanor and send two workers.
ars-alchimia-lesson-debts-forge-otherwise = First make what can be made. Off to the Guild Athanor.
ars-alchimia-lesson-debts-forge-tempting = 12 points! But without ingredients and with so few workers you would never make it: it would cost you 6. A free place for an order is no reason to take one.
ars-alchimia-lesson-debts-forge-late = It is too late for that: you would have to gather and go to a forge for it. Every order you take now is a debt.
ars-alchimia-lesson-debts-forge-hire = Good, and there is time for it afterwards. First the Scale.
ars-alchimia-lesson-debts-forge-count = Send two. The others will still find something to do.
ars-alchimia-lesson-debts-forge-pass = That would cost you 8 points. The Scale can still be made.

ars-alchimia-lesson-debts-pay = Let Elixir stand in
ars-alchimia-lesson-debts-pay-says =
    An ordinary visit, but that is enough. Elixir stands in for one flower, snow, fire or sand.
    For the Panacea you would lack three flowers: one Elixir is not enough for that.
ars-alchimia-lesson-debts-pay-asks = Fulfil the Frost Wyrm Scale.
ars-alchimia-lesson-debts-pay-otherwise = Fulfil the Scale: the Elixir stands in for the sand that is missing.
ars-alchimia-lesson-debts-pay-panacea = Three flowers are missing, and you have one Elixir. The Scale can be made.
ars-alchimia-lesson-debts-pay-elixir = Careful: that would take what the Scale needs. First the order.

ars-alchimia-lesson-debts-elixir = What is left over
ars-alchimia-lesson-debts-elixir-says =
    A snow and a fire are left. At the end they are worth nothing; but an Elixir is worth 1, and a flask is free.
ars-alchimia-lesson-debts-elixir-asks = Make Elixir from the snow and the fire.
ars-alchimia-lesson-debts-elixir-otherwise = A point lies here. Make Elixir of what is left.
ars-alchimia-lesson-debts-elixir-stop = A flask is free and a point lies in it. Make Elixir.

ars-alchimia-lesson-debts-hire = The last workers
ars-alchimia-lesson-debts-hire-says =
    Workers that are left are worth nothing either. An assistant who works for you at the end is worth 1, whoever it is; salaries are no longer due.
    { $seat3 } has a worker on the Furnace Hand: so it takes two.
ars-alchimia-lesson-debts-hire-asks = Press the Furnace Hand and send both workers.
ars-alchimia-lesson-debts-hire-otherwise = An assistant is worth 1 even if it never gets anything to do. Hire the Furnace Hand.
ars-alchimia-lesson-debts-hire-other = Worth as much, certainly. This time take the Furnace Hand: your two workers have nothing better to do.
ars-alchimia-lesson-debts-hire-tempting = It would bring nothing but a debt of 6.
ars-alchimia-lesson-debts-hire-late = That brings no more points. An assistant brings 1.
ars-alchimia-lesson-debts-hire-pass = One point more can still be had: hire the Furnace Hand.

ars-alchimia-lesson-debts-scoring = The reckoning
ars-alchimia-lesson-debts-scoring-says =
    The Panacea has cost you 5. { $seat2 } loses 3 and { $seat3 } 1, for they hold orders, too. The Elixir and the assistant bring you 1 each.
    Had you taken the twelve points as well, you would stand there with 34 instead of 40, behind both of them.

ars-alchimia-lesson-debts-done =
    An order is a promise: half of it is at stake. In the last year take only what you know how to pay for, and count the workers that you need for it.
    A small debt of level C costs 1; a great one may cost the match.
