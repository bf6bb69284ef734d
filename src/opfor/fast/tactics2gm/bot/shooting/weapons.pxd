cdef void shoot_all(Battle battle) noexcept nogil
cdef void answer_assaults(Battle battle) noexcept nogil
cdef void fire_weapons(Battle battle, int unit) noexcept nogil
cdef int first_ready(Battle battle, int unit, int idle) noexcept nogil
cdef int is_worth_a_shot(Battle battle, int shot) noexcept nogil
cdef int choose_target(Battle battle, int slot) noexcept nogil
