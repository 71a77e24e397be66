### The lessons of Alchemist: what is said at each step.

## The idea in three minutes

alchemist-lesson-idea = The idea in three minutes
alchemist-lesson-idea-about = The last three turns of a match: the goal, the three things you can do, and how it ends.

alchemist-lesson-idea-goal = What you are after
alchemist-lesson-idea-goal-says =
    The ring of numbers counts fame, and the seals on it are you and your two rivals. Whoever has the most fame in the end wins.
    You have 21, { $seat2 } has 28 and { $seat3 } has 30. Three turns are left to you: that is enough.

alchemist-lesson-idea-turn = What you have to do it with
alchemist-lesson-idea-turn-says =
    These cubes are your ingredients. They lie behind a screen, and the others do not see them.
    In a turn you do one single thing: you take ingredients, you copy a potion, or you create one.

alchemist-lesson-idea-take = Take an ingredient
alchemist-lesson-idea-take-says =
    The potion in III is worth 9 fame and needs two spiders, a bird leg and a troll eye. You lack a spider.
    The reserve is open to all: you may take any one cube from it.
alchemist-lesson-idea-take-asks = Take a spider (S) from the reserve.
alchemist-lesson-idea-take-otherwise = There will be time for that. For now a spider is missing: it lies in the reserve.
alchemist-lesson-idea-take-bag = From the bag you get two cubes, but nobody knows which. You need a spider, and the reserve has one for certain.
alchemist-lesson-idea-take-copy = You are right to look there. You still lack a cube for it: take the spider first.

alchemist-lesson-idea-copy = Copy what another wrote
alchemist-lesson-idea-copy-says =
    { $seat3 } wrote the potion in III, and anybody else may brew it again for the same 9 fame. You hold all four cubes: they are underlined.
    One of them goes to { $seat3 } as a tribute, and you choose which. The other three leave the game.
alchemist-lesson-idea-copy-asks = Press cauldron III, then choose the tribute.
alchemist-lesson-idea-copy-otherwise = That can be done, but III brings 9 fame, and you hold all it needs.
alchemist-lesson-idea-copy-own = VII is your own potion. It earns you a tribute whenever others brew it, but you cannot copy yourself.

alchemist-lesson-idea-ending = When it ends
alchemist-lesson-idea-ending-says =
    Brewing also brings ingredients: the two signs on the rim of a cauldron are what it gives, from the reserve. You got the last mushroom.
    Bird legs and mushrooms have run out. When a third kind has, the round is played to its end and the match is over. One spider is left.

alchemist-lesson-idea-create = Create a potion
alchemist-lesson-idea-create-says =
    In an empty cauldron you write a recipe of your own: one to five cubes, no kind more than twice, and none that the cauldron gives. And you say yourself what it is worth, with any fame tile that is left.
    Cauldron V gives a spider, the last one: that ends the match. So take the 10.
alchemist-lesson-idea-create-asks = Press cauldron V, put in any cubes you like, and choose the tile 10.
alchemist-lesson-idea-create-otherwise = That would let the match go on. Cauldron V takes the last spider, and its potion may be worth 10.
alchemist-lesson-idea-create-less = Nothing obliges you to be modest: whatever is in it, your potion may be worth 10.

alchemist-lesson-idea-scoring = The last fame
alchemist-lesson-idea-scoring-says =
    Now the screens are lifted. Two cubes that you have left are worth 1 fame.
    And everybody has belonged to a school all along: a favourite ingredient, dealt in secret. All cubes that are left go back to the reserve: the scarcer the favourite is there, the more fame its school gets. Yours was the mushroom.

alchemist-lesson-idea-done =
    That was all of it: take, copy, create, and end the match when it suits you.
    In a whole match the art is to write potions that others want, and to see what they will need.

## A whole first match

alchemist-lesson-match = A whole first match
alchemist-lesson-match-about = From the deal to the last fame: seven turns with a hand on your shoulder, three on your own.

alchemist-lesson-match-table = The deal
alchemist-lesson-match-table-says =
    Everybody has drawn twelve cubes and hides them behind a screen. The Compendium is empty, all fame tiles lie there, and you begin.
    You were dealt a school as well: yours is that of the spider. It counts for nothing until the end; more about it then.

alchemist-lesson-match-create = Write the first potion
alchemist-lesson-match-create-says =
    Nothing can be copied yet, and fame comes from potions. Cauldron X gives dragon's blood and troll eye, so neither may go into it.
    You hold four mushrooms and three bird legs: spend two of each and the spider. Five cubes are many, but who wants the 10 must expect that others want to brew it, too, and a dear recipe keeps them from it for a while.
alchemist-lesson-match-create-asks = Press cauldron X, put in two mushrooms, a spider and two bird legs, and take the tile 10.
alchemist-lesson-match-create-otherwise = That is allowed, but the 10 goes to who is first. Write into cauldron X.
alchemist-lesson-match-create-recipe = A fine recipe too. For this match take two mushrooms, a spider and two bird legs, and the tile 10.
alchemist-lesson-match-create-take = Cubes bring no fame by themselves, and you have plenty. Create while the dear tiles are there.

alchemist-lesson-match-others = They write, too
alchemist-lesson-match-others-says =
    { $seat2 } took the 9 for two bird legs, two troll eyes and a spider, { $seat3 } the 8 for two mushrooms, two spiders and dragon's blood. All of it lies open.
    Look at what they gave away, and you know what they hold no more.

alchemist-lesson-match-second = A cheap one
alchemist-lesson-match-second-says =
    The 7 is the best tile left. This time write something cheap: three cubes, which you can spare.
    Cauldron V gives you a spider and a bird leg for it, the kinds that your first potion has cost you.
alchemist-lesson-match-second-asks = Press cauldron V, put in a mushroom, dragon's blood and a troll eye, and take the tile 7.
alchemist-lesson-match-second-otherwise = The tiles go quickly. Take the 7 while it is there: cauldron V.
alchemist-lesson-match-second-recipe = Spare your cubes: one mushroom, one dragon's blood, one troll eye, and the 7.

alchemist-lesson-match-tribute = Somebody brews your 10
alchemist-lesson-match-tribute-says =
    { $seat3 } had all five cubes and has brewed your potion in X for 10 fame. You get no fame by that, but one of the cubes: a spider, as a tribute.
    So a potion of yours that is brewed often feeds you. And every copy takes cubes out of the game for good.

alchemist-lesson-match-copy = Copy
alchemist-lesson-match-copy-says =
    Now do the same. { $seat2 } wrote the potion in II: dragon's blood and two troll eyes for 6 fame. You hold them.
    Choose what goes to { $seat2 }: a troll eye, for whoever pays two of them can spare one.
alchemist-lesson-match-copy-asks = Press cauldron II and give a troll eye as tribute.
alchemist-lesson-match-copy-otherwise = Look at II: 6 fame, and you hold all three cubes.
alchemist-lesson-match-copy-other = That is allowed. Here give a troll eye: { $seat2 } has used up nearly all of them, and still lacks the rest for what is dear.
alchemist-lesson-match-copy-create = Your seals are few, five for the whole match. A copy costs none.

alchemist-lesson-match-eight = Another one
alchemist-lesson-match-eight-says =
    { $seat3 }'s potion in IX is worth 8. It asks for two mushrooms, two spiders and dragon's blood: you have just what is needed, the second spider came as a tribute.
alchemist-lesson-match-eight-asks = Press cauldron IX and give a mushroom as tribute.
alchemist-lesson-match-eight-otherwise = IX brings 8 fame, the most that you can brew now.
alchemist-lesson-match-eight-other = Any cube of the recipe may be the tribute. Here give a mushroom: with a spider { $seat3 } could go on at once.

alchemist-lesson-match-single = A single cube
alchemist-lesson-match-single-says =
    { $seat3 } has written a potion of one single mushroom in VII, for 4 fame. That cube is the tribute at the same time, so nothing leaves the game.
    You have one: { $seat2 } paid it to you for brewing your V.
alchemist-lesson-match-single-asks = Press cauldron VII.
alchemist-lesson-match-single-otherwise = One cube for 4 fame: VII is the best bargain on the board.

alchemist-lesson-match-nine = The dear one
alchemist-lesson-match-nine-says =
    By now you hold a spider, four bird legs and three troll eyes: enough for { $seat2 }'s 9 in III, which you could not have brewed at first.
    Copies bring cubes, cubes make copies: so one's hand turns over.
alchemist-lesson-match-nine-asks = Press cauldron III and give a troll eye as tribute.
alchemist-lesson-match-nine-otherwise = III is worth 9, and you hold all five cubes.
alchemist-lesson-match-nine-other = Keep it simple and give a troll eye.

alchemist-lesson-match-again = The same once more
alchemist-lesson-match-again-says =
    Somebody else's potion may be brewed again and again. III gave you a mushroom, and VII asks for one.
alchemist-lesson-match-again-asks = Press cauldron VII.
alchemist-lesson-match-again-otherwise = 4 fame for one mushroom, once more: VII.

alchemist-lesson-match-reserve = Watch the reserve
alchemist-lesson-match-reserve-says =
    Every brewing takes two cubes from here, and nothing refills it. When three kinds are at nothing, the round is finished and the match is over.
    One troll eye is left, and of spiders, mushrooms and bird legs four each. That is three rounds or so.

alchemist-lesson-match-free = Now you
alchemist-lesson-match-free-says =
    You know all there is to do. Play to the end as you like: nothing you choose is wrong from here on.
    Look for what brings most for the cubes that you hold. Whoever is stuck is shown one way.
alchemist-lesson-match-free-asks = Play until three kinds of the reserve have run out.
alchemist-lesson-match-free-otherwise = Something stands against it; the rule says what. Try another one.

alchemist-lesson-match-scoring = The last fame
alchemist-lesson-match-scoring-says =
    Two cubes that are left bring 1 fame. Then all cubes go back to the reserve and the schools are ranked: whose favourite is scarcest there gets 10 fame, the second 5, the third nothing.
    Spiders were plenty, so yours did not come first. Next time give away what you favour, and do not hoard it.

alchemist-lesson-match-done =
    That was a whole match of Alchemist. Play the next one against bots: the apprentice makes the mistakes that you make no more.

## Tribute

alchemist-lesson-tribute = Tribute
alchemist-lesson-tribute-about = What goes to the creator of a potion, who chooses it, and why it matters.

alchemist-lesson-tribute-what = Three ways for cubes
alchemist-lesson-tribute-what-says =
    Who brews the potion in III pays its four cubes. One of them goes behind the screen of { $seat3 }, who wrote it. The other three leave the game, and neither reserve nor bag sees them again.
    Which one goes is up to who pays.

alchemist-lesson-tribute-choose = Choose with care
alchemist-lesson-tribute-choose-says =
    Your own potion in VII is worth 10 and asks for two mushrooms and a bird leg. You have watched { $seat3 }: there are mushrooms behind that screen, but no bird leg.
    So give a spider or a troll eye.
alchemist-lesson-tribute-choose-asks = Press cauldron III and choose a tribute that does not help { $seat3 }.
alchemist-lesson-tribute-choose-otherwise = First the 9 in III: you hold all four cubes.
alchemist-lesson-tribute-choose-leg = With the bird leg { $seat3 } could brew your 10 in VII next turn. Give something else.

alchemist-lesson-tribute-yours = And when it is yours
alchemist-lesson-tribute-yours-says =
    { $seat2 } has brewed your VII: 10 fame for { $seat2 }, none for you, but a mushroom. You cannot turn it down, and the others know what you got.
    A potion that many can brew feeds you; one that nobody can brew is yours alone.

alchemist-lesson-tribute-single = One cube only
alchemist-lesson-tribute-single-says =
    The potion in IX is a single mushroom. It is the tribute, so { $seat2 } gets it and nothing leaves the game.
    Such a recipe is brewed again and again: cheap fame for all, and a steady income for who wrote it.
alchemist-lesson-tribute-single-asks = Press cauldron IX.
alchemist-lesson-tribute-single-otherwise = Try the cheap one first: IX, 8 fame for a mushroom.
alchemist-lesson-tribute-single-own = Your own potion pays you tribute from others, but you cannot brew it again yourself.

alchemist-lesson-tribute-done = The tribute is chosen by who copies, goes to who wrote, and the rest is gone. Before you give a cube, look at what it would complete.

## Schools

alchemist-lesson-schools = Schools
alchemist-lesson-schools-about = A secret favourite, and why one does not hoard it.

alchemist-lesson-schools-secret = Your favourite
alchemist-lesson-schools-secret-says =
    Beside your cubes stands your school: that of the bird leg. Nobody else knows it, and all match long it does nothing.
    This is your last turn. You have 40 fame, { $seat2 } 50 and { $seat3 } 48.

alchemist-lesson-schools-scarce = Scarce is good
alchemist-lesson-schools-scarce-says =
    At the end all screens are emptied into the reserve, and each school counts its favourite there. The fewest bring 10 fame, the next fewest 5, the most nothing.
    Every bird leg that you keep counts against you. What lies on the Compendium, in the bag or out of the game does not count.

alchemist-lesson-schools-burn = Burn them
alchemist-lesson-schools-burn-says =
    The potion in II is worth 8, the one in VI only 7. But VI asks for two bird legs and a mushroom: give the mushroom as tribute, and both bird legs leave the game.
    II would give you another bird leg instead. And the spider of VI is the last one, which ends the match.
alchemist-lesson-schools-burn-asks = Press cauldron VI and give the mushroom as tribute.
alchemist-lesson-schools-burn-otherwise = It is your last turn: take fame, and be rid of bird legs. Look at VI.
alchemist-lesson-schools-burn-eight = One fame more now, and a bird leg more to count. Your school would fall behind: that costs five fame or ten.
alchemist-lesson-schools-burn-leg = Then { $seat3 } has the bird leg behind the screen, and it counts all the same. Give the mushroom.

alchemist-lesson-schools-ranks = The ranks
alchemist-lesson-schools-ranks-says =
    Four bird legs, five troll eyes, eight of dragon's blood: your school is first and gets 10 fame. That has won the match.
    Schools with equally many share a place and get all of its reward.

alchemist-lesson-schools-done = Know your favourite from the first turn on: pay with it, copy with it, and let others hoard it.
