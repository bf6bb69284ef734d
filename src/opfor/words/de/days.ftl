# Die Stellung des Tages, das Spiel der Woche, die eigene Seite.

day = Stellung vom { $day }, { $game }: Nummer { $n }, Schwierigkeit { $rate } von 5
week = { $week }, { $game }: { $title }, Startzahl { $seed }. Ein Versuch zählt.
week-line = Die Zeile deiner Partie, zum Weitergeben, wenn du magst:
same = { $week }, { $game }, { $title }: { $result } in { $n } Antworten, wie die Zeile sagt.
nothing = Hier wurde noch nichts gespielt.
row = { $game } { $what }: { $n } gespielt, { $won } gewonnen, { $drawn } unentschieden, { $open } offen
days = Stellungen des Tages: { $n } versucht, { $solved } gelöst, { $once } beim ersten Mal, { $row } Tage in Folge
