# What the lab tells a designer.

gate-ok = No stupid strategy comes near the baseline.
gate-marked = { $n ->
    [one] A stupid strategy does too well in { $names }.
   *[other] A stupid strategy does too well in { $n } cases: { $names }.
}
gate-seat = { $mission } ({ $seat })
gate-same = same
gate-key = “!”: less than 15 points behind the baseline; where there is something to hold, surely better than it. “same”: it plays the very games of the baseline.
gate-none = { $game } has no turn that can be wasted: there is no stupid strategy to measure.

file-sound = { $file }: no faults
file-unchanged = { $file }: in form already
written = { $file }: { $words }, written.
file-formatted = { $file }: brought into form

# How hard a mission is for whoever wins so often.
grade-hopeless = Nearly hopeless
grade-very-hard = Very hard
grade-hard = Hard
grade-even = Even
grade-easy = Easy
grade-very-easy = Very easy
grade-walkover = A walkover
verdict-you = { $grade }: you win { $n } of { $of } ({ $low }–{ $high } %).
verdict = { $grade } for { $who }: { $n } of { $of } won ({ $low }–{ $high } %).
verdict-more = To know it to ±2 play { $games } games.
remedy = With { $words } it is { $share } %.
remedy-nearest = No single number makes it { $wish } %; nearest comes { $words }: { $share } %.

# Why a mission is played by the readable engine.
slow = The compiled engine does not play { $what }; games are slower.
slow-not-compiled = The compiled engine is not built here (python3 build_fast.py); games are slower.
uncovered-game = this game
uncovered-player = this player
uncovered-unit = the { $which }
uncovered-card = the card “{ $which }”
uncovered-size = a mission of this size
uncovered-line = “{ $which }”

needle-games = { $n } games, { $rounds } rounds each.
needle-points = VPs of { $seat }: { $parts } a game.
needle-endings = Won by { $seat }: { $parts }.
needle-strategies = Stupid strategies (“!”: no 15 points behind the baseline):
needle-fell = { $seat } loses units in { $parts } a game.
needle-never-moved = Never move: { $units }.
needle-never-fired = Never carried out: { $lines }.
needle-effects = Turned by one step (points of the win rate, 95 % interval, the same seeds):
drawn-games = Drawn
points-held = for markers held
points-taken = for markers taken
points-destroyed = for units destroyed
points-got-away = for units that left
points-never-entered = for units that never came
points-mission-event = by the mission's lines

# Whose share it is that a solo player wins.
you = You
measured = { $who } { $share } % ± { $near } by the baseline, { $games } games.
measured-draws = A draw counts half.

# What the lab measured. $share is "41.0 % (35.6 to 46.6)".
share = { $value } % ({ $low } to { $high })
points = { $value } ({ $low } to { $high })
share-surely = { $share } (95 % interval { $low } to { $high })
of = { $share } of { $n }
run-label = { $game }: seed { $seed }; base: { $players }; { $options }; { $stop }; opfor { $version }, code { $code }
stop-games = at most { $n } games
stop-width = or until an effect is known to { $points } points
stop-error = or until a sequential test, wrong with at most { $share } %, finds one
rate = { $name }  { $who } wins { $share } of { $n } games, length { $length }
effects = against the base, points of the win rate with 95 % intervals:
effect = { $name }  { $points }; { $changed } of games changed; p { $p }, with Holm { $holm }; { $paired ->
    [yes] paired
   *[no] not paired: another game or seat
}
wins = { $who } { $who ->
    [1] wins
   *[other] win
} { $share }
length = length
spread = mean { $mean }, median { $median }, p10 to p90 { $low } to { $high }
answers-given = answers of programs: { $n }, of them illegal: { $illegal }
settled-by = the opponent's decisions were settled by:
simulated = { $game }: { $n } games, seed { $seed }; { $players }; { $options }; { $rulings }; opfor { $version }
usual-options = usual options
usual-rulings = usual rulings
rulings = rulings: { $said }
pace = { $n } games/s, { $seconds } s, { $engine } engine
could-be-faster = (python3 build_fast.py compiles this game once: many times as fast, the same games)
stopped-after = stopped after { $n } of { $of } games
kept-in = , kept in { $path }
stopped-goes-on = stopped; the same command goes on from here
run = run: { $path }
held-out = { $game }: { $n } held-out settings, seed { $seed }
newness = { $known ->
    [yes] known, only the seed is new
   *[no] held out
}
against-baseline = { $points } points against the baseline
answers-legal = { $share } of its answers legal
tokens = { $n } tokens
rule = rule
warm = { $n } of { $of } rules did something; cold: { $cold }
games = { $n } games
never-seen = never seen, of { $table }: { $names }
every-win = in every win: { $name }, { $n } wins
on-side = { $name } (side { $side })
goes-with-wins = what goes with wins most (points, 95 % interval, within variants):
of-games = { $share } % of games
compared = { $n } positions, { $decisions } decisions compared: { $changed } of them changed; { $turns } of turns go otherwise
not-taken-up = { $n } positions could not be taken up by the new side ({ $why })
paired = { $n } paired games: { $changed } go otherwise; { $who } wins { $points } points more, p { $p }
example = game { $game }, turn { $turn }: { $before }, now { $now }
weights = win rate, points        games  decisions  first position
seen = game { $game } (seed { $seed }), turn { $turn }
turned-towards = { $dial }, turned towards { $share } %:
nearest = nearest: { $what }, { $share } of { $n } games
merged = { $path }: { $n } blocks into { $into }
