import { csvRow } from './csv-row.js';

describe('csvRow', () => {
  it.each([
    ['a;b;c', ['a', 'b', 'c']],
    ['"a";"b";"c"', ['a', 'b', 'c']],
    ['"a; b";;"c"', ['a; b', '', 'c']],
    ['"say ""x""";;', ['say "x"', '', '']],
    [' a ;"b ";c', ['a', 'b', 'c']],
    [';', ['', '']],
  ])('splits %s', (line, cells) => {
    expect(csvRow(line)).toEqual({ cells });
  });

  it('reports wrong quotes in a line', () => {
    expect(csvRow('"c;d')).toEqual({ reason: 'Die Anführungszeichen sind nicht richtig gesetzt.' });
  });

  it('is linear in a line’s length, also with wrong quotes', () => {
    const begin = performance.now();
    csvRow(`${'";"'.repeat(1_000_000)}"`);
    // In quadratic time it would take hours.
    expect(performance.now() - begin).toBeLessThan(60_000);
  });
});
