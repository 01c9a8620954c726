import type { FileJob, FileJobState } from '@pruefer/contracts';
import { noAnswer } from '~/api/base/call-error.js';
import { followJob } from './follow-job.js';

/** Follows a job whose readings are these; a number is a refusal with this status, 0 a lost connection. */
async function follow(readings: readonly (FileJobState | number)[], lastPause = Infinity) {
  const pauses: number[] = [];
  const shown: FileJobState[] = [];
  const left = [...readings];
  const refusal = await followJob({
    read: async () => {
      const next = left.shift() ?? 'succeeded';
      if (typeof next === 'number') return { error: { ...noAnswer('refused'), status: next || null } };
      return { data: { state: next } as FileJob };
    },
    wait: async (seconds) => void pauses.push(seconds),
    isStopped: () => pauses.length >= lastPause,
    onJob: ({ state }) => shown.push(state),
  });
  return { pauses, shown, refusal };
}

it('reads until the state needs the customer, through lost connections', async () => {
  const { pauses, shown, refusal } = await follow(['checking', 0, 503, 'running', 'finished_with_errors', 'ready']);
  expect([shown, refusal]).toEqual([['checking', 'running', 'finished_with_errors'], undefined]);
  expect(pauses).toEqual([1, 1, 1, 2, 1]);
});

it('asks less often for a long job', async () => {
  const { pauses } = await follow(Array.from({ length: 200 }, () => 'running'));
  expect([pauses[19], pauses[20], pauses.at(-1)]).toEqual([1, 2, 5]);
});

it('ends with a refusal that waiting does not change, after ten that it might, and without one when it is left', async () => {
  expect((await follow([404])).refusal?.status).toBe(404);
  const lost = await follow(Array.from({ length: 20 }, () => 0));
  expect([lost.refusal?.status, lost.pauses.length]).toEqual([null, 10]);
  expect(await follow(['running', 'running', 'succeeded'], 2)).toMatchObject({
    shown: ['running'],
    refusal: undefined,
  });
});
