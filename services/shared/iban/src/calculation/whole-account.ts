import { dashes } from '../input/characters.js';
import { countryName } from '../registry/country-name.js';
import type { FieldKind } from '../registry/field-kind.js';
import { fieldName } from '../registry/field-name.js';
import type { Language } from '../texts/language.js';
import type { CheckDigits } from '../national-checks/national-rule.js';
import type { Field, Structure } from '../registry/structure.js';
import { assemblyTextsIn } from './assembly-texts.js';
import { getFieldLength } from './get-field-length.js';

/** Countries whose account numbers are written with all their check digits and without leading zeros. */
const PADDED: ReadonlySet<string> = new Set(['DK', 'FO', 'GL']);
/** Countries with prefix and number divided by a dash; leading zeros of both, and a prefix of zeros, may be left out. */
const DASHED: ReadonlySet<string> = new Set(['CZ', 'SK']);
const dash = new RegExp(`[${dashes}]`);
/** More than any account number with blanks. */
const MAX_DASHED_LENGTH = 60;
const otherKinds: ReadonlySet<FieldKind> = new Set(['country', 'checkDigits', 'bank', 'branch']);

/**
 * The fields of an account number that must be complete, because a part has no public rule or belongs to no other field. In Sweden, for example, the
 * bank decides whether the clearing number is part of it.
 * @param computed check digits with a public rule
 * @returns all fields after bank and branch that are not computed; undefined if that is only the account number
 */
export function wholeAccountFields(
  { fields }: Structure,
  computed: readonly CheckDigits[],
): readonly Field[] | undefined {
  const accountFields = fields.filter(
    ({ kind, start, end }) =>
      !otherKinds.has(kind) && !computed.some((digits) => digits.start >= start && digits.start <= end),
  );
  return accountFields.length > 1 ? accountFields : undefined;
}

/** Omitted reserved positions become zeros; undefined: incomplete. @param tidied no blanks or dashes, in upper case */
export function textsOfWholeAccount(
  { country }: Structure,
  fields: readonly Field[],
  { account, tidied }: { readonly account: string; readonly tidied: string },
): readonly string[] | undefined {
  const accountNumber = fullNumber(country, fields, { account, tidied });
  if (!listLengths(fields).includes(accountNumber.length)) return undefined;
  const hasReserve = accountNumber.length === sumLengths(fields);
  let position = 0;
  return fields.map((field) => {
    if (field.kind === 'reserve' && !hasReserve) return '0'.repeat(getFieldLength(field));
    position += getFieldLength(field);
    return accountNumber.slice(position - getFieldLength(field), position);
  });
}

export function wholeAccountRule(structure: Structure, fields: readonly Field[], language: Language): string {
  const { country } = structure;
  const texts = assemblyTextsIn[language];
  const name = countryName(structure, language);
  if (PADDED.has(country)) return texts.account(name, [sumLengths(fields)], true);
  if (DASHED.has(country)) return texts.dashedAccount(name, fields.map(getFieldLength));
  const parts = fields.map((field) => ({
    name: fieldName(country, field.kind, language),
    length: getFieldLength(field),
  }));
  return texts.wholeAccount(name, listLengths(fields), parts);
}

function fullNumber(
  country: string,
  fields: readonly Field[],
  { account, tidied }: { readonly account: string; readonly tidied: string },
): string {
  if (PADDED.has(country) && tidied !== '') return tidied.padStart(sumLengths(fields), '0');
  if (!DASHED.has(country) || account.length > MAX_DASHED_LENGTH) return tidied;
  const parts = account.split(dash).map((part) => part.trim());
  const isNumberAlone = parts.length === 1 && tidied.length <= getFieldLength(fields[1]!);
  const [prefix, number] = isNumberAlone ? ['', tidied] : parts;
  if (prefix === undefined || !number || parts.length > fields.length) return tidied;
  return prefix.padStart(getFieldLength(fields[0]!), '0') + number.padStart(getFieldLength(fields[1]!), '0');
}

/** Total lengths without and with reserved positions. */
function listLengths(fields: readonly Field[]): number[] {
  return [...new Set([sumLengths(fields.filter(({ kind }) => kind !== 'reserve')), sumLengths(fields)])];
}

function sumLengths(fields: readonly Field[]): number {
  return fields.reduce((sum, field) => sum + getFieldLength(field), 0);
}
