"""Settings: flags override the environment, which overrides the file; errors name the setting and its source."""

from pathlib import Path

import pytest

from sanmon.kernel.errors import SetupError
from sanmon.server.ops.config import Config, load, settings
from server.test_serve import refused


def test_flags_override_the_environment_and_that_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / "sanmon.toml"
    file.write_text('host = "file"\nport = 1\nworkers = 2\nproxies = ["10.0.0.1", "10.0.0.2"]\n')
    environment = {"SANMON_CONFIG": str(file), "SANMON_PORT": "2", "SANMON_WORKERS": "3", "PATH": "/bin"}
    found = load({"workers": "4", "port": None}, environment)
    assert (found.host, found.port, found.workers) == ("file", 2, 4)
    assert found.proxies == ["10.0.0.1", "10.0.0.2"]
    assert found.log_level == Config().log_level
    assert load({"proxies": "a, b"}, {}).proxies == ["a", "b"]
    assert load({"config": str(file)}, {}).port == 1
    assert load({}, {}) == Config()


@pytest.mark.parametrize(
    ("flags", "environment", "file", "said"),
    [
        ({"port": "many"}, {}, "", "--port: 'many' is not possible: expected int"),
        ({"port": "70000"}, {}, "", "--port: '70000' is not possible: expected int <= 65535"),
        ({}, {"SANMON_WORKERS": "0"}, "", "SANMON_WORKERS: '0' is not possible: expected int >= 1"),
        (
            {"log_level": "loud"},
            {},
            "",
            "--log-level: 'loud' is not possible: it must be one of debug, info, warning, error",
        ),
        ({}, {}, "port = 'x'", "port in FILE: 'x' is not possible: expected int, got str"),
        ({}, {}, "prot = 80", "FILE: there is no setting 'prot'; there are: database"),
        ({}, {}, "port = ", "the settings in FILE cannot be read"),
        ({}, {"SANMON_PROT": "80"}, "", "SANMON_PROT in the environment names no setting; there are: database"),
        ({"config": "/nowhere/x.toml"}, {}, "", "the settings in /nowhere/x.toml cannot be read"),
    ],
)
def test_an_error_names_the_wrong_setting_and_its_source(
    tmp_path: Path, flags: dict[str, str], environment: dict[str, str], file: str, said: str
) -> None:
    if file:
        path = tmp_path / "sanmon.toml"
        path.write_text(file)
        environment = {**environment, "SANMON_CONFIG": str(path)}
        said = said.replace("FILE", str(path))
    with pytest.raises(SetupError) as problem:
        load(flags, environment)
    assert said.split("; there are")[0] in str(problem.value)


def test_the_server_reports_a_wrong_setting_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANMON_LIMITS", "few")
    assert "SANMON_LIMITS: 'few' is not possible" in refused("--database", str(tmp_path / "t"))
    assert not (tmp_path / "t").exists()


def test_the_help_lists_all_settings(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from sanmon.cli.app import run

    monkeypatch.setenv("COLUMNS", "200")
    assert run(["serve", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for setting in settings():
        assert setting.flag in said
        assert setting.variable in said
    assert "A flag overrides the environment" in said
