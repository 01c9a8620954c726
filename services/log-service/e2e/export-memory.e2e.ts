import { startProcess } from '@pruefer/testkit';
import { daysMade, download, fillRequests } from './support/log-export.js';
import { surroundings, type Surroundings } from './support/running-log-service.js';

const MANY_ROWS = 120_000;
/** More than a process keeps of garbage before it has seen its first export. */
const WARM_UP_BYTES = 12_000_000;
/** A large heap grows by up to 80 MB of uncollected garbage, independent of used memory. */
const SMALL_HEAP = '--max-semi-space-size=2 --max-old-space-size=96';
const MEGABYTE = 1_024 * 1_024;

let around: Surroundings;
let child: Awaited<ReturnType<typeof startProcess>>;

beforeAll(async () => {
  around = await surroundings();
  child = await startProcess('log-service', { ...around.env, NODE_OPTIONS: SMALL_HEAP }, 'alive');
  await daysMade(around);
  await fillRequests(around, MANY_ROWS, 'key-2');
}, 120_000);
afterAll(async () => {
  await child.stop();
  await around.close();
});

async function memoryMb(): Promise<number> {
  const metrics = await (await fetch(`${child.opsUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / MEGABYTE;
}

it(`D4: a file of ${MANY_ROWS} rows costs no more memory than the first of them`, async () => {
  let [bytes, watched, before, most] = [0, WARM_UP_BYTES, Infinity, 0];
  for await (const chunk of (await download(child.url, { apiKeyId: 'key-2' })).body!) {
    bytes += chunk.length;
    if (bytes < watched) continue;
    watched += 5_000_000;
    const used = await memoryMb();
    before = Math.min(before, used);
    most = Math.max(most, used);
  }
  expect(bytes).toBeGreaterThan(3 * WARM_UP_BYTES);
  expect(most - before).toBeLessThan(64);
});
