import { hasRightCheckDigits, nextMisplaced } from '../check-form.js';
import { structureOf } from '../structure.js';

/** What no part of an IBAN is: a sign that is seen, or letters that may be a word. */
const otherText = /[\p{P}\p{S}]|\p{L}{2}/u;

/**
 * The IBAN in a text that is more than an IBAN: "Meine IBAN lautet DE89 …", or all that a payment's QR code says. One with right check digits
 * comes before one that is only built like an IBAN, so that a typing mistake within a sentence is found as well.
 * @param compact text without blanks and dashes, in capitals
 * @returns undefined when there is none, or nothing else
 */
export function ibanIn(compact: string): string | undefined {
  let builtLikeOne: string | undefined;
  for (let start = 0; start < compact.length; start++) {
    const candidate = candidateAt(compact, start);
    if (candidate === undefined || !hasOtherText(compact, start, start + candidate.length)) continue;
    if (hasRightCheckDigits(candidate)) return candidate;
    builtLikeOne ??= candidate;
  }
  return builtLikeOne;
}

/** Whether a text says more than the IBAN in it. A digit too many does not make a sentence of an IBAN. */
export function hasOtherText(compact: string, start: number, end: number): boolean {
  return otherText.test(compact.slice(0, start)) || otherText.test(compact.slice(end));
}

/** What is built like an IBAN at a place. Two letters and a digit begin an IBAN; so little is in words that the rest is hardly ever looked at. */
export function candidateAt(compact: string, start: number): string | undefined {
  const third = compact.charCodeAt(start + 2);
  if (third < ZERO || third > NINE || compact.charCodeAt(start) <= NINE) return undefined;
  const structure = structureOf(compact.slice(start, start + 2));
  if (!structure || start + structure.length > compact.length) return undefined;
  const candidate = compact.slice(start, start + structure.length);
  return nextMisplaced(candidate, structure, 0) === structure.length ? candidate : undefined;
}

const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);
