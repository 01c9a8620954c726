import { nextCell } from './next-cell.js';

const size = { rows: 3, columns: 4 };
const after = (row: number, column: number, key: string, ctrlKey = false) =>
  nextCell({ row, column }, { key, ctrlKey }, size);

it.each([
  ['ArrowUp', 1, 2],
  ['ArrowDown', 3, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowRight', 2, 3],
  ['Home', 2, 0],
  ['End', 2, 3],
])('%s moves from the middle to row %i, column %i', (key, row, column) => {
  expect(after(2, 2, key)).toEqual({ row, column });
});

it.each([
  ['ArrowUp', 0, 0],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 3, 3],
  ['ArrowRight', 3, 3],
])('%s stays at the edge', (key, row, column) => expect(after(row, column, key)).toEqual({ row, column }));

it('moves to the first and the last cell of all', () => {
  expect(after(2, 2, 'Home', true)).toEqual({ row: 0, column: 0 });
  expect(after(2, 2, 'End', true)).toEqual({ row: 3, column: 3 });
});

it('leaves other keys alone', () => expect(after(2, 2, 'Enter')).toBeUndefined());
