# La campaña: todo lo que se dice de ella. Las reglas están en el libro, misiones y huellas en paquetes.
# $unit es una unidad ("LMG G09"), $row su línea en la lista.

seat = tú
chance-of-aftermath = los dados tras el combate

## Dónde está la campaña

stage = Etapa { $n } de { $of }, { $date }: { $mission }
no-mission = la misión aún no está elegida
when = Etapa { $n } de { $of }
over = { $title } ha terminado: { $score } puntos, { $grade }
means = Puntos { $points }, estado del enemigo { $enemy }, perdidas { $lost }, valoración { $n }
traces = Huellas: { $which }
traces-title = Huellas
roster = Lista de la compañía
points-title = puntos
enemy-title = estado del enemigo
fought = Combates
fought-line = { $n }. { $mission }: { $ending }
roster-line = { $unit } { $stars } ({ $n ->
    [one] 1 combate
   *[other] { $n } combates
    })

condition-wounded = herida, vuelve en la etapa { $stage }
condition-repair = en el taller, vuelve en la etapa { $stage }
condition-lost = perdida

## Finales y notas

ending-clear-victory = una victoria clara
ending-victory = una victoria
ending-draw = un empate
ending-defeat = una derrota
ending-withdrawal = una retirada
grade-named = la división le pone su nombre
grade-mentioned = mencionada
grade-held = mantenida
grade-withdrawn = retirada

## Lo que se sabe de una ruta

minutes = { $n } minutos
harder = la ruta más dura (estado del enemigo -1)
leaves-victory = una victoria deja: { $trace }
leaves-clear = una victoria clara deja: { $trace }
leaves-unhurt = sin bajas deja: { $trace }
asks = ayuda: { $trace }

## Lo que se compra

goods-replacement = hombres nuevos para { $unit }
goods-cap = 1 PAM más al empezar
goods-reconnaissance = un reconocimiento: 2 «Ningún enemigo» más en el cubilete
goods-strike = un golpe de artillería en la ronda 2
goods-rest = un descanso: vuelven todos los ausentes y el enemigo gana 1

## Respuestas

act-take-route = { $mission }: { $route }
act-buy = { $goods } ({ $price } { $price ->
    [one] punto
   *[other] puntos
    })
act-field = { $row }
act-report = { $ending }
act-destroyed = { $row }
act-cut-off = { $row }
act-decorate = { $row }
act-no-more = nada más

## Lo que pasó

event-route-taken = La compañía va a { $mission }.
event-enemy-changed = El estado del enemigo es ahora { $to }: { $cause }.
event-returned = { $unit } ha vuelto.
event-bought = { $price } { $price ->
    [one] punto compra
   *[other] puntos compran
    } { $goods }.
event-replaced = Hombres nuevos se hacen cargo de { $unit }, sin coste.
event-spending-done = { "" }
event-fielded = { $unit } sale.
event-lent = Nadie puede salir como { $slot }: la división presta una unidad, que empieza agotada.
event-marched-off = La lista está hecha: juega { $mission } y di después cómo fue.
event-reported = Fue { $ending }.
event-fared = { $unit }, { $die }: { $fate }.
event-counter-lost = { "" }
event-star-earned = { $unit } tiene otra estrella, { $cause }.
event-trace-left = Queda una huella: { $trace }.
event-points-gained = { $points } { $points ->
    [one] punto más
   *[other] puntos más
    }; { $kept } para gastar.
event-stage-ended = Sigue la etapa { $next }.
event-run-ended = La campaña ha terminado: { $cause }.

fate-lost = perdida para siempre
fate-wounded = herida, vuelve en la etapa { $stage }
fate-repair = en reparación, vuelve en la etapa { $stage }
fate-fit = vuelve para la próxima misión

cause-clear = una victoria clara
cause-defeat = una derrota
cause-rest = también él ha descansado
cause-route = la ruta más dura
cause-refit = los dos bandos se reponen
cause-battles = por los combates
cause-decorated = por la victoria
cause-finished = se ha jugado la última etapa
cause-defeats = demasiadas derrotas seguidas
cause-losses = siete unidades a pie perdidas para siempre

## La hoja

short-wounded = herida
short-repair = taller
short-lost = perdida
sheet-roster = Lista de la compañía
sheet-counter = unidad
sheet-battles = combates
sheet-stars = estrellas
sheet-condition = estado
sheet-stages = Etapas
sheet-result = resultado
sheet-traces = Huellas
sheet-enemy = Enemigo
sheet-points = Puntos
sheet-lost = Perdidas
sheet-score = Valoración
sheet-ends = ⟦n⟧ derrotas seguidas terminan la campaña.
asked-for = si { $trace }: { $given }
dial-caps = { $n } PAM
dial-vp = { $n } PV
dial-hand = { $n } carta
dial-no_enemy = { $n } «Ningún enemigo»
