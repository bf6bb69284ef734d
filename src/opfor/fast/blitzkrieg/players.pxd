ctypedef double (*Worth)(War, int, int) noexcept nogil

cdef double worth_of_placing(War war, int side, int place) noexcept nogil
cdef double worth_of_push(War war, int side, int place) noexcept nogil
cdef double worth_of_help(War war, int side, int place) noexcept nogil
cdef double worth_of_opening(War war, int side, int place) noexcept nogil
cdef double worth_of_token(War war, int side, int place) noexcept nogil
cdef double worth_of_leftover(War war, int side, int place) noexcept nogil
cdef int choose(War war, int side, Worth worth_of) noexcept nogil
cdef int nth_equal(War war, int best, int number) noexcept nogil
