# Conflict of Heroes: everything that is said of it. Rows of the rule book and words of measures are
# in rules.ftl, texts of cards and missions in content.ftl of the other languages.

## Sides. own: whose; adj: what is of the side; person: how verbs follow.

german = the Germans
    .own = the Germans'
    .adj = German
    .person = many
soviet = the Soviets
    .own = the Soviets'
    .adj = Soviet
    .person = many

## Units. A counter's number goes behind the name: Rifle G03.

unit = { $kind } { $mark }
unit-german-rifle = Rifle
unit-german-lmg = LMG
unit-german-pioneer = Pioneer
unit-german-hmg = HMG
unit-german-mortar-50 = 5 cm mortar
unit-german-mortar-81 = 8 cm mortar
unit-german-tank-hunters = Tank hunters
unit-german-ig-18 = 7.5 cm infantry gun
unit-german-pak36 = 3.7 cm PaK36
unit-german-pak38 = 5 cm PaK38
unit-german-fk-297 = 7.62 cm FK 297
unit-german-flak18 = 88 mm FlaK18
unit-german-wagon = Wagon
unit-german-truck = Opel Blitz truck
unit-german-sdkfz-251 = SdKfz 251
unit-german-protze-36 = Protze 36
unit-german-sdkfz-232 = SdKfz 232
unit-german-demag-38 = Demag 38
unit-german-pzjg-35r = PzJg 35R
unit-german-pz-ii-f = Pz II F
unit-german-pz-38t = Pz 38(t) E
unit-german-pz-iii-e = Pz III E
unit-german-pz-iii-h = Pz III H
unit-german-pz-iii-j = Pz III J
unit-german-pz-iv-e = Pz IV E
unit-german-pz-iv-f2 = Pz IV F2
unit-german-somua-s35 = Somua S35
unit-german-b2f = B-2 (f)
unit-german-t-34a = T-34a (captured)
unit-soviet-rifle = Rifle
unit-soviet-smg = SMG
unit-soviet-mmg = MMG
unit-soviet-nkvd = NKVD
unit-soviet-mortar-50 = 50 mm mortar
unit-soviet-mortar-82 = 82 mm mortar
unit-soviet-ig-76 = 76 mm infantry gun
unit-soviet-at-45 = 45 mm AT gun
unit-soviet-f-22 = 76 mm F-22
unit-soviet-wagon = Wagon
unit-soviet-truck = Truck
unit-soviet-ba-10 = BA-10
unit-soviet-ot-26 = OT-26
unit-soviet-zis-30 = ZiS-30
unit-soviet-t-26 = T-26
unit-soviet-bt-7 = BT-7
unit-soviet-t-35 = T-35
unit-soviet-t-34a = T-34a
unit-soviet-t-34b = T-34b
unit-soviet-kv-1a = KV-1a
unit-soviet-kv-2 = KV-2
unit-rumored-enemy = Rumored enemy
unit-hidden = a hidden unit
unit-by-id = unit { $mark }
# where a counter and a hex share a name
named = { $name }
hex = hex { $where }

## Ground

ground-open = open ground
ground-plowed-field = plowed field
ground-light-woods = light woods
ground-heavy-woods = heavy woods
ground-wood-building = wood building
ground-stone-building = stone building
ground-water = water
ground-marsh = marsh
# F09, light woods, level 1, road
ground-level = level { $n }
ground-road = road
off-map = off the map

## Works. a: with its article.

work-hasty-defence = hasty defence
    .a = a hasty defence
    .the = the hasty defence
work-trench = trench
    .a = a trench
    .the = the trench
work-bunker = bunker
    .a = a bunker
    .the = the bunker
work-barbed-wire = barbed wire
    .a = barbed wire
    .the = the barbed wire
work-road-block = road block
    .a = a road block
    .the = the road block
work-mines = mines
    .a = mines
    .the = the mines
work-heavy-smoke = heavy smoke
    .a = heavy smoke
    .the = the heavy smoke
work-light-smoke = light smoke
    .a = light smoke
    .the = the light smoke
work-unknown = fieldwork
    .a = a fieldwork
    .the = the fieldwork

## Hit counters

hit-unnerved = unnerved
hit-pinned = pinned
hit-suppressed = suppressed
hit-stunned = stunned
hit-panicked = panicked
hit-cowering = cowering
hit-berserk = berserk
hit-killed = killed
hit-light-damage = light damage
hit-immobilised = immobilised
hit-vehicle-suppressed = suppressed
hit-vehicle-stunned = stunned
hit-vehicle-panicked = panicked
hit-red-gun-damaged = gun damaged (red)
hit-blue-gun-damaged = gun damaged (blue)
hit-wrecked = destroyed
hit-unknown = hit

## Directions

facing-N = N
facing-NE = NE
facing-SE = SE
facing-S = S
facing-SW = SW
facing-NW = NW
edge-north = north
    .the = the north edge
    .its = its north edge
edge-south = south
    .the = the south edge
    .its = its south edge
edge-east = east
    .the = the east edge
    .its = its east edge
edge-west = west
    .the = the west edge
    .its = its west edge

## Amounts

caps = { $caps ->
    [one] { $caps } CAP
   *[other] { $caps } CAPs
}
aps = { $aps ->
    [one] { $aps } AP
   *[other] { $aps } APs
}
points = { $points ->
    [one] { $points } VP
   *[other] { $points } VPs
}
hexes = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# 3 + 4 + 1, the dice and what is added to them
rolled = { $dice }{ $extra ->
    [0] { "" }
   *[other] { " " }{ $added }
}

## Events as sentences. $who is a side, $where a hex, $unit a counter as whoever listens sees it,
## $named one that everybody sees now.

event-counters-freshened = { "" }
event-turn-begun = { "" }
event-action-taken = { "" }
event-last-act-recalled = { "" }
event-aps-spent = { "" }
event-work-held = { "" }
event-order-discarded = { "" }
event-orders-reshuffled = { "" }
event-loss-counted = { "" }
event-round-begun = Round { $round } begins.
event-round-ended = The round is over.
event-round-called-off = The round ends at once.
event-sight-changed = { $round ->
    [0] From now on nobody sees farther than { hexes }.
   *[other] Until the round ends everybody sees { hexes } far.
}
event-exits-opened = From now on units may leave the map.
event-game-ended = The firefight is over: { ending }.
ending = { $why ->
    [last-round] the last round is over
    [track-complete] the mission track is complete
    [called-off] the mission is called off
   *[beaten] the { $nations } side has nobody left to fight
}
# The Germans have 5 CAPs: a casualty stands on the CAP track.
event-caps-set = { CAP($who) } have { caps }{ $why ->
    [mission-event] : a mission event
    [casualty] : a casualty stands on the CAP track
    [card] : { $title }
   *[other] { "" }
}.
event-caps-spent = { CAP($who) } spend { caps }{ $why ->
    [wire] { " " }for the barbed wire
    [card] { " " }for card { $about }
    [roll] { " " }to change a roll
    [action] { " " }to pay for an action
    [stall] { " " }to stall
   *[other] { "" }
}.
brief-caps-spent = { CAP($who) } spend { caps }{ $why ->
    [wire] { " " }for the barbed wire
    [card] { " " }for card { $about }
    [roll] { " " }to change a roll
    [stall] { " " }to stall
   *[other] { "" }
}.
event-card-dealt = { CAP($who) } draw { $card ->
    [none] a card
   *[other] card { $card }, { $title }
}.
event-card-played = { CAP($who) } play card { $card }, { $title }.
event-card-dropped = { CAP($who) } discard card { $card }, { $title }.
event-deck-reshuffled = The discarded action cards are shuffled into a new deck.
event-smoke-thinned = Heavy smoke thins to light, light smoke clears.
event-barrage-aimed = { CAP($who) } aim artillery at { $where } for round { $due }.
# The Soviets: their smoke falls on F09, 2 hexes wide.
event-barrage-fell = { CAP(OWN($who)) } { $smoke ->
    [yes] smoke
   *[no] artillery
} { $off ->
    [yes] drifts off the map
   *[no] falls on { $where }{ $drift ->
        [0] { "" }
       *[other] , { hexes } wide
    }
}.
event-initiative-rolled = { CAP($who) } roll { $total }.
event-initiative-won = { CAP($who) } have the initiative.
event-side-passed = { CAP($who) } pass.{ $waits ->
    [yes] { " " }AI at the edge wait there until the map has a Unit or an Objective to move towards (SOLO-5.6-b).
   *[no] { "" }
}
event-turn-repeated = { CAP($who) } take another turn.
event-units-activated = { CAP($units) } { $units ->
    [one] is
   *[other] are
} activated.
event-units-spent = { CAP($units) } { $units ->
    [one] is
   *[other] are
} spent.
event-units-freshened = { CAP($units) } { $units ->
    [one] becomes
   *[other] become
} fresh.
# Spent check for Rifle G03: cost 3 against 4, still fresh.
event-spent-checked = Spent check for { $units }: { $number ->
    [0] the card says remain fresh
   *[other] a cost of { $cost } against { $number }, { $spent ->
        [yes] spent
       *[no] still fresh
    }
}.
# G10: cost 2 against 6, fresh.
brief-spent-checked = { CAP($ids) }: { $number ->
    [0] fresh by the card
   *[other] cost { $cost } against { $number }, { $spent ->
        [yes] spent
       *[no] fresh
    }
}.
event-unit-placed = { CAP($unit) } is placed at { $where }.
event-unit-moved = { CAP($unit) } { $was ->
    [map] moves to
   *[other] enters at
} { $where }.
event-hidden-moved = { CAP($unit) } moves hidden to { $where }.
event-unit-turned = { CAP($unit) } faces { $facing }.
event-unit-left = { CAP($unit) } leaves the map.
event-intruded = { CAP($unit) } is in close combat at { $where }.
event-unit-loaded = { CAP($unit) } gets on { $carrier }.
event-unit-unloaded = { CAP($unit) } gets off at { $where }.
event-unit-hidden = { CAP($unit) } hides.
event-unit-revealed = { $named } is revealed at { $where }: { $why ->
    [moved] it moved
    [turned] it turned
    [opened-fire] it opened fire
    [laid-smoke] it laid smoke
    [mounted] it mounted up
    [dug-in] it dug in
    [obstacle] an obstacle gave it away
    [fire-found] fire found it
    [shell-found] a shell found it
   *[noticed] it was noticed
}.
event-nothing-found = Nobody is hiding at { $where }.
# LMG G09 attacks Rifle S01, needs 9 and rolls 4 + 5 + 1: a hit.
event-attack-rolled = { CAP($attacker) } { $at ->
    [unit] attacks { $target }
    [work] attacks { THE($work) } at { $where }
    [mines] go off under { $target }
   *[other] fires at { $target }
}, { $at ->
    [mines] need { $needed } and roll { rolled }
   *[other] needs { $needed } and rolls { rolled }
}: { $result ->
    [hit] a hit
    [kill] destroyed outright
   *[miss] a miss
}.
# LMG G10 attacks S17, needs 8, rolls 3 + 4: miss.
brief-attack-rolled = { CAP($attacker) } { $at ->
    [unit] attacks { $target_id }
    [work] attacks { THE($work) } at { $where }
    [mines] go off under { $target_id }
   *[other] fires at { $target_id }
}, { $at ->
    [mines] need { $needed }, roll { rolled }
   *[other] needs { $needed }, rolls { rolled }
}: { $result ->
    [hit] hit
    [kill] destroyed outright
   *[miss] miss
}.
source-artillery = artillery
source-mines = mines
source-sniper = a sniper
event-unit-hit = { CAP($unit) } { $hit ->
    [none] is hit, but no hit counter is left
    [hit-unknown] takes a hit counter
   *[other] is hit: { $hit }
}.
event-unit-unhit = { CAP($unit) } loses its hit counter.
event-rally-rolled = { CAP($unit) } needs { $needed } and rolls { rolled }: { $rallied ->
    [yes] it rallies
   *[no] it does not rally
}.
event-unit-destroyed = { CAP($unit) } is destroyed.
# The Germans score 2 VPs: S03 destroyed.
event-points-scored = { CAP($who) } score { points }: { points-for }.
points-for = { $why ->
    [destroyed] { $about } destroyed
    [got-away] { $about } got away
    [taken] { $about } taken
    [held] { $about } held
    [never-entered] { $about } was never seen
   *[mission-event] a mission event
}
event-marker-taken = { CAP($who) } take control of { $where }.
event-marker-placed = { CAP($who) } get a control marker at { $where }.
event-marker-removed = The control marker at { $where } is gone.
event-smoke-laid = Smoke covers { $where }.
event-smoke-removed = The smoke at { $where } is gone.
event-work-built = { CAP($work) } at { $where }.
event-work-destroyed = { CAP(THE($work)) } at { $where } is { $why ->
    [shot-up] shot up
    [abandoned] abandoned
    [crushed] crushed
   *[removed] removed
}.
event-work-revealed = Hidden until now: { $work } at { $where }.
event-wire-crossed = { CAP($unit) } works through the wire: { $extra ->
    [one] { $extra } AP more
   *[other] { $extra } APs more
}.
event-die-changed = Card { $card } changes the roll by { SIGNED($change) }.
event-corrected = Corrected: { $changed ->
    [hidden] a hidden unit
    [cell] { $unit } is at { $where }
    [place] { $unit } is { $place ->
        [destroyed] destroyed
        [reserve] to come
       *[other] off the map
    }
    [hit] { $unit } has { $hit ->
        [none] no hit
       *[other] a hit, { $hit }
    }
    [spent] { $unit } is { $spent ->
        [yes] spent
       *[no] fresh
    }
   *[table] { $fields }
}.
field-caps = CAPs
field-vp = VPs
field-round = the round
field-markers = control markers
field-smoke = smoke
field-solo-marker = the mission marker
field-works = works
field-hands = action cards in hand
field-solo-card = the order card that counts
field-solo-orders = the pile of order cards

## What the mission and the AI's cards do

event-set-up-step-taken = Set-up { $step }: { $step ->
    [1] the mission is { $title }
    [2] the map is laid and the units stand
    [3] VPs: you { $a }, the AI { $b }
    [4] you have { $a } CAPs
    [5] the track marker is on space { $a }, the start of the mission
    [6] { $a } infantry and { $b } vehicle hit counters
    [7] { $a } counters in the cup behind the Rumored Enemies
    [8] you have { $a } action cards in hand
   *[9] { $a } order cards in the draw pile
}.
event-order-drawn = { $purpose ->
    [check] Order card { $card } for the check: { $number ->
        [0] it says remain fresh
       *[other] its AP Spent Number is { $number }
    }
    [loss] Order card { $card } is turned over for the loss ({ $colour })
    [event] The AI draws order card { $card }, { $title } ({ $colour }), and carries it out at once
    [hex] Order card { $card } is turned over for its hex, { $hex }
   *[order] The AI draws order card { $card }, { $title } ({ $colour })
}.
colour-green = green
colour-blue = blue
event-order-removed = Command card { $card } leaves the game.
event-order-added = Command card { $card } joins the order deck.
event-cup-filled = Into { $cup ->
    [re-cup] the RE cup
    [entry-cup] the entry cup
   *[reserve] the reserve
}: { $items }.
drawn-no-enemy = No Enemy
drawn-mine = mines
event-track-advanced = The mission track marker moves to space { $space }.
event-mission-event-begun = Space { $space }: { $title ->
    [none] a mission event
   *[other] { $title }
}.{ $lines ->
    [none] { "" }
   *[other] { " " }{ $lines }
}
# Tile 08: Old Hands Push On
tile = Tile { $n }: { $title }
event-mission-order-begun = The AI carries out { own-order }: { $lines }.
brief-mission-order-begun = The AI carries out { own-order }.
own-order = { $which ->
    [counteraction] Counteraction { $named }
   *[mission-order] Mission Order { $named }
}
event-rumor-placed = { $rumor } appears at { $where }.
event-rumor-revealed = { $rumor } at { $where } is revealed ({ $why ->
    [adjacent] a unit of yours is next to it
    [in-the-open] you see it in the open
    [flushed-out] your fire flushes it out
    [shelled] a shell flushes it out
    [mission-order] by a mission order
    [opens-fire] it opens fire
   *[mission-event] by a mission event
}): { $found ->
    [mines] mines
    [nobody] no enemy
   *[other] { $found }
}.
event-rumor-removed = { $rumor } is gone.
event-entry-drawn = { $named } is drawn from the entry cup.
event-entry-refused = { $named } goes back into the entry cup: { $why ->
    [not-for-it] the order is not for it
    [no-goal] nothing there is what the order aims at
    [edge-closed] no hex of its edge is open
   *[no-free-hex] no hex is free
}.
event-defence-placed = The AI draws the Defense Counter { $counter }{ $off ->
    [yes] ; no hex may hold it
   *[no] : { A($work) } at { $where }
}.

## Instructions to whoever moves the cardboard

do-counters-freshened = Turn all counters to their fresh side.
do-smoke-thinned = Turn heavy smoke to light, take light smoke off.
do-untold-card = Draw an action card; keep it to yourself.
do-caps-set = Set the { ADJ($who) } CAPs to { $caps }.
do-caps-spent = Set the { ADJ($who) } CAPs to { $left }.
do-units-spent = Mark { $units } spent.
do-units-freshened = Turn { $units } fresh.
do-unit-placed = { put }
do-unit-moved = { put }
# Put LMG G09 on H09, facing NE.
put = Put { $unit } on { $where }{ $rumored ->
    [yes] { "" }
   *[no] , facing { $facing }
}.
hear-side-passed = { $bot ->
    [yes] The AI passes.
   *[no] { "" }
}
hear-attack-rolled = { $missed ->
    [yes] { CAP($attacker) } misses { $target }.
   *[no] { "" }
}
do-unit-turned = Turn { $unit } to face { $facing }.
do-unit-left = Take { $unit } off the map.
do-unit-loaded = Put { $unit } under { $carrier }.
do-unit-unloaded = Put { $unit } on { $where }.
do-unit-hidden = Note where { $unit } is and take it off the map.
do-unit-revealed = Put { $named } on { $where }, facing { $facing }.
do-unit-hit = Put a hit counter on { $unit }{ $hit ->
    [none] { "" }
   *[other] : { $hit }
}.
do-unit-unhit = Take the hit counter off { $unit }.
do-unit-destroyed = Take { $unit } off the map{ $costs-cap ->
    [yes] { " " }and lay it on its CAP track
   *[no] { "" }
}.
do-points-scored = Set the { ADJ($who) } VPs to { $total }.
do-marker-taken = Turn the control marker at { $where } to its { ADJ($who) } side.
do-smoke-laid = Put heavy smoke on { $where }.
do-work-built = Put { A($work) } on { $where }.
do-work-destroyed = Take the counter at { $where } off the map.
do-order-removed = Take order card { $card } out of the game.
do-order-added = Put order card { $card } into the draw pile.
do-cup-filled = Put { $items } into { $cup ->
    [re-cup] the RE cup
    [entry-cup] the entry cup
   *[reserve] the reserve
}.
do-orders-reshuffled = Shuffle the discarded order cards into the draw pile.
do-track-advanced = Move the track marker to space { $space }.
do-rumor-placed = Put { $rumor } on { $where }.
do-rumor-revealed = { $found ->
    [mines] Replace { $rumor } with a mines counter on { $where }.
    [nobody] Take { $rumor } off the map and the No Enemy counter out of the game.
   *[other] Replace { $rumor } with { $found }, { $spent ->
        [yes] spent
       *[no] fresh
    }, on { $where }, facing { $facing }.
}
do-entry-refused = Put { $named } back into the entry cup.
do-defence-placed = { $off ->
    [yes] Put the Defense Counter { $counter } aside.
   *[no] Put { A($work) } on { $where }.
}
do-rumor-removed = Take { $rumor } off the map.
do-smoke-removed = Take the smoke off { $where }.
do-marker-placed = Put a control marker of { $who } on { $where }.
do-marker-removed = Take the control marker off { $where }.

## What is offered. $where is a hex with its ground, $price what it costs.

price = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
}
act-move = { $unit } moves to { $where }{ price }
act-enter = { $unit } enters at { $where }{ price }
act-leave = { $unit } leaves the map{ price }
act-pivot = { $unit } turns to face { $facing }{ price }
# LMG G09 fires at E09, light woods (2 APs). Rifle S01: needs 9 (28 %, kill 0 %); AR 4 = …
act-fire = { $unit } { $manner ->
    [indirect] fires indirectly at
    [flame] flames
   *[direct] fires at
} { $where }{ price }. { $odds }
act-assault = { $unit } { $flame ->
    [yes] flames
   *[no] fights
} in close combat{ price }. { $odds }
act-probe = { $unit } fires at a hex where an enemy may hide
act-lay-smoke = { $unit } lays smoke
act-rally = { $unit } rallies{ price }: { rally-odds }
act-group-rally = { $unit } and its neighbours rally{ price }: { rally-odds }
rally-odds = needs { $needed } ({ PERCENT($chance) }); { $tally }
act-load = { $unit } gets on { $carrier }{ price }
act-unload = { $unit } gets off at { $where }
act-hide = { $unit } hides{ price }
act-sneak = { $unit } moves hidden to { $where }{ price }
act-dig-in = { $unit } builds a hasty defence{ price }
act-group-move = { $unit } and units beside it move as a group
act-play-card = Play card { $card }, { $title }: { $text }
act-play-bonus = Play card { $card }, { $title }: { $text }
act-drop-card = Discard card { $card }, { $title }
act-stall = { $unit ->
    [none] Stall (1 CAP)
   *[other] Stall with { $unit } (1 AP)
}
act-pass = Pass
act-pay = { $mode ->
    [caps] Pay with { caps } alone
    [opportunity] Pay as an opportunity action (it is then spent){ caps-added }
    [free] Pay for nothing{ caps-added }
   *[ap] Pay from its APs{ caps-added }
}
caps-added = { $caps ->
    [0] { "" }
   *[other] , { caps } added
}
act-add-caps = { $caps ->
    [0] Roll without CAPs
   *[other] Add { caps } to the roll
}
act-face = Face { $facing }
act-drive-on = Go on to { $where }
act-step = { $unit } { $step ->
    [enters] comes along at { $where }
    [turns] only turns
   *[goes] goes to { $where }
}
act-join = { $unit } takes part
act-done = No, go on
act-pick-hex = { $where }
act-pick-unit = { $unit }
act-place-at = { $unit } starts at { $where }
act-aim = Aim { $smoke ->
    [yes] smoke
   *[no] the guns
} at { $hex }

# Headings of what is offered.
group-move = Move
group-group-move = Move
group-enter = Enter
group-leave = Leave
group-pivot = Turn
group-fire = Fire
group-probe = Fire
group-assault = Close combat
group-lay-smoke = Smoke
group-rally = Rally
group-group-rally = Rally
group-load = Transport
group-unload = Transport
group-hide = Hide
group-sneak = Hide
group-dig-in = Dig in
group-play-card = Cards
group-stall = Wait
group-pass = Wait
group-place-at = Set up
group-aim = Artillery

## What is typed for an answer: its verb and the words behind it

key-move = move
key-enter = enter
key-leave = leave
key-pivot = pivot
key-fire = fire
key-assault = assault
key-probe = probe
key-lay-smoke = lay-smoke
key-rally = rally
key-load = load
key-unload = unload
key-hide = hide
key-sneak = sneak
key-dig-in = dig-in
key-group-move = group-move
key-group-rally = group-rally
key-play-card = play-card
key-stall = stall
key-pass = pass
key-pay = pay
key-add-caps = add-caps
key-face = face
key-drive-on = drive-on
key-step = step
key-join = join
key-done = done
key-pick-hex = pick-hex
key-pick-unit = pick-unit
key-play-bonus = play-bonus
key-drop-card = drop-card
key-place-at = place-at
key-aim = aim
key-cap = cap
key-caps = caps
key-ap = ap
key-opportunity = opportunity
key-free = free
key-indirect = indirect
key-flame = flame
key-smoke = smoke

## Chances, and what comes of an act

odds = { $unit }: needs { $needed } ({ PERCENT($hit) }, kill { PERCENT($kill) }); { $ar }; { $dv }
odds-rumor = { $unit }: revealed on { $needed } ({ PERCENT($hit) })
odds-work = { CAP($work) }: needs { $needed } ({ PERCENT($hit) }); { $ar }; DR { $dr }
chance-hit = { $unit } hit on { $needed }+
chance-destroyed = { $unit } destroyed on { $needed }+
chance-revealed = { $unit } revealed on { $needed }+
chance-rallied = Rallies on { $needed }+
chance-exposed = { $unit } could hit it on { $needed }+
chance-spent = It is spent
best-hit = { PERCENT($chance) } hit
best-revealed = { PERCENT($chance) } revealed
best-rallied = { PERCENT($chance) } rallied
ends-round = ends the round
covered = covered by { $units }
warned-pass = Both sides have passed then: the round ends.
warned-spent = { $unit } is spent: this takes { $n } of your { caps }.
warned-vain = No roll hits: the shot can do nothing.

## Orders: which line of the card is carried out, and why not the lines above it

order-priority = priority order { $n }
order-tactical = tactical order { $n }
order-counteraction = Counteraction { $n }
order-mission-order = Mission Order { $n }
order-pass = pass
order-passes = The AI passes
# tactical order 2 (AI closest to Unit: Attack)
order-line = { $order } ({ $line })
# Tactical order 2, “AI closest to Unit: Attack”
order-quoted = { $order }, “{ $line }”
order-first = the first line of the card
order-none = no line of the card fits
# no AI that may act is next to a Unit, so the line above does not apply
order-skipped = { $whys }, so { $n ->
    [one] the line above does not apply
   *[other] the { $n } lines above do not apply
}
order-skipped-too = { $why }, and { $n ->
    [one] the line above it does not apply either
   *[other] the { $n } lines above it do not apply either
}

# Small changes, after "if".
change-fresh = { $unit } were fresh
change-spent = { $unit } were spent
change-unhit = { $unit } were not hit
change-hit = { $unit } were hit
change-destroyed = { $unit } were not there
change-place = { $unit } stood at { $where }
change-facing = { $unit } faced { $facing }
change-smoke = there were smoke at { $where }
change-control = { $who } controlled { $where }
change-no-control = nobody controlled { $where }

## Why not: what was never in question

out-reserve = { $unit } has not come onto the map yet (SOLO-5.6-a).
out-destroyed = { $unit } is destroyed (COH-2.7-b).
out-left = { $unit } has left the map (COH-2.7-b).
out-off = { $unit } is not on the map (COH-1.0-h).
out-late = { $unit } was not on the map when the order was read (COH-4.1-b).
out-unasked = { $unit } was not asked: { $line } names nobody to act (COH-4.1-b).
out-no-line = { $unit } could not act: no line of the card can be carried out (COH-2.2-a).
out-no-target = { $unit } was not aimed at: what the AI did has no target (COH-5.0.1-i).
out-not-named = { $unit } was not aimed at: the order names no such target (COH-5.0.1-a).
out-no-move = { $where } was not looked at: nobody was ordered to move (COH-5.0.1-i).
out-no-entry = { $where } is no hex of its entry edge (SOLO-5.6-c).
out-far = { $where } was not looked at: no move of the AI ends there (COH-2.0-b).
out-order = Order card { $card } was not drawn this turn: the AI reads one card a turn (COH-2.2-a).
out-order-before = Order card { $card } was drawn before: the AI reads one card a turn (COH-2.2-a).
out-card = Action card { $card } is the Player's: the AI plays none (COH-2.1-d).
out-paper = { $what } is nothing the AI chooses (COH-4.1-a).

## What a person may not do. Verbs that are typed, besides the English ones.

typed-fire = fire attack shoot
typed-move = move go sneak enter
refused-not-yours = { $unit } is not yours to order (COH-1.0-h)
refused-not-there = { $unit } is not on the map (COH-1.0-h)
refused-spent = { $unit } is spent, and { caps } do not pay for anything it can do (COH-2.1-c)
refused-idle = { $unit } can do nothing now (COH-2.1-a)
refused-attack = { $unit } cannot attack (COH-2.1-b)
refused-nobody = { $unit }: no enemy is at { $where } (COH-1.0-h)
refused-shot = { $unit } cannot fire at { $where }: { $why } (V-1)
refused-dear-shot = { $unit } cannot fire at { $where }: too dear, it costs { aps } (COH-2.1-b)
refused-move = { $unit } cannot move (COH-2.1-b)
refused-far = { $unit } moves one hex: { $where } is { $n } away (COH-2.0-b)
refused-closed = { $unit } cannot enter { $where } from here (COH-2.0-b)
refused-dear-move = { $unit } cannot pay for { $where }: a move costs { aps } or more (COH-2.1-b)
refused-set-up = { $unit } is set up in one of its { $n } hexes, and { $where } is none of them (COH-1.0-a)

## To compare with the table. gone: where it should not lie there; back: how it lay before.

# round 2, VP 3:1, CAPs 4:2, on the map 7:5, hit G03 S02
compare = round { $round }, VP { $vp }, CAPs { $caps }, on the map { $there }, hit { $hit ->
    [none] nobody
   *[other] { $hit }
}
compare-unit = { $unit }: hex and facing
    .gone = Take { $unit } off the map.
    .back = Put { $unit } back on { $where }{ $facing ->
        [none] { "" }
       *[other] , facing { $facing }
    }{ $spent ->
        [yes] , spent side up
       *[no] { "" }
    }{ $hit ->
        [none] { "" }
       *[other] , with its hit counter ({ $hit })
    }.
compare-side = { $unit }: side up
    .back = Turn { $unit } to its { $value ->
        [spent] spent
       *[fresh] fresh
    } side.
compare-hit = { $unit }: hit counter
    .back = { $hit ->
        [none] Take the hit counter off { $unit }.
       *[other] Put the hit counter back on { $unit }: { $hit }.
    }
compare-vp = victory points, { ADJ($who) }
    .back = Set the { ADJ($who) } VPs back to { $value }.
compare-caps = CAPs, { ADJ($who) }
    .back = Set the { ADJ($who) } CAPs back to { $value }.
compare-round = the round
    .back = Set the round marker back to { $value }.
compare-hand = action cards in hand, { ADJ($who) }
    .back = The { ADJ($who) } hand is { $value } action cards again.
compare-order = order card that counts
    .back = { $value ->
        [none] { "" }
       *[other] Lay out order card { $value } again.
    }
compare-orders = order cards left in the pile
    .back = Shuffle order cards back into the pile: { $value } lie there.
compare-marker = space of the mission marker
    .back = Move the mission marker back to space { $value }.
compare-control = control marker at { $where }
    .gone = Take the control marker off { $where }.
    .back = Put the { ADJ($who) } control marker back on { $where }.
compare-smoke = smoke at { $where }
    .gone = Take the smoke off { $where }.
    .back = Put { $value ->
        [light] light smoke
       *[heavy] heavy smoke
    } back on { $where }.
compare-work = { CAP($work) } at { $where }
    .gone = Take { THE($work) } off { $where }.
    .back = Put { THE($work) } back on { $where }.
way-facing = facing { $facing }
way-gone = off the map
way-side = { $side ->
    [spent] spent side up
   *[fresh] fresh side up
}
way-none = none
way-smoke = { $density ->
    [light] light smoke
    [heavy] heavy smoke
   *[none] none
}
way-card = { $held ->
    [yes] without { $card }
   *[other] { $card } too
}
more-control = control marker of { $who }
more-work = { $work }{ $facing ->
    [none] { "" }
   *[other] , facing { $facing }
}

## What to lay out

lay-maps = { $n ->
    [one] Lay out map { $maps }.
   *[other] Lay out maps { $maps }.
}
lay-board = { $board }{ $turned ->
    [yes] { " " }turned round
   *[no] { "" }
}{ $edge ->
    [none] { "" }
   *[other] , { ITS($edge) } against { THE($to-edge) } of { $to }
}
lay-work = Put { A($work) } on { $where }.
lay-unit = Put { $unit } on { $where }{ $facing ->
    [none] { "" }
   *[other] , facing { $facing }
}{ $spent ->
    [yes] , spent side up
   *[no] { "" }
}{ $hit ->
    [none] { "" }
   *[other] , with the hit counter { $hit }
}.
lay-later = { $n ->
    [0] Have ready for { $who }: { $units }.
   *[other] Lay aside for round { $n }: { $units }.
}
lay-hits = Mix the hit counters face down: { $soft } for infantry and { $armour } for vehicles.
lay-deck = Shuffle the deck of action cards: { cards } ({ $cards }).
lay-orders = Shuffle the AI's order cards: { cards } ({ $cards }).
lay-cup = Put into the cup behind the Rumored Enemies: { $items }.
lay-defences = Mix the Defense Counters: { $items }.
lay-control = Put a control marker of { $who } on { $where }.
lay-track = Set the track of { $who }: VPs { $vp }, CAPs { $caps }.
lay-round = Put the round marker on 1.
lay-mission = Put the mission marker on Start Mission, the round marker on 1.

## What the AI means to do, of a position

plan = { CAP($line) }: { $sentence }.
plan-none = No order on the card can be carried out: the AI passes.
plan-pass = the AI passes
plan-attack = { $unit } attacks { $target }, needing { $needed }
plan-rumor-attack = { $unit } is revealed and attacks { $target } if it can
plan-group-attack = { $unit }, supported by { $helpers }, attacks { $target }, needing { $needed }
plan-pivot-and-attack = { $unit } turns to { $facing } and attacks { $target }
plan-move = { $unit } moves to { $where }{ facing-there }, towards { $target }
plan-move-into-cc = { $unit } moves into close combat with { $target } at { $where }
plan-exit = { $unit } leaves the map
plan-disengage = { $unit } disengages to { $where }{ facing-there }
plan-enter = no AI on the map can do it: one is drawn from the entry cup and comes in if it can
plan-pivot = { $unit } pivots{ facing-there }
plan-rally = { $unit } rallies
plan-auto-rally = { $unit } rallies without a roll
plan-own-orders = the mission's own orders are carried out
facing-there = { $facing ->
    [none] { "" }
   *[other] , facing { $facing }
}

## The position in words

headline = { $title }. { $when }. { $scores }.
when-over = The firefight is over
when-set-up = Set-up
when-turn = Round { $round }{ $last ->
    [none] { "" }
   *[other] { " " }of { $last }
}, turn { $turn }
score = { ADJ($who) } { points } and { caps }
unit-vp = VP
unit-aps = APs
board-side = { CAP($who) }:
# Rifle G03 at K10, light woods, facing N, fresh, in a trench
unit-there = { $unit } at { $where }{ $rides ->
    [none] { "" }
   *[other] , on { $rides }
}{ $facing ->
    [none] { "" }
   *[other] , facing { $facing }
}, { $spent ->
    [yes] spent
   *[no] fresh
}{ $aps ->
    [none] { "" }
   *[other] , activated with { aps } left
}{ $seat ->
    [none] { "" }
   *[other] , commanded by { $seat }
}{ $hit ->
    [none] { "" }
   *[other] , { $hit }
}{ $hidden ->
    [yes] , hidden
   *[no] { "" }
}{ $shelter ->
    [none] { "" }
   *[other] , in { A($shelter) }
}{ $beside ->
    [none] { "" }
   *[other] , outside { THE($beside) }
}{ $locked ->
    [yes] , in close combat
   *[no] { "" }
}
unit-off = { $unit }, { $place ->
    [destroyed] destroyed
    [reserve] to come
   *[other] off the map
}.
board-waiting = { $n ->
    [0] Not placed yet: { $units }.
   *[other] From round { $n }: { $units }.
}
board-hidden = Some units may be hidden.
board-lost = Lost: { $units }.
untold-cards = { $n } not told
board-hand = Your cards: { $cards }.
# Can hit S01 on 9 (28 %).
board-roll = { $unit } on { $needed } ({ PERCENT($chance) })
board-reach = Can hit { $units }.
board-sees = Sees { $units }.
board-sees-too = Also sees { $units }.
board-covered-by = Covered by { $units }.
piece-control = Control marker at { $where }: { ADJ($who) }
piece-work = { CAP($work) } at { $where }{ $facing ->
    [none] { "" }
   *[other] , facing { $facing }
}{ $hidden ->
    [yes] , hidden
   *[no] { "" }
}
piece-smoke = { $density ->
    [heavy] heavy smoke
   *[light] light smoke
} at { $where }
piece-barrage = artillery on { $where } in round { $n }
side-task = Side task: { $told }
decisive = A victory by { $n } VPs or more is decisive, by fewer it is narrow.
own-counteractions = Counteractions
own-mission-orders = Mission orders
own-standing = Standing orders

## Beside the map

list-reserve = To come: { $who }
list-destroyed = Lost: { $who }
list-left = Left the map: { $who }
list-briefing = Briefing
from-round = from round { $n }
track-mission = Mission track
track-space = Space { $n } of { $last }
track-rounds = Rounds
track-round = Round { $n } of { $last }
track-yellow = { $said } (also when passed)
seat-side = the { ADJ($who) } side
seat-ai = the { ADJ($who) } side (AI)
seat-first = the first { ADJ($who) } player
seat-second = the second { ADJ($who) } player
assumes-now = That is how it would be if the AI moved now.
assumes-first = Your dice are taken to miss; what you have not said takes the first answer offered.
assumes-events = Events with dice in them are left out, and ties of places and facings go one way.
picture-title = Conflict of Heroes: { $title }
picture-sight = What { $where } sees
picture-sees = { $where } sees { $n } of { $all } hexes; the others are dark.
look-sees = Sees { $n } of { $all } hexes.
look-covers = Has { $n } of them in its arc.
look-seen = Seen from { $where }, { $n } away.
look-too-far = Out of sight of { $where }: { $n } away.

## Lines of sight

sight-clear = { $where } sees { $to }: nothing between hides it.
sight-dimmed = { $where } sees { $to }, dimmed: { $why }.
sight-blocked = { $where } does not see { $to }: { $why }.
sight-hexside = along the hexside both hide: { $parts }
sight-all = { $where } sees { $n } of { $all } hexes.{ $listed ->
    [none] { "" }
    [seen] { " " }These: { $hexes }.
   *[hidden] { " " }Hidden from it: { $hexes }.
}
hides-smoke = { $where } ({ $density ->
    [heavy] heavy smoke
   *[light] light smoke
})
hides-blind-spot = { $where } ({ $ground }) leaves a blind spot right behind it
hides-terrain = { $where } ({ $ground }) hides up to level { $level }
hides-plateau = { $where } lies as high (level { $level }) as the higher end
hides-higher = { $where } rises to level { $level }

## The key of the map, and the map in letters

key-hill = hill, ▲ for each level
key-wall = wall
key-fresh = fresh, facing up; above: AP to attack and move; below: AR, range, DR
key-spent = spent
key-activated = activated
key-hit = hit
key-hidden = hidden
key-rumor = rumored enemy
key-control = control marker
key-set-up = set-up hex
key-entry = entry hex
letter-open = open
letter-plowed-field = { ground-plowed-field }
letter-light-woods = { ground-light-woods }
letter-heavy-woods = { ground-heavy-woods }
letter-wood-building = { ground-wood-building }
letter-stone-building = { ground-stone-building }
letter-water = { ground-water }
letter-marsh = { ground-marsh }
letter-other = other ground
letter-road = { ground-road }
map-part = From { $first } to { $last }; map all shows everything, map HEX another part.
map-together = Together at { $stacks }.
map-key =
    A unit is its number; below it where it faces (↑↗↘↓↙↖), how it is, its ground:
      - spent, ! hit, x both, * activated, ~ hidden; +2: two more lie there.
    A figure is the level.
    ( ) is a hex under your control, < > under the opponent's.
    Ground: { $ground }.
    Every second column lies half a hex lower than the letter beside it.

## Sources of chance

chance-of-dice = the dice
chance-of-spent-die = the ten-sided die for the AP Spent Check
chance-of-soft-hits = the pile of infantry hit counters
chance-of-armour-hits = the pile of vehicle hit counters
chance-of-action-cards = the deck of action cards
chance-of-orders = the deck of order cards
chance-of-re-cup = the cup behind the Rumored Enemies
chance-of-entry-cup = the cup of AI that enter the map
chance-of-defences = the pool of Defense Counters
chance-of-tie = chance among equals

## Corrections that are not understood. What is typed stays English.

adjust-nothing = nothing to correct; { adjust-how }
adjust-unit = { $given } is not a correction of a unit; { adjust-how }
adjust-unknown = { $given }: no such unit or correction; { adjust-how }
adjust-how = say: UNIT HEX [FACING], UNIT fresh, UNIT spent, UNIT hit NAME, UNIT unhit, UNIT destroyed, caps SIDE N, vp SIDE N, round N, control HEX SIDE or none, smoke HEX light, heavy or none, work HEX KIND [FACING] or none, marker N, hand SIDE +CARD or -CARD, order CARD or none, orders +CARD or -CARD
adjust-sign = { $given } must begin with + (put in) or - (take out)

## Commands of the game

offered-solo = { $title }, alone as the { ADJ($who) } side, { $minutes } minutes
offered-two = { $title }, two players, { $rounds } rounds, { $minutes } minutes
mission-sound = { $file }: { $title }, no faults
orders-usage = orders: say check FILE, such as: opfor coh orders check my-cards.toml
orders-checked = { $n } orders, { $wrong } with errors
sight-usage = sight: say BOARD FROM TO, { sight-such-as }
sight-svg = sight: --svg needs a file, { sight-such-as }
sight-such-as = such as: opfor coh sight 1 D05 H09, or: opfor coh sight 1 D05 --svg seen.svg
sight-unwritten = sight: { $file } cannot be written: { $why }

## Pages of the reference that content makes

pages-units = Units
pages-hits = Hit counters
pages-terrain = Terrain
pages-works = Fieldworks
pages-cards = Action cards
pages-orders = Order cards
pages-words = Words of orders
page-unit = { ADJ($who) } { $unit }
page-order = Order card { $card }
colour-red = red
number-attack = attack
number-ar = AR
number-range = range
number-move = move
number-dr = DR
number-dm = DM
number-none = none
number-number = number
number-kind = kind
number-colour = colour
number-spent = spent number
number-enter = to enter, { $way }
card-kind-action = action
card-kind-bonus = bonus
range = { $least ->
    [none] { $most }
   *[other] { $least } to { $most }
}
front-and-flank = { $front } front ({ $colour }), { $flank } flank
way-foot = foot
way-wheeled = wheeled
way-tracked = tracked
barred = barred
aps-more = +{ $n } AP
pile-soft = soft
pile-armour = armour
no-change = nothing changes
change-of-attack-cost = { $n } AP { $more ->
    [more] more
   *[less] less
} to attack
change-of-move-cost = { $n } AP { $more ->
    [more] more
   *[less] less
} to move
change-of-red = red AR { SIGNED($by) }
change-of-blue = blue AR { SIGNED($by) }
change-of-front-dr = front DR { SIGNED($by) }
change-of-flank-dr = flank DR { SIGNED($by) }
change-only-rally = it may only rally
change-no-move = it cannot move
change-no-red = no red attacks
change-no-blue = no blue attacks
change-range = range { $n }

# The ladders that an order line is settled by, in brief.
ladder-who = who acts: { $ladder }
ladder-whom = on whom: { $ladder }
ladder-hex = to which hex: { $ladder }
ladder-facing = facing: { $ladder }

## Options

option-economy = APs of an activated unit, or one action and a check (default: the mission's)
option-players = partners share a side; 0: as many as the mission is made for
option-level = how hard: opfor missions coh shows what the players win at each
option-lead = what the part of a campaign before this one was worth, -2 to 2
option-extra_vp = VPs that the AI begins with besides; you, if negative

## What a player is asked. $why is what it is about, in words; $about the same as a name.

ask-turn = What do you do?
ask-after-move = Play a card to go one hex further?
# G03 attacks S17, 10 needed: the dice show 4
ask-after-roll = { CAP($why) }. Play a card?
ask-before-roll = { CAP($why) }. Add to the roll?
ask-artillery = Where will the artillery fall next round?
ask-bonus-card = { $about ->
    [another-turn] Play a card for another turn?
   *[other] Play a card against the enemy's action?
}
ask-card-unit = { $why }: for which unit?
ask-dig-in-group = Who else digs in?
ask-drive-on = { $about ->
    [one-hex-further] One hex further: where to?
   *[other] A bonus move is left. Where to?
}
ask-drop-card = Which card do you discard?
ask-facing = Which way does { $why } face?
ask-free-action = { $why }: who does what?
ask-group-enter = Who comes along?
ask-group-step = { $about ->
    [who-goes-along] Who goes along?
   *[other] Which step is the dearest? It comes first.
}
# The action costs 3
ask-payment = { CAP($why) }: how do you pay?
ask-rally-group = Who else rallies?
ask-set-up = Where does { $why } start?
ask-smoke = Where does the smoke go?
# each supporter adds 1
ask-supporters = Who supports the attack? { CAP($why) }.
ask-suspect = Which hex do you fire at?
