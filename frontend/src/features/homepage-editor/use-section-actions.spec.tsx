import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { answerCall, manager, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { sections } from '~/testing/fakes/content.js';
import { problem } from '~/testing/fakes/server.js';
import { ConsoleParts } from '~/testing/render-console.js';
import { ConfirmProvider } from '~/ui/dialog/ConfirmProvider.js';
import { toast } from '~/testing/visit-site.js';
import { useSectionActions } from './use-section-actions.js';

startFakeConsole();

const [first, second, third] = sections.map(({ id }) => id) as [string, string, string];
const path = '/api/admin/homepage/section-order';
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** The sections as a screen shows them, which goes on showing what it has loaded. */
function show() {
  signIn(manager);
  const { result } = renderHook(() => useSectionActions(sections.slice(0, 3)), {
    wrapper: ({ children }) => (
      <ConsoleParts>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ConsoleParts>
    ),
  });
  return {
    order: () => result.current.orderedSections.map(({ id }) => id),
    move: (from: number, to: number) => void act(() => void result.current.move(from, to)),
    remove: () => {
      let isGone: boolean | undefined;
      act(() => void result.current.remove(sections[1]!).then((gone) => (isGone = gone)));
      return () => isGone;
    },
  };
}

/** Orders are answered one by one, when the test says so. */
function holdOrders() {
  const waiting: ((answer: object) => void)[] = [];
  answerCall('post', path, () => new Promise<object>((resolve) => waiting.push(resolve)));
  return (answer: object = {}) => act(async () => waiting.shift()?.(answer));
}
const ordersSent = () => sentCalls.map(({ body }) => (body as { ids: string[] }).ids);

describe('the order of the sections', () => {
  it('changes for the section that is seen at a place, while the move before is still on its way', async () => {
    const answer = holdOrders();
    const { order, move } = show();
    move(1, 0);
    await waitFor(() => expect(sentCalls).toHaveLength(1));
    move(1, 2);
    expect(order()).toEqual([second, third, first]);
    await waitFor(() => expect(sentCalls).toHaveLength(2));
    expect(ordersSent()).toEqual([
      [second, first, third],
      [second, third, first],
    ]);
    await answer();
    await toast().findByRole('button', { name: 'Rückgängig' });
    expect(order()).toEqual([second, third, first]);
    await answer();
  });

  it('restores the view from before the move, and reports a refusal', async () => {
    const answer = holdOrders();
    const { move } = show();
    move(0, 2);
    await waitFor(() => expect(sentCalls).toHaveLength(1));
    await answer();
    await toast().findByRole('button', { name: 'Rückgängig' });
    await press('Rückgängig');
    await waitFor(() => expect(ordersSent().at(-1)).toEqual([first, second, third]));
    await answer(problem(503, 'unavailable', 'Nicht erreichbar.'));
    expect(await toast().findByText('Nicht erreichbar.')).toBeInTheDocument();
  });
});

describe('a section', () => {
  const one = `/api/admin/homepage/sections/${second}`;

  it('stays when the question is answered with no, and is marked where it is open', async () => {
    const isGone = show().remove();
    await screen.findByRole('alertdialog');
    await press('Abbrechen');
    await waitFor(() => expect(isGone()).toBe(false));
    expect(sentCalls).toEqual([]);
  });

  it('that the server keeps is not reported as deleted', async () => {
    answerCall('delete', one, () => problem(404, 'section_unknown', 'Diesen Bereich gibt es nicht.'));
    const isGone = show().remove();
    const question = within(await screen.findByRole('alertdialog'));
    await act(async () => question.getAllByRole('button').at(-1)?.click());
    expect(await toast().findByText('Diesen Bereich gibt es nicht.')).toBeInTheDocument();
    expect(isGone()).toBe(false);
  });

  it('comes back while the toast is visible, or the reason for a refusal appears', async () => {
    answerCall('delete', one, () => ({}));
    const isGone = show().remove();
    const question = within(await screen.findByRole('alertdialog'));
    await act(async () => question.getAllByRole('button').at(-1)?.click());
    await toast().findByRole('button', { name: 'Rückgängig' });
    expect(isGone()).toBe(true);
    answerCall('post', `${one}/restore`, () => problem(410, 'section_gone', 'Er ist endgültig gelöscht.'));
    await press('Rückgängig');
    expect(await toast().findByText('Er ist endgültig gelöscht.')).toBeInTheDocument();
  });
});
