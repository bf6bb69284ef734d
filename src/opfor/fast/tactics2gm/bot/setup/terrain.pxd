cdef void place_ai_terrain(Battle battle) noexcept nogil
cdef void note_in_pool(Battle battle, int terrain) noexcept nogil
cdef int in_pool(Battle battle, int terrain) noexcept nogil
cdef int draw_from_pool(Battle battle) noexcept nogil
cdef int first_in_pool(Battle battle, int terrain) noexcept nogil
cdef int fits_bid(Battle battle, int left) noexcept nogil
cdef void buy_with_bid(Battle battle) noexcept nogil
cdef void place_half(Battle battle) noexcept nogil
cdef void place_by_dice(Battle battle, int terrain, int low, int high, int paid) noexcept nogil
cdef void look_for_free(Battle battle, int low, int high) noexcept nogil
cdef void note_open(Battle battle, int cell) noexcept nogil
cdef int roll_space(Battle battle) noexcept nogil
