cimport cython

cdef void ai_turn(Battle battle) noexcept nogil
cdef void remember_outlook(Battle battle) noexcept nogil
cdef void recall_outlook(Battle battle, int is_command) noexcept nogil
cdef void one_order(Battle battle, int card) noexcept nogil
cdef void as_planned(Battle battle) noexcept nogil
cdef void execute_own(Battle battle, int kind) noexcept nogil
@cython.locals(is_checked=cython.bint)
cdef void settle_turn(Battle battle, int card) noexcept nogil
cdef void reveal_movers(Battle battle) noexcept nogil
cdef void group_those_who_did(Battle battle) noexcept nogil
cdef void check_fresh(Battle battle) noexcept nogil
