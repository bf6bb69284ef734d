ctypedef int (*Measure)(Battle, int) noexcept nogil

cdef void measure(Battle battle, Measure of) noexcept nogil
cdef void must(Battle battle, int rule, Measure test) noexcept nogil
cdef void keep_if_possible(Battle battle, int rule, Measure test) noexcept nogil
cdef void prefer(Battle battle, int rule, Measure key) noexcept nogil
cdef void lowest(Battle battle, int rule, Measure key) noexcept nogil
cdef void settle_by(Battle battle, int rule) noexcept nogil
cdef int one_left(Battle battle, int tie_rule) noexcept nogil
