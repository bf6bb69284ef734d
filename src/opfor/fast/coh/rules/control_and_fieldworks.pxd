cimport cython

cdef void take_control(Battle battle, int marker) noexcept nogil
cdef bint is_taken_by(Battle battle, int side, int cell) noexcept nogil
cdef void update_holders(Battle battle) noexcept nogil
@cython.locals(is_laid=cython.bint)
cdef bint is_for_one(Battle battle, int work) noexcept nogil
cdef void claim(Battle battle, int work) noexcept nogil
cdef int first_inside(Battle battle, int work, int side) noexcept nogil
cdef int come_in(Battle battle, int unit, int cell) noexcept nogil
cdef int run_into(Battle battle, int unit, int work) noexcept nogil
cdef void set_off(Battle battle, int unit) noexcept nogil
cdef void add_victim(Battle battle, int unit) noexcept nogil
cdef void explode(Battle battle, int owner, int unit) noexcept nogil
