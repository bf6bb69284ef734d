ctypedef int (*Measure)(War, int) noexcept nogil

cdef void measure(War war, Measure of) noexcept nogil
cdef void must(War war, int rule, Measure test) noexcept nogil
cdef void keep_if_possible(War war, int rule, Measure test) noexcept nogil
cdef void prefer(War war, int rule, Measure key) noexcept nogil
cdef void lowest(War war, int rule, Measure key) noexcept nogil
