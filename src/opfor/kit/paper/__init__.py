"""Paper: what the sheets of all games share. Templates for Typst, drawings ready for print, the
opponent's procedure as ladders."""
