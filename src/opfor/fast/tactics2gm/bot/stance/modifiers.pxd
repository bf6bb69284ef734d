cimport cython

cdef int counts_for_alert(Battle battle, int unit) noexcept nogil
cdef int is_alarmed(Battle battle, int line) noexcept nogil
@cython.locals(is_of_the_middle=cython.bint, is_standard=cython.bint)
cdef int position_modifier(Battle battle) noexcept nogil
cdef int dynamic_modifier(Battle battle) noexcept nogil
cdef int scenario_modifier(Battle battle) noexcept nogil
