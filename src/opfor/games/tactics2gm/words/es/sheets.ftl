# El juego impreso de 2GM Tactics. Una pieza es un título con sus .lines, un párrafo por línea; « | »
# separa dos cosas que van una junto a otra.

front = Dos ejércitos en un campo de seis líneas y diez columnas: despliega, mueve, dispara y mantén entera tu línea de suministro. El enemigo juega según las escaleras impresas aquí.
    .lines =
        Imprime al 100 %. Fichas: recorta cada tira, dóblala por la línea de puntos, pégala y sepáralas.
        La carta y la ficha del mismo número van juntas: la carta sale del mazo, la ficha se pone en el campo y la carta queda a un lado.
        Necesitas además un D10 y una taza para el terreno.
    .how =
        Cartas de unidad, de apoyo y de postura | dos caras de papel grueso (o --backs fold)
        Fichas | una cara; doblar, pegar, cortar
cards = Cartas de unidad, de apoyo y de postura
counters = Fichas
    .about = Anversos sobre el pliegue, reversos debajo y del revés. Dobla primero, después corta por las marcas.
    .lines =
        Arriba | casillas que se mueve; su número, el de su carta.
        Centro | qué es; una casilla por punto de vida; su nombre.
        Abajo | penetración, alcance, defensa. Los costes y lo demás están en la carta.
        Forma | Estadounidenses: esquinas redondas, una banda. Alemanes: esquinas cortadas, las de arriba claras.
        Reverso | boca abajo: de noche, hasta que haya un enemigo a 2 o menos.
a-counter = una ficha
unit-note = reverso: boca abajo
face-down = boca abajo
block-terrain = Terreno
    .note = se pone en el campo; el mazo de terreno se saca de una taza
block-equipment = Equipo
    .note = reverso: una ficha con flecha ya usada, hasta Volteo
block-markers = Marcadores
    .note = heridas 1 y 2, 3 y 4; cobertura; impedidas; marcadores de pista
track-turn = Turno
track-ap = PA { TITLE($army) }
track-losses = Bajas

## Cartas y fichas

card-values = valores
    .lines =
        coste
        mueve
        alcance
        acierta
        pen.
        daño
        defensa
        PV
card-support = apoyo
card-only = solo { $types }
card-stance = Postura
card-stance-first = { $first ->
    [offensive] actúan primero sus unidades ofensivas
   *[defensive] actúan primero sus unidades defensivas
}
card-cost = PA para jugarla
card-carries = lleva { $types }
timing-deployment = en Despliegue
timing-after-miss = tras un fallo
timing-after-shooting = tras Disparo
terrain-cover = cobertura +{ $n }
terrain-no-cover = sin cobertura
terrain-hp = PV { $hp }
terrain-for-good = indestructible
terrain-closed = cerrado: { $types }
terrain-hard = difícil: { $types }
token-weapon =
    alcance { $range }, { $to_hit }+
    pen. { $penetration }, daño { $damage }
token-heal = cura { $amount }
token-repair = repara { $amount }
token-self-cover = { $amount } más difícil
token-smoke = oculta a un amigo: { $amount }
token-blind = ciega a un enemigo: { $amount }
token-used = usada
    .lines =
        usada
        ↻ Volteo
marker-wounds = { $n ->
    [one] herida
   *[other] heridas
}
marker-cover = más difícil
marker-no-move = no se mueve
marker-no-fire = no dispara
marker-ap = PA
marker-hq = CG
marker-turn = Turno
marker-stance =
    Postura
    de la IA
marker-target = objetivo

## Campos

field-alt = El campo de { $title }
field-hq = CG · { $role }
field-hq-near = a un paso de { $spaces }
field-winning = Victoria
field-wins = { CAP($role) }: gana si { $ways }.
field-target = Objetivo
    .text = { $where }, en el borde dorado de puntos.
field-conditions = Condiciones
    .text = { $weather }.
field-first = Primer turno
    .bid = la apuesta más alta.
    .role = { $role }.
role-north = norte
role-south = sur
role-germans = alemanes
role-americans = estadounidenses
role-defender = defensor
role-attacker = atacante
role-ai = como IA: { CAP($role) }, { $counts }, { $kind ->
    [offensive] IA Ofensiva
   *[defensive] IA Defensiva
}
role-ap = { $ap } PA
role-army = ejército: { TITLE($army) }
role-terrain = terreno en sus líneas { $low } a { $high }, pagado: { $cards }
role-deploys = roba { $n } cartas y coloca unidades en sus líneas { $low } a { $high }
role-supplied = { $n } líneas siempre con suministro
role-without = sin { $types }

## El procedimiento de la IA

flow = Cómo va un turno
    .lines =
        Postura | D10 y modificadores
        CG | PA
        Cartas | roba 5
        Movimiento | una a una
        Despliegue | cartas, equipo, apoyo
        Disparo | una a una
        Fin | descarta todo
ai-battle-royal = La IA Dinámica
    .about = Cómo juega la IA en una Batalla Campal. Su línea 1 es la que está ante su CG; guarda los PA que no gasta.
ai-offensive = La IA Ofensiva
    .about = Cómo juega la IA como atacante de un escenario. Su línea 1 es la que está ante su CG; guarda los PA que no gasta.
ai-defensive = La IA Defensiva
    .about = Cómo juega la IA como defensora de un escenario. Su línea 1 es la que está ante su CG; guarda los PA que no gasta.
rider = Un pasajero: como la siguiente carta, entre las que puede llevar un transporte recién desplegado.
tie-d10 = un D10 (una columna: se tira otra vez si está ocupada)
which-stance = ¿Qué postura?
    .head = D10 | Postura | para
    .royal = Tu unidad más adelantada (sin exploradores ni transportes desarmados) en la línea 1 de la IA { SIGNED($red_alert) }, línea 2 { SIGNED($yellow_alert) }, líneas 3 y 4 { SIGNED($standard) }, línea 5 { SIGNED($superiority) }; ninguna más allá de la tuya: { SIGNED($attack) }. Su línea de suministro cortada: { SIGNED($broken_supply) }.
    .scenario = { SIGNED($line_with_own) } por cada línea con una unidad de la IA, { SIGNED($line_with_enemy_only) } por cada línea solo con las tuyas.
# Casos que una mesa no reconoce por su nombre, y lo que las escaleras dan por sabido.
case-early = si no, es uno de los turnos 1 a { $phrases-first_turns } y hay cobertura libre
case-falls-back = si no, está herida y un D10 saca de 1 a { $phrases-wounded_retreat_up_to }
case-holds = si no, está herida y el D10 saca más
case-helps = si no, puede ayudar a una herida a { $phrases-nearby } o menos
case-offensive = Refuerzo, Avance o Asalto total
case-defensive = Defensa total o Defensa
term-guide = Adónde va una unidad: solo la guía lo primero de esto que se cumpla: lo que gana, la cobertura en los primeros turnos, sus heridas, alguien a quien ayudar, la postura. Los peldaños de abajo que no nombran nada de eso valen para todas.
term-goal = Meta
    .battle-royal = Meta: en Defensa total y Defensa el CG de la IA, si no el tuyo. Lo que hay que destruir: tu CG.
    .offensive = Meta: el objetivo de la misión; si no lo hay, tu CG. Hay que destruirlo si el escenario lo dice.
    .defensive = Meta: el objetivo de la misión; si no lo hay, el CG de la IA.
term-danger = Peligro de una unidad: por cada arma y todo lo que penetra y podría batir el turno siguiente tras moverse, probabilidad de acertar por daño (como mucho los PV que quedan), por { $danger-weight_hq } si es el CG o un objetivo que guardar, por { $danger-weight_command_group } si es un grupo de mando; súmalo, y { $danger-line_1 } en la línea 1, { $danger-line_2 } en la línea 2. Un 10 de suerte no cuenta. Una amenaza tiene 1 o más. A igualdad: la más cara, luego la más cercana al CG de la IA.
term-best-shot = Mejor disparo: probabilidad de acertar por daño, en lo que penetra. Para una probabilidad de daño cuenta un 10, el CG también es un blanco, y quien aún va a moverse cuenta lo que podría alcanzar.
term-artillery = Artillería: antiaérea solo mientras tengas un avión en juego. Cargado: con un pasajero para él en la mano. Los aviones cuentan como apoyo contra la amenaza o el blanco.
term-clause = Su cláusula pone primero { $key ->
    [cheapest] lo más barato
    [fastest] lo más rápido
   *[hardest-hitting] lo que pega más fuerte
}: { $says }.
term-kit = { $stance } { $kit ->
    [defensive] defensiva
    [offensive] ofensiva
    [both] una de cada
    [killing] lo que pueda destruir la unidad más peligrosa
   *[none] ninguna
}
term-equipment = Equipo: se compra cuando ya no cabe comprar otra unidad, en { $last } tras la última carta. Se pide: { $stances }.
# Lo que significan las medidas en una mesa, por su identificador.
plainly-may-win = una unidad cuyo movimiento gana o da un disparo ganador
plainly-may-help = una unidad que puede curar o reparar a otra a { $phrases-nearby } o menos
plainly-chance-of-damage = la mejor probabilidad de daño, contando el CG
plainly-is-in-front = una unidad delante de la línea { $phrases-rear_lines }
plainly-need-not-wait = una unidad que no está sola en su línea, o que gana
plainly-rear-line = la línea { $phrases-rear_lines }, o la 1 si está en ella; si no, detrás; si no, delante
plainly-is-beside-friend = una casilla junto a otra unidad de la IA
plainly-lines-to-middle = la casilla más cercana a las líneas 3 y 4
plainly-takes-control = una línea que la IA solo controla con ella
plainly-best-damage = el mejor disparo: probabilidad por daño
plainly-shooters-at = las menos unidades tuyas con ella a su alcance
plainly-turns-to-aim = los menos turnos hasta tener la meta al alcance
plainly-to-help = la más cercana al CG o a quien pueda ayudarla
plainly-is-useful = una carta que puede pagar, con sitio o blanco
plainly-can-face = una columna con una unidad tuya de su tipo que penetra
plainly-damage-to-facing = el mayor daño esperado contra ella
plainly-is-worth-a-shot = lo que penetra, y cualquier unidad (un 10)
plainly-can-damage = lo que penetra
plainly-is-nearby = una unidad a { $phrases-nearby } o menos
plainly-is-in-middle = una unidad en las líneas 3 y 4
plainly-supply-command-hq = quien está sola en una línea de tu línea de suministro, luego grupos de mando, luego el CG
plainly-hurts-the-best = quien penetra a una de las { $phrases-best_units } unidades más caras de la IA a su alcance
plainly-is-otherwise-dangerous = quien puede dar a un eslabón solo de la línea de suministro de la IA, o tiene algún peligro
plainly-is-sure-kill = lo que un disparo destruye con un 50 % o más

## Las reglas en breve

rules-about = Para dos, o contra la IA.
rules-setting-up = Preparación
    .lines =
        Elegid ejércitos. Tu mazo: hasta { $economy-points_limit } puntos (coste impreso). El de la IA: su línea de código da cuántas cartas de infantería-artillería-carros-transportes-apoyo se roban a ciegas de sus cinco montones; en una Batalla Campal, tantas de cada tipo como tengas tú.
        La IA juega sin { $removed }. Un D10 añade a su ejército: 3 infantería, 4 artillería, 5 carro, 6 transporte, 7 apoyo, 8 infantería y transporte, 9 y 10 artillería y apoyo.
        Los dos empezáis con { $economy-start_ap } PA (salvo que el escenario diga otra cosa), CG { $hq-hp } PV, defensa { $hq-defence }.
        Batalla Campal: apostad PA por el primer turno; la IA, D10 menos { $bid-ai_die_minus }. Empieza la apuesta más alta; los PA apostados compran terreno en tus líneas 1 a 3. La IA roba de la taza sin alambradas ni barreras y salta lo demasiado caro; por cada uno un D10, de 1 a { $bid-second_row_up_to } su línea { $bid-row_low }, si no la { $bid-row_high }, y un D10 para la columna.
        Robas { $cards-opening_hand } cartas.
at-level = Nivel { $level }: { $sets }.
level-sets = { "" }
    .whole = el CG de la IA da { $ap } PA por turno
    .halves = el CG de la IA da { $ap } PA en sus turnos impares y { $more } en los pares
rules-your-turn = Tu turno
    .lines =
        CG: { $economy-hq_ap } PA (la IA { $economy-ai_hq_ap }), +1 por cada línea de tu línea de suministro sin cortes, hasta { $economy-supply_cap }, y +1 por un grupo de mando en ella.
        Cartas: roba { $cards-draw } (la IA { $cards-ai_draw }). Movimiento. Despliegue. Disparo.
        Volteo: las fichas con flecha usadas en un turno anterior están listas. Descarta hasta quedarte con { $cards-hand_limit }. Con el mazo vacío pierdes; la IA baraja sus descartes.
rules-movement = Movimiento
    .lines =
        Pasos en cruz, cada unidad una vez, ninguna desplegada este turno. El terreno difícil cuesta { $movement-hard_cost }; un paso siempre es posible. No se atraviesa al enemigo.
        En una casilla cabe una unidad; en una casa o un objetivo de misión, dos. Dos vecinas pueden cambiarse el sitio.
        Transportes: se sube desde al lado y se baja al lado el turno siguiente. Si se destruye, la infantería sale con { $fire-bail_out_damage } herida y un cañón se pierde.
        Asalto: la infantería dispara a una vecina en Movimiento, una vez; el enemigo puede responder con un disparo extra en su próximo Disparo. Movimiento a cubierto: la infantería se mueve junto a un vehículo al paso del más lento y es { $fire-covered_movement } más difícil de alcanzar.
rules-deployment = Despliegue
    .lines =
        Paga el coste de una carta; la unidad entra por tu línea 1. Cartas de apoyo: paga y haz lo que digan. Una carta de apoyo nunca afecta a una unidad a la que ya afectó otra del mismo nombre.
        Equipo para unidades recién desplegadas o en la línea 1: la infantería una ficha ofensiva y una defensiva, las demás dos; ninguna repetida.
        Los aviones atacan una vez desde la mano, cualquier blanco; antes disparan la antiaérea a su alcance y los cazas de patrulla. Un caza puede quedarse de patrulla.
rules-shooting = Disparo
    .lines =
        Cada arma una vez, a lo que esté al alcance; nada tapa la vista. Tira un D10: el número del arma o más acierta, un 10 siempre y destruye la unidad de golpe.
        Más difícil: cobertura del terreno, humo, noche +{ $fire-night }. Más fácil: −1 por cada herida del blanco hasta { $fire-wound_cap }, −{ $fire-suppression } desde el segundo tirador.
        Un acierto hace su daño si la penetración es al menos la defensa. Tantas heridas como PV destruyen.
        El CG está detrás de las dos casillas centrales de la línea 1, a un paso de cada una, y se le dispara como a una unidad; un 10 es solo un acierto.
rules-supply = Suministro, noche, final
    .lines =
        Línea de suministro: líneas con unidades tuyas, desde la 1 y sin huecos.
        Noche: las unidades se despliegan boca abajo hasta que haya un enemigo a { $night-reveal_distance } o menos. Ártico: { $movement-arctic } menos de movimiento.
        Destruye el CG, o haz lo que diga el escenario. Tras { $economy-last_turn } turnos cada uno gana el CG más entero.
