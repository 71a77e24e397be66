### Why an action is worth what it is, in phrases that may stand one after the other.

alchemist-reason-fame = { $fame } fame now
alchemist-reason-copied =
    { $rivals ->
        [one] your rival
       *[other] rivals
    } can copy a recipe of { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, which gives away { $fame ->
        [0] a little
       *[other] about { $fame }
    } fame
alchemist-reason-tribute = the tribute is of your own school and stays in the count
alchemist-reason-left =
    { $cubes ->
        [0] leaves no cube for recipes
        [one] leaves { $cubes } cube for recipes
       *[other] leaves { $cubes } cubes for recipes
    }
alchemist-reason-school =
    { $cubes ->
        [one] leaves a cube of your school ({ $school })
       *[other] leaves { $cubes } cubes of your school ({ $school })
    }
alchemist-reason-next = what is left can copy a potion of { $fame } fame next turn
alchemist-reason-drawn = brings two cubes from the bag, whatever they are
alchemist-reason-waiting = leaves it to your rival to create something to copy
alchemist-reason-leftovers =
    { $cubes ->
        [one] { $cubes } cube left over counts half a point
       *[other] { $cubes } cubes left over count half a point each
    }
alchemist-reason-place =
    your school may expect { $fame ->
        [0] a little
       *[other] about { $fame }
    } fame for its place
