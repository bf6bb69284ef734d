# La mesa de dibujo.

group-ground = Terreno
group-maps = Mapas impresos
stock-unit = { $kind }, { $cost } PA, { $n } en total
group-cards = Cartas y objetivo
thing-open = Terreno abierto
thing-target = Objetivo
blank-scenario = Un escenario
heading-scenario = Escenario
heading-roles = Papeles
heading-lying = En el campo
part-scenario = El escenario
part-role = Papel { $n }: { $name }
part-goal = Objetivo de { $name }: { $kind }
part-target = Objetivo en { $where }
deed-away = Quitarlo
deed-goal = Un objetivo más
put-nowhere = Ahí no puede ir.
put-on-a-space = Ponlo en un espacio del campo.
field-title = Título
field-text = De qué trata
field-flavour = Tipo
field-first = Empieza (0: el primer papel)
field-night = De noche
field-arctic = En el ártico
field-forbidden-types = Tipos que faltan
field-forbidden-cards = Cartas que faltan
field-name = Nombre
field-army = Ejército (vacío: cualquiera)
field-solo = Línea de la IA en solitario
field-start-ap = PA al empezar
field-deploy-cards = Cartas robadas antes de la partida
field-deploy-zone = Despliegue en líneas, de – a
field-terrain = Cartas de terreno por colocar
field-zone = Terreno en líneas, de – a
field-supplied = Líneas siempre abastecidas
field-kind = Objetivo
field-amount = Cuántos
field-card = Terreno

turn-start-ap = { $n } PA { step } para { $role } al empezar
turn-deploy-cards = { $n ->
    [one] una carta { step } antes de la partida para { $role }
   *[other] { $n } cartas { step } antes de la partida para { $role }
}
turn-supplied = { $n ->
    [one] una línea { step } siempre abastecida para { $role }
   *[other] { $n } líneas { step } siempre abastecidas para { $role }
}
turn-amount = { $n } { step } para el objetivo de { $role } ({ $goal })
step = { $step ->
    [fewer] menos
   *[more] más
}
