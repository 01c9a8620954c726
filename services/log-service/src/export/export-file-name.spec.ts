import { BEGIN_OF_TIME, END_OF_TIME } from '../requests/filter/selection.js';
import { exportFileName } from './export-file-name.js';

const at = (text: string) => new Date(text);
const now = at('2026-07-15T10:00:00Z');

it.each([
  [
    at('2026-07-13T22:00:00Z'),
    at('2026-07-14T22:00:00Z'),
    'API-Logs_Europe-Berlin_2026-07-14_00-00_bis_2026-07-15_00-00.csv',
  ],
  [BEGIN_OF_TIME, END_OF_TIME, 'API-Logs_Europe-Berlin_Anfang_bis_2026-07-15_12-00.csv'],
  [
    at('2026-07-15T09:00:00Z'),
    at('2026-07-15T22:00:00Z'),
    'API-Logs_Europe-Berlin_2026-07-15_11-00_bis_2026-07-15_12-00.csv',
  ],
])('says zone and range: %s to %s', (from, to, name) => {
  expect(exportFileName({ from, to }, 'Europe/Berlin', now)).toBe(name);
});
