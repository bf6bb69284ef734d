cimport cython

cdef int entry_cost(Battle battle, int card, int cell) noexcept nogil
cdef int standing_on(Battle battle, int cell) noexcept nogil
cdef bint has_room(Battle battle, int side, int cell) noexcept nogil
cdef bint can_move(Battle battle, int unit) noexcept nogil
cdef int reachable(Battle battle, int unit, int points, int* cells, int* spent) noexcept nogil
cdef int step_into(Battle battle, int card, int side, int cell) noexcept nogil
cdef int without_full(Battle battle, int side, int found, int* cells, int* spent) noexcept nogil
@cython.locals(can_enter=cython.bint)
cdef bint can_swap(Battle battle, int unit, int other) noexcept nogil
cdef void offer_covered_moves(Battle battle, int unit) noexcept nogil
cdef void offer_covered_with(Battle battle, int unit, int cell) noexcept nogil
cdef void offer_beside(Battle battle, int unit, int vehicle) noexcept nogil
cdef int place_beside(Battle battle, int side, int cell) noexcept nogil
cdef bint is_nearer(Battle battle, int cell, int best, int home) noexcept nogil
