### Ars Alchimia: the headings of tables about many matches.

## Topics

ars-alchimia-topic-workshop-dealt = Workshop card of the first year
ars-alchimia-topic-workshop-chosen = Workshop card chosen in a later year
ars-alchimia-topic-hired = Assistant hired
ars-alchimia-topic-kept = Assistant kept to the end
ars-alchimia-topic-fulfilled = Order fulfilled
ars-alchimia-topic-level = Workshop level at the end
ars-alchimia-topic-empty = Pile that ran out

## Figures

ars-alchimia-figure-vp = Points
ars-alchimia-figure-workers = Workers at the end
ars-alchimia-figure-hired = Assistants hired
ars-alchimia-figure-extra = Points of perfect visits and abilities
ars-alchimia-figure-specialities = Points of categories in the final scoring
ars-alchimia-figure-unfulfilled = Points of unfulfilled orders
ars-alchimia-figure-orders-a = Orders of level A
ars-alchimia-figure-points-a = Points printed on orders of level A
ars-alchimia-figure-orders-b = Orders of level B
ars-alchimia-figure-points-b = Points printed on orders of level B
ars-alchimia-figure-orders-c = Orders of level C
ars-alchimia-figure-points-c = Points printed on orders of level C
ars-alchimia-figure-orders-daily-life = Orders of Daily Life
ars-alchimia-figure-points-daily-life = Points printed on orders of Daily Life
ars-alchimia-figure-orders-industry = Orders of Industry
ars-alchimia-figure-points-industry = Points printed on orders of Industry
ars-alchimia-figure-orders-myth = Orders of Myth
ars-alchimia-figure-points-myth = Points printed on orders of Myth
ars-alchimia-figure-orders-university = Orders of University
ars-alchimia-figure-points-university = Points printed on orders of University
