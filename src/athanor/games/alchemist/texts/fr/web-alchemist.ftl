### Alchemist in the browser: what stands on the board and its controls, and what is read aloud.

## The board

web-alchemist-board = Le Compendium
web-alchemist-last-round = la dernière
web-alchemist-loop = Renommée : { $standings }
web-alchemist-standing = { $seat } { $fame }
web-alchemist-cauldron-empty = Chaudron { $number }, donne { $first } et { $second }, vide
web-alchemist-cauldron-potion = Chaudron { $number }, donne { $first } et { $second }, contient { $recipe }, vaut { $fame } de renommée, potion de { $creator }

## Reserve, bag and tiles

web-alchemist-reserve-held = Réserve : { $ingredient }, reste { $count }
web-alchemist-reserve-low = Réserve : { $ingredient }, reste { $count }, l’un des prochains à manquer
web-alchemist-reserve-exhausted = Réserve : { $ingredient }, plus aucun cube
web-alchemist-removed = Hors du jeu : { $ingredient }, { $count }
web-alchemist-bag-head = Sac
web-alchemist-bag =
    Sac de l’Oracle, { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
web-alchemist-tile = Tuile de Renommée { $tile }
web-alchemist-tile-taken = Tuile de Renommée { $tile }, prise

## Behind the screens

web-alchemist-yours = Vos cubes
web-alchemist-only-you = Personne d’autre ne voit ceci
web-alchemist-supply-of = Cubes de { $name }
web-alchemist-no-cubes = aucun cube
web-alchemist-school = École : { $ingredient }
web-alchemist-behind =
    { $count ->
        [one] { $count } cube, nature inconnue
       *[other] { $count } cubes, nature inconnue
    }

## The decision

web-alchemist-how = Choisissez un chaudron, la réserve ou le sac sur le plateau, ou bien ici.
web-alchemist-asks-recipe = Votre recette pour le chaudron { $number }
web-alchemist-asks-copy = Copier le chaudron { $number }
web-alchemist-will-bring = elle vous rapporte
web-alchemist-deed-create = Créer
web-alchemist-deed-create-why = Une nouvelle potion dans un chaudron vide : à vous d’en fixer la recette et la valeur.
web-alchemist-deed-copy = Copier
web-alchemist-deed-copy-why = Payez la recette d’une potion, gagnez sa renommée et donnez un des cubes à son créateur.
web-alchemist-deed-take = Prendre
web-alchemist-deed-take-why = Un cube de votre choix dans la réserve.
web-alchemist-deed-draw = Piocher
web-alchemist-deed-draw-why = Deux cubes du sac de l’Oracle, sans les voir.
web-alchemist-which-cauldron = Quel chaudron remplissez-vous ?
web-alchemist-which-copy = Quelle potion copiez-vous ?
web-alchemist-pick-copy = Chaudron { $number }, donne { $first } et { $second }, vaut { $fame } de renommée
web-alchemist-stays = Vous gardez { $ingredient-indefinite }.
web-alchemist-not-yet = Pas encore une potion.
web-alchemist-pay = coûte
web-alchemist-recipe = Que met-on dedans ?
web-alchemist-worth = Sa valeur
web-alchemist-put-in = Mettre : { $ingredient }, reste { $count }
web-alchemist-take-out = Retirer : { $ingredient }
web-alchemist-give = Hommage : { $ingredient }, { $count } en stock
web-alchemist-which-tribute = Quel cube va en hommage à { $creator } ?
web-alchemist-which-cube = Quel cube prenez-vous ?
web-alchemist-draw-final = Ensuite, le tour ne pourra plus être repris : personne n’a encore vu ces cubes.

## The margin, in a few words

web-alchemist-brief-created = { $seat } crée { $number } pour { $fame } de renommée.
web-alchemist-brief-copied = { $seat } copie { $number } de { $creator } pour { $fame } de renommée.

## The main button

web-alchemist-act-create = Créer pour { $fame } de renommée
web-alchemist-act-copy = Copier pour { $fame } de renommée
web-alchemist-act-take = Prendre { $ingredient-indefinite }
web-alchemist-act-draw = Piocher 2 cubes
web-alchemist-act-pass = Passer

## Status and players

web-alchemist-fact-round = Manche
web-alchemist-fact-last = Cette manche
web-alchemist-fact-exhausted = Épuisés
web-alchemist-fact-of = { $count } sur { $end }
web-alchemist-count-cubes = cubes derrière l’écran
web-alchemist-count-seals = sceaux restants

## The end

web-alchemist-result-potions = Potions
web-alchemist-result-leftovers = Derrière l’écran
web-alchemist-result-school = École
web-alchemist-result-sum = renommée
web-alchemist-result-pool = Le fonds commun
web-alchemist-result-pool-why = Tous ces cubes rejoignent la réserve. Ceux des chaudrons et du sac ne comptent pas.
web-alchemist-result-ignored = Les ingrédients pâles n’ont pas d’École ici et ne sont pas classés.
web-alchemist-result-schools-why = Moins il reste de cubes de son ingrédient, mieux une École est classée.
web-alchemist-result-totals = La renommée de tous
web-alchemist-result-winner = La plus grande renommée l’emporte ; à égalité, la plus grande récompense d’École.
web-alchemist-result-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
