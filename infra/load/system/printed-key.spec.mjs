// @ts-check
import { printedKey } from './printed-key.mjs';

const key = `iban_sk_${'0a'.repeat(32)}`;

describe('printedKey', () => {
  it.each([
    ['alone', `${key}\n`],
    ['between other lines', `Vertrag 7, Kontingent 100\n${key}\nBewahren Sie ihn sicher auf.\n`],
  ])('finds the key %s', (_, printed) => {
    expect(printedKey(printed)).toBe(key);
  });

  it.each([
    ['nothing', ''],
    ['a key inside a sentence', `Ihr Schlüssel: ${key}`],
    ['half a key', key.slice(0, 40)],
  ])('refuses %s', (_, printed) => {
    expect(() => printedKey(printed)).toThrow('keinen Schlüssel');
  });
});
