cdef bint may_shoot(Battle battle, int unit) noexcept nogil
cdef bint has_in_arc(Battle battle, int unit, int cell) noexcept nogil
cdef bint can_fire_at(Battle battle, int unit, int cell) noexcept nogil
cdef bint can_burn(Battle battle, int unit, int cell) noexcept nogil
cdef bint is_able_to_fire(Battle battle, int unit, int means) noexcept nogil
cdef void offer_shots(Battle battle, int unit, int means) noexcept nogil
cdef void offer_assaults(Battle battle, int unit, int means) noexcept nogil
cdef void find_targets(Battle battle, int cell) noexcept nogil
cdef bint can_support(Battle battle, int unit) noexcept nogil
