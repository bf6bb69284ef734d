cdef void remove_unit(Battle battle, int unit) noexcept nogil
cdef void bury(Battle battle, int unit) noexcept nogil
cdef void wound_unit(Battle battle, int unit, int damage, bint destroyed) noexcept nogil
cdef void damage_terrain(Battle battle, int cell, int damage, bint destroyed) noexcept nogil
cdef void fire_shot(Battle battle, int unit, int slot, int target, int damage, bint destroyed, int how) noexcept nogil
cdef void note_shooter(Battle battle, int unit, int slot, int target, bint destroyed, int how) noexcept nogil
cdef void note_shot_by(Battle battle, int target, int shooter) noexcept nogil
cdef bint is_shot_by(Battle battle, int target, int shooter) noexcept nogil
cdef void forget_owed(Battle battle, int to, int by) noexcept nogil
cdef void touch(Battle battle, int unit, int card) noexcept nogil
