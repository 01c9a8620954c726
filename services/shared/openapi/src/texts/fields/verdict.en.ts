import type { Translation } from '../types/translation.js';
import type { germanVerdictFields } from './verdict.de.js';

const COUNTRY = 'Country code of two letters (ISO 3166).';

const verdict = {
  valid: 'Whether the IBAN is valid.',
  iban: 'The IBAN without spaces, in upper case.',
  errorCode: 'Code of the first check that failed.',
  blz: 'Code of the bank; in Germany and Austria the national bank code.',
  bic: 'BIC of the bank.',
  bankName: 'Name of the bank.',
  warnings: 'Doubts with which the IBAN stays valid.',
  checks: 'Each check with its result, reason and source.',
};

/** Fields that the short form of a verdict omits. */
const explained = {
  formatted: 'The IBAN in groups of four.',
  masked: 'The IBAN in groups of four, only with its first and last four characters.',
  error: 'What is wrong with the IBAN.',
  position: 'First wrong position, counted from 1.',
  expected: 'What is expected at this position.',
  actual: 'What this position contains.',
  hint: 'What was sent instead of an IBAN.',
  country: COUNTRY,
  sepa: 'Whether SEPA payments reach the accounts of this country.',
  branchCode: 'Code of the branch.',
  accountNumber: 'Account number with leading zeros.',
  bankAddress: 'Postal code and town of the bank.',
  bank: 'More about the bank, and the source of it.',
  timestamp: 'Time of the check (ISO 8601, UTC).',
  suggestions: 'At most three IBANs that a single typing error explains.',
  dataVersion: 'Version of the bank data.',
};

const checks = {
  iso13616: 'Only structure and check digits (ISO 13616).',
  characters: 'Whether there are only letters and digits.',
  country: 'Whether a country with IBANs has this country code.',
  length: 'Whether the number of characters is that of the country.',
  structure: 'Whether letters and digits are where the country expects them.',
  checkDigits: 'Whether the check digits match the other characters (modulo 97).',
  nationalCheckDigit: 'Whether the national check digit matches, where there is one.',
  bankCode: 'Whether the bank code is in the bank data.',
  accountCheckDigit: 'Whether the check digit of the account number matches by the bank’s method.',
  bic: 'Whether the BIC that was sent belongs to the bank of the IBAN; absent if none was sent.',
};

/** English sentences about fields of verdicts, by the name of their class. */
export const englishVerdictFields = {
  IbanVerdict: {
    ...verdict,
    ...explained,
  },
  BulkVerdict: {
    ...verdict,
    ...explained,
    checks: 'Each check with its result, reason and source; the short answer has only the one of the BIC.',
  },
  Checks: checks,
  BulkChecks: checks,
  CheckOutcome: {
    result: 'passed, failed, warning: doubtful, or notChecked.',
    reason: 'What the check found, or why nothing was checked.',
    values:
      'The numbers of a failed check of length or check digits; otherwise absent, also for the check digits 00, 01 and 99, which are never issued.',
    source: 'Publisher of the rule or the data; null where nothing was checked.',
    date: 'From when the rule or the data are; null where nothing was checked, and if it is not known.',
  },
  CheckValues: {
    expected: 'Number of characters of an IBAN of the country; only at length.',
    actual: 'Number of characters of this IBAN; only at length.',
    remainder: 'Remainder of the IBAN modulo 97, which should be 1; only at checkDigits.',
  },
  Warning: {
    code: 'Which doubt it is.',
    message: 'Sentence about the doubt.',
  },
  InputHint: {
    code: 'What was sent.',
    message: 'Sentence about what was sent and what is needed instead.',
  },
  Suggestion: {
    position: 'First position that would be different, counted from 1.',
    from: 'What is there; empty if a character is missing there.',
    to: 'What should be there; empty if there is a surplus character.',
    iban: 'The whole IBAN that results.',
    bankName: 'Name of its bank; null without bank data.',
  },
  BankOfIban: {
    postalCode: 'Postal code of the bank.',
    town: 'Town of the bank.',
    country: 'Country of the address (ISO 3166).',
    bics: 'All BICs of this bank code; first that of the bank itself, then those of its branches.',
    successor: 'Bank code that takes over this one, or has taken it over.',
    source: 'Where the facts about the bank come from.',
  },
  BankSource: {
    authority:
      'register: the institution that keeps the directory of the country. derived: made from such a directory or by a rule of the country. community: from volunteers, not official.',
    publisher: 'Publisher of the data.',
    date: 'First day for which the data is valid (YYYY-MM-DD).',
    dataVersion: 'Version of the bank data.',
  },
  SuccessorBank: {
    bankCode: 'Bank code of the successor.',
    name: 'Name of the successor.',
    bic: 'BIC of the successor.',
  },
} satisfies Translation<typeof germanVerdictFields>;
