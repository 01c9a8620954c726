import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { App } from '~/app/App.js';
import { SideDrawer } from './SideDrawer.js';

const details = 'Alles über den Eintrag';
const opener = 'Eintrag öffnen';

/** A list with one record beside it. */
function List() {
  const [isOpen, setOpen] = useState(false);
  return (
    <App>
      <button onClick={() => setOpen(true)}>{opener}</button>
      <SideDrawer isOpen={isOpen} title="Anfrage" text="20.11.2026" onClose={() => setOpen(false)}>
        {details}
        <input aria-label="Feld" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
      </SideDrawer>
    </App>
  );
}

async function open() {
  render(<List />);
  const visitor = userEvent.setup({ delay: null });
  await visitor.click(screen.getByRole('button', { name: opener }));
  return visitor;
}

const drawer = () => screen.queryByRole('dialog', { name: 'Anfrage' });

it('takes the focus, and gives it back to where it came from', async () => {
  const visitor = await open();
  expect(drawer()).toHaveTextContent(details);
  expect(screen.getByRole('button', { name: 'Details schließen' })).toHaveFocus();
  await visitor.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: opener })).toHaveFocus();
  await waitFor(() => expect(drawer()).not.toBeInTheDocument());
});

it('closes by Escape, unless something in it has a use for the key', async () => {
  const visitor = await open();
  await visitor.click(screen.getByRole('textbox', { name: 'Feld' }));
  await visitor.keyboard('{Escape}');
  expect(drawer()).toBeInTheDocument();
  await visitor.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Details schließen' })).toHaveFocus();
  await visitor.keyboard('{Escape}');
  await waitFor(() => expect(drawer()).not.toBeInTheDocument());
});

it('leaves the list next to it usable', async () => {
  const visitor = await open();
  await visitor.click(screen.getByRole('button', { name: opener }));
  expect(drawer()).toBeInTheDocument();
});
