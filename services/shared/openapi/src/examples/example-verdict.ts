import type { ResponseOf, validateIban } from '@pruefer/contracts';
import type { Texts } from '../texts/de.js';

type Verdict = ResponseOf<typeof validateIban>;

interface Origin {
  readonly source: string;
  readonly date: string;
}

const testData: Origin = { source: 'Testdaten', date: '2026-01-01' };
const standard: Origin = { source: 'ISO 13616-1', date: '2020' };

function passedCheck(reason: string, { source, date }: Origin) {
  return { result: 'passed', reason, source, date } as const;
}

function notChecked(reason: string) {
  return { result: 'notChecked', reason, source: null, date: null } as const;
}

/** Answer of a test key for the first test IBAN. */
export function exampleVerdict(texts: Texts['examples']): Verdict {
  return {
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
        publisher: testData.source,
        date: testData.date,
        dataVersion: '2026-01-01-testdata',
      },
    },
    timestamp: '2026-11-20T13:07:31.000Z',
    warnings: [],
    suggestions: [],
    dataVersion: '2026-01-01-testdata',
    checks: createChecks(texts),
  };
}

function createChecks({ checks, registry }: Texts['examples']): Verdict['checks'] {
  const release: Origin = { source: registry, date: '2026-06' };
  return {
    iso13616: passedCheck(checks.iso13616, standard),
    characters: passedCheck(checks.characters, standard),
    country: passedCheck(checks.country, release),
    length: passedCheck(checks.length, release),
    structure: passedCheck(checks.structure, release),
    checkDigits: passedCheck(checks.checkDigits, standard),
    nationalCheckDigit: notChecked(checks.nationalCheckDigit),
    bankCode: passedCheck(checks.bankCode, testData),
    accountCheckDigit: notChecked(checks.accountCheckDigit),
  };
}

/** The same answer with the result for a BIC that the caller sent along. */
export function exampleVerdictWithBic(texts: Texts['examples']): Verdict {
  const verdict = exampleVerdict(texts);
  return { ...verdict, checks: { ...verdict.checks, bic: passedCheck(texts.checks.bic, testData) } };
}
