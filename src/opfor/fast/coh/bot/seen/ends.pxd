cdef void find_ends(Battle battle, int ai) noexcept nogil
cdef void lead_on(Battle battle, int ai, int length, int wheels, int tracks) noexcept nogil
cdef int is_on_way(Battle battle, int cell, int length) noexcept nogil
cdef void note_route(Battle battle, int length) noexcept nogil
cdef void add_end(Battle battle, int cell) noexcept nogil
cdef int is_end(Battle battle, int cell) noexcept nogil
cdef int is_step(Battle battle, int cell) noexcept nogil
cdef int goes_to(Battle battle, int route, int cell) noexcept nogil
