# The position of the day, the game of the week, a person's own page.

day = Position of { $day }, { $game }: number { $n }, difficulty { $rate } of 5
week = { $week }, { $game }: { $title }, seed { $seed }. One try counts.
week-line = The line of your game, to share if you like:
same = { $week }, { $game }, { $title }: { $result } in { $n } answers, as the line says.
nothing = Nothing played here yet.
row = { $game } { $what }: { $n } played, { $won } won, { $drawn } drawn, { $open } under way
days = Positions of the day: { $n } tried, { $solved } solved, { $once } at the first try, { $row } days running
