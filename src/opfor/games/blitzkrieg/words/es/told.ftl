# Blitzkrieg! en español: todo lo que se dice de él.

## Bandos. own: de quién; by: por quién; to: hacia quién; person: persona del verbo.

bot = el bot
    .own = del bot
    .short = bot
    .by = el bot
    .to = al bot
    .person = one
you = tú
    .own = tuya
    .short = tú
    .by = ti
    .to = a ti
    .person = you
axis = el Eje
    .own = del Eje
    .short = Eje
    .to = al Eje
    .person = one
allies = los Aliados
    .own = de los Aliados
    .short = Aliados
    .to = a los Aliados
    .person = many
japan = Japón
    .own = de Japón
    .short = Japón
    .to = a Japón
    .person = one
own-title = { $name }
    .own = de { $name }
    .to = a { $name }

## Lugares

board-base = Los cinco teatros
board-nippon = Nippon: quince ciudades
theatre-western-europe = Europa Occidental
    .own = de Europa Occidental
    .to = a Europa Occidental
    .the = Europa Occidental
    .gender = f
theatre-pacific-ocean = Océano Pacífico
    .own = del Océano Pacífico
    .to = al Océano Pacífico
    .the = el Océano Pacífico
    .gender = m
theatre-eastern-europe = Europa Oriental
    .own = de Europa Oriental
    .to = a Europa Oriental
    .the = Europa Oriental
    .gender = f
theatre-africa-middle-east = África y Oriente Medio
    .own = de África y Oriente Medio
    .to = a África y Oriente Medio
    .the = África y Oriente Medio
    .map = África y O. Medio
    .gender = f
theatre-south-east-asia = Sudeste Asiático
    .own = del Sudeste Asiático
    .to = al Sudeste Asiático
    .the = el Sudeste Asiático
    .gender = m
terrain-land = tierra
terrain-sea = mar
terrain-either = tierra o mar
space = { spot } ({ $effect })
    .the = el espacio { $n } { OWN($theatre) } ({ $effect })
    .gender = m
spot = { $theatre }, espacio { $n }
space-of-campaign = { $theatre }, campaña { $campaign }, espacio { $n } ({ $effect })
    .the = el espacio { $n } de la campaña { $campaign } { OWN($theatre) } ({ $effect })
    .gender = m
ordinal = número { $n }
ordinal-1 = primer
    .f = primera
ordinal-2 = segundo
    .f = segunda
ordinal-3 = tercer
    .f = tercera
ordinal-4 = cuarto
    .f = cuarta
ordinal-5 = quinto
    .f = quinta
ordinal-6 = sexto
    .f = sexta
ordinal-7 = séptimo
    .f = séptima
ordinal-8 = octavo
    .f = octava

## Efectos de los espacios

effect-none = sin efecto
    .caption = sin efecto
    .short = -
effect-propaganda = propaganda
    .caption = propaganda
    .short = pv
    .key = propaganda: puntos de victoria
effect-strategic-advantage = ventaja estratégica
    .caption = estratégica
    .short = estr
    .key = estratégica: pasos en otra pista
effect-tactical-advantage = ventaja táctica
    .caption = táctica
    .short = táct
    .key = táctica: pasos en esta pista
effect-industrial-production = producción industrial
    .caption = producción
    .short = prod
    .key = producción: roba unidades
effect-research = investigación
    .caption = investigación
    .short = inv
    .key = investigación: armas a la bolsa
effect-improved-research = investigación mejorada
    .caption = investigación
    .short = inv
effect-research-industry = industria de investigación
    .caption = investigación
    .short = inv+prod
    .key = investigación +: arma a la reserva
effect-bombing = bombardeo
    .caption = bombardeo
    .short = bomb
    .key = bombardeo: el enemigo pierde una unidad
effect-plus = { $effect } +{ $n }
effect-times = { $effect } { $n }
key-marker = marcador de una pista
key-last = última unidad colocada
key-won = campaña ganada

## Unidades

unit-hidden = una unidad
    .the = una unidad
    .gender = f
unit-untold = una unidad sin revelar
    .the = una unidad sin revelar
    .gender = f
unit-army-1 = ejército 1
    .the = el ejército 1
    .gender = m
unit-army-2 = ejército 2
    .the = el ejército 2
    .gender = m
unit-army-3 = ejército 3
    .the = el ejército 3
    .gender = m
unit-navy-1 = armada 1
    .the = la armada 1
    .gender = f
unit-navy-2 = armada 2
    .the = la armada 2
    .gender = f
unit-navy-3 = armada 3
    .the = la armada 3
    .gender = f
unit-airforce-1 = aviación 1
    .the = la aviación 1
    .gender = f
unit-airforce-2 = aviación 2
    .the = la aviación 2
    .gender = f
unit-airforce-blitz = aviación blitz 0
    .the = la aviación blitz 0
    .gender = f
unit-general = general
    .the = el general
    .gender = m
unit-admiral = almirante
    .the = el almirante
    .gender = m
unit-army-blitz = ejército blitz 1
    .the = el ejército blitz 1
    .gender = m
unit-army-elite = ejército de élite 4
    .the = el ejército de élite 4
    .gender = m
unit-army-task-force = grupo de combate terrestre 5
    .the = el grupo de combate terrestre 5
    .gender = m
unit-navy-blitz = armada blitz 1
    .the = la armada blitz 1
    .gender = f
unit-navy-bomber = portaaviones 2
    .the = el portaaviones 2
    .gender = m
unit-navy-elite = armada de élite 4
    .the = la armada de élite 4
    .gender = f
unit-navy-task-force = grupo de combate naval 5
    .the = el grupo de combate naval 5
    .gender = m
unit-airforce-bomber = bombardero 1
    .the = el bombardero 1
    .gender = m
unit-airforce-elite = aviación de élite 3
    .the = la aviación de élite 3
    .gender = f
unit-airforce-task-force = grupo de combate aéreo 4
    .the = el grupo de combate aéreo 4
    .gender = m
unit-nuclear-bomb = bomba nuclear 7
    .the = la bomba nuclear 7
    .gender = f
unit-spy = espía
    .the = el espía
    .gender = m
unit-scientist = científico
    .the = el científico
    .gender = m
unit-onikujira = Onikujira 5
    .the = el Onikujira 5
    .gender = m
kind-army = ejército
kind-navy = armada
kind-airforce = aviación
kind-agent = agente
owned-unit = { PERSON($who) ->
    [you] tu { $unit }
   *[one] { THE($unit) } { OWN($who) }
}
copied-unit = { $unit } (copia de { THE($copied) })
    .the = { THE($unit) } (copia de { THE($copied) })
a-unit = una unidad
a-weapon = un arma especial
counted-unit = { $n } × { $unit }
hidden-units = { $n ->
    [one] { $n } unidad oculta
   *[other] { $n } unidades ocultas
}
untold-units = { $n } sin revelar
empty = vacío
nothing = nada

## Estratagemas

stratagem-big-guns = Artillería Pesada
stratagem-counterattack = Contraataque
stratagem-economic-warfare = Guerra Económica
stratagem-for-the-glory = Por la Gloria
stratagem-rapid-deployment = Despliegue Rápido
stratagem-research-and-development = Investigación y Desarrollo
    .short = I + D
stratagem-secure = Asegurar
stratagem-steamroll = Apisonadora
stratagem-none = ninguna

## Cantidades

steps = { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}
points = { $n ->
    [one] { $n } punto de victoria
   *[other] { $n } puntos de victoria
}
lead = { PERSON($who) ->
    [you] llevas { $n } de ventaja
    [many] { $who } llevan { $n } de ventaja
   *[one] { $who } lleva { $n } de ventaja
}
tied = empate
vp-unit = PV
vp = { $n } PV

cause-strength = fuerza
cause-tactical-advantage = ventaja táctica
cause-strategic-advantage = ventaja estratégica
cause-nuclear-backlash = repercusión nuclear
cause-head-start = ventaja inicial
cause-red-space = espacio rojo
cause-bot-closed-before = el bot cerró la campaña anterior
cause-propaganda = propaganda
cause-campaign = campaña
cause-tied-campaign = campaña empatada
cause-bonus-shield = bonificación de escudo
cause-unfinished-campaigns = campañas sin terminar
cause-outright-win = victoria total
cause-extra-progress = avance extra

## Lo que pasa

event-game-set-up = Turno 1: { PERSON($who) ->
    [you] empiezas tú
    [many] empiezan { $who }
   *[one] empieza { $who }
}.
turn-begun = Turno { $n }: { to-move }.
turn-begun-last = Turno { $n }: { to-move }. Es el último turno de la partida.
to-move = { PERSON($who) ->
    [you] te toca
    [many] les toca { TO($who) }
   *[one] le toca { TO($who) }
}
event-unit-drawn = { PERSON($who) ->
    [you] Robas { THE($unit) }
    [many] { CAP($who) } roban { THE($unit) }
   *[one] { CAP($who) } roba { THE($unit) }
} { $origin ->
    [pile] de la pila de investigación
   *[bag] de la bolsa
}.
event-weapon-researched = { PERSON($who) ->
    [you] Investigas { THE($unit) }: va a tu bolsa.
    [many] { CAP($who) } investigan { THE($unit) }: va a su bolsa.
   *[one] { CAP($who) } investiga { THE($unit) }: va a su bolsa.
}
event-stratagems-prepared = Hay { $n } estratagemas en la taza; { $out } queda al lado.
stratagem-drawn = La estratagema del bot es { $stratagem }.
steamroll-drawn = La estratagema del bot es { $stratagem }: repite { $in-force }.
steamroll-alone = La estratagema del bot es { $stratagem }: no repite nada, porque no había ninguna en vigor.
event-unit-placed = { PERSON($who) ->
    [you] Colocas
    [many] { CAP($who) } colocan
   *[one] { CAP($who) } coloca
} { THE($unit) } en { THE($where) }.
event-track-moved = { $theatre }: el marcador avanza { steps } hacia { BY($towards) } ({ $cause }); { $lead }.
brief-track-moved = { $theatre }: { steps } hacia { BY($towards) } ({ $cause }).
event-points-scored = { PERSON($who) ->
    [you] Ganas
    [many] { CAP($who) } ganan
   *[one] { CAP($who) } gana
} { points } ({ $cause }); ya son { $total }.
event-unit-bombed = { PERSON($who) ->
    [you] Pierdes { THE($unit) } por un bombardeo: vuelve
    [many] { CAP($who) } pierden { THE($unit) } por un bombardeo: vuelve
   *[one] { CAP($who) } pierde { THE($unit) } por un bombardeo: vuelve
} { $to ->
    [bag] a la bolsa
   *[pile] a la pila de investigación
}.
campaign-over = Se cierra la campaña { $n } { OWN($theatre) }: { $how }.
city-closed = Se cierra { THE($theatre) }: { $how }.
theatre-over = { $said } Allí ya no pasa nada más.
wins-it = { PERSON($who) ->
    [you] la ganas tú
    [many] la ganan { $who }
   *[one] la gana { $who }
}
event-theatre-won = { PERSON($who) ->
    [you] Ganas
    [many] { CAP($who) } ganan
   *[one] { CAP($who) } gana
} { THE($theatre) } por completo: el teatro se cierra.
event-theatre-opened = { PERSON($who) ->
    [you] Abres
    [many] { CAP($who) } abren
   *[one] { CAP($who) } abre
} { THE($theatre) } (rojo +{ $red }).
effect-alone = { PERSON($who) ->
    [you] Tomas
    [many] { CAP($who) } toman
   *[one] { CAP($who) } toma
} { THE($where) }.
event-nothing-drawn = { PERSON($who) ->
    [you] No robas nada
    [many] { CAP($who) } no roban nada
   *[one] { CAP($who) } no roba nada
}: { $origin ->
    [pile] la pila de investigación está vacía
   *[bag] la bolsa está vacía
}.
event-could-not-place = { PERSON($who) ->
    [you] No tienes
    [many] { CAP($who) } no tienen
   *[one] { CAP($who) } no tiene
} ninguna unidad que encaje.
event-game-ended = La partida ha terminado.

## Correcciones a mano

event-corrected = Corregido: { $what }.
corrected-track = el marcador { OWN($theatre) } está en { $n }
corrected-points = { PERSON($who) ->
    [you] tienes
    [many] { $who } tienen
   *[one] { $who } tiene
} { $n } PV
corrected-held = { PERSON($who) ->
    [you] tienes
    [many] { $who } tienen
   *[one] { $who } tiene
} { $units }
corrected-empty = { $theatre }, campaña { $campaign }, espacio { $n }: vacío
corrected-space = { $theatre }, campaña { $campaign }, espacio { $n }: { $unit }
corrected-open = { $theatre }: campaña abierta, { $campaign }
corrected-closed = { $theatre }: cerrado
corrected-unopened = { $theatre }: sin abrir
corrected-in-force = en vigor está { $stratagem }
corrected-stratagem = la estratagema a la vista es { $stratagem }
corrected-last-unit = la última unidad colocada es { THE($unit) }
corrected-last-of-side = última unidad { PERSON($who) ->
    [you] tuya
   *[one] { OWN($who) }
}: { $unit }
corrected-bag = { PERSON($who) ->
    [you] tu bolsa
   *[one] la bolsa { OWN($who) }
}
corrected-pool = { $pool ->
    [bag] la bolsa
    [pile] la pila
   *[cup] la taza
}
no-unit = ninguna

## Instrucciones para quien mueve las piezas

put-unit = Pon { THE($unit) } en { $spot }{ $gap ->
    [yes] ; cierra el hueco
   *[no] { "" }
}.
do-unit-drawn = { $row ->
    [yes] Pon { THE($unit) } al final de la fila.
   *[no] Saca { THE($unit) } de { $origin ->
        [pile] la pila de investigación
       *[bag] { corrected-bag }
    }.
}
do-weapon-researched = Pon { THE($unit) } en { corrected-bag }.
do-stratagems-prepared = Pon en la taza todas las estratagemas menos { $out }, y deja { $out } al lado.
lay-stratagem-first = Deja a la vista { $stratagem } como estratagema del bot.
lay-stratagem = Deja a la vista { $stratagem }; { $before } vuelve a la taza.
do-track-moved = { $theatre }: mueve el marcador { $n }, a { $stands }.
stands-centre = el centro
stands-at = { SHORT($who) } { $n }
do-points-scored = { PERSON($who) ->
    [you] Mueve tu marcador de victoria
   *[one] Mueve el marcador de victoria { OWN($who) }
} a { $total }.
bombed-hidden = Devuelve la unidad escogida de { reserve-of } a { $to ->
    [bag] { corrected-bag }
   *[pile] la pila de investigación
}.
bombed-row = Devuelve { $owned } de la fila a { $to ->
    [bag] { corrected-bag }
   *[pile] la pila de investigación
}; cierra el hueco.
bombed-unit = Devuelve { $owned } de { reserve-of } a { $to ->
    [bag] { corrected-bag }
   *[pile] la pila de investigación
}.
closed-for-good = { CAP(THE($theatre)) } se cierra.
next-campaign = En { THE($theatre) } se abre ahora la { F($n) } campaña.
do-theatre-opened = Pon un marcador en el centro de la pista { OWN($theatre) }.

## Preparación de la mesa

lay-board = Despliega el tablero ({ $board }).
lay-sides = El bot juega con { $bot }; tú, con { $you }.
lay-markers = Pon un marcador en el centro de { $theatres }.
lay-points = Pon los dos marcadores de victoria en el 0.
lay-bag = Llena { corrected-bag } con { $n } unidades: { $units }.
lay-pile = Mezcla boca abajo las armas especiales como pila de investigación, { $n }: { $units }.
lay-cup = Ten a mano las { $n } fichas de estratagema y una taza.
lay-row = Deja sitio para la fila del bot: sus unidades van a la vista, en el orden en que se roban.

## Lo que se ofrece

act-place = { CAP($unit) } a { $where }
act-end-turn = Ninguna unidad más: termina el turno
act-open-theatre = Abrir { THE($theatre) } ({ $vp } PV, rojo +{ $red })
act-pick-theatre = { $theatre } ({ $lead })
act-bomb-unit = Bombardear { THE($unit) }, número { $n } de la fila
act-take-effect = Tomar { THE($where) }
act-keep-weapon = Quedarse { THE($unit) }
group-place = Colocar
group-end-turn = Terminar el turno
group-bomb-unit = Bombardear
group-take-effect = Tomar
group-keep-weapon = Quedarse
group-open-theatre = Abrir
face-choose = eliges tú
candidate-unit = { $unit } (unidad { $n })
    .the = { THE($unit) } (unidad { $n })
    .gender = { GENDER($unit) }
candidate-space = espacio { $n } ({ $effect })
    .the = el espacio { $n } ({ $effect })
    .gender = m
candidate-number = { $question ->
    [space] espacio { $n }
    [unit] unidad { $n }
   *[other] { $n }
}
decided-place = El bot coloca { THE($unit) } (unidad { $n } de su fila) en { THE($where) }.
decided-advantage = Su ventaja estratégica de { $n } va { TO($theatre) }.
decided-stuck = El bot no puede colocar ninguna unidad.

## Lo que traería

brings-wins = gana { $what }: { $n } PV
brings-gives = da { TO($who) } { $what }: { $n } PV
brings-closes = cierra { $what }
brings-campaign = una campaña { OWN($theatre) }
warned = Eso { $brings }.
assumes-now = Así sería si el bot moviera ahora.
assumes-first = A lo que no has dicho se le da la primera respuesta ofrecida, y tras una unidad blitz no se coloca otra; lo que robes no le importa al bot.
looked-at = Su terreno: { $n ->
    [one] { $n } espacio abierto
   *[other] { $n } espacios abiertos
}.
details-space = { $where }, { $terrain }.
details-there = { $unit }.
forecast = { $unit } (unidad { $n } de la fila) en { $where }
forecast-stuck = El bot no puede colocar ninguna unidad.
forecast-none = no hay nada que prever: en una partida de dos no juega ningún bot

## La posición en palabras

board-points = Puntos de victoria: { $first } { $a }, { $second } { $b } (el final está en { $end }).
board-setup = Se está preparando la partida.
board-over = La partida ha terminado tras { $n } turnos.
board-turn = Turno { $n }: { to-move }.
board-turn-last = Turno { $n }: { to-move }, en el último turno de la partida.
board-theatre = { $theatre }: { $lead }. { $ahead }.
ahead-all = Bonificación +{ $b }; victoria total en { $end }
ahead-one = Bonificación +{ $a }, +{ $b } en { $second }; victoria total en { $end }
ahead-none = Bonificación +{ $a } en { $first }, +{ $b } en { $second }; victoria total en { $end }
board-campaign = Campaña abierta, { $vp } PV:
board-campaign-n = Campaña { $n }, abierta, { $vp } PV:
board-later = Campaña { $n }, más adelante, { $vp } PV: { $spaces }.
board-done = Campaña { $n }, cerrada: { $units }.
board-space = { $n }. { $terrain }, { $effect }: { $there }
board-space-later = { $terrain } { $effect }
board-space-taken = { $space } ({ $there })
board-waiting = { $theatre }: sin abrir, rojo +{ $red }, { $vp } PV, pista de { $steps }: { $spaces }.
board-closed = { $theatre }: cerrado, { $lead }.
board-closed-units = { $theatre }: cerrado, { $lead }; allí están { $units }.
board-row = { CAP(row-of) }, desde la izquierda: { $units }.
board-reserve = { CAP(reserve-of) }: { $units }.
board-bag = { $bag }: { $units }.
board-out = Estratagema a la vista: { $stratagem }.
board-out-as = Estratagema a la vista: { $stratagem } (actúa como { $other }).
board-cup = En la taza: { $stratagems }.
row-of = { PERSON($who) ->
    [you] tu fila
   *[one] la fila { OWN($who) }
}
reserve-of = { PERSON($who) ->
    [you] tu reserva
   *[one] la reserva { OWN($who) }
}
bag-of = { corrected-bag }, { $n }
bag-of-untold = { corrected-bag }, { $n }, y { $untold } sin revelar de la reserva
pile-of = Pila de investigación, { $n }
pile-of-untold = Pila de investigación, { $n }, y { $untold } sin revelar de las bolsas

## Junto al tablero

turn = Turno { $n }
turn-of = Turno { $n }, { $who }
turn-last = { $turn }, el último
acting-as = actúa como { $stratagem }
number = número { $n }
tray-row = { CAP(row-of) }
tray-reserve = { CAP(reserve-of) }
tray-bag = bolsa { $n }
title = Blitzkrieg!: { $board }
hidden-unit = Una unidad oculta
piece-unit = { CAP(owned-unit) }
piece-placed = { CAP(owned-unit) }, { $where }
piece-track = { $theatre }: { $said }
opens-with = se abre con rojo +{ $red }
lead-short = { CAP($who) } +{ $n }
red-short = rojo +{ $red }
closed-short = cerrado · { $lead }
piece-campaign = { $theatre }, campaña { $n }, { $word }: { $vp } PV
campaign-later = más adelante
campaign-closed = cerrada
campaign-won = cerrada, ganada por { $who }
nobody = nadie
piece-points = { CAP($who) }: { points }
piece-stratagem = { $stratagem }, { $where ->
    [out] a la vista
    [cup] en la taza
   *[gone] fuera de la taza
}
label-points = Puntos de victoria
label-wins = gana { $n }
seat-bot = el bot ({ $side })
seat-you = tú ({ $side })

## El mapa de texto

map-closed = cerrado
map-waiting = sin abrir  { $vp } PV, rojo +{ $red }  { $spaces }
map-lead = { $who } { $n }/{ $steps }
map-tied = emp. 0/{ $steps }
map-then = luego { $campaigns }
map-row = { CAP(row-of) }: { $units }
map-reserve = { CAP(reserve-of) }: { $units }
map-land = T
map-sea = M
map-either = *
key =
    Un teatro: quién va por delante y por cuánto / el paso que lo gana del todo;
      lo que vale la campaña abierta; sus espacios: T tierra, M mar, * ambos.
    ( ) es tu unidad, < > la del rival.
    prod: roba más unidades, inv: armas especiales, pv: puntos de victoria,
      bomb: golpea una reserva, táct: mueve este marcador, estr: otro.
    La pista: o el marcador, + un escudo con bonificación.

## Para comparar con la mesa

compare = PV { $a }:{ $b }{ $order }, pistas { $tracks }
compare-bot-first = { " " }(bot:tú)
compare-you-first = { " " }(tú:bot)
compare-all-closed = todas cerradas
compare-marker = el marcador { OWN($theatre) } (con menos: hacia { $side })
    .back = Devuelve el marcador { OWN($theatre) } a { $shown }.
compare-points = { PERSON($who) ->
    [you] tus puntos de victoria
   *[one] los puntos de victoria { OWN($who) }
}
    .back = Marcador de victoria, otra vez ({ $who }): { $value }.
compare-row = la fila del bot desde la izquierda
    .back = Pon otra vez la fila del bot, desde la izquierda: { $shown }.
compare-stratagem = la estratagema a la vista
    .back = Pon otra vez a la vista la estratagema del bot: { $shown }.
compare-bag = cuántas unidades hay en { corrected-bag }
    .back = En { corrected-bag } hay otra vez { $value } unidades.
compare-on = en { THE($where) }
    .back = Devuelve { $value } { AL(THE($where)) }.
    .gone = Quita la unidad { DEL(THE($where)) }.
compare-theatre = el teatro { $theatre }
    .value = { $open ->
        [yes] abierto
       *[no] sin abrir
    }
    .back = { $open ->
        [yes] { $theatre }: otra vez abierto.
       *[no] { $theatre }: otra vez cerrado.
    }
compare-screen = { PERSON($who) ->
    [you] tus unidades ante la pantalla
   *[one] las unidades { OWN($who) } ante la pantalla
}
    .back = Delante de la pantalla, otra vez ({ $who }): { $value }.
compare-pile = cuántas armas hay en la pila de investigación
    .back = En la pila de investigación hay otra vez { $value } armas.
compare-nothing = nada
way-gone = nada
way-without = sin { $unit }, unidad { $n }
way-also = también { $unit }
way-in = con { $unit }
way-out = sin { $unit }
way-open = la { F($n) } campaña abierta
way-closed = cerrado
## La misión

mission-end = { PERSON($second) ->
    [you] Cuando tengas { $end } puntos de victoria, la partida acaba en el acto; cuando los tenga { $first }, te queda un turno más. Gana quien tenga más puntos y los empates son tuyos.
    [many] Cuando { $second } tengan { $end } puntos de victoria, la partida acaba en el acto; cuando los tenga { $first }, les queda un turno más { TO($second) }. Gana quien tenga más puntos y los empates son para { $second }.
   *[one] Cuando { $second } tenga { $end } puntos de victoria, la partida acaba en el acto; cuando los tenga { $first }, le queda un turno más { TO($second) }. Gana quien tenga más puntos y los empates son para { $second }.
} Quien no pueda colocar una unidad pierde.
mission-campaign = Una campaña se puntúa al llenarse su último espacio: los puntos son para quien vaya por delante en el teatro, con una bonificación de { $a } o { $b } más allá de los escudos. Quien lleva el marcador hasta el final gana el teatro en el acto: todos sus puntos y { $outright } más.
mission-unit = Una unidad mueve el marcador tanto como su fuerza; el espacio donde está hace lo que lleva impreso.

## Páginas de consulta

pages-units = Unidades
pages-spaces = Espacios
pages-theatres = Teatros
pages-stratagems = Estratagemas
number-strength = fuerza
number-special = arma especial
number-points = puntos de sus campañas
number-shields = escudos en
yes = sí

## Fuentes de azar

source-cup = la taza de la que se roba la estratagema del bot
source-die = el dado de la preparación y de los empates del bot
source-tie = un sorteo entre más unidades que caras tiene el dado (por interpretación)
source-bot-bag = la bolsa del bot
source-player-bag = tu bolsa
source-player-reserve = la unidad de tu reserva que se bombardea
source-pile = la pila de investigación
source-campaigns = las campañas de la ventaja inicial del bot (Nippon)
source-bag = la bolsa { OWN($side) }
source-reserve = la unidad { OWN($side) } que se bombardea

## Por qué no: lo que nunca estuvo en cuestión

out-from-row = el bot solo coloca unidades de su fila (BLZ-3.1)
out-bag-bot = el bot coloca desde su fila; de la bolsa solo se roba (BLZ-C-1)
out-bag-player = esa bolsa es tuya; { out-from-row }
out-pile = el bot coloca desde su fila; las armas especiales salen de la pila por investigación (BLZ-E-2)
out-points = los puntos de victoria se ganan, no se eligen (BLZ-E-6)
out-went = { $what }: el bot fue { TO($gone) } ({ $rows })
out-closed = { CAP(THE($theatre)) } está { GENDER($theatre) ->
    [f] cerrada
   *[m] cerrado
}, así que allí no va ninguna unidad (BLZ-1.3)
out-not-open = { CAP(THE($theatre)) } no estaba { GENDER($theatre) ->
    [f] abierta
   *[m] abierto
} cuando el bot eligió (BLZ-N-3)
out-advantage = { CAP(THE($theatre)) } no podía recibir la ventaja: va a otro teatro (QB-20)
out-open = { CAP(THE($theatre)) } está { GENDER($theatre) ->
    [f] abierta
   *[m] abierto
}; el bot aún no ha decidido nada (BLZ-B-1)
out-campaign = la campaña { $n } { OWN($theatre) }
out-campaign-open = { $what } está abierta; la unidad va a uno de sus espacios (BLZ-2.2)
out-campaign-later = { $what } aún no está abierta (BLZ-2.2)
out-campaign-closed = { $what } está cerrada (BLZ-2.2)
out-space = { CAP(THE($where)) } no estaba en cuestión: { $why }
out-went-there = el bot fue { TO($gone) } ({ $rows })
out-space-later = { $where }: su campaña aún no está abierta (BLZ-2.2)
out-space-closed = { $where }: su campaña está cerrada (BLZ-2.2)
out-space-among = { $where }: el bot eligió entre los espacios de su campaña (BLZ-2.3)
out-space-taken = { CAP(THE($where)) } estaba ocupado: allí está { $unit } (BLZ-2.2)
out-space-empty = { CAP(THE($where)) } está vacío; el bot aún no ha decidido nada allí (BLZ-B-1)
out-stratagem-in-force = { $stratagem } está en vigor; salió de la taza (BLZ-A-1)
out-stratagem-cup = { $stratagem } se quedó en la taza: salió { $drawn } (BLZ-A-1)
out-stratagem-gone = { $stratagem } no está en la taza (BLZ-A-1)
out-unit-nowhere = allí no hay nada; { out-from-row }
out-unit-placed = { CAP($unit) } ya está en el tablero; { out-from-row }
out-unit-yours = esa unidad es tuya; { out-from-row }
out-unit-late = { CAP(THE($unit)) } aún no estaba en la fila cuando el bot eligió (BLZ-C-1)
out-unit-slot = la fila no tiene unidad { $n } (BLZ-3.1)
out-unit-none = no había { $unit } en la fila; { out-from-row }

## Lo que no se puede hacer

refused-held = { PERSON($who) ->
    [you] No tienes
    [many] { CAP($who) } no tienen
   *[one] { CAP($who) } no tiene
} { THE($unit) } en la reserva (BLZ-3.1)
refused-taken = { THE($where) } está ocupado (BLZ-2.2)
refused-blitz = tras una unidad blitz solo puedes seguir en su teatro, no en { THE($where) } (BLZ-E-8)
refused-campaign = { $where }: la abierta es la campaña { $n } (BLZ-2.2)
refused-copy = { THE($unit) } no tiene nada que copiar, ni terreno propio (R-BLZ-12)
refused-ground = { THE($unit) } no puede ir allí: { THE($where) } es { $terrain } y no admite { $kind } (BLZ-3.1)
refused-closed = { THE($theatre) } está { GENDER($theatre) ->
    [f] cerrada
   *[m] cerrado
} (BLZ-1.3)
refused-unopened = { THE($theatre) } aún no se ha abierto (BLZ-N-3)
refused-opened = { THE($theatre) } ya está { GENDER($theatre) ->
    [f] abierta
   *[m] abierto
} (BLZ-N-3)
refused-advantage = la ventaja sale { OWN($theatre) }: va a otro teatro (QB-20)
refused-not-in-row = no hay { $unit } en la fila del bot (BLZ-E-10)
refused-special = { THE($unit) } es un arma especial: primero se bombardean las unidades normales (BLZ-E-10)

## Correcciones que no se entienden

adjust-no-row = con dos jugadores no hay fila del bot; escribe: reserve SIDE UNIT …
adjust-sign = { $what }: { $given } debe empezar por + (meter) o - (sacar)
adjust-missing = { $what }: no hay { $unit } que sacar
adjust-of = { $theatre }: { $what }
adjust-theatre = teatro
adjust-stratagem = estratagema
adjust-stratagem-in-force = estratagema en vigor
adjust-track = pista
adjust-campaign = campaña
adjust-space = espacio
adjust-points = puntos de victoria
adjust-content = contenido de un espacio
usage-track = track TEATRO PASOS (más: izquierda del mapa; menos: derecha)
usage-vp = vp BANDO PUNTOS
usage-row = row UNIDAD UNIDAD … (la fila del bot, desde la izquierda), o row empty
usage-reserve = reserve UNIDAD UNIDAD … o empty (con dos jugadores: reserve BANDO UNIDAD …)
usage-space = space TEATRO CAMPAÑA ESPACIO BANDO UNIDAD, o … empty
usage-open = open TEATRO CAMPAÑA, o closed, o (Nippon) unopened
usage-bag = bag BANDO +UNIDAD o -UNIDAD …
usage-pile = pile +UNIDAD o -UNIDAD …
usage-cup = cup +ESTRATAGEMA o -ESTRATAGEMA …
usage-stratagem = stratagem NOMBRE (la ficha a la vista)
usage-in-force = in-force NOMBRE, o none
usage-turn = turn BANDO
usage-last-unit = last-unit UNIDAD, o none (tras un BANDO, si los espías copian al enemigo)

# Pequeños cambios, tras «si».
change-track = { $n ->
    [0] { THE($theatre) } estuviera en empate
   *[other] { PERSON($who) ->
        [you] llevaras { $n } de ventaja en { THE($theatre) }
        [many] { $who } llevaran { $n } de ventaja en { THE($theatre) }
       *[one] { $who } llevara { $n } de ventaja en { THE($theatre) }
    }
}
change-row = { THE($unit) } no estuviera en su fila
change-row-with = { THE($unit) } estuviera en su fila
change-taken = { THE($space) } estuviera ocupado
change-emptied = { THE($space) } estuviera libre
change-opened = la { F($n) } campaña { OWN($theatre) } estuviera abierta
change-vp = { PERSON($who) ->
    [you] tuvieras { $n } PV
    [many] { $who } tuvieran { $n } PV
   *[one] { $who } tuviera { $n } PV
}

# Which of these sentences an event is told by.
event-unit-told = { "" }
event-turn-begun = { $last ->
    [yes] { turn-begun-last }
   *[no] { turn-begun }
}
event-stratagem-drawn = { $stratagem ->
    [stratagem-steamroll] { $in-force ->
        [stratagem-none] { steamroll-alone }
       *[other] { steamroll-drawn }
    }
   *[other] { stratagem-drawn }
}
event-campaign-closed = { $over ->
    [yes] { theatre-over }
   *[no] { $said }
}
event-effect-taken = { $taken ->
    [yes] { "" }
   *[no] { effect-alone }
}
brief-turn-begun = { $last ->
    [yes] { turn-begun-last }
   *[no] { "" }
}
brief-stratagems-prepared = { "" }
brief-stratagem-drawn = { "" }
brief-unit-drawn = { $who ->
    [bot] { "" }
   *[other] { event-unit-drawn }
}
event-tokens-corrected = { event-corrected }
event-stratagem-corrected = { event-corrected }
do-unit-placed = { $who ->
    [bot] { put-unit }
   *[other] { "" }
}
do-stratagem-drawn = { $before ->
    [stratagem-none] { lay-stratagem-first }
   *[other] { lay-stratagem }
}
do-unit-bombed = { $named ->
    [yes] { $who ->
        [bot] { bombed-row }
       *[other] { bombed-unit }
    }
   *[no] { bombed-hidden }
}
do-campaign-closed = { $over ->
    [yes] { closed-for-good }
   *[no] { next-campaign }
}

mode-base = Contra el bot
mode-learning-game = La partida de aprendizaje
mode-nippon = Nippon contra el bot
mode-two-player = Para dos
mode-nippon-two-player = Nippon para dos
