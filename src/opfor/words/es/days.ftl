# La posición del día, la partida de la semana, la página propia.

day = Posición del { $day }, { $game }: número { $n }, dificultad { $rate } de 5
week = { $week }, { $game }: { $title }, semilla { $seed }. Cuenta un solo intento.
week-line = La línea de tu partida, por si quieres compartirla:
same = { $week }, { $game }, { $title }: { $result } en { $n } respuestas, como dice la línea.
nothing = Aquí aún no se ha jugado nada.
row = { $game } { $what }: { $n } jugadas, { $won } ganadas, { $drawn } empatadas, { $open } en curso
days = Posiciones del día: { $n } intentadas, { $solved } resueltas, { $once } a la primera, { $row } días seguidos
