cdef int is_unnoticed(Battle battle, int cell) noexcept nogil
cdef int hexes_to_advantage(Battle battle, int cell) noexcept nogil
cdef void propose_free(Battle battle, int cell, int unit) noexcept nogil
cdef int to_advantage(Battle battle, int place, int unit) noexcept nogil
