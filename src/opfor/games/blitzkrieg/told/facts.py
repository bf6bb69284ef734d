"""What stands beside the board: points, reserves, bags, the stratagem."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from opfor.core.shown import CardView, Facts, Gain, Listed, ListedItem, Score
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.board_text import bag_said, pile_said, whose_turn
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.told.pictures.tokens import side_word, token
from opfor.games.blitzkrieg.told.refs import reserve_ref, stratagem_ref
from opfor.games.blitzkrieg.told.scene import keys
from opfor.games.blitzkrieg.values.events import PointsScored
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import STRATAGEMS, State


def facts(setting: Setting, state: State, seat: str) -> Facts:
    """Everything beside the board as ``seat`` may see it."""
    end, unit = setting.constants.end_points, SAY("vp-unit")
    titles = [say.capital(str(say.side(setting, side))) for side in (0, 1)]
    return Facts(
        headline=whose_turn(setting, state),
        when=_when(setting, state),
        scores=tuple(Score(setting.seats[i], titles[i], state.vp[i], end, unit) for i in (1, 0)),
        cards=tuple(_stratagems(setting, state)),
        lists=tuple(_lists(setting, state, seat)),
        legend=tuple(ListedItem("", key.label, svg=key.svg) for key in keys()),
    )


def _when(setting: Setting, state: State) -> str:
    """``Turn 4``; between persons also whose it is."""
    if state.stage in ("setup", "over"):
        return whose_turn(setting, state).rstrip(".")
    said = SAY("turn", n=state.turn)
    if setting.bot is None:
        said = SAY("turn-of", n=state.turn, who=say.side(setting, state.mover))
    return SAY("turn-last", turn=said) if state.last_turn else said


def gained(setting: Setting, _state: State, event: object) -> tuple[Gain, ...]:
    """Victory points, by what they were scored for."""
    if not isinstance(event, PointsScored):
        return ()
    return (Gain(setting.seats[event.side], event.points, say.cause(event.why)),)


def _stratagems(setting: Setting, state: State) -> Iterator[CardView]:
    if setting.bot is None or not setting.options.stratagems:
        return
    for name in STRATAGEMS:
        title = str(say.stratagem(name))
        if name == state.stratagem:
            acting = name != state.in_force and state.in_force
            text = SAY("acting-as", stratagem=say.stratagem(state.in_force)) if acting else ""
            yield CardView(stratagem_ref(name), title, text=text, where="opponent")
        else:
            where = "cup" if name in state.cup else "box"
            yield CardView(stratagem_ref(name), title, kind="later", where=where)


def _lists(setting: Setting, state: State, seat: str) -> Iterator[Listed]:
    for side in (1, 0):
        who, word = say.side(setting, side), side_word(setting, side, seat)
        name = setting.seats[side]
        is_row = side == setting.bot
        items = tuple(_reserve(setting, state, side, word, each_slot=is_row))
        title = SAY("tray-row" if is_row else "tray-reserve", who=who)
        yield Listed(f"list:reserve-{name}", title, items)
        bag = ListedItem("", say.counted(setting, state.bags[side]))
        yield Listed(f"list:bag-{name}", bag_said(setting, state, side), (bag,))
    pile = ListedItem("", say.counted(setting, state.pile))
    yield Listed("list:pile", pile_said(state), (pile,))


def _reserve(
    setting: Setting, state: State, side: int, word: str, *, each_slot: bool
) -> Iterator[ListedItem]:
    """The bot's row slot by slot, because its order counts; of a person's equal units the first
    stands for all."""
    units = state.reserves[side]
    counts = Counter(units)
    for slot, unit in enumerate(units):
        if not each_slot and units.index(unit) != slot:
            continue
        same = "" if counts[unit] == 1 else f"× {counts[unit]}"
        note = SAY("number", n=slot + 1) if each_slot else same
        label = say.capital(str(say.unit(setting, unit)))
        ref = reserve_ref(setting, side, slot)
        yield ListedItem(ref, label, note, token(setting, word, unit))
