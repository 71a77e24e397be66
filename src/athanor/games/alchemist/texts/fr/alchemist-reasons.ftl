### Pourquoi une action vaut ce qu’elle vaut, en membres de phrase qui peuvent se suivre.

alchemist-reason-fame = { $fame } de renommée tout de suite
alchemist-reason-copied =
    { $rivals ->
        [one] votre rival peut copier
       *[other] vos rivaux peuvent copier
    } une recette de { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, ce qui offre { $fame ->
        [0] un peu
       *[other] environ { $fame }
    } de renommée
alchemist-reason-tribute = l’hommage est de votre propre école et reste dans le compte
alchemist-reason-left =
    { $cubes ->
        [0] il ne reste aucun cube pour des recettes
        [one] il reste { $cubes } cube pour des recettes
       *[other] il reste { $cubes } cubes pour des recettes
    }
alchemist-reason-school =
    { $cubes ->
        [one] il reste un cube de votre école ({ $school })
       *[other] il reste { $cubes } cubes de votre école ({ $school })
    }
alchemist-reason-next = il reste de quoi copier une potion à { $fame } de renommée au prochain tour
alchemist-reason-drawn = deux cubes du sac, quels qu’ils soient
alchemist-reason-waiting = laisse à votre rival le soin de créer ce que vous copierez
alchemist-reason-leftovers =
    { $cubes ->
        [one] { $cubes } cube restant compte un demi-point
       *[other] { $cubes } cubes restants comptent un demi-point chacun
    }
alchemist-reason-place =
    votre école peut espérer { $fame ->
        [0] un peu
       *[other] environ { $fame }
    } de renommée pour sa place
