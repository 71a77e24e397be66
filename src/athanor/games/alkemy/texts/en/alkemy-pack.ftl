### Alkemy's data: what can be wrong with a pack, and what stands against a warband.
### Tables, fields, ids and colours are named as the files of packs write them.

## Packs

pack-problem-alkemy-no-such =
    No record of { $table } has the id { $name }.{ $suggestions ->
        [0] { "" }
       *[other] { " " }Did you mean { $suggestion }?
    }
pack-problem-alkemy-dice-numbers =
    These dice usually show every number from 1 to { $highest } and no other; found { $found }.
pack-problem-alkemy-dice-sums =
    Two of these dice usually reach { $goal } in one of { $usual } cases of 36; these do in { $found }.
pack-problem-alkemy-dice-damage =
    Hurt figures hit less hard: the symbols of { $worse } dice should be weaker than those of { $better } dice.
pack-problem-alkemy-missing-card = There is no Combat Card for everybody that counts as { $kind }.
pack-problem-alkemy-card-twice =
    { $first } already counts as { $kind } for everybody; a special card names the profiles that may play it.
pack-problem-alkemy-nested-faction =
    { $parent } is a sub-faction itself; a sub-faction belongs to a faction.
pack-problem-alkemy-affinity =
    The element should be that of the faction, { $expected }; found { $found }.
pack-problem-alkemy-not-more = Expected more than { $than }, found { $found }.
pack-problem-alkemy-empty-upgrade = This upgrade gives nothing for its stones.
pack-problem-alkemy-nothing-to-count =
    { $verb } counts what this scenario does not have: { $lacking } is missing.
pack-problem-alkemy-nothing-to-raise =
    The first effect, { $verb }, has no number that an upgrade could raise.
pack-problem-alkemy-no-targets =
    A formula aimed at { $target } names no target, so an upgrade cannot add one.
pack-problem-alkemy-size =
    Scenery { $height } inches high is of size { $expected }, not { $found }.
pack-problem-alkemy-not-simple =
    The corners must go once round an area; here edges meet or lie on one line.
pack-problem-alkemy-standable =
    Figures can only stand on flat scenery that has a height and is no hill, and only where the edition has climbing.
pack-problem-alkemy-footprint = The shape sticks out of its footprint.
pack-problem-alkemy-wrong-faction =
    Not all figures of this warband bear the symbol { $faction }. They share: { $shared }.
pack-problem-alkemy-unread-scenario = Nobody will ever play this: Blitz has one scenario, { $only }, and this one is called { $name }. Give yours that id and it takes its place.
pack-problem-alkemy-unread-table = Nobody will ever play on this table: no format names { $name }. The formats have: { $known }.
pack-problem-alkemy-unread-module = Nobody will ever see this card: Blitz has no command cards and no secret objectives. It belongs in a pack for alkemy-v2.

## Warbands

alkemy-refusal-list-unreadable =
    “{ $text }” names no figures. Write a list such as: garlan, priest, 2 recruit.
alkemy-refusal-no-such-profile =
    There is no profile called “{ $profile }”.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean { $close }?
    }
alkemy-refusal-list-too-long = A list has at most { $most } figures of one profile; this one has more: { $profile }.
alkemy-refusal-no-such-format =
    There is no format of { $points } points. The formats are { $known }.
alkemy-refusal-no-figures = A warband needs figures.
alkemy-refusal-too-expensive =
    This warband costs { $cost } points; the format allows { $points }.
alkemy-refusal-heroes-exactly =
    { $needed ->
        [one] At { $points } points a warband has exactly { $needed } hero; this one has { $found }.
       *[other] At { $points } points a warband has exactly { $needed } heroes; this one has { $found }.
    }
alkemy-refusal-heroes-between =
    At { $points } points a warband has { $least } to { $most } heroes; this one has { $found }.
alkemy-refusal-no-common-symbol = No faction symbol is on all cards of this warband.
alkemy-refusal-hero-twice = A hero serves once only: { $profile }.
alkemy-refusal-too-many-cards =
    { $limit ->
        [one] A warband holds at most { $limit } card of { $profile }; this one needs { $found }.
       *[other] A warband holds at most { $limit } cards of { $profile }; this one needs { $found }.
    }
alkemy-refusal-cards-not-full = Fill all { $lines } lines of a card of { $profile } before you open another: only the last may have free lines.
pack-problem-alkemy-worthless-objective = An objective gives points, always or at least to the winner; this one gives none.
pack-problem-alkemy-two-winds = A command card names one figure: it has one second_wind at most; this one has { $found }.

## Forms of texts

pack-form-alkemy-skill = an id, perhaps with what it is about behind a colon, such as expert:brutal
pack-form-alkemy-face = a number from 1 to 9 and S, A or M for sword, axe or mace, such as 4M
