# Was man außer Antworten eingeben kann. words: was folgen kann, ORTSÜBLICH=ENGLISCH.

command-list-answers = ?
    .usage = ? [ANFANG]
    .does = die erlaubten Antworten
    .words = alle=all
command-map = karte
    .usage = karte [FELD | alles | legende]
    .does = die Karte (auch: Eingabetaste); immer, passend oder nie: wann
    .words = alles=all, legende=key, immer=always, passend=fits, nie=never
command-board = stellung
    .usage = stellung
    .does = die ganze Stellung in Worten
command-why = warum
    .usage = warum [ganz | nicht X]
    .does = die Gründe des Gegners, und warum er X nicht tat
    .words = ganz=full, nicht=not
command-reasons = gründe
    .usage = gründe an|aus
    .does = die Gründe sagen, während der Gegner zieht
    .words = an=on, aus=off
command-forecast = vorhersage
    .usage = vorhersage [ANTWORT]
    .does = was der Gegner als Nächstes tun kann, mit Chancen
command-weigh = abwägen
    .usage = abwägen AKTION
    .does = was eine Aktion kostet und bringen kann, bevor sie geschieht
command-hint = tipp
    .usage = tipp [N | nochmal]
    .does = die besten Aktionen und deine Siegchance nach jeder
    .words = nochmal=again
command-coach = trainer
    .usage = trainer an|aus
    .does = eine Warnung, bevor du das Spiel wegwirfst
    .words = an=on, aus=off
command-undo = zurück
    .usage = zurück [N | bis ZEILE]
    .does = das zuletzt Eingegebene zurücknehmen
    .words = bis=to
command-redo = wieder
    .usage = wieder [N]
    .does = Zurückgenommenes wiederherstellen
command-branches = zweige
    .usage = zweige [ZEILE]
    .does = was zurückgenommen und verlassen wurde; dort weiterspielen
command-adjust = berichtigen
    .usage = berichtigen TEXT
    .does = eine Tatsache von Hand richtigstellen
command-check = prüfen
    .usage = prüfen
    .does = mit dem Tisch vergleichen, Punkt für Punkt
command-table = tisch
    .usage = tisch QUELLE an|aus
    .does = selbst würfeln und ziehen oder das Programm lassen
    .words = an=on, aus=off, alles=all
command-sources = quellen
    .usage = quellen
    .does = wer was würfelt und zieht
command-log = verlauf
    .usage = verlauf [N | alles]
    .does = was geschehen ist
    .words = alles=all
command-rules = regeln
    .usage = regeln NR | NAME
    .does = eine Regel, oder was Einheit, Effekt oder Karte tut
command-mission = auftrag
    .usage = auftrag
    .does = worum es geht, und die Befehle des Gegners
command-track = leiste
    .usage = leiste
    .does = die Leiste mit ihren Ereignissen
command-hand = hand
    .usage = hand
    .does = was du hast
command-card = blatt
    .usage = blatt [NAME | …: ZEILEN]
    .does = eine offene Karte; oder eine, die einzugeben ist
command-unit = einheit
    .usage = einheit X
    .does = eine Einheit oder ein Feld: wie es steht, was es sieht
command-sight = sicht
    .usage = sicht A B
    .does = ob A B sieht, und was B verdeckt
command-list = liste
    .usage = liste [NAME | alles]
    .does = Beutel, Stapel, Verluste, was noch kommt
    .words = alles=all
command-position = position
    .usage = position [DATEI]
    .does = die Stellung als JSON
command-picture = bild
    .usage = bild [DATEI.svg]
    .does = der Spielplan als Zeichnung
command-save = sichern
    .usage = sichern [DATEI]
    .does = wo das Spiel gespeichert ist, oder anderswo speichern
command-help = hilfe
    .usage = hilfe
    .does = diese Liste
command-quit = ende
    .usage = ende
    .does = aufhören; das Spiel bleibt gespeichert

help-intro =
    Gib eine Antwort oder ihren Anfang ein; ; trennt mehrere.
    Eine Zahl wählt aus der Liste, die ? zeigt. Befehle, die du abkürzen kannst:
help-adjust =
    berichtigen stellt richtig, was vom Tisch abweicht, und merkt es sich.
    berichtigen allein sagt, was sich richtigstellen lässt.
