"""Web Push: encrypts messages for browsers (RFC 8291, aes128gcm) and signs requests to push services (RFC 8292).

It uses only `cryptography`. The usual libraries bring their own HTTP clients, which would not connect to the address
that `outbound.py` has checked.
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

from sanmon.server.domain.errors import WrongRequest
from sanmon.server.protocol.people import PushKeys

RECORD = 4096  # bytes; the record size that the encryption header names
VALID_SECONDS = 12 * 60 * 60  # of a message, and of the signature of its request


def new_key() -> bytes:
    """A new private key for the server, in the form in which it is stored."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(32, "big")


def public_key(private: bytes) -> str:
    """The public key of a stored private key, as browsers need it."""
    return _text(_point(_private(private)))


def check_keys(keys: PushKeys) -> None:
    """Raises a SetupError unless these are valid keys of a browser's subscription."""
    try:
        _public(_bytes(keys.p256dh))
        if len(_bytes(keys.auth)) != 16:
            raise ValueError("auth has 16 bytes")  # noqa: TRY301
    except (ValueError, UnsupportedAlgorithm) as problem:
        raise WrongRequest("push-keys", f"the keys of the subscription are not valid: {problem}") from problem


def encrypted(keys: PushKeys, text: bytes, own: bytes = b"", salt: bytes = b"") -> bytes:
    """The encrypted body of a push message. Only tests pass `own` (a private key) and `salt`, which are random."""
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
    """The headers of a push message: the server's signature, the time to live, and the topic."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"https://{parts.netloc}", "exp": int(time.time()) + VALID_SECONDS, "sub": contact}
    signed = ".".join(_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(_private(private).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return {
        "Authorization": f"vapid t={token}, k={public_key(private)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(VALID_SECONDS),
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
        raise ValueError("a key has up to 200 characters")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
