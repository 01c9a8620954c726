import type { BankFileFormat } from '@pruefer/banks';
import { textTable } from '@pruefer/platform';

const headings = ['Land', 'Herausgeber', 'Datei'] as const;

/** Lists the readable layouts as lines of text with aligned columns, in German. */
export function formatTable(formats: readonly BankFileFormat[]): string[] {
  const rows = formats.map(({ countries, publisher, file }) => [
    countries?.join(', ') ?? 'alle außer DE',
    publisher ?? 'in der Datei genannt',
    file,
  ]);
  const sortedRows = rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b, 'de'));
  return textTable(headings, sortedRows);
}
