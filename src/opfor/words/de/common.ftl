# Wendungen, die jedes Spiel und jede Ansicht benutzt.

list = { $first } und { $last }
either = { $first } oder { $last }
or-more = { $first } oder { $n } weitere
and-more = { $first } und { $n } weitere
nothing = nichts
none = keine

month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
date = { $day }. { month } { $year }
moment = { $day }. { month }, { $time }
