import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { App } from '~/app/App.js';
import { ConsoleStore } from '~/app/ConsoleStore.js';
import { ConfirmProvider } from '~/ui/dialog/ConfirmProvider.js';

/** The appearance and the store around hooks of the console. */
export function ConsoleParts({ children }: { children: ReactNode }) {
  return (
    <App>
      <ConsoleStore>{children}</ConsoleStore>
    </App>
  );
}

/** A part of the console with all its providers, and a visitor: far less to draw than a section. */
export function renderConsole(part: ReactNode, address = '/') {
  const visitor = userEvent.setup({ delay: null });
  const view = render(
    <ConsoleParts>
      <MemoryRouter initialEntries={[address]}>
        <ConfirmProvider>{part}</ConfirmProvider>
      </MemoryRouter>
    </ConsoleParts>,
  );
  return { visitor, ...view };
}
