# 2GM Tactics en español. Las cartas, el terreno, los ejércitos y los escenarios están en content.ftl.
# $who es un bando, $unit una unidad con su número: { OWNED($unit) } es «tu M4 Sherman 7».

## Bandos. own: de quién; a: a quién; person: persona del verbo.

ai = la IA
    .own = de la IA
    .a = a la IA
    .its = su
    .person = one
you = tú
    .own = tuyo
    .a = a ti
    .its = tu
    .person = you
seat-ai = la IA
seat-player = tú
seat-north = norte
    .own = del norte
    .a = al norte
    .its = su
    .person = one
seat-south = sur
    .own = del sur
    .a = al sur
    .its = su
    .person = one

## Cosas. the: con artículo; to: «al»; of: «del»; owned: con su dueño; gender: f o m.

space = casilla { $at }
    .the = la casilla { $at }
    .gender = f
    .to = a la casilla { $at }
aboard = a bordo de un transporte
    .the = a bordo de un transporte
    .to = a bordo de un transporte
hidden-card = una carta oculta
face-down = carta boca abajo
    .gender = f
unit = { $card } { $n }
    .the = { GENDER($card) ->
        [f] la
       *[m] el
    } { $card } { $n }
    .to = { GENDER($card) ->
        [f] a la
       *[m] al
    } { $card } { $n }
    .of = { GENDER($card) ->
        [f] de la
       *[m] del
    } { $card } { $n }
    .owned = { PERSON($who) ->
        [you] tu { $card } { $n }
       *[other] { GENDER($card) ->
            [f] la
           *[m] el
        } { $card } { $n } { OWN($who) }
    }
    .owned-to = { PERSON($who) ->
        [you] a tu { $card } { $n }
       *[other] { GENDER($card) ->
            [f] a la
           *[m] al
        } { $card } { $n } { OWN($who) }
    }
    .gender = { GENDER($card) }
the-card = { GENDER($card) ->
    [f] la { $card }
    [m] el { $card }
   *[other] { $card }
}
unit-card = { $card }
    .the = { GENDER($card) ->
        [f] la
       *[m] el
    } { $card }
    .gender = { GENDER($card) }
unit-gone = unidad { $n }
    .the = la unidad { $n }
    .to = a la unidad { $n }
    .of = de la unidad { $n }
    .owned = la unidad { $n }
    .owned-to = a la unidad { $n }
    .gender = f
hq = { PERSON($who) ->
    [you] tu CG
   *[other] el CG { OWN($who) }
}
    .the = { hq }
    .to = { PERSON($who) ->
        [you] a tu CG
       *[other] al CG { OWN($who) }
    }
    .of = { PERSON($who) ->
        [you] de tu CG
       *[other] del CG { OWN($who) }
    }
    .owned = { hq }
    .owned-to = { PERSON($who) ->
        [you] a tu CG
       *[other] al CG { OWN($who) }
    }
    .gender = m
terrain = terreno
    .the = el terreno
    .to = al terreno
    .gender = m
terrain-at = { THE($terrain) } de { $at }
    .the = { THE($terrain) } de { $at }
    .to = { TO($terrain) } de { $at }
    .gender = { GENDER($terrain) }
target-hq = el CG enemigo
    .to = al CG enemigo
    .the = el CG enemigo
    .gender = m
target-mission = el objetivo de la misión
    .to = al objetivo de la misión
    .the = el objetivo de la misión
    .gender = m
nobody = nadie
    .to = a nadie
    .the = nadie
patrol = una patrulla
    .gender = f
attack = un ataque
    .gender = m
equipment = equipo
column = columna { $n }
    .the = la columna { $n }
    .gender = f

## Cantidades

cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
units = { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
}
turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
wounds = { $n ->
    [one] { $n } herida
   *[other] { $n } heridas
}
spaces = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}
ap = { $n } PA
of-them = × { $n }

## Lo que ocurre

event-armies-assigned = { $solo ->
    [yes] La IA manda { A($first) } tras la línea 1; tú mandas { A($second) } tras la línea { $lines }.
   *[no] { CAP($first) } forman tras la línea 1; { $second }, tras la línea { $lines }.
}
event-army-built = { PERSON($who) ->
    [you] Llevas
    [many] { CAP($who) } llevan
   *[one] { CAP($who) } lleva
} { cards } al combate.
event-card-exchanged = { "" }
event-stage-begun = { "" }
event-phase-begun = { "" }
event-terrain-ended = { "" }
event-turn-ended = { "" }
event-bid-made = { PERSON($who) ->
    [you] Apuestas
    [many] { CAP($who) } apuestan
   *[one] { CAP($who) } apuesta
} { $ap } PA.
event-first-decided = { PERSON($who) ->
    [you] Empiezas tú
    [many] Empiezan { $who }
   *[one] Empieza { $who }
}.
event-terrain-placed = { PERSON($who) ->
    [you] Pones
    [many] { CAP($who) } ponen
   *[one] { CAP($who) } pone
} { UN($card) } en { THE($where) }.
event-turn-begun = Turno { $turn }: { PERSON($who) ->
    [you] te toca
    [many] les toca { A($who) }
   *[one] le toca { A($who) }
}.
event-stance-set = La IA saca { $rolled }, total { $total }: { $stance }, para { AIM($stance) }.
event-ap-gained = { PERSON($who) ->
    [you] Ganas
    [many] { CAP($who) } ganan
   *[one] { CAP($who) } gana
} { $gain } PA{ $from ->
    [0] { "" }
    [1] { " " }{ ONLY($from) }
   *[other] : { $from }
}.
from-hq = { $n } del CG
    .only = del CG
from-supply = { $n } de la línea de suministro
    .only = de la línea de suministro
from-command = { $n } del grupo de mando
    .only = del grupo de mando
from-other = { $n } de una carta
    .only = de una carta
event-ap-lost = { PERSON($who) ->
    [you] Pierdes
    [many] { CAP($who) } pierden
   *[one] { CAP($who) } pierde
} { $amount } PA.
event-cards-drawn = { $n ->
    [0] { "" }
   *[other] { PERSON($who) ->
        [you] Robas
        [many] { CAP($who) } roban
       *[one] { CAP($who) } roba
    } { $known ->
        [yes] { $cards }
       *[no] { cards }
    }.
}
event-card-taken = { PERSON($who) ->
    [you] Tomas { $card } en tu mano
    [many] { CAP($who) } toman { $card } en su mano
   *[one] { CAP($who) } toma { $card } en su mano
}.
event-cards-discarded = { $short ->
    [0] { PERSON($who) ->
        [you] Descartas
        [many] { CAP($who) } descartan
       *[one] { CAP($who) } descarta
    } { $cards }.
   *[other] { PERSON($who) ->
        [you] Robarás
        [many] { CAP($who) } robarán
       *[one] { CAP($who) } robará
    } { $short ->
        [one] { $short } carta
       *[other] { $short } cartas
    } menos.
}
event-deck-reshuffled = { PERSON($who) ->
    [you] Barajas tus descartes
    [many] { CAP($who) } barajan sus descartes
   *[one] { CAP($who) } baraja sus descartes
} para formar un mazo nuevo.
event-unit-moved = { CAP(moved) } se mueve { TO($where) }{ $cover ->
    [0] { "" }
   *[other] , a cubierto
}.
moved = { OWNED($unit) }
event-units-swapped = { CAP(moved) } y { THE($other) } se cambian el sitio.
event-unit-loaded = { CAP(moved) } sube { TO($transport) }.
event-unit-unloaded = { CAP(moved) } baja en { THE($where) }.
event-unit-deployed = { PERSON($who) ->
    [you] Despliegas
    [many] { CAP($who) } despliegan
   *[one] { CAP($who) } despliega
} { the-card } { $where-to } por { $cost } PA.
deployed-on = en { THE($where) }
deployed-aboard = a bordo { OF($transport) }
event-equipment-bought = { CAP(moved) } recibe { $token } por { $cost } PA.
event-equipment-used = { CAP(moved) } usa { $token }: { THE($target) } { $effects }.
event-unit-healed = { CAP(moved) } se recupera de { healed }.
healed = { $amount ->
    [one] { $amount } herida
   *[other] { $amount } heridas
}
event-shot-fired = { CAP(moved) } { shot-verb } { OWNED-TO($target) } y saca { $rolled } (acierta con { $needed }+): { shot-result }.
shot-verb = { $how ->
    [assault] asalta
    [extra] hace su disparo extra
   *[fire] dispara
}
shot-result = { $result ->
    [critical] impacto crítico, { shot-down }
    [destroyed] { shot-down }
    [damage] { $damage } de daño
    [armour] acierta, pero no penetra
   *[miss] falla
}
shot-down = { GENDER($target) ->
    [f] destruida
   *[m] destruido
}
event-missed = { CAP(moved) } falla contra { OWNED($target) } con un { $rolled } y vuelve a tirar.
event-unit-damaged = { CAP(moved) } { harmed }: { $card }.
harmed = { $destroyed ->
    [yes] { GENDER($unit) ->
        [f] queda destruida
       *[m] queda destruido
    }
   *[no] sufre { $damage } de daño
}
event-terrain-damaged = { CAP($terrain-there) } { $destroyed ->
    [yes] { GENDER($terrain-there) ->
        [f] queda destruida
       *[m] queda destruido
    }
   *[no] sufre { $damage } de daño
}: { $card }.
event-hq-damaged = { PERSON($who) ->
    [you] Tu CG
   *[other] El CG { OWN($who) }
} sufre { $damage } de daño: { $card }.
event-unit-affected = { $effects ->
    [0] { "" }
   *[other] { CAP(moved) } { $effects }.
}
effect-cover = es { $n } más difícil de alcanzar
effect-aim-worse = necesita { $n } más para acertar
effect-aim-better = necesita { $n } menos para acertar
effect-extra = puede disparar otra vez
effect-rank = asciende
effect-healed = se recupera de { wounds }
effect-fired = ya ha disparado
effect-no-move = no puede moverse
effect-halted = ni se mueve ni dispara
event-unit-revealed = { CAP(moved) } se pone boca arriba.
event-support-played = { PERSON($who) ->
    [you] Juegas
    [many] { CAP($who) } juegan
   *[one] { CAP($who) } juega
} { $card } por { $cost } PA{ $stays ->
    [yes] { " " }y se queda junto { PERSON($who) ->
        [you] a tu CG
       *[other] a su CG
    }
   *[no] { "" }
}.
event-plane-shot-at = { CAP($shooter) } dispara contra { $plane } y saca { $rolled } (acierta con { $needed }+): { $shot-down ->
    [yes] lo derriba
   *[no] sigue volando
}.
event-bombs-fell = { CAP($plane) } ataca { OWNED-TO($target) } y saca { $rolled } (acierta con { $needed }+): { $bombs ->
    [hit] acierta
    [armour] acierta, pero no penetra
   *[miss] falla
}.
event-tokens-flipped = { PERSON($who) ->
    [you] Vuelves a poner boca arriba tus fichas usadas
    [many] { CAP($who) } vuelven a poner boca arriba sus fichas usadas
   *[one] { CAP($who) } vuelve a poner boca arriba sus fichas usadas
}.
event-target-held = { PERSON($who) ->
    [you] Mantienes
    [many] { CAP($who) } mantienen
   *[one] { CAP($who) } mantiene
} el objetivo de la misión.
event-game-ended = { $winner ->
    [none] La partida acaba en empate: { $ending }.
   *[other] { $who ->
        [ai] Pierdes: { $ending }.
       *[other] { PERSON($who) ->
            [you] Ganas
            [many] { CAP($who) } ganan
           *[one] { CAP($who) } gana
        }: { $ending }.
    }
}
ending-destroy-hq = el CG enemigo está destruido
    .lost = tu CG está destruido
ending-destroy-target = el objetivo de la misión está destruido
ending-losses = el enemigo ha perdido demasiadas unidades
    .lost = has perdido demasiadas unidades
ending-hold-target = el objetivo de la misión está en su poder
ending-reach = se alcanzó la línea de despliegue enemiga
    .lost = el enemigo alcanzó tu línea de despliegue
ending-endure = la posición aguantó hasta el final
ending-last-turn = se acabó el último turno: gana el CG más entero
ending-deck-out = se agotó el mazo
event-corrected = Corregido: { $correction }.
corrected-ap = { PERSON($who) ->
    [you] tienes
    [many] { $who } tienen
   *[one] { $who } tiene
} { $number } PA
corrected-hq = { PERSON($who) ->
    [you] tu CG
   *[other] el CG { OWN($who) }
} tiene { wound-number }
wound-number = { $number ->
    [one] { $number } herida
   *[other] { $number } heridas
}
corrected-wounds = { OWNED($unit) } tiene { wound-number }
corrected-cell = { OWNED($unit) } está en { THE($where) }
corrected-remove = { OWNED($unit) } sale del tablero
corrected-hand = { PERSON($who) ->
    [you] tienes { $card } en la mano
    [many] { $who } tienen { $card } en la mano
   *[one] { $who } tiene { $card } en la mano
}
corrected-stance = la postura de la IA es { $stance }
corrected-terrain = el terreno de { THE($where) } tiene { wound-number }
corrected-equip = { OWNED($unit) } tiene { $token }
corrected-strip = { OWNED($unit) } está sin { $token }
corrected-put = { $card } { PERSON($who) ->
    [you] tuyo
   *[other] { OWN($who) }
} está en { THE($where) }
corrected-aboard = { OWNED($unit) } va a bordo de la unidad { $number }
corrected-lay = { $card ->
    [none] no hay nada en { THE($where) }
   *[other] hay { $card } en { THE($where) }
}
corrected-put-back = { $card } no está en la mano { PERSON($who) ->
    [you] tuya
   *[other] { OWN($who) }
}
corrected-beside = { $card } está junto al CG { PERSON($who) ->
    [you] tuyo
   *[other] { OWN($who) }
}
corrected-put-away = { $card } no está junto al CG { PERSON($who) ->
    [you] tuyo
   *[other] { OWN($who) }
}

## Lo que ocurre, en pocas palabras, para quien ve el mapa

brief-tokens-flipped = { "" }
brief-ap-gained = { $who ->
    [ai] { "" }
   *[other] +{ $gain } PA{ $from ->
        [0] { "" }
        [1] { " " }{ ONLY($from) }
       *[other] : { $from }
    }.
}
brief-cards-discarded = { $who ->
    [ai] { "" }
   *[other] { event-cards-discarded }
}
brief-cards-drawn = { $n ->
    [0] { "" }
   *[other] Robo: { $known ->
        [yes] { $cards }
       *[no] { cards }
    }.
}
brief-stance-set = Postura { $stance } (saca { $rolled }, total { $total }).
brief-units-swapped = { CAP($unit) } y { THE($other) } se cambian el sitio.
brief-unit-loaded = { CAP($unit) } sube { TO($transport) }.
brief-unit-unloaded = { CAP($unit) } baja en { $at }.
brief-equipment-bought = { CAP($unit) } recibe { $token } ({ $cost } PA).
brief-equipment-used = { CAP($unit) } usa { $token }: { $target } { $effects }.
brief-shot-fired = { CAP($unit) } { shot-verb } { TO($target) }: { $rolled } ({ $needed }+), { $result ->
    [critical] crítico, { shot-down }
    [destroyed] { shot-down }
    [damage] { $damage } de daño
    [armour] no penetra
   *[miss] falla
}.
brief-unit-healed = { CAP($unit) } se recupera de { healed }.
brief-support-played = { PERSON($who) ->
    [you] Juegas
    [many] { CAP($who) } juegan
   *[one] { CAP($who) } juega
} { $card } ({ $cost } PA).
brief-unit-damaged = { CAP($unit) } { harmed }: { $card }.
brief-missed = { CAP($unit) } falla contra { $target } con un { $rolled } y vuelve a tirar.
brief-unit-moved = { CAP($unit) } a { $at }.
brief-unit-deployed = { $aboard ->
    [0] { CAP($card) } { $id } se despliega en { $at } ({ $cost } PA).
   *[other] { event-unit-deployed }
}

## Instrucciones para quien mueve las piezas

do-army-built = { $who ->
    [ai] { $piled ->
        [yes] El mazo { OWN($who) } tiene { cards }: { $piles }. Si robas por ella (table ai deck on), repártelas boca abajo de los montones barajados.
       *[no] Baraja el mazo { OWN($who) }: { $deck }.
    }
   *[other] { "" }
}
deck-of = el mazo { OWN($who) }
counted-card = { $n } × { $card }
counted-pile = { $n } de { $pile }
do-bid-made = { event-bid-made }{ $ap ->
    [0] { "" }
   *[other] { " " }{ set-ap } { $less }.
}
set-ap = { PERSON($who) ->
    [you] Pon tus PA en
   *[other] Pon los PA { OWN($who) } en
}
hear-first-decided = { event-first-decided }
do-terrain-placed = { $who ->
    [ai] Pon una carta de { $card } en { THE($where) }.
   *[other] { "" }
}
hear-stance-set = Postura: { $stance }, para { AIM($stance) }.
do-cards-drawn = { event-cards-drawn }
do-ap-gained = { set-ap } { $more } ({ $gain } más).
do-ap-lost = { set-ap } { $less }.
do-unit-moved = { $who ->
    [ai] Mueve { THE($unit) } { TO($where) }.
   *[other] { "" }
}
do-units-swapped = { $who ->
    [ai] { event-units-swapped }
   *[other] { "" }
}
do-unit-loaded = { $who ->
    [ai] { event-unit-loaded }
   *[other] { "" }
}
do-unit-unloaded = { $who ->
    [ai] { event-unit-unloaded }
   *[other] { "" }
}
do-unit-deployed = { $who ->
    [ai] Pon { the-card } (unidad { $id }){ $hidden ->
        [yes] { " " }boca abajo
       *[no] { "" }
    } { $where-to }; PA restantes: { $left }.
   *[other] { "" }
}
do-equipment-bought = { $who ->
    [ai] { event-equipment-bought }
   *[other] { "" }
}
do-equipment-used = { $who ->
    [ai] { event-equipment-used }
   *[other] { "" }
}
do-unit-healed = { event-unit-healed }
do-shot-fired = { $damage ->
    [0] { "" }
   *[other] { do-harm }
}
do-harm = { $hit ->
    [unit] { $destroyed ->
        [yes] Retira { OWNED($target) } y pon su carta en los descartes.
       *[no] Pon { damage-markers } en { OWNED($target) }.
    }
    [hq] Pon { damage-markers } en { $target }.
   *[terrain] { $destroyed ->
        [yes] Retira { $target }.
       *[no] Pon { damage-markers } en { $target }.
    }
}
damage-markers = { $damage ->
    [one] { $damage } marcador de herida
   *[other] { $damage } marcadores de herida
}
do-unit-damaged = { $destroyed ->
    [yes] Retira { OWNED($unit) } y pon su carta en los descartes.
   *[no] Pon { damage-markers } en { OWNED($unit) }.
}
do-terrain-damaged = { $destroyed ->
    [yes] Retira { $terrain-there }.
   *[no] Pon { damage-markers } en { $terrain-there }.
}
do-hq-damaged = Pon { damage-markers } en { PERSON($who) ->
    [you] tu CG
   *[other] el CG { OWN($who) }
}.
do-unit-affected = { event-unit-affected }
do-unit-revealed = { event-unit-revealed }
do-support-played = { $who ->
    [ai] Pon { $card } { $stays ->
        [yes] junto al CG
       *[no] en los descartes
    }; PA restantes: { $left }.
   *[other] { "" }
}
hear-plane-shot-at = { event-plane-shot-at }
hear-cards-discarded = { $short ->
    [0] { $who ->
        [ai] { $cards ->
            [0] { "" }
           *[other] { event-cards-discarded }
        }
       *[other] { "" }
    }
   *[other] { event-cards-discarded }
}
do-deck-reshuffled = { event-deck-reshuffled }
do-tokens-flipped = { event-tokens-flipped }
hear-game-ended = { event-game-ended }

## Lo que se ofrece

act-bid = Apostar { $ap } PA
act-place-terrain = { CAP($card) } ({ $cost } PA) en { THE($where) }
act-roll-again = Jugar { $card } y volver a tirar
act-discard = Descartar { $card }
act-done = Listo
act-move = { CAP($unit) } se mueve { TO($where) }{ ground }
ground = { $terrain ->
    [none] { "" }
   *[other] { " " }({ $terrain })
}
act-move-covered = { CAP($unit) } se mueve a cubierto { TO($beside) }, junto { TO($vehicle) }, que se mueve { TO($where) }
act-swap = { CAP($unit) } y { THE($other) } se cambian el sitio
act-load = { CAP($unit) } sube { TO($transport) }
act-unload = { CAP($unit) } baja en { THE($where) }{ ground }
act-heal = { CAP($unit) } atiende { TO($target) }
act-use-token = { CAP($unit) } usa { $token } con { THE($target) }
act-assault = { CAP($unit) } asalta { TO($target) }{ $odds }
act-shoot = { CAP($unit) } { $extra ->
    [yes] hace su disparo extra
   *[no] dispara
} { TO($target) }{ $slot ->
    [0] { "" }
   *[other] { " " }con { $token }
}{ $odds }
odds = { $harm ->
    [no] { " " }(no penetra{ $hit ->
        [unit] ; solo destruye con un 10
       *[other] { "" }
    })
   *[yes] { " " }(acierta con { $needed }{ $hit ->
        [unit] , destruye { PERCENT($kill) }
       *[other] { "" }
    })
}
act-deploy = Desplegar { $card } ({ $cost } PA): { $transport ->
    [0] { $where }
   *[other] { $where-to }
}
act-equip = { CAP($token) } ({ $cost } PA) para { THE($unit) }
act-fly = { CAP($card) } ({ $cost } PA) ataca { TO($target) }
act-patrol = { CAP($card) } ({ $cost } PA) patrulla
act-play-support = Jugar { $card } ({ $cost } PA){ $on }
on-unit = : { $unit }
on-target = : contra { THE($target) }
on-both = : { $unit } contra { THE($target) }
on-card = : { $card }
on-space = { " " }en { THE($where) }

key-bid = { $ap }
key-place-terrain = { $name } { $at }
key-move = { verb-move } { $n } { $at }
key-move-covered = { verb-cover } { $n } { $with } { $at }
key-swap = { verb-swap } { $n } { $with }
key-load = { verb-load } { $n } { $with }
key-unload = { verb-unload } { $n } { $at }
key-assault = { verb-assault } { $n } { $aim }
key-done = { verb-done }
key-roll-again = { verb-again } { $name }
key-discard = { verb-discard } { $name }
key-deploy = { verb-deploy } { $name } { $transport ->
    [0] { $at }
   *[other] { verb-on } { $with }
}
key-equip = { verb-equip } { $n } { $name }
key-use-token = { verb-use } { $n } { $name } { $aim }
key-fly = { verb-fly } { $name } { $aim }
key-patrol = { verb-patrol } { $name }
key-heal = { verb-heal } { $n } { $aim }
key-shoot = { $extra ->
    [yes] { verb-extra }
   *[no] { verb-shoot }
} { $n }{ $slot ->
    [0] { "" }
   *[other] { " " }{ $name }
} { $aim }
key-play-support = { verb-play } { $name }{ $rest }
verb-move = mover
verb-cover = cubrir
verb-swap = cambiar
verb-load = subir
verb-unload = bajar
verb-assault = asaltar
verb-done = listo
verb-again = repetir
verb-discard = descartar
verb-deploy = desplegar
verb-equip = equipar
verb-use = usar
verb-fly = volar
verb-patrol = patrullar
verb-heal = curar
verb-play = jugar
verb-on = en
verb-extra = extra
verb-shoot = disparar
typed-hq = cg

group-move = Mover
group-move-covered = Mover
group-swap = Mover
group-load = Transporte
group-unload = Transporte
group-assault = Asaltar
group-deploy = Desplegar
group-equip = Equipar
group-use-token = Equipo
group-play-support = Cartas
group-fly = Aviones
group-patrol = Aviones
group-shoot = Disparar
group-heal = Curar
group-place-terrain = Terreno
group-discard = Descartar

## Lo que eligió la IA: principio de un motivo, sin punto. $unit actúa, $what es lo elegido.

chosen-stance = Postura { $what }, para { AIM($what) }
chosen-move = { CAP(acting) } { $stays ->
    [yes] se queda en { THE($what) }
   *[no] se mueve { TO($what) }
}
acting = { THE($unit) }
chosen-unload = { CAP(acting) } { $chosen ->
    [none] sigue a bordo
   *[other] baja en { THE($what) }
}
chosen-rider = { CAP($what) } viaja en { THE($aboard) }
chosen-deploy = { $chosen ->
    [none] Ninguna otra carta sirve
   *[other] La siguiente carta es { CAP($what) }
}
chosen-pre-game = { CAP($card) } se coloca en { THE($what) }
chosen-pre-game-unit = { $chosen ->
    [none] No se coloca ninguna otra unidad antes de la partida
   *[other] { CAP($what) } se compra antes de la partida
}
chosen-column = { CAP($card) } entra por { THE($what) }
chosen-equip = { CAP(acting) } recibe { $what }
chosen-shoot = { CAP(acting) } { $chosen ->
    [none] no dispara
   *[other] dispara { TO($what) }{ $weapon ->
        [none] { "" }
       *[other] { " " }con { $weapon }
    }
}
chosen-token = { CAP(acting) } { $chosen ->
    [none] guarda { $token }
   *[other] usa { $token } con { THE($what) }
}
chosen-heal = { CAP(acting) } atiende { TO($what) }
chosen-promote = { CAP($card) } es para { THE($what) }
chosen-flight = { CAP($card) } ataca { TO($what) }
chosen-sortie = { CAP($card) } { $chosen ->
    [patrol] espera de patrulla
   *[other] ataca
}
chosen-luck = { CAP(acting) } { $chosen ->
    [none] no vuelve a tirar
   *[other] vuelve a tirar
}
chosen-support = { CAP($card) } se juega sobre { THE($what) }
chosen-army = El ejército de la IA toma { $what }{ $pile ->
    [none] { "" }
   *[other] { " " }cartas de { $pile }
}{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } por una tirada de { $rolled })
}
candidate-by = { $what } con { THE($who) }
    .the = { THE($what) } con { THE($who) }
    .to = { TO($what) } con { THE($who) }
candidate-terrain = el terreno de { $at }
    .the = el terreno de { $at }
    .to = al terreno de { $at }

because-stance = sacó un { $rolled }{ $parts ->
    [0] { "" }
   *[other] ; con { $parts } suma { $total }
} y necesitaba { $place ->
    [first] { $most } o menos
    [last] { $least } o más
   *[middle] de { $least } a { $most }
}
because-army = el máximo que puede tomar
because-bid = salió un { $rolled }
because-stay = ninguna otra casilla es mejor
because-no-unit = no puede colocar y pagar ninguna más
modifier-red-alert = Alerta Roja { SIGNED($value) }
modifier-yellow-alert = Alerta Amarilla { SIGNED($value) }
modifier-standard = Normal { SIGNED($value) }
modifier-superiority = Superioridad { SIGNED($value) }
modifier-attack = Ataque { SIGNED($value) }
modifier-broken-supply-line = línea de suministro cortada { SIGNED($value) }
modifier-own-line = la IA en { on-lines } { SIGNED($value) }
modifier-enemy-line = solo tú en { on-lines } { SIGNED($value) }
on-lines = { $lines ->
    [1] la línea { $lines }
   *[other] las líneas { $lines }
}

change-wounds = { THE($unit) } tuviera { $left } PV
change-gone = { THE($unit) } no estuviera
change-place = { THE($unit) } estuviera en la casilla { $at }
change-ap = la IA tuviera { $ap } PA
change-hand = { THE($card) } no estuviera en su mano
change-strip = { THE($unit) } no llevara { $token }
change-taken = tu { $card } estuviera en la casilla { $at }

## La posición en palabras

board-title = { $mission }. { $when }
when-over = { $winner ->
    [none] La partida acabó en empate: { $why }.
    [ai] Has perdido: { $why }.
   *[other] { PERSON($winner) ->
        [you] Has ganado
        [many] Han ganado { $winner }
       *[one] Ha ganado { $winner }
    }: { $why }.
}
when-setup = Preparación: { $stage }.
when = Turno { $turn }, { $phase }: { PERSON($who) ->
    [you] te toca
    [many] les toca { A($who) }
   *[one] le toca { A($who) }
}.{ $stance ->
    [none] { "" }
   *[other] { " " }Postura de la IA: { $stance }.
}
when-short = Turno { $turn }, { $phase }{ $stance ->
    [none] { "" }
   *[other] , postura de la IA { $stance }
}
stage-armies = ejércitos
stage-bid = apuestas
stage-terrain = terreno
stage-pre-game = unidades colocadas de antemano
stage-turn = turnos
stage-over = fin
phase-start = inicio
phase-movement = movimiento
phase-deployment = despliegue
phase-shooting = disparo
phase-end = fin
board-side = { CAP($who) }: CG { $hq } de { $of }, { $ap } PA, línea de suministro { $supply }{ $broken ->
    [yes] , cortada
   *[no] { "" }
}, cartas: { $hand } en la mano, { $draw } en el mazo; bajas: { units }.
board-beside = Junto { PERSON($who) ->
    [you] a tu CG
   *[other] al CG { OWN($who) }
}: { $cards }.
board-target = El objetivo de la misión es { THE($where) }.
board-conditions = Condiciones: { $weather }.
weather-night = noche
weather-arctic = frío ártico
board-line = Línea { $n }:
board-line-empty = Línea { $n }: vacía.
board-unit = columna { $column }: { $unit }.
unit-hp = { $left } de { $hp } PV
unit-in = terreno: { $terrain }
unit-with = con { $tokens }
token-used = { $token } (usada)
unit-carrying = lleva { $unit }
unit-promoted = con ascenso
unit-cover = { $n } más difícil de alcanzar
unit-halted = no puede actuar
board-terrain = Terreno (línea.columna):
board-terrain-kind = { CAP($terrain) }: { $places }.
terrain-hurt = { $at } (quedan { $left } PV)
card-cost = { $card } ({ $cost })
board-hand = { $own ->
    [yes] Tu mano
   *[no] { CAP($who) } { PERSON($who) ->
        [many] muestran
       *[one] muestra
    }
}: { $cards }.

## A qué se juega

goal = { PERSON($who) ->
    [you] Ganas
    [many] { CAP($who) } ganan
   *[one] { CAP($who) } gana
} si { $ways }.
way-or = { $first } o si { $second }
way-destroy-hq = { PERSON($foe) ->
    [you] tu CG queda destruido
   *[other] el CG { OWN($foe) } queda destruido
}
way-destroy-target = el objetivo de la misión queda destruido
way-hold-target = { PERSON($who) ->
    [you] acabas
    [many] acaban
   *[one] acaba
} { turns } sin enemigos en el objetivo de la misión{ $so-far ->
    [none] { "" }
   *[other] { " " }(van { $so-far })
}
way-losses = { PERSON($foe) ->
    [you] pierdes
    [many] { $foe } pierden
   *[one] { $foe } pierde
} { units }{ $so-far ->
    [none] { "" }
   *[other] { " " }(van { $so-far })
}
way-reach = { PERSON($who) ->
    [you] acabas
    [many] acaban
   *[one] acaba
} un turno con { units } en la línea { $line }
way-endure = { PERSON($foe) ->
    [you] acabas
    [many] { $foe } acaban
   *[one] { $foe } acaba
} { turns } sin ganar{ $so-far ->
    [none] { "" }
   *[other] { " " }(van { $so-far })
}

## Junto al tablero

hp-unit = PV
ap-unit = PA
ap-for-terrain = PA para terreno
hq-gain = daño al CG ({ $card })
card-copies = { $cost } PA, × { $n }
list-aboard = A bordo de transportes
list-terrain = Cartas de terreno
list-beside = Junto { PERSON($who) ->
    [you] a tu CG
   *[other] al CG { OWN($who) }
}
list-pile = Tu mazo, sin orden
left-of-it = quedan { $n }
space-ground = { CAP($where) }: { $terrain ->
    [none] campo abierto
   *[other] { $terrain }
}.
hq-facts = CG { $hq } de { $of }, { $ap } PA.

## Mirar algo

look-no-weapon = No tiene arma.
look-reach = Alcance { $far }; acierta con { $hits } o más.
look-arm = { CAP($arm) }: alcance { $range }; acierta con { $hits } o más.
look-away-unarmed = A { spaces }; { THE($unit) } no tiene arma.
look-away = A { spaces }, { $within ->
    [yes] al alcance
   *[no] fuera del alcance
} { OF($unit) } ({ $far }).
range-to = { $from } a { $to }
arm-range = { $arm } { $range }

## Probabilidades de un disparo

chance-hit = Acierta con { $needed }+
chance-hurt = Hace daño
chance-destroyed = Destruye
chance-penetration = Penetración { $penetration } contra defensa { $defence }
chance-warning = Esta arma no penetra { OWNED-TO($target) }{ $hit ->
    [unit] ; solo destruye con un 10
   *[other] { "" }
}.
cannot-penetrate = no penetra
odds-damage = { PERCENT($chance) } daño
odds-destroyed = { PERCENT($chance) } de destruir
assumes-now = Así sería si el turno de la IA empezara ahora.
assumes-ties = En los empates la IA toma el primero, y las unidades heridas aguantan donde decide un dado.

## Para comparar con la mesa. back: cómo devolverlo; gone: cómo quitarlo

compare = PA { $ap0 }:{ $ap1 }{ $order }, heridas del CG { $hq0 }:{ $hq1 }, unidades { $units0 }:{ $units1 }, cartas en la mano { $hand0 }:{ $hand1 }
compare-ai-first = { " " }(IA:tú)
compare-you-first = { " " }(tú:IA)
compare-where = dónde está { THE($unit) }
    .gone = Quita { THE($unit) } del tablero.
    .back = Devuelve { THE($unit) } { TO($where) }.
compare-aboard = dónde está { THE($unit) }
    .value = a bordo de la unidad { $transport }
    .gone = Quita { THE($unit) } del tablero.
    .back = Devuelve { THE($unit) } a bordo de la unidad { $transport }.
compare-wounds = las heridas { OF($unit) }
    .back = Deja otra vez en { $value } las heridas { OF($unit) }.
compare-equipment = el equipo { OF($unit) }
    .back = { $tokens ->
        [0] Quítale el equipo { TO($unit) }.
       *[other] Devuelve el equipo { TO($unit) }: { $tokens }.
    }
compare-ap = { PERSON($who) ->
    [you] tus PA
   *[other] los PA { OWN($who) }
}
    .back = { set-ap } { $value } otra vez.
compare-hq = { PERSON($who) ->
    [you] las heridas de tu CG
   *[other] las heridas del CG { OWN($who) }
}
    .back = { PERSON($who) ->
        [you] Deja otra vez en { $value } las heridas de tu CG.
       *[other] Deja otra vez en { $value } las heridas del CG { OWN($who) }.
    }
compare-terrain = { $terrain } en { THE($where) }
    .value = está
    .gone = Quita { THE($terrain) } de { THE($where) }.
    .back = Devuelve { THE($terrain) } { TO($where) }.
compare-damage = las heridas del terreno de { THE($where) }
    .back = Deja otra vez en { $value } las heridas de { $terrain } en { THE($where) }.
compare-hand = { PERSON($who) ->
    [you] las cartas de tu mano
   *[other] las cartas de la mano { OWN($who) }
}
    .back = { CAP(hand-of) } vuelve a tener { $value } cartas.
hand-of = { PERSON($who) ->
    [you] tu mano
   *[other] la mano { OWN($who) }
}
compare-beside = { PERSON($who) ->
    [you] las cartas junto a tu CG
   *[other] las cartas junto al CG { OWN($who) }
}
    .back = { PERSON($who) ->
        [you] Junto a tu CG está otra vez: { $value }.
       *[other] Junto al CG { OWN($who) } está otra vez: { $value }.
    }
way-gone = fuera del tablero
way-aboard = a bordo de { $transport }
way-sign = { $held ->
    [yes] sin { $what }
   *[other] también { $what }
}
more-unit = { $card } { PERSON($who) ->
    [you] tuyo
   *[other] { OWN($who) }
}
compare-stance = la postura de la IA
    .back = La postura de la IA vuelve a ser { $now }.

## Correcciones a mano

adjust-full = la unidad { $n } no lleva a nadie a bordo
adjust-sign = { $given } debe empezar por + (poner) o - (quitar)
adjust-space = la casilla { $given } no es LÍNEA.COLUMNA, como 3.5
adjust-no-terrain = no hay terreno en { $at }
usage-ap = pa BANDO NÚMERO
usage-hq = cg BANDO HERIDAS
usage-wounds = heridas UNIDAD NÚMERO
usage-move = mover UNIDAD LÍNEA.COLUMNA
usage-remove = quitar UNIDAD
usage-hand = mano BANDO +CARTA o -CARTA
usage-beside = junto BANDO +CARTA o -CARTA
usage-equip = equipar UNIDAD +FICHA o -FICHA
usage-put = poner BANDO CARTA LÍNEA.COLUMNA
usage-aboard = abordo UNIDAD TRANSPORTE
usage-lay = colocar LÍNEA.COLUMNA TERRENO o none
usage-stance = postura NOMBRE
usage-terrain = terreno LÍNEA.COLUMNA HERIDAS
correct-ap = PA
correct-hq = heridas del CG
correct-wounds = heridas

## Qué poner en la mesa

lay-board = Pon el tablero: { $mission }.
lay-printed = Impreso en él (línea.columna): { $places }.
lay-placed = Pon allí (línea.columna): { $places }.
lay-place = { $terrain } { $at }
lay-terrain-cards = Cartas de terreno: { $cards }.
lay-box = Ten a mano las cartas de { $army }: { $n }.
lay-unit = Pon { $card } (unidad { $n }) en { THE($where) }.
lay-hqs = Pon los dos marcadores de cuartel general sin heridas.
lay-ap-both = Pon los dos marcadores de PA en { $ap }.
lay-ap = { PERSON($who) ->
    [you] Pon tu marcador de PA en
   *[other] Pon el marcador de PA { OWN($who) } en
} { $ap }.

## Dibujos

picture = { $mission }, turno { $turn }
picture-hq = { CAP($who) }: cuartel general { $hq } de { $of }, { $ap } PA
    .bar = { CAP($who) } · CG { $hq } de { $of } · { $ap } PA
picture-terrain = { CAP($terrain) }, { $where }
picture-terrain-hurt = { CAP($terrain) }, { $where }, { $left } de { $hp } PV
picture-unit = { CAP($unit) }, { $where }
picture-rider = { CAP($unit) }, a bordo de { $n }
picture-hand = { $own ->
    [yes] Tu mano
   *[no] { CAP(hand-of) }
}
picture-card = { CAP($card) }, { $kind }, { $cost } PA
    .below = { $kind } · { $cost } PA
kind-unit = unidad
kind-order = orden
kind-token = ficha
legend-you = tuya; arriba: movimiento y número; abajo: penetración, alcance, defensa
legend-foe = del otro bando

## El mapa en letras

map-key =
    ( ) es tu unidad, < > la del rival: su nombre; debajo, su número y los PV que le
      quedan, ! si está herida, y la letra de lo que hay en la casilla.
    +23 es la unidad a bordo.
    { "*" } es el objetivo de la misión.
map-terrain = { $terrain ->
    [0] No hay terreno.
   *[other] Terreno: { $terrain }.
}
map-letter = { $letter } { $terrain }
map-part = Columnas { $first } a { $last } de { $of }; map LÍNEA.COLUMNA enseña otra parte.

## Lo que no puedes hacer

refused-phase = { $verb } es de la fase de { $phase }; ahora es { $now } (2GM-PH-1)
refused-no-unit = no hay unidad { $n } en el tablero (2GM-PH-6)
refused-not-yours = { THE($unit) } no es { yours } (2GM-PH-6)
yours = { GENDER($unit) ->
    [f] tuya
   *[m] tuyo
}
refused-off-board = { $at } está fuera del tablero: líneas 1 a { $lines }, columnas 1 a { $columns } (Q2-14)
hindered-moved = { THE($unit) } ya se ha movido este turno (2GM-PH-1)
hindered-fresh = { THE($unit) } se ha desplegado este turno y no puede moverse (2GM-PH-10)
hindered-aboard = { THE($unit) } va en un transporte (2GM-PH-6)
hindered-halted = una carta detiene { TO($unit) } (2GM-CON-5)
hindered-no-movement = { THE($unit) } no tiene movimiento (2GM-MOD-9)
refused-riding = { THE($unit) } va en { THE($transport) }; haz que baje (2GM-PH-6)
refused-too-far = { THE($unit) } no llega { TO($where) } con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}: el terreno difícil cuesta 2 y no se atraviesa al enemigo (2GM-MOD-3)
refused-there = { THE($unit) } ya está ahí (2GM-PH-6)
refused-ground = { THE($terrain) } de { THE($where) } cierra el paso { A($kind) } (2GM-MOD-4)
refused-full = { THE($where) } está llena: { $units } (2GM-PH-6)
refused-aboard-fire = { THE($unit) } va en un transporte y no puede disparar (2GM-PH-6)
refused-stopped = una carta ha usado o detenido { TO($unit) } (2GM-CON-5)
refused-unarmed = { THE($unit) } no tiene arma (2GM-PH-6)
refused-fired = { THE($unit) } ya ha disparado todas sus armas este turno (2GM-CON-4)
refused-no-target = a { $given } no se le puede disparar (2GM-GOAL-1)
refused-own-target = { THE($unit) } es { yours } (2GM-PH-6)
refused-rider-target = { THE($unit) } va a bordo de un transporte (2GM-PH-6)
refused-no-terrain = no hay terreno en { THE($where) } (2GM-CON-6)
refused-range = { $target }: a { spaces }; { $reach } (2GM-GOAL-1)
refused-dear = { $card }: demasiado caro, cuesta { $cost } PA y tienes { $ap } (2GM-PH-3)
refused-not-in-hand = { $card } no está en tu mano (2GM-PH-4)
refused-not-deployed = { $card } no se despliega: se juega o vuela (2GM-CON-5)
refused-entry = las unidades entran por la línea de despliegue, la línea { $line } (2GM-FACE-4)
refused-after-miss = { $card } se juega justo tras un fallo, no ahora (2GM-CON-5)
refused-after-shooting = { $card } se juega al acabar los disparos, no ahora (2GM-CON-5)
refused-nothing-on = no hay con qué jugar { $card }{ $kinds ->
    [0] { "" }
   *[other] { " " }({ $kinds })
}: { TEXT($card) } (2GM-CON-1, 2GM-CON-5)
refused-card-use = { $card } no se puede usar así: objetivo equivocado, o una carta igual ya afectó a la unidad (2GM-CON-1, 2GM-CON-5)
refused-token = { THE($unit) } no puede llevar { $token }: tipo equivocado, ya lo lleva o no le cabe (2GM-CON-2)
refused-equip-where = { THE($unit) } ni acaba de entrar ni está en la línea de despliegue (2GM-CON-2)

# Tipos de unidad. a: «cierra el paso a los carros».
type-infantry = infantería
    .a = a la infantería
type-artillery = artillería
    .a = a la artillería
type-tank = carros
    .a = a los carros
type-transport = transportes
    .a = a los transportes
type-airplane = aviones
    .a = a los aviones
type-support = apoyo
    .a = al apoyo
pile-infantry = infantería
pile-artillery = artillería
pile-tank = carros
pile-transport = transporte
pile-support = apoyo
pile-airplane = aviación

## Por qué no: lo que nunca estuvo en cuestión

out-own-hq = La IA no puede atacar su propio CG ni entrar en él (2GM-GOAL-1).
out-hq = Tu CG estaba fuera del alcance de todas las armas (2GM-GOAL-1).
out-ap = Los PA se gastan, no se eligen: la IA los gasta mientras le sirva alguna carta (2GM-GOAL-3).
out-list = La IA solo juega cartas de su propia mano (2GM-PH-4).
out-terrain-card = El terreno se coloca antes del primer turno y nunca más (2GM-BR-10).
out-no-unit = La unidad { $n } no está en el tablero (2GM-GOAL-1).
out-riding = { CAP(acting) } va en { THE($transport) }: ni actúa ni se le puede apuntar (2GM-PH-6).
out-own-unit = { CAP(acting) } es de la IA: actuó, y no era objetivo ni destino (2GM-GOAL-1).
out-in-range = { CAP(acting) } está ahora al alcance { OF($other) }, pero no lo estaba cuando la IA eligió (2GM-PH-6).
out-of-range = { CAP(acting) } estaba fuera del alcance de todas las armas de la IA (2GM-GOAL-1).
out-idle = { CAP(acting) } { $still ->
    [no-movement] no tiene movimiento
    [no-way] no puede llegar a ninguna otra casilla
   *[not-asked] no tuvo que elegir destino
} y { $armed ->
    [yes] no tenía a qué disparar
   *[no] ya no tiene arma que disparar
} (2GM-PH-6).
out-held = En { THE($where) } está { $units } (2GM-PH-6).
out-ground = { CAP($where) }: { $terrain }; ninguna unidad de la IA puede entrar (2GM-MOD-4).
out-space = { CAP($where) }: fuera del alcance de todas las unidades que eligieron destino (2GM-PH-6).
out-hand = La IA solo conoce y juega las cartas de su propia mano (2GM-PH-4).
out-token = { CAP($token) }: no estaba entre el equipo en cuestión (2GM-PH-5).
out-removed = { CAP($card) }: nunca está en el ejército de la IA (2GM-BR-1).
out-in-hand = { CAP($card) }: está en la mano de la IA; no tocaba elegir carta (2GM-PH-5).
out-on-board = { CAP($card) }: ya está en el tablero y no se ha robado otra vez (2GM-PH-4).
out-not-in-hand = { CAP($card) }: no estaba en la mano de la IA (2GM-PH-4).

## Páginas de la referencia

pages-units = Unidades
pages-supports = Cartas de apoyo
pages-equipment = Equipo
pages-terrain = Terreno
pages-stances = Posturas
number-kind = tipo
number-cost = coste
number-movement = movimiento
number-range = alcance
number-hits = acierta con
number-penetration = penetración
number-damage = daño
number-defence = defensa
number-hp = puntos de vida
number-special = especial
number-carries = lleva
number-only = solo para
number-cover = cobertura
number-hard = difícil para
number-closed = cerrado a
page-token = { $token } (equipo)
page-equipment = Equipo para { $types }. { $text }
page-hp = { $hp }, defensa { $defence }
page-stance = En esta postura la IA quiere { AIM($stance) }. Sus unidades { $first ->
    [offensive] ofensivas
   *[defensive] defensivas
} actúan primero.
class-light = ligera
class-heavy = pesada
class-command-group = grupo de mando
class-special = especial
class-medic = médico
class-mechanic = mecánico
class-mortar = mortero
class-sniper = francotirador
class-flamethrower = lanzallamas
class-hmg = ametralladora pesada
class-grenades = granadas
class-bazooka = bazuca
class-gun = cañón
class-anti-air = antiaérea
class-tank = carro
class-transport = transporte
class-scout = explorador
class-fighter = caza
class-bomber = bombardero
trait-scout = explorador
trait-no-fire = no dispara
trait-command-group = grupo de mando
trait-medic = médico
trait-mechanic = mecánico
trait-anti-air = antiaérea
trait-mobility = movilidad
trait-armoured = blindado
trait-ready = listo
trait-drop = lanza infantería

## De dónde sale el azar

source-d10 = todos los D10: disparos, bombas, la postura de la IA
source-armies = ejércitos al azar
source-first = quién empieza tras apuestas iguales
source-ai-army = las cartas de los cinco montones de la IA
source-terrain-deck = las cartas de terreno robadas para la IA
source-tie = lo que la IA elige entre iguales
source-deck = { $seat }: cartas robadas
source-hand = { $seat }: la carta perdida por Enigma

## Opciones de una partida nueva

option-random = al azar
option-other-army = el otro ejército
option-titled = { CAP($title) }. { $text }
option-ai_ap-0 = Lo impreso: 2
option-ai_ap-1 = Fácil: 1
option-ai_ap-3 = Difícil: 3
option-ai_ap-4 = Muy difícil: 4
option-mode = contra la IA, o dos personas
option-map = para una Batalla Campal
option-army = el tuyo
option-ai_army = el del otro bando
option-ai_role = el papel de la IA en un escenario (por defecto, el primero)
option-deck = standard o un fichero de mazo tuyo
option-second_deck = el del otro bando
option-points = límite de un mazo (por defecto, el habitual)
option-ai_ap = lo que da el CG de la IA cada turno: la dificultad
option-reshuffle = un mazo agotado se baraja otra vez
option-columns = 8 juega el tablero estrecho
option-remove = otras cartas de las que la IA prescinde
unused-card = { $card } no está en ningún ejército, así que nunca sale

## Órdenes: opfor 2gm cards, opfor 2gm deck

cards-line = { $name } ({ $card }): { $points } puntos, { $n } copias{ $unit ->
    [yes] ; { $type }, mueve { $movement }, alcance { $range }, acierta con { $hits }, penetración { $penetration }, daño { $damage }, defensa { $defence }, { $hp } PV
   *[no] { "" }
}. { TEXT($card) }
deck-usage = opfor 2gm deck check FICHERO [PUNTOS], opfor 2gm deck new EJÉRCITO FICHERO [empty], opfor 2gm deck add FICHERO CARTA [NÚMERO] u opfor 2gm deck remove FICHERO CARTA [NÚMERO]
deck-what = deck: ¿{ $given }? Escribe: { $usage }
deck-nothing = nada
deck-checked = { $title }: { cards }, { $points } de { $limit } puntos ({ $counts }).
deck-exists = { $path }: ya existe; elige otro nombre o bórralo antes
deck-written = { $path }: escrito, { $points } puntos.
deck-changed = { $path }: { $points } puntos.
deck-too-few = { $path }: no hay tantas { $card } que quitar
deck-unwritten = { $path }: no se puede escribir ({ $why })
army-word = ejército

## Ficheros de posición: en qué queda un turno decidido

answer-stance = La IA saca { $rolled }, que suma { $total }: { $stance }.
answer-acts = La IA { $acts }.
answer-nothing = No hay nada que hacer.
answer-at = la línea { $line }, columna { $column }
answer-move = mueve { $unit } a { $at }
answer-unload = mueve { $unit } a { $at }
answer-deploy = despliega { $card } en { $at }
answer-deploy-aboard = despliega { $card } a bordo de { $aboard }
answer-equip = da { $token } a { $unit }
answer-play = juega { $card }
answer-use = usa el equipo de { $unit } con { $target }
answer-heal = hace que { $unit } atienda a { $target }
answer-shoot = dispara con { $unit } a { $target }
position-two-player = las posiciones son para partidas en solitario: con dos jugadores no hay IA a la que preguntar
mode-attack = { $title }: atacas
mode-hold = { $title }: defiendes
mode-for-two = { $title }: para dos
option-level = dificultad: opfor missions 2gm enseña lo que ganan los jugadores en cada una

## Lo que se pregunta a un jugador.

ask-bid = ¿Cuántos PA pujas por el primer turno y por el terreno?
ask-terrain = ¿Qué terreno colocas, y dónde?
ask-pre-game = ¿Qué unidad colocas antes de la partida?
ask-after-shooting = Se acabaron los disparos. ¿Juegas una carta?
ask-discard = { CAP($why) }. ¿Qué carta descartas?
ask-espionage = ¿Qué carta descarta el enemigo?
ask-luck = El disparo ha fallado. ¿Lo tiras otra vez?
