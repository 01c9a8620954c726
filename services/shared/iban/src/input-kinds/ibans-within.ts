import { hasRightCheckDigits } from '../checks/check-iso-13616.js';
import { compactHalfWidth, MAX_RECOGNISED_LENGTH } from '../input/characters.js';
import { candidateAt, hasOtherText } from './iban-within.js';

interface Candidate {
  readonly iban: string;
  readonly start: number;
  readonly isValid: boolean;
}

/** More than a user reads below an input field. */
const MAX_IBANS_WITHIN = 5;

/**
 * Distinct, in order, those with valid check digits first; none when the text is only one IBAN.
 * @param text only the first `MAX_RECOGNISED_LENGTH` characters are read
 */
export function ibansWithin(text: string): string[] {
  const candidates = candidatesIn(compactHalfWidth(text.slice(0, MAX_RECOGNISED_LENGTH)));
  const right = candidates.filter(({ isValid }) => isValid);
  // Letters within one IBAN may look like the beginning of another.
  const others = candidates.filter((one) => !one.isValid && !right.some((other) => overlap(one, other)));
  return [...new Set([...right, ...others].map(({ iban }) => iban))].slice(0, MAX_IBANS_WITHIN);
}

function candidatesIn(compact: string): Candidate[] {
  const candidates: Candidate[] = [];
  for (let start = 0; start < compact.length; start++) {
    const iban = candidateAt(compact, start);
    if (iban === undefined || !hasOtherText(compact, start, start + iban.length)) continue;
    candidates.push({ iban, start, isValid: hasRightCheckDigits(iban) });
  }
  return candidates;
}

function overlap(a: Candidate, b: Candidate): boolean {
  return a.start < b.start + b.iban.length && b.start < a.start + a.iban.length;
}
