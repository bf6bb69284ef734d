"""Who acts on what, into which hex, facing where: the words and the ladders."""
