import {
  type AnswerOf,
  type BankFacts,
  type BankMatch,
  calculateIban,
  cancelFileJob,
  type CountriesOfIbans,
  createFileJob,
  deleteFileJob,
  type Endpoint,
  type FileJob,
  findBank,
  type InputOf,
  listBankChanges,
  listCountries,
  listFileJobs,
  login,
  readFileJob,
  readUpload,
  readUsage,
  rereadFile,
  searchBanks,
  startFileJob,
  uploadPiece,
  validateAsOpenIban,
  validateIban,
  validateIbans,
} from '@pruefer/contracts';

/** A call and its answer, as its contract defines them. */
interface CallExample<E extends Endpoint> {
  readonly input: Partial<InputOf<E>>;
  readonly answer: AnswerOf<E>;
}

/** Answer of a test key for the first test IBAN. */
const verdict: AnswerOf<typeof validateIban> = {
  valid: true,
  iban: 'DE23999999000000000001',
  formatted: 'DE23 9999 9900 0000 0000 01',
  masked: 'DE23 **** **** **** **00 01',
  error: null,
  errorCode: null,
  position: null,
  expected: null,
  actual: null,
  hint: null,
  country: 'DE',
  sepa: true,
  blz: '99999900',
  branchCode: null,
  accountNumber: '0000000001',
  bic: 'TESTDEFFXXX',
  bankName: 'Testbank',
  bankAddress: '10117 Berlin',
  bank: {
    postalCode: '10117',
    town: 'Berlin',
    country: 'DE',
    bics: ['TESTDEFFXXX'],
    successor: null,
    source: {
      authority: 'register',
      publisher: 'Testdaten',
      date: '2026-01-01',
      dataVersion: '2026-01-01-testdata',
    },
  },
  timestamp: '2026-11-20T13:07:31.000Z',
  warnings: [],
  suggestions: [],
  dataVersion: '2026-01-01-testdata',
  checks: {
    iso13616: {
      result: 'passed',
      reason: 'Aufbau und Modulo 97',
      source: 'ISO 13616-1',
      date: '2020',
    },
    characters: {
      result: 'passed',
      reason: 'nur Buchstaben und Ziffern',
      source: 'ISO 13616-1',
      date: '2020',
    },
    country: {
      result: 'passed',
      reason: 'Deutschland',
      source: 'IBAN-Register (SWIFT), Ausgabe 102',
      date: '2026-06',
    },
    length: {
      result: 'passed',
      reason: '22 Stellen',
      source: 'IBAN-Register (SWIFT), Ausgabe 102',
      date: '2026-06',
    },
    structure: {
      result: 'passed',
      reason: 'nur Ziffern',
      source: 'IBAN-Register (SWIFT), Ausgabe 102',
      date: '2026-06',
    },
    checkDigits: {
      result: 'passed',
      reason: 'Modulo 97',
      source: 'ISO 13616-1',
      date: '2020',
    },
    nationalCheckDigit: {
      result: 'notChecked',
      reason: 'Für dieses Land wird keine nationale Prüfziffer geprüft.',
      source: null,
      date: null,
    },
    bankCode: {
      result: 'passed',
      reason: 'im Verzeichnis',
      source: 'Testdaten',
      date: '2026-01-01',
    },
    accountCheckDigit: {
      result: 'notChecked',
      reason: 'Verfahren 09: Diese Bank sieht keine Prüfziffer vor.',
      source: null,
      date: null,
    },
  },
};

/** Result for the BIC that the caller sent along. */
const bic = {
  result: 'passed',
  reason: 'gehört zu dieser Bank',
  source: 'Testdaten',
  date: '2026-01-01',
} as const;

const bank: BankFacts = {
  country: 'DE',
  bankCode: '37040044',
  name: 'Commerzbank',
  shortName: 'Commerzbank Köln',
  bic: 'COBADEFFXXX',
  postalCode: '50447',
  place: 'Köln',
  pan: '24100',
  checkDigitMethod: '13',
  deletionPlanned: false,
  successor: null,
  address: '50447 Köln',
  isDeleted: false,
  branches: 0,
  dataSet: {
    dataVersion: '2026-09-07.0123456789ab',
    authority: 'register',
    source: 'Deutsche Bundesbank',
    validFrom: '2026-09-07',
    validUntil: '2026-12-06',
  },
};

const { country, bankCode, name, shortName, bic: ownBic, postalCode, place, isDeleted, deletionPlanned } = bank;
const match: BankMatch = {
  ...{ country, bankCode, isBranch: false, name, shortName },
  ...{ bic: ownBic, postalCode, place, isDeleted, deletionPlanned },
};

const countries: CountriesOfIbans = {
  registry: { version: null, name: 'IBAN-Register (SWIFT), Ausgabe 102', date: '2026-06' },
  countries: [
    {
      country: 'DE',
      name: 'Deutschland',
      registered: true,
      length: 22,
      structure: 'DE2!n8!n10!n',
      pattern: '^DE[0-9]{20}$',
      sepa: true,
      sepaSince: '2008-01-28',
      calculable: true,
      accountNumber: 'Die Kontonummer hat in diesem Land höchstens 10 Ziffern (Deutschland).',
      nationalCheckDigits: null,
      dataVersion: bank.dataSet.dataVersion,
    },
  ],
};

const { valid, iban, errorCode, blz, bic: bankBic, bankName, warnings } = verdict;
const shortVerdict = { valid, iban, errorCode, blz, bic: bankBic, bankName, warnings };

/** Answer to a test key, which is not charged. */
const bulkAnswer: AnswerOf<typeof validateIbans> = {
  ...{ rows: 3, valid: 1, invalid: 1, failed: 1, charged: 0 },
  results: [
    { line: 1, reference: 'Kunde 4711', status: 'answered', verdict: shortVerdict },
    {
      ...{ line: 2, reference: null, status: 'answered' },
      verdict: { ...shortVerdict, valid: false, iban: 'DE24999999000000000001', errorCode: 'iban_check_digits' },
    },
    {
      ...{ line: 3, reference: 'Kunde 4713', status: 'failed' },
      problem: { code: 'iban_missing', field: 'iban', message: 'Bitte geben Sie eine IBAN ein.' },
    },
  ],
};

const params = { id: '3f2c1a9e-5b7d-4c68-9e0f-1a2b3c4d5e6f' };

const registered: FileJob = {
  ...{ id: params.id, kind: 'validate', name: 'kunden.csv', state: 'uploading', bytes: 72, received: 0, failure: null },
  ...{ preflight: null, done: 0, counts: null },
  ...{ createdAt: '2026-11-28T10:00:00.000Z', startedAt: null, endedAt: null },
  deletedAt: '2026-12-05T10:00:00.000Z',
};
const uploaded: FileJob = { ...registered, state: 'checking', received: 72 };
const ready: FileJob = {
  ...uploaded,
  state: 'ready',
  preflight: {
    reading: {
      ...{ format: 'csv', encoding: 'utf-8', delimiter: ';', hasHeader: true, columns: ['Kunde', 'IBAN'] },
      ...{ ibanColumn: 'IBAN', ibanColumns: [], bicColumn: null, referenceColumn: null },
    },
    ...{ rows: 2, rejected: 0, price: 2 },
    preview: [
      { line: 2, iban: 'DE23999999000000000001', bic: null, reference: null },
      { line: 3, iban: 'DE24999999000000000001', bic: null, reference: null },
    ],
    rejectedLines: [],
  },
};
const running: FileJob = {
  ...ready,
  state: 'running',
  counts: { valid: 0, invalid: 0, failed: 0, charged: 2 },
  startedAt: '2026-11-28T10:00:05.000Z',
};
const ended: FileJob = {
  ...running,
  state: 'succeeded',
  done: 2,
  counts: { valid: 1, invalid: 1, failed: 0, charged: 2 },
  endedAt: '2026-11-28T10:00:07.000Z',
};
const cancelled: FileJob = {
  ...ready,
  ...{ state: 'cancelled', failure: 'Der Auftrag wurde abgebrochen.', endedAt: '2026-11-28T10:00:07.000Z' },
};

interface Example {
  readonly input: { readonly params?: object; readonly query?: object; readonly body?: object };
  readonly answer: object;
}

function example<E extends Endpoint>({ method, path }: E, given: CallExample<E>): readonly [string, Example] {
  return [`${method} ${path}`, given];
}

/** Public and customer calls with an example answer each, by method and path. */
export const callExamples: ReadonlyMap<string, Example> = new Map([
  example(validateIban, {
    input: { body: { iban: 'DE23 9999 9900 0000 0000 01', bic: 'TESTDEFF' } },
    answer: { ...verdict, checks: { ...verdict.checks, bic } },
  }),
  example(validateIbans, {
    input: {
      body: {
        items: [
          { iban: 'DE23 9999 9900 0000 0000 01', reference: 'Kunde 4711' },
          { iban: 'DE24 9999 9900 0000 0000 01' },
          { iban: '', reference: 'Kunde 4713' },
        ],
      },
    },
    answer: bulkAnswer,
  }),
  example(createFileJob, {
    input: { body: { kind: 'validate', name: 'kunden.csv', bytes: 72 } },
    answer: registered,
  }),
  example(listFileJobs, { input: { query: { limit: 20 } }, answer: { items: [ended], total: 1 } }),
  example(readFileJob, { input: { params }, answer: { ...ready, available: 988 } }),
  example(readUpload, { input: { params }, answer: registered }),
  example(uploadPiece, { input: { params }, answer: uploaded }),
  example(rereadFile, {
    input: { params, body: { ibanColumn: 'IBAN', delimiter: ';' } },
    answer: { ...uploaded, preflight: ready.preflight },
  }),
  example(startFileJob, { input: { params }, answer: { ...running, available: 986 } }),
  example(cancelFileJob, { input: { params }, answer: cancelled }),
  example(deleteFileJob, { input: { params }, answer: ended }),
  example(calculateIban, {
    input: { body: { country: 'DE', bankCode: '99999900', accountNumber: '1' } },
    answer: verdict,
  }),
  example(validateAsOpenIban, {
    input: { params: { iban: verdict.iban }, query: { getBIC: 'true', validateBankCode: 'true' } },
    answer: {
      valid: true,
      messages: ['Bank code valid: 99999900'],
      iban: verdict.iban,
      bankData: { bankCode: '99999900', name: 'Testbank', zip: '10117', city: 'Berlin', bic: 'TESTDEFFXXX' },
      checkResults: { bankCode: true },
    },
  }),
  example(findBank, { input: { params: { country: 'DE', bankCode: '37040044' } }, answer: bank }),
  example(searchBanks, {
    input: { query: { q: 'commerzbank köln', limit: 20 } },
    answer: { dataSets: [{ country: 'DE', ...bank.dataSet }], banks: [match], nextCursor: null },
  }),
  example(listCountries, { input: {}, answer: countries }),
  example(listBankChanges, {
    input: { query: { since: '2026-01-01', country: 'DE', limit: 100 } },
    answer: {
      country: 'DE',
      knownSince: '2026-06-08',
      unknown: null,
      dataSets: [{ dataVersion: bank.dataSet.dataVersion, validFrom: bank.dataSet.validFrom }],
      changes: [],
      nextCursor: null,
    },
  }),
  example(readUsage, {
    input: {},
    answer: { isTest: false, quota: 1_000, used: 12, available: 988, days: [{ day: '2026-11-20', calls: 12 }] },
  }),
  example(login, {
    input: { body: { username: 'erika.mustermann', password: 'ein langer Satz als Passwort' } },
    answer: { token: null, user: null, requiresTwoFactor: true },
  }),
]);
