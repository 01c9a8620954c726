/** So many elements may lie within each other. */
export const MAX_DEPTH = 50;
/** Processor time that a text may take; prose of 100 kB takes about half of it. */
export const MAX_CPU_MS = 200;

/** A bound that a text breaks, and what its author reads. */
export const boundSentences = {
  textTooLong: 'Der Text ist zu lang: Höchstens 100 kB, und nicht zu viele Tabellen und Auszeichnungen.',
  textTooDeep: `Der Text ist zu tief verschachtelt: Höchstens ${MAX_DEPTH} Ebenen.`,
  textTooCostly: 'Der Text ist zu aufwendig und konnte nicht umgewandelt werden. Bitte vereinfachen Sie ihn.',
} as const;

export type BrokenBound = keyof typeof boundSentences;

/** Thrown where a text turns out to be too much. */
export class TooMuchText extends Error {
  constructor(readonly bound: BrokenBound) {
    super(bound);
    this.name = 'TooMuchText';
  }
}
