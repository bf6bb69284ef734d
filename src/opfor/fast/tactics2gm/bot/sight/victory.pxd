cdef int comes_first(Battle battle) noexcept nogil
cdef int is_decisive(Battle battle, int target) noexcept nogil
cdef int wins_by_losses(Battle battle, int more) noexcept nogil
cdef int has_decisive(Battle battle) noexcept nogil
cdef int wins_by_standing(Battle battle) noexcept nogil
cdef int is_near(Battle battle) noexcept nogil
cdef int shot_wins(Battle battle, int shot) noexcept nogil
cdef int winning_chance(Battle battle, int unit, int cell) noexcept nogil
cdef int chance_against(Battle battle, int unit, int arm, int cell) noexcept nogil
cdef int decisive_blow(Battle battle, int unit, int arm, int cell, int target) noexcept nogil
cdef int standing_wins(Battle battle, int unit, int cell) noexcept nogil
cdef int is_bare_of_others(Battle battle, int unit, int cell) noexcept nogil
cdef int is_on_far_line(Battle battle, int cell) noexcept nogil
cdef int others_coming(Battle battle, int unit) noexcept nogil
cdef int could_reach(Battle battle, int unit) noexcept nogil
