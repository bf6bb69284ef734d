cdef int default_list(Battle battle) noexcept nogil
cdef int rank_in(Battle battle, int order, int card) noexcept nogil
cdef int stance_rank(Battle battle, int card) noexcept nogil
cdef int default_rank(Battle battle, int card) noexcept nogil
