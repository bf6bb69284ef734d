cdef void open_next(War war, int closer, int winner) noexcept nogil
cdef void settle_marker(War war, int theatre, int closer, int winner) noexcept nogil
