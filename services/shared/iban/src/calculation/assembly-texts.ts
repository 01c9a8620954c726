/** The German words about parts that no IBAN can be made of. */
export const assemblyTexts = {
  noSuchCountry: (code: string) => `Kein Land mit IBAN hat den Ländercode ${code.slice(0, 10)}.`,
  bankCode: (country: string, length: number) => `Der Bankcode hat in diesem Land ${length} Stellen (${country}).`,
  /** @param lengths without and with the check digits at the end */
  account: (country: string, lengths: readonly number[], isDigits: boolean) =>
    isDigits
      ? `Die Kontonummer hat in diesem Land höchstens ${Math.max(...lengths)} Ziffern (${country}).`
      : `Die Kontonummer hat in diesem Land genau ${[...new Set(lengths)].join(' oder ')} Buchstaben oder Ziffern (${country}).`,
  wrongCheckDigits: (country: string) =>
    `Die Prüfziffern am Ende der Kontonummer passen nicht zu den übrigen Stellen (${country}).`,
  notIssued: (country: string) => `Zu dieser Kontonummer gibt es keine Prüfziffer (${country}).`,
} as const;
