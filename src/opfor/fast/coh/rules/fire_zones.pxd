cdef bint is_in_fire_zone(Battle battle, int unit, int cell) noexcept nogil
