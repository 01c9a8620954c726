import { hasRightCheckDigits, nextMisplaced } from '../checks/check-iso-13616.js';
import { findStructure } from '../registry/structure.js';

const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);
/** Text that is not part of an IBAN: visible signs, or letters that may be a word. */
const otherText = /[\p{P}\p{S}]|\p{L}{2}/u;

/**
 * The IBAN in a text with other content: "Meine IBAN lautet DE89 …", or the text of a payment's QR code. An IBAN with valid check digits is preferred
 * to one that only has the structure, which may contain a typing mistake.
 * @param compact text without blanks and dashes, in upper case
 * @returns undefined when there is no IBAN or no other text
 */
export function ibanWithin(compact: string): string | undefined {
  let withStructureOnly: string | undefined;
  for (let start = 0; start < compact.length; start++) {
    const candidate = candidateAt(compact, start);
    if (candidate === undefined || !hasOtherText(compact, start, start + candidate.length)) continue;
    if (hasRightCheckDigits(candidate)) return candidate;
    withStructureOnly ??= candidate;
  }
  return withStructureOnly;
}

/** Whether there is other text around an IBAN. A surplus digit is not other text. */
export function hasOtherText(compact: string, start: number, end: number): boolean {
  return otherText.test(compact.slice(0, start)) || otherText.test(compact.slice(end));
}

/** The text at a position if it has the structure of an IBAN. Few words contain two letters followed by a digit, so most positions are skipped early. */
export function candidateAt(compact: string, start: number): string | undefined {
  const third = compact.charCodeAt(start + 2);
  if (third < ZERO || third > NINE || compact.charCodeAt(start) <= NINE) return undefined;
  const structure = findStructure(compact.slice(start, start + 2));
  if (!structure || start + structure.length > compact.length) return undefined;
  const candidate = compact.slice(start, start + structure.length);
  return nextMisplaced(candidate, structure, 0) === structure.length ? candidate : undefined;
}
