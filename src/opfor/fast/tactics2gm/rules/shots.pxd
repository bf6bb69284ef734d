cimport cython

ctypedef int (*Again)(Battle, int, int) noexcept nogil

@cython.locals(is_critical=cython.bint)
cdef int damage_done(Battle battle, int rolled, int needed, int arm, int side, int target) noexcept nogil
@cython.locals(is_critical=cython.bint)
cdef bint is_destroyed(Battle battle, int rolled, int needed, int arm, int side, int target) noexcept nogil
cdef void shoot(Battle battle, int unit, int slot, int target, int how, Again again) noexcept nogil
cdef bint is_payable_luck(Battle battle, int side, int card) noexcept nogil
cdef int offer_luck(Battle battle, int unit, int target) noexcept nogil
cdef int bail_out(Battle battle, int unit) noexcept nogil
@cython.locals(destroyed=cython.bint)
cdef void hurt(Battle battle, int unit, int damage, int card) noexcept nogil
