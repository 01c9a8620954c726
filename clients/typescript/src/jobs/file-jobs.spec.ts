import { IbanClient } from '../iban-client.js';
import { pollMsAfter } from './file-jobs.js';
import { refusal, StubApi, type StubRequest, type StubResponse, TEST_KEY } from '../stub-api.fixture.js';

const PIECE = 2 * 1_024 * 1_024;
const file = Buffer.alloc(2 * PIECE + 5, 'IBAN;');

let api: StubApi;
afterEach(() => api.stop());

/** A service that stores pieces. @param fault what happens to a piece instead of an answer; 'stored' means that it was stored before */
async function createClient(
  fault: (offset: number, tries: number) => StubResponse | 'stored' | undefined,
): Promise<{ client: IbanClient; stored: () => Buffer }> {
  let stored = Buffer.alloc(0);
  const tries = new Map<number, number>();
  const job = () => ({
    id: 'job-1',
    state: stored.length < file.length ? 'uploading' : 'checking',
    received: stored.length,
    bytes: file.length,
  });
  const piece = ({ headers, body }: StubRequest): StubResponse => {
    const offset = Number(headers['upload-offset']);
    const number = (tries.get(offset) ?? 0) + 1;
    tries.set(offset, number);
    const response = fault(offset, number);
    if (response !== undefined && response !== 'stored') return response;
    if (offset !== stored.length) return refusal(409, 'upload_offset');
    stored = Buffer.concat([stored, body]);
    return response === 'stored' ? 'cut' : { body: job() };
  };
  api = await StubApi.start((request) => (request.method === 'PATCH' ? piece(request) : { body: job() }));
  return { client: new IbanClient({ baseUrl: api.url, apiKey: TEST_KEY }), stored: () => stored };
}

const offsets = () =>
  api.requests.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers['upload-offset']);

describe('an upload', () => {
  it('sends the file in pieces of 2 MiB', async () => {
    const { client, stored } = await createClient(() => undefined);
    const progress: number[] = [];
    const job = await client.jobs.upload('job-1', new Blob([file]), {
      onProgress: (received) => progress.push(received),
    });
    expect(job.state).toBe('checking');
    expect(stored().equals(file)).toBe(true);
    expect(offsets()).toEqual(['0', String(PIECE), String(2 * PIECE)]);
    expect(progress).toEqual([0, PIECE, 2 * PIECE, file.length]);
    expect(api.requests[1]?.headers).toMatchObject({
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
    });
  });

  it('continues where the service is: after a cut, and after an answer that was lost', async () => {
    const { client, stored } = await createClient((offset, tries) => {
      if (tries > 1) return undefined;
      return offset === 0 ? 'cut' : offset === PIECE ? 'stored' : undefined;
    });
    const reasons: string[] = [];
    await client.jobs.upload('job-1', file, { onWait: (_, { name }) => reasons.push(name) });
    expect(reasons).toEqual(['IbanApiUnreachable', 'IbanApiUnreachable']);
    expect(stored().equals(file)).toBe(true);
    expect(offsets()).toEqual(['0', '0', String(PIECE), String(2 * PIECE)]);
  });

  it('continues an upload of another process', async () => {
    const { client, stored } = await createClient(() => undefined);
    const controller = new AbortController();
    const leave = (received: number) => received === PIECE && controller.abort(new Error('left'));
    const options = { signal: controller.signal, onProgress: leave };
    await expect(client.jobs.upload('job-1', file, options)).rejects.toThrow('left');
    await client.jobs.upload('job-1', file);
    expect(stored().equals(file)).toBe(true);
    expect(offsets()).toEqual(['0', String(PIECE), String(2 * PIECE)]);
  });

  it('ends at a lasting refusal, and for a file of another length', async () => {
    const { client } = await createClient(() => refusal(503, 'file_storage_full'));
    await expect(client.jobs.upload('job-1', file)).rejects.toMatchObject({ code: 'file_storage_full' });
    await expect(client.jobs.upload('job-1', file.subarray(1))).rejects.toThrow(RangeError);
    expect(offsets()).toEqual(['0']);
  });

  it('waits for a piece that the service still reserves for a lost request, longer than any reservation', async () => {
    const { client, stored } = await createClient((offset, tries) => {
      if (offset !== PIECE || tries > 2) return undefined;
      return tries === 1 ? 'cut' : refusal(409, 'upload_offset');
    });
    const pauses: number[] = [];
    await client.jobs.upload('job-1', file, { onWait: (ms) => pauses.push(ms) });
    expect(stored().equals(file)).toBe(true);
    expect(pauses).toHaveLength(2);
    // The service reserves a piece for 5 s. One of three retries was for the lost connection.
    expect(2 * pauses[1]!).toBeGreaterThan(5_000);
  });

  it('ends after as many failures in a row as there are retries', async () => {
    const { client } = await createClient(() => refusal(503, 'unavailable', { 'retry-after': '0' }));
    await expect(client.jobs.upload('job-1', file)).rejects.toMatchObject({ code: 'unavailable' });
    expect(offsets()).toHaveLength(4);
  });
});

describe('a job', () => {
  it('is registered once, whatever gets lost', async () => {
    api = await StubApi.start((_, number) => (number === 1 ? 'cut' : { body: { id: 'job-1' } }));
    const client = new IbanClient({ baseUrl: api.url, apiKey: TEST_KEY });
    expect(await client.jobs.create({ name: 'a.csv', bytes: 5 })).toEqual({ id: 'job-1' });
    expect(api.bodies()).toEqual(Array(2).fill({ kind: 'validate', name: 'a.csv', bytes: 5 }));
    expect(new Set(api.listHeaderValues('idempotency-key')).size).toBe(1);
  });

  it('is awaited until it needs its caller', async () => {
    const states = ['checking', 'checking', 'ready'];
    api = await StubApi.start((_, number) => ({ body: { id: 'a/b', state: states[number - 1] } }));
    const client = new IbanClient({ baseUrl: api.url, apiKey: TEST_KEY });
    const seen: string[] = [];
    const onProgress = ({ state }: { state: string }) => seen.push(state);
    expect((await client.jobs.wait('a/b', { pollMs: 1, onProgress })).state).toBe('ready');
    expect(seen).toEqual(states);
    expect(api.requests.map(({ path }) => path)).toEqual(Array(3).fill('/api/v1/jobs/a%2Fb'));
  });

  it('is looked at less often the longer it takes', () => {
    expect([1, 20, 80, 500].map(pollMsAfter)).toEqual([1_050, 2_000, 5_000, 5_000]);
  });

  it('stays cancelled when its cancellation is repeated', async () => {
    api = await StubApi.start(({ method }) =>
      method === 'POST' ? refusal(409, 'file_job_state') : { body: { id: 'job-1', state: 'cancelled' } },
    );
    const client = new IbanClient({ baseUrl: api.url, apiKey: TEST_KEY });
    expect((await client.jobs.cancel('job-1')).state).toBe('cancelled');
  });

  it('returns its result as a stream with a name, after a refusal too', async () => {
    api = await StubApi.start((_, number) =>
      number === 1
        ? refusal(503, 'unavailable', { 'retry-after': '0' })
        : { headers: { 'content-disposition': 'attachment; filename="ergebnis-1.csv"' }, body: 'a;b\n' },
    );
    const client = new IbanClient({ baseUrl: api.url, apiKey: TEST_KEY });
    const names: string[] = [];
    const result = await client.jobs.results('job-1', { onName: (name) => names.push(name) });
    expect([await new Response(result).text(), names]).toEqual(['a;b\n', ['ergebnis-1.csv']]);
  });

  it('is not asked for again when its result ends in the middle', async () => {
    api = await StubApi.start(() => ({ headers: { 'content-length': '100' }, body: 'a;b\n' }));
    const client = new IbanClient({ baseUrl: api.url, apiKey: TEST_KEY });
    const result = await client.jobs.results('job-1', { timeoutMs: 50 });
    await expect(new Response(result).text()).rejects.toThrow();
    expect(api.requests).toHaveLength(1);
  });
});
