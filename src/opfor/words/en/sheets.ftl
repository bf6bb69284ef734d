# Printed sets: words of the templates (kit/paper/templates). $n and the like are filled in when the
# page is made.

# Chips of a ladder.
only = only
any = if any
best = best
# Above a ladder: Among the AI's cards it can pay:
among = Among { $candidates }:
still-several = Still several:
one-left = One is left.
# At the top of a procedure; the chips stand where $only, $any and $best are.
ladders = Each ladder begins with all candidates. { $only } keeps those that pass, even if none is left; { $any } keeps those that pass, unless none does; { $best } keeps the best of those left. ◇ holds for its rungs only. Stop when one candidate is left. Rules are named without their { $prefix }.
# Before the condition of a rung: ◇ If the AI attacks:
rung-when = { $when }:
what-is-here = What is here
page = Page
part = Part
how-to-print = How to print it
as-it-is = as it is
tile = tile { $n } of { $of } (row { $row }, column { $column }): cut along the broken line and lay it over its neighbour
one-page = one page
print-at-100 = print at 100 %
fronts = sheet { $n } of { $of }, fronts
backs-long = backs of sheet { $n } · turn over the long edge
backs-short = backs of sheet { $n } · turn over the short edge
fold-cards = fold the page at the broken line, glue, then cut
card-size = 63 × 88 mm at 100 %
tracks = Tracks
record = Record of the game
record-about = What was rolled, drawn and done, line by line: opfor table plays it again from here.
record-turn = Turn
record-die = Die or card
record-done = What was done
record-points = Points
rules-in-short = The rules in short
terms = What the words mean
rulings = Rulings in force
# first-die (B-3): Both roll again.
ruling-usual = { $name } ({ $id }): { $resolution }
ruling-other = { $name } = { $value }: { $alternative }
# How equals are told apart.
tie-uniform = a die
tie-d10 = a D10
tie-d6-row = a D6
tie-none = { "" }
# Words of an order that bring a rung.
said-only = what fits each of these words the line says: { $words }
said-best = the best by each of these words the line says, in its order: { $words }
# Nothing of what was asked for is there.
nothing-to-print = { $title }: there is nothing to print of what was asked for
reference = Reference
reference-about = Everything that is drawn or said, in a sentence or two.
