# La orden `campaign`.

which = Empieza una con: { $program } campaign new RUN
due = Toca la misión. Puedes elegir: { $can }
left = Guardada. Sigue con: { $program } campaign go-on { $path }
written = Escrito en { $path }.
