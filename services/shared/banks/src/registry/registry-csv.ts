import { isDay } from '@pruefer/contracts';
import { csvRow, strictForm } from '../lines/csv-row.js';
import { sourceName } from '../lines/field-rule.js';
import { parseFileStructure, type StructureCells } from './file-structure.js';
import { type FileCountry, RegistryErrors, type RegistryFile } from './registry-file.js';

const registryColumns = ['country', 'structure', 'length', 'bank', 'branch', 'sepa', 'from', 'source'] as const;
type Column = (typeof registryColumns)[number];
type Cells = Readonly<Record<Column, string>>;

const HEADING = registryColumns.join(';');
const COUNTRY = /^[A-Z]{2}$/;
/** Far more changes than there are countries. */
const MAX_LINES = 1_000;

/** Whether text is a registry file in the product's own layout, by its headings. */
export function isRegistryCsv(content: string): boolean {
  return /^country;structure;/.test(content);
}

/**
 * Reads changes to the registry in the product's own layout: one line for each country and day. Without `structure` the country keeps its structure.
 * All lines name the same source.
 */
export function readRegistryCsv(lines: readonly string[]): RegistryFile {
  const errors = new RegistryErrors();
  if (lines[0]?.trim() !== HEADING) errors.add(1, 'Überschrift', `Die erste Zeile muss „${HEADING}“ lauten.`);
  if (lines.length > MAX_LINES) errors.add(MAX_LINES, 'Datei', `Mehr als ${MAX_LINES} Zeilen werden nicht gelesen.`);
  const countries: FileCountry[] = [];
  const keys = new Set<string>();
  let source: string | null = null;
  for (const [index, text] of lines.slice(0, MAX_LINES).entries()) {
    if (index === 0 || text.trim() === '') continue;
    const cells = parseCells(text, index + 1, errors);
    if (!cells) continue;
    source ??= cells.source;
    if (cells.source !== source)
      errors.add(index + 1, 'source', `„${cells.source}“: Alle Zeilen müssen dieselbe Quelle nennen.`);
    const country = parseCountry(cells, index + 1, errors);
    if (country) addOnce(country, index + 1, { countries, keys, errors });
  }
  return { kind: 'changes', source, countries, errors: errors.all };
}

function parseCells(text: string, line: number, errors: RegistryErrors): Cells | undefined {
  const row = csvRow(text, strictForm);
  if ('reason' in row) return errors.add(line, 'Felder', row.reason);
  const { cells } = row;
  if (cells.length !== registryColumns.length)
    return errors.add(line, 'Felder', `Die Zeile hat ${cells.length} statt ${registryColumns.length} Felder.`);
  return Object.fromEntries(registryColumns.map((name, index) => [name, cells[index]])) as Cells;
}

function parseCountry(cells: Cells, line: number, errors: RegistryErrors): FileCountry | undefined {
  const addError = (column: Column, reason: string) => errors.add(line, column, reason);
  const { country, from, source } = cells;
  if (!COUNTRY.test(country)) return addError('country', `„${country}“ ist kein Ländercode.`);
  if (!sourceName.test(source)) return addError('source', `„${source}“ ist nicht erlaubt.`);
  if (from !== '' && !isDayIn(from)) return addError('from', `„${from}“ ist kein Tag wie 2027-01-31.`);
  const sepa = parseSepa(cells.sepa);
  if (sepa === null) return addError('sepa', `„${cells.sepa}“ ist weder yes noch no noch ein Tag wie 2027-01-31.`);
  const described: StructureCells = cells;
  const isAsBefore = [cells.structure, cells.length, cells.bank, cells.branch].every((cell) => cell === '');
  const structure = isAsBefore ? undefined : parseFileStructure(country, described, addError);
  if (!isAsBefore && !structure) return undefined;
  if (isAsBefore && sepa === undefined)
    return addError('structure', 'Die Zeile ändert nichts: Aufbau und sepa sind leer.');
  return { country, structure, validFrom: from === '' ? null : from, sepa };
}

function addOnce(
  country: FileCountry,
  line: number,
  { countries, keys, errors }: { countries: FileCountry[]; keys: Set<string>; errors: RegistryErrors },
): void {
  const key = `${country.country} ${country.validFrom}`;
  if (keys.has(key)) errors.add(line, 'country', `${country.country} kommt für denselben Tag mehrmals vor.`);
  else countries.push(country);
  keys.add(key);
}

/** `isDay` without its type guard: in the branch where it is false, TypeScript would narrow the cell to `never`. */
const isDayIn = (cell: string): boolean => isDay(cell);

function parseSepa(cell: string): FileCountry['sepa'] | null {
  if (cell === '') return undefined;
  if (cell === 'yes' || cell === 'no') return cell;
  return isDay(cell) ? { since: cell } : null;
}
