import { defaultTimes } from '@pruefer/contracts';
import { type BankDataReach, bankDataWarnings } from './bank-data-warnings.js';

const warnings = (reach: BankDataReach, today: string) => bankDataWarnings(reach, today, defaultTimes);
const autumn = { validUntil: '2026-12-06', hasNext: false };

it.each<[string, BankDataReach, string, string[]]>([
  ['is nothing to say', autumn, '2026-11-07', []],
  [
    'is a warning from four weeks before the end',
    autumn,
    '2026-11-08',
    ['Die Bankdaten gelten nur noch bis 06.12.2026. Bitte laden Sie vorher die nächste Datei.'],
  ],
  ['is nothing to say once the next file is there', { ...autumn, hasNext: true }, '2026-12-06', []],
  [
    'is a warning after the end',
    autumn,
    '2026-12-07',
    ['Die Bankdaten galten bis 06.12.2026. Neuere Bankleitzahlen stehen nicht darin.'],
  ],
  [
    'is a warning without data',
    { ...autumn, validUntil: undefined },
    '2026-11-22',
    ['Es sind keine deutschen Bankdaten geladen.'],
  ],
  ['is nothing to say of data without an end', { ...autumn, validUntil: null }, '2026-11-22', []],
])('there %s', (_what, reach, today, said) => {
  expect(warnings(reach, today)).toEqual(said);
});
