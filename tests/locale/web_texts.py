"""What the browser client asks for, read from its sources."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"

PLAIN = re.compile(r"""(["'])((?:(?!\1)[^\\\n$])*)\1""")
PUT_TOGETHER = re.compile(r"`([^`]*\$\{[^`]*)`")
FILLED_IN = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
SAYING = re.compile(r"""(?:words\.text|\bmessage)\(\s*"([a-z0-9-]+)"\s*([,)])""")
ATTRIBUTE = re.compile(r"""words\.attribute\([^()"]*(?:\([^()]*\)[^()"]*)?"([a-z]+)"\)""")


@cache
def sources() -> tuple[str, ...]:
    return tuple(
        path.read_text(encoding="utf-8")
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts")
    )


def literals() -> set[str]:
    """All strings that are written out."""
    return {match[2] for text in sources() for match in PLAIN.finditer(text)}


def families() -> set[str]:
    """All strings that are put together, as patterns; ``.+`` stands for what is filled in."""
    return {
        ".+".join(re.escape(part) for part in FILLED_IN.split(match[1]))
        for text in sources()
        for match in PUT_TOGETHER.finditer(text)
    }


def forms() -> set[str]:
    """The forms of texts that are said alone, such as the letter of an ingredient."""
    return {match[1] for text in sources() for match in ATTRIBUTE.finditer(text)}


def said() -> Iterator[tuple[str, frozenset[str]]]:
    """Every message that is said with all its arguments written out: key and arguments."""
    for text in sources():
        for match in SAYING.finditer(text):
            if match[2] == ")":
                yield match[1], frozenset()
                continue
            given = text[match.end() :].lstrip()
            if given.startswith("{"):
                names = [name(part) for part in parts(given)]
                if all(names):
                    yield match[1], frozenset(names)


def parts(text: str) -> list[str]:
    """The entries of an object that a text begins with."""
    found, depth, start = [], 0, 1
    for place, sign in enumerate(text):
        depth += (sign in "{[(") - (sign in "}])")
        if depth == 0 or (depth == 1 and sign == ","):
            found.append(text[start:place].strip())
            start = place + 1
        if depth == 0:
            return [part for part in found if part]
    raise ValueError(f"no end: {text[:80]}")


def name(part: str) -> str:
    """The name of an entry; empty if it is spread from elsewhere."""
    match = re.match(r"\"?([a-z][\w-]*)\"?\s*(?::|$)", part)
    return match[1] if match else ""
