cdef int is_safe(Battle battle, int cell) noexcept nogil
cdef int starts_in_danger(Battle battle, int ai) noexcept nogil
cdef int is_at_arms_length(Battle battle, int cell) noexcept nogil
cdef int comes_no_closer(Battle battle, int cell) noexcept nogil
cdef int keeps_off(Battle battle, int route) noexcept nogil
cdef int has_cover_enough(Battle battle, int ai, int cell) noexcept nogil
cdef int is_permitted(Battle battle, int ai, int goal, int cell, int farther) noexcept nogil
