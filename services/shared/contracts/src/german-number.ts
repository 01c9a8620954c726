interface Digits {
  readonly atLeast?: number;
  readonly atMost?: number;
}

const DEFAULT_MAX_DIGITS = 3;

/** Formats a number in German: 1.234,5. @param digits after the comma, at most 3 by default */
export function germanNumber(value: number, { atLeast = 0, atMost = DEFAULT_MAX_DIGITS }: Digits = {}): string {
  return value.toLocaleString('de-DE', { minimumFractionDigits: atLeast, maximumFractionDigits: atMost });
}

/** Formats a number in English: 1,234.5, with at most 3 digits after the point. */
export function englishNumber(value: number): string {
  return value.toLocaleString('en-GB');
}
