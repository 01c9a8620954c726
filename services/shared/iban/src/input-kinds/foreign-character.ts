import { cleanIban } from '../input/clean-iban.js';
import { MAX_RECOGNISED_LENGTH } from '../input/characters.js';
import type { Language } from '../texts/language.js';
import { inputTextsIn } from './input-texts.js';

/** Control and invisible characters, unpaired surrogates. */
const unprintable = /[\p{C}\p{Z}\p{M}]/u;

/** Names the first refused character and its position; undefined: another reason, or after the maximum length. */
export function foreignCharacterMessage(input: string, language: Language = 'de'): string | undefined {
  let index = 0;
  for (const character of input.slice(0, MAX_RECOGNISED_LENGTH)) {
    const refusal = cleanIban(character);
    if ('problem' in refusal && refusal.problem === 'iban_characters')
      return messageAt(input.slice(0, index), character, language);
    index += character.length;
  }
  return undefined;
}

function messageAt(before: string, character: string, language: Language): string | undefined {
  const result = cleanIban(before);
  if ('problem' in result && result.problem !== 'iban_missing') return undefined;
  const position = 'iban' in result ? result.iban.length + 1 : 1;
  return inputTextsIn[language].foreignCharacter(position, describeCharacter(character, language));
}

function describeCharacter(character: string, language: Language): string {
  const texts = inputTextsIn[language];
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (unprintable.test(character)) return texts.invisibleCharacter(code);
  return /\p{Nd}/u.test(character) ? texts.digitOfOtherScript(character, code) : texts.character(character, code);
}
