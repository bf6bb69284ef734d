cdef void take_control(Battle battle, int marker) noexcept nogil
cdef void come_in(Battle battle, int cell) noexcept nogil
cdef int rumors_at(Battle battle, int cell) noexcept nogil
