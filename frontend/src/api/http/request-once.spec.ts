/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { requestOnce } from './request-once.js';

startFakeServer();
const path = '/api/admin/content/pages';
const create = (slug: string) => ({ method: 'POST', path, isSignedIn: true, body: { slug } }) as const;

/** The keys of what is sent, each answered by the next of the answers. */
function recordKeys(...answers: (() => Response)[]): (string | null)[] {
  const keys: (string | null)[] = [];
  fakeServer.use(
    http.all(`*${path}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return (answers.shift() ?? (() => HttpResponse.json({})))();
    }),
  );
  return keys;
}

it('sends the same key until the outcome is known, then another one', async () => {
  const keys = recordKeys(
    () => problem(503, 'outcome_unknown', 'offen'),
    () => HttpResponse.error(),
    () => problem(409, 'idempotency_in_progress', 'gleich'),
  );
  for (let turn = 0; turn < 5; turn++) await requestOnce(create('a'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});

it('sends another key after a refusal and after a success', async () => {
  const keys = recordKeys(() => problem(409, 'slug_taken', 'vergeben'));
  for (let turn = 0; turn < 3; turn++) await requestOnce(create('b'));
  expect(new Set(keys).size).toBe(3);
});

it('sends another key with another body or to another path', async () => {
  const failure = () => HttpResponse.error();
  const keys = recordKeys(failure, failure, failure);
  for (const call of [create('c'), create('d'), { ...create('d'), path: `/api/x${path}` }]) await requestOnce(call);
  expect(new Set(keys).size).toBe(3);
});

it('sends no key with a call that creates no record', async () => {
  const keys = recordKeys();
  await requestOnce({ method: 'PUT', path, isSignedIn: true, body: {} });
  await requestOnce({ method: 'POST', path, body: {} });
  expect(keys).toEqual([null, null]);
});

it('sends another key when an unknown outcome is ten minutes old', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const failure = () => HttpResponse.error();
  const keys = recordKeys(failure, failure, failure);
  for (const atMs of [0, 599_999, 600_000]) {
    now.mockReturnValue(atMs);
    await requestOnce(create('e'));
  }
  now.mockRestore();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
