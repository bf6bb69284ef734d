# La posición del día, la partida de la semana, la página propia.

day = Posición del { $day }, { $game }: número { $n }, dificultad { $rate } de 5
week = { $week }, { $game }: { $title }, semilla { $seed }. Cuenta un solo intento.
week-line = La línea de tu partida, por si quieres compartirla:
same = { $week }, { $game }, { $title }: { $result } en { $n } respuestas, como dice la línea.
nothing = Aquí aún no se ha jugado nada.
row = { $game } { $what }: { $n } jugadas, { $won } ganadas, { $drawn } empatadas, { $open } en curso
days = Posiciones del día: { $n } intentadas, { $solved } resueltas, { $once } a la primera, { $row } días seguidos

## Un problema

puzzle-asked = Problema { $n }: { $game }. { $question }
puzzle-help = ? enumera las respuestas, board cuenta la posición en palabras, Intro dice la solución.
puzzle-right = Correcto.
puzzle-wrong = Hay una mejor. Prueba otra vez, o Intro para ver la respuesta.
puzzle-best = { $act }: { $chance } de ganar{ $also ->
    [none] { "" }
   *[other] { " " }(casi igual de buena: { $also })
}; cualquier otra acción, { $second } como mucho.
puzzle-obvious = La acción evidente, { $act }, deja { $chance }.
puzzle-after-right = Tras la acción correcta, lo más probable ({ $share }): { $reply }.
puzzle-after-obvious = Tras la evidente ({ $share }): { $reply }.
puzzle-why = Por qué: { $reason }
puzzle-called-right = la acción correcta
puzzle-called-obvious = la evidente
