cimport cython

cdef int is_armed(Battle battle, int unit, int slot) noexcept nogil
cdef int has_trait(Battle battle, int unit, int trait) noexcept nogil
cdef int danger(Battle battle, int target) noexcept nogil
cdef int danger_of(Battle battle, int unit) noexcept nogil
cdef int can_damage_any(Battle battle, int unit, int side) noexcept nogil
cdef int threat_to(Battle battle, int unit, int arm, int side, int victim, int ends) noexcept nogil
cdef int comes_in_range(Battle battle, int unit, int arm, int spot, int ends) noexcept nogil
cdef int need_against(Battle battle, int unit, int arm, int side, int victim) noexcept nogil
@cython.locals(is_command=cython.bint)
cdef void look_for_victims(Battle battle, int side) noexcept nogil
cdef void note_victim(Battle battle, int side, int target, int weight) noexcept nogil
cdef int line_bonus(Battle battle, int unit) noexcept nogil
cdef int is_threat(Battle battle, int target) noexcept nogil
cdef void most_dangerous(Battle battle) noexcept nogil
cdef int worse_than(Battle battle, int unit, int other) noexcept nogil
cdef int is_particularly_dangerous(Battle battle, int target) noexcept nogil
