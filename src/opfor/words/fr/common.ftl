# Tournures de tous les jeux et de tous les écrans.

list = { $first } et { $last }
either = { $first } ou { $last }
or-more = { $first } ou { $n } de plus
and-more = { $first } et { $n } de plus
nothing = rien
none = aucun
