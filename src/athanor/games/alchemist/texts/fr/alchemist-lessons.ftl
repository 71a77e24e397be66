### Les leçons d’Alchemist : ce qui est dit à chaque pas.

## L’idée en trois minutes

alchemist-lesson-idea = L’idée en trois minutes
alchemist-lesson-idea-about = Les trois derniers tours d’une partie : le but, les trois actions possibles, et la fin.

alchemist-lesson-idea-goal = Ce que vous cherchez
alchemist-lesson-idea-goal-says =
    L’anneau de nombres compte la renommée ; les sceaux qui s’y trouvent sont le vôtre et ceux de vos deux rivaux. À la fin, le plus renommé l’emporte.
    Vous en avez 21, { $seat2 } 28 et { $seat3 } 30. Il vous reste trois tours : cela suffit.

alchemist-lesson-idea-turn = Ce dont vous disposez
alchemist-lesson-idea-turn-says =
    Ces cubes sont vos ingrédients. Ils sont derrière un écran et les autres ne les voient pas.
    À votre tour, vous faites une seule chose : prendre des ingrédients, copier une potion ou en créer une.

alchemist-lesson-idea-take = Prendre un ingrédient
alchemist-lesson-idea-take-says =
    La potion du chaudron III vaut 9 de renommée et demande deux araignées, une patte d’oiseau et un œil de troll. Il vous manque une araignée.
    La réserve est ouverte à tous : vous pouvez y prendre le cube de votre choix.
alchemist-lesson-idea-take-asks = Prenez une araignée (A) dans la réserve.
alchemist-lesson-idea-take-otherwise = Ce sera pour plus tard. Il vous manque une araignée : elle est dans la réserve.
alchemist-lesson-idea-take-bag = Le sac donne deux cubes, mais nul ne sait lesquels. Il vous faut une araignée, et la réserve en a une à coup sûr.
alchemist-lesson-idea-take-copy = C’est bien là qu’il faut regarder. Il vous manque encore un cube : prenez d’abord l’araignée.

alchemist-lesson-idea-copy = Copier ce qu’un autre a écrit
alchemist-lesson-idea-copy-says =
    { $seat3 } a écrit la potion du chaudron III, et tous les autres peuvent la brasser de nouveau pour les mêmes 9 de renommée. Vous avez les quatre cubes : ils sont soulignés.
    L’un d’eux va à { $seat3 } en hommage, et c’est vous qui choisissez lequel. Les trois autres quittent le jeu.
alchemist-lesson-idea-copy-asks = Touchez le chaudron III, puis choisissez l’hommage.
alchemist-lesson-idea-copy-otherwise = C’est possible, mais III rapporte 9 de renommée et vous avez tout ce qu’il faut.
alchemist-lesson-idea-copy-own = VII est votre propre potion. Elle vous vaut un hommage quand d’autres la brassent, mais on ne se copie pas soi-même.

alchemist-lesson-idea-ending = Quand la partie s’achève
alchemist-lesson-idea-ending-says =
    Brasser rapporte aussi des ingrédients : les deux signes au bord d’un chaudron disent ce qu’il donne, pris dans la réserve. Vous avez eu le dernier champignon.
    Il n’y a plus ni pattes d’oiseau ni champignons. Dès qu’une troisième sorte manque, on achève la manche et la partie est finie. Il reste une araignée.

alchemist-lesson-idea-create = Créer une potion
alchemist-lesson-idea-create-says =
    Dans un chaudron vide, vous écrivez votre propre recette : un à cinq cubes, pas plus de deux d’une sorte, et rien de ce que donne le chaudron. Et vous dites vous-même ce qu’elle vaut, avec une tuile de renommée encore libre.
    Le chaudron V donne une araignée, la dernière : la partie s’achève. Prenez donc le 10.
alchemist-lesson-idea-create-asks = Touchez le chaudron V, mettez-y les cubes que vous voulez et choisissez la tuile 10.
alchemist-lesson-idea-create-otherwise = La partie continuerait. Le chaudron V prend la dernière araignée, et sa potion peut valoir 10.
alchemist-lesson-idea-create-less = Rien ne vous oblige à être modeste : quoi qu’elle contienne, votre potion peut valoir 10.

alchemist-lesson-idea-scoring = La dernière renommée
alchemist-lesson-idea-scoring-says =
    On lève les écrans. Deux cubes qui vous restent valent 1 de renommée.
    Et chacun appartenait depuis le début à une École : un ingrédient favori, distribué en secret. Tous les cubes restants retournent à la réserve : plus le favori y est rare, plus l’École rapporte. Le vôtre était le champignon.

alchemist-lesson-idea-done =
    Vous savez tout : prendre, copier, créer, et finir la partie quand elle vous convient.
    Dans une partie entière, l’art est d’écrire des potions que les autres veulent, et de voir ce dont ils auront besoin.

## Une première partie entière

alchemist-lesson-match = Une première partie entière
alchemist-lesson-match-about = De la donne à la dernière renommée : sept tours guidés, trois en liberté.

alchemist-lesson-match-table = La donne
alchemist-lesson-match-table-says =
    Chacun a pioché douze cubes et les cache derrière son écran. Le Compendium est vide, toutes les tuiles de Renommée sont là, et vous commencez.
    Vous avez aussi reçu une École : celle de l’araignée. Elle ne compte pour rien jusqu’à la fin ; on en reparlera.

alchemist-lesson-match-create = Inscrire la première potion
alchemist-lesson-match-create-says =
    Rien ne peut encore être copié, et la renommée vient des potions. Le chaudron X donne du sang de dragon et un œil de troll : ni l’un ni l’autre ne peut y entrer.
    Vous avez quatre champignons et trois pattes d’oiseau : dépensez-en deux de chaque, et l’araignée. Cinq cubes, c’est beaucoup, mais tous voudront brasser le 10, et une recette chère les retient un moment.
alchemist-lesson-match-create-asks = Touchez le chaudron X, mettez-y deux champignons, une araignée et deux pattes d’oiseau, et prenez la tuile 10.
alchemist-lesson-match-create-otherwise = C’est permis, mais le 10 va au premier venu. Inscrivez dans le chaudron X.
alchemist-lesson-match-create-recipe = Belle recette aussi. Pour cette partie, prenez deux champignons, une araignée et deux pattes d’oiseau, et la tuile 10.
alchemist-lesson-match-create-take = Les cubes seuls ne rapportent pas de renommée, et vous en avez assez. Créez tant que les tuiles chères sont là.

alchemist-lesson-match-others = Les autres inscrivent aussi
alchemist-lesson-match-others-says =
    { $seat2 } a pris le 9 pour deux pattes d’oiseau, deux yeux de troll et une araignée, { $seat3 } le 8 pour deux champignons, deux araignées et du sang de dragon. Tout cela est visible.
    Regardez ce qu’ils ont donné : vous savez ce qu’ils n’ont plus.

alchemist-lesson-match-second = Une recette bon marché
alchemist-lesson-match-second-says =
    Le 7 est la meilleure tuile qui reste. Cette fois, une recette bon marché : trois cubes dont vous pouvez vous passer.
    Le chaudron V vous donne en échange une araignée et une patte d’oiseau, justement ce que la première potion vous a coûté.
alchemist-lesson-match-second-asks = Touchez le chaudron V, mettez-y un champignon, du sang de dragon et un œil de troll, et prenez la tuile 7.
alchemist-lesson-match-second-otherwise = Les tuiles partent vite. Prenez le 7 tant qu’il est là : chaudron V.
alchemist-lesson-match-second-recipe = Ménagez vos cubes : un champignon, un sang de dragon, un œil de troll, et le 7.

alchemist-lesson-match-tribute = On brasse votre 10
alchemist-lesson-match-tribute-says =
    { $seat3 } avait les cinq cubes et vient de brasser votre potion du chaudron X pour 10 de renommée. Cela ne vous rapporte aucune renommée, mais un des cubes : une araignée, en hommage.
    Une de vos potions que l’on brasse souvent vous nourrit. Et chaque copie retire des cubes du jeu pour de bon.

alchemist-lesson-match-copy = Copier
alchemist-lesson-match-copy-says =
    Faites de même. { $seat2 } a inscrit la potion du chaudron II : du sang de dragon et deux yeux de troll pour 6 de renommée. Vous les avez.
    Choisissez ce qui va à { $seat2 } : un œil de troll, car qui en paie deux peut en donner un.
alchemist-lesson-match-copy-asks = Touchez le chaudron II et donnez un œil de troll en hommage.
alchemist-lesson-match-copy-otherwise = Regardez II : 6 de renommée, et vous avez les trois cubes.
alchemist-lesson-match-copy-other = C’est permis. Donnez ici un œil de troll : { $seat2 } les a presque tous dépensés et manque encore du reste pour ce qui est cher.
alchemist-lesson-match-copy-create = Vos sceaux sont rares, cinq pour toute la partie. Une copie n’en coûte pas.

alchemist-lesson-match-eight = Encore une
alchemist-lesson-match-eight-says =
    La potion de { $seat3 } dans IX vaut 8. Elle demande deux champignons, deux araignées et du sang de dragon : vous avez exactement ce qu’il faut, la seconde araignée est venue en hommage.
alchemist-lesson-match-eight-asks = Touchez le chaudron IX et donnez un champignon en hommage.
alchemist-lesson-match-eight-otherwise = IX rapporte 8 de renommée, c’est le plus que vous puissiez brasser.
alchemist-lesson-match-eight-other = Tout cube de la recette peut être l’hommage. Donnez ici un champignon : avec une araignée, { $seat3 } pourrait continuer aussitôt.

alchemist-lesson-match-single = Un seul cube
alchemist-lesson-match-single-says =
    { $seat3 } a inscrit dans VII une potion d’un seul champignon, pour 4 de renommée. Ce cube est en même temps l’hommage : rien ne quitte le jeu.
    Vous en avez un : { $seat2 } vous l’a payé en brassant votre V.
alchemist-lesson-match-single-asks = Touchez le chaudron VII.
alchemist-lesson-match-single-otherwise = Un cube pour 4 de renommée : VII est la meilleure affaire du plateau.

alchemist-lesson-match-nine = La plus chère
alchemist-lesson-match-nine-says =
    Vous avez maintenant une araignée, quatre pattes d’oiseau et trois yeux de troll : assez pour le 9 de { $seat2 } dans III, impossible pour vous au début.
    Les copies rapportent des cubes, les cubes font des copies : ainsi tourne la main.
alchemist-lesson-match-nine-asks = Touchez le chaudron III et donnez un œil de troll en hommage.
alchemist-lesson-match-nine-otherwise = III vaut 9, et vous avez les cinq cubes.
alchemist-lesson-match-nine-other = Restons simples : donnez un œil de troll.

alchemist-lesson-match-again = La même encore une fois
alchemist-lesson-match-again-says =
    La potion d’un autre peut être brassée autant de fois que l’on veut. III vous a donné un champignon, et VII en demande un.
alchemist-lesson-match-again-asks = Touchez le chaudron VII.
alchemist-lesson-match-again-otherwise = 4 de renommée pour un champignon, encore une fois : VII.

alchemist-lesson-match-reserve = Surveillez la réserve
alchemist-lesson-match-reserve-says =
    Chaque brassage prend ici deux cubes, et rien ne la remplit. Quand trois sortes sont épuisées, on achève la manche et la partie est finie.
    Il reste un œil de troll, et quatre araignées, quatre champignons et quatre pattes d’oiseau. Cela fait trois manches environ.

alchemist-lesson-match-free = À vous de jouer
alchemist-lesson-match-free-says =
    Vous savez tout ce qui peut se faire. Jouez jusqu’au bout comme il vous plaît : plus rien n’est faux désormais.
    Cherchez ce qui rapporte le plus avec les cubes que vous avez. En cas de doute, faites-vous montrer un chemin.
alchemist-lesson-match-free-asks = Jouez jusqu’à ce que trois sortes manquent dans la réserve.
alchemist-lesson-match-free-otherwise = Quelque chose s’y oppose, et la règle dit quoi. Essayez autre chose.

alchemist-lesson-match-scoring = La dernière renommée
alchemist-lesson-match-scoring-says =
    Deux cubes restants rapportent 1 de renommée. Puis tous les cubes retournent à la réserve et l’on classe les Écoles : celle dont le favori y est le plus rare reçoit 10 de renommée, la deuxième 5, la troisième rien.
    Les araignées étaient nombreuses, votre École n’est donc pas première. La prochaine fois, donnez votre favori au lieu de l’amasser.

alchemist-lesson-match-done =
    C’était une partie entière d’Alchimiste. Jouez la suivante contre des automates : l’apprenti fait les erreurs que vous ne faites plus.

## L’hommage

alchemist-lesson-tribute = L’hommage
alchemist-lesson-tribute-about = Ce qui va au créateur d’une potion, qui le choisit, et pourquoi cela compte.

alchemist-lesson-tribute-what = Trois chemins pour les cubes
alchemist-lesson-tribute-what-says =
    Qui brasse la potion du chaudron III paie ses quatre cubes. L’un d’eux passe derrière l’écran de { $seat3 }, qui l’a inscrite. Les trois autres quittent le jeu : ni la réserve ni le sac ne les reverront.
    C’est celui qui paie qui choisit lequel.

alchemist-lesson-tribute-choose = Choisir avec soin
alchemist-lesson-tribute-choose-says =
    Votre propre potion dans VII vaut 10 et demande deux champignons et une patte d’oiseau. Vous avez observé { $seat3 } : il y a des champignons derrière cet écran, mais pas de patte d’oiseau.
    Donnez donc une araignée ou un œil de troll.
alchemist-lesson-tribute-choose-asks = Touchez le chaudron III et choisissez un hommage qui n’aide pas { $seat3 }.
alchemist-lesson-tribute-choose-otherwise = D’abord le 9 de III : vous avez les quatre cubes.
alchemist-lesson-tribute-choose-leg = Avec la patte d’oiseau, { $seat3 } pourrait brasser votre 10 dès le prochain tour. Donnez autre chose.

alchemist-lesson-tribute-yours = Et quand c’est la vôtre
alchemist-lesson-tribute-yours-says =
    { $seat2 } a brassé votre VII : 10 de renommée pour { $seat2 }, aucune pour vous, mais un champignon. On ne peut le refuser, et les autres savent ce que vous avez reçu.
    Une potion que beaucoup peuvent brasser vous nourrit ; une potion que nul ne peut brasser reste à vous seul.

alchemist-lesson-tribute-single = Un seul cube
alchemist-lesson-tribute-single-says =
    La potion de IX est un seul champignon. Il est l’hommage : { $seat2 } le reçoit, et rien ne quitte le jeu.
    Une telle recette est brassée sans cesse : une renommée facile pour tous, un revenu régulier pour qui l’a inscrite.
alchemist-lesson-tribute-single-asks = Touchez le chaudron IX.
alchemist-lesson-tribute-single-otherwise = Essayez d’abord la moins chère : IX, 8 de renommée pour un champignon.
alchemist-lesson-tribute-single-own = Votre potion vous vaut l’hommage des autres, mais vous ne pouvez pas la brasser vous-même.

alchemist-lesson-tribute-done = L’hommage est choisi par qui copie, il va à qui a inscrit, et le reste est perdu. Avant de donner un cube, regardez ce qu’il compléterait.

## Les Écoles

alchemist-lesson-schools = Les Écoles
alchemist-lesson-schools-about = Un favori secret, et pourquoi on ne l’amasse pas.

alchemist-lesson-schools-secret = Votre favori
alchemist-lesson-schools-secret-says =
    À côté de vos cubes se trouve votre École : celle de la patte d’oiseau. Nul autre ne la connaît, et pendant toute la partie elle ne fait rien.
    C’est votre dernier tour. Vous avez 40 de renommée, { $seat2 } 50 et { $seat3 } 48.

alchemist-lesson-schools-scarce = Le rare est bon
alchemist-lesson-schools-scarce-says =
    À la fin, tous les écrans sont vidés dans la réserve, et chaque École y compte son favori. Le moins nombreux rapporte 10 de renommée, le suivant 5, le plus nombreux rien.
    Chaque patte d’oiseau que vous gardez compte contre vous. Ce qui est sur le Compendium, dans le sac ou hors jeu ne compte pas.

alchemist-lesson-schools-burn = Brûlez-les
alchemist-lesson-schools-burn-says =
    La potion de II vaut 8, celle de VI seulement 7. Mais VI demande deux pattes d’oiseau et un champignon : donnez le champignon en hommage, et les deux pattes quittent le jeu.
    II vous donnerait au contraire une patte de plus. Et l’araignée de VI est la dernière, ce qui achève la partie.
alchemist-lesson-schools-burn-asks = Touchez le chaudron VI et donnez le champignon en hommage.
alchemist-lesson-schools-burn-otherwise = C’est votre dernier tour : prenez de la renommée et défaites-vous des pattes d’oiseau. Regardez VI.
alchemist-lesson-schools-burn-eight = Une renommée de plus maintenant, et une patte de plus à compter. Votre École reculerait : cela en coûte cinq, ou dix.
alchemist-lesson-schools-burn-leg = La patte serait derrière l’écran de { $seat3 } et compterait tout de même. Donnez le champignon.

alchemist-lesson-schools-ranks = Le classement
alchemist-lesson-schools-ranks-says =
    Quatre pattes d’oiseau, cinq yeux de troll, huit sangs de dragon : votre École est première et reçoit 10 de renommée. La partie est gagnée.
    Des Écoles à égalité partagent une place et en reçoivent toute la récompense.

alchemist-lesson-schools-done = Connaissez votre favori dès le premier tour : payez avec lui, copiez avec lui, et laissez les autres l’amasser.
