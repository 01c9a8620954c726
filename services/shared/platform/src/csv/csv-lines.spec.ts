import { csvLine } from './csv-line.js';

describe('csvLine', () => {
  it('joins texts, numbers and nothing', () => {
    expect(csvLine(['Aufbuchung', 10, -5, null, ''])).toBe('Aufbuchung;10;-5;;\r\n');
  });

  it.each([
    ['a;b', '"a;b"'],
    ['sagt "ja"', '"sagt ""ja"""'],
    ['zwei\nZeilen', '"zwei\nZeilen"'],
    ['Käse, Brot', 'Käse, Brot'],
  ])('E7: quotes %j', (text, cell) => expect(csvLine([text])).toBe(`${cell}\r\n`));

  it.each(['=1+1', '+49', '-5', '@SUM', '\tx', '\0x'])('E7: takes the formula out of %j', (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`);
  });

  it('E7: takes it out of a quoted one too', () => expect(csvLine(['\r=1'])).toBe(`"'\r=1"\r\n`));
});
