cdef void solo_new(Battle battle) noexcept nogil
cdef void solo_set_up(Battle battle) noexcept nogil
cdef void deal_cards(Battle battle, int side, int count) noexcept nogil
