/** Masks an IBAN for storage: country and check digits, then the last four (`DE89…3000`); very short input only keeps the country. */
export function maskIban(iban: string): string {
  return iban.length >= 12 ? `${iban.slice(0, 4)}…${iban.slice(-4)}` : `${iban.slice(0, 2)}…`;
}
