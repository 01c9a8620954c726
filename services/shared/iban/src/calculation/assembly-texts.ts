/** The German words about parts that no IBAN can be made of. */
export const assemblyTexts = {
  noSuchCountry: (code: string) => `Kein Land mit IBAN hat den Ländercode ${code.slice(0, 10)}.`,
  bankCode: (country: string, length: number) => `Der Bankcode hat in diesem Land ${length} Stellen (${country}).`,
  account: (country: string, length: number, isDigits: boolean) =>
    isDigits
      ? `Die Kontonummer hat in diesem Land höchstens ${length} Ziffern (${country}).`
      : `Die Kontonummer hat in diesem Land genau ${length} Buchstaben oder Ziffern (${country}).`,
  notIssued: (country: string) => `Zu dieser Kontonummer gibt es keine Prüfziffer (${country}).`,
} as const;
