import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import { OutboxUpkeep } from '../outbox/outbox-upkeep.js';
import { PublishedMarks } from './published-marks.js';
import { Publisher } from './publisher.js';
import { Relay } from './relay.js';

const MARK_INTERVAL_MS = 250;
const RELAY_INTERVAL_MS = 2_000;
const REMOVE_INTERVAL_MS = 5_000;

/** Periodic jobs of the outbox and their order on shutdown. */
@Injectable()
export class PublishingSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private repetitions: Repetition[] = [];

  constructor(
    private readonly publisher: Publisher,
    private readonly marks: PublishedMarks,
    private readonly relay: Relay,
    private readonly upkeep: OutboxUpkeep,
  ) {}

  onApplicationBootstrap(): void {
    this.repetitions = [
      repeatEvery(MARK_INTERVAL_MS, PublishedMarks.name, () => this.marks.flush()),
      repeatEvery(RELAY_INTERVAL_MS, Relay.name, () => this.relay.run()),
      repeatEvery(REMOVE_INTERVAL_MS, OutboxUpkeep.name, () => this.upkeep.removePublished()),
    ];
  }

  /** Failed batches are in the outbox for the relay of another replica or of the next start. */
  async onApplicationShutdown(): Promise<void> {
    await this.publisher.drain();
    await Promise.all(this.repetitions.map((repetition) => repetition.stop()));
    // Without a mark the relay resends an event, which the log drops as a duplicate.
    await this.marks.flush().catch(() => undefined);
  }
}
