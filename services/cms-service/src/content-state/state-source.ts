import type { EventDefinition } from '@pruefer/contracts';
import type { ChangedRecord } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';

/** Some records of one event, as they stand. */
export interface PublishedRecords<State extends { version: number } = { version: number }> {
  readonly event: EventDefinition<State>;
  readonly records: readonly ChangedRecord<State>[];
}

/** A feature whose states others follow by event. */
export abstract class StateSource {
  /**
   * Everything that there is to publish, in pieces that fit into memory. The defaults too: this database may have been restored from
   * before the first save.
   * @param manager transaction in which they are read and added to the outbox
   */
  abstract states(manager: EntityManager): AsyncIterable<PublishedRecords>;
}
