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
