# Espressioni di tutti i giochi e di tutte le schermate.

list = { $first } e { $last }
either = { $first } o { $last }
or-more = { $first } o altri { $n }
and-more = { $first } e altri { $n }
nothing = niente
none = nessuno
