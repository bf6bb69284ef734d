cimport cython

cdef void carry_out_plan(Battle battle) noexcept nogil
@cython.locals(is_certain=cython.bint)
cdef void ai_rally(Battle battle, int unit, int is_free) noexcept nogil
cdef int has_rallied(Battle battle, int unit) noexcept nogil
cdef void ai_turn_to(Battle battle) noexcept nogil
@cython.locals(is_attack=cython.bint)
cdef void ai_move(Battle battle) noexcept nogil
cdef bint is_clear(Battle battle, int unit, int cell, bint is_attack) noexcept nogil
cdef int way_to(Battle battle, int unit, int cell) noexcept nogil
