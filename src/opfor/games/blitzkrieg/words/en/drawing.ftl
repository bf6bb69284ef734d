# The drawing board.

part-board = The board
part-campaign = { $theatre }, campaign { $n }
part-space = { $theatre }, space { $n }
heading-board = Board
heading-theatres = Theatres
heading-spaces = Spaces
deed-away = Take away
deed-campaign = One more campaign
deed-space = One more space
group-terrain = Terrain
group-effects = Effects
group-theatres = Theatres
thing-theatre = One more theatre
blank-board = A board
new-theatre = Theatre { $n }
put-nowhere = It cannot go there.
put-on-a-space = Put it on a space of the board.
field-title = Title
field-tokens = Tokens and numbers of
field-by-row = Reading order by rows
field-id = Name in files
field-plural = Spoken of as several
field-steps = Steps of the track
field-shields = Shields, first and second
field-open-at-start = Open at the start
field-red = Red number
field-terrain = Terrain
field-effect = Effect
field-amount = Amount
field-vp = VP

turn-vp = { $n } VP { $step } for campaign { $campaign } of { $theatre }
turn-steps = { $n ->
    [one] one step { $step } on the track of { $theatre }
   *[other] { $n } steps { $step } on the track of { $theatre }
}
