# Giros que usan todos los juegos y todas las pantallas.

list = { $sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
either = { $sound ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}
or-more = { $first } o { $n } más
and-more = { $first } y { $n } más
nothing = nada
none = ninguno

month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
date = { $day } de { month } de { $year }
moment = { $day } de { month }, { $time }
