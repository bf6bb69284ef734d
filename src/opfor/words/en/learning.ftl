# The course: lessons in the terminal and in the page.
course = { $title }: { $n } lessons. An x marks those you have done.
lesson = Lesson { $n }: { $title }
help = Type an answer. ? lists them, show tells one that works, skip goes on, quit leaves.
shown = This works: { $answer }
not-now = { $text }: not in this step; ? lists what may be tried.
again = Try again from the beginning of the step.
left = Go on with: opfor learn { $game }
course-over = That was the course. Now play: opfor play { $game }
led-begin = Begin
led-act = Choose and confirm. The coach beside it says what it would do, with the chance to win.
led-why = The opponent answered. Press w to hear why it did that; the coach still looks on.
led-over = The coach steps back. Ask for a hint whenever you like, or look things up with i.
led-listed = first  A first game, with the coach beside it for three turns (opfor learn { $game } first)
led-elbow = The coach leans over. Choose what you like; weigh ACT tells what an act can do before it counts.
led-answered = The opponent has answered. why tells its reason; the coach still looks on.
led-alone = The coach steps back. hint asks it whenever you like; card NAME looks things up.
