cdef int can_be_done(Battle battle, int task) noexcept nogil
cdef int an_attack_wins(Battle battle) noexcept nogil
cdef int is_attack(Battle battle, int task) noexcept nogil
cdef int is_patrol(Battle battle, int task) noexcept nogil
cdef int choose_task(Battle battle) noexcept nogil
cdef void fly_card(Battle battle, int plane) noexcept nogil
