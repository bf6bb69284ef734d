cdef void stand(Battle battle, int ai, int cell) noexcept nogil
cdef void turn_to(Battle battle, int goal_at, int rule) noexcept nogil
cdef int faces(Battle battle, int facing, int cell) noexcept nogil
cdef int turns_to_it(Battle battle, int facing) noexcept nogil
cdef int points_at(Battle battle, int facing, int cell) noexcept nogil
cdef int units_in_zone(Battle battle, int facing) noexcept nogil
cdef int closest_units_faced(Battle battle, int facing) noexcept nogil
cdef int objectives_faced(Battle battle, int facing) noexcept nogil
cdef int visible_units(Battle battle, int facing) noexcept nogil
cdef int units_faced(Battle battle, int facing) noexcept nogil
cdef int keep_facings(Battle battle, int left, int rule, Measure key) noexcept nogil
cdef int best_facings(Battle battle) noexcept nogil
cdef int settled_facing(Battle battle) noexcept nogil
