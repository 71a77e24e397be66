### Lessons in the browser.

web-lesson-next = Go on
web-lesson-show = Show me
web-lesson-back = One step back
web-lesson-again = Once more
web-lesson-begin = Begin
web-lesson-go-on = Go on
web-lesson-more = To the other lessons
web-lesson-leave = Leave, it is kept
web-lesson-others = The others play as the lesson says.
web-lesson-done = Done
web-lesson-step = Step { $step } of { $steps }
web-lesson-left = about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} left
web-lesson-minutes = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
}

web-learn-title = Learn { $game }
web-learn-note = You make every move yourself, on the real board. Leave whenever you like: it is kept.
web-learn-none = There are no lessons for this game yet.
web-learn-game = About { $game }
web-learn-rules = The rules
