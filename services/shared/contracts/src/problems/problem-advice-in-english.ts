import type { Advice } from './advice.js';
import type { CustomerProblemCode } from '../list-endpoint-problems.js';

/** English advice on each problem that customers can meet. Not exported by the package's index, as the German one. */
export const adviceInEnglish: Readonly<Record<CustomerProblemCode, Advice>> = {
  invalid_request: {
    happened: 'At least one value is missing or does not have the form that this call expects.',
    todo: 'The field errors has a sentence for each value that is wrong. Correct these values and send the request again; sent unchanged, it is always refused.',
  },
  invalid_json: {
    happened: 'The body of the request could not be read as JSON.',
    todo: 'Check quotation marks, commas and the encoding UTF-8. Let a library write the body instead of joining strings.',
  },
  not_found: {
    happened: 'There is no call at this address.',
    todo: 'Compare the path and its spelling with the documentation. Send ids in the path exactly as they are in answers.',
  },
  method_not_allowed: {
    happened: 'The address exists, but not for this method.',
    todo: 'The header Allow of the answer names the methods that are possible.',
  },
  request_timeout: {
    happened:
      'After 10 seconds a part of the request was still missing, or its body arrived more slowly than 500 bytes per second. The connection was closed, and nothing was charged.',
    todo: 'Send headers and body in one go over a new connection. If this happens often, check Content-Length: when it is larger than the body, we wait for the rest.',
  },
  idempotency_in_progress: {
    happened: 'A request with the same Idempotency-Key is still being processed.',
    todo: 'Wait a moment and send the same request again: you then get the answer to the first one.',
  },
  idempotency_key_reused: {
    happened: 'This Idempotency-Key was already used for a request with other contents.',
    todo: 'Use a new value for each new transaction, for example a UUID. Only a repeat of the same transaction carries the same one.',
  },
  body_too_large: {
    happened: 'The request contains more than this call accepts. For checks that is 32 KB.',
    todo: 'Send only the fields that the call knows, and one IBAN per request.',
  },
  unsupported_media_type: {
    happened: 'The request names a content type other than JSON.',
    todo: 'Set the header Content-Type to application/json.',
  },
  content_encoding_unsupported: {
    happened: 'The body of the request is compressed, for example with gzip.',
    todo: 'Send the body uncompressed and without the header Content-Encoding.',
  },
  too_many_open_requests: {
    happened:
      'So many requests from your address were not answered yet, or had not arrived completely, that there was no room for this one.',
    todo: 'Repeat the request after the number of seconds that the header Retry-After names, and send fewer requests at a time. Checks themselves do not count towards this limit as long as their body arrives without delay.',
  },
  rate_limited: {
    happened: 'More requests than allowed came from your address or with your key in a short time.',
    todo: 'Wait as many seconds as the header Retry-After names. The headers RateLimit and RateLimit-Policy show with each answer how many requests are left. For many checks there are API keys with a quota of their own.',
  },
  internal_error: {
    happened: 'Something went wrong on our side that we did not expect. Your request is not the cause.',
    todo: 'Try again. If the error remains, tell us the requestId of the answer: with it we find what happened.',
  },
  unavailable: {
    happened: 'A part of the service does not answer at the moment. Nothing was charged for this request.',
    todo: 'Repeat the request after the number of seconds that the header Retry-After names, and wait longer before each further try.',
  },

  key_ambiguous: {
    happened: 'The request carries two different API keys. We do not guess which one pays.',
    todo: 'Send the key either in the header X-API-Key or as Authorization: Bearer, not in both.',
  },
  key_missing: {
    happened: 'This call is only for holders of an API key, and the request carried none.',
    todo: 'Send the key in the header X-API-Key or as Authorization: Bearer. It is not accepted in the address.',
  },
  key_misplaced: {
    happened:
      'The request contains an API key in a place where it is not accepted: in the address, in the body, in a cookie or in another header. Nothing was charged.',
    todo: 'Send the key in the header X-API-Key or as Authorization: Bearer, and remove it everywhere else. If it was in an address, it may be in the logs of others: then have the key replaced.',
  },
  key_scheme_unsupported: {
    happened:
      'The header Authorization names a scheme other than Bearer, for example Basic, and the request carries no API key. Nothing was charged.',
    todo: 'Send the key in the header X-API-Key or as Authorization: Bearer. To check without a key, leave out the header Authorization.',
  },
  key_unknown: {
    happened: 'This key does not exist, or it did not arrive completely.',
    todo: 'Copy it again: iban_sk_ or iban_test_ and 64 characters, without spaces. If it is lost, have it replaced; we cannot show it again.',
  },
  key_inactive: {
    happened: 'The key is real but was switched off. Nothing was charged.',
    todo: 'Ask the person who is in charge of your contract for the reason. When the key is switched on again, it works within a second.',
  },
  key_expired: {
    happened: 'The key has an expiry date, and that date has passed. Nothing was charged.',
    todo: 'Ask for a later expiry date or for a new key. The quota of your contract remains.',
  },
  key_superseded: {
    happened: 'A new key was issued for this one, and the period in which both work has ended.',
    todo: 'Use the new key. It uses the same quota; the old one stays switched off for ever.',
  },
  ip_not_allowed: {
    happened: 'The key may be used from certain addresses only, and yours is not one of them.',
    todo: 'Send the request from one of the agreed networks, or have your address added. If you did not expect this request, have the key replaced.',
  },
  quota_exceeded: {
    happened: 'All calls that your contract includes are used up. This check was not charged.',
    todo: 'Waiting does not help: have your quota topped up. The top-up takes effect within a second, also for this key. The header RateLimit and the call GET /api/v1/usage show what is left.',
  },
  quota_insufficient: {
    happened: 'The request contains more IBANs than your quota still allows. None was checked or charged.',
    todo: 'The fields needed and available name how many checks are necessary and how many are left. Send fewer IBANs, have your quota topped up, or have the first ones checked with "partial": true.',
  },

  iban_missing: {
    happened: 'The request contains no IBAN, or only spaces. Nothing was charged.',
    todo: 'Send the IBAN as text in the field iban. Spaces, hyphens, dots and slashes between the characters do no harm, nor do lower-case letters.',
  },
  iban_too_long: {
    happened:
      'Without its spaces the input still has more than 38 characters. No IBAN is that long. Nothing was charged.',
    todo: 'Send one IBAN per request and nothing before or after it.',
  },
  iban_characters: {
    happened: 'The input contains control characters or characters outside of ASCII. Nothing was charged.',
    todo: 'Often these are invisible characters from a document, or similar letters of another script. The message names the first of them and its position. Type the IBAN instead of copying it.',
  },
  input_is_account_and_bank_code: {
    happened: 'The input consists of an account number and a bank code. Nothing was charged.',
    todo: 'Send both with the country code to POST /api/v1/ibans/calculate: the answer contains the IBAN and its check.',
  },
  input_is_epc_qr: {
    happened: 'The input is the whole text of a QR code for credit transfers (EPC). Nothing was charged.',
    todo: 'Send only the seventh line of this text: it holds the IBAN. BIC and name are before it, the amount is after it.',
  },
  input_holds_iban: {
    happened: 'The input contains an IBAN and other text. We do not guess which part is meant. Nothing was charged.',
    todo: 'Send the IBAN alone. Spaces, hyphens and the word IBAN before it do no harm.',
  },
  input_is_masked: {
    happened:
      'The input is a shortened IBAN as printed on receipts: characters such as * or … hide some of its places. Nothing was charged.',
    todo: 'Send the IBAN with all its characters. It cannot be restored from the shortened form.',
  },
  test_iban_required: {
    happened:
      'The request carried a test key. A test key answers only the published test IBANs, so that nobody takes an invented answer for a real one.',
    todo: 'Use a test IBAN in your tests. DE23999999000000000001 and DE84999999010000000018 are valid, DE24999999000000000001 (check digits) and DE2399999900000000001 (length) are invalid; the whole list is in the documentation of the API under “Test keys and test IBANs”. If this happened in production, the test key is configured there instead of the real one.',
  },
  too_many_bulk_calls: {
    happened:
      'Four requests with many IBANs are open for your contract at the same time. The limit keeps one customer from taking the place of others. Nothing was charged.',
    todo: 'Send the next request as soon as one is answered; the header Retry-After names the number of seconds to wait. More than four at a time are not faster.',
  },

  file_job_unknown: {
    happened: 'The id is wrong, the job belongs to another contract, or its time has run out and it was deleted.',
    todo: 'Call GET /api/v1/jobs: the list contains all jobs of your contract.',
  },
  file_job_state: {
    happened:
      'This step is not possible in the present state of the job, for example a start before the end of the upload. Nothing was charged.',
    todo: 'Read the job: its state is in the field state. Wait until it is the right one.',
  },
  upload_offset: {
    happened:
      'The header Upload-Offset names another place than the one up to which the file has arrived, or another piece is just arriving.',
    todo: 'Ask with HEAD how far the upload is: the header Upload-Offset of the answer names the place to continue from.',
  },
  file_format_unsupported: {
    happened: 'The file is an Excel file. No job was created, and nothing was charged.',
    todo: 'Save the table as “CSV UTF-8 (comma delimited)” and upload that file.',
  },
  too_many_file_jobs: {
    happened: 'Your contract has ten jobs that wait for their file, their start or their end. No job was created.',
    todo: 'Start one of them, cancel it, or delete it.',
  },
  file_storage_full: {
    happened: 'The storage for files is almost full. Single requests are not affected. Nothing was charged.',
    todo: 'Try again later. Delete jobs whose result you already have.',
  },

  bank_data_missing: {
    happened:
      'We have no directory of the banks of this country. Structure and check digits of its IBANs are checked all the same.',
    todo: 'Check the country code. Ask the operator if you need bank data of this country.',
  },
  bank_code_unknown: {
    happened: 'The directory that is valid today does not contain this bank code.',
    todo: 'Check its characters. The call /api/v1/bank-changes shows whether it was deleted recently or is still to come.',
  },

  page_unknown: {
    happened: 'No page has this address, or the page is not published.',
    todo: 'Check the spelling. The call GET /api/content/pages lists all published pages.',
  },
  preview_expired: {
    happened: 'A preview is valid for one hour, and only for the version of the page that it was opened for.',
    todo: 'Ask the person who shared the preview to open it again.',
  },
  image_unknown: {
    happened: 'The image was deleted, or its address is wrong.',
    todo: 'Read the page that shows the image again: it contains the addresses of its images.',
  },
};
