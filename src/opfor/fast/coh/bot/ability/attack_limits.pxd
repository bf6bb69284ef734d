cdef int can_attack(Battle battle, int ai, int unit, int is_far, int cap, int is_group) noexcept nogil
cdef int aims_right(Battle battle, int ai, int unit, int is_far) noexcept nogil
cdef int manner_of_shot(Battle battle, int ai, int cell) noexcept nogil
cdef void aim_as_seen(Battle battle, int ai, int unit) noexcept nogil
cdef int into_close_combat(Battle battle, int unit) noexcept nogil
cdef int can_rumor_attack(Battle battle, int ai, int unit) noexcept nogil
cdef int is_range_right(Battle battle, int ai, int unit, int is_far) noexcept nogil
cdef int is_worth_a_try(Battle battle, int unit, int cap, int is_group) noexcept nogil
cdef void find_helpers(Battle battle) noexcept nogil
cdef void find_helpers_in(Battle battle, int cell) noexcept nogil
