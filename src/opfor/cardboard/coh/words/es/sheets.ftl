# Lo que se imprime de Conflict of Heroes. Un texto es una entrada: su valor es el título y sus
# atributos, las líneas por orden; una línea que queda en nada se omite.

## Las reglas en breve

chapter-rules = Las reglas en breve
    .about = Lo que esta misión necesita de ellas.

before-round = Antes de cada ronda
    .steps = { $steps }.
    .first = { $solo ->
        [yes] Después tira dos dados por la iniciativa: con { $solo_initiative } o más juegas tú el primer turno; si no, la IA.
       *[no] Después ambos bandos tiran dos dados por la iniciativa, y otra vez si empatan; el más alto juega el primer turno. Los PAM se deciden antes de que tire nadie, primero el bando con más PAM (los soviéticos si hay empate).
    }
    .only = Antes de la ronda 1, solo la iniciativa{ $artillery ->
        [yes] { " " }y los primeros blancos de la artillería
       *[no] { "" }
    }.
step-fresh = todas las unidades quedan frescas
step-orders = baraja todas las cartas de orden, descartes incluidos
step-smoke = el humo denso pasa a ligero y el ligero se disipa
step-caps = los PAM vuelven a su valor inicial menos uno por cada baja
step-cards = roba cartas de acción; un mazo vacío se forma con los descartes
step-artillery = anota los blancos de artillería de la ronda siguiente y resuelve los anotados antes

turns = Turnos
    .end = Los bandos se alternan; un turno es una acción o un pase. Cuando { $teams ->
        [yes] todos los jugadores pasan seguidos
       *[no] los dos bandos pasan seguidos
    }, acaba la ronda y los PAM que sobran se pierden.
    .kinds = Acciones: mover, girar, atacar, reagruparse, entrar en el mapa o salir de él, atrincherarse, una carta de acción{ $lays-smoke ->
        [yes] , lanzar humo
       *[no] { "" }
    }{ $transport ->
        [yes] , subir a un transporte o bajar
       *[no] { "" }
    }.
    .check = { $economy ->
        [activation] { "" }
        [cards] Una unidad fresca puede hacer una acción, cueste lo que cueste. Después viene el chequeo de agotamiento: descubre una carta de orden; si el coste en PA de la acción llega a su número de agotamiento, la unidad se agota, salvo que la carta diga que sigue fresca. Nada más de esa carta cuenta. Un coste de 0 no pide chequeo; un grupo hace uno solo. Descarta la carta; un mazo vacío se baraja de nuevo.
       *[die] Una unidad fresca puede hacer una acción, cueste lo que cueste. Después viene el chequeo de agotamiento: tira un dado de diez caras y toma el número de ese puesto en esta fila: { $spent_numbers }. Si el coste en PA llega a ese número, la unidad se agota. Un grupo hace un solo chequeo.
    }
    .team = { $teams ->
        [yes] Los compañeros se turnan en los turnos de su bando, cada uno con sus unidades; comparten PAM, cartas, puntos y lo que ven. Los grupos son de unidades de un solo jugador.
       *[no] { "" }
    }
    .activated = { $activation ->
        [yes] { $teams ->
            [yes] Cada jugador tiene
           *[no] Cada bando tiene
        } una sola unidad activada a la vez. Una unidad fresca que se activa recibe { $activation_aps } PA y paga con ellos sus acciones, turno tras turno. Se agota cuando los gasta, cuando se activa otra o cuando pasas.
       *[no] { "" }
    }
    .opportunity = { $activation ->
        [yes] Acción de oportunidad: mientras tengas una unidad activada, cualquier otra fresca puede hacer una sola acción de hasta { $activation_aps } PA propios; después se agota.
       *[no] { "" }
    }
    .spent = Una unidad agotada no paga con PA hasta la ronda siguiente; solo actúa con PAM o cartas.
    .stall = Esperar: paga { $stall_cost } PA con una unidad fresca, o 1 PAM, y no hagas nada; no es un pase.

caps = PAM
    .lower = Cada PAM rebaja en 1 el coste en PA de una acción.
    .pay = O la pagan entera: entonces puede actuar cualquier unidad, fresca o agotada, y así sigue{ $activation ->
        [yes] { "" }
       *[no] , sin chequeo
    }.
    .roll = O se suman a una tirada tuya antes de hacerla, 2 como mucho: ataques, reagruparse, iniciativa, puntería de la artillería, tus minas; no a marcadores de impacto, cartas ni desvíos.
    .loss = Una unidad destruida (no un camión ni una carreta) es 1 PAM menos en todas las rondas siguientes; ahora solo se pierde uno si aún tienes todos los de esta ronda.

moving = Mover
    .move = Un movimiento avanza un hexágono y cuesta el coste de movimiento más lo que añade el terreno (tabla); { $backwards_cost } más si no es uno de los tres hexágonos de delante. Después la unidad mira adonde quieras.
    .pivot = Girar en el sitio: { $pivot_cost } PA (más el coste de movimiento de un impacto). En un hexágono caben todas las unidades que quieras.
    .enter = Entrar: por un hexágono de tu borde sin enemigos, al coste de moverse a él (por carretera, sin recargo). Si todos tienen enemigos: por un hexágono del borde a dos de ellos.
    .leave = { $exits ->
        [yes] Salir del mapa desde un hexágono de salida cuesta lo que mover.
       *[no] { "" }
    }
    .close = Moverse a un hexágono con un enemigo es cuerpo a cuerpo. La unidad así atacada puede irse en su turno siguiente, pero no al hexágono de donde vino el enemigo ni a uno contiguo a él.

driving = Vehículos
    .bonus = { $bonus ->
        [yes] Hay movimientos adicionales gratis tras mover a un hexágono de delante por carretera o a terreno abierto sin cruzar un muro, y tras entrar por uno así: { letter-wheel } un hexágono por carretera sin otro vehículo; { letter-track } un hexágono por carretera o a terreno abierto sin cruzar un muro. El humo denso y algunas obras (tabla) los detienen.
       *[no] { "" }
    }
    .turret = { $turret ->
        [yes] Una torreta dispara en redondo; fuera del arco frontal cuesta { $turret_cost } más.
       *[no] { "" }
    }
    .transport = { $transport ->
        [yes] Un transporte lleva o remolca una unidad: esta sube desde el mismo hexágono o uno contiguo por su coste de movimiento y baja en el hexágono o uno contiguo por el coste de un movimiento. A bordo no ataca; los ataques también se tiran contra ella.{ $apc ->
            [yes] { " " }En un transporte blindado su defensa es { $passenger_shield } mayor.
           *[no] { "" }
        }
       *[no] { "" }
    }
    .behind = A pie en un hexágono con un vehículo propio: defensa +{ $behind_vehicle } contra el fuego.

together = Grupos
    .move = Las unidades del mismo hexágono o de hexágonos contiguos pueden mover en grupo: el primer paso fija el coste y cada una de las otras da un paso (o gira) que no cueste más. Varias pueden también entrar juntas por hexágonos que se toquen.
    .rally = Las vecinas con impacto pueden reagruparse en grupo por un solo coste, cada una con su tirada. Los ataques en grupo, en Atacar.
    .share = { $activation ->
        [yes] Con PA, otras unidades se unen a la activada solo en su primera acción; desde entonces comparten sus PA y se agotan juntas.
       *[no] { "" }
    }

front-and-flank = Frente y flanco
    .note = Una ficha que mira al norte. Los hexágonos de frente y todo lo que hay más allá forman su arco.

attacking = Atacar
    .fire = Se dispara a un hexágono con un enemigo conocido: a la vista, en el arco (los tres hexágonos de frente y todo lo de más allá; algunas, en redondo), no más cerca del alcance mínimo y al doble del alcance como mucho. Cuesta el coste de ataque.
    .roll = Tira dos dados contra cada unidad del hexágono, también las tuyas. Hace falta: defensa − VA.
    .ar = VA: el rojo contra un VD rojo, el azul contra uno azul. Junto al objetivo { SIGNED($short_range) }, más allá del alcance normal { SIGNED($long_range) }{ $heights ->
        [yes] , desde terreno más alto { SIGNED($higher-ar) }
       *[no] { "" }
    }, por cada apoyo { SIGNED($support) }.
    .dv = Defensa: VD de frente, o de flanco si el atacante está fuera de los tres hexágonos de frente del objetivo y de lo de más allá. Suma el MD del terreno y de su refugio{ $walls ->
        [yes] , { SIGNED($wall-dm) } por un muro en el lado del objetivo que cruza el fuego{ $explosive ->
            [yes] { " " }(no contra explosivos)
           *[no] { "" }
        }
       *[no] { "" }
    }{ $heights ->
        [yes] , { SIGNED($higher-dm) } si el objetivo está más alto
       *[no] { "" }
    }.
    .support = Apoyo: unidades tuyas del hexágono del atacante o contiguas, con el objetivo a la vista, en su arco y a su alcance normal, sin impactos que cambien su fuego, actúan como un grupo.
    .kill = La tirada decide: lo que hace falta o más es un impacto; { $kill_margin } o más por encima destruye.
    .explosive = { $explosive ->
        [yes] Los explosivos van siempre contra el VD de flanco.
       *[no] { "" }
    }
    .indirect = { $indirect ->
        [yes] Fuego indirecto (segundo coste de ataque): el mortero no necesita ver el objetivo; basta con que se vea desde un hexágono a { $spotter_range } o menos que el mortero vea.
       *[no] { "" }
    }
    .flame = { $flame ->
        [yes] Lanzallamas: alcance { $flame_range }, VA { $flame_red } rojo y { $flame_blue } azul contra el VD de flanco sin más; ni terreno ni refugio ayudan. También vale cuerpo a cuerpo.
       *[no] { "" }
    }
    .open = { $open-topped ->
        [yes] Los vehículos descubiertos cuentan como rojos (blandos) contra explosivos, llamas, artillería y unidades a pie cuerpo a cuerpo.
       *[no] { "" }
    }
    .example = { $example ->
        [none] { "" }
       *[other] { $example }
    }
example = Ejemplo: dispara una unidad ({ $shooter }) contra otra ({ $target }) que le da el frente en { $ground }, a alcance normal. VA { $ar } ({ $colour }); defensa { $dr } + { $dm } = { $dv }; hace falta { $needed }. Desde el hexágono contiguo el VA es { $near }: con { $near-needed } hay impacto, con { $near-kill } se destruye.

closing = Cuerpo a cuerpo
    .only = En un hexágono con enemigos una unidad solo puede atacar a uno de ellos o salir (y jugar cartas); allí no se reagrupa nadie, salvo por una carta o una orden de la IA.
    .ar = VA { SIGNED($close_combat) } (un VA recuadrado, { SIGNED($close_combat_boxed) }); contra el VD de flanco; cuentan el terreno (no para vehículos) y el refugio; no cuentan muros, altura, alcance ni humo. Las unidades del mismo hexágono pueden apoyar. El fuego de fuera se tira contra todos.

hits-and-rally = Impactos y reagruparse
    .hit = El primer impacto saca un marcador{ $armour ->
        [yes] { " " }del montón blando con VD rojo, del acorazado con VD azul
       *[no] { "" }
    }; el segundo destruye. Sus números cambian los de la unidad; el alcance sustituye al suyo si es menor. Ningún coste baja de 1.
    .rally = Reagruparse ({ $rally_cost } PA, no en cuerpo a cuerpo): dos dados; el número del marcador o más lo devuelve a su montón. Hace falta 1 menos a cubierto (terreno: ver tabla; hexágono con muro; humo denso; obra que la cobije) y 1 menos con una unidad propia sin impacto en el hexágono.

sight = Visión
    .line = Una línea de centro a centro. Bosques y edificios intermedios tapan lo que tienen detrás; los hexágonos de los extremos, no. Una línea por un lado de hexágono se corta solo si tapan los dos; tocar una esquina no tapa. Unidades y muros no tapan nada.
    .heights = { $heights ->
        [yes] Alturas: bosques y edificios se alzan un nivel sobre su terreno. Entre extremos del mismo nivel tapa todo lo que sea más alto; entre niveles distintos, todo lo que sea tan alto como el extremo superior, y bosques o edificios pegados al inferior.
       *[no] { "" }
    }

digging = Atrincherarse
    .dig = { $dig_in_cost } PA: una unidad a pie, ni en cuerpo a cuerpo ni en el agua, en un hexágono sin obra, recibe una defensa improvisada.

smoke = Humo
    .lay = { $smokers ->
        [none] { "" }
       *[other] La unidad que puede lanza humo denso por su coste de ataque: { $smokers }.
    }
    .hides = No en el agua. El humo denso tapa lo que tiene detrás; el ligero, solo si hay dos en la línea; los hexágonos de los extremos no cuentan.
    .fire = Fuego hacia el humo: defensa +2 si es denso, +1 si es ligero; a través de un humo ligero, +1; en total, +2 como mucho. Fuego desde el humo: VA −2 denso, −1 ligero.
smoke-thrown = lanzado a su hexágono o a uno contiguo que vea
smoke-fired = disparado por un mortero hasta donde podría tirar

artillery = Artillería
    .noted = { $artillery ->
        [yes] Los blancos se anotan en secreto.
       *[no] { "" }
    }
    .falls = Cuando cae, tira un dado: { $drift } o más da en el blanco. Con menos, cae a tantos hexágonos como marque el dado, en la dirección que diga otro dado (1 norte, y sigue el reloj); fuera del mapa se pierde.
    .attacks = Ataca a todos en el hexágono y los seis de alrededor con VA { $artillery_red } rojo y { $artillery_blue } azul contra el VD de flanco, más terreno y refugio (el bosque denso no vale para objetivos blandos). Las granadas de humo ponen en cambio humo denso en los siete.
drift = { $n } ({ ADJ($who) })

hiding = Unidades ocultas
    .off = Están fuera del mapa y miran adonde quieran. Aparecen cuando actúan (salvo movimientos ocultos), cuando hay alguien más en su hexágono o cuando se las descubre: en terreno sin MD, a las unidades a pie y cañones los enemigos que los ven a { $hidden_in_open } hexágonos o menos, a los vehículos cualquiera que los vea. El humo denso oculta como terreno con MD.
    .move = Movimiento oculto: { $hide_cost } PA por un hexágono, si allí nadie la descubre (los vehículos, solo fuera de toda vista). Volver a ocultarse: { $hide_cost } PA fuera de la vista de todo enemigo, para un bando que tenía unidades ocultas.
    .search = Fuego de búsqueda: ataca un hexágono vacío; con { $find_hidden } más su MD con dos dados, quien se oculta allí aparece y recibe el ataque (las llamas siempre lo encuentran).

standing = En vigor toda la misión
rule-of = { $who ->
    [none] Ambos bandos
   *[other] { ADJ($who) }
}: { $rule }
rule-sight-limit = nadie ve más allá de { $n } hexágonos.
rule-no-bonus-moves = los vehículos no tienen movimientos adicionales.
rule-initiative-bonus = tiradas de iniciativa { SIGNED($n) }.
rule-rally-bonus = tiradas para reagruparse { SIGNED($n) }.

## Tablas

ground-table = Terreno
    .note = Los costes se suman al de movimiento; no: solo por carretera. Por carretera ni terreno ni muros cuestan nada. Los cañones se mueven como las ruedas.
    .blocks = { $blocking ->
        [none] { "" }
       *[other] Lo que tapa la visión: { $blocking }.
    }
    .cover = { $covering ->
        [none] { "" }
       *[other] Lo que vale como cobertura para reagruparse: { $covering }.
    }
    .climb = { $heights ->
        [yes] Unidades a pie y cañones pagan { $climb } por subir un nivel; un desnivel de dos les cuesta { $steep } en ambos sentidos y está cerrado a los vehículos, que por lo demás suben gratis.
       *[no] { "" }
    }
    .water = { $water ->
        [yes] Agua: solo a pie con coste de movimiento { $unburdened_move_cost } o menos; desde ella no se ataca.
       *[no] { "" }
    }
    .woods = { $shelled-woods ->
        [yes] El bosque denso no protege de los explosivos a los objetivos blandos.
       *[no] { "" }
    }
ground-wall = lado con muro
head-ground = Terreno
head-foot = Pie
head-wheels = Ruedas
head-tracks = Cadenas
head-dm = MD
head-work = Obra
head-dr = VD
head-shelters = Cobija a
head-effect = Efecto
head-hit = Impacto
head-pile = Montón
head-copies = N.º
no = no

works-table = Fortificaciones y obstáculos
    .note = Quien llega primero a una trinchera, un búnker o una defensa improvisada que nadie cavó la ocupa hasta que no quede ninguno de los suyos; solo a ellos los cobija. Una obra por hexágono. Los ataques a un hexágono se tiran también contra la obra conocida que haya: VA rojo contra su VD; un impacto la quita. El fuego directo puede apuntar a una obra enemiga en un hexágono donde no se ve a nadie.
body-foot = a pie
body-gun = cañón
body-vehicle = vehículo
does-flank = por detrás y en cuerpo a cuerpo +{ $flank }
does-built = cavada: solo para quien la hizo, hasta que se mueva, gire o caiga
does-facing = dispara solo por su frente; sin fuego de mortero
does-bars = sin ruedas
does-slows = a pie se paga al entrar lo que diga un dado
does-crushed = los vehículos de cadenas la aplastan
does-explodes = ataca a quien entra, gira o lucha cuerpo a cuerpo encima: con { $mines_hit } en dos dados hay impacto, con { $mines-kill } destruye; no a los zapadores
does-stops = detiene los movimientos adicionales

hits-table = Marcadores de impacto
    .note = fl, fr: VD de flanco y de frente. VA: ambos, o r rojo y a azul. reagr.: lo que hace falta con dos dados.

## Cómo se lleva la IA

chapter-ai = Cómo se lleva la IA
    .about = IA: sus fichas. Unidades: las tuyas.
flow-card = Carta de orden
    .how = robar
flow-track = Pista
    .how = si lo dice la cabecera
flow-order = Orden
    .how = ▶, luego 1, 2, 3 …
flow-who = Quién
    .how = la cumple
flow-target = Objetivo
    .how = contra qué actúa
flow-hex = Hexágono
    .how = y encaramiento
flow-check = Agotamiento
    .how = cartas verdes

ai-turn = El turno de la IA
    .draw = Roba una carta de orden. Si tiene cabecera de pista (solo las verdes) y la IA y las Unidades en juego son, como mucho, su número, primero avanza el marcador: ver la pista. En juego: todos los del mapa, frescos o agotados, también unidades ocultas y posibles enemigos, y los de fuera cuya primera ronda de entrada es esta{ $entry-cup ->
        [yes] , estén o no en el cubilete de entrada
       *[no] { "" }
    }; no camiones ni carretas. Después sigue con la misma carta.
    .line = Cumple una de sus líneas, las órdenes prioritarias (▶) antes que las tácticas, y nada más. Si no vale ninguna, la IA pasa.
    .check = Carta verde: quien actuó hace luego un chequeo de agotamiento, todos juntos. Su coste: el mayor de lo que se hizo (ataques: el coste de ataque de quien dirige; giro con ataque: ambos). Carta azul: no hay chequeo.
    .caps = La IA no tiene PAM. El +1CAP o +2CAP de una orden se suma a su primera tirada de ataque.
    .distance = La distancia se cuenta en hexágonos, sea cual sea el terreno.

ai-priority = Órdenes prioritarias
    .stroke = Acciones con una barra entre ellas: prueba la primera con toda la IA; solo después, la siguiente.
    .cc = CC: Attack es contra una Unidad de su hexágono; quien lucha mal de cerca (VA rojo recuadrado) se destraba en vez de atacar, si puede. Allí vale Rally.
    .short = Short Range: contra una Unidad contigua. Pivot: solo si una Unidad así está fuera de su arco frontal, no puede atacar a ninguna y otro encaramiento mete más Unidades en su zona de fuego.
    .pass = AI passes if …: compara la IA fresca con las Unidades frescas del mapa, con las que llegan esta ronda.

ai-attacks = Ataques de la IA
    .limits = No a largo alcance, salvo que la orden diga Long Range Attack; nunca si haría falta 11 o más, con todos los modificadores y los CAP de la orden; nunca a un hexágono donde luchen IA y Unidades; en cuerpo a cuerpo, solo allí.{ $flame ->
        [yes] { " " }Nunca con lanzallamas.
       *[no] { "" }
    }
    .order = Se tira primero contra el objetivo y después contra los demás de su hexágono.
    .group = Group Attack: apoya toda la IA contigua que la carta deje actuar y pueda.

ai-moves = Movimientos de la IA
    .flank = Quien lucha mal de cerca y la IA sin armas no combaten. Si el objetivo es un Objetivo, el flanco es el de la Unidad más cercana a la IA. En cuerpo a cuerpo, una orden de mover hace que se destrabe.
    .pivot = Si nadie de la IA puede moverse con la orden, gira en su lugar quien miraría a otro lado, según las reglas de encaramiento. Low Risk: quien está en una zona de fuego, solo hacia una Unidad que lo vea desde fuera de su arco frontal.
    .zone = Zona de fuego: lo que una Unidad del mapa tiene a la vista, en su arco y a su alcance normal, con VA 0 o mejor, fresca o agotada.

ai-vehicles = Vehículos de la IA
    .none = No tienen movimientos adicionales.

ai-rumors = Posibles enemigos (RE)
    .act = Actúan como el resto de la IA: a pie, coste de movimiento 1, alcance 5, sin encaramiento, sin zona de fuego, el menor VA.
    .shown = Se descubren junto a una Unidad; en terreno sin MD a la vista de una Unidad; cuando atacan; cuando los atacas y sacas 9 o más en total (con menos no pasa nada).
    .draw = Saca del cubilete de RE. Una unidad de la IA ocupa su sitio, fresca o agotada como estaba, mirando a la Unidad más cercana y, de esos encaramientos, con más Unidades en su arco (bajo tu fuego: primero con más en su zona de fuego). «No Enemy» o un cubilete vacío: desaparece, y la ficha «No Enemy» también.{ $mines ->
        [yes] { " " }Mina: desde ahora hay minas allí; para la orden que la descubrió vale como «No Enemy».
       *[no] { "" }
    }
    .attack = Si iba a atacar, lo hace la unidad que salió, si la orden se lo permite; si no, o con «No Enemy», la IA pasa. Si lo atacaste tú, valen los mismos dados contra lo que salió.

ai-entry = Cubilete de entrada
    .draw = Un Move o Low Risk Move, de una carta o de las líneas propias de la IA, que nadie de la IA en el mapa puede hacer (ni con un giro) saca una unidad del cubilete; si está vacío, se sigue leyendo. Para el chequeo cuenta el coste del hexágono; si en el mapa no hay objetivo, entra igualmente.
    .unfit = Si no encaja con las palabras de la orden (salvo las de su hexágono; RE nunca encaja) o no hay hexágono abierto: vuelve y la IA pasa.

ai-events = La pista, los eventos y las líneas propias de la IA
    .if = If …: la línea vale solo mientras eso sea cierto. then: después, si se puede; sigue la misma unidad salvo que se nombre otra. Each, 2, 3 …: tantas, una tras otra.
    .blue = Los eventos cuentan como cartas azules: IA fresca y agotada, sin chequeos. Se prueban por orden todas las líneas de un espacio. Contraacciones y Órdenes de misión siguen el color de su carta.
    .artillery = { $says-artillery ->
        [yes] Artillery on …: un golpe como en las reglas en breve, con desvío, en el acto.
       *[no] { "" }
    }
    .defence = { $says-defence ->
        [yes] Una ficha de defensa al azar: saca una. Un refugio es para una unidad de la IA en terreno sin MD que quepa en él. La IA defiende sus marcadores de control; si no, sus fichas. Ni en el agua, ni donde ya hay una, ni junto a una Unidad o un marcador de control tuyo. Si no hay tal hexágono, sale de la partida; si no hay qué defender, no se saca ninguna.
       *[no] { "" }
    }
    .smoke = { $says-smoke ->
        [yes] El humo va donde dice la línea. Place … Smoke es denso; Light Smoke, ligero.
       *[no] { "" }
    }
    .hex = { $says-hex ->
        [yes] El hexágono sacado: el número de hexágono de la carta de orden recién sacada{ $several-maps ->
            [yes] { " " }(en el mapa donde más ayude a la IA)
           *[no] { "" }
        }; descarta la carta.
       *[no] { "" }
    }
    .bring = { $says-bring ->
        [yes] Bring …: las unidades de la IA sacadas del cubilete, o un grupo, se ponen donde dice la línea o, si no, en su borde de entrada, en provecho de la IA; la que no encuentra hexágono vuelve.
       *[no] { "" }
    }
    .drive = { $says-drive ->
        [yes] Drive …: avanza por su carretera { $activation_aps } hexágonos divididos por su coste de movimiento y entra por el primero; se para ante un hexágono ocupado y mientras un impacto le impida moverse. Desde el último hexágono sale del mapa.
       *[no] { "" }
    }

ai-losses = IA destruida
    .pay = Descubre cartas de orden sobre los descartes hasta que salga una azul: esa deja la partida, salvo que sea la última azul. Después baraja todo en un mazo nuevo. Una vez por cada una, antes de cualquier chequeo.

ai-end = Rondas y final
    .last = Cuando el marcador llega al último espacio, se cumple su evento y se acabó.
    .limit = { $limited ->
        [yes] También acaba al final de la ronda { $rounds }.
       *[no] { "" }
    }
    .initiative = Para la iniciativa necesitas { $solo_initiative }; la ronda acaba con dos pases seguidos o cuando lo dice una línea.

ladder-disengage = Disengage: un movimiento de bajo riesgo en cualquier dirección
words-on-cards = Palabras de las cartas de esta misión
rulings-in-force = Interpretaciones en vigor

## Las primeras páginas

fact-place = Lugar
fact-formations = Formaciones
fact-side = Juegas con
fact-players = Jugadores
fact-length = Duración
fact-time = Tiempo
fact-actions = Acciones
fact-cards = Cartas de acción
fact-level = Nivel: { $level }
rounds-all = { $n } rondas
until-space = hasta el espacio { $n } de la pista
minutes = unos { $n } minutos
economy-check = una acción por turno y un chequeo
economy-aps = { $n } PA para la unidad activada
none = ninguna
side-name = { ADJ($who) }{ $ai ->
    [yes] { " " }(IA)
   *[no] { "" }
}
track-of-round = Ronda
track-of-caps = PAM { ADJ($who) }
track-of-aps = PA
track-of-vps = PV { $side }
track-of-mission = Pista
work-placed = { CAP($work) } en { $where } ({ ADJ($who) }{ $facing ->
    [none] { "" }
   *[other] , hacia el { $facing }
}{ $hidden ->
    [yes] , sin descubrir
   *[no] { "" }
})
smoke-placed = { $density ->
    [2] Humo denso
   *[1] Humo ligero
} en { $where }
map-title = Mapa { $n }{ $turned ->
    [yes] { " " }(girado)
   *[no] { "" }
}
map-alt = El terreno del mapa { $n }
price = { $aps ->
    [0] { $caps ->
        [0] gratis
       *[other] { $caps } PAM
    }
   *[other] { aps }{ $caps ->
        [0] { "" }
       *[other] { " " }{ $caps } PAM
    }
}
aps = { $aps } PA
points = { $points } PV

## Preparación

setting-need = Recorta las fichas y cartas del final de esta hoja; necesitas además dos dados de seis caras y unos cubiletes. ¿No conoces el juego? Lee antes «{ chapter-rules }».
setting-map = Usa el mapa { $maps } (impreso aquí).
setting-maps = Junta los mapas { $maps } como en el dibujo pequeño; cada uno está impreso aquí en partes.
setting-units = Pon en sus hexágonos las unidades dibujadas en el mapa pequeño, por el lado fresco, con el borde superior de la ficha hacia el lado que señala la flecha.
setting-areas = Las unidades con zona de despliegue van allí, primero { $who }; la lista dice dónde.
setting-hidden = Las unidades ocultas se quedan fuera del mapa; su dueño anota el hexágono.
setting-lying = Pon { $things } donde los enseña el mapa pequeño.
lying-control = marcadores de control
lying-works = obras
lying-smoke = humo
lying-rumors = posibles enemigos (?)
setting-hits = Mete los dos montones de marcadores de impacto en dos cubiletes (blandos, acorazados). Pon PAM, PV y ronda en sus primeros valores.
setting-cards = Baraja las cartas de acción y roba: { $draws }.
setting-orders = Baraja las cartas de orden.{ $cups ->
    [0] { "" }
    [one] { " " }Mete { $cups } en un cubilete.
   *[other] { " " }Mete { $cups } en cubiletes, cada clase en el suyo.
} El marcador de la pista empieza en el espacio 1.
cup-entry = la IA del cubilete de entrada
cup-rumors = las fichas del cubilete de RE
cup-defences = las fichas de defensa

## Ronda a ronda

round-first = El bando { M($who) } juega el primer turno; no tira nadie.
round-ai = IA ({ ADJ($who) }), { $first ->
    [yes] empieza en
   *[no] va a
} el cubilete de entrada (por { $by }): { $units }.
round-units = { ADJ($who) }{ $player ->
    [0] { "" }
   *[other] { " " }{ $player }
}: pueden entrar por { $by }: { $units }.
round-strikes = { ADJ($who) }: antes de esta ronda y de las siguientes, anota { targets } de artillería{ shells }; cae antes de la siguiente.
round-strike = { ADJ($who) }: antes de ella, anota { targets } de artillería{ shells }; cae antes de la ronda { $round }.
targets = { $strikes ->
    [one] un blanco
   *[other] { $strikes } blancos
}
shells = { $smoke ->
    [yes] { " " }(granadas o humo)
   *[no] { "" }
}
round-every = { $side }: { $caps } PAM menos las bajas; roba { $cards ->
    [0] ninguna carta de acción
    [one] { $cards } carta de acción
   *[other] { $cards } cartas de acción
}{ $hand ->
    [0] { "" }
   *[other] { " " }({ $hand } más al empezar)
}.

## Dónde empiezan las unidades

edge-of = { THE($edge) }{ $columns ->
    [none] { "" }
   *[other] , columnas { $columns }
}
columns = { $first } a { $last }
hexes-rimmed = los { $n } hexágonos con reborde
start-hex = { $where }, mirando { $facing ->
    [none] adonde quieras
   *[other] al { $facing }
}{ start-spent }
start-spent = { $spent ->
    [yes] , lado agotado
   *[no] { "" }
}
start-rides = a bordo { OF($unit) }
start-area = despliega en { $where }, mirando al { $facing }{ start-spent }
start-enters = entra desde la ronda { $round } por { $where }
start-drives = entra por { $where } cuando avanza el marcador de la pista
start-cup = { $round ->
    [one] cubilete de entrada
   *[other] al cubilete de entrada en la ronda { $round }
}; entra por { $where }
start-hidden-solo = sin descubrir: { $area ->
    [yes] en { $where }
   *[no] { $where }
}; fuera del mapa, con el hexágono anotado
start-hidden-area = sin descubrir: su dueño elige y anota un hexágono de { $where }
start-hidden = sin descubrir: ver la nota secreta del jugador { M($who) }
start-rumor = en el cubilete de RE
start-group = aparte: grupo «{ $group }»
trait-high-explosive = explosivos
trait-mortar = mortero
trait-infantry-gun = cañón de infantería
trait-smoke-thrown = lanza humo
trait-smoke-fired = dispara humo
trait-flame = lanzallamas
trait-pioneer = zapadores
trait-turret = torreta
trait-all-round = dispara en redondo
trait-open-topped = descubierto
trait-transport = lleva una unidad
trait-non-combat = no cuesta PAM
# P a pie, R ruedas, C cadenas; r y c, movimientos adicionales.
letter-foot = P
letter-wheeled = R
letter-tracked = C
letter-wheel = r
letter-track = c
way-in-drives = Entra { $unit } ({ ADJ($who) }){ there }
way-in-ai = Entra la IA, { $who } (cubilete de entrada{ $late ->
    [yes] , { $rounds }
   *[no] { "" }
}){ there }
way-in = { ADJ($who) }{ $players ->
    [none] { "" }
   *[other] { " " }{ $players }
}: entran desde la { $rounds }{ there }
way-out = { ADJ($who) }, salida: { points } por { $unit ->
    [none] cada unidad
   *[other] { $unit }
}{ there }
ways-out = { ADJ($who) }, salida{ there }: ver { typ-victory }
there = { $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
hexes-from-to = { $first } a { $last }
rounds = { $rounds ->
    [one] ronda { $rounds }
   *[other] rondas { $rounds }
}

## Victoria

usual-task = Destruir unidades enemigas: 1 PV cada una.
score-exit = { points } { $unit ->
    [none] por cada unidad que salga
   *[other] si { $unit } sale
} del mapa por { $where }.
score-exit-in-all = { points } en total si { $unit } sale del mapa por { $where }.
score-start = Empieza con { points }.
score-kills = { points } por cada unidad enemiga destruida.
score-kills-of = Enemigos destruidos: { $kills }, { points } por cualquier otra unidad.
score-kind = { points } por cada { $units }
group-vehicle = vehículo
group-gun = cañón
group-mortar = mortero
group-machine-gun = ametralladora
marker = { $where }, al empezar de { $who }: { $worth }.
worth-taken = { points } para el bando que lo tome, cada vez
worth-round = { points } para su dueño al final de cada ronda
worth-end = { points } para su dueño al final
worth-nothing = sin puntos propios
end-track = Acaba cuando el marcador de la pista llega al espacio { $last }: se cumple su evento y se para.{ $limited ->
    [yes] { " " }También acaba al final de la ronda { $rounds }.
   *[no] { "" }
}
end-rounds = Acaba con la ronda { $rounds }.
end-early = Acaba en el acto cuando a un bando no le queda ninguna unidad con valor de ataque mayor que 0, en el mapa o por llegar{ $solo ->
    [yes] ; antes se cumplen los eventos amarillos que falten en la pista{ $tiles ->
        [yes] , cada loseta una sola vez, en el siguiente espacio al que llegue
       *[no] { "" }
    }
   *[no] { "" }
}.{ $markers ->
    [yes] { " " }Después los marcadores de control puntúan para sus dueños.
   *[no] { "" }
}
end-decisive = Una victoria por { $margin } PV o más es decisiva; por menos, ajustada.
end-side-task = Tarea secundaria: { $told }
end-winner = Gana quien tenga más PV; con los mismos hay empate.

## La página de la IA

sheet-defense = Cara de Defensa
sheet-offense = Cara de Ofensiva
symbol-shield = aguantar
symbol-scope = fuego
symbol-boot = maniobra
symbol-burst = asalto
card-header = Pista +{ $advance } si hay { $limit } o menos en juego
tile-on = en { $n }
cup-later = { $units } (desde la ronda { $round })
cup-no-enemy = { $n } «No Enemy»
cup-mines = { $n } mina
objective-markers = todo marcador de control que tengas
always-chosen = Elección: { $units }.
always-route = { $unit } sigue la carretera { $road } y allí sale del mapa.
always-defences = Fichas de defensa: mete las { $n } de la reserva en un cubilete propio.
always-group = Grupo «{ $group }»: { $units }, aparte hasta que lo traiga un evento.
tile-short = Loseta { $n }

## Fichas y cartas

counters = Fichas
    .about = Recorta cada tira, dóblala por la línea discontinua, pégala y separa las fichas por las marcas. La fresca va rellena; la agotada, hueca. Encajan en los hexágonos de las páginas de mapa.
    .alt = una ficha
key-tip = Punta
    .how = su frente: el borde de arriba.
key-above = Arriba
    .how = PA de ataque (/ indirecto), número, PA de movimiento: { letter-foot } a pie, { letter-wheeled } ruedas, { letter-tracked } cadenas.
key-middle = Centro
    .how = a la izquierda +{ letter-wheel }, +{ letter-track }: movimientos adicionales sobre ruedas o cadenas; a la derecha, VD de flanco.
key-below = Abajo
    .how = VA rojo (/ azul), alcance, VD de frente. Recuadro en el VA: malo cuerpo a cuerpo; en el VD: blindaje.
key-shape = Forma
    .how = Alemana: redonda, una banda, G. Soviética: esquinas cortadas, dos bandas, S.
block-units = Unidades: { $who }
    .note = fresca por delante, agotada por detrás
block-hits = Marcadores de impacto: { $pile }
    .note = se sacan a ciegas de un cubilete
pile-soft = objetivos blandos
    .short = blando
pile-armour = acorazados
    .short = acorazado
block-markers = Marcadores
    .note = marcadores de control: una cara para cada dueño
block-works = Fortificaciones y obstáculos
block-rumors = Posibles enemigos
    .note = agotado por detrás; «No Enemy» y la mina van al cubilete
face-hit = IMPACTO
face-vp = PV
face-cap = PAM
face-ap = PA
face-active = Activa
face-end = Final
face-cup = Cubilete RE
face-no-enemy = No Enemy
face-mine = Mina
face-partner = J{ $n }
hit-attack = ataque { SIGNED($n) }
hit-move = mover { SIGNED($n) }
hit-ar = VA { SIGNED($n) }
hit-ars = VA r{ SIGNED($red) } a{ SIGNED($blue) }
hit-range = alcance { $n }
hit-flank = fl { SIGNED($n) }
hit-front = fr { SIGNED($n) }
hit-only-rally = solo reagr.
hit-no-move = no mueve
hit-no-attack = no ataca
hit-no-red = sin VA rojo
hit-no-blue = sin VA azul
hit-destroyed = destruida
hit-rally = reagr. { $n }
hit-no-rally = no se reagr.
alt-spent = { $unit }, lado agotado
alt-rumor = Posible enemigo{ $spent ->
    [yes] , lado agotado
   *[no] { "" }
}
cards = Cartas de orden y cartas de acción
back-orders = Órdenes
back-actions = Acciones
tag-command = mando · azul
tag-order = orden · verde
tag-action = tu turno entero
tag-bonus = bonificación
foot-spent = Agotamiento { $n }{ $fresh ->
    [yes] { " " }· SIGUE FRESCA
   *[no] { "" }
}
foot-hex = hexágono { $where }

## El juego entero

set = Conflict of Heroes
    .lead = Tableros, fichas y cartas propios para el juego táctico y su rival en solitario. Una misión tiene su propia hoja: opfor sheet NOMBRE.
    .counters = Imprime al 100 %. Fichas: recorta cada tira, dóblala por la línea discontinua, pega y separa.
    .boards = Tableros: recorta cada parte por sus líneas discontinuas, ponla sobre su vecina y pega.
    .need = Necesitas además dos dados de seis caras y unos cubiletes.
how-counters = una cara; dobla, pega, recorta
how-cards = ambas caras de papel grueso (o --backs fold)

## Palabras de las plantillas

front = frente
flank = flanco
typ-victory = Victoria
typ-markers = Marcadores de control:
typ-marker-rule = Un marcador cambia de dueño cuando este no tiene a nadie en el hexágono y el otro bando tiene allí, aunque sea de paso, una unidad con valor de ataque mayor que 0.
typ-end = El final.
typ-rounds = Rondas
typ-round = Ronda
typ-happens = Qué ocurre
typ-setting-up = Preparación
typ-by-map = Preparación, mapa a mapa
typ-set-up-of = La preparación de { $title }
typ-special = Reglas especiales
typ-included = (los números de esta hoja ya las incluyen)
typ-lying = Fortificaciones, obstáculos, humo
typ-number = N.º
typ-unit = Unidad
typ-attack = Atq.
typ-move = Mov.
typ-red = Rojo
typ-blue = Azul
typ-range = Alc.
typ-flank = Flanco
typ-front = Frente
typ-begins = Empieza
typ-force = Fuerzas: { $side }
typ-shared = Dos jugadores comparten este bando: PAM, cartas y puntos son comunes; cada uno manda solo sus unidades.
typ-costs = Atq., Mov.:
typ-costs-are = lo que cuesta un ataque o un movimiento (segundo número: fuego indirecto); { letter-foot } a pie, { letter-wheeled } sobre ruedas, { letter-tracked } sobre cadenas; +{ letter-wheel }, +{ letter-track }: un movimiento adicional sobre ruedas o cadenas.
typ-ratings = Rojo, Azul:
typ-ratings-are = valor de ataque (VA) contra VD rojos y azules; recuadrado: malo cuerpo a cuerpo.
typ-drs = Flanco, Frente:
typ-drs-are = valor de defensa (VD); rojo, o azul con una b.
typ-cards = Cartas de acción
typ-copies = Copias
typ-card = Carta
typ-kind = Tipo
typ-cost = Coste
typ-effect = Efecto
typ-joins = aquí se une el mapa { $n }
typ-north = NORTE
typ-south = SUR
typ-west = OESTE
typ-east = ESTE
typ-only = Solo para { $side }
typ-fold = Dobla esta página antes de que la vean los demás.
typ-hidden = Ocultas al empezar:
typ-hidden-are = Deja estas fichas fuera del mapa. Siguen ocultas hasta que actúan a la vista o alguien las descubre.
typ-ai = La IA
typ-ai-how = Prueba los espacios de una fila desde la izquierda y las líneas de un espacio desde arriba; cumple la primera que se pueda, y solo esa.
typ-counteractions = Contraacciones
typ-mission-orders = Órdenes de misión
typ-none = Ninguna.
typ-track = Pista de la misión
typ-track-how = El marcador empieza en el espacio 1. Cumple el evento del espacio donde se para; el de un espacio que pasa, solo si es amarillo. El espacio { $last } acaba la misión, tras su evento.
typ-tiles-how = Losetas en la pista. Cuando el marcador ha caído en una loseta o la ha pasado, esta va al siguiente espacio de su carril (1a, 1b, 1c … o 2a, 2b, 2c …); una pasada sin recuadro amarillo no se cumple, pero avanza. Los espacios de arriba ya muestran dónde estará cada una.
typ-cups = Cubiletes, fichas, mazo
typ-entry-cup = Cubilete de entrada:
typ-empty = vacío.
typ-rumors = Posibles enemigos:
typ-rumors-on = en { $where }.
typ-rumors-none = al principio, ninguno.
typ-re-cup = Cubilete de RE:
typ-deck = Mazo de órdenes:
typ-deck-is = cartas { $cards } ({ $n }); azules: { $blue }.
typ-objectives = Objetivos:
typ-objectives-none = ninguno.
typ-default = por defecto de la hoja
typ-no-tile = sin loseta
typ-tile = Loseta
typ-always = Toda la misión:
typ-last = FIN
typ-start = Inicio
typ-spaces = Espacios
typ-title = Título
typ-event = Evento
typ-yellow = (amarillo)
typ-landed = Solo al caer en él:
