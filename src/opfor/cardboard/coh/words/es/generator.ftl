# El generador de combates de Conflict of Heroes: lo que se dice mientras se hace una misión, y las
# palabras de la misión que resulta. Bandos, unidades, terreno y obras tienen su nombre en told.ftl.

## Quién y qué

role = { CAP(M($who)) }{ $n ->
    [none] { "" }
   *[other] { " " }{ $n }
}
player-alone = el Jugador
player-of = el Jugador { $who }
map = mapa { $board } ({ $title })
caps = { $caps } PAM
caps-by = { SIGNED($by) } PAM
rate = { $rate ->
    [one] { $rate } carta de acción
   *[other] { $rate } cartas de acción
}
points = { $points } PV
held = { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
}
kind-victory = puntos de victoria
kind-rule = regla especial
kind-event = evento especial
section-units = Unidades
section-victory = Puntos de victoria
section-special = Reglas especiales y eventos
card-top = { $title } ({ $kind }). { $text }{ $bonus ->
    [none] { "" }
   *[other] { " " }{ $bonus }.
}
card-bottom = { $units }{ $bonus ->
    [none] { "" }
   *[other] ; { $bonus }
}.

## Lo que ocurre. $role es quien juega, $who un bando.

event-decks-built = { "" }
event-site-recorded = { "" }
event-turn-ended = { "" }
event-initiative-won = { $player ->
    [player] { "" }
   *[other] { CAP($named) } tiene la iniciativa.
}
event-sides-taken = { $alone ->
    [yes] Empieza el bando { M($who) }; tú eliges por los dos.
   *[no] { CAP($roles) }; empieza el bando { M($who) }.
}
takes-role = { $player } lleva: { $role }
event-map-laid = Se pone el { $map }{ $entering ->
    [none] { "" }
   *[other] ; entran un mapa más afuera: { $entering }
}.
event-map-switched = El { $new-map } ocupa el sitio del mapa { $old }.
event-edge-taken = { $role } entra por { THE($edge) }.
event-stage-reached = { $stage ->
    [done] El combate está listo.
   *[other] { "" }
}
event-pools-discarded = Se han jugado todas las cartas; lo que queda de mazos y fichas se guarda.
event-card-dealt = { $card ->
    [none] { "" }
   *[other] { $role } roba la carta { $card }: { $title }, o bien { $bottom }
}
event-action-card-drawn = { $role } roba { $card ->
    [none] una carta de acción
   *[other] { $card }
}.
event-card-returned = { $role } devuelve la carta { $card } encima del mazo.
event-card-played = { $half ->
    [bottom] { $role } juega la carta { $card } por sus Unidades.
   *[top] { $role } juega la carta { $card }, { $title }: { $text }
}
event-condition-drawn = Sale { $title }.
event-condition-played = { $title } se juega por { $half ->
    [top] arriba
   *[bottom] abajo
}: { $text }
event-caps-changed = { $role }: { $bonus }, ahora { caps }.
event-rate-changed = { $role } robará { rate } por ronda.
event-rounds-changed = El combate durará { $rounds } rondas.
event-units-gained = { $units ->
    [one] Llega
   *[other] Llegan
} para { $who }{ $round ->
    [0] { "" }
   *[other] { " " }en la ronda { $round }
}: { $units }.
event-unit-placed = { $unit } ({ ADJ($who) }) { $hidden ->
    [yes] se oculta{ $where ->
        [none] { "" }
       *[other] { " " }en { $where }
    }
   *[no] se coloca en { $where }, mirando al { $facing }
}.
event-unit-sheltered = { CAP(THE($unit)) } { $inside ->
    [yes] entra
   *[no] se queda fuera
}.
event-unit-turned = { CAP(THE($unit)) } se encara al { $facing }.
event-units-cupped = Al cubilete de posibles enemigos: { $units }.
event-marker-placed = En { $where } hay un marcador de control { M($who) }.
event-work-placed = { CAP(A($work)) } en { $where }.
event-counter-moved = { $what ->
    [unit] Una Unidad
    [marker] Un marcador de control
    [site] Un escondite
   *[work] Una ficha de defensa
} que no podía quedarse pasa a { $where }.
event-truck-routed = { $driven ->
    [yes] { CAP(THE($unit)) } va desde { THE($entrance) } hasta { THE($exit) }.
   *[no] { CAP(THE($unit)) } ya no tiene carretera por la que ir.
}
event-counter-drawn = Sale una ficha de defensa: { $faces }.
event-counter-kept = No hay sitio para { $faces }.
event-work-removed = La mina oculta pasa a ser un posible enemigo.
event-score-added = { CAP($who) } pueden puntuar con la carta { $card }.
event-points-given = { CAP($who) } empiezan con { points } más.
event-rule-added = { $text ->
    [none] { "" }
   *[other] En vigor: { $text }
}
event-units-chosen = Elección: { $units }.
event-artillery-gained = { CAP($who) } tienen { $strikes ->
    [one] { $strikes } golpe de artillería
   *[other] { $strikes } golpes de artillería
} por ronda.
event-mission-developed = Mandas { A($who) }. La IA manda { A($foe) } con la cara de { $sheet ->
    [defense] Defensa
   *[offense] Ofensiva
} de su hoja, { $tiles ->
    [none] sin losetas
   *[other] con las losetas { $tiles }
}.

## Instrucciones

do-card-played = { $section ->
    [none] Descarta la carta { F($who) } { $card }.
   *[other] Pon la carta { F($who) } { $card } en { $section }.
}
do-caps-changed = { $role }: pon el marcador de PAM en { $caps }.
do-card-returned = { $role }: devuelve la carta { $card } encima de su mazo.
do-units-gained = { event-units-gained }
do-unit-placed = { event-unit-placed }
do-marker-placed = { event-marker-placed }
do-work-placed = { event-work-placed }
do-map-laid = { event-map-laid }
do-rounds-changed = Pon la marca de final en la ronda { $rounds }.
do-pools-discarded = Guarda mazos y fichas; el marcador de ronda va en 1.
do-mission-developed = Pon la hoja de misión por la cara de { $sheet ->
    [defense] Defensa
   *[offense] Ofensiva
} y coloca las losetas.

## Lo que se ofrece

act-play-card = { $half ->
    [top] { $top }
   *[bottom] { $bottom }
}
act-lay-map = { $map }{ $side ->
    [none] { "" }
    [north] , al norte del mapa { $beside }
    [south] , al sur del mapa { $beside }
    [east] , al este del mapa { $beside }
   *[west] , al oeste del mapa { $beside }
}{ $turned ->
    [yes] , girado
   *[no] { "" }
}
act-switch-to = { $new-map }, en lugar del mapa { $old }
act-take-edge = { THE($edge) }, { $long ->
    [yes] largo
   *[no] corto
}
act-take-side = { $who }
act-take-deck = { $role } tiene los números más bajos
act-top-condition = { $title } por arriba: { $text }
act-bottom-condition = { $title } por abajo: { $text }
act-route-truck = entra por { THE($entrance) } y sale por { THE($exit) }
act-use-card = { $card ->
    [none] ninguna carta
   *[other] las Unidades de la carta { $card }: { $units }
}
act-no-more = nada más
act-show-face = { $work }
act-place-unit = { $unit } a { $where }
act-leave-unit = { $unit } se queda en el borde
act-put-marker = { $where }
act-put-counter = { $where }
act-put-site = { $where }
act-move-counter = { $where }
act-choose-unit = { $unit }
act-take-unit = { $unit }
act-shelter = { $unit } { $inside ->
    [yes] entra
   *[no] se queda fuera
}
act-face = hacia el { $facing }

## Elecciones que desarrollan la IA

candidate-card = carta { $n }
    .the = la carta { $n }
    .gender = f
candidate-counteraction = espacio de Contraacción { $n }
    .the = el espacio de Contraacción { $n }
    .gender = m
candidate-mission-order = espacio de Orden de misión { $n }
    .the = el espacio de Orden de misión { $n }
    .gender = m
candidate-track = espacio { $n } de la pista
    .the = el espacio { $n } de la pista
    .gender = m
candidate-defense = Defensa
candidate-offense = Ofensiva
tile-lies = La loseta { $n } ({ $title }) { $where ->
    [none] queda fuera
   *[other] va { AL(THE($where)) }
}

## La mesa en palabras

headline = { $title }: { $rounds } rondas.{ $stage ->
    [play] { " " }Carta { $n } de { $all }: la juega { $role }{ $player ->
        [none] { "" }
       *[other] { " " }({ $player })
    }.
    [done] { " " }Listo para jugar.
   *[other] { "" }
}
maps = { CAP($maps) }, el norte arriba:
no-map = Aún no se ha elegido mapa.
note = Nota: { $advice }
control-marker = Marcador de control { M($who) } en { $where }
work-at = { CAP($work) } en { $where } ({ ADJ($who) }{ $hidden ->
    [yes] , sin descubrir
   *[no] { "" }
}).
work-label = { CAP($work) } en { $where }
role-line = { $role }{ $player ->
    [none] { "" }
   *[other] { " " }({ $player })
}{ $edge ->
    [none] { "" }
   *[other] , entra por { THE($edge) }
}: { caps }, { rate } por ronda{ $held ->
    [0] { "" }
   *[other] , { held } en la mano
}.
filed-units = Unidades: { $card }, { $units }.
filed-card = { $section }: { $card } { $text }
filed-beside = Junto al tablero: { $title }.
units-there = En el mapa: { $units }.
units-edge = Esperan en el borde: { $units }.
units-round = En la ronda { $n }: { $units }.
units-cup = En el cubilete: { $units }.
unit-placed = { $unit } en { $where } mirando al { $facing }{ $shelter ->
    [inside] , dentro
    [outside] , fuera
   *[none] { "" }
}
unit-hidden = { $unit }, { GENDER($unit) ->
    [f] oculta
   *[m] oculto
}{ $where ->
    [none] { "" }
   *[other] { " " }en { $where }
}
unit-label = { $unit } en { $where }
ai-commands = La IA manda { A($who) } con la cara de { $sheet ->
    [defense] Defensa
   *[offense] Ofensiva
} de su hoja:
ai-counteraction = Loseta de Contraacción { $tile }
ai-mission-order = Loseta de Orden de misión { $tile }
ai-no-counteraction = Contraacciones: solo la impresa en la hoja.
ai-no-mission-order = Órdenes de misión: solo la impresa en la hoja.
ai-track = Pista de la misión, espacio { $n }: loseta { $tile }
tile = { $n }: { $title }. { $lines }.
tile-on-track = { $n }, { $title }. { $lines }.
ai-deck = La pista acaba en el espacio { $n }. Mazo de órdenes: { $cards } cartas.
ai-cup = Cubilete de entrada: { $units }.
empty = vacío
hand-of = Tu mano ({ $role }):
hand-top = { $card } arriba  { $text }
hand-bottom = { $card } abajo   { $text }
hand-not-now = { $card } no se puede jugar ahora por arriba: { $why } ({ $rule }).
record-board = Tablero de registro: { $who }
waiting-units = Unidades que esperan: { $who }
waiting-edge = en el borde
waiting-scheduled = en la ronda { $n }
waiting-cup = en el cubilete
all-maps = Mapas
caps-of = PAM: { $role }
seat-alone = Jugador
map-entering = -- aquí { $roles ->
    [one] entra
   *[other] entran
} { $roles } --
letter-hill = 1-3 abierto, a ese nivel
letter-G = Unidad alemana
letter-S = Unidad soviética
letter-g = marcador de control alemán
letter-s = marcador de control soviético
letter-work = ficha de defensa
letter-hidden = oculta
map-columns = Las columnas pares están medio hexágono más abajo que las impares.

## Lo primero que se pregunta

guideline-own = a tu medida: jugadores, rondas, manos, PAM y cartas como digan las opciones
ask-guideline = ¿Qué guía?
ask-players = ¿Cuántos jugadores?
ask-rounds = ¿Cuántas rondas?
ask-hand = ¿Cuántas cartas tiene cada mano?
ask-caps = ¿Cuántos PAM tiene cada uno?
as-usual = como diga la guía para tantos
ask-solo = ¿Misión en solitario?
ask-variant = ¿Con la variante de la guía?
two-people = dos personas, cada una con su mano de cartas
one-person = una persona, por los dos bandos; después contra la IA
as-it-stands = tal como está
guideline = { $title }: { $players } jugadores, { $rounds } rondas, { $minutes } min, cartas { $first }-{ $last }, mano { $hands }

## De dónde sale el azar

chance-of-initiative = la tirada por la iniciativa
chance-of-cards = las cartas de generador ({ $role })
chance-of-condition-cards = las cartas de condición
chance-of-defense-counters = las fichas de defensa
chance-of-action-cards = las cartas de acción
chance-of-side-die = el dado que dice a quién manda el Jugador
chance-of-sheet-die = el dado de la cara de la hoja de misión
chance-of-command-cards = las cartas de mando que dejan el mazo de órdenes
chance-of-tie = los empates que decide el azar

## Por qué algo no es legal

refused-units-of = units_of: la carta { $card } no tiene Unidades en espera que se puedan colocar
refused-edge = edges: { $edge } no se ofrece; elige: { $offered }
refused-add-map = add_map: el mapa { $board } no se puede poner así
refused-boards = boards: el mapa { $board } no se puede poner así
refused-truck = truck: ninguna carretera une esos bordes
refused-switch = switch: { $old } no se puede cambiar por { $new }
refused-other = { $given } no es legal; es legal: { $offered }
card-of = la carta { $card } ({ $side })
refused-played = { card-of } ya se ha jugado
refused-deck = { card-of } no está en el mazo, que va de { $first } a { $last }
refused-hand = { card-of } no está en la mano
refused-half = { card-of } no se puede jugar por { $half }
refused-top = { card-of } no se puede jugar por arriba: { $why }
refused-marker = en { $where } no puede ir un marcador de control{ because }
refused-unit = { THE($unit) } no se puede colocar en { $where }{ because }
refused-counter = en { $where } no puede ir una ficha{ because }
because = { $why ->
    [none] { "" }
   *[other] : { $why }
}

## Las palabras de una misión hecha. En su fichero están en inglés y por él se encuentran; cada una es
## una sola frase sin variantes.

made-title = { $prize }, { $board }
made-title-numbered = { $prize }, { $board } (n.º { $n })
made-place = { $ground } ({ $where })
made-road = carretera
made-hill = colina
made-field = campo
made-way-out = La salida: { $edge }
made-prize-truck = Carga vital
made-prize-hidden = Caza del hombre
made-prize-survive = Tienen que vivir
made-prize-kills = Guerra de desgaste
made-prize-none = Combate de encuentro
made-ground = { $maps }.
made-ground-rounds = { $maps }, { $n } rondas.
made-map = Mapa { $board } ({ $title })
made-germans = Los alemanes llegan por el { $edge } con { $units }.
made-soviets = Los soviéticos llegan por el { $edge } con { $units }.
made-germans-stand = Los alemanes llegan por el { $edge } con { $units }; { $n } ya en el mapa.
made-soviets-stand = Los soviéticos llegan por el { $edge } con { $units }; { $n } ya en el mapa.
made-foot = { $n } unidad a pie
made-foots = { $n } unidades a pie
made-gun = { $n } cañón
made-guns = { $n } cañones
made-vehicle = { $n } vehículo
made-vehicles = { $n } vehículos
made-nobody = nadie
made-wish-german = Los alemanes deben { $wishes }.
made-wish-soviet = Los soviéticos deben { $wishes }.
made-no-wish = Nadie tiene más órdenes que destruir al otro.
made-wish-take = tomar { $place }
made-wish-exit = abrirse paso por el borde { $edge }
made-wish-truck = hacer pasar un camión
made-wish-hidden = encontrar a quien se oculta
made-wish-survive = mantener con vida: { $units }
made-way = el camino, { $edge }
made-heavy = arma pesada del enemigo
made-you-defends = Mandas el bando de los { $side }; la IA defiende.
made-you-attacks = Mandas el bando de los { $side }; la IA ataca.
made-germans-name = alemanes
made-soviets-name = soviéticos
made-german = Alemanes
made-soviet = Soviéticos
made-both = Ambos bandos
made-rule = { $title } ({ $side }): { $text }
made-artillery = La IA no apunta artillería antes de las rondas; su loseta resuelve los golpes.
made-exit-edge = El borde por el que la IA deja el mapa es un Objetivo de la IA.
made-usual = Destruir unidades enemigas: 1 PV cada una.
made-keep = Mantener { $place }: { $points } para quien lo tome.
made-take = Tomar { $place }: { $points } cada vez.
made-exit = Salir del mapa por el borde { $edge }: { $points } por cada unidad.
made-kills = Cada baja ({ $units }): { $points } más.
made-enemy = { $units } del enemigo
made-enemy-unit = unidad enemiga
made-enemy-foot = unidad a pie
made-enemy-gun = cañón
made-enemy-vehicle = vehículo
made-hidden = Destruir la unidad que se oculta: { $points } más.
made-survive = Mantener con vida { $units }: { $points } por cada una, que se pierden con ella.
made-trip = Llevar { $unit } por la carretera de { $first } a { $last } y sacarlo: { $points }.
made-point = { $n } PV
made-points = { $n } PV
made-hider = Una de tus Unidades se oculta en el mapa; viva al final vale { $n } PV.
made-tile = Loseta { $n }: { $title }
made-tile-of = loseta { $n } { $title }
made-sheet = de la hoja de misión
made-printed = Evento impreso

## Opciones

option-guideline = 1 a 8; 0 es una partida a tu gusto (por defecto, 1)
option-solo = una misión contra la IA, guías 1 a 6
option-variant = la variante de la guía
option-players = 2 a 4, solo con la guía 0
option-hand = cartas en cada mano (por defecto, las de la guía)
option-rounds = cuántas (por defecto, las de la guía)
option-caps = PAM de cada bando (por defecto, los de la guía)
option-cards = cartas de generador, como 01-09 (por defecto, las de la guía)
option-extra_card = se roba una carta más; la última que queda no se juega
option-handicap = a quién se ayuda, como soviet o german-2
option-handicap_caps = con 1 o 2 PAM
option-handicap_card = con una carta más
option-smoke = 4 fichas de humo entre las de defensa
option-ignore_numbers = vale cualquier ficha del mismo nombre
option-fewer_caps = en solitario, para hacerlo más difícil: 1 o 2 PAM menos para ti
option-fewer_command_cards = en solitario, para hacerlo más fácil: 1 o 2 cartas de mando menos para la IA
option-boards = solo estos tableros, los que se tienen: 1,2,4,5
option-first_map = el tablero que se pone primero: 4
option-hands = las manos de los puestos en su orden, si son distintas: 8,6,6
