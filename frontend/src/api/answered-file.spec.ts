import { fileNameIn } from './answered-file.js';

it.each([
  ['attachment; filename="api-logs_2026-11-20_Europe-Berlin.csv"', 'api-logs_2026-11-20_Europe-Berlin.csv'],
  ['attachment; filename=logs.csv', 'logs.csv'],
  ['attachment; filename="../../etc/passwd"', undefined],
  ['', undefined],
])('of %p the name is %s', (disposition, name) => {
  expect(fileNameIn(new Headers({ 'Content-Disposition': disposition }))).toBe(name);
});
