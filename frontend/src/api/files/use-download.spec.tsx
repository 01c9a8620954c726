import { http } from 'msw';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { renderWithStore } from '~/testing/render-with-store.js';
import { savedFiles } from '~/testing/saved-files.js';
import { useDownload } from './use-download.js';

startFakeServer();
const path = '/api/admin/users/audit/export';
const saved = savedFiles();

/** Fetches the file. @returns what came of it, and the store afterwards */
async function download(answer: () => Response, name?: string) {
  fakeServer.use(http.get(`*${path}`, answer));
  const { store, result } = renderWithStore(useDownload);
  return { outcome: await result.current({ method: 'GET', path, isSignedIn: true }, name), store };
}

const file = (disposition: string) => new Response('a;b', { headers: { 'Content-Disposition': disposition } });

it.each([
  ['that the server gives', 'attachment; filename="protokoll.csv"', undefined, 'protokoll.csv'],
  ['that the screen gives before it', 'attachment; filename="protokoll.csv"', 'eigener.csv', 'eigener.csv'],
  ['of its own where the server gives none that is safe', 'attachment; filename="../x"', undefined, 'Export.csv'],
])('is saved under the name %s', async (_, disposition, name, expected) => {
  const release = jest.spyOn(URL, 'revokeObjectURL');
  const { outcome } = await download(() => file(disposition), name);
  expect([outcome, saved]).toEqual(['saved', [expected]]);
  expect(release.mock.calls).toEqual([['blob:file']]);
});

it('saves no file when the server refuses, and reports why', async () => {
  const { outcome, store } = await download(() => problem(403, 'forbidden', 'Dafür fehlt Ihnen die Berechtigung.'));
  expect(outcome).toMatchObject({ status: 403, message: 'Dafür fehlt Ihnen die Berechtigung.' });
  expect([saved, store.getState().session.hasEnded]).toEqual([[], false]);
});

it('ends the session when the server does not know the token any more', async () => {
  const { store } = await download(() => problem(401, 'unauthorized', 'Sie sind nicht angemeldet.'));
  expect(store.getState().session.hasEnded).toBe(true);
});
