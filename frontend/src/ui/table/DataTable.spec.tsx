import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { App } from '~/app/App.js';
import { setWidth } from '~/testing/window-width.js';
import type { Column } from './columns/column.js';
import { DataTable, type DataTableProps } from './DataTable.js';

interface Fruit {
  readonly name: string;
  readonly count: number;
}

const columns: Column<Fruit>[] = [
  { field: 'name', header: 'Name', card: 'head', cell: ({ name }) => name, isSortable: true },
  { field: 'count', header: 'Anzahl', numeric: true, cell: ({ count }) => count, isSortable: true },
  { field: 'note', header: 'Notiz', hiddenBelowPx: 1200, card: 'none', cell: () => 'reif' },
];
const some: Fruit[] = [
  { name: 'Birne', count: 30 },
  { name: 'Apfel', count: 4 },
];
const emptyText = 'Noch kein Obst';

function Address() {
  return <output>{useLocation().search}</output>;
}

function show(props: Partial<DataTableProps<Fruit>>, address = '/', widthPx = 1280) {
  setWidth(widthPx);
  const onRetry = jest.fn();
  const onOpen = jest.fn();
  render(
    <MemoryRouter initialEntries={[address]}>
      <DataTable
        label="Obst"
        rows={some}
        total={some.length}
        pageSize={20}
        columns={columns}
        getId={({ name }) => name}
        errorTitle="Das Obst konnte nicht geladen werden"
        empty={<p>{emptyText}</p>}
        {...{ onRetry, onOpen, ...props }}
      />
      <Address />
    </MemoryRouter>,
    { wrapper: App },
  );
  return { onRetry, onOpen, visitor: userEvent.setup({ delay: null }) };
}

afterEach(() => setWidth(1280));

const error = { message: 'Der Dienst ist nicht erreichbar.', requestId: 'r-4', fields: [] };
const names = () =>
  within(screen.getByRole('grid', { name: 'Obst' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild?.textContent);
const address = () => screen.getByRole('status').textContent;

describe('its four states', () => {
  it('loading: shows no rows and no text', () => {
    show({ rows: undefined });
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.queryByText(emptyText)).not.toBeInTheDocument();
  });

  it('failed: what could not be loaded, why, the number to name to support, and another try', async () => {
    const { visitor, onRetry } = show({ rows: undefined, error });
    const alert = screen.getByRole('alert');
    for (const text of ['Das Obst konnte nicht geladen werden', error.message, 'Vorgangsnummer r-4'])
      expect(alert).toHaveTextContent(text);
    await visitor.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('failed without a sentence of the server: the usual one, and no number where there is none', () => {
    show({ rows: undefined, error: { message: null, requestId: null, fields: [] } });
    expect(screen.getByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
    expect(screen.queryByText(/Vorgangsnummer/)).not.toBeInTheDocument();
  });

  it('empty', () => {
    show({ rows: [] });
    expect(screen.getByText(emptyText)).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('there: old rows stay when a later call fails', () => {
    show({ error });
    expect(names()).toEqual(['Birne', 'Apfel']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('order and page', () => {
  it('stand in the address: sorted up, down and as it was, and back to the first page', async () => {
    const { visitor } = show({ total: 48 }, '/?page=2&search=x');
    const head = screen.getByRole('columnheader', { name: 'Anzahl' });
    const order = () => [address(), head.getAttribute('aria-sort')];
    await visitor.click(head);
    expect(order()).toEqual(['?search=x&sort=count', 'ascending']);
    await visitor.click(head);
    expect(order()).toEqual(['?search=x&sort=-count', 'descending']);
    await visitor.click(head);
    expect(order()).toEqual(['?search=x', 'none']);
  });

  it('are those that a pasted link names, and the rows stay in the order of the server', async () => {
    const { visitor } = show({ total: 48 }, '/?page=2&sort=name');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Birne', 'Apfel']);
    expect(screen.getByText('Zeige 21-40 von 48 Einträgen')).toBeInTheDocument();
    expect(screen.getByText('Seite 2 von 3')).toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(address()).toBe('?sort=name');
  });

  it('no pages are turned where there is one', () => {
    show({});
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('at other widths', () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it.each([
    [1280, ['Name', 'Anzahl', 'Notiz']],
    [1100, ['Name', 'Anzahl']],
  ])('%i px: %j', (widthPx, expected) => {
    show({}, '/', widthPx);
    expect(heads()).toEqual(expected);
  });

  it('on phones each row is a card with the same words, and its actions', () => {
    const eat = ({ name }: Fruit) => <button>{`${name} essen`}</button>;
    show({ actions: eat }, '/', 360);
    const cards = within(screen.getByRole('list', { name: 'Obst' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'BirneAnzahl30Birne essen',
      'ApfelAnzahl4Apfel essen',
    ]);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Anzahl', 'Anzahl']);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});
