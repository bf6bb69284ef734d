cdef int passes_test(Battle battle, int row) noexcept nogil
cdef int holds_between(int comparison, int one, int other) noexcept nogil
