cimport cython

cdef void act_with_nobody(Battle battle, int action) noexcept nogil
cdef void act_alone(Battle battle, int unit, int action) noexcept nogil
cdef void act_as_group(Battle battle, int action) noexcept nogil
cdef void stand_at(Battle battle, int unit, int cell, int facing) noexcept nogil
cdef void put_at(Battle battle, int unit, int cell, int facing) noexcept nogil
cdef void count_in(Battle battle, int unit, int change) noexcept nogil
cdef void hide_unit(Battle battle, int unit) noexcept nogil
cdef void show_unit(Battle battle, int unit, int facing) noexcept nogil
cdef void creep_to(Battle battle, int unit, int cell) noexcept nogil
cdef void turn_unit(Battle battle, int unit, int facing) noexcept nogil
cdef void set_carrier(Battle battle, int unit, int carrier) noexcept nogil
cdef void ride_on(Battle battle, int unit, int carrier) noexcept nogil
cdef void get_off(Battle battle, int unit, int cell) noexcept nogil
cdef void let_off(Battle battle, int carrier) noexcept nogil
cdef void leave_cell(Battle battle, int unit) noexcept nogil
cdef void spend(Battle battle, int unit) noexcept nogil
cdef void leave_activation(Battle battle, int unit) noexcept nogil
cdef void spend_activated(Battle battle, int side) noexcept nogil
cdef void take_hit(Battle battle, int unit, int hit) noexcept nogil
cdef void lose_hit(Battle battle, int unit) noexcept nogil
cdef void take_off(Battle battle, int unit) noexcept nogil
cdef void go_away(Battle battle, int unit) noexcept nogil
cdef void lay_density(Battle battle, int cell, int density) noexcept nogil
cdef void thin_smoke(Battle battle) noexcept nogil
cdef void deal(Battle battle, int side, int card) noexcept nogil
cdef void lay_down(Battle battle, int side, int card) noexcept nogil
cdef void reshuffle(Battle battle) noexcept nogil
cdef void clear_round(Battle battle) noexcept nogil
cdef void add_barrage(Battle battle, int side, int cell, int due, int is_smoke) noexcept nogil
cdef void take_barrage(Battle battle, int fallen) noexcept nogil
@cython.locals(is_same_hex=cython.bint)
cdef bint is_aimed_alike(Battle battle, int one, int other) noexcept nogil
