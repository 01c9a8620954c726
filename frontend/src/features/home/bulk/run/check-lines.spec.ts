import { MAX_BULK_ITEMS } from '@pruefer/contracts';
import { noAnswer } from '~/api/base/call-error.js';
import { checkLines, type RunTools } from './check-lines.js';
import { LINES_PER_CALL } from './chunks-of.js';
import type { Chunk, ChunkAnswer, ChunkError, Line } from './send-chunk.js';

const linesOf = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ line: index + 1, iban: 'DE89370400440532013000' }));

/** Like the gateway: one result for each line, in order. */
function answerTo({ lines }: Chunk): ChunkAnswer {
  return {
    results: lines.map(({ line }, index) => ({ line: index + 1, reference: String(line), status: 'answered' })),
  };
}

function refusal(about: Partial<ChunkError>): ChunkAnswer {
  return { error: { ...noAnswer('refused'), available: null, perMinute: null, ...about } };
}

/** A run whose answers a test decides. */
function start(count: number, answer: (chunk: Chunk, call: number) => ChunkAnswer | Promise<ChunkAnswer>) {
  const chunks: Chunk[] = [];
  const answered: number[] = [];
  const waits: number[] = [];
  const cancel = { isCancelled: false };
  let open = 0;
  let mostOpen = 0;
  const tools: RunTools = {
    send: async (chunk) => {
      chunks.push(chunk);
      mostOpen = Math.max(mostOpen, ++open);
      const result = await answer(chunk, chunks.length);
      open -= 1;
      return result;
    },
    wait: async (seconds) => void waits.push(seconds),
    isCancelled: () => cancel.isCancelled,
    onAnswer: (results) => answered.push(...results.map(({ reference }) => Number(reference))),
    onWait: () => undefined,
  };
  const ended = checkLines(linesOf(count), 'run', tools);
  return { ended, chunks, answered, waits, cancel, mostOpen: () => mostOpen };
}

it('sends as many lines in a call as the contract allows', () => expect(LINES_PER_CALL).toBe(MAX_BULK_ITEMS));

it('sends 1,000 lines at a time in their order, two calls at once, each with a different key', async () => {
  const run = start(4_500, async (chunk) => {
    await Promise.resolve();
    return answerTo(chunk);
  });
  expect(await run.ended).toEqual({ status: 'complete' });
  expect(run.chunks.map(({ lines }) => [lines[0]?.line, lines.length])).toEqual([
    [1, 1_000],
    [1_001, 1_000],
    [2_001, 1_000],
    [3_001, 1_000],
    [4_001, 500],
  ]);
  expect(run.answered.toSorted((a, b) => a - b)).toEqual(linesOf(4_500).map(({ line }) => line));
  expect(run.mostOpen()).toBe(2);
  expect(new Set(run.chunks.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(5);
});

it.each([
  ['a limit, after Retry-After', { status: 429, code: 'rate_limited', waitSeconds: 7 }, [7, 7]],
  ['a busy service, after Retry-After', { status: 503, waitSeconds: 2 }, [2, 2]],
  ['a lost connection, after more and more seconds', { status: null }, [1, 2]],
  ['a page of a proxy', { status: 502 }, [1, 2]],
  ['a call that is still answered', { status: 409, code: 'idempotency_in_progress', waitSeconds: 1 }, [1, 1]],
])('repeats a call with the same key: %s', async (_, about, waits) => {
  const run = start(3, (chunk, call) => (call < 3 ? refusal(about) : answerTo(chunk)));
  expect(await run.ended).toEqual({ status: 'complete' });
  expect(run.waits).toEqual(waits);
  expect(new Set(run.chunks.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(run.answered).toEqual([1, 2, 3]);
});

it('ends after ten refusals in a row, and keeps the answers that came before', async () => {
  const run = start(3_000, (chunk) => (chunk.lines[0]?.line === 1 ? answerTo(chunk) : refusal({ status: 503 })));
  expect(await run.ended).toMatchObject({ status: 'refused', error: { status: 503 } });
  expect(run.answered).toHaveLength(1_000);
  expect(run.waits.length).toBeLessThan(20);
});

it.each([
  ['a wrong key', { status: 401, code: 'key_unknown' }],
  ['a used-up quota', { status: 429, code: 'quota_exceeded', available: 0 }],
  ['a small quota', { status: 429, code: 'quota_insufficient', available: 2 }],
  ['a reused key', { status: 409, code: 'idempotency_key_reused' }],
  ['a pause that is too long', { status: 503, waitSeconds: 3_600 }],
])('ends at once, without another call: %s', async (_, about) => {
  const run = start(5_000, () => refusal(about));
  expect(await run.ended).toMatchObject({ status: 'refused', error: about });
  expect([run.waits, run.chunks.length]).toEqual([[], 2]);
});

it('sends shorter calls when the limit of the key is smaller than a call', async () => {
  const run = start(1_500, (chunk) =>
    chunk.lines.length > 600 ? refusal({ status: 429, code: 'rate_limited', perMinute: 600 }) : answerTo(chunk),
  );
  expect(await run.ended).toEqual({ status: 'complete' });
  expect(run.answered.toSorted((a, b) => a - b)).toEqual(linesOf(1_500).map(({ line }) => line));
  expect(run.waits).toEqual([]);
});

it('stops when it is cancelled, after the calls under way', async () => {
  const run = start(10_000, (chunk, call) => {
    if (call === 3) run.cancel.isCancelled = true;
    return answerTo(chunk);
  });
  expect(await run.ended).toEqual({ status: 'cancelled' });
  expect(run.chunks.length).toBeLessThanOrEqual(4);
  expect(run.answered).toHaveLength(run.chunks.length * 1_000);
});
