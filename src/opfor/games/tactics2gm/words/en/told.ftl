# 2GM Tactics: everything that is said of it. Cards, terrain, armies and scenarios are named in the
# packs (English) and in content.ftl; rows of the rule book in rules.ftl of the other languages.
# $who is a side, $unit a unit with its number: { OWNED($unit) } is "your M4 Sherman 7".

## Sides. own: whose; its: its own; person: how verbs follow.

ai = the AI
    .own = the AI's
    .its = its
    .person = one
you = you
    .own = your
    .its = your
    .person = you
seat-ai = the AI
seat-player = you
seat-north = north
    .own = north's
    .its = its
    .person = one
seat-south = south
    .own = south's
    .its = its
    .person = one

## Things

# space 3.5
space = space { $at }
aboard = aboard a transport
hidden-card = hidden card
    .a = a hidden card
face-down = face-down card
# M4 Sherman 7; the AI's Panther 3
unit = { $card } { $n }
    .owned = { OWN($who) } { $card } { $n }
unit-card = { $card }
unit-gone = unit { $n }
hq = { OWN($who) } HQ
terrain = terrain
# the trench at space 3.5
terrain-at = the { $terrain } at space { $at }
target-hq = the enemy HQ
target-mission = the mission target
nobody = nobody
patrol = a patrol
attack = an attack
equipment = equipment
column = column { $n }

## Amounts

cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
ap = { $n } AP
of-them = × { $n }

## Events as sentences

event-armies-assigned = { $solo ->
    [yes] The AI commands { $first } behind line 1, you command { $second } behind line { $lines }.
   *[no] { CAP($first) } line up behind line 1, { $second } behind line { $lines }.
}
event-army-built = { CAP($who) } { PERSON($who) ->
    [one] fields
   *[other] field
} { cards }.
event-card-exchanged = { "" }
event-stage-begun = { "" }
event-phase-begun = { "" }
event-terrain-ended = { "" }
event-turn-ended = { "" }
event-bid-made = { CAP($who) } { PERSON($who) ->
    [one] bids
   *[other] bid
} { $ap } AP.
event-first-decided = { CAP($who) } { PERSON($who) ->
    [one] moves
   *[other] move
} first.
# The AI puts a trench on space 3.5.
event-terrain-placed = { CAP($who) } { PERSON($who) ->
    [one] puts
   *[other] put
} { A($card) } on { $where }.
event-turn-begun = Turn { $turn }: { PERSON($who) ->
    [one] { $who } begins
   *[other] { $who } begin
}.
# The AI rolls 7, total 9: Advance, to cut your supply line.
event-stance-set = The AI rolls { $rolled }, total { $total }: { $stance }, to { AIM($stance) }.
# You gain 4 AP: 2 from the HQ and 2 from the supply line.
event-ap-gained = { CAP($who) } { PERSON($who) ->
    [one] gains
   *[other] gain
} { $gain } AP{ $from ->
    [0] { "" }
    [1] { " " }{ ONLY($from) }
   *[other] : { $from }
}.
from-hq = { $n } from the HQ
    .only = from the HQ
from-supply = { $n } from the supply line
    .only = from the supply line
from-command = { $n } from the command group
    .only = from the command group
from-other = { $n } from a card
    .only = from a card
event-ap-lost = { CAP($who) } { PERSON($who) ->
    [one] loses
   *[other] lose
} { $amount } AP.
event-cards-drawn = { $n ->
    [0] { "" }
   *[other] { CAP($who) } { PERSON($who) ->
        [one] draws
       *[other] draw
    } { $known ->
        [yes] { $cards }
       *[no] { cards }
    }.
}
event-card-taken = { CAP($who) } { PERSON($who) ->
    [one] takes
   *[other] take
} { $card } into { ITS($who) } hand.
event-cards-discarded = { $short ->
    [0] { CAP($who) } { PERSON($who) ->
        [one] discards
       *[other] discard
    } { $cards }.
   *[other] { CAP($who) } will draw { $short ->
        [one] { $short } card
       *[other] { $short } cards
    } fewer.
}
event-deck-reshuffled = { CAP($who) } { PERSON($who) ->
    [one] shuffles
   *[other] shuffle
} { ITS($who) } discards into a new deck.
event-unit-moved = { OWNED($unit) } moves to { $where }{ $cover ->
    [0] { "" }
   *[other] , under cover
}.
event-units-swapped = { OWNED($unit) } and { $other } change places.
event-unit-loaded = { OWNED($unit) } gets aboard { $transport }.
event-unit-unloaded = { OWNED($unit) } gets off at { $where }.
event-unit-deployed = { CAP($who) } { PERSON($who) ->
    [one] deploys
   *[other] deploy
} { A($card) } { $where-to } for { $cost } AP.
# Where a card is deployed.
deployed-on = on { $where }
deployed-aboard = aboard { $transport }
event-equipment-bought = { OWNED($unit) } gets { $token } for { $cost } AP.
event-equipment-used = { OWNED($unit) } uses { $token }: { $target } { $effects }.
event-unit-healed = { OWNED($unit) } recovers from { healed }.
healed = { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}
# The AI's Panther 3 shoots at M4 Sherman 7 and rolls 8 (6+ hits): destroyed.
event-shot-fired = { OWNED($unit) } { $how ->
    [assault] assaults
    [extra] takes its extra shot at
   *[fire] shoots at
} { $target } and rolls { $rolled } ({ $needed }+ hits): { shot-result }.
shot-result = { $result ->
    [critical] a critical hit destroys it
    [destroyed] destroyed
    [damage] { $damage } damage
    [armour] a hit that does not penetrate
   *[miss] a miss
}
event-missed = { OWNED($unit) } misses { $target } with a { $rolled } and rolls again.
event-unit-damaged = { OWNED($unit) } { harmed }.
harmed = { $destroyed ->
    [yes] is destroyed by { $card }
   *[no] takes { $damage } damage from { $card }
}
event-terrain-damaged = { CAP($terrain-there) } { harmed }.
event-hq-damaged = { OWN($who) } HQ takes { $damage } damage from { $card }.
event-unit-affected = { $effects ->
    [0] { "" }
   *[other] { OWNED($unit) } { $effects }.
}
effect-cover = is { $n } harder to hit
effect-aim-worse = needs { $n } more to hit
effect-aim-better = needs { $n } less to hit
effect-extra = may fire once more
effect-rank = is promoted
effect-healed = recovers from { wounds }
effect-fired = has fired
effect-no-move = cannot move
effect-halted = neither moves nor shoots
event-unit-revealed = { OWNED($unit) } is turned face up.
event-support-played = { CAP($who) } { PERSON($who) ->
    [one] plays
   *[other] play
} { $card } for { $cost } AP{ $stays ->
    [yes] { " " }and { PERSON($who) ->
        [one] keeps
       *[other] keep
    } it beside { ITS($who) } HQ
   *[no] { "" }
}.
event-plane-shot-at = { CAP($shooter) } fires at { $plane } and rolls { $rolled } ({ $needed }+ hits): it { $shot-down ->
    [yes] is shot down
   *[no] flies on
}.
event-bombs-fell = { $plane } attacks { $target } and rolls { $rolled } ({ $needed }+ hits): { $bombs ->
    [hit] a hit
    [armour] a hit that does not penetrate
   *[miss] a miss
}.
event-tokens-flipped = { CAP($who) } { PERSON($who) ->
    [one] turns
   *[other] turn
} { ITS($who) } used tokens up again.
event-target-held = { CAP($who) } { PERSON($who) ->
    [one] holds
   *[other] hold
} the mission target.
event-game-ended = { $winner ->
    [none] The game is a draw: { $ending }.
   *[other] { $who ->
        [ai] You lose: { $ending }.
       *[other] { CAP($who) } { PERSON($who) ->
            [one] wins
           *[other] win
        }: { $ending }.
    }
}
# How a game ended, from the winner's side.
ending-destroy-hq = the enemy HQ is destroyed
    .lost = your HQ is destroyed
ending-destroy-target = the mission target is destroyed
ending-losses = the enemy has lost too many units
    .lost = you have lost too many units
ending-hold-target = the mission target is held
ending-reach = the enemy's deployment line is reached
    .lost = the enemy has reached your deployment line
ending-endure = the position was held to the end
    .lost = the AI held its position to the end
ending-last-turn = the last turn is over: the healthier HQ wins
ending-deck-out = the deck has run out
event-corrected = Corrected: { $correction }.
corrected-ap = { PERSON($who) ->
    [one] { $who } has
   *[other] { $who } have
} { $number } AP
corrected-hq = { OWN($who) } HQ has { wound-number }
wound-number = { $number ->
    [one] { $number } wound
   *[other] { $number } wounds
}
corrected-wounds = { OWNED($unit) } has { wound-number }
corrected-cell = { OWNED($unit) } stands on { $where }
corrected-remove = { OWNED($unit) } is off the board
corrected-hand = { PERSON($who) ->
    [one] { $who } holds
   *[other] { $who } hold
} { $card }
corrected-stance = the AI's stance is { $stance }
corrected-terrain = the terrain on { $where } has { wound-number }
corrected-equip = { OWNED($unit) } has { $token }
corrected-strip = { OWNED($unit) } is without { $token }
corrected-put = { OWN($who) } { $card } stands on { $where }
corrected-aboard = { OWNED($unit) } is aboard unit { $number }
corrected-lay = { $card ->
    [none] nothing lies on { $where }
   *[other] { $card } lies on { $where }
}
corrected-put-back = { $card } is not in { OWN($who) } hand
corrected-beside = { $card } lies beside { OWN($who) } HQ
corrected-put-away = { $card } does not lie beside { OWN($who) } HQ

## Events in few words, for somebody who sees the map

brief-tokens-flipped = { "" }
brief-ap-gained = { $who ->
    [ai] { "" }
   *[other] +{ $gain } AP{ $from ->
        [0] { "" }
        [1] { " " }{ ONLY($from) }
       *[other] : { $from }
    }.
}
brief-cards-discarded = { $who ->
    [ai] { "" }
   *[other] { event-cards-discarded }
}
brief-cards-drawn = { $n ->
    [0] { "" }
   *[other] Drawn: { $known ->
        [yes] { $cards }
       *[no] { cards }
    }.
}
brief-stance-set = Stance { $stance } (rolled { $rolled }, total { $total }).
brief-units-swapped = { CAP($unit) } and { $other } change places.
brief-unit-loaded = { CAP($unit) } gets aboard { $transport }.
brief-unit-unloaded = { CAP($unit) } gets off at { $at }.
brief-equipment-bought = { CAP($unit) } gets { $token } ({ $cost } AP).
brief-equipment-used = { CAP($unit) } uses { $token }: { $target } { $effects }.
brief-shot-fired = { CAP($unit) } { $how ->
    [assault] assaults
    [extra] takes its extra shot at
   *[fire] shoots at
} { $target }: { $rolled } ({ $needed }+), { $result ->
    [critical] critical, destroyed
    [destroyed] destroyed
    [damage] { $damage } damage
    [armour] no penetration
   *[miss] miss
}.
brief-unit-healed = { CAP($unit) } recovers from { healed }.
brief-support-played = { CAP($who) } { PERSON($who) ->
    [one] plays
   *[other] play
} { $card } ({ $cost } AP).
brief-unit-damaged = { CAP($unit) } { harmed }.
brief-missed = { CAP($unit) } misses { $target } with a { $rolled } and rolls again.
brief-unit-moved = { $unit } to { $at }.
brief-unit-deployed = { $aboard ->
    [0] { $card } { $id } deploys at { $at } ({ $cost } AP).
   *[other] { event-unit-deployed }
}

## Instructions to whoever moves the cardboard: what the AI's side does, and what befalls pieces

do-army-built = { $who ->
    [ai] { $piled ->
        [yes] { CAP(deck-of) } has { cards }: { $piles }. If you draw for it (table ai deck on), deal them face down from the shuffled piles.
       *[no] Shuffle { deck-of }: { $deck }.
    }
   *[other] { "" }
}
deck-of = { OWN($who) } deck
counted-card = { $n } × { $card }
counted-pile = { $n } { $pile }
do-bid-made = { event-bid-made }{ $ap ->
    [0] { "" }
   *[other] { " " }Set { OWN($who) } AP to { $less }.
}
hear-first-decided = { event-first-decided }
do-terrain-placed = { $who ->
    [ai] Put a { $card } card on { $where }.
   *[other] { "" }
}
hear-stance-set = Stance: { $stance }, to { AIM($stance) }.
do-cards-drawn = { event-cards-drawn }
do-ap-gained = Set { OWN($who) } AP to { $more } (plus { $gain }).
do-ap-lost = Set { OWN($who) } AP to { $less }.
do-unit-moved = { $who ->
    [ai] Move { $unit } to { $where }.
   *[other] { "" }
}
do-units-swapped = { $who ->
    [ai] { event-units-swapped }
   *[other] { "" }
}
do-unit-loaded = { $who ->
    [ai] { event-unit-loaded }
   *[other] { "" }
}
do-unit-unloaded = { $who ->
    [ai] { event-unit-unloaded }
   *[other] { "" }
}
do-unit-deployed = { $who ->
    [ai] Put { A($card) } (unit { $id }){ $hidden ->
        [yes] { " " }face down
       *[no] { "" }
    } { $where-to }; { $left } AP left.
   *[other] { "" }
}
do-equipment-bought = { $who ->
    [ai] { event-equipment-bought }
   *[other] { "" }
}
do-equipment-used = { $who ->
    [ai] { event-equipment-used }
   *[other] { "" }
}
do-unit-healed = { event-unit-healed }
do-shot-fired = { $damage ->
    [0] { "" }
   *[other] { do-harm }
}
do-harm = { $hit ->
    [unit] { $destroyed ->
        [yes] Remove { OWNED($target) } and put its card with the discards.
       *[no] Put { damage-markers } on { OWNED($target) }.
    }
    [hq] Put { damage-markers } on { $target }.
   *[terrain] { $destroyed ->
        [yes] Remove { $target }.
       *[no] Put { damage-markers } on { $target }.
    }
}
damage-markers = { $damage ->
    [one] { $damage } wound marker
   *[other] { $damage } wound markers
}
do-unit-damaged = { $destroyed ->
    [yes] Remove { OWNED($unit) } and put its card with the discards.
   *[no] Put { damage-markers } on { OWNED($unit) }.
}
do-terrain-damaged = { $destroyed ->
    [yes] Remove { $terrain-there }.
   *[no] Put { damage-markers } on { $terrain-there }.
}
do-hq-damaged = Put { damage-markers } on { OWN($who) } HQ.
do-unit-affected = { event-unit-affected }
do-unit-revealed = { event-unit-revealed }
do-support-played = { $who ->
    [ai] Put { $card } { $stays ->
        [yes] beside the HQ
       *[no] on the discards
    }; { $left } AP left.
   *[other] { "" }
}
hear-plane-shot-at = { event-plane-shot-at }
hear-cards-discarded = { $short ->
    [0] { $who ->
        [ai] { $cards ->
            [0] { "" }
           *[other] { event-cards-discarded }
        }
       *[other] { "" }
    }
   *[other] { event-cards-discarded }
}
do-deck-reshuffled = { event-deck-reshuffled }
do-tokens-flipped = { event-tokens-flipped }
hear-game-ended = { event-game-ended }

## What is offered

act-bid = Bid { $ap } AP
act-place-terrain = { CAP($card) } ({ $cost } AP) on { $where }
act-roll-again = Play { $card } and roll again
act-discard = Discard { $card }
act-done = Done
act-move = { $unit } moves to { $where }{ ground }
# The terrain of the space, in brackets.
ground = { $terrain ->
    [none] { "" }
   *[other] { " " }({ $terrain })
}
act-move-covered = { $unit } moves under cover to { $beside } beside { $vehicle }, which moves to { $where }
act-swap = { $unit } and { $other } change places
act-load = { $unit } gets aboard { $transport }
act-unload = { $unit } gets off at { $where }{ ground }
act-heal = { $unit } tends { $target }
act-use-token = { $unit } uses { $token } on { $target }
act-assault = { $unit } assaults { $target }{ $odds }
act-shoot = { $unit } { $extra ->
    [yes] takes its extra shot at
   *[no] shoots at
} { $target }{ $slot ->
    [0] { "" }
   *[other] { " " }with { $token }
}{ $odds }
# What a shot can do: (hits on 6, destroys 40 %)
odds = { $harm ->
    [no] { " " }(cannot penetrate{ $hit ->
        [unit] ; only a 10 destroys it
       *[other] { "" }
    })
   *[yes] { " " }(hits on { $needed }{ $hit ->
        [unit] , destroys { PERCENT($kill) }
       *[other] { "" }
    })
}
act-deploy = Deploy { $card } ({ $cost } AP): { $transport ->
    [0] { $where }
   *[other] { $where-to }
}
act-equip = { CAP($token) } ({ $cost } AP) for { $unit }
act-fly = { $card } ({ $cost } AP) attacks { $target }
act-patrol = { $card } ({ $cost } AP) patrols
act-play-support = Play { $card } ({ $cost } AP){ $on }
# What a support card is played on: ": Panther 3 against M4 Sherman 7 at space 3.5"
on-unit = : { $unit }
on-target = : on { $target }
on-both = : { $unit } against { $target }
on-card = : { $card }
on-space = { " " }at { $where }

# What is typed for it. Other languages give their verbs; English is understood everywhere.
key-bid = { $ap }
key-place-terrain = { $name } { $at }
key-move = { verb-move } { $n } { $at }
key-move-covered = { verb-cover } { $n } { $with } { $at }
key-swap = { verb-swap } { $n } { $with }
key-load = { verb-load } { $n } { $with }
key-unload = { verb-unload } { $n } { $at }
key-assault = { verb-assault } { $n } { $aim }
key-done = { verb-done }
key-roll-again = { verb-again } { $name }
key-discard = { verb-discard } { $name }
key-deploy = { verb-deploy } { $name } { $transport ->
    [0] { $at }
   *[other] { verb-on } { $with }
}
key-equip = { verb-equip } { $n } { $name }
key-use-token = { verb-use } { $n } { $name } { $aim }
key-fly = { verb-fly } { $name } { $aim }
key-patrol = { verb-patrol } { $name }
key-heal = { verb-heal } { $n } { $aim }
key-shoot = { $extra ->
    [yes] { verb-extra }
   *[no] { verb-shoot }
} { $n }{ $slot ->
    [0] { "" }
   *[other] { " " }{ $name }
} { $aim }
key-play-support = { verb-play } { $name }{ $rest }
verb-move = move
verb-cover = cover
verb-swap = swap
verb-load = load
verb-unload = unload
verb-assault = assault
verb-done = done
verb-again = again
verb-discard = discard
verb-deploy = deploy
verb-equip = equip
verb-use = use
verb-fly = fly
verb-patrol = patrol
verb-heal = heal
verb-play = play
verb-on = on
verb-extra = extra
verb-shoot = shoot
typed-hq = hq

# Groups of offers.
group-move = Move
group-move-covered = Move
group-swap = Move
group-load = Transport
group-unload = Transport
group-assault = Assault
group-deploy = Deploy
group-equip = Equip
group-use-token = Equipment
group-play-support = Cards
group-fly = Airplanes
group-patrol = Airplanes
group-shoot = Shoot
group-heal = Heal
group-place-terrain = Terrain
group-discard = Discard

## What the AI chose: the beginning of a reason, without a full stop. $unit acts, $what was chosen.

chosen-stance = Stance { $what }, to { AIM($what) }
chosen-move = { $unit } { $stays ->
    [yes] stays on
   *[no] moves to
} { $what }
chosen-unload = { $unit } { $chosen ->
    [none] rides on
   *[other] gets off at { $what }
}
chosen-rider = { CAP($what) } rides in the { $aboard }
chosen-deploy = { $chosen ->
    [none] It plays no other card
   *[other] The next card is { $what }
}
chosen-pre-game = { $card } is placed on { $what }
chosen-pre-game-unit = { $chosen ->
    [none] No other unit is placed before the game
   *[other] { $what } is bought before the game
}
chosen-column = { $card } enters on { $what }
chosen-equip = { $unit } gets { $what }
chosen-shoot = { $unit } { $chosen ->
    [none] does not shoot
   *[other] shoots at { $what }{ $weapon ->
        [none] { "" }
       *[other] { " " }with { $weapon }
    }
}
chosen-token = { $unit } { $chosen ->
    [none] keeps { $token }
   *[other] uses { $token } on { $what }
}
chosen-heal = { $unit } tends { $what }
chosen-promote = { $card } goes to { $what }
chosen-flight = { $card } attacks { $what }
chosen-sortie = { $card } { $chosen ->
    [patrol] waits on patrol
   *[other] makes an attack
}
chosen-luck = { $unit } { $chosen ->
    [none] does not roll
   *[other] rolls
} again
chosen-support = { $card } is played on { $what }
# The AI's army takes 4 tank cards (1 by a roll of 7)
chosen-army = The AI's army takes { $what }{ $pile ->
    [none] { "" }
   *[other] { " " }{ $pile } cards
}{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } by a roll of { $rolled })
}
candidate-by = { $what } by { $who }
candidate-terrain = the terrain on space { $at }

# Reasons of the game's own; they follow a colon.
because-stance = it rolled { $rolled }{ $parts ->
    [0] { "" }
   *[other] , with { $parts } total { $total }
}, and needed { $place ->
    [first] { $most } or less
    [last] { $least } or more
   *[middle] { $least } to { $most }
}
because-army = as many as it may take
because-bid = the die showed { $rolled }
because-stay = no other space is better
because-no-unit = it can neither place nor pay for another
modifier-red-alert = Red Alert { SIGNED($value) }
modifier-yellow-alert = Yellow Alert { SIGNED($value) }
modifier-standard = Standard { SIGNED($value) }
modifier-superiority = Superiority { SIGNED($value) }
modifier-attack = Attack { SIGNED($value) }
modifier-broken-supply-line = broken supply line { SIGNED($value) }
modifier-own-line = AI on { on-lines } { SIGNED($value) }
modifier-enemy-line = only you on { on-lines } { SIGNED($value) }
on-lines = { $lines ->
    [1] line { $lines }
   *[other] lines { $lines }
}

# Small changes that would change a choice, after "if".
change-wounds = { $unit } had { $left } HP
change-gone = { $unit } were not there
change-place = { $unit } stood on space { $at }
change-ap = the AI had { $ap } AP
change-hand = { $card } were not in its hand
change-strip = { $unit } had no { $token }
change-taken = your { $card } stood on space { $at }

## The position in words

# Crossroads. Turn 4, movement: you to act. The AI's stance: Advance.
board-title = { $mission }. { $when }
when-over = { $winner ->
    [none] The game is a draw: { $why }.
    [ai] You have lost: { $why }.
   *[other] { CAP($winner) } { PERSON($winner) ->
        [one] has
       *[other] have
    } won: { $why }.
}
when-setup = Set-up: { $stage }.
when = Turn { $turn }, { $phase }: { $who } to act.{ $stance ->
    [none] { "" }
   *[other] { " " }The AI's stance: { $stance }.
}
# In a few words, beside the board.
when-short = Turn { $turn }, { $phase }{ $stance ->
    [none] { "" }
   *[other] , AI stance { $stance }
}
stage-armies = armies
stage-bid = bids
stage-terrain = terrain
stage-pre-game = units placed in advance
stage-turn = turns
stage-over = over
phase-start = start
phase-movement = movement
phase-deployment = deployment
phase-shooting = shooting
phase-end = end
# You: HQ 10 of 10, 3 AP, supply line 2, cards: 5 in hand, 20 in the deck, 1 unit lost.
board-side = { CAP($who) }: HQ { $hq } of { $of }, { $ap } AP, supply line { $supply }{ $broken ->
    [yes] , broken
   *[no] { "" }
}, cards: { $hand } in hand, { $draw } in the deck, { units } lost.
board-beside = Beside { OWN($who) } HQ: { $cards }.
board-target = The mission target is { $where }.
board-conditions = Conditions: { $weather }.
weather-night = night
weather-arctic = arctic cold
board-line = Line { $n }:
board-line-empty = Line { $n }: empty.
board-unit = column { $column }: { $unit }.
# A unit: the AI's Panther 3, 4 of 5 HP, in forest, with MG, carrying Medic 4, promoted
unit-hp = { $left } of { $hp } HP
unit-in = in { $terrain }
unit-with = with { $tokens }
token-used = { $token } (used)
unit-carrying = carrying { $unit }
unit-promoted = promoted
unit-cover = { $n } harder to hit
unit-halted = held up
board-terrain = Terrain (line.column):
board-terrain-kind = { CAP($terrain) }: { $places }.
terrain-hurt = { $at } ({ $left } HP left)
card-cost = { $card } ({ $cost })
board-hand = { $own ->
    [yes] Your hand
   *[no] { CAP($who) } { PERSON($who) ->
        [one] shows
       *[other] show
    }
}: { $cards }.

## What is played for

goal = { CAP($who) } { PERSON($who) ->
    [one] wins
   *[other] win
} if { $ways }.
way-or = { $first } or if { $second }
way-destroy-hq = { PERSON($foe) ->
    [you] your HQ is destroyed
   *[other] { OWN($foe) } HQ is destroyed
}
way-destroy-target = the mission target is destroyed
way-hold-target = { PERSON($who) ->
    [one] it ends
    [you] you end
   *[other] they end
} { turns } alone on the mission target{ $so-far ->
    [none] { "" }
   *[other] { " " }({ $so-far } so far)
}
way-losses = { PERSON($foe) ->
    [one] { $foe } loses
   *[other] { $foe } lose
} { units }{ $so-far ->
    [none] { "" }
   *[other] { " " }({ $so-far } so far)
}
way-reach = { PERSON($who) ->
    [one] it ends
    [you] you end
   *[other] they end
} a turn with { units } on line { $line }
way-endure = { PERSON($foe) ->
    [one] { $foe } ends
   *[other] { $foe } end
} { turns } without winning{ $so-far ->
    [none] { "" }
   *[other] { " " }({ $so-far } begun)
}

## Beside the grid

hp-unit = HP
ap-unit = AP
ap-for-terrain = AP for terrain
hq-gain = off the HQ by { $card }
card-copies = { $cost } AP, × { $n }
list-aboard = Aboard transports
list-terrain = Terrain cards
list-beside = Beside { OWN($who) } HQ
list-pile = Your draw pile, in no order
left-of-it = { $n } left
space-ground = { CAP($where) }: { $terrain ->
    [none] open ground
   *[other] { $terrain }
}.
hq-facts = HQ { $hq } of { $of }, { $ap } AP.

## Looking at a thing

look-no-weapon = Has no weapon.
look-reach = Range { $far }; hits on { $hits } or more.
look-arm = { $arm }: range { $range }; hits on { $hits } or more.
look-away-unarmed = { spaces } away; { $unit } has no weapon.
look-away = { spaces } away, { $within ->
    [yes] within
   *[no] out of
} the range of { $unit } ({ $far }).
range-to = { $from } to { $to }
arm-range = { $arm } { $range }

## Chances of a shot

chance-hit = Hit on { $needed }+
chance-hurt = Does damage
chance-destroyed = Destroyed
chance-penetration = Penetration { $penetration } against defence { $defence }
chance-warning = This weapon cannot penetrate { $target }{ $hit ->
    [unit] ; only a 10 destroys it
   *[other] { "" }
}.
cannot-penetrate = cannot penetrate
odds-damage = { PERCENT($chance) } damage
odds-destroyed = { PERCENT($chance) } destroyed
assumes-now = That is how it would be if the AI's turn began now.
assumes-ties = Ties of the AI go to the first of the equals, and wounded units hold where a die decides.

## To compare with the table. back: how to put it back; gone: how to take it off

compare = AP { $ap0 }:{ $ap1 }{ $order }, HQ wounds { $hq0 }:{ $hq1 }, units { $units0 }:{ $units1 }, cards in hand { $hand0 }:{ $hand1 }
compare-ai-first = { " " }(AI:you)
compare-you-first = { " " }(you:AI)
compare-where = where { $unit } stands
    .gone = Take { $unit } off the board.
    .back = Put { $unit } back on { $where }.
compare-aboard = where { $unit } stands
    .value = aboard unit { $transport }
    .gone = Take { $unit } off the board.
    .back = Put { $unit } back aboard unit { $transport }.
compare-wounds = the wounds of { $unit }
    .back = Set the wounds of { $unit } back to { $value }.
compare-equipment = equipment of { $unit }
    .back = { $tokens ->
        [0] Take the equipment off { $unit }.
       *[other] Give { $unit } its equipment again: { $tokens }.
    }
compare-ap = { OWN($who) } AP
    .back = Set { OWN($who) } AP back to { $value }.
compare-hq = the wounds of { OWN($who) } HQ
    .back = Set the wounds of { OWN($who) } HQ back to { $value }.
compare-terrain = { $terrain } on { $where }
    .value = there
    .gone = Take { $terrain } off { $where }.
    .back = Put { $terrain } back on { $where }.
compare-damage = wounds of the terrain on { $where }
    .back = Set the wounds of { $terrain } on { $where } back to { $value }.
compare-hand = cards in { OWN($who) } hand
    .back = { CAP(hand-of) } is { $value } cards again.
hand-of = { OWN($who) } hand
compare-beside = cards lying beside { OWN($who) } HQ
    .back = Beside { OWN($who) } HQ lies again: { $value }.
way-gone = off the board
way-aboard = aboard { $transport }
way-sign = { $held ->
    [yes] without { $what }
   *[other] { $what } too
}
more-unit = { OWN($who) } { $card }
compare-stance = the AI's stance
    .back = The AI's stance is { $now } again.

## Corrections by hand

adjust-full = unit { $n } takes nobody aboard
adjust-sign = { $given } must begin with + (put there) or - (taken away)
adjust-space = space { $given } is not LINE.COLUMN, such as 3.5
adjust-no-terrain = no terrain stands on { $at }
usage-ap = ap SIDE NUMBER
usage-hq = hq SIDE WOUNDS
usage-wounds = wounds UNIT NUMBER
usage-move = move UNIT LINE.COLUMN
usage-remove = remove UNIT
usage-hand = hand SIDE +CARD or -CARD
usage-beside = beside SIDE +CARD or -CARD
usage-equip = equip UNIT +TOKEN or -TOKEN
usage-put = put SIDE CARD LINE.COLUMN
usage-aboard = aboard UNIT TRANSPORT
usage-lay = lay LINE.COLUMN TERRAIN or none
usage-stance = stance NAME
usage-terrain = terrain LINE.COLUMN WOUNDS
correct-ap = AP
correct-hq = HQ wounds
correct-wounds = wounds

## What to lay out

lay-board = Lay out the board: { $mission }.
lay-printed = Printed there (line.column): { $places }.
lay-placed = Put there (line.column): { $places }.
lay-place = { $terrain } { $at }
lay-terrain-cards = Terrain cards: { $cards }.
lay-box = Have the cards of { $army } ready: { $n }.
lay-unit = Put { $card } (unit { $n }) on { $where }.
lay-hqs = Put both headquarters markers on no wounds.
lay-ap-both = Put both AP markers on { $ap }.
lay-ap = Put { OWN($who) } AP marker on { $ap }.

## Pictures

picture = { $mission }, turn { $turn }
picture-hq = { CAP($who) }: headquarters { $hq } of { $of }, { $ap } AP
    .bar = { CAP($who) } · HQ { $hq } of { $of } · { $ap } AP
picture-terrain = { CAP($terrain) }, { $where }
picture-terrain-hurt = { CAP($terrain) }, { $where }, { $left } of { $hp } HP
picture-unit = { CAP($unit) }, { $where }
picture-rider = { CAP($unit) }, aboard { $n }
picture-hand = { $own ->
    [yes] Your hand
   *[no] { CAP(hand-of) }
}
picture-card = { CAP($card) }, { $kind }, { $cost } AP
    .below = { $kind } · { $cost } AP
kind-unit = unit
kind-order = order
kind-token = token
legend-you = yours; above: movement and number, below: penetration, range, defence
legend-foe = the other side's

## The map in letters

map-key =
    ( ) is your unit, < > the opponent's: its name, below its number and the HP it
      has left, ! if it is wounded, the letter of what it stands in.
    +23 is the unit aboard.
    { "*" } is the mission's target.
map-terrain = { $terrain ->
    [0] There is no terrain.
   *[other] Terrain: { $terrain }.
}
map-letter = { $letter } { $terrain }
map-part = Columns { $first } to { $last } of { $of }; map LINE.COLUMN shows another part.

## What a person may not do

refused-phase = { $verb } belongs to the { CAP($phase) } phase; this is { CAP($now) } (2GM-PH-1)
refused-no-unit = there is no unit { $n } on the board (2GM-PH-6)
refused-not-yours = { $unit } is not yours (2GM-PH-6)
refused-off-board = { $at } is off the board: lines 1 to { $lines }, columns 1 to { $columns } (Q2-14)
# What keeps a unit from moving.
hindered-moved = { $unit } has moved this turn (2GM-PH-1)
hindered-fresh = { $unit } was deployed this turn and cannot move (2GM-PH-10)
hindered-aboard = { $unit } rides in a transport (2GM-PH-6)
hindered-halted = { $unit } is held up by a card (2GM-CON-5)
hindered-no-movement = { $unit } has no movement (2GM-MOD-9)
refused-riding = { $unit } rides in { $transport }; let it get off (2GM-PH-6)
refused-too-far = { $unit } cannot reach { $where } with { $n ->
    [one] { $n } point
   *[other] { $n } points
}: hard terrain costs 2, enemies cannot be passed (2GM-MOD-3)
refused-there = { $unit } stands there already (2GM-PH-6)
refused-ground = { $terrain } on { $where } keeps { $kind } out (2GM-MOD-4)
refused-full = { $where } is full: { $units } (2GM-PH-6)
refused-aboard-fire = { $unit } rides in a transport and cannot shoot (2GM-PH-6)
refused-stopped = { $unit } has been used or stopped by a card (2GM-CON-5)
refused-unarmed = { $unit } has no weapon (2GM-PH-6)
refused-fired = { $unit } has fired all its weapons this turn (2GM-CON-4)
refused-no-target = { $given } is nothing that can be shot at (2GM-GOAL-1)
refused-own-target = { $unit } is yours (2GM-PH-6)
refused-rider-target = { $unit } is aboard a transport (2GM-PH-6)
refused-no-terrain = there is no terrain on { $where } (2GM-CON-6)
refused-range = { $target } is { spaces } away; { $reach } (2GM-GOAL-1)
refused-dear = { $card } is too dear: it costs { $cost } AP, you have { $ap } (2GM-PH-3)
refused-not-in-hand = { $card } is not in your hand (2GM-PH-4)
refused-not-deployed = { $card } is not deployed: play or fly it (2GM-CON-5)
refused-entry = units enter on the deployment line, line { $line } (2GM-FACE-4)
refused-after-miss = { $card } is played right after a miss, not now (2GM-CON-5)
refused-after-shooting = { $card } is played when the shooting is over, not now (2GM-CON-5)
refused-nothing-on = there is nothing to play { $card } on{ $kinds ->
    [0] { "" }
   *[other] { " " }({ $kinds })
}: { TEXT($card) } (2GM-CON-1, 2GM-CON-5)
refused-card-use = { $card } cannot be used like this: wrong target, or such a card has affected the unit before (2GM-CON-1, 2GM-CON-5)
refused-token = { $unit } cannot carry { $token }: wrong kind, already carried, or no room (2GM-CON-2)
refused-equip-where = { $unit } is neither new nor on the deployment line (2GM-CON-2)

# Kinds of units: infantry; a: as in "keeps infantry out"; pile: "3 infantry".
type-infantry = infantry
type-artillery = artillery
type-tank = tanks
type-transport = transports
type-airplane = airplanes
type-support = support
pile-infantry = infantry
pile-artillery = artillery
pile-tank = tank
pile-transport = transport
pile-support = support
pile-airplane = airplane

## Why not: what was never in question

out-own-hq = The AI cannot attack or enter its own HQ (2GM-GOAL-1).
out-hq = Your HQ was out of range of every weapon (2GM-GOAL-1).
out-ap = AP are paid with, not chosen: the AI spends them while a card is of use (2GM-GOAL-3).
out-list = The AI plays cards of its own hand only (2GM-PH-4).
out-terrain-card = Terrain is placed before the first turn and never again (2GM-BR-10).
out-no-unit = Unit { $n } is not on the board (2GM-GOAL-1).
out-riding = { $unit } rides in { $transport }: it neither acts nor can be aimed at (2GM-PH-6).
out-own-unit = { $unit } is the AI's own: it acted, and was no target or place (2GM-GOAL-1).
out-in-range = { $unit } is in range of { $other } now, but was not when the AI chose (2GM-PH-6).
out-of-range = { $unit } was out of range of all the AI's weapons (2GM-GOAL-1).
out-idle = { $unit } { $still ->
    [no-movement] has no movement
    [no-way] can reach no other space
   *[not-asked] was not asked where to go
}, and { $armed ->
    [yes] had nothing to shoot at
   *[no] has no weapon left to fire
} (2GM-PH-6).
out-held = { CAP($where) } is held by { $units } (2GM-PH-6).
out-ground = { CAP($where) } is { $terrain }, which no unit of the AI may enter (2GM-MOD-4).
out-space = { CAP($where) } was out of reach of every unit that chose where to go (2GM-PH-6).
out-hand = The AI knows and plays only the cards of its own hand (2GM-PH-4).
out-token = { CAP($token) } was not among the equipment in question (2GM-PH-5).
out-removed = { CAP($card) } is never in the AI's army (2GM-BR-1).
out-in-hand = { CAP($card) } is in the AI's hand; no card was asked for (2GM-PH-5).
out-on-board = { CAP($card) } is on the board already and was not drawn again (2GM-PH-4).
out-not-in-hand = { CAP($card) } was not in the AI's hand (2GM-PH-4).

## Pages of the reference

pages-units = Units
pages-supports = Support cards
pages-equipment = Equipment
pages-terrain = Terrain
pages-stances = Stances
number-kind = kind
number-cost = cost
number-movement = movement
number-range = range
number-hits = hits on
number-penetration = penetration
number-damage = damage
number-defence = defence
number-hp = hit points
number-special = special
number-carries = carries
number-only = only for
number-cover = cover
number-hard = hard for
number-closed = closed to
page-token = { $token } (equipment)
page-equipment = Equipment for { $types }. { $text }
page-hp = { $hp }, defence { $defence }
page-stance = In this stance the AI wants to { AIM($stance) }. Its { $first ->
    [offensive] offensive
   *[defensive] defensive
} units act first.
class-light = light
class-heavy = heavy
class-command-group = command group
class-special = special
class-medic = medic
class-mechanic = mechanic
class-mortar = mortar
class-sniper = sniper
class-flamethrower = flamethrower
class-hmg = heavy machine gun
class-grenades = grenades
class-bazooka = bazooka
class-gun = gun
class-anti-air = anti-air
class-tank = tank
class-transport = transport
class-scout = scout
class-fighter = fighter
class-bomber = bomber
trait-scout = scout
trait-no-fire = cannot fire
trait-command-group = command group
trait-medic = medic
trait-mechanic = mechanic
trait-anti-air = anti-air
trait-mobility = mobility
trait-armoured = armoured
trait-ready = ready
trait-drop = drops infantry

## The sources of chance

source-d10 = the D10 for shots, bombs and the AI's stance
source-armies = armies drawn at random
source-first = who moves first after equal bids
source-ai-army = cards taken from the AI's five piles
source-terrain-deck = terrain cards drawn for the AI
source-tie = the AI's choices among equals
source-deck = { $seat }: cards drawn
source-hand = { $seat }: the card lost to Enigma

## Options of a new game

option-random = drawn at random
option-other-army = the other army
option-titled = { $title }. { $text }
option-ai_ap-0 = As printed: 2
option-ai_ap-1 = Easy: 1
option-ai_ap-3 = Hard: 3
option-ai_ap-4 = Very hard: 4
option-mode = against the AI, or two people
option-map = for a Battle Royal
option-army = yours
option-ai_army = of the other side
option-ai_role = the role the AI plays in a scenario (default: its first)
option-deck = standard, or a deck file of yours
option-second_deck = of the other side
option-points = limit of a deck (default: the usual)
option-ai_ap = what the AI's HQ gives each turn: the difficulty
option-reshuffle = a deck that runs out is shuffled again
option-columns = 8 plays the narrow board
option-remove = further cards the AI does without
unused-card = { $card } is in no army, so it never comes up

## Commands: opfor 2gm cards, opfor 2gm deck

cards-line = { $name } ({ $card }): { $points } points, { $n } of it{ $unit ->
    [yes] ; { $type }, moves { $movement }, range { $range }, hits on { $hits }, penetration { $penetration }, damage { $damage }, defence { $defence }, { $hp } HP
   *[no] { "" }
}. { TEXT($card) }
deck-usage = opfor 2gm deck check FILE [POINTS], or opfor 2gm deck new ARMY FILE [empty], or opfor 2gm deck add FILE CARD [NUMBER], or opfor 2gm deck remove FILE CARD [NUMBER]
deck-what = deck: { $given }? Write: { $usage }
deck-nothing = nothing
deck-checked = { $title }: { cards }, { $points } of { $limit } points ({ $counts }).
deck-exists = { $path }: exists already; choose another name or delete it first
deck-written = { $path }: written, { $points } points.
deck-changed = { $path }: { $points } points.
deck-too-few = { $path }: there are not that many { $card } to remove
deck-unwritten = { $path }: cannot be written ({ $why })
army-word = army

## Position files: what a decided turn comes to

answer-stance = The AI rolls { $rolled }, which makes { $total }: { $stance }.
answer-acts = It { $acts }.
answer-nothing = Nothing is to be done.
answer-at = line { $line }, column { $column }
answer-move = moves { $unit } to { $at }
answer-unload = moves { $unit } to { $at }
answer-deploy = deploys { $card } on { $at }
answer-deploy-aboard = deploys { $card } aboard { $aboard }
answer-equip = gives { $unit } { $token }
answer-play = plays { $card }
answer-use = uses equipment of { $unit } on { $target }
answer-heal = lets { $unit } tend { $target }
answer-shoot = shoots with { $unit } at { $target }
position-two-player = positions are for solo games: with two players there is no AI to ask

mode-attack = { $title }: you attack
mode-hold = { $title }: you hold
mode-for-two = { $title }: for two
option-level = how hard: opfor missions 2gm shows what the players win at each

## What a player is asked.

ask-bid = How many AP do you bid for the first turn and for terrain?
ask-terrain = Which terrain do you place, and where?
ask-pre-game = Which unit do you place before the game?
ask-after-shooting = The shooting is over. Play a card?
# the hand has 2 too many
ask-discard = { CAP($why) }. Which card do you discard?
ask-espionage = Which card does the enemy discard?
ask-luck = The shot missed. Roll it again?
