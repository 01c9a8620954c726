import { partialStructureTable, structureTable } from './structures.js';
import type { FieldKind } from './field-kind.js';

/** A field of an IBAN without blanks; positions from 1, `end` is the last one. */
export interface Field {
  readonly kind: FieldKind;
  readonly start: number;
  readonly end: number;
}

export interface Structure {
  readonly country: string;
  /** German name in a loaded release; left out: as shipped. */
  readonly name?: string;
  /** Whether the country is outside the registry and only uses numbers like IBANs. */
  readonly partial: boolean;
  /** Whether the country's check digit rules apply: a loaded release may change the structure that they expect. */
  readonly rulesApply: boolean;
  readonly length: number;
  readonly fields: readonly Field[];
  /** One letter per position: n digits, a letters, c both. */
  readonly classes: string;
  /** Whether only digits follow the country code. */
  readonly isNumeric: boolean;
  readonly bank: Field;
  /** null: the country's IBANs have no branch code. */
  readonly branch: Field | null;
  /** The account number as customers write it, with its prefix and check digits. */
  readonly account: Field;
}

const kinds: Readonly<Record<string, FieldKind>> = {
  b: 'bank',
  s: 'branch',
  k: 'account',
  p: 'nationalCheckDigits',
  x: 'accountPrefix',
  t: 'accountType',
  w: 'currency',
  h: 'holder',
  r: 'reserve',
};

const A = 65;
const LETTERS = 26;

/** All pairs of letters, each at the index of `computeLetterPair`. */
export const letterPairs: readonly string[] = Array.from({ length: LETTERS * LETTERS }, (_, index) =>
  String.fromCharCode(A + Math.floor(index / LETTERS), A + (index % LETTERS)),
);

/** Indexed by the two letters, so that a look-up builds no string. */
const byLetters: (Structure | undefined)[] = letterPairs.map(() => undefined);

type StructureTable = Readonly<Record<string, string>>;

for (const table of [structureTable, partialStructureTable] as readonly StructureTable[]) {
  for (const [country, fields] of Object.entries(table)) {
    const partial = table === partialStructureTable;
    byLetters[computeLetterPair(country)] = { country, partial, rulesApply: true, ...readStructure(country, fields) };
  }
}

/** @param fields in the notation of `structureTable` @throws Error when bank or account is missing */
export function structureFrom(country: string, name: string, fields: string): Structure {
  const layout = readStructure(country, fields);
  const shipped = findStructure(country);
  return { country, name, partial: false, rulesApply: layout.classes === shipped?.classes, ...layout };
}

/** Fields of a shipped country in the notation of `structureTable`; undefined when there is none. */
export function findShippedFields(country: string): string | undefined {
  const tables: StructureTable = { ...structureTable, ...partialStructureTable };
  return tables[country];
}

/** Structure in the shipped registry; undefined: no IBANs. @param text country code, or an IBAN that begins with it, in upper case */
export function findStructure(text: string): Structure | undefined {
  const index = computeLetterPair(text);
  return index < 0 ? undefined : byLetters[index];
}

/** Codes of all countries in the registry, in alphabetical order. */
export const countries: readonly string[] = Object.keys(structureTable);

/** Codes of the countries outside the registry that use numbers like IBANs. */
export const partialCountries: readonly string[] = Object.keys(partialStructureTable);

/** Index of the first two letters among all pairs; -1 when they are not letters. */
export function computeLetterPair(text: string): number {
  const first = text.charCodeAt(0) - A;
  const second = text.charCodeAt(1) - A;
  return first >= 0 && first < LETTERS && second >= 0 && second < LETTERS ? first * LETTERS + second : -1;
}

type Layout = Pick<Structure, 'length' | 'fields' | 'classes' | 'isNumeric' | 'bank' | 'branch' | 'account'>;

function readStructure(country: string, description: string): Layout {
  const fields: Field[] = [
    { kind: 'country', start: 1, end: 2 },
    { kind: 'checkDigits', start: 3, end: 4 },
  ];
  let classes = 'aann';
  let account: Field | undefined;
  for (const group of description.split(' ')) {
    const start = classes.length + 1;
    for (const part of group.split('+')) {
      fields.push(readField(country, part, classes.length + 1));
      classes += parseClasses(part);
    }
    account ??= joinedAccount(fields, start);
  }
  const bank = fields.find(({ kind }) => kind === 'bank');
  const branch = fields.find(({ kind }) => kind === 'branch') ?? null;
  if (!bank || !account) throw new Error(`a structure without bank or account: ${country}`);
  return { length: classes.length, fields, classes, isNumeric: /^aan+$/.test(classes), bank, branch, account };
}

function readField(country: string, part: string, start: number): Field {
  const kind = kinds[part.charAt(0)];
  if (!kind) throw new Error(`unknown field ${part} of ${country}`);
  return { kind, start, end: start + parseClasses(part).length - 1 };
}

/** "b2c3n" → "ccnnn". */
function parseClasses(part: string): string {
  const runs = [...part.matchAll(/(\d+)([nac])/g)];
  return runs.map(([, length, characterClass = '']) => characterClass.repeat(Number(length))).join('');
}

/** @param start of the last joined fields */
function joinedAccount(fields: readonly Field[], start: number): Field | undefined {
  const joinedFields = fields.filter((field) => field.start >= start);
  const accountField = joinedFields.find(({ kind }) => kind === 'account');
  return accountField && { ...accountField, start, end: joinedFields.at(-1)!.end };
}
