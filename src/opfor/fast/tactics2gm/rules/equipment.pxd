cimport cython

@cython.locals(is_soft=cython.bint)
cdef bint is_tended_by(Battle battle, int unit, int healer) noexcept nogil
cdef bint is_wounded_near(Battle battle, int unit, int other, int healer, int reach) noexcept nogil
cdef bint is_within(Battle battle, int unit, int other, int reach) noexcept nogil
@cython.locals(is_healer=cython.bint, is_now=cython.bint)
cdef void offer_token_uses(Battle battle, int unit, bint is_shooting) noexcept nogil
@cython.locals(is_friend=cython.bint)
cdef bint may_use_on(Battle battle, int unit, int slot, int other) noexcept nogil
cdef void use_token(Battle battle, int unit, int slot, int target) noexcept nogil
cdef void offer_tending(Battle battle, int unit) noexcept nogil
cdef void offer_tending_by(Battle battle, int unit, int healer) noexcept nogil
cdef void tend(Battle battle, int unit, int target) noexcept nogil
