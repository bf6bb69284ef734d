cdef void deploy_cards(Battle battle) noexcept nogil
cdef void begin_hand(Battle battle) noexcept nogil
cdef int can_deploy_more(Battle battle) noexcept nogil
cdef int choose_card(Battle battle) noexcept nogil
cdef int kit_for(Battle battle, int card) noexcept nogil
cdef void play_or_deploy(Battle battle, int card) noexcept nogil
cdef void deploy_unit(Battle battle, int card) noexcept nogil
cdef void load_rider(Battle battle, int transport, int card) noexcept nogil
