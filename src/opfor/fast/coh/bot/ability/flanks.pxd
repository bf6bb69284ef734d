cdef int has_flank_that_counts(Battle battle, int ai, int goal, int unit) noexcept nogil
cdef int is_in_flank(Battle battle, int unit, int cell) noexcept nogil
cdef int flank_rank(Battle battle, int ai, int goal, int cell) noexcept nogil
cdef int rank_before(Battle battle, int unit, int cell) noexcept nogil
cdef int enters_flank(Battle battle, int ai, int goal, int cell) noexcept nogil
