cimport cython

cdef int is_first_named(Battle battle, int goal) noexcept nogil
cdef int names_two(Battle battle) noexcept nogil
@cython.locals(is_split=cython.bint)
cdef void find_aims(Battle battle, int ai) noexcept nogil
cdef int has_first_named(Battle battle, int ai) noexcept nogil
cdef int is_near_target(Battle battle, int goal) noexcept nogil
cdef int is_target_as_said(Battle battle, int goal) noexcept nogil
cdef int can_be_done_to(Battle battle, int goal) noexcept nogil
cdef int hexes_to_goal(Battle battle, int goal) noexcept nogil
cdef int total_dv(Battle battle, int goal) noexcept nogil
cdef int is_unit_goal(Battle battle, int goal) noexcept nogil
cdef int is_objective_goal(Battle battle, int goal) noexcept nogil
cdef int is_hit_goal(Battle battle, int goal) noexcept nogil
cdef int is_fresh_goal(Battle battle, int goal) noexcept nogil
cdef int is_spent_goal(Battle battle, int goal) noexcept nogil
cdef int ar_of_goal(Battle battle, int goal) noexcept nogil
cdef int goal_to_objective(Battle battle, int goal) noexcept nogil
cdef void compare_goals(Battle battle, int word, int rule) noexcept nogil
cdef int chosen_target(Battle battle) noexcept nogil
cdef int by_attack_or_move(Battle battle) noexcept nogil
cdef void prefer_kind(Battle battle) noexcept nogil
