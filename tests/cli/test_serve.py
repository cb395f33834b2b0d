"""`monuments serve`: the port is free, or a sentence says why not."""

from click.testing import CliRunner

from monuments.cli.main import cli


def test_a_taken_port_is_said_in_one_sentence() -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(cli, ["serve", "--port", port])

    assert result.exit_code == 1
    assert "cannot listen on" in result.output
