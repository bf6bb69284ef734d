# El juego impreso. Una pieza es un título con sus .lines, un párrafo por línea.

front = La Segunda Guerra Mundial como tira y afloja: coloca una unidad, aplica su espacio, mueve el marcador. El bot no necesita programa, solo la página que lleva su nombre.
    .lines =
        Imprime al 100 %. Piezas: pega la página en cartulina o usa papel grueso.
        Fichas: recorta cada tira, dóblala por la línea de puntos, pégala y separa las fichas por las marcas. Todas llevan la letra de su bando.
        Tablero: corta cada hoja por sus líneas de puntos, solápala con la vecina y pega.
        Necesitas además dos bolsas o tazas para unidades, una para armas especiales y un D6.
    .how =
        El tablero | una cara; hojas para pegar
        Fichas | una cara; doblar, pegar, cortar
        Estratagemas | dos caras de papel grueso (o --backs fold)
        El bot | tenlo junto al tablero
the-board = El tablero
stratagems = Estratagemas
counters = Fichas
    .about = Anversos sobre el pliegue, reversos debajo y del revés. Corta por las marcas; dobla primero.
    .lines =
        Arriba | el tipo: ejército (tierra), armada (mar), aviación (ambos), estrella para un mando.
        Abajo | fuerza: los pasos que mueve su marcador.
        Rayo | blitz: coloca otra unidad en el mismo teatro.
        Bomba | el otro bando pierde una unidad de su reserva.
        + | mando: uno más fuerte por cada unidad de su bando en el teatro que manda: un general ejércitos y aviación, un almirante armadas y aviación.
        Punto | un arma especial.
a-counter = una ficha
block-first = { $side }: la bolsa
    .note = primer bando; esquinas cortadas y dos bandas
block-second = { $side }: la bolsa
    .note = segundo bando; esquinas redondas
block-pile = Armas especiales: la pila de investigación
    .note = de nadie hasta que se roban; las señala el punto
block-tracks = Marcadores
    .note = uno por pista de batalla; puntos de ambos bandos
battle-track = pista de batalla
points = puntos
research = Investigación
card-stratagem = Estratagema
    .tag = estratagema del bot
    .foot = en vigor este turno

## El procedimiento del bot

the-bot = El bot
    .about = El turno del bot. Sus unidades están boca arriba en una fila; la primera, a la izquierda. Las reglas llevan el nombre con que las encuentra opfor rules blitzkrieg.
flow = Cómo va un turno
    .lines =
        Estratagema | robar y devolver la anterior
        Teatro | dónde
        Espacio | de su campaña abierta
        Unidad | de la fila
        Efecto | del espacio
        Marcador | según su fuerza
        Robo | al final de la fila
tie-d6-row = un D6 cuenta desde la izquierda las unidades que quedan, 1 la primera, dando la vuelta si hace falta
bot-terms = Mandos
    .lines =
        Fuerza de un mando: 1, y 1 por cada unidad de su propio bando en el teatro que manda: un general ejércitos y aviación, un almirante armadas y aviación.
        Un espía: copia la última unidad colocada.
# Lo que significan las medidas.
plainly-is-blitz-theatre = el teatro de la unidad blitz
plainly-player-leads = un teatro que lideras tú
plainly-bot-leads = un teatro que lidera el bot
plainly-campaign-vp = la campaña abierta con más puntos de victoria
plainly-unit-rank = el mayor cambio del marcador
plainly-change-uncut = el mayor cambio de un marcador
plainly-change-cut = el mayor cambio de un marcador
plainly-slot-number = la unidad más a la izquierda, sin dado
plainly-has-value = una unidad con fuerza impresa distinta de 0
plainly-is-not-blitz = ninguna unidad blitz
plainly-from-the-top = la campaña más alta, su espacio más a la izquierda
plainly-order = el primero de: { $theatres }

## Las reglas en breve

rules-about = Contra el bot, o para dos en un tablero.
rules-set-up = Preparación contra el bot
    .lines =
        Mete las unidades de cada bando en su bolsa y las armas especiales en una tercera. Un marcador en el centro de cada pista de batalla y los dos de puntos en el 0.
        Robas { $reserve } unidades sin mostrarlas. El bot roba { $row }, boca arriba, en una fila.
        Mezcla las estratagemas sin Apisonadora; Apisonadora queda boca arriba como la anterior.
        Empieza el bot.
head-start = Ventaja inicial: fácil { $easy }, media { $medium }, difícil { $hard }. En cada tirada, un D6: { $regions }, 6 a tu gusto; mueve ese marcador hacia el bot.
at-level = Nivel { $level }: { $sets }.
level-sets = { "" }
    .bot = ventaja inicial { $difficulty ->
        [easy] fácil
        [hard] difícil
       *[medium] media
    }; el bot empieza con { $extra_vp } PV
    .two = { $handicap } PV para el segundo bando, o para el primero si es negativo
rolls-of = { $n } tiradas de { $steps }
rules-turn = Tu turno
    .lines =
        Coloca una unidad de tu reserva en un espacio vacío de una campaña abierta: ejército en tierra, armada en mar, aviación en ambos. En cada teatro está abierta la campaña más alta que no esté llena.
        Aplica el efecto del espacio.
        Mueve el marcador hacia tu lado tanto como la fuerza de la unidad.
        Campaña llena: puntúala. Marcador en un extremo: el teatro está ganado.
        Roba una unidad de tu bolsa.
rules-winning = Cómo se gana
rules-spaces = Espacios
