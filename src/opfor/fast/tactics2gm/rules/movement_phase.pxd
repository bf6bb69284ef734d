cdef void offer_movement(Battle battle, int side) noexcept nogil
cdef void offer_moves(Battle battle, int unit) noexcept nogil
cdef void offer_swaps(Battle battle, int unit) noexcept nogil
cdef bint is_worth_swapping(Battle battle, int unit, int other) noexcept nogil
cdef void carry_out_move(Battle battle, int place) noexcept nogil
