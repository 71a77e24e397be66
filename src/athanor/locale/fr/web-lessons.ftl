### Lessons in the browser.

web-lesson-next = Continuer
web-lesson-show = Montrez-moi
web-lesson-back = Un pas en arrière
web-lesson-again = Encore une fois
web-lesson-begin = Commencer
web-lesson-go-on = Reprendre
web-lesson-more = Vers les autres leçons
web-lesson-leave = Quitter, tout est gardé
web-lesson-others = Les autres jouent comme le dit la leçon.
web-lesson-done = Faite
web-lesson-step = Pas { $step } sur { $steps }
web-lesson-left = encore { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} environ
web-lesson-minutes = { $minutes ->
    [one] Une minute
   *[other] { $minutes } minutes
}

web-learn-title = Apprendre { $game }
web-learn-note = Chaque coup est le vôtre, sur le vrai plateau. Quittez quand vous voulez : tout est gardé.
web-learn-none = Il n’y a pas encore de leçon pour ce jeu.
web-learn-game = À propos d’{ $game }
web-learn-rules = Les règles
