# The position of the day, the game of the week, a person's own page.

day = Position of { $day }, { $game }: number { $n }, difficulty { $rate } of 5
week = { $week }, { $game }: { $title }, seed { $seed }. One try counts.
week-line = The line of your game, to share if you like:
same = { $week }, { $game }, { $title }: { $result } in { $n } answers, as the line says.
nothing = Nothing played here yet.
row = { $game } { $what }: { $n } played, { $won } won, { $drawn } drawn, { $open } under way
days = Positions of the day: { $n } tried, { $solved } solved, { $once } at the first try, { $row } days running

## A puzzle

puzzle-asked = Puzzle { $n }: { $game }. { $question }
puzzle-help = ? lists the answers, board tells the position in words, Enter tells the solution.
puzzle-right = Right.
puzzle-wrong = There is a better one. Try again, or Enter for the answer.
puzzle-best = { $act }: { $chance } to win{ $also ->
    [none] { "" }
   *[other] { " " }(nearly as good: { $also })
}; any other act { $second } at most.
puzzle-obvious = The obvious act, { $act }, leaves { $chance }.
puzzle-after-right = After the right act most likely ({ $share }): { $reply }.
puzzle-after-obvious = After the obvious one ({ $share }): { $reply }.
puzzle-why = Why: { $reason }
puzzle-called-right = the right act
puzzle-called-obvious = the obvious one
