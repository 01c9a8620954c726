/** The form of an IBAN that may be kept: country and check digits, then the last four (`DE89…3000`); of very short input only the country. */
export function maskIban(iban: string): string {
  return iban.length >= 12 ? `${iban.slice(0, 4)}…${iban.slice(-4)}` : `${iban.slice(0, 2)}…`;
}
