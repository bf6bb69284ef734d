cimport cython

cdef void step(Battle battle) noexcept nogil
cdef void begin_round(Battle battle, int number) noexcept nogil
cdef void before_round(Battle battle) noexcept nogil
cdef int caps_at_reset(Battle battle, int side) noexcept nogil
cdef void draw_cards(Battle battle, int side) noexcept nogil
cdef void next_turn(Battle battle) noexcept nogil
@cython.locals(is_last=cython.bint)
cdef void end_round(Battle battle) noexcept nogil
cdef bint ended_early(Battle battle) noexcept nogil
