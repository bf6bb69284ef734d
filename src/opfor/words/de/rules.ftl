# Zeilen des Regelbuchs, die für jedes Spiel gelten.

chapter-1 = Was für jedes Spiel gilt
X-1 = ein Startwert für allen Zufall
    .text = Eine einzige Zufallsquelle mit Startwert speist jeden Würfel, jedes Mischen, jedes blinde Ziehen und jeden zufälligen Gleichstand.
X-2 = Würfel und Ziehen lassen sich vorgeben
    .text = Tests können Würfel und Gezogenes vorgeben, ohne die Regeln zu berühren.
X-3 = jede automatische Entscheidung hinterlässt eine Spur
    .text = Jede automatische Entscheidung hinterlässt eine Spur: Möglichkeiten, jeder Filter mit seiner Regel, was übrig bleibt, das Ergebnis.
X-4 = gleiche Chancen unter den Übrigen
    .text = »Zufällig« heißt: gleiche Chancen unter den Übrigen, einmal gezogen, in der Spur vermerkt.
X-5 = nur Erlaubtes steht zur Wahl
    .text = Wo ein Mensch entscheidet, fragt das Programm und bietet nur Erlaubtes an; ohne Menschen antwortet ein Ersatz.
X-6 = Inhalte sind geprüfte Daten, kein Code
    .text = Karten, Plättchen, Pläne, Einheiten, Vorgaben, Aufträge und Szenarien sind geprüfte Daten, kein Code.
X-7 = umstrittene Regeln sind benannte Optionen
    .text = Jede umstrittene Regel mit zwei Lesarten ist eine benannte Option; Vorgabe ist die empfohlene Lesart.
X-8 = keine Karte, kein Marker, kein Plättchen geht verloren
    .text = Erhaltung: Karten, Marker und Plättchen gehen nie verloren und verdoppeln sich nie; kein Vorrat fällt unter null.
X-9 = genau speichern und wiederherstellen
    .text = Der ganze Stand, samt Zufall und Stapeln, lässt sich genau speichern und wiederherstellen.
