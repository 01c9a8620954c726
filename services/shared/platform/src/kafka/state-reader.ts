import type { EventDefinition } from '@pruefer/contracts';
import type { Kafka } from 'kafkajs';
import type { KafkaSettings } from './create-kafka.js';
import { EventConsumer } from './event-consumer.js';
import { NewestStates } from './newest-states.js';
import { StateProofs } from './state-proofs.js';

export interface StateSettings extends KafkaSettings {
  readonly INTERNAL_SECRET: string;
}

export interface StatePlan<State extends { version: number }> {
  readonly event: EventDefinition<State>;
  /** Whose copy it is, for the logs. */
  readonly reader: string;
  /** Gets the newest states by record: each later than what it got before, also when its version is lower (docs/adr/0030). */
  readonly take: (changed: ReadonlyMap<string, State>) => Promise<void>;
}

/**
 * Reads a compacted topic from its begin at every start and follows it: every process keeps a copy of its own. What the owner of a
 * record did not write is left out.
 */
export function stateReader<State extends { version: number }>(
  kafka: Kafka,
  settings: StateSettings,
  { event, reader, take }: StatePlan<State>,
): EventConsumer {
  const states = new NewestStates(event, new StateProofs(settings.INTERNAL_SECRET));
  return new EventConsumer(kafka, settings, {
    groupId: reader,
    events: [event],
    async take({ records }) {
      const changed = states.newIn(records);
      if (changed.size > 0) await take(new Map([...changed].map(([id, { state }]) => [id, state])));
      states.note(changed);
    },
  });
}
