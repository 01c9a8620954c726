import type { EventDefinition } from '@pruefer/contracts';
import { createKafka, stateReader } from '@pruefer/platform';
import { until } from '@pruefer/testkit';

/** What a service that starts now gets to know, until it is right. */
export async function publishedStates<State extends { version: number }>(
  env: Readonly<Record<string, string>>,
  event: EventDefinition<State>,
  isRight: (states: ReadonlyMap<string, State>) => boolean,
): Promise<Map<string, State>> {
  const settings = {
    KAFKA_BROKERS: String(env['KAFKA_BROKERS']),
    KAFKA_TOPIC_PREFIX: String(env['KAFKA_TOPIC_PREFIX']),
    INTERNAL_SECRET: String(env['INTERNAL_SECRET']),
  };
  const states = new Map<string, State>();
  const reader = stateReader(createKafka(settings, 'test'), settings, {
    event,
    reader: 'test',
    apply: async (changed) => changed.forEach((state, key) => states.set(key, state)),
  });
  reader.onApplicationBootstrap();
  try {
    await until(
      () => `what is published: ${[...states.keys()].join(' ')}`,
      () => isRight(states),
      20_000,
    );
  } finally {
    await reader.onModuleDestroy();
  }
  return states;
}
