import { newBatchId } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnvironmentVariable } from '../system/part-beside.js';
import { VALID_IBANS } from '../system/sample-ibans.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

beforeAll(() => system.recovered());

it('C3: stores a public batch once that is repeated at another replica over midnight', async () => {
  const [today = ''] = new Date().toISOString().split('T');
  const midnight = Date.parse(today);
  const checks = [midnight - 1, midnight].map((receivedAt) => ({
    iban: VALID_IBANS[0],
    keyHash: null,
    address: '203.0.113.9',
    receivedAt,
    waitedMs: 1,
    requestId: `midnight-${receivedAt - midnight}-${randomUUID().slice(0, 8)}`,
  }));
  const batch = { id: newBatchId(), kind: 'public', checks };
  const send = (replica: string) =>
    fetch(`http://127.0.0.1:${system.part(replica).port}/internal/check-batches`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-internal-secret': readEnvironmentVariable(system, replica, 'INTERNAL_SECRET'),
      },
      body: JSON.stringify(batch),
    }).then((response) => response.text());
  const first = await send('validation-1');
  expect(first.match(/^200 /gm)).toHaveLength(2);
  const verdictsOnly = (answer: string) => answer.split('\n').slice(1);
  expect(verdictsOnly(await send('validation-2'))).toEqual(verdictsOnly(first));
  const find = () =>
    system.rows<{ day: string }>(
      'SELECT day::text, request_id FROM logs.requests WHERE request_id = ANY ($1) ORDER BY day',
      [checks.map(({ requestId }) => requestId)],
    );
  // The relay sends after 10 s what a replica could not.
  await until('both rows are in the log', async () => (await find()).length >= 2, 20_000);
  await sleep(1_500);
  const yesterday = new Date(midnight - 1).toISOString().slice(0, 10);
  expect((await find()).map(({ day }) => day)).toEqual([yesterday, today]);
});
