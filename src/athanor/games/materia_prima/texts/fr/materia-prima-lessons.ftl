### Les leçons de Materia Prima : ce qui est dit à chaque pas.

## L’idée en trois minutes

materia-prima-lesson-idea = L’idée en trois minutes
materia-prima-lesson-idea-about = Les deux derniers tours d’une partie : ce que vous cherchez, ce qu’est un tour, et la fin.

materia-prima-lesson-idea-goal = Vous et votre tour
materia-prima-lesson-idea-goal-says =
    Vous êtes Sejlon, sur une mine de feu, votre tour juste à côté. À la fin, la plus grande sagesse l’emporte : vous en avez 9, { $seat2 } en a 20.

materia-prima-lesson-idea-quest = Trois choses finissent la partie
materia-prima-lesson-idea-quest-says =
    Il vous faut une Pierre de l’Âme, la Pierre Philosophale et votre quête secrète, au même moment. Vous avez votre âme et deux des trois parties de la Pierre.
    Votre quête : gagner une mine d’air avec 4 eaux, sans avoir jamais attaqué personne.

materia-prima-lesson-idea-mine = Extraire
materia-prima-lesson-idea-mine-says = Un tour, ce sont trois actions de votre alchimiste, dans l’ordre que vous voulez. Sur une mine, une action donne une unité de son élément.
materia-prima-lesson-idea-mine-asks = Touchez Extraire : il vous faut un feu.
materia-prima-lesson-idea-mine-otherwise = Bientôt. Extrayez d’abord un feu : il servira chez vous.
materia-prima-lesson-idea-mine-move = Votre sac a encore de la place, et vous êtes sur du feu : prenez-en avant de partir.
materia-prima-lesson-idea-mine-drop = Cette eau est pour votre quête, gardez-la. Extrayez plutôt un feu.
materia-prima-lesson-idea-mine-end = Il vous reste toutes vos actions, et elles ne se gardent pas. Extrayez d’abord.

materia-prima-lesson-idea-home = Rentrer
materia-prima-lesson-idea-home-says = On se déplace d’un hexagone à la fois ; Sejlon a un déplacement de plus par tour. Ce qui sort des mines n’est qu’un début : c’est à votre tour qu’on l’affine.
materia-prima-lesson-idea-home-asks = Touchez l’hexagone de votre tour.
materia-prima-lesson-idea-home-otherwise = Votre sac est plein : rapportez-le à votre tour.
materia-prima-lesson-idea-home-elsewhere = On peut y aller, mais c’est à votre tour que le feu devient quelque chose. Touchez cet hexagone.
materia-prima-lesson-idea-home-full = Sejlon ne porte que quatre unités. Rentrez avec elles !

materia-prima-lesson-idea-mercury = Affiner
materia-prima-lesson-idea-mercury-says = Le laboratoire montre de quoi chaque élément est fait : deux donnent celui du dessus. Votre feu et le fer de la tour donnent du mercure.
materia-prima-lesson-idea-mercury-asks = Touchez Convertir et faites du mercure.
materia-prima-lesson-idea-mercury-otherwise = Vous êtes au bon endroit. Convertissez feu et fer en mercure.
materia-prima-lesson-idea-mercury-gold = L’or vient ensuite ! Il se fait de cuivre et de mercure, et le mercure manque encore.
materia-prima-lesson-idea-mercury-equip = Inutile de dépenser une action à décharger : une conversion prend aussi ce qui est dans le sac.

materia-prima-lesson-idea-gold = Affiner encore
materia-prima-lesson-idea-gold-says = Après chaque conversion, on peut déplacer pour rien des unités entre sac et tour ; laissez-les pour l’instant. Cuivre et mercure donnent de l’or.
materia-prima-lesson-idea-gold-asks = Dites que c’est assez, puis convertissez en or.
materia-prima-lesson-idea-gold-otherwise = D’abord l’or : cuivre et mercure sont tous deux dans votre tour.
materia-prima-lesson-idea-gold-load = Rien à déplacer pour l’instant. Dites que c’est assez et faites l’or.

materia-prima-lesson-idea-rival = Passer la main
materia-prima-lesson-idea-rival-says = Vos actions sont épuisées. { $seat2 } joue un alchimiste et un homunculus, une créature qui a ses propres actions.
materia-prima-lesson-idea-rival-asks = Dites que c’est assez, puis finissez votre tour.
materia-prima-lesson-idea-rival-otherwise = Il ne vous reste plus d’action. Finissez votre tour et voyez ce que fait { $seat2 }.
materia-prima-lesson-idea-rival-load = Vous en aurez le temps au prochain tour. Dites que c’est assez, et finissez celui-ci.

materia-prima-lesson-idea-stone = Faire la Pierre
materia-prima-lesson-idea-stone-says = Cette formule de votre main est la troisième partie de la Pierre Philosophale. Elle coûte un platine et un or, et tous deux sont dans votre tour.
materia-prima-lesson-idea-stone-asks = Touchez Réaliser et choisissez la troisième partie de la Pierre.
materia-prima-lesson-idea-stone-otherwise = La Pierre d’abord : vous avez tout ce qu’elle coûte.
materia-prima-lesson-idea-stone-early = Sans la Pierre, la quête ne finit rien, où que vous alliez. Faites d’abord sa troisième partie.

materia-prima-lesson-idea-water = Prendre ce que veut la quête
materia-prima-lesson-idea-water-says = La Pierre est complète ! Vous portez 3 eaux, et la quatrième est dans votre tour.
materia-prima-lesson-idea-water-asks = Chargez l’eau de votre tour.
materia-prima-lesson-idea-water-otherwise = Votre quête veut 4 eaux dans votre sac. Chargez celle qui est dans la tour.
materia-prima-lesson-idea-water-unload = Dans l’autre sens : votre quête veut l’eau dans votre sac.
materia-prima-lesson-idea-water-done = Attendez : la quatrième eau est encore dans la tour, et la prendre ne coûte rien.

materia-prima-lesson-idea-finish = Finir
materia-prima-lesson-idea-finish-says = La mine d’air est à côté, et la partie finit à l’instant où vous y entrez. Comptez d’abord : la Pierre et la quête vous mènent à 24, et { $seat2 } a 20.
materia-prima-lesson-idea-finish-asks = Dites que c’est assez, puis touchez la mine d’air.
materia-prima-lesson-idea-finish-otherwise = Vous avez les trois choses. Entrez sur la mine d’air !
materia-prima-lesson-idea-finish-unload = Gardez l’eau : sans elle, la mine d’air n’est qu’une mine d’air.
materia-prima-lesson-idea-finish-elsewhere = Pas là : votre quête s’accomplit sur la mine d’air, où souffle le vent.

materia-prima-lesson-idea-scoring = Vous avez gagné
materia-prima-lesson-idea-scoring-says = Les trois parties valent 6, la Pierre complète 5, votre âme 3, vos bottes 1 et la quête 9. Finir n’est pas gagner : qui finit en étant derrière a travaillé pour un autre.

materia-prima-lesson-idea-done = Extraire, affiner, réaliser, et finir quand on est devant : c’est tout. Dans une partie entière, on cherche aussi des formules dans les villes, on crée des aides et l’on se bat.

## Une première partie

materia-prima-lesson-first-match = Une première partie
materia-prima-lesson-first-match-about = Les quatre derniers tours d’une partie, chaque coup est le vôtre : un combat, une mine, une ville, la Pierre et la fin.

materia-prima-lesson-first-match-table = Où vous en êtes
materia-prima-lesson-first-match-table-says = Vous jouez les frères Krol : trois actions par tour, et une de plus pour extraire. { $seat2 } a 19 de sagesse et vous 9, mais une partie de la Pierre Philosophale est faite et la deuxième est dans votre main.

materia-prima-lesson-first-match-quest = Ce que vous voulez en secret
materia-prima-lesson-first-match-quest-says = Nul ne connaît votre quête : neuf feux doivent se trouver à Troquesia, et vous en avez déjà apporté sept. Elle ne compte qu’avec une âme et la Pierre complète.

materia-prima-lesson-first-match-fight = Libérer la mine
materia-prima-lesson-first-match-fight-says = Une créature de { $seat2 } occupe la seule mine de feu, et personne d’autre ne peut y entrer. Votre attaque de 3 lance trois dés, sa défense de 1 en lance un ; la plus haute somme l’emporte.
materia-prima-lesson-first-match-fight-asks = Touchez la créature sur la mine de feu et attaquez-la.
materia-prima-lesson-first-match-fight-otherwise = Il vous faut du feu, et Taikos est dessus. Attaquez-le : un échec ne coûte rien.
materia-prima-lesson-first-match-fight-blocked = On n’entre pas là où se tient un autre. Attaquez Taikos, et la mine sera libre.
materia-prima-lesson-first-match-fight-convert = Il vous manque du feu pour cela. Il est sur la mine voisine, et Taikos aussi.
materia-prima-lesson-first-match-fight-end = Il vous reste trois actions, et elles ne se gardent pas. Attaquez d’abord Taikos.

materia-prima-lesson-first-match-loot = Ce qu’il portait
materia-prima-lesson-first-match-loot-says = Vous avez gagné : un homunculus battu disparaît pour de bon. Ce qu’il portait est à vous, si votre sac a de la place.
materia-prima-lesson-first-match-loot-asks = Gardez le feu.
materia-prima-lesson-first-match-loot-otherwise = Prenez le feu : c’est un voyage de moins.
materia-prima-lesson-first-match-loot-nothing = Ce que vous laissez reste là pour tout le monde. Gardez-le, votre sac est vide.

materia-prima-lesson-first-match-dig = Remplir le sac
materia-prima-lesson-first-match-dig-says = La mine est libre. Il vous reste deux actions, et les Krol extraient une fois de plus que les autres : cela fait un déplacement et deux feux.
materia-prima-lesson-first-match-dig-asks = Allez sur la mine de feu et extrayez deux fois.
materia-prima-lesson-first-match-dig-otherwise = Il vous faut trois feux dans le sac : allez sur la mine et extrayez.
materia-prima-lesson-first-match-dig-elsewhere = Le feu est de l’autre côté : allez sur la mine que vous venez de libérer.
materia-prima-lesson-first-match-dig-end = Pas encore : il vous reste des actions, et des feux à prendre.

materia-prima-lesson-first-match-pass = Voilà un tour
materia-prima-lesson-first-match-pass-says = Vos actions sont épuisées et vous portez trois feux. C’est au tour de { $seat2 }.
materia-prima-lesson-first-match-pass-asks = Finissez votre tour.
materia-prima-lesson-first-match-pass-otherwise = Il n’y a plus rien d’autre à faire. Finissez votre tour.

materia-prima-lesson-first-match-home = Rapporter
materia-prima-lesson-first-match-home-says = Dehors on peut vous attaquer, et qui vous bat prend votre sac et votre âme. Sur votre propre tour, personne ne peut vous atteindre.
materia-prima-lesson-first-match-home-asks = Rentrez à votre tour.
materia-prima-lesson-first-match-home-otherwise = Trois feux suffisent. Rapportez-les.
materia-prima-lesson-first-match-home-more = C’est tentant, mais trois suffisent. Les actions sont plus rares que le feu.
materia-prima-lesson-first-match-home-elsewhere = Votre tour est à côté : c’est là que le feu devient cuivre.

materia-prima-lesson-first-match-copper = Faire ce qui manque
materia-prima-lesson-first-match-copper-says = La deuxième partie de la Pierre coûte soufre, fer et cuivre, et seul le cuivre manque. Air et feu donnent du cuivre : l’air est dans la tour, le feu dans le sac.
materia-prima-lesson-first-match-copper-asks = Touchez Convertir et faites du cuivre.
materia-prima-lesson-first-match-copper-otherwise = Il manque du cuivre à votre formule : faites-en avec air et feu.
materia-prima-lesson-first-match-copper-mercury = Le mercure mangerait le fer que veut votre formule. Faites du cuivre.
materia-prima-lesson-first-match-copper-early = Presque : il lui manque encore le cuivre.
materia-prima-lesson-first-match-copper-equip = Inutile de décharger d’abord : une conversion puise dans le sac comme dans la tour.

materia-prima-lesson-first-match-second = La deuxième partie
materia-prima-lesson-first-match-second-says = À chaque conversion, vous pouvez déplacer pour rien des unités entre sac et tour ; gardez pourtant les deux feux sur vous. Tout est là pour la deuxième partie.
materia-prima-lesson-first-match-second-asks = Dites que c’est assez, puis réalisez la deuxième partie de la Pierre.
materia-prima-lesson-first-match-second-otherwise = Dites que c’est assez, puis touchez Réaliser : la deuxième partie est prête.
materia-prima-lesson-first-match-second-load = Laissez tout en place : votre quête voudra ces feux dans votre sac.

materia-prima-lesson-first-match-night = La suite
materia-prima-lesson-first-match-night-says = Deux parties sont faites, et chacune compte même sans les autres. La troisième, vous ne la connaissez pas encore.
materia-prima-lesson-first-match-night-asks = Dites que c’est assez, puis finissez votre tour.
materia-prima-lesson-first-match-night-otherwise = Vos actions sont épuisées. Finissez votre tour.
materia-prima-lesson-first-match-night-load = Gardez les deux feux sur vous, et finissez votre tour.

materia-prima-lesson-first-match-city = En ville
materia-prima-lesson-first-match-city-says = Les formules s’apprennent dans les villes, et chacune a les siennes. Troquesia, à côté, connaît les parties de la Pierre.
materia-prima-lesson-first-match-city-asks = Allez à Troquesia.
materia-prima-lesson-first-match-city-otherwise = Il vous faut une troisième partie de la Pierre, et Troquesia les enseigne.
materia-prima-lesson-first-match-city-elsewhere = Pas par là : Troquesia est la ville voisine de votre tour.

materia-prima-lesson-first-match-research = Apprendre une formule
materia-prima-lesson-first-match-research-says = Une action pioche une formule, sans choisir laquelle, et sans rien payer. Vous pouvez en tenir trois : une de trop doit partir.
materia-prima-lesson-first-match-research-asks = Touchez Chercher et piochez une partie de la Pierre.
materia-prima-lesson-first-match-research-otherwise = Vous êtes là pour apprendre. Piochez une formule.
materia-prima-lesson-first-match-research-drop = Trop tôt ! Neuf feux seraient là, mais sans la Pierre le moment passe et rien n’arrive.
materia-prima-lesson-first-match-research-take = Ces feux sont là pour votre quête. Laissez-les.

materia-prima-lesson-first-match-return = Quelle chance
materia-prima-lesson-first-match-return-says = C’est une troisième partie, et son prix, un platine et un or, attend dans votre tour. Les formules ne se réalisent que là.
materia-prima-lesson-first-match-return-asks = Rentrez à votre tour.
materia-prima-lesson-first-match-return-otherwise = Rentrez avec elle : encore une action, et vous y êtes.
materia-prima-lesson-first-match-return-again = Vous avez ce que vous cherchiez. Rentrez avec votre dernière action.
materia-prima-lesson-first-match-return-drop = Pas encore ! La quête compte au moment où vous déposez le feu, et la Pierre n’est pas complète.

materia-prima-lesson-first-match-wait = À l’abri
materia-prima-lesson-first-match-wait-says = Sur votre tour, personne ne peut vous attaquer : l’âme qu’il vous faut à la fin est en sûreté.
materia-prima-lesson-first-match-wait-asks = Finissez votre tour.
materia-prima-lesson-first-match-wait-otherwise = Vos actions sont épuisées. Finissez votre tour.

materia-prima-lesson-first-match-stone = La Pierre Philosophale
materia-prima-lesson-first-match-stone-says = Trois actions suffisent pour finir : réaliser la troisième partie, aller à Troquesia, déposer le feu. La Pierre d’abord.
materia-prima-lesson-first-match-stone-asks = Touchez Réaliser et choisissez la troisième partie de la Pierre.
materia-prima-lesson-first-match-stone-otherwise = La Pierre d’abord : sans elle, rien ne finit.
materia-prima-lesson-first-match-stone-early = Si vous partez maintenant, la quête ne comptera pas à votre arrivée. Réalisez d’abord la troisième partie.

materia-prima-lesson-first-match-leave = Compter, puis partir
materia-prima-lesson-first-match-leave-says = La Pierre est complète ; elle et votre quête vous mèneront à 24 de sagesse. { $seat2 } n’en a plus que 18 sans Taikos : vous êtes devant, finissez donc.
materia-prima-lesson-first-match-leave-asks = Dites que c’est assez, puis allez à Troquesia avec vos deux feux.
materia-prima-lesson-first-match-leave-otherwise = Vous portez deux feux et Troquesia est à côté. Allez-y !
materia-prima-lesson-first-match-leave-unload = Gardez les feux : ce sont les deux derniers des neuf.
materia-prima-lesson-first-match-leave-elsewhere = C’est à Troquesia que sont les sept feux. Allez-y.

materia-prima-lesson-first-match-finish = Les deux derniers feux
materia-prima-lesson-first-match-finish-says = Sept feux sont là et deux dans votre sac. Quand le neuvième tombe, la partie est finie.
materia-prima-lesson-first-match-finish-asks = Touchez Déposer et laissez les deux feux.
materia-prima-lesson-first-match-finish-otherwise = Déposez les feux, tous les deux : il en faut neuf ici.
materia-prima-lesson-first-match-finish-soul = Pas votre âme ! Sans elle, on ne peut ni finir ni gagner.

materia-prima-lesson-first-match-scoring = Vous avez gagné
materia-prima-lesson-first-match-scoring-says = Les parties valent 6, la Pierre complète 5, votre âme 3, votre sac 1 et la quête 9 : 24 contre 18. L’or et le platine que vous aviez, 4 de sagesse, ont été bien dépensés.

materia-prima-lesson-first-match-done = Vous avez combattu, extrait, affiné, appris, réalisé et fini une partie. La prochaine fois, commencez par le commencement : un alchimiste, une quête, et une tour bien placée entre deux mines.

## The laboratory

materia-prima-lesson-laboratory = Le laboratoire
materia-prima-lesson-laboratory-about = Lire une formule à rebours, affiner, réaliser, et ce que tout cela vaut.

materia-prima-lesson-laboratory-formula = Ce que vous pourriez faire
materia-prima-lesson-laboratory-formula-says = Voici vos formules, trois au plus, que nul autre ne connaît. En main, elles ne valent rien : seul compte ce que vous avez réalisé, selon son niveau.

materia-prima-lesson-laboratory-backwards = À rebours
materia-prima-lesson-laboratory-backwards-says =
    Pala, la pelle, coûte un cuivre et un mercure, qu’aucune mine ne donne. Le laboratoire montre d’où ils viennent : le cuivre d’air et de feu, le mercure de feu et de fer.
    Il vous faut donc un air, deux feux et un fer, et trois actions : deux pour affiner, une pour réaliser.

materia-prima-lesson-laboratory-copper = La première moitié
materia-prima-lesson-laboratory-copper-says = Vous êtes à votre tour, le seul endroit où cela se fait. Les feux sont dans votre sac, l’air est dans la tour : une conversion puise dans les deux.
materia-prima-lesson-laboratory-copper-asks = Touchez Convertir et faites du cuivre.
materia-prima-lesson-laboratory-copper-otherwise = Vous avez tout ce qu’il faut pour du cuivre. Convertissez air et feu.
materia-prima-lesson-laboratory-copper-other = Cela se peut aussi. Mais ce qui est affiné ne se défait plus : d’abord ce que demande votre formule, le cuivre.
materia-prima-lesson-laboratory-copper-early = Il y manque encore du cuivre et du mercure. Affinez d’abord.
materia-prima-lesson-laboratory-copper-equip = Inutile de décharger d’abord : une conversion puise aussi dans le sac.
materia-prima-lesson-laboratory-copper-move = On n’affine et ne réalise qu’à sa tour. Restez-y.

materia-prima-lesson-laboratory-mercury = La seconde moitié
materia-prima-lesson-laboratory-mercury-says = Après chaque conversion, vous pouvez déplacer pour rien des unités entre sac et tour. Ce n’est pas obligatoire. Il reste un feu, et il est pour le mercure.
materia-prima-lesson-laboratory-mercury-asks = Dites que c’est assez, puis faites du mercure.
materia-prima-lesson-laboratory-mercury-otherwise = Le feu et le fer sont là : faites-en du mercure.
materia-prima-lesson-laboratory-mercury-waste = Attention : cela prendrait ce que demande encore votre formule, et rien ne le rendrait. Faites du mercure.
materia-prima-lesson-laboratory-mercury-load = C’est permis, mais inutile ici. Dites que c’est assez, et faites du mercure.

materia-prima-lesson-laboratory-make = Réaliser
materia-prima-lesson-laboratory-make-says = La formule peut maintenant être payée. La réaliser est une action à part, la troisième et dernière de ce tour.
materia-prima-lesson-laboratory-make-asks = Dites que c’est assez, puis touchez Réaliser et choisissez la pelle.
materia-prima-lesson-laboratory-make-otherwise = Le cuivre et le mercure sont là : réalisez la pelle.
materia-prima-lesson-laboratory-make-gold = De l’or ! Il vaut 2, comme la pelle ; mais cuivre et mercure seraient partis, et la pelle creuserait pour vous toute la partie.
materia-prima-lesson-laboratory-make-load = Laissez tout en place. Dites que c’est assez, et réalisez la pelle.

materia-prima-lesson-laboratory-wear = Porter ou ranger
materia-prima-lesson-laboratory-wear-says = On porte deux objets ; les autres restent dans la tour, où ils comptent mais ne font rien. La pelle extrait une fois de plus à chaque tour, à partir du prochain.
materia-prima-lesson-laboratory-wear-asks = Portez la pelle.
materia-prima-lesson-laboratory-wear-otherwise = Dites d’abord où va la pelle : portez-la.
materia-prima-lesson-laboratory-wear-store = Elle y vaudrait 2 aussi, mais elle ne creuserait pas. Portez-la.

materia-prima-lesson-laboratory-end = Un tour a passé
materia-prima-lesson-laboratory-end-says = Trois actions, une pelle : réaliser prend du temps. Ce qui est dans votre tour, personne ne peut vous le prendre.
materia-prima-lesson-laboratory-end-asks = Dites que c’est assez, puis finissez votre tour.
materia-prima-lesson-laboratory-end-otherwise = Vos actions sont épuisées. Finissez votre tour.
materia-prima-lesson-laboratory-end-load = Il n’y a rien à déplacer. Dites que c’est assez, et finissez votre tour.

materia-prima-lesson-laboratory-glass = Vers le sommet
materia-prima-lesson-laboratory-glass-says = Les éléments du deuxième rang donnent ceux du sommet : soufre et verre font de l’eau régale. Vous avez un soufre ; le verre se fait de terre et d’air.
materia-prima-lesson-laboratory-glass-asks = Touchez Convertir et faites du verre.
materia-prima-lesson-laboratory-glass-otherwise = Il manque du verre pour l’eau régale : la terre et l’air sont dans votre tour.
materia-prima-lesson-laboratory-glass-move = La pelle attendra. Servez-vous d’abord de ce qui est dans votre tour.
materia-prima-lesson-laboratory-glass-early = Il manque encore de quoi la payer. Faites du verre.

materia-prima-lesson-laboratory-regia = L’eau régale
materia-prima-lesson-laboratory-regia-says = Seuls les trois éléments du sommet valent quelque chose à la fin, 2 chacun. Les formules de niveau 3 en demandent aussi : la dernière partie de la Pierre, dans votre main, coûte deux eaux régales.
materia-prima-lesson-laboratory-regia-asks = Dites que c’est assez, puis faites de l’eau régale.
materia-prima-lesson-laboratory-regia-otherwise = Le soufre et le verre sont là : faites de l’eau régale.
materia-prima-lesson-laboratory-regia-load = Laissez tout en place. Dites que c’est assez, et faites de l’eau régale.

materia-prima-lesson-laboratory-worth = Ce que cela vaut
materia-prima-lesson-laboratory-worth-says =
    La pelle compte 2, l’eau régale 2 ; le fer, le feu ou le cuivre ne comptent rien, les formules en main non plus.
    Payer avec votre eau régale, c’est renoncer à ses 2 points. Une partie de la Pierre de niveau 3 en coûte deux et compte 3 : elle ne vaut la peine que pour la Pierre complète.

materia-prima-lesson-laboratory-done = Regardez vos formules avant de partir extraire, comptez à rebours jusqu’aux éléments bruts, et ne rapportez que ce qu’il vous faut.

## Homunculi

materia-prima-lesson-homunculi = Les homunculi
materia-prima-lesson-homunculi-about = Créer une aide, l’envoyer au-dehors, et mettre ce qu’elle rapporte là où vous pouvez vous en servir.

materia-prima-lesson-homunculi-helper = Une aide
materia-prima-lesson-homunculi-helper-says = Votre alchimiste a trois actions par tour. Un homunculus apporte les siennes, tour après tour : Taikos en a deux, porte 3 unités et ne combat pas. Il coûte une eau et une terre.

materia-prima-lesson-homunculi-make = Le réaliser
materia-prima-lesson-homunculi-make-says = Les deux sont dans votre tour. Si tôt dans la partie, rien ne vaut quelqu’un qui travaille à vos côtés.
materia-prima-lesson-homunculi-make-asks = Touchez Réaliser et choisissez Taikos.
materia-prima-lesson-homunculi-make-otherwise = D’abord Taikos : vous avez tout ce qu’il coûte.
materia-prima-lesson-homunculi-make-convert = Du soufre, pourquoi pas ; mais l’eau et la terre de Taikos seraient parties.
materia-prima-lesson-homunculi-make-move = Restez le temps d’une action : Taikos ne se réalise qu’à votre tour.

materia-prima-lesson-homunculi-air = Pas encore
materia-prima-lesson-homunculi-air-says = Taikos est à votre tour, et il agira dès votre prochain tour de jeu. Votre alchimiste a encore deux actions, et Sejlon se déplace une fois pour rien : allez chercher de l’air en attendant.
materia-prima-lesson-homunculi-air-asks = Allez à la mine d’air et extrayez deux fois.
materia-prima-lesson-homunculi-air-otherwise = Employez ce qui reste à Sejlon : deux airs de la mine voisine.
materia-prima-lesson-homunculi-air-fresh = Il vient d’être créé. À partir de votre prochain tour, il fera ce que vous direz.
materia-prima-lesson-homunculi-air-elsewhere = Il n’y a pas d’air de ce côté. La mine d’air, où souffle le vent, touche votre tour.
materia-prima-lesson-homunculi-air-end = Sejlon a encore des actions. Extrayez d’abord l’air.

materia-prima-lesson-homunculi-turn = Passer la main
materia-prima-lesson-homunculi-turn-says = Deux airs dans le sac. Au prochain tour, vous serez deux.
materia-prima-lesson-homunculi-turn-asks = Finissez votre tour.
materia-prima-lesson-homunculi-turn-otherwise = Il n’y a plus rien d’autre à faire. Finissez votre tour.

materia-prima-lesson-homunculi-send = L’envoyer au-dehors
materia-prima-lesson-homunculi-send-says = Chacun de vous a maintenant ses actions, dans l’ordre que vous voulez et même en alternant. Mais elles ne se prêtent pas : celles que Taikos n’emploie pas sont perdues.
materia-prima-lesson-homunculi-send-asks = Touchez Taikos, envoyez-le à la mine de feu et faites-le extraire.
materia-prima-lesson-homunculi-send-otherwise = Taikos a deux actions : une pour aller à la mine de feu, une pour extraire.
materia-prima-lesson-homunculi-send-elsewhere = C’est du feu qu’il vous faut. La mine touche votre tour.
materia-prima-lesson-homunculi-send-first = Sejlon aura son moment. D’abord Taikos.
materia-prima-lesson-homunculi-send-end = Taikos n’a encore rien fait, et les actions ne se gardent pas.

materia-prima-lesson-homunculi-home = Vous rentrez
materia-prima-lesson-homunculi-home-says = Taikos a joué ses deux actions. Votre air et son feu feront du cuivre, et pour cela il faut que vous soyez à la tour.
materia-prima-lesson-homunculi-home-asks = Touchez votre tour et rentrez.
materia-prima-lesson-homunculi-home-otherwise = Votre air est attendu chez vous : allez à votre tour.
materia-prima-lesson-homunculi-home-tired = Taikos a épuisé ses deux actions. C’est à Sejlon d’agir.
materia-prima-lesson-homunculi-home-elsewhere = Le cuivre ne se fait qu’à votre tour. Allez-y.

materia-prima-lesson-homunculi-night = Seul au-dehors
materia-prima-lesson-homunculi-night-says = À votre tour, nul ne peut vous attaquer. Taikos est dehors, et Ignifex, un combattant de { $seat2 }, est tout près de lui.
materia-prima-lesson-homunculi-night-asks = Finissez votre tour et voyez ce qui arrive.
materia-prima-lesson-homunculi-night-otherwise = Il n’y a rien d’autre à tirer de ce que vous avez ici. Finissez votre tour.
materia-prima-lesson-homunculi-night-flee = Bonne idée, mais ses deux actions sont épuisées.
materia-prima-lesson-homunculi-night-tired = Taikos a épuisé ses deux actions.

materia-prima-lesson-homunculi-held = Il a tenu
materia-prima-lesson-homunculi-held-says =
    Deux dés contre un, et Taikos a tenu. Battu, il aurait disparu pour de bon, et avec lui son feu et le point qu’il vaut.
    Qui ne combat pas ne doit pas dormir trop souvent à côté de qui combat.

materia-prima-lesson-homunculi-back = Le rapporter
materia-prima-lesson-homunculi-back-says = Le feu est toujours dans le sac de Taikos. Rien ne passe de la main à la main : il doit d’abord venir à la tour.
materia-prima-lesson-homunculi-back-asks = Envoyez Taikos à votre tour.
materia-prima-lesson-homunculi-back-otherwise = Taikos a le feu qu’il vous faut. Faites-le rentrer.
materia-prima-lesson-homunculi-back-far = Vous n’avez pas de feu : il est avec Taikos, là-bas.
materia-prima-lesson-homunculi-back-greed = Et encore une nuit dehors ? Un feu suffit pour du cuivre. Rapportez-le.
materia-prima-lesson-homunculi-back-elsewhere = Ce n’est pas le chemin : que Taikos aille à votre tour.

materia-prima-lesson-homunculi-unload = Décharger
materia-prima-lesson-homunculi-unload-says = Il est à vos côtés, et pourtant son feu ne vous sert pas : ce que porte un homunculus ne compte pas pour le laboratoire. Sa seconde action le met dans la tour.
materia-prima-lesson-homunculi-unload-asks = Touchez Charger pour Taikos et déchargez le feu.
materia-prima-lesson-homunculi-unload-otherwise = Le feu doit aller dans la tour : faites décharger Taikos.
materia-prima-lesson-homunculi-unload-carried = Pas encore : c’est lui qui le porte, il n’est pas dans votre tour. Faites-le décharger.
materia-prima-lesson-homunculi-unload-stay = Restez là tous les deux. Taikos doit encore décharger.

materia-prima-lesson-homunculi-copper = C’est possible
materia-prima-lesson-homunculi-copper-says = Seul votre alchimiste affine ; lui seul réalise, cherche et achète. Taikos, lui, va et porte.
materia-prima-lesson-homunculi-copper-asks = Dites que c’est assez, puis faites du cuivre.
materia-prima-lesson-homunculi-copper-otherwise = L’air et le feu sont là : faites-en du cuivre.

materia-prima-lesson-homunculi-limits = Trois au plus
materia-prima-lesson-homunculi-limits-says =
    Vous pouvez avoir trois homunculi à la fois ; qui en crée un quatrième doit en laisser partir un. À la fin, chacun sur le plateau compte selon son niveau.
    Ceux des niveaux supérieurs coûtent des éléments affinés, combattent mieux et portent davantage. Certains ont à chaque tour une action pour rien.

materia-prima-lesson-homunculi-done = Créez une aide de bonne heure, envoyez-la là où vous n’avez pas à aller vous-même, et gardez-lui une action pour décharger. En quelques tours, elle rapporte plus qu’elle n’a coûté.

## Quests that end the match

materia-prima-lesson-quests = Les quêtes qui finissent la partie
materia-prima-lesson-quests-about = Quand on regarde une quête, ce qui doit être vrai au même moment, et pourquoi l’on compte d’abord.

materia-prima-lesson-quests-three = Trois conditions
materia-prima-lesson-quests-three-says =
    La partie finit quand quelqu’un a une Pierre de l’Âme, la Pierre Philosophale complète et accomplit sa quête secrète, tout au même moment. Rien d’autre ne la finit.
    Votre quête : trois de vos homunculi dans les trois villes. Ils y sont déjà ! Vous avez aussi une âme, mais seulement deux parties de la Pierre.

materia-prima-lesson-quests-stone = La Pierre
materia-prima-lesson-quests-stone-says = La troisième partie coûte un platine et un or, et tous deux sont dans votre tour.
materia-prima-lesson-quests-stone-asks = Touchez Réaliser et choisissez la troisième partie de la Pierre.
materia-prima-lesson-quests-stone-otherwise = Sans la Pierre, aucune quête ne finit rien. Réalisez sa troisième partie.
materia-prima-lesson-quests-stone-early = Sans la Pierre complète, peu importe qui se trouve où. Réalisez d’abord la troisième partie.
materia-prima-lesson-quests-stone-first = Bonne idée, mais ensuite. La Pierre d’abord.
materia-prima-lesson-quests-stone-end = Vous avez encore trois actions, et tout ce que coûte la Pierre.

materia-prima-lesson-quests-nothing = Et rien n’arrive
materia-prima-lesson-quests-nothing-says =
    L’âme, la Pierre, trois homunculi dans trois villes : tout y est, et la partie continue. C’est que chaque quête a son moment, où on la regarde ; la vôtre, c’est quand l’un de vos homunculi entre dans une ville.
    D’autres sont regardées quand on dépose quelque chose, ou quand un tour commence ou finit. Lisez la vôtre jusqu’au dernier mot.

materia-prima-lesson-quests-count = Compter d’abord
materia-prima-lesson-quests-count-says =
    Le plus de sagesse l’emporte, qui que ce soit qui ait fini. Vous : 6 pour les parties, 5 pour la Pierre complète, 3 pour votre âme, 3 pour vos homunculi et 9 pour la quête ; cela fait 26.
    Tout ce que possède { $seat2 } est visible aussi : 6 en éléments, 6 en homunculi, 4 en équipement, 3 en parties, 6 en âmes, 2 pour l’extension. Cela fait 27.

materia-prima-lesson-quests-more = Encore une chose
materia-prima-lesson-quests-more-says = Finir maintenant, ce serait donc perdre. Mais il y a du soufre et du verre dans votre tour : l’eau régale compte 2, et il vous reste une action pour elle.
materia-prima-lesson-quests-more-asks = Dites que c’est assez, puis faites de l’eau régale.
materia-prima-lesson-quests-more-otherwise = Il vous manque un point. L’eau régale en rapporte 2.
materia-prima-lesson-quests-more-behind = Vous finiriez bientôt la partie à 26 contre 27, pour { $seat2 }. D’abord l’eau régale.
materia-prima-lesson-quests-more-load = Laissez tout en place. Dites que c’est assez, et faites de l’eau régale.
materia-prima-lesson-quests-more-soul = Gardez votre âme : sans elle, on ne peut ni finir la partie ni la gagner.
materia-prima-lesson-quests-more-end = Ne laissez pas un tour de plus à { $seat2 } : dans une ville, on peut attaquer vos homunculi.

materia-prima-lesson-quests-out = Un pas dehors
materia-prima-lesson-quests-out-says = 28 contre 27 : maintenant vous voulez la fin. Flies est à Rudus Figor et a trois actions ; pour y entrer, il doit d’abord en sortir.
materia-prima-lesson-quests-out-asks = Dites que c’est assez, puis envoyez Flies sur l’hexagone éclairé.
materia-prima-lesson-quests-out-otherwise = Flies doit sortir de la ville avant de pouvoir y entrer.
materia-prima-lesson-quests-out-other = Cela marcherait aussi, mais c’est Flies qui a le plus d’actions. Prenez-le.
materia-prima-lesson-quests-out-any = Tout hexagone libre conviendrait. Prenez celui qui est éclairé, et continuons ensemble.
materia-prima-lesson-quests-out-load = Il n’y a rien à déplacer. Dites que c’est assez, et envoyez Flies.
materia-prima-lesson-quests-out-end = Pas si près de la fin ! Faites sortir Flies de la ville, et rentrer.

materia-prima-lesson-quests-in = Un pas dedans
materia-prima-lesson-quests-in-says = Les trois conditions sont réunies, et ce pas est le moment où l’on regarde votre quête.
materia-prima-lesson-quests-in-asks = Ramenez Flies à Rudus Figor.
materia-prima-lesson-quests-in-otherwise = Que Flies retourne en ville : Rudus Figor.
materia-prima-lesson-quests-in-end = Il ne manque qu’un pas ! Que Flies retourne en ville.

materia-prima-lesson-quests-scoring = 28 contre 27
materia-prima-lesson-quests-scoring-says = La partie s’est arrêtée sur-le-champ, au milieu de votre tour. Les 9 de la quête ne vont qu’à qui finit la partie. Avec 26, vous l’auriez gagnée pour { $seat2 }.

materia-prima-lesson-quests-done = Connaissez le moment de votre quête, gardez une âme, complétez la Pierre à temps, et comptez avant de faire le dernier pas.
