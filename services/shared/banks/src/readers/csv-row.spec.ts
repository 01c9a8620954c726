import { csvRow } from './csv-row.js';

describe('csvRow', () => {
  it.each([
    ['a;b;c', ['a', 'b', 'c']],
    ['"a";"b";"c"', ['a', 'b', 'c']],
    ['"a; b";;"c"', ['a; b', '', 'c']],
    ['"say ""x""";;', ['say "x"', '', '']],
    [' a ;"b ";c', ['a', 'b', 'c']],
    [';', ['', '']],
  ])('cuts %s', (line, cells) => {
    expect(csvRow(line)).toEqual({ cells });
  });

  it('says when the quotes of a line are wrong', () => {
    expect(csvRow('"c;d')).toEqual({ reason: 'Die Anführungszeichen sind nicht richtig gesetzt.' });
  });

  it('takes time in proportion to a line’s length, also where quotes are wrong', () => {
    const begin = performance.now();
    csvRow(`${'";"'.repeat(300_000)}"`);
    expect(performance.now() - begin).toBeLessThan(2_000);
  });
});
