cimport cython

@cython.locals(is_enough=cython.bint)
cdef int sure_damage_wins(Battle battle, int way) noexcept nogil
cdef int fire_wins(Battle battle, int way) noexcept nogil
cdef int barrage_wins(Battle battle, int way) noexcept nogil
cdef int way_wins(Battle battle, int way) noexcept nogil
cdef bint gives_shots(int effect) noexcept nogil
cdef int way_shot(Battle battle, int way) noexcept nogil
cdef int unit_shot(Battle battle, int card, int cell) noexcept nogil
cdef int entering_wins(Battle battle, int cell) noexcept nogil
