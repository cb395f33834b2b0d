"""Networks in ONNX files: read, or refused in words."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monuments.envs.onnx import OnnxError, layers_in
from tests.envs.onnx_files import BIAS, TENSORS, WEIGHT, field, node, onnx

TURNED = field(5, field(1, "transB") + field(3, 1))


@pytest.mark.parametrize(
    "nodes",
    [
        node("Gemm", "x w b", "y", TURNED),
        node("Gemm", "x t b", "y"),
        node("MatMul", "x t", "m") + node("Add", "m b", "y"),
        node("MatMul", "x t", "m") + node("Add", "b m", "n") + node("Identity", "n", "y"),
        node("Flatten", "x", "f") + node("Gemm", "f t b", "y"),
    ],
    ids=["gemm-turned", "gemm", "matmul", "bias-first", "flatten"],
)
def test_a_linear_layer_is_read_in_every_form(nodes: bytes) -> None:
    [(weight, bias)] = layers_in(onnx(TENSORS, nodes))

    assert (weight == WEIGHT).all()
    assert (bias == BIAS).all()


GEMM = node("Gemm", "x t b", "h")


OTHERS = {
    "operator Tanh": onnx(TENSORS, GEMM, node("Tanh", "h", "y")),
    "operator Gemm": onnx(TENSORS, GEMM, node("Gemm", "h t b", "y")),
    "ends with a Relu": onnx(TENSORS, GEMM, node("Relu", "h", "y")),
    "nothing leads": onnx(TENSORS, GEMM),
    "one input": onnx(TENSORS, GEMM, field(11, field(1, "z"))),
    "scales": onnx(TENSORS, node("Gemm", "x t b", "y", field(5, field(1, "transA") + field(3, 1)))),
    "another file": onnx(field(5, field(8, "w") + field(2, 1) + field(14, 1)), GEMM),
    "cannot be read": onnx(node("Gemm", "x missing", "y")),
    "operator Add": onnx(TENSORS, node("MatMul", "x t", "m"), node("Add", "m m", "y")),
    "broadcast": onnx(TENSORS, node("MatMul", "x t", "m"), node("Add", "m w", "y")),
    "buffer size": onnx(field(5, field(2, 1) + field(8, "w") + field(9, "abc"))),
    "reshape": onnx(field(5, field(1, 5) + field(2, 1) + field(8, "w") + field(9, "abcd"))),
}


@pytest.mark.parametrize("message", OTHERS)
def test_other_networks_are_refused(message: str) -> None:
    with pytest.raises(OnnxError, match=message):
        layers_in(OTHERS[message])


@given(st.data())
def test_a_damaged_file_is_refused_or_read(data: st.DataObject) -> None:
    content = bytearray(onnx(TENSORS, GEMM, node("Relu", "h", "r"), node("Gemm", "r w b", "y")))
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    with suppress(OnnxError):
        layers_in(bytes(content[: data.draw(st.integers(0, len(content)))]))
