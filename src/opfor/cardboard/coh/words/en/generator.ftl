# The firefight generator of Conflict of Heroes: what is said while a mission is made, and the words of
# the mission that comes of it. Sides, units, ground and works are named in told.ftl.

## Who and what

role = { ADJ($who) }{ $n ->
    [none] { "" }
   *[other] { " " }{ $n }
}
player-alone = the Player
player-of = Player { $who }
# map 1 (Plains)
map = map { $board } ({ $title })
caps = { $caps ->
    [one] { $caps } CAP
   *[other] { $caps } CAPs
}
caps-by = { SIGNED($by) } { $by ->
    [1] CAP
    [-1] CAP
   *[other] CAPs
}
rate = { $rate ->
    [one] { $rate } Action Card
   *[other] { $rate } Action Cards
}
points = { $points ->
    [one] { $points } VP
   *[other] { $points } VPs
}
held = { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
kind-victory = victory points
kind-rule = special rule
kind-event = special event
section-units = Units
section-victory = Victory Points
section-special = Special Rules & Events
# Veteran (special event). Old hands are already where they ought to be. +1 CAP.
card-top = { $title } ({ $kind }). { $text }{ $bonus ->
    [none] { "" }
   *[other] { " " }{ $bonus }.
}
card-bottom = { $units }{ $bonus ->
    [none] { "" }
   *[other] ; { $bonus }
}.

## Events as sentences. $role is who plays, $who a side.

event-decks-built = { "" }
event-site-recorded = { "" }
event-turn-ended = { "" }
event-initiative-won = { $player ->
    [player] { "" }
   *[other] { CAP($named) } has the initiative.
}
event-sides-taken = { $alone ->
    [yes] The { ADJ($who) } side begins; you choose for both sides.
   *[no] { CAP($roles) }; the { ADJ($who) } side begins.
}
takes-role = { $player } plays { $role }
event-map-laid = { CAP($map) } is laid{ $entering ->
    [none] { "" }
   *[other] ; entry moves one map out for { $entering }
}.
event-map-switched = { CAP($new-map) } takes the place of map { $old }.
event-edge-taken = { $role } enters by { THE($edge) }.
event-stage-reached = { $stage ->
    [done] The firefight is ready.
   *[other] { "" }
}
event-pools-discarded = All cards are played; what is left of decks and counters goes away.
event-card-dealt = { $card ->
    [none] { "" }
   *[other] { $role } draws card { $card }: { $title }, or { $bottom }
}
event-action-card-drawn = { $role } draws { $card ->
    [none] an Action Card
   *[other] { $card }
}.
event-card-returned = { $role } puts card { $card } back on top.
event-card-played = { $half ->
    [bottom] { $role } plays card { $card } for its Units.
   *[top] { $role } plays card { $card }, { $title }: { $text }
}
event-condition-drawn = { $title } is drawn.
event-condition-played = { $title } is played for its { $half ->
    [top] top
   *[bottom] bottom
}: { $text }
event-caps-changed = { $role }: { $bonus }, now { caps }.
event-rate-changed = { $role } will draw { rate } a round.
event-rounds-changed = The firefight will last { $rounds } rounds.
event-units-gained = { $units } { $units ->
    [one] joins
   *[other] join
} { $who }{ $round ->
    [0] { "" }
   *[other] { " " }in round { $round }
}.
event-unit-placed = { ADJ($who) } { $unit } { $hidden ->
    [yes] hides{ $where ->
        [none] { "" }
       *[other] { " " }at { $where }
    }
   *[no] is placed on { $where }, facing { $facing }
}.
event-unit-sheltered = { $unit } { $inside ->
    [yes] goes inside
   *[no] stays outside
}.
event-unit-turned = { $unit } turns to face { $facing }.
event-units-cupped = Into the cup of rumours: { $units }.
event-marker-placed = A { ADJ($who) } Control Marker lies on { $where }.
event-work-placed = { CAP($work) } on { $where }.
event-counter-moved = A { $what ->
    [unit] Unit
    [marker] Control Marker
    [site] hiding place
   *[work] Defense Counter
} that could not stay moves to { $where }.
event-truck-routed = { $driven ->
    [yes] { $unit } drives from { THE($entrance) } to { THE($exit) }.
   *[no] { $unit } has no road left to drive along.
}
event-counter-drawn = A Defense Counter is drawn: { $faces }.
event-counter-kept = There is no place for { $faces }.
event-work-removed = The hidden mine becomes a rumour.
event-score-added = { CAP($who) } can score by card { $card }.
event-points-given = { CAP($who) } begin with { points } more.
event-rule-added = { $text ->
    [none] { "" }
   *[other] In force: { $text }
}
event-units-chosen = Chosen: { $units }.
event-artillery-gained = { CAP($who) } have { $strikes ->
    [one] { $strikes } artillery strike
   *[other] { $strikes } artillery strikes
} a round.
event-mission-developed = You command { $who }. The AI commands { $foe } by the { $sheet ->
    [defense] defense
   *[offense] offense
} side of its sheet, with { $tiles ->
    [none] no tiles
   *[other] tiles { $tiles }
}.

## Instructions

do-card-played = { $section ->
    [none] Discard { ADJ($who) } card { $card }.
   *[other] Put { ADJ($who) } card { $card } under { $section }.
}
do-caps-changed = Put the CAP marker of { $role } on { $caps }.
do-card-returned = Put { $role } card { $card } back on top of its deck.
do-units-gained = { event-units-gained }
do-unit-placed = { event-unit-placed }
do-marker-placed = { event-marker-placed }
do-work-placed = { event-work-placed }
do-map-laid = { event-map-laid }
do-rounds-changed = Put the end mark on round { $rounds }.
do-pools-discarded = Put decks and counters away; the round marker goes on 1.
do-mission-developed = Turn the Mission Sheet to its { $sheet ->
    [defense] defense
   *[offense] offense
} side and lay the tiles.

## What is offered

act-play-card = { $half ->
    [top] { $top }
   *[bottom] { $bottom }
}
act-lay-map = { $map }{ $side ->
    [none] { "" }
    [north] , north of map { $beside }
    [south] , south of map { $beside }
    [east] , east of map { $beside }
   *[west] , west of map { $beside }
}{ $turned ->
    [yes] , turned
   *[no] { "" }
}
act-switch-to = { $new-map }, in place of map { $old }
act-take-edge = { THE($edge) }, { $long ->
    [yes] long
   *[no] short
}
act-take-side = { $who }
act-take-deck = { $role } has the lower numbers
act-top-condition = { $title } for its top: { $text }
act-bottom-condition = { $title } for its bottom: { $text }
act-route-truck = in by { THE($entrance) }, out by { THE($exit) }
act-use-card = { $card ->
    [none] no card
   *[other] the Units of card { $card }: { $units }
}
act-no-more = no more
act-show-face = { $work }
act-place-unit = { $unit } to { $where }
act-leave-unit = { $unit } stays at the edge
act-put-marker = { $where }
act-put-counter = { $where }
act-put-site = { $where }
act-move-counter = { $where }
act-choose-unit = { $unit }
act-take-unit = { $unit }
act-shelter = { $unit } { $inside ->
    [yes] goes inside
   *[no] stays outside
}
act-face = towards { $facing }

## Choices that develop the AI

candidate-card = card { $n }
candidate-counteraction = Counteraction space { $n }
candidate-mission-order = Mission Order space { $n }
candidate-track = Mission Track space { $n }
candidate-defense = Defense
candidate-offense = Offense
tile-lies = Tile { $n } ({ $title }) { $where ->
    [none] is left out
   *[other] lies on { $where }
}

## The table in words

headline = { $title }: { $rounds } rounds.{ $stage ->
    [play] { " " }Card { $n } of { $all } is played by { $role }{ $player ->
        [none] { "" }
       *[other] { " " }({ $player })
    }.
    [done] { " " }Ready to play.
   *[other] { "" }
}
maps = { CAP($maps) }, north at the top:
no-map = No map has been chosen yet.
note = Note: { $advice }
control-marker = { ADJ($who) } Control Marker at { $where }
work-at = { CAP($work) } at { $where } ({ ADJ($who) }{ $hidden ->
    [yes] , hidden
   *[no] { "" }
}).
work-label = { CAP($work) } at { $where }
role-line = { $role }{ $player ->
    [none] { "" }
   *[other] { " " }({ $player })
}{ $edge ->
    [none] { "" }
   *[other] , enters by { THE($edge) }
}: { caps }, { rate } a round{ $held ->
    [0] { "" }
   *[other] , { held } in hand
}.
filed-units = Units: { $card }, { $units }.
filed-card = { $section }: { $card } { $text }
filed-beside = Beside the board: { $title }.
units-there = On the map: { $units }.
units-edge = Waiting at the edge: { $units }.
units-round = In round { $n }: { $units }.
units-cup = In the cup: { $units }.
unit-placed = { $unit } at { $where } facing { $facing }{ $shelter ->
    [inside] , inside
    [outside] , outside
   *[none] { "" }
}
unit-hidden = { $unit } hidden{ $where ->
    [none] { "" }
   *[other] { " " }at { $where }
}
unit-label = { $unit } at { $where }
ai-commands = The AI commands { $who } by the { $sheet ->
    [defense] defense
   *[offense] offense
} side of its sheet:
ai-counteraction = Counteraction tile { $tile }
ai-mission-order = Mission Order tile { $tile }
ai-no-counteraction = Counteractions: only the one printed on the sheet.
ai-no-mission-order = Mission Orders: only the one printed on the sheet.
ai-track = Mission Track, space { $n }: tile { $tile }
tile = { $n }: { $title }. { $lines }.
tile-on-track = { $n }, { $title }. { $lines }.
ai-deck = The track ends on space { $n }. Order deck: { $cards } cards.
ai-cup = Entry cup: { $units }.
empty = empty
hand-of = Your hand ({ $role }):
hand-top = { $card } top     { $text }
hand-bottom = { $card } bottom  { $text }
hand-not-now = { $card } top cannot be played now: { $why } ({ $rule }).
record-board = Record board: { ADJ($who) }
waiting-units = { ADJ($who) } Units that wait
waiting-edge = at the edge
waiting-scheduled = in round { $n }
waiting-cup = in the cup
all-maps = Maps
caps-of = { $role } CAPs
seat-alone = Player
map-entering = -- { $roles } { $roles ->
    [one] enters
   *[other] enter
} here --
letter-hill = 1-3 open, that level
letter-G = German Unit
letter-S = Soviet Unit
letter-g = German Control Marker
letter-s = Soviet Control Marker
letter-work = Defense Counter
letter-hidden = hidden
map-columns = Even columns lie half a hex lower than odd ones.

## What somebody is asked first

guideline-own = of your own making: players, rounds, hands, CAPs and cards as the options say
ask-guideline = Which guideline?
ask-players = How many players?
ask-rounds = How many rounds?
ask-hand = How many cards has each hand?
ask-caps = How many CAPs has each?
as-usual = as the guideline for so many has it
ask-solo = A solo mission?
ask-variant = With the guideline's variant?
two-people = two people, each with a hand of cards
one-person = one person, for both sides; then against the AI
as-it-stands = as it stands
# Intro Firefight: 2 players, 4 rounds, 30-45 min, cards 01-04, hand 4
guideline = { $title }: { $players } players, { $rounds } rounds, { $minutes } min, cards { $first }-{ $last }, hand { $hands }

## Sources of chance

chance-of-initiative = the roll for the initiative
chance-of-cards = the generator cards of { $role }
chance-of-condition-cards = the Condition Cards
chance-of-defense-counters = the Defense Counters
chance-of-action-cards = the Action Cards
chance-of-side-die = the die that says whom the Player commands
chance-of-sheet-die = the die for the side of the Mission Sheet
chance-of-command-cards = Command Cards that leave the order deck
chance-of-tie = ties left to chance

## Why something is not legal

refused-units-of = units_of: card { $card } has no Units waiting that could be placed
refused-edge = edges: { $edge } is not offered; choose: { $offered }
refused-add-map = add_map: map { $board } cannot be laid so
refused-boards = boards: map { $board } cannot be laid so
refused-truck = truck: no road joins these edges
refused-switch = switch: { $old } cannot be switched for { $new }
refused-other = { $given } is not legal; legal: { $offered }
card-of = { $side } card { $card }
refused-played = { card-of } has been played already
refused-deck = { card-of } is not in the deck, which has { $first } to { $last }
refused-hand = { card-of } is not in hand
refused-half = { card-of } cannot be played for its { $half }
refused-top = { card-of } cannot be played for its top: { $why }
refused-marker = no Control Marker may go on { $where }{ because }
refused-unit = { $unit } may not be placed on { $where }{ because }
refused-counter = no counter may go on { $where }{ because }
because = { $why ->
    [none] { "" }
   *[other] : { $why }
}

## The words of a mission that was made. They are written into its file in English; other languages
## find them there again, so each is one plain sentence without choices.

made-title = { $prize }, { $board }
made-title-numbered = { $prize }, { $board } (No. { $n })
made-place = the { $ground } at { $where }
made-road = road
made-hill = hill
made-field = field
made-way-out = The way out { $edge }
made-prize-truck = Vital cargo
made-prize-hidden = Manhunt
made-prize-survive = They must live
made-prize-kills = War of attrition
made-prize-none = Meeting engagement
made-ground = { $maps }.
made-ground-rounds = { $maps }, { $n } rounds.
made-map = Map { $board } ({ $title })
made-germans = The Germans come from the { $edge } with { $units }.
made-soviets = The Soviets come from the { $edge } with { $units }.
made-germans-stand = The Germans come from the { $edge } with { $units }; { $n } already on the map.
made-soviets-stand = The Soviets come from the { $edge } with { $units }; { $n } already on the map.
made-foot = { $n } foot unit
made-foots = { $n } foot units
made-gun = { $n } gun
made-guns = { $n } guns
made-vehicle = { $n } vehicle
made-vehicles = { $n } vehicles
made-nobody = nobody
made-wish-german = The Germans are to { $wishes }.
made-wish-soviet = The Soviets are to { $wishes }.
made-no-wish = Neither has orders beyond destroying the other.
made-wish-take = take { $place }
made-wish-exit = break out over the { $edge } edge
made-wish-truck = bring a truck through
made-wish-hidden = find the one who hides
made-wish-survive = keep { $units } alive
made-way = the way { $edge }
made-heavy = enemy heavy weapon
made-you-defends = You command the { $side }; the AI defends.
made-you-attacks = You command the { $side }; the AI attacks.
made-germans-name = Germans
made-soviets-name = Soviets
made-german = German
made-soviet = Soviet
made-both = Both sides
made-rule = { $title } ({ $side }): { $text }
made-artillery = The AI plots no artillery before the rounds; its tile resolves the strikes.
made-exit-edge = The edge by which AI leave the map is an Objective of the AI's.
made-usual = Destroy enemy units: 1 VP each.
made-keep = Keep { $place }: { $points } to whoever takes it.
made-take = Take { $place }: { $points } each time.
made-exit = Leave the map by the { $edge } edge: { $points } for each unit.
made-kills = Each { $units } destroyed: { $points } more.
made-enemy = enemy { $units }
made-enemy-unit = enemy unit
made-enemy-foot = foot unit
made-enemy-gun = gun
made-enemy-vehicle = vehicle
made-hidden = Destroy the unit that hides: { $points } more.
made-survive = Keep { $units } alive: { $points } each, lost with it.
made-trip = Bring { $unit } along the road from { $first } to { $last } and out: { $points }.
made-point = { $n } VP
made-points = { $n } VPs
made-hider = One of your Units hides on the map; alive at the end it is worth { $n } VPs.
made-tile = Tile { $n }: { $title }
made-tile-of = tile { $n } { $title }
made-sheet = of the Mission Sheet
made-printed = Printed event

## Options

option-guideline = 1 to 8; 0 is a game of your own making (default 1)
option-solo = a mission against the AI, guidelines 1 to 6
option-variant = the guideline's variant
option-players = 2 to 4, only with guideline 0
option-hand = cards in each hand (default: the guideline's)
option-rounds = how many (default: the guideline's)
option-caps = CAPs of each side (default: the guideline's)
option-cards = generator cards, such as 01-09 (default: the guideline's)
option-extra_card = one card more is drawn, the last one left is not played
option-handicap = who is helped, such as soviet or german-2
option-handicap_caps = by 1 or 2 CAPs
option-handicap_card = by one card more
option-smoke = 4 smoke counters among the Defense Counters
option-ignore_numbers = any counter of a name will do
option-fewer_caps = solo, to make it harder: 1 or 2 CAPs less for you
option-fewer_command_cards = solo, to make it easier: 1 or 2 Command Cards less for the AI
option-boards = only these boards, those you own: 1,2,4,5
option-first_map = the map that is laid first: 4
option-hands = the hands of the seats in their order, where they differ: 8,6,6
