import type { Language, Translation } from './language.js';

const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'];

const german = {
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

type HintTexts = Translation<typeof german>;

const english: HintTexts = {
  oftenMeant: (character) => `Often the ${/\d/.test(character) ? 'digit' : 'letter'} ${character} is meant.`,
  compareGroup: (group) =>
    `Please compare group ${group} (in groups of four characters) with your source and check the IBAN again.`,
  comparePlaces: (start, end) =>
    `Please compare the characters ${start} to ${end} with your source and check the IBAN again.`,
  tooShort: (missing) =>
    `${missing === 1 ? 'One character is' : `${missing} characters are`} missing. Please compare the IBAN with your source.`,
  tooLong: (surplus) =>
    `${surplus === 1 ? 'One character is' : `${surplus} characters are`} surplus. Please compare the IBAN with your source.`,
  oftenSwapped:
    'Often two digits are swapped or one was copied wrongly. Please compare all characters with your source.',
};

export const hintTextsIn: Readonly<Record<Language, HintTexts>> = { de: german, en: english };
