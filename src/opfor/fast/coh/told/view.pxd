cdef void put_aside(Battle battle, int side) noexcept nogil
cdef void bring_back(Battle battle) noexcept nogil
cdef void veil_hits(Battle battle, int side) noexcept nogil
cdef void veil_works(Battle battle, int side) noexcept nogil
