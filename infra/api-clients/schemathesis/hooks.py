"""What Schemathesis sends beside what it makes up: a key or a session, an address of its own, and often something that exists.

The choice depends on the request, so that a request that failed is the same when it is repeated.
"""

import os
import random
import zlib

import schemathesis
from urllib3.util import SKIP_HEADER

KEYS = os.environ["IBAN_API_KEYS"].split()
SESSION = os.environ["IBAN_API_SESSION"]
IBANS = os.environ["IBAN_API_IBANS"].split()
BANKS = [("DE", "37040044"), ("AT", "20111"), ("FR", "30003")]
FILE = f"IBAN\n{IBANS[0]}\n".encode()

# By path, the ids that an answer has named, each with the key that may use it.
existing = {}


@schemathesis.serializer("application/offset+octet-stream")
def piece(context, value):
    return {"data": value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")}


@schemathesis.hook
def before_call(context, case, kwargs):
    words = repr((case.operation.label, case.path_parameters, case.query, case.body)).encode("utf-8", "surrogatepass")
    choice = random.Random(zlib.crc32(words))
    # Hypothesis finds this value among the constants of the libraries; urllib3 refuses to send it.
    for name in [name for name, value in case.headers.items() if value == SKIP_HEADER]:
        del case.headers[name]
    # Limits count addresses and keys; requests of many are rarely refused.
    case.headers["X-Forwarded-For"] = ".".join(["198", *(str(choice.randrange(1, 255)) for _ in range(3))])
    key = choice.choice(KEYS)
    if choice.random() < 0.6:
        fill(case, choice)
        key = name_existing(case, choice) or key
    if SESSION:
        case.headers.update({"Authorization": f"Bearer {SESSION}", "X-Activity": "user"})
    elif choice.random() < 0.95:
        case.headers["X-API-Key"] = key


def fill(case, choice):
    """Puts what exists in every system into a request."""
    label, body = case.operation.label, case.body
    if isinstance(body, dict) and "iban" in body:
        case.body = {**body, "iban": choice.choice(IBANS)}
    elif isinstance(body, dict) and isinstance(body.get("items"), list):
        case.body = {**body, "items": [{"iban": choice.choice(IBANS)} for _ in body["items"]]}
    elif label == "POST /api/v1/ibans/calculate":
        case.body = {"country": "DE", "bankCode": IBANS[0][4:12], "accountNumber": IBANS[0][12:]}
    elif label == "POST /api/v1/jobs":
        case.body = {"name": "kunden.csv", "bytes": len(FILE)}
    elif label == "PATCH /api/v1/jobs/{id}/file":
        case.body = FILE
        case.headers["Upload-Offset"] = "0"
    elif "bankCode" in case.path_parameters:
        country, bank_code = choice.choice(BANKS)
        case.path_parameters = {**case.path_parameters, "country": country, "bankCode": bank_code}


def name_existing(case, choice):
    """Names something that an earlier answer has named. Returns the key that may use it."""
    for path, ids in existing.items():
        if case.operation.path.startswith(path):
            value = choice.choice(list(ids))
            case.path_parameters = {**case.path_parameters, "id": value}
            return ids[value]
    return None


@schemathesis.hook
def after_call(context, case, response):
    if response.status_code != 200 or "json" not in response.headers["content-type"][0]:
        return
    answer = response.json()
    lists = [answer] if isinstance(answer, list) else [part for part in answer.values() if isinstance(part, list)]
    for row in lists[0] if lists else [answer]:
        if isinstance(row, dict) and isinstance(row.get("id"), (str, int)):
            ids = existing.setdefault(f"{case.operation.path}/{{id}}", {})
            ids[row["id"]] = case.headers.get("X-API-Key")
