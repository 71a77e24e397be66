### What every game says: lists, seats, and why something is refused.

kernel-list-more = { $before }, { $item }
kernel-list-last = { $before } et { $item }
kernel-seat = Place { $seat }
kernel-sitter = { $seat }
kernel-case = le cas n° { $number }
kernel-view = Ce que vous voyez

kernel-not-your-turn = Ce n’est pas à vous : { $seat } doit choisir.
kernel-match-over = La partie est finie. On ne peut plus rien choisir.
kernel-waiting-for-chance = La partie attend le hasard, pas un choix.
kernel-already-chosen = Vous avez déjà choisi.
kernel-not-an-option = « { $choice } » ne figure pas parmi les choix.
kernel-not-understood = « { $choice } » n’est pas un choix ici. Écrivez par exemple { $some }.
kernel-no-such-game =
    Aucun jeu ne s’appelle « { $game } ».{ $closes ->
        [0] { " " }Il y a : { $known }.
       *[other] { " " }Vouliez-vous dire { $close } ?
    }
kernel-no-such-option =
    Ce jeu n’a pas d’option « { $option } ».{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $close } ?
    }
kernel-bad-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
kernel-option-per-seat = L’option { $option } demande une valeur pour chacune des { $seats } places.
kernel-option-twice = L’option { $option } ne peut pas avoir deux fois la même valeur.
kernel-bad-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
kernel-no-such-seat = Il n’y a pas de place { $seat } parmi { $seats }, comptées à partir de 0.
kernel-bad-position = Cette position est impossible : { $field } n’est pas comme il faut.
kernel-no-inquiries = Il n’y a rien à demander sur la table de ce jeu au-delà de ce qu’elle montre.
kernel-bad-inquiry = Ce n’est pas une question que ce jeu comprend : { $problem }
kernel-no-conceding = Dans ce jeu, personne ne peut abandonner.
kernel-no-draw = Dans ce jeu, on ne peut pas convenir d’une partie nulle.
kernel-conceded = { $seat } abandonne.
kernel-conceded-already = Cette place a abandonné. Les autres continuent sans elle.
kernel-draw-agreed = Les joueurs conviennent d’une partie nulle.
kernel-no-chance-asked = Rien n’attend le hasard.
kernel-chance-not-given = Les tirages fournis ne disent pas { $about }.
kernel-chance-impossible = Le hasard ne peut pas donner { $outcome } pour { $about }.
kernel-secret-length = Le secret du hasard équitable compte { $expected } octets, pas { $length }.

## Pourquoi les conseils estiment un choix comme ils le font

kernel-hint-worth = ce que le choix promet dans l’ensemble

## Où une règle est tenue

kernel-rule-decided = Décidée dans { $places }.
kernel-rule-definition = Aucune ligne de code ne la décide : elle dit le sens d’un mot.
kernel-rule-component = Aucune ligne de code ne la décide : elle dit ce que contient la boîte.
kernel-rule-physical = Aucune ligne de code ne la décide : ce que font les mains à une vraie table se fait ici tout seul.
kernel-rule-permission = Aucune ligne de code ne la décide : elle permet ce que rien n’interdit.
kernel-rule-elsewhere = Tenue pour tous les jeux dans { $places }.
kernel-rule-advice = Aucune ligne de code ne la décide : c’est un conseil, pas une règle.
