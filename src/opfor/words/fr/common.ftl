# Tournures de tous les jeux et de tous les écrans.

list = { $first } et { $last }
either = { $first } ou { $last }
or-more = { $first } ou { $n } de plus
and-more = { $first } et { $n } de plus
nothing = rien
none = aucun

month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
date = { $day } { month } { $year }
moment = { $day } { month }, { $time }
