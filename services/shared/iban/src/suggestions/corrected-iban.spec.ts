import { correctedField, correctedIban } from './corrected-iban.js';

const iban = 'DE89370400440532013000';
const fields = [
  { start: 1, end: 4 },
  { start: 5, end: 12 },
  { start: 13, end: 22 },
];
const changes = ['', '7', '12', '21'].flatMap((to) =>
  Array.from({ length: 21 }, (_, index) => [0, 1, 2].map((length) => ({ position: index + 1, length, to }))).flat(),
);

describe('correctedField', () => {
  it('equals the part of the corrected IBAN for every kind of correction', () => {
    for (const { position, length, to } of changes) {
      const change = { position, from: iban.slice(position - 1, position - 1 + length), to };
      for (const field of fields) {
        const expected = correctedIban(iban, change).slice(field.start - 1, field.end);
        expect([change, field, correctedField(iban, change, field)]).toEqual([change, field, expected]);
      }
    }
  });
});
