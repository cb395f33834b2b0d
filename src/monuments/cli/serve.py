"""`monuments serve`: tables for people and programs on the network."""

import click


@click.command("serve")
@click.option("--host", help="Address to listen on [127.0.0.1].")
@click.option("--port", type=click.IntRange(0, 65535), help="Port; 0: any free one [8080].")
@click.option("--data", type=click.Path(file_okay=False), help="Folder of the database.")
@click.option("--settings", is_flag=True, help="List every setting and stop.")
def command(host: str | None, port: int | None, data: str | None, settings: bool) -> None:
    """Serve tables until stopped.

    Everything else is set by variables MONUMENTS_*, listed by --settings
    and in docs/hosting.md.

    \b
    Examples:
        monuments serve
        monuments serve --port 9000 --data /var/lib/monuments
        monuments serve --settings
    """
    from monuments.cli.say import BadInput, fail
    from monuments.server.settings import SettingError, described, read_settings

    if settings:
        for name, default, about in described():
            click.echo(f"{name:32} {default or '-':16} {about}")
        return
    try:
        found = read_settings(host=host, port=port, data=data)
    except SettingError as error:
        raise BadInput(str(error)) from None
    from monuments.server.running import address, listen, serve

    try:
        bound = listen(found)
    except OSError as error:
        fail(f"{found.host}:{found.port} cannot be listened on: {error.strerror or error}")
    click.echo(f"Monuments is served at {address(bound)}", err=True)
    serve(found, bound)
