"""Reading JSON into a struct so that one bad value costs that value only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar, get_args, get_origin

import msgspec

S = TypeVar("S")
T = TypeVar("T", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class Mended(Generic[S]):
    """A struct that is valid whatever was read; the names reset; the keys nobody here knows."""

    value: S
    repaired: tuple[str, ...]
    unknown: dict[str, Any]


def mend(kind: type[T], raw: dict[str, Any]) -> Mended[T]:
    """Get a valid `kind` from decoded JSON, with the default in place of every invalid value.

    Structs inside structs, and inside dicts by name, are mended value by value too; their names
    read "outer.inner". Every field of `kind` must have a default.
    """
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    good: dict[str, Any] = {}
    repaired: list[str] = []
    unknown = {name: value for name, value in raw.items() if name not in fields}
    for name in fields.keys() & raw.keys():
        part = _mended_value(fields[name].type, raw[name])
        if part is None:
            repaired.append(name)
            continue
        good[fields[name].name] = part.value
        repaired += [f"{name}.{inner}" for inner in part.repaired]
        if part.unknown:
            unknown[name] = part.unknown
    return Mended(kind(**good), tuple(sorted(repaired)), unknown)


def _mended_value(kind: Any, value: Any) -> Mended[Any] | None:  # noqa: ANN401 (any JSON)
    """Get `value` as a `kind`, or None where nothing of it is valid."""
    if isinstance(value, dict):
        if _is_struct(kind):
            return mend(kind, value)
        inner = get_args(kind)[1] if get_origin(kind) is dict else None
        if _is_struct(inner):
            return _mended_dict(inner, value)
    try:
        return Mended(msgspec.convert(value, kind), (), {})
    except (msgspec.ValidationError, RecursionError):
        return None


def _mended_dict(kind: Any, raw: dict[str, Any]) -> Mended[Any]:  # noqa: ANN401 (a struct type)
    good: dict[str, Any] = {}
    repaired: list[str] = []
    unknown: dict[str, Any] = {}
    for name, value in raw.items():
        if not isinstance(value, dict):
            repaired.append(name)
            continue
        part = mend(kind, value)
        good[name] = part.value
        repaired += [f"{name}.{inner}" for inner in part.repaired]
        if part.unknown:
            unknown[name] = part.unknown
    return Mended(good, tuple(repaired), unknown)


def with_unknown(value: msgspec.Struct, unknown: dict[str, Any]) -> dict[str, Any]:
    """Get the plain form of `value` with the keys that `mend` set apart put back."""
    plain: dict[str, Any] = msgspec.to_builtins(value)
    return _merged(plain, unknown)


def _merged(plain: dict[str, Any], unknown: dict[str, Any]) -> dict[str, Any]:
    merged = dict(plain)
    for name, value in unknown.items():
        known = merged.get(name)
        merged[name] = _merged(known, value) if isinstance(known, dict) else value
    return merged


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
