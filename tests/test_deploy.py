"""The files in `deploy/` use only settings that the server knows."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from sanmon.server.ops.config import load, settings

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_the_settings_file_can_be_loaded() -> None:
    assert load({"config": str(DEPLOY / "sanmon.toml")}, {}).log_format == "json"
    text = (DEPLOY / "sanmon.toml").read_text()
    for name in re.findall(r"^#? ?(\w+) = ", text, re.MULTILINE):  # including those that are commented out
        assert name in {setting.name for setting in settings()}


def test_the_compose_file_uses_settings_that_exist() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    known = {setting.variable for setting in settings()}
    sanmon = compose["services"]["sanmon"]
    assert set(sanmon["environment"]) <= known
    environment = {
        name: re.sub(r"\$\{\w+:-?(\d+|\?[^}]*)\}", r"1", str(value)) for name, value in sanmon["environment"].items()
    }
    environment["SANMON_WORKERS"] = "2"
    found = load({}, environment)
    assert found.redis
    assert found.database.startswith("postgresql://")
    assert set(sanmon["depends_on"]) <= set(compose["services"])
    for service in compose["services"].values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file()
    named = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert named == {line.split("=")[0] for line in (DEPLOY / "example.env").read_text().splitlines() if "=" in line}


def test_the_dockerfile_uses_settings_and_files_that_exist() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    assert set(re.findall(r"(SANMON_\w+)=", text)) <= {setting.variable for setting in settings()}
    for source in re.findall(r"/src/(requirements/\S+)", text):
        assert (DEPLOY.parent / source).is_file()


def test_the_image_installs_only_packages_with_a_known_hash() -> None:
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    installs = re.findall(r"pip install ([^&\n]*)", text)
    assert len(installs) == 2
    assert "--require-hashes -r /tmp/server.txt" in installs[0]
    assert "--no-index --no-deps" in installs[1]
    locked = pins("server.txt")
    assert {"litestar", "uvicorn", "asyncpg", "redis"} <= set(locked)
    developed = pins("dev.txt")
    assert {name: developed.get(name) for name in locked} == locked


def pins(lock: str) -> dict[str, str]:
    """The versions in a lock file by name."""
    text = (DEPLOY.parent / "requirements" / lock).read_text()
    return dict(re.findall(r"^([\w.-]+)==([^ ;]+)", text, re.MULTILINE))


def test_known_vulnerabilities_are_checked_with_every_change_and_every_week() -> None:
    checks = yaml.safe_load((DEPLOY.parent / ".github" / "workflows" / "checks.yml").read_text())
    when = checks[True]  # YAML reads the word "on" as True
    assert when["schedule"]
    assert "pull_request" in when
    (job,) = [job for job in checks["jobs"].values() if any(step.get("run") == "make audit" for step in job["steps"])]
    assert "if" not in job
    assert "pip-audit --strict --disable-pip --require-hashes" in (DEPLOY.parent / "Makefile").read_text()


def test_systemd_accepts_the_unit() -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    command = ["systemd-analyze", "verify", str(DEPLOY / "sanmon.service")]
    messages = subprocess.run(command, check=False, capture_output=True, text=True).stderr
    ours = [line for line in messages.splitlines() if "sanmon.service" in line]
    # The program itself is not installed where the unit looks for it.
    assert [line for line in ours if "/opt/sanmon/bin/sanmon is not executable" not in line] == []
