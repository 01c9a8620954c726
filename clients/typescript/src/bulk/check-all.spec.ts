import { IbanApiProblem } from '../errors.js';
import { IbanClient } from '../iban-client.js';
import { sampleApi } from '../sample-api.fixture.js';
import { refusal, StubApi, type StubRequest, type StubResponse, TEST_KEY, toArray } from '../stub-api.fixture.js';

interface Body {
  readonly items: readonly { readonly iban: string }[];
}

let api: StubApi;
afterEach(() => api.stop());

const inSample = sampleApi();
const parseBody = ({ body }: StubRequest) => JSON.parse(body.toString()) as Body;
const ibans = (count: number) => Array.from({ length: count }, (_, at) => `DE23${at + 1}`);

async function createClient(
  answer: (request: StubRequest) => StubResponse | Promise<StubResponse>,
): Promise<IbanClient> {
  api = await StubApi.start(answer);
  return new IbanClient({ baseUrl: api.url, apiKey: TEST_KEY });
}

const answered = (request: StubRequest) => inSample(request, 2);

it('keeps the order of the list, also when a later request is answered first', async () => {
  let open: () => void = () => undefined;
  const secondIsAnswered = new Promise<void>((resolve) => (open = resolve));
  const client = await createClient(async (request) => {
    const isFirst = parseBody(request).items[0]?.iban === 'DE231';
    if (isFirst) await secondIsAnswered;
    else open();
    return answered(request);
  });
  const results = await toArray(client.checkAll(ibans(7), { sliceSize: 3, concurrency: 2 }));
  expect(results.map(({ line, verdict }) => [line, verdict?.iban])).toEqual(ibans(7).map((iban, at) => [at + 1, iban]));
  expect(api.bodies().map((body) => (body as Body).items.length)).toEqual([3, 3, 1]);
});

it('sends at most 1,000 IBANs and 256 KB in a request, and passes on references', async () => {
  const client = await createClient(answered);
  const items = ibans(1_500).map((iban) => ({ iban, reference: 'ü'.repeat(64) }));
  const results = await toArray(client.checkAll(items));
  expect(results.map(({ reference }) => reference)).toEqual(items.map(({ reference }) => reference));
  await toArray(client.checkAll(items.map(({ iban }) => ({ iban, reference: '\u{1F600}'.repeat(64) }))));
  for (const { body } of api.requests) expect(body.length).toBeLessThanOrEqual(256 * 1_024);
});

it('gives each request its own key, made of the name of the run', async () => {
  const client = await createClient(answered);
  await toArray(client.checkAll(ibans(3), { sliceSize: 1, concurrency: 1, idempotencyKey: 'run-7' }));
  expect(api.listHeaderValues('idempotency-key')).toEqual(['run-7-1', 'run-7-2', 'run-7-3']);
});

it('repeats a request under its key, and sends partial and Prefer', async () => {
  const refused = new Set<string>();
  const client = await createClient((request) => {
    const key = String(request.headers['idempotency-key']);
    if (refused.has(key)) return answered(request);
    refused.add(key);
    return refusal(429, 'too_many_bulk_calls', { 'retry-after': '0' });
  });
  const options = { sliceSize: 2, concurrency: 1, idempotencyKey: 'run', full: true, partial: true };
  expect(await toArray(client.checkAll(ibans(4), options))).toHaveLength(4);
  expect(api.listHeaderValues('idempotency-key')).toEqual(['run-1', 'run-1', 'run-2', 'run-2']);
  expect(new Set(api.listHeaderValues('prefer'))).toEqual(new Set(['return=representation']));
  expect(api.bodies()).toEqual(api.bodies().map((body) => ({ ...(body as Body), partial: true })));
});

it('ends at a refused request, and says how many results came before', async () => {
  const client = await createClient((request) =>
    parseBody(request).items[0]?.iban === 'DE235'
      ? refusal(429, 'quota_insufficient', {}, { needed: 2, available: 1 })
      : answered(request),
  );
  const lines: number[] = [];
  const read = async () => {
    for await (const { line } of client.checkAll(ibans(20), { sliceSize: 2, idempotencyKey: 'run' })) lines.push(line);
  };
  const error: unknown = await read().catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(IbanApiProblem);
  expect(error).toMatchObject({ code: 'quota_insufficient', answered: 4, idempotencyKey: 'run', needed: 2 });
  expect(lines).toEqual([1, 2, 3, 4]);
  expect(api.requests.length).toBeLessThanOrEqual(4);
});

it('reads a slow source only as far as it is checked, and returns what is ready', async () => {
  const client = await createClient(answered);
  let isReleased = false;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  async function* slow() {
    yield* ibans(2);
    await released;
    isReleased = true;
    yield 'DE233';
  }
  const results = client.checkAll(slow(), { sliceSize: 1 });
  expect((await results.next()).value).toMatchObject({ line: 1 });
  expect(isReleased).toBe(false);
  release();
  expect((await toArray(results)).map(({ line }) => line)).toEqual([2, 3]);
});

it('ends when its signal is aborted, and sends nothing after a consumer that leaves', async () => {
  const controller = new AbortController();
  const client = await createClient((request) =>
    parseBody(request).items[0]?.iban === 'DE231' ? answered(request) : 'hang',
  );
  for await (const { line } of client.checkAll(ibans(100), { sliceSize: 1 })) if (line === 1) break;
  expect(api.requests.length).toBeLessThanOrEqual(3);
  const reason = new Error('enough');
  const results = client.checkAll(ibans(9), { sliceSize: 1, signal: controller.signal });
  await results.next();
  controller.abort(reason);
  await expect(results.next()).rejects.toBe(reason);
});

it('refuses sizes and names of runs that the service does not take, before the first request', async () => {
  const client = await createClient(answered);
  await expect(client.checkAll([], { sliceSize: 1_001 }).next()).rejects.toThrow(RangeError);
  await expect(client.checkAll([], { concurrency: 5 }).next()).rejects.toThrow(RangeError);
  for (const idempotencyKey of ['r'.repeat(201), 'with blank', ''])
    await expect(client.checkAll(ibans(1), { idempotencyKey }).next()).rejects.toThrow(/idempotencyKey has 1 to 200 /);
  expect(api.requests).toEqual([]);
  expect(await toArray(client.checkAll([]))).toEqual([]);
});
