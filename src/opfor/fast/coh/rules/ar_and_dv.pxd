cdef bint is_close(Battle battle) noexcept nogil
cdef bint is_explosive(Battle battle) noexcept nogil
cdef bint is_flank(Battle battle, int target) noexcept nogil
cdef int struck_colour(Battle battle, int target) noexcept nogil
cdef bint is_from_above(Battle battle) noexcept nogil
cdef bint is_spared(Battle battle, int target) noexcept nogil
cdef int attack_rating(Battle battle, int target) noexcept nogil
cdef int rating_against(Battle battle, int colour) noexcept nogil
cdef int printed_against(Battle battle, int colour) noexcept nogil
cdef int distant_parts(Battle battle) noexcept nogil
cdef int defence_value(Battle battle, int target) noexcept nogil
cdef int ground_parts(Battle battle, int target) noexcept nogil
cdef bint has_vehicle_beside(Battle battle, int target) noexcept nogil
cdef int shelter_parts(Battle battle, int target) noexcept nogil
cdef int smoke_parts(Battle battle) noexcept nogil
