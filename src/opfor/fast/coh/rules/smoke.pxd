cimport cython

@cython.locals(found=cython.bint)
cdef bint may_lay_smoke(Battle battle, int unit, int means) noexcept nogil
cdef void offer_smoke_cells(Battle battle, int unit) noexcept nogil
cdef void lay_smoke(Battle battle, int unit) noexcept nogil
