# The printed set of 2GM Tactics. A piece is a title with its .lines, one paragraph a line; " | "
# parts two things that stand side by side. Numbers come from values/numbers.toml: $TABLE-NAME.

front = Two armies on a field of six lines and ten columns: deploy, move, shoot, keep your supply line whole. The enemy plays by the ladders printed here.
    .lines =
        Print at 100 %. Counters: cut out each strip, fold it at the broken line, glue, cut apart.
        A card and the counter of the same number belong together: the card comes from the deck, the counter stands on the field, the card lies beside it.
        You also need a D10 and a cup for terrain.
    .how =
        Unit cards, support cards and stances | both sides of stiff paper (or --backs fold)
        Counters | one side; fold, glue, cut
cards = Unit cards, support cards and stances
counters = Counters
    .about = Fronts above the fold, backs head to head below it. Fold first, then cut at the marks.
    .lines =
        Above | spaces it moves; its number, that of its card.
        Middle | what it is; a box for each hit point; its name.
        Below | penetration, range, defence. Costs and the rest are on the card.
        Shape | Americans: round corners, one band. Germans: cut corners, light upper corners.
        Back | face down: at night, until an enemy is within 2.
a-counter = a counter
unit-note = back: face down
face-down = face down
block-terrain = Terrain
    .note = laid on the field; the deck of terrain is drawn from a cup
block-equipment = Equipment
    .note = back: an arrow token that was used, until Flip over
block-markers = Markers
    .note = wounds 1 and 2, 3 and 4; cover; hindered; track markers
track-turn = Turn
track-ap = AP { TITLE($army) }
track-losses = Losses

## Cards and counters

# What is printed on a unit card, in this order: cost, movement, range, to hit, penetration, damage,
# defence, hit points.
card-values = values
    .lines =
        cost
        moves
        range
        to hit
        pen.
        damage
        defence
        HP
card-support = support
card-only = only { $types }
card-stance = Stance
card-stance-first = { $first ->
    [offensive] its offensive units act first
   *[defensive] its defensive units act first
}
card-cost = AP to play it
card-carries = carries { $types }
timing-deployment = in Deployment
timing-after-miss = after a miss
timing-after-shooting = after Shooting
terrain-cover = cover +{ $n }
terrain-no-cover = no cover
terrain-hp = HP { $hp }
terrain-for-good = cannot be destroyed
terrain-closed = closed: { $types }
terrain-hard = hard: { $types }
token-weapon =
    range { $range }, { $to_hit }+
    pen. { $penetration }, damage { $damage }
token-heal = heals { $amount }
token-repair = repairs { $amount }
token-self-cover = { $amount } harder to hit
token-smoke = hides a friend: { $amount }
token-blind = blinds an enemy: { $amount }
token-used = used
    .lines =
        used
        ↻ Flip over
marker-wounds = { $n ->
    [one] wound
   *[other] wounds
}
marker-cover = harder to hit
marker-no-move = may not move
marker-no-fire = may not fire
marker-ap = AP
marker-hq = HQ
marker-turn = Turn
marker-stance =
    Stance
    of the AI
marker-target = mission target

## Fields

field-alt = The field of { $title }
field-hq = HQ · { $role }
field-winning = Winning
field-wins = { CAP($role) }: wins if { $ways }.
field-target = Target
    .text = { $where }, in the broken gold rim.
field-conditions = Conditions
    .text = { $weather }.
field-first = First turn
    .bid = the higher bid.
    .role = the { $role }.
role-north = north
role-south = south
role-germans = Germans
role-americans = Americans
role-defender = defender
role-attacker = attacker
role-ai = as AI: { CAP($role) }, { $counts }, { $kind ->
    [offensive] Offensive AI
   *[defensive] Defensive AI
}
role-ap = { $ap } AP
role-army = army: { TITLE($army) }
role-terrain = terrain on its lines { $low } to { $high }, paid: { $cards }
role-deploys = draws { $n } cards and places units on its lines { $low } to { $high }
role-supplied = { $n } lines always in supply
role-without = without { $types }

## The AI's procedure

flow = How a turn goes
    .lines =
        Stance | D10 and modifiers
        HQ | AP
        Cards | draw 5
        Movement | one by one
        Deployment | cards, equipment, support
        Shooting | one by one
        End | discard all
ai-battle-royal = The Dynamic AI
    .about = How the AI plays in a Battle Royal. Its line 1 is the one before its HQ; it keeps AP it does not spend.
ai-offensive = The Offensive AI
    .about = How the AI plays as the attacker of a scenario. Its line 1 is the one before its HQ; it keeps AP it does not spend.
ai-defensive = The Defensive AI
    .about = How the AI plays as the defender of a scenario. Its line 1 is the one before its HQ; it keeps AP it does not spend.
rider = A rider: as the next card, among those that a transport just deployed can carry.
tie-d10 = a D10 (a column: roll again if it is taken)
which-stance = Which stance?
    .head = D10 | Stance | to
    .royal = Your foremost unit (no scouts, no unarmed transports) on the AI's line 1 { SIGNED($red_alert) }, line 2 { SIGNED($yellow_alert) }, lines 3 and 4 { SIGNED($standard) }, line 5 { SIGNED($superiority) }; none beyond your own line: { SIGNED($attack) }. Its supply line broken: { SIGNED($broken_supply) }.
    .scenario = { SIGNED($line_with_own) } for each line with an AI unit, { SIGNED($line_with_enemy_only) } for each line with only yours.

## The rules in short

rules-about = For two, or against the AI.
rules-setting-up = Setting up
    .lines =
        Choose armies. Your deck: up to { $economy-points_limit } points (printed cost). The AI's: its code line gives infantry-artillery-tanks-transports-support cards drawn blind from its five piles; in a Battle Royal as many of each as you have.
        A D10 adds to the AI's army: 3 infantry, 4 artillery, 5 tank, 6 transport, 7 support, 8 infantry and transport, 9 and 10 artillery and support.
        Both begin with { $economy-start_ap } AP (a scenario says otherwise), HQ { $hq-hp } HP, defence { $hq-defence }.
        Battle Royal: bid AP for the first turn, the AI D10 less { $bid-ai_die_minus }. The higher bid starts; the AP bid buy terrain on your lines 1 to 3.
        You draw { $cards-opening_hand } cards.
at-level = { $level }
    .whole = Level { $level }: the AI's HQ gives { $ap } AP a turn.
    .halves = Level { $level }: the AI's HQ gives { $ap } AP in its odd turns, { $more } in its even turns.
rules-your-turn = Your turn
    .lines =
        HQ: { $economy-hq_ap } AP (AI { $economy-ai_hq_ap }), +1 for each line of your unbroken supply line up to { $economy-supply_cap }, +1 for a Command Group on it.
        Cards: draw { $cards-draw } (AI { $cards-ai_draw }). Movement. Deployment. Shooting.
        Flip over: arrow tokens used in an earlier turn are ready. Discard down to { $cards-hand_limit }. An empty deck loses; the AI shuffles its discards.
rules-movement = Movement
    .lines =
        Orthogonal steps, each unit once, none deployed this turn. Hard terrain costs { $movement-hard_cost }; one step is always possible. Not through enemies.
        A space holds one unit, a house or a mission target two. Two neighbours may change places.
        Transports: get on from beside, get off beside it next turn. Destroyed: infantry gets out with { $fire-bail_out_damage } wound, a gun is lost.
        Assault: infantry shoots at a neighbour in Movement, once; the enemy may answer with one extra shot in its next Shooting. Covered movement: infantry moves beside a vehicle at the slower pace and is { $fire-covered_movement } harder to hit.
rules-deployment = Deployment
    .lines =
        Pay a card's cost; the unit enters your line 1. Support cards: pay and do what they say. A support card never affects a unit that one of the same name has affected.
        Equipment for units just deployed or on line 1: infantry one offensive and one defensive token, others two; no token twice.
        Airplanes attack once from the hand, any target; anti-air in range and fighters on patrol shoot first. A fighter may wait on patrol instead.
rules-shooting = Shooting
    .lines =
        Each weapon once, at what is in range; nothing blocks sight. Roll a D10: the weapon's number or more hits, a 10 always does and destroys a unit outright.
        Harder: terrain cover, smoke, night +{ $fire-night }. Easier: −1 for each wound of the target up to { $fire-wound_cap }, −{ $fire-suppression } from the second shooter.
        A hit does its damage if penetration is at least the defence. Wounds up to the HP destroy.
rules-supply = Supply, night, the end
    .lines =
        Supply line: lines with units of yours, from line 1 on without a gap.
        Night: units are deployed face down until an enemy is within { $night-reveal_distance }. Arctic: { $movement-arctic } less movement.
        Destroy the HQ, or do what the scenario says. After { $economy-last_turn } turns each the healthier HQ wins.
