"""Names for the numbers: sizes of tables, kinds of cards, stages, phases, streams of chance.

Cards of both armies are numbered by their sorted names, units and supports together; tokens of
equipment follow from ``TOKEN`` on, so that whatever fires (an *arm*) is one number. Terrain cards
are numbered by their sorted names, armies as the pack lists them.
"""

from __future__ import annotations

SIDES = 2
CELLS = 64
PLACES = 66
LINES = 12
UNITS = 160
CARDS = 224
ARMS = 248
TOKEN = 224
TOKENS = 24
CARRIED = 6
TERRAINS = 32
TERRAIN_CARDS = 64
ARMIES = 4
DECK = 160
TOUCHED = 24
SHOOTERS = 24
OWED = 320
GOALS = 6
STANCES = 16
PILES = 5
ALERTS = 5
SETS = 31
FACES = 12
FRONTIER = 512
RINGS = 16
RESTS = 67
SHARES = 720720
"""What hit points are divided into: whole numbers for any number of them up to 16."""
OFFERS = 16400
ROW = 16384

NOBODY = -1
NOTHING = -1
ABOARD = -1
GONE = -2
HQ = 0
NO_MOVE = 1
NO_FIRE = 2
NO_WAY = 99
NO_GOAL = -1
AI = 0
PERSON = 1


class Type:
    """What a card is."""

    INFANTRY, ARTILLERY, TANK, TRANSPORT, AIRPLANE, SUPPORT = range(6)


class Kind:
    """Which of its type."""

    LIGHT, HEAVY, COMMAND_GROUP, SPECIAL, MEDIC, MECHANIC, MORTAR, SNIPER, FLAMETHROWER = range(9)
    HMG, GRENADES, BAZOOKA, GUN, ANTI_AIR, TANK, TRANSPORT, SCOUT, FIGHTER, BOMBER = range(9, 19)


class Trait:
    """What else is said of a unit."""

    SCOUT, NO_FIRE, COMMAND_GROUP, MEDIC, MECHANIC, ANTI_AIR = range(6)
    MOBILITY, ARMOURED, READY, DROP = range(6, 10)


class Effect:
    """What a support card does."""

    HIT, MINES, FIRE, PROMOTION, ENIGMA, ESPIONAGE, REPLACEMENTS, LUCK = range(8)
    RAM, AMMUNITION, BARRAGE, SMOKE, SABOTAGE, SUPPLIES, MARCH, HEAL = range(8, 16)
    SPOTTER, STUN, HALT, DAZZLE, GENERAL, PARATROOPERS = range(16, 22)


class Tag:
    """What the AI takes a support card for."""

    BOOST_SHOOTING, HINDER, DAMAGE, OTHER = range(4)


class Timing:
    """When a support card is played."""

    DEPLOYMENT, AFTER_MISS, AFTER_SHOOTING = range(3)


class TokenRole:
    """Which place a token takes."""

    OFFENSIVE, DEFENSIVE, BOTH = range(3)


class Use:
    """What a token does."""

    WEAPON, HEAL, REPAIR, SELF_COVER, SMOKE, BLIND = range(6)


class Stage:
    """The stages of a game."""

    ARMIES, BID, TERRAIN, PRE_GAME, TURN, OVER = range(6)


class Phase:
    """The phases of a turn."""

    START, MOVEMENT, DEPLOYMENT, SHOOTING, END = range(5)


class Why:
    """What ends a game: goals, and the two other ways."""

    DESTROY_HQ, DESTROY_TARGET, HOLD_TARGET, LOSSES, REACH, ENDURE = range(6)
    LAST_TURN, DECK_OUT = range(6, 8)


class AiKind:
    """Which AI plays."""

    BATTLE_ROYAL, OFFENSIVE, DEFENSIVE = range(3)


class Stream:
    """Streams of chance; each side has a deck, a hand and a player of its own."""

    D10, TIE, ARMIES, FIRST, TERRAIN_DECK, AI_ARMY = range(6)
    DECK, HAND, PLAYER = range(6, 12, 2)


class Sits:
    """Who answers for a side in simulations; the last four do one stupid thing all game long."""

    RANDOM, BASELINE, OUTSIDE, PASSES, STANDS_STILL, NEVER_ENTERS, RUSHES = range(7)


class How:
    """Ordinary fire, an assault in Movement, the extra shot an assault allows."""

    FIRE, ASSAULT, EXTRA = range(3)


class Act:
    """What a person may do."""

    BID, PLACE_TERRAIN, MOVE, MOVE_COVERED, SWAP, LOAD, UNLOAD, ASSAULT, DEPLOY, EQUIP = range(10)
    USE_TOKEN, PLAY_SUPPORT, FLY, PATROL, SHOOT, HEAL = range(10, 16)
    ROLL_AGAIN, DISCARD, DONE = range(16, 19)


class Hindrance:
    """What keeps a unit from moving."""

    NONE, MOVED, FRESH, ABOARD, HALTED, NO_MOVEMENT = range(6)


class Which:
    """The AI's questions, in the order of a game and of a turn."""

    ARMY, BID, IN_ADVANCE, PLACE, STANCE, MOVES_NEXT, RELIEF, MOVE, UNLOAD = range(9)
    DEPLOY, COLUMN, RIDER, EQUIPPED_NEXT, EQUIP, SUPPORT, ESPIONAGE = range(9, 16)
    SORTIE, FLIGHT, TOKEN, HEAL, SHOOTS_NEXT, SHOOT, LUCK, PROMOTE = range(16, 24)


class Kinds:
    """What a clause of an order names."""

    TANKS, ARTILLERY, INFANTRY, DEFENSIVE_INFANTRY, OFFENSIVE_INFANTRY = range(5)
    DEFENSIVE_SOLDIERY, SOLDIERY, LOADED_TRANSPORTS, FIRING_TRANSPORTS = range(5, 9)
    WITH_GUNS, WITH_MEN, WITH_DEFENSIVE_MEN, WITH_OFFENSIVE_MEN = range(9, 13)
    WITH_GUNS_OR_EMPTY, MOBILE, MINES, OFFENSIVE_SUPPORT = range(13, 17)
    AIRPLANES, FIGHTERS, DAMAGES_TOP, MAY_DESTROY_TOP, DAMAGES_AIM = range(17, 22)
    BOOSTS_SHOOTING, HINDERS, DOES_DAMAGE, OTHER_SUPPORT = range(22, 26)


class Outfit:
    """Which equipment a unit is to have; ``KILLING`` is what can destroy the most dangerous."""

    NONE, DEFENSIVE, OFFENSIVE, BOTH, KILLING = range(5)


class Air:
    """What a stance sends airplanes against."""

    NONE, PATROL, STRONGEST_OR_HQ, HQ_OR_SUPPLY, AIM, AIM_OR_STRONGEST = range(6)
    AIM_OR_DEFENDERS, STRONGEST, ENEMY_OR_SUPPLY = range(6, 9)


class Key:
    """Who comes first inside a clause."""

    NONE, HARDEST_HITTING, FASTEST, CHEAPEST = range(4)


class To:
    """What a person chooses."""

    BID, TERRAIN, IN_ADVANCE, MOVE, DEPLOY, SHOOT, LUCK, DISCARD = range(8)
    AFTER_SHOOTING, ESPIONAGE = range(8, 10)


class For:
    """What a die is rolled for, or a card drawn."""

    A_SHOT, THE_SHOT_AGAIN, A_PLANE, BOMBS, A_BARRAGE, THE_STANCE, THE_BID, MORE_CARDS = range(8)
    THE_ROW, THE_COLUMN, FALLING_BACK, A_TOKEN, AN_ENTRY, AN_ENTRY_AGAIN = range(8, 14)
    THE_HAND, A_LOSS, A_GAIN, AN_ARMY, THE_FIRST_TURN, AI_ARMY = range(14, 20)
    TERRAIN_OF_THE_BID, TERRAIN_OF_THE_ZONE, A_SPACE, A_COLUMN = range(20, 24)
