cdef void read_card(Battle battle, int first, int end) noexcept nogil
cdef int row_of_pass(Battle battle, int first, int end) noexcept nogil
