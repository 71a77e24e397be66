### Lessons: what is refused in them, whichever the game.

bots-lesson = follows the lesson
lesson-not-now = The rules allow this, but the lesson asks for something else now.
lesson-is-done = This lesson is done.
lesson-read-on = Read this first, then go on.
lesson-unknown =
    There is no lesson called “{ $lesson }”.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean { $close }?
    } Lessons are { $known }.
lesson-none = This table is for a match, not for a lesson.
lesson-only = This table is for a lesson. That can only be done in a match.
lesson-no-page = There is no page to turn here.
lesson-no-record = A lesson is no match: it has no record.
lesson-before-end = The match is over before “{ $choice }” can be chosen.
lesson-before-unquiet = What comes before a lesson must end between two turns.
