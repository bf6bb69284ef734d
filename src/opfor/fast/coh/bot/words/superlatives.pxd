cimport cython

cdef int current_ar(Battle battle, int counter, int colour) noexcept nogil
cdef int ar_against(Battle battle, int counter, int enemy) noexcept nogil
cdef int ar_against_anybody(Battle battle, int counter) noexcept nogil
cdef int unit_ar(Battle battle, int unit, int acting) noexcept nogil
cdef int plain_dv(Battle battle, int counter) noexcept nogil
cdef int seen_dv(Battle battle, int ai, int unit) noexcept nogil
cdef int can_take(Battle battle, int ai, int unit) noexcept nogil
cdef int group_around(Battle battle, int ai) noexcept nogil
@cython.locals(is_left_out=cython.bint)
cdef int is_in_groups(Battle battle, int ai, int other) noexcept nogil
cdef void spread(Battle battle, int cell) noexcept nogil
@cython.locals(has_unit=cython.bint)
cdef void keep_best_aims(Battle battle, int ai, int word) noexcept nogil
cdef int goal_rank(Battle battle, int ai, int word, int unit) noexcept nogil
