/** A match of this length is not a coincidence; bank codes and account numbers are longer. */
const TELLING_LENGTH = 6;

/** Whether a text for people names an IBAN or a telling part of it, however it is written. @param iban cleaned */
export function namesIban(text: string, iban: string): boolean {
  const normalizedText = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const length = Math.min(TELLING_LENGTH, iban.length);
  for (let start = 0; start + length <= iban.length; start += 1) {
    if (normalizedText.includes(iban.slice(start, start + length))) return true;
  }
  return false;
}
