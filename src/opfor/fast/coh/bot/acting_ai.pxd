cimport cython

cdef int may_be_ordered(Battle battle, int ai) noexcept nogil
cdef int is_meant(Battle battle, int ai) noexcept nogil
cdef int is_near_enough(Battle battle, int ai) noexcept nogil
cdef int is_of_the_kind(Battle battle, int ai) noexcept nogil
cdef int is_as_said(Battle battle, int ai) noexcept nogil
cdef int has_matching_goal(Battle battle, int ai) noexcept nogil
cdef int can_do_it(Battle battle, int ai) noexcept nogil
cdef int highest_ar_ai(Battle battle, int ai) noexcept nogil
cdef int own_distance(Battle battle, int ai) noexcept nogil
cdef int highest_ar_at_closest(Battle battle, int ai) noexcept nogil
cdef int cost_of_attack(Battle battle, int ai) noexcept nogil
cdef int is_unhit_ai(Battle battle, int ai) noexcept nogil
cdef int goes_by_moving(Battle battle) noexcept nogil
@cython.locals(is_turning=cython.bint)
cdef int can_be_done(Battle battle) noexcept nogil
cdef void find_able(Battle battle) noexcept nogil
cdef void sift(Battle battle, int rule, Measure of) noexcept nogil
cdef void compare(Battle battle, int word) noexcept nogil
cdef void choose_acting(Battle battle) noexcept nogil
