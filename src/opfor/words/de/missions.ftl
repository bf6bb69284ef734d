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
player-net = Netz
for-people = { $n ->
    [3] drei Personen
    [4] vier Personen
   *[other] zwei Personen
}
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
option-ai-ap = AP der KI
option-ai-army = Armee der KI
option-ai-role = Rolle der KI
option-arctic = Arktis
option-army = Armee
option-board = Plan
option-boards = Pläne
option-caps = KAP
option-cards = Karten
option-columns = Spalten
option-deck = Stapel
option-difficulty = Schwierigkeit
option-economy = Ökonomie
option-extra-vp = Zusätzliche SP
option-extra-card = Zusätzliche Karte
option-extra-progress = Zusätzlicher Vorsprung
option-fewer-caps = Weniger KAP
option-fewer-command-cards = Weniger Kommandokarten
option-guideline = Vorlage
option-hand = Hand
option-handicap = Vorgabe
option-handicap-caps = Vorgabe in KAP
option-handicap-card = Vorgabe in Karten
option-ignore-numbers = Ohne Nummern
option-lead = Vorsprung
option-level = Stufe
option-mission = Mission
option-mode = Spielweise
option-night = Nacht
option-players = Spieler
option-points = Punkte
option-remove = Weglassen
option-reshuffle = Neu mischen
option-rounds = Runden
option-run = Folge
option-scenario = Szenario
option-second-deck = Zweiter Stapel
option-smoke = Rauch
option-solo = Allein
option-stratagems = Strategien
option-variant = Variante
value-solo = allein
value-two-player = zu zweit
value-first-battle = erstes Gefecht
value-regular = normal
value-veteran = Veteran
value-even = ausgeglichen
value-own = eigene Einstellungen
value-base = die fünf Schauplätze
value-nippon = Nippon
value-easy = leicht
value-medium = mittel
value-hard = schwer
value-mission = die der Mission
value-activation = nach Aktivierung
