/** So many characters of an IBAN in a row are no accident: a bank code has more, an account number too. */
const TELLING_LENGTH = 6;

/**
 * Whether a text for people names an IBAN or a telling part of it, however it is written.
 * @param iban cleaned
 */
export function namesIban(text: string, iban: string): boolean {
  const written = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const length = Math.min(TELLING_LENGTH, iban.length);
  for (let start = 0; start + length <= iban.length; start += 1) {
    if (written.includes(iban.slice(start, start + length))) return true;
  }
  return false;
}
