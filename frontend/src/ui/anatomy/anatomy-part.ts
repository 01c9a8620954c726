export type PartTone = 'plain' | 'muted' | 'wrong';

/** One named part of an IBAN as it is drawn. */
export interface AnatomyPart {
  /** Characters of the part, with the blanks between groups of four. */
  readonly text: string;
  /** Shown under its bracket. */
  readonly name: string;
  readonly tone: PartTone;
  /** Follows the part before it without a gap. */
  readonly touches: boolean;
  /** Index of the wrong character in `text`. */
  readonly wrongAt?: number;
}
