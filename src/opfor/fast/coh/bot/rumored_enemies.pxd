cimport cython

cdef void reveal_exposed(Battle battle) noexcept nogil
cdef int exposed_rumor(Battle battle) noexcept nogil
cdef int is_exposed(Battle battle, int rumor) noexcept nogil
@cython.locals(is_spent=cython.bint)
cdef int reveal(Battle battle, int rumor, int is_under_fire) noexcept nogil
cdef void take_aside(Battle battle, int rumor) noexcept nogil
cdef int drawn_from_cup(Battle battle) noexcept nogil
cdef void fire_at_rumor(Battle battle, int rumor, int total) noexcept nogil
