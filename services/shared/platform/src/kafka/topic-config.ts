import { EVENT_DAYS, type EventDefinition, TOPIC_PARTITIONS, ValidationAnsweredV1 } from '@pruefer/contracts';
import { RETENTION_MB } from '../config/fields.js';
import type { KafkaSettings } from './create-kafka.js';

const MEGABYTE = 1_024 * 1_024;
const KEPT_MS = EVENT_DAYS * 24 * 60 * 60 * 1_000;
/** One send carries a whole batch: 1,000 of the largest events. */
const MAX_SEND_BYTES = 8 * MEGABYTE;
/** Kafka deletes and compacts whole files, never the one it writes to. */
const SEGMENT_BYTES = { least: MAX_SEND_BYTES, most: 128 * MEGABYTE };
/** Of all bytes: answers are nearly everything; each of the other topics, of which there are three, gets a tenth. */
const SHARES = { answers: 0.7, others: 0.1 };

/**
 * How Kafka keeps the topic of an event: for `EVENT_DAYS`, and never more than its share of `KAFKA_RETENTION_MB`, the oldest go first.
 * Compacted topics keep what is newest of each record, however much that is.
 */
export function topicConfigOf(event: EventDefinition, settings: KafkaSettings): Record<string, string> {
  const limits = event.compacted
    ? { 'cleanup.policy': 'compact', 'segment.bytes': String(2 * SEGMENT_BYTES.least) }
    : { 'retention.ms': String(KEPT_MS), ...boundsOf(event, settings.KAFKA_RETENTION_MB ?? RETENTION_MB) };
  return { ...limits, 'max.message.bytes': String(MAX_SEND_BYTES) };
}

/** A partition holds up to one segment more than its bound before the oldest is deleted. */
function boundsOf(event: EventDefinition, retentionMb: number): Record<string, string> {
  if (retentionMb === 0) return {};
  const share = event.topic === ValidationAnsweredV1.topic ? SHARES.answers : SHARES.others;
  const bytes = Math.floor((retentionMb * MEGABYTE * share) / TOPIC_PARTITIONS);
  const segment = Math.min(Math.max(Math.floor(bytes / 8), SEGMENT_BYTES.least), SEGMENT_BYTES.most);
  return { 'segment.bytes': String(segment), 'retention.bytes': String(bytes - segment) };
}
