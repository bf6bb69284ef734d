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
field-hq-near = one step from { $spaces }
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
# Cases that a table cannot see by their name, and what the ladders take for granted.
case-early = else, in turns 1 to { $phrases-first_turns }, if there is free cover
case-falls-back = else, if it is wounded and a D10 shows 1 to { $phrases-wounded_retreat_up_to }
case-holds = else, if it is wounded and the D10 shows more
case-helps = else, if it can help a wounded unit within { $phrases-nearby }
case-offensive = Reinforce, Advance or Full Assault
case-defensive = Total Defense or Defense
term-guide = Where a unit goes: only the first of these that holds guides it: what wins, cover in the first turns, its wounds, somebody to help, the stance. The rungs below that name none of them hold for all.
term-goal = Goal
    .battle-royal = Goal: in Total Defense and Defense the AI's HQ, else yours. What must be destroyed: your HQ.
    .offensive = Goal: the mission target; without one your HQ. It must be destroyed if the scenario says so.
    .defensive = Goal: the mission target; without one the AI's HQ.
term-danger = Danger of a unit: for each weapon and all that it penetrates and could shoot next turn after its move, chance to hit times damage (up to the HP left), times { $danger-weight_hq } for the HQ or a target to be kept, times { $danger-weight_command_group } for a Command Group; add it up, and { $danger-line_1 } on line 1, { $danger-line_2 } on line 2. A lucky 10 does not count. A threat has 1 or more. Equal: the dearer, then the closer to the AI's HQ.
term-best-shot = Best shot: chance to hit times damage, on what it penetrates. In a chance of damage a 10 and the HQ count, and what a unit still to move could reach.
term-artillery = Artillery: anti-air guns only while an airplane of yours is in play. Loaded: with a rider for it in hand. Airplanes count as support against the threat or the target.
term-clause = Its clause puts the { $key ->
    [cheapest] cheapest
    [fastest] fastest
   *[hardest-hitting] hardest hitting
} first: { $says }.
term-kit = { $stance } { $kit ->
    [defensive] defensive
    [offensive] offensive
    [both] one of each
    [killing] what can destroy the most dangerous unit
   *[none] none
}
term-equipment = Equipment: bought when no further unit can be, in { $last } after the last card. Asked for: { $stances }.
# What measures mean at a table, by their ids.
plainly-may-win = a unit whose move wins or brings a winning shot
plainly-may-help = a unit that can heal or repair one within { $phrases-nearby }
plainly-chance-of-damage = the best chance of damage, the HQ included
plainly-is-in-front = a unit in front of line { $phrases-rear_lines }
plainly-need-not-wait = a unit not alone on its line, or one that wins
plainly-rear-line = line { $phrases-rear_lines }, or 1 for who stands on it; else behind it, else in front of it
plainly-is-beside-friend = a place next to another AI unit
plainly-lines-to-middle = the place nearest to lines 3 and 4
plainly-takes-control = a line the AI controls only with it
plainly-best-damage = the best shot: chance times damage
plainly-shooters-at = the fewest of your units in range of it
plainly-turns-to-aim = the fewest turns until the goal is in range
plainly-to-help = the nearest to the HQ or to who can help it
plainly-is-useful = a card it can pay, with room or a target
plainly-can-face = a column with a unit of yours of its type that it penetrates
plainly-damage-to-facing = the most damage expected against it
plainly-is-worth-a-shot = what it penetrates, and any unit (a 10)
plainly-can-damage = what it penetrates
plainly-is-nearby = a unit within { $phrases-nearby }
plainly-is-in-middle = a unit on lines 3 and 4
plainly-supply-command-hq = who is alone on a line of your supply line, then Command Groups, then the HQ
plainly-hurts-the-best = who can penetrate one of the AI's { $phrases-best_units } dearest units in its range
plainly-is-otherwise-dangerous = who can hit a lone link of the AI's supply line, or has any danger
plainly-is-sure-kill = what one shot destroys with 50 % or more

## The rules in short

rules-about = For two, or against the AI.
rules-setting-up = Setting up
    .lines =
        Choose armies. Your deck: up to { $economy-points_limit } points (printed cost). The AI's: its code line gives infantry-artillery-tanks-transports-support cards drawn blind from its five piles; in a Battle Royal as many of each as you have.
        The AI does without { $removed }. A D10 adds to its army: 3 infantry, 4 artillery, 5 tank, 6 transport, 7 support, 8 infantry and transport, 9 and 10 artillery and support.
        Both begin with { $economy-start_ap } AP (a scenario says otherwise), HQ { $hq-hp } HP, defence { $hq-defence }.
        Battle Royal: bid AP for the first turn, the AI D10 less { $bid-ai_die_minus }. The higher bid starts; the AP bid buy terrain on your lines 1 to 3. The AI draws from the cup without wire and barriers, passing over what is too dear; for each a D10, 1 to { $bid-second_row_up_to } its line { $bid-row_low }, else { $bid-row_high }, and a D10 for the column.
        You draw { $cards-opening_hand } cards.
at-level = Level { $level }: { $sets }.
level-sets = { "" }
    .whole = the AI's HQ gives { $ap } AP a turn
    .halves = the AI's HQ gives { $ap } AP in its odd turns, { $more } in its even turns
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
        The HQ lies behind the two middle spaces of line 1, one step from each, and is shot at like a unit; a 10 is only a hit.
rules-supply = Supply, night, the end
    .lines =
        Supply line: lines with units of yours, from line 1 on without a gap.
        Night: units are deployed face down until an enemy is within { $night-reveal_distance }. Arctic: { $movement-arctic } less movement.
        Destroy the HQ, or do what the scenario says. After { $economy-last_turn } turns each the healthier HQ wins.
