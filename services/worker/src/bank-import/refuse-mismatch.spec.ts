import type { BankAuthority } from '@pruefer/iban';
import { type BankFileToImport, refuseMismatch } from './bank-file-to-import.js';

const file: BankFileToImport = { content: new Uint8Array(), validFrom: '2026-12-01', origin: 'uploaded' };
const summary = { source: 'Liste', authority: 'register', lineCount: 1, badLineCount: 0, badLines: [] } as const;

interface Case {
  readonly country?: string;
  readonly date?: string;
  readonly authority?: BankAuthority;
  readonly registers?: readonly string[];
}

/** Reads how a file of banks of two countries is refused; undefined: it is not. */
function catchRefusal({ country, date, authority = 'register', registers = [] }: Case): unknown {
  const read = { ...summary, authority, ...(date && { date }) };
  try {
    return refuseMismatch({ ...file, country }, read, ['CH', 'LI'], registers);
  } catch (error) {
    return error;
  }
}

describe('a file and its declared contents', () => {
  it.each([
    [{}],
    [{ country: 'LI' }],
    [{ country: 'CH', date: '2026-12-01' }],
    [{ registers: ['CH', 'LI'] }],
    [{ authority: 'community', registers: ['AT'] }],
  ] as const satisfies readonly [Case][])('F4: fit: %j', (expected) => {
    expect(catchRefusal(expected)).toBeUndefined();
  });

  it.each([
    [{ country: 'LI', authority: 'community' }, 'other_country'],
    [{ authority: 'community', registers: ['CH'] }, 'register_replaced'],
  ] as const satisfies readonly [Case, string][])('F4: do not fit: %j is %s', (given, code) => {
    expect(catchRefusal(given)).toMatchObject({ code: 'bank_file_mismatched', details: { errors: [{ code }] } });
  });

  it('F4: do not fit when it holds no bank of the country, or names another day', () => {
    expect(catchRefusal({ country: 'BE', date: '2026-11-30' })).toMatchObject({
      code: 'bank_file_mismatched',
      details: {
        errors: [
          {
            field: 'country',
            code: 'other_country',
            message: 'Erwartet sind Banken aus BE. Die Datei (Liste) enthält CH, LI.',
          },
          { field: 'validFrom', code: 'other_day', message: 'Die Datei nennt selbst den 30.11.2026.' },
        ],
      },
    });
  });
});
