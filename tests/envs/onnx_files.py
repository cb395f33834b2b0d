"""Files in the format of ONNX, written field by field."""

from typing import Any

import numpy as np


def filled(outputs: int, inputs: int) -> Any:
    """Return the weights that the exported network was given."""
    numbers = (np.arange(outputs * inputs) * 7 + 3) % 11 - 5
    return numbers.reshape(outputs, inputs).astype(np.float32) / 16


def field(number: int, content: bytes | str | int) -> bytes:
    """Return one field of a protobuf message."""
    if isinstance(content, int):
        return varint(number << 3) + varint(content)
    data = content.encode() if isinstance(content, str) else content
    return varint(number << 3 | 2) + varint(len(data)) + data


def varint(value: int) -> bytes:
    found = b""
    while value > 127:
        found, value = found + bytes([value & 127 | 128]), value >> 7
    return found + bytes([value])


def tensor(name: str, array: Any) -> bytes:
    dims = b"".join(field(1, size) for size in array.shape)
    return field(5, dims + field(2, 1) + field(8, name) + field(9, array.astype("<f4").tobytes()))


def node(operator: str, inputs: str, output: str, attributes: bytes = b"") -> bytes:
    names = b"".join(field(1, name) for name in inputs.split())
    return field(1, names + field(2, output) + field(4, operator) + attributes)


def onnx(*parts: bytes, output: str = "y") -> bytes:
    return field(7, b"".join(parts) + field(11, field(1, "x")) + field(12, field(1, output)))


WEIGHT, BIAS = filled(3, 4), filled(1, 3)[0]


TENSORS = tensor("w", WEIGHT) + tensor("t", WEIGHT.T) + tensor("b", BIAS)
