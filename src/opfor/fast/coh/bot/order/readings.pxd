cdef int can_be_read(Battle battle, int row) noexcept nogil
