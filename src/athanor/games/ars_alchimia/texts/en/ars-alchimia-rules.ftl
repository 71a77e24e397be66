### Ars Alchimia: the catalogue of rules, in our own words.
### One message per rule (ARS-001 ...) and per ruling (ARS-R1 ...); the message id is the rule ID.
### "House reading" marks what is a decision of this platform and not text of the rulebook.

## Setup

ARS-001 = Ars Alchimia is for three or four players. Two can play only by the house variant, which has to be switched on (ARS-R1).
ARS-002 = You have a player board of your own.
ARS-003 = Everybody plays another colour, with its point marker and its workers. On this platform seats and colours are settled before the match; nothing in the rules depends on them.
ARS-004 = Five tracks on your board count your resources: mana flower, ancient snow, primal fire, spirit sand and Elixir.
ARS-005 = You begin with 1 flower, 1 snow and 1 fire.
ARS-006 = You begin without sand and without Elixir.
ARS-007 = A track never goes above the cap printed on the board, nor below 0.
ARS-008 = You begin with 9 workers.
ARS-009 = With four players, 20 workers are yours in all: the first 9 and 11 in reserve. You can never own more.
ARS-010 = With three players, one colour and 2 workers of every other colour stay in the box: 18 workers are yours in all, the first 9 and 9 in reserve. You can never own more.
ARS-011 = With three players, the fourth player board is not used.
ARS-012 = Everybody starts at 0 points (ARS-R3).
ARS-013 = The orders are sorted by level into three piles, C, B and A, each shuffled and face down.
ARS-014 = Six orders lie face up: three of level C, two of level B, one of level A. An order space keeps its level all game long.
ARS-015 = The locations are shuffled into a face-down pile on the board. That pile is an action space itself: the magic portal.
ARS-016 = Three locations lie face up on their spaces.
ARS-017 = The forges are shuffled into a face-down pile on the board. That pile is an action space itself: the blind forge.
ARS-018 = Two forges lie face up on their spaces.
ARS-019 = The assistants are shuffled into a face-down pile beside the board. Neither this pile nor those of the orders are action spaces.
ARS-020 = With four players, three assistants lie face up.
ARS-021 = With three players, only two assistants lie face up; the third assistant space does not exist.
ARS-022 = Everything else is open: face-up cards, resources, workers wherever they are, orders accepted and fulfilled, assistants and whether they are exhausted, Workshop cards, points, and who has passed (ARS-R36).
ARS-023 = The sequence of face-down piles is hidden from everybody, as far as it does not follow from what all have seen (ARS-R53). An ability may show one player alone a card (ARS-R54). How many cards a pile has is open.

## The course of the game

ARS-024 = The game lasts four years, no more and no less.
ARS-025 = A year has three steps, in this order: its start, the main step, its end.
ARS-026 = You want the most points after the final scoring.

## Start of the year

ARS-027 = In the first year the Workshop cards are shuffled and everybody is dealt one.
ARS-028 = From the second year on all Workshop cards are put together again and you choose one that is still free. Nobody has the same card as anybody else.
ARS-029 = Whoever had the fewest points after the last year chooses first.
ARS-030 = The others follow by rising points (ARS-R5).
ARS-031 = Among players with equal points, the one whose card of last year had the lower number chooses earlier.
ARS-032 = You choose openly, one after the other, and may keep your old card if nobody has taken it before you (ARS-R5).
ARS-033 = With three players all four Workshop cards are in use; the one nobody has does nothing this year (ARS-R4).
ARS-034 = In the main step the lowest Workshop number goes first, then the next; numbers that nobody has are skipped (ARS-R46).
ARS-035 = Each year, the first included, you move as many workers from your reserve to your stock as your Workshop card shows.
ARS-036 = Extra workers stay with you until the end of the game, so they add up over the years (ARS-R44).
ARS-037 = You never own more than 20 workers (18 with three players). Workers above that are not received, and you do not get them later (ARS-R6).
ARS-038 = After the extra workers you settle the salary of every assistant you have.
ARS-039 = Keeping an assistant costs one worker, who goes from your available workers to the central square.
ARS-040 = You decide for each assistant separately: pay and keep, or dismiss.
ARS-041 = An assistant you dismiss goes face down under the assistant pile.
ARS-042 = Workers paid as salary stay on the square and are of no use until the end of the year (ARS-R45).
ARS-043 = Salary falls due only when a year starts: nothing in the year of hiring, and nobody pays in the first year (ARS-R44).
ARS-044 = Workers you have just received may pay salaries (ARS-R7).
ARS-045 = Abilities may be used before salaries are settled. The Nymph, for one, can turn an assistant into a resource who would otherwise have to be paid.
ARS-046 = You can keep only what your available workers can pay. If they are too few, you dismiss as many assistants as necessary, whichever you like (ARS-R7, ARS-R50).
ARS-047 = Salaries are settled in turn order; each player settles everything before the next one begins (ARS-R7).
ARS-161 = Dismissing an assistant instead of paying brings nothing, and paying changes nothing on its card (ARS-R7).

## Main step: placing workers

ARS-048 = Players take turns in turn order, round after round, leaving out whoever has passed.
ARS-049 = In your turn you do exactly one of two things: place workers on one space and carry out its action, or pass.
ARS-050 = With four players there are 16 spaces: six for orders, four for locations (three cards and the portal), three for forges (two cards and the blind forge), three for assistants.
ARS-051 = With three players there are 15 spaces, since one for assistants is missing.
ARS-162 = The spaces are called C-1 to C-3, B-1, B-2 and A-1 (orders), L-1 to L-3 and L-P (locations and portal), F-1, F-2 and F-P (forges and blind forge), and for the assistants AS with the numbers 1 to 3. Spaces that are not in use are left out. The names are ours.
ARS-052 = A space where nobody stands costs at least one worker.
ARS-053 = A space where workers stand costs at least one more than stand there.
ARS-054 = You may place more than the minimum, up to all your available workers.
ARS-055 = You can place neither fewer than the minimum nor more than you have available.
ARS-056 = All workers of a turn go to the same space (ARS-R24).
ARS-057 = Whoever stands on the space you choose goes to the central square. They still belong to their owner.
ARS-058 = They leave the moment you place your workers, before your action (ARS-R8).
ARS-059 = Workers on the square cannot be used again this year (ARS-R45).
ARS-060 = Your own workers count like anybody's: you may visit a space again in the same year, for one more than you left there, and those go to the square (ARS-R9).
ARS-061 = Unless somebody bumps them, your workers stay where they are until the end of the year.
ARS-062 = A space holds the workers of one player only: those placed there last.
ARS-063 = Surplus is what you place beyond the minimum of that placement. It is fixed when you place.
ARS-064 = On order and assistant spaces surplus workers do nothing but make the space dearer for the next visitor (ARS-R10).
ARS-065 = You may place workers only where you can act. Locations, orders and assistants need a card (or a pile); orders also an open level and a free slot; forges a transformation that you could make right now (ARS-R11).
ARS-066 = When your action is done, the next player takes a turn.
ARS-067 = You may pass although you have workers left.
ARS-068 = Without available workers you have to pass when your turn comes, not earlier (ARS-R49).
ARS-069 = With workers but no legal placement you have to pass, too (ARS-R23, ARS-R49).
ARS-070 = Once you have passed you take no more turns this year.
ARS-071 = The main step is over when everybody has passed.
ARS-072 = Workers you did not use when passing bring you nothing (ARS-R23).
ARS-163 = Whether an action is possible is tested when you place, and again when you carry it out. If an ability has made it impossible in between, the action lapses: no card, no roll, nothing turned up. The workers stay and the turn is over (ARS-R48).

## Gathering resources

ARS-073 = You gather at the face-up locations or through the portal.
ARS-074 = At the portal you place your workers first; then the top card of the location pile is turned up for all to see, and used (ARS-R13).
ARS-075 = A card found through the portal works exactly like a face-up location.
ARS-076 = After the action it goes under the location pile. The next visitor of the portal finds another card, but pays by the workers who stand there.
ARS-077 = You receive everything the location shows, without any condition.
ARS-078 = You receive it before you roll.
ARS-079 = Then you roll the die once.
ARS-080 = Your result is the die plus 1 for each surplus worker (ARS-R52).
ARS-081 = If your result reaches the threshold of the location, you also receive one unit of its bonus resource (ARS-R39).
ARS-082 = If it does not, you keep what you have received and that is all.
ARS-083 = What would go above a cap is lost (ARS-R14).
ARS-084 = Face-up locations are not replaced during the year.
ARS-085 = A location may be visited as often as players like, by the same or by others.
ARS-086 = You may gather even if all of it would be lost (ARS-R11).

## Taking orders

ARS-087 = You take the order of the space and put it on a free slot of your board.
ARS-088 = The space is refilled at once from the pile of the same level.
ARS-089 = Your workers stay there, so the new order costs at least one worker more (ARS-R19).
ARS-090 = Orders of level C are always open to you.
ARS-091 = Orders of level B are open to you once you have fulfilled a University order.
ARS-092 = Orders of level A are open to you once you have fulfilled two University orders.
ARS-093 = A higher level does not close the lower ones.
ARS-094 = In the fourth year everybody may take orders of any level.
ARS-095 = Each player counts their own University orders, of whatever level; only fulfilled ones count (ARS-R18).
ARS-096 = You hold at most three orders at a time.
ARS-097 = Some assistants raise that limit to four.
ARS-098 = At your limit, or above it, you cannot take an order (ARS-R30).
ARS-099 = You can never give an order back. It leaves your board only when you fulfil it.
ARS-100 = Accepted orders stay with you from year to year.
ARS-101 = One action takes one order.
ARS-102 = If the pile of that level has run out, the space stays empty (ARS-R20).

## Assistants

ARS-103 = You take the assistant of the space and put the card at your board.
ARS-104 = The space is refilled at once from the assistant pile, or stays empty if there is none (ARS-R20).
ARS-105 = Your workers stay on the space (ARS-R19).
ARS-106 = An assistant is yours to use from the moment of hiring.
ARS-107 = What an assistant always does counts as long as you employ it, also while its card is exhausted (ARS-R51).
ARS-108 = An ability may be used as often as you like, unless its card says once a year.
ARS-109 = A once-a-year ability exhausts its card: it cannot be used again until the card is reset at the end of the year.
ARS-110 = Abilities may be used at any time, also in the turns of others (ARS-R27 says what that means here).
ARS-111 = Using an ability costs no worker and is not a turn (ARS-R26).
ARS-112 = You may employ as many assistants as you like.
ARS-113 = A once-a-year ability may be used in the year of hiring (ARS-R28).
ARS-164 = Whoever has passed can still use abilities (ARS-R25).
ARS-114 = An assistant leaves you only if you do not pay it or if a card says so; then it goes under the assistant pile (ARS-R29).
ARS-115 = When an assistant leaves, its effects end at once; what it has brought you stays (ARS-R29).
ARS-116 = The Nymph dismisses one of your assistants, and you gain a resource for it.

## Forges

ARS-117 = You transform at the two face-up forges or at the blind forge.
ARS-118 = At the blind forge you place your workers first; then the top card of the forge pile is turned up for all to see, and used. After the action it goes under the pile (ARS-R13).
ARS-119 = You roll the die once for each visit, before the first transformation (ARS-R12).
ARS-120 = Your result is the die plus 1 for each surplus worker (ARS-R52).
ARS-121 = If your result reaches the threshold of the forge, the visit is perfect (ARS-R40).
ARS-122 = You may make as many transformations as the forge shows flasks.
ARS-123 = Each transformation is either a magic item or Elixir, mixed as you like and in any order.
ARS-124 = You have to make one transformation and never have to make another (ARS-R17).
ARS-125 = A face-up forge is not replaced; it stays open to everybody until the end of the year.
ARS-126 = For a magic item you choose one of your accepted orders and pay all the resources it shows.
ARS-127 = One Elixir may pay for any unit of flower, snow, fire or sand, as often as you like (ARS-R16).
ARS-128 = Your tracks go down by what you pay. What you cannot pay in full you cannot fulfil.
ARS-129 = A fulfilled order moves beside your board and its slot is free again.
ARS-130 = You score the points of the order at once.
ARS-131 = In a perfect visit each order you fulfil brings more: 1 point for level C, 2 for level B, 3 for level A (ARS-R40).
ARS-132 = Fulfilling does not depend on your level; only taking does (ARS-R18).
ARS-133 = A University order raises your level as soon as it is fulfilled (ARS-R18).
ARS-134 = Two resources of different kinds make 1 Elixir.
ARS-135 = In a perfect visit each Elixir you make brings 1 point.
ARS-136 = Two units of the same kind make no Elixir.
ARS-137 = Elixir is no ingredient of Elixir (ARS-R15).
ARS-138 = You cannot make Elixir while its track is at the cap (ARS-R15).
ARS-139 = Elixir made in a visit may be spent later in the same visit (ARS-R12).
ARS-140 = If the roll falls short nothing is spoilt: you transform without the extra points.

## End of the year

ARS-141 = Everybody takes back all workers from the spaces and from the square.
ARS-142 = All exhausted assistants are reset.
ARS-143 = The face-up cards of each kind are shuffled among themselves and put under their pile, orders level by level. The cards already in a pile keep their sequence above them (ARS-R21).
ARS-144 = Then the spaces are filled again from the top of the piles.
ARS-145 = Where a pile runs out, the remaining spaces stay empty and nothing else happens (ARS-R21).
ARS-146 = A space without a card, or without a pile for the portal and the blind forge, cannot receive workers (ARS-R20).
ARS-147 = Resources, orders, assistants and points carry over to the next year.
ARS-148 = After the fourth year nothing is reset: the final scoring follows (ARS-R32).

## The end of the game

ARS-149 = The game ends after the main step of the fourth year and the last chance to use abilities (ARS-R27).
ARS-150 = Each order you accepted and did not fulfil costs you half its points, rounded down card by card: a 5 costs 2 (ARS-R33).
ARS-151 = For each category by itself your fulfilled orders bring a bonus: two orders 1 point, three 3, four 6, five 9, six or more 12.
ARS-152 = Each Elixir you have left brings 1 point.
ARS-153 = Each assistant you employ at the end brings 1 point.
ARS-154 = Other resources and unused workers bring nothing, and it does not matter who is exhausted (ARS-R33).
ARS-155 = The most points win.
ARS-156 = In a tie, whoever of them has fulfilled more University orders wins.
ARS-157 = If that is equal as well, they win together (ARS-R34).
ARS-158 = A total may be negative (ARS-R33).

## Numbers of players

ARS-159 = With three players three things differ, and nothing else: 18 workers each, no fourth board, two assistant spaces.
ARS-160 = The rulebook has no optional module, no solo game and no game for two.

## Rulings

ARS-R1 = House reading: the rulebook only sets up for three and four, so that is what is played. Two may play a variant of ours, clearly labelled: set up as for three with 18 workers each and two assistant spaces, all four Workshop cards (two stay unused), and only two order spaces of level C, one of B and one of A.
ARS-R2 = House reading: the die is an ordinary one with six sides.
ARS-R3 = House reading: everybody begins at 0 points, and the track has no end.
ARS-R4 = House reading: nothing says that a Workshop card is removed for three players, so all four stay in.
ARS-R5 = House reading: only who chooses a Workshop card first is written down. Here everybody follows by rising points with the same rule for ties, openly; points are those of the track, without anything of the final scoring.
ARS-R6 = House reading: workers beyond the limit are simply not received.
ARS-R7 = House reading: salaries go in turn order, new workers may pay them, and you decide in which sequence your dismissed assistants go under the pile. All of one settlement counts as done together, and no ability comes in between.
ARS-R8 = House reading: workers are bumped when others are placed, so that abilities which answer to it come before the action.
ARS-R9 = House reading: the price counts the last workers placed on a space this year, whoever they belong to, and your own are bumped like any others.
ARS-R10 = House reading: only actions with a die profit from surplus workers, but you may place them anywhere.
ARS-R11 = House reading: nobody places workers merely to block. The action must be possible; gathering always is.
ARS-R12 = House reading: one roll, known before the first transformation, counts for the whole visit; transformations are made one by one.
ARS-R13 = House reading: the number of workers is fixed before the card of a pile is seen, and nothing is taken back then. The card lies open for all during the action.
ARS-R14 = House reading: what is too much is lost, and you do not choose which.
ARS-R15 = House reading: Elixir is made of two different basic resources, and only if there is room for it.
ARS-R16 = House reading: Elixir replaces other resources one for one, as often as you like, even if you have the real thing. Where a card asks for Elixir itself, only Elixir pays it.
ARS-R17 = House reading: the first transformation is compulsory. If an ability used before the roll has made it impossible, the action lapses; if one used after the roll has, the visit ends without one. A visit also ends when all flasks are used or nothing more is possible.
ARS-R18 = House reading: levels are a matter of each player, checked when an order is taken, and they rise at once.
ARS-R19 = House reading: workers stay where they are when the card is replaced, and refilling belongs to the action.
ARS-R20 = House reading: without a card nobody can be placed; workers who stand there stay. The space is refilled only at the end of the year, even if a card returns to the pile before.
ARS-R21 = House reading: cards are shuffled by kind, orders by level. Spaces are filled from first to last, and a card may come back at once if its pile was short.
ARS-R22 = House reading: whoever remembers which cards went under a pile may use it; the sequence of a shuffled group is shown to nobody (ARS-R53).
ARS-R23 = House reading: you may pass in your turn at will, and you do so by force without workers or without a legal placement. Workers you did not use do nothing.
ARS-R24 = House reading: however many workers you place in a turn, they go to one space.
ARS-R25 = House reading: having passed you may still use abilities, but workers you get back then cannot be placed this year.
ARS-R26 = House reading: the worker that assistants are said to cost is the one placed to hire them. Their abilities are free.
ARS-R27 = House reading: there are windows for abilities. One opens before each settlement of salaries, one before each turn, one after each placement and its bumping, one after each roll, one between two transformations, one between two turns and one after the last pass. In a window everybody in turn may use one ability or decline, until all have declined in a row. It begins with the player whose turn it is or was; before salaries and after the last pass, with the lowest Workshop card. Who can use nothing is not asked. Abilities with a moment of their own (your roll, your workers bumped) are offered at that moment.
ARS-R28 = House reading: once a year means once for each card until it is reset. A card that left and is hired again, by anybody, is ready.
ARS-R29 = House reading: assistants are dismissed only at the settlement of salaries or by a card.
ARS-R30 = House reading: assistants who raise the order limit do not add up. If your limit falls below what you hold, you keep all orders and take none until you are below it.
ARS-R31 = House reading: between actions the location pile has seven cards and the forge pile six. With other cards, an empty pile closes its space.
ARS-R32 = House reading: the end of the fourth year resets nothing, since it would not matter.
ARS-R33 = House reading: unfulfilled orders, bonuses, Elixir and assistants are scored in this order, rounding card by card; sums below 0 are possible.
ARS-R34 = House reading: after University orders a tie is shared. Places further down follow the same two steps.
ARS-R35 = House reading: every set of cards has enough of each kind to fill the spaces at setup.
ARS-R36 = House reading: boards and cards lie open for all.
ARS-R37 = House reading: every game ends. Each turn uses a worker or passes, workers come back only once a year (abilities that return some are once a year), and an ability without limit must use up assistants or resources.
ARS-R38 = House reading: with three players, two workers of each remaining colour are left out, as the limit of 18 confirms.
ARS-R39 = House reading: the bonus of a location is one unit. A location without a die on it is not rolled for.
ARS-R40 = House reading: the points of a perfect visit are the same everywhere; a forge only sets the threshold. Without a threshold there is no roll and no perfect visit.
ARS-R41 = House reading: gaining and paying are separate steps, and a track never stands above its cap, not even for a moment.
ARS-R42 = House reading: you may visit the same space in two turns running.
ARS-R43 = House reading: what is left in your reserve at the end is not used. It lasts exactly up to the limit.
ARS-R44 = House reading: the extra workers of each year are added to all earlier ones. Nothing beyond the workers placed is due when hiring.
ARS-R45 = House reading: workers on the square, bumped or paid, come back at the end of the year and not before.
ARS-R46 = House reading: turn order runs from the lowest number up.
ARS-R47 = House reading: a space is empty if it has no card, and unoccupied if it has no workers. Empty ones cannot be visited; unoccupied ones cost 1.
ARS-R48 = House reading: if you make your own action impossible between placing and acting, by giving up an assistant or resources you needed, it lapses and nothing is taken back.
ARS-R49 = House reading: you pass by force only after the window in which an ability could have helped. A placement that only a declared rebate makes legal counts as legal, so you are asked. Without workers you have not passed until your turn comes.
ARS-R50 = House reading: you pay one worker for each assistant you keep that no kept assistant makes free. A free assistant may be dismissed, too.
ARS-R51 = House reading: exhaustion stops only the once-a-year ability. What always counts goes on, the card can be dismissed, and it scores.
ARS-R52 = House reading: a result is final when all re-rolls are used or declined, and losing an assistant later does not change it. Surplus is never counted again. How many flasks a forge has for you is looked up before each transformation.
ARS-R53 = House reading: known to all is the place of each card that went under a pile by itself and openly, and of a shuffled group its cards and the places they share, not their sequence. A card put under a pile after a private look stays unknown to the others, unless they knew it before.
ARS-R54 = House reading: a private look shows one player one card. Everybody sees that it happens, at which pile, and whether the card stays. The look and what follows are one use.
ARS-R55 = House reading: an ability may be used even if its gain is lost to a cap, unless its card says otherwise; but not if you cannot pay its cost in full.
