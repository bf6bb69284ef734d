ctypedef int (*Measure)(Battle, int) noexcept nogil

cdef void measure(Battle battle, Measure of) noexcept nogil
cdef void must(Battle battle, int rule, Measure test) noexcept nogil
cdef void keep_if_possible(Battle battle, int rule, Measure test) noexcept nogil
cdef void prefer(Battle battle, int rule, Measure key) noexcept nogil
cdef void lowest(Battle battle, int rule, Measure key) noexcept nogil
cdef int is_proposed(Battle battle, int candidate) noexcept nogil
cdef int any_left(Battle battle, Measure key) noexcept nogil
cdef int the_one_left(Battle battle) noexcept nogil
cdef int one_by_die(Battle battle) noexcept nogil
