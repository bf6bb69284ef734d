cdef int danger_aimed_at(Battle battle, int way) noexcept nogil
cdef int cost_aimed_at(Battle battle, int way) noexcept nogil
cdef int best_shot(Battle battle, int way) noexcept nogil
cdef int burns(Battle battle, int way) noexcept nogil
cdef int strength_fetched(Battle battle, int way) noexcept nogil
cdef int cost_fetched(Battle battle, int way) noexcept nogil
cdef int suffering(Battle battle, int way) noexcept nogil
cdef int wounds_healed(Battle battle, int way) noexcept nogil
cdef int cost_of_actor(Battle battle, int way) noexcept nogil
cdef void look_ahead_from(Battle battle, int unit) noexcept nogil
cdef void stop_looking_ahead(Battle battle) noexcept nogil
cdef int gain(Battle battle, int way) noexcept nogil
cdef int marches_to_win(Battle battle, int way) noexcept nogil
cdef int march_keeps_supply(Battle battle, int way) noexcept nogil
cdef int cover_there(Battle battle, int way) noexcept nogil
cdef int shooters_there(Battle battle, int way) noexcept nogil
cdef void whom_to_hit(Battle battle) noexcept nogil
cdef void whom_to_fetch(Battle battle) noexcept nogil
cdef void whom_to_help(Battle battle) noexcept nogil
cdef void where_to_march(Battle battle) noexcept nogil
cdef void the_worst(Battle battle, int row) noexcept nogil
cdef void what_wins_by_card(Battle battle) noexcept nogil
cdef void whom_by_effect(Battle battle, int effect) noexcept nogil
