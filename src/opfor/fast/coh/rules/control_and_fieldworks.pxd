cdef void take_control(Battle battle, int marker) noexcept nogil
cdef bint is_taken_by(Battle battle, int side, int cell) noexcept nogil
cdef void come_in(Battle battle, int cell) noexcept nogil
