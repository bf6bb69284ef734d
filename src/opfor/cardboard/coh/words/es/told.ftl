# Conflict of Heroes en español. Las reglas están en rules.ftl; cartas y misiones, en content.ftl.
# $unit es una ficha: { THE($unit) } es «la escuadra de fusileros G03», { $unit } «Fusileros G03».

## Bandos. own: de quién; a: a quién; adj: como rótulo; m y f: adjetivo; person: persona del verbo.

german = los alemanes
    .own = de los alemanes
    .a = a los alemanes
    .adj = Alemanes
    .m = alemán
    .f = alemana
    .person = many
soviet = los soviéticos
    .own = de los soviéticos
    .a = a los soviéticos
    .adj = Soviéticos
    .m = soviético
    .f = soviética
    .person = many

## Unidades. El número de la ficha va detrás. noun: dentro de una frase; the, to, of: «la», «a la»,
## «de la»; gender: f o m. En una frase una ficha siempre está en singular.

unit = { $kind } { $mark }
    .the = { GENDER($kind) ->
        [f] la
       *[m] el
    } { NOUN($kind) } { $mark }
    .to = { GENDER($kind) ->
        [f] a la
       *[m] al
    } { NOUN($kind) } { $mark }
    .of = { GENDER($kind) ->
        [f] de la
       *[m] del
    } { NOUN($kind) } { $mark }
    .gender = { GENDER($kind) }
unit-german-rifle = Fusileros
    .noun = escuadra de fusileros
    .gender = f
unit-german-lmg = MG ligera
    .gender = f
unit-german-pioneer = Zapadores
    .noun = escuadra de zapadores
    .gender = f
unit-german-hmg = MG pesada
    .gender = f
unit-german-mortar-50 = Mortero de 5 cm
    .noun = mortero de 5 cm
    .gender = m
unit-german-mortar-81 = Mortero de 8 cm
    .noun = mortero de 8 cm
    .gender = m
unit-german-tank-hunters = Cazacarros
    .noun = equipo cazacarros
    .gender = m
unit-german-ig-18 = Cañón de infantería de 7,5 cm
    .noun = cañón de infantería de 7,5 cm
    .gender = m
unit-german-pak36 = PaK 36 de 3,7 cm
    .gender = m
unit-german-pak38 = PaK 38 de 5 cm
    .gender = m
unit-german-fk-297 = FK 297 de 7,62 cm
    .gender = m
unit-german-flak18 = FlaK 18 de 88 mm
    .gender = m
unit-german-wagon = Carreta
    .noun = carreta
    .gender = f
unit-german-truck = Camión Opel Blitz
    .noun = camión Opel Blitz
    .gender = m
unit-german-sdkfz-251 = SdKfz 251
    .gender = m
unit-german-protze-36 = Protze 36
    .gender = m
unit-german-sdkfz-232 = SdKfz 232
    .gender = m
unit-german-demag-38 = Demag 38
    .gender = m
unit-german-pzjg-35r = PzJg 35R
    .gender = m
unit-german-pz-ii-f = Pz II F
    .gender = m
unit-german-pz-38t = Pz 38(t) E
    .gender = m
unit-german-pz-iii-e = Pz III E
    .gender = m
unit-german-pz-iii-h = Pz III H
    .gender = m
unit-german-pz-iii-j = Pz III J
    .gender = m
unit-german-pz-iv-e = Pz IV E
    .gender = m
unit-german-pz-iv-f2 = Pz IV F2
    .gender = m
unit-german-somua-s35 = Somua S35
    .gender = m
unit-german-b2f = B-2 (f)
    .gender = m
unit-german-t-34a = T-34a (capturado)
    .gender = m
unit-soviet-rifle = Fusileros
    .noun = escuadra de fusileros
    .gender = f
unit-soviet-smg = Subfusiles
    .noun = escuadra de subfusiles
    .gender = f
unit-soviet-mmg = MG media
    .gender = f
unit-soviet-nkvd = NKVD
    .noun = escuadra del NKVD
    .gender = f
unit-soviet-mortar-50 = Mortero de 50 mm
    .noun = mortero de 50 mm
    .gender = m
unit-soviet-mortar-82 = Mortero de 82 mm
    .noun = mortero de 82 mm
    .gender = m
unit-soviet-ig-76 = Cañón de infantería de 76 mm
    .noun = cañón de infantería de 76 mm
    .gender = m
unit-soviet-at-45 = Cañón anticarro de 45 mm
    .noun = cañón anticarro de 45 mm
    .gender = m
unit-soviet-f-22 = F-22 de 76 mm
    .gender = m
unit-soviet-wagon = Carreta
    .noun = carreta
    .gender = f
unit-soviet-truck = Camión
    .noun = camión
    .gender = m
unit-soviet-ba-10 = BA-10
    .gender = m
unit-soviet-ot-26 = OT-26
    .gender = m
unit-soviet-zis-30 = ZiS-30
    .gender = m
unit-soviet-t-26 = T-26
    .gender = m
unit-soviet-bt-7 = BT-7
    .gender = m
unit-soviet-t-35 = T-35
    .gender = m
unit-soviet-t-34a = T-34a
    .gender = m
unit-soviet-t-34b = T-34b
    .gender = m
unit-soviet-kv-1a = KV-1a
    .gender = m
unit-soviet-kv-2 = KV-2
    .gender = m
unit-rumored-enemy = Posible enemigo
    .noun = posible enemigo
    .gender = m
unit-hidden = una unidad oculta
    .the = una unidad oculta
    .to = a una unidad oculta
    .of = de una unidad oculta
    .gender = f
unit-by-id = unidad { $mark }
    .the = la unidad { $mark }
    .to = a la unidad { $mark }
    .of = de la unidad { $mark }
    .gender = f
named = { $name }
    .gender = { $kind ->
        [hex] m
       *[other] f
    }
hex = hexágono { $where }
    .the = el hexágono { $where }
    .gender = m

## Terreno

ground-open = terreno abierto
ground-plowed-field = campo arado
ground-light-woods = bosque ligero
ground-heavy-woods = bosque denso
ground-wood-building = edificio de madera
ground-stone-building = edificio de piedra
ground-water = agua
ground-marsh = pantano
ground-level = nivel { $n }
ground-road = carretera
off-map = fuera del mapa

## Obras. a: «una»; the: «la»; of: «de la»; gender: f, m o fp, plural.

work-hasty-defence = defensa improvisada
    .a = una defensa improvisada
    .the = la defensa improvisada
    .of = de la defensa improvisada
    .gender = f
work-trench = trinchera
    .a = una trinchera
    .the = la trinchera
    .of = de la trinchera
    .gender = f
work-bunker = búnker
    .a = un búnker
    .the = el búnker
    .of = del búnker
    .gender = m
work-barbed-wire = alambrada
    .a = una alambrada
    .the = la alambrada
    .of = de la alambrada
    .gender = f
work-road-block = barricada
    .a = una barricada
    .the = la barricada
    .of = de la barricada
    .gender = f
work-mines = minas
    .a = minas
    .the = las minas
    .of = de las minas
    .gender = fp
work-heavy-smoke = humo denso
    .a = humo denso
    .the = el humo denso
    .of = del humo denso
    .gender = m
work-light-smoke = humo ligero
    .a = humo ligero
    .the = el humo ligero
    .of = del humo ligero
    .gender = m
work-unknown = obra de campaña
    .a = una obra de campaña
    .the = la obra de campaña
    .of = de la obra de campaña
    .gender = f

## Marcadores de impacto

hit-unnerved = alterado
hit-pinned = clavado
hit-suppressed = suprimido
hit-stunned = aturdido
hit-panicked = en pánico
hit-cowering = acobardado
hit-berserk = enloquecido
hit-killed = eliminado
hit-light-damage = daños leves
hit-immobilised = inmovilizado
hit-vehicle-suppressed = suprimido
hit-vehicle-stunned = aturdido
hit-vehicle-panicked = en pánico
hit-red-gun-damaged = cañón averiado (rojo)
hit-blue-gun-damaged = cañón averiado (azul)
hit-wrecked = destruido
hit-unknown = impacto

## Direcciones

facing-N = N
    .the = el N
    .gender = m
facing-NE = NE
    .the = el NE
    .gender = m
facing-SE = SE
    .the = el SE
    .gender = m
facing-S = S
    .the = el S
    .gender = m
facing-SW = SO
    .the = el SO
    .gender = m
facing-NW = NO
    .the = el NO
    .gender = m
edge-north = norte
    .the = el borde norte
    .its = su borde norte
edge-south = sur
    .the = el borde sur
    .its = su borde sur
edge-east = este
    .the = el borde este
    .its = su borde este
edge-west = oeste
    .the = el borde oeste
    .its = su borde oeste

## Cantidades

caps = { $caps } PAM
aps = { $aps } PA
points = { $points } PV
hexes = { $n ->
    [one] { $n } hexágono
   *[other] { $n } hexágonos
}
cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
rolled = { $dice }{ $extra ->
    [0] { "" }
   *[other] { " " }{ $added }
}

## Lo que ocurre. $who es un bando, $where un hexágono, $named una ficha que todos ven ya.

event-counters-freshened = { "" }
event-turn-begun = { "" }
event-action-taken = { "" }
event-last-act-recalled = { "" }
event-aps-spent = { "" }
event-work-held = { "" }
event-order-discarded = { "" }
event-orders-reshuffled = { "" }
event-loss-counted = { "" }
event-round-begun = Empieza la ronda { $round }.
event-round-ended = Termina la ronda.
event-round-called-off = La ronda termina ahora mismo.
event-sight-changed = { $round ->
    [0] Desde ahora nadie ve más allá de { hexes }.
   *[other] Hasta el final de la ronda todos ven a { hexes }.
}
event-exits-opened = Desde ahora las unidades pueden salir del mapa.
event-game-ended = Fin del combate: { ending }.
ending = { $why ->
    [last-round] se ha jugado la última ronda
    [track-complete] la pista de la misión está completa
    [called-off] la misión se suspende
   *[beaten] no le queda nadie que combata a este bando: { $nations }
}
event-caps-set = { CAP($who) } tienen { caps }{ $why ->
    [mission-event] : evento de la misión
    [casualty] : hay una baja en la pista de PAM
    [card] : { $title }
   *[other] { "" }
}.
event-caps-spent = { CAP($who) } gastan { caps }{ $why ->
    [wire] { " " }por la alambrada
    [card] { " " }por la carta { $about }
    [roll] { " " }en cambiar una tirada
    [action] { " " }en pagar una acción
    [stall] { " " }en esperar
   *[other] { "" }
}.
brief-caps-spent = { CAP($who) } gastan { caps }{ $why ->
    [wire] { " " }por la alambrada
    [card] { " " }por la carta { $about }
    [roll] { " " }en cambiar una tirada
    [stall] { " " }en esperar
   *[other] { "" }
}.
event-card-dealt = { CAP($who) } roban { $card ->
    [none] una carta
   *[other] la carta { $card }, { $title }
}.
event-card-played = { CAP($who) } juegan la carta { $card }, { $title }.
event-card-dropped = { CAP($who) } descartan la carta { $card }, { $title }.
event-deck-reshuffled = Se barajan los descartes: hay un nuevo mazo de cartas de acción.
event-smoke-thinned = El humo denso pasa a ligero y el ligero se disipa.
event-barrage-aimed = { CAP($who) } apuntan su artillería a { $where } para la ronda { $due }.
event-barrage-fell = { $smoke ->
    [yes] El humo
   *[no] La artillería
} de { $who } { $off ->
    [yes] se desvía fuera del mapa
   *[no] cae en { $where }{ $drift ->
        [0] { "" }
       *[other] , con { hexes } de desvío
    }
}.
event-initiative-rolled = { CAP($who) } sacan { $total }.
event-initiative-won = { CAP($who) } tienen la iniciativa.
event-side-passed = { CAP($who) } pasan.{ $waits ->
    [yes] { " " }Las unidades de la IA esperan en el borde hasta que haya en el mapa una Unidad o un Objetivo al que ir (SOLO-5.6-b).
   *[no] { "" }
}
event-turn-repeated = { CAP($who) } juegan otro turno.
event-units-activated = { $units ->
    [one] Se activa
   *[other] Se activan
} { THE($units) }.
event-units-spent = { $units ->
    [one] Se agota
   *[other] Se agotan
} { THE($units) }.
event-units-freshened = { $units ->
    [one] Se repone
   *[other] Se reponen
} { THE($units) }.
event-spent-checked = Chequeo de agotamiento { OF($units) }: coste { $cost }{ $number ->
    [0] , sin efecto
   *[other] { " " }contra { $number }
}; { $spent ->
    [yes] { spent-now }
   *[no] no { spent-now }
}.
brief-spent-checked = { CAP($ids) }: { $number ->
    [0] por la carta { stays-fresh }
   *[other] coste { $cost } contra { $number }; { $spent ->
        [yes] { $ids ->
            [one] se agota
           *[other] se agotan
        }
       *[no] { stays-fresh }
    }
}.
stays-fresh = no { $ids ->
    [one] se agota
   *[other] se agotan
}
spent-now = { $units ->
    [one] se agota
   *[other] se agotan
}
event-unit-placed = { CAP(THE($unit)) } se coloca en { $where }.
event-unit-moved = { CAP(THE($unit)) } { $was ->
    [map] se mueve a
   *[other] entra por
} { $where }.
event-hidden-moved = { CAP(THE($unit)) } se mueve sin ser { GENDER($unit) ->
    [f] vista
   *[m] visto
} a { $where }.
event-unit-turned = { CAP(THE($unit)) } se encara al { $facing }.
event-unit-left = { CAP(THE($unit)) } sale del mapa.
event-intruded = { CAP(THE($unit)) } entra en cuerpo a cuerpo en { $where }.
event-unit-loaded = { CAP(THE($unit)) } sube { TO($carrier) }.
event-unit-unloaded = { CAP(THE($unit)) } baja en { $where }.
event-unit-hidden = { CAP(THE($unit)) } se oculta.
event-unit-revealed = { CAP(THE($named)) } se descubre en { $where }: { $why ->
    [moved] se ha movido
    [turned] ha girado
    [opened-fire] ha abierto fuego
    [laid-smoke] ha lanzado humo
    [mounted] ha subido a un transporte
    [dug-in] se ha atrincherado
    [obstacle] un obstáculo delata su posición
    [fire-found] el fuego da con su posición
    [shell-found] un proyectil da con su posición
   *[noticed] el enemigo se ha dado cuenta
}.
event-nothing-found = En { $where } no se oculta nadie.
event-attack-rolled = { CAP(THE($attacker)) } { $at ->
    [unit] ataca { TO($target) }
    [work] ataca { THE($work) } de { $where }
    [mines] estallan bajo { THE($target) }
   *[other] dispara contra { THE($target) }
}, { $at ->
    [mines] necesitan { $needed } y sacan { rolled }
   *[other] necesita { $needed } y saca { rolled }
}: { $result ->
    [hit] impacto
    [kill] destrucción inmediata
   *[miss] fallo
}.
brief-attack-rolled = { CAP(THE($attacker)) } { $at ->
    [unit] ataca a { $target_id }
    [work] ataca { THE($work) } de { $where }
    [mines] estallan bajo { $target_id }
   *[other] dispara contra { $target_id }
}, { $at ->
    [mines] necesitan { $needed } y sacan { rolled }
   *[other] necesita { $needed } y saca { rolled }
}: { $result ->
    [hit] impacto
    [kill] destrucción inmediata
   *[miss] fallo
}.
source-artillery = artillería
    .the = la artillería
source-mines = minas
    .the = las minas
source-sniper = un francotirador
    .the = un francotirador
event-unit-hit = { CAP(THE($unit)) } { $hit ->
    [none] recibe un impacto, pero no quedan marcadores
    [hit-unknown] recibe un marcador de impacto
   *[other] recibe un impacto: { $hit }
}.
event-unit-unhit = { CAP(THE($unit)) } pierde su marcador de impacto.
event-rally-rolled = { CAP(THE($unit)) } necesita { $needed } y saca { rolled }: { $rallied ->
    [yes] se reagrupa
   *[no] no se reagrupa
}.
event-unit-destroyed = { CAP(THE($unit)) } queda { GENDER($unit) ->
    [f] destruida
   *[m] destruido
}.
event-points-scored = { CAP($who) } ganan { points }: { points-for }.
points-for = { $why ->
    [destroyed] destruir { $about }
    [got-away] salida de { $about }
    [taken] tomar { $about }
    [held] mantener { $about }
    [never-entered] nadie vio a { $about }
   *[mission-event] evento de la misión
}
event-marker-taken = { CAP($who) } toman el control de { $where }.
event-marker-placed = { CAP($who) } ponen un marcador de control en { $where }.
event-marker-removed = Desaparece el marcador de control de { $where }.
event-smoke-laid = El humo cubre { $where }.
event-smoke-removed = Se disipa el humo de { $where }.
event-work-built = Ahora hay { A($work) } en { $where }.
event-work-destroyed = { CAP(THE($work)) } de { $where } { GENDER($work) ->
    [f] queda { $why ->
        [shot-up] destruida por el fuego
        [abandoned] abandonada
        [crushed] aplastada
       *[removed] retirada
    }
    [fp] quedan { $why ->
        [shot-up] destruidas por el fuego
        [abandoned] abandonadas
        [crushed] aplastadas
       *[removed] retiradas
    }
   *[m] queda { $why ->
        [shot-up] destruido por el fuego
        [abandoned] abandonado
        [crushed] aplastado
       *[removed] retirado
    }
}.
event-work-revealed = Aparece lo que estaba oculto: { $work } en { $where }.
event-wire-crossed = { CAP(THE($unit)) } atraviesa la alambrada: { $extra } PA más.
event-die-changed = La carta { $card } cambia la tirada en { SIGNED($change) }.
event-corrected = Corregido: { $changed ->
    [hidden] una unidad oculta
    [cell] { THE($unit) } está en { $where }
    [place] { THE($unit) }, { $place ->
        [destroyed] { GENDER($unit) ->
            [f] destruida
           *[m] destruido
        }
        [reserve] por llegar
       *[other] fuera del mapa
    }
    [hit] { THE($unit) } { $hit ->
        [none] no tiene impacto
       *[other] tiene un impacto, { $hit }
    }
    [spent] { THE($unit) } está { $spent ->
        [yes] { GENDER($unit) ->
            [f] agotada
           *[m] agotado
        }
       *[no] { GENDER($unit) ->
            [f] fresca
           *[m] fresco
        }
    }
   *[table] { $fields }
}.
field-caps = PAM
field-vp = PV
field-round = la ronda
field-markers = los marcadores de control
field-smoke = el humo
field-solo-marker = el marcador de la misión
field-works = las obras
field-hands = las cartas de acción en mano
field-solo-card = la carta de órdenes que vale
field-solo-orders = el mazo de órdenes

## Lo que hacen la misión y las cartas de la IA

event-set-up-step-taken = Preparación { $step }: { $step ->
    [1] la misión es { $title }
    [2] el mapa está puesto y las unidades, en su sitio
    [3] PV: el Jugador { $a }, la IA { $b }
    [4] el Jugador tiene { $a } PAM
    [5] el marcador de la pista está en el espacio { $a }, el comienzo de la misión
    [6] { $a } marcadores de impacto de infantería y { $b } de vehículos
    [7] { $a } fichas en el cubilete de los posibles enemigos
    [8] cartas de acción en la mano: { $a }
   *[9] { $a } cartas de orden en el mazo
}.
event-order-drawn = { $purpose ->
    [check] Carta de orden { $card } para el chequeo: { $number ->
        [0] siguen frescas
       *[other] número de agotamiento { $number }
    }
    [loss] Se descubre la carta de orden { $card } por la pérdida ({ $colour })
    [event] La IA roba la carta de orden { $card }, { $title } ({ $colour }), y la cumple en el acto
    [hex] Se descubre la carta de orden { $card } por su hexágono, { $hex }
   *[order] La IA roba la carta de orden { $card }, { $title } ({ $colour })
}.
colour-green = verde
colour-blue = azul
event-order-removed = La carta de mando { $card } deja la partida.
event-order-added = La carta de mando { $card } entra en el mazo de órdenes.
event-cup-filled = { $cup ->
    [re-cup] Al cubilete de posibles enemigos
    [entry-cup] Al cubilete de entrada
   *[reserve] A la reserva
}: { $items }.
drawn-no-enemy = Ningún enemigo
drawn-mine = minas
event-track-advanced = El marcador de la misión pasa al espacio { $space }.
event-mission-event-begun = Espacio { $space }: { $title ->
    [none] evento de la misión
   *[other] { $title }
}.{ $lines ->
    [none] { "" }
   *[other] { " " }{ $lines }
}
tile = Loseta { $n }: { $title }
event-mission-order-begun = Se cumple la { own-order }: { $lines }.
brief-mission-order-begun = Se cumple la { own-order }.
own-order = { $which ->
    [counteraction] Contraacción { $named }
   *[mission-order] Orden de misión { $named }
}
event-rumor-placed = { $rumor } aparece en { $where }.
event-rumor-revealed = { $rumor } se descubre en { $where }; { $why ->
    [adjacent] tiene una Unidad al lado
    [in-the-open] se le ve a campo abierto
    [flushed-out] el fuego le hace salir
    [shelled] una granada le hace salir
    [mission-order] lo manda una orden de la misión
    [opens-fire] abre fuego
   *[mission-event] evento de la misión
}: { $found ->
    [mines] minas
    [nobody] no había ningún enemigo
   *[other] { $found }
}.
event-rumor-removed = { $rumor } desaparece.
event-entry-drawn = Del cubilete de entrada sale { THE($named) }.
event-entry-refused = { CAP(THE($named)) } vuelve al cubilete de entrada: { $why ->
    [not-for-it] la orden no es para esta unidad
    [no-goal] no hay allí nada de lo que busca la orden
    [edge-closed] ningún hexágono de su borde está abierto
   *[no-free-hex] no hay hexágono libre
}.
event-defence-placed = La IA saca la ficha de defensa { $counter }{ $off ->
    [yes] ; ningún hexágono la admite
   *[no] : { A($work) } en { $where }
}.

## Instrucciones para quien mueve las fichas

do-counters-freshened = Da la vuelta a todas las fichas: lado fresco.
do-smoke-thinned = Cambia el humo denso por ligero y retira el ligero.
do-untold-card = Roba una carta de acción; guárdatela.
do-caps-set = Pon los PAM { OWN($who) } en { $caps }.
do-caps-spent = Pon los PAM { OWN($who) } en { $left }.
do-units-spent = Pon { THE($units) } por el lado agotado.
do-units-freshened = Pon { THE($units) } por el lado fresco.
do-unit-placed = { put }
do-unit-moved = { put }
put = Pon { THE($unit) } en { $where }{ $rumored ->
    [yes] { "" }
   *[no] , mirando al { $facing }
}.
hear-side-passed = { $bot ->
    [yes] La IA pasa.
   *[no] { "" }
}
hear-attack-rolled = { $missed ->
    [yes] { CAP(THE($attacker)) } falla contra { THE($target) }.
   *[no] { "" }
}
do-unit-turned = Gira { THE($unit) } hacia el { $facing }.
do-unit-left = Saca { THE($unit) } del mapa.
do-unit-loaded = Pon { THE($unit) } debajo { OF($carrier) }.
do-unit-unloaded = Pon { THE($unit) } en { $where }.
do-unit-hidden = Anota dónde está { THE($unit) } y quita su ficha del mapa.
do-unit-revealed = Pon { THE($named) } en { $where }, mirando al { $facing }.
do-unit-hit = Pon un marcador de impacto en { THE($unit) }{ $hit ->
    [none] { "" }
   *[other] : { $hit }
}.
do-unit-unhit = Quita el marcador de impacto { OF($unit) }.
do-unit-destroyed = Quita { THE($unit) } del mapa{ $costs-cap ->
    [yes] { " " }y pon su ficha en su pista de PAM
   *[no] { "" }
}.
do-points-scored = Pon los PV { OWN($who) } en { $total }.
do-marker-taken = Da la vuelta al marcador de control de { $where }: lado { M($who) }.
do-smoke-laid = Pon humo denso en { $where }.
do-work-built = Pon { A($work) } en { $where }.
do-work-destroyed = Quita del mapa la ficha de { $where }.
do-order-removed = Saca de la partida la carta de orden { $card }.
do-order-added = Mete la carta de orden { $card } en el mazo.
do-cup-filled = Mete { $items } en { $cup ->
    [re-cup] el cubilete de posibles enemigos
    [entry-cup] el cubilete de entrada
   *[reserve] la reserva
}.
do-orders-reshuffled = Baraja las cartas de orden descartadas con el mazo.
do-track-advanced = Mueve el marcador de la pista al espacio { $space }.
do-rumor-placed = Pon { $rumor } en { $where }.
do-rumor-revealed = { $found ->
    [mines] Cambia { $rumor } por una ficha de minas en { $where }.
    [nobody] Quita { $rumor } del mapa y saca de la partida la ficha «Ningún enemigo».
   *[other] Cambia { $rumor } por { THE($found) }, lado { $spent ->
        [yes] agotado
       *[no] fresco
    }, en { $where }, mirando al { $facing }.
}
do-entry-refused = Devuelve { THE($named) } al cubilete de entrada.
do-defence-placed = { $off ->
    [yes] Aparta la ficha de defensa { $counter }.
   *[no] Pon { A($work) } en { $where }.
}
do-rumor-removed = Quita { $rumor } del mapa.
do-smoke-removed = Quita el humo de { $where }.
do-marker-placed = Pon un marcador de control { OWN($who) } en { $where }.
do-marker-removed = Quita el marcador de control de { $where }.

## Lo que se ofrece. $where es un hexágono con su terreno, $price lo que cuesta.

price = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
}
act-move = { $unit }: mover a { $where }{ price }
act-enter = { $unit }: entrar por { $where }{ price }
act-leave = { $unit }: salir del mapa{ price }
act-pivot = { $unit }: girar al { $facing }{ price }
act-fire = { $unit }: { $manner ->
    [indirect] fuego indirecto sobre
    [flame] lanzallamas contra
   *[direct] disparar a
} { $where }{ price }. { $odds }
act-assault = { $unit }: { $flame ->
    [yes] lanzallamas
   *[no] luchar
} cuerpo a cuerpo{ price }. { $odds }
act-probe = { $unit }: disparar a un hexágono donde puede haber alguien oculto
act-lay-smoke = { $unit }: lanzar humo
act-rally = { $unit }: reagruparse{ price }: { rally-odds }
act-group-rally = { $unit } y las unidades de al lado: reagruparse{ price }: { rally-odds }
rally-odds = necesita { $needed } ({ PERCENT($chance) }); { $tally }
act-load = { $unit }: subir { TO($carrier) }{ price }
act-unload = { $unit }: bajar en { $where }
act-hide = { $unit }: ocultarse{ price }
act-sneak = { $unit }: mover a escondidas a { $where }{ price }
act-dig-in = { $unit }: preparar una defensa improvisada{ price }
act-group-move = { $unit } y las unidades de al lado: mover en grupo
act-play-card = Jugar la carta { $card }, { $title }: { $text }
act-play-bonus = Jugar la carta { $card }, { $title }: { $text }
act-drop-card = Descartar la carta { $card }, { $title }
act-stall = { $unit ->
    [none] Esperar (1 PAM)
   *[other] Esperar con { THE($unit) } (1 PA)
}
act-pass = Pasar
act-pay = { $mode ->
    [caps] Pagar solo con { caps }
    [opportunity] Pagar como acción de oportunidad (luego se agota){ caps-added }
    [free] No pagar nada{ caps-added }
   *[ap] Pagar con sus PA{ caps-added }
}
caps-added = { $caps ->
    [0] { "" }
   *[other] , más { caps }
}
act-add-caps = { $caps ->
    [0] Tirar sin PAM
   *[other] Sumar { caps } a la tirada
}
act-face = Mirar al { $facing }
act-drive-on = Seguir hasta { $where }
act-step = { $unit }: { $step ->
    [enters] entrar también por { $where }
    [turns] solo girar
   *[goes] ir a { $where }
}
act-join = { $unit }: participar
act-done = No, seguir
act-pick-hex = { $where }
act-pick-unit = { $unit }
act-place-at = { $unit }: empezar en { $where }
act-aim = Apuntar { $smoke ->
    [yes] el humo
   *[no] los cañones
} a { $hex }

group-move = Mover
group-group-move = Mover
group-enter = Entrar
group-leave = Salir
group-pivot = Girar
group-fire = Disparar
group-probe = Disparar
group-assault = Cuerpo a cuerpo
group-lay-smoke = Humo
group-rally = Reagrupar
group-group-rally = Reagrupar
group-load = Transporte
group-unload = Transporte
group-hide = Ocultarse
group-sneak = Ocultarse
group-dig-in = Atrincherarse
group-play-card = Cartas
group-stall = Esperar
group-pass = Esperar
group-place-at = Desplegar
group-aim = Artillería

## Lo que se escribe para una respuesta: su verbo y las palabras que lo siguen

key-move = mover
key-enter = entrar
key-leave = salir-del-mapa
key-pivot = girar
key-fire = disparar
key-assault = luchar
key-probe = tantear
key-lay-smoke = humo
key-rally = reagrupar
key-load = subir
key-unload = bajar
key-hide = ocultar
key-sneak = esconder
key-dig-in = atrincherar
key-group-move = mover-grupo
key-group-rally = reagrupar-grupo
key-play-card = jugar-carta
key-stall = esperar
key-pass = pasar
key-pay = pagar
key-add-caps = sumar-pam
key-face = mirar
key-drive-on = seguir
key-step = paso
key-join = apoyar
key-done = listo
key-pick-hex = hexágono
key-pick-unit = unidad
key-play-bonus = bonificación
key-drop-card = descartar
key-place-at = poner
key-aim = apuntar
key-cap = pam
key-caps = pam
key-ap = pa
key-opportunity = oportunidad
key-free = gratis
key-indirect = indirecto
key-flame = llamas
key-smoke = humo

## Probabilidades, y en qué queda una acción

odds = { $unit }: necesita { $needed } ({ PERCENT($hit) }, destruye { PERCENT($kill) }); { $ar }; { $dv }
odds-rumor = { $unit }: se descubre con { $needed } ({ PERCENT($hit) })
odds-work = { CAP($work) }: necesita { $needed } ({ PERCENT($hit) }); { $ar }; VD { $dr }
chance-hit = { $unit }: impacto con { $needed }+
chance-destroyed = { $unit }: destrucción con { $needed }+
chance-revealed = { $unit }: se descubre con { $needed }+
chance-rallied = Se reagrupa con { $needed }+
chance-exposed = { $unit } podría impactarla con { $needed }+
chance-spent = Se agota
best-hit = { PERCENT($chance) } impacto
best-revealed = { PERCENT($chance) } de descubrir
best-rallied = { PERCENT($chance) } de reagruparse
ends-round = termina la ronda
covered = bajo el fuego de { $units }
warned-pass = Entonces habrán pasado los dos bandos: termina la ronda.
warned-spent = { $unit } está agotada: esto te cuesta { $n } de tus { caps }.
warned-vain = Ninguna tirada acierta: el disparo no sirve de nada.

## Órdenes: qué línea de la carta se cumple, y por qué no las de encima

order-priority = orden prioritaria { $n }
    .gender = f
    .the = la orden prioritaria { $n }
order-tactical = orden táctica { $n }
    .gender = f
    .the = la orden táctica { $n }
order-counteraction = Contraacción { $n }
    .gender = f
    .the = la Contraacción { $n }
order-mission-order = Orden de misión { $n }
    .gender = f
    .the = la Orden de misión { $n }
order-pass = pasar
order-passes = La IA pasa
order-line = { $order } ({ $line })
    .the = { THE($order) } ({ $line })
    .gender = f
order-quoted = { $order }, «{ $line }»
order-first = la primera línea de la carta
order-none = ninguna línea de la carta encaja
order-skipped = { $whys }, así que no se { $n ->
    [one] aplica la línea de encima
   *[other] aplican las { $n } líneas de encima
}
order-skipped-too = { $why }, y tampoco se { $n ->
    [one] aplica la línea anterior
   *[other] aplican las { $n } líneas anteriores
}

# Cambios pequeños, después de «si».
change-fresh = { $unit } estuviera fresca
change-spent = { $unit } estuviera agotada
change-unhit = { $unit } no tuviera impacto
change-hit = { $unit } tuviera un impacto
change-destroyed = { $unit } no estuviera
change-place = { $unit } estuviera en { $where }
change-facing = { $unit } mirara al { $facing }
change-smoke = hubiera humo en { $where }
change-control = { $who } controlaran { $where }
change-no-control = nadie controlara { $where }

## Por qué no: lo que nunca estuvo en cuestión

out-reserve = { CAP(THE($unit)) } aún no ha entrado en el mapa (SOLO-5.6-a).
out-destroyed = { CAP(THE($unit)) } ya no existe: la destruyeron (COH-2.7-b).
out-left = { CAP(THE($unit)) } ha salido del mapa (COH-2.7-b).
out-off = { CAP(THE($unit)) } no está en el mapa (COH-1.0-h).
out-late = { CAP(THE($unit)) } no estaba en el mapa cuando se leyó la orden (COH-4.1-b).
out-unasked = { CAP(THE($unit)) } no entraba en la cuenta: { $line } no dice quién actúa (COH-4.1-b).
out-no-line = { CAP(THE($unit)) } no podía actuar: ninguna línea de la carta se puede cumplir (COH-2.2-a).
out-no-target = Nadie apuntó { TO($unit) }: lo que hizo la IA no tiene objetivo (COH-5.0.1-i).
out-not-named = Nadie apuntó { TO($unit) }: la orden no nombra tal objetivo (COH-5.0.1-a).
out-no-move = { $where } no se miró: nadie tenía orden de moverse (COH-5.0.1-i).
out-no-entry = { $where } no es un hexágono de su borde de entrada (SOLO-5.6-c).
out-far = { $where } no se miró: ningún movimiento de la IA acaba ahí (COH-2.0-b).
out-order = La carta de orden { $card } no salió este turno: la IA lee una carta por turno (COH-2.2-a).
out-order-before = La carta de orden { $card } ya había salido: la IA lee una carta por turno (COH-2.2-a).
out-card = La carta de acción { $card } es del Jugador: la IA no juega ninguna (COH-2.1-d).
out-paper = La IA no elige eso: { $what } (COH-4.1-a).

## Lo que no puedes hacer. Verbos que se escriben, además de los ingleses.

typed-fire = disparar atacar
typed-move = mover ir entrar esconder
refused-not-yours = { THE($unit) } no está a tus órdenes (COH-1.0-h)
refused-not-there = { THE($unit) } no está en el mapa (COH-1.0-h)
refused-spent = { THE($unit) } se ha agotado, y { caps } no pagan nada de lo que puede hacer (COH-2.1-c)
refused-idle = { THE($unit) } no puede hacer nada ahora (COH-2.1-a)
refused-attack = { THE($unit) } no puede atacar (COH-2.1-b)
refused-nobody = { THE($unit) }: no hay enemigo en { $where } (COH-1.0-h)
refused-shot = { THE($unit) } no puede disparar a { $where }: { $why } (V-1)
refused-dear-shot = { THE($unit) } no puede disparar a { $where }: demasiado caro, cuesta { aps } (COH-2.1-b)
refused-move = { THE($unit) } no puede moverse (COH-2.1-b)
refused-far = { THE($unit) } se mueve de hexágono en hexágono: { $where } está a { $n } (COH-2.0-b)
refused-closed = { THE($unit) } no puede entrar en { $where } desde aquí (COH-2.0-b)
refused-dear-move = { THE($unit) } no puede pagar { $where }: moverse cuesta { aps } o más (COH-2.1-b)
refused-set-up = { THE($unit) } se despliega en uno de sus { $n } hexágonos, y { $where } no es uno de ellos (COH-1.0-a)

## Para comparar con la mesa. gone: si no debe estar ahí; back: cómo estaba antes.

compare = ronda { $round }, PV { $vp }, PAM { $caps }, en el mapa { $there }, con impacto { $hit ->
    [none] nadie
   *[other] { $hit }
}
compare-unit = { $unit }: hexágono y encaramiento
    .gone = Quita { THE($unit) } del mapa.
    .back = Devuelve { THE($unit) } a { $where }{ $facing ->
        [none] { "" }
       *[other] , mirando al { $facing }
    }{ $spent ->
        [yes] , por el lado agotado
       *[no] { "" }
    }{ $hit ->
        [none] { "" }
       *[other] , con su marcador de impacto ({ $hit })
    }.
compare-side = { $unit }: qué lado se ve
    .back = Pon { THE($unit) } por el lado { $value ->
        [spent] agotado
       *[fresh] fresco
    }.
compare-hit = { $unit }: marcador de impacto
    .back = { $hit ->
        [none] Quita el marcador de impacto { OF($unit) }.
       *[other] Devuelve el marcador de impacto { TO($unit) }: { $hit }.
    }
compare-vp = puntos de victoria { OWN($who) }
    .back = Devuelve los PV { OWN($who) } a { $value }.
compare-caps = PAM { OWN($who) }
    .back = Devuelve los PAM { OWN($who) } a { $value }.
compare-round = la ronda
    .back = Devuelve el marcador de ronda a { $value }.
compare-hand = cartas de acción en la mano { OWN($who) }
    .back = La mano { F($who) } vuelve a tener { $value } cartas de acción.
compare-order = carta de orden en vigor
    .back = { $value ->
        [none] { "" }
       *[other] Saca otra vez la carta de orden { $value }.
    }
compare-orders = cartas de orden que quedan en el mazo
    .back = Baraja cartas de orden con el mazo: allí hay { $value }.
compare-marker = espacio del marcador de la misión
    .back = Devuelve el marcador de la misión al espacio { $value }.
compare-control = marcador de control de { $where }
    .gone = Quita el marcador de control de { $where }.
    .back = Devuelve el marcador de control { M($who) } a { $where }.
compare-smoke = humo en { $where }
    .gone = Quita el humo de { $where }.
    .back = Pon otra vez { $value ->
        [light] humo ligero
       *[heavy] humo denso
    } en { $where }.
compare-work = { CAP($work) } en { $where }
    .gone = Quita { THE($work) } de { $where }.
    .back = Devuelve { THE($work) } a { $where }.
way-facing = hacia { $facing }
way-gone = fuera del mapa
way-side = { $side ->
    [spent] con la cara agotada arriba
   *[fresh] con la cara fresca arriba
}
way-none = ninguno
way-smoke = { $density ->
    [light] humo ligero
    [heavy] humo denso
   *[none] ninguno
}
way-card = { $held ->
    [yes] sin { $card }
   *[other] también { $card }
}
more-control = marcador de control { OWN($who) }
more-work = { $work }{ $facing ->
    [none] { "" }
   *[other] , hacia { $facing }
}

## Qué poner en la mesa

lay-maps = { $n ->
    [one] Pon el mapa { $maps }.
   *[other] Pon los mapas { $maps }.
}
lay-board = { $board }{ $turned ->
    [yes] , girado
   *[no] { "" }
}{ $edge ->
    [none] { "" }
   *[other] , con { ITS($edge) } contra { THE($to-edge) } del { $to }
}
lay-work = Pon { A($work) } en { $where }.
lay-unit = Pon { THE($unit) } en { $where }{ $facing ->
    [none] { "" }
   *[other] , mirando al { $facing }
}{ $spent ->
    [yes] , por el lado agotado
   *[no] { "" }
}{ $hit ->
    [none] { "" }
   *[other] , con el marcador de impacto «{ $hit }»
}.
lay-later = { $n ->
    [0] Ten a mano para { $who }: { $units }.
   *[other] Aparta para la ronda { $n }: { $units }.
}
lay-hits = Mezcla boca abajo los marcadores de impacto: { $soft } de infantería y { $armour } de vehículos.
lay-deck = Baraja el mazo de cartas de acción: { cards } ({ $cards }).
lay-orders = Baraja las cartas de orden de la IA: { cards } ({ $cards }).
lay-cup = Mete en el cubilete de los posibles enemigos: { $items }.
lay-defences = Mezcla las fichas de defensa: { $items }.
lay-control = Pon un marcador de control { OWN($who) } en { $where }.
lay-track = Pon la pista { OWN($who) }: PV { $vp }, PAM { $caps }.
lay-round = Pon el marcador de ronda en 1.
lay-mission = Pon el marcador de la misión en el comienzo y el de ronda en 1.

## Lo que la IA piensa hacer en una posición

plan = { CAP($line) }: { $sentence }.
plan-none = Ninguna orden de la carta se puede cumplir: la IA pasa.
plan-pass = la IA pasa
plan-attack = { THE($unit) } ataca { TO($target) } y necesita { $needed }
plan-rumor-attack = { THE($unit) } se descubre y ataca { TO($target) } si puede
plan-group-attack = { THE($unit) }, con apoyo de { $helpers }, ataca { TO($target) } y necesita { $needed }
plan-pivot-and-attack = { THE($unit) } gira al { $facing } y ataca { TO($target) }
plan-move = { THE($unit) } se mueve a { $where }{ facing-there }, hacia { THE($target) }
plan-move-into-cc = { THE($unit) } entra en cuerpo a cuerpo con { THE($target) } en { $where }
plan-exit = { THE($unit) } sale del mapa
plan-disengage = { THE($unit) } se destraba y va a { $where }{ facing-there }
plan-enter = ninguna unidad de la IA en el mapa puede hacerlo: se saca una del cubilete de entrada, que entra si puede
plan-pivot = { THE($unit) } gira{ facing-there }
plan-rally = { THE($unit) } intenta reagruparse
plan-auto-rally = { THE($unit) } se reagrupa sin tirar
plan-own-orders = se cumplen las órdenes propias de la misión
facing-there = { $facing ->
    [none] { "" }
   *[other] , mirando al { $facing }
}

## La posición en palabras

headline = { $title }. { $when }. { $scores }.
when-over = El combate ha terminado
when-set-up = Preparación
when-turn = Ronda { $round }{ $last ->
    [none] { "" }
   *[other] { " " }de { $last }
}, turno { $turn }
score = { ADJ($who) }: { points } y { caps }
unit-vp = PV
unit-aps = PA
board-side = { CAP($who) }:
unit-there = { $unit } en { $where }{ $rides ->
    [none] { "" }
   *[other] , a bordo { OF($rides) }
}{ $facing ->
    [none] { "" }
   *[other] , mirando al { $facing }
}, { $spent ->
    [yes] { GENDER($unit) ->
        [f] agotada
       *[m] agotado
    }
   *[no] { GENDER($unit) ->
        [f] fresca
       *[m] fresco
    }
}{ $aps ->
    [none] { "" }
   *[other] , en activo con { aps }
}{ $seat ->
    [none] { "" }
   *[other] , al mando de { $seat }
}{ $hit ->
    [none] { "" }
   *[other] , impacto: { $hit }
}{ $hidden ->
    [yes] , { GENDER($unit) ->
        [f] oculta
       *[m] oculto
    }
   *[no] { "" }
}{ $shelter ->
    [none] { "" }
   *[other] , en { A($shelter) }
}{ $beside ->
    [none] { "" }
   *[other] , fuera { OF($beside) }
}{ $locked ->
    [yes] , en cuerpo a cuerpo
   *[no] { "" }
}
unit-off = { $unit }, { $place ->
    [destroyed] { GENDER($unit) ->
        [f] destruida
       *[m] destruido
    }
    [reserve] por llegar
   *[other] fuera del mapa
}.
board-waiting = { $n ->
    [0] Sin colocar: { $units }.
   *[other] Desde la ronda { $n }: { $units }.
}
board-hidden = Puede haber unidades ocultas.
board-lost = Bajas: { $units }.
untold-cards = { $n } sin decir
board-hand = Tus cartas: { $cards }.
board-roll = { $unit } con { $needed } ({ PERCENT($chance) })
board-reach = Puede alcanzar a { $units }.
board-sees = Ve a { $units }.
board-sees-too = También ve a { $units }.
board-covered-by = Bajo el fuego de { $units }.
piece-control = Marcador de control en { $where }: { $who }
piece-work = { CAP($work) } en { $where }{ $facing ->
    [none] { "" }
   *[other] , hacia el { $facing }
}{ $hidden ->
    [yes] , sin descubrir
   *[no] { "" }
}
piece-smoke = { $density ->
    [heavy] humo denso
   *[light] humo ligero
} en { $where }
piece-barrage = artillería sobre { $where } en la ronda { $n }
side-task = Tarea secundaria: { $told }
decisive = Una victoria por { $n } PV o más es decisiva; por menos, ajustada.
own-counteractions = Contraacciones
own-mission-orders = Órdenes de misión
own-standing = Órdenes permanentes

## Junto al mapa

list-reserve = Por llegar: { $who }
list-destroyed = Bajas: { $who }
list-left = Han salido del mapa: { $who }
list-briefing = Informe
from-round = desde la ronda { $n }
track-mission = Pista de la misión
track-space = Espacio { $n } de { $last }
track-rounds = Rondas
track-round = Ronda { $n } de { $last }
track-yellow = { $said } (también al pasar)
seat-side = el bando { M($who) }
seat-ai = el bando { M($who) } (IA)
seat-first = el primer jugador { M($who) }
seat-second = el segundo jugador { M($who) }
assumes-now = Así sería si la IA moviera ahora.
assumes-first = Se supone que tus dados fallan; lo que no has dicho toma la primera respuesta.
assumes-events = No cuentan los eventos con dados, y los empates de lugar y encaramiento se deciden de una sola manera.
picture-title = Conflict of Heroes: { $title }
picture-sight = Lo que ve { $where }
picture-sees = { $where } ve { $n } de { $all } hexágonos; los demás están oscuros.
look-sees = Ve { $n } de { $all } hexágonos.
look-covers = Puede disparar a { $n } de ellos.
look-seen = Se ve desde { $where }, a { $n }.
look-too-far = No se ve desde { $where }: está a { $n }.

## Líneas de visión

sight-clear = { $where } ve { $to }: nada lo tapa.
sight-dimmed = { $where } ve { $to } con dificultad: { $why }.
sight-blocked = { $where } no ve { $to }: { $why }.
sight-hexside = a lo largo del lado tapan los dos: { $parts }
sight-all = { $where } ve { $n } de { $all } hexágonos.{ $listed ->
    [none] { "" }
    [seen] { " " }Estos: { $hexes }.
   *[hidden] { " " }No ve: { $hexes }.
}
hides-smoke = { $where } ({ $density ->
    [heavy] humo denso
   *[light] humo ligero
})
hides-blind-spot = { $where } ({ $ground }) deja un ángulo muerto justo detrás
hides-terrain = { $where } ({ $ground }) tapa hasta el nivel { $level }
hides-plateau = { $where } está tan alto (nivel { $level }) como el extremo más alto
hides-higher = { $where } sube hasta el nivel { $level }

## La clave del mapa, y el mapa en letras

key-hill = colina, ▲ por cada nivel
key-wall = muro
key-fresh = fresca, mirando hacia arriba; encima: PA para atacar y mover; debajo: VA, alcance, VD
key-spent = agotada
key-activated = activada
key-hit = con impacto
key-hidden = oculta
key-rumor = posible enemigo
key-control = marcador de control
key-set-up = hexágono de despliegue
key-entry = hexágono de entrada
letter-open = abierto
letter-plowed-field = { ground-plowed-field }
letter-light-woods = { ground-light-woods }
letter-heavy-woods = { ground-heavy-woods }
letter-wood-building = { ground-wood-building }
letter-stone-building = { ground-stone-building }
letter-water = { ground-water }
letter-marsh = { ground-marsh }
letter-other = otro terreno
letter-road = { ground-road }
map-part = De { $first } a { $last }; mapa todo lo enseña entero; mapa HEX, otra parte.
map-together = Juntas en { $stacks }.
map-key =
    Una unidad es su número; debajo, adónde mira (↑↗↘↓↙↖), cómo está y su terreno:
      - agotada, ! con impacto, x ambas cosas, * activada, ~ oculta; +2: hay dos más.
    Una cifra es el nivel.
    ( ) es un hexágono bajo tu control, < > bajo el del rival.
    Terreno: { $ground }.
    Una columna de cada dos está medio hexágono más abajo que la letra de al lado.

## De dónde sale el azar

chance-of-dice = los dados
chance-of-spent-die = el dado de diez caras del chequeo de agotamiento
chance-of-soft-hits = los marcadores de impacto de infantería
chance-of-armour-hits = los marcadores de impacto de vehículos
chance-of-action-cards = el mazo de cartas de acción
chance-of-orders = el mazo de cartas de orden
chance-of-re-cup = el cubilete de los posibles enemigos
chance-of-entry-cup = el cubilete de las unidades de la IA que entran
chance-of-defences = las fichas de defensa
chance-of-tie = el azar entre iguales

## Correcciones que no se entienden. Lo que se escribe sigue en inglés.

adjust-nothing = nada que corregir; { adjust-how }
adjust-unit = { $given } no es una corrección de unidad; { adjust-how }
adjust-unknown = { $given }: no hay tal unidad ni corrección; { adjust-how }
adjust-how = escribe: UNIDAD HEX [ENCARAMIENTO], UNIDAD fresh, UNIDAD spent, UNIDAD hit NOMBRE, UNIDAD unhit, UNIDAD destroyed, caps BANDO N, vp BANDO N, round N, control HEX BANDO o none, smoke HEX light, heavy o none, work HEX TIPO [ENCARAMIENTO] o none, marker N, hand BANDO +CARTA o -CARTA, order CARTA o none, orders +CARTA o -CARTA
adjust-sign = { $given } debe empezar por + (meter) o - (sacar)

## Comandos del juego

offered-solo = { $title }, en solitario con el bando { M($who) }, { $minutes } minutos
offered-two = { $title }, dos jugadores, { $rounds } rondas, { $minutes } minutos
mission-sound = { $file }: { $title }, sin fallos
orders-usage = orders: escribe check FICHERO, por ejemplo: opfor coh orders check my-cards.toml
orders-checked = { $n } órdenes, { $wrong } con errores
sight-usage = sight: escribe TABLERO DESDE HASTA, { sight-such-as }
sight-svg = sight: --svg necesita un fichero, { sight-such-as }
sight-such-as = por ejemplo: opfor coh sight 1 D05 H09, o bien: opfor coh sight 1 D05 --svg seen.svg
sight-unwritten = sight: no se puede escribir { $file }: { $why }

## Páginas de la referencia que salen del contenido

pages-units = Unidades
pages-hits = Marcadores de impacto
pages-terrain = Terreno
pages-works = Obras de campaña
pages-cards = Cartas de acción
pages-orders = Cartas de orden
pages-words = Palabras de las órdenes
page-unit = { $unit } ({ ADJ($who) })
page-order = Carta de orden { $card }
colour-red = rojo
number-attack = ataque
number-ar = VA
number-range = alcance
number-move = movimiento
number-dr = VD
number-dm = MD
number-none = nada
number-number = número
number-kind = tipo
number-colour = color
number-spent = número de agotamiento
number-enter = entrar, { $way }
card-kind-action = acción
card-kind-bonus = bonificación
range = { $least ->
    [none] { $most }
   *[other] { $least } a { $most }
}
front-and-flank = { $front } de frente ({ $colour }), { $flank } de flanco
way-foot = a pie
way-wheeled = sobre ruedas
way-tracked = sobre cadenas
barred = prohibido
aps-more = +{ $n } PA
pile-soft = infantería
pile-armour = vehículos
no-change = no cambia nada
change-of-attack-cost = { $n } PA { $more ->
    [more] más
   *[less] menos
} por atacar
change-of-move-cost = { $n } PA { $more ->
    [more] más
   *[less] menos
} por mover
change-of-red = VA rojo { SIGNED($by) }
change-of-blue = VA azul { SIGNED($by) }
change-of-front-dr = VD de frente { SIGNED($by) }
change-of-flank-dr = VD de flanco { SIGNED($by) }
change-only-rally = solo puede reagruparse
change-no-move = no puede moverse
change-no-red = sin ataques rojos
change-no-blue = sin ataques azules
change-range = alcance { $n }

# Las escalas que deciden una línea de orden, en breve.
ladder-who = quién actúa: { $ladder }
ladder-whom = contra quién: { $ladder }
ladder-hex = a qué hexágono: { $ladder }
ladder-facing = encaramiento: { $ladder }

## Opciones

option-economy = PA de una unidad activada, o una acción y un chequeo (por defecto, lo que diga la misión)
option-players = varios comparten un bando; 0: los que pida la misión
option-level = dificultad: opfor missions coh enseña lo que ganan los jugadores en cada una
option-lead = lo que valió la parte anterior de una campaña, de -2 a 2
option-extra_vp = PV con los que empieza además la IA; tú, si es negativo

## Lo que se pregunta a un jugador. $why es de qué se trata, en palabras; $about, lo mismo como nombre.

ask-turn = ¿Qué haces?
ask-after-move = ¿Juegas una carta para avanzar un hexágono más?
ask-after-roll = { CAP($why) }. ¿Juegas una carta?
ask-before-roll = { CAP($why) }. ¿Añades algo a la tirada?
ask-artillery = ¿Dónde caerá la artillería en la próxima ronda?
ask-bonus-card = { $about ->
    [another-turn] ¿Juegas una carta para tener otro turno?
   *[other] ¿Juegas una carta contra la acción del enemigo?
}
ask-card-unit = { $why }: ¿para qué unidad?
ask-dig-in-group = ¿Quién más se atrinchera?
ask-drive-on = { $about ->
    [one-hex-further] Un hexágono más: ¿adónde?
   *[other] Queda un movimiento extra. ¿Adónde?
}
ask-drop-card = ¿Qué carta descartas?
ask-facing = ¿Hacia dónde mira { $why }?
ask-free-action = { $why }: ¿quién hace qué?
ask-group-enter = ¿Quién entra también?
ask-group-step = { $about ->
    [who-goes-along] ¿Quién va también?
   *[other] ¿Cuál es el paso más caro? Va primero.
}
ask-payment = { CAP($why) }: ¿cómo pagas?
ask-rally-group = ¿Quién más se recupera?
ask-set-up = { $why }: ¿dónde empieza?
ask-smoke = ¿Dónde va el humo?
ask-supporters = ¿Quién apoya el ataque? { CAP($why) }.
ask-suspect = ¿A qué hexágono disparas?
