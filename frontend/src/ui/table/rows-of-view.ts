import type { Column, SortValue, TableView } from './columns/column.js';
import { pagesOf } from './pages-of.js';

export const PAGE_SIZE = 25;

interface ShownRows<Row> {
  readonly rows: readonly Row[];
  /** From 1; a page that does not exist is the last one. */
  readonly page: number;
  readonly pages: number;
}

const collator = new Intl.Collator('de-DE', { numeric: true, sensitivity: 'base' });

/** Sorts a list and cuts out one page. Rows without a value come last in both directions. */
export function rowsOfView<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, page }: TableView,
): ShownRows<Row> {
  const pages = Math.max(1, pagesOf(rows.length, PAGE_SIZE));
  const currentPage = Math.min(Math.max(1, page), pages);
  const start = (currentPage - 1) * PAGE_SIZE;
  return { rows: sorted(rows, columns, sort).slice(start, start + PAGE_SIZE), page: currentPage, pages };
}

function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: string | null): readonly Row[] {
  const isDescending = sort?.startsWith('-') ?? false;
  const sortBy = columns.find(({ field }) => field === sort?.replace(/^-/, ''))?.sortBy;
  if (!sortBy) return rows;
  return rows.toSorted((one, other) => {
    const a = sortBy(one);
    const b = sortBy(other);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDescending ? compare(b, a) : compare(a, b);
  });
}

function compare(a: NonNullable<SortValue>, b: NonNullable<SortValue>): number {
  return typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);
}
