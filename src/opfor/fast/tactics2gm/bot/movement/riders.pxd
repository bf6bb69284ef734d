cimport cython

cdef int has_shot(Battle battle, int cell) noexcept nogil
@cython.locals(is_carrier=cython.bint)
cdef void let_off(Battle battle) noexcept nogil
cdef void let_off_one(Battle battle, int carrier) noexcept nogil
cdef void choose_where_to_get_off(Battle battle, int rider, int cell) noexcept nogil
