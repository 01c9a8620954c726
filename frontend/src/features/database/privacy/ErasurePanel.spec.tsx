import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, answerCall, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { renderConsole } from '~/testing/render-console.js';
import { toast } from '~/testing/visit-site.js';
import { ErasurePanel } from './ErasurePanel.js';

startFakeConsole();

const previewPath = '/api/admin/logs/erasures/preview';
const first = 'DE89370400440532013000';
const second = 'AT611904300234573201';
const threeRows = { rows: 3, oldestAt: '2026-01-14T08:00:00Z', newestAt: '2026-11-02T08:00:00Z' };
const found = '3 Einträge vom 14.01.2026 bis 02.11.2026 enthalten diese IBAN.';

const field = () => screen.getByLabelText('IBAN');
const find = () => screen.getByRole('button', { name: 'Suchen' });
const erase = () => screen.queryByRole('button', { name: 'IBAN löschen ...' });

/** A panel of an admin. @param erasures what was erased before */
function show(erasures = 0) {
  signIn(admin);
  fakeServer.use(
    http.get('*/api/admin/logs/erasures', ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      const items = Array.from({ length: Math.min(5, erasures - offset) }, (_, index) => ({
        id: `0193a001-0000-7000-8000-${String(offset + index).padStart(12, '0')}`,
        at: '2026-11-20T13:07:00Z',
        erasedBy: 'm.hoffmann',
        reason: `Az. ${offset + index + 1}`,
        rows: 1,
        completedAt: '2026-11-20T13:08:00Z',
      }));
      return HttpResponse.json({ items, total: erasures });
    }),
  );
  return renderConsole(<ErasurePanel />);
}

/** The server answers the next search when it is told to; `answer` is over when the answer has come, or would have. */
function searchOnHold() {
  let release: (preview: object) => void = () => undefined;
  const answered = new Promise<object>((resolve) => (release = resolve));
  answerCall('post', previewPath, () => answered);
  return {
    answer: () =>
      act(async () => {
        release(threeRows);
        // A call that is made now is answered after it.
        await (await fetch(new URL('/api/admin/logs/erasures?offset=0', location.origin))).json();
      }),
  };
}

describe('a search for the rows of an IBAN', () => {
  it('is ignored when its answer comes after another IBAN was typed', async () => {
    const { visitor } = show();
    const search = searchOnHold();
    await fillIn(visitor, field(), first);
    await visitor.click(find());
    await waitFor(() => expect(sentCalls).toHaveLength(1));
    await visitor.clear(field());
    await fillIn(visitor, field(), second);
    await search.answer();
    expect(find()).toBeInTheDocument();
    expect(screen.queryByText(found)).not.toBeInTheDocument();
    expect(erase()).not.toBeInTheDocument();
    expect(toast().queryByText('Fehler beim Suchen')).not.toBeInTheDocument();
  });

  it('may begin for another IBAN while one is on its way, and shows what belongs to the last', async () => {
    const { visitor } = show();
    const search = searchOnHold();
    await fillIn(visitor, field(), first);
    await visitor.click(find());
    await waitFor(() => expect(sentCalls).toHaveLength(1));
    await visitor.clear(field());
    answerCall('post', previewPath, () => ({ rows: 0, oldestAt: null, newestAt: null }));
    await fillIn(visitor, field(), second);
    await visitor.click(find());
    expect(await screen.findByText('Kein Eintrag im Log enthält diese IBAN.')).toBeInTheDocument();
    await search.answer();
    expect(screen.queryByText(found)).not.toBeInTheDocument();
    expect(sentCalls.map(({ body }) => body)).toEqual([{ iban: first }, { iban: second }]);
  });

  it('is sent once, however often it is asked for', async () => {
    const { visitor } = show();
    const search = searchOnHold();
    await fillIn(visitor, field(), first);
    await visitor.click(find());
    await visitor.click(screen.getByRole('button', { name: 'Wird gesucht' }));
    await search.answer();
    expect(await screen.findByText(found)).toBeInTheDocument();
    expect(sentCalls).toHaveLength(1);
  });

  it('that is refused says why, and can be asked again', async () => {
    const { visitor } = show();
    answerCall('post', previewPath, () => problem(400, 'iban_invalid', 'Das ist keine vollständige IBAN.'));
    await fillIn(visitor, field(), 'DE89');
    await visitor.click(find());
    expect(await toast().findByText('Das ist keine vollständige IBAN.')).toBeInTheDocument();
    answerCall('post', previewPath, () => threeRows);
    await visitor.click(find());
    expect(await screen.findByText(found)).toBeInTheDocument();
  });
});

describe('the result', () => {
  async function ask() {
    const { visitor } = show();
    answerCall('post', previewPath, () => threeRows);
    await fillIn(visitor, field(), first);
    await visitor.click(find());
    await screen.findByText(found);
    return visitor;
  }

  it('disappears as soon as the IBAN in the field is another one', async () => {
    const visitor = await ask();
    expect(erase()).toBeInTheDocument();
    await visitor.type(field(), '1');
    expect(screen.queryByText(found)).not.toBeInTheDocument();
    expect(erase()).not.toBeInTheDocument();
  });

  it('stays in its rows when the server refuses; field and question stay, the reason is sent without blanks', async () => {
    const visitor = await ask();
    answerCall('post', '/api/admin/logs/erasures', () => problem(503, 'unavailable', 'Nicht erreichbar.'));
    await visitor.click(erase()!);
    const question = within(await screen.findByRole('alertdialog', { name: 'IBAN endgültig löschen?' }));
    await fillIn(visitor, question.getByLabelText('Begründung'), '  ');
    await fillIn(visitor, question.getByLabelText('Zur Bestätigung LÖSCHEN eingeben'), 'LÖSCHEN');
    await visitor.keyboard('{Enter}');
    expect(await question.findByText(/Nicht erreichbar/)).toBeInTheDocument();
    expect(sentCalls.at(-1)?.body).toEqual({ iban: first, confirmation: 'LÖSCHEN' });
    await visitor.click(question.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field()).toHaveValue(first);
    expect(screen.getByText(found)).toBeInTheDocument();
  });
});
