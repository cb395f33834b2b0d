"""compose.yaml agrees with the Containerfile, .env.example and the guide."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[2]
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
SETTINGS = (ROOT / ".env.example").read_text("utf-8")
GUIDE = (ROOT / "docs/hosting.md").read_text("utf-8")
COMPOSE: dict[str, Any] = msgspec.yaml.decode((ROOT / "compose.yaml").read_text("utf-8"))
MONUMENTS: dict[str, Any] = COMPOSE["services"]["monuments"]


def instruction(word: str) -> str:
    """Return what follows a word in the last stage of the Containerfile."""
    [found] = re.findall(rf"^{word} (.+)$", CONTAINERFILE, re.MULTILINE)
    return str(found)


def test_the_health_check_is_that_of_the_image() -> None:
    check = instruction("HEALTHCHECK")
    times = {name.replace("-", "_"): time for name, time in re.findall(r"--([a-z-]+)=(\S+)", check)}

    assert MONUMENTS["healthcheck"] == {
        "test": ["CMD", *json.loads(check[check.index("[") :])],
        **times,
    }


def test_every_folder_that_the_server_writes_is_a_volume() -> None:
    volumes = dict(volume.split(":") for volume in MONUMENTS["volumes"])
    written = re.findall(r"MONUMENTS_(?:DATA|CACHE)=(\S+)", CONTAINERFILE)

    assert MONUMENTS["read_only"]
    assert len(written) == 2
    assert set(volumes.values()) == set(written)
    assert volumes.keys() < COMPOSE["volumes"].keys()


def test_it_is_built_here_and_served_to_this_machine_only() -> None:
    [port] = MONUMENTS["ports"]
    host, _, inside = port.rpartition(":")

    assert MONUMENTS["build"] == {"context": ".", "dockerfile": "Containerfile"}
    assert inside == instruction("EXPOSE")
    assert f"starts it on {host}" in GUIDE


def test_the_profile_is_a_database_that_the_example_settings_reach() -> None:
    [url] = re.findall(r"^#MONUMENTS_DATABASE_URL=(\S+)$", SETTINGS, re.MULTILINE)
    [password] = re.findall(r"^#POSTGRES_PASSWORD=(\S+)$", SETTINGS, re.MULTILINE)
    [name] = MONUMENTS["depends_on"]
    database = COMPOSE["services"][name]
    user, base = (database["environment"][f"POSTGRES_{key}"] for key in ("USER", "DB"))

    assert url == f"postgresql://{user}:{password}@{name}/{base}"
    assert not MONUMENTS["depends_on"][name]["required"]
    assert [f"--profile {profile} " in GUIDE for profile in database["profiles"]] == [True]
    assert "healthcheck" in database
