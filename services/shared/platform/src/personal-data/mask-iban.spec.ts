import { maskIban } from './mask-iban.js';

describe('maskIban', () => {
  it.each([
    ['DE89370400440532013000', 'DE89…3000'],
    ['NO9386011117947', 'NO93…7947'],
    ['DE8937040044', 'DE89…0044'],
    ['DE893704', 'DE…'],
    ['X', 'X…'],
    ['', '…'],
  ])('G1: keeps the ends of %p: %p', (iban, masked) => expect(maskIban(iban)).toBe(masked));
});
