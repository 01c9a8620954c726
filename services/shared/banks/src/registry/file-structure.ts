import type { BbanPlaces, FileStructure } from './registry-file.js';

/** Maximum length of an IBAN by the standard, without country code and check digits. */
const MAX_BBAN_LENGTH = 30;
const HEAD_LENGTH = 4;
const PARTS = /(\d{1,2})!?([nac])/g;
const STRUCTURE = /^([A-Z]{2})2!n((?:\d{1,2}![nac])+)$/;

export interface StructureCells {
  /** `DE2!n8!n10!n` */
  readonly structure: string;
  /** Length of the whole IBAN. */
  readonly length: string;
  /** `1-8` */
  readonly bank: string;
  /** `5-8`, `N/A` or empty. */
  readonly branch: string;
}

/** @param addError receives each wrong cell with a German reason; @returns undefined after any error */
export function parseFileStructure(
  country: string,
  cells: StructureCells,
  addError: (cell: keyof StructureCells, reason: string) => undefined,
): FileStructure | undefined {
  const classes = parseClasses(country, cells, addError);
  if (classes === undefined) return undefined;
  const bank = parsePlaces(cells.bank);
  if (!bank) return addError('bank', `„${cells.bank}“ nennt keine Stellen. Erwartet wird zum Beispiel 1-4.`);
  if (bank.end > classes.length) return addError('bank', describeOutside(cells.bank, classes));
  const branch = isNone(cells.branch) ? null : parsePlaces(cells.branch);
  if (branch === undefined)
    return addError('branch', `„${cells.branch}“ nennt keine Stellen. Erwartet wird zum Beispiel 5-8.`);
  if (branch && branch.end > classes.length) return addError('branch', describeOutside(cells.branch, classes));
  if (branch && branch.start <= bank.end && bank.start <= branch.end)
    return addError('branch', `Die Stellen ${cells.branch} der Filiale und ${cells.bank} der Bank überschneiden sich.`);
  if (Math.max(bank.end, branch?.end ?? 0) === classes.length)
    return addError('structure', 'Hinter Bank und Filiale bleibt keine Stelle für die Kontonummer.');
  return { classes, bank, branch };
}

/** BBAN fields in the engine's notation: bank, branch, and the account number after them. */
export function fieldsFrom({ classes, bank, branch }: FileStructure): string {
  const places: (BbanPlaces & { kind: string })[] = [{ ...bank, kind: 'b' }];
  if (branch) places.push({ ...branch, kind: 's' });
  const fields: string[] = [];
  let position = 1;
  for (const { kind, start, end } of places.toSorted((a, b) => a.start - b.start)) {
    if (start > position) fields.push(`r${countRuns(classes.slice(position - 1, start - 1))}`);
    fields.push(`${kind}${countRuns(classes.slice(start - 1, end))}`);
    position = end + 1;
  }
  return [...fields, `k${countRuns(classes.slice(position - 1))}`].join(' ');
}

/** Counts equal character classes in a row: `nnna` becomes `3n1a`. */
export function countRuns(classes: string): string {
  return classes.replace(/(.)\1*/g, (run) => `${run.length}${run.charAt(0)}`);
}

function parseClasses(
  country: string,
  { structure, length }: StructureCells,
  addError: (cell: keyof StructureCells, reason: string) => undefined,
): string | undefined {
  const [, prefix, bban = ''] = STRUCTURE.exec(structure) ?? [];
  if (prefix === undefined)
    return addError('structure', `„${structure}“ ist kein Aufbau wie DE2!n8!n10!n mit festen Längen und n, a oder c.`);
  if (prefix !== country) return addError('structure', `„${structure}“ beginnt nicht mit ${country}.`);
  const classes = [...bban.matchAll(PARTS)].map(([, count, kind = '']) => kind.repeat(Number(count))).join('');
  if (classes.length > MAX_BBAN_LENGTH || classes.length === 0)
    return addError(
      'structure',
      `„${structure}“ hat ${classes.length + HEAD_LENGTH} Stellen. Eine IBAN hat höchstens 34.`,
    );
  if (length !== String(classes.length + HEAD_LENGTH))
    return addError(
      'length',
      `„${length}“ passt nicht zum Aufbau ${structure} mit ${classes.length + HEAD_LENGTH} Stellen.`,
    );
  return classes;
}

function parsePlaces(cell: string): BbanPlaces | undefined {
  const [, first, last] = /^(\d{1,2})-(\d{1,2})$/.exec(cell) ?? [];
  const [start, end] = [Number(first), Number(last)];
  return start >= 1 && end >= start ? { start, end } : undefined;
}

function describeOutside(cell: string, classes: string): string {
  return `Die Stellen ${cell} liegen nicht in den ${classes.length} Stellen hinter den Prüfziffern.`;
}

const isNone = (cell: string): boolean => cell === '' || cell === 'N/A';
