cdef int danger_of_target(Battle battle, int shot) noexcept nogil
cdef int is_nearby(Battle battle, int shot) noexcept nogil
cdef int is_in_middle(Battle battle, int shot) noexcept nogil
cdef int supply_command_hq(Battle battle, int shot) noexcept nogil
cdef int supply_command(Battle battle, int shot) noexcept nogil
cdef int is_aim(Battle battle, int shot) noexcept nogil
cdef int defends(Battle battle, int shot) noexcept nogil
cdef int defends_aim(Battle battle, int target) noexcept nogil
cdef int is_one_of_the_best(Battle battle, int unit) noexcept nogil
cdef int hurts_the_best(Battle battle, int shot) noexcept nogil
cdef int threatens_nearby(Battle battle, int shot) noexcept nogil
cdef int must_fall_and_is_there(Battle battle) noexcept nogil
cdef int are_units(Battle battle) noexcept nogil
cdef void those_nearby(Battle battle, int row) noexcept nogil
cdef void hq_for_assault(Battle battle) noexcept nogil
cdef void threats_nearby(Battle battle) noexcept nogil
cdef void target_or_defenders(Battle battle) noexcept nogil
cdef void target_only(Battle battle) noexcept nogil
cdef void most_dangerous_nearby(Battle battle) noexcept nogil
cdef void targets_of_dynamic(Battle battle) noexcept nogil
cdef void targets_of_offensive(Battle battle) noexcept nogil
cdef void targets_of_defensive(Battle battle) noexcept nogil
cdef void targets_by_stance(Battle battle) noexcept nogil
