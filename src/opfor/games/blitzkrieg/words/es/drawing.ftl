# La mesa de diseño.

part-board = El tablero
part-campaign = { $theatre }, campaña { $n }
part-space = { $theatre }, casilla { $n }
heading-board = Tablero
heading-theatres = Teatros
heading-spaces = Casillas
deed-away = Quitar
deed-campaign = Una campaña más
deed-space = Una casilla más
group-terrain = Terreno
group-effects = Efectos
group-theatres = Teatros
thing-theatre = Un teatro más
blank-board = Un tablero
new-theatre = Teatro { $n }
put-nowhere = Ahí no puede ir.
put-on-a-space = Ponlo en una casilla del tablero.
field-title = Título
field-tokens = Fichas y números de
field-by-row = Orden de lectura por filas
field-id = Nombre en archivos
field-plural = Se habla en plural
field-steps = Pasos de la pista
field-shields = Escudos, primero y segundo
field-open-at-start = Abierto al empezar
field-red = Número rojo
field-terrain = Terreno
field-effect = Efecto
field-amount = Cantidad
field-vp = PV

turn-vp = { $n } PV { $step ->
    [more] más
   *[fewer] menos
} por la campaña { $campaign } de { $theatre }
turn-steps = { $n } { $n ->
    [one] paso
   *[other] pasos
} { $step ->
    [more] más
   *[fewer] menos
} en la pista de { $theatre }
