import { fileNameIn, linesIn } from './csv-rows.js';

it('counts the lines of a chunk', () => {
  expect(linesIn(new TextEncoder().encode('a;b\r\nü;1\r\nhalb'))).toBe(2);
});

it.each([
  ['attachment; filename="api-logs_2026-11-20_Europe-Berlin.csv"', 'api-logs_2026-11-20_Europe-Berlin.csv'],
  ['attachment; filename=logs.csv', 'logs.csv'],
  ['attachment; filename="../../etc/passwd"', 'api-logs.csv'],
  ['', 'api-logs.csv'],
])('of %p the name is %s', (disposition, name) => {
  expect(fileNameIn(new Headers({ 'Content-Disposition': disposition }))).toBe(name);
});
