# Filas del reglamento que valen para todos los juegos.

chapter-1 = Lo que se exige a todo juego
X-1 = una semilla para todo el azar
    .text = Una sola fuente de azar con semilla alimenta cada dado, cada mezcla, cada robo a ciegas y cada desempate al azar.
X-2 = dados y robos se pueden fijar
    .text = Las pruebas pueden fijar dados y robos sin tocar el código de las reglas.
X-3 = toda decisión automática deja rastro
    .text = Toda decisión automática deja rastro: opciones, cada filtro con la regla que lo aplica, las que quedan y el resultado.
X-4 = un sorteo justo entre las que quedan
    .text = «Al azar» significa: con igual probabilidad entre las que quedan, una sola vez y anotado en el rastro.
X-5 = solo se ofrecen opciones legales
    .text = Donde decide una persona, el motor pregunta y solo ofrece opciones legales; hay quien responda por defecto.
X-6 = el contenido son datos comprobados, no código
    .text = Cartas, losetas, mapas, unidades, guías, misiones y escenarios son datos comprobados, no código.
X-7 = las reglas discutidas son opciones con nombre
    .text = Toda regla discutida que admite dos lecturas es una opción con nombre cuyo valor por defecto es la lectura recomendada.
X-8 = no se pierde ninguna carta, ficha ni contador
    .text = Conservación: cartas, fichas y contadores nunca se pierden ni se duplican; ninguna reserva baja de cero.
X-9 = guardar y recuperar con exactitud
    .text = El estado completo, incluidos el azar y los mazos, se guarda y se recupera exactamente.
