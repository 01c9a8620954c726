import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import './calm-request-queue.js';

interface Queue extends EventEmitter {
  readonly inflight: Map<number, object>;
  scheduleRequestTimeoutCheck(): void;
  destroy(): void;
}

const RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as new (
  options: object,
) => Queue;

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

function openQueue(): Queue {
  const options = {
    enforceRequestTimeout: true,
    requestTimeout: 1,
    maxInFlightRequests: 1,
    clientId: 'spec',
    broker: '',
  };
  const queue = new RequestQueue({ ...options, logger: { debug: () => undefined } });
  queue.scheduleRequestTimeoutCheck();
  return queue;
}

describe('the queues of all connections', () => {
  it('D4: share one timer, which ends with the last of them', () => {
    const before = timers();
    const queues = [openQueue(), openQueue(), openQueue()];
    expect(timers()).toBe(before + 1);
    for (const queue of queues.slice(1)) queue.destroy();
    expect(timers()).toBe(before + 1);
    queues[0]?.destroy();
    expect(timers()).toBe(before);
  });

  it('D4: end what is overdue, each its own', async () => {
    const overdue: number[] = [];
    const queues = [openQueue(), openQueue()];
    queues.forEach((queue, place) => {
      const request = { sentAt: 0, requestTimeout: 1, timeoutRequest: () => overdue.push(place) };
      queue.inflight.set(place, request);
    });
    while (overdue.length < queues.length) await sleep(50);
    expect(overdue.slice(0, 2).toSorted()).toEqual([0, 1]);
    for (const queue of queues) queue.destroy();
  });
});
