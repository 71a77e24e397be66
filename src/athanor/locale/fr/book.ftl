### The book of a game, in the terminal and in the browser: what stands around its rules.

book-of = Le livre : { $title }
book-note =
    { $words ->
        [0] { $rules } règles, { $rulings } interprétations
       *[other] { $rules } règles, { $rulings } interprétations, { $words } signes et mots
    }
book-front = But, tour, décompte
book-front-note = Tout { $title } sur une page. Le reste du livre est le détail.
book-goal = But
book-turn = Tour
book-scoring = Décompte
book-chapters = Chapitres
book-rules = Règles
book-words = Signes et mots
book-words-note = Chaque signe du plateau, et les mots qui ont un sens particulier dans ce jeu.
book-guide-game = Jouer ici à { $title }
book-guide-browser = À la table, dans le navigateur
book-search = Un mot, ou l’identifiant d’une règle
book-found =
    { $count ->
        [one] { $count } trouvé
       *[other] { $count } trouvés
    }
book-nothing-found = Le livre n’en dit rien.
book-more = Seuls les { $shown } premiers sont montrés : précisez ce que vous cherchez.
book-in-ruling = Interprétation
book-in-word = Signe ou mot
book-in-guide = Guide
book-in-chapter = Chapitre
book-link = Copier le lien
book-before = Avant : { $title }
book-after = Ensuite : { $title }
book-at-question = ouvert à votre question
book-whole = Tout le livre
book-dictionary = Tous les signes et les mots
