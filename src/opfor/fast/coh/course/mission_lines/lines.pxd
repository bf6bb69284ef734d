cdef void run_line(Battle battle, int line) noexcept nogil
cdef void note_upshot(Battle battle) noexcept nogil
cdef void add_everybody(Battle battle, int unit) noexcept nogil
cdef void take_line_step(Battle battle, int row) noexcept nogil
cdef void order_some(Battle battle, int row) noexcept nogil
cdef void let_one_in(Battle battle, int row) noexcept nogil
cdef void go_on(Battle battle, int row, int ai) noexcept nogil
cdef void order_plainly(Battle battle, int row) noexcept nogil
cdef void pick_subjects(Battle battle, int row) noexcept nogil
cdef void place_rumor(Battle battle, int place) noexcept nogil
cdef void bring_drawn(Battle battle, int count, int place) noexcept nogil
cdef void put_down(Battle battle, int unit, int place) noexcept nogil
cdef void bring_group(Battle battle, int group, int place) noexcept nogil
