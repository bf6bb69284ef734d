# Der Feldzug: alles, was von ihm gesagt wird. Regeln stehen im Buch, Einsätze und Spuren in Paketen.
# $unit ist eine Einheit ("LMG G09"), $row ihre Zeile in der Stammrolle.

seat = du
chance-of-aftermath = die Würfel nach dem Gefecht

## Wo ein Feldzug steht

stage = Etappe { $n } von { $of }, { $date }: { $mission }
no-mission = der Einsatz ist noch nicht gewählt
when = Etappe { $n } von { $of }
over = { $title } ist zu Ende: { $score } Punkte, { $grade }
means = Punkte { $points }, Stand des Feindes { $enemy }, endgültig verloren { $lost }, Wertung bisher { $n }
traces = Spuren: { $which }
traces-title = Spuren
roster = Stammrolle
points-title = Punkte
enemy-title = Stand des Feindes
fought = Gefochten
fought-line = { $n }. { $mission }: { $ending }
roster-line = { $unit } { $stars } ({ $n ->
    [one] 1 Gefecht
   *[other] { $n } Gefechte
    })

condition-wounded = verwundet, zurück zu Etappe { $stage }
condition-repair = in der Werkstatt, zurück zu Etappe { $stage }
condition-lost = verloren

## Ausgänge und Noten

ending-clear-victory = ein klarer Sieg
ending-victory = ein Sieg
ending-draw = ein Unentschieden
ending-defeat = eine Niederlage
ending-withdrawal = ein Rückzug
grade-named = die Division nennt es nach euch
grade-mentioned = lobend erwähnt
grade-held = gehalten
grade-withdrawn = herausgezogen

## Was man von einem Weg weiß

minutes = { $n } Minuten
harder = der schwerere Weg (Stand des Feindes -1)
leaves-victory = ein Sieg hinterlässt: { $trace }
leaves-clear = ein klarer Sieg hinterlässt: { $trace }
leaves-unhurt = ohne Verlust hinterlässt er: { $trace }
asks = hilft: { $trace }

## Was zu kaufen ist

goods-replacement = neue Leute für { $unit }
goods-cap = 1 KAP mehr zu Beginn
goods-reconnaissance = eine Aufklärung: 2 Kein-Feind-Marker mehr im Becher
goods-strike = ein Artillerieschlag in Runde 2
goods-rest = eine Rast: alle Abwesenden sind zurück, der Feind gewinnt 1

## Antworten

act-take-route = { $mission }: { $route }
act-buy = { $goods } ({ $price } { $price ->
    [one] Punkt
   *[other] Punkte
    })
act-field = { $row }
act-report = { $ending }
act-destroyed = { $row }
act-cut-off = { $row }
act-decorate = { $row }
act-no-more = nichts mehr

## Was geschah

event-route-taken = Die Kompanie geht nach { $mission }.
event-enemy-changed = Der Stand des Feindes ist jetzt { $to }: { $cause }.
event-returned = { $unit } ist zurück.
event-bought = { $price } { $price ->
    [one] Punkt kauft
   *[other] Punkte kaufen
    } { $goods }.
event-replaced = Neue Leute übernehmen { $unit }, ohne Kosten.
event-spending-done = { "" }
event-fielded = { $unit } geht mit.
event-lent = Niemand kann als { $slot } gehen: die Division leiht eine Einheit, die verbraucht beginnt.
event-marched-off = Die Rolle steht: ficht { $mission } aus und sage dann, wie es ausging.
event-reported = Es war { $ending }.
event-fared = { $unit }, { $die }: { $fate }.
event-counter-lost = { "" }
event-star-earned = { $unit } hat einen Stern mehr, { $cause }.
event-trace-left = Eine Spur bleibt: { $trace }.
event-points-gained = { $points } { $points ->
    [one] Punkt kommt
   *[other] Punkte kommen
    } dazu; { $kept } zum Ausgeben.
event-stage-ended = Etappe { $next } kommt.
event-run-ended = Der Feldzug ist zu Ende: { $cause }.

fate-lost = endgültig verloren
fate-wounded = verwundet, zurück zu Etappe { $stage }
fate-repair = in der Werkstatt, zurück zu Etappe { $stage }
fate-fit = zurück zum nächsten Einsatz

cause-clear = ein klarer Sieg
cause-defeat = eine Niederlage
cause-rest = auch er hat gerastet
cause-route = der schwerere Weg
cause-refit = beide Seiten frischen auf
cause-battles = für seine Gefechte
cause-decorated = für den Sieg
cause-finished = die letzte Etappe ist gefochten
cause-defeats = zu viele Niederlagen in Folge
cause-losses = sieben zu Fuß sind endgültig verloren

## Das Blatt

short-wounded = verwundet
short-repair = Werkstatt
short-lost = verloren
sheet-roster = Stammrolle
sheet-counter = Einheit
sheet-battles = Gefechte
sheet-stars = Sterne
sheet-condition = Zustand
sheet-stages = Etappen
sheet-result = Ausgang
sheet-traces = Spuren
sheet-enemy = Feind
sheet-points = Punkte
sheet-lost = Verloren
sheet-score = Wertung
sheet-ends = ⟦n⟧ Niederlagen in Folge beenden den Feldzug.
asked-for = wenn { $trace }: { $given }
dial-caps = { $n } KAP
dial-vp = { $n } SP
dial-hand = { $n } Karte
dial-no_enemy = { $n } Kein Feind
