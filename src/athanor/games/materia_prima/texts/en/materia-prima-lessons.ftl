### The lessons of Materia Prima: what is said at each step.

## The idea in three minutes

materia-prima-lesson-idea = The idea in three minutes
materia-prima-lesson-idea-about = The last two turns of a match: what you are after, what a turn is, and how it ends.

materia-prima-lesson-idea-goal = You and your tower
materia-prima-lesson-idea-goal-says =
    You are Sejlon, standing on a fire mine with your tower next door. Whoever has the most wisdom in the end wins: you have 9, { $seat2 } has 20.

materia-prima-lesson-idea-quest = Three things end the match
materia-prima-lesson-idea-quest-says =
    You need a Soul Stone, the Philosopher’s Stone and your secret quest, all at the same moment. You have your soul and two of the three parts of the stone.
    Your quest: reach an air mine with 4 water, without ever having attacked anybody.

materia-prima-lesson-idea-mine = Dig
materia-prima-lesson-idea-mine-says = A turn is three actions for your alchemist, in any order. On a mine, one action digs up one unit of its element.
materia-prima-lesson-idea-mine-asks = Press Mine: you need a fire.
materia-prima-lesson-idea-mine-otherwise = Soon. First dig a fire here: you will need it at home.
materia-prima-lesson-idea-mine-move = Not with room in your pack. You stand on fire: dig one up before you go.
materia-prima-lesson-idea-mine-drop = That water is for your quest: keep it. Dig a fire instead.
materia-prima-lesson-idea-mine-end = You have all your actions left, and they cannot be saved for later. Dig first.

materia-prima-lesson-idea-home = Go home
materia-prima-lesson-idea-home-says = A move takes you to a neighbouring hex; Sejlon has one more of them every turn. Raw elements are only a beginning: at your tower you make better ones of them.
materia-prima-lesson-idea-home-asks = Press the hex of your tower.
materia-prima-lesson-idea-home-otherwise = Your pack is full: take it to your tower.
materia-prima-lesson-idea-home-elsewhere = One may go there, but it is at your tower that fire becomes something. Press that hex.
materia-prima-lesson-idea-home-full = Four units are all that Sejlon can carry. Home with them!

materia-prima-lesson-idea-mercury = Refine
materia-prima-lesson-idea-mercury-says = The laboratory shows what is made of what: two elements become the one above them. Your fire and the iron in your tower make mercury.
materia-prima-lesson-idea-mercury-asks = Press Convert and make mercury.
materia-prima-lesson-idea-mercury-otherwise = You are in the right place. Convert fire and iron into mercury.
materia-prima-lesson-idea-mercury-gold = Gold is next! It is made of copper and mercury, and the mercury is still missing.
materia-prima-lesson-idea-mercury-equip = No need to spend an action on unloading: a conversion takes what is in your pack as well.

materia-prima-lesson-idea-gold = Refine again
materia-prima-lesson-idea-gold-says = After each conversion you may shift units between pack and tower for nothing; leave them for now. Copper and mercury make gold.
materia-prima-lesson-idea-gold-asks = Say that it is enough, then convert into gold.
materia-prima-lesson-idea-gold-otherwise = Gold first: copper and mercury are both in your tower.
materia-prima-lesson-idea-gold-load = Nothing needs shifting yet. Say that it is enough, and make the gold.

materia-prima-lesson-idea-rival = Pass the turn
materia-prima-lesson-idea-rival-says = Your actions are used up. { $seat2 } plays an alchemist and a homunculus, a made helper with actions of its own.
materia-prima-lesson-idea-rival-asks = Say that it is enough, then end your turn.
materia-prima-lesson-idea-rival-otherwise = You have no actions left. End your turn and see what { $seat2 } does.
materia-prima-lesson-idea-rival-load = There is time for that in your next turn. Say that it is enough, and end this one.

materia-prima-lesson-idea-stone = Make the stone
materia-prima-lesson-idea-stone-says = This formula in your hand is the third part of the Philosopher’s Stone. It costs a platinum and a gold, and both are in your tower.
materia-prima-lesson-idea-stone-asks = Press Make and choose the third part of the stone.
materia-prima-lesson-idea-stone-otherwise = The stone comes first: you have all it costs.
materia-prima-lesson-idea-stone-early = Without the stone the quest ends nothing, wherever you go. Make its third part first.

materia-prima-lesson-idea-water = Take what the quest asks for
materia-prima-lesson-idea-water-says = The stone is whole! You carry 3 water, and the fourth is in your tower.
materia-prima-lesson-idea-water-asks = Load the water from your tower.
materia-prima-lesson-idea-water-otherwise = Your quest wants 4 water in your pack. Load the one that is in your tower.
materia-prima-lesson-idea-water-unload = The other way round: your quest wants the water in your pack.
materia-prima-lesson-idea-water-done = Wait: the fourth water is still in your tower, and it costs nothing to take it.

materia-prima-lesson-idea-finish = End it
materia-prima-lesson-idea-finish-says = The air mine is next door, and the match ends at the very moment you step on it. Count first: the stone and the quest bring you to 24, and { $seat2 } has 20.
materia-prima-lesson-idea-finish-asks = Say that it is enough, then press the air mine.
materia-prima-lesson-idea-finish-otherwise = You hold all three things. Step on the air mine!
materia-prima-lesson-idea-finish-unload = Keep the water: without it the air mine is only an air mine.
materia-prima-lesson-idea-finish-elsewhere = Not there: your quest is fulfilled on the air mine, where the wind blows.

materia-prima-lesson-idea-scoring = You have won
materia-prima-lesson-idea-scoring-says = The three parts brought 6, the whole stone 5, your soul 3, your boots 1 and the quest 9. Ending the match is not winning it: whoever ends it while behind has worked for somebody else.

materia-prima-lesson-idea-done = Dig, refine, make, and end the match when you are ahead: that is all of it. In a whole match you also learn formulas in cities, make helpers, and fight.

## A first match

materia-prima-lesson-first-match = A first match
materia-prima-lesson-first-match-about = The last four turns of a match, every move yours: a fight, a mine, a city, the stone and the end.

materia-prima-lesson-first-match-table = Where you stand
materia-prima-lesson-first-match-table-says = You play the brothers Krol: three actions a turn, and one more for mining. { $seat2 } has 19 wisdom and you have 9, but one part of the Philosopher’s Stone is made and the second is in your hand.

materia-prima-lesson-first-match-quest = What you want in secret
materia-prima-lesson-first-match-quest-says = Nobody knows your quest: nine fires must lie in Troquesia, and you have already brought seven. It counts only once you have a soul and the whole stone.

materia-prima-lesson-first-match-fight = Clear the way
materia-prima-lesson-first-match-fight-says = A helper of { $seat2 } stands on the only fire mine, and while it stands there nobody else may enter. Your attack of 3 rolls three dice, its defence of 1 rolls one, and the higher sum wins.
materia-prima-lesson-first-match-fight-asks = Press the helper on the fire mine and attack it.
materia-prima-lesson-first-match-fight-otherwise = You need fire, and Taikos stands on it. Attack it: you lose nothing by failing.
materia-prima-lesson-first-match-fight-blocked = You cannot enter a hex where somebody else stands. Attack Taikos, and the mine is free.
materia-prima-lesson-first-match-fight-convert = Something is missing for that: fire. It is on the mine next door, with Taikos on it.
materia-prima-lesson-first-match-fight-end = Three actions are left to you, and they cannot be saved. Attack Taikos first.

materia-prima-lesson-first-match-loot = What it carried
materia-prima-lesson-first-match-loot-says = You have won: a defeated homunculus is gone for good. What it carried is yours, as far as your pack has room.
materia-prima-lesson-first-match-loot-asks = Keep the fire.
materia-prima-lesson-first-match-loot-otherwise = Take the fire: it saves you a trip.
materia-prima-lesson-first-match-loot-nothing = What you leave lies there for everybody. Keep it, your pack is empty.

materia-prima-lesson-first-match-dig = Fill your pack
materia-prima-lesson-first-match-dig-says = The mine is free. Two actions are left, and the Krols mine once more than others: that makes a move and two fires.
materia-prima-lesson-first-match-dig-asks = Go to the fire mine and mine twice.
materia-prima-lesson-first-match-dig-otherwise = You want three fires in your pack: go to the mine and dig there.
materia-prima-lesson-first-match-dig-elsewhere = The fire is the other way: go to the mine that you have just freed.
materia-prima-lesson-first-match-dig-end = Not yet: you still have actions, and fires to fetch.

materia-prima-lesson-first-match-pass = That is a turn
materia-prima-lesson-first-match-pass-says = Your actions are used up and you carry three fires. Now { $seat2 } has a turn.
materia-prima-lesson-first-match-pass-asks = End your turn.
materia-prima-lesson-first-match-pass-otherwise = Nothing else is left to do. End your turn.

materia-prima-lesson-first-match-home = Bring it home
materia-prima-lesson-first-match-home-says = Out here you can be attacked, and whoever beats you takes your pack and your soul. On your own tower nobody can touch you.
materia-prima-lesson-first-match-home-asks = Go back to your tower.
materia-prima-lesson-first-match-home-otherwise = Three fires will do. Bring them home.
materia-prima-lesson-first-match-home-more = It is tempting, but three are enough. Actions are scarcer than fire.
materia-prima-lesson-first-match-home-elsewhere = Your tower is next door: that is where fire becomes copper.

materia-prima-lesson-first-match-copper = Make what is missing
materia-prima-lesson-first-match-copper-says = The second part of the stone costs sulfur, iron and copper, and only copper is missing. Air and fire make copper: the air is in your tower, the fire in your pack.
materia-prima-lesson-first-match-copper-asks = Press Convert and make copper.
materia-prima-lesson-first-match-copper-otherwise = Copper is missing for your formula: make it of air and fire.
materia-prima-lesson-first-match-copper-mercury = Mercury would eat the iron that your formula needs. Make copper.
materia-prima-lesson-first-match-copper-early = Almost: copper is still missing for it.
materia-prima-lesson-first-match-copper-equip = You need not unload first: a conversion takes from pack and tower alike.

materia-prima-lesson-first-match-second = The second part
materia-prima-lesson-first-match-second-says = With each conversion you may shift units between pack and tower for nothing, but keep the two fires with you. Now all is there for the second part.
materia-prima-lesson-first-match-second-asks = Say that it is enough, then make the second part of the stone.
materia-prima-lesson-first-match-second-otherwise = Say that it is enough, then press Make: the second part is ready.
materia-prima-lesson-first-match-second-load = Leave things where they are: your quest will want those fires in your pack.

materia-prima-lesson-first-match-night = On to the next
materia-prima-lesson-first-match-night-says = Two parts are made, and a part counts even without the others. The third you do not know yet.
materia-prima-lesson-first-match-night-asks = Say that it is enough, then end your turn.
materia-prima-lesson-first-match-night-otherwise = Your actions are used up. End your turn.
materia-prima-lesson-first-match-night-load = Keep the two fires with you, and end your turn.

materia-prima-lesson-first-match-city = To the city
materia-prima-lesson-first-match-city-says = Formulas are learned in cities, and each city has its own kind. Troquesia, next door, knows the parts of the stone.
materia-prima-lesson-first-match-city-asks = Go to Troquesia.
materia-prima-lesson-first-match-city-otherwise = You need a third part of the stone, and Troquesia teaches them.
materia-prima-lesson-first-match-city-elsewhere = Not that way: Troquesia is the city beside your tower.

materia-prima-lesson-first-match-research = Learn a formula
materia-prima-lesson-first-match-research-says = One action draws a formula, and you cannot choose which; it costs no elements. You may hold three: a card too many must go.
materia-prima-lesson-first-match-research-asks = Press Research and draw a part of the stone.
materia-prima-lesson-first-match-research-otherwise = You came to learn. Draw a formula.
materia-prima-lesson-first-match-research-drop = Too early! Nine fires would lie here, but without the stone the moment passes and nothing happens.
materia-prima-lesson-first-match-research-take = Those fires lie here for your quest. Leave them.

materia-prima-lesson-first-match-return = What luck
materia-prima-lesson-first-match-return-says = It is a third part, and its price, a platinum and a gold, waits in your tower. Formulas are made only there.
materia-prima-lesson-first-match-return-asks = Go back to your tower.
materia-prima-lesson-first-match-return-otherwise = Go home with it: one more action, and you are there.
materia-prima-lesson-first-match-return-again = You have what you came for. Use your last action to go home.
materia-prima-lesson-first-match-return-drop = Not yet! The quest counts at the moment you drop the fire, and the stone is not whole.

materia-prima-lesson-first-match-wait = Safe at home
materia-prima-lesson-first-match-wait-says = On your tower nobody can attack you, so the soul you need at the end is safe.
materia-prima-lesson-first-match-wait-asks = End your turn.
materia-prima-lesson-first-match-wait-otherwise = Your actions are used up. End your turn.

materia-prima-lesson-first-match-stone = The Philosopher’s Stone
materia-prima-lesson-first-match-stone-says = Three actions are enough for the end: make the third part, go to Troquesia, drop the fire. First the stone.
materia-prima-lesson-first-match-stone-asks = Press Make and choose the third part of the stone.
materia-prima-lesson-first-match-stone-otherwise = First the stone: without it nothing ends.
materia-prima-lesson-first-match-stone-early = If you go now, the quest counts for nothing when you get there. Make the third part first.

materia-prima-lesson-first-match-leave = Count, then go
materia-prima-lesson-first-match-leave-says = The stone is whole, and the stone and your quest will bring you to 24 wisdom. { $seat2 } has 18 now that Taikos is gone: you are ahead, so end it.
materia-prima-lesson-first-match-leave-asks = Say that it is enough, then go to Troquesia with your two fires.
materia-prima-lesson-first-match-leave-otherwise = You carry two fires and Troquesia is next door. Go!
materia-prima-lesson-first-match-leave-unload = Keep the fires: they are the last two of nine.
materia-prima-lesson-first-match-leave-elsewhere = Troquesia is where the seven fires lie. Go there.

materia-prima-lesson-first-match-finish = The last two fires
materia-prima-lesson-first-match-finish-says = Seven fires lie here and two are in your pack. When the ninth falls, the match is over.
materia-prima-lesson-first-match-finish-asks = Press Drop and let both fires fall.
materia-prima-lesson-first-match-finish-otherwise = Drop the fires, both of them: nine must lie here.
materia-prima-lesson-first-match-finish-soul = Not your soul! Without it you can neither end the match nor win it.

materia-prima-lesson-first-match-scoring = You have won
materia-prima-lesson-first-match-scoring-says = The parts brought 6, the whole stone 5, your soul 3, your sack 1 and the quest 9: 24 against 18. What you owned of gold and platinum, 4 wisdom, was well spent.

materia-prima-lesson-first-match-done = You have fought, mined, refined, learned, made and ended a match. Next time, begin at the beginning: choose an alchemist, a quest, and a place for your tower between two mines.

## The laboratory

materia-prima-lesson-laboratory = The laboratory
materia-prima-lesson-laboratory-about = Reading a formula backwards, refining, making it, and what all of it is worth.

materia-prima-lesson-laboratory-formula = What you could make
materia-prima-lesson-laboratory-formula-says = These are your formulas, three at most, and nobody else knows them. In your hand they are worth nothing: only what you have made counts, each by its level.

materia-prima-lesson-laboratory-backwards = Read it backwards
materia-prima-lesson-laboratory-backwards-says =
    Pala, the spade, costs a copper and a mercury, and no mine gives those. The laboratory shows where they come from: copper from air and fire, mercury from fire and iron.
    So you need an air, two fires and an iron, and three actions: two to refine, one to make.

materia-prima-lesson-laboratory-copper = The first half
materia-prima-lesson-laboratory-copper-says = You stand at your tower, the only place where this can be done. The fires are in your pack and the air is in the tower: a conversion draws on both.
materia-prima-lesson-laboratory-copper-asks = Press Convert and make copper.
materia-prima-lesson-laboratory-copper-otherwise = You have all that copper asks for. Convert air and fire.
materia-prima-lesson-laboratory-copper-other = That can be made, too. But what has been refined cannot be taken apart again: first what your formula asks for, copper.
materia-prima-lesson-laboratory-copper-early = Copper and mercury are still missing for it. Refine first.
materia-prima-lesson-laboratory-copper-equip = No need to unload first: a conversion draws on your pack as well.
materia-prima-lesson-laboratory-copper-move = You can refine and make only at your tower. Stay.

materia-prima-lesson-laboratory-mercury = The second half
materia-prima-lesson-laboratory-mercury-says = After each conversion you may shift units between pack and tower for nothing. You need not. One fire is left, and it is for the mercury.
materia-prima-lesson-laboratory-mercury-asks = Say that it is enough, then make mercury.
materia-prima-lesson-laboratory-mercury-otherwise = Fire and iron are there: make mercury of them.
materia-prima-lesson-laboratory-mercury-waste = Careful: that would use up what your formula still needs, and nothing turns it back. Make mercury.
materia-prima-lesson-laboratory-mercury-load = That is allowed and of no use now. Say that it is enough, and make mercury.

materia-prima-lesson-laboratory-make = Make it
materia-prima-lesson-laboratory-make-says = Now the formula can be paid for. Making it is an action of its own, your third and last one in this turn.
materia-prima-lesson-laboratory-make-asks = Say that it is enough, then press Make and choose the spade.
materia-prima-lesson-laboratory-make-otherwise = Copper and mercury are both there: make the spade.
materia-prima-lesson-laboratory-make-gold = Gold! Worth 2, as the spade is, but then copper and mercury are gone, and the spade would dig for you all match long.
materia-prima-lesson-laboratory-make-load = Leave it all where it is. Say that it is enough, and make the spade.

materia-prima-lesson-laboratory-wear = Wear or store
materia-prima-lesson-laboratory-wear-says = You can wear two things; others stay in the tower, where they count but do nothing. The spade digs once more in every turn, beginning with your next one.
materia-prima-lesson-laboratory-wear-asks = Wear the spade.
materia-prima-lesson-laboratory-wear-otherwise = First decide where the spade goes: wear it.
materia-prima-lesson-laboratory-wear-store = It would be worth 2 there as well, but it would not dig. Wear it.

materia-prima-lesson-laboratory-end = A turn has passed
materia-prima-lesson-laboratory-end-says = Three actions, one spade: making things takes time. What lies in your tower nobody can take from you meanwhile.
materia-prima-lesson-laboratory-end-asks = Say that it is enough, then end your turn.
materia-prima-lesson-laboratory-end-otherwise = You have no actions left. End your turn.
materia-prima-lesson-laboratory-end-load = Nothing needs shifting. Say that it is enough, and end your turn.

materia-prima-lesson-laboratory-glass = To the top row
materia-prima-lesson-laboratory-glass-says = Elements of the second row become those of the top one: sulfur and glass make aqua regia. You have a sulfur; glass comes from earth and air.
materia-prima-lesson-laboratory-glass-asks = Press Convert and make glass.
materia-prima-lesson-laboratory-glass-otherwise = Glass is missing for the aqua regia: earth and air are in your tower.
materia-prima-lesson-laboratory-glass-move = The spade can wait. Use what is in your tower first.
materia-prima-lesson-laboratory-glass-early = What it costs is still missing. Make glass.

materia-prima-lesson-laboratory-regia = Aqua regia
materia-prima-lesson-laboratory-regia-says = Only the three elements at the top are worth something in the end, 2 each. Formulas of the third level ask for them, too: the last part of the stone in your hand costs two aqua regia.
materia-prima-lesson-laboratory-regia-asks = Say that it is enough, then make aqua regia.
materia-prima-lesson-laboratory-regia-otherwise = Sulfur and glass are both there: make aqua regia.
materia-prima-lesson-laboratory-regia-load = Leave it all where it is. Say that it is enough, and make aqua regia.

materia-prima-lesson-laboratory-worth = What it is worth
materia-prima-lesson-laboratory-worth-says =
    The spade counts 2 and the aqua regia 2; the iron, the fire or the copper of others nothing, and formulas in hand nothing either.
    If you pay with your aqua regia you give up its 2. A stone part of the third level costs two of them and counts 3: it is worth it only for the whole stone.

materia-prima-lesson-laboratory-done = Look at your formulas before you go digging, count backwards to the raw elements, and come home only with what you need.

## Homunculi

materia-prima-lesson-homunculi = Homunculi
materia-prima-lesson-homunculi-about = Making a helper, sending it out, and getting what it carries to where you can use it.

materia-prima-lesson-homunculi-helper = A helper
materia-prima-lesson-homunculi-helper-says = Your alchemist has three actions a turn. A homunculus brings actions of its own, turn after turn: Taikos has two, can carry 3 units, and cannot fight. He costs a water and an earth.

materia-prima-lesson-homunculi-make = Make it
materia-prima-lesson-homunculi-make-says = Both are in your tower. So early in a match nothing pays better than somebody who works beside you.
materia-prima-lesson-homunculi-make-asks = Press Make and choose Taikos.
materia-prima-lesson-homunculi-make-otherwise = First make Taikos: you have all he costs.
materia-prima-lesson-homunculi-make-convert = Sulfur would be fine, but then the water and the earth for Taikos are gone.
materia-prima-lesson-homunculi-make-move = Stay for one action: Taikos can be made only at your tower.

materia-prima-lesson-homunculi-air = It cannot act yet
materia-prima-lesson-homunculi-air-says = Taikos stands at your tower and can be used from your next turn on. Your alchemist has two actions left, and Sejlon moves once for nothing: fetch air meanwhile.
materia-prima-lesson-homunculi-air-asks = Go to the air mine and dig twice.
materia-prima-lesson-homunculi-air-otherwise = Use what Sejlon has left: two air from the mine next door.
materia-prima-lesson-homunculi-air-fresh = He has only just been made. From your next turn on he does what you say.
materia-prima-lesson-homunculi-air-elsewhere = There is nothing to dig there. The air mine lies on the other side of your tower, where the wind blows.
materia-prima-lesson-homunculi-air-end = Sejlon still has actions. Dig the air first.

materia-prima-lesson-homunculi-turn = Pass the turn
materia-prima-lesson-homunculi-turn-says = Two air in the pack. In your next turn there are two of you.
materia-prima-lesson-homunculi-turn-asks = End your turn.
materia-prima-lesson-homunculi-turn-otherwise = There is nothing else left to do. End your turn.

materia-prima-lesson-homunculi-send = Send it out
materia-prima-lesson-homunculi-send-says = Now each of you has actions, and you may use them in any order and by turns. They cannot be passed on, though: what Taikos does not use is lost.
materia-prima-lesson-homunculi-send-asks = Press Taikos, send him to the fire mine, and have him dig.
materia-prima-lesson-homunculi-send-otherwise = Taikos has two actions: one to the fire mine, one to dig.
materia-prima-lesson-homunculi-send-elsewhere = Fire is what you are after. The mine is next to your tower.
materia-prima-lesson-homunculi-send-first = Sejlon’s turn will come. First Taikos.
materia-prima-lesson-homunculi-send-end = Taikos has not done anything yet, and actions cannot be saved up.

materia-prima-lesson-homunculi-home = You go home
materia-prima-lesson-homunculi-home-says = Taikos has done his two. Your air and his fire make copper, and that needs you at the tower.
materia-prima-lesson-homunculi-home-asks = Press your tower and go home.
materia-prima-lesson-homunculi-home-otherwise = Your air belongs at home: go to your tower.
materia-prima-lesson-homunculi-home-tired = Taikos has used up his two actions. It is for Sejlon to act now.
materia-prima-lesson-homunculi-home-elsewhere = Copper can be made at your tower alone. Go there.

materia-prima-lesson-homunculi-night = Alone outside
materia-prima-lesson-homunculi-night-says = At your tower nobody can attack you. Taikos is outside, and Ignifex, a fighter of { $seat2 }, stands next to him.
materia-prima-lesson-homunculi-night-asks = End your turn and see what happens.
materia-prima-lesson-homunculi-night-otherwise = Nothing more can be made of what you have here. End your turn.
materia-prima-lesson-homunculi-night-flee = A good thought, but his two actions are used up.
materia-prima-lesson-homunculi-night-tired = Taikos has used up his two actions.

materia-prima-lesson-homunculi-held = It went well
materia-prima-lesson-homunculi-held-says =
    Two dice against one, and Taikos has held out. Had he lost, he would be gone for good, and with him his fire and the point that he is worth.
    Whoever cannot fight should not spend many nights beside somebody who can.

materia-prima-lesson-homunculi-back = Bring it home
materia-prima-lesson-homunculi-back-says = The fire is still in Taikos’s pack. Nobody hands anything over: it must come to the tower first.
materia-prima-lesson-homunculi-back-asks = Send Taikos to your tower.
materia-prima-lesson-homunculi-back-otherwise = Taikos has the fire you need. Have him come home.
materia-prima-lesson-homunculi-back-far = You have no fire: it is with Taikos, out there.
materia-prima-lesson-homunculi-back-greed = And another night outside? One fire is enough for copper. Bring it home.
materia-prima-lesson-homunculi-back-elsewhere = Home is the other way: your tower, and Taikos.

materia-prima-lesson-homunculi-unload = Unload
materia-prima-lesson-homunculi-unload-says = He stands beside you, and still you cannot use his fire: what a homunculus carries counts for nothing in the laboratory. His second action puts it into the tower.
materia-prima-lesson-homunculi-unload-asks = Press Load for Taikos and unload the fire.
materia-prima-lesson-homunculi-unload-otherwise = The fire must go into the tower: have Taikos unload it.
materia-prima-lesson-homunculi-unload-carried = Not yet: he carries it, and it does not lie in your tower. Have him unload it.
materia-prima-lesson-homunculi-unload-stay = Stay here, both of you. Taikos still has to unload.

materia-prima-lesson-homunculi-copper = Now you can
materia-prima-lesson-homunculi-copper-says = Refining is for your alchemist alone; so are making, learning and buying. Taikos fetches and carries.
materia-prima-lesson-homunculi-copper-asks = Say that it is enough, then make copper.
materia-prima-lesson-homunculi-copper-otherwise = Air and fire are there: make copper of them.

materia-prima-lesson-homunculi-limits = Three at most
materia-prima-lesson-homunculi-limits-says =
    You can have three homunculi at a time; who makes a fourth must let one go. In the end each on the board counts by its level.
    Those of higher levels cost refined elements, fight better and carry more. Some have an action for nothing in each turn.

materia-prima-lesson-homunculi-done = Make a helper early, send it where you need not go yourself, and give it an action to unload. It earns more than it costs within a few turns.

## Quests that end the match

materia-prima-lesson-quests = Quests that end the match
materia-prima-lesson-quests-about = When a quest is looked at, what else must hold, and why you count first.

materia-prima-lesson-quests-three = Three conditions
materia-prima-lesson-quests-three-says =
    The match ends when somebody has a Soul Stone and the whole Philosopher’s Stone and fulfils their secret quest, all at the same moment. Nothing else ends it.
    Your quest: three of your homunculi in the three cities. They are there already! You have a soul as well, but only two parts of the stone.

materia-prima-lesson-quests-stone = The stone
materia-prima-lesson-quests-stone-says = The third part costs a platinum and a gold, and both are in your tower.
materia-prima-lesson-quests-stone-asks = Press Make and choose the third part of the stone.
materia-prima-lesson-quests-stone-otherwise = Without the stone no quest ends anything. Make its third part.
materia-prima-lesson-quests-stone-early = Without the whole stone it makes no difference who stands where. Make the third part first.
materia-prima-lesson-quests-stone-first = Good, and soon. The stone first.
materia-prima-lesson-quests-stone-end = You have three actions left, and all that the stone costs.

materia-prima-lesson-quests-nothing = And nothing happens
materia-prima-lesson-quests-nothing-says =
    Soul, stone, and three homunculi in three cities: all of it holds, and the match goes on. For each quest has a moment of its own at which it is looked at, and yours is when one of your homunculi steps into a city.
    Some are looked at when you drop something, others when a turn begins or ends. Read yours to the last word.

materia-prima-lesson-quests-count = Count first
materia-prima-lesson-quests-count-says =
    Whoever has most wisdom wins, whoever ended the match. You: 6 for the parts, 5 for the whole stone, 3 for your soul, 3 for your homunculi, and 9 for the quest; that is 26.
    All that { $seat2 } owns lies open, too: 6 in elements, 6 in homunculi, 4 in equipment, 3 in parts, 6 in souls, 2 for the extension. That is 27.

materia-prima-lesson-quests-more = One thing more
materia-prima-lesson-quests-more-says = So you would lose by ending it now. But sulfur and glass lie in your tower: aqua regia counts 2, and you have an action for it.
materia-prima-lesson-quests-more-asks = Say that it is enough, then make aqua regia.
materia-prima-lesson-quests-more-otherwise = You are one point short. Aqua regia brings 2.
materia-prima-lesson-quests-more-behind = That way you would soon end the match at 26 to 27, for { $seat2 }. Make aqua regia first.
materia-prima-lesson-quests-more-load = Leave it all where it is. Say that it is enough, and make aqua regia.
materia-prima-lesson-quests-more-soul = Keep your soul: without one nobody can end the match, nor win it.
materia-prima-lesson-quests-more-end = Do not leave { $seat2 } another turn: homunculi in cities can be attacked.

materia-prima-lesson-quests-out = One step out
materia-prima-lesson-quests-out-says = 28 to 27: now you want the end. Flies stands in Rudus Figor and has three actions; to step into the city he must first leave it.
materia-prima-lesson-quests-out-asks = Say that it is enough, then send Flies to the lit hex.
materia-prima-lesson-quests-out-otherwise = Flies must leave the city before he can step into it.
materia-prima-lesson-quests-out-other = It would do with that one as well, but Flies has the most actions. Take him.
materia-prima-lesson-quests-out-any = Any free hex would do. Take the lit one, then we go on together.
materia-prima-lesson-quests-out-load = Nothing needs shifting. Say that it is enough, and send Flies.
materia-prima-lesson-quests-out-end = Not with the end so near! Send Flies out of the city and back.

materia-prima-lesson-quests-in = And back in
materia-prima-lesson-quests-in-says = All three conditions hold, and this step is the moment at which your quest is looked at.
materia-prima-lesson-quests-in-asks = Send Flies back to Rudus Figor.
materia-prima-lesson-quests-in-otherwise = Back into the city with Flies: Rudus Figor.
materia-prima-lesson-quests-in-end = One step is missing! Back into the city with Flies.

materia-prima-lesson-quests-scoring = 28 to 27
materia-prima-lesson-quests-scoring-says = The match was over at once, in the middle of your turn. The 9 for the quest go only to whoever ends it. With 26 you would have won the match for { $seat2 }.

materia-prima-lesson-quests-done = Know the moment of your quest, keep a soul, have the stone whole in time, and count before you take the last step.
