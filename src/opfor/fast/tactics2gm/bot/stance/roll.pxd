cimport cython

cdef int band(Battle battle, int total) noexcept nogil
cdef int comes_up(Battle battle, int stance) noexcept nogil
cdef int is_of_the_total(Battle battle, int stance) noexcept nogil
@cython.locals(is_royal=cython.bint)
cdef void choose_stance(Battle battle) noexcept nogil
