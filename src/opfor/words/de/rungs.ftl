# Die Leiter für Menschen: Sprossen, wo jemand steht, was als Nächstes kommt.

standing = Du stehst bei { $value } ± { $margin } nach { $n } { $n ->
    [one] Partie
   *[other] Partien
}: Sprosse { $rung } von { $of }.
no-games = Noch zählt nichts: Es zählt eine Sprosse, die ohne Hinweis zu Ende gespielt ist, und eine Mission auf einer gemessenen Stufe.
next = Spiel das als Nächstes: { $title }. Du hast { $share } %.
won-there = { $won } von { $n } gewonnen
told = Der Anteil ist deine eigene Chance dort, aus deinen Partien; der Grundspieler steht bei 1500.
