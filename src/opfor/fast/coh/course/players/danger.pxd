cimport cython

cdef int exposure(Battle battle, int cell) noexcept nogil
cdef int covering(Battle battle, int cell) noexcept nogil
cdef double risk(Battle battle, int cell) noexcept nogil
cdef double comfort_of(Battle battle, int cell) noexcept nogil
@cython.locals(nearest=cython.int)
cdef int to_goal(Battle battle, int cell) noexcept nogil
@cython.locals(nearest=cython.int)
cdef int to_enemy(Battle battle, int cell) noexcept nogil
