### Alchemist's data: what can be wrong with a pack.

pack-problem-alchemist-same-product =
    Un chaudron a deux produits différents ; celui-ci a deux fois { $product }.
pack-problem-alchemist-pair-twice =
    Chaque paire de produits revient à un seul chaudron ; { $first } et { $second } ont la même.
pack-problem-alchemist-place-twice = { $first } et { $second } sont au même endroit.
pack-problem-alchemist-cubes =
    Sac, réserve et hors-jeu doivent faire { $expected } en tout ; ici, ils font { $found }.
pack-problem-alchemist-bag-too-small =
    Les stocks de départ prennent { $needed } cubes dans le sac, qui n’en contient que { $found }.
pack-problem-alchemist-odd-bag =
    Après les stocks de départ, le sac contient un nombre impair de cubes ({ $found }) ; la dernière pioche sera d’un seul cube.
pack-problem-alchemist-reward-count =
    { $expected } récompenses attendues, une par place ; il y en a { $found }.
pack-problem-alchemist-last-reward = La dernière place reçoit 0 ; trouvé : { $found }.

## Forms of texts

pack-form-alchemist-players = un nombre de joueurs, de 2 à 5
