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
uncovered-teams = three or four players
uncovered-player = this player
uncovered-ruling = the ruling { $which } this way
uncovered-set-up = two works or markers in one hex, riders that hide, or groups of one name
uncovered-unit = the { $which }
uncovered-card = the card “{ $which }”
uncovered-size = a mission of this size
uncovered-hidden-ai = AI that begins hidden
uncovered-standing = lines of a space that is landed on
uncovered-defences = mines and Defense Counters that are drawn
uncovered-player-groups = groups of the Player's that an event brings
uncovered-line = “{ $which }”

needle-games = { $n } games, { $rounds } rounds each.
needle-points = VPs of { $seat }: { $parts } a game.
needle-fell = { $seat } loses units in { $parts } a game.
needle-never-moved = Never move: { $units }.
needle-never-fired = Never carried out: { $lines }.
needle-effects = Turned by one step (points of the win rate, 95 % interval, the same seeds):
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
