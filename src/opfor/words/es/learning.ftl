# El curso: lecciones en el terminal y en la página.
course = { $title }: { $n } lecciones. Una x marca las que ya hiciste.
lesson = Lección { $n }: { $title }
help = Escribe una respuesta. ? las enumera, show dice una que sirve, skip sigue, quit sale.
shown = Esto sirve: { $answer }
not-now = { $text }: no en este paso; ? enumera lo que se puede probar.
again = Otra vez desde el principio del paso.
left = Sigue con: opfor learn { $game }
course-over = Ese fue el curso. Ahora juega: opfor play { $game }
led-begin = Empezar
led-act = Elige y confirma. A su lado el entrenador dice qué haría, con la probabilidad de ganar.
led-why = El rival ha respondido. Con w oyes por qué; el entrenador aún mira.
led-over = El entrenador se aparta. Pide una pista cuando quieras, o consulta con i.
led-listed = first  Una primera partida, con el entrenador al lado tres turnos (opfor learn { $game } first)
led-elbow = El entrenador se asoma. Elige lo que quieras; weigh ACCIÓN dice qué puede dar una acción antes de que cuente.
led-answered = El rival ha respondido. why dice por qué; el entrenador sigue mirando.
led-alone = El entrenador se aparta. hint le pregunta cuando quieras; card NOMBRE explica una cosa.
