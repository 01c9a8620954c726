import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { mock } from 'node:test';
import type { CheckBatch, CheckBatchHead } from '@pruefer/contracts';
import { ClockRule } from './clock-rule.js';
import { ConnectedReplica } from './connected-replica.js';
import { Dispatcher, MIN_CHECKS_FOR_SECOND_BATCH } from './dispatcher.js';
import { checkBatchPolicy, MAX_WAITING } from './batch-policy.js';
import type { PendingCheck } from './pending-check.js';

const observer = { batchSent: () => undefined, attemptFailed: () => undefined };

const until = async (isTrue: () => boolean) => {
  for (const limit = performance.now() + 10_000; !isTrue(); await turn())
    if (performance.now() > limit) throw new Error('waited in vain');
};

/** Without a replica: everybody waits. */
function dispatcherWithoutReplicas(): Dispatcher<PendingCheck> {
  return new Dispatcher(checkBatchPolicy('keyed'), { all: [] }, new ClockRule(), observer);
}

function createCheck(owner: string) {
  return { iban: 'DE1', keyHash: owner, address: '::1', receivedAt: 0, waitedMs: 0, requestId: 'r' };
}

describe('a dispatcher without replicas', () => {
  let dispatcher: Dispatcher<PendingCheck>;
  let refused: string[];
  const add = (owner: string, arrivedMs = performance.now()) => {
    const pending: PendingCheck = {
      check: createCheck(owner),
      address: '::1',
      owner,
      arrivedMs,
      answer: () => undefined,
      refuse: () => refused.push(owner),
      refuseUnsettled: () => undefined,
    };
    dispatcher.add(pending);
  };

  beforeEach(() => {
    refused = [];
    dispatcher = dispatcherWithoutReplicas();
  });
  afterEach(() => dispatcher.stop());

  it('D4: lets 5,000 wait and refuses the next at once', () => {
    for (let i = 0; i < MAX_WAITING; i++) add('a');
    expect(refused).toEqual([]);
    add('a');
    expect([refused, dispatcher.waiting]).toEqual([['a'], MAX_WAITING]);
  });

  it('D4: does not turn away a small customer because of a large one', () => {
    for (let i = 0; i < MAX_WAITING; i++) add('large');
    add('small');
    expect(refused).toEqual(['large']);
  });

  it('refuses callers that have waited too long', async () => {
    add('old', performance.now() - 1_700);
    add('new');
    await until(() => refused.length > 0);
    expect([refused, dispatcher.waiting]).toEqual([['old'], 1]);
  });

  it('refuses all callers when it stops', () => {
    add('a');
    add('b');
    dispatcher.stop();
    expect([refused, dispatcher.waiting]).toEqual([['a', 'b'], 0]);
  });
});

describe('a dispatcher with a replica', () => {
  /** The batches that have come, each with what answers it. */
  let batches: { count: number; answer: () => void }[];
  let server: Server;
  let replica: ConnectedReplica;
  let dispatcher: Dispatcher<PendingCheck>;
  let answered: number;

  const add = (count: number) => {
    for (let nth = 0; nth < count; nth++)
      dispatcher.add({
        check: createCheck('a'),
        address: '::1',
        owner: 'a',
        arrivedMs: performance.now(),
        answer: () => answered++,
        refuse: () => undefined,
        refuseUnsettled: () => undefined,
      });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { checks } = (await json(request)) as CheckBatch;
    batches.push({ count: checks.length, answer: () => answerAll(checks.length, response) });
  };

  beforeEach(async () => {
    // No sweep on its own: how long a turn of the event loop takes is the machine's affair.
    mock.timers.enable({ apis: ['setTimeout'] });
    [batches, answered] = [[], 0];
    server = createServer((request, response) => void answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    replica = new ConnectedReplica(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'secret');
    dispatcher = new Dispatcher(checkBatchPolicy('keyed'), { all: [replica] }, new ClockRule(), observer);
  });
  afterEach(async () => {
    dispatcher.stop();
    for (const { answer } of batches) answer();
    await replica.close();
    server.close();
    mock.timers.reset();
  });

  it('lets the few calls that come during a batch travel together when it is answered', async () => {
    add(1);
    await until(() => batches.length === 1);
    add(2);
    for (let turns = 0; turns < 20; turns++) await turn();
    add(MIN_CHECKS_FOR_SECOND_BATCH - 3);
    await turn();
    batches[0]!.answer();
    await until(() => batches.length === 2);
    expect(batches.map(({ count }) => count)).toEqual([1, MIN_CHECKS_FOR_SECOND_BATCH - 1]);
  });

  it('sends a second batch during another as soon as enough wait, and never a third', async () => {
    add(1);
    await until(() => batches.length === 1);
    add(MIN_CHECKS_FOR_SECOND_BATCH);
    await until(() => batches.length === 2);
    expect(answered).toBe(0);
    add(MIN_CHECKS_FOR_SECOND_BATCH);
    mock.timers.tick(100);
    for (let turns = 0; turns < 20; turns++) await turn();
    expect([batches.map(({ count }) => count), dispatcher.waiting]).toEqual([
      [1, MIN_CHECKS_FOR_SECOND_BATCH],
      MIN_CHECKS_FOR_SECOND_BATCH,
    ]);
  });

  it('keeps no caller waiting for a slow batch', async () => {
    add(1);
    await until(() => batches.length === 1);
    add(1);
    await turn();
    mock.timers.tick(25);
    await until(() => batches.length === 2);
    expect(answered).toBe(0);
    batches[1]!.answer();
    await until(() => answered === 1);
  });

  it('C14: rests after a batch as its policy says', async () => {
    const rests: number[] = [];
    const policy = {
      ...checkBatchPolicy('keyed'),
      perBatch: 1,
      pauseAfterMs: (durationMs: number) => {
        rests.push(durationMs);
        return rests.length === 1 ? 60_000 : 0;
      },
    };
    dispatcher = new Dispatcher(policy, { all: [replica] }, new ClockRule(), observer);
    add(1);
    await until(() => batches.length === 1);
    batches[0]!.answer();
    await until(() => rests.length === 1);
    add(1);
    for (let turns = 0; turns < 100; turns++) await turn();
    expect([batches.length, dispatcher.waiting, dispatcher.sentCount]).toEqual([1, 1, 1]);
    dispatcher.stop();
  });
});

function answerAll(count: number, response: ServerResponse): void {
  if (response.writableEnded) return;
  const head: CheckBatchHead = { now: null };
  response.end([JSON.stringify(head), ...Array.from({ length: count }, () => '200 {}')].join('\n'));
}
