cdef int is_useful(Battle battle, int card) noexcept nogil
cdef int is_useful_now(Battle battle, int card) noexcept nogil
cdef int is_spy(Battle battle, int card) noexcept nogil
cdef int is_time_to_spy(Battle battle) noexcept nogil
