import type { BankFileFormat } from '@pruefer/banks';
import { textTable } from '@pruefer/platform';

const headings = ['Land', 'Herausgeber', 'Datei'] as const;

/** The layouts that can be read as lines of text with aligned columns. */
export function formatTable(formats: readonly BankFileFormat[]): string[] {
  const rows = formats.map(({ countries, publisher, file }) => [
    countries?.join(', ') ?? 'alle außer DE',
    publisher ?? 'in der Datei genannt',
    file,
  ]);
  return textTable(
    headings,
    rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
    [],
  );
}
