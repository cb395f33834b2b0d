"""Run the commands of docs/hosting.md and the Containerfile in a fresh Debian.

    sudo python3 tools/try_hosting.py [guide] [container] [compose] [play] [test]   (default: all)

`guide` boots a Debian with systemd and runs the blocks of the guide as they are printed;
`container` carries out the Containerfile without an image registry; `compose` lets Docker Compose
and podman-compose of Debian 13 read compose.yaml; `play` clones the repository as an ordinary user
without Node or Chromium and times `make play`; `test` runs `make test` as such a user, then the
browser tests once more with Chromium. It needs root, debootstrap and
systemd-nspawn, and the commits of this repository: changes that are not committed are not tried.
The Debian mirror and the clients' certificates are those of this machine.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WORK = ROOT / "build" / "hosting"
GUIDE = ROOT / "docs" / "hosting.md"
CONTAINERFILE = ROOT / "Containerfile"
SOURCE = "usr/local/src/monuments"
PACKAGES = "systemd,systemd-sysv,dbus,ca-certificates"
PIPX = f"""
apt-get install -qq --yes pipx > /dev/null
pipx install /{SOURCE}/dist/monuments-*.whl
/root/.local/bin/monuments simulate fabuleux --players 2 --games 2
"""
PASSED_ON = re.compile(r"(PIP|UV|npm_config|HYPOTHESIS)_|(https?|no)_proxy$", re.IGNORECASE)
CERTIFICATES = ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS", "CURL_CA_BUNDLE")
BUNDLE = "/etc/host-certificates.crt"
SECONDS = 1500  # for one script
SECONDS_OF_TESTS = 7200


def main() -> None:
    trials: dict[str, Callable[[str], None]] = {
        "guide": try_guide,
        "container": try_container,
        "compose": try_compose,
        "play": try_play,
        "test": try_test,
    }
    parser = argparse.ArgumentParser(description="Try docs/hosting.md in a fresh Debian.")
    parser.add_argument("trials", nargs="*", help=f"{', '.join(trials)}; all by default")
    parser.add_argument(
        "--suite",
        choices=("bookworm", "trixie"),
        default="bookworm",
        help="the Debian of the guide, of play and of test",
    )
    words = parser.parse_args()
    if unknown := set(words.trials) - set(trials):
        parser.error(f"there is no trial {', '.join(sorted(unknown))}")
    missing = [name for name in ("debootstrap", "systemd-nspawn", "git") if not shutil.which(name)]
    if missing or os.geteuid():
        hint = "; on Debian: apt install debootstrap systemd-container git" if missing else ""
        print(f"This needs {', '.join(missing) or 'root'}{hint}.", file=sys.stderr)
        sys.exit(2)
    for name in words.trials or trials:
        print(f"== {name}", flush=True)
        trials[name](words.suite)
        print(f"== {name}: passed", flush=True)


# --- The guide ---------------------------------------------------------------------------------


def blocks() -> list[str]:
    """Return the guide's commands in order; `sh container` is for other machines."""
    return re.findall(r"^```sh\n(.*?)^```$", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def try_guide(suite: str) -> None:
    """Run the blocks: with the network up to the first service, then without it."""
    found = blocks()
    first = next(number for number, block in enumerate(found) if "systemctl" in block)
    before, after = "".join(found[:first]), "".join(found[first:])
    root = fresh(suite, "guide")
    clone_into(root / SOURCE)
    run_in(root, before + fetch_ahead(after))
    boot(root, f"cd /{SOURCE}\n{after}")
    check_files(root)
    run_in(root, PIPX)
    print("Exposure:", *exposures(), sep="\n  ", flush=True)


def fetch_ahead(later: str) -> str:
    """Return commands that download the packages for `later` to install offline."""
    debs = re.findall(r"^apt-get install --yes (.+)$", later, re.MULTILINE)
    lines = [f"apt-get install --yes --download-only {' '.join(debs)}", "python3 -m venv /root/pip"]
    wheels = "--require-hashes --only-binary :all: --dest /root/wheels"
    lines.append(f"/root/pip/bin/pip download -q {wheels} -r requirements/postgres.txt")
    return "\n".join(lines) + "\n"


def boot(root: Path, script: str) -> None:
    """Boot the Debian with its systemd, run the script as root, shut it down."""
    (root / "root/steps.sh").write_text(script)
    offline = "Environment=HOME=/root DEBIAN_FRONTEND=noninteractive UV_OFFLINE=1 PIP_NO_INDEX=1"
    end = "echo $? > /root/steps.status; systemctl poweroff --no-block"
    unit = root / "etc/systemd/system/steps.service"
    unit.write_text(
        "[Unit]\nAfter=multi-user.target\n[Service]\nType=oneshot\n"
        f"{offline} PIP_FIND_LINKS=/root/wheels\nTimeoutStartSec={SECONDS}\n"
        f"ExecStart=/bin/bash -c 'bash -eux /root/steps.sh > /root/steps.log 2>&1; {end}'\n"
    )
    wanted = root / "etc/systemd/system/default.target.wants"
    wanted.mkdir(exist_ok=True)
    (wanted / "steps.service").symlink_to("/etc/systemd/system/steps.service")
    with (WORK / "boot.log").open("wb") as log:
        words = [*nspawn(root), "--private-network", "--boot"]
        subprocess.run(words, stdout=log, stderr=log, timeout=SECONDS, check=False)
    print((root / "root/steps.log").read_text(errors="replace"), flush=True)
    status = (root / "root/steps.status").read_text().strip()
    if status != "0":
        sys.exit(f"The guide failed with status {status}; its last command is above.")


def check_files(root: Path) -> None:
    """Stop unless backups and the restored database belong to the service's user."""
    owner = (root / "var/lib/monuments").stat().st_uid
    files = [root / "var/lib/monuments/monuments.sqlite"]
    files += (root / "var/lib/monuments-backups").glob("*.sqlite")
    for path in files:
        found = path.stat()
        if (found.st_uid, found.st_mode & 0o777) != (owner, 0o600) or not owner:
            sys.exit(f"{path} can be read by others than its owner, or belongs to another user.")


def exposures() -> list[str]:
    units = [ROOT / "packaging" / f"monuments{name}.service" for name in ("", "-backup")]
    words = ["systemd-analyze", "security", "--offline=true", "--threshold=30"]
    found = [subprocess.run([*words, unit], capture_output=True, text=True) for unit in units]
    if any(one.returncode for one in found):
        sys.exit("A unit is more exposed than 3.0; see systemd-analyze security.")
    return [one.stdout.strip().splitlines()[-1] for one in found]


# --- The Containerfile ---------------------------------------------------------------------------


@dataclass
class Stage:
    """An image that is being made: a root folder, and the settings of its later steps."""

    root: Path
    env: dict[str, str] = field(default_factory=dict)
    user: str = "root"
    folder: str = "/"


def try_container(_: str) -> None:
    """Carry out the Containerfile, then serve and ask its health check."""
    context = WORK / "context"
    shutil.rmtree(context, ignore_errors=True)
    clone_into(context)
    shutil.rmtree(context / ".git")
    stages: dict[str, Stage] = {}
    stage, health, command = None, [], []
    text = CONTAINERFILE.read_text("utf-8").replace("\\\n", " ")
    for line in filter(None, re.sub(r"^#.*$", "", text, flags=re.MULTILINE).splitlines()):
        word, rest = line.split(maxsplit=1)
        print(line, flush=True)
        if word == "FROM":
            stage = begun(rest, stages)
        elif stage is None:
            sys.exit("The Containerfile does not begin with FROM.")
        elif word == "HEALTHCHECK":
            health = json.loads(rest[rest.index("[") :])
        elif word == "CMD":
            command = json.loads(rest)
        else:
            carry_out(word, rest, stage, stages, context)
    assert stage
    serve_once(stage, command, health)


def begun(rest: str, stages: dict[str, Stage]) -> Stage:
    found = re.fullmatch(r"\S+/debian:(\w+)-slim(?: AS (\w+))?", rest)
    if not found:
        sys.exit(f"FROM {rest}: only a slim Debian can be tried here.")
    name = found[2] or "last"
    stages[name] = Stage(fresh(found[1], f"container-{name}"))
    return stages[name]


def carry_out(word: str, rest: str, stage: Stage, stages: dict[str, Stage], context: Path) -> None:
    match word:
        case "RUN":
            run_in(stage.root, f"cd {stage.folder}\n{rest}\n", stage.user, stage.env)
        case "WORKDIR":
            stage.folder = rest
            (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        case "ENV":
            stage.env |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        case "USER":
            stage.user = rest
        case "COPY":
            *options, source, target = rest.split()
            home = stages[options[0].removeprefix("--from=")].root if options else context
            target_home = stage.root / target.lstrip("/")
            target_home.mkdir(parents=True, exist_ok=True)
            copied = home / source.lstrip("/")
            subprocess.run(["cp", "-a", f"{copied}/.", target_home], check=True)
        case "VOLUME" | "EXPOSE":
            pass
        case _:
            sys.exit(f"{word} is not understood here.")


def serve_once(stage: Stage, command: Sequence[str], health: Sequence[str]) -> None:
    check = shlex.join(health)
    script = f"""
{shlex.join(command)} & server=$!
for second in $(seq 60); do {check} 2>/dev/null && break; sleep 1; done
{check}
id -un
find /var/cache/monuments -name '*.nbc' | wc -l
kill $server
wait $server
"""
    run_in(stage.root, script, stage.user, stage.env, "--private-network")


# --- Compose -------------------------------------------------------------------------------------

COMPOSE = f"""
apt-get update -q
apt-get install -qq --yes --no-install-recommends docker-compose podman podman-compose > /dev/null
cd /{SOURCE}
docker-compose config
podman-compose config
cp .env.example .env
echo POSTGRES_PASSWORD=password >> .env
docker-compose --profile postgres config
podman-compose --profile postgres config
"""


def try_compose(_: str) -> None:
    """Let Docker Compose and podman-compose read compose.yaml; start nothing."""
    root = fresh("trixie", "compose")
    clone_into(root / SOURCE)
    run_in(root, COMPOSE)


# --- make play ----------------------------------------------------------------------------------

PLAY = """
started=$(date +%s.%N)
[ -d monuments ] || git clone -q /srv/monuments.git monuments
cd monuments
make play ARGS='--no-browser --port 0' > ../play.log 2>&1 & make=$!
for tenth in $(seq 6000); do
    page=$(grep -aoE 'http://127[.]0[.]0[.]1:[0-9]+' ../play.log || true)
    [ -z "$page" ] || break
    kill -0 $make || { cat ../play.log; exit 1; }
    sleep 0.1
done
python3 -c "import sys, urllib.request as r; r.urlopen(sys.argv[1], timeout=20).read()" "$page"
echo "SECONDS: $(python3 -c "import time; print(round(time.time() - $started, 1))")"
kill -INT $(pgrep -u player -f 'bin/monuments play')
wait $make || true
cat ../play.log
"""


def try_play(suite: str) -> None:
    """Time the first and second start from the clone, for a user with the README."""
    root = with_player(suite, "play")
    for _ in range(2):
        run_as_player(root, f"cd\n{PLAY}")


def with_player(suite: str, name: str) -> Path:
    """Return a Debian with a user, the README's packages and the repository."""
    root = fresh(suite, name)
    subprocess.run(["git", "clone", "-q", "--bare", ROOT, root / "srv/monuments.git"], check=True)
    run_in(
        root,
        "apt-get update -q\napt-get install -qq --yes git make procps python3-venv > /dev/null\n"
        "useradd --create-home --shell /bin/bash player\nchown -R player /srv/monuments.git\n"
        "! command -v node && ! command -v chromium\n",
    )
    return root


def run_as_player(root: Path, script: str, seconds: float = SECONDS) -> None:
    run_in(root, script, "player", {"HOME": "/home/player"}, seconds=seconds)


# --- make test ----------------------------------------------------------------------------------

INSTALL = """
cd
git clone -q /srv/monuments.git monuments
cd monuments
make setup .venv/.docs offline
"""
TEST = """
cd ~/monuments
profile=${HYPOTHESIS_PROFILE:-default}
env -i PATH="$PATH" HOME="$HOME" HYPOTHESIS_PROFILE=$profile make %s 2>&1 | tee ../test.log
"""
LEFT_OUT = r"^SKIPPED (tests/browser/\S+) - .*no Chromium is installed"


def try_test(suite: str) -> None:
    """Run `make test` without Node or Chromium, then the page's tests with it.

    Installing may need what this machine sets; the tests get PATH and HOME.
    """
    root = with_player(suite, "test")
    log = root / "home/player/test.log"
    run_as_player(root, INSTALL)
    run_as_player(root, TEST % "test", SECONDS_OF_TESTS)
    left_out = re.findall(LEFT_OUT, log.read_text(), re.MULTILINE)
    print(len(left_out), "tests of the page were left out, each by its name", flush=True)
    run_in(root, "apt-get install -qq --yes --no-install-recommends chromium > /dev/null")
    run_as_player(root, TEST % "test-browser", SECONDS_OF_TESTS)
    if not left_out or re.search(LEFT_OUT, log.read_text(), re.MULTILINE):
        sys.exit("Without Chromium each browser test must be skipped by name, and with it run.")


# --- Debian -------------------------------------------------------------------------------------


def mirror() -> str:
    """Return the first Debian mirror of this machine's apt."""
    home = Path("/etc/apt")
    files = [home / "sources.list", *sorted(home.glob("sources.list.d/*"))]
    for path in filter(Path.is_file, files):
        found = re.search(
            r"^(?:URIs:|deb(?: \[.*?\])?)\s*(\S+/debian)/?\s", path.read_text(), re.MULTILINE
        )
        if found and path.suffix in (".list", ".sources"):
            return found[1]
    sys.exit("apt has no Debian mirror on this machine.")


def fresh(suite: str, name: str) -> Path:
    """Return the root of a new Debian, copied from the first one of that release."""
    model, root = WORK / suite, WORK / name
    if not (model / ".whole").exists():
        shutil.rmtree(model, ignore_errors=True)
        model.mkdir(parents=True)
        words = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", suite, str(model)]
        subprocess.run([*words, mirror()], check=True, stdout=subprocess.DEVNULL, timeout=SECONDS)
        (model / ".whole").touch()
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["cp", "-a", "--reflink=auto", model, root], check=True)
    (root / "etc/hostname").write_text("play.localhost\n")
    (root / "etc/hosts").write_text("127.0.0.1 localhost play.localhost\n")
    if bundle := certificates():
        shutil.copy(bundle, root / BUNDLE.lstrip("/"))
    return root


def certificates() -> str | None:
    found = (os.environ.get(name) for name in CERTIFICATES)
    return next((path for path in found if path and Path(path).is_file()), None)


def passed_on() -> dict[str, str]:
    """Return the variables by which pip, uv and npm reach their registries here."""
    found = {name: value for name, value in os.environ.items() if PASSED_ON.match(name)}
    if certificates():
        found |= dict.fromkeys(CERTIFICATES, BUNDLE)
    return found


def clone_into(target: Path) -> None:
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", ROOT, target], check=True)


def nspawn(root: Path) -> list[str]:
    return ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", f"--directory={root}"]


def run_in(
    root: Path,
    script: str,
    user: str = "root",
    env: dict[str, str] | None = None,
    *options: str,
    seconds: float = SECONDS,
) -> None:
    """Run a script in the unbooted Debian, and stop if a command of it fails."""
    own = {"DEBIAN_FRONTEND": "noninteractive", **passed_on(), **(env or {})}
    settings = [f"--setenv={name}={value}" for name, value in own.items()]
    words = [*nspawn(root), "--console=pipe", "--resolv-conf=replace-host", f"--user={user}"]
    words += [*settings, *options, "bash", "-euxo", "pipefail", "-c", script]
    found = subprocess.run(words, timeout=seconds, check=False, stdin=subprocess.DEVNULL)
    if found.returncode:
        sys.exit(f"A command failed with status {found.returncode}; it is the last one above.")


if __name__ == "__main__":
    main()
