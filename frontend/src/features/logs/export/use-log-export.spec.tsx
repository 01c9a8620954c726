import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { startFakeServer } from '~/testing/fakes/server.js';
import { fileOnDisk, forgetDisk } from '~/testing/file-on-disk.js';
import { streamFile } from '~/testing/fakes/streamed-file.js';
import { ConsoleParts } from '~/testing/render-console.js';
import { countLines, useLogExport } from './use-log-export.js';

startFakeServer();

const rows = { range: '24h', filters: {}, iban: '' } as const;
const LARGE = 100_001;
afterEach(forgetDisk);

const serveFile = () =>
  streamFile('post', '/api/admin/logs/export', 'Zeit;IBAN\r\n1;2\r\n', { 'Content-Type': 'text/csv' });

function renderExport(expectedRows = LARGE) {
  return renderHook(() => useLogExport(rows, expectedRows), { wrapper: ConsoleParts });
}

describe('an export that is written to disk', () => {
  it('is written as it comes, and said to be there once the file is closed', async () => {
    const disk = fileOnDisk();
    const server = serveFile();
    const { result } = renderExport();
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toMatchObject({ status: 'running', lines: 2 }));
    expect(disk.written).toEqual(['Zeit;IBAN\r\n1;2\r\n']);
    expect(disk.ends).toEqual([]);
    server.send('2;3\r\n');
    server.end();
    await waitFor(() => expect(result.current.state).toMatchObject({ status: 'done', lines: 3 }));
    expect(disk.ends).toEqual(['closed']);
    expect(screen.getByText('2 Einträge als CSV-Datei gespeichert.')).toBeInTheDocument();
  });

  it('fails for a reason of this device, not of the connection, when the disk is full', async () => {
    const disk = fileOnDisk();
    disk.fill();
    serveFile();
    const { result } = renderExport();
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state.status).toBe('failed'));
    expect(result.current.state).toMatchObject({
      error: {
        message:
          'Die Datei konnte auf Ihrem Gerät nicht gespeichert werden. Bitte prüfen Sie, ob genug Speicherplatz frei ist.',
      },
    });
    expect(disk.ends).toEqual(['given up']);
  });

  it('is not started when the user closes the file dialog', async () => {
    const server = serveFile();
    window.showSaveFilePicker = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    const { result } = renderExport();
    await act(async () => result.current.start());
    expect(window.showSaveFilePicker).toHaveBeenCalledTimes(1);
    expect([server.requests.count, result.current.state.status]).toEqual([0, 'idle']);
    expect(screen.queryByText('Export wird vorbereitet')).not.toBeInTheDocument();
  });

  it('is chosen only for many rows, and where their number is unknown', async () => {
    fileOnDisk();
    const server = serveFile();
    const few = renderExport(100_000);
    act(() => few.result.current.start());
    await waitFor(() => expect(few.result.current.state).toMatchObject({ status: 'running', lines: 2 }));
    expect(window.showSaveFilePicker).not.toHaveBeenCalled();
    few.unmount();
    const unknown = renderExport(Infinity);
    act(() => unknown.result.current.start());
    await waitFor(() => expect(server.requests.count).toBe(2));
    expect(window.showSaveFilePicker).toHaveBeenCalledWith({ suggestedName: 'api-logs.csv' });
  });
});

it('counts the lines of a chunk', () => {
  expect(countLines(new TextEncoder().encode('a;b\r\nü;1\r\nhalb'))).toBe(2);
});
