cimport cython

cdef void sit_down(Battle battle) noexcept nogil
cdef int baseline_answer(Battle battle, int side, int question) noexcept nogil
cdef int considered(Battle battle, int side, int question) noexcept nogil
cdef int best_act(Battle battle, int side) noexcept nogil
cdef int payment(Battle battle, int side) noexcept nogil
cdef int facing_wanted(Battle battle) noexcept nogil
@cython.locals(worth=cython.double)
cdef int best_place(Battle battle, int side) noexcept nogil
cdef int drive(Battle battle, int side) noexcept nogil
@cython.locals(most=cython.double, worth=cython.double)
cdef int step_wanted(Battle battle) noexcept nogil
cdef double part_worth(Battle battle, int place) noexcept nogil
cdef int target_wanted(Battle battle) noexcept nogil
@cython.locals(most=cython.double, worth=cython.double)
cdef int first_best(Battle battle, int question) noexcept nogil
cdef double worth_asked(Battle battle, int question, int place) noexcept nogil
