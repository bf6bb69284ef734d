# Warum etwas entschieden wurde. Nach dem Doppelpunkt steht der Titel der Regel als Nominalgruppe.

why = { $clause }: { $reason }{ $cited }.
why-plain = { $clause }.
plain-alone = Es gab keine andere Wahl
plain-only = die einzige Möglichkeit, die { $has }
plain-better = { $better } als { $other }
plain-ranked = { $best } eher als { $other }
plain-chance = der Zufall wählte unter { $n } Gleichen
plain-die = der Würfel zeigte { $rolled }
plain-die-among = der Würfel zeigte { $rolled }, { $n } waren gleich
plain-equals = { $chance }, alle { $compared }
plain-wish = { $wish }, anders als { $other }
plain-none = nichts davon war { $wish }
plain-as-wanted = , wie { $by } es will
margin-of = , { $against } bei { $other }

against = { $best } gegen { $worse }
margin = , { $against }

candidates = { $asked }: { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}, { $names }.
tried = Vergeblich versucht{ $trial }: { $first }
trial = , für { $said }
trial-as = , für { $said } als { $way }
still-equal = Gleichauf liegen { $names }: { $chance }.
chosen = Gewählt: { $said }.
step-ignored = { $rule }: Nichts passt, also gilt es nicht.
step-all = { $rule }: Alle bleiben{ $each }.
step-nothing-left = { $rule }: Nichts bleibt von { $dropped }.
step = { $rule }: Übrig { $kept }; ausgeschieden { $dropped }.
each-with = , jeweils { $value }
with = { $who }: { $value }

chance = { $n } waren übrig, und der Zufall entschied{ $cited }
chance-die = { $n } waren übrig, und der Würfel zeigte { $rolled }{ $cited }
chance-face = der Würfel zeigte { $rolled }{ $cited }

not-chosen = { $said } wurde gewählt: { $why }
not-as-good = { $said } war so gut wie { $chosen }: { $chance }.
not-ruled-out = { $said } scheidet aus: { $why } ({ $rows }).
not-because = Es nahm { $kept }, nicht { $other }: { $reason }.
not-fell = { $said } fiel weg durch { $rule }.
not-asked = { $thing } stand für den Gegner nicht zur Wahl: Gefragt war { $about } (X-3).
not-decided = der Gegner hat noch nichts entschieden
not-here = hier gibt es kein { $text }; zur Wahl standen: { $had }
simulated = { $who } wird von { $name } gespielt: einem Simulationsspieler, der tut, was ihm am meisten zu bringen scheint, oder würfelt; er folgt keinen Regeln, also gibt es keine zu nennen.
nothing-decided = Der Gegner hat noch nichts entschieden.
act-ends-here = Angenommen wird, dass die laufende Aktion hier endet.
nothing-next = Der Gegner tut als Nächstes nichts.
other-outcomes = { $n } andere Ausgänge
why-not-what = Warum nicht was? Nenne etwas, das der Gegner hätte wählen können
unless-one = Wenn { $change }, hätte er { $said } gewählt.
unless-two = Wenn { $first } und { $second }, hätte er { $said } gewählt.
unless-nothing = Keine kleine Änderung führt zu { $said }.
