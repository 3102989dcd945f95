"""What the repository promises to someone who just cloned it."""

from __future__ import annotations

import ast
import plistlib
import re
from pathlib import Path

import thirteen

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LONGEST = 420  # lines: "about 400"
SOURCES = sorted((ROOT / "thirteen").rglob("*.py"))


def _commands() -> list[str]:
    return re.findall(r"^```sh\n(.*?)\n```$", README, flags=re.MULTILINE | re.DOTALL)


def test_the_readme_has_exactly_two_commands() -> None:
    assert len(_commands()) == 2
    assert all("\n" not in command for command in _commands())


def test_ci_runs_the_test_command_of_the_readme() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert _commands()[1] in lines


def test_the_readme_gives_a_reason_for_every_dependency() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = re.search(r"^dependencies = \[\n(.*?)^\]$", project, re.MULTILINE | re.DOTALL)
    assert listed is not None
    names = re.findall(r'"([A-Za-z-]+)', listed[1])
    rows = re.findall(r"^\| \[([a-z-]+)\]\(http\S+\) \| \S", README, re.MULTILINE)
    assert sorted(names) == sorted(rows)


def test_the_changelog_knows_the_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heads = re.findall(r"^## \[(.+?)\]", changes, re.MULTILINE)
    assert heads[0] == "Unreleased" or heads[0] == thirteen.__version__
    assert thirteen.__version__ in heads or heads[0] == "Unreleased"


def test_the_program_does_not_print() -> None:
    speakers = {
        ROOT / "thirteen" / "__main__.py",  # answers --version and the like
        ROOT / "thirteen" / "ai" / "arena.py",  # a command of its own
    }
    for path in SOURCES:
        calls = [
            node
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "print"
        ]
        assert not calls or path in speakers, path


def test_no_path_of_anybodys_machine_is_committed() -> None:
    home = re.compile(r"/(?:home|Users|root|work|opt)/\w|[A-Z]:\\\\?Users")
    for path in (*SOURCES, *(ROOT / "build").rglob("*.py"), ROOT / "README.md"):
        assert not home.search(path.read_text(encoding="utf-8")), path


def test_no_file_is_longer_than_one_idea() -> None:
    for path in SOURCES:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST, path


def test_the_folder_of_recipes_is_not_a_package() -> None:
    assert not (ROOT / "build" / "__init__.py").exists()


def test_every_action_of_the_hosted_checks_is_pinned_to_a_commit() -> None:
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        used = re.findall(r"uses: (\S+)", path.read_text(encoding="utf-8"))
        assert used
        assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action) for action in used)


def test_the_entitlements_are_a_property_list() -> None:
    path = ROOT / "build" / "macos" / "entitlements.plist"
    assert all(plistlib.loads(path.read_bytes()).values())


def test_the_desktop_entry_and_the_metadata_name_each_other() -> None:
    linux = ROOT / "build" / "linux"
    (entry,), (metadata,) = linux.glob("*.desktop"), linux.glob("*.metainfo.xml")
    assert f">{entry.name}<" in metadata.read_text(encoding="utf-8")
    assert f"<id>{entry.stem}</id>" in metadata.read_text(encoding="utf-8")
