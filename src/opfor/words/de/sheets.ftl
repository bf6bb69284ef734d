# Gedruckte Sätze: Wörter der Vorlagen.

only = nur
any = falls da
best = beste
among = Unter { $candidates }:
still-several = Noch mehrere:
one-left = Eines bleibt.
ladders = Jede Leiter beginnt mit allen Kandidaten. { $only } behält, was erfüllt, auch wenn nichts bleibt; { $any } behält, was erfüllt, außer nichts tut es; { $best } behält die besten der übrigen. ◇ gilt nur für seine Sprossen. Halte an, wenn ein Kandidat bleibt. Regeln stehen ohne ihr { $prefix }.
rung-when = Wenn { $when }:
what-is-here = Was hier liegt
page = Seite
part = Teil
how-to-print = Wie man es druckt
as-it-is = wie es ist
tile = Teil { $n } von { $of } (Zeile { $row }, Spalte { $column }): an der gestrichelten Linie schneiden und über das nächste legen
one-page = eine Seite
print-at-100 = mit 100 % drucken
fronts = Bogen { $n } von { $of }, Vorderseiten
backs-long = Rückseiten von Bogen { $n } · über die lange Kante wenden
backs-short = Rückseiten von Bogen { $n } · über die kurze Kante wenden
fold-cards = Seite an der gestrichelten Linie falten, kleben, dann schneiden
card-size = 63 × 88 mm bei 100 %
tracks = Leisten
record = Protokoll der Partie
record-about = Was gewürfelt, gezogen und getan wurde, Zeile für Zeile: Mit opfor table lässt es sich von hier nachspielen.
record-turn = Zug
record-die = Würfel oder Karte
record-done = Was geschah
record-points = Punkte
rules-in-short = Die Regeln in Kürze
terms = Was die Wörter bedeuten
rulings = Geltende Auslegungen
ruling-usual = { $name } = { $value }: wie üblich
ruling-other = { $name } = { $value }: { $alternative }
tie-uniform = ein Würfel
tie-d10 = ein W10
tie-d6-row = ein W6
tie-none = { "" }
said-only = was zu jedem dieser Wörter der Zeile passt: { $words }
said-best = das Beste nach jedem dieser Wörter der Zeile, in ihrer Reihenfolge: { $words }
nothing-to-print = { $title }: Von dem Gewünschten ist nichts zu drucken
reference = Nachschlagen
reference-about = Alles, was gezeichnet oder gesagt wird, in ein, zwei Sätzen.
