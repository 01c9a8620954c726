import { germanNumber } from '@pruefer/contracts/formats';

const inThousands = /^\d{1,3}(\.\d{3})+$/;

/** Reads typed text as a whole number. Returns other text unchanged: the form's check refuses it. */
export function readNumber(text: string): number | string {
  const entry = text.trim();
  const digits = inThousands.test(entry) ? entry.replaceAll('.', '') : entry;
  return /^\d+$/.test(digits) ? Number(digits) : text;
}

/** A number with thousands separators; other text as typed. */
export function showNumber(value: number | string | null): string {
  return typeof value === 'number' ? germanNumber(value) : (value ?? '');
}
