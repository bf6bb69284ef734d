# What a designer may turn in a mission, by $n steps. $step is "more" or "fewer".

side-german = the Germans
    .own = German
side-soviet = the Soviets
    .own = Soviet

vps = { $n ->
    [one] one VP { $step }
   *[other] { $n } VPs { $step }
}
caps = { $n ->
    [one] one CAP { $step }
   *[other] { $n } CAPs { $step }
}
cards = { $n ->
    [one] one card { $step }
   *[other] { $n } cards { $step }
}
rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}

turn-vp = { vps } for { $side } at the start
turn-caps = { caps } for { $side }
turn-hand = { cards } in the { OWN($side) } hand
turn-cards = { cards } each round for { $side }
turn-kill = { vps } to { $side } for each unit they destroy
turn-exit = { vps } to { $side } for each unit that leaves
turn-marker-at_end = { vps } for { $hex } at the end
turn-marker-each_round = { vps } each round for { $hex }
turn-marker-when_taken = { vps } for taking { $hex }
turn-unit = one { OWN($side) } { $unit } { $step }
turn-enters = the force with the { OWN($side) } { $unit } { rounds } { $step ->
    [more] later
   *[fewer] sooner
}
turn-cup = one AI { $step } in the cup
turn-no-enemy = { $n } “No Enemy” { $step } in the cup
turn-rounds = { rounds } { $step }
turn-track = one space { $step } on the track

# The drawing board: what lies on the map and in the tray.
blank-firefight = A firefight for two
blank-solo = A mission against the AI
group-german = Germans
group-soviet = Soviets
group-ground = Ground
group-boards = Boards
group-paint = Paint
thing-control = Control marker of { $side }
thing-objective = Objective
thing-smoke = Smoke
thing-new-board = New board
thing-level = { $n ->
    [0] Flat
   *[other] Hill, level { $n }
}
thing-wall = Wall
thing-road = Road
piece-control = Control marker { $hex }, held by { $owner }
piece-smoke = Smoke { $hex }
piece-objective = Objective { $hex }
piece-board = Board { $board }
stands-enters = enters in round { $n } by { $places }
stands-area = set up in one of { $n }: { $places } …
stands-rides = rides { $number }
tag-round = R{ $n }
title-control = Control marker { $hex }
title-rumors = Rumored Enemy { $hex }
title-objectives = Objective { $hex }
put-nowhere = There it cannot go.
put-on-a-hex = Put it on a hex of the map.
put-own-board = That hex is on a printed board. Choose “Copy it to paint on” at the board’s number first.
put-neighbours = From one hex to its neighbour.
put-no-more = { $unit }: no counter of it is left
put-no-room = No board fits there any more.
put-last-board = The last board stays.

# Headings of what is filled in, its parts and what can be done to them.
heading-mission = Mission
heading-track = Track
heading-lines = Orders
heading-placed = On the map
heading-boards = Boards
part-mission = The mission
part-ai = Behind the Rumored Enemies
deed-turn = Turn it round
deed-copy-board = Copy it to paint on
deed-empty-board = Clear it to paint on
deed-away = Take away
deed-here = Begin on one hex
deed-area = Set up freely
deed-later = Enter later
deed-space = One space more behind it

# Fields of a file, in words.
field-title = Title
field-id = File name
field-briefing = Briefing
field-minutes = Minutes
field-rounds = Rounds
field-special-rules = Special rules
field-kind = In a word
field-place = Place
field-date = Date
field-happened = What happened
field-player = You play
field-first = Begins round 1
field-orders = Order cards
field-cards = Action cards
field-task = Task
field-caps = CAPs
field-vp = VPs
field-hand = Cards at the start
field-cards-each-round = Cards each round
field-kill-vp = VPs for a unit destroyed
field-hexes = May leave by
field-cup = AI counters in the cup
field-no-enemy = “No Enemy” in the cup
field-mines = Mines in the cup
field-rumor-counters = Rumored Enemy counters
field-counteractions = Counteractions
field-mission-orders = Mission orders
field-standing = Always and when
field-facing = Facing
field-area = Set up in
field-enters = Round
field-by = Comes by
field-hidden = Hidden
field-spent = Spent
field-hit = Hit counter
field-numbers = Counters
field-owner = Held by
field-at-end = VPs at the end
field-each-round = VPs each round
field-when-taken = VPs when taken
field-hex = Hex
field-density = Density
field-event = Event lines
field-yellow = Also when passed
field-landed = Only when landed on

# The counters there are, a line each.
stock-unit = { $numbers }; { $facts }
stock-armed = AR { $red }/{ $blue }, range { $range }, attack { $attack } AP, move { $move } AP, DR { $front } front, { $flank } flank
stock-unarmed = move { $move } AP, DR { $front } front, { $flank } flank
