# Missions and levels as they are listed.

minutes = { $n } minutes
levels-of = Levels: { $title }
level-line = { $level }: { $told }
level-first-battle = first battle
level-regular = regular
level-veteran = veteran
level-even = even
level-own = own settings
as-printed = as it stands
player-baseline = baseline
player-expert = expert
player-net = net
for-people = { $n ->
    [3] three players
    [4] four players
   *[other] two players
}
turned-vp = { $n } { $n ->
    [one] VP
   *[other] VPs
} { $way ->
    [more] more
   *[fewer] fewer
}
turned-caps = { $n } { $n ->
    [one] CAP
   *[other] CAPs
} { $way ->
    [more] more
   *[fewer] fewer
}
turned-hand = { $n } { $n ->
    [one] card
   *[other] cards
} { $way ->
    [more] more
   *[fewer] fewer
}
turned-track = the track is { $n } { $way ->
    [more] longer
   *[fewer] shorter
}
turned-no-enemy = { $n } No Enemy { $way ->
    [more] more
   *[fewer] fewer
}
turned-without = without { $numbers }
turned-cup = { $n } AI more behind the rumors
turned-orders = another order deck

# Options of games and their values, as the page lists them.
option-ai-ap = AI AP
option-ai-army = AI army
option-ai-role = AI role
option-arctic = Arctic
option-army = Army
option-board = Board
option-boards = Boards
option-caps = Caps
option-cards = Cards
option-columns = Columns
option-deck = Deck
option-difficulty = Difficulty
option-economy = Economy
option-extra-vp = Extra VP
option-extra-card = Extra card
option-extra-progress = Extra progress
option-fewer-caps = Fewer caps
option-fewer-command-cards = Fewer command cards
option-guideline = Guideline
option-hand = Hand
option-handicap = Handicap
option-handicap-caps = Handicap caps
option-handicap-card = Handicap card
option-ignore-numbers = Ignore numbers
option-lead = Lead
option-level = Level
option-mission = Mission
option-mode = Mode
option-night = Night
option-players = Players
option-points = Points
option-remove = Remove
option-reshuffle = Reshuffle
option-rounds = Rounds
option-run = Run
option-scenario = Scenario
option-second-deck = Second deck
option-smoke = Smoke
option-solo = Solo
option-stratagems = Stratagems
option-variant = Variant
value-solo = solo
value-two-player = two-player
value-first-battle = first-battle
value-regular = regular
value-veteran = veteran
value-even = even
value-own = own
value-base = base
value-nippon = nippon
value-easy = easy
value-medium = medium
value-hard = hard
value-mission = mission
value-activation = activation
