cimport cython

@cython.locals(is_due_now=cython.bint)
cdef int in_play(Battle battle) noexcept nogil
cdef void header(Battle battle, int card) noexcept nogil
@cython.locals(is_final=cython.bint)
cdef void advance(Battle battle, int spaces) noexcept nogil
cdef void run_event(Battle battle, int space, int moved_on) noexcept nogil
cdef void when_round_ends(Battle battle) noexcept nogil
cdef void run_round_end(Battle battle, int line) noexcept nogil
cdef void end_mission(Battle battle, int why) noexcept nogil
