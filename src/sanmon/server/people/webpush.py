"""Web Push: a message only the browser can read (RFC 8291, aes128gcm), from a server the push service knows (VAPID, RFC
8292).

Done with `cryptography` alone: the usual libraries bring an HTTP client of their own, which would not go to the address
that was checked (outbound.py).
"""

from __future__ import annotations

import base64
import os
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sanmon.kernel.errors import SetupError
from sanmon.server.protocol.people import PushKeys

RECORD = 4096  # bytes
LASTS = 12 * 60 * 60  # seconds


def new_key() -> bytes:
    """A private key of the server's own, as it is stored."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(32, "big")


def public_key(private: bytes) -> str:
    """What browsers are told of it."""
    return _text(_point(_private(private)))


def check_keys(keys: PushKeys) -> None:
    """A SetupError if these are no keys of a browser."""
    try:
        _public(_bytes(keys.p256dh))
        if len(_bytes(keys.auth)) != 16:
            raise ValueError("auth has 16 bytes")  # noqa: TRY301
    except (ValueError, UnsupportedAlgorithm) as problem:
        raise SetupError(f"these are no keys of a subscription: {problem}") from problem


def encrypted(keys: PushKeys, text: bytes, own: bytes = b"", salt: bytes = b"") -> bytes:
    """The body of a push message. `own` and `salt` are given by tests alone."""
    theirs, auth = _bytes(keys.p256dh), _bytes(keys.auth)
    ours = _private(own) if own else ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    shared = ours.exchange(ec.ECDH(), _public(theirs))
    point = _point(ours)
    secret = _derived(auth, shared, b"WebPush: info\0" + theirs + point, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


def headers(private: bytes, endpoint: str, contact: str, topic: str) -> dict[str, str]:
    """The headers of a push message: who sends it, and for how long it is of interest."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"https://{parts.netloc}", "exp": int(time.time()) + LASTS, "sub": contact}
    signed = ".".join(_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(_private(private).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return {
        "Authorization": f"vapid t={token}, k={public_key(private)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS),
        "Topic": topic,
        "Urgency": "normal",
    }


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _private(number: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())


def _public(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    if len(text) > 200:
        raise ValueError("a key is shorter")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
