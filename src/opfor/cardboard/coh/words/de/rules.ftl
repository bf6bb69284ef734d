# Regeln, Auslegungen und Nachschlagewerk von Conflict of Heroes und seinem Generator, und Wörter, die
# im Code neben den Regeln stehen. Zeilen stehen unter ihrer Nummer, Wörter unter ihrem Englisch.

## Wofür gewürfelt und gezogen wird

# Angriff G03 auf S17, 10 nötig: Die Würfel zeigen 4
roll-needed = { $what }, { $n } nötig
roll-attack = Angriff { $attacker } auf { $target }
roll-rumor = { $attacker } beschießt die Feindmeldung { $rumor }
roll-rallies = { $unit } sammelt sich
roll-drift = { $n } nötig, um genau zu liegen
roll-rumor-revealed = { $attacker } beschießt die Feindmeldung { $rumor }, { $n } deckt sie auf
roll-reveals = { $n } deckt sie auf
roll-added = { $why }, { $n } dazu
roll-again = { $why }, noch einmal
roll-shown = { $why }: Die Würfel zeigen { $n }
roll-has-moved = { $unit } hat sich bewegt
hit-counter-for = Treffermarker für { $unit } ({ $kind })
behind-the-rumor = was hinter der Feindmeldung { $rumor } steckt
action-costs = die Aktion kostet { $n }
road-goes-on = { $why }; die Straße führt weiter zu Mission { $mission }, Vorsprung { $lead }
ended-with-more = { $why }; mehr Siegpunkte
ended-equal = { $why }; gleich viele Siegpunkte
nobody-left = für die Seite { $nations } kämpft niemand mehr

## Teile einer Summe: AW 4 = 2 roter AW + 1 Unterstützer

part-red-ar = roter AW
part-blue-ar = blauer AW

## Was die KI als Nächstes tun kann

forecast-attacked = { $target } wird angegriffen
forecast-card = Karte { $n }
forecast-card-who = Karte { $n }: { $who }
forecast-card-needing = Karte { $n }: { $who } braucht { $needed }
forecast-left-out = { $what }, ohne das Ereignis darauf
forecast-the-ai = die KI { $deed }
forecast-track = die Missionsleiste rückt in { $share } der Fälle vor
forecast-passes = { $who } passt
forecast-moves = { $who } zieht
forecast-moves-into-cc = { $who } zieht in den Nahkampf
forecast-disengages = { $who } löst sich aus dem Nahkampf
forecast-tries-to-rally = { $who } will sich sammeln
forecast-turns = { $who } dreht sich
forecast-turns-and-attacks = { $who } dreht sich und greift an
forecast-attacks-objective = { $who } greift ein Ziel an
forecast-attacks-with-others = { $who } greift mit anderen ein Ziel an
forecast-becomes-fresh = { $who } wird frisch
forecast-becomes-spent = { $who } wird verbraucht
forecast-is-hit = { $who } wird getroffen
forecast-loses-hit = { $who } wird den Treffer los
forecast-shows = { $who } gibt sich zu erkennen

## Zeilen und Wörter der Befehle

nobody-is = keine KI, die handeln darf, ist { $what }
line-says-of-ai = die Zeile sagt { $word } vor der KI
line-says-of-target = die Zeile sagt { $word } vor dem Ziel

## Der Generator: Fragen und worum es geht

ask-marker = Wohin kommt der Kontrollmarker ({ $side })?
ask-guards = Die Einheiten welcher gespielten Karte bewachen den Marker auf { $where }?
ask-unit = Wohin kommt { $unit }?
ask-hex-or-stay = ein Feld wie D11, oder stay
ask-within = höchstens { $n } von { $where }; ein Feld wie D11, oder stay
ask-truck-now = Über welche Ränder kommt und geht { $unit } jetzt?
ask-edge = Über welchen Rand kommen die Einheiten ({ $whose })?
ask-team-cards = Wer im Team ({ $side }) hat die Karten { $first } bis { $last }?
ask-counter-place = { $work }: Wohin kommt der Marker?
ask-inside = Geht { $unit } hinein?
ask-hides = Welche Einheit ({ $side }) versteckt sich?
ask-empty-site = Wo ist das leere Versteck { $n } von { $all }?
ask-hides-where = Wo versteckt sich { $unit }?
ask-which-counter = Welches Plättchen steht für { $unit }?
ask-facing = { $unit } blickt nach { $facing }; wohin soll der Blick gehen?
ask-card = Welche Karte ({ $side }) wird gespielt, oben oder unten?
unit-at = { $unit } auf { $where }
initiative-of = Initiative: Spieler { $player }
generator-card-for = Eine Generatorkarte für { $role }
generator-card-besides = Eine Generatorkarte für { $role } außer { $card }
action-card-for = Eine Aktionskarte für { $role }
no-card-fits = keine Karte ({ $side }) ist spielbar: Von dem, was sie bringen, ist kein Plättchen übrig
ready-firefight = Das Gefecht ist spielbereit.
ready-solo = Die Solomission gegen die KI ({ $side }) ist spielbereit.
advice-no-points = { $role } hat jede Karte für Einheiten gespielt und kann keine Siegpunkte machen.
advice-nothing = Die Seite { $side } hat { $what }; damit lässt sich nicht kämpfen.
advice-hand = { $n } Handkarten sind ungewöhnlich für { $rounds } Runden; empfohlen: { $range } (GEN-2.1-n).

## Der Generator: warum etwas dort nicht liegen darf

fault-in-hex = dort steht der Feind: { $what } auf { $where }
fault-next-to = daneben steht der Feind: { $what } auf { $where }
fault-too-far = { $away } Felder von { $where }, mehr als { $reach }
fault-cannot-hold = { $ground } trägt das nicht: { $what }
fault-edge = { $n } vom Eintrittsrand { $first } bis { $last } entfernt, nicht { $lines }
fault-smoke = auf { $ground } hält sich kein Rauch
