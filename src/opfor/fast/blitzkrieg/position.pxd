cdef void remember(War to, War war) noexcept nogil
cdef void remember_side(War to, War war, int side) noexcept nogil
