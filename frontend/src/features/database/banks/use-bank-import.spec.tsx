import { act, renderHook, waitFor } from '@testing-library/react';
import { admin, answerCall, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { runningJob } from '~/testing/fakes/database.js';
import { problem } from '~/testing/fakes/server.js';
import { createInputFile } from '~/testing/create-input-file.js';
import { toast } from '~/testing/visit-site.js';
import { ConsoleParts } from '~/testing/render-console.js';
import { type ImportRequest, useBankImport } from './use-bank-import.js';

startFakeConsole();

const request: ImportRequest = {
  source: 'uploaded',
  file: createInputFile('100100101Postbank', 'blz.txt', 'text/plain'),
  validFrom: '2026-12-07',
  country: 'DE',
};

function renderImport() {
  signIn(admin);
  return renderHook(useBankImport, { wrapper: ConsoleParts }).result;
}

/** Takes all that is sent and answers nothing; a line that is given up ends, as it does in browsers. */
class SilentLine extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 0;
  readonly responseText = '';
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {
    this.dispatchEvent(new Event('loadend'));
  }
}

describe('an upload of a bank file', () => {
  const usual = globalThis.XMLHttpRequest;
  beforeEach(() => void (globalThis.XMLHttpRequest = SilentLine as never));
  afterEach(() => void (globalThis.XMLHttpRequest = usual));

  it('that the user has stopped shows no error', async () => {
    const result = renderImport();
    let error: unknown = 'on its way';
    act(() => void result.current.start(request).then((came) => (error = came)));
    act(() => result.current.stop());
    await waitFor(() => expect(error).toBeUndefined());
    expect(toast().queryByText('Import Failed')).not.toBeInTheDocument();
    expect(result.current.sentBytes).toBe(0);
  });

  it('that breaks off shows so, and can be sent again', async () => {
    const lines: SilentLine[] = [];
    globalThis.XMLHttpRequest = class extends SilentLine {
      constructor() {
        super();
        lines.push(this);
      }
    } as never;
    const result = renderImport();
    let error: unknown;
    act(() => void result.current.start(request).then((came) => (error = came)));
    act(() => lines[0]!.abort());
    await waitFor(() => expect(error).toMatchObject({ message: 'Keine Verbindung zum Server.' }));
    expect(await toast().findByText('Import Failed')).toBeInTheDocument();
    act(() => void result.current.start(request));
    await waitFor(() => expect(lines).toHaveLength(2));
  });
});

describe('an import from a source of our own', () => {
  it('is not taken for stopped because an upload was', async () => {
    const usual = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = SilentLine as never;
    const result = renderImport();
    act(() => void result.current.start(request));
    await act(async () => result.current.stop());
    globalThis.XMLHttpRequest = usual;
    answerCall('post', '/api/admin/database/bank-imports', () => problem(409, 'job_running', 'Es läuft schon einer.'));
    await act(async () => void (await result.current.start({ source: 'configured' })));
    expect(await toast().findByText('Es läuft schon einer.')).toBeInTheDocument();
  });

  it('keeps its request by the job that came of it, so that a doubt can be confirmed', async () => {
    const result = renderImport();
    const job = runningJob({ kind: 'bank-import' });
    answerCall('post', '/api/admin/database/bank-imports', () => ({ job }));
    await act(async () => void (await result.current.start({ source: 'shipped' })));
    expect(result.current.findRequest(job.id)).toEqual({ source: 'shipped' });
    expect(result.current.findRequest('0193a001-0000-7000-8000-0000000000ff')).toBeUndefined();
    await act(async () => void (await result.current.start({ source: 'shipped' }, true)));
    expect(sentCalls.map(({ body }) => body)).toEqual([
      { source: 'shipped' },
      { source: 'shipped', confirmsDrop: true },
    ]);
  });
});
