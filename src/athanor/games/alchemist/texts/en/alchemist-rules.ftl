### Alchemist: the catalogue of rules, in our own words.
### One message per rule (ALC-001 ...) and per ruling (ALC-R1 ...); the message id is the rule ID.
### "House reading" marks what is a decision of this platform and not text of the rulebook.

## Fixed material

ALC-001 = Alchemist is for two to five players. With fewer or more, no match can start.
ALC-002 = There are five ingredients: mushroom, spider, bird leg, dragon's blood and troll eye. The box holds 32 cubes of each, 160 altogether.
ALC-003 = The board has ten cauldrons, whatever the number of players. Each produces two different ingredients, and every possible pair of ingredients appears exactly once (ALC-R27).
ALC-004 = A cauldron has room for a single potion: one seal, one fame tile and one to five ingredient cubes.
ALC-005 = The fame tiles are numbered 1 to 10 and each number exists only once.
ALC-006 = There are five schools, one per ingredient. The ingredient on your card is the favourite of your school.
ALC-007 = There are five colours to play with. Each comes with one screen and six seals.
ALC-008 = The fame track is a ring of 50 spaces, numbered 0 to 49. You set out from 0, and each full lap is worth 50 fame.
ALC-009 = There are five scoring chips, so one for everybody. They show 50 on one side and 100 on the other.

## Setup

ALC-010 = When play begins the Compendium lies open for all to see and its ten cauldrons are empty.
ALC-011 = All ten fame tiles start face up beside the board, where anybody can claim one with a new potion.
ALC-012 = The scoring chips wait beside the board. Nobody has one at the start.
ALC-013 = Pick a colour that nobody else has taken; its screen and its six seals are yours.
ALC-014 = One of your seals starts on space 0 of the fame track, so everybody begins with 0 fame. It marks your score all game long and is never used for a potion.
ALC-015 = Your other five seals lie in front of your screen, in plain sight. Only these can go on cauldrons, so you can create five potions at most.
ALC-016 = With two players, 6 cubes of each ingredient go into the bag and 10 into the reserve. The remaining 16 stay out of the game.
ALC-017 = With three players, 8 cubes of each ingredient go into the bag and 12 into the reserve. The remaining 12 stay out of the game. The German edition differs (ALC-R20).
ALC-018 = With four players, 12 cubes of each ingredient go into the bag and 16 into the reserve. The remaining 4 stay out of the game.
ALC-019 = With five players, 14 cubes of each ingredient go into the bag and 18 into the reserve. Every cube is used.
ALC-020 = Cubes left out at setup never come into play, and nothing ever counts them.
ALC-021 = The reserve is laid out by ingredient for all to see. Count it whenever you like.
ALC-022 = Before the first turn, each player blindly draws 12 cubes from the bag in secret, and none go back. They are your starting supply, hidden behind your screen.
ALC-023 = Starting supplies come from the bag alone, so the reserve is still complete when play begins. The bag then holds 6, 4, 12 or 10 cubes for two, three, four or five players (14 for three players with ALC-160), and nobody knows which.
ALC-024 = You are dealt one school card at random, face down. It stays secret and it stays yours for the whole game.
ALC-025 = No two players belong to the same school. With fewer than five players the cards left over are out of the game, and nobody gets to see them (ALC-R19).
ALC-026 = Use any custom your group likes to find the first player; if you have none, the youngest begins. On this platform it is done as described in ALC-R21.
ALC-027 = Your school does nothing while the game is being played. It counts only in the final scoring (ALC-102 to ALC-114).
ALC-028 = Setup goes in this order: bag and reserve, starting supplies, school cards, first player; no step depends on the one before. House reading: here the first player is settled before anything is drawn, so that nobody decides it after seeing cubes (ALC-R21).

## Turns and rounds

ALC-030 = The first player has the first turn, and from there turns pass clockwise.
ALC-031 = On your turn you do exactly one thing: create a potion, copy a potion or take ingredients.
ALC-032 = You cannot skip your turn while any action is open to you. Passing is only for a player who can do nothing at all (ALC-R5).
ALC-033 = Once you have done your one action, your turn is over and the next player is up. Nothing else happens in a turn.
ALC-034 = In a round everybody has one turn, starting with the first player; it is complete when that player would be up again. The first player never changes (ALC-R12).
ALC-035 = With two players, the first action must be to create a potion with a fame tile of 5 or more. Only the very first action of the game is meant (ALC-R1), unless ALC-162 is switched on.
ALC-036 = With three or more players nothing is imposed on the opening: create a potion or take ingredients. Copying has to wait until there is a potion to copy.
ALC-037 = House reading: you pass only if you can neither create, nor copy, nor take. The turn moves on and nothing else changes (ALC-R5).
ALC-038 = House reading: an action that breaks a rule is refused completely. Nothing changes, and it is still the same player's turn (ALC-R25).
ALC-039 = Only the player whose turn it is may act. Anything sent by somebody else is refused and has no effect.

## Creating a potion: what you need

ALC-040 = A new potion needs one of the seals in front of your screen. Once they are all spent, you cannot create again in this game.
ALC-041 = A new potion needs an empty cauldron. One that already holds a potion is never free again.
ALC-042 = A recipe uses no fewer than one cube and no more than five.
ALC-043 = The cubes of your recipe all come from your own supply. You cannot use cubes that you do not have.
ALC-044 = A cauldron does not accept what it produces: neither of its two products may be part of its recipe.
ALC-045 = A recipe may use the same ingredient twice, but not a third time.
ALC-046 = Your recipe must be a new one: no cauldron may already show it, whoever created that potion, yourself included. Only the number of cubes of each ingredient is compared, not how they are arranged (ALC-R2).
ALC-047 = Choose a fame tile that is still beside the board. A tile lying on a cauldron is taken.
ALC-048 = You decide what your potion is worth: any tile still available will do, however many cubes you use and whatever they are (ALC-R10). Only the two-player opening asks for 5 or more (ALC-035).

## Creating a potion: what happens

ALC-050 = One of the seals in front of your screen goes on the cauldron. It tells everyone for the rest of the game that the potion is yours, and you never get it back.
ALC-051 = The cubes of your recipe move from your supply onto the cauldron and remain there until the game is over. Nobody gets them back, and they are not removed from the game either.
ALC-052 = The fame tile you chose goes on the cauldron and stays there. Nobody can choose it again.
ALC-053 = Creating a potion earns you fame at once, as much as its tile shows.
ALC-054 = Creating a potion also brings you ingredients: one cube of each of the cauldron's two products, from the reserve into your supply.
ALC-055 = When the reserve is out of a product, you go without it, and without both if both are gone. You get nothing in exchange, not even from the bag.
ALC-056 = You may create a potion even when the reserve is out of one or both of its products.
ALC-057 = Creating a potion costs you no tribute; that is only paid for a copy (ALC-065).
ALC-058 = A creation is public: everybody sees the recipe, the tile, who created the potion and which products were received.

## Copying a potion: what you need

ALC-060 = You can copy only a potion that is recorded in the Compendium. An empty cauldron has nothing to copy.
ALC-061 = You cannot copy a potion of your own. The seal on the cauldron shows whose it is, and it must be somebody else's.
ALC-062 = To copy, you pay the recipe from your own supply, cube for cube: nothing more, nothing less and nothing swapped. If a single cube is missing you cannot copy; any other cubes you own stay with you.
ALC-063 = The tribute must be one of the ingredients in the recipe. You choose which one, since you are the one copying (ALC-R3).

## Copying a potion: what happens

ALC-064 = The cubes of the recipe leave your supply, and you show them to everybody.
ALC-065 = As tribute, one of the cubes you paid, of the type you chose, goes behind the screen of the player who created the potion. That player cannot turn it down (ALC-R4).
ALC-066 = All the cubes you paid apart from the tribute leave the game for good. None of them go to the reserve, into the bag or onto the board.
ALC-067 = Copying a potion earns you fame at once, as much as the tile on its cauldron shows.
ALC-068 = Copying a potion also brings you ingredients: one cube of each of its cauldron's two products, from the reserve into your supply.
ALC-069 = House reading: as with a creation, you go without a product that has run out, and you may make the copy all the same (ALC-055, ALC-056, ALC-R4).
ALC-070 = A copy leaves the potion just as it was, cubes, seal and tile included. It costs the copier neither a seal nor a tile.
ALC-071 = When somebody copies your potion, the tribute cube is all you get. It brings you no fame.
ALC-072 = If the recipe is a single cube, that cube is the tribute, and no cube leaves the game.
ALC-073 = House reading: other players' potions may be copied as often as you like, the same one turn after turn, even right after its creation (ALC-R9).
ALC-074 = A copy is public: everybody sees the cubes paid, the ingredient given as tribute and the products received.

## Taking ingredients

ALC-080 = Taking ingredients means either 1 cube from the reserve or 2 cubes from the bag. You cannot do both.
ALC-081 = From the reserve you take whichever ingredient you want, as long as it has not run out there. Everybody sees which one.
ALC-082 = From the bag you draw 2 cubes blindly and keep them both. Only you know what they are (ALC-R7).
ALC-083 = With the bag empty there is nothing to draw: you can only take 1 cube from the reserve.
ALC-084 = With the reserve empty, you can only draw from the bag.
ALC-085 = Taking ingredients earns you no fame.
ALC-086 = Nothing refills the bag or the reserve while the game goes on.
ALC-087 = House reading: you may hold as many cubes behind your screen as you like (ALC-R22).

## End of the game

ALC-090 = The game can end only at the close of a round, when the last player in turn order has had a turn. Nobody checks before that.
ALC-091 = If three or more of the five ingredients have run out in the reserve when a round closes, the game is over.
ALC-092 = If fewer than three ingredients have run out when a round closes, the first player begins another one.
ALC-093 = When the third ingredient runs out in the middle of a round, the players still to come have their turns as usual. So everybody gets the same number of turns.
ALC-094 = Only the reserve decides when the game ends. Bag, supplies, seals, tiles and cauldrons have no say in it, even when they are used up.
ALC-095 = When the game has ended nobody can act any more. The final scoring follows at once and leaves nothing to choose.

## Final scoring

ALC-100 = First you score 1 fame for every 2 cubes left in your supply. All ingredients are counted together, and an odd cube is worth nothing (ALC-R16).
ALC-101 = Next, everybody adds all the cubes of their supply to the reserve. The fame you have just scored for them (ALC-100) remains yours.
ALC-102 = Then the school cards are turned up. For each school in play, count its favourite ingredient in the reserve, which by now includes what every player had behind the screen.
ALC-103 = Cubes lying on the Compendium are not counted for the schools.
ALC-104 = Cubes still in the bag are not counted for the schools.
ALC-105 = Cubes out of the game are not counted for the schools.
ALC-106 = A school that nobody plays has no place in the ranking, and the cubes of its ingredient are ignored.
ALC-107 = The scarcer its favourite, the better a school ranks: the fewest cubes take first place, the next fewest second place, and so on. No cubes at all is a number like any other, and the best.
ALC-108 = Schools with the same number of cubes share a place, and each gets the whole reward for it (ALC-R17).
ALC-109 = A tie uses up no places: when two schools share first place, the next one is second.
ALC-110 = School rewards with two players: 6 fame for first place, 0 for second.
ALC-111 = School rewards with three players: 10 fame for first place, 5 for second, 0 for third.
ALC-112 = School rewards with four players: 12 fame for first place, 8 for second, 4 for third, 0 for fourth.
ALC-113 = School rewards with five players: 12 fame for first place, 9 for second, 6 for third, 3 for fourth, 0 for fifth.
ALC-114 = The reward of your school is added to your fame.

## Winner

ALC-120 = Whoever has the most fame wins and is named Supreme Adept.
ALC-121 = If several players have the most fame, school rewards included, the one among them with the highest school reward wins. Players with less fame are not considered.
ALC-122 = House reading: if those tied for the most fame also share the highest reward among them, they win together (ALC-R15).

## Fame track and scoring chips

ALC-130 = You may go round the fame track more than once. Your fame is all you have earned, not just the number of the space you are on.
ALC-131 = The first time your marker gets back to 0 or goes past it (ALC-R14), you take a scoring chip and lay it with 50 up.
ALC-132 = The second time your marker reaches 0 or goes past it, you turn your chip over to 100.
ALC-133 = Chips merely keep track of your score: none below 50 fame, 50 up to 99, 100 after that (for 150 and more see ALC-R13). The space of your marker is your fame less all full laps of 50.
ALC-134 = Fame from the final scoring moves your marker too, and may bring you a chip or turn it over.

## What everybody sees, and what stays hidden

ALC-140 = Only you can see which ingredients you hold, until all supplies go into the reserve at the end (ALC-101).
ALC-141 = House reading: everybody can see how many cubes each player holds (ALC-R8).
ALC-142 = Only you can see your school card, until the schools are revealed in the final scoring (ALC-102).
ALC-143 = Nobody can see what is in the bag. How many cubes it holds is no secret.
ALC-144 = Open to all are the reserve, the tiles still available, each potion with its recipe, value and creator, the unused seals, everybody's fame, and which cubes have left the game.
ALC-145 = Players never choose at the same time. Chance only plays a part in the starting supplies (ALC-022), the school cards (ALC-024) and draws from the bag (ALC-082), and on this platform in finding the first player (ALC-R21).

## Number of players

ALC-150 = The number of players changes three things only: the cubes used (ALC-016 to ALC-019), the school rewards (ALC-110 to ALC-113) and the opening with two players (ALC-035).

## Optional switches

ALC-160 = House reading: an optional switch, off by default. Three players set up as in the German edition, with 10 cubes of each ingredient in the bag, 12 in the reserve and 10 out of the game. With two, four or five players nothing changes (ALC-R20).
ALC-161 = House reading: an optional switch, off by default. The game is played without school cards, school ranking or school rewards. Supplies are shown once the cubes left over have been scored (ALC-100), and players tied for the most fame share the win.
ALC-162 = House reading: an optional switch, off by default. With two players, the first action of each of them must be to create a potion with a fame tile of 5 or more (ALC-035, ALC-R1). With three or more players it has no effect.

## Rulings

ALC-R1 = House reading: the opening imposed on two players (ALC-035) concerns only the very first action of the game, so the second player is free at once. What must be 5 or more is the tile, not the number of cubes. To bind both players, switch on ALC-162.
ALC-R2 = House reading: two potions are the same when they use equally many cubes of every ingredient, even on cauldrons with different products. One cube more or less already makes a different recipe.
ALC-R3 = House reading: the player who copies chooses the tribute, as in the example of the rulebook. Cubes of one kind are all alike, so you choose an ingredient, not a particular cube.
ALC-R4 = House reading: you have to take both products, even if that brings the end nearer, and a creator has to take the tribute. A product that has run out is lost when copying just as when creating.
ALC-R5 = House reading: passing is possible only if you can neither create nor copy and both reserve and bag are empty; it is then your only choice, may be played for you, and counts as your turn. It does tell the others that you could not create or copy. It happens only in the last round, with three to five players, and never to the first two players of that round.
ALC-R6 = House reading: the bag never holds just one cube, because it starts with an even number and loses two at a time. If your own game data make the number odd, a draw takes whatever is left.
ALC-R7 = House reading: cubes drawn from the bag during play are as secret as your starting supply. All the others learn is that you drew two.
ALC-R8 = House reading: the size of each supply is shown, as anybody paying attention could work it out. The ingredients in it stay hidden, and you are never told what another player would be able to copy.
ALC-R9 = House reading: copying has no limit, neither per potion, nor per player, nor from one turn to the next.
ALC-R10 = House reading: the value of a potion does not depend on its recipe. One cube may be worth 10, and five cubes only 1.
ALC-R11 = House reading: each new potion uses one cauldron and one tile, so the two run out together. After ten potions nobody can create any more; with two players, that is also when the last seal is spent.
ALC-R12 = House reading: rounds are counted from the first player of the game, who stays the same, so everybody has equally many turns. A pass (ALC-R5) counts as a turn.
ALC-R13 = House reading: the chips stop at 100, your fame does not. From 150 on you see the full total and the number of laps, so 152 is shown as 152.
ALC-R14 = House reading: going past space 0 counts as reaching it.
ALC-R15 = House reading: players with the same fame and the same school reward share the victory. There is no further tie-break.
ALC-R16 = House reading: leftover cubes are halved and rounded down once, on your whole supply, not ingredient by ingredient.
ALC-R17 = House reading: every tied school gets the full reward of its place, and rewards for places that nobody takes are not paid. If all schools are tied, all get the reward for first place.
ALC-R18 = House reading: cubes left out at setup and cubes removed by copies make one common pile. It plays no part in the scoring.
ALC-R19 = House reading: school cards that nobody drew remain face down, and nobody may look at them, until the game is over. After that they may be shown.
ALC-R20 = House reading: for three players our rulebook says 8 cubes of each ingredient in the bag, 12 in the reserve and 12 out of the game, and we follow it. The German edition has 10, 12 and 10, which you can switch on (ALC-160).
ALC-R21 = House reading: the host may name the first player as long as no cube and no card has been drawn; otherwise chance decides. The order of the seats is the clockwise order.
ALC-R22 = House reading: a supply may grow without limit, and cubes pass between players only as tribute, never by trading, lending or giving. No action reveals your school or your supply; what people say at the table is outside the rules.
ALC-R23 = House reading: the cubes you have left count twice, and that is intended: first as fame (ALC-100), then in the reserve for the schools (ALC-102). The order of these steps changes no total, since leftovers are counted before they are handed over.
ALC-R24 = House reading: the steps of a creation or a copy are always shown in the same order. The order cannot affect what you are able to pay, because no recipe contains the products of its own cauldron (ALC-044).
ALC-R25 = House reading: an action happens completely or not at all, and none can fail half way. A refused action changes nothing and does not cost you your turn.
ALC-R26 = House reading: you may make a copy that costs you more than it brings. You have to act, but nobody says you have to act well.
ALC-R27 = House reading: that the ten pairs of products are all different comes from a published review, as the rulebook does not say. Owners who know better can enter their own pairs, provided there are ten distinct cauldrons with two different products each.
ALC-R28 = House reading: the rules do not deal with players who leave. A bot takes over for them, so that the game can go on.
ALC-R29 = House reading: you may change your mind until you confirm. After that nothing can be taken back, a draw from the bag least of all.
ALC-R30 = House reading: spectators see public information only, in the log as well: no ingredients in supplies, no school cards, nothing of what is in the bag. Undrawn school cards and the seed of the random draws also stay secret until the game is over.
ALC-R31 = House reading: the rulebook names a winner and no other places. When everybody is listed, it is by fame and then by school reward (by fame alone with ALC-161), and equal players share a place; this is for display only.
ALC-R32 = House reading: colours go to whoever asks first, and if you ask for none you get the first free one. They affect neither play nor turn order.
ALC-R33 = House reading: at the end the cubes may simply be added up, reserve and all supplies together, without being moved (ALC-101). The end of the game is not checked again on that total, and the results still show what each player had left.
