import { hasRightCheckDigits } from '../checks/check-iso-13616.js';
import { registryExamples } from '../fixtures/registry-examples.fixture.js';
import { correctedIban } from './corrected-iban.js';
import { singleMistakes } from './single-mistakes.js';

/** Exhaustive search: every other digit at every place, every pair of neighbours swapped. */
function byExhaustiveSearch(iban: string): string[] {
  const candidates = new Set<string>();
  for (let i = 2; i < iban.length; i++) {
    if (!/\d/.test(iban.charAt(i))) continue;
    for (const digit of '0123456789') candidates.add(iban.slice(0, i) + digit + iban.slice(i + 1));
    const [first = '', second = ''] = iban.slice(i, i + 2);
    if (/\d/.test(second)) candidates.add(iban.slice(0, i) + second + first + iban.slice(i + 2));
  }
  return [...candidates].filter((other) => other !== iban && hasRightCheckDigits(other)).sort();
}

describe('singleMistakes', () => {
  it.each(registryExamples)('finds the results of an exhaustive search, for wrong forms of %s', (iban) => {
    for (let i = 2; i < iban.length; i++) {
      const digit = iban.charCodeAt(i) - 48;
      if (digit > 9) continue;
      const wrong = iban.slice(0, i) + ((digit + 1 + (i % 9)) % 10) + iban.slice(i + 1);
      const meant = singleMistakes(wrong).map((mistake) => correctedIban(wrong, mistake));
      expect(meant.toSorted()).toEqual(byExhaustiveSearch(wrong));
      expect(meant).toContain(iban);
    }
  });

  it('reports place, wrong and right characters', () => {
    expect(singleMistakes('DE89370400440532013100')).toContainEqual({
      position: 20,
      from: '1',
      to: '0',
    });
    expect(singleMistakes('DE89370400440532031000')).toContainEqual({
      position: 18,
      from: '31',
      to: '13',
    });
  });

  it('finds nothing in an IBAN with valid check digits', () => {
    expect(singleMistakes('DE89370400440532013000')).toEqual([]);
  });
});
