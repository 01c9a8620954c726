import { http } from 'msw';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { renderWithStore } from '~/testing/render-with-store.js';
import { useDownload } from './use-download.js';

startFakeServer();
const path = '/api/admin/users/audit/export';
const saved: string[] = [];
/** Addresses of files that the browser need not keep any more. */
const released: string[] = [];

beforeEach(() => {
  saved.length = 0;
  released.length = 0;
  Object.assign(URL, {
    createObjectURL: () => 'blob:file',
    revokeObjectURL: (address: string) => released.push(address),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

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
  const { outcome } = await download(() => file(disposition), name);
  expect([outcome, saved]).toEqual(['saved', [expected]]);
  expect(released).toEqual(['blob:file']);
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
