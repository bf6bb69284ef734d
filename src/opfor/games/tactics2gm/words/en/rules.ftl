# Phrases that rules put together: other languages find them by this English.

# Panther 3 shoots M4 Sherman 7: 6 or more hits
roll-shot = { $shooter } shoots { $target }: { $chance }
roll-hits = { $n } or more hits
roll-ten = only a 10 destroys it, { $lost }
roll-nothing = it has no effect, { $lost }
roll-lost = penetration { $penetration } against defence { $defence }
roll-plane = { $arm } fires at { $plane }: { $chance }
roll-bombs = { $plane } attacks: { $chance }
roll-card = { $card }: { $n } or more hits
face-down-numbered = face-down card { $n }
draw-by-card = { $card }: draw a card
lost-by-card = { $card }: a card is lost
pile-of-the-ai = the AI's { $pile } pile
too-many-cards = the hand has { $n } too many
# does the wounded M4 Sherman 7 fall back (on 1 to 5)?
wounded-roll = does the wounded { $unit } fall back (on 1 to 5)?
equipment-roll = equipment of the AI's { $card }: { $tokens }, in equal shares
column-roll = the column of the AI's { $card }
column-again = the column of the AI's { $card }, again because { $n } is not free
column-on-line = the column on line { $n }
# Full Assault on a D10 of 7 to 10
forecast-stance = { $stance } on a D10 of { $rolls }
rolls-between = { $low } to { $high }
forecast-move = { $unit } to line { $line }, column { $column }
more-moves = { $n } more move
