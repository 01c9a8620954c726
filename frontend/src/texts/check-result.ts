/** Words that the result of a check alone needs. */
export const resultTexts = {
  suggestions: {
    heading: 'Vielleicht ein Lesefehler?',
    character: (position: number, from: string, to: string) => {
      if (from === '') return position === 1 ? `${to} am Anfang` : `Stelle ${position}: ${to} fehlt`;
      return to === '' ? `Stelle ${position}: ${from} ist zu viel` : `Stelle ${position}: ${to} statt ${from}`;
    },
    fill: 'übernehmen',
    bank: (name: string) => `ergäbe ein Konto bei ${name}`,
    noBank: 'ergäbe passende Prüfziffern',
    caution: 'Ein Hinweis, keine Auskunft: Bitte vergleichen Sie mit dem Original.',
  },
} as const;
