import { linesIn } from './csv-rows.js';

it('counts the lines of a chunk', () => {
  expect(linesIn(new TextEncoder().encode('a;b\r\nü;1\r\nhalb'))).toBe(2);
});
