# What is printed of Conflict of Heroes. A piece of text is one entry: its value is the title, its
# attributes are the lines in their order; a line that comes to nothing is left out. Yes and no say
# what a mission has ($solo, $smoke, $walls …), numbers are those of the rules.

## The rules in short

chapter-rules = The rules in short
    .about = What this mission needs of them.

before-round = Before each round
    .steps = { $steps }.
    .first = { $solo ->
        [yes] Then roll two dice for initiative: on { $solo_initiative } or more you take the first turn, otherwise the AI.
       *[no] Then both sides roll two dice for initiative, ties again; the higher takes the first turn. CAPs are committed before anybody rolls, first by the side with more CAPs (the Soviets if equal).
    }
    .only = Before round 1 only initiative{ $artillery ->
        [yes] { " " }and the first artillery targets
       *[no] { "" }
    }.
step-fresh = all units turn Fresh
step-orders = shuffle all order cards, discards included
step-smoke = heavy smoke becomes light, light smoke goes
step-caps = CAPs go back to the start value less one for each casualty
step-cards = draw Action Cards; an empty deck is made from the discards
step-artillery = note artillery targets for the next round, then resolve those noted before

turns = Turns
    .end = Sides alternate; a turn is one action or a pass. When { $teams ->
        [yes] all players pass in succession
       *[no] both sides pass in a row
    }, the round is over and CAPs left over are lost.
    .kinds = Actions: move, pivot, attack, rally, enter or leave the map, dig in, an action card{ $lays-smoke ->
        [yes] , lay smoke
       *[no] { "" }
    }{ $transport ->
        [yes] , mount or dismount
       *[no] { "" }
    }.
    .check = { $economy ->
        [activation] { "" }
        [cards] A Fresh unit may take one action, whatever it costs. Then comes a spent check: turn over an order card; if the action's AP cost is at least its spent number, the unit is Spent, unless the card says it remains Fresh. Nothing else on that card counts. A cost of 0 needs no check, a group makes one. Discard the card; an empty pile is reshuffled.
       *[die] A Fresh unit may take one action, whatever it costs. Then comes a spent check: roll a ten-sided die and take the number in its place of this row: { $spent_numbers }. If the AP cost is at least that number, the unit is Spent. A group makes one check.
    }
    .team = { $teams ->
        [yes] Partners take their side's turns in rotation, each with its own units; they share CAPs, cards, points and what they see. Groups are formed of one player's units.
       *[no] { "" }
    }
    .activated = { $activation ->
        [yes] { $teams ->
            [yes] Each player has
           *[no] Each side has
        } one activated unit at a time. A Fresh unit that is activated gets { $activation_aps } APs and pays its actions with them, turn after turn. It is Spent when they are used up, when another unit is activated, or when you pass.
       *[no] { "" }
    }
    .opportunity = { $activation ->
        [yes] Opportunity action: while one of your units is activated, any other Fresh unit may take a single action for up to { $activation_aps } APs of its own; then it is Spent.
       *[no] { "" }
    }
    .spent = A Spent unit cannot pay with APs until the next round; only CAPs or cards let it act.
    .stall = Stall: pay { $stall_cost } AP with a Fresh unit, or 1 CAP, and do nothing; that is not a pass.

caps = CAPs
    .lower = CAPs lower the AP cost of an action one for one.
    .pay = Or they pay all of it: then any unit may act, Fresh or Spent, and stays so{ $activation ->
        [yes] { "" }
       *[no] { " " }and without a check
    }.
    .roll = Or they are added to a roll of your own before it is made, at most 2: attacks, rallies, initiative, artillery accuracy, your mines; not to hit counters, cards or drift.
    .loss = A destroyed unit (not a truck or wagon) means 1 CAP less in every round to come; now one is lost only if all of this round are still there.

moving = Moving
    .move = A move goes one hex and costs the move cost plus what the ground adds (table); { $backwards_cost } more into a hex that is not one of the three in front. Afterwards the unit faces as you like.
    .pivot = Pivot in place: { $pivot_cost } AP (plus a hit's move cost). There is no limit to the number of units in a hex.
    .enter = Entering: on a hex of your edge without an enemy, for the cost of moving into it (no surcharge on a road). If enemies stand on all of them: by an edge hex within two of them.
    .leave = { $exits ->
        [yes] Leaving the map from an exit hex costs the move cost.
       *[no] { "" }
    }
    .close = Moving into a hex with an enemy is close combat. A unit so attacked may leave in its next turn, but not into the hex the enemy came from nor next to it.

driving = Vehicles
    .bonus = { $bonus ->
        [yes] Bonus moves come free after a move into a front hex along a road or into open ground without crossing a wall, and after entering on such a hex: w one hex along a road not holding a vehicle; t one hex along a road or into open ground without crossing a wall. Heavy smoke and some works (table) end them.
       *[no] { "" }
    }
    .turret = { $turret ->
        [yes] A turret fires all round; outside the front arc it costs { $turret_cost } more.
       *[no] { "" }
    }
    .transport = { $transport ->
        [yes] A transport carries or tows one unit: it mounts from the same or a neighbouring hex for its own move cost, and dismounts into the hex or a neighbouring one for the cost of a move. Aboard it cannot attack; attacks are rolled against it, too.{ $apc ->
            [yes] { " " }In an armoured carrier its DV is { $passenger_shield } higher.
           *[no] { "" }
        }
       *[no] { "" }
    }
    .behind = Foot in a hex with a vehicle of its own side: DV +{ $behind_vehicle } against fire.

together = Groups
    .move = Units in the same or neighbouring hexes may move as a group: the first step sets the cost, each of the others takes one step (or pivots) for no more than that. Several may also enter together, on hexes that touch.
    .rally = Hit neighbours may rally as a group for one cost, each with its own roll. For group attacks see Attacking.
    .share = { $activation ->
        [yes] With APs, units may join the activated one only in its first action; from then on they share its APs and are Spent together.
       *[no] { "" }
    }

front-and-flank = Front and flank
    .note = A counter facing north. Front hexes and all beyond them outwards are its arc.

attacking = Attacking
    .fire = Fire at a hex with a known enemy: in sight, in arc (the three front hexes and all beyond them outwards; all round for some), not nearer than the least range, at most twice the range. The cost is the attack cost.
    .roll = Roll two dice against each unit in the hex, your own too. Needed: DV − AR.
    .ar = AR: red against a red DR, blue against a blue one. Next to the target { SIGNED($short_range) }, beyond normal range { SIGNED($long_range) }{ $heights ->
        [yes] , from higher ground { SIGNED($higher-ar) }
       *[no] { "" }
    }, each supporter { SIGNED($support) }.
    .dv = DV: front DR, or flank DR if the attacker is outside the target's three front hexes and all beyond them. Add the DM of the ground and of its shelter{ $walls ->
        [yes] , { SIGNED($wall-dm) } for a wall on the target's hexside that the fire crosses{ $explosive ->
            [yes] { " " }(not against high explosive)
           *[no] { "" }
        }
       *[no] { "" }
    }{ $heights ->
        [yes] , if the target is higher { SIGNED($higher-dm) }
       *[no] { "" }
    }.
    .support = Support: units of yours in the attacker's hex or next to it that have the target in sight, arc and normal range, with no hit that changes their fire, act as one group.
    .kill = The roll decides: needed or more is a hit; { $kill_margin } or more above it destroys.
    .explosive = { $explosive ->
        [yes] High explosive always meets the flank DR.
       *[no] { "" }
    }
    .indirect = { $indirect ->
        [yes] Indirect fire (second attack cost): the target need not be seen by the mortar, only from some hex within { $spotter_range } of it that the mortar sees.
       *[no] { "" }
    }
    .flame = { $flame ->
        [yes] Flamethrower: range { $flame_range }, AR { $flame_red } red and { $flame_blue } blue against the bare flank DR; no ground or shelter helps. In close combat it may be used, too.
       *[no] { "" }
    }
    .open = { $open-topped ->
        [yes] Open-topped vehicles count as red (soft) against high explosive, flames, artillery and foot in close combat.
       *[no] { "" }
    }
    .example = { $example ->
        [none] { "" }
       *[other] { $example }
    }
example = Example: { $shooter } fires at { $target }, which faces it in { $ground }, within normal range. AR { $ar } ({ $colour }); DV { $dr } + { $dm } = { $dv }; needed { $needed }. From the next hex the AR is { $near }: { $near-needed } hits, { $near-kill } destroys.

closing = Close combat
    .only = In a hex with enemies a unit may only attack one of them or move out (and play cards); nobody rallies there, except by a card or an AI order.
    .ar = AR { SIGNED($close_combat) } (a boxed AR { SIGNED($close_combat_boxed) } instead); against the flank DR; ground (not for vehicles) and shelter count; walls, height, range and smoke do not. Units in the same hex may support. Fire from outside is rolled against everybody there.

hits-and-rally = Hits and rally
    .hit = The first hit draws a hit counter{ $armour ->
        [yes] { " " }of the soft pile for a red DR, of the armour pile for a blue one
       *[no] { "" }
    }; the second destroys. Numbers on it change the unit's; range replaces its own if lower. No cost falls below 1.
    .rally = Rally ({ $rally_cost } APs, not in close combat): two dice, the counter's number or more takes it off, back to its pile. 1 less is needed in cover (ground: see table; a hex with a wall; heavy smoke; a work that shelters it), 1 less with a unit of its own side without a hit in the hex.

sight = Sight
    .line = A line from centre to centre. Woods and buildings between the ends hide what is behind them; the hexes at the ends do not. A line along a hexside is blocked only if both hexes block; touching a corner never does. Units and walls block nothing.
    .heights = { $heights ->
        [yes] Heights: woods and buildings reach one level above their ground. Ends of one level are hidden by anything higher than that level; ends of different levels by anything as high as the higher end, and by woods or buildings right next to the lower end.
       *[no] { "" }
    }

digging = Digging in
    .dig = { $dig_in_cost } APs: a foot unit not in close combat or water, in a hex without a work, gets a hasty defence.

smoke = Smoke
    .lay = { $smokers ->
        [none] { "" }
       *[other] A unit that can lays heavy smoke for its attack cost: { $smokers }.
    }
    .hides = Not in water. Heavy smoke hides what is behind it, light smoke only if two lie on the line; the hexes at the ends do not count.
    .fire = Fire into smoke: DV +2 heavy, +1 light; through one light smoke +1; together at most +2. Fire out of smoke: AR −2 heavy, −1 light.
smoke-thrown = thrown into its own or a neighbouring hex it sees
smoke-fired = fired by a mortar as far as it could fire

artillery = Artillery
    .noted = { $artillery ->
        [yes] Targets are noted in secret.
       *[no] { "" }
    }
    .falls = When it falls roll a die: { $drift } or more is on target. Less: it lands as many hexes away as the die shows, in a direction given by another die (1 north, then clockwise); off the map it is lost.
    .attacks = It attacks everybody in the hex and the six around it with AR { $artillery_red } red, { $artillery_blue } blue against the flank DR, ground and shelter added (heavy woods not for soft targets). Smoke shells put heavy smoke on all seven instead.
drift = { $n } ({ ADJ($who) })

hiding = Hidden units
    .off = They stay off the map and face as they like. They come onto it when they act (except hidden moves), when anybody else is in their hex, or when noticed: in ground without a DM, foot and guns by enemies who see them from { $hidden_in_open } hexes or less, vehicles by any who see them. Heavy smoke hides like ground with a DM.
    .move = Hidden move: { $hide_cost } APs for one hex, if it stays unnoticed there (vehicles only out of all sight). Hiding again: { $hide_cost } APs out of every enemy's sight, for a side that had hidden units.
    .search = Search by fire: attack an empty hex; with { $find_hidden } plus its DM on two dice who hides there is shown and attacked (flames always find them).

standing = In force all mission long
rule-of = { $who ->
    [none] Both sides
   *[other] { ADJ($who) } side
}: { $rule }
rule-sight-limit = nobody sees farther than { $n } hexes.
rule-no-bonus-moves = vehicles make no bonus moves.
rule-initiative-bonus = initiative rolls { SIGNED($n) }.
rule-rally-bonus = rally rolls { SIGNED($n) }.

## Tables

ground-table = Ground
    .note = Costs are added to the move cost; no: only along a road. Along a road neither ground nor wall costs anything. Guns move as wheels.
    .blocks = { $blocking ->
        [none] { "" }
       *[other] What blocks sight: { $blocking }.
    }
    .cover = { $covering ->
        [none] { "" }
       *[other] What counts as cover for rallies: { $covering }.
    }
    .climb = { $heights ->
        [yes] Foot and guns pay { $climb } for climbing a level; a step of two levels costs them { $steep } either way and is closed to vehicles, which otherwise climb for free.
       *[no] { "" }
    }
    .water = { $water ->
        [yes] Water: only foot with a move cost of { $unburdened_move_cost } or less; no attacks from it.
       *[no] { "" }
    }
    .woods = { $shelled-woods ->
        [yes] Heavy woods do not protect soft targets from high explosive.
       *[no] { "" }
    }
ground-wall = wall hexside
head-ground = Ground
head-foot = Foot
head-wheels = Wheels
head-tracks = Tracks
head-dm = DM
head-work = Work
head-dr = DR
head-shelters = Shelters
head-effect = Effect
head-hit = Hit
head-pile = Pile
head-copies = No.
no = no

works-table = Fortifications and obstacles
    .note = Whoever comes first into an empty trench, bunker or hasty defence that nobody dug holds it until all its holders are gone; only they are sheltered. One work to a hex. Attacks on a hex also roll against a known work in it: red AR against its DR, a hit removes it. Direct fire may be aimed at an enemy work in a hex where nobody is to be seen.
body-foot = foot
body-gun = gun
body-vehicle = vehicle
# What a work does, in the order in which it is told.
does-flank = from behind and in close combat +{ $flank }
does-built = dug: only for its builder, until it moves, pivots or falls
does-facing = fires only through its front; no mortar fire
does-bars = no wheels
does-slows = foot pays a die roll more to enter
does-crushed = tracked vehicles crush it
does-explodes = attacks whoever enters, pivots or fights close combat on it: { $mines_hit } on two dice hits, { $mines-kill } destroys; not pioneers
does-stops = ends bonus moves

hits-table = Hit counters
    .note = fl, fr: flank and front DR. AR: both, or r red and b blue. rally: needed on two dice.

## Running the AI

chapter-ai = Running the AI
    .about = AI: its counters. Units: yours.
flow-card = Order card
    .how = draw
flow-track = Track
    .how = if the header says so
flow-order = Order
    .how = ▶ first, then 1, 2, 3 …
flow-who = Who
    .how = carries it out
flow-target = Target
    .how = what it acts on
flow-hex = Hex, facing
    .how = of a move
flow-check = Spent check
    .how = green cards

ai-turn = The AI's turn
    .draw = Draw an order card. If it has a track header (green cards only) and the AI and Units in play are at most its number, the marker advances first: see the track. In play: everybody on the map, Fresh or Spent, hidden units and Rumored Enemies too, and those off it whose first round of entry this is{ $entry-cup ->
        [yes] , in the entry cup or not
       *[no] { "" }
    }; not trucks and wagons. Then go on with the same card.
    .line = Carry out one of its lines, priority orders (▶) before tactical orders, and nothing after it. None is left: the AI passes.
    .check = Green card: whoever acted then makes one spent check, all together. Its cost: the highest of what was done (attacks: the leader's attack cost; a pivot and its attack: both). Blue card: there is no check.
    .caps = The AI has no CAPs. +1CAP or +2CAP on an order is added to its first attack roll.
    .distance = Distance is counted in hexes, whatever the ground.

ai-priority = Priority orders
    .stroke = Actions with a stroke between them: try the first with every AI, only then the next.
    .cc = CC: Attack is on a Unit in its hex; poor close fighters (boxed red AR) disengage instead if they can. Rally there is allowed.
    .short = Short Range: against a Unit next to it. Pivot: only if such a Unit is outside its front arc, it can attack none of them, and another facing brings more Units into its fire zone.
    .pass = AI passes if …: compare Fresh AI with Fresh Units on the map, those due this round included.

ai-attacks = Attacks of the AI
    .limits = Not at long range unless the order says Long Range Attack; never if 11 or more would be needed, all modifiers and the order's CAPs counted; never into a hex where AI and Units fight; in close combat only there.{ $flame ->
        [yes] { " " }Never with flamethrowers.
       *[no] { "" }
    }
    .order = The target is rolled for first, then everybody else in its hex.
    .group = Group Attack: all neighbouring AI that the card lets act and that can, support.

ai-moves = Moves of the AI
    .flank = Poor close fighters and unarmed AI do not fight. If the target is an Objective, the flank is that of the Unit nearest to the AI. In close combat a move order makes it disengage.
    .pivot = If no AI at all can move for the order, one that would face otherwise pivots instead, by the rules for facing. Low Risk: one inside a fire zone only to a Unit that sees it from outside its front arc.
    .zone = Fire zone: what a Unit on the map has in sight, arc and normal range, with an AR of 0 or better, Fresh or Spent.

ai-vehicles = Vehicles of the AI
    .none = They make no bonus moves.

ai-rumors = Rumored Enemies (RE)
    .act = They act like other AI: foot, move cost 1, range 5, no facing, no fire zone, lowest AR.
    .shown = Revealed next to a Unit; on ground without DM in sight of a Unit; when one attacks; when you attack it and roll 9 or more in all (below 9 nothing happens).
    .draw = Draw from the RE cup. An AI takes its place, Fresh or Spent as it was, facing the closest Unit, of all facings that do so with most Units in its arc (under your fire: first with most in its fire zone). No Enemy, or an empty cup: it is gone, and the No Enemy counter too.{ $mines ->
        [yes] { " " }Mine: mines lie there from now on; as No Enemy for the order that revealed it.
       *[no] { "" }
    }
    .attack = It was to attack: the AI drawn does so if it can under the order; otherwise, or with No Enemy, the AI passes. You attacked it: the same dice count against what was drawn.

ai-entry = Entry cup
    .draw = A Move or Low Risk Move, on a card or in the AI's own lines, that no AI on the map can do (not even by a pivot) draws an AI from the cup; an empty cup: read on. The hex's cost counts for the check; with no target on the map it comes in all the same.
    .unfit = If the order's words do not fit it (words about its hex aside; RE never fits), or no hex is open: it goes back and the AI passes.

ai-events = The track, events and the AI's own lines
    .if = If …: the line can be done only while that is true. then: afterwards, if it can be done; the same AI goes on unless another is named. Each, 2, 3 …: so many, one after another.
    .blue = Events count as blue cards: Fresh and Spent AI, no checks. All lines of a space are tried in turn. Counteractions and Mission Orders follow the colour of their card.
    .artillery = { $says-artillery ->
        [yes] Artillery on …: a strike as in the rules in short, drift included, at once.
       *[no] { "" }
    }
    .defence = { $says-defence ->
        [yes] A random Defense Counter: draw one. A shelter is for an AI on ground without DM that fits into it. The AI holds its Control Markers, else its counters. Not in water, not where one lies, not next to a Unit or a Control Marker of yours. With no such hex it is out of the game; with nothing to hold none is drawn.
       *[no] { "" }
    }
    .smoke = { $says-smoke ->
        [yes] Smoke goes where the line says. Place … Smoke is heavy, Light Smoke light.
       *[no] { "" }
    }
    .hex = { $says-hex ->
        [yes] The drawn hex: the hex number of the order card just drawn{ $several-maps ->
            [yes] { " " }(on the map where it helps the AI most)
           *[no] { "" }
        }; discard the card.
       *[no] { "" }
    }
    .bring = { $says-bring ->
        [yes] Bring …: AI drawn from the cup, or a group, are put down where the line says, otherwise at their entry edge, each to the AI's advantage; one that finds no hex goes back.
       *[no] { "" }
    }
    .drive = { $says-drive ->
        [yes] Drive …: it goes { $activation_aps } hexes along its road, divided by its move cost, coming in on the first; it halts before a hex with anybody in it and while a hit keeps it from moving. From the last hex it leaves the map.
       *[no] { "" }
    }

ai-losses = Destroyed AI
    .pay = Turn order cards over onto the discards until a blue one comes: it leaves the game, unless it is the last blue one of all. Then shuffle everything into a new pile. Once for each, before any check.

ai-end = Rounds and the end
    .last = When the marker reaches the last space, its event is carried out and all is over.
    .limit = { $limited ->
        [yes] The end of round { $rounds } ends it as well.
       *[no] { "" }
    }
    .initiative = Your initiative needs { $solo_initiative }; the round ends after two passes in a row or when a line says so.

ladder-disengage = Disengage: a Low Risk Move in any direction
words-on-cards = Words on this mission's cards
rulings-in-force = Rulings in force

## The first pages

fact-place = Place
fact-formations = Formations
fact-side = You play
fact-players = Players
fact-length = Length
fact-time = Time
fact-actions = Actions
fact-cards = Action Cards
fact-level = Level: { $level }
rounds-all = { $n } rounds
until-space = until track space { $n }
minutes = about { $n } minutes
economy-check = one action a turn, then a spent check
economy-aps = { $n } APs for the activated unit
none = none
side-name = { ADJ($who) }{ $ai ->
    [yes] { " " }(AI)
   *[no] { "" }
}
track-of-round = Round
track-of-caps = CAPs { ADJ($who) }
track-of-aps = APs
track-of-vps = VPs { $side }
track-of-mission = Track
work-placed = { CAP($work) } at { $where } ({ ADJ($who) }{ $facing ->
    [none] { "" }
   *[other] , facing { $facing }
}{ $hidden ->
    [yes] , hidden
   *[no] { "" }
})
smoke-placed = { $density ->
    [2] Heavy smoke
   *[1] Light smoke
} at { $where }
map-title = Map { $n }{ $turned ->
    [yes] { " " }(turned)
   *[no] { "" }
}
map-alt = The ground of map { $n }
price = { $aps ->
    [0] { $caps ->
        [0] free
       *[other] { $caps } CAP
    }
   *[other] { aps }{ $caps ->
        [0] { "" }
       *[other] { " " }{ $caps } CAP
    }
}
aps = { $aps ->
    [one] { $aps } AP
   *[other] { $aps } APs
}
points = { $points ->
    [one] { $points } VP
   *[other] { $points } VPs
}

## Setting up

setting-need = Cut out the counters and cards at the end of this sheet; you also need two six-sided dice and some cups. New to the game? Read “{ chapter-rules }” first.
setting-map = Use map { $maps } (printed here).
setting-maps = Lay maps { $maps } together as in the small picture; each is printed here in tiles.
setting-units = Put the units drawn on the small map into their hexes, Fresh side up, the top edge of the counter towards the hexside the arrow shows.
setting-areas = Units with a set-up area go there, { ADJ($who) } first; the list says where.
setting-hidden = Hidden units stay off the map; their owner keeps a note of the hex.
setting-lying = Lay { $things } where the small map shows them.
lying-control = Control Markers
lying-works = works
lying-smoke = smoke
lying-rumors = Rumored Enemies (?)
setting-hits = Put the two piles of hit counters into two cups (soft, armour). Set CAPs, VPs and the round to their first values.
setting-cards = Shuffle the Action Cards and draw: { $draws }.
setting-orders = Shuffle the order cards.{ $cups ->
    [0] { "" }
    [one] { " " }Put { $cups } into a cup.
   *[other] { " " }Put { $cups } into cups, each kind into its own.
} The track marker starts on space 1.
cup-entry = the AI of the entry cup
cup-rumors = the counters of the RE cup
cup-defences = the Defense Counters

## Round by round

round-first = The { ADJ($who) } side takes the first turn; nobody rolls.
round-ai = { ADJ($who) } AI, { $first ->
    [yes] begins in
   *[no] joins
} the entry cup (by { $by }): { $units }.
round-units = { ADJ($who) }{ $player ->
    [0] { "" }
   *[other] { " " }{ $player }
}: { $units } may enter by { $by }.
round-strikes = { ADJ($who) }: before this and every later round, note { targets } for artillery{ shells }; it falls before the next.
round-strike = { ADJ($who) }: before it, note { targets } for artillery{ shells }; it falls before round { $round }.
targets = { $strikes ->
    [one] a target
   *[other] { $strikes } targets
}
shells = { $smoke ->
    [yes] { " " }(shells or smoke)
   *[no] { "" }
}
round-every = { $side }: { $caps } CAPs less casualties; draws { $cards ->
    [0] no Action Cards
    [one] { $cards } Action Card
   *[other] { $cards } Action Cards
}{ $hand ->
    [0] { "" }
   *[other] { " " }({ $hand } more at the start)
}.

## Where units begin

edge-of = { THE($edge) }{ $columns ->
    [none] { "" }
   *[other] , columns { $columns }
}
columns = { $first } to { $last }
hexes-rimmed = the { $n } hexes with rims
start-hex = { $where }, facing { $facing ->
    [none] as you like
   *[other] { $facing }
}{ start-spent }
start-spent = { $spent ->
    [yes] , Spent
   *[no] { "" }
}
start-rides = rides { $unit }
start-area = set up in { $where }, facing { $facing }{ start-spent }
start-enters = enters from round { $round } on by { $where }
start-drives = drives in by { $where } when the track marker advances
start-cup = { $round ->
    [one] entry cup
   *[other] joins the entry cup in round { $round }
}; enters by { $where }
start-hidden-solo = hidden: { $area ->
    [yes] in { $where }
   *[no] { $where }
}; keep it off the map and note the hex
start-hidden-area = hidden: its owner picks and notes a hex of { $where }
start-hidden = hidden: see the { ADJ($who) } player's secret note
start-rumor = in the RE cup
start-group = kept aside: group “{ $group }”
trait-high-explosive = high explosive
trait-mortar = mortar
trait-infantry-gun = infantry gun
trait-smoke-thrown = throws smoke
trait-smoke-fired = fires smoke
trait-flame = flamethrower
trait-pioneer = pioneer
trait-turret = turret
trait-all-round = fires all round
trait-open-topped = open top
trait-transport = carries one unit
trait-non-combat = costs no CAP
# F foot, W wheels, T tracks; w and t bonus moves.
letter-foot = F
letter-wheeled = W
letter-tracked = T
letter-wheel = w
letter-track = t
way-in-drives = { ADJ($who) } { $unit } drives in{ there }
way-in-ai = { ADJ($who) } AI enters (entry cup{ $late ->
    [yes] , { $rounds }
   *[no] { "" }
}){ there }
way-in = { ADJ($who) }{ $players ->
    [none] { "" }
   *[other] { " " }{ $players }
} units enter from { $rounds } on{ there }
way-out = { ADJ($who) } exit: { points } for { $unit ->
    [none] each unit
   *[other] { $unit }
}{ there }
ways-out = { ADJ($who) } exit{ there }: see { typ-victory }
there = { $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
hexes-from-to = { $first } to { $last }
rounds = { $rounds ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}

## Victory

usual-task = Destroy enemy units: 1 VP each.
score-exit = { points } for { $unit ->
    [none] each unit that leaves
   *[other] { $unit } if it leaves
} the map by { $where }.
score-exit-in-all = { points } in all for { $unit } if it leaves the map by { $where }.
score-start = Begins with { points }.
score-kills = { points } for each enemy unit destroyed.
score-kills-of = Destroyed enemies: { $kills }, { points } for every other unit.
score-kind = { points } for each { $units }
group-vehicle = vehicle
group-gun = gun
group-mortar = mortar
group-machine-gun = machine gun
marker = { $where }, { ADJ($who) } at first: { $worth }.
worth-taken = { points } to the side that takes it, every time
worth-round = { points } at the end of each round to its holder
worth-end = { points } at the end to its holder
worth-nothing = no points of its own
end-track = It ends when the track marker reaches space { $last }: carry out its event, then stop.{ $limited ->
    [yes] { " " }The end of round { $rounds } ends it, too.
   *[no] { "" }
}
end-rounds = It ends with round { $rounds }.
end-early = It ends at once when a side has no unit left with an attack rating above 0, on the map or still to come{ $solo ->
    [yes] ; carry out the yellow events still ahead on the track first{ $tiles ->
        [yes] , a tile only once, on the next space it comes to
       *[no] { "" }
    }
   *[no] { "" }
}.{ $markers ->
    [yes] { " " }Control Markers then score for their holders.
   *[no] { "" }
}
end-winner = More VPs win; equal VPs are a draw.
end-decisive = A victory by { $margin } VPs or more is decisive, by fewer it is narrow.
end-side-task = Side task: { $told }

## The AI's page

sheet-defense = Defense side
sheet-offense = Offense side
symbol-shield = hold
symbol-scope = fire
symbol-boot = manoeuvre
symbol-burst = assault
card-header = Track +{ $advance } if at most { $limit } in play
tile-on = on { $n }
cup-later = { $units } (from round { $round })
cup-no-enemy = { $n } No Enemy
cup-mines = { $n } Mine
objective-markers = every Control Marker you hold
always-chosen = Chosen: { $units }.
always-route = { $unit } follows the road { $road } and leaves the map there.
always-defences = Defense Counters: put the { $n } of the pool into a cup of their own.
always-group = Group “{ $group }”: { $units }, kept aside until an event brings it.
tile-short = Tile { $n }

## Counters and cards

counters = Counters
    .about = Cut out each strip, fold it at the broken line, glue, then cut the counters apart at the marks. Fresh is filled, spent is hollow. They fit the hexes of the map pages.
    .alt = a counter
key-tip = Tip
    .how = its front: the top edge.
key-above = Above
    .how = AP to attack (/ indirect), number, AP to move: { letter-foot } foot, { letter-wheeled } wheels, { letter-tracked } tracks.
key-middle = Middle
    .how = left +{ letter-wheel }, +{ letter-track } bonus moves on wheels or tracks; right flank DR.
key-below = Below
    .how = AR red (/ blue), range, front DR. Box at the AR: poor in close combat; at the DR: armour.
key-shape = Shape
    .how = German: round, one band, G. Soviet: cut corners, two bands, S.
block-units = { ADJ($who) } units
    .note = fresh in front, spent behind
block-hits = Hit counters: { $pile }
    .note = drawn blind from a cup
pile-soft = soft targets
    .short = soft
pile-armour = armour
    .short = armour
block-markers = Markers
    .note = Control Markers: a side for each holder
block-works = Fortifications and obstacles
block-rumors = Rumored Enemies
    .note = spent behind; No Enemy and Mine go into the cup
face-hit = HIT
face-vp = VP
face-cap = CAP
face-ap = AP
face-active = Active
face-end = End
face-cup = RE cup
face-no-enemy = No Enemy
face-mine = Mine
face-partner = P{ $n }
hit-attack = attack { SIGNED($n) }
hit-move = move { SIGNED($n) }
hit-ar = AR { SIGNED($n) }
hit-ars = AR r{ SIGNED($red) } b{ SIGNED($blue) }
hit-range = range { $n }
hit-flank = fl { SIGNED($n) }
hit-front = fr { SIGNED($n) }
hit-only-rally = only rally
hit-no-move = no move
hit-no-attack = no attack
hit-no-red = no red AR
hit-no-blue = no blue AR
hit-destroyed = destroyed
hit-rally = rally { $n }
hit-no-rally = no rally
alt-spent = { $unit }, spent
alt-rumor = Rumored Enemy{ $spent ->
    [yes] , spent
   *[no] { "" }
}
cards = Order cards and Action Cards
back-orders = Orders
back-actions = Actions
tag-command = command · blue
tag-order = order · green
tag-action = your whole turn
tag-bonus = bonus
foot-spent = Spent { $n }{ $fresh ->
    [yes] { " " }· REMAINS FRESH
   *[no] { "" }
}
foot-hex = hex { $where }

## The whole set

set = Conflict of Heroes
    .lead = Boards, counters and cards of our own for the tactical game and its solo opponent. A mission has a sheet of its own: opfor sheet NAME.
    .counters = Print at 100 %. Counters: cut out each strip, fold it at the broken line, glue, cut apart.
    .boards = Boards: cut each tile at its broken lines, lay it over its neighbour, glue.
    .need = You also need two six-sided dice and some cups.
how-counters = one side; fold, glue, cut
how-cards = both sides of stiff paper (or --backs fold)

## Words of the templates

front = front
flank = flank
typ-victory = Victory
typ-markers = Control Markers:
typ-marker-rule = A marker changes hands when its holder has nobody in the hex and the other side has a unit there with an attack rating above 0, even in passing.
typ-end = The end.
typ-rounds = Rounds
typ-round = Round
typ-happens = What happens
typ-setting-up = Setting up
typ-by-map = Setting up, map by map
typ-set-up-of = The set-up of { $title }
typ-special = Special rules
typ-included = (the numbers on this sheet include them)
typ-lying = Fortifications, obstacles, smoke
typ-number = No.
typ-unit = Unit
typ-attack = Att.
typ-move = Move
typ-red = Red
typ-blue = Blue
typ-range = Range
typ-flank = Flank
typ-front = Front
typ-begins = Begins
typ-force = { $side } force
typ-shared = Two players share this side: CAPs, cards and points are common, each commands only its own units.
typ-costs = Att., Move:
typ-costs-are = what an attack or a move costs (second number: indirect fire); { letter-foot } on foot, { letter-wheeled } on wheels, { letter-tracked } on tracks; +{ letter-wheel }, +{ letter-track } a bonus move on wheels or tracks.
typ-ratings = Red, Blue:
typ-ratings-are = attack rating (AR) against red and blue DRs; boxed: poor in close combat.
typ-drs = Flank, Front:
typ-drs-are = defence rating (DR); red, or blue with a b.
typ-cards = Action Cards
typ-copies = Copies
typ-card = Card
typ-kind = Kind
typ-cost = Cost
typ-effect = Effect
typ-joins = map { $n } joins here
typ-north = NORTH
typ-south = SOUTH
typ-west = WEST
typ-east = EAST
typ-only = For the { $side } player only
typ-fold = Fold this page before the others see it.
typ-hidden = Hidden at the start:
typ-hidden-are = Keep these counters off the map. They stay hidden until they act in the open or are noticed.
typ-ai = The AI
typ-ai-how = Try the spaces of a row from the left, the lines of a space from the top; carry out the first that can be done, and only that.
typ-counteractions = Counteractions
typ-mission-orders = Mission Orders
typ-none = None.
typ-track = Mission Track
typ-track-how = The marker starts on space 1. Carry out the event of the space it stops on; of a space it passes only if it is yellow. Space { $last } ends the mission, after its event.
typ-tiles-how = Tiles on the track. When the marker has landed on or passed a tile, the tile goes to the next space of its lane (1a, 1b, 1c … or 2a, 2b, 2c …); a passed one without a yellow box is not carried out but moves on. The spaces above already show where each will lie.
typ-cups = Cups, counters, deck
typ-entry-cup = Entry cup:
typ-empty = empty.
typ-rumors = Rumored Enemies:
typ-rumors-on = on { $where }.
typ-rumors-none = none at first.
typ-re-cup = RE cup:
typ-deck = Order deck:
typ-deck-is = cards { $cards } ({ $n }); blue: { $blue }.
typ-objectives = Objectives:
typ-objectives-none = none.
typ-default = default of the sheet
typ-no-tile = no tile
typ-tile = Tile
typ-always = All mission long:
typ-last = END
typ-start = Start
typ-spaces = Spaces
typ-title = Title
typ-event = Event
typ-yellow = (yellow)
typ-landed = Only when landed on:
