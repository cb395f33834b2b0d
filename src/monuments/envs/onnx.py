"""Layers of a policy out of an ONNX file, read without a library.

Only the networks that a policy can hold are read: `Gemm`, or `MatMul` and `Add`, with a `Relu`
between them. The format is protobuf: fields with a number and a wire type, one after the other
(https://protobuf.dev/programming-guides/encoding/), numbered in onnx.proto.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Value: TypeAlias = int | bytes
Fields: TypeAlias = dict[int, list[Value]]
Layer: TypeAlias = tuple[npt.NDArray[Any], npt.NDArray[Any]]

GRAPH: Final = 7  # of a model
NODE, INITIALIZER, INPUT, OUTPUT = 1, 5, 11, 12  # of a graph
NODE_INPUT, NODE_OUTPUT, OPERATOR, ATTRIBUTE = 1, 2, 4, 5
ATTRIBUTE_NAME, ATTRIBUTE_FLOAT, ATTRIBUTE_INT = 1, 2, 3
DIMS, DATA_TYPE, FLOATS, TENSOR_NAME, RAW, DOUBLES, LOCATION = 1, 2, 4, 8, 9, 10, 14

TYPES: Final = {1: "<f4", 10: "<f2", 11: "<f8"}
"""Of a tensor: float, half, double."""
PASSED: Final = ("Identity", "Flatten", "Dropout")
"""Operators that change nothing when a policy plays."""


class OnnxError(ValueError):
    """The file is no such network; the message says why."""


class Node(NamedTuple):
    """One operator of the graph."""

    operator: str
    inputs: list[str]
    output: str
    numbers: dict[str, float]
    """Its attributes, those that are numbers."""


def layers_in(content: bytes) -> list[Layer]:
    """Return weight, in the shape (outputs, inputs), and bias of each layer.

    Raise OnnxError.
    """
    try:
        graph = _fields(_bytes(_fields(content), GRAPH))
        tensors = dict(_tensor(each) for each in graph.get(INITIALIZER, ()))
        nodes = [_node(each) for each in graph.get(NODE, ())]
        inputs = [_name(each) for each in graph.get(INPUT, ())]
        outputs = [_name(each) for each in graph.get(OUTPUT, ())]
        return _layers(nodes, tensors, [name for name in inputs if name not in tensors], outputs)
    except OnnxError:
        raise
    except (IndexError, KeyError, OverflowError, TypeError, ValueError) as error:
        raise OnnxError(f"it cannot be read as ONNX: {error!r}") from None


def _layers(
    nodes: list[Node], tensors: dict[str, npt.NDArray[Any]], inputs: list[str], outputs: list[str]
) -> list[Layer]:
    """Follow the graph from its only input to its first output."""
    if len(inputs) != 1 or not outputs:
        raise OnnxError(f"a policy has one input and an output, not the inputs {inputs}")
    after = {name: node for node in nodes for name in node.inputs if name not in tensors}
    found, name, is_free = list[Layer](), inputs[0], True
    while name != outputs[0]:
        if name not in after:
            raise OnnxError(f"nothing leads from its input to its output: {name} is not used")
        node = after.pop(name)
        name = node.output
        if node.operator in PASSED:
            continue
        if node.operator == "Relu" and not is_free:
            is_free = True
        elif node.operator == "Gemm" and is_free:
            numbers = {"alpha": 1.0, "beta": 1.0, "transA": 0, "transB": 0, **node.numbers}
            if (numbers["alpha"], numbers["beta"], numbers["transA"]) != (1.0, 1.0, 0):
                raise OnnxError("a Gemm in it scales or turns its input")
            weight = tensors[node.inputs[1]]
            weight = weight if numbers["transB"] else weight.T
            has_bias = len(node.inputs) > 2
            bias = tensors[node.inputs[2]].reshape(-1) if has_bias else np.zeros(len(weight))
            found.append((weight, bias))
            is_free = False
        elif node.operator == "MatMul" and is_free:
            weight = tensors[node.inputs[1]].T
            found.append((weight, np.zeros(len(weight), weight.dtype)))
            is_free = False
        elif node.operator == "Add" and not is_free and {*node.inputs} & tensors.keys():
            [bias] = (tensors[each].reshape(-1) for each in node.inputs if each in tensors)
            found[-1] = (found[-1][0], found[-1][1] + bias)
        else:
            raise OnnxError(
                f"it has the operator {node.operator} where a policy has linear layers "
                "with a Relu between them"
            )
    if is_free and found:
        raise OnnxError("its last layer ends with a Relu")
    return found


def _node(content: Value) -> Node:
    fields = _fields(content)
    numbers = dict[str, float]()
    for each in map(_fields, fields.get(ATTRIBUTE, ())):
        if ATTRIBUTE_FLOAT in each:
            numbers[_text(each, ATTRIBUTE_NAME)] = float(
                np.frombuffer(_bytes(each, ATTRIBUTE_FLOAT), "<f4")[0]
            )
        elif ATTRIBUTE_INT in each:
            numbers[_text(each, ATTRIBUTE_NAME)] = _int(each, ATTRIBUTE_INT)
    inputs = [_decoded(each) for each in fields.get(NODE_INPUT, ())]
    return Node(_text(fields, OPERATOR), inputs, _text(fields, NODE_OUTPUT), numbers)


def _tensor(content: Value) -> tuple[str, npt.NDArray[Any]]:
    fields = _fields(content)
    name, kind = _text(fields, TENSOR_NAME), _int(fields, DATA_TYPE)
    if LOCATION in fields and _int(fields, LOCATION):
        raise OnnxError("its weights are in another file: export them into one")
    if kind not in TYPES:
        return name, np.zeros(0)  # a shape or an axis; as a weight it fits nothing
    packed = {1: FLOATS, 11: DOUBLES}.get(kind, RAW)
    data = _bytes(fields, RAW if RAW in fields else packed)
    shape = [size for each in fields.get(DIMS, ()) for size in _ints(each)]
    return name, np.frombuffer(data, TYPES[kind]).reshape(shape)


# --- Protobuf -----------------------------------------------------------------------------------


def _fields(content: Value) -> Fields:
    """Return the values of a message by the number of their field."""
    if not isinstance(content, bytes):
        raise OnnxError("it cannot be read as ONNX: a number where a message should be")
    found: Fields = {}
    for number, value in _read(content):
        found.setdefault(number, []).append(value)
    return found


def _read(content: bytes) -> Iterator[tuple[int, Value]]:
    at = 0
    while at < len(content):
        key, at = _varint(content, at)
        wire = key & 7
        if wire == 0:
            value, at = _varint(content, at)
            yield key >> 3, value
            continue
        if wire == 2:
            size, at = _varint(content, at)
        elif wire in (1, 5):
            size = 8 if wire == 1 else 4
        else:
            raise OnnxError(f"it cannot be read as ONNX: wire type {wire}")
        if at + size > len(content):
            raise OnnxError("it cannot be read as ONNX: it ends too early")
        yield key >> 3, content[at : at + size]
        at += size


def _varint(content: bytes, at: int) -> tuple[int, int]:
    """Return the number at a place, and the place behind it."""
    found = shift = 0
    while content[at] & 0x80:
        found |= (content[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
    return found | content[at] << shift, at + 1


def _ints(value: Value) -> Iterator[int]:
    """Yield the numbers of a repeated field, packed or not."""
    if isinstance(value, int):
        yield value
        return
    at = 0
    while at < len(value):
        number, at = _varint(value, at)
        yield number


def _int(fields: Fields, number: int) -> int:
    value = fields[number][-1]
    if not isinstance(value, int):
        raise TypeError(f"field {number} is no number")
    return value


def _bytes(fields: Fields, number: int) -> bytes:
    value = fields[number][-1]
    if not isinstance(value, bytes):
        raise TypeError(f"field {number} is a number")
    return value


def _text(fields: Fields, number: int) -> str:
    return _bytes(fields, number).decode()


def _decoded(value: Value) -> str:
    if not isinstance(value, bytes):
        raise TypeError("a name is a number")
    return value.decode()


def _name(value: Value) -> str:
    """Return the name of an input or output, its first field."""
    return _text(_fields(value), 1)
