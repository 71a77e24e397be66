### The book of a game, in the terminal and in the browser: what stands around its rules.

book-of = The book of { $title }
book-note =
    { $words ->
        [0] { $rules } rules, { $rulings } rulings
       *[other] { $rules } rules, { $rulings } rulings, { $words } signs and words
    }
book-front = Goal, turn, scoring
book-front-note = All of { $title } on one page. The rest of the book is the small print.
book-goal = Goal
book-turn = Turn
book-scoring = Scoring
book-chapters = Chapters
book-rules = Rules
book-words = Signs and words
book-words-note = Every sign of the board, and the words that mean something special in this game.
book-guide-game = How to play { $title } here
book-guide-browser = At the table, in the browser
book-search = Look for words or an ID
book-found =
    { $count ->
        [one] { $count } found
       *[other] { $count } found
    }
book-nothing-found = The book says nothing of it.
book-more = Only the first { $shown } are shown: say more exactly what you look for.
book-in-ruling = Ruling
book-in-word = Sign or word
book-in-guide = Guide
book-in-chapter = Chapter
book-link = Copy the link
book-before = Before: { $title }
book-after = Next: { $title }
book-at-question = opened at your question
book-whole = The whole book
book-dictionary = All signs and words
