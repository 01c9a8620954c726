import { cleanIban } from '../clean-iban.js';
import { MAX_RECOGNISED_LENGTH } from '../characters.js';

/** Control and invisible characters, unpaired surrogates. */
const unprintable = /[\p{C}\p{Z}\p{M}]/u;
const allowed = 'In einer IBAN stehen nur die Ziffern 0 bis 9 und die Buchstaben A bis Z.';

/** Names the first refused character and its place; undefined: another reason, or after the maximum length. */
export function foreignCharacterMessage(input: string): string | undefined {
  let index = 0;
  for (const character of input.slice(0, MAX_RECOGNISED_LENGTH)) {
    const refusal = cleanIban(character);
    if ('problem' in refusal && refusal.problem === 'iban_characters')
      return messageAt(input.slice(0, index), character);
    index += character.length;
  }
  return undefined;
}

function messageAt(before: string, character: string): string | undefined {
  const result = cleanIban(before);
  if ('problem' in result && result.problem !== 'iban_missing') return undefined;
  const place = 'iban' in result ? result.iban.length + 1 : 1;
  return `An Stelle ${place} steht ${nameOf(character)}. ${allowed}`;
}

function nameOf(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (unprintable.test(character)) return `das unsichtbare Zeichen ${code}`;
  const sign = `„${character}“ (${code})`;
  return /\p{Nd}/u.test(character) ? `${sign}, eine Ziffer einer anderen Schrift` : `das Zeichen ${sign}`;
}
