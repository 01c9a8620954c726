import { createHook } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { BanksImportedV1 } from '@pruefer/contracts';
import { createKafka, EventConsumer } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { TestKafka } from './support/test-kafka.js';

const WATCHED_MS = 4_000;

describe('idle clients of Kafka', () => {
  const kafka = new TestKafka();
  beforeAll(() => kafka.open());
  afterAll(() => kafka.close());

  it('D4: sleep while nothing happens: a publisher and a consumer set a few timers a second and not hundreds', async () => {
    const read: string[] = [];
    const consumer = new EventConsumer(createKafka(kafka.settings, 'e2e'), kafka.settings, {
      groupId: 'idle',
      events: [BanksImportedV1],
      consume: async ({ records }) => void read.push(...records.map(({ value }) => String(value))),
    });
    consumer.onApplicationBootstrap();
    await until('the consumer reads', () => consumer.problem === undefined);
    let timers = 0;
    const hook = createHook({ init: (_id, type) => void (type === 'Timeout' && timers++) }).enable();
    await sleep(WATCHED_MS);
    hook.disable();
    expect(timers).toBeLessThan((30 * WATCHED_MS) / 1_000);
    // And yet an event is handed over when it comes.
    await kafka.publisher.publish(BanksImportedV1, [{ value: 'awake' }]);
    await until('the event is read', () => read.includes('awake'));
    await consumer.onModuleDestroy();
  });
});
