cdef bint can_assault(Battle battle, int unit) noexcept nogil
cdef void offer_assaults(Battle battle, int unit) noexcept nogil
cdef int unit_with(Battle battle, int number) noexcept nogil
cdef void offer_extra_shots(Battle battle, int side) noexcept nogil
cdef bint can_answer(Battle battle, int unit, int enemy) noexcept nogil
