import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { EventDefinition } from '@pruefer/contracts';
import type { Kafka, KafkaMessage } from 'kafkajs';
import type { KafkaSettings } from './create-kafka.js';
import { EventConsumer } from './event-consumer.js';

export interface StatePlan<State extends { version: number }> {
  readonly event: EventDefinition<State>;
  /** Whose copy it is, for the logs. */
  readonly reader: string;
  /** Gets records by id, each in its highest version of the batch; older ones than before may come again after a restart. */
  readonly take: (changed: ReadonlyMap<string, State>) => Promise<void>;
}

/** Reads a compacted topic from its begin at every start and follows it: every process keeps a copy of its own. */
export function stateReader<State extends { version: number }>(
  kafka: Kafka,
  settings: KafkaSettings,
  { event, reader, take }: StatePlan<State>,
): EventConsumer {
  return new EventConsumer(kafka, settings, {
    groupId: `${reader}-${randomUUID()}`,
    events: [event],
    take: ({ records }) => take(newestOf<State>(records)),
  });
}

/** The highest version of each record; what cannot be read is left out. */
export function newestOf<State extends { version: number }>(records: readonly KafkaMessage[]): Map<string, State> {
  const newest = new Map<string, State>();
  for (const { key, value, offset } of records) {
    try {
      const state = JSON.parse(String(value)) as State;
      const id = String(key);
      if (state.version >= (newest.get(id)?.version ?? 0)) newest.set(id, state);
    } catch {
      new Logger('StateReader').warn(`record at offset ${offset} is not JSON`);
    }
  }
  return newest;
}
