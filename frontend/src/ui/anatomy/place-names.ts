import type { AnatomyPart } from './anatomy-part.js';

/** Where a name stands under the brackets. */
export interface NamePlace {
  /** 0 directly under the bracket; later rows are reached by a leader line. */
  readonly row: number;
  /** Ends where its part ends, because it would reach beyond the last one. */
  readonly atEnd: boolean;
}

type Part = Pick<AnatomyPart, 'name' | 'text'>;

/** Width of a name's character in digits of the IBAN: on a phone names are wider in comparison. */
export const nameWidth = { phone: 0.66, wide: 0.4 } as const;
const BLANK = 0.7;
const GAP = 0.6;

/**
 * Puts each name into the first row where it has room: directly under its bracket when it ends before the next named part begins,
 * else in a later row, where only names count. An empty name takes no room.
 */
export function placeNames(parts: readonly Part[], characterWidth: number): NamePlace[] {
  const starts = startsOf(parts);
  const ends: number[] = [];
  return parts.map(({ text, name }, index) => {
    if (name === '') return { row: 0, atEnd: false };
    const start = starts[index] ?? 0;
    const width = name.length * characterWidth;
    const partEnd = start + widthOf(text);
    const atEnd = index === parts.length - 1 && start + width > partEnd;
    const nameStart = atEnd ? Math.max(0, partEnd - width) : start;
    const next = parts.findIndex((part, place) => place > index && part.name !== '');
    let row = index > 0 && next > 0 && start + width > (starts[next] ?? 0) ? 1 : 0;
    while ((ends[row] ?? 0) > nameStart) row++;
    ends[row] = nameStart + width;
    return { row, atEnd };
  });
}

/** How wide the parts are side by side, in digits of the IBAN. */
export function widthOfParts(parts: readonly Pick<Part, 'text'>[]): number {
  return parts.reduce((sum, { text }) => sum + widthOf(text), GAP * (parts.length - 1));
}

function startsOf(parts: readonly Part[]): number[] {
  let start = 0;
  return parts.map(({ text }) => {
    const own = start;
    start += widthOf(text) + GAP;
    return own;
  });
}

function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (character === ' ' ? BLANK : 1), 0);
}
