cdef int winner(Battle battle) noexcept nogil
cdef void score_absent(Battle battle) noexcept nogil
cdef void score_held(Battle battle, bint round_ends, bint game_ends) noexcept nogil
