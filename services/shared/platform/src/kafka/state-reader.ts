import type { EventDefinition } from '@pruefer/contracts';
import type { Kafka } from 'kafkajs';
import type { KafkaSettings } from './create-kafka.js';
import { EventConsumer } from './event-consumer.js';
import { NewestStates } from './newest-states.js';
import { StateProofs } from './state-proofs.js';

export interface StateSettings extends KafkaSettings {
  readonly INTERNAL_SECRET: string;
}

interface StatePlan<State extends { version: number }> {
  readonly event: EventDefinition<State>;
  readonly reader: string;
  /** Receives the newest states by record. Each is later than the previous one, even with a lower version (docs/adr/0030). */
  readonly apply: (changedStates: ReadonlyMap<string, State>) => Promise<void>;
}

/**
 * Reads a compacted topic from the beginning at every start and follows it, so that every process has a copy. Records that their
 * owner did not sign are skipped.
 */
export function stateReader<State extends { version: number }>(
  kafka: Kafka,
  settings: StateSettings,
  { event, reader, apply }: StatePlan<State>,
): EventConsumer {
  const states = new NewestStates(event, new StateProofs(settings.INTERNAL_SECRET));
  return new EventConsumer(kafka, settings, {
    groupId: reader,
    events: [event],
    async consume({ records }) {
      const newStates = states.newIn(records);
      if (newStates.size > 0) await apply(new Map([...newStates].map(([id, { state }]) => [id, state])));
      states.note(newStates);
    },
  });
}
