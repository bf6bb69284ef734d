# Corrections by hand, of every game.

# correct what? Write one of: ap SIDE NUMBER; hq SIDE WOUNDS
what = correct what? Write one of: { $usages }
# 'ap ai' is not a whole correction; write: ap SIDE NUMBER
half = { $text } is not a whole correction; write: { $usage }
# AP '200' is not possible; give a number from 0 to 99
number = { $what } { $given } is not possible; give a number from { $low } to { $high }
# theatre 'mars' is not known; choose one of: pacific, africa
unknown = { $what } { $given } is not known; choose one of: { $names }
several = { $what } { $given } could be several; choose one of: { $names }
correction = correction
side = side
unit = unit
card = card
