import { TopUpBody } from '@pruefer/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '~/app/App.js';
import { ConfirmProvider } from '~/ui/dialog/ConfirmProvider.js';
import type { ReadableError } from '~/ui/placeholders/readable-error.js';
import { DraftOwnerContext, keepDraft } from '../state/drafts.js';
import { FormDialog } from './FormDialog.js';
import { NumberInput } from '../inputs/NumberInput.js';
import { TextInput } from '../inputs/TextInput.js';

type Answer = ReadableError | 'saved' | 'open';

const owner = { name: 'm.hoffmann', isLeaving: false };
const draft = { key: 'topUp', secrets: ['orderNumber'] };
beforeEach(() => sessionStorage.clear());

/** A dialog as screens write them. */
function topUpDialog(onSubmit: (values: TopUpBody) => Promise<Answer>, onClose: () => void, isLeaving: boolean) {
  return (
    <App>
      <DraftOwnerContext value={{ ...owner, isLeaving }}>
        <ConfirmProvider>
          <FormDialog<TopUpBody>
            isOpen
            title="Kontingent aufbuchen"
            submit="Aufbuchen"
            pending="Wird aufgebucht"
            body={TopUpBody}
            defaults={{ addedQuota: 100, orderNumber: '' }}
            draft={draft}
            required={['orderNumber']}
            failed="Fehler beim Aufbuchen"
            onSubmit={onSubmit}
            onClose={onClose}
          >
            <NumberInput name="addedQuota" label="Aufrufe" />
            <TextInput name="orderNumber" label="Auftragsnummer" />
          </FormDialog>
        </ConfirmProvider>
      </DraftOwnerContext>
    </App>
  );
}

/** The dialog once it is open: its first field has the focus then. */
async function show(answer: (values: TopUpBody) => Promise<Answer> = () => Promise.resolve('saved')) {
  const onSubmit = jest.fn(answer);
  const onClose = jest.fn();
  const { rerender } = render(topUpDialog(onSubmit, onClose, false));
  const visitor = userEvent.setup({ delay: null });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Aufrufe' })).toHaveFocus());
  const order = () => screen.getByRole('textbox', { name: 'Auftragsnummer', hidden: true });
  const fill = async (text: string) => {
    await visitor.click(order());
    await visitor.paste(text);
  };
  return { visitor, onSubmit, onClose, order, fill, endSession: () => rerender(topUpDialog(onSubmit, onClose, true)) };
}

const error = (fields: ReadableError['fields'] = []): ReadableError => ({
  message: 'Das geht nicht.',
  requestId: 'r-3',
  fields,
});

it('Enter sends the input, and the dialog closes once it is saved', async () => {
  const { visitor, onSubmit, onClose, fill } = await show();
  await fill(' A-17 ');
  await visitor.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ addedQuota: 100, orderNumber: 'A-17' }));
});

it('says at its field what the contract refuses, sends nothing, and leads there', async () => {
  const { visitor, onSubmit, order } = await show();
  await visitor.click(screen.getByRole('button', { name: 'Aufbuchen' }));
  await waitFor(() => expect(order()).toBeInvalid());
  expect(order()).toHaveAccessibleDescription('Fehlende Auftrags-/Rechnungsnummer');
  expect(order()).toHaveFocus();
  expect(await screen.findByRole('alert')).toHaveTextContent('Fehlende Eingaben');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('says that an input is wrong where none is missing', async () => {
  const { visitor, onSubmit, fill } = await show();
  await fill('A-17');
  await visitor.clear(screen.getByRole('textbox', { name: 'Aufrufe' }));
  await visitor.click(screen.getByRole('button', { name: 'Aufbuchen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Fehler beim Aufbuchen');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a refusal of the server lands at its field, with the focus', async () => {
  const field = { field: 'orderNumber', message: 'Dieser Auftrag ist schon gebucht.' };
  const { visitor, onClose, order, fill } = await show(() => Promise.resolve(error([field])));
  await fill('A-17');
  await visitor.click(screen.getByRole('button', { name: 'Aufbuchen' }));
  await waitFor(() => expect(order()).toHaveAccessibleDescription('Dieser Auftrag ist schon gebucht.'));
  expect(order()).toHaveFocus();
  expect(screen.queryByText('Vorgangsnummer r-3')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('a refusal of no field of it stays on the page with its number, and so does the input', async () => {
  const { visitor, order, fill } = await show(() => Promise.resolve(error([{ field: 'fremd', message: 'x' }])));
  await fill('A-17');
  await visitor.click(screen.getByRole('button', { name: 'Aufbuchen' }));
  expect(await screen.findByText('Vorgangsnummer r-3')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Fehler beim AufbuchenDas geht nicht.');
  expect(order()).toHaveValue('A-17');
});

it('is sent once, however often the button is pressed, and does not close meanwhile', async () => {
  let end: (answer: Answer) => void = () => undefined;
  const { visitor, onSubmit, onClose, fill } = await show(() => new Promise((resolve) => (end = resolve)));
  await fill('A-17');
  await visitor.keyboard('{Enter}');
  await visitor.click(await screen.findByRole('button', { name: 'Wird aufgebucht' }));
  await visitor.keyboard('{Enter}{Escape}');
  expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  end('saved');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('closes without a question before the first input, and asks before input is lost', async () => {
  const { visitor, onClose, order, fill } = await show();
  await visitor.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await fill('A-17');
  await visitor.keyboard('{Escape}');
  await visitor.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect([onClose.mock.calls.length, (order() as HTMLInputElement).value]).toEqual([1, 'A-17']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await visitor.keyboard('{Escape}');
  await visitor.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});

it('keeps the input when the session ends, without secrets', async () => {
  const { visitor, fill, endSession } = await show();
  await fill('A-17');
  const quota = screen.getByRole('textbox', { name: 'Aufrufe' });
  await visitor.clear(quota);
  await visitor.paste('250');
  endSession();
  expect({ ...sessionStorage }).toEqual({ 'draft:m.hoffmann:topUp': JSON.stringify({ fields: { addedQuota: 250 } }) });
});

it('offers input from before the session ended, and forgets it once it is taken', async () => {
  keepDraft(owner.name, draft.key, { fields: { addedQuota: 250 } });
  const { visitor } = await show();
  await visitor.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(screen.getByRole('textbox', { name: 'Aufrufe' })).toHaveValue('250');
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});
