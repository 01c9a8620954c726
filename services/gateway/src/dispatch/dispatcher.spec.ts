import { setTimeout as sleep } from 'node:timers/promises';
import { ClockRule } from './clock-rule.js';
import { Dispatcher, MAX_WAITING } from './dispatcher.js';
import type { PendingCheck } from './pending-check.js';

/** Without a replica: everybody waits. */
function dispatcherWithoutReplicas(): Dispatcher {
  return new Dispatcher('keyed', { all: [] }, new ClockRule(), {
    batchSent: () => undefined,
    attemptFailed: () => undefined,
  });
}

describe('a dispatcher without replicas', () => {
  let dispatcher: Dispatcher;
  let refused: string[];
  const add = (owner: string, arrivedMs = performance.now()) => {
    const check = { iban: 'DE1', keyHash: owner, address: '::1', receivedAt: 0, waitedMs: 0, requestId: 'r' };
    const pending: PendingCheck = {
      check,
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

  it('refuses who has waited too long', async () => {
    add('old', performance.now() - 1_700);
    add('new');
    await sleep(250);
    expect([refused, dispatcher.waiting]).toEqual([['old'], 1]);
  });

  it('refuses everybody when it stops', () => {
    add('a');
    add('b');
    dispatcher.stop();
    expect([refused, dispatcher.waiting]).toEqual([['a', 'b'], 0]);
  });
});
