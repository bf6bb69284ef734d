cdef void new(Battle battle) noexcept nogil
cdef void new_side(Battle battle, int side) noexcept nogil
cdef bint is_played_by_ai(Battle battle, int side) noexcept nogil
cdef void assign_armies(Battle battle) noexcept nogil
cdef int army_by_chance(Battle battle, int taken) noexcept nogil
cdef void build_deck(Battle battle, int side) noexcept nogil
cdef void bid_for_first_turn(Battle battle) noexcept nogil
cdef void bid(Battle battle, int side, int ap) noexcept nogil
cdef int higher_bidder(Battle battle) noexcept nogil
cdef void place_terrain(Battle battle) noexcept nogil
cdef void person_places(Battle battle, int side) noexcept nogil
cdef void before_the_game(Battle battle) noexcept nogil
cdef void person_deploys(Battle battle, int side) noexcept nogil
