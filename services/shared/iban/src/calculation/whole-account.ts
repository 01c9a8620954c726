import { dashes } from '../characters.js';
import type { FieldKind } from '../field-kind.js';
import type { CheckDigits } from '../national-checks/national-rule.js';
import type { Field, Structure } from '../structure.js';
import { assemblyTexts as texts } from './assembly-texts.js';
import { lengthOf } from './length-of.js';

/** Their account numbers are written with all their check digits, and leading zeros may be left out. */
const PADDED: ReadonlySet<string> = new Set(['DK', 'FO', 'GL']);
/** A prefix and a number, which a dash divides; leading zeros of both may be left out, and a prefix of zeros too. */
const DASHED: ReadonlySet<string> = new Set(['CZ', 'SK']);
const dash = new RegExp(`[${dashes}]`);
/** Longer than any account number with blanks. */
const MAX_DASHED_LENGTH = 60;
const elsewhere: ReadonlySet<FieldKind> = new Set(['country', 'checkDigits', 'bank', 'branch']);

/**
 * The fields of an account number that is given in full, because a part of it has no public rule or belongs to no other part of an IBAN. In
 * Sweden, for example, it depends on the bank whether the clearing number belongs to it.
 * @param computed the check digits with a public rule
 * @returns all fields behind bank and branch that are not computed; undefined where that is the account number alone
 */
export function wholeAccountFields(
  { fields }: Structure,
  computed: readonly CheckDigits[],
): readonly Field[] | undefined {
  const own = fields.filter(
    ({ kind, start, end }) =>
      !elsewhere.has(kind) && !computed.some((digits) => digits.start >= start && digits.start <= end),
  );
  return own.length > 1 ? own : undefined;
}

/**
 * Divides an account number among its fields. Reserved places hold zeros where they are left out.
 * @param account as it was given
 * @param tidied the same without blanks and dashes, in capitals
 * @returns a text for each field; undefined when the account number is not given in full
 */
export function textsOfWholeAccount(
  { country }: Structure,
  fields: readonly Field[],
  { account, tidied }: { readonly account: string; readonly tidied: string },
): readonly string[] | undefined {
  const whole = inFull(country, fields, { account, tidied });
  if (!lengthsOf(fields).includes(whole.length)) return undefined;
  const hasReserve = whole.length === sumOf(fields);
  let at = 0;
  return fields.map((field) => {
    if (field.kind === 'reserve' && !hasReserve) return '0'.repeat(lengthOf(field));
    at += lengthOf(field);
    return whole.slice(at - lengthOf(field), at);
  });
}

/** German: how an account number of these fields is given. */
export function wholeAccountRule({ country, name }: Structure, fields: readonly Field[]): string {
  if (PADDED.has(country)) return texts.account(name, [sumOf(fields)], true);
  if (DASHED.has(country)) return texts.dashedAccount(name, fields.map(lengthOf));
  const parts = fields.map((field) => ({ name: field.name, length: lengthOf(field) }));
  return texts.wholeAccount(name, lengthsOf(fields), parts);
}

function inFull(
  country: string,
  fields: readonly Field[],
  { account, tidied }: { readonly account: string; readonly tidied: string },
): string {
  if (PADDED.has(country) && tidied !== '') return tidied.padStart(sumOf(fields), '0');
  if (!DASHED.has(country) || account.length > MAX_DASHED_LENGTH) return tidied;
  const parts = account.split(dash).map((part) => part.trim());
  const isNumberAlone = parts.length === 1 && tidied.length <= lengthOf(fields[1]!);
  const [prefix, number] = isNumberAlone ? ['', tidied] : parts;
  if (prefix === undefined || !number || parts.length > fields.length) return tidied;
  return prefix.padStart(lengthOf(fields[0]!), '0') + number.padStart(lengthOf(fields[1]!), '0');
}

/** With reserved places and without. */
function lengthsOf(fields: readonly Field[]): number[] {
  return [...new Set([sumOf(fields.filter(({ kind }) => kind !== 'reserve')), sumOf(fields)])];
}

function sumOf(fields: readonly Field[]): number {
  return fields.reduce((sum, field) => sum + lengthOf(field), 0);
}
