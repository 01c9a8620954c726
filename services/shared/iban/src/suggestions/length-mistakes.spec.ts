import { hasRightCheckDigits } from '../check-form.js';
import { registryExamples } from '../registry-examples.fixture.js';
import { correctedIban } from './corrected-iban.js';
import { missingDigits, surplusDigits } from './length-mistakes.js';
import type { Mistake } from './single-mistakes.js';

/** The slow way: every digit at every gap. */
function insertedOut(iban: string): string[] {
  const found = new Set<string>();
  for (let i = 2; i <= iban.length; i++)
    for (const digit of '0123456789') found.add(iban.slice(0, i) + digit + iban.slice(i));
  return [...found].filter(isRight).sort();
}

/** The slow way: every digit left out. */
function leftOut(iban: string): string[] {
  const found = new Set<string>();
  for (let i = 2; i < iban.length; i++) if (/\d/.test(iban.charAt(i))) found.add(iban.slice(0, i) + iban.slice(i + 1));
  return [...found].filter(isRight).sort();
}

const isRight = (iban: string): boolean => /^[A-Z]{2}\d\d/.test(iban) && hasRightCheckDigits(iban);
const meantOf = (wrong: string, mistakes: readonly Mistake[]): string[] =>
  mistakes
    .map((mistake) => correctedIban(wrong, mistake))
    .filter(isRight)
    .sort();

describe('length mistakes', () => {
  it.each(registryExamples)('finds each missing digit of %s that trying out finds', (iban) => {
    for (let i = 2; i < iban.length; i++) {
      if (!/\d/.test(iban.charAt(i))) continue;
      const wrong = iban.slice(0, i) + iban.slice(i + 1);
      const meant = meantOf(wrong, missingDigits(wrong));
      expect(meant).toEqual(insertedOut(wrong));
      expect(meant).toContain(iban);
    }
  });

  it.each(registryExamples)('finds each surplus digit in %s that trying out finds', (iban) => {
    for (let i = 2; i <= iban.length; i++) {
      const wrong = `${iban.slice(0, i)}${i % 10}${iban.slice(i)}`;
      const meant = meantOf(wrong, surplusDigits(wrong));
      expect(meant).toEqual(leftOut(wrong));
      expect(meant).toContain(iban);
    }
  });

  it('names the place of what is missing or too much, once for a row of equal digits', () => {
    expect(missingDigits('DE8937040440532013000')).toContainEqual({
      position: 10,
      from: '',
      to: '0',
    });
    expect(surplusDigits('DE893770400440532013000')).toContainEqual({
      position: 7,
      from: '7',
      to: '',
    });
  });
});
