import type { BankImportResult } from '../bank-import/bank-file-to-import.js';
import { describeImport } from './describe-import.js';

const result: BankImportResult = {
  source: 'SIX Interbank Clearing',
  version: '2026-11-20-1a2b3c4d',
  validFrom: '2026-11-20',
  difference: { added: 1_115, changed: 0, removed: 0, bicChanged: 0 },
  countries: [
    { country: 'CH', records: 1_100, bankCodes: 1_100 },
    { country: 'LI', records: 15, bankCodes: 15 },
  ],
  badLines: [],
  badLineCount: 0,
  imported: { version: '2026-11-20-1a2b3c4d', validFrom: '2026-11-20', records: 1_115, at: '2026-11-20T12:00:00Z' },
};

it('names the first lines that were left out and counts the others', () => {
  const badLines = Array.from({ length: 100 }, (_, index) => ({ line: index + 1, reason: 'Zu kurz.' }));
  const lines = describeImport({ ...result, badLines, badLineCount: 130 }, '2026-11-20').slice(3);
  expect(lines).toHaveLength(22);
  expect([lines[0], lines[1], lines[21]]).toEqual([
    'Ausgelassene Zeilen: 130',
    'Zeile 1: Zu kurz.',
    '… und 110 weitere.',
  ]);
});
