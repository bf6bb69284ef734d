# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The yardstick: mixing, looking up, counting, branching. Never change it: it measures the rest."""


def loop(unsigned long long rounds):
    """A number made of so many rounds."""
    cdef unsigned long long z = 1, i
    cdef int[256] table
    cdef int at, total = 0
    for at in range(256):
        table[at] = at * 7 % 256
    for i in range(rounds):
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL + i
        at = <int>(z & 255)
        if table[at] > at:
            total += table[at]
        else:
            table[at] = (table[at] + at) & 255
    return total
