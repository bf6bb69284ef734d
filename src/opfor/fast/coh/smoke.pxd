cdef bint may_lay_smoke(Battle battle, int unit, int means) noexcept nogil
cdef bint can_smoke(Battle battle, int unit, int cell) noexcept nogil
cdef void lay_smoke(Battle battle, int unit) noexcept nogil
