cdef int leader(int track) noexcept nogil
cdef void advance(War war, int theatre, int side, int steps) noexcept nogil
cdef void push(War war, int theatre, int side, int steps) noexcept nogil
cdef void head_start(War war, int theatre, int steps) noexcept nogil
cdef void move(War war, int theatre, int side, int steps, int limit) noexcept nogil
