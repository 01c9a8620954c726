"""Checks IBANs with the standard library of Python 3.9 or newer.

    python3 check_iban.py 'DE23 9999 9900 0000 0000 01'
    python3 check_iban.py DE23999999000000000001 DE24999999000000000001

One IBAN is one check, several are one bulk call of at most 1,000. Prints the answer as one line of JSON. IBAN_API_URL and IBAN_API_KEY name
the service and the key.
"""

import json
import os
import random
import sys
import time
import uuid
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

ATTEMPTS = 4
# The service answers within 5 seconds; a shorter limit would cut off checks that are charged already.
TIMEOUT_SECONDS = 10


def call(path, body):
    """Posts JSON and returns the answer's text. Raises HTTPError for a refusal, OSError when there is no answer."""
    headers = {
        "Content-Type": "application/json",
        "X-API-Key": os.environ["IBAN_API_KEY"],
        # The same for all attempts: the service charges the call once.
        "Idempotency-Key": str(uuid.uuid4()),
    }
    url = os.environ["IBAN_API_URL"] + path
    for attempt in range(1, ATTEMPTS + 1):
        try:
            with urlopen(Request(url, json.dumps(body).encode(), headers), timeout=TIMEOUT_SECONDS) as answer:
                return answer.read().decode()
        except HTTPError as refusal:
            wait = refusal.headers.get("Retry-After")
            # A refusal without Retry-After stays one, for instance a used-up quota.
            if attempt == ATTEMPTS or (wait is None and refusal.code != 408):
                raise
            time.sleep(float(wait or 1) + random.random() * 0.2)
        except (URLError, TimeoutError, ConnectionError):
            if attempt == ATTEMPTS:
                raise
            time.sleep(random.random() * 2**attempt / 2)


def main(ibans):
    if not ibans:
        sys.exit("usage: check_iban.py IBAN [IBAN ...]")
    try:
        if len(ibans) == 1:
            answer = call("/api/validate-iban", {"iban": ibans[0]})
        else:
            answer = call("/api/v1/ibans/validate", {"items": [{"iban": iban} for iban in ibans]})
    except HTTPError as refusal:
        sys.exit(refusal.read().decode())
    except OSError as error:
        sys.exit(f"no answer: {error}")
    print(json.dumps(json.loads(answer), ensure_ascii=False))


main(sys.argv[1:])
