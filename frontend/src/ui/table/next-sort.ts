/** Sort order of a column, as a value of `aria-sort`. */
type SortedAs = 'ascending' | 'descending' | 'none';

/** @param sort field of a column, with `-` in front for descending */
export function sortedAs(sort: string | null, field: string): SortedAs {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

/** The sort order after a press on a column heading: up, then down, then the list's default order. */
export function nextSort(sort: string | null, field: string): string | null {
  const next: Readonly<Record<SortedAs, string | null>> = { none: field, ascending: `-${field}`, descending: null };
  return next[sortedAs(sort, field)];
}
