import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerCall, expireSession, manager, sentCalls, signIn } from '~/testing/fakes/console.js';
import { keys, keyStore, serveKeys } from '~/testing/fakes/keys.js';
import { fakeServer, problem, refusedField } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { dialog, toast, visitSite } from '~/testing/visit-site.js';
import { startFakeKeys, visitKeys } from '~/testing/visits/visit-keys.js';

startFakeKeys();

const { kassel, nordlicht } = keys;

describe('a top-up', () => {
  const path = `/api/admin/api-keys/${kassel.id}/top-up`;

  async function fill() {
    const site = await visitKeys(`?dialog=top-up&id=${kassel.id}`);
    const form = await dialog('Kontingent aufbuchen');
    const calls = form.getByLabelText('Zusätzliche Aufrufe');
    await fillIn(site.visitor, calls, '5.000');
    await fillIn(site.visitor, form.getByLabelText('Auftragsnummer'), 'A-7');
    return { ...site, form, calls, submit: () => site.visitor.click(form.getByRole('button', { name: 'Aufbuchen' })) };
  }

  it('without an answer is not booked twice by a second try, but another amount is another booking', async () => {
    const { form, calls, submit, visitor } = await fill();
    const used: (string | null)[] = [];
    fakeServer.use(
      http.post(`*${path}`, ({ request }) => {
        used.push(request.headers.get('Idempotency-Key'));
        return used.length < 3 ? HttpResponse.error() : HttpResponse.json({ message: 'Aufgebucht', booking: {} });
      }),
    );
    await submit();
    expect(await toast().findByText('Fehler beim Aufbuchen')).toBeInTheDocument();
    expect(calls).toHaveValue('5.000');
    expect(form.getByLabelText('Auftragsnummer')).toHaveValue('A-7');
    await submit();
    await waitFor(() => expect(used).toHaveLength(2));
    await waitFor(() => expect(form.getByRole('button', { name: 'Aufbuchen' })).toBeInTheDocument());
    await visitor.clear(calls);
    await fillIn(visitor, calls, '6000');
    await submit();
    expect(await toast().findByText('6.000 Aufrufe mehr für Kassel Kredit eG.')).toBeInTheDocument();
    expect(used[1]).toBe(used[0]);
    expect(used[2]).not.toBe(used[0]);
  });

  it('is not lost with the session: it is kept for the next login of the same person', async () => {
    const { submit, address, history } = await fill();
    expireSession();
    await submit();
    await waitFor(() => expect(address()).toBe('/admininterfacev1'));
    expect(history.location.state).toEqual({
      from: `/admin/api-keys?dialog=top-up&id=${kassel.id}`,
      isEnded: true,
    });
    expect(JSON.stringify({ ...sessionStorage })).toContain('A-7');
  });

  it('is not thrown away by Escape nor by a link without a question', async () => {
    const { visitor, form, calls, address } = await fill();
    await visitor.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' }));
    await visitor.click(question.getByRole('button', { name: 'Weiter bearbeiten' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await visitor.click(screen.getByRole('link', { name: 'Dashboard', hidden: true }));
    expect(await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' })).toBeInTheDocument();
    await visitor.keyboard('{Escape}');
    expect(address()).toContain('dialog=top-up');
    expect(calls).toHaveValue('5.000');
    expect(form.getByLabelText('Auftragsnummer')).toHaveValue('A-7');
  });

  it('stays open while it is being sent: Escape leaves no doubt about the booking', async () => {
    const { visitor, form, submit, address } = await fill();
    let answer: (done: object) => void = () => undefined;
    const answered = new Promise<object>((resolve) => (answer = resolve));
    answerCall('post', path, () => answered);
    await submit();
    const pending = await form.findByRole('button', { name: 'Wird aufgebucht' });
    await visitor.keyboard('{Escape}');
    fireEvent.click(pending);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(address()).toContain('dialog=top-up');
    answer({ message: 'Aufgebucht', booking: {} });
    expect(await toast().findByText('Kontingent aufgebucht')).toBeInTheDocument();
    expect(sentCalls).toEqual([{ call: `POST ${path}`, body: { addedQuota: 5_000, orderNumber: 'A-7' } }]);
  });
});

it('an edit of a quota below the usage is refused at its field and keeps the input', async () => {
  const { visitor } = await visitKeys(`?dialog=edit&id=${nordlicht.id}`);
  const form = await dialog('API-Schlüssel bearbeiten');
  const message = 'Das Kontingent kann nicht kleiner sein als der Verbrauch.';
  const refuse = () => refusedField('quota', 'quota_below_used', message, 409);
  answerCall('put', `/api/admin/api-keys/${nordlicht.id}`, refuse);
  const quota = form.getByLabelText('Kontingent (Aufrufe)');
  await visitor.clear(quota);
  await fillIn(visitor, quota, '99999');
  await visitor.click(form.getByRole('button', { name: 'Speichern' }));
  expect(await toast().findByText('Fehler beim Aktualisieren')).toBeInTheDocument();
  expect(quota).toHaveAccessibleDescription(message);
  expect(quota).toHaveValue('99999');
  expect(form.queryByText('Inzwischen geändert')).not.toBeInTheDocument();
});

it('the form is of the key in the address, also when another one follows without a step between', async () => {
  const { history } = await visitKeys(`?dialog=edit&id=${nordlicht.id}`);
  await dialog('API-Schlüssel bearbeiten');
  act(() => history.push(`/admin/api-keys?dialog=edit&id=${kassel.id}`));
  await waitFor(() => expect(screen.getByLabelText('Name des Kunden')).toHaveValue(kassel.clientName));
  expect(screen.getByLabelText('Kontingent (Aufrufe)')).toHaveValue('1.000');
});

it('a test key is marked, and no calls are booked on it', async () => {
  signIn(manager);
  serveKeys([{ ...nordlicht, isTest: true }]);
  visitSite('/admin/api-keys');
  const row = within((await screen.findByText(nordlicht.clientName)).closest<HTMLElement>('[role="row"]')!);
  expect(row.getByText('Test')).toBeInTheDocument();
  expect(
    row.queryByRole('button', { name: `Kontingent von ${nordlicht.clientName} aufbuchen` }),
  ).not.toBeInTheDocument();
  expect(row.getByRole('button', { name: `${nordlicht.clientName} bearbeiten` })).toBeInTheDocument();
});

it('the list is exported as it is filtered, and says why when it is not', async () => {
  const { visitor } = await visitKeys('?status=inactive&usedFrom=90&sort=-share');
  const asked: Record<string, string>[] = [];
  fakeServer.use(
    http.get('*/api/admin/api-keys.csv', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return problem(503, 'exports_busy', 'Es laufen schon mehrere Exporte.');
    }),
  );
  expect(keyStore.asked).not.toEqual([]);
  await visitor.click(screen.getByRole('button', { name: 'CSV exportieren' }));
  expect(await toast().findByText('Es laufen schon mehrere Exporte.')).toBeInTheDocument();
  expect(asked[0]).toMatchObject({ status: 'inactive', usedFrom: '90', sort: '-share' });
  expect(screen.getByRole('button', { name: 'CSV exportieren' })).toBeEnabled();
});
