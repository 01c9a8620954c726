interface Digits {
  readonly atLeast?: number;
  readonly atMost?: number;
}

const MOST_BY_DEFAULT = 3;

/** A number as it is written in German: 1.234,5. @param digits behind the comma, at most 3 by default */
export function germanNumber(value: number, { atLeast = 0, atMost = MOST_BY_DEFAULT }: Digits = {}): string {
  return value.toLocaleString('de-DE', { minimumFractionDigits: atLeast, maximumFractionDigits: atMost });
}
