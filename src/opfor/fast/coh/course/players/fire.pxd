cimport cython

cdef double attacking(Battle battle, int place) noexcept nogil
cdef double firing(Battle battle, int act, int unit, int cell) noexcept nogil
cdef double assaulting(Battle battle, int act, int unit, int target) noexcept nogil
@cython.locals(aid=cython.int, chance=cython.double, gain=cython.double, worth=cython.double)
cdef double shooting(Battle battle, int unit, int cost) noexcept nogil
cdef int able_to_support(Battle battle, int unit) noexcept nogil
cdef double chance_of(Battle battle, int needed) noexcept nogil
