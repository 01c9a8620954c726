import { isIP, ValidateBy, type ValidationOptions } from 'class-validator';

const MOST_VALUES = 20;
const sentence = `Bitte geben Sie höchstens ${MOST_VALUES} gültige Werte mit Kommas dazwischen an.`;

export const KEY_ID = /^[\w-]{1,64}$/;
export const isKeyId = (text: string) => KEY_ID.test(text);
export const isStatusCode = (text: string) => /^[1-5]\d\d$/.test(text);
export const isAddress = (text: string) => isIP(text);

/** The values of a list such as `401,429`; none of nothing. */
export function valuesOf(list: string | undefined): readonly string[] {
  return list === undefined ? [] : list.split(',');
}

/** Wants values with commas between them, each of one kind. */
export function IsListOf(isValue: (text: string) => boolean, options?: ValidationOptions): PropertyDecorator {
  const validate = (list: unknown) =>
    typeof list === 'string' && valuesOf(list).length <= MOST_VALUES && valuesOf(list).every(isValue);
  return ValidateBy({ name: 'isListOf', validator: { validate, defaultMessage: () => sentence } }, options);
}
