import type { Column } from './columns/column.js';
import { PAGE_SIZE, rowsOfView } from './rows-of-view.js';

interface Row {
  readonly name: string;
  readonly used: number | null;
}

const columns: Column<Row>[] = [
  { field: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { field: 'used', header: 'Verbraucht', cell: ({ used }) => used, sortBy: ({ used }) => used },
  { field: 'note', header: 'Notiz', cell: () => null },
];
const rows: Row[] = [
  { name: 'Öl', used: 30 },
  { name: 'zwei 10', used: null },
  { name: 'Apfel', used: 4 },
  { name: 'zwei 9', used: 200 },
];
const names = (sort: string | null) => rowsOfView(rows, columns, { sort, page: 1 }).rows.map(({ name }) => name);

it.each([
  [null, ['Öl', 'zwei 10', 'Apfel', 'zwei 9']],
  ['name', ['Apfel', 'Öl', 'zwei 9', 'zwei 10']],
  ['-name', ['zwei 10', 'zwei 9', 'Öl', 'Apfel']],
  ['used', ['Apfel', 'Öl', 'zwei 9', 'zwei 10']],
  ['-used', ['zwei 9', 'Öl', 'Apfel', 'zwei 10']],
  ['note', ['Öl', 'zwei 10', 'Apfel', 'zwei 9']],
  ['gibt-es-nicht', ['Öl', 'zwei 10', 'Apfel', 'zwei 9']],
])('sorts by %s', (sort, expected) => {
  expect(names(sort)).toEqual(expected);
});

it.each([
  [1, 1, PAGE_SIZE],
  [2, 2, 3],
  [99, 2, 3],
  [0, 1, PAGE_SIZE],
])('asked for page %i it shows page %i with %i rows', (page, shown, count) => {
  const many = Array.from({ length: PAGE_SIZE + 3 }, (_, used) => ({ name: `${used}`, used }));
  const view = rowsOfView(many, columns, { sort: null, page });
  expect(view).toMatchObject({ page: shown, pages: 2 });
  expect(view.rows).toHaveLength(count);
});

it('has one empty page when there is nothing', () => {
  expect(rowsOfView([], columns, { sort: null, page: 1 })).toEqual({ rows: [], page: 1, pages: 1 });
});
