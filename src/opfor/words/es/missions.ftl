# Misiones y niveles tal como se listan.

minutes = { $n } minutos
levels-of = Niveles: { $title }
level-line = { $level }: { $told }
level-first-battle = primer combate
level-regular = normal
level-veteran = veterano
level-even = igualado
level-own = ajustes propios
as-printed = tal cual
player-baseline = básico
player-expert = experto
for-two = dos jugadores
turned-vp = { $n } PV { $way ->
    [more] más
   *[fewer] menos
}
turned-caps = { $n } CAP { $way ->
    [more] más
   *[fewer] menos
}
turned-hand = { $n } { $n ->
    [one] carta
   *[other] cartas
} { $way ->
    [more] más
   *[fewer] menos
}
turned-track = la pista es { $n } más { $way ->
    [more] larga
   *[fewer] corta
}
turned-no-enemy = { $n } No Enemy { $way ->
    [more] más
   *[fewer] menos
}
turned-without = sin { $numbers }
turned-cup = { $n } IA más tras los rumores
turned-orders = otro mazo de órdenes
