import type { Translation } from '../types/translation.js';
import type { germanCallFields } from './calls.de.js';

const IBAN = 'With or without spaces, in upper or lower case.';
const BIC = 'Is compared with the BIC of the bank.';
const COUNTRY = 'Country code of two letters (ISO 3166).';

/** English sentences about fields of calls, in requests and answers, by the name of their class. */
export const englishCallFields = {
  ValidateIbanBody: { iban: IBAN, bic: BIC },
  ValidateIbansBody: {
    items: 'The IBANs, 1 to 1,000.',
    partial:
      'Whether the first IBANs are checked when the quota is not sufficient for all. Without it none is checked.',
  },
  BulkItem: {
    iban: IBAN,
    bic: BIC,
    reference: 'Your name for the row. It is returned unchanged and is not stored.',
  },
  BulkAnswer: {
    rows: 'Number of rows.',
    valid: 'Number of valid IBANs.',
    invalid: 'Number of invalid IBANs.',
    failed: 'Number of rows without a result.',
    charged: 'What the request cost; 0 for a repeat and with a test key.',
    results: 'One row for each IBAN, in the same order.',
  },
  BulkResult: {
    line: 'Number of the row, counted from 1.',
    reference: 'As it was sent.',
    status: 'answered: checked, with verdict. failed: neither checked nor charged, with problem.',
    verdict: 'Result of the check; absent for failed.',
    problem: 'Why the row was not checked; absent for answered.',
  },
  RowProblem: {
    field: 'Field that causes the problem; null if none does.',
    message: 'Sentence for people.',
    code: 'Code of the problem, which stays the same when the sentence is improved.',
  },
  CalculateIbanBody: {
    country: COUNTRY,
    bankCode: 'National bank code of the country.',
    accountNumber: 'Leading zeros may be omitted.',
  },
  OpenIbanParams: { iban: IBAN },
  OpenIbanQuery: {
    getBIC: 'true or 1: with bank and BIC.',
    validateBankCode: 'true or 1: an unknown bank code makes the IBAN invalid.',
  },
  OpenIbanAnswer: {
    valid: 'Whether the IBAN is valid.',
    messages: 'English sentences, as openiban.com uses them.',
    iban: 'As it was sent.',
    bankData: 'The bank; empty without getBIC, and when it is not known.',
    checkResults: 'Result of validateBankCode; otherwise empty.',
  },
  OpenIbanBank: {
    bankCode: 'Code of the bank; in Germany and Austria the national bank code.',
    name: 'Name of the bank.',
    zip: 'Postal code of the bank; absent when it is not known.',
    city: 'Town of the bank; absent when it is not known.',
    bic: 'BIC of the bank; absent when it is not known.',
  },
  OpenIbanCheckResults: { bankCode: 'Whether the bank code exists.' },
  LoginBody: {
    totpCode: 'Code of six digits from the authenticator app.',
    recoveryCode: 'Replaces the code of the app a single time.',
  },
  Usage: {
    isTest: 'true for a test key, which costs nothing.',
    quota: 'Calls that were bought.',
    used: 'Calls that were used.',
    available: 'Calls that remain.',
    days: 'Calls by day.',
  },
  UsageOnDay: {
    day: 'Day in UTC (YYYY-MM-DD).',
    calls: 'Calls charged on this day.',
  },
  IdParams: {
    id: 'Id (UUID), as answers name it in the field id.',
  },
  PagingQuery: {
    limit: 'Maximum number of entries; 20 by default.',
    offset: 'Number of entries before them that are skipped.',
  },
} satisfies Translation<typeof germanCallFields>;
