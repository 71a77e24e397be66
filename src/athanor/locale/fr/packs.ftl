### Packs: where card data comes from, and what can be wrong with a pack.
### Every problem is shown after its place; the rule of the game, if there is one, follows it.

## Where values come from

pack-source-rulebook = livret de règles
pack-source-public = information publique
pack-source-house = jeu maison
pack-source-owner = saisie du propriétaire

## Places

pack-problem-where = { $file }, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
pack-problem-where-field = { $file }, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }, { $field }
pack-problem-hinted = { $problem } { $hint }

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
pack-problem-bad-form = Il faut { $form } ; trouvé : { $found }.
pack-form-id = des minuscules, des chiffres et des traits d’union, comme bridge-warden
pack-form-id-any = des lettres et des chiffres, avec au besoin des traits d’union, comme H05
pack-form-other = un texte d’une autre forme
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
pack-problem-unknown-table =
    { $suggestions ->
        [0] Ce jeu n’a pas de table { $name }. Ses tables sont { $known }.
       *[other] Ce jeu n’a pas de table { $name }. Vouliez-vous dire { $suggestion } ? Ses tables sont { $known }.
    }
pack-problem-unknown-language = Il n’y a pas de langue { $name } ici. Les textes sont donnés en anglais et en français : { "{" } en = "…", fr = "…" { "}" }.
pack-problem-missing-language =
    Il manque le texte en { $language ->
        [fr] français (fr)
       *[en] anglais (en)
    }.
pack-problem-not-in-languages = Il faut un texte dans les deux langues, { "{" } en = "…", fr = "…" { "}" } ; trouvé : { $found }.
pack-problem-single-brackets = Il y en a plusieurs : chacun commence donc par deux crochets, { "[[" }{ $name }{ "]]" }.
pack-problem-missing-field = Il manque { $name }.
pack-problem-fixed-count =
    La boîte contient exactement { $needed ->
        [one] { $needed } fiche
       *[other] { $needed } fiches
    } { $table } ; avec ce paquet, il y en a { $found }.
pack-problem-empty = Le paquet ne change rien : il ne contient aucune fiche.
pack-problem-missing-source = La source manque ; c’est l’une de ces valeurs : { $choices }.
pack-problem-duplicate = { $name } a déjà été donné ({ $file }, ligne { $line }).
pack-problem-wrong-game = Paquet pour { $expected } attendu, paquet pour { $found } trouvé.

## Files

pack-problem-missing-file = Il manque le fichier { $name }.
pack-problem-not-a-folder = Ce dossier n’existe pas. Un paquet est un dossier où se trouve un fichier pack.toml.
# $detail is technical and always in English.
pack-problem-unreadable = Le fichier ne peut pas être lu : { $detail }.
pack-problem-outside-folder = Le lien mène hors du dossier du paquet.
pack-problem-file-too-large = Le fichier dépasse { $limit } octets.
pack-problem-not-utf8 = Le fichier n’est pas du texte en UTF-8 ; il semble être en { $encoding }. Ouvrez-le dans votre éditeur et enregistrez-le en UTF-8.
pack-problem-decimal-comma = Les nombres s’écrivent ici avec un point : { $right } au lieu de { $found }.
pack-problem-curly-quotes = Le texte se met entre guillemets droits, "comme ceci" ; trouvé : { $found }.
pack-problem-syntax-equals = Il faut un nom, un signe égal et une valeur, comme cost = 5.
pack-problem-syntax-newline = Il ne faut rien de plus sur cette ligne : chaque nom et sa valeur ont la leur.
pack-problem-syntax-twice = Ce nom est déjà pris : il a reçu une valeur, ou sa table a commencé, plus haut.
pack-problem-syntax-open-text = Le texte n’est pas fermé : il manque un guillemet à la fin.
pack-problem-syntax-value = Il faut une valeur : un nombre, true ou false, une liste entre crochets, ou un texte entre guillemets.
pack-problem-syntax-key = Il faut un nom fait de lettres, de chiffres, de traits d’union et de tirets bas.
pack-problem-syntax-bracket = Les crochets autour du nom d’une table ne vont pas ensemble : [nom] ou { "[[" }nom{ "]]" }.
pack-problem-syntax-unclosed = Un crochet ouvert n’est jamais fermé, ou il y manque une virgule.
# $detail is technical and always in English.
pack-problem-syntax = Ce n’est pas du TOML valable : { $detail }.
pack-problem-too-deep = Tables et listes sont imbriquées sur plus de { $limit } niveaux.

## Hints

pack-hint-comma = Écrivez les nombres avec un point : 4.5.
pack-hint-quotes = Enlevez les guillemets.
pack-hint-more = Une fiche dont l’id est nouveau s’ajoute à celles de la maison. Donnez à la vôtre l’id de celle qu’elle remplace, ou retirez d’abord toute la table, dans pack.toml : replaces = ["{ $table }"].
pack-hint-fewer = Puisque replaces retire celles de la maison, le paquet doit les apporter toutes.
