# Lo que se pregunta, cómo acabó una partida y de dónde salieron sus puntos.

you = tú
ask-drawn = { $why }: ¿qué ha salido?
ask-roll = { $dice ->
    [one] { $why }: tira un d{ $sides }
   *[other] { $why }: tira { $dice } d{ $sides }
}
ask-tie = { $why }: empate, ¿cuál elige el azar?
ask-tie-between = { $why }: empate entre { $tied }, ¿cuál elige el azar?
ask-die = { " " }(d{ $die }: { $faces })
ask-die-again = { " " }(d{ $die }: { $faces }; con más de { $most }, se tira otra vez)
offer-face = un { $n }
draw = empate
you-win = ganas
you-lose = pierdes
won-you = { $who } ganas
won-many = { $who } ganan
illegal-answers = se dieron demasiadas respuestas que nadie había ofrecido
won-one = { $who } gana
score = Resultado: { $scores }.
grade-decisive = El resultado es decisivo.
grade-narrow = El resultado es ajustado.
after-0 = Lo que ocurrió: { $told }
after-1 = Fuentes: { $told }.
points-from = De dónde salieron los puntos:
turned = Lo que la decidió:
turning = Línea { $line }: { $text }
turning-lead = Línea { $line }: { $text } { $who } se puso por delante.
source = { $points } por { $why }
source-often = { $points } por { $why } (en { $times } veces)

standing = { $who } { $n } { $unit }
standing-of = { $who } { $n } de { $of } { $unit }
next-event = próximo evento en { $at }
end-at = el final en { $at }
the-end = el final
card-stratagem = estratagema
card-order = orden
source-start = empezar con ellos
asked-another = { CAP($who) } decide
dice-are-out = Se tiran los dados
rolls = saca { $dice }

# De quién son las cartas con que se juega, junto a una mesa real.
decks-of-ours = El programa roba de mazos propios ({ $decks }): los textos son de opfor, no los de tu caja. { $how }
enter = { $command } recoge las tuyas y --pack juega con ellas.
enter-page = «Tu caja», en la página de inicio, recoge las tuyas.
texts-of-ours = { $deck }: robas tú, pero los textos{ $some } son de opfor, no los de tus cartas
texts-of = { " " }de { $cards }
texts-blank = { $deck }: aún no hay texto para { $cards }: escríbelo cuando salga
changed-more = y { $n } más
changed-new = nuevo: { $names }
changed-gone = ya no está: { $names }
changed-moved = movido: { $names }
