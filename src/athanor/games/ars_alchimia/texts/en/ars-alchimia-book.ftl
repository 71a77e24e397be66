### The book of Ars Alchimia: what stands in it beside the rules themselves.

## Goal, turn, scoring: the game on one page

ars-alchimia-book-goal =
    Have the most points after four years (ARS-024, ARS-026).
    You send workers out for resources, take orders, and make magic items of them in the forges.
ars-alchimia-book-turn =
    Place workers on one space and do what it says, or pass for the rest of the year (ARS-049).
    An empty space costs one worker, a space where workers stand one more than stand there (ARS-052, ARS-053). Those who stood there go to the square and are out for the year (ARS-057, ARS-059).
    At locations and forges you roll the die, and every worker beyond the price adds 1 (ARS-080, ARS-120).
    Next year an assistant costs one worker, or leaves (ARS-039, ARS-041).
ars-alchimia-book-scoring =
    An order scores its points when it is fulfilled, and more in a perfect visit (ARS-130, ARS-131).
    At the end several orders of one category bring a bonus, from 1 for two to 12 for six (ARS-151).
    Each Elixir and each assistant is worth 1 (ARS-152, ARS-153).
    An order you accepted and did not fulfil costs half its points (ARS-150).

## Chapters and headings, each named by its first rule

ars-alchimia-chapter-ARS-001 = Setting up
ars-alchimia-chapter-ARS-024 = Four years
ars-alchimia-chapter-ARS-027 = The year begins
ars-alchimia-heading-ARS-027 = Workshop cards
ars-alchimia-heading-ARS-035 = More workers
ars-alchimia-heading-ARS-038 = Salaries
ars-alchimia-chapter-ARS-048 = Placing workers
ars-alchimia-chapter-ARS-073 = Gather resources
ars-alchimia-chapter-ARS-087 = Take an order
ars-alchimia-chapter-ARS-103 = Assistants
ars-alchimia-chapter-ARS-117 = Forges
ars-alchimia-heading-ARS-117 = The visit
ars-alchimia-heading-ARS-126 = Magic items
ars-alchimia-heading-ARS-134 = Elixir
ars-alchimia-chapter-ARS-141 = The year ends
ars-alchimia-chapter-ARS-149 = The end and the points
ars-alchimia-chapter-ARS-159 = Three or four players
ars-alchimia-chapter-ARS-R1 = Rulings

## Examples, each beside its rule

ars-alchimia-example-ARS-014 = Before the first worker is placed: orders of level C, of level B and of level A lie side by side, and bring more from left to right. A space keeps its level for the whole match.
ars-alchimia-example-ARS-057 = Isabella wanted this space, where two workers of Nicolas stood: she has paid three, one more than there were. His two wait on the square until the year ends.
ars-alchimia-example-ARS-080 = Maria has sent one worker to the Heart of the Mountain and rolled 1 against the 6 on the card: she has what the place gives, and no bonus. Each worker beyond the price would have added 1.
ars-alchimia-example-ARS-088 = Nicolas has accepted the Weather Orrery; the next card of the pile lies on its space already. His worker stays there, and whoever wants that order pays two.
ars-alchimia-example-ARS-104 = Three assistants have been hired from this space already: each time the next one came, and each time the price rose by one.
ars-alchimia-example-ARS-121 = The threshold of this forge is 2, and Nicolas has rolled 3: a perfect visit. The order he fulfilled there has brought its points and one more.
ars-alchimia-example-ARS-144 = The second year: all workers are home, and every card of the land is new. Only what somebody has hired or accepted has stayed.

## Signs, named as their drawings are

ars-alchimia-sign-mana-flower = Mana flower
    .means = A resource.
ars-alchimia-sign-ancient-snow = Ancient snow
    .means = A resource.
ars-alchimia-sign-primal-fire = Primal fire
    .means = A resource.
ars-alchimia-sign-spirit-sand = Spirit sand
    .means = The resource that nobody begins with (ARS-006).
ars-alchimia-sign-elixir = Elixir
    .means = Made of two different resources. It stands in for any of them and is worth 1 point at the end (ARS-127, ARS-134, ARS-152).
ars-alchimia-sign-worker = Worker
    .means = What every space costs (ARS-052).
ars-alchimia-sign-workers = Workers
    .means = Those you may still place this year.
ars-alchimia-sign-order = Order
    .means = A magic item that somebody wants: what it is made of, and its points (ARS-126, ARS-130).
ars-alchimia-sign-location = Location
    .means = Where resources are gathered (ARS-077).
ars-alchimia-sign-portal = Magic portal
    .means = The pile of locations: you place first and see then where you are (ARS-074).
ars-alchimia-sign-forge = Forge
    .means = Where resources become items and Elixir (ARS-117, ARS-123).
ars-alchimia-sign-assistant = Assistant
    .means = Helps from the moment of hiring and wants a worker when a year begins (ARS-106, ARS-039).
ars-alchimia-sign-workshop = Workshop card
    .means = Your place in the turn order, and how many workers you gain this year (ARS-034, ARS-035).
ars-alchimia-sign-square = Central square
    .means = Where workers wait who were sent away or paid as salary, until the year ends (ARS-059, ARS-042).
ars-alchimia-sign-salary = Salary
    .means = One worker for each assistant, when a year begins (ARS-039).
ars-alchimia-sign-flask = Flask
    .means = One transformation: a forge allows as many as it shows flasks (ARS-122).
ars-alchimia-sign-threshold = Threshold
    .means = What the die and your surplus workers must reach together (ARS-081, ARS-121).
ars-alchimia-sign-perfect = Perfect
    .means = A forge visit that reached its threshold and brings more points (ARS-121, ARS-131).
ars-alchimia-sign-victory = Points
    .means = Who has the most at the end wins (ARS-155).
ars-alchimia-sign-daily-life = Daily Life
    .means = A category of orders (ARS-151).
ars-alchimia-sign-industry = Industry
    .means = A category of orders (ARS-151).
ars-alchimia-sign-myth = Myth
    .means = A category of orders (ARS-151).
ars-alchimia-sign-university = University
    .means = A category of orders that also opens levels B and A to you (ARS-091, ARS-092).

## Words

ars-alchimia-word-space = Space
    .means = A place on the board where workers act, such as C-1 or F-P (ARS-162).
ars-alchimia-word-minimum = Price
    .means = The fewest workers a space takes now (ARS-052, ARS-053).
ars-alchimia-word-surplus = Surplus
    .means = Workers beyond the price. At locations and forges each adds 1 to the die (ARS-063).
ars-alchimia-word-level = Level
    .means = C, B or A: what an order asks for before it may be taken (ARS-090 to ARS-092).
ars-alchimia-word-exhausted = Exhausted
    .means = A card whose ability has been used this year (ARS-109).
ars-alchimia-word-nymph = Nymph
    .means = An assistant who turns another one into a resource (ARS-116).
