cimport cython

cdef int deploy_cost(Battle battle, int side, int card) noexcept nogil
cdef bint is_unit_card(Battle battle, int side, int place) noexcept nogil
cdef bint may_enter(Battle battle, int side, int card, int cell) noexcept nogil
cdef bint is_on_entry(Battle battle, int unit) noexcept nogil
cdef bint is_free_transport(Battle battle, int side, int card, int unit) noexcept nogil
@cython.locals(is_payable=cython.bint)
cdef void offer_deployments(Battle battle, int side, int low, int high) noexcept nogil
cdef void find_rides(Battle battle, int side) noexcept nogil
cdef int first_of_depth(Battle battle, int side, int depth) noexcept nogil
cdef void offer_line(Battle battle, int side, int card, int depth) noexcept nogil
cdef bint can_be_equipped(Battle battle, int unit) noexcept nogil
@cython.locals(offensive=cython.bint, defensive=cython.bint)
cdef bint takes_token(Battle battle, int unit, int token) noexcept nogil
cdef bint has_place_for(Battle battle, int unit, int token, int offensive, int defensive) noexcept nogil
cdef void offer_equipment(Battle battle, int side) noexcept nogil
cdef int deploy(Battle battle, int side, int card, int cell, int transport) noexcept nogil
