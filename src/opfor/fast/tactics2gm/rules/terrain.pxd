cdef void offer_terrain(Battle battle, int side) noexcept nogil
cdef void offer_terrain_on(Battle battle, int side, int terrain, int low, int high) noexcept nogil
cdef bint is_free(Battle battle, int cell) noexcept nogil
cdef void find_terrain_left(Battle battle, int side) noexcept nogil
cdef void take_terrain_left(Battle battle, int side, int terrain) noexcept nogil
cdef bint is_first_left(Battle battle, int side, int place) noexcept nogil
