cdef void offer_deployment(Battle battle, int side) noexcept nogil
cdef void offer_shooting(Battle battle, int side) noexcept nogil
cdef void offer_shots(Battle battle, int unit, int slot) noexcept nogil
cdef void carry_out(Battle battle, int side, int place) noexcept nogil
