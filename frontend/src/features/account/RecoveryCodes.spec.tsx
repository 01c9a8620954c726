import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '~/app/App.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { SecretText } from './SecretText.js';

const codes = ['ABCD-EFGH-JKMN-PQR0', 'ABCD-EFGH-JKMN-PQR1'];
// It brings a clipboard, which the page of the tests does not have.
beforeEach(() => void userEvent.setup());

function show() {
  const onFinish = jest.fn();
  render(<RecoveryCodes username="s.aydin" codes={codes} finish="Fertig" onFinish={onFinish} />, { wrapper: App });
  return { onFinish, finish: screen.getByRole('button', { name: 'Fertig' }), kept: screen.getByRole('checkbox') };
}

it('takes the focus and reads every code as one item', () => {
  show();
  expect(screen.getByRole('group', { name: 'Wiederherstellungscodes' })).toHaveFocus();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
});

it('refuses to continue before the codes are kept, and after the user unticks that they are', () => {
  const { finish, kept, onFinish } = show();
  fireEvent.click(finish);
  fireEvent.click(kept);
  fireEvent.click(kept);
  fireEvent.click(finish);
  expect(onFinish).not.toHaveBeenCalled();
  fireEvent.click(kept);
  fireEvent.click(finish);
  expect(onFinish).toHaveBeenCalledTimes(1);
});

it('copies them one a line, and says so', async () => {
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Codes kopieren' }));
  expect(await screen.findByText('Kopiert', { selector: '[role="status"]' })).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith(codes.join('\n'));
});

it('the secret is read in groups of four and copied in one piece, also where the last group is shorter', async () => {
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<SecretText secret="JBSWY3DPEH" />, { wrapper: App });
  for (const group of ['JBSW', 'Y3DP', 'EH']) expect(screen.getByText(group)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Schlüssel kopieren' }));
  expect(await screen.findByText('Kopiert', { selector: '[role="status"]' })).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('JBSWY3DPEH');
});
