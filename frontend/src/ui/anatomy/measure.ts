import type { AnatomyPart } from './anatomy-part.js';

/** Widths of the drawing, in pixels. */
export interface AnatomyScale {
  /** Available width. */
  readonly width: number;
  /** Width of a character of the IBAN. */
  readonly digit: number;
  /** Font size of the names. */
  readonly name: number;
}

/** The space available for the drawing. */
export interface Room {
  readonly width: number;
  /** Font size of the page in pixels: all sizes grow with it. */
  readonly rem: number;
}

/** Width of the drawing below which `isPhone` is true. */
const PHONE_REM = 26;
/** Width of a digit as a share of its font size. */
export const DIGIT_EM = 0.6;
const BLANK_DIGITS = 0.6;
/** Gap between two parts, in digits. The check digits are closer to the country: TOUCHING_PX. */
const GAP_DIGITS = 0.6;
const TOUCHING_PX = 3;
const nameRem = { phone: 0.75, wide: 0.8125 } as const;

/** Least and largest width of a digit in rem. It is rounded to whole pixels, because some systems draw no others. */
export const MIN_REM = 0.5;
export const largestRem = { phone: 0.625, explaining: 1.125, wide: 1.3125 } as const;

/** Whether the drawing is so narrow that names are smaller, and those of muted parts are left out. */
export function isPhone({ width, rem }: Room): boolean {
  return width < PHONE_REM * rem;
}

/** The scale in which lines as long as the longest of these fit. */
export function scaleFor(lines: readonly (readonly AnatomyPart[])[], room: Room, largest: number): AnatomyScale {
  const { width, rem } = room;
  const fitting = Math.floor(width / measureLongestLine(lines));
  const digit = Math.max(MIN_REM * rem, Math.min(largest * rem, fitting));
  return { width, digit, name: nameRem[isPhone(room) ? 'phone' : 'wide'] * rem };
}

/** Number of characters that fit in the smallest type size. */
export function maxDigits({ width, rem }: Room): number {
  return width / (MIN_REM * rem);
}

/** Length of parts next to each other, in digits. An upper bound: parts that touch count with a whole gap. */
export function measureDigits(parts: readonly Pick<AnatomyPart, 'text'>[]): number {
  return parts.reduce((sum, { text }) => sum + digitsIn(text), GAP_DIGITS * (parts.length - 1));
}

/** Length of the longest line, in digits. */
export function measureLongestLine(lines: readonly (readonly AnatomyPart[])[]): number {
  return Math.max(...lines.map((line) => measureDigits(line)));
}

/** Length of a text in digits; a blank is narrower than a digit. */
export function digitsIn(text: string): number {
  return [...text].reduce((digits, character) => digits + (character === ' ' ? BLANK_DIGITS : 1), 0);
}

/** The left edge of each part of a line, in pixels. */
export function computePartStarts(parts: readonly AnatomyPart[], { digit }: AnatomyScale): number[] {
  let end = 0;
  return parts.map(({ text, touches }, index) => {
    const start = index === 0 ? 0 : end + (touches ? TOUCHING_PX : GAP_DIGITS * digit);
    end = start + digitsIn(text) * digit;
    return start;
  });
}

/** Upper bounds of the widths of characters, in em: names are placed before they are drawn and never measured. */
const nameCharacters = [
  [/[fijlrtI ]/, 0.36],
  [/[mwMW]/, 0.96],
  [/[A-ZÄÖÜ]/, 0.68],
] as const;
const OTHER_CHARACTER_EM = 0.61;

/** Upper bound of a name's width, in pixels. */
export function widthOfName(name: string, { name: size }: AnatomyScale): number {
  const em = [...name].reduce(
    (sum, character) => sum + (nameCharacters.find(([kind]) => kind.test(character))?.[1] ?? OTHER_CHARACTER_EM),
    0,
  );
  return em * size;
}
