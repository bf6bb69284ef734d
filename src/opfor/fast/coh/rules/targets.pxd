cdef bint may_shoot(Battle battle, int unit) noexcept nogil
cdef bint has_in_arc(Battle battle, int unit, int cell) noexcept nogil
cdef bint is_in_slit(Battle battle, int unit, int cell) noexcept nogil
cdef bint can_fire_at(Battle battle, int unit, int cell) noexcept nogil
cdef bint has_in_reach(Battle battle, int unit, int cell) noexcept nogil
cdef bint can_fire_indirectly(Battle battle, int unit, int cell) noexcept nogil
cdef bint is_better_eye(Battle battle, int spot, int eye, int cell) noexcept nogil
cdef int eye_of(Battle battle, int unit, int cell) noexcept nogil
cdef bint can_burn(Battle battle, int unit, int cell) noexcept nogil
cdef int fire_cost(Battle battle, int unit, int cell, bint is_indirect) noexcept nogil
cdef int indirect_extra(Battle battle, int unit) noexcept nogil
cdef int price_of_shot(Battle battle) noexcept nogil
cdef bint is_able_to_fire(Battle battle, int unit, int means) noexcept nogil
cdef void offer_shots(Battle battle, int unit, int means) noexcept nogil
cdef void offer_shot(Battle battle, int act, int unit, int cell, int means) noexcept nogil
cdef bint is_below_gun(Battle battle, int unit, int cell) noexcept nogil
cdef bint is_damaged(Battle battle, int unit) noexcept nogil
cdef bint has_target(Battle battle, int act, int unit, int cell) noexcept nogil
cdef void aim_at(Battle battle, int act, int unit, int cell) noexcept nogil
cdef void offer_assaults(Battle battle, int unit, int means) noexcept nogil
cdef void find_targets(Battle battle, int cell) noexcept nogil
cdef void find_targets_that(Battle battle, int cell, bint ride) noexcept nogil
cdef bint can_support(Battle battle, int unit) noexcept nogil
