cdef int terrain_cover(Battle battle, int cell) noexcept nogil
cdef int wounds_told(Battle battle, int unit) noexcept nogil
cdef bint is_suppressed(Battle battle, int target, int shooter) noexcept nogil
cdef int need(Battle battle, int shooter, int arm, int target) noexcept nogil
cdef bint can_hurt(Battle battle, int arm, int side, int target) noexcept nogil
cdef int faces(int needed) noexcept nogil
cdef double kill_chance(Battle battle, int needed, int arm, int side, int target) noexcept nogil
cdef double expected_damage(Battle battle, int needed, int arm, int side, int target) noexcept nogil
