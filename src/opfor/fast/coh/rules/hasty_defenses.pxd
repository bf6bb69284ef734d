cdef bint can_dig_in(Battle battle, int unit, bint with_card) noexcept nogil
cdef void dig_in(Battle battle, int unit) noexcept nogil
