cdef int is_plain(int word) noexcept nogil
cdef int row_of_word(int word) noexcept nogil
cdef int is_so(Battle battle, int word, int counter) noexcept nogil
cdef int has_done(Battle battle, int word, int counter) noexcept nogil
cdef int is_of_kind(Battle battle, int kind, int ai) noexcept nogil
cdef int goal_meets(Battle battle, int word, int goal, int ai) noexcept nogil
cdef int hex_meets(Battle battle, int word, int cell) noexcept nogil
