import { partialStructureTable, structureTable } from './structures.js';
import type { FieldKind } from './field-kind.js';
import { fieldName } from './field-words.js';

/** A named part of an IBAN. Places are counted from 1 in the IBAN without blanks; `end` is the last one that belongs to it. */
export interface Field {
  readonly kind: FieldKind;
  /** German name for people. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** How the IBANs of one country are built. */
export interface Structure {
  readonly country: string;
  /** German name of the country. */
  readonly name: string;
  /** Whether the country does not stand in the registry and only uses numbers built like IBANs. */
  readonly partial: boolean;
  /** Whether the country's rules for check digits fit: a loaded release may build its IBANs otherwise than they expect. */
  readonly rulesApply: boolean;
  readonly length: number;
  readonly fields: readonly Field[];
  /** One letter per place, which says what stands there: n digits, a letters, c both. */
  readonly classes: string;
  /** Whether behind the country's two letters only digits are allowed. */
  readonly isNumeric: boolean;
  readonly bank: Field;
  /** null: the country's IBANs name no branch. */
  readonly branch: Field | null;
  /** The account number as customers write it: with a prefix and with check digits that belong to it. */
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

/** How many pairs of letters there are. */
export const LETTER_PAIRS = LETTERS * LETTERS;

/** Structures by their two letters, so that a look-up builds no string. */
const byLetters: (Structure | undefined)[] = new Array<Structure | undefined>(LETTER_PAIRS).fill(undefined);

type StructureTable = Readonly<Record<string, readonly [name: string, fields: string]>>;

for (const table of [structureTable, partialStructureTable] as readonly StructureTable[]) {
  for (const [country, [name, fields]] of Object.entries(table)) {
    const partial = table === partialStructureTable;
    byLetters[letterPairOf(country)] = { country, name, partial, rulesApply: true, ...readStructure(country, fields) };
  }
}

/**
 * The structure of a country as a loaded release describes it.
 * @param fields as in `structureTable`
 * @throws Error when they hold no bank or no account
 */
export function structureFrom(country: string, name: string, fields: string): Structure {
  const layout = readStructure(country, fields);
  const shipped = structureOf(country);
  return { country, name, partial: false, rulesApply: layout.classes === shipped?.classes, ...layout };
}

/** The fields of a shipped country as in `structureTable`; undefined when there is none. */
export function shippedFieldsOf(country: string): string | undefined {
  const tables: StructureTable = { ...structureTable, ...partialStructureTable };
  return tables[country]?.[1];
}

/**
 * How IBANs of a country are built.
 * @param text the country's code, or an IBAN that begins with it, in upper case
 * @returns undefined when no country with IBANs has this code
 */
export function structureOf(text: string): Structure | undefined {
  const index = letterPairOf(text);
  return index < 0 ? undefined : byLetters[index];
}

/** Codes of all countries in the registry, in alphabetical order. */
export const countries: readonly string[] = Object.keys(structureTable);

/** Codes of the countries outside the registry that use numbers built like IBANs. */
export const partialCountries: readonly string[] = Object.keys(partialStructureTable);

/** The place of the first two letters among all pairs; -1 when they are none. */
export function letterPairOf(text: string): number {
  const first = text.charCodeAt(0) - A;
  const second = text.charCodeAt(1) - A;
  return first >= 0 && first < LETTERS && second >= 0 && second < LETTERS ? first * LETTERS + second : -1;
}

type Layout = Pick<Structure, 'length' | 'fields' | 'classes' | 'isNumeric' | 'bank' | 'branch' | 'account'>;

function readStructure(country: string, description: string): Layout {
  const fields: Field[] = [
    { kind: 'country', name: fieldName(country, 'country'), start: 1, end: 2 },
    { kind: 'checkDigits', name: fieldName(country, 'checkDigits'), start: 3, end: 4 },
  ];
  let classes = 'aann';
  let account: Field | undefined;
  for (const joined of description.split(' ')) {
    const start = classes.length + 1;
    for (const part of joined.split('+')) {
      fields.push(readField(country, part, classes.length + 1));
      classes += classesOf(part);
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
  return { kind, name: fieldName(country, kind), start, end: start + classesOf(part).length - 1 };
}

/** "b2c3n" → "ccnnn". */
function classesOf(part: string): string {
  const runs = [...part.matchAll(/(\d+)([nac])/g)];
  return runs.map(([, length, allowed = '']) => allowed.repeat(Number(length))).join('');
}

/** @param start of the fields that were joined last */
function joinedAccount(fields: readonly Field[], start: number): Field | undefined {
  const joined = fields.filter((field) => field.start >= start);
  const own = joined.find(({ kind }) => kind === 'account');
  return own && { ...own, start, end: joined.at(-1)!.end };
}
