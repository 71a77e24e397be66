### The book of Alchemist: what stands in it beside the rules themselves.

## Goal, turn, scoring: the game on one page

alchemist-book-goal =
    Have the most fame when the reserve runs dry (ALC-120).
    You write potions into ten cauldrons, say what each is worth, and brew what the others have written.
alchemist-book-turn =
    Do one thing (ALC-031):
    create a potion of one to five cubes and choose its fame tile (ALC-042, ALC-048),
    copy somebody else's: the same cubes, the same fame, and one cube goes to its creator (ALC-062, ALC-065),
    or take one cube that you see or two from the bag (ALC-080).
    Creating and copying also bring one cube of each product of the cauldron (ALC-054, ALC-068).
alchemist-book-scoring =
    The match ends with the round in which a third kind runs out in the reserve (ALC-091).
    Two cubes left behind your screen are worth 1 fame (ALC-100).
    Then the schools: the scarcer your favourite in the reserve, the more fame (ALC-107). With three players that is 10, 5 and 0 (ALC-111).

## Chapters and headings, each named by its first rule

alchemist-chapter-ALC-001 = What lies on the table
alchemist-chapter-ALC-010 = Setting up
alchemist-chapter-ALC-030 = The turn
alchemist-chapter-ALC-040 = Create a potion
alchemist-heading-ALC-040 = What you need
alchemist-heading-ALC-050 = What happens
alchemist-chapter-ALC-060 = Copy a potion
alchemist-heading-ALC-060 = What you need
alchemist-heading-ALC-064 = What happens
alchemist-chapter-ALC-080 = Take ingredients
alchemist-chapter-ALC-090 = The end
alchemist-chapter-ALC-100 = The last fame
alchemist-chapter-ALC-120 = Who wins
alchemist-chapter-ALC-130 = The fame track
alchemist-chapter-ALC-140 = What is hidden
alchemist-chapter-ALC-150 = Players and options
alchemist-heading-ALC-150 = Two to five players
alchemist-heading-ALC-160 = What the host may change
alchemist-chapter-ALC-R1 = Rulings

## Examples, each beside its rule

alchemist-example-ALC-001 = The fourth round of three players. Five potions are written: the tiles 10 to 6 lie at their cauldrons, 5 to 1 are still to be had. Below, the reserve, the bag, and the cubes that are out of play.
alchemist-example-ALC-050 = Isabella has just written a potion of one spider, one bird leg and two troll eyes, and has taken the tile 8. Neither product of the cauldron, mushroom and dragon's blood, may be in it; both are what she gets.
alchemist-example-ALC-065 = Maria has copied Isabella's potion for the same 10 fame. One of the five cubes has gone to Isabella as a tribute; the others are back in the reserve, or out of play.
alchemist-example-ALC-091 = The reserve has run dry of three kinds: that was the last round. Only now do the screens fall and the schools count.
alchemist-example-ALC-131 = Isabella has 52 fame and Nicolas 56: both have been round the track once, and a chip of 50 lies with their seals. Maria, on 49, may look as if she were in front, and is behind them.

## Signs, named as their drawings are

alchemist-sign-mushroom = Mushroom
    .means = The blue ingredient.
alchemist-sign-spider = Spider
    .means = The yellow ingredient.
alchemist-sign-bird-leg = Bird leg
    .means = The grey ingredient.
alchemist-sign-dragon-blood = Dragon's blood
    .means = The green ingredient.
alchemist-sign-troll-eye = Troll eye
    .means = The orange ingredient.
alchemist-sign-cauldron = Cauldron
    .means = Room for one potion. The two signs on its rim are its products, which its recipe may not contain (ALC-004, ALC-044).
alchemist-sign-seal = Seal
    .means = Whose potion it is. You have five of them to spend (ALC-015).
alchemist-sign-fame = Fame
    .means = What wins the match, counted on the track around the board (ALC-120).
alchemist-sign-fame-tile = Fame tile
    .means = What a potion is worth to whoever brews it, from 1 to 10; each number is there once (ALC-005).
alchemist-sign-bag = Oracle bag
    .means = Cubes that nobody sees. Two are drawn at a time, and kept (ALC-082).
alchemist-sign-reserve = Reserve
    .means = The open stock of all. When three kinds have run out here, the last round is on (ALC-091).
alchemist-sign-screen = Screen
    .means = Behind it lies what you hold, and only you see it (ALC-140).
alchemist-sign-school = School
    .means = Your secret favourite ingredient, which counts at the end and is better the scarcer it is (ALC-006, ALC-107).
alchemist-sign-tribute = Tribute
    .means = One cube of a copy, which goes to the creator of the potion (ALC-063, ALC-065).
alchemist-sign-create = Create
    .means = Write a new recipe into an empty cauldron (ALC-041).
alchemist-sign-copy = Copy
    .means = Brew what somebody else has written, for the same fame (ALC-060, ALC-067).

## Words

alchemist-word-recipe = Recipe
    .means = The cubes of a potion, one to five, no kind more than twice. No two recipes are alike (ALC-042, ALC-045, ALC-046).
alchemist-word-product = Product
    .means = One of the two ingredients a cauldron gives to whoever brews there (ALC-054).
alchemist-word-supply = Supply
    .means = Your own cubes, behind your screen.
alchemist-word-exhausted = Exhausted
    .means = A kind of which the reserve has no cube left. The third one ends the match (ALC-091).
alchemist-word-round = Round
    .means = One turn for everybody, beginning with the first player (ALC-034).
alchemist-word-compendium = Compendium
    .means = The board with its ten cauldrons.
alchemist-word-creator = Creator
    .means = Who wrote a potion, and gets the tributes for it (ALC-065).
