cdef int can_rally(Battle battle, int ai) noexcept nogil
cdef int can_rally_freely(Battle battle, int ai) noexcept nogil
