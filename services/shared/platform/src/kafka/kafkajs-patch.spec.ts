import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import './kafkajs-patch.js';

interface Queue extends EventEmitter {
  readonly inflight: Map<number, object>;
  scheduleRequestTimeoutCheck(): void;
  destroy(): void;
}

const require = createRequire(import.meta.url);
const RequestQueue = require('kafkajs/src/network/requestQueue') as new (options: object) => Queue;

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

it('D4: the patch is written for the installed version of kafkajs and of the patched file', () => {
  const { version } = require('kafkajs/package.json') as { version: string };
  const source = readFileSync(require.resolve('kafkajs/src/network/requestQueue'));
  expect([version, createHash('sha256').update(source).digest('hex')]).toEqual([
    '2.2.4',
    'b55986089c14f8f7bfc377922e2e65b3e4c1e7c7af2752d3b10a75dfe9e9260c',
  ]);
});

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

  it('D4: end overdue requests, one by one', async () => {
    const overdue: number[] = [];
    const queues = [openQueue(), openQueue()];
    queues.forEach((queue, index) => {
      const request = { sentAt: 0, requestTimeout: 1, timeoutRequest: () => overdue.push(index) };
      queue.inflight.set(index, request);
    });
    while (overdue.length < queues.length) await sleep(50);
    expect(overdue.slice(0, 2).toSorted()).toEqual([0, 1]);
    for (const queue of queues) queue.destroy();
  });
});
