/** The rule for one column of a file. Null passes, because PostgreSQL checks required columns. */
export interface ColumnRule {
  /** SQL condition on a row of the file. */
  readonly sql: (column: string) => string;
  /** German description of allowed values for the user. */
  readonly allows: string;
}

/** Rules for a table of a file. */
export interface TableRules {
  /** A file with more rows is refused when the first of them is read. */
  readonly maxRows: number;
  readonly columns: Readonly<Record<string, ColumnRule>>;
}

const MAX_INTEGER = 2_147_483_647;
/** No row of this product is older. */
const FIRST_DAY = '2000-01-01';
/** Days that a time may be in the future, because the clocks of two installations differ. */
const DAYS_AHEAD = 7;
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Any value that the type of the column takes: a truth value, an identifier. */
export const typed: ColumnRule = { sql: () => 'true', allows: 'ein Wert dieser Art' };

/** A whole number. @param max at most 2^53 - 1 */
export const whole = (min: number, max: number = MAX_INTEGER): ColumnRule => ({
  sql: (column) => `${column} BETWEEN ${min} AND ${max}`,
  allows: `${min} bis ${max}`,
});

/** Number of saves of a record; a merge increases it too. */
export const version = whole(0, 1_000_000_000);

/** A text with a maximum number of characters. */
export const text = (max: number): ColumnRule => ({
  sql: (column) => `length(${column}) <= ${max}`,
  allows: `höchstens ${max} Zeichen`,
});

/** A text of this form. @param pattern regular expression that PostgreSQL and JavaScript read alike */
export const form = (pattern: RegExp, allows: string): ColumnRule => ({
  sql: (column) => `${column} ~ ${quote(pattern.source)}`,
  allows,
});

/** A text from a fixed list. */
export const oneOf = (values: readonly string[]): ColumnRule => ({
  sql: (column) => `${column} IN (${values.map(quote).join(', ')})`,
  allows: values.join(', '),
});

/** Bytes of exactly this length. */
export const bytes = (length: number): ColumnRule => ({
  sql: (column) => `octet_length(${column}) = ${length}`,
  allows: `${length} Bytes`,
});

/** A list, a JSON value or bytes of at most this size in PostgreSQL. */
export const size = (max: number): ColumnRule => ({
  sql: (column) => `pg_column_size(${column}) <= ${max}`,
  allows: `höchstens ${max} Bytes`,
});

/** A moment or day in the past, or a few days ahead. */
export const past: ColumnRule = {
  sql: (column) => `${column} BETWEEN '${FIRST_DAY}' AND now() + interval '${DAYS_AHEAD} days'`,
  allows: `${FIRST_DAY} bis heute`,
};

/** A day in a range, also in the future. */
export const day = (first: string, last: string): ColumnRule => ({
  sql: (column) => `${column} BETWEEN '${first}' AND '${last}'`,
  allows: `${first} bis ${last}`,
});

/** The same rule for columns. @param names separated by blanks */
export const each = (names: string, rule: ColumnRule): Readonly<Record<string, ColumnRule>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, rule]));

/** Both rules. */
export const both = (a: ColumnRule, b: ColumnRule): ColumnRule => ({
  sql: (column) => `(${a.sql(column)}) AND (${b.sql(column)})`,
  allows: `${a.allows}; ${b.allows}`,
});
