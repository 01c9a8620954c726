import type { IbanVerdict } from '@pruefer/contracts';

/** Place of the one character that is wrong, from 1; null when the fault is not one character (a wrong bank code only begins there). */
export function wrongCharacterAt({ errorCode, position }: Pick<IbanVerdict, 'errorCode' | 'position'>): number | null {
  return errorCode === 'iban_structure' || errorCode === 'iban_charset' ? position : null;
}
