import { compactHalfWidth, MAX_RECOGNISED_LENGTH } from '../input/characters.js';
import type { Language } from '../texts/language.js';
import type { InputHint } from '../verdict/verdict.js';
import { kindOfCompact, type RecognisedKind } from './detect-input-kind.js';
import { inputTextsIn } from './input-texts.js';
import { maskedPosition } from './masked-position.js';

/** Kind of an input that is no IBAN; null: not recognised. @param input as typed; only the first `MAX_RECOGNISED_LENGTH` characters are read */
export function detectInputHint(input: string, language: Language = 'de'): InputHint | null {
  return hintOfCompact(compactHalfWidth(input.slice(0, MAX_RECOGNISED_LENGTH)), language);
}

/** The same for a text without blanks and dashes, in upper case. */
export function hintOfCompact(text: string, language: Language): InputHint | null {
  const compact = text.slice(0, MAX_RECOGNISED_LENGTH);
  const code = kindOfCompact(compact);
  return code && { code, message: describeKind(code, compact, language) };
}

function describeKind(code: RecognisedKind, compact: string, language: Language): string {
  const texts = inputTextsIn[language];
  if (code !== 'input_is_masked') return texts[code];
  const position = maskedPosition(compact) ?? 1;
  return texts.input_is_masked(position, compact.charAt(position - 1));
}
