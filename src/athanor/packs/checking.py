"""Compares a parsed value with its type and says everything that is wrong with it.

``msgspec`` decides what is valid but stops at the first fault and speaks English only; here every
fault gets its path, its message key and the rule its field names.
"""

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec
import msgspec.inspect as mi

from athanor.kernel.conversion import convert
from athanor.packs import flaws
from athanor.packs.problems import FieldPath, Flaw
from athanor.packs.schema import (
    SOURCES,
    Form,
    Kind,
    Table,
    form_of,
    members_of,
    rule_of,
    without_metadata,
)

Found = Iterator[tuple[FieldPath, Flaw]]

LANGUAGES: Final = {"en", "fr"}
"""The fields of words that people read."""

_INT_MIN, _INT_MAX = -(2**63), 2**63 - 1  # as TOML has it
_WHERE = re.compile(r" - at `\$(?P<path>[^`]*)`$")


def check_value(value: Any, expected: mi.Type, path: FieldPath = ()) -> Found:
    """Give every flaw of a value with its path."""
    rule = rule_of(expected)
    plain = without_metadata(expected)
    for place, flaw in _check(value, plain, path):
        yield place, flaw.under(rule)
    pattern = plain.pattern if isinstance(plain, mi.StrType) and isinstance(value, str) else None
    if pattern is not None and not re.search(pattern, value):
        yield path, flaws.bad_form(form_of(expected), value).under(rule)


def check_entry(value: Any, kind: Kind, path: FieldPath) -> Found:
    """Give every flaw of a record or bare value; without any it is one ``msgspec`` accepts."""
    found = list(check_value(value, kind.info, path))
    yield from found
    if not found:
        try:
            convert(value, kind.hint, str_keys=True)
        except msgspec.ValidationError as error:
            where = _WHERE.search(str(error))
            inner = _steps(where["path"]) if where else ()
            yield (*path, *inner), flaws.invalid(_WHERE.sub("", str(error)))


def check_key(key: str, expected: mi.Type, path: FieldPath) -> Found:
    """Give every flaw of the key of a table; ``path`` includes it."""
    is_number = isinstance(without_metadata(expected), mi.IntType)
    if is_number and re.fullmatch(r"0|-?[1-9][0-9]{0,18}", key):
        yield from check_value(int(key), expected, path)
    else:
        yield from check_value(key, expected, path)


def check_tables(content: Mapping[str, Any], tables: Iterable[Table]) -> Found:
    """Give every table that is missing, or has too few or too many records."""
    for table in tables:
        if table.name not in content:
            if table.required:
                yield (table.name,), flaws.missing_field(table.name).under(table.rule)
        elif table.form in (Form.LISTED, Form.KEYED):
            least, most = counts_of(table)
            count = len(content[table.name])
            for path, flaw in _check_count(count, least, most, (table.name,)):
                fixed = flaws.fixed_count(table.name, least or 0, count)
                yield path, (fixed if least == most else flaw).under(table.rule)


def counts_of(table: Table) -> tuple[int | None, int | None]:
    """Give how few and how many records a table may have."""
    whole = without_metadata(table.whole.info)
    assert isinstance(whole, mi.VarTupleType | mi.DictType)
    return whole.min_length, whole.max_length


def struct_for(value: Any, expected: mi.Type) -> mi.StructType | None:
    """Give the struct a table is meant to be: the only one, or the one its tag names."""
    for member in members_of(expected):
        if isinstance(member, mi.StructType) and (
            member.tag_field is None
            or (isinstance(value, dict) and value.get(member.tag_field, member.tag) == member.tag)
        ):
            return member
    return None


def _check(value: Any, expected: mi.Type, path: FieldPath) -> Found:
    match expected:
        case mi.StructType():
            yield from _check_struct(value, expected, path)
        case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
            yield from _check_list(value, item, expected.min_length, expected.max_length, path)
        case mi.TupleType(item_types=items):
            yield from _check_tuple(value, items, path)
        case mi.DictType():
            yield from _check_dict(value, expected, path)
        case mi.UnionType():
            yield from _check_union(value, expected, path)
        case mi.LiteralType(values=choices):
            yield from _check_choice(value, choices, path)
        case mi.EnumType(cls=enum):
            yield from _check_choice(value, tuple(member.value for member in enum), path)
        case mi.StrType():
            yield from _check_text(value, expected, path)
        case mi.BoolType():
            if not isinstance(value, bool):
                yield path, flaws.wrong_type("boolean", value)
        case mi.IntType():
            yield from _check_integer(value, expected, path)
        case mi.FloatType():
            yield from _check_number(value, expected, path)
        case _:
            raise TypeError(f"a schema cannot use {expected}")


def _check_struct(value: Any, expected: mi.StructType, path: FieldPath) -> Found:
    fields = {field.encode_name: field for field in expected.fields}
    is_words = set(fields) == LANGUAGES
    if not isinstance(value, dict):
        wrong = flaws.not_in_languages(value) if is_words else flaws.wrong_type("table", value)
        yield path, wrong
        return
    for name in value:
        if name in fields:
            yield from check_value(value[name], fields[name].type, (*path, name))
        elif is_words:
            yield (*path, name), flaws.unknown_language(name)
        elif name != expected.tag_field:
            missing = [known for known in fields if known not in value]
            yield (*path, name), flaws.unknown_field(name, missing)
    for name, field in fields.items():
        if field.required and name not in value:
            flaw = flaws.missing_language(name) if is_words else _missing(name)
            yield (*path, name), flaw.under(rule_of(field.type))


def _missing(name: str) -> Flaw:
    return flaws.missing_source(SOURCES) if name == "source" else flaws.missing_field(name)


def _check_list(
    value: Any, item: mi.Type, shortest: int | None, longest: int | None, path: FieldPath
) -> Found:
    if not isinstance(value, list):
        yield path, flaws.wrong_type("list", value)
        return
    yield from _check_count(len(value), shortest, longest, path)
    for index, entry in enumerate(value):
        yield from check_value(entry, item, (*path, index))


def _check_tuple(value: Any, items: tuple[mi.Type, ...], path: FieldPath) -> Found:
    if not isinstance(value, list):
        yield path, flaws.wrong_type("list", value)
        return
    commas = len(value) == 2 * len(items) and all(type(entry) is int for entry in value)
    hint = "pack-hint-comma" if commas and _have_fractions(items) else ""
    for place, flaw in _check_count(len(value), len(items), len(items), path):
        yield place, flaw.hinted(hint)
    for index, (entry, item) in enumerate(zip(value, items, strict=False)):
        yield from check_value(entry, item, (*path, index))


def _have_fractions(items: tuple[mi.Type, ...]) -> bool:
    return all(isinstance(without_metadata(item), mi.FloatType) for item in items)


def _check_dict(value: Any, expected: mi.DictType, path: FieldPath) -> Found:
    if not isinstance(value, dict):
        yield path, flaws.wrong_type("table", value)
        return
    yield from _check_count(len(value), expected.min_length, expected.max_length, path)
    for key, entry in value.items():
        yield from check_key(key, expected.key_type, (*path, key))
        yield from check_value(entry, expected.value_type, (*path, key))


def _check_count(count: int, least: int | None, most: int | None, path: FieldPath) -> Found:
    if least is not None and count < least:
        yield path, flaws.too_few(least, count)
    if most is not None and count > most:
        yield path, flaws.too_many(most, count)


def _check_union(value: Any, expected: mi.UnionType, path: FieldPath) -> Found:
    members = members_of(expected)
    if len(members) == 1:
        yield from _check(value, members[0], path)
        return
    structs = [member for member in members if isinstance(member, mi.StructType)]
    tag_field = structs[0].tag_field if structs else None
    if tag_field is None or len(structs) < len(members):
        raise TypeError("a schema can choose only between tagged structs")
    if not isinstance(value, dict):
        yield path, flaws.wrong_type("table", value)
    elif tag_field not in value:
        yield (*path, tag_field), flaws.missing_field(tag_field)
    elif (chosen := struct_for(value, expected)) is not None:
        yield from _check_struct(value, chosen, path)
    else:
        tags = tuple(struct.tag for struct in structs)
        yield (*path, tag_field), flaws.not_one_of(tags, value[tag_field])


def _check_choice(value: Any, choices: tuple[Any, ...], path: FieldPath) -> Found:
    if not any(type(value) is type(choice) and value == choice for choice in choices):
        yield path, flaws.not_one_of(choices, value)


def _check_text(value: Any, expected: mi.StrType, path: FieldPath) -> Found:
    if not isinstance(value, str):
        yield path, flaws.wrong_type("text", value)
        return
    if expected.min_length is not None and len(value) < expected.min_length:
        yield path, flaws.text_too_short(expected.min_length, len(value))
    if expected.max_length is not None and len(value) > expected.max_length:
        yield path, flaws.text_too_long(expected.max_length, len(value))


def _check_integer(value: Any, expected: mi.IntType, path: FieldPath) -> Found:
    if not isinstance(value, int) or isinstance(value, bool):
        yield path, flaws.wrong_type("integer", value)
        return
    least = _INT_MIN if expected.ge is None else expected.ge
    most = _INT_MAX if expected.le is None else expected.le
    if value < least:
        yield path, flaws.too_small(least, value)
    if value > most:
        yield path, flaws.too_large(most, value)


def _check_number(value: Any, expected: mi.FloatType, path: FieldPath) -> Found:
    if not isinstance(value, int | float) or isinstance(value, bool):
        yield path, flaws.wrong_type("number", value)
    elif not math.isfinite(value):
        yield path, flaws.not_finite(value)
    elif expected.ge is not None and value < expected.ge:
        yield path, flaws.too_small(expected.ge, value)
    elif expected.le is not None and value > expected.le:
        yield path, flaws.too_large(expected.le, value)


def _steps(text: str) -> FieldPath:
    """Read a path as ``msgspec`` writes it, as far as it names its steps."""
    known = text.split("[...]", maxsplit=1)[0]
    return tuple(
        int(index) if index else name for name, index in re.findall(r"\.([^.\[]+)|\[(\d+)\]", known)
    )
