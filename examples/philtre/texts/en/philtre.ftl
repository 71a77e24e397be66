### Philtre: what it says.

philtre-title = Philtre
philtre-tagline = Pour, drink or stir: whose element fills the pot?

philtre-how-many = How many drops do you pour?
philtre-pour =
    { $count ->
        [one] Pour { $count } drop
       *[other] Pour { $count } drops
    }
philtre-drink-or-stir = You alone poured the most. Do you drink or stir?
philtre-drink = Drink, for one point
philtre-stir = Stir the pot

philtre-chance-element = the secret element
philtre-chance-stir = the element that is stirred in

philtre-event-poured =
    { $drops ->
        [one] { $drops } drop is poured.
       *[other] { $drops } drops are poured.
    }
philtre-event-drank = { $seat } drinks.
philtre-event-stirred = { $seat } stirs.

philtre-points = Points

philtre-reason-sure = the point is sure
philtre-reason-own = one element in four is the own one

philtre-setting-rounds = How many rounds are played. With one, the game is small enough to be solved.
philtre-setting-name-rounds = Rounds
philtre-setting-value-rounds-1 = 1 round
philtre-setting-value-rounds-2 = 2 rounds
philtre-setting-value-rounds-3 = 3 rounds
philtre-setting-value-rounds-4 = 4 rounds
philtre-setting-value-rounds-5 = 5 rounds
