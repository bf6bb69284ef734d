# The command `campaign`.

which = Begin one with: { $program } campaign new RUN
due = The mission is due. Your choice: { $can }
left = Kept. Go on with: { $program } campaign go-on { $path }
written = Written to { $path }.
