# Lo que el laboratorio dice a quien diseña.

gate-ok = Ninguna estrategia tonta se acerca al jugador de referencia.
gate-marked = { $n ->
    [one] Una estrategia tonta rinde demasiado en { $names }.
   *[other] Una estrategia tonta rinde demasiado en { $n } casos: { $names }.
}
gate-seat = { $mission } ({ $seat })
gate-same = igual
gate-key = «!»: a menos de 15 puntos del jugador de referencia; si hay algo que conservar, claramente mejor que él. «igual»: juega exactamente las mismas partidas.
gate-none = En { $game } no hay turno que se pueda malgastar: no hay estrategia tonta que medir.

file-sound = { $file }: sin errores
file-unchanged = { $file }: ya tenía la forma debida
written = { $file }: { $words }, escrito.
file-formatted = { $file }: puesto en la forma debida

# Lo difícil que es una misión para quien gana tan a menudo.
grade-hopeless = Casi imposible
grade-very-hard = Muy difícil
grade-hard = Difícil
grade-even = Equilibrada
grade-easy = Fácil
grade-very-easy = Muy fácil
grade-walkover = Un paseo
verdict-you = { $grade }: ganas { $n } de { $of } ({ $low }–{ $high } %).
verdict = { $grade } para { $who }: gana { $n } de { $of } ({ $low }–{ $high } %).
verdict-more = Para saberlo con ±2 juega { $games } partidas.
remedy = Con { $words } es el { $share } %.
remedy-nearest = Ningún número solo da el { $wish } %; lo más cercano: { $words }, { $share } %.

# Por qué una misión la juega el motor legible.
slow = El motor compilado no juega { $what }; las partidas van más despacio.
slow-not-compiled = El motor compilado no está construido aquí (python3 build_fast.py); las partidas van más despacio.
uncovered-game = este juego
uncovered-player = con este jugador
uncovered-unit = { $which }
uncovered-card = la carta «{ $which }»
uncovered-size = una misión de este tamaño
uncovered-line = «{ $which }»

needle-games = { $n } partidas de { $rounds } rondas.
needle-points = PV de { $seat }: { $parts } por partida.
needle-endings = Gana { $seat }: { $parts }.
needle-strategies = Estrategias tontas («!»: no quedan 15 puntos por detrás del jugador de referencia):
needle-fell = { $seat } pierde unidades en { $parts } por partida.
needle-never-moved = No se mueven nunca: { $units }.
needle-never-fired = No se ejecutan nunca: { $lines }.
needle-effects = Girado un paso (puntos de victorias, intervalo del 95 %, las mismas semillas):
drawn-games = Empates
points-held = por marcadores conservados
points-taken = por marcadores tomados
points-destroyed = por unidades destruidas
points-got-away = por unidades que salieron
points-never-entered = por unidades que no llegaron
points-mission-event = por las líneas de la misión

# Whose share it is that a solo player wins.
you = Tú
measured = { $who } { $share } % ± { $near } con el jugador de referencia, { $games } partidas.
measured-draws = Un empate cuenta la mitad.

share = { $value } % ({ $low } a { $high })
points = { $value } ({ $low } a { $high })
share-surely = { $share } (intervalo del 95 %: { $low } a { $high })
of = { $share } de { $n }
run-label = { $game }: semilla { $seed }; base: { $players }; { $options }; { $stop }; opfor { $version }, código { $code }
stop-games = como mucho { $n } partidas
stop-width = o hasta conocer un efecto con { $points } puntos de margen
stop-error = o hasta que una prueba secuencial, que yerra como mucho el { $share } %, encuentre uno
rate = { $name }  { $who } gana { $share } de { $n } partidas, duración { $length }
effects = frente a la base, en puntos de victorias con intervalos del 95 %:
effect = { $name }  { $points }; cambia el { $changed } de las partidas; p { $p }, con Holm { $holm }; { $paired ->
    [yes] emparejadas
   *[no] sin emparejar: otro juego u otro asiento
}
wins = { $who } { $who ->
    [1] gana
   *[other] ganan
} { $share }
length = duración
spread = media { $mean }, mediana { $median }, p10 a p90 { $low } a { $high }
answers-given = respuestas de programas: { $n }, de ellas ilegales: { $illegal }
settled-by = las decisiones del rival las zanjó:
simulated = { $game }: { $n } partidas, semilla { $seed }; { $players }; { $options }; { $rulings }; opfor { $version }
usual-options = opciones habituales
usual-rulings = interpretaciones habituales
rulings = interpretaciones: { $said }
pace = { $n } partidas/s, { $seconds } s, motor { $engine }
could-be-faster = (python3 build_fast.py compila este juego una vez: las mismas partidas, muchas veces más deprisa)
stopped-after = interrumpido tras { $n } de { $of } partidas
kept-in = , guardado en { $path }
stopped-goes-on = interrumpido; la misma orden sigue desde aquí
run = serie: { $path }
held-out = { $game }: { $n } ajustes reservados, semilla { $seed }
newness = { $known ->
    [yes] conocido, solo la semilla es nueva
   *[no] reservado
}
against-baseline = { $points } puntos frente al básico
answers-legal = { $share } de sus respuestas legales
tokens = { $n } tokens
rule = regla
warm = { $n } de { $of } reglas hicieron algo; frías: { $cold }
games = { $n } partidas
never-seen = nunca vistas, de { $table }: { $names }
every-win = en todas las victorias: { $name }, { $n } victorias
on-side = { $name } (bando { $side })
goes-with-wins = lo que más va con las victorias (puntos, intervalo del 95 %, dentro de cada variante):
of-games = { $share } % de las partidas
compared = { $n } posiciones, { $decisions } decisiones comparadas: cambia el { $changed }; el { $turns } de los turnos va de otro modo
not-taken-up = el lado nuevo no pudo retomar { $n } posiciones ({ $why })
paired = { $n } partidas emparejadas: el { $changed } va de otro modo; { $who } gana { $points } puntos más, p { $p }
example = partida { $game }, turno { $turn }: { $before }, ahora { $now }
weights = victorias, en puntos    partidas  decisiones  primera posición
seen = partida { $game } (semilla { $seed }), turno { $turn }
turned-towards = { $dial }, movido hacia el { $share } %:
nearest = lo más cercano: { $what }, { $share } de { $n } partidas
merged = { $path }: { $n } bloques pasan a { $into }
