# Por qué se decidió algo. Tras los dos puntos, el título de la regla como frase nominal.

why = { $clause }: { $reason }{ $cited }.
why-plain = { $clause }.
plain-alone = no había otra opción
plain-only = la única opción que { $has }
plain-better = { $better } que { $other }
plain-ranked = { $best } antes que { $other }
plain-chance = el azar eligió entre { $n } iguales
plain-die = el dado sacó { $rolled }
plain-die-among = entre { $n } iguales, el dado sacó { $rolled }
plain-equals = { $chance }, todos { $compared }
plain-wish = { $wish }, a diferencia de { $other }
plain-none = nada era { $wish }
plain-as-wanted = , como quiere { $by }
margin-of = , { $against } de { $other }

against = { $best } frente a { $worse }
margin = , { $against }

candidates = { $asked }: { $n ->
    [one] { $n } opción
   *[other] { $n } opciones
}, { $names }.
tried = Probado en vano{ $trial }: { $first }
trial = , para { $said }
trial-as = , para { $said } como { $way }
still-equal = Siguen empatados { $names }: { $chance }.
chosen = Elegido: { $said }.
step-ignored = { $rule }: nada encaja, así que no se aplica.
step-all = { $rule }: siguen todos{ $each }.
step-nothing-left = { $rule }: no queda nada de { $dropped }.
step = { $rule }: conserva { $kept }; descarta { $dropped }.
each-with = , cada uno con { $value }
with = { $who } con { $value }

chance = quedaban { $n } y decidió el azar{ $cited }
chance-die = quedaban { $n } y el dado sacó { $rolled }{ $cited }
chance-face = el dado sacó { $rolled }{ $cited }

not-chosen = { $said } fue lo elegido: { $why }
not-as-good = { $said } valía lo mismo que { $chosen }: { $chance }.
not-ruled-out = { $said } queda fuera: { $why } ({ $rows }).
not-because = Prefirió { $kept } a { $other }: { $reason }.
not-fell = { $said } quedó fuera por { $rule }.
not-asked = { $thing } no era una opción del rival: la pregunta era { $about } (X-3).
not-decided = el rival aún no ha decidido nada
not-here = aquí no hay { $text }; se eligió entre: { $had }
simulated = { $who } juega con { $name }: un jugador simulado, que hace lo que más le renta o decide al azar, no por reglas; por eso no hay regla que citar.
nothing-decided = El rival aún no ha decidido nada.
act-ends-here = Se supone que la acción en curso termina aquí.
nothing-next = El rival no hace nada a continuación.
other-outcomes = otros { $n } resultados
why-not-what = ¿por qué no qué? Nombra algo que el rival podría haber elegido
unless-one = Si { $change }: habría elegido { $said }.
unless-two = Si { $first } y { $second }: habría elegido { $said }.
unless-nothing = Ningún cambio pequeño lleva a { $said }.
