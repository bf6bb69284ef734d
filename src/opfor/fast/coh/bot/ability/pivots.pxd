cimport cython

cdef int can_turn(Battle battle, int ai) noexcept nogil
cdef int has_in_front(Battle battle, int ai, int cell) noexcept nogil
cdef int can_turn_to(Battle battle, int ai, int goal) noexcept nogil
cdef int can_turn_at_short_range(Battle battle, int ai) noexcept nogil
cdef int is_beside(Battle battle, int ai, int unit) noexcept nogil
cdef int is_flanked_beside(Battle battle, int ai) noexcept nogil
cdef void stand_at_short_range(Battle battle, int ai) noexcept nogil
cdef int can_turn_instead(Battle battle, int ai, int is_careful) noexcept nogil
@cython.locals(is_under_fire=cython.bint)
cdef int stand_instead(Battle battle, int ai, int is_careful) noexcept nogil
cdef void turn_to_flankers(Battle battle, int ai) noexcept nogil
@cython.locals(can=cython.bint)
cdef int can_attack_after_turning(Battle battle, int ai, int unit, int cap) noexcept nogil
