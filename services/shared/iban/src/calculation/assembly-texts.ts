export const assemblyTexts = {
  noSuchCountry: (code: string) => `Kein Land mit IBAN hat den Ländercode ${code.slice(0, 10)}.`,
  bankCode: (country: string, length: number) => `Der Bankcode hat in diesem Land ${length} Stellen (${country}).`,
  /** @param lengths without and with the check digits */
  account: (country: string, lengths: readonly number[], isDigits: boolean) =>
    isDigits
      ? `Die Kontonummer hat in diesem Land höchstens ${Math.max(...lengths)} Ziffern (${country}).`
      : `Die Kontonummer hat in diesem Land genau ${[...new Set(lengths)].join(' oder ')} Buchstaben oder Ziffern (${country}).`,
  /** @param lengths of prefix and number */
  dashedAccount: (country: string, lengths: readonly number[]) =>
    `Die Kontonummer hat in diesem Land höchstens ${lengths[1]} Ziffern. Davor steht, mit einem Bindestrich getrennt, ein Präfix mit höchstens ${lengths[0]} Ziffern, wenn das Konto eines hat (${country}).`,
  /** @param parts after bank and branch, in order */
  wholeAccount: (
    country: string,
    lengths: readonly number[],
    parts: readonly { readonly name: string; readonly length: number }[],
  ) =>
    `Die Kontonummer hat in diesem Land genau ${lengths.join(' oder ')} Stellen: ${parts.map(({ name, length }) => `${name} (${length})`).join(', ')} (${country}).`,
  wrongCheckDigits: (country: string) =>
    `Die Prüfziffern am Ende der Kontonummer passen nicht zu den übrigen Stellen (${country}).`,
  notIssued: (country: string) => `Zu dieser Kontonummer gibt es keine Prüfziffer (${country}).`,
} as const;
