cdef bint may_lay_smoke(Battle battle, int unit, int means) noexcept nogil
cdef bint can_smoke(Battle battle, int unit, int cell, int means) noexcept nogil
cdef void offer_smoke_cells(Battle battle, int unit, int means) noexcept nogil
cdef void lay_smoke(Battle battle, int unit) noexcept nogil
cdef int smoke_cost(Battle battle, int unit, int cell) noexcept nogil
