cimport cython

cdef int can_help(Battle battle, int healer, int unit) noexcept nogil
cdef int is_skilled(Battle battle, int unit, int slot, int skill) noexcept nogil
cdef int defends_key_target(Battle battle, int unit) noexcept nogil
cdef int is_no_key_target(Battle battle, int cell) noexcept nogil
cdef int is_no_worse(Battle battle, int cell) noexcept nogil
cdef int to_help(Battle battle, int cell) noexcept nogil
cdef void retreat(Battle battle) noexcept nogil
@cython.locals(falls_back=cython.bint)
cdef void fall_back_or_hold(Battle battle) noexcept nogil
@cython.locals(is_near=cython.bint)
cdef int is_patient(Battle battle, int healer, int unit) noexcept nogil
cdef int is_called(Battle battle, int unit) noexcept nogil
cdef int to_patient(Battle battle, int cell) noexcept nogil
cdef void go_to_patient(Battle battle) noexcept nogil
