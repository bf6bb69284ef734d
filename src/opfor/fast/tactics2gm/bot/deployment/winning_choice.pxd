cdef int wins_at_once(Battle battle, int card) noexcept nogil
cdef int wins_by_entering(Battle battle, int card) noexcept nogil
cdef int gives_winning_shot(Battle battle, int card) noexcept nogil
cdef void what_wins(Battle battle) noexcept nogil
