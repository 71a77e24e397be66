### The lessons of Alkemy, which both editions share: what is said at each step.

## The idea in three minutes

alkemy-lesson-idea = The idea in three minutes
alkemy-lesson-idea-about = The last activation of a battle: the goal, a charge, a fight, a post, and how it ends.

alkemy-lesson-idea-goal = What you are after
alkemy-lesson-idea-goal-says =
    Three Jin Posts stand across the table. Whoever holds more of them when a turn ends scores a point, and 3 points win.
    It stands 2 to 2. You hold the left post, { $seat2 } holds the middle one, and nobody the right one: nobody would score now.

alkemy-lesson-idea-warbands = Your warband
alkemy-lesson-idea-warbands-says =
    These are yours: Garlan, your hero, and two Recruits. The ring around a base is its life, and the lozenges are its Action Points (AP), which everybody gets anew each turn.
    The Recruits have none left. Garlan has all four.

alkemy-lesson-idea-activate = Taking turns
alkemy-lesson-idea-activate-says = The two of you alternate: one card at a time is activated, with all its figures, and they spend what AP they like.
alkemy-lesson-idea-activate-asks = Activate Garlan (a1).
alkemy-lesson-idea-activate-otherwise = The Recruits are tired. Garlan (a1) is the one who can still act.
alkemy-lesson-idea-activate-pass = If you both pass, the turn is over, and it stays at 2 to 2. Garlan can do better.

alkemy-lesson-idea-charge = Charge
alkemy-lesson-idea-charge-says =
    The Jaraya (b2) guards the middle post. A Charge costs 1 AP and takes Garlan up to 6 inches, into contact.
    You announce it first, and only then is it measured. Don’t worry: she is near enough.
alkemy-lesson-idea-charge-asks = Charge the Jaraya (b2).
alkemy-lesson-idea-charge-otherwise = That can wait: as long as the Jaraya stands there, the post is guarded. Charge her (b2).
alkemy-lesson-idea-charge-far = Araoui is much too far away, and a Charge that falls short is lost. The Jaraya (b2) is near.
alkemy-lesson-idea-charge-post = Garlan is not within an inch of the post yet. A Charge will bring him there, and an attack comes with it.
alkemy-lesson-idea-charge-walk = On foot you may not touch an enemy. Only a Charge begins a fight.

alkemy-lesson-idea-place = Where he arrives
alkemy-lesson-idea-place-says = It was near enough! You choose on which side of her Garlan comes to stand; wherever it is, the post will be within his reach.
alkemy-lesson-idea-place-asks = Choose any place beside the Jaraya.
alkemy-lesson-idea-place-otherwise = Garlan must touch her there, and his way must not be longer than 6 inches.

alkemy-lesson-idea-card = Choose a Combat Card
alkemy-lesson-idea-card-says =
    In a fight both sides choose a card in secret, and both are turned over together: Quick is first, Brutal hurts more, Normal is between.
    The Jaraya has no AP left, so hers can only be Inactive. And the attack of a Charge is free.
alkemy-lesson-idea-card-asks = Choose any of the three attacks.
alkemy-lesson-idea-card-otherwise = After a Charge one attacks. Any of the three will do.

alkemy-lesson-idea-dice = The dice
alkemy-lesson-idea-dice-says =
    You threw three dice for having charged, and keep two. Their numbers and Garlan’s Combat of 5 must come to her Defence, 11.
    The two weapons on the dice then tell how hard it hits: swords scratch, maces crush.
alkemy-lesson-idea-dice-asks = Keep the 5 and the 6.
alkemy-lesson-idea-dice-otherwise = That hits as well, but keep the best: the 5 with its axe and the 6 with its mace.
alkemy-lesson-idea-dice-low = That would hit, but two axes may not be enough. The 6 shows a mace: keep it with the 5.

alkemy-lesson-idea-post = Turn the post
alkemy-lesson-idea-post-says =
    She is out of action, and Garlan has 3 AP left. For 2 AP, a figure within an inch of a post takes it if it is nobody’s, or frees it if it is the enemy’s.
    Freed is enough: you would hold one post, and { $seat2 } none.
alkemy-lesson-idea-post-asks = Free the middle post (2).
alkemy-lesson-idea-post-otherwise = The middle post is what decides the match now.
alkemy-lesson-idea-post-far = The right post is 8 inches away. The middle one is at hand.
alkemy-lesson-idea-post-stop = Not yet! You would still hold one post each.

alkemy-lesson-idea-scoring = The end of the turn
alkemy-lesson-idea-scoring-says =
    Nobody had anything left to do, so the turn ended. You hold one post, { $seat2 } none: that is your third point.
    You see that beating enemies scores nothing by itself. It makes room at the posts.

alkemy-lesson-idea-done =
    That was all of it: activate, charge, bluff with a card, and hold the posts when the turn ends.
    What new players stumble over has lessons of its own.

## Announce, then measure

alkemy-lesson-measure = Announce, then measure
alkemy-lesson-measure-about = Nobody measures beforehand: a shot by estimate, and a Charge that falls short.

alkemy-lesson-measure-eye = By eye
alkemy-lesson-measure-eye-says =
    Here nobody measures beforehand: you say what you do, you pay for it, and only then the tape is laid.
    If it was too far, what you paid is gone. So learn to judge distances.

alkemy-lesson-measure-activate = Call your Crossbowman
alkemy-lesson-measure-activate-says = Your Crossbowman (a2) has two AP and a clear view of Araoui.
alkemy-lesson-measure-activate-asks = Activate the Crossbowman (a2).
alkemy-lesson-measure-activate-otherwise = First the Crossbowman (a2): a shot is the best exercise for the eye.
alkemy-lesson-measure-activate-later = Garlan’s time will come. First the Crossbowman (a2).

alkemy-lesson-measure-shoot = Announce the shot
alkemy-lesson-measure-shoot-says = A shot costs 1 AP, and a crossbow carries 24 inches: on a table of 24 that is nearly always enough.
alkemy-lesson-measure-shoot-asks = Shoot at Araoui (b1).
alkemy-lesson-measure-shoot-otherwise = Shoot instead: Araoui (b1) stands in the open.
alkemy-lesson-measure-shoot-other = The Jaraya is farther off, and her distance harder to judge. Aim at Araoui (b1).
alkemy-lesson-measure-shoot-charge = A Crossbowman is no fencer, and his Charge would not carry so far. Let him shoot.

alkemy-lesson-measure-estimate = How far is it?
alkemy-lesson-measure-estimate-says =
    Say how far it is from the edge of his base to Araoui’s. If your measure ends anywhere on that base, you have Aim: one die more.
    A ruler lies on every table: it is 8 inches from one post to the next, and a base is 1 inch wide.
alkemy-lesson-measure-estimate-asks = Estimate the distance to Araoui.
alkemy-lesson-measure-estimate-otherwise = Not quite. Compare it with the way from post to post, which is 8 inches.
alkemy-lesson-measure-estimate-near = It is a little farther than that: compare it with the 8 inches from post to post.
alkemy-lesson-measure-estimate-far = That is beyond her. Compare it with the 8 inches from post to post.

alkemy-lesson-measure-dice = Well judged
alkemy-lesson-measure-dice-says = The tape ends on her base, and Aim gives you a third die. Without it the shot would still have gone off, with two.
alkemy-lesson-measure-dice-asks = Keep the 5 and the 6.
alkemy-lesson-measure-dice-otherwise = The 5 and the 6 hit for certain. Keep those.

alkemy-lesson-measure-stop = Now the others
alkemy-lesson-measure-stop-says = That hit. Keep the other AP for later, and watch how { $seat2 } judges a distance.
alkemy-lesson-measure-stop-asks = Stop here.
alkemy-lesson-measure-stop-otherwise = That is possible, but see first what the others do: stop here.
alkemy-lesson-measure-stop-again = A second shot would be allowed. For now stop, and see what the others do.

alkemy-lesson-measure-short = A Charge that fell short
alkemy-lesson-measure-short-says =
    The Jaraya charged Garlan over 9 inches; hers carries 7. So she only walks towards him, and until the turn ends she cannot attack: she may play Parry or Inactive.
    And now she stands before Garlan, whose Charge of 6 inches reaches her easily.

alkemy-lesson-measure-done =
    Announce, pay, measure: in this order, always. Who is unsure walks one step closer first.
    If you would rather measure, choose so when you open a table.

## The five Combat Cards

alkemy-lesson-cards = The five Combat Cards
alkemy-lesson-cards-about = What beats what, who strikes first, and when to hold back.

alkemy-lesson-cards-five = Five cards each
alkemy-lesson-cards-five-says =
    Garlan and Zahira are in contact. Whenever they fight, each side lays one of five cards face down, and all five are back in hand the next time.
    Three attack: Quick beats Normal, Normal beats Brutal, Brutal beats Quick. To beat means one die more.

alkemy-lesson-cards-activate = Begin
alkemy-lesson-cards-activate-says = Garlan has four AP. Each card but Inactive costs one.
alkemy-lesson-cards-activate-asks = Activate Garlan (a1).
alkemy-lesson-cards-activate-otherwise = Garlan (a1) is in the fight: activate him.

alkemy-lesson-cards-fight = Attack
alkemy-lesson-cards-fight-says = Who is in contact stays there, and fights for 1 AP as often as it likes.
alkemy-lesson-cards-fight-asks = Fight Zahira (b1).
alkemy-lesson-cards-fight-otherwise = The fight comes first: press Zahira (b1).
alkemy-lesson-cards-fight-leave = Who leaves a fight must first win a roll of Reflex, or is struck. Stay, and fight Zahira (b1).

alkemy-lesson-cards-normal = Guess what she plays
alkemy-lesson-cards-normal-says =
    { $seat2 } has laid a card already. You cannot see it, but Zahira has been striking hard all evening: it smells of a Brutal Attack.
    Brutal reads its damage one column farther right, but has a worse roll for who strikes first.
alkemy-lesson-cards-normal-asks = Play the card that beats Brutal: the Normal Attack.
alkemy-lesson-cards-normal-otherwise = Against Brutal the Normal Attack has a die more.
alkemy-lesson-cards-normal-quick = Quick would strike first, but Brutal beats Quick: her blow would have a die more. Try Normal.
alkemy-lesson-cards-normal-brutal = Brutal against Brutal is even, and hurts you both. Normal has the better of it.
alkemy-lesson-cards-normal-parry = A Parry only turns a blow aside. If you guess right, you can hit as well: Normal.
alkemy-lesson-cards-normal-inactive = Inactive costs nothing and does nothing. You would just be hit: try Normal.

alkemy-lesson-cards-dice = You guessed right
alkemy-lesson-cards-dice-says =
    Brutal it was! You won the roll of Reflex, so you strike first, and with three dice.
    Weapons on the dice choose the column of your damage line: from two swords on the left to two maces on the right.
alkemy-lesson-cards-dice-asks = Keep the 5 and the 6.
alkemy-lesson-cards-dice-otherwise = Take the two highest: they hit for certain, and the mace takes you to the right.

alkemy-lesson-cards-stop = Wounds tell
alkemy-lesson-cards-stop-says = Four boxes gone: Zahira now rolls yellow dice, which are worse, and she missed. Save your AP: you will need one to answer her.
alkemy-lesson-cards-stop-asks = Stop here.
alkemy-lesson-cards-stop-otherwise = Save your AP for her attack: who has none must play Inactive. Stop here.

alkemy-lesson-cards-quick = Her turn to attack
alkemy-lesson-cards-quick-says = Zahira attacks, and you answer with a card for 1 AP. She was burnt by her Brutal: surely she plays Normal now.
alkemy-lesson-cards-quick-asks = Play the card that beats Normal: the Quick Attack.
alkemy-lesson-cards-quick-otherwise = Against Normal the Quick Attack has a die more.
alkemy-lesson-cards-quick-normal = Normal against Normal is even. Quick has the better of it, and strikes first.
alkemy-lesson-cards-quick-brutal = Normal beats Brutal: she would have a die more, and strike first. Play Quick.
alkemy-lesson-cards-quick-parry = A Parry is safe, but Quick may strike before her.
alkemy-lesson-cards-quick-inactive = That saves an AP and costs blood. Play Quick.

alkemy-lesson-cards-strike = First again
alkemy-lesson-cards-strike-says = Quick has a die more for Reflex, and here one more for Combat. Its price: damage is read one column farther left.
alkemy-lesson-cards-strike-asks = Keep the 5 and the 6.
alkemy-lesson-cards-strike-otherwise = Take the best again: the 5 and the 6.

alkemy-lesson-cards-rest = The other two
alkemy-lesson-cards-rest-says =
    Parry sets your Combat roll against hers instead of your Defence: win it and nothing happens to you, win it by 3 and you may strike back.
    Inactive is free, and all that is left to who has no AP. If both play it, the activation ends at once.

alkemy-lesson-cards-done =
    Quick beats Normal, Normal beats Brutal, Brutal beats Quick; Parry is for hard times, Inactive for empty pockets.
    Cards are only half of it. Ask yourself what the other one cannot afford.

## Reactions

alkemy-lesson-reactions = Reactions
alkemy-lesson-reactions-about = Why AP that you do not spend are not lost.

alkemy-lesson-reactions-watch = On watch
alkemy-lesson-reactions-watch-says =
    Araoui is shooting at your Crossbowman (a2), and has judged the distance well: she has Aim.
    He still has AP. Such a figure is on watch, and may answer when it is attacked, even in the other’s turn.

alkemy-lesson-reactions-shoot = Answer a shot
alkemy-lesson-reactions-shoot-says = Any answer costs 1 AP and takes her Aim away at once. If you shoot back, both shots fly at the same time.
alkemy-lesson-reactions-shoot-asks = Shoot back.
alkemy-lesson-reactions-shoot-otherwise = Shoot back: it costs her the Aim, and may hurt her too.
alkemy-lesson-reactions-shoot-nothing = Then she keeps her Aim. Shoot back: it is worth the AP.
alkemy-lesson-reactions-shoot-walk = There is no cover within reach. Shoot back instead.
alkemy-lesson-reactions-shoot-rush = She is much too far away for that. Shoot back instead.

alkemy-lesson-reactions-pass = Wait for them
alkemy-lesson-reactions-pass-says =
    Without Aim she missed, and your bolt hit. Now it is your go.
    The Jaraya (b2) stands near Garlan. He is on watch with all his AP: let her come.
alkemy-lesson-reactions-pass-asks = Pass.
alkemy-lesson-reactions-pass-otherwise = Not now: pass, and let her come.
alkemy-lesson-reactions-pass-activate = You could act. But pass for once, and see what waiting is worth.

alkemy-lesson-reactions-card = Answer a Charge
alkemy-lesson-reactions-card-says = She charged, and has laid her attack. Because Garlan has AP left, he may answer with any card; without, he could only stand there.
alkemy-lesson-reactions-card-asks = Answer with a Normal Attack.
alkemy-lesson-reactions-card-otherwise = Any card would do. Here take the Normal Attack.
alkemy-lesson-reactions-card-inactive = That is what he would have to play without AP. He has some: strike back.
alkemy-lesson-reactions-card-other = A good thought, too. But a charger loves Brutal, and Normal beats it.

alkemy-lesson-reactions-dice = He was faster
alkemy-lesson-reactions-dice-says = It was Brutal, which is slow: Garlan strikes first although she charged.
alkemy-lesson-reactions-dice-asks = Keep the 5 and the 6.
alkemy-lesson-reactions-dice-otherwise = Keep the best: the 5 and the 6.

alkemy-lesson-reactions-keep = What it cost
alkemy-lesson-reactions-keep-says =
    Garlan spent 1 AP of his four, and has not been activated yet: the other three are his to use in this turn.
    Only at the end of the turn are AP lost; everybody then has all of them again.

alkemy-lesson-reactions-done =
    An AP in hand is a shot, a step or a card when the others act. Spend the last one only for something good.
    In the browser you can settle beforehand which figures react by themselves.

## Concentration

alkemy-lesson-concentration = Concentration
alkemy-lesson-concentration-about = What alchemists need before they can cast: concentration, components, stones.

alkemy-lesson-concentration-three = Three things
alkemy-lesson-concentration-three-says =
    The Countryside Priest (a2) is an alchemist. He has components, which every formula burns, and stones, which make it stronger.
    The third thing new players forget: concentration, from 0 to 4. A formula asks for a level, and stays closed below it.

alkemy-lesson-concentration-activate = Call the Priest
alkemy-lesson-concentration-activate-says = Garlan is badly hurt, and the Priest knows how to mend. He has three AP, and concentration 1.
alkemy-lesson-concentration-activate-asks = Activate the Priest (a2).
alkemy-lesson-concentration-activate-otherwise = Garlan needs help: activate the Priest (a2).

alkemy-lesson-concentration-rise = Gather yourself
alkemy-lesson-concentration-rise-says = Mend asks for level 2, so it is not in the list yet. Each level costs 1 AP, and stays from turn to turn.
alkemy-lesson-concentration-rise-asks = Concentrate.
alkemy-lesson-concentration-rise-otherwise = Garlan needs Mend, and Mend needs level 2: concentrate first.
alkemy-lesson-concentration-rise-cast = That formula is open to you already, but would use up components that Garlan needs. Concentrate.
alkemy-lesson-concentration-rise-charge = Alchemists should keep away from blades. Concentrate.

alkemy-lesson-concentration-cast = Mend
alkemy-lesson-concentration-cast-says = Level 2: now it is open. It costs 1 AP and three components, and carries 4 inches; who is farther off gets nothing, and all is spent.
alkemy-lesson-concentration-cast-asks = Cast Mend on Garlan (a1).
alkemy-lesson-concentration-cast-otherwise = Garlan (a1) is bleeding: cast Mend on him.
alkemy-lesson-concentration-cast-self = The Priest is well. Garlan (a1) needs it.
alkemy-lesson-concentration-cast-other = Another time. Now Mend, on Garlan (a1).
alkemy-lesson-concentration-cast-enough = Level 2 is enough for Mend: cast it on Garlan (a1).

alkemy-lesson-concentration-upgrade = Stones make it stronger
alkemy-lesson-concentration-upgrade-says = It heals 2 boxes. When a formula has succeeded, stones can improve it: two of them heal one box more.
alkemy-lesson-concentration-upgrade-asks = Take the first upgrade.
alkemy-lesson-concentration-upgrade-otherwise = Nobody else is near. Let it heal one box more: the first upgrade.
alkemy-lesson-concentration-upgrade-done = It would do without. But you have two stones, and Garlan needs every box.

alkemy-lesson-concentration-loss = How it is lost
alkemy-lesson-concentration-loss-says =
    Whenever an alchemist is hurt, however little, one level of concentration is gone.
    So stay behind the others, and shoot at theirs: a scratch may close a formula.

alkemy-lesson-concentration-done =
    Concentrate early, when there is nothing better to do: the levels stay.
    And the same formula only once a turn.

## The posts

alkemy-lesson-posts = The Jin Posts
alkemy-lesson-posts-about = Freeing is not taking, and what counts is the end of the turn.

alkemy-lesson-posts-count = Count the posts
alkemy-lesson-posts-count-says =
    You hold the left post; { $seat2 } holds the middle one and the right one. It stands 1 to 1.
    If the turn ended now, { $seat2 } would have more, and score.

alkemy-lesson-posts-activate = Garlan is there
alkemy-lesson-posts-activate-says = Garlan (a1) stands within an inch of the middle post, with four AP. Everybody else is done.
alkemy-lesson-posts-activate-asks = Activate Garlan (a1).
alkemy-lesson-posts-activate-otherwise = Only Garlan (a1) can still do something.
alkemy-lesson-posts-activate-pass = Then { $seat2 } scores. Garlan can prevent it.

alkemy-lesson-posts-free = First free it
alkemy-lesson-posts-free-says = The middle post is the enemy’s. 2 AP make it nobody’s, not yours yet.
alkemy-lesson-posts-free-asks = Use the middle post (2).
alkemy-lesson-posts-free-otherwise = The post is worth more than that: use the middle post (2).
alkemy-lesson-posts-free-far = The right post is out of his reach: he must be within an inch. The middle one is at hand.
alkemy-lesson-posts-free-charge = Enemies give no points. Posts do: use the middle one (2).
alkemy-lesson-posts-free-leave = Stay: he stands where he should. Use the middle post (2).

alkemy-lesson-posts-take = Then take it
alkemy-lesson-posts-take-says = One each: nobody would score. 2 AP more, and it is yours.
alkemy-lesson-posts-take-asks = Use the middle post (2) once more.
alkemy-lesson-posts-take-otherwise = Two AP are left, just enough: use the middle post (2).
alkemy-lesson-posts-take-stop = Then it stays at one each, and nobody scores. There are two AP left: take it.
alkemy-lesson-posts-take-far = Too far. The middle one is at hand.
alkemy-lesson-posts-take-charge = Enemies give no points. Take the post (2).
alkemy-lesson-posts-take-leave = Not before it is yours: use the middle post (2).

alkemy-lesson-posts-stay = Two to one
alkemy-lesson-posts-stay-says =
    The turn ended, and the point is yours. More is enough: two posts or three are the same single point.
    A post stays yours when everybody walks away, until an enemy spends 2 AP on it. So do not stand guard: go on.

alkemy-lesson-posts-done =
    An enemy post costs 4 AP to take, a free one 2. Freeing one at the last moment is often all you need.
    The last activation of a turn decides: save somebody for it.

## A first skirmish

alkemy-lesson-first-match = A first skirmish
alkemy-lesson-first-match-about = A small battle, taken up in the third turn and fought to its end.

alkemy-lesson-first-match-table = Where it stands
alkemy-lesson-first-match-table-says =
    The third turn begins, and it is 1 to 1. You hold the left post, { $seat2 } the middle one, and the right one is free.
    Who holds more posts when a turn ends scores; 3 points win. You have Garlan, a Crossbowman and a Recruit.

alkemy-lesson-first-match-archer = Begin from afar
alkemy-lesson-first-match-archer-says = The Jaraya (b2) guards the middle post. Wound her before you come near: wounded figures roll worse dice.
alkemy-lesson-first-match-archer-asks = Activate the Crossbowman (a2).
alkemy-lesson-first-match-archer-otherwise = The Crossbowman (a2) first: he hurts from afar.
alkemy-lesson-first-match-archer-first = Soon! First let the Crossbowman (a2) wound her.
alkemy-lesson-first-match-archer-pass = There is too much to do. Activate the Crossbowman (a2).

alkemy-lesson-first-match-shoot = Shoot
alkemy-lesson-first-match-shoot-says = A shot costs 1 AP of his two.
alkemy-lesson-first-match-shoot-asks = Shoot at the Jaraya (b2).
alkemy-lesson-first-match-shoot-otherwise = Shoot at the Jaraya (b2) instead: she holds the post.
alkemy-lesson-first-match-shoot-far = Araoui is far, and unharmed. The Jaraya (b2) stands in your way.
alkemy-lesson-first-match-shoot-charge = He is no fencer, and it is too far. Let him shoot.
alkemy-lesson-first-match-shoot-walk = He stands well where he is: shoot.

alkemy-lesson-first-match-estimate = Judge the distance
alkemy-lesson-first-match-estimate-says = If your estimate ends on her base, you roll a die more. From post to post it is 8 inches; look closely.
alkemy-lesson-first-match-estimate-asks = Estimate the distance.
alkemy-lesson-first-match-estimate-otherwise = Not quite. Compare it with the 8 inches from post to post.

alkemy-lesson-first-match-aim = Aim
alkemy-lesson-first-match-aim-says = Well judged: three dice, of which you keep two. She might have dodged, but would rather save her AP.
alkemy-lesson-first-match-aim-asks = Keep the 5 and the 6.
alkemy-lesson-first-match-aim-otherwise = The two highest hit for certain: the 5 and the 6.

alkemy-lesson-first-match-watch = Stay on watch
alkemy-lesson-first-match-watch-says = That hurt. He keeps his other AP: should somebody attack him, he can answer.
alkemy-lesson-first-match-watch-asks = Stop here.
alkemy-lesson-first-match-watch-otherwise = Better keep the AP: stop here.
alkemy-lesson-first-match-watch-again = That is allowed. But one AP in hand lets him answer an attack: stop here.

alkemy-lesson-first-match-react = Under fire
alkemy-lesson-first-match-react-says = Araoui shoots at Garlan from afar, and has misjudged the distance: no Aim. An answer would cost 1 AP, and he needs his four.
alkemy-lesson-first-match-react-asks = Do nothing.
alkemy-lesson-first-match-react-otherwise = Save the AP: do nothing.
alkemy-lesson-first-match-react-walk = He has a better use for his AP, and for his feet. Do nothing.
alkemy-lesson-first-match-react-rush = She is much too far away. Do nothing.

alkemy-lesson-first-match-hero = Garlan’s turn
alkemy-lesson-first-match-hero-says = Missed! Now for the middle post.
alkemy-lesson-first-match-hero-asks = Activate Garlan (a1).
alkemy-lesson-first-match-hero-otherwise = Garlan (a1) is the one for the middle post.
alkemy-lesson-first-match-hero-first = The Recruit comes after. First Garlan (a1).
alkemy-lesson-first-match-hero-pass = Not while the Jaraya holds the post. Activate Garlan (a1).

alkemy-lesson-first-match-charge = Charge
alkemy-lesson-first-match-charge-says = A Charge costs 1 AP, carries 6 inches, and its attack is free. It looks like 4.
alkemy-lesson-first-match-charge-asks = Charge the Jaraya (b2).
alkemy-lesson-first-match-charge-otherwise = Charge the Jaraya (b2): she is near enough.
alkemy-lesson-first-match-charge-far = That is too far, and a Charge that falls short is lost. The Jaraya (b2) is near.
alkemy-lesson-first-match-charge-post = He is not near enough to any post. Charge the Jaraya (b2).
alkemy-lesson-first-match-charge-walk = Walking does not begin a fight. Charge the Jaraya (b2).

alkemy-lesson-first-match-place = Choose your side
alkemy-lesson-first-match-place-says = He reaches her. The post is beside her, so any place in contact is near enough to it.
alkemy-lesson-first-match-place-asks = Choose any place beside the Jaraya.
alkemy-lesson-first-match-place-otherwise = He must touch her there, and his way must not be longer than 6 inches.

alkemy-lesson-first-match-card = Lay a card
alkemy-lesson-first-match-card-says =
    { $seat2 } has laid a card face down. With the last dice in hand one hopes for a great blow: Brutal, probably.
    Quick beats Normal, Normal beats Brutal, Brutal beats Quick.
alkemy-lesson-first-match-card-asks = Play the Normal Attack.
alkemy-lesson-first-match-card-otherwise = Who charges attacks. Normal beats Brutal.
alkemy-lesson-first-match-card-quick = Brutal would beat Quick. Play Normal.
alkemy-lesson-first-match-card-brutal = Brutal against Brutal gains nothing. Play Normal.

alkemy-lesson-first-match-dice = Four dice
alkemy-lesson-first-match-dice-says = One die for the Charge, one for the better card, and you strike first. Keep two.
alkemy-lesson-first-match-dice-asks = Keep the 5 and the 6.
alkemy-lesson-first-match-dice-otherwise = You can do better: the 5 and the 6.

alkemy-lesson-first-match-free = The middle post
alkemy-lesson-first-match-free-says = She is out of action. Three AP are left: two of them free the post.
alkemy-lesson-first-match-free-asks = Free the middle post (2).
alkemy-lesson-first-match-free-otherwise = The middle post (2) is what you came for.
alkemy-lesson-first-match-free-far = Too far for him, and somebody else stands there. Free the middle post (2).
alkemy-lesson-first-match-free-stop = Not yet: free the middle post (2) first.

alkemy-lesson-first-match-recruit = And the third one
alkemy-lesson-first-match-recruit-says = { $seat2 } passes, and waits. Your Recruit (a3) stands at the right post, which is nobody’s.
alkemy-lesson-first-match-recruit-asks = Activate the Recruit (a3).
alkemy-lesson-first-match-recruit-otherwise = The Recruit (a3) stands where he is needed.
alkemy-lesson-first-match-recruit-other = His time is over for this turn. The Recruit (a3) stands at the right post.
alkemy-lesson-first-match-recruit-pass = You would score already. But a second post makes you safe: activate the Recruit (a3).

alkemy-lesson-first-match-take = Take it
alkemy-lesson-first-match-take-says = A free post is yours for 2 AP: all he has.
alkemy-lesson-first-match-take-asks = Take the right post (3).
alkemy-lesson-first-match-take-otherwise = The right post (3) is at hand: take it.
alkemy-lesson-first-match-take-far = That one is too far for him. Take the right post (3).
alkemy-lesson-first-match-take-charge = A Recruit against Araoui? Take the post (3).
alkemy-lesson-first-match-take-walk = He stands well where he is. Take the post (3).

alkemy-lesson-first-match-mind = A new turn
alkemy-lesson-first-match-mind-says =
    The turn ended: two posts against none, and it stands 2 to 1. Everybody has all AP again.
    Who begins is rolled for with Mind. Garlan has the best of yours.
alkemy-lesson-first-match-mind-asks = Let Garlan (a1) roll.
alkemy-lesson-first-match-mind-otherwise = Garlan (a1) has the better Mind.

alkemy-lesson-first-match-starter = Who begins?
alkemy-lesson-first-match-starter-says = You won, and may say who begins. You lead: let the others come, and have the last word.
alkemy-lesson-first-match-starter-asks = Let { $seat2 } begin.
alkemy-lesson-first-match-starter-otherwise = Let { $seat2 } begin: you have time.
alkemy-lesson-first-match-starter-me = That is often right. But you lead, and who acts last sees more: let { $seat2 } begin.

alkemy-lesson-first-match-last = One against three
alkemy-lesson-first-match-last-says = Araoui comes nearer, but no post is within her reach, and she stops there to watch. Two posts are yours: if nothing happens any more, you win.
alkemy-lesson-first-match-last-asks = Pass.
alkemy-lesson-first-match-last-otherwise = Nothing is left to gain: pass.
alkemy-lesson-first-match-last-enough = You may, but you need not: the posts are yours. Pass.

alkemy-lesson-first-match-won = Three points
alkemy-lesson-first-match-won-says = Both passed, the turn is over, and your third point wins the battle. Only one enemy fell: the posts decided it.

alkemy-lesson-first-match-done =
    You have fought a battle to its end. The next one is yours alone: choose a ready warband against a gentle opponent.
    Anything you are unsure of has its rule beside it: press the number.
