# Lo que un diseñador puede girar en una misión, en $n pasos. $step es «more» o «fewer».

side-german = los alemanes
    .own = alemán
    .f = alemana
side-soviet = los soviéticos
    .own = soviético
    .f = soviética

step = { $step ->
    [more] más
   *[fewer] menos
}
vps = { $n } PV { step }
caps = { $n } PAM { step }
cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
} { step }
rounds = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}

turn-vp = { vps } al empezar para { $side }
turn-caps = { caps } para { $side }
turn-hand = { cards } en la mano { F($side) }
turn-cards = { cards } por ronda para { $side }
turn-kill = { vps } para { $side } por cada unidad que destruyan
turn-exit = { vps } para { $side } por cada unidad que salga
turn-marker-at_end = { vps } por { $hex } al final
turn-marker-each_round = { vps } por { $hex } cada ronda
turn-marker-when_taken = { vps } por tomar { $hex }
turn-unit = una unidad { step } del bando { OWN($side) }: { $unit }
turn-enters = el grupo { OWN($side) } de { $unit } llega { rounds } { $step ->
    [more] más tarde
   *[fewer] antes
}
turn-cup = una unidad de la IA { step } en el cubilete
turn-no-enemy = { $n } «Ningún enemigo» { step } en el cubilete
turn-rounds = { rounds } { step }
turn-track = un espacio { step } en la pista
