import type { EventDefinition } from '@pruefer/contracts';
import type { ChangedRecord } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';

/** Current records of one event. */
export interface PublishedRecords<State extends { version: number } = { version: number }> {
  readonly event: EventDefinition<State>;
  readonly records: readonly ChangedRecord<State>[];
}

/** A feature whose states other services follow by event. */
export interface StateSource {
  /**
   * All states to publish, in pieces that fit into memory. Includes the defaults, because this database may have been restored to a
   * moment before the first save.
   * @param manager transaction in which they are read and added to the outbox
   */
  states(manager: EntityManager): AsyncIterable<PublishedRecords>;
}
