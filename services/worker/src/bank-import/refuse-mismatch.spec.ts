import { type BankFileToImport, refuseMismatch } from './bank-file-to-import.js';

const file: BankFileToImport = { content: new Uint8Array(), validFrom: '2026-12-01', origin: 'uploaded' };
const summary = { source: 'Liste', authority: 'community', lineCount: 1, badLineCount: 0, badLines: [] } as const;

/** How a file of banks of two countries is refused; undefined: it is not. */
function refusalOf(expected: { country?: string }, date?: string): unknown {
  try {
    return refuseMismatch({ ...file, ...expected }, { ...summary, ...(date && { date }) }, ['CH', 'LI']);
  } catch (error) {
    return error;
  }
}

describe('a file and what whoever imports it believes', () => {
  it.each([
    [{}, undefined],
    [{ country: 'LI' }, undefined],
    [{ country: 'CH' }, '2026-12-01'],
  ])('F4: fit: %j, %s', (expected, date) => {
    expect(refusalOf(expected, date)).toBeUndefined();
  });

  it('F4: do not fit when it holds no bank of the country, or names another day', () => {
    expect(refusalOf({ country: 'BE' }, '2026-11-30')).toMatchObject({
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
