"""Check subjects of commits: imperative, with area, at most 60 characters.

python tools/check_commits.py .git/COMMIT_EDITMSG     one message, as a commit-msg hook
python tools/check_commits.py --since 62c0b9f         all commits after that one
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

MOST: Final = 60
_SUBJECT: Final = re.compile(r"(?P<area>[a-z][\w/., -]*): (?P<verb>[a-z]+)\b(?:.*[^.])?")
_NOT_IMPERATIVE: Final = re.compile(r".+(?:ed|ing)|(?!(?:.*ss|focus|bypass|canvas)$).+s")
_IMPERATIVE: Final = frozenset(
    {"bring", "embed", "feed", "need", "shed", "speed", "string", "seed"}
)


def fault_of(subject: str) -> str | None:
    """Return what is wrong with a subject, or None."""
    if len(subject) > MOST:
        return f"{len(subject)} characters; at most {MOST} are allowed"
    found = _SUBJECT.fullmatch(subject)
    if not found:
        return "write `area: verb ...` in lower case and without a full stop"
    verb = found["verb"]
    if verb not in _IMPERATIVE and _NOT_IMPERATIVE.fullmatch(verb):
        return f"start with a verb in the imperative instead of {verb!r}"
    return None


def subjects_since(commit: str) -> list[str] | None:
    """Return the subjects after a commit, or None if this is not a clone that has it."""
    command = ["git", "log", "--no-merges", "--format=%s", f"{commit}..HEAD"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else None


def main() -> int:
    """Print each faulty subject and return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("message", type=Path, nargs="?", help="the file with a commit message")
    parser.add_argument("--since", metavar="COMMIT", help="check every commit after this one")
    given = parser.parse_args()
    if (given.message is None) == (given.since is None):
        parser.error("name a message file or --since COMMIT")
    if given.message is not None:
        subjects: list[str] | None = given.message.read_text("utf-8").splitlines()[:1]
    else:
        subjects = subjects_since(given.since)
    if subjects is None:
        print(f"This clone has no commit {given.since}: subjects not checked.", file=sys.stderr)
        return 0
    faults = [(subject, fault) for subject in subjects if (fault := fault_of(subject))]
    for subject, fault in faults:
        print(f"{subject}\n    {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
