cimport cython

cdef int cover_on(Battle battle, int cell) noexcept nogil
cdef int foremost_line(Battle battle) noexcept nogil
cdef int is_gap(Battle battle, int line, int foremost) noexcept nogil
cdef int keeps_supply(Battle battle, int cell) noexcept nogil
@cython.locals(is_empty_now=cython.bint, is_new=cython.bint)
cdef int opens_no_gap(Battle battle, int here, int there, int foremost) noexcept nogil
cdef int was_empty(Battle battle, int line, int here, int there, int foremost) noexcept nogil
cdef int holds_line_alone(Battle battle, int unit) noexcept nogil
cdef int run_of_lines(Battle battle) noexcept nogil
@cython.locals(is_of_it=cython.bint)
cdef int is_link(Battle battle, int unit) noexcept nogil
@cython.locals(is_farthest=cython.bint)
cdef int is_last_link(Battle battle, int unit) noexcept nogil
cdef int best_damage(Battle battle, int cell) noexcept nogil
@cython.locals(is_at_aim=cython.bint)
cdef int can_attack_aim(Battle battle, int cell) noexcept nogil
cdef int to_aim(Battle battle, int cell) noexcept nogil
cdef int turns_to_aim(Battle battle, int cell) noexcept nogil
cdef int longest_range(Battle battle, int unit) noexcept nogil
cdef int is_beside_friend(Battle battle, int cell) noexcept nogil
cdef int shooters_at(Battle battle, int cell) noexcept nogil
cdef int has_in_range(Battle battle, int unit, int cell) noexcept nogil
cdef int is_controlled(Battle battle, int line) noexcept nogil
cdef int lines_to_middle(Battle battle, int cell) noexcept nogil
