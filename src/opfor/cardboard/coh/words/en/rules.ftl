# Phrases that rules put together: other languages find them by this English. Names of units, ground
# and hits inside them are those of told.ftl.

## What is rolled and drawn for

# G03 attacks S17, 10 needed: the dice show 4
roll-needed = { $what }, { $n } needed
roll-attack = { $attacker } attacks { $target }
roll-rumor = { $attacker } fires at the rumor { $rumor }
roll-rallies = { $unit } rallies
roll-drift = { $n } needed to be on target
roll-artillery-drift = artillery, { $n } needed to be on target
# LMG G10: needs 7 (58 %, kill 8 %); AR 3 = 3 red AR; DV 10 = 10 flank DR
roll-odds = { $unit }: needs { $n } ({ $hit }, kill { $kill }); AR { $ar } = { $for }; DV { $dv } = { $against }
roll-odds-rumor = { $unit }: revealed on { $n } ({ $hit })
tally-more = { $first } + { $part }
tally-less = { $first } − { $part }
roll-rumor-revealed = { $attacker } fires at the rumor { $rumor }, { $n } reveals it
roll-reveals = { $n } reveals it
roll-added = { $why }, { $n } added
roll-again = { $why }, again
roll-shown = { $why }: the dice show { $n }
roll-has-moved = { $unit } has moved
hit-counter-for = hit counter for { $unit } ({ $kind })
behind-the-rumor = what was behind the rumor { $rumor }
action-costs = the action costs { $n }
road-goes-on = { $why }; the road goes on with mission { $mission }, lead { $lead }
ended-with-more = { $why }; more victory points
ended-equal = { $why }; equal victory points
ended-you-have-more = { $why }; you have more victory points
ended-they-have-more = { $why }; the other side has more victory points
nobody-left = the { $nations } side has nobody left to fight

## Parts of a sum: AR 4 = 2 red AR + 1 supporters

part-red-ar = red AR
part-blue-ar = blue AR

## What the AI may do next

forecast-attacked = { $target } is attacked
forecast-card = card { $n }
forecast-card-who = card { $n }: { $who }
forecast-card-needing = card { $n }: { $who } needing { $needed }
forecast-left-out = { $what }, its event left out
forecast-track = the mission track advances in { $share } of it
forecast-passes = { $who } passes
forecast-moves = { $who } moves
forecast-moves-into-cc = { $who } moves into close combat
forecast-disengages = { $who } leaves close combat
forecast-tries-to-rally = { $who } tries to rally
forecast-turns = { $who } turns
forecast-turns-and-attacks = { $who } turns and attacks
forecast-attacks-objective = { $who } attacks an objective
forecast-attacks-with-others = { $who } attacks an objective with others
forecast-becomes-fresh = { $who } becomes fresh
forecast-becomes-spent = { $who } becomes spent
forecast-is-hit = { $who } is hit
forecast-loses-hit = { $who } loses its hit
forecast-shows = { $who } shows who it is
forecast-rallies = { $who } rallies
forecast-digs-in = { $who } digs in
forecast-lays-smoke = { $who } lays smoke
forecast-leaves = { $who } leaves the map
forecast-brings = { $who } brings a unit onto the map
forecast-does-no-more = { $who } does no more: the mission is over
forecast-mission-order = { $who } carries out a mission order

## Lines and words of orders

nobody-is = no AI that may act is { $what }
line-says-of-ai = the line says { $word } before the AI
line-says-of-target = the line says { $word } before the target

## The generator: questions and what they are about

ask-marker = Where does the { $side } Control Marker go?
ask-guards = Which played card's Units guard the marker at { $where }?
ask-unit = Where does { $unit } go?
ask-hex-or-stay = a hex such as D11, or stay
ask-within = within { $n } of { $where }; a hex such as D11, or stay
ask-truck-now = By which edges does { $unit } enter and leave now?
ask-edge = Which edge do the Units of { $whose } enter by?
ask-team-cards = Who of the { $side } team has cards { $first } to { $last }?
ask-counter-place = { $work }: where does the counter go?
ask-inside = Does { $unit } go inside?
ask-hides = Which { $side } Unit hides?
ask-empty-site = Where is empty site { $n } of { $all }?
ask-hides-where = Where does { $unit } hide?
ask-which-counter = Which counter is taken for { $unit }?
ask-facing = { $unit } faces { $facing }; which way should it face?
ask-card = Which { $side } card is played, for its top or its bottom?
initiative-of = Initiative: player { $player }
generator-card-for = A generator card for { $role }
generator-card-besides = A generator card for { $role } besides { $card }
action-card-for = An Action Card for { $role }
no-card-fits = no { $side } card can be played: no counter is left of the kinds they bring
ready-firefight = The firefight is ready to play.
ready-solo = The solo mission against the { $side } AI is ready to play.
advice-no-points = { $role } played every card for Units and has no victory-point option.
advice-nothing = The { $side } side has { $what }; there is nothing to fight with.
advice-hand = A hand of { $n } is unusual for { $rounds } rounds; suggested: { $range } (GEN-2.1-n).

## The generator: why something cannot lie there

fault-in-hex = it is the hex of the enemy { $what } at { $where }
fault-next-to = it is next to the enemy { $what } at { $where }
fault-too-far = it is { $away } hexes from { $where }, more than { $reach }
fault-cannot-hold = { $ground } cannot hold { $what }
fault-edge = it is { $n } from the entry edge { $first } to { $last }, not { $lines }
fault-smoke = { $ground } holds no smoke
