import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { renderWithStore } from '~/testing/render-with-store.js';
import { savedFiles } from '~/testing/saved-files.js';
import { useCsvExport } from './use-csv-export.js';

startFakeServer();
const path = '/api/admin/users/audit/export';
const saved = savedFiles();

/** Fetches the file. @returns the store afterwards */
async function download(answer: () => Response, name?: string) {
  fakeServer.use(http.get(`*${path}`, answer));
  const { store, result } = renderWithStore(() => useCsvExport({ exportFailed: 'Export fehlgeschlagen' }));
  await act(() => result.current.start({ method: 'GET', path, isSignedIn: true }, name));
  return store;
}

const file = (disposition: string) => new Response('a;b', { headers: { 'Content-Disposition': disposition } });

it.each([
  ['that the server gives', 'attachment; filename="protokoll.csv"', undefined, 'protokoll.csv'],
  ['that the screen gives before it', 'attachment; filename="protokoll.csv"', 'eigener.csv', 'eigener.csv'],
  ['of its own where the server gives none that is safe', 'attachment; filename="../x"', undefined, 'Export.csv'],
])('is saved under the name %s', async (_, disposition, name, expected) => {
  const release = jest.spyOn(URL, 'revokeObjectURL');
  await download(() => file(disposition), name);
  expect(saved).toEqual([expected]);
  expect(release.mock.calls).toEqual([['blob:file']]);
});

it('saves no file when the server refuses, and reports why', async () => {
  const store = await download(() => problem(403, 'forbidden', 'Dafür fehlt Ihnen die Berechtigung.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Export fehlgeschlagenDafür fehlt Ihnen die Berechtigung.',
  );
  expect([saved, store.getState().session.hasEnded]).toEqual([[], false]);
});

it('ends the session when the server does not know the token any more', async () => {
  const store = await download(() => problem(401, 'unauthorized', 'Sie sind nicht angemeldet.'));
  expect(store.getState().session.hasEnded).toBe(true);
});
