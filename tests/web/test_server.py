"""The server as others may rely on it: addresses, refusals, who may do what."""

from __future__ import annotations

import json
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode

import pytest
from browser import serving

from opfor.surfaces.web.guard import GUESSES
from tests.conftest import Opfor


def call(at: str, name: str, headers: dict[str, str] | None = None, /, **asked: Any) -> Any:
    base, _, query = at.partition("?")
    request = urllib.request.Request(
        f"{base}api/{name}{'?' + query if query else ''}",
        json.dumps(asked).encode(),
        {"content-type": "application/json", **(headers or {})},
    )
    with urllib.request.urlopen(request, timeout=90) as reply:
        return json.loads(reply.read())


def refused(at: str, name: str, headers: dict[str, str] | None = None, /, **asked: Any) -> Any:
    with pytest.raises(urllib.error.HTTPError) as raised:
        call(at, name, headers, **asked)
    with raised.value as error:
        return error.code, json.loads(error.read())["detail"]


def get(address: str) -> tuple[int, str]:
    with urllib.request.urlopen(address, timeout=90) as reply:
        return reply.status, reply.read().decode()


def test_health_and_description(server: str) -> None:
    assert get(f"{server}healthz")[0] == 200
    paths = json.loads(get(f"{server}openapi.json")[1])["paths"]
    assert {"/api/new", "/api/now", "/api/answer", "/api/why", "/api/events"} <= set(paths)


def test_a_stale_moment_is_refused_and_nothing_happens(server: str) -> None:
    table = call(server, "new", game="blitzkrieg", seed=7)["table"]
    moment = call(server, "now", table=table)["view"]["moment"]
    call(server, "answer", table=table, moment=moment, path=[0])
    status, said = refused(server, "answer", table=table, moment=moment, path=[0])
    assert (status, "gone on" in said) == (409, True)


def test_of_two_who_answer_at_once_one_wins_and_the_other_is_told(server: str) -> None:
    table = call(server, "new", game="blitzkrieg", seed=7)["table"]
    moment = call(server, "now", table=table)["view"]["moment"]
    ended: list[str] = []

    def answer() -> None:
        try:
            call(server, "answer", table=table, moment=moment, path=[0])
            ended.append("won")
        except urllib.error.HTTPError as error:
            with error:
                ended.append(f"told {error.code}")

    both = [threading.Thread(target=answer) for _ in range(2)]
    for each in both:
        each.start()
    for each in both:
        each.join()
    assert sorted(ended) == ["told 409", "won"]


def test_games_begun_at_once_have_names_of_their_own(server: str) -> None:
    begun: list[str] = []

    def begin() -> None:
        begun.append(call(server, "new", game="blitzkrieg", seed=len(begun))["table"])

    people = [threading.Thread(target=begin) for _ in range(12)]
    for each in people:
        each.start()
    for each in people:
        each.join()
    assert len(set(begun)) == 12
    for table in begun:
        moment = call(server, "now", table=table)["view"]["moment"]
        call(server, "answer", table=table, moment=moment, path=[0])


def test_changes_from_another_site_are_refused(server: str) -> None:
    status, _ = refused(server, "new", {"origin": "http://elsewhere.example"}, game="blitzkrieg")
    assert status == 403
    status, _ = refused(server, "new", {"sec-fetch-site": "cross-site"}, game="blitzkrieg")
    assert status == 403


@pytest.mark.parametrize("table", ["../saves/x", "/etc/passwd", "", "a" * 200, "none-such"])
def test_a_table_is_a_name_and_never_a_path(server: str, table: str) -> None:
    assert refused(server, "now", table=table)[0] == 400


def test_bad_input_is_one_line(server: str) -> None:
    for name, asked in {
        "new": {"game": "chess"},
        "open": {"text": "nonsense"},
        "from_link": {"text": "%%%"},
        "answer": {"table": "x", "moment": "y", "path": []},
    }.items():
        status, said = refused(server, name, **asked)
        assert status == 400
        assert said
        assert "\n" not in said


def test_a_server_in_the_network_demands_its_code(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as address:
        port = address.split(":")[2].split("/")[0]
        bare, code = f"http://127.0.0.1:{port}/", address.partition("?")[2]
        assert get(f"{bare}healthz")[0] == 200
        assert refused(bare, "games")[0] == 401
        assert refused(f"{bare}?code=wrong", "games")[0] == 401
        assert call(f"{bare}?{code}", "games")["games"]


def test_codes_can_be_guessed_a_few_times_a_minute(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as address:
        port = address.split(":")[2].split("/")[0]
        bare, code = f"http://127.0.0.1:{port}/", address.partition("?")[2]
        tries = [refused(f"{bare}?code=wrong{n}", "games")[0] for n in range(GUESSES + 5)]
        assert tries.count(401) in (GUESSES, GUESSES + 1)
        assert tries[-1] == 429
        status, said = refused(f"{bare}?{code}", "games")
        assert (status, said) == (429, "Too many wrong access codes; wait a minute.")
        assert get(f"{bare}healthz")[0] == 200


def test_a_seats_link_opens_that_seat_and_nothing_else(tmp_path: Path) -> None:
    """In the network the link of a seat holds a code of its own: edited, it shows nothing."""
    with serving(tmp_path, "--host", "0.0.0.0") as address:
        port = address.split(":")[2].split("/")[0]
        bare, code = f"http://127.0.0.1:{port}/", address.partition("?")[2]
        owner = f"{bare}?{code}"
        table = call(owner, "new", game="blitzkrieg", seed=7, options={"mode": "two-player"})[
            "table"
        ]
        other = call(owner, "new", game="blitzkrieg", seed=8)["table"]
        links = call(owner, "seat_links", table=table, address=bare, what="table")["links"]
        axis, allies, onlooker = (parse_qs(each["query"]) for each in links)
        assert code.partition("=")[2] not in {each["code"][0] for each in (axis, allies, onlooker)}
        guest = f"{bare}?{urlencode({'code': axis['code'][0]})}"
        own, their = axis["seat"][0], allies["seat"][0]
        assert call(guest, "now", table=table, seat=own)["view"]["seat"] == own
        assert call(guest, "now", table=table, seat="")["view"]["seat"] == own
        assert refused(guest, "now", table=table, seat=their) == (
            400,
            "this link is for another seat",
        )
        for name, asked in (("tables", {}), ("backup", {}), ("now", {"table": other})):
            assert refused(guest, name, **asked)[1] == "this link is for one seat of one game"
        forged = axis["code"][0].replace(own, their, 1)
        assert refused(f"{bare}?{urlencode({'code': forged})}", "now", table=table)[0] == 401
        kept = {"cookie": f"opfor-code={code.partition('=')[2]}"}
        assert call(guest, "tables", kept)["tables"], "the owner stays the owner by any link"
        story = call(guest, "export", table=table, seat=own)
        assert story["name"].endswith("-story.txt")


def test_no_code_at_all_is_no_guess(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as address:
        port = address.split(":")[2].split("/")[0]
        bare, code = f"http://127.0.0.1:{port}/", address.partition("?")[2]
        assert {refused(bare, "games")[0] for _ in range(GUESSES + 5)} == {401}
        assert call(f"{bare}?{code}", "games")["games"]


def test_a_save_goes_from_the_page_to_the_terminal_and_back(
    server: str, opfor: Any, tmp_path: Path
) -> None:
    table = call(server, "new", game="blitzkrieg", seed=7)["table"]
    moment = call(server, "now", table=table)["view"]["moment"]
    call(server, "answer", table=table, moment=moment, path=[0])
    exported = call(server, "export", table=table)
    kept = tmp_path / exported["name"]
    kept.write_text(exported["text"], encoding="utf-8")
    assert opfor("verify", str(kept)).code == 0
    again = call(server, "open", text=kept.read_text(encoding="utf-8"))["table"]
    assert call(server, "export", table=again)["text"] == exported["text"]


@pytest.mark.parametrize("game", ["blitzkrieg", "coh"])
def test_a_position_goes_by_link(server: str, game: str) -> None:
    table = call(server, "new", game=game, seed=7, offered=True)["table"]
    for _ in range(3):
        view = call(server, "now", table=table)["view"]
        path = [view["question"]["offers"][0]["number"]]
        call(server, "answer", table=table, moment=view["moment"], path=path)
    link = call(server, "link", table=table, address=server)
    assert "<svg" in link["qr"]
    assert len(link["query"]) < 200
    text = call(server, "from_link", text=link["query"].removeprefix("position="))["text"]
    there = call(server, "open", text=text)["table"]
    mine, theirs = (call(server, "now", table=t)["view"] for t in (table, there))
    assert (mine["board_text"], mine["question"]) == (theirs["board_text"], theirs["question"])


@pytest.mark.parametrize("mission", ["/etc/passwd", "../x.toml", "~/x", "fight.toml"])
def test_a_mission_is_named_and_never_a_path(server: str, mission: str) -> None:
    status, said = refused(server, "new", game="coh", options={"mission": mission})
    assert (status, "paths are refused" in said) == (400, True)


@pytest.mark.parametrize("game", ["blitzkrieg", "2gm", "coh"])
@pytest.mark.parametrize("asked", ["only=counters", "only=procedure&whole=true&backs=fold"])
def test_every_game_is_printed_from_its_table(server: str, game: str, asked: str) -> None:
    table = call(server, "new", game=game, seed=3)["table"]
    assert call(server, "now", table=table)["sheets"]
    with urllib.request.urlopen(f"{server}api/sheet/{table}?{asked}", timeout=90) as sheet:
        assert sheet.read(5) == b"%PDF-"


def test_a_part_that_is_not_there_is_named(server: str) -> None:
    table = call(server, "new", game="blitzkrieg", seed=3)["table"]
    with pytest.raises(urllib.error.HTTPError) as found:
        urllib.request.urlopen(f"{server}api/sheet/{table}?only=counter", timeout=90)
    assert found.value.code == 400
    assert "did you mean counters?" in found.value.read().decode()


def test_a_generated_mission_can_be_played_at_once(server: str) -> None:
    drafted = {"game": "coh-generator", "seed": 1, "options": {"solo": "true"}}
    table = call(server, "new", **drafted, players=["drafter"])["table"]
    assert call(server, "now", table=table)["made"]
    assert "[" in call(server, "mission", table=table)["text"]
    printed = call(server, "printed", table=table)["sections"]
    assert {"", "card", "ladder"} <= {each["kind"] for each in printed}
    with urllib.request.urlopen(f"{server}api/sheet/{table}?paper=letter", timeout=90) as sheet:
        assert (sheet.headers["content-type"], sheet.read(5)) == ("application/pdf", b"%PDF-")
    played = call(server, "play_mission", table=table)["table"]
    asked = call(server, "now", table=played)["view"]["question"]
    there = call(server, "open", text=call(server, "export", table=played)["text"])["table"]
    again = call(server, "again", table=there, same=True)["table"]
    for each in (there, again):
        assert call(server, "now", table=each)["view"]["question"] == asked


def test_a_folder_that_cannot_keep_games_is_refused_at_the_start(
    opfor: Opfor, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    done = opfor("web", "--no-open", "--port", "0", "--data", str(tmp_path / "file"))
    assert done.code == 2
    assert "games cannot be kept here" in done.err


def test_a_table_is_told_what_to_lay_out(server: str) -> None:
    table = call(server, "new", game="blitzkrieg", seed=3, chance=["table"])["table"]
    told = call(server, "laid_out", table=table)["text"].split("\n")
    assert told[0] == "Lay out the board (The five theatres)."
    assert len(told) > 5


def test_lists_within_lists_are_refused_in_a_line(server: str) -> None:
    deep = b'{"table":' + b"[" * 20_000 + b"]" * 20_000 + b"}"
    head = {"Content-Type": "application/json"}
    asked = urllib.request.Request(f"{server}api/view", deep, head, method="POST")
    with pytest.raises(urllib.error.HTTPError) as found:
        urllib.request.urlopen(asked, timeout=90)
    with found.value as error:
        assert (error.code, b"too deep" in error.read()) == (400, True)


def test_whoever_only_listens_is_let_go_when_it_ends(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as server:
        table = call(server, "new", game="blitzkrieg", seed=1)["table"]
        listening = urllib.request.urlopen(f"{server}api/events?table={table}", timeout=90)
        assert listening.readline()
    listening.close()
    assert capfd.readouterr().err == ""
