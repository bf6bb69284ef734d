cimport cython

cdef void ai_passes(Battle battle) noexcept nogil
cdef void turn_back(Battle battle) noexcept nogil
cdef void clear_upshot(Battle battle) noexcept nogil
cdef void act_for(Battle battle, int unit, int cost) noexcept nogil
@cython.locals(is_far=cython.bint, is_group=cython.bint)
cdef void ai_attack(Battle battle) noexcept nogil
@cython.locals(is_in_hex=cython.bint)
cdef void ai_volley(Battle battle, int goal, int cap) noexcept nogil
cdef void gather_attackers(Battle battle) noexcept nogil
cdef void strike(Battle battle, int target, int cap) noexcept nogil
cdef void strike_work(Battle battle) noexcept nogil
