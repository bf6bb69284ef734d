"""The whole position as text that reads well aloud: by place, with what each unit sees."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh import texts
from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.cardboard.coh.missions.mission import Mission
from opfor.core.phrases import capital
from opfor.core.requests import UNTOLD
from opfor.games.coh.course.lookout import attacks, covers, may_shoot, odds, shot_of
from opfor.games.coh.told import names as say
from opfor.games.coh.told.names import SAY
from opfor.games.coh.told.view import is_seat, view
from opfor.games.coh.values.actions import Assault
from opfor.games.coh.values.chances import chance_of
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.names import is_unseen
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.state import OFF, State


def board_text(setting: Setting, state: State, seat: str) -> str:
    """The position as a seat sees it; complete without colour."""
    shown = view(setting, state, seat)
    sight = look(setting, shown)
    lines = [headline(setting, shown)]
    if shown.stage == "set-up":
        lines += ["", *briefing(setting)]
    for side in (0, 1):
        lines += ["", *_side(sight, side)]
    lines += ["", *on_the_map(sight)]
    hand = shown.hands[setting.side_of_seat(seat)] if is_seat(setting, seat) else ()
    if hand:
        titles = [f"{n} {texts.action_card(n).title}" for n in hand if n in action_cards()]
        untold = hand.count(UNTOLD)
        titles += [SAY("untold-cards", n=untold)] if untold else []
        lines.append(SAY("board-hand", cards=", ".join(titles)))
    return "\n".join(lines).strip() + "\n"


def mission_of(setting: Setting) -> Mission:
    """The mission in the language in force."""
    return texts.mission_in_words(setting.mission)


def briefing(setting: Setting) -> list[str]:
    """What the mission is about: story, tasks, special rules."""
    mission = mission_of(setting)
    tasks = [f"{box.nation(row.nation).form('adj')}: {row.task}" for row in mission.sides]
    told = [_where(mission), mission.briefing, *filter(None, (mission.measured,))]
    return [*told, *tasks, *mission.special_rules, *_beside(mission)]


def _where(mission: Mission) -> str:
    """``Alytus, 22 June 1941. German 7th Panzer Division; Soviet 5th Tank Division.``"""
    said = [", ".join(filter(None, (mission.place, mission.date))), "; ".join(mission.formations)]
    return " ".join(f"{part}." for part in said if part)


def _beside(mission: Mission) -> Iterator[str]:
    """The side task, and when a victory is decisive."""
    if mission.side_task:
        yield SAY("side-task", told=mission.side_task)
    if mission.decisive:
        yield SAY("decisive", n=mission.decisive)


def mission(setting: Setting, _state: State, _seat: str) -> list[str]:
    """Briefing, tasks and special rules; of a solo mission also what the AI goes by."""
    lines = [mission_of(setting).title, *filter(None, briefing(setting))]
    for name, orders in own_orders(setting):
        lines += [f"{SAY(f'own-{name}')}:", *(f"  {order}" for order in orders)]
    return lines


def own_orders(setting: Setting) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The lines of a solo mission's own."""
    solo = setting.solo if isinstance(setting, SoloSetting) else None
    for name in ("counteractions", "mission_orders", "standing"):
        if lines := getattr(solo, name, ()):
            yield name.replace("_", "-"), lines


def when(setting: Setting, state: State) -> str:
    """``Round 2, turn 3``."""
    last = "none" if state.solo is not None else setting.mission.rounds
    stage = state.stage if state.stage in ("over", "set-up") else "turn"
    return SAY(f"when-{stage}", round=state.round, last=last, turn=state.turn)


def headline(setting: Setting, state: State) -> str:
    scores = [
        SAY("score", who=say.side(setting, s), points=state.vp[s], caps=state.caps[s])
        for s in (0, 1)
    ]
    told = {"title": mission_of(setting).title, "when": when(setting, state)}
    return SAY("headline", scores=", ".join(scores), **told)


def _side(look: Deployment, side: int) -> Iterator[str]:
    setting, state = look.setting, look.state
    yield SAY("board-side", who=say.side(setting, side))
    for unit in sorted(look.on_map(side), key=lambda u: look.field.name(state.counters[u].cell)):
        yield f"  {unit_text(look, unit)}. {_prospects(look, unit)}".rstrip()
    own = [c for c in state.counters if c.side == side]
    waiting = [c for c in own if c.place == "reserve"]
    for due in sorted({c.due for c in waiting}):
        names = [str(say.counter(setting, c)) for c in waiting if c.due == due]
        yield f"  {SAY('board-waiting', n=due, units=', '.join(names))}"
    if any(is_unseen(c) for c in own):
        yield f"  {SAY('board-hidden')}"
    if gone := [str(say.counter(setting, c)) for c in own if c.place == "destroyed"]:
        yield f"  {SAY('board-lost', units=', '.join(gone))}"


def unit_text(look: Deployment, unit: int) -> str:
    """``Rifle G03 at K10, light woods, facing N, fresh``."""
    one, setting, state = look.state.counters[unit], look.setting, look.state
    player, teams = setting.player_of(unit, one.side), setting.teams
    rides, shelter = one.carrier != OFF, look.shelter(unit)
    faces = not rides and not look.kind(unit).has("rumored")
    beside = look.work_at.get(one.cell) if one.outside and shelter is None else None
    is_shared = teams is not None and len(teams.seats[one.side]) > 1
    return SAY(
        "unit-there",
        unit=say.counter(setting, one),
        where=say.ground(setting, one.cell),
        rides=say.counter(setting, state.counters[one.carrier]) if rides else "none",
        facing=box.facing(one.facing) if faces else "none",
        spent=one.spent,
        aps=state.aps[player] if unit in state.activated[player] else "none",
        seat=teams.seats[one.side][player // 2] if is_shared and teams is not None else "none",
        hit=say.hit(setting, one.hit) if one.hit else "none",
        hidden=one.hidden,
        shelter=box.work(shelter.kind) if shelter is not None else "none",
        beside=box.work(beside.kind) if beside is not None else "none",
        locked=look.is_locked(unit),
    )


def _prospects(look: Deployment, unit: int) -> str:
    """What it could shoot at, with the roll needed; whom else it sees; who covers it."""
    counters, one = look.state.counters, look.state.counters[unit]
    best = _rolls_needed(look, unit) if may_shoot(look, unit) else {}
    enemies = look.on_map(1 - one.side)
    reach = [
        SAY("board-roll", unit=counters[t].id, needed=n, chance=chance_of(n))
        for t, n in sorted(best.items())
    ]
    seen = [e for e in enemies if e not in best and look.sight[one.cell] >> counters[e].cell & 1]
    threats = [e for e in enemies if covers(look, e, one.cell)]
    told = {"reach": reach} | {
        ("sees-too" if reach else "sees"): [counters[e].id for e in seen],
        "covered-by": [counters[e].id for e in threats],
    }
    return " ".join(SAY(f"board-{k}", units=", ".join(ids)) for k, ids in told.items() if ids)


def _rolls_needed(look: Deployment, unit: int) -> dict[int, int]:
    """The best roll against each enemy the unit could hit now, from where and as it stands."""
    side, best = look.state.counters[unit].side, dict[int, int]()
    for attack in attacks(look, unit):
        only = [attack.target] if isinstance(attack, Assault) else None
        for each in odds(look, shot_of(look, attack), only):
            if look.state.counters[each.target].side != side and chance_of(each.needed):
                best[each.target] = min(each.needed, best.get(each.target, each.needed))
    return best


def on_the_map(look: Deployment) -> list[str]:
    """Control markers, fortifications, artillery to come; all smoke in one line."""
    found: dict[str, str] = {}
    for kind, number, text in lying(look.setting, look.state):
        key = kind if kind == "smoke" else f"{kind} {number}"
        found[key] = f"{found[key]}, {text}" if key in found else text
    return [f"{capital(text)}." for text in found.values()]


def lying(setting: Setting, state: State) -> Iterator[tuple[str, int, str]]:
    """What lies on the map besides counters: its kind, which one, and its words."""
    for n, marker in enumerate(state.markers):
        where, who = say.hexed(setting, marker.cell), say.side(setting, marker.side)
        yield "markers", n, SAY("piece-control", where=where, who=who)
    for n, work in enumerate(state.works):
        facing = box.facing(work.facing) if setting.works[work.kind].has_facing else "none"
        told = {"work": box.work(work.kind), "where": say.hexed(setting, work.cell)}
        yield "works", n, SAY("piece-work", facing=facing, hidden=work.hidden, **told)
    for n, smoke in enumerate(state.smoke):
        where, density = say.hexed(setting, smoke.cell), ("light", "heavy")[smoke.density > 1]
        yield "smoke", n, SAY("piece-smoke", density=density, where=where)
    for n, barrage in enumerate(state.barrages):
        where = say.hexed(setting, barrage.cell)
        yield "barrages", n, SAY("piece-barrage", where=where, n=barrage.due)
