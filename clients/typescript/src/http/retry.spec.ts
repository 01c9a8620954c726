import { IbanApiProblem, IbanApiTimeout, IbanApiUnreachable, type ProblemFields } from '../errors.js';
import { parseRetryAfter } from './read-answer.js';
import { pauseBefore, type RetryClock, withRetries } from './retry.js';

/** A clock that only pauses move. */
function testClock(random = 0.5): RetryClock & { pauses: number[] } {
  let now = 0;
  const pauses: number[] = [];
  const pause = (ms: number) => {
    pauses.push(ms);
    now += ms;
    return Promise.resolve();
  };
  return { now: () => now, pause, random: () => random, pauses };
}

function problem(status: number, code: string, retryAfterSeconds?: number): IbanApiProblem {
  const fields = { status, code, retryAfterSeconds, title: '', detail: '', requestId: '', errors: [] };
  return new IbanApiProblem({
    ...fields,
    needed: undefined,
    available: undefined,
    perMinute: undefined,
  } as ProblemFields);
}

/** Fails with each error in turn, then returns `done`. */
function failing(...errors: Error[]): { attempt: () => Promise<string>; count: () => number } {
  let attempts = 0;
  const attempt = () => {
    const error = errors[attempts];
    attempts += 1;
    return error ? Promise.reject(error) : Promise.resolve('done');
  };
  return { attempt, count: () => attempts };
}

const policy = { maxRetries: 3, maxTotalMs: 60_000 };

it.each([
  [429, 'rate_limited'],
  [429, 'too_many_bulk_calls'],
  [503, 'unavailable'],
  [408, 'request_timeout'],
  [409, 'idempotency_in_progress'],
  [503, 'unreadable_answer'],
])('repeats after %i %s', async (status, code) => {
  const { attempt, count } = failing(problem(status, code));
  expect(await withRetries(attempt, policy, testClock())).toBe('done');
  expect(count()).toBe(2);
});

it.each([
  [400, 'invalid_request'],
  [401, 'key_unknown'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'file_job_state'],
  [422, 'idempotency_key_reused'],
  [429, 'quota_exceeded'],
  [429, 'quota_insufficient'],
  [429, 'too_many_file_jobs'],
  [500, 'internal_error'],
  [503, 'file_storage_full'],
])('does not repeat after %i %s', async (status, code) => {
  const { attempt, count } = failing(problem(status, code, 1));
  await expect(withRetries(attempt, policy, testClock())).rejects.toMatchObject({ code });
  expect(count()).toBe(1);
});

it('waits as long as Retry-After says and up to a fifth longer', async () => {
  const clock = testClock(0.5);
  await withRetries(failing(problem(429, 'rate_limited', 4), problem(503, 'unavailable', 30)).attempt, policy, clock);
  expect(clock.pauses).toEqual([4_400, 30_500]);
});

it('waits a random part of a limit that doubles, without Retry-After', async () => {
  const clock = testClock(0.5);
  const errors = [new IbanApiUnreachable('lost'), new IbanApiTimeout(1), problem(503, 'unavailable')];
  await withRetries(failing(...errors).attempt, policy, clock);
  expect(clock.pauses).toEqual([250, 500, 1_000]);
  expect(pauseBefore(errors[0], 20, 0.999)).toBeLessThan(8_000);
});

it('tells each pause and its reason, and ends with what the listener throws', async () => {
  const [clock, lost, busy] = [testClock(0), new IbanApiUnreachable('lost'), problem(503, 'unavailable', 4)];
  const told: unknown[] = [];
  const onWait = (...pause: [number, Error]) => {
    told.push(pause);
    if (pause[0] > 0) throw pause[1];
  };
  await expect(withRetries(failing(lost, busy).attempt, { ...policy, onWait }, clock)).rejects.toBe(busy);
  expect(told).toEqual([
    [0, lost],
    [4_000, busy],
  ]);
  expect(clock.pauses).toEqual([0]);
});

it('ends after the last retry with the last error', async () => {
  const { attempt, count } = failing(...Array.from({ length: 9 }, (_, at) => problem(503, 'unavailable', at)));
  await expect(withRetries(attempt, policy, testClock())).rejects.toMatchObject({ retryAfterSeconds: 3 });
  expect(count()).toBe(4);
});

it('does not wait for a repeat that the total time excludes', async () => {
  const clock = testClock();
  const { attempt } = failing(problem(429, 'rate_limited', 60));
  await expect(withRetries(attempt, policy, clock)).rejects.toMatchObject({ retryAfterSeconds: 60 });
  expect(clock.pauses).toEqual([]);
});

it('ends at once when its signal is aborted in a pause', async () => {
  const controller = new AbortController();
  const reason = new Error('The user has left.');
  const attempt = () => {
    setImmediate(() => controller.abort(reason));
    return Promise.reject(problem(503, 'unavailable', 50));
  };
  await expect(withRetries(attempt, { ...policy, signal: controller.signal })).rejects.toBe(reason);
});

it('reads Retry-After as seconds and as a date', () => {
  const now = Date.parse('Sat, 28 Nov 2026 10:00:00 GMT');
  expect(parseRetryAfter('17', now)).toBe(17);
  expect(parseRetryAfter('Sat, 28 Nov 2026 10:01:30 GMT', now)).toBe(90);
  expect(parseRetryAfter('Sat, 28 Nov 2026 09:00:00 GMT', now)).toBe(0);
  expect([parseRetryAfter('soon', now), parseRetryAfter(null, now)]).toEqual([undefined, undefined]);
});
