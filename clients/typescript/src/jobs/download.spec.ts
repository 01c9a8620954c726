import { getEventListeners } from 'node:events';
import { IbanClient } from '../iban-client.js';
import { StubApi, TEST_KEY } from '../stub-api.fixture.js';

/** More than one chunk of a connection. */
const body = 'DE89370400440532013000;ok\n'.repeat(20_000);

let api: StubApi;
afterEach(() => api.stop());

/** Opens a result of which the connection brings only `body`. */
async function openResult(missingBytes = 0) {
  const headers = { 'content-length': String(body.length + missingBytes) };
  api = await StubApi.start(() => ({ headers, body }));
  const client = new IbanClient({ baseUrl: api.url, apiKey: TEST_KEY });
  const controller = new AbortController();
  const { signal } = controller;
  const result = await client.jobs.results('job-1', { signal, timeoutMs: 5_000 });
  const countListeners = () => getEventListeners(signal, 'abort').length;
  return { result, controller, countListeners };
}

const reason = new Error('left');

describe('a download that its caller aborts', () => {
  it('ends with the reason while it waits for bytes', async () => {
    const { result, controller, countListeners } = await openResult(1);
    let bytes = 0;
    const read = async () => {
      for await (const chunk of result) {
        bytes += chunk.length;
        if (bytes === body.length) setImmediate(() => controller.abort(reason));
      }
    };
    await expect(read()).rejects.toBe(reason);
    expect(countListeners()).toBe(0);
  });

  it('ends with the reason between two reads', async () => {
    const { result, controller } = await openResult();
    const reader = result.getReader();
    await reader.read();
    await new Promise(setImmediate);
    controller.abort(reason);
    const readRest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(readRest()).rejects.toBe(reason);
  });
});

it('leaves no listener on its signal after the end, a lost connection or a cancellation', async () => {
  const whole = await openResult();
  expect(await new Response(whole.result).text()).toBe(body);
  expect(whole.countListeners()).toBe(0);
  await api.stop();
  const cut = await openResult(1);
  const text = new Response(cut.result).text();
  await api.stop();
  await expect(text).rejects.toThrow('lost');
  expect(cut.countListeners()).toBe(0);
  const cancelled = await openResult(1);
  expect(cancelled.countListeners()).toBeGreaterThan(0);
  await cancelled.result.cancel();
  expect(cancelled.countListeners()).toBe(0);
});
