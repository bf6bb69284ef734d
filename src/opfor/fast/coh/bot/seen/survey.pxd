cimport cython

cdef int is_ai(Battle battle, int unit) noexcept nogil
cdef int is_unit(Battle battle, int unit) noexcept nogil
cdef int is_objective(Battle battle, int marker) noexcept nogil
cdef int goal_cell(Battle battle, int goal) noexcept nogil
cdef int goal_distance(Battle battle, int cell, int goal) noexcept nogil
cdef int nearest_unit_distance(Battle battle, int cell) noexcept nogil
cdef int nearest_objective_distance(Battle battle, int cell) noexcept nogil
cdef int has_objective(Battle battle) noexcept nogil
cdef int zone_covers(Battle battle, int unit, int cell) noexcept nogil
cdef int is_silenced(Battle battle, int unit) noexcept nogil
cdef int units_covering(Battle battle, int cell) noexcept nogil
cdef int in_danger(Battle battle, int cell) noexcept nogil
cdef int in_short_danger(Battle battle, int cell) noexcept nogil
cdef int is_covered(Battle battle, int cell) noexcept nogil
cdef int sees_some(Battle battle, int cell, int side) noexcept nogil
cdef int ground_dm(Battle battle, int cell) noexcept nogil
cdef int dm_of(Battle battle, int counter) noexcept nogil
cdef int dm_on_entering(Battle battle, int ai, int cell) noexcept nogil
@cython.locals(is_walled=cython.bint)
cdef int wall_cover(Battle battle, int cell) noexcept nogil
cdef int dm_of_way(Battle battle, int cell) noexcept nogil
cdef int is_next_to_unit(Battle battle, int cell) noexcept nogil
cdef int shuns_close_combat(Battle battle, int ai) noexcept nogil
cdef int may_act(Battle battle, int ai) noexcept nogil
cdef int is_in_scope(Battle battle, int ai, int unit, int scope) noexcept nogil
cdef void look_out(Battle battle, int is_command) noexcept nogil
