# Espressioni di tutti i giochi e di tutte le schermate.

list = { $first } e { $last }
either = { $first } o { $last }
or-more = { $first } o altri { $n }
and-more = { $first } e altri { $n }
nothing = niente
none = nessuno

month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
date = { $day } { month } { $year }
moment = { $day } { month }, { $time }
