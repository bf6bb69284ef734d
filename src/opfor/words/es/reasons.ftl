# Por qué se decidió algo. Tras los dos puntos, el título de la regla como frase nominal.

why = { $clause }: { $reason }{ $cited }.
why-plain = { $clause }.
plain-alone = no había otra opción
plain-only = es { KIND($of) ->
    [unit] la única unidad
    [card] la única carta
    [space] { GENDER($of) ->
        [f] la única casilla
       *[m] el único espacio
    }
    [hex] el único hexágono
    [column] la única columna
    [theatre] el único teatro
    [order] la única orden
    [facing] la única dirección
    [target] el único blanco
   *[other] la única opción
} que { $has }
plain-better = { $better } que { THE($other) }
plain-ranked = antes { $best } que { $other }
plain-chance = el azar eligió entre { $n } iguales
plain-die = salió un { $rolled }
plain-die-among = entre { $n } iguales, salió un { $rolled }
plain-equals = { $chance }, { GENDER($of) ->
    [f] todas
   *[m] todos
} { $compared }
plain-wish = { $wish }, a diferencia { DEL(THE($other)) }
plain-none = no había nada así: { $wish }
plain-as-wanted = , como quiere «{ $by }»
margin-of = , { $against } { DEL(THE($other)) }

against = { $best } frente a { $worse }
margin = , { $against }

candidates = { $asked }: { $n ->
    [one] { $n } opción
   *[other] { $n } opciones
}, { $names }.
tried = Probado en vano{ $trial }: { $first }
trial = , para { THE($said) }
trial-as = , para { THE($said) } como { $way }
still-equal = Siguen { GENDER($names) ->
    [f] empatadas
   *[m] empatados
} { THE($names) }: { $chance }.
chosen = Elegido: { $said }.
step-ignored = { $rule }: nada encaja, así que no se aplica.
step-all = { $rule }: siguen { GENDER($of) ->
    [f] todas
   *[m] todos
}{ $each }.
step-nothing-left = { $rule }: no queda nada; descarta { $dropped }.
step = { $rule }: conserva { $kept }; descarta { $dropped }.
each-with = , { GENDER($of) ->
    [f] cada una
   *[m] cada uno
} con { $value }
with = { THE($who) } con { $value }
with-nothing = { THE($who) }

chance = quedaban { $n } y decidió el azar{ $cited }
chance-die = quedaban { $n } y salió un { $rolled }{ $cited }
chance-face = salió un { $rolled }{ $cited }

not-chosen = Lo elegido fue { THE($said) }. { $why }
not-as-good = { CAP(THE($said)) } valía lo mismo que { THE($chosen) }: { $chance }.
not-ruled-out = { CAP(THE($said)) } queda fuera: { $why } ({ $rows }).
not-because = Prefirió { THE($kept) } { AL(THE($other)) }: { $reason }.
not-fell = { CAP(THE($said)) } quedó fuera por { $rule }.
not-asked = { $thing } no era una opción del rival: la pregunta era { $about } (X-3).
not-decided = el rival aún no ha decidido nada
not-here = aquí no hay { $text }; se eligió entre: { $had }
simulated = { $who } juega con { $name }: un jugador simulado, que hace lo que más le renta o decide al azar, no por reglas; por eso no hay regla que citar.
nothing-decided = El rival aún no ha decidido nada.
act-ends-here = Se supone que la acción en curso termina aquí.
nothing-next = El rival no hace nada a continuación.
other-outcomes = otros { $n } resultados
why-not-what = ¿por qué no qué? Nombra algo que el rival podría haber elegido
unless-one = Si { $change }, habría elegido { THE($said) }.
unless-two = Si { $first } y { $second }, habría elegido { THE($said) }.
unless-nothing = Con ningún cambio pequeño elegiría { THE($said) }{ $n ->
    [0] { "" }
   *[other] : se probaron { $n } cambios, uno a uno y de dos en dos
}.
change-drawn = hubiera salido { $item }
change-rolled = en el dado hubiera salido { $n } ({ $why })
ladder-among = entre { $candidates }
ladder-equal = en empate: { $tie }
rung-must = solo
rung-keep-if-possible = si se puede
rung-prefer = lo más
rung-lowest = lo menos
rung-unit = , en { $unit }
rung-when = , si { $when }
tie-none = no puede ser: el último criterio deja una sola
