# Correcciones a mano, de todos los juegos.

what = ¿qué corriges? Escribe una de estas: { $usages }
half = a { $text } le falta o le sobra algo; escribe: { $usage }
number = { $what } { $given }: no es posible; da un número de { $low } a { $high }
unknown = { $what } { $given }: no se conoce; elige una opción: { $names }
several = { $what } { $given }: puede ser más de una cosa; elige una opción: { $names }
correction = corrección
side = bando
unit = unidad
card = carta
