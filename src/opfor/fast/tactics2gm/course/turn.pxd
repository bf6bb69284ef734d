ctypedef void (*Offers)(Battle, int) noexcept nogil

cdef void step(Battle battle) noexcept nogil
cdef void play_phase(Battle battle, int side) noexcept nogil
cdef void start_phase(Battle battle, int side) noexcept nogil
cdef void movement_phase(Battle battle, int side) noexcept nogil
cdef void deployment_phase(Battle battle, int side) noexcept nogil
cdef void shooting_phase(Battle battle, int side) noexcept nogil
cdef void offer_after_shooting(Battle battle, int side) noexcept nogil
cdef void end_phase(Battle battle, int side) noexcept nogil
cdef void ask_on(Battle battle, int side, Offers offers, Worth worth_of) noexcept nogil
