cdef void suffer(Battle battle, int unit, int needed, int total, int colour) noexcept nogil
cdef int drawn_hit(Battle battle, int colour) noexcept nogil
cdef void destroy(Battle battle, int unit) noexcept nogil
cdef void abandon(Battle battle, int unit) noexcept nogil
