import { Module } from '@nestjs/common';
import { AnsweredEvents } from './answered-events.js';
import { OutboxUpkeep } from '../outbox/outbox-upkeep.js';
import { PublishedMarks } from './published-marks.js';
import { Publisher } from './publisher.js';
import { PublishingSchedule } from './publishing-schedule.js';
import { Relay } from './relay.js';

/** Publishing of recorded batches. */
@Module({
  providers: [AnsweredEvents, OutboxUpkeep, PublishedMarks, Publisher, PublishingSchedule, Relay],
  exports: [AnsweredEvents, OutboxUpkeep, Publisher],
})
export class PublishingModule {}
