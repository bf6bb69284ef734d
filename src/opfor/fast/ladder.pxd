ctypedef int (*Measure)(Memory, int) noexcept nogil

cdef void measure(Memory memory, Measure of) noexcept nogil
cdef void must(Memory memory, int rule, Measure test) noexcept nogil
cdef void keep_if_possible(Memory memory, int rule, Measure test) noexcept nogil
cdef void prefer(Memory memory, int rule, Measure key) noexcept nogil
cdef void lowest(Memory memory, int rule, Measure key) noexcept nogil
