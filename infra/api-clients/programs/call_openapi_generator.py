"""Checks IBANs with the client that openapi-generator has made, and prints what came back as JSON."""

import json
import os
import sys

import openapi_client

valid, invalid = sys.argv[1:]
configuration = openapi_client.Configuration(
    host=os.environ["IBAN_API_URL"], api_key={"apiKey": os.environ["IBAN_API_KEY"]}
)
with openapi_client.ApiClient(configuration) as client:
    checks = openapi_client.ChecksApi(client)
    verdict = checks.validate_iban(openapi_client.ValidateIban(iban=valid))
    items = [openapi_client.BulkItem(iban=iban) for iban in (valid, invalid)]
    answer = checks.validate_ibans(openapi_client.ValidateIbans(items=items))
    try:
        checks.validate_iban(openapi_client.ValidateIban(iban=""))
        code = None
    except openapi_client.ApiException as refused:
        code = refused.data.code
print(json.dumps({"bankName": verdict.bank_name, "rows": answer.rows, "valid": answer.valid, "code": code}))
