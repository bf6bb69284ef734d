cdef void look_at_hand(Battle battle) noexcept nogil
cdef void sort_in(Battle battle, int card) noexcept nogil
cdef int is_troop(Battle battle, int card) noexcept nogil
cdef int is_plane(Battle battle, int card) noexcept nogil
cdef int is_support(Battle battle, int card) noexcept nogil
cdef int cost_now(Battle battle, int card) noexcept nogil
cdef int can_ride(Battle battle, int transport, int card) noexcept nogil
cdef int has_rider(Battle battle, int transport) noexcept nogil
cdef int is_transport_card(Battle battle, int card) noexcept nogil
cdef int is_loaded(Battle battle, int card) noexcept nogil
cdef int can_enter(Battle battle, int card) noexcept nogil
cdef int has_entry(Battle battle, int card) noexcept nogil
cdef int first_ride(Battle battle, int card) noexcept nogil
