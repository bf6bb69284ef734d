cdef void run_line(Battle battle, int line) noexcept nogil
cdef void add_everybody(Battle battle, int unit) noexcept nogil
cdef void take_line_step(Battle battle, int row) noexcept nogil
cdef void order_one(Battle battle, int row) noexcept nogil
cdef void order_plainly(Battle battle, int row) noexcept nogil
cdef void place_rumor(Battle battle, int place) noexcept nogil
cdef void bring_group(Battle battle, int group, int place) noexcept nogil
