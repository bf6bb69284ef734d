# Was ein Entwerfer an einer Mission drehen kann, um $n Schritte. $step ist »more« oder »fewer«.

side-german = die Deutschen
    .own = deutschen
    .adj = deutsche
side-soviet = die Sowjets
    .own = sowjetischen
    .adj = sowjetische

step = { $step ->
    [more] mehr
   *[fewer] weniger
}
vps = { $n } SP { step }
caps = { $n } KAP { step }
cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} { step }
rounds = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}

turn-vp = { vps } für { $side } zu Beginn
turn-caps = { caps } für { $side }
turn-hand = { cards } auf der { OWN($side) } Hand
turn-cards = { cards } je Runde für { $side }
turn-kill = { vps } für { $side } je vernichteter Einheit
turn-exit = { vps } für { $side } je Einheit, die den Plan verlässt
turn-marker-at_end = { vps } für { $hex } am Ende
turn-marker-each_round = { vps } je Runde für { $hex }
turn-marker-when_taken = { vps } für die Einnahme von { $hex }
turn-unit = { ADJ($side) } Einheiten: 1 × { $unit } { step }
turn-enters = die { OWN($side) } Verstärkungen mit { $unit } { rounds } { $step ->
    [more] später
   *[fewer] früher
}
turn-cup = eine KI { step } im Becher
turn-no-enemy = { $n } × »Kein Feind« { step } im Becher
turn-rounds = { rounds } { step }
turn-track = ein Feld { step } auf der Leiste

# Das Zeichenbrett: was auf dem Plan und was in der Ablage liegt.
blank-firefight = Ein Gefecht zu zweit
blank-solo = Eine Mission gegen die KI
group-german = Deutsche
group-soviet = Sowjets
group-ground = Gelände
group-boards = Kartenteile
group-paint = Malen
thing-control = Kontrollmarker: { $side }
thing-objective = Missionsziel
thing-smoke = Rauch
thing-new-board = Neuer Kartenteil
thing-level = { $n ->
    [0] Flach
   *[other] Hügel, Stufe { $n }
}
thing-wall = Mauer
thing-road = Straße
piece-control = Kontrollmarker { $hex }, Besitzer: { $owner }
piece-smoke = Rauch { $hex }
piece-objective = Missionsziel { $hex }
piece-board = Kartenteil { $board }
stands-enters = kommt in Runde { $n }: { $places }
stands-area = Aufstellung auf einem von { $n }: { $places } …
stands-rides = fährt auf { $number }
tag-round = R{ $n }
title-control = Kontrollmarker { $hex }
title-rumors = Feindmeldung { $hex }
title-objectives = Missionsziel { $hex }
put-nowhere = Dorthin geht es nicht.
put-on-a-hex = Leg es auf ein Feld des Plans.
put-own-board = Das Feld liegt auf einem gedruckten Kartenteil. Wähle erst bei seiner Nummer „Kopieren, um darauf zu malen“.
put-neighbours = Von einem Feld zu seinem Nachbarn.
put-no-more = { $unit }: davon ist kein Plättchen mehr übrig
put-no-room = Dort passt kein Kartenteil mehr hin.
put-last-board = Der letzte Kartenteil bleibt.

# Überschriften dessen, was auszufüllen ist, seine Teile und was man mit ihnen tun kann.
heading-mission = Mission
heading-track = Leiste
heading-lines = Befehle
heading-placed = Auf dem Plan
heading-boards = Kartenteile
part-mission = Die Mission
part-ai = Hinter den Feindmeldungen
deed-turn = Umdrehen
deed-copy-board = Kopieren, um darauf zu malen
deed-empty-board = Leeren, um darauf zu malen
deed-away = Wegnehmen
deed-here = Auf einem Feld beginnen
deed-area = Frei aufstellen
deed-later = Später kommen
deed-space = Ein Feld dahinter anfügen

# Felder einer Datei, in Worten.
field-title = Titel
field-id = Dateiname
field-briefing = Lage
field-minutes = Minuten
field-rounds = Runden
field-special-rules = Sonderregeln
field-kind = In einem Wort
field-place = Ort
field-date = Datum
field-happened = Was geschah
field-player = Du führst
field-first = Beginnt Runde 1
field-orders = Befehlskarten
field-cards = Aktionskarten
field-task = Auftrag
field-caps = KAP
field-vp = SP
field-hand = Karten zu Beginn
field-cards-each-round = Karten je Runde
field-kill-vp = SP je vernichteter Einheit
field-hexes = Darf hinaus über
field-cup = KI-Plättchen im Becher
field-no-enemy = »Kein Feind« im Becher
field-mines = Minen im Becher
field-rumor-counters = Marker für Feindmeldungen
field-counteractions = Gegenaktionen
field-mission-orders = Missionsbefehle
field-standing = Immer und wenn
field-facing = Blick
field-area = Aufstellung in
field-enters = Runde
field-by = Kommt über
field-hidden = Verborgen
field-spent = Verbraucht
field-hit = Treffermarker
field-numbers = Plättchen
field-owner = Besitzer
field-at-end = SP am Ende
field-each-round = SP je Runde
field-when-taken = SP bei Einnahme
field-hex = Feld
field-density = Dichte
field-event = Zeilen des Ereignisses
field-yellow = Auch beim Überschreiten
field-landed = Nur beim Halten
stock-unit = { $numbers }; { $facts }
stock-armed = AW { $red }/{ $blue }, Reichweite { $range }, Angriff { $attack } AP, Zug { $move } AP, VW { $front } vorn, { $flank } Flanke
stock-unarmed = Zug { $move } AP, VW { $front } vorn, { $flank } Flanke
