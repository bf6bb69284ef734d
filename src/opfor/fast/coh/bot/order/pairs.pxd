cdef void begin_reading(Battle battle, int row, int scope, int place) noexcept nogil
cdef int said(Battle battle, int column) noexcept nogil
cdef int order_cap(Battle battle) noexcept nogil
cdef int target_kind(Battle battle) noexcept nogil
cdef int target_word(Battle battle, int place) noexcept nogil
cdef int is_attack(Battle battle) noexcept nogil
cdef int is_move(Battle battle) noexcept nogil
cdef int is_far(Battle battle) noexcept nogil
cdef int is_group(Battle battle) noexcept nogil
cdef int is_low_risk(Battle battle) noexcept nogil
cdef int is_named_unit(Battle battle, int unit) noexcept nogil
cdef int is_named_objective(Battle battle, int marker) noexcept nogil
cdef int fits_words(Battle battle, int goal, int ai) noexcept nogil
cdef void find_matching(Battle battle, int ai) noexcept nogil
cdef void add_matching(Battle battle, int goal) noexcept nogil
cdef int can_act_on(Battle battle, int ai, int goal) noexcept nogil
