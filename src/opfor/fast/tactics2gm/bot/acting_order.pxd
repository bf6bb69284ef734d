cdef int chance_of_damage(Battle battle, int unit) noexcept nogil
cdef int health(Battle battle, int unit) noexcept nogil
cdef int nearest_foe(Battle battle, int unit) noexcept nogil
cdef int leads(Battle battle, int unit) noexcept nogil
cdef int is_in_front(Battle battle, int unit) noexcept nogil
cdef void first_the_least(Battle battle, int unit, int value) noexcept nogil
cdef void by_mode(Battle battle, int unit) noexcept nogil
cdef void key_to_move(Battle battle, int unit) noexcept nogil
cdef void key_to_shoot(Battle battle, int unit) noexcept nogil
cdef int goes_before(Battle battle, int unit, int other) noexcept nogil
cdef void await_turn(Battle battle, int unit) noexcept nogil
cdef void stop_waiting(Battle battle, int unit) noexcept nogil
