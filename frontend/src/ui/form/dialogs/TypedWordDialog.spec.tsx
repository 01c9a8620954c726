import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReadableError } from '~/ui/placeholders/readable-error.js';
import { TypedWordDialog } from './TypedWordDialog.js';

type Confirm = () => Promise<ReadableError | undefined>;

function show(onConfirm: Confirm) {
  const onClose = jest.fn();
  render(
    <TypedWordDialog
      title="Backup einspielen?"
      text="Alle Seiten werden ersetzt."
      word="WIEDERHERSTELLEN"
      action="Einspielen"
      pending="Wird eingespielt"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Zur Bestätigung WIEDERHERSTELLEN eingeben' });
  const answer = async (word: string) => {
    await visitor.clear(field);
    await visitor.paste(word);
    await visitor.click(screen.getByRole('button', { name: 'Einspielen' }));
  };
  const visitor = userEvent.setup({ delay: null });
  return { visitor, field, onClose, answer };
}

it('asks with the safe button in focus, and Escape does nothing but close', async () => {
  const onConfirm = jest.fn<Promise<undefined>, []>();
  const { visitor, onClose } = show(onConfirm);
  const dialog = screen.getByRole('alertdialog', { name: 'Backup einspielen?' });
  expect(dialog).toHaveAccessibleDescription('Alle Seiten werden ersetzt.');
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  await visitor.keyboard('{Escape}');
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});

it('does nothing without the word, leads back to the field, and does it once with it', async () => {
  const onConfirm = jest.fn<Promise<undefined>, []>().mockResolvedValue(undefined);
  const { field, onClose, answer } = show(onConfirm);
  for (const wrong of ['wiederherstellen', 'WIEDERHERSTELLE']) {
    await answer(wrong);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Bitte geben Sie WIEDERHERSTELLEN ein.');
  }
  expect(onConfirm).not.toHaveBeenCalled();
  await answer(' WIEDERHERSTELLEN ');
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

it('while it is being done, cannot be closed or repeated; a refusal stays on the page with its number', async () => {
  let end: (refused: ReadableError) => void = () => undefined;
  const onConfirm = jest.fn<ReturnType<Confirm>, []>(() => new Promise((resolve) => (end = resolve)));
  const { visitor, field, onClose, answer } = show(onConfirm);
  await answer('WIEDERHERSTELLEN');
  expect(screen.getByRole('button', { name: 'Wird eingespielt' })).toBeInTheDocument();
  await visitor.click(field);
  await visitor.keyboard('{Enter}{Escape}');
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  end({ message: 'Es läuft schon eine Wiederherstellung.', requestId: 'r-5', fields: [] });
  expect(await screen.findByText('Es läuft schon eine Wiederherstellung.')).toBeInTheDocument();
  expect(screen.getByText('Vorgangsnummer r-5')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Einspielen' })).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
