cdef int cost_of_unit(Battle battle, int unit) noexcept nogil
cdef void tend_wounded(Battle battle, int unit) noexcept nogil
cdef void heal(Battle battle, int unit, int patient) noexcept nogil
