### The modules Command and Competitive of Alkemy V2: command cards and secret objectives.

## What the host sets beforehand

alkemy-v2-setting-command = Play with command cards: up to five each, one a turn, chosen in secret.
alkemy-v2-setting-name-command = Command cards
alkemy-v2-setting-hint-command = Up to five cards each, one a turn, chosen in secret and revealed together.
alkemy-v2-setting-competitive = Play for an event: each player has a secret objective, and the result counts Victory Points and the Scenario Index.
alkemy-v2-setting-name-competitive = Match of an event
alkemy-v2-setting-hint-competitive = Each player has a secret objective; the result counts Victory Points and the Scenario Index.
alkemy-v2-setting-game-points = Victory Points for a win, a draw and a loss in an event, such as 6/3/1.
alkemy-v2-setting-name-game-points = Points for win, draw, loss
alkemy-v2-setting-hint-game-points = For matches of an event; 6/3/1 unless the organiser wants others.
alkemy-v2-setting-used-objectives = The secret objectives each seat has used in the event already, such as harvest, invader.
alkemy-v2-setting-name-used-objectives = Objectives used
alkemy-v2-setting-hint-used-objectives = Those of earlier matches of the event, such as harvest, invader.

alkemy-refusal-game-points = Write the points for a win, a draw and a loss like 6/3/1, each at most { $most }; this is “{ $text }”.
alkemy-refusal-game-points-order = A win cannot give fewer points than a draw, nor a draw fewer than a loss: “{ $text }”.
alkemy-refusal-no-objective =
    There is no secret objective called “{ $text }”.{ $closes ->
        [0] { "" }
       *[other] { " " }Did you mean { $close }?
    }

## Command: what is asked

alkemy-chance-command = a command card for a hand
alkemy-dice-command = { $name }
alkemy-command-of = { $name } of { $seat } ({ $cost })
alkemy-ask-command-pick =
    { $held ->
        [0] Which command card do you take first? You may hold { $left }.
       *[other] Which command card do you take next? { $left ->
            [one] One more is allowed.
           *[other] { $left } more are allowed.
        }
    }
alkemy-ask-command-hero = Whose Mind counts for your command points?
alkemy-ask-command-play =
    Which command card do you play this turn? You have { $reserve ->
        [one] { $reserve } command point.
       *[other] { $reserve } command points.
    }
alkemy-ask-command-cancel =
    Do you cancel anything? { $cards }. You have { $reserve ->
        [one] { $reserve } command point.
       *[other] { $reserve } command points.
    }
alkemy-ask-command-figure = Who gains the Action Points of your command card?

## Command: what may be chosen

alkemy-option-command =
    { $name } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
alkemy-option-command-enough = No more cards
alkemy-option-command-none = No card this turn
alkemy-option-cancel-none = Cancel nothing
alkemy-option-cancel =
    Cancel { $cards } for { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }

## Command: what happened

alkemy-event-command-hand =
    { $count ->
        [0] { $seat } plays without command cards.
        [one] { $seat } has chosen one command card.
       *[other] { $seat } has chosen { $count } command cards.
    }
alkemy-event-command-reserve =
    { $seat } has { $count ->
        [one] { $count } command point.
       *[other] { $count } command points.
    }
alkemy-event-command-none = { $seat } plays no command card this turn.
alkemy-event-command-played = { $seat } plays { $name } for { $count }; { $reserve } left.
alkemy-event-command-cancelled = { $seat } cancels { $name } of { $owner } for { $count }; { $reserve } left.
alkemy-event-command-breath = { $figure } breathes deeply: concentration { $count }.
alkemy-event-command-wind =
    { $figure } gains { $count ->
        [one] { $count } Action Point.
       *[other] { $count } Action Points.
    }
alkemy-event-warded = { $figure } is warded: { $count } damage less.

## Command: why not

alkemy-refusal-command-twice = You hold { $name } already; no card is in a hand twice.
alkemy-refusal-command-not-held = { $name } is not in your hand.
alkemy-refusal-command-played = You have played { $name } already; each card works once in a game.
alkemy-refusal-command-too-dear = { $name } costs { $cost } command points; you have { $reserve }.
alkemy-refusal-cancel-own = You cannot cancel your own card.
alkemy-refusal-cancel-nothing = No card lies there to be cancelled.
alkemy-refusal-cancel-too-dear = Cancelling that costs { $cost } command points; you have { $reserve }.
alkemy-refusal-hero-needed = Name one of your heroes.
alkemy-refusal-no-hero = { $other } is no hero.
alkemy-refusal-command-figure-needed = Somebody must gain the Action Points: name a figure.
alkemy-refusal-command-not-meant = Your command card does not speak of { $other }.

## Competitive

alkemy-ask-objective = Which secret objective do you choose?
alkemy-option-objective =
    { $name } ({ $points } VP{ $more ->
        [0] { "" }
       *[other] , { $more } more on a win
    })
alkemy-refusal-objective-used = { $name } was chosen in an earlier match of this event; each objective serves once.
alkemy-event-objective-chosen = { $seat } has chosen a secret objective.
alkemy-event-objective-none = { $seat } has used all objectives and plays without one.
alkemy-event-objective-fulfilled =
    { $seat } opens { $name }: fulfilled, { $points ->
        [one] { $points } Victory Point.
       *[other] { $points } Victory Points.
    }
alkemy-event-objective-failed = { $seat } opens { $name }: not fulfilled.

alkemy-credit-game = Game points
alkemy-credit-objective = Secret objective
alkemy-credit-victory = Victory Points
alkemy-credit-index = Scenario Index

## Both, as they are seen

alkemy-view-stage-hands = Command cards are chosen
alkemy-view-stage-reserves = Command points are counted
alkemy-view-stage-objectives = Secret objectives are chosen
alkemy-view-stage-revealed = Command cards are revealed
alkemy-view-commands = Command
alkemy-view-command-points =
    { $points ->
        [one] { $points } command point
       *[other] { $points } command points
    }
alkemy-view-command-cards =
    { $count ->
        [0] no cards left
        [one] one card left
       *[other] { $count } cards left
    }
alkemy-view-command-hand = hand: { $cards }
alkemy-view-command-played = played: { $cards }
alkemy-view-command-laid = this turn { $card }
alkemy-view-command-cancelled = this turn { $card }, cancelled
alkemy-view-objective = Secret objective
alkemy-view-objective-hidden = hidden
alkemy-view-objective-none = none
alkemy-view-objective-state =
    { $name }: { $done ->
        [1] fulfilled as things stand
       *[other] not yet
    } ({ $progress })
alkemy-view-objective-least = { $value } of { $goal }
alkemy-view-objective-most = { $value }, at most { $goal }

web-alkemy-stage-hands = Command cards
web-alkemy-stage-reserves = Command points
web-alkemy-stage-objectives = Objectives
web-alkemy-stage-revealed = Command cards
