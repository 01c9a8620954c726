import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Column } from './columns/column.js';
import { Grid } from './Grid.js';

interface Fruit {
  readonly name: string;
  readonly count: number;
}

const fruits: Fruit[] = [
  { name: 'Apfel', count: 3 },
  { name: 'Birne', count: 1 },
];

const columns: Column<Fruit>[] = [
  { field: 'name', header: 'Name', cell: ({ name }) => name },
  { field: 'count', header: 'Anzahl', isSortable: true, numeric: true, cell: ({ count }) => count },
];

const opened: string[] = [];
beforeEach(() => (opened.length = 0));

function Fruits() {
  const [sort, setSort] = useState<string | null>(null);
  return (
    <>
      <Grid
        label="Obst"
        rows={fruits}
        columns={columns}
        getId={({ name }) => name}
        actions={({ name }) => <button>{`${name} essen`}</button>}
        sort={sort}
        onSort={setSort}
        rowHeightPx={60}
        markedId="Birne"
        onOpen={({ name }) => opened.push(name)}
      />
      <output>{sort ?? 'ohne'}</output>
    </>
  );
}

function show() {
  render(<Fruits />);
  return userEvent.setup();
}

const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const head = (name: string) => screen.getByRole('columnheader', { name });

it('says how many rows and columns it has, and which row is open', () => {
  show();
  const grid = screen.getByRole('grid', { name: 'Obst' });
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['3', '3']);
  const rows = within(grid).getAllByRole('row');
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true']);
});

it('is entered by Tab at one cell, and walked over with the arrow keys', async () => {
  const visitor = show();
  await visitor.tab();
  expect(head('Name')).toHaveFocus();
  await visitor.keyboard('{ArrowDown}{ArrowRight}');
  expect(cell('3')).toHaveFocus();
  await visitor.keyboard('{Home}');
  expect(cell('Apfel')).toHaveFocus();
  await visitor.keyboard('{Control>}{End}{/Control}');
  expect(cell('Birne essen')).toHaveFocus();
  await visitor.tab();
  expect(screen.getByRole('button', { name: 'Birne essen' })).toHaveFocus();
});

it('opens a row by Enter on a cell and by a click, and not by its buttons', async () => {
  const visitor = show();
  await visitor.click(cell('Apfel'));
  await visitor.keyboard('{ArrowDown}{Enter}');
  await visitor.click(screen.getByRole('button', { name: 'Birne essen' }));
  expect(opened).toEqual(['Apfel', 'Birne']);
});

it('sorts up, down and not at all, by mouse and by key', async () => {
  const visitor = show();
  const sorted = () => [head('Anzahl').getAttribute('aria-sort'), screen.getByRole('status').textContent];
  expect(sorted()).toEqual(['none', 'ohne']);
  await visitor.click(head('Anzahl'));
  expect(sorted()).toEqual(['ascending', 'count']);
  await visitor.keyboard('{Enter}');
  expect(sorted()).toEqual(['descending', '-count']);
  await visitor.keyboard(' ');
  expect(sorted()).toEqual(['none', 'ohne']);
  expect(head('Name')).not.toHaveAttribute('aria-sort');
});
