import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { ChartFrame } from './ChartFrame.js';

const columns = [
  { title: 'Beginn', cell: ({ begin }: Slot) => begin },
  { title: 'Anfragen', cell: ({ requests }: Slot) => String(requests) },
];
const rows = [
  { begin: '13:08', requests: 12 },
  { begin: '13:09', requests: 0 },
];
const drawing = 'Diagramm';
type Slot = (typeof rows)[number];

function Search() {
  return <output>{useLocation().search}</output>;
}

function show(address = '/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ChartFrame title="Anfragen je Zeitfenster" name="requests" columns={columns} rows={rows}>
        <p>{drawing}</p>
      </ChartFrame>
      <Search />
    </MemoryRouter>,
  );
}

const cells = () =>
  within(screen.getByRole('table', { name: 'Anfragen je Zeitfenster' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows the chart, and its figures as a table on demand', async () => {
  show();
  const visitor = userEvent.setup();
  expect(screen.getByText('Diagramm')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: 'Als Tabelle' }));
  expect(screen.queryByText('Diagramm')).not.toBeInTheDocument();
  expect(cells()).toEqual([
    ['Beginn', 'Anfragen'],
    ['13:08', '12'],
    ['13:09', '0'],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('?table=requests');
  await visitor.click(screen.getByRole('button', { name: 'Als Diagramm' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('is read as a table where the address says so, for this chart alone', () => {
  show('/?table=requests&range=7d');
  expect(cells()).toHaveLength(3);
});

it('is a chart where the address names another one', () => {
  show('/?table=countries');
  expect(screen.getByText('Diagramm')).toBeInTheDocument();
});
