/** What one field of a publisher's file may hold. */
export interface FieldRule {
  /** As the publisher calls it: errors name it. */
  readonly label: string;
  readonly pattern: RegExp;
  readonly mayBeBlank?: true;
}

/** Starts and ends with something that can be seen and holds no control character. */
const text = /^[^\s\u0000-\u001f\u007f-\u009f](?:[^\u0000-\u001f\u007f-\u009f]*[^\s\u0000-\u001f\u007f-\u009f])?$/;

function textOf(mostCharacters: number): RegExp {
  return new RegExp(`^(?=.{1,${mostCharacters}}$)${text.source.slice(1)}`);
}

/** Of whatever is longer, no publisher has any; answers, lists and events carry it. */
export const bankName = textOf(250);
export const placeName = textOf(100);
export const sourceName = textOf(100);
export const bic = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
/** Of any country: letters, digits, blanks and dashes. */
export const anyPostalCode = /^[A-Z0-9][A-Z0-9 -]{1,9}$/;

/** Longest part of a wrong value that an error shows. */
const MAX_SHOWN = 60;

/** Why a value breaks the rule of its field; undefined when it is right. */
export function faultOf({ label, pattern, mayBeBlank }: FieldRule, value: string): string | undefined {
  if (pattern.test(value) || (mayBeBlank && value === '')) return undefined;
  return notAllowed(label, value);
}

/** German: a value does not belong where it stands. */
export function notAllowed(label: string, value: string): string {
  return `${label}: „${value.slice(0, MAX_SHOWN)}“ ist hier nicht erlaubt.`;
}

/** The first fault among the fields of a record; undefined when all are right. */
export function firstFault<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  fields: Readonly<Record<NoInfer<Name>, string>>,
): string | undefined {
  for (const name in rules) {
    const fault = faultOf(rules[name], fields[name]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
