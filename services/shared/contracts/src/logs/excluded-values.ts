import { isIP, ValidateBy } from 'class-validator';

const MAX_VALUES = 20;
const sentence = `Bitte geben Sie höchstens ${MAX_VALUES} gültige Werte mit Kommas dazwischen an.`;

export const KEY_ID = /^[\w-]{1,64}$/;
export const isKeyId = (text: string) => KEY_ID.test(text);
export const isStatusCode = (text: string) => /^[1-5]\d\d$/.test(text);
export const isIpAddress = (text: string) => isIP(text);

/** Splits a list such as `401,429`; undefined gives an empty array. */
export function splitValues(list: string | undefined): readonly string[] {
  return list === undefined ? [] : list.split(',');
}

/** A text of at most 20 comma-separated values that each pass `isValue`. */
export function IsListOf(isValue: (text: string) => boolean): PropertyDecorator {
  return listValidation('text', (list) => isList(list, isValue));
}

/** Validates like `IsListOf`, and also accepts a single number, as a query parser may return it. */
export function IsOneOrListOf(isValue: (text: string) => boolean): PropertyDecorator {
  const validate = (list: unknown) => isList(typeof list === 'number' ? String(list) : list, isValue);
  return listValidation('textOrNumber', validate);
}

function isList(list: unknown, isValue: (text: string) => boolean): boolean {
  return typeof list === 'string' && splitValues(list).length <= MAX_VALUES && splitValues(list).every(isValue);
}

/** @param kind type of the parameter in the API description */
function listValidation(kind: 'text' | 'textOrNumber', validate: (list: unknown) => boolean): PropertyDecorator {
  const validator = { validate, defaultMessage: () => sentence };
  return ValidateBy({ name: 'isListOf', constraints: [kind], validator });
}
