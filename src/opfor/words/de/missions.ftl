# Missionen und Stufen, wie sie aufgezählt werden.

minutes = { $n } Minuten
levels-of = Stufen: { $title }
level-line = { $level }: { $told }
level-first-battle = erstes Gefecht
level-regular = normal
level-veteran = Veteran
level-even = ausgeglichen
level-own = eigene Einstellungen
as-printed = wie sie ist
player-baseline = Grundspieler
player-expert = Experte
for-two = zwei Personen
turned-vp = { $n } SP { $way ->
    [more] mehr
   *[fewer] weniger
}
turned-caps = { $n } CAP { $way ->
    [more] mehr
   *[fewer] weniger
}
turned-hand = { $n } { $n ->
    [one] Karte
   *[other] Karten
} { $way ->
    [more] mehr
   *[fewer] weniger
}
turned-track = die Leiste ist um { $n } { $way ->
    [more] länger
   *[fewer] kürzer
}
turned-no-enemy = { $n } No Enemy { $way ->
    [more] mehr
   *[fewer] weniger
}
turned-without = ohne { $numbers }
turned-cup = { $n } KI mehr hinter den Gerüchten
turned-orders = ein anderes Befehlsdeck
