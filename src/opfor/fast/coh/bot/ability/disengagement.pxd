cdef int is_safe_or_covered(Battle battle, int ai, int cell) noexcept nogil
cdef int can_disengage(Battle battle, int ai) noexcept nogil
cdef int is_refuge(Battle battle, int ai, int cell) noexcept nogil
cdef int is_engaged(Battle battle, int ai) noexcept nogil
cdef int leaves_instead(Battle battle, int ai) noexcept nogil
cdef int is_cornered(Battle battle, int ai) noexcept nogil
