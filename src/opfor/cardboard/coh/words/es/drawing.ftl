# Lo que un diseñador puede girar en una misión, en $n pasos. $step es «more» o «fewer».

side-german = los alemanes
    .own = alemán
    .f = alemana
side-soviet = los soviéticos
    .own = soviético
    .f = soviética

step = { $step ->
    [more] más
   *[fewer] menos
}
vps = { $n } PV { step }
caps = { $n } PAM { step }
cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
} { step }
rounds = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}

turn-vp = { vps } al empezar para { $side }
turn-caps = { caps } para { $side }
turn-hand = { cards } en la mano { F($side) }
turn-cards = { cards } por ronda para { $side }
turn-kill = { vps } para { $side } por cada unidad que destruyan
turn-exit = { vps } para { $side } por cada unidad que salga
turn-marker-at_end = { vps } por { $hex } al final
turn-marker-each_round = { vps } por { $hex } cada ronda
turn-marker-when_taken = { vps } por tomar { $hex }
turn-unit = una unidad { step } del bando { OWN($side) }: { $unit }
turn-enters = el grupo { OWN($side) } de { $unit } llega { rounds } { $step ->
    [more] más tarde
   *[fewer] antes
}
turn-cup = una unidad de la IA { step } en el cubilete
turn-no-enemy = { $n } «Ningún enemigo» { step } en el cubilete
turn-rounds = { rounds } { step }
turn-track = un espacio { step } en la pista

# La mesa de dibujo: lo que hay en el mapa y en la bandeja.
blank-firefight = Un combate para dos
blank-solo = Una misión contra la IA
group-german = Alemanes
group-soviet = Soviéticos
group-ground = Terreno
group-boards = Tableros
group-paint = Pintar
thing-control = Marcador de control: { $side }
thing-objective = Objetivo
thing-smoke = Humo
thing-new-board = Tablero nuevo
thing-level = { $n ->
    [0] Llano
   *[other] Colina, nivel { $n }
}
thing-wall = Muro
thing-road = Carretera
piece-control = Marcador de control en { $hex }, en poder de { $owner }
piece-smoke = Humo en { $hex }
piece-objective = Objetivo en { $hex }
piece-board = Tablero { $board }
stands-enters = entra en la ronda { $n } por { $places }
stands-area = despliega en uno de { $n }: { $places } …
stands-rides = a bordo de { $number }
tag-round = R{ $n }
title-control = Marcador de control en { $hex }
title-rumors = Posible enemigo en { $hex }
title-objectives = Objetivo en { $hex }
put-nowhere = Ahí no puede ir.
put-on-a-hex = Ponlo en un hexágono del mapa.
put-own-board = Ese hexágono está en un tablero impreso. Elige antes «Copiarlo para pintar» en el número del tablero.
put-neighbours = De un hexágono a su vecino.
put-no-more = { $unit }: no queda ninguna ficha
put-no-room = Ahí ya no cabe ningún tablero.
put-last-board = El último tablero se queda.

# Títulos de lo que se rellena, sus partes y lo que se les puede hacer.
heading-mission = Misión
heading-track = Pista
heading-lines = Órdenes
heading-placed = En el mapa
heading-boards = Tableros
part-mission = La misión
part-ai = Detrás de los posibles enemigos
deed-turn = Darle la vuelta
deed-copy-board = Copiarlo para pintar
deed-empty-board = Vaciarlo para pintar
deed-away = Quitar
deed-here = Empezar en un hexágono
deed-area = Despliegue libre
deed-later = Entrar más tarde
deed-space = Un espacio más detrás

# Campos de un fichero, en palabras.
field-title = Título
field-id = Nombre del fichero
field-briefing = Informe
field-minutes = Minutos
field-rounds = Rondas
field-special-rules = Reglas especiales
field-kind = En una palabra
field-place = Lugar
field-date = Fecha
field-happened = Lo que ocurrió
field-player = Juegas con
field-first = Empieza la ronda 1
field-orders = Cartas de orden
field-cards = Cartas de acción
field-task = Tarea
field-caps = PAM
field-vp = PV
field-hand = Cartas al empezar
field-cards-each-round = Cartas por ronda
field-kill-vp = PV por unidad destruida
field-hexes = Puede salir por
field-cup = Fichas de la IA en el cubilete
field-no-enemy = «Ningún enemigo» en el cubilete
field-mines = Minas en el cubilete
field-rumor-counters = Fichas de posible enemigo
field-counteractions = Contraacciones
field-mission-orders = Órdenes de misión
field-standing = Siempre y cuando
field-facing = Mira al
field-area = Despliega en
field-enters = Ronda
field-by = Llega por
field-hidden = Oculta
field-spent = Agotada
field-hit = Marcador de impacto
field-numbers = Fichas
field-owner = En poder de
field-at-end = PV al final
field-each-round = PV por ronda
field-when-taken = PV al tomarlo
field-hex = Hexágono
field-density = Densidad
field-event = Líneas del evento
field-yellow = También al pasar
field-landed = Solo al caer en él
stock-unit = { $numbers }; { $facts }
stock-armed = VA { $red }/{ $blue }, alcance { $range }, atacar { $attack } PA, mover { $move } PA, VD { $front } frente, { $flank } flanco
stock-unarmed = mover { $move } PA, VD { $front } frente, { $flank } flanco
