cdef int route_hexes(Battle battle, int route) noexcept nogil
cdef int hexes_under_fire(Battle battle, int route) noexcept nogil
cdef int chosen_route(Battle battle, int ai, int cell, int is_careful) noexcept nogil
