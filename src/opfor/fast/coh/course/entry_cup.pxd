cdef int drawn_at_edge(Battle battle) noexcept nogil
cdef bint enter_from_cup(Battle battle, int row) noexcept nogil
