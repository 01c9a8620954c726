import { downloadBackup } from '@pruefer/contracts';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { call } from '~/api/http/call.js';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { fileOnDisk, forgetDisk } from '~/testing/file-on-disk.js';
import { streamFile } from '~/testing/fakes/streamed-file.js';
import { ConsoleParts } from '~/testing/render-console.js';
import { useBackupDownload } from './use-backup-download.js';

startFakeServer();
afterEach(forgetDisk);

const path = '/api/admin/database/backup';
const name = 'iban-backup-2026-11-20.sql';
const served = (headers: Record<string, string> = {}) => streamFile('get', path, '-- iban-pruefer', headers);

function renderDownload() {
  const { result, unmount } = renderHook(useBackupDownload, { wrapper: ConsoleParts });
  const start = () => act(async () => result.current.start(call(downloadBackup), name));
  return { result, unmount, start, state: () => result.current.state };
}

describe('a backup that is written to disk', () => {
  it('is done once the file is closed, under the name that the server gives it', async () => {
    const disk = fileOnDisk();
    const server = served({ 'Content-Disposition': 'attachment; filename="iban-backup-2026-11-20-1407.sql.enc"' });
    const { start, state } = renderDownload();
    await start();
    await waitFor(() => expect(state()).toMatchObject({ status: 'running', bytes: 15 }));
    expect(disk.ends).toEqual([]);
    server.send(' backup 1\n');
    server.end();
    await waitFor(() => expect(state()).toMatchObject({ status: 'done', bytes: 25 }));
    expect(state()).toMatchObject({
      name: 'iban-backup-2026-11-20-1407.sql.enc',
      seconds: expect.any(Number) as number,
    });
    expect(disk.written.join('')).toBe('-- iban-pruefer backup 1\n');
    expect(disk.ends).toEqual(['closed']);
    expect(window.showSaveFilePicker).toHaveBeenCalledWith({ suggestedName: name });
  });

  it('stays stopped when the disk finishes the current write', async () => {
    const disk = fileOnDisk();
    disk.hold();
    served();
    const { start, state, result } = renderDownload();
    await start();
    await waitFor(() => expect(disk.written).toHaveLength(1));
    act(() => result.current.stop());
    disk.goOn();
    await waitFor(() => expect(disk.ends).toEqual(['given up']));
    expect(state()).toEqual({ status: 'idle' });
    expect(screen.getByText('Backup abgebrochen')).toBeInTheDocument();
  });

  it('that breaks off on its way is called failed, and no half of it stays', async () => {
    const disk = fileOnDisk();
    const server = served();
    const { start, state } = renderDownload();
    await start();
    await waitFor(() => expect(disk.written).toHaveLength(1));
    server.breakOff();
    await waitFor(() => expect(state()).toMatchObject({ status: 'failed', error: { status: null } }));
    expect(disk.ends).toEqual(['given up']);
    expect(screen.getByText('Backup fehlgeschlagen')).toBeInTheDocument();
  });

  it('ends at the server too when the screen is left', async () => {
    const disk = fileOnDisk();
    const server = served();
    const { start, unmount } = renderDownload();
    await start();
    await waitFor(() => expect(disk.written).toHaveLength(1));
    unmount();
    await waitFor(() => expect(server.requests.isAborted).toBe(true));
    await waitFor(() => expect(disk.ends).toEqual(['given up']));
  });

  it('is not requested when the user cancels the choice of its file', async () => {
    const server = served();
    window.showSaveFilePicker = () => Promise.reject(new DOMException('', 'AbortError'));
    const { start, state } = renderDownload();
    await start();
    expect([server.requests.count, state().status]).toEqual([0, 'idle']);
  });

  it('can be fetched again after it was refused, by a browser without such files too', async () => {
    fakeServer.use(http.get(`*${path}`, () => problem(503, 'backups_busy', 'Es wird gerade schon eines erstellt.')));
    const { start, state } = renderDownload();
    await start();
    await waitFor(() => expect(state()).toMatchObject({ status: 'failed', error: { code: 'backups_busy' } }));
    served();
    await start();
    await waitFor(() => expect(state()).toMatchObject({ status: 'running', bytes: 15 }));
  });
});
