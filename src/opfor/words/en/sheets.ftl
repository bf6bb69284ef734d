# Words of the Typst templates (kit/paper/templates), as they stand there.

only-dark = ("only", "dark")
if-any-go = ("if any", "go")
best-gold = ("best", "gold")
among-q-candidates = { "[" }Among #q.candidates:]
still-several-q-tie = { "[" }▼ Still several: *#q.tie*]
one-is-left = { "[" }▼ One is left.]
each-ladder-begins-with-all-candidates = Each ladder begins with all candidates.{ " " }
keeps-those-that-pass-even-if-none-is-left = { " " }keeps those that pass, even if none is left;
keeps-those-that-pass-unless-none-does = { " " }keeps those that pass, unless none does;{ " " }
keeps-the-best-of-those-left = { " " }keeps the best of those left.
holds-for-its-rungs-only-stop-when-one-candidate-i = ◇ holds for its rungs only. Stop when one candidate is left. Rules are named without
their-p-prefix = their #p.prefix.
what-is-here = { "[" }What is here]
page = { "[" }*Page*]
part = { "[" }*Part*]
how-to-print-it = { "[" }*How to print it*]
as-it-is = "as it is"
tile-i-1-j-columns-of-columns-rows-row-j-1-column = { "[" }tile #(i + 1 + j * columns) of #(columns * rows) (row #(j + 1), column #(i + 1)): cut along the broken line and lay it over its neighbour]
one-page = { "[" }one page]
print-at-100 = · print at 100 %
backs-of-sheet-n-1-turn-over-the-data-backs-edge = { "[" }backs of sheet #(n + 1) · turn over the #data.backs edge]
r-when = { "[" }◇ *#r.when:*]
