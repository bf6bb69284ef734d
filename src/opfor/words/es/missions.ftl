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
player-net = red
for-people = { $n ->
    [3] tres jugadores
    [4] cuatro jugadores
   *[other] dos jugadores
}
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
option-ai-ap = PA de la IA
option-ai-army = Ejército de la IA
option-ai-role = Papel de la IA
option-arctic = Ártico
option-army = Ejército
option-board = Tablero
option-boards = Tableros
option-caps = PAM
option-cards = Cartas
option-columns = Columnas
option-deck = Mazo
option-difficulty = Dificultad
option-economy = Economía
option-extra-vp = PV de más
option-extra-card = Carta de más
option-extra-progress = Ventaja de más
option-fewer-caps = Menos PAM
option-fewer-command-cards = Menos cartas de mando
option-guideline = Guía
option-hand = Mano
option-handicap = Ventaja
option-handicap-caps = Ventaja en PAM
option-handicap-card = Ventaja en cartas
option-ignore-numbers = Sin mirar números
option-lead = Ventaja previa
option-level = Nivel
option-mission = Misión
option-mode = Modo
option-night = Noche
option-players = Jugadores
option-points = Puntos
option-remove = Quitar
option-reshuffle = Barajar otra vez
option-rounds = Rondas
option-run = Serie
option-scenario = Escenario
option-second-deck = Segundo mazo
option-smoke = Humo
option-solo = En solitario
option-stratagems = Estratagemas
option-variant = Variante
value-solo = en solitario
value-two-player = para dos
value-first-battle = primer combate
value-regular = normal
value-veteran = veterano
value-even = igualado
value-own = ajustes propios
value-base = los cinco teatros
value-nippon = Nippon
value-easy = fácil
value-medium = media
value-hard = difícil
value-mission = la de la misión
value-activation = por activación
