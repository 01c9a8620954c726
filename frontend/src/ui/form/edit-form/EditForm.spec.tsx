import { TopUpBody } from '@pruefer/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '~/app/App.js';
import { ConfirmProvider } from '~/ui/dialog/ConfirmProvider.js';
import { DraftOwnerContext } from '../state/drafts.js';
import { EditForm } from './EditForm.js';
import { TextInput } from '../inputs/TextInput.js';
import { type EditOutcome, useEditForm } from './use-edit-form.js';

interface State extends TopUpBody {
  readonly version: number;
}

const state = (version: number, orderNumber: string): State => ({ addedQuota: 1, orderNumber, version });
const conflict = (current: State): EditOutcome<State> => ({
  error: { code: 'version_conflict', current, message: 'Geändert.', requestId: null, fields: [] },
});

type Save = (values: TopUpBody, version: number) => Promise<EditOutcome<State>>;

function Form({ latest, save }: { latest: State; save: Save }) {
  const edit = useEditForm<State, TopUpBody>({
    latest,
    toValues: ({ addedQuota, orderNumber }) => ({ addedQuota, orderNumber }),
    save,
    onSaved: () => undefined,
    body: TopUpBody,
    draft: { key: 'edit', secrets: [] },
    invalidInputToast: () => ({ title: 'Ungültige Eingabe', text: '' }),
    failed: 'Fehler beim Speichern',
  });
  return (
    <EditForm<TopUpBody, State, TopUpBody>
      edit={edit}
      label="Auftrag"
      comparedFields={[
        ['Nummer', ({ orderNumber }) => orderNumber],
        ['Aufrufe', ({ addedQuota }) => String(addedQuota)],
      ]}
    >
      <TextInput name="orderNumber" label="Nummer" />
    </EditForm>
  );
}

function show(answer: Save = (values, version) => Promise.resolve({ state: { ...values, version: version + 1 } })) {
  const save = jest.fn(answer);
  const page = (latest: State) => (
    <App>
      <ConfirmProvider>
        <Form latest={latest} save={save} />
      </ConfirmProvider>
    </App>
  );
  const { rerender } = render(page(state(1, 'alt')));
  const visitor = userEvent.setup({ delay: null });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nummer', hidden: true });
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
  const type = async (text: string) => {
    await visitor.clear(field());
    await visitor.paste(text);
  };
  return { save, field, press, type, follow: (latest: State) => rerender(page(latest)) };
}

it('says whether something is unsaved; its buttons do nothing before', async () => {
  const { save, press, type } = show();
  expect(screen.getByText('Alles gespeichert')).toHaveAttribute('role', 'status');
  await press('Speichern');
  expect(save).not.toHaveBeenCalled();
  await type('neu');
  expect(screen.getByText('Ungespeicherte Änderungen')).toBeInTheDocument();
  await press('Speichern');
  expect(await screen.findByText('Alles gespeichert')).toBeInTheDocument();
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ orderNumber: 'neu' }), 1);
});

it('saves over the state that it has saved itself the time before', async () => {
  const { save, press, type } = show();
  for (const text of ['neu', 'neuer']) {
    await type(text);
    await press('Speichern');
    await screen.findByText('Alles gespeichert');
  }
  expect(save.mock.calls.map(([, version]) => version)).toEqual([1, 2]);
});

it('keeps what is typed while the save is under way, as unsaved', async () => {
  let end: (outcome: EditOutcome<State>) => void = () => undefined;
  const { save, field, press, type } = show(() => new Promise((resolve) => (end = resolve)));
  await type('neu');
  await press('Speichern');
  await type('noch neuer');
  await act(async () => end({ state: state(2, 'neu') }));
  expect(field()).toHaveValue('noch neuer');
  expect(screen.getByText('Ungespeicherte Änderungen')).toBeInTheDocument();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await press('Speichern');
  end({ state: state(3, 'noch neuer') });
  expect(await screen.findByText('Alles gespeichert')).toBeInTheDocument();
  expect(save.mock.calls.map(([{ orderNumber }, version]) => [orderNumber, version])).toEqual([
    ['neu', 1],
    ['noch neuer', 2],
  ]);
});

it('follows the server before the first input, and no longer after it', async () => {
  const { field, type, follow } = show();
  follow(state(2, 'von anderen'));
  expect(field()).toHaveValue('von anderen');
  await type('meins');
  follow(state(3, 'noch einmal'));
  expect(field()).toHaveValue('meins');
});

it('shows both versions when another user was quicker, and saves over theirs only after that', async () => {
  const { save, field, press, type } = show((values, version) =>
    Promise.resolve(version === 1 ? conflict(state(7, 'ihres')) : { state: { ...values, version: 8 } }),
  );
  await type('meins');
  await press('Speichern');
  const note = within(await screen.findByRole('table'));
  expect(note.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Feld', 'Ihre Eingabe', 'Gespeichert'],
    ['Nummer', 'meins', 'ihres'],
  ]);
  expect(field()).toHaveValue('meins');
  await press('Trotzdem speichern');
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  expect(save.mock.calls.map(([{ orderNumber }, version]) => [orderNumber, version])).toEqual([
    ['meins', 1],
    ['meins', 7],
  ]);
});

describe('input from before the session ended', () => {
  /** Types over version 1, loses the session, and signs in again. */
  async function returnTo(latest: State) {
    sessionStorage.clear();
    const page = (shownState: State, isLeaving: boolean) => (
      <App>
        <DraftOwnerContext value={{ name: 'm.hoffmann', isLeaving }}>
          <ConfirmProvider>
            <Form latest={shownState} save={save} />
          </ConfirmProvider>
        </DraftOwnerContext>
      </App>
    );
    const save = jest.fn<ReturnType<Save>, Parameters<Save>>((values, version) =>
      Promise.resolve({ state: { ...values, version: version + 1 } }),
    );
    const { rerender, unmount } = render(page(state(0, 'uralt'), false));
    rerender(page(state(1, 'alt'), false));
    const visitor = userEvent.setup({ delay: null });
    await visitor.type(screen.getByRole('textbox', { name: 'Nummer' }), ' und neu');
    rerender(page(state(1, 'alt'), true));
    const kept = { ...sessionStorage };
    unmount();
    render(page(latest, false));
    const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
    await press('Übernehmen');
    return { save, press, kept };
  }

  it('is kept as the typed fields and the version under them', async () => {
    const { kept } = await returnTo(state(1, 'alt'));
    const draft = JSON.stringify({ version: 1, fields: { orderNumber: 'alt und neu' } });
    expect(kept).toEqual({ 'draft:m.hoffmann:edit': draft });
  });

  it('reverts no field that another user has saved since, and is compared with theirs before it is saved', async () => {
    const { save, press } = await returnTo({ addedQuota: 500, orderNumber: 'ihres', version: 2 });
    const note = within(screen.getByRole('table'));
    expect(note.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FeldIhre EingabeGespeichert',
      'Nummeralt und neuihres',
    ]);
    await press('Trotzdem speichern');
    await screen.findByText('Alles gespeichert');
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ addedQuota: 500, orderNumber: 'alt und neu' }), 2);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('gives way to what another user has saved since, on request', async () => {
    const { press } = await returnTo(state(2, 'ihres'));
    await press('Gespeicherte Fassung übernehmen');
    expect(screen.getByRole('textbox', { name: 'Nummer' })).toHaveValue('ihres');
    expect(screen.queryByText('Inzwischen geändert')).not.toBeInTheDocument();
  });

  it('is taken without a comparison where nobody else has saved', async () => {
    await returnTo(state(1, 'alt'));
    expect(screen.getByRole('textbox', { name: 'Nummer' })).toHaveValue('alt und neu');
    expect(screen.queryByText('Inzwischen geändert')).not.toBeInTheDocument();
  });
});

it('takes the saved version on request, and has nothing unsaved then', async () => {
  const { field, press, type } = show(() => Promise.resolve(conflict(state(7, 'ihres'))));
  await type('meins');
  await press('Speichern');
  await screen.findByText('Inzwischen geändert');
  await press('Gespeicherte Fassung übernehmen');
  await waitFor(() => expect(field()).toHaveValue('ihres'));
  expect(screen.getByText('Alles gespeichert')).toBeInTheDocument();
  expect(screen.queryByText('Inzwischen geändert')).not.toBeInTheDocument();
});

it('says so when the other user has saved the very same', async () => {
  const { press, type } = show(() => Promise.resolve(conflict(state(7, 'meins'))));
  await type('meins');
  await press('Speichern');
  expect(
    await screen.findByText('Jemand anders hat dasselbe gespeichert, was Sie eingegeben haben.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('discards the input after a question', async () => {
  const { field, press, type } = show();
  await type('meins');
  await press('Verwerfen');
  const question = within(await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' }));
  await userEvent.click(question.getByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(field()).toHaveValue('alt'));
});

it('takes the toast about a field away once the field is right', async () => {
  const { field, press, type } = show();
  await type('x'.repeat(1_000));
  await press('Speichern');
  expect(await screen.findByText('Ungültige Eingabe')).toBeInTheDocument();
  await type('neu');
  await waitFor(() => expect(screen.queryByText('Ungültige Eingabe')).not.toBeInTheDocument());
  expect(field()).toHaveValue('neu');
});
