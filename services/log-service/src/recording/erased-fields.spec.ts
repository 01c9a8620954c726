import { emptyColumns, erasedColumns, withoutIban } from './erased-fields.js';
import { blankRow } from './log-row.js';

it('G1: an erasure empties fields about the IBAN and leaves those of figures and bills', () => {
  expect(erasedColumns).toEqual(['iban_masked', 'iban_hash', 'error_message', 'bank_details', 'request_id']);
  expect(emptyColumns.match(/= NULL/g)).toHaveLength(4);
  const row = {
    ...blankRow,
    id: 'a',
    at: 'now',
    status: 400,
    country: 'DE',
    keyId: 'key-1',
    contractId: 1,
    errorCode: 'iban_check_digits',
  };
  const telling = { iban: 'x', ibanMasked: 'x', ibanHash: 'x', errorMessage: 'x', address: 'x', requestId: 'order-1' };
  const bankDetails = { bankCode: 'x', bic: null, bankName: null, bankAddress: null };
  expect(withoutIban({ ...row, ...telling, bankDetails })).toEqual(row);
  const requestId = '0198c0de-0000-7000-8000-000000000001';
  expect(withoutIban({ ...row, requestId })).toEqual({ ...row, requestId });
});
