import { germanNumber } from '@pruefer/contracts';

/** Depth of nested elements. */
export const MAX_DEPTH = 50;
/** Cells of all tables together, with those that a row omits, because they are rendered too. */
export const MAX_CELLS = 6_000;
export const MAX_HEADINGS = 2_000;
/** Maximum number of brackets. Each may begin a link, and searching the ends of unclosed ones takes quadratic time. */
export const MAX_BRACKETS = 12_000;
/** Processor time that a text may take; prose of 100 kB takes about a fifth of it. */
export const MAX_CPU_MS = 200;

/** German message to the author for each exceeded bound. */
export const boundSentences = {
  textTooLong: 'Der Text ist zu lang: Höchstens 100 kB, und nicht zu viele Tabellen und Auszeichnungen.',
  textTooDeep: `Der Text ist zu tief verschachtelt: Höchstens ${MAX_DEPTH} Ebenen.`,
  textTooManyCells: `Die Tabellen haben zu viele Zellen: Höchstens ${germanNumber(MAX_CELLS)}.`,
  textTooManyHeadings: `Der Text hat zu viele Überschriften: Höchstens ${germanNumber(MAX_HEADINGS)}.`,
  textTooManyBrackets: `Der Text hat zu viele eckige Klammern: Höchstens ${germanNumber(MAX_BRACKETS)}.`,
  textTooCostly: 'Der Text ist zu aufwendig und konnte nicht umgewandelt werden. Bitte vereinfachen Sie ihn.',
} as const;

export type BrokenBound = keyof typeof boundSentences;

/** Thrown for a text that exceeds a bound. */
export class TooMuchText extends Error {
  constructor(readonly bound: BrokenBound) {
    super(bound);
    this.name = 'TooMuchText';
  }
}
