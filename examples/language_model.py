"""A language model at the table: the board and the offers as a prompt, a number out of its reply.

    opfor play blitzkrieg --player "cmd:python3 examples/language_model.py"
    opfor arena blitzkrieg --player "cmd:python3 examples/language_model.py" --games 2 \
        --masked 7 --transcripts kept

``reply`` is a stub that needs no network: put the call of a model there. It is given a list of
messages and returns the text and how many tokens it took. What is no number of an offer is told to
the model, which may try again; the arena counts it, and after ten the game is lost.
"""

import json
import re
import sys

RULES = "You play a board game. Answer with the number of one of the offers, and nothing else."
Message = dict[str, str]


def reply(messages: list[Message]) -> tuple[str, int]:
    """A stub: it takes the offer that says most, after a look at the last message."""
    offers = re.findall(r"^(\d+): (.*)$", messages[-1]["content"], re.MULTILINE)
    number = max(offers, key=lambda offer: len(offer[1]))[0] if offers else "0"
    return f"I take offer {number}.", sum(len(each["content"]) for each in messages) // 4


def prompt(told: dict) -> Message:
    offers = "\n".join(f"{offer['number']}: {offer['label']}" for offer in told["offers"])
    content = f"{told['board']}\n\n{told['question']}\n{offers}"
    return {"role": "user", "content": content}


def number_in(text: str) -> int | None:
    """The first number of a reply; nothing where it says none."""
    found = re.search(r"\d+", text)
    return int(found.group()) if found else None


def main() -> None:
    messages: list[Message] = []
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "choose":
            messages = [{"role": "system", "content": RULES}, prompt(told)]
        elif told["type"] == "illegal":
            said = f"That is none of the offers; {told['left']} more of these lose the game."
            messages.append({"role": "user", "content": said})
        else:
            continue
        text, tokens = reply(messages)
        messages.append({"role": "assistant", "content": text})
        print(json.dumps({"answer": number_in(text), "tokens": tokens}), flush=True)


if __name__ == "__main__":
    main()
