import { addToOutbox, beginEpoch, RunOnce } from '@pruefer/platform';
import type { DataSource } from 'typeorm';
import type { StateSource } from './state-source.js';

const RETRY_DELAY_MS = 1_000;

/** Publishes all states again at every start, because Kafka may be empty or hold states of a lost database. */
export class RepublishStates {
  constructor(
    private readonly database: DataSource,
    private readonly sources: readonly StateSource[],
  ) {}

  /** Publishes everything in a new epoch. */
  @RunOnce(RETRY_DELAY_MS)
  async run(): Promise<void> {
    await this.database.transaction(async (manager) => {
      // Locks all states at once: a concurrent save waits and is published afterwards.
      await beginEpoch(manager, 'cms');
      for (const source of this.sources)
        for await (const { event, records } of source.states(manager))
          await addToOutbox(manager, 'cms', event, records);
    });
  }
}
