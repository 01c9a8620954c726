import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Pager } from './Pager.js';

/** A list of 41 rows, 20 a page. */
function Pages({ from, isAtLeast = false }: { readonly from: number; readonly isAtLeast?: boolean }) {
  const [page, setPage] = useState(from);
  return <Pager page={page} total={41} pageSize={20} isAtLeast={isAtLeast} onPage={setPage} />;
}

function show(from: number, isAtLeast = false) {
  render(<Pages from={from} isAtLeast={isAtLeast} />);
  return userEvent.setup({ delay: null });
}

const back = () => screen.getByRole('button', { name: 'Zurück' });
const next = () => screen.getByRole('button', { name: 'Weiter' });
const pages = () => screen.getByRole('navigation').textContent;

it('says which rows of how many it shows, and turns forth and back', async () => {
  const visitor = show(1);
  expect(pages()).toContain('Zeige 1-20 von 41 Einträgen');
  await visitor.click(next());
  expect(pages()).toContain('Zeige 21-40 von 41 Einträgen');
  expect(screen.getByText('Seite 2 von 3')).toBeInTheDocument();
  await visitor.click(back());
  expect(screen.getByText('Seite 1 von 3')).toBeInTheDocument();
});

it('leaves the focus on the button that has turned to the last page, which does nothing more', async () => {
  const visitor = show(2);
  next().focus();
  await visitor.keyboard('{Enter}');
  expect(pages()).toContain('Zeige 41-41 von 41 Einträgen');
  expect(next()).toHaveFocus();
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  await visitor.keyboard('{Enter}');
  expect(screen.getByText('Seite 3 von 3')).toBeInTheDocument();
});

it('does not turn to before the first page', async () => {
  const visitor = show(1);
  expect(back()).toHaveAttribute('aria-disabled', 'true');
  await visitor.click(back());
  expect(screen.getByText('Seite 1 von 3')).toBeInTheDocument();
});

it('continues after a last page that is only the last one known', async () => {
  const visitor = show(3, true);
  expect(pages()).toContain('Zeige 41-60 von über 41 Einträgen');
  await visitor.click(next());
  expect(screen.getByText('Seite 4 von über 3')).toBeInTheDocument();
});
