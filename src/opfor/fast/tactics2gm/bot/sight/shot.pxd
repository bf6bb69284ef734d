cimport cython

cdef int is_pierced(Battle battle, int arm, int side, int target) noexcept nogil
cdef int lucky(int target) noexcept nogil
@cython.locals(is_enough=cython.bint)
cdef int tenths_to_kill(Battle battle, int needed, int arm, int side, int target) noexcept nogil
cdef int tenths_of_damage(Battle battle, int needed, int arm, int side, int target) noexcept nogil
cdef void note_shot(Battle battle, int unit, int slot, int arm, int target) noexcept nogil
