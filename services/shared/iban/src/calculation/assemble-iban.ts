import { normalizeCharacters } from '../input/clean-iban.js';
import { countryName } from '../registry/country-name.js';
import type { Language } from '../texts/language.js';
import { mod97 } from '../checks/mod97.js';
import { type CheckDigits, NONE, textOfValue } from '../national-checks/national-rule.js';
import { nationalRules } from '../national-checks/national-rules.js';
import { type Field, findStructure, type Structure } from '../registry/structure.js';
import { assemblyTextsIn } from './assembly-texts.js';
import { getFieldLength } from './get-field-length.js';
import { textsOfWholeAccount, wholeAccountFields, wholeAccountRule } from './whole-account.js';

/** Parts of an IBAN. Blanks, dashes and lower case are accepted. */
export interface IbanParts {
  readonly country: string;
  /** Including the branch code where the country has one. */
  readonly bankCode: string;
  /** Account number, with or without its check digits. */
  readonly accountNumber: string;
}

/** A part that fits no IBAN, with a sentence for the user. */
interface UnfitPart {
  readonly part: keyof IbanParts;
  readonly reason: string;
}

type AssembledIban = { readonly iban: string } | { readonly unfit: readonly UnfitPart[] };

/** Their bank codes have three to five digits and are padded to five in an IBAN. */
const SHORT_BANK_CODES = new Set(['CH', 'LI']);
/** More than the length of any part of an IBAN. */
const MAX_SHOWN_LENGTH = 60;

/**
 * Builds an IBAN from its parts: pads numeric account numbers with zeros, computes national check digits by the country's public rule and the two of
 * ISO 13616. Nothing is guessed: account numbers with letters, or with parts that have no public rule, must be complete, and no sub-account is added.
 * Use `checkIban` to find out whether bank and account exist.
 */
export function assembleIban(parts: IbanParts, language: Language = 'de'): AssembledIban {
  const country = tidy(parts.country);
  const structure = country.length === 2 ? findStructure(country) : undefined;
  if (!structure) return { unfit: [{ part: 'country', reason: assemblyTextsIn[language].noSuchCountry(country) }] };
  const national = nationalCheckDigits(structure);
  const characters = `${country}00`.padEnd(structure.length, '0').split('');
  const draft: Draft = { characters, structure, language };
  const unfitBank = putBank(draft, tidy(parts.bankCode));
  const fields = wholeAccountFields(structure, national);
  if (fields) {
    const unfit = [...unfitBank, ...putWholeAccount(draft, fields, parts.accountNumber)];
    return unfit.length > 0 ? { unfit } : complete(draft, { national, account: '' });
  }
  const account = wholeAccount(structure, tidy(parts.accountNumber));
  const unfit = [...unfitBank, ...putAccount(draft, account)];
  return unfit.length > 0 ? { unfit } : complete(draft, { national, account });
}

/** Sentence on the expected form of a country's account numbers. @param structure shipped */
export function describeAccountRule(structure: Structure, language: Language): string {
  const fields = wholeAccountFields(structure, nationalCheckDigits(structure));
  if (fields) return wholeAccountRule(structure, fields, language);
  const accountField = ownAccount(structure);
  const lengths = [getFieldLength(accountField), getFieldLength(structure.account)];
  return assemblyTextsIn[language].account(
    countryName(structure, language),
    lengths,
    hasOnlyDigits(structure, accountField),
  );
}

/** An IBAN whose characters are filled part by part. */
interface Draft {
  readonly characters: string[];
  readonly structure: Structure;
  /** Language of the reasons. */
  readonly language: Language;
}

function putWholeAccount(
  { characters, structure, language }: Draft,
  fields: readonly Field[],
  account: string,
): UnfitPart[] {
  const parts = textsOfWholeAccount(structure, fields, { account, tidied: tidy(account) });
  if (!parts || !fields.every((field, index) => fits(parts[index]!, extractClasses(structure, field))))
    return [{ part: 'accountNumber', reason: wholeAccountRule(structure, fields, language) }];
  for (const [index, field] of fields.entries()) put(characters, field, parts[index]!, 0);
  return [];
}

function putBank({ characters, structure, language }: Draft, bankCode: string): UnfitPart[] {
  const fields = structure.fields.filter(({ kind }) => kind === 'bank' || kind === 'branch');
  const length = fields.reduce((sum, field) => sum + getFieldLength(field), 0);
  const paddedCode =
    SHORT_BANK_CODES.has(structure.country) && bankCode.length >= 3 ? bankCode.padStart(length, '0') : bankCode;
  const classes = fields.map((field) => extractClasses(structure, field)).join('');
  if (!fits(paddedCode, classes)) {
    const reason = assemblyTextsIn[language].bankCode(countryName(structure, language), length);
    return [{ part: 'bankCode', reason }];
  }
  let position = 0;
  for (const field of fields) position = put(characters, field, paddedCode, position);
  return [];
}

/** Padded with zeros when numeric; keeps check digits at its end. */
function wholeAccount(structure: Structure, account: string): string {
  const accountField = ownAccount(structure);
  const field = account.length > getFieldLength(accountField) ? structure.account : accountField;
  return account !== '' && hasOnlyDigits(structure, accountField)
    ? account.padStart(getFieldLength(field), '0')
    : account;
}

function putAccount({ characters, structure, language }: Draft, account: string): UnfitPart[] {
  const accountField = ownAccount(structure);
  const lengths = [getFieldLength(accountField), getFieldLength(structure.account)];
  const classes = extractClasses(structure, structure.account).slice(0, account.length);
  if (!lengths.includes(account.length) || !fits(account, classes))
    return [{ part: 'accountNumber', reason: describeAccountRule(structure, language) }];
  put(characters, accountField, account, 0);
  return [];
}

function ownAccount({ fields, account }: Structure): Field {
  return fields.find(({ kind }) => kind === 'account') ?? account;
}

function hasOnlyDigits(structure: Structure, field: Field): boolean {
  return !/[^n]/.test(extractClasses(structure, field));
}

interface Remaining {
  readonly national: readonly CheckDigits[];
  /** Account number as entered; check digits in it must match the computed ones. */
  readonly account: string;
}

/** Computes the missing check digits: first the national ones, then those of ISO 13616, which cover them. */
function complete({ characters, structure, language }: Draft, { national, account }: Remaining): AssembledIban {
  const texts = assemblyTextsIn[language];
  const name = countryName(structure, language);
  for (const digits of national) {
    const value = digits.expected(characters.join(''));
    if (value === NONE) return { unfit: [{ part: 'accountNumber', reason: texts.notIssued(name) }] };
    characters.splice(digits.start - 1, digits.length, ...textOfValue(value, digits));
  }
  if (!characters.join('').startsWith(account, structure.account.start - 1))
    return { unfit: [{ part: 'accountNumber', reason: texts.wrongCheckDigits(name) }] };
  const checkDigits = String(98 - mod97(characters.join(''))).padStart(2, '0');
  characters.splice(2, 2, ...checkDigits);
  return { iban: characters.join('') };
}

/** The rules for a country's check digit fields; none when one of the positions has no rule. */
function nationalCheckDigits({ country, fields }: Structure): readonly CheckDigits[] {
  const all = nationalRules.get(country)?.checkDigits ?? [];
  const open = fields.filter(({ kind }) => kind === 'nationalCheckDigits');
  const filling = open.flatMap((field) =>
    all.filter(({ start, length }) => start >= field.start && start + length - 1 <= field.end),
  );
  const openLength = open.reduce((sum, field) => sum + getFieldLength(field), 0);
  return filling.reduce((sum, { length }) => sum + length, 0) === openLength ? filling : [];
}

/** @returns index in the text after the copied part */
function put(characters: string[], field: Field, text: string, from: number): number {
  const length = getFieldLength(field);
  for (let i = 0; i < length; i++) characters[field.start - 1 + i] = text.charAt(from + i);
  return from + length;
}

function fits(text: string, classes: string): boolean {
  const forms = { n: /\d/, a: /[A-Z]/, c: /[A-Z\d]/ };
  if (text.length !== classes.length) return false;
  return [...text].every((character, index) => forms[classes.charAt(index) as keyof typeof forms].test(character));
}

function extractClasses(structure: Structure, { start, end }: Field): string {
  return structure.classes.slice(start - 1, end);
}

/** Keeps an input that cannot be cleaned as it is: it fits no part, and letters of other alphabets are not converted. */
function tidy(text: string): string {
  const compactText = normalizeCharacters(text);
  return typeof compactText === 'string' ? compactText : text.slice(0, MAX_SHOWN_LENGTH);
}
