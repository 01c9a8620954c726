import { csvRows } from './csv-rows.js';

describe('csvRows', () => {
  it.each([
    ['a;b;c', ['a', 'b', 'c']],
    ['"a";"b";"c"', ['a', 'b', 'c']],
    ['"a; b";;"c"', ['a; b', '', 'c']],
    ['"say ""x""";;', ['say "x"', '', '']],
    [' a ;"b ";c', ['a', 'b', 'c']],
    [';', ['', '']],
  ])('cuts %s', (line, cells) => {
    expect(csvRows(line)).toEqual([{ line: 1, cells }]);
  });

  it('loses no more than the line whose quotes are wrong', () => {
    expect(csvRows('a;b\r\n"c;d\r\n\r\n"e";f')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, reason: 'Die Anführungszeichen sind nicht richtig gesetzt.' },
      { line: 4, cells: ['e', 'f'] },
    ]);
  });

  it('takes time in proportion to a line’s length, also where quotes are wrong', () => {
    const begin = performance.now();
    csvRows(`${'";"'.repeat(300_000)}"`);
    expect(performance.now() - begin).toBeLessThan(2_000);
  });
});
