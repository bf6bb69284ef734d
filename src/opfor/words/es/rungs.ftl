# La escalera para personas: peldaños, dónde está alguien, qué viene después.

standing = Estás en { $value } ± { $margin } tras { $n } { $n ->
    [one] partida
   *[other] partidas
}: peldaño { $rung } de { $of }.
no-games = Aún no cuenta nada: cuenta un peldaño jugado hasta el final sin pista, y una misión en un nivel medido.
next = Juega ahora: { $title }. Tienes { $share } %.
won-there = { $won } de { $n } ganadas
told = El porcentaje es tu propia probabilidad allí, según tus partidas; el jugador de referencia está en 1500.
