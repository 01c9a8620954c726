import { screen, waitFor } from '@testing-library/react';
import { answerCall, manager, sentCalls, signIn } from '~/testing/fakes/console.js';
import { keys, serveKeys } from '~/testing/fakes/keys.js';
import { problem } from '~/testing/fakes/server.js';
import { toast, visitSite } from '~/testing/visit-site.js';
import { startFakeKeys } from '~/testing/visits/visit-keys.js';

startFakeKeys();

const { nordlicht, kassel, old } = keys;
const path = (id: string) => `/api/admin/api-keys/${id}`;

/** The menu of a key's row. */
async function open(client: string) {
  signIn(manager);
  serveKeys();
  const { visitor } = visitSite('/admin/api-keys?renewed=true');
  await visitor.click(await screen.findByRole('button', { name: `Weitere Aktionen für ${client}` }));
  return {
    visitor,
    choose: async (action: string) => visitor.click(await screen.findByRole('menuitem', { name: action })),
    row: () => screen.getByText(client).closest('[role="row"]'),
  };
}

it('shows the new state before the server has answered', async () => {
  const { choose, row } = await open(nordlicht.clientName);
  let answer: (record: object) => void = () => undefined;
  const answered = new Promise<object>((resolve) => (answer = resolve));
  answerCall('put', path(nordlicht.id), () => answered);
  await choose(`${nordlicht.clientName} sperren`);
  await waitFor(() => expect(row()).toHaveTextContent('Gesperrt'));
  expect(toast().queryByText('API-Schlüssel aktualisiert')).not.toBeInTheDocument();
  answer({ ...nordlicht, isActive: false, version: 4 });
  expect(await toast().findByText('API-Schlüssel aktualisiert')).toBeInTheDocument();
});

it('can be taken back, unless another user has changed the key since', async () => {
  const { visitor, choose } = await open(nordlicht.clientName);
  answerCall('put', path(nordlicht.id), () => ({ ...nordlicht, isActive: false, version: 4 }));
  await choose(`${nordlicht.clientName} sperren`);
  await visitor.click(await toast().findByRole('button', { name: 'Rückgängig' }));
  expect(await toast().findByText(/ist zurückgenommen\.$/)).toBeInTheDocument();
  expect(sentCalls.map(({ body }) => body)).toEqual([{ isActive: false }, { isActive: true, version: 4 }]);
});

it('puts the old state back when the server refuses, and says why', async () => {
  const { choose, row } = await open(kassel.clientName);
  answerCall('put', path(kassel.id), () => problem(503, 'unavailable', 'Nicht erreichbar.'));
  await choose(`${kassel.clientName} aktivieren`);
  expect(await toast().findByText('Nicht erreichbar.')).toBeInTheDocument();
  expect(row()).toHaveTextContent('Gesperrt');
});

it('is not offered for a replaced key, which cannot be renewed either', async () => {
  await open(old.clientName);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    `Details zu ${old.clientName}`,
  ]);
  const renew = `Schlüssel von ${old.clientName} neu generieren`;
  expect(screen.queryByRole('button', { name: renew, hidden: true })).not.toBeInTheDocument();
});

it('asks before it ends the time that a replaced key has left, for that cannot be taken back', async () => {
  serveKeys();
  signIn(manager);
  serveKeys([{ ...old, isActive: true, supersededAt: '2099-01-01T00:00:00Z' }]);
  const { visitor } = visitSite('/admin/api-keys?renewed=true');
  expect(await screen.findByText(/^bis 01\.01\.2099/)).toBeInTheDocument();
  answerCall('put', path(old.id), () => old);
  await visitor.click(screen.getByRole('button', { name: `Weitere Aktionen für ${old.clientName}` }));
  await visitor.click(await screen.findByRole('menuitem', { name: `${old.clientName} sperren` }));
  expect(sentCalls).toEqual([]);
  await visitor.click(await screen.findByRole('button', { name: 'Sperren' }));
  expect(await toast().findByText('API-Schlüssel aktualisiert')).toBeInTheDocument();
  // It is out of sight at once, and gone a moment later.
  await waitFor(() => expect(toast().queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument());
});
