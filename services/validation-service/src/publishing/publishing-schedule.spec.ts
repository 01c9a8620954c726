import type { OutboxUpkeep } from '../outbox/outbox-upkeep.js';
import type { PublishedMarks } from './published-marks.js';
import type { Publisher } from './publisher.js';
import { PublishingSchedule } from './publishing-schedule.js';
import type { Relay } from './relay.js';

const noOperation = () => Promise.resolve();

describe('shutdown of the schedule', () => {
  it('succeeds when publish markers cannot be flushed', async () => {
    const marks = { flush: () => Promise.reject(new Error('PostgreSQL is away')) } as unknown as PublishedMarks;
    const schedule = new PublishingSchedule(
      { drain: noOperation } as unknown as Publisher,
      marks,
      { run: noOperation } as unknown as Relay,
      { removePublished: noOperation } as unknown as OutboxUpkeep,
    );
    await expect(schedule.onApplicationShutdown()).resolves.toBeUndefined();
  });
});
