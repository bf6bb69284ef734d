cdef int points_of_card(Battle battle, int card) noexcept nogil
cdef int spied(Battle battle, int _side) noexcept nogil
