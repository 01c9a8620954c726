export interface FieldRule {
  /** The publisher's name, used in error messages. */
  readonly label: string;
  readonly pattern: RegExp;
  readonly mayBeBlank?: true;
}

/** Begins and ends with a visible character, without control characters. */
const text = /^[^\s\u0000-\u001f\u007f-\u009f](?:[^\u0000-\u001f\u007f-\u009f]*[^\s\u0000-\u001f\u007f-\u009f])?$/;

function buildTextPattern(maxCharacters: number): RegExp {
  return new RegExp(`^(?=.{1,${maxCharacters}}$)${text.source.slice(1)}`);
}

/** Longer than any published name; bounds the size of answers, lists and events. */
export const bankName = buildTextPattern(250);
export const placeName = buildTextPattern(100);
export const sourceName = buildTextPattern(100);
export const bic = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
/** A postal code of any country: letters, digits, blanks and dashes. */
export const postalCodePattern = /^[A-Z0-9][A-Z0-9 -]{1,9}$/;

/** Maximum quoted length of a wrong value. */
const MAX_SHOWN = 60;

/** Reason why a value is invalid for its field; undefined when it is valid. */
function fieldError({ label, pattern, mayBeBlank }: FieldRule, value: string): string | undefined {
  if (pattern.test(value) || (mayBeBlank && value === '')) return undefined;
  return notAllowed(label, value);
}

/** German error for a wrong value, which is quoted up to `MAX_SHOWN` characters. */
export function notAllowed(label: string, value: string): string {
  return `${label}: „${value.slice(0, MAX_SHOWN)}“ ist hier nicht erlaubt.`;
}

/** The publisher's name of each field. */
export function getFieldLabels<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
): Readonly<Record<Name, string>> {
  const labels = Object.entries<FieldRule>(rules).map(([name, { label }]) => [name, label]);
  return Object.fromEntries(labels) as Record<Name, string>;
}

/** The first error in the fields of a record; undefined when all are valid. */
export function firstFieldError<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  fields: Readonly<Record<NoInfer<Name>, string>>,
): string | undefined {
  for (const name in rules) {
    const error = fieldError(rules[name], fields[name]);
    if (error !== undefined) return error;
  }
  return undefined;
}
