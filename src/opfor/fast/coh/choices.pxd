cdef void offer(Battle battle, int act, int unit, int at) noexcept nogil
cdef int choose(Battle battle, int side, int question) noexcept nogil
