### Materia Prima: the catalogue of rules, in our own words.
### One message per rule (MAT-001 ...) and per ruling (MAT-R01 ...); the message id is the rule ID.
### "House reading" marks what is a decision of this platform and not text of the rulebook.

## Set-up

MAT-001 = Two, three or four can play.
MAT-002 = All seven tiles are used, none stays in the box.
MAT-003 = By the book the oldest at the table arranges the tiles: where each lies, which side is up and how it is turned. Here see MAT-R03.
MAT-004 = The cards of the three cities lie open beside the board, for everybody to read.
MAT-005 = With two players, sides are restricted: see MAT-340 and MAT-341.
MAT-006 = The tower extensions are mixed face down, so nobody knows which comes next.
MAT-007 = Every city begins with one extension face up; all others wait face down.
MAT-008 = Each player takes one alchemist, card and figure. Nobody shares one.
MAT-009 = Each player takes one tower, card and figure. Nobody shares one.
MAT-010 = Only quests meant for the number of players at the table are in the deck.
MAT-011 = You draw two quests, unseen by the others.
MAT-012 = You keep one of your two quests and get rid of the other, and nobody learns either. All choose at the same time.
MAT-013 = Your quest stays your secret until the game is over.
MAT-014 = Every alchemist begins with one Soul Stone on his card.
MAT-015 = Formulas come in three kinds with a pile each: homunculi, equipment, and parts of the Philosopher's Stone.
MAT-016 = Of each kind you are dealt one card worth a single point, face down: three cards to begin with.
MAT-017 = One-point cards that were not dealt are mixed into the piles, which lie face down.
MAT-018 = The youngest begins; here see MAT-R05.
MAT-019 = From the start player on, clockwise, everybody puts tower and alchemist on a hex.
MAT-020 = A tower never stands on a mine.
MAT-021 = A tower never stands in a city.
MAT-022 = Two towers never stand on one hex.
MAT-023 = Once placed, a tower stays where it is for the whole game.
MAT-024 = You begin with empty packs and an empty tower, without homunculi, items or extensions, and with the heart column.
MAT-025 = Once all towers stand, the start player has the first turn.

## Elements

MAT-030 = There are twelve elements. Level 1: water, earth, air, fire, iron. Level 2: sulfur, glass, copper, mercury. Level 3: aqua regia, platinum, gold.
MAT-031 = Mines yield nothing but level 1. Other elements can only be picked up where somebody dropped them (MAT-073).
MAT-032 = Elements of level 2 and 3 are made in towers and nowhere else.
MAT-033 = What counts is units; a square marker is simply three of them.
MAT-034 = The sign on a mine names the only element that comes out of it.
MAT-035 = What you pay for conversions, transmutations and extensions returns to the supply.

## Hexes

MAT-040 = A hex is a mine, a city, or free. A tower turns a free hex into a tower hex.
MAT-041 = On a free hex you may Move, Fight and Discard.
MAT-042 = Where something lies on a free hex, you may take it with Mine.
MAT-043 = On a mine you may Move, Fight, Discard, and Mine its element.
MAT-044 = In a city the four basic actions are possible, Mine only for things that lie there.
MAT-045 = Alchemists may also Research and Buy in a city.
MAT-046 = Neither cities nor mines protect anybody from an attack.

## The turn

MAT-050 = One player after the other has a turn, clockwise, until the game is over. Only the player whose turn it is may act.
MAT-051 = Your alchemist has as many actions as the column in force says, three as a rule.
MAT-052 = In the same turn each of your homunculi that is ready has the actions of its own card.
MAT-053 = Whatever a figure does costs one of its own actions. Actions cannot be given to another figure.
MAT-054 = You choose freely: any action, any number of times, in any order.
MAT-055 = You may stop whenever you like; actions you did not use are gone.
MAT-056 = Four basic actions are possible anywhere: Move, Mine, Discard, Fight.
MAT-057 = On your own tower hex there are three more: Convert and Transmute for the alchemist, Equip for all your figures.
MAT-058 = In cities there are two more, for alchemists only: Research and Buy.

## Move

MAT-060 = A Move brings a figure to any neighbouring hex.
MAT-061 = No kind of land stops or slows a figure.
MAT-062 = You may not enter a hex where a figure or a tower of somebody else stands.
MAT-063 = So figures of different players are never on the same hex.
MAT-064 = Only its owner's figures enter a tower hex, even when nobody is at home.
MAT-065 = Any number of your own figures may share a hex.
MAT-066 = Nobody leaves the board (MAT-R07).
MAT-067 = Who stands in a city or on a mine keeps everybody else out until he leaves or is beaten.

## Mine

MAT-070 = On a mine an action brings you one unit of its element from the supply.
MAT-071 = What a figure mines goes on its own card.
MAT-072 = No figure carries more than its capacity, so with a full pack nothing can be taken.
MAT-073 = Things that lie on a hex can be taken with Mine by whoever stands there, whoever dropped them. How many at once: MAT-R10.
MAT-074 = Walking onto a hex picks up nothing by itself.
MAT-075 = A Soul Stone on the ground is taken with Mine as well, but only by an alchemist.

## Discard

MAT-080 = With one action a figure puts down as many of its units as it likes, where it stands.
MAT-081 = They stay there until somebody takes them.
MAT-082 = In the same way, with or without elements, an alchemist may put down Soul Stones, even his last, anywhere but on a tower hex.

## Fight

MAT-090 = Every figure has a value for attack and one for defence.
MAT-091 = With an action a figure attacks one figure of somebody else on a neighbouring hex.
MAT-092 = As long as it has actions a figure may attack again, the same figure or another.
MAT-093 = Where several figures stand on the hex, the attacker names one, and nothing happens to the others.
MAT-094 = Nobody can be attacked on his own tower hex.
MAT-095 = The attacker rolls as many dice as his attack value; their sum is his strength.
MAT-096 = The defender does the same with the defence value.
MAT-097 = If the defence is at least as strong, the attack fails and has no consequences for anybody.
MAT-098 = If the attack is stronger, the figure attacked is beaten.
MAT-099 = A beaten homunculus leaves the board.
MAT-100 = A beaten alchemist goes back to his tower hex.
MAT-101 = All elements the loser carried fall to the winner.
MAT-102 = The winner picks what to keep, as far as there is room.
MAT-103 = The rest stays on the hex where the loser stood.
MAT-104 = A beaten alchemist also loses one Soul Stone, if he has any.
MAT-105 = An alchemist who wins must take that Soul Stone.
MAT-106 = If a homunculus wins, the Soul Stone lies on the loser's hex.
MAT-107 = Items, formulas, the contents of the tower and the Philosopher's Stone are safe in fights.
MAT-108 = Attacking does not move the attacker.

## The alchemist and his soul

MAT-110 = An alchemist has two columns of values: the heart while he owns a Soul Stone, the skull while he owns none.
MAT-111 = Whoever loses the last Soul Stone, in whatever way, uses the skull column from his next turn on.
MAT-112 = Whoever gains a Soul Stone again uses the heart column from his next turn on.
MAT-113 = Without a soul an alchemist plays on and may do everything.
MAT-114 = Without a soul you cannot end the game.
MAT-115 = Your homunculi do not care whether you have a soul.
MAT-116 = Your items work without a soul as well.
MAT-117 = Homunculi never carry Soul Stones.
MAT-118 = Soul Stones take up no room.
MAT-119 = You may own several Soul Stones. A lost fight costs one, and only without any are you soulless.
MAT-120 = Soul Stones may pay for transmutations that ask for them, even the last one.
MAT-121 = Soul Stones are never put into the tower.
MAT-122 = Without a Soul Stone at the end you cannot be the winner (MAT-R68).

## The tower

MAT-130 = Nobody else gets at what is in your tower.
MAT-131 = With one Equip action a figure on its tower hex moves any number of units between its card and the tower, to and fro.
MAT-132 = What is unloaded lies on the tower card.
MAT-133 = To put items on or away the alchemist needs an Equip action.
MAT-134 = Along with each Convert or Transmute the alchemist may move units between card and tower for nothing.
MAT-135 = That free transfer is for elements, never for items.
MAT-136 = Figures do not hand each other anything: use the tower, or drop it and pick it up.
MAT-137 = The tower holds any number of items.

## Convert

MAT-140 = The alchemist converts on his own tower hex; every conversion is an action.
MAT-141 = A conversion takes one unit each of two elements and gives one unit of another, by the table.
MAT-142 = Water and earth make sulfur.
MAT-143 = Earth and air make glass.
MAT-144 = Air and fire make copper (MAT-R01).
MAT-145 = Fire and iron make mercury.
MAT-146 = Sulfur and glass make aqua regia.
MAT-147 = Glass and copper make platinum.
MAT-148 = Copper and mercury make gold.
MAT-149 = The elements may come from the alchemist's card or from the tower, as you like.
MAT-150 = If one of the two is missing there is no conversion.
MAT-151 = Homunculi do not convert, and what they carry does not count, even in the tower.
MAT-152 = Nothing can be converted back.

## Transmute

MAT-160 = The alchemist transmutes on his own tower hex; every formula is an action.
MAT-161 = You can carry out only formulas from your own hand.
MAT-162 = You pay everything on the card; the elements come from the alchemist's card and the tower in any mixture.
MAT-163 = A new item is put on at once or laid into the tower.
MAT-164 = A new part of the Stone gets its place on the tower card.
MAT-165 = A new homunculus appears on your tower hex, its card beside your alchemist.
MAT-166 = A formula that was carried out lies open.

## Tower extensions

MAT-170 = Extensions are bought in cities and belong to your tower.
MAT-171 = An extension either allows another conversion, which costs an action like any, or puts one free element into your tower each turn, wherever you are.
MAT-172 = You may own as many extensions as you can buy.
MAT-173 = Only one of your extensions works in a turn.
MAT-174 = In the turn you buy it an extension does nothing yet.
MAT-175 = One of the known extensions makes copper from fire and any other element of level 1.
MAT-176 = Another one yields an earth each turn.

## Cities

MAT-180 = In every city one extension is for sale.
MAT-181 = For one action the alchemist buys it with elements he carries; the tower does not pay.
MAT-182 = A bought extension is in your tower at once, however far away you are.
MAT-183 = Another extension, drawn unseen, takes its place in the city.
MAT-184 = A city offers just the kinds of formula on the side of its card that is in use.
MAT-185 = For one action an alchemist in a city draws a card of a kind it offers.
MAT-186 = If there are several kinds you name one before you draw.
MAT-187 = Homunculi neither Research nor Buy.
MAT-188 = The formulas in your hand are hidden.
MAT-189 = You hold three formulas at most, all kinds together.
MAT-190 = Whoever holds too many throws cards of his choice away at once, the new one if he likes.
MAT-191 = Research costs no elements.

## Homunculi

MAT-200 = Homunculi are of level 1 to 3, and worth as many points.
MAT-201 = A new homunculus waits until your next turn before it acts.
MAT-202 = Each homunculus has actions, attack, defence and capacity of its own, and perhaps an ability.
MAT-203 = A homunculus may Move, Mine, Discard and Equip (elements only), and Fight if it is a fighter, as far as its card allows (MAT-208).
MAT-204 = Some homunculi do not fight.
MAT-205 = A homunculus neither converts, transmutes, researches nor buys.
MAT-206 = You never have more than three homunculi.
MAT-207 = For a fourth you must give up one of the three.
MAT-208 = A card may rule out kinds of action for its homunculus, and then nothing makes them possible. In the house set only Fight is ruled out, by an attack of 0.

## Equipment

MAT-210 = Items are of level 1 to 3, and worth as many points.
MAT-211 = An alchemist wears two items at most.
MAT-212 = Items raise attack, defence or capacity or give abilities, as their cards say.
MAT-213 = An item works from the turn after the one in which it was put on.
MAT-214 = In the tower an item does nothing.
MAT-215 = Homunculi have no use for items.
MAT-216 = At least one item becomes a Soul Stone when it is made.

## The Philosopher's Stone

MAT-220 = The Stone needs three parts, one of each type; the type is also the points.
MAT-221 = You make each type once.
MAT-222 = So nobody makes a second Stone.
MAT-223 = Some parts cost a Soul Stone.
MAT-224 = With the third part you get the Philosopher's Stone at once, without an action.
MAT-225 = Nobody can take your Philosopher's Stone away.

## Abilities

MAT-230 = Extra action: once a turn, one more action of the kind shown.
MAT-231 = Scholar: Research draws four cards and keeps two of them.
MAT-232 = Prospector: mining the named element yields one unit more.
MAT-233 = Secret pocket: you may hold one formula more.

## The end

MAT-240 = To end the game you must have a Soul Stone, the Philosopher's Stone and a fulfilled quest, all at one moment.
MAT-241 = At that moment the game is over, in the middle of a turn if need be.
MAT-242 = The most wisdom points win, among those who can win at all (MAT-122). Ending the game is not winning it.
MAT-243 = Every unit of level 3 you own is worth 2 points.
MAT-244 = Elements of level 1 and 2 are worth nothing.
MAT-245 = Homunculi on the board are worth their level.
MAT-246 = A homunculus you lost or gave up is worth nothing.
MAT-247 = Every item you made is worth its level, worn or not.
MAT-248 = Every part you made is worth its type, also without the whole Stone.
MAT-249 = The whole Stone is worth 5 points more.
MAT-250 = Every Soul Stone is worth 3 points.
MAT-251 = Every extension is worth 2 points.
MAT-252 = A fulfilled quest is worth 9 points.
MAT-253 = Points are added up at the end; during the game nobody scores.
MAT-254 = Formulas in hand are worth nothing.

## Secret quests

MAT-300 = Tyrannus: three of your homunculi are in three different cities.
MAT-301 = Tyrannus is looked at when one of your homunculi moves into a city.
MAT-302 = Magister Arma: you have made four items of level 2 or 3 and your alchemist stands in Gravit Muri wearing two such items (MAT-R33).
MAT-303 = Magister Arma is looked at when your alchemist moves into Gravit Muri.
MAT-304 = Donum Dator: three units of level 3 lie on one hex next to the tower farthest from yours.
MAT-305 = Donum Dator is looked at when one of your figures drops something there.
MAT-306 = Those three units still count for you.
MAT-307 = Magnatus: three gold lie in Rudus Figor.
MAT-308 = Magnatus is looked at when one of your figures drops something there.
MAT-309 = Those three gold still count for you.
MAT-310 = Custodis Turris: three of your homunculi of level 2 or 3 stand next to your tower from the end of your turn until your next one.
MAT-311 = Custodis Turris is looked at when your turn begins.
MAT-312 = Paganus Sacerdos: your alchemist and three homunculi stand together on an earth mine.
MAT-313 = Paganus Sacerdos is looked at when your turn ends.
MAT-314 = Pacis Amans: you have never attacked another player, you own the Philosopher's Stone, and your alchemist carries four water on an air mine.
MAT-315 = Pacis Amans is looked at when your alchemist moves onto an air mine.
MAT-316 = Defending yourself is no attack.
MAT-317 = Animus Vorator: your alchemist is in Troquesia with three Soul Stones.
MAT-318 = Animus Vorator is looked at when your alchemist moves into Troquesia.
MAT-319 = Dominus Ignis: nine fire lie in Troquesia at the same time.
MAT-320 = Dominus Ignis is looked at when one of your figures drops something there.
MAT-321 = Custo Corporis: two Soul Stones lie on one hex next to the tower farthest from yours.
MAT-322 = Custo Corporis is looked at when your alchemist drops something there.
MAT-323 = Those two Soul Stones still count for you.
MAT-324 = Tropaeum Venator: your figures have beaten seven homunculi in the course of the game.
MAT-325 = Tropaeum Venator is looked at when one of your figures beats a homunculus.
MAT-326 = With this quest you may attack your own homunculi, and they count.

## Player numbers and the harder game

MAT-340 = With two players the tiles show each element's mine exactly once on the whole board.
MAT-341 = With two players every city card lies on the side with a single kind of formula.
MAT-342 = Three or four players may agree to play with both restrictions as a harder game.
MAT-343 = Otherwise neither holds for three or four.

## What is hidden

MAT-350 = Nobody knows the order of the piles and of the extensions, nor the quests that were not drawn.
MAT-351 = Only you know your quest, the quest you rejected, the cards in your hand and the cards you threw away.
MAT-352 = All else is open: the board, packs, towers, everything made, all dice, whose turn it is and what is left of it, trophies, and the number and kind of cards in each hand.

## Modules of this platform

MAT-361 = Later ending (option, from a later edition): once somebody has 25 points without the quest, at whatever moment and even if not for long, the game ends with that round. Without a soul you lose 5 points at the end instead of being unable to win.
MAT-362 = Gathering (option): one Mine action takes any number of things that lie on the hex, within your capacity.
MAT-363 = Harder game (option): the restrictions of MAT-340 and MAT-341 with three or four players.
MAT-364 = Kept quests (option): a quest done without both stones is noted in secret, and the game ends as soon as its owner has both. It scores for its owner whoever ends the game; of what was dropped for it only what still lies there counts.

## Rulings: board and set-up

MAT-R01 = House reading: copper is air and fire. A caption of the book says water, but its own shopping list and the public diagrams say air.
MAT-R02 = House reading: one tile lies in the middle and six around it. An owner can lay them otherwise by a data pack.
MAT-R03 = House reading: chance lays the tiles. The host may ask for the standard layout instead, or arrange the tiles himself.
MAT-R04 = House reading: alchemists and then towers are chosen in turn order, or by chance as an option; so the start player is known before.
MAT-R05 = House reading: chance names the start player unless the host does.
MAT-R06 = House reading: tower and alchemist begin on one and the same hex.
MAT-R07 = House reading: that the board has no natural borders means that mountains and rivers stop nobody. Beyond the last hex there is nothing.
MAT-R08 = House reading: three or four use the sides with more mines. Who arranges the tiles may mix them, as long as every element can be mined somewhere.
MAT-R09 = House reading: elements never run out. There are nine Soul Stones; one that is spent returns, and when all are in play no new one can be made.

## Rulings: mining, dropping, carrying

MAT-R10 = House reading: each Mine action takes one unit or one Soul Stone. On a mine where things lie you choose. MAT-362 is the other reading.
MAT-R13 = House reading: when you carry more than you can, the excess of your choice goes at once, without an action: into the tower at home, elsewhere onto the hex.
MAT-R14 = House reading: nothing is dropped on a tower hex, and a Discard drops at least one thing.
MAT-R15 = House reading: one Equip moves units both ways and changes items as well. It must change something.
MAT-R16 = House reading: the tower holds any number of units.
MAT-R24 = House reading: a prospector's extra unit is taken if there is room, only from the mine and not from the ground. Several such abilities add up.

## Rulings: fights

MAT-R11 = House reading: the defence is rolled without asking. A defence of 0 is strength 0.
MAT-R18 = House reading: the winner chooses among the spoils, from nothing up to what fits; what it carried before stays with it.
MAT-R19 = House reading: a beaten alchemist without a soul goes home without his elements and loses nothing more.
MAT-R20 = House reading: in the book's example Vitrudes must be a homunculus, since the Soul Stone stays on the hex. For everybody MAT-105 and MAT-106 hold.
MAT-R21 = House reading: you may attack out of your tower.
MAT-R22 = House reading: who has an attack of 0 cannot Fight, but defends itself.
MAT-R23 = House reading: values above eight are rolled in full.
MAT-R25 = House reading: the card of a homunculus that is gone lies open on the discards and can come back. What one that you gave up carried falls on its hex, or into the tower at home. Cost and cards are checked before it leaves, and you cannot give one up at any other time.

## Rulings: timing

MAT-R12 = House reading: all that is said to count from the next turn counts from the start of its owner's next turn: columns, items, extensions, new homunculi. An item that is put away stops at once.
MAT-R17 = House reading: a turn begins in this order: Custodis Turris; the column; items and homunculi become ready; excess leaves the pack; the extension of the turn is chosen and yields; actions are set.
MAT-R28 = House reading: your figures may act in turns, in any mixture.
MAT-R29 = House reading: the number of actions is set when the turn begins. Who leaves the board loses what is left.
MAT-R34 = House reading: for Convert and Transmute card and tower are one pool; afterwards you divide it as you like.

## Rulings: cards

MAT-R26 = House reading: a scholar draws from one pile, as many as there are if fewer than four, and keeps two. The others are discarded face down, then the hand limit counts.
MAT-R27 = House reading: thrown-away cards lie face down on the discards of their kind. An empty pile is made anew from its discards; if there are none either, you cannot research it.
MAT-R35 = House reading: a new extension lies face up. When none is left the city sells nothing.
MAT-R36 = House reading: where the book speaks of an extension on every tower card it means the city cards.
MAT-R37 = House reading: with two items worn a new one goes into the tower.
MAT-R38 = House reading: an item that became a Soul Stone stays in the tower as a made item. It scores and counts for Magister Arma but is never worn.
MAT-R39 = House reading: the parts may be made in any order.
MAT-R40 = House reading: you may hold a part of a type you have made, but never make it.
MAT-R41 = House reading: players do not trade.
MAT-R42 = House reading: an extra action is counted apart and may be used at any time of the turn. Two sources give two. If the item goes before you used it, it is lost.
MAT-R51 = House reading: abilities that are not printed for one column hold in both.

## Rulings: quests and the end

MAT-R30 = House reading: a quest is looked at only at its own moment, after the action is done, and counts only if you then have both stones. Otherwise nothing is said and you may try again. MAT-364 is the other reading.
MAT-R31 = House reading: a fulfilled quest ends the game whether you like it or not, so you alone are warned before.
MAT-R32 = House reading: for quests of dropping all that lies on the hex counts, whoever dropped it, if your Discard added at least one of the sort.
MAT-R33 = House reading: both items worn must be of level 2 or 3, of any sort, working yet or not; they are among the four.
MAT-R43 = House reading: far means the number of steps over the board, whatever stands there. Of several equally far towers any will do.
MAT-R44 = House reading: after dropping two Soul Stones for Custo Corporis you must still own one.
MAT-R45 = House reading: of things dropped for a quest exactly as many count as it asks for. Nobody else scores what lies on the board.
MAT-R46 = House reading: all numbers of quests are minimums.
MAT-R47 = House reading: the guards may share a hex; the tower hex itself is not next to the tower.
MAT-R48 = House reading: with Pacis Amans you may attack, but then you can never fulfil it. A failed attack is an attack.
MAT-R49 = House reading: only Tropaeum Venator lets you attack your own homunculi, on neighbouring hexes and outside the tower. Trophies of all players are counted openly.
MAT-R50 = House reading: on equal points whoever ended the game wins; otherwise the win is shared.
MAT-R52 = House reading: units in your tower and in all packs of your figures are yours.
MAT-R53 = House reading: after the last round allowed, 150 as a rule, the game ends and is scored without the quest.
MAT-R54 = House reading: you can always end your turn, so nobody is ever stuck.
MAT-R55 = House reading: all draw before anybody chooses, and rejected quests are never looked at again.
MAT-R56 = House reading: you may research with a full hand and then throw away. If you lose a secret pocket you throw away at once.
MAT-R57 = House reading: any other element means a different one of level 1, also the one the table would take. The ordinary conversion stays possible, and you may use the extension as often as you have actions.
MAT-R58 = House reading: an extra action needs the same place and conditions as an ordinary one.
MAT-R59 = House reading: a Soul Stone is yours while it is on your alchemist's card. On a hex it is nobody's, and all of them are alike.
MAT-R60 = House reading: an alchemist sent home plays his next turn as usual, and his homunculi stay where they are.
MAT-R61 = House reading: a tower may not be placed so that another tower has no way out or that hexes are cut off.
MAT-R62 = House reading: every lost fight has all its consequences; further Soul Stones only keep you from losing your soul.
MAT-R63 = House reading: an ability or a bonus serves only the figure whose card shows it. Bonuses add up, and values always mean the total.
MAT-R64 = House reading: Scholar twice is no more than once, but secret pockets add up.
MAT-R65 = House reading: only elements and Soul Stones can be dropped.
MAT-R66 = House reading: two homunculi do not hand each other anything either.
MAT-R67 = House reading: quests are chosen before formulas are dealt, and towers are placed after both.
MAT-R68 = House reading: the winner is the best of those with a Soul Stone; the others are listed all the same. If nobody has one, points alone decide.
