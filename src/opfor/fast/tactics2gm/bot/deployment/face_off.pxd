cdef int is_facing(Battle battle, int cell, int unit) noexcept nogil
cdef int can_face(Battle battle, int cell) noexcept nogil
cdef int damage_to_facing(Battle battle, int cell) noexcept nogil
cdef int winning_shot_of_entry(Battle battle, int cell) noexcept nogil
cdef int column_by_d10(Battle battle) noexcept nogil
cdef int choose_column(Battle battle, int card) noexcept nogil
