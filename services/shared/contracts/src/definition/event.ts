import type { ClassOf } from './response-kinds.js';

/** One topic; its name ends in the version. A change that old consumers cannot read needs a new topic. */
export interface EventDefinition<Data extends object = object> {
  readonly topic: string;
  readonly data: ClassOf<Data>;
  /** Compacted topics keep the last message of each key for ever; the others keep 14 days. */
  readonly compacted: boolean;
  /** Maximum number of large records in one send, because Kafka limits the size of a request. */
  readonly atOnce?: number;
}

/** Defines an event whose messages are kept 14 days and have no key, because their order does not matter. */
export function event<Data extends object>(topic: string, data: ClassOf<Data>): EventDefinition<Data> {
  return { topic, data, compacted: false };
}

/** Defines an event with the state of one record; the message key is its id. A consumer keeps the highest `version`. */
export function stateEvent<Data extends { version: number }>(
  topic: string,
  data: ClassOf<Data>,
  limits: Pick<EventDefinition, 'atOnce'> = {},
): EventDefinition<Data> {
  return { topic, data, compacted: true, ...limits };
}

/** Partitions of every topic: the upper bound of parallel consumers in a group. */
export const TOPIC_PARTITIONS = 12;
