cimport cython

cdef void offer_stealth(Battle battle, int unit, int means) noexcept nogil
cdef void offer_hiding(Battle battle, int unit) noexcept nogil
cdef bint may_sneak(Battle battle, int unit, int to) noexcept nogil
cdef void hide(Battle battle, int unit) noexcept nogil
cdef void sneak(Battle battle, int unit, int direction) noexcept nogil
cdef bint can_probe(Battle battle, int unit) noexcept nogil
cdef int next_suspect(Battle battle, int unit, int after) noexcept nogil
@cython.locals(is_flame=cython.bint)
cdef void search_by_fire(Battle battle, int unit) noexcept nogil
