import { Problem } from '@pruefer/contracts';

/** Version of the file format. Raise it when earlier readers cannot read the new format. */
export const FORMAT_VERSION = 1;

const MEBIBYTE = 1_048_576;
/** A block ends with the row that reaches this size. Each block has a checksum, which locates damage. */
export const BLOCK_BYTES = 16 * MEBIBYTE;
/** Maximum size of a row. The longest rows hold the largest form of an image, in hex. */
export const MAX_ROW_BYTES = 64 * MEBIBYTE;
export const MAX_BLOCK_BYTES = BLOCK_BYTES + MAX_ROW_BYTES;
/** Maximum of the second line. */
export const MAX_HEADER_BYTES = 64 * 1024;
/** Maximum of any other line that is no row. */
export const MAX_LINE_BYTES = 8 * 1024;
const MAX_COLUMNS = 100;

/** Ends the rows of a block. */
export const END_OF_ROWS = '\\.';

const opening = /^-- iban-pruefer backup ([1-9]\d{0,5})$/;
const copy = /^COPY ([a-z_]{1,63}\.[a-z_]{1,63}) \(([a-z\d_]{1,63}(?:, [a-z\d_]{1,63})*)\) FROM stdin;$/;
const blockEnd = /^-- rows (0|[1-9]\d{0,14}) sha256 ([\da-f]{64})$/;
const fileEnd = /^-- end tables (0|[1-9]\d{0,5}) rows (0|[1-9]\d{0,14}) sha256 ([\da-f]{64})$/;

/** A table of a file with its columns in their order. */
export interface TableColumns {
  /** The name with its schema, such as `cms.page`. */
  readonly table: string;
  readonly columns: readonly string[];
}

/** Values in a block's last line. */
export interface BlockSum {
  readonly rows: number;
  /** SHA-256 in hex: of the rows of a block, of everything before the last line of a file. */
  readonly sha256: string;
}

export interface FileSum extends BlockSum {
  readonly tables: number;
}

export const openingLine = (): string => `-- iban-pruefer backup ${FORMAT_VERSION}`;
export const headerLine = (json: string): string => `-- ${json}`;
export const copyLine = ({ table, columns }: TableColumns): string =>
  `COPY ${table} (${columns.join(', ')}) FROM stdin;`;
export const blockEndLine = ({ rows, sha256 }: BlockSum): string => `-- rows ${rows} sha256 ${sha256}`;
export const fileEndLine = ({ tables, rows, sha256 }: FileSum): string =>
  `-- end tables ${tables} rows ${rows} sha256 ${sha256}`;

/** Reads the first line. @throws Problem `backup_unreadable`, `backup_newer` */
export function requireOpening(line: string): void {
  const version = opening.exec(line)?.[1];
  if (version === undefined) throw unreadable();
  if (Number(version) > FORMAT_VERSION) throw new Problem('backup_newer');
}

/** @throws Problem `backup_unreadable` */
export function extractHeaderJson(line: string): string {
  if (!line.startsWith('-- {')) throw unreadable();
  return line.slice(3);
}

/** @returns undefined: it is another line */
export function readCopyLine(line: string): TableColumns | undefined {
  const [, table, names] = copy.exec(line) ?? [];
  if (table === undefined || names === undefined) return undefined;
  const columns = names.split(', ');
  return columns.length <= MAX_COLUMNS && new Set(columns).size === columns.length ? { table, columns } : undefined;
}

/** @returns undefined: it is another line */
export function readBlockEnd(line: string): BlockSum | undefined {
  const [, rows, sha256] = blockEnd.exec(line) ?? [];
  return rows === undefined || sha256 === undefined ? undefined : { rows: Number(rows), sha256 };
}

/** @returns undefined: it is another line */
export function readFileEnd(line: string): FileSum | undefined {
  const [, tables, rows, sha256] = fileEnd.exec(line) ?? [];
  if (tables === undefined || rows === undefined || sha256 === undefined) return undefined;
  return { tables: Number(tables), rows: Number(rows), sha256 };
}

/** The file does not have the format of our backups. */
export const unreadable = (): Problem => new Problem('backup_unreadable');
/** The file has the right format, but its content has changed. */
export const damaged = (): Problem => new Problem('backup_damaged');
