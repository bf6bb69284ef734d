cimport cython

cdef int is_in_reach(Battle battle, int cell) noexcept nogil
cdef int is_not_stacked(Battle battle, int cell) noexcept nogil
@cython.locals(is_careful=cython.bint)
cdef int may_be_met(Battle battle, int cell) noexcept nogil
cdef int is_not_farther(Battle battle, int cell) noexcept nogil
cdef int is_closer(Battle battle, int cell) noexcept nogil
cdef int is_useful(Battle battle, int cell) noexcept nogil
cdef int is_allowed(Battle battle, int cell) noexcept nogil
cdef int hexes_left(Battle battle, int cell) noexcept nogil
cdef int way_out(Battle battle, int cell) noexcept nogil
cdef int is_outside_zones(Battle battle, int cell) noexcept nogil
cdef int towards_flank(Battle battle, int cell) noexcept nogil
cdef int is_safe_or_covered_way(Battle battle, int cell) noexcept nogil
cdef int is_beside_nobody(Battle battle, int cell) noexcept nogil
cdef int is_in_nearest_flank(Battle battle, int cell) noexcept nogil
cdef int gets_no_closer(Battle battle) noexcept nogil
cdef int change_of_first(Battle battle) noexcept nogil
cdef void propose_near(Battle battle) noexcept nogil
cdef void safer_first(Battle battle, int is_inside) noexcept nogil
@cython.locals(is_inside=cython.bint)
cdef int chosen_hex(Battle battle, int goal, int is_careful) noexcept nogil
@cython.locals(is_inside=cython.bint)
cdef int chosen_refuge(Battle battle, int rule) noexcept nogil
