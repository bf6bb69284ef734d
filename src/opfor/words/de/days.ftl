# Die Stellung des Tages, das Spiel der Woche, die eigene Seite.

day = Stellung vom { $day }, { $game }: Nummer { $n }, Schwierigkeit { $rate } von 5
week = { $week }, { $game }: { $title }, Startzahl { $seed }. Ein Versuch zählt.
week-line = Die Zeile deiner Partie, zum Weitergeben, wenn du magst:
same = { $week }, { $game }, { $title }: { $result } in { $n } Antworten, wie die Zeile sagt.
nothing = Hier wurde noch nichts gespielt.
row = { $game } { $what }: { $n } gespielt, { $won } gewonnen, { $drawn } unentschieden, { $open } offen
days = Stellungen des Tages: { $n } versucht, { $solved } gelöst, { $once } beim ersten Mal, { $row } Tage in Folge

## Ein Problem

puzzle-asked = Problem { $n }: { $game }. { $question }
puzzle-help = ? nennt die Antworten, board erzählt die Stellung in Worten, die Eingabetaste zeigt die Lösung.
puzzle-right = Richtig.
puzzle-wrong = Es gibt eine bessere. Versuch es noch einmal; die Eingabetaste zeigt die Lösung.
puzzle-best = { $act }: { $chance } Siegchance{ $also ->
    [none] { "" }
   *[other] { " " }(fast so gut: { $also })
}; jede andere Aktion höchstens { $second }.
puzzle-obvious = Die naheliegende Aktion, { $act }, lässt { $chance }.
puzzle-after-right = Nach der richtigen am ehesten ({ $share }): { $reply }.
puzzle-after-obvious = Nach der naheliegenden ({ $share }): { $reply }.
puzzle-why = Warum: { $reason }
puzzle-called-right = der richtigen
puzzle-called-obvious = der naheliegenden
