"""Checks IBANs with the client that openapi-python-client has made, and prints what came back as JSON."""

import json
import os
import sys

from iban_api import AuthenticatedClient
from iban_api.api.checks import validate_iban, validate_ibans
from iban_api.models import BulkItem, ValidateIban, ValidateIbans

valid, invalid = sys.argv[1:]
client = AuthenticatedClient(
    base_url=os.environ["IBAN_API_URL"], token=os.environ["IBAN_API_KEY"], auth_header_name="X-API-Key", prefix=""
)
verdict = validate_iban.sync(client=client, body=ValidateIban(iban=valid))
answer = validate_ibans.sync(client=client, body=ValidateIbans(items=[BulkItem(iban=iban) for iban in (valid, invalid)]))
refused = validate_iban.sync(client=client, body=ValidateIban(iban=""))
print(json.dumps({"bankName": verdict.bank_name, "rows": answer.rows, "valid": answer.valid, "code": refused.code}))
