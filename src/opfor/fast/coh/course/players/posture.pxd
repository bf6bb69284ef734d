cimport cython

@cython.locals(most=cython.double, covered=cython.double, is_kept=cython.bint)
cdef int best_facing(Battle battle, int unit) noexcept nogil
@cython.locals(seen=cython.double)
cdef double in_view(Battle battle, int unit, int facing) noexcept nogil
cdef bint has_enemy_elsewhere(Battle battle, int cell) noexcept nogil
cdef double weight_in_front(Battle battle, int own, int facing, int cell) noexcept nogil
cdef int crowd_around(Battle battle, int cell) noexcept nogil
cdef int hostility(Battle battle, int cell) noexcept nogil
cdef double worth_of_place(Battle battle, int cell) noexcept nogil
