# El oponente sin tablero: qué pregunta y cómo dice lo que hace.

what-holds = ¿Qué es cierto ahora?
who-is-there = Nombre { $candidates }, en su orden: desde la izquierda, desde arriba.
which-fit = ¿Cuáles de ellos: { $wish }?
which-fit-all = ¿Cuáles de ellos cumplen todo esto?
which-most = ¿Cuáles de ellos: { $wish }? Varios solo si están igualados.
wish-then = { $first }; a igualdad, { $then }
chance-decides = Igualados. Decide el azar ({ $rows }): ¿cuál salió?
chance = Igualados. Decide el azar: ¿cuál salió?
only-if = { $wish }, si { $when }; si no, quedan todos
none-holds = nada de ello
none-fits = ninguno
all-fit = todos
all-equal = todos iguales
not-now = todos: ahora no cuenta
asked-of = { $wish } ({ $rows })
step-kept = { $rung }: { $kept }.
step-none = { $rung }: ninguno, así que no cuenta.
nothing-left = No queda nada: no hace nada de ello.
settled = { $said }: { $rung }.
settled-by-chance = { $said }: el azar eligió entre { $left }.
only-one = { $said }: la única posibilidad.
number-of-questions = { $n } { $n ->
    [one] pregunta
   *[other] preguntas
}
ask-which = ¿Qué pregunta del oponente? Su número o nombre; quit termina.
ask-names = Nombres, separados por comas
ask-choices = Números o nombres, separados por comas; none, all, back o quit
ask-chance = Un número o un nombre, o roll
unknown-choice = { $text } no está entre ellos: { $choices }
needs-one = { $text }: aquí hace falta al menos uno
one-wanted = { $text }: aquí hace falta exactamente uno
bad-question = no hay ninguna pregunta { $text }; elija una de: { $questions }
no-questions = { $title } no tiene un oponente que decida por escaleras
rolled = Salió: { $name }.

## Por qué una acción es mejor que otra

cause = { CAP($deed) }: { $after } tras { $better }, { $otherwise } tras { $other }. Tras { $where }{ $because }
cause-by-part = { $part } tras { $better } que tras { $other }, en tu próxima elección: { $share } de la diferencia.
cause-by-points = Vas con más ventaja en puntos de victoria
cause-by-theatres = Los teatros están mejor para ti
cause-by-markers = Tienes más de lo que vale puntos
cause-by-tempo = Estás más cerca de lo que quieres, o puedes hacer más por ello,
cause-by-denial = El enemigo está más lejos de lo que quiere
cause-by-forces = Te quedan más fuerzas, o menos al enemigo,
cause-by-headquarters = Tu cuartel general está mejor frente al enemigo
cause-by-means = Te quedan más AP y cartas
cause-by-goals = Has cumplido más de lo que pide la misión
cause-first = la primera
cause-second = la segunda
cause-third = la tercera

## A game looked at again

verdict-start = { $end ->
    [won] Se ganó porque era probable
    [drawn] Quedó en tablas, como era de esperar
   *[lost] Se perdió porque es difícil
}: { $chance } de ganar al empezar.
verdict-choices = { $end ->
    [won] Se ganó
    [drawn] Quedó en tablas
   *[lost] Se perdió
} por las decisiones; sobre todo por { $done } ({ $when }), que llevó la probabilidad de { $from } a { $to }.
verdict-luck = { $end ->
    [won] Se ganó
    [drawn] Quedó en tablas
   *[lost] Se perdió
} por la suerte y el rival; sobre todo tras { $done } ({ $when }), cuando la probabilidad pasó de { $from } a { $to }.
luck-by = Suerte: { $brought }
luck-dice = dados
luck-draws = lo robado
luck-opponent = el rival
luck-rest = cambios pequeños
review-done = hecho
review-better = mejor
to-practise = Para practicar:
practise = { $theme } ({ $n ->
    [one] problema
   *[other] problemas
} { $puzzles })
theme-place = dónde ponerla
theme-unit = qué unidad elegir
theme-going = quién va adónde
theme-shots = a quién disparar
theme-bringing-on = dónde entran las unidades
theme-facing = hacia dónde mirar
theme-recovery = cuándo recuperarse
theme-cards = cuándo jugar una carta
theme-waiting = cuándo esperar
