import { hasRightCheckDigits } from '../checks/check-iso-13616.js';
import { registryExamples } from '../fixtures/registry-examples.fixture.js';
import { correctedIban } from './corrected-iban.js';
import { missingDigits, surplusDigits } from './length-mistakes.js';
import type { Mistake } from './single-mistakes.js';

function byInsertingDigits(iban: string): string[] {
  const candidates = new Set<string>();
  for (let i = 2; i <= iban.length; i++)
    for (const digit of '0123456789') candidates.add(iban.slice(0, i) + digit + iban.slice(i));
  return [...candidates].filter(isRight).sort();
}

function byRemovingDigits(iban: string): string[] {
  const candidates = new Set<string>();
  for (let i = 2; i < iban.length; i++)
    if (/\d/.test(iban.charAt(i))) candidates.add(iban.slice(0, i) + iban.slice(i + 1));
  return [...candidates].filter(isRight).sort();
}

const isRight = (iban: string): boolean => /^[A-Z]{2}\d\d/.test(iban) && hasRightCheckDigits(iban);
const listCorrected = (wrong: string, mistakes: readonly Mistake[]): string[] =>
  mistakes
    .map((mistake) => correctedIban(wrong, mistake))
    .filter(isRight)
    .sort();

describe('length mistakes', () => {
  it.each(registryExamples)('finds all missing digits of %s that an exhaustive search finds', (iban) => {
    for (let i = 2; i < iban.length; i++) {
      if (!/\d/.test(iban.charAt(i))) continue;
      const wrong = iban.slice(0, i) + iban.slice(i + 1);
      const meant = listCorrected(wrong, missingDigits(wrong));
      expect(meant).toEqual(byInsertingDigits(wrong));
      expect(meant).toContain(iban);
    }
  });

  it.each(registryExamples)('finds all surplus digits in %s that an exhaustive search finds', (iban) => {
    for (let i = 2; i <= iban.length; i++) {
      const wrong = `${iban.slice(0, i)}${i % 10}${iban.slice(i)}`;
      const meant = listCorrected(wrong, surplusDigits(wrong));
      expect(meant).toEqual(byRemovingDigits(wrong));
      expect(meant).toContain(iban);
    }
  });

  it('reports the place of a missing or surplus digit once for a row of equal digits', () => {
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
