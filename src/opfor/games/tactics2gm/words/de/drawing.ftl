# Das Zeichenbrett.

group-ground = Gelände
group-maps = Gedruckte Karten
stock-unit = { $kind }, { $cost } AP, { $n } davon
group-cards = Karten und Ziel
thing-open = Offenes Gelände
thing-target = Ziel
blank-scenario = Ein Szenario
heading-scenario = Szenario
heading-roles = Rollen
heading-lying = Auf dem Feld
part-scenario = Das Szenario
part-role = Rolle { $n }: { $name }
part-goal = Ziel von { $name }: { $kind }
part-target = Ziel auf { $where }
deed-away = Wegnehmen
deed-goal = Noch ein Ziel
put-nowhere = Da kann es nicht hin.
put-on-a-space = Leg es auf einen Platz des Feldes.
field-title = Titel
field-text = Worum es geht
field-flavour = Art
field-first = Beginnt (0: die erste Rolle)
field-night = Bei Nacht
field-arctic = In der Arktis
field-forbidden-types = Arten, die fehlen
field-forbidden-cards = Karten, die fehlen
field-name = Name
field-army = Armee (leer: jede)
field-solo = Zeile der Solo-KI
field-start-ap = AP zu Beginn
field-deploy-cards = Karten, die vor dem Spiel gezogen werden
field-deploy-zone = Aufstellung auf Linien, von – bis
field-terrain = Geländekarten zum Auslegen
field-zone = Gelände auf Linien, von – bis
field-supplied = Linien, die immer versorgt sind
field-kind = Ziel
field-amount = Wie viele
field-card = Gelände

turn-start-ap = { $n } AP { step } für { $role } zu Beginn
turn-deploy-cards = { $n ->
    [one] eine Karte { step } vor dem Spiel für { $role }
   *[other] { $n } Karten { step } vor dem Spiel für { $role }
}
turn-supplied = { $n ->
    [one] eine Linie { step }, die immer versorgt ist, für { $role }
   *[other] { $n } Linien { step }, die immer versorgt sind, für { $role }
}
turn-amount = { $n } { step } für das Ziel von { $role } ({ $goal })
step = { $step ->
    [fewer] weniger
   *[more] mehr
}
