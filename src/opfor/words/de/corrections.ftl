# Berichtigungen von Hand, aller Spiele.

what = was berichtigen? Schreibe eines davon: { $usages }
half = { $text } ist keine ganze Berichtigung; schreibe: { $usage }
number = { $what } { $given }: geht nicht; gib eine Zahl von { $low } bis { $high }
unknown = { $what } { $given }: unbekannt; wähle eines: { $names }
several = { $what } { $given }: mehrdeutig; wähle eines: { $names }
correction = Berichtigung
side = Seite
unit = Einheit
card = Karte
