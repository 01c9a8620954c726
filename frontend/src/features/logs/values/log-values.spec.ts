import { createLoggedEntry } from '~/testing/fakes/logs.js';
import { bankDetailsJson, durationText, ibanText, isWholeIban, isWholeIpAddress, keyText } from './log-values.js';

it.each([
  ['DE89370400440532013000', 'DE893704004405320130...'],
  ['AT611904300234573201', 'AT611904300234573201'],
  ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
  ['DE89…3000', 'DE89…3000'],
  [null, '-'],
])('the IBAN %p reads %s', (iban, text) => expect(ibanText(iban)).toBe(text));

it.each([
  ['4f9c21ab-07de-4e0b-9a51-0d9e6f3c2b17', '4f9c21ab-07d'],
  ['kurz', 'kurz'],
  [null, 'Public'],
])('the key %p reads %s', (id, text) => expect(keyText(id)).toBe(text));

it.each([
  [null, '-'],
  [0, '0 ms'],
  [0.44, '0,4 ms'],
  [9.96, '10 ms'],
  [11.4, '11 ms'],
  [2004.2, '2.004 ms'],
])('%p milliseconds read %s', (time, text) => expect(durationText(time)).toBe(text));

it('knows the rest of a value after masking', () => {
  expect([isWholeIban('DE89370400440532013000'), isWholeIban('DE89…3000'), isWholeIban(null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isWholeIpAddress('203.0.113.7'), isWholeIpAddress('203.0.113.0/24'), isWholeIpAddress(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('shows bank details as formatted JSON', () => {
  expect(bankDetailsJson(createLoggedEntry())).toContain('\n  "bankCode": "37040044"');
  expect(bankDetailsJson(createLoggedEntry({ bankDetails: null }))).toBeNull();
});
