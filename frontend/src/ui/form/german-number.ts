import { germanNumber } from '@pruefer/contracts/formats';

const inThousands = /^\d{1,3}(\.\d{3})+$/;

/** Reads what the user typed as a whole number. Gives what is none as it is: the form's check refuses it. */
export function readNumber(text: string): number | string {
  const typed = text.trim();
  const digits = inThousands.test(typed) ? typed.replaceAll('.', '') : typed;
  return /^\d+$/.test(digits) ? Number(digits) : text;
}

/** A number with its thousands, and what is none as it was typed. */
export function showNumber(value: number | string | null): string {
  return typeof value === 'number' ? germanNumber(value) : (value ?? '');
}
