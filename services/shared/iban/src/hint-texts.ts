const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'];

export const hintTexts = {
  oftenMeant: (character: string) =>
    `Oft ist ${/\d/.test(character) ? 'die Ziffer' : 'der Buchstabe'} ${character} gemeint.`,
  compareGroup: (group: number) =>
    `Bitte vergleichen Sie die ${ordinals[group - 1] ?? `${group}.`} Vierergruppe mit Ihrer Vorlage und prüfen Sie erneut.`,
  comparePlaces: (start: number, end: number) =>
    `Bitte vergleichen Sie die Stellen ${start} bis ${end} mit Ihrer Vorlage und prüfen Sie erneut.`,
  tooShort: (missing: number) =>
    `${missing === 1 ? 'Eine Stelle fehlt' : `${missing} Stellen fehlen`}. Bitte vergleichen Sie die IBAN mit Ihrer Vorlage.`,
  tooLong: (surplus: number) =>
    `${surplus === 1 ? 'Eine Stelle ist' : `${surplus} Stellen sind`} zu viel. Bitte vergleichen Sie die IBAN mit Ihrer Vorlage.`,
  oftenSwapped:
    'Oft sind zwei Ziffern vertauscht oder eine ist falsch abgeschrieben. Bitte vergleichen Sie alle Stellen mit Ihrer Vorlage.',
} as const;
