### Materia Prima in the browser: decisions, laboratory, cards, fights, quests, the end.

## Figures and players

web-materia-prima-table-who = Which figure acts
web-materia-prima-table-what = What it does
web-materia-prima-table-whose = Whose side is shown
web-materia-prima-table-side-of = The side of { $name }
web-materia-prima-table-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
web-materia-prima-table-extra =
    { $count ->
        [one] { $count } extra action: { $action }
       *[other] { $count } extra actions: { $action }
    }
web-materia-prima-table-pack = Carries { $units }, { $count } of at most { $capacity }
web-materia-prima-table-new = New: acts from the next turn on
web-materia-prima-table-value-actions = Actions each turn
web-materia-prima-table-value-attack = Attack
web-materia-prima-table-value-defence = Defence
web-materia-prima-table-value-capacity = Units it can carry
web-materia-prima-table-column-heart = With a soul
web-materia-prima-table-column-skull = Without a soul
web-materia-prima-table-parts =
    { $count ->
        [0] No part of the Stone yet
        [3] The Philosopher's Stone is complete
       *[other] Parts of the Stone: { $parts }
    }
web-materia-prima-table-souls =
    { $count ->
        [0] No Soul Stone: the skull column counts
        [one] { $count } Soul Stone
       *[other] { $count } Soul Stones
    }
web-materia-prima-table-trophies = Homunculi beaten
web-materia-prima-table-figures = Figures
web-materia-prima-table-alchemist = Alchemist
web-materia-prima-table-worn = Worn
web-materia-prima-table-tower = Tower
web-materia-prima-table-tower-empty = No elements in the tower
web-materia-prima-table-empty = empty
web-materia-prima-table-wisdom = Wisdom
web-materia-prima-table-wisdom-so-far = Together, without the quest
web-materia-prima-table-leaf-side = Wisdom
web-materia-prima-table-leaf-hand = Formulas
web-materia-prima-table-leaf-laboratory = Laboratory
web-materia-prima-table-leaf-cities = Cities
web-materia-prima-table-leaf-quest = Quest
web-materia-prima-table-close = Close

## Cards

web-materia-prima-table-level = Level { $level }
web-materia-prima-table-costs = Costs
web-materia-prima-table-not-yet = Works from the next turn on
web-materia-prima-table-item-weapon = weapon
web-materia-prima-table-item-shield = shield
web-materia-prima-table-item-armour = armour
web-materia-prima-table-item-jewel = jewel
web-materia-prima-table-item-tool = tool
web-materia-prima-table-item-soul = soul
web-materia-prima-table-hand = Formulas in hand
web-materia-prima-table-hand-of = Formulas in hand, { $limit } at most
web-materia-prima-table-hand-secret = Only you see these cards
web-materia-prima-table-drawn = Cards you drew
web-materia-prima-table-no-cards = No formulas
web-materia-prima-table-held = { $count } × { $formula }
web-materia-prima-table-piles = Piles and discards
web-materia-prima-table-pile = { $left } in the pile, { $thrown } discarded
web-materia-prima-table-extension-active = Works this turn
web-materia-prima-table-extension-ready = Ready
web-materia-prima-table-extension-fresh = Works from the next turn on
web-materia-prima-table-no-extension = No extension is for sale here.

## The turn

web-materia-prima-table-deed-move = Move
web-materia-prima-table-deed-mine = Mine
web-materia-prima-table-deed-take = Pick up
web-materia-prima-table-deed-drop = Drop
web-materia-prima-table-deed-equip = Load
web-materia-prima-table-deed-fight = Fight
web-materia-prima-table-deed-convert = Convert
web-materia-prima-table-deed-transmute = Make
web-materia-prima-table-deed-research = Research
web-materia-prima-table-deed-buy = Buy
web-materia-prima-table-deed-is-open =
    { $count ->
        [one] { $deed }: costs 1 action
       *[other] { $deed }: { $count } ways, each costs 1 action
    }
web-materia-prima-table-deed-is-extra =
    { $count ->
        [one] { $deed }: uses the extra action
       *[other] { $deed }: { $count } ways, uses the extra action
    }
web-materia-prima-table-deed-is-closed = { $deed }: not now. Press to hear why
web-materia-prima-table-other = Other actions
web-materia-prima-table-how-move = Press a hex with a dashed outline on the map.
web-materia-prima-table-how-site = Press a hex on the map. Your tower and your alchemist begin there.
web-materia-prima-table-how-lay = Choose a tile, its side and its turn, on the map or here.

## The laboratory

web-materia-prima-table-vessel =
    { $lacking ->
        [0] { $element }: { $owned } owned.
       *[other] { $element }: { $owned } owned, { $lacking } more needed.
    }
web-materia-prima-table-vessel-made = Made from { $first } and { $second }.
web-materia-prima-table-recipe = { $first } + { $second } = { $product }
web-materia-prima-table-plan = Press a formula to see what it still takes.
web-materia-prima-table-stock = pack and tower
web-materia-prima-table-card-label = { $card }, { $kind }, level { $level }. { $state }
web-materia-prima-table-lacks = lacks { $units }
web-materia-prima-table-ready = ready to be made
web-materia-prima-table-need-make = make
web-materia-prima-table-need-buy = buy
web-materia-prima-table-need-quest = quest
web-materia-prima-table-plan-formula =
    { $conversions ->
        [0] { $card }: find { $raw }, then make it at your tower.
        [one] { $card }: find { $raw }, convert once, then make it at your tower.
       *[other] { $card }: find { $raw }, convert { $conversions } times, then make it at your tower.
    }
web-materia-prima-table-plan-formula-found =
    { $conversions ->
        [one] { $card }: convert once, then make it at your tower.
       *[other] { $card }: convert { $conversions } times, then make it at your tower.
    }
web-materia-prima-table-plan-formula-ready = { $card }: you have all of it. Make it at your tower.
web-materia-prima-table-plan-extension =
    { $conversions ->
        [0] { $card }: your alchemist must carry { $raw } more to the city.
       *[other] { $card }: find { $raw }, convert at your tower, then carry the price to the city.
    }
web-materia-prima-table-plan-extension-found =
    { $conversions ->
        [one] { $card }: convert once, then carry the price to the city.
       *[other] { $card }: convert { $conversions } times, then carry the price to the city.
    }
web-materia-prima-table-plan-extension-ready = { $card }: your alchemist carries the price. Buy it in the city.

## Units

web-materia-prima-table-sort-drop = Carried ({ $count } of { $capacity }): press what is dropped
web-materia-prima-table-sort-leave = Carried ({ $count } of { $capacity }): press what stays behind
web-materia-prima-table-sort-keep = Spoils: press what is kept
web-materia-prima-table-sort-gather = On the hex: press what is taken
web-materia-prima-table-unload = Carried ({ $count } of { $capacity }): press what is unloaded
web-materia-prima-table-load = In the tower: press what is loaded
web-materia-prima-table-items = Items
web-materia-prima-table-wear = Put on
web-materia-prima-table-stow = Put away
web-materia-prima-table-yields = Press the element

## Fights

web-materia-prima-table-fight = The last fight
web-materia-prima-table-dice =
    { $count ->
        [one] { $count } die, strength { $strength }
       *[other] { $count } dice, strength { $strength }
    }
web-materia-prima-table-dice-attack =
    { $count ->
        [one] Attacks with { $count } die
       *[other] Attacks with { $count } dice
    }
web-materia-prima-table-dice-defence =
    { $count ->
        [one] Defends with { $count } die
       *[other] Defends with { $count } dice
    }
web-materia-prima-table-odds = You win with a chance of { $share }.
web-materia-prima-table-stake-alchemist =
    { $souls ->
        [0] If you win, the alchemist is sent home.
       *[other] If you win, the alchemist is sent home and loses a Soul Stone.
    }
web-materia-prima-table-stake-homunculus = If you win, the homunculus is destroyed.
web-materia-prima-table-carries = Carries

## Quests

web-materia-prima-table-quest-secret = Only you see your quest
web-materia-prima-table-quest-progress = { $done } of { $needed }
web-materia-prima-table-quest-banked = Done and kept: it counts as soon as you have both stones.
web-materia-prima-table-quest-lost = You can no longer fulfil this quest. Nobody else knows.
web-materia-prima-table-quest-stoneless =
    { $count ->
        [one] Does not count yet: you lack 1 part of the Stone.
       *[other] Does not count yet: you lack { $count } parts of the Stone.
    }
web-materia-prima-table-quest-soulless = Does not count yet: you lack a Soul Stone.
web-materia-prima-table-quest-unready = Does not count yet
web-materia-prima-table-end-needs = To end the game you need, at one moment
web-materia-prima-table-end-soul = a Soul Stone
web-materia-prima-table-end-stone = the complete Philosopher's Stone
web-materia-prima-table-end-quest = the quest, looked at in its own moment
web-materia-prima-table-met = (there)
web-materia-prima-table-unmet = (not yet)
web-materia-prima-table-rejected = You rejected { $quest }.
web-materia-prima-table-ending-ends = This fulfils your quest and ends the game at once. Nobody else is warned.
web-materia-prima-table-ending-may-end = A win fulfils your quest and ends the game at once. Nobody else is warned.
web-materia-prima-table-ending-will-end = Then your quest is fulfilled, and the game ends once this action is over. Nobody else is warned.
web-materia-prima-table-ending-ends-later = If all still stand there when your next turn begins, your quest is fulfilled and the game ends. Nobody else is warned.
web-materia-prima-table-ending-forfeits = After an attack you can never fulfil your quest. Nobody else is warned.
web-materia-prima-table-ending-forfeits-soul = Too few Soul Stones will be left: you can never fulfil your quest. Nobody else is warned.
web-materia-prima-table-ending-could = You can end the game now: one of your choices fulfils your quest.
web-materia-prima-table-quest-tyrannus = { $needed } of your homunculi stand in different cities.
web-materia-prima-table-when-tyrannus = Looked at when one of your homunculi moves into a city.
web-materia-prima-table-quest-magister-arma = You have made { $needed } items of level 2 or 3, and your alchemist wears two such items in Gravit Muri.
web-materia-prima-table-when-magister-arma = Looked at when your alchemist moves into Gravit Muri.
web-materia-prima-table-quest-donum-dator = { $needed } units of level 3 lie on one hex next to the tower farthest from yours.
web-materia-prima-table-when-donum-dator = Looked at when one of your figures drops something there. The units still count for you.
web-materia-prima-table-quest-magnatus = { $needed } gold lie in Rudus Figor.
web-materia-prima-table-when-magnatus = Looked at when one of your figures drops something there. The gold still counts for you.
web-materia-prima-table-quest-custodis-turris = { $needed } of your homunculi of level 2 or 3 stand next to your tower, from the end of your turn to the next.
web-materia-prima-table-when-custodis-turris = Looked at when your turn begins.
web-materia-prima-table-quest-paganus-sacerdos = Your alchemist and { $needed } homunculi stand together on an earth mine.
web-materia-prima-table-when-paganus-sacerdos = Looked at when your turn ends.
web-materia-prima-table-quest-pacis-amans = You never attacked another player, you own the Philosopher's Stone, and your alchemist carries { $needed } water on an air mine.
web-materia-prima-table-when-pacis-amans = Looked at when your alchemist moves onto an air mine. Defending yourself is no attack.
web-materia-prima-table-quest-animus-vorator = Your alchemist is in Troquesia with { $needed } Soul Stones.
web-materia-prima-table-when-animus-vorator = Looked at when your alchemist moves into Troquesia.
web-materia-prima-table-quest-dominus-ignis = { $needed } fire lie in Troquesia at the same time.
web-materia-prima-table-when-dominus-ignis = Looked at when one of your figures drops something there.
web-materia-prima-table-quest-custo-corporis = { $needed } Soul Stones lie on one hex next to the tower farthest from yours.
web-materia-prima-table-when-custo-corporis = Looked at when your alchemist drops something there. The stones still count for you.
web-materia-prima-table-quest-tropaeum-venator = Your figures have beaten { $needed } homunculi.
web-materia-prima-table-when-tropaeum-venator = Looked at when one of your figures beats a homunculus. Your own homunculi count, too.

## What the main button says

web-materia-prima-table-act-alchemist = Play { $name }
web-materia-prima-table-act-quest = Keep { $name }
web-materia-prima-table-act-activate = Let { $name } work
web-materia-prima-table-act-end = End turn
web-materia-prima-table-act-walk =
    { $count ->
        [one] Walk to { $place }
       *[other] Walk to { $place }: { $count } actions
    }
web-materia-prima-table-act-place = Build your tower on { $place }

## The end

web-materia-prima-table-result = Where the wisdom comes from
web-materia-prima-table-result-sum = Wisdom
web-materia-prima-table-result-winner = The most wisdom wins; among equals, whoever ended the game.
web-materia-prima-table-result-behind = Nobody wins without a Soul Stone: whoever has one stands before.
web-materia-prima-table-result-soulless = Without a soul at the end
web-materia-prima-table-ended-by = { $name } fulfilled a quest and ended the game.
web-materia-prima-table-ended-by-rounds = The last round is over: nobody ended the game with a quest.
