cdef int entry_cost(Battle battle, int unit, int cell) noexcept nogil
cdef bint is_due(Battle battle, int unit) noexcept nogil
cdef bint has_way_in(Battle battle, int unit) noexcept nogil
cdef bint may_come_at(Battle battle, int unit, int cell) noexcept nogil
cdef void come_on(Battle battle, int unit, int cell) noexcept nogil
