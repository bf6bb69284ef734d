cdef void offer_turn(Battle battle, int side) noexcept nogil
cdef void offer_actions(Battle battle, int unit, int means) noexcept nogil
cdef void offer_moves(Battle battle, int unit, int means) noexcept nogil
