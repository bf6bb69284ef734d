# Lo que se puede escribir además de respuestas. words: lo que puede seguir, LOCAL=INGLÉS.

command-list-answers = ?
    .usage = ? [COMIENZO]
    .does = las respuestas legales
    .words = todo=all
command-map = mapa
    .usage = mapa [HEX | todo | clave]
    .does = el mapa (también: Intro); siempre, cabe o nunca: cuándo
    .words = todo=all, clave=key, siempre=always, cabe=fits, nunca=never
command-board = tablero
    .usage = tablero
    .does = toda la posición en palabras
command-why = porqué
    .usage = porqué [completo | no X]
    .does = los motivos del rival, y por qué no hizo X
    .words = completo=full, no=not
command-reasons = motivos
    .usage = motivos sí|no
    .does = decir los motivos mientras mueve el rival
    .words = sí=on, si=on, no=off
command-forecast = previsión
    .usage = previsión [RESPUESTA]
    .does = lo que puede hacer el rival ahora, con su probabilidad
command-weigh = sopesar
    .usage = sopesar ACCIÓN
    .does = lo que cuesta una acción y lo que puede lograr, antes de hacerla
command-hint = pista
    .usage = pista [N | otra]
    .does = las mejores acciones y tu probabilidad de ganar con cada una
    .words = otra=again
command-coach = entrenador
    .usage = entrenador sí|no
    .does = un aviso antes de tirar la partida por la borda
    .words = sí=on, si=on, no=off
command-undo = deshacer
    .usage = deshacer [N | hasta LÍNEA]
    .does = retirar lo último que escribiste
    .words = hasta=to
command-redo = rehacer
    .usage = rehacer [N]
    .does = recuperar lo deshecho
command-branches = ramas
    .usage = ramas [LÍNEA]
    .does = lo que se retiró y se dejó; seguir por ahí
command-adjust = corregir
    .usage = corregir TEXTO
    .does = corregir un dato a mano
command-check = comprobar
    .usage = comprobar
    .does = comparar con la mesa, dato a dato
command-table = mesa
    .usage = mesa FUENTE sí|no
    .does = tirar o robar tú, o dejarlo al programa
    .words = sí=on, si=on, no=off, todo=all
command-sources = fuentes
    .usage = fuentes
    .does = quién tira y roba qué
command-log = historia
    .usage = historia [N | todo]
    .does = lo que ha pasado
    .words = todo=all
command-rules = reglas
    .usage = reglas ID | NOMBRE
    .does = una regla, o qué hace una unidad, un efecto o una carta
command-mission = misión
    .usage = misión
    .does = el objetivo y las órdenes del rival
command-track = seguimiento
    .usage = seguimiento
    .does = la pista con sus eventos
command-hand = mano
    .usage = mano
    .does = lo que tienes en la mano
command-card = carta
    .usage = carta [NOMBRE | …: LÍNEAS]
    .does = una carta a la vista, o una que hay que escribir
command-unit = unidad
    .usage = unidad X
    .does = una unidad, un hexágono o un espacio: cómo está, qué ve
command-sight = visión
    .usage = visión A B
    .does = si A ve a B, y qué lo tapa
command-list = lista
    .usage = lista [NOMBRE | todo]
    .does = bolsas, pilas, bajas, lo que vendrá
    .words = todo=all
command-position = posición
    .usage = posición [FICHERO]
    .does = la posición como JSON
command-picture = dibujo
    .usage = dibujo [FICHERO.svg]
    .does = el tablero dibujado
command-save = guardar
    .usage = guardar [FICHERO]
    .does = dónde se guarda la partida, o guardarla en otro sitio
command-help = ayuda
    .usage = ayuda
    .does = esta lista
command-quit = salir
    .usage = salir
    .does = parar; la partida se guarda

help-intro =
    Escribe una respuesta o su comienzo; separa varias con ;.
    Un número elige de la lista que muestra ?. Comandos, que puedes abreviar:
help-adjust =
    corregir arregla lo que difiere de la mesa, y queda anotado.
    corregir a secas dice qué se puede corregir.
