import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { App } from '~/app/App.js';
import { useConfirm } from '../dialog/confirm.js';
import { ConfirmProvider } from '../dialog/ConfirmProvider.js';
import { SecretOnceDialog } from '../dialog/SecretOnceDialog.js';
import { FilterBar } from '../controls/FilterBar.js';
import { PasswordField } from '../form/inputs/PasswordField.js';
import { FilteredState } from '../placeholders/FilteredState.js';
import { UsageBar } from './UsageBar.js';

describe('a question', () => {
  function Asker() {
    const confirm = useConfirm();
    const [answer, setAnswer] = useState('');
    const ask = async () => setAnswer(String(await confirm({ title: 'Löschen?', text: 'Weg.', action: 'Ja' })));
    return <button onClick={() => void ask()}>{`Fragen ${answer}`}</button>;
  }

  it.each([
    ['the action', () => userEvent.click(screen.getByRole('button', { name: 'Ja' })), 'true'],
    ['the safe button', () => userEvent.click(screen.getByRole('button', { name: 'Abbrechen' })), 'false'],
    ['Escape', () => userEvent.keyboard('{Escape}'), 'false'],
    ['Enter, for the safe button has the focus', () => userEvent.keyboard('{Enter}'), 'false'],
  ])('is answered by %s', async (_, act, answer) => {
    render(
      <ConfirmProvider>
        <Asker />
      </ConfirmProvider>,
      { wrapper: App },
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('alertdialog', { name: 'Löschen?' })).toHaveAccessibleDescription('Weg.');
    await act();
    expect(await screen.findByText(`Fragen ${answer}`)).toBeInTheDocument();
  });
});

it('a secret closes only when it is kept, is copied whole and read in blocks', async () => {
  const done = jest.fn();
  const visitor = userEvent.setup();
  const secret = '4f9c21ab07de88c15b3e90f27a16d4c8e0b92f713c58a6de91f4027bd3e6a71e';
  render(
    <SecretOnceDialog title="Neu" text="Nur jetzt." what="Schlüssel" prefix="iban_sk_" secret={secret} onDone={done} />,
    { wrapper: App },
  );
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(screen.getByText('72 Zeichen, ohne Leerstellen')).toBeInTheDocument();
  expect(screen.getByText('07de88c1')).toBeInTheDocument();
  await visitor.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Fertig' })).toBeDisabled();
  await visitor.click(screen.getByRole('button', { name: 'Schlüssel kopieren' }));
  expect(write).toHaveBeenCalledWith(`iban_sk_${secret}`);
  await visitor.click(screen.getByRole('checkbox', { name: 'Ich habe den Schlüssel gespeichert' }));
  await visitor.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(done).toHaveBeenCalledTimes(1);
});

it.each([
  [1, 4, '25 %', '1 von 4, 25 %'],
  [75310, 100000, '75 %', '75.310 von 100.000, 75 %'],
  [5, 0, '0 %', '5 von 0, 0 %'],
])('a usage bar says %i of %i in words', (used, quota, percent, value) => {
  render(<UsageBar used={used} quota={quota} />, { wrapper: App });
  expect(screen.getByRole('meter', { name: 'Verbrauch des Kontingents' })).toHaveAttribute('aria-valuetext', value);
  expect(screen.getByText(percent)).toBeInTheDocument();
});

it('a filter bar names the active filters and removes them', async () => {
  const remove = jest.fn();
  const reset = jest.fn();
  render(
    <App>
      <FilterBar search={null} active={[{ name: 'Status', value: 'Aktiv', onRemove: remove }]} onReset={reset}>
        {null}
      </FilterBar>
      <FilteredState title="Nichts passt" onReset={reset} />
    </App>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filter entfernen: Status Aktiv' }));
  expect(remove).toHaveBeenCalledTimes(1);
  for (const button of screen.getAllByRole('button', { name: 'Filter zurücksetzen' })) await userEvent.click(button);
  expect(reset).toHaveBeenCalledTimes(2);
});

it('the filters open and close by one button that counts those in force', async () => {
  const status = { name: 'Status', value: 'Aktiv', onRemove: jest.fn() };
  render(
    <FilterBar search={<input aria-label="Suche" />} active={[status]} onReset={jest.fn()}>
      <input aria-label="Status" />
    </FilterBar>,
    { wrapper: App },
  );
  const button = screen.getByRole('button', { name: 'Filter (1)', expanded: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('textbox', { name: 'Status' })).toBeVisible();
});

it('a password can be shown and hidden, and warns of caps lock', async () => {
  const visitor = userEvent.setup();
  render(<PasswordField label="Passwort" defaultValue="geheim" />, { wrapper: App });
  const field = screen.getByLabelText('Passwort');
  expect(field).toHaveAttribute('type', 'password');
  await visitor.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(within(document.body).getByRole('button', { name: 'Passwort verbergen' })).toBeInTheDocument();
  await visitor.click(field);
  await visitor.keyboard('{CapsLock}A');
  await waitFor(() => expect(screen.getByText('Die Feststelltaste ist eingeschaltet.')).toBeInTheDocument());
});
