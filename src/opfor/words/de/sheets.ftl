# Wörter der Typst-Vorlagen.

only-dark = ("nur", "dark")
if-any-go = ("falls möglich", "go")
best-gold = ("beste", "gold")
among-q-candidates = { "[" }Unter: #q.candidates]
still-several-q-tie = { "[" }▼ Noch mehrere: *#q.tie*]
one-is-left = { "[" }▼ Einer bleibt.]
each-ladder-begins-with-all-candidates = Jede Leiter beginnt mit allen Möglichkeiten.{ " " }
keeps-those-that-pass-even-if-none-is-left = { " " }behält, was passt, auch wenn nichts bleibt;
keeps-those-that-pass-unless-none-does = { " " }behält, was passt, außer wenn nichts passt;{ " " }
keeps-the-best-of-those-left = { " " }behält die besten der übrigen.
holds-for-its-rungs-only-stop-when-one-candidate-i = ◇ gilt nur für seine Stufen. Hör auf, wenn eine Möglichkeit bleibt. Regeln stehen ohne
their-p-prefix = ihr #p.prefix.
what-is-here = { "[" }Was hier ist]
page = { "[" }*Seite*]
part = { "[" }*Teil*]
how-to-print-it = { "[" }*So wird es gedruckt*]
as-it-is = "wie es ist"
tile-i-1-j-columns-of-columns-rows-row-j-1-column = { "[" }Teil #(i + 1 + j * columns) von #(columns * rows) (Zeile #(j + 1), Spalte #(i + 1)): an der gestrichelten Linie schneiden und über das nächste legen]
one-page = { "[" }eine Seite]
print-at-100 = · mit 100 % drucken
backs-of-sheet-n-1-turn-over-the-data-backs-edge = { "[" }Rückseiten von Blatt #(n + 1) · über die Kante #data.backs wenden]
r-when = { "[" }◇ *Wenn #r.when:*]
