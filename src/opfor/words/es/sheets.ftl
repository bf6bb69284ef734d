# Juegos impresos: palabras de las plantillas.

only = solo
any = si hay
best = mejor
among = Entre { $candidates }:
still-several = Si quedan varios:
one-left = Queda uno.
ladders = Cada escalera empieza con todos los candidatos. { $only } conserva los que cumplen, aunque no quede ninguno; { $any } conserva los que cumplen, salvo que no haya; { $best } conserva los mejores de los que quedan. ◇ vale solo para sus peldaños. Para cuando quede un candidato. Las reglas se nombran sin su { $prefix }.
rung-when = { $when }:
what-is-here = Qué hay aquí
page = Página
part = Parte
how-to-print = Cómo imprimirlo
as-it-is = tal cual
tile = hoja { $n } de { $of } (fila { $row }, columna { $column }): corta por la línea de puntos y solápala con la vecina
one-page = una página
print-at-100 = imprimir al 100 %
fronts = hoja { $n } de { $of }, anversos
backs-long = reversos de la hoja { $n } · gira por el borde largo
backs-short = reversos de la hoja { $n } · gira por el borde corto
fold-cards = dobla la página por la línea de puntos, pega y corta
card-size = 63 × 88 mm al 100 %
tracks = Pistas
record = Registro de la partida
record-about = Lo que se tiró, se robó y se hizo, línea a línea: con opfor table se vuelve a jugar desde aquí.
record-turn = Turno
record-die = Dado o carta
record-done = Qué se hizo
record-points = Puntos
rules-in-short = Las reglas en breve
terms = Qué significan las palabras
rulings = Interpretaciones en vigor
ruling-usual = { $name } = { $value }: lo habitual
ruling-other = { $name } = { $value }: { $alternative }
tie-uniform = un dado
tie-d10 = un D10
tie-d6-row = un D6
tie-none = { "" }
said-only = lo que encaja con cada una de estas palabras de la línea: { $words }
said-best = lo mejor según cada una de estas palabras de la línea, en su orden: { $words }
nothing-to-print = { $title }: no hay nada que imprimir de lo pedido
reference = Consulta
reference-about = Todo lo que se dibuja o se dice, en una o dos frases.
