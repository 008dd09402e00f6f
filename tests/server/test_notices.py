"""Notices: a real https receiver on this machine gets them, and addresses that are not public are never called."""

from __future__ import annotations

import asyncio
import base64
import http.server
import json
import socketserver
import ssl
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, Self

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from structlog.testing import capture_logs

import sanmon
from languages import OURS
from sanmon.kernel.errors import SetupError
from sanmon.kernel.words import Words
from sanmon.server.domain.addresses import check_address
from sanmon.server.domain.clock import now
from sanmon.server.ops.config import Config
from sanmon.server.people import mail, webpush
from sanmon.server.people.notices import TRIES
from sanmon.server.protocol.people import MeChange, NewAccount, PushKeys, Subscription
from sanmon.server.protocol.tables import Clock, OpenTable, SeatRequest
from sanmon.server.runtime import jobs, outbound
from sanmon.server.runtime.connections import Connection
from sanmon.server.runtime.outbound import Caller, CallError, is_public
from sanmon.server.services import Services
from sanmon.server.storage import Statement, open_store
from sanmon.server.tables import meta_rows
from server.served import WAIT

POLL_SECONDS = 0.02  # how often a receiver looks whether it is to close, and a test whether a condition holds


class Receiver:
    """A real https server that keeps the requests it gets, and answers with the statuses in `answers`."""

    def __init__(self, folder: Path) -> None:
        key, certificate = _certificate(folder)
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        self.heard = threading.Event()
        self.held: set[str] = set()  # the paths of requests that are answered only after `let_go`
        self.let_go = threading.Event()
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.append((self.path, dict(self.headers), body))
                if self.path in receiver.held:
                    receiver.let_go.wait(WAIT)
                status = receiver.answers.pop(0) if receiver.answers else 201
                self.send_response(status)
                if status in (301, 302, 307, 308):
                    self.send_header("Location", f"https://push.example:{receiver.port}/elsewhere")
                self.end_headers()
                receiver.heard.set()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.thread = threading.Thread(target=self.server.serve_forever, args=(POLL_SECONDS,), daemon=True)
        self.thread.start()

    def caller(self) -> Caller:
        """One that finds push.example here, and may call it."""

        async def here(host: str, port: int) -> list[str]:
            return ["127.0.0.1"] if host == "push.example" else []

        return Caller(here, lambda address: address == "127.0.0.1", self.trust)

    def close(self) -> None:
        self.let_go.set()
        self.server.shutdown()
        self.server.server_close()


def _certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push.example")])
    at = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(1).not_valid_before(at - timedelta(days=1)).not_valid_after(at + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("push.example")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )  # fmt: skip
    paths = folder / "key.pem", folder / "certificate.pem"
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    paths[0].write_bytes(key.private_bytes(serialization.Encoding.PEM, *form))
    paths[1].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    return paths


@pytest.fixture
def receiver(tmp_path: Path) -> Iterator[Receiver]:
    made = Receiver(tmp_path)
    yield made
    made.close()


class Browser:
    """A browser's side of Web Push: it has keys and decrypts messages."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.point = point
        self.keys = PushKeys(_text(point), _text(self.auth))

    def read(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + theirs).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x02"))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_encryption_gives_the_example_of_rfc_8291() -> None:
    """RFC 8291, appendix A: the same keys and salt give the same bytes."""
    keys = PushKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = _data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    salt = _data("DGv6ra1nlYgDCS1FRnbzlw")
    body = webpush.encrypted(keys, b"When I grow up, I want to be a watermelon", own, salt)
    assert _text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def _until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(WAIT):
        while not condition():
            await asyncio.sleep(POLL_SECONDS)


class Open:
    """A server with one table, at which Anna sits; it is her turn."""

    def __init__(self, path: Path, receiver: Receiver, clock: Clock, webhook: bool, smtp: str = "") -> None:
        self.path = path
        self.receiver = receiver
        self.clock = clock
        self.webhook = f"https://push.example:{receiver.port}/hook?a=1" if webhook else None
        self.smtp = smtp

    async def __aenter__(self) -> Self:
        self.store = await open_store(str(self.path / "tables.sqlite3"))
        config = Config(smtp=self.smtp, site="https://sanmon.example", mail_from="sanmon@sanmon.example")
        self.services = Services(self.store, config, self.receiver.caller())
        self.rooms = self.services.rooms
        await self.rooms.start()
        self.anna, _ = await self.services.people.become_guest("Anna")
        return self

    async def open(self) -> str:
        request = OpenTable("toy", 1, [SeatRequest("me")], clock=self.clock, webhook=self.webhook)
        self.table = (await self.services.tables.open(request, self.anna)).table
        return self.table

    async def be_told_now(self) -> None:
        """Makes the job of a notice due now."""
        await self.store.write(Statement("UPDATE jobs SET due = ? WHERE kind = 'turn'", now()))
        self.rooms.jobs.nudge()

    async def jobs(self, kind: str) -> int:
        return len(await self.store.read("SELECT 1 FROM jobs WHERE kind = ?", kind))

    async def all_done(self, *kinds: str) -> None:
        async with asyncio.timeout(WAIT):
            while any([await self.jobs(kind) for kind in kinds]):
                await asyncio.sleep(POLL_SECONDS)

    async def __aexit__(self, *_: object) -> None:
        await self.services.close()


def test_web_push_notifies_a_person_who_is_away(tmp_path: Path, receiver: Receiver) -> None:
    browser = Browser()

    async def check() -> None:
        async with Open(tmp_path, receiver, Clock(), False) as it:
            endpoint = f"https://push.example:{receiver.port}/send/abc"
            await it.services.notices.subscribe(it.anna, Subscription(endpoint, browser.keys))
            table = await it.open()
            assert await it.jobs("turn") == 1
            await it.be_told_now()
            await _until(lambda: receiver.got)
            path, headers, body = receiver.got[0]
            assert (path, headers["Content-Encoding"]) == ("/send/abc", "aes128gcm")
            notice = browser.read(body)
            assert (notice["table"], notice["game"], notice["seat"]) == (table, "toy", 0)
            _check_vapid(headers["Authorization"], receiver.port, webpush.public_key(await it.services.notices.key()))

    asyncio.run(check())


def _check_vapid(header: str, port: int, public: str) -> None:
    parts = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(", "))
    assert parts["k"] == public
    signed, _, signature = parts["t"].rpartition(".")
    claims = json.loads(_data(signed.split(".")[1]))
    assert claims["aud"] == f"https://push.example:{port}"
    raw = _data(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _data(public))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))


def test_a_subscription_that_the_service_has_dropped_is_deleted(tmp_path: Path, receiver: Receiver) -> None:
    async def check() -> None:
        async with Open(tmp_path, receiver, Clock(), False) as it:
            endpoint = f"https://push.example:{receiver.port}/gone"
            await it.services.notices.subscribe(it.anna, Subscription(endpoint, Browser().keys))
            receiver.answers = [410]
            await it.open()
            await it.be_told_now()
            await _until(lambda: receiver.got)
            async with asyncio.timeout(WAIT):
                while await it.store.read("SELECT 1 FROM pushes"):
                    await asyncio.sleep(POLL_SECONDS)

    asyncio.run(check())


def test_a_person_who_is_connected_or_has_moved_is_not_notified(tmp_path: Path, receiver: Receiver) -> None:
    async def check() -> None:
        async with Open(tmp_path, receiver, Clock(), False) as it:
            endpoint = f"https://push.example:{receiver.port}/send"
            await it.services.notices.subscribe(it.anna, Subscription(endpoint, Browser().keys))
            table = await it.open()
            room = await it.rooms.enter(Connection(table, 0, person=it.anna))
            await it.be_told_now()
            await it.all_done("turn")
            while room.table_state.state.result is None:
                do = room.game.vocabulary.text(room.table_state.state.options(0)[0])
                await room.move(0, room.table_state.n, do)
            assert not await it.jobs("turn")  # no notice is left after the end
        assert receiver.got == []

    asyncio.run(check())


def test_a_webhook_is_called_at_each_turn_and_at_the_end(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)
    receiver.answers = [503, 302]

    async def check() -> None:
        async with Open(tmp_path, receiver, Clock(), True) as it:
            table = await it.open()
            it.rooms.jobs.nudge()
            await _until(lambda: len(receiver.got) >= 2)  # again after 503; a redirect is not followed
            (turn,) = json.loads(receiver.got[1][2])
            assert (turn["table"], turn["seat"], turn["name"], turn["phase"]) == (table, 0, "Anna", "playing")
            assert b"seed" not in receiver.got[1][2]
            room = await it.rooms.room(table)
            while room.table_state.state.result is None:
                await room.move(0, room.table_state.n, room.game.vocabulary.text(room.table_state.state.options(0)[0]))
            await _until(lambda: b'"over"' in receiver.got[-1][2])
            assert {path for path, _, _ in receiver.got} == {"/hook?a=1"}

    asyncio.run(check())


class PostOffice:
    """A real mail server with the part of SMTP that is needed; it answers with `refusals` first, then it accepts."""

    def __init__(self) -> None:
        self.got: list[tuple[list[str], EmailMessage]] = []  # what was said before each letter, and the letter
        self.refusals: list[bytes] = []
        self.calls = 0
        office = self

        class Post(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                office.calls += 1
                self.wfile.write(b"220 here\r\n")
                said: list[str] = []
                while raw := self.rfile.readline():
                    line = raw.decode().rstrip("\r\n")
                    said.append(line)
                    if line.upper() == "DATA":
                        self.wfile.write(b"354 go on\r\n")
                        letter = b""
                        while (part := self.rfile.readline()) != b".\r\n":
                            letter += part
                        office.got.append((said, message_from_bytes(letter, policy=policy.default)))
                    if line.upper().startswith("MAIL") and office.refusals:
                        self.wfile.write(office.refusals.pop(0))
                    else:
                        self.wfile.write(b"221 bye\r\n" if line.upper() == "QUIT" else b"250 fine\r\n")

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Post)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, args=(POLL_SECONDS,), daemon=True).start()
        self.url = f"smtp://127.0.0.1:{self.server.server_address[1]}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    made = PostOffice()
    yield made
    made.close()


@pytest.mark.parametrize("language", OURS)
def test_mail_is_in_the_readers_language_and_has_no_secrets(
    language: str, tmp_path: Path, receiver: Receiver, post_office: PostOffice
) -> None:
    async def check() -> None:
        async with Open(tmp_path, receiver, Clock("days", 3), False, post_office.url) as it:
            anna, _, _ = await it.services.people.sign_up(it.anna, NewAccount("anna", "password", "anna@example.org"))
            await it.services.people.change(anna, MeChange(preferences={"language": language}))
            table = await it.open()
            await it.be_told_now()
            await _until(lambda: post_office.got)
            said, letter = post_office.got[0]
            assert [line.lower() for line in said if line.lower().startswith("rcpt")] == ["rcpt to:<anna@example.org>"]
            words = Words(sanmon.load("toy"), language)
            sentence = words.say("your-turn", title=words.say("title"))
            assert letter["Subject"] == sentence
            assert {"en": "Your turn", "cs": "Jste na tahu", "ru": "Ваш ход"}[language] in sentence
            assert (letter["To"], letter["From"]) == ("anna@example.org", "sanmon@sanmon.example")
            # All of it, so nothing of the game, no link to the seat, no token, no seed.
            assert (
                letter.get_content().replace("\r\n", "\n")
                == f"Anna\n{sentence}\nhttps://sanmon.example/#/table/{table}\n"
            )
            meta = await meta_rows.load(it.store, table)
            assert meta is not None
            assert meta.seed not in letter.as_string()

    asyncio.run(check())


def test_a_password_is_not_sent_to_a_mail_server_elsewhere_without_tls(
    post_office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = post_office.url.replace("smtp://", "smtp://me:secret@")
    monkeypatch.setattr(mail, "_is_this_machine", lambda host: False)
    with pytest.raises(CallError, match="no TLS"):
        asyncio.run(mail.Mailer(url, "sanmon@sanmon.example").send("anna@example.org", "Hello", "Anna"))
    asyncio.run(mail.Mailer(post_office.url, "sanmon@sanmon.example").send("anna@example.org", "Hello", "Anna"))
    assert len(post_office.got) == 1


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Removes the pauses between tries, and before a job that is due again is found."""
    monkeypatch.setattr(jobs, "LONGEST_PAUSE_MS", 1)
    monkeypatch.setattr(jobs, "POLL_SECONDS", POLL_SECONDS)


def forecasts_of(noted: list[Any], kind: str) -> list[Any]:
    return [line for line in noted if line.get("kind") == kind]


def test_a_refused_mail_is_tried_again_and_then_given_up(
    tmp_path: Path, receiver: Receiver, post_office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)

    async def check(refusals: int) -> list[Any]:
        post_office.refusals = [b"451 not now, password1 anna@example.org\r\n"] * refusals
        with capture_logs() as noted:
            async with Open(tmp_path, receiver, Clock("days", 3), False, post_office.url) as it:
                await it.services.people.sign_up(it.anna, NewAccount(f"anna{refusals}", "password", "anna@example.org"))
                await it.open()
                await it.be_told_now()
                await _until(lambda: post_office.got or len(forecasts_of(noted, "mail")) >= TRIES)
                await it.all_done("mail")
        return forecasts_of(noted, "mail")

    first = asyncio.run(check(2))
    assert [(line["event"], line["problem"]) for line in first] == [
        ("a job failed and will be tried again", "the mail server answers 451")
    ] * 2
    assert len(post_office.got) == 1
    post_office.got.clear()
    then = asyncio.run(check(99))
    assert [line["event"] for line in then] == ["a job failed and will be tried again"] * (TRIES - 1) + [
        "a job failed too often and is given up"
    ]
    assert not any(line["exc_info"] for line in [*first, *then])
    assert "password1" not in str(then)
    assert post_office.got == []


def test_failing_addresses_are_logged_in_one_line_and_given_up(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)

    async def check() -> list[Any]:
        with capture_logs() as noted:
            async with Open(tmp_path, receiver, Clock(), True) as it:
                receiver.close()  # nobody answers there any more
                for name in ("one", "two"):
                    endpoint = f"https://push.example:{receiver.port}/secret-{name}"
                    await it.services.notices.subscribe(it.anna, Subscription(endpoint, Browser().keys))
                await it.open()
                await it.be_told_now()
                await _until(
                    lambda: (
                        len(forecasts_of(noted, "push")) >= 2 * TRIES and len(forecasts_of(noted, "webhook")) >= TRIES
                    )
                )
                await it.all_done("push", "webhook")
        return noted

    noted = asyncio.run(check())
    for kind, many in (("push", 2), ("webhook", 1)):
        lines = forecasts_of(noted, kind)
        assert [line["event"] for line in lines].count("a job failed too often and is given up") == many
        assert len(lines) == many * TRIES
        assert all(line["problem"].startswith(("ConnectionRefusedError", "OSError")) for line in lines), lines
        assert not any(line["exc_info"] for line in lines)
    assert "secret" not in str(noted)
    assert "hook?a=1" not in str(noted)


def test_a_failing_browser_does_not_repeat_the_notice_of_another(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)
    receiver.answers = [503, 201, 503, 201]

    async def check() -> None:
        async with Open(tmp_path, receiver, Clock(), False) as it:
            for name in ("one", "two"):
                endpoint = f"https://push.example:{receiver.port}/{name}"
                await it.services.notices.subscribe(it.anna, Subscription(endpoint, Browser().keys))
            await it.open()
            await it.be_told_now()
            await _until(lambda: len(receiver.got) >= 4)
            await it.all_done("push")

    asyncio.run(check())
    assert len(receiver.got) == 4  # each until it was taken: 503 and 503 were tried again, and nothing else


PRIVATE = [
    "127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1",
    "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1", "::1", "::", "fe80::1", "fec0::1", "fc00::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1",
    "3fff::1", "3fff:fff:ffff::1", "192.88.99.1", "192.0.0.9", "192.31.196.1", "192.52.193.1", "192.175.48.1",
    "2620:4f:8000::1", "5f00::1", "100::1", "100:0:0:1::1", "2001::1", "2001:10::1", "2001:20::1", "2001:30::1",
    "2002:5db8:d70e::1", "64:ff9b:1::1", "::5db8:d70e",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_are_not_public_are_never_called(address: str, receiver: Receiver) -> None:
    assert not is_public(address)

    async def there(host: str, port: int) -> list[str]:
        return ["93.184.215.14", address]  # one that is not is enough

    with pytest.raises(CallError, match="one that is not public"):
        asyncio.run(Caller(there).post(f"https://push.example:{receiver.port}/", b"", {}))
    assert receiver.got == []


def test_public_addresses() -> None:
    assert all(
        is_public(address) for address in ("93.184.215.14", "1.1.1.1", "2606:4700::1111", "2a00::1", "::ffff:1.1.1.1")
    )


def test_a_name_is_resolved_only_once(receiver: Receiver) -> None:
    """The connection goes to the address that was checked; the name is not resolved again."""
    asked: list[str] = []

    async def turning(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.2"] if len(asked) == 1 else ["127.0.0.1"]  # at the first of them nobody listens

    caller = Caller(turning, lambda address: address == "127.0.0.2", receiver.trust)
    with pytest.raises(CallError):
        asyncio.run(caller.post(f"https://push.example:{receiver.port}/", b"", {}))
    assert asked == ["push.example"]
    assert receiver.got == []


@pytest.mark.parametrize(
    "url",
    ["http://a.example/", "https://", "https://u:p@a.example/", "ftp://a.example", "https://a.example/#x",
     "https://a.example:0/",
     "https://a.example:99999/", "https://[::1/", "https://a.example/\r\nX: y", "https://ä.example/", "x" * 2000, "",
     "//a.example"],
)  # fmt: skip
def test_invalid_addresses_are_refused(url: str) -> None:
    with pytest.raises(SetupError):
        check_address(url)


@pytest.mark.parametrize(
    "keys",
    [
        PushKeys("", ""),
        PushKeys("AAAA", "AAAA"),
        PushKeys("ä", "x"),
        PushKeys("B" * 87, "A" * 22),
        PushKeys("A" * 500, ""),
    ],
)
def test_invalid_keys_are_refused(keys: PushKeys) -> None:
    with pytest.raises(SetupError):
        webpush.check_keys(keys)


def test_a_name_server_that_never_answers_holds_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = threading.Event()

    def look_up(host: str, *_: Any, **__: Any) -> Any:
        assert answers.wait(WAIT)
        raise OSError(host)

    async def scenario() -> None:
        asked = [asyncio.create_task(outbound.resolve(f"{number}.example", 443)) for number in range(100)]
        try:
            # Passwords are checked and tables read in threads, too.
            assert await asyncio.wait_for(asyncio.to_thread(lambda: "done"), WAIT / 2) == "done"
        finally:
            answers.set()
            await asyncio.gather(*asked, return_exceptions=True)

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    asyncio.run(scenario())
