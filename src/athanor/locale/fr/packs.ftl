### Packs: where card data comes from, and what can be wrong with a pack.
### Every problem is shown after its place; the rule of the game, if there is one, follows it.

## Where values come from

pack-source-rulebook = livret de règles
pack-source-public = information publique
pack-source-house = jeu maison
pack-source-owner = saisie du propriétaire

## Places

pack-problem-where = { $file }, ligne { NUMBER($line, useGrouping: 0) }
pack-problem-where-field = { $file }, ligne { NUMBER($line, useGrouping: 0) }, { $field }

## Values
## Kinds: text, integer, number, boolean, list, table, date

pack-problem-wrong-type =
    { $expected ->
        [text] Texte attendu
        [integer] Nombre entier attendu
        [number] Nombre attendu
        [boolean] « true » ou « false » attendu
        [list] Liste attendue
        [table] Table attendue
       *[date] Date ou heure attendue
    }, { $found ->
        [text] texte trouvé
        [integer] nombre entier trouvé
        [number] nombre trouvé
        [boolean] « true » ou « false » trouvé
        [list] liste trouvée
        [table] table trouvée
       *[date] date ou heure trouvée
    } : { $value }.
pack-problem-too-small = Au moins { $minimum } attendu, { $found } trouvé.
pack-problem-too-large = Au plus { $maximum } attendu, { $found } trouvé.
pack-problem-not-finite = Nombre fini attendu, { $found } trouvé.
pack-problem-too-few =
    Il faut au moins { $minimum ->
        [one] { $minimum } élément
       *[other] { $minimum } éléments
    } ; il y en a { $found }.
pack-problem-too-many =
    Il faut au plus { $maximum ->
        [one] { $maximum } élément
       *[other] { $maximum } éléments
    } ; il y en a { $found }.
pack-problem-text-too-short =
    Il faut au moins { $minimum ->
        [one] { $minimum } caractère
       *[other] { $minimum } caractères
    } ; il y en a { $found }.
pack-problem-text-too-long =
    Il faut au plus { $maximum ->
        [one] { $maximum } caractère
       *[other] { $maximum } caractères
    } ; il y en a { $found }.
pack-problem-bad-form = Texte de la forme { $pattern } attendu, { $found } trouvé.
pack-problem-not-one-of =
    { $suggestions ->
        [0] Une de ces valeurs est attendue : { $choices } ; trouvé : { $found }.
       *[other] Une de ces valeurs est attendue : { $choices } ; trouvé : { $found }. Vouliez-vous dire { $suggestion } ?
    }
pack-problem-not-each-once =
    Chacune de ces valeurs est attendue une fois : { $choices } ; trouvé : { $found }.
# $detail is technical and always in English.
pack-problem-invalid = La valeur n’est pas valable : { $detail }.

## Fields and records

pack-problem-unknown-field =
    { $suggestions ->
        [0] Il n’y a pas de champ { $name } ici.
       *[other] Il n’y a pas de champ { $name } ici. Vouliez-vous dire { $suggestion } ?
    }
pack-problem-missing-field = Il manque { $name }.
pack-problem-missing-source = La source manque ; c’est l’une de ces valeurs : { $choices }.
pack-problem-duplicate = { $name } a déjà été donné ({ $file }, ligne { $line }).
pack-problem-wrong-game = Paquet pour { $expected } attendu, paquet pour { $found } trouvé.

## Files

pack-problem-missing-file = Il manque le fichier { $name }.
pack-problem-not-a-folder = Dossier d’un paquet attendu.
# $detail is technical and always in English.
pack-problem-unreadable = Le fichier ne peut pas être lu : { $detail }.
pack-problem-outside-folder = Le lien mène hors du dossier du paquet.
pack-problem-file-too-large = Le fichier dépasse { $limit } octets.
pack-problem-not-utf8 = Le fichier n’est pas du texte en UTF-8.
# $detail is technical and always in English.
pack-problem-syntax = Ce n’est pas du TOML valable : { $detail }.
pack-problem-too-deep = Tables et listes sont imbriquées sur plus de { $limit } niveaux.
