import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { App } from '~/app/App.js';
import { ConsoleStore } from '~/app/ConsoleStore.js';
import { fakeServer, problem, startFakeServer } from '~/testing/fake-server.js';
import { fileOnDisk, forgetDisk } from '~/testing/file-on-disk.js';
import { streamFile } from '~/testing/streamed-file.js';
import { linesIn, useLogExport } from './use-log-export.js';

startFakeServer();

const rows = { range: '24h', filters: {}, iban: '' } as const;
const LARGE = 100_001;
afterEach(forgetDisk);

const serveFile = () =>
  streamFile('post', '/api/admin/logs/export', 'Zeit;IBAN\r\n1;2\r\n', { 'Content-Type': 'text/csv' });

function exporting(expectedRows = LARGE) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <App>
      <ConsoleStore>{children}</ConsoleStore>
    </App>
  );
  return renderHook(() => useLogExport(rows, expectedRows), { wrapper });
}

describe('an export that is written to disk', () => {
  it('is written as it comes, and said to be there once the file is closed', async () => {
    const disk = fileOnDisk();
    const server = serveFile();
    const { result } = exporting();
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toMatchObject({ is: 'running', rows: 1 }));
    expect(disk.written).toEqual(['Zeit;IBAN\r\n1;2\r\n']);
    expect(disk.ends).toEqual([]);
    server.send('2;3\r\n');
    server.end();
    await waitFor(() => expect(result.current.state.is).toBe('idle'));
    expect(disk.ends).toEqual(['closed']);
    expect(screen.getByText('2 Einträge als CSV-Datei gespeichert.')).toBeInTheDocument();
  });

  it('stays stopped when the disk finishes the current write', async () => {
    const disk = fileOnDisk();
    disk.hold();
    serveFile();
    const { result } = exporting();
    act(() => result.current.start());
    await waitFor(() => expect(disk.written).toHaveLength(1));
    act(() => result.current.stop());
    disk.goOn();
    await waitFor(() => expect(disk.ends).toEqual(['given up']));
    expect(result.current.state).toEqual({ is: 'idle' });
    expect(screen.getByText('Es wurde keine Datei gespeichert.')).toBeInTheDocument();
  });

  it('ends at the server too when the screen is left', async () => {
    const disk = fileOnDisk();
    const server = serveFile();
    const { result, unmount } = exporting();
    act(() => result.current.start());
    await waitFor(() => expect(disk.written).toHaveLength(1));
    unmount();
    await waitFor(() => expect(server.asked.hasLeft).toBe(true));
    await waitFor(() => expect(disk.ends).toEqual(['given up']));
  });

  it('leaves no half of a file behind when it is refused', async () => {
    const disk = fileOnDisk();
    fakeServer.use(
      http.post('*/api/admin/logs/export', () => problem(503, 'exports_busy', 'Es laufen schon mehrere.')),
    );
    const { result } = exporting();
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toMatchObject({ is: 'failed', error: { code: 'exports_busy' } }));
    expect(disk.ends).toEqual(['given up']);
  });

  it('is not begun when the user thinks better of it at the question for the file', async () => {
    const server = serveFile();
    window.showSaveFilePicker = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    const { result } = exporting();
    await act(async () => result.current.start());
    expect(window.showSaveFilePicker).toHaveBeenCalledTimes(1);
    expect([server.asked.times, result.current.state.is]).toEqual([0, 'idle']);
    expect(screen.queryByText('Export wird vorbereitet')).not.toBeInTheDocument();
  });

  it('is chosen only for many rows, and where their number is unknown', async () => {
    fileOnDisk();
    const server = serveFile();
    const few = exporting(100_000);
    act(() => few.result.current.start());
    await waitFor(() => expect(few.result.current.state).toMatchObject({ is: 'running', rows: 1 }));
    expect(window.showSaveFilePicker).not.toHaveBeenCalled();
    few.unmount();
    const unknown = exporting(Infinity);
    act(() => unknown.result.current.start());
    await waitFor(() => expect(server.asked.times).toBe(2));
    expect(window.showSaveFilePicker).toHaveBeenCalledWith({ suggestedName: 'api-logs.csv' });
  });
});

it('counts the lines of a chunk', () => {
  expect(linesIn(new TextEncoder().encode('a;b\r\nü;1\r\nhalb'))).toBe(2);
});
