"""The generator sfc32 a second time, in plain Python."""


def sfc32(seed: int, stream: int, count: int) -> list[int]:
    """The generator written down once more, without arrays."""
    a, b, c, counter, found = seed & 0xFFFFFFFF, seed >> 32, stream, 1, []
    for _ in range(12 + count):
        out = (a + b + counter) % 2**32
        counter += 1
        a, b, c = b ^ (b >> 9), (9 * c) % 2**32, (c << 21 | c >> 11) % 2**32
        c = (c + out) % 2**32
        found.append(out)
    return found[12:]
