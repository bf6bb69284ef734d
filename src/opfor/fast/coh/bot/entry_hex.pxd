cdef int edge_distance(Battle battle, int goal) noexcept nogil
cdef int chosen_entry_goal(Battle battle, int ai) noexcept nogil
cdef void keep_first_named(Battle battle) noexcept nogil
cdef int door_distance(Battle battle, int cell) noexcept nogil
cdef int door_to_flank(Battle battle, int cell) noexcept nogil
cdef int chosen_door(Battle battle, int ai, int goal) noexcept nogil
