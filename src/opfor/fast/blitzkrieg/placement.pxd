cdef int place(War war, int side, int slot, int space) noexcept nogil
cdef void put_down(War war, int side, int slot, int space, int counted_as) noexcept nogil
cdef void backlash(War war, int side, int theatre) noexcept nogil
