cdef int is_spoken_to(Battle battle, int ai) noexcept nogil
cdef int find_subjects(Battle battle, int row) noexcept nogil
cdef int propose_subjects(Battle battle) noexcept nogil
cdef int greatest_ar(Battle battle, int ai) noexcept nogil
cdef int picked_ai(Battle battle) noexcept nogil
