### Alchemist's data: what can be wrong with a pack.

pack-problem-alchemist-same-product =
    A cauldron has two different products; this one has { $product } twice.
pack-problem-alchemist-pair-twice =
    Every pair of products belongs to one cauldron; { $first } and { $second } have the same.
pack-problem-alchemist-place-twice = { $first } and { $second } lie at the same place.
pack-problem-alchemist-cubes =
    Bag, reserve and out must add up to { $expected }; here they make { $found }.
pack-problem-alchemist-bag-too-small =
    The starting supplies take { $needed } cubes from the bag, which holds only { $found }.
pack-problem-alchemist-odd-bag =
    After the starting supplies the bag holds an odd number of cubes ({ $found }); the last draw will be of one cube.
pack-problem-alchemist-reward-count =
    Expected { $expected } rewards, one for each place, found { $found }.
pack-problem-alchemist-last-reward = The last place gets 0, found { $found }.

## Forms of texts

pack-form-alchemist-players = a number of players, from 2 to 5
