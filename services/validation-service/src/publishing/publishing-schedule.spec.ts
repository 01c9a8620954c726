import type { OutboxUpkeep } from './outbox-upkeep.js';
import type { PublishedMarks } from './published-marks.js';
import type { Publisher } from './publisher.js';
import { PublishingSchedule } from './publishing-schedule.js';
import type { Relay } from './relay.js';

const nothing = () => Promise.resolve();

describe('the end of the schedule', () => {
  it('is in order although the last marks cannot be written', async () => {
    const marks = { flush: () => Promise.reject(new Error('PostgreSQL is away')) } as unknown as PublishedMarks;
    const schedule = new PublishingSchedule(
      { drain: nothing } as unknown as Publisher,
      marks,
      { run: nothing } as unknown as Relay,
      { removePublished: nothing } as unknown as OutboxUpkeep,
    );
    await expect(schedule.onApplicationShutdown()).resolves.toBeUndefined();
  });
});
