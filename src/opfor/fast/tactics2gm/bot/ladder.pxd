cdef int is_proposed(Battle battle, int candidate) noexcept nogil
cdef int any_left(Battle battle, Measure key) noexcept nogil
cdef int the_one_left(Battle battle) noexcept nogil
cdef int one_by_die(Battle battle) noexcept nogil
