interface Digits {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Formats a number in German: 1.234,5. @param digits after the comma, at most 3 by default */
export function germanNumber(value: number, digits?: Digits): string {
  // Without options the engine keeps its formatter; a new one takes fifty times as long.
  if (!digits) return value.toLocaleString('de-DE');
  const { atLeast, atMost } = digits;
  return value.toLocaleString('de-DE', { minimumFractionDigits: atLeast, maximumFractionDigits: atMost });
}

/** Formats a number in English: 1,234.5, with at most 3 digits after the point. */
export function englishNumber(value: number): string {
  return value.toLocaleString('en-GB');
}
