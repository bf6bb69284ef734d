# Palabras de las plantillas de Typst.

only-dark = ("solo", "dark")
if-any-go = ("si hay", "go")
best-gold = ("mejor", "gold")
among-q-candidates = { "[" }Entre #q.candidates:]
still-several-q-tie = { "[" }▼ Si quedan varios: *#q.tie*]
one-is-left = { "[" }▼ Queda uno.]
each-ladder-begins-with-all-candidates = Cada escalera empieza con todos los candidatos.{ " " }
keeps-those-that-pass-even-if-none-is-left = { " " }conserva los que cumplen, aunque no quede ninguno;
keeps-those-that-pass-unless-none-does = { " " }conserva los que cumplen, salvo que no haya;{ " " }
keeps-the-best-of-those-left = { " " }conserva los mejores de los que quedan.
holds-for-its-rungs-only-stop-when-one-candidate-i = ◇ vale solo para sus peldaños. Para cuando quede un candidato. Las reglas se nombran sin
their-p-prefix = su #p.prefix.
what-is-here = { "[" }Qué hay aquí]
page = { "[" }*Página*]
part = { "[" }*Parte*]
how-to-print-it = { "[" }*Cómo imprimirlo*]
as-it-is = "tal cual"
tile-i-1-j-columns-of-columns-rows-row-j-1-column = { "[" }hoja #(i + 1 + j * columns) de #(columns * rows) (fila #(j + 1), columna #(i + 1)): corta por la línea de puntos y solápala con la vecina]
one-page = { "[" }una página]
print-at-100 = · imprimir al 100 %
backs-of-sheet-n-1-turn-over-the-data-backs-edge = { "[" }reversos de la hoja #(n + 1) · gira por el borde #data.backs]
r-when = { "[" }◇ *Si #r.when:*]
