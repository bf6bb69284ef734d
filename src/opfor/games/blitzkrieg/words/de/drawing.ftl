# Das Zeichenbrett.

part-board = Das Brett
part-campaign = { $theatre }, Feldzug { $n }
part-space = { $theatre }, Feld { $n }
heading-board = Brett
heading-theatres = Kriegsschauplätze
heading-spaces = Felder
deed-away = Wegnehmen
deed-campaign = Noch ein Feldzug
deed-space = Noch ein Feld
group-terrain = Gelände
group-effects = Wirkungen
group-theatres = Schauplätze
thing-theatre = Noch ein Schauplatz
blank-board = Ein Brett
new-theatre = Schauplatz { $n }
put-nowhere = Dorthin geht es nicht.
put-on-a-space = Leg es auf ein Feld des Bretts.
field-title = Titel
field-tokens = Plättchen und Zahlen von
field-by-row = Reihenfolge nach Zeilen
field-id = Name in Dateien
field-plural = In der Mehrzahl
field-steps = Schritte der Leiste
field-shields = Schilde, erster und zweiter
field-open-at-start = Von Anfang an offen
field-red = Rote Zahl
field-terrain = Gelände
field-effect = Wirkung
field-amount = Menge
field-vp = SP

turn-vp = { $n } SP { $step ->
    [more] mehr
   *[fewer] weniger
} für Feldzug { $campaign } von { $theatre }
turn-steps = { $n } { $n ->
    [one] Schritt
   *[other] Schritte
} { $step ->
    [more] mehr
   *[fewer] weniger
} auf der Leiste von { $theatre }
