# La ayuda de cada orden.

value-default = por defecto: { $value }
value-alone = por defecto { $value }
words-default = { $what } (por defecto: { $value })
words-default-alone = { $what } (por defecto { $value })
options-of-game = opciones de { $title }
short-for = abrevia { $flag }
play-a-seat = que el programa juegue en un asiento, o en todos menos el del bot, o cmd:ORDEN, un programa tuyo (docs/research.md)
play-a-seat-as = que el programa juegue en un asiento, o en todos menos el del bot: { $names }, o cmd:ORDEN, un programa tuyo (docs/research.md)
roll-sources = que esto lo tire o robe el programa; all para todo: { $names }
how-hard = dificultad: { $names }
how-hard-shown = dificultad: { $command } muestra cuánto ganan los jugadores en cada una
new-level = con new: { $names }
same-seed = misma semilla, misma partida ({ $default })
every-fault = todos los fallos, no solo los { $n } primeros

usage = uso
positional-arguments = qué se escribe
options = opciones
show-this-help-message-and-exit = muestra esta ayuda y termina
drawn-anew-each-time = se sortea cada vez
content-of-your-own-a-folder-or-a-pack-in-the-data-folder-by-its-name = contenido tuyo: una carpeta, o el nombre de un pack de la carpeta de datos
an-option-of-the-game = una opción del juego
play-a-disputed-rule-another-way-opfor-rules-game-lists-them = juega de otro modo una regla discutida (opfor rules GAME las enumera)
go-on-with-a-saved-game-without-file-the-one-played-last = sigue una partida guardada; sin FILE, la última jugada
begin-from-a-position-file = empieza desde un archivo de posición
keep-nothing = no guarda nada
one-json-document-on-standard-output = un documento JSON por la salida estándar
let-the-program-roll-or-draw-this-all-for-everything = que esto lo tire o robe el programa; all para todo
roll-or-draw-this-yourself-and-leave-all-others-to-the-program = esto lo tiras o robas tú; lo demás, el programa
tell-everything-you-draw-also-what-the-opponent-never-looks-at = di todo lo que robas, también lo que el rival nunca mira
a-file-or-for-standard-input = un archivo, o - para la entrada estándar
answer-a-line-for-every-line = responde una línea a cada línea
a-saved-game-or-a-position-for-input = una partida guardada o una posición; - para la entrada
everything-that-was-looked-at = todo lo que se miró
why-x-was-not-chosen = por qué no se eligió X
as-it-would-be-after-this-answer-what-it-leaves-open-the-first-option = como sería tras esta respuesta (lo que deje abierto, la primera opción)
a-saved-game = una partida guardada
only-up-to-entry-n-and-the-board = solo hasta la entrada N, con el tablero
also-what-was-taken-back = también lo que se deshizo
with-the-opponents-reasons = con las razones del rival
a-saved-game-or-the-line-of-one = una partida guardada, o la línea de una
a-saved-game-newest = una partida guardada (la más reciente)
lines-of-play-tried-at-each-choice-60 = líneas de juego probadas en cada elección (60)
also-write-a-page-with-curve-and-boards = escribe además una página con la curva y los tableros
whose-choices-the-persons = de quién son las elecciones (de la persona)
its-number-or-name-the-next-one-first-a-first-game-with-the-coach-beside-it = su número o nombre; si no, la siguiente; first: una primera partida con el entrenador al lado
only-list-the-lessons = solo enumera las lecciones
what-it-has-to-decide = lo que tiene que decidir
an-answer-names-separated-by-commas-repeatable-nothing-is-asked-at-the-screen = una respuesta, nombres separados por comas (repetible): no se pregunta nada en pantalla
which-one-any = cuál (cualquiera)
show-the-answer-at-once = muestra la respuesta al momento
make-n-new-ones-instead = en su lugar, crea N nuevos
where-to-write-what-was-made = dónde escribir lo creado
add-them-to-those-file-holds = los añade a los que ya tiene FILE
make-none-after-so-long = no crea ninguno pasado ese tiempo
the-position-of-the-day-today = la posición del día (hoy)
today = hoy
only-say-what-is-played = solo dice qué se juega
begin-a-game-there = empieza ahí una partida
processes-that-play = procesos que juegan
compare-games-by-how-they-end-and-score-alone-no-turn-is-redone-thousands-a-minute-where-an-engine-is-compiled = comparar las partidas solo por su final y su resultado, sin repetir ningún turno: miles por minuto donde hay un motor compilado
processes-default-all-cores = procesos (por defecto, todos los núcleos)
play-on-a-dask-cluster-instead = juega en un clúster de Dask
csv-json-or-parquet = .csv, .json o .parquet
measure-this-one-may-come-again-cmd-command-is-a-program-of-your-own = mide a este; puede repetirse; cmd:ORDEN es un programa tuyo
keep-there-what-programs-are-told-and-answer = guarda ahí lo que se dice a los programas y lo que responden
tell-programs-other-names-for-all-things = da a los programas otros nombres para todo
where-it-lies = dónde queda
stop-at-so-many-rows-and-games = se detiene al llegar a tantas filas (y a --games)
learn-what-settles-decisions = aprende qué zanja las decisiones
a-program-of-your-own-that-can-be-chosen-as-a-player-docs-research-md = un programa tuyo que se puede elegir como jugador (docs/research.md)
who-plays-wherever-the-experiment-names-nobody-a-program-of-your-own-cmd-command-that-it-names-is-started-only-if-it-stands-here-too = quién juega donde el experimento no nombra a nadie; un programa tuyo (cmd:ORDEN) que nombre solo arranca si figura también aquí
the-ladder-a-json-file = la escalera, un archivo JSON
where-the-net-is-written = dónde se escribe la red
how-fair-it-is = si es justa
the-program-drafts-every-seat = el programa elige por todos los asientos
play-a-recorded-generation-json = repite una generación registrada (JSON)
where-the-mission-is-written = dónde se escribe la misión
also-tell-the-generation-as-a-script-for-script = escribe además la generación como guion para --script
roll-or-draw-this-at-your-own-table-without-source-everything = esto lo tiras o robas en tu mesa; sin SOURCE, todo
how-often-you-or-the-first-side-should-win = cada cuánto deberías ganar tú, o el primer bando
each-default-300 = cada una; por defecto 300
leave-the-draft-as-it-is-and-say-how-fair-it-is = deja el borrador como está y dice si es justo
a-run-or-a-file = una serie, o un archivo
new-the-file-sheet-the-pdf = new: el archivo; sheet: el PDF
new-dice-are-rolled-at-the-table = new: los dados se tiran en la mesa
sheet-default-a4 = sheet: por defecto a4
one-of-them-only = solo uno de ellos
write-its-drawing = escribe su dibujo
a-game-a-mission-file-or-a-mission-id = un juego, un archivo de misión o el nombre de una misión
the-sheet = la hoja
these-parts-only = solo estas partes
counters-16-to-20-default-16 = fichas, de 16 a 20 (por defecto 16)
turn-over-the-long-or-short-edge-or-fold-default-long = dar la vuelta por el lado largo o el corto, o plegar (por defecto, largo)
each-board-on-one-large-sheet-instead-of-tiles = cada tablero en una hoja grande, no en trozos
without-pieces-to-cut-out-and-without-rules = sin piezas para recortar y sin reglas
what-to-do = qué hacer
enter-new-ones-keep-those-typed-at-a-table-print-or-take-in-a-spreadsheet = introducir nuevas, guardar las tecleadas en una mesa, imprimir o leer una hoja de cálculo
what-is-entered-default-cards = qué se introduce (por defecto, cartas)
the-pack-that-is-filled-a-folder-or-a-name-in-the-data-folder-default-my-game = el pack que se llena: una carpeta, o un nombre de la carpeta de datos (por defecto my-GAME)
do-not-read-lines-back = no repite las líneas leídas
takes-a-free-one = 0 toma uno libre
do-not-open-the-browser = no abre el navegador
keep-games-in-postgresql-a-server-many-people-share = guarda las partidas en PostgreSQL: un servidor para muchos
keep-games-there = guarda ahí las partidas
what-the-games-folder-is-called = cómo se llama la carpeta del juego
another-folder-for-it = otra carpeta para él
look-for-what-is-missing-or-wrong = busca lo que falta o está mal
one-rule-or-ruling-in-full = una regla o interpretación, entera
every-question-the-opponent-asks-and-its-ladder = cada pregunta del rival, con su escalera
every-place-not-only-the-first = todos los lugares, no solo el primero
where-the-run-lies-default-under-lab-runs = dónde queda la serie (por defecto, en lab-runs)
only-some-of-the-blocks = solo algunos de los bloques
games-whose-every-turn-is-redone-with-the-ruling-the-other-way-default-40 = partidas cuyos turnos se repiten con la otra interpretación (por defecto 40)
repeatable = repetible
who-plays-against-the-bot = quién juega contra el bot
the-table-as-markdown = la tabla en Markdown
keep-the-weights-beside-the-games-book = guarda los pesos junto al libro del juego
find-a-handicap-for-it = busca una ventaja que la iguale
only-dials-so-named = solo los números así llamados
put-what-comes-nearest-into-the-file = pone en el archivo lo que más se acerca
only-the-ladder-of-players = solo la escalera de jugadores
only-the-dials = solo los números
who-measures = quién mide
only-this-one-may-come-again-default-all-that-come-with-the-game = solo esta; puede repetirse (por defecto, todas las del juego)
at-most-so-long-for-each-part-3 = tiempo máximo para cada parte (3)
what-is-wished-for-50 = lo que se busca (50)
only-the-mission-as-it-stands = solo la misión tal como está
who-plays = quién juega
the-sheet-as-markdown = la hoja en Markdown
plain-games-only = solo partidas normales
run-the-tests-of-the-checkout-too = pasa también las pruebas del código
default-run-report-html = por defecto RUN/report.html

text-play = Juega contra el rival de un juego, aquí en la terminal.
text-table =
    Compañero para una mesa real: el programa lleva al rival, tú mueves las piezas.

    Dados, mazos y bolsas son tuyos si no los dejas al programa. Los mazos con cartas propias de
    opfor y los robos largos que a nadie divierten (un ejército de docenas) son del programa si no
    los nombras con --table; con tus propias cartas (--pack) robas tú. Lo que robas para ti y el
    rival nunca mira no se pregunta, salvo con --told.
text-decide =
    Una decisión del rival para una posición, con sus razones.

    POSITION es un archivo, - para la entrada estándar, o un archivo .jsonl con una posición por
    línea. Varias posiciones dan un documento JSON por línea, en el mismo orden. Con --serve
    responde línea a línea hasta que acabe la entrada: entra {"{"}"game": …, "position": …,
    "rulings": …, "seed": …{"}"} (las dos últimas pueden faltar) y sale un documento JSON.
text-why = Las razones del rival: de su último turno en una partida guardada, o del próximo en una posición.
text-forecast = Probabilidades exactas de la próxima acción del rival, desde una partida guardada o una posición.
text-saves = Enumera las partidas guardadas, primero la última jugada.
text-replay =
    Recorre una partida guardada turno a turno, con lo que siguió a cada entrada, en palabras.

    En una terminal: Intro muestra el turno siguiente, b el anterior, un número va a esa entrada, t
    y un número a ese turno, end al final; / y unas palabras las busca, map, board y why muestran
    más, account dice de dónde salieron los puntos, q termina.
text-verify =
    Repite una partida guardada con las reglas de hoy y dice la primera diferencia.

    También vale la línea de una partida de la semana.
text-review = Una partida guardada, mirada otra vez: opciones de ganar, momentos decisivos, acciones mejores, suerte y acierto.
text-learn = El curso de un juego: lecciones una tras otra, cuyos pasos se dan jugando.
text-ask =
    El rival sin tablero: pregunta los pocos datos que pide su siguiente criterio, decide y dice por
    qué.

    Nada se copia y nada se guarda: elige qué debe decidir, nombra lo que hay y responde mirando la
    mesa. Lo que se dijo del turno (la estratagema, la postura) se pregunta una vez; new empieza
    otro turno.
text-puzzle = Problemas: un momento de una partida con una sola acción mejor; pregunta, comprueba, explica.
text-week =
    La partida de la semana: misión, nivel y semilla según la fecha, iguales para todos, un intento.

    Sin juego, la semana elige. Si vuelves, sigue el intento o, una vez terminado, muestra su línea:
    un texto con la partida entera, para pegarlo donde quieras; opfor verify LINE la juega otra vez.
text-results = Tu propia página: lo que has jugado y ganado aquí, según las partidas guardadas.
text-ladder =
    Qué jugar ahora: los peldaños de un juego, de suave a difícil, y en cuál estás.

    RUNG (un nombre, un número desde el más suave, o next) empieza ahí una partida. El porcentaje
    junto a un peldaño es tu propia probabilidad, según las partidas guardadas aquí en las que no
    pediste pistas.
text-corpus =
    Escribe partidas como datos: decisiones del rival con sus razones, o elecciones de los jugadores.

    --what es decisions (candidatos, escalones con lo que midieron, filas citadas, qué zanjó la
    decisión) o choices (qué veía el asiento, qué se le ofrecía, qué tomó, cómo acabó). La carpeta
    recibe archivos Parquet y una ficha de datos; la misma orden da los mismos bytes y sigue donde se
    detuvo. --predict aprende de las primeras partidas qué regla zanja una decisión y lo mide en las
    últimas.
text-simulate =
    Partidas sin pantalla y con estadística: quién gana cuánto, cuánto duran y qué reglas
    decidieron.

    Es la forma corta del laboratorio: un modo de jugar, sin nada con que comparar (opfor lab run
    compara). Los números dependen de la semilla y no del número de procesos. Ctrl-C conserva lo
    terminado.
text-arena =
    Mide a los jugadores con lo que un juego reserva, y escribe una escalera con intervalos.

    Ajustes, misiones, interpretaciones y semilla están reservados (books/held-out.toml del juego):
    nada se afina con ellos; un ajuste conocido, cuya semilla es lo único nuevo, se muestra y no
    cuenta. Todos los jugadores ven las mismas partidas; un programa tuyo (cmd:ORDEN) se mide como
    cualquier otro, con la proporción de respuestas legales y los tokens que declara. El archivo de
    la escalera se lee, se amplía y se vuelve a escribir; sin --player solo se muestra.
text-train =
    Vuelve a enseñar la red de un juego, la mide y la escribe con su ficha.

    La red aprende de partidas contra el rival, por el valor de las posiciones tras cada acción
    propia. No hacen falta horas de una máquina potente: la que se entrega costó minutos de un
    núcleo. La misma semilla y las mismas rondas dan la misma red en la misma máquina. Se mide con
    semillas propias, en los ajustes en que aprendió y en otros que nunca vio.
text-generate =
    Crea una misión: paso a paso aquí, de una vez con --auto, o desde un guion.

    El resultado es un archivo de misión normal: lo aceptan opfor play, opfor table, opfor simulate
    y opfor sheet. Con --table los dados y las cartas son los de tu mesa.
text-campaign =
    Una campaña: una compañía a lo largo de varias misiones, guardada en un archivo propio.

      new [RUN]     empieza una; sin nombre se enumeran las series
      go-on [FILE]  sigue una, la más reciente si no se nombra: elige, compra, libra las misiones
      show [FILE]   cómo está; con --json, como documento
      sheet [NAME]  la imprime (-o FILE.pdf): la hoja vacía de una serie, o una campaña tal como está

    Con --table tiras tú los dados tras los combates. Una misión se libra aquí o con cartón:
    entonces di con "tell" qué resultó.
text-missions =
    Lo que un juego ofrece: misiones, escenarios y modos, sus niveles y cuánto ganan los jugadores.

    En cada nivel se midieron dos jugadores del programa: el básico, rápido y sensato, y el experto,
    que mira más lejos. El empate cuenta la mitad; los márgenes son intervalos del 95 %.
text-units = Las fichas de un juego, clase por clase, tal como se imprimen; -o escribe el dibujo de una.
text-boards = Los tableros de un juego; -o escribe el dibujo de uno.
text-sheet =
    Imprime un juego o una misión para jugar en papel (PDF).

    NAME es el nombre de un juego, para su juego completo: tableros, fichas y cartas para recortar,
    pistas, las reglas en breve, el procedimiento del rival. O es una misión: un archivo, o el
    nombre de una que viene con el juego; entonces sale lo que pide esa misión y nada más.

    --only imprime algunas partes (counters,cards); un nombre equivocado enumera las que hay. --size
    es el lado de una ficha en milímetros. --backs dice cómo van los reversos: papel a doble cara
    vuelto por el lado largo o el corto, o una cara plegada. Con --brief, para quien tiene las
    piezas y sabe las reglas, solo sale la misión. Con --ruling el procedimiento del rival se
    imprime según esa interpretación.
text-packs = Packs de contenido: comprueba uno o un archivo de misión, da a los archivos su forma única, describe las tablas en JSON Schema, enumera lo que hay.
text-cards =
    Introduce lo que hay en tu propia caja, una carta tras otra: cartas de órdenes, unidades,
    misiones.

    opfor cards new GAME [KIND] pregunta de cada carta lo que lleva impreso. Tab completa, ? dice
    qué podría ir ahí, y cada línea se lee de vuelta con lo que el rival hará de ella. Intro toma lo
    que está entre corchetes; back vuelve a la pregunta anterior, quit termina: lo completo queda en
    el archivo, y la próxima vez se sigue desde ahí. El archivo es un pack normal: --pack NAME juega
    con él, packs check NAME lo comprueba, y también puede escribirse a mano.

    opfor cards keep GAME SAVE pasa al pack las cartas tecleadas en una mesa.

    opfor cards sheet GAME [KIND] imprime una hoja de cálculo para rellenar (.csv), en 2GM
    Tactics también la de un ejército entero: opfor cards sheet 2gm germans; opfor cards import GAME FILE pasa al pack una rellena (.csv, .xlsx) y dice fila a fila lo que no se puede
    leer.
text-web =
    Juega en el navegador: un pequeño servidor en esta máquina, y la página que sirve.

    Sin --host solo lo alcanza esta máquina. Con --host 0.0.0.0 lo alcanza cualquiera de la red que
    tenga el código de acceso; va en la dirección que se imprime.
text-mcp =
    Los juegos para modelos de lenguaje: un servidor MCP por la entrada y la salida estándar.

    Una línea de JSON-RPC en cada sentido, según el Model Context Protocol. Las herramientas son
    new, look, answer, why, why_not, forecast y hint; una respuesta que no se ofrece no cambia nada,
    se dice y se cuenta, y la décima pierde la partida. Las partidas se guardan como todas (opfor
    saves las enumera).
text-new-game =
    Escribe un pequeño juego jugable con el que empezar uno nuevo: una carpeta con todas las salas.

    En el código va a src/opfor/games y se encuentra sola; con --in FOLDER va a otro sitio y hay que
    registrarla con un entry point.
text-completion =
    Que Tab complete lo que se escribe tras opfor: órdenes, juegos, misiones, opciones, partidas
    guardadas.

    Añade una línea al archivo de inicio de tu terminal:
      bash        eval "$(opfor completion bash)"
      zsh         eval "$(opfor completion zsh)"
      fish        opfor completion fish | source
      powershell  opfor completion powershell | Out-String | Invoke-Expression
text-words = Lo que aún le falta a un idioma: mensajes que nadie ha escrito y variables que no encajan.
text-rules =
    El índice de reglas de un juego: dónde está hecha y probada cada fila, y las interpretaciones.

    Con ROW solo se muestra el texto de esa regla o interpretación; --ladders muestra lo que
    pregunta el rival.
text-lab-run =
    Juega un experimento: variantes contra una base, las mismas semillas para todas, hasta que se
    cumpla la regla de parada.

    EXPERIMENT.toml dice qué cambia (docs/lab.md enseña cómo). La serie es una carpeta; la misma
    orden la retoma donde se paró. Varias máquinas pueden jugar algunos bloques cada una (--blocks
    0:50) y juntar después sus carpetas (opfor lab merge).
text-lab-rulings =
    El peso de cada interpretación: qué cambia cuando una regla discutida se juega del otro modo.

    Para cada valor: la proporción de decisiones del rival y de partidas que cambia, qué hace con el
    porcentaje de victorias (partidas emparejadas, intervalo del 95 %) y la primera posición en que
    importó, para abrirla con opfor decide.
text-lab-balance =
    La hoja de equilibrio de una misión: quién la gana según quién juega, y qué hace cada número.

    MISSION es el nombre de una misión, su archivo, o un juego. Cada número de la misión (PAM, PV,
    cartas) y de las opciones del juego se sube y se baja en uno, cada unidad se quita una vez,
    siempre con las mismas semillas. --target 50 mueve luego un número hasta acercar las victorias a
    eso; --write lo pone en el archivo.
text-lab-gate =
    Estrategias tontas: solo pasar, quedarse quieto y disparar, no entrar nunca, cargar.

    Cada una juega todas las misiones contra el básico con las mismas semillas. Donde una gana casi
    tanto como el básico (a menos de 15 puntos), la misión queda marcada. Quien tiene algo que
    defender puede quedarse quieto: ahí se marca la estrategia que es mejor con seguridad. El código
    de salida es 1 si alguna misión queda marcada.
text-lab-needle =
    Quién gana un archivo de misión, cuánto dura, de dónde salen los puntos y qué no ocurre nunca.

    FILE es un archivo de misión, o el nombre de una. Se juegan tandas cada vez mayores hasta
    conocer la proporción de victorias con 5 puntos de margen o agotar el tiempo; luego cada número
    de la misión se mueve un paso, con las mismas semillas.
text-lab-content =
    Todas las misiones, mazos y cartas de un juego: ninguna carta muerta, ninguna en todas las
    victorias.

    Se juega cada misión (o cada juego de opciones que alcanza una parte del juego); cartas,
    unidades y losetas se cuentan por su nombre. El código de salida es 1 si algo está muerto o en
    todas las victorias.
text-lab-diff =
    Qué hace un cambio: qué decisiones cambian en muchas posiciones, por regla; después, partidas
    emparejadas.

    OLD y NEW son cada uno: . (este opfor), una carpeta con otro opfor, una revisión de este código
    (HEAD~20, una etiqueta), ruling:NAME=VALUE, option:NAME=VALUE o pack:FOLDER. El código de salida
    es 1 si alguna decisión difiere, de modo que la orden puede vigilar un bot.
text-lab-coverage =
    Qué reglas decidieron o descartaron algo alguna vez: en simulación, en mis partidas guardadas,
    en las pruebas.

    El buscador (--fuzz, activo por defecto) vuelve a las posiciones donde estuvieron cerca reglas
    raras, y así quedan menos frías que en partidas normales igual de largas. --tests pasa además
    las pruebas del código y cuenta lo que decide allí. El código de salida es 1 si alguna regla
    queda fría.
text-lab-report =
    Una serie en una página sin peticiones a terceros: tablas, intervalos, gráficos y cómo
    repetirla.

    Junto a la página quedan los gráficos en SVG y las tablas en Parquet.
text-lab-merge =
    Junta varias carpetas del mismo experimento, en cualquier orden.

    La primera carpeta recibe los bloques de las demás.
