import type { germanFields } from './fields.de.js';
import type { Translation } from './translation.js';

const CURSOR = 'nextCursor of the previous answer, for the next entries.';
const COUNTRY = 'Country code of two letters (ISO 3166).';
const IBAN = 'With or without spaces, in upper or lower case.';
const BIC = 'Is compared with the BIC of the bank.';

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

const counts = {
  valid: 'Number of valid IBANs.',
  invalid: 'Number of invalid IBANs.',
  failed: 'Number of rows without a result.',
};

/** English sentences about fields, by the name of their class. */
export const englishFields = {
  ValidateIban: { iban: IBAN, bic: BIC },
  ValidateIbans: {
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
    ...counts,
    charged: 'What the request cost; 0 for a repeat and with a test key.',
    results: 'One row for each IBAN, in the same order.',
  },
  BulkResult: {
    line: 'Number of the row, counted from 1.',
    reference: 'As it was sent.',
    status: 'answered: checked, with verdict. failed: neither checked nor charged, with problem.',
  },
  RowProblem: {
    field: 'Field that causes the problem; null if none does.',
    message: 'Sentence for people.',
  },
  BulkVerdict: {
    ...verdict,
    checks: 'Each check with its result, reason and source; the short answer has only the one of the BIC.',
  },
  CreateFileJob: {
    kind: 'validate: each IBAN of the file is checked.',
    name: 'Your name of the file. It has no effect, except that Excel tables are recognised by its ending.',
    bytes: 'Length of the whole file.',
  },
  FileChoice: {
    delimiter: 'Delimiter of the columns: comma, semicolon or tab; the detected one by default.',
    encoding: 'Character encoding; the detected one by default.',
    hasHeader: 'Whether the first row is a heading; as detected by default.',
    ibanColumn: 'Column of the IBANs: its name, or its number from 1 as text.',
    bicColumn: 'Column of the BICs, in the same way.',
    referenceColumn: 'Column of your reference, in the same way.',
  },
  FileReading: {
    format: 'Type of the file.',
    encoding: 'Character encoding.',
    delimiter: 'Delimiter: comma, semicolon or tab; null except for CSV.',
    hasHeader: 'Whether the first row is a heading.',
    columns: 'Names of the columns; without a heading “Spalte 1” and so on.',
    ibanColumn: 'Column of the IBANs. In a CSV file null when you have to choose one of ibanColumns.',
    ibanColumns: 'Columns with IBANs, if there are several.',
    bicColumn: 'Column of the BICs, if there is one.',
    referenceColumn: 'Column of your reference, if there is one.',
  },
  FilePreflight: {
    reading: 'How we read the file.',
    rows: 'Number of rows without the heading and empty rows.',
    rejected: 'Number of rows without an IBAN; they cost nothing.',
    price: 'Checks that the start takes from the quota.',
    preview: 'The first five rows.',
    rejectedLines: 'The first 100 rows without an IBAN; the list of errors contains all.',
  },
  FileCounts: {
    ...counts,
    charged:
      'What the job costs: the whole price while it runs, afterwards only the rows with a verdict; 0 with a test key.',
  },
  FileJob: {
    kind: 'What the job does.',
    name: 'Your name of the file.',
    state: 'State of the job.',
    bytes: 'Length of the whole file.',
    received: 'Number of bytes that have arrived; the next piece begins there.',
    failure: 'Why the job has no result or only a part of it.',
    preflight: 'What we understood of the file; null until it is read.',
    available: 'What is free of the quota; null with a test key. Absent in lists.',
    done: 'Number of rows that were read since the start.',
    counts: 'Result in numbers; null before the start.',
    createdAt: 'Time of the registration (ISO 8601, UTC).',
    startedAt: 'Time of the start.',
    endedAt: 'Time of the end.',
    deletedAt: 'When the job and its files are deleted if nothing else happens.',
  },
  FileJobPage: { items: 'The newest first.', total: 'Number of all jobs of the contract.' },
  CalculateIban: {
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
  BankParams: { country: COUNTRY, bankCode: 'National bank code of the country.' },
  BankSearchQuery: {
    bic: 'BIC of 8 or 11 characters; 8 characters find all branches.',
    q: 'Beginnings of words of name, town, postal code and bank code.',
    country: `Only banks of this country. ${COUNTRY}`,
    limit: 'Maximum number of entries.',
    cursor: CURSOR,
  },
  BankChangesQuery: {
    since: 'First day of the changes, as YYYY-MM-DD.',
    country: COUNTRY,
    limit: 'Maximum number of entries.',
    cursor: CURSOR,
  },
  Login: {
    totpCode: 'Code of six digits from the authenticator app.',
    recoveryCode: 'Replaces the code of the app a single time.',
  },
  PreviewRequest: { token: 'From the link of the preview.' },
  Usage: {
    isTest: 'true for a test key, which costs nothing.',
    quota: 'Calls that were bought.',
    used: 'Calls that were used.',
    available: 'Calls that remain.',
    days: 'Calls by day.',
  },
  IbanVerdict: {
    ...verdict,
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
  },
} satisfies Translation<typeof germanFields>;
