cimport cython

cdef int can_damage(Battle battle, int shot) noexcept nogil
cdef int threatens(Battle battle, int shot) noexcept nogil
cdef int is_otherwise_dangerous(Battle battle, int shot) noexcept nogil
cdef int could_break_supply(Battle battle, int target) noexcept nogil
@cython.locals(is_in_range=cython.bint)
cdef int could_damage(Battle battle, int shooter, int unit) noexcept nogil
cdef int is_sure_kill(Battle battle, int shot) noexcept nogil
cdef int distance_to(Battle battle, int shot) noexcept nogil
cdef void before_the_stance(Battle battle) noexcept nogil
cdef void after_the_stance(Battle battle) noexcept nogil
