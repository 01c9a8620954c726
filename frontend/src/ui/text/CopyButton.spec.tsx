import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './CopyButton.js';

async function press(write: () => Promise<void>) {
  const visitor = userEvent.setup();
  render(<CopyButton what="BIC" text="COBADEFFXXX" />);
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  await visitor.click(screen.getByRole('button', { name: 'BIC kopieren' }));
}

it('says that it has copied, for two seconds', async () => {
  await press(() => Promise.resolve());
  expect(await screen.findByText('Kopiert')).toHaveAttribute('role', 'status');
  await waitForElementToBeRemoved(() => screen.queryByText('Kopiert'), { timeout: 30_000 });
});

it('says when the browser refuses', async () => {
  await press(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  expect(await screen.findByText('Kopieren nicht möglich')).toBeInTheDocument();
});
