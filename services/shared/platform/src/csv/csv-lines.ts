import { withoutFormulas } from '@pruefer/contracts';
import { stringify } from 'csv-stringify/sync';

export type CsvRow = readonly (string | number | null)[];

/** The byte order mark that makes spreadsheets read the file as UTF-8. */
export const CSV_BEGIN = '\uFEFF';

/** All texts quoted (RFC 4180), numbers unquoted, including negative ones. */
const form = {
  record_delimiter: 'windows',
  quoted_string: true,
  cast: { string: withoutFormulas },
} as const;

/**
 * Lines of a CSV file without formulas, even when split at `;`, `,` or tab (docs/SECURITY.md E7).
 * @param delimiter that of German spreadsheets by default
 */
export function csvLines(rows: readonly CsvRow[], delimiter = ';'): string {
  return stringify(rows as CsvRow[], { ...form, delimiter });
}
