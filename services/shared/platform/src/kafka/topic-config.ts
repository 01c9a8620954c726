import { EVENT_DAYS, type EventDefinition, TOPIC_PARTITIONS, ValidationAnsweredV1 } from '@pruefer/contracts';
import { RETENTION_MB } from '../config/fields.js';
import type { KafkaSettings } from './create-kafka.js';

const MEGABYTE = 1_024 * 1_024;
const KEPT_MS = EVENT_DAYS * 24 * 60 * 60 * 1_000;
/** One send holds a whole batch: 1,000 of the largest events. */
const MAX_SEND_BYTES = 8 * MEGABYTE;
/** Kafka deletes and compacts whole segments, except the active one. */
const SEGMENT_BYTES = { min: MAX_SEND_BYTES, max: 128 * MEGABYTE };
/** Shares of all bytes: most events are answers; each of the three other topics gets a tenth. */
const SHARES = { answers: 0.7, others: 0.1 };

/**
 * The retention of an event's topic: `EVENT_DAYS`, within its share of `KAFKA_RETENTION_MB`; the oldest records are deleted
 * first. Compacted topics keep the newest state of each record without a size limit.
 */
export function buildTopicConfig(event: EventDefinition, settings: KafkaSettings): Record<string, string> {
  const limits = event.compacted
    ? { 'cleanup.policy': 'compact', 'segment.bytes': String(2 * SEGMENT_BYTES.min) }
    : { 'retention.ms': String(KEPT_MS), ...computeBounds(event, settings.KAFKA_RETENTION_MB ?? RETENTION_MB) };
  return { ...limits, 'max.message.bytes': String(MAX_SEND_BYTES) };
}

/** A partition exceeds its limit by up to one segment before the oldest is deleted. */
function computeBounds(event: EventDefinition, retentionMb: number): Record<string, string> {
  if (retentionMb === 0) return {};
  const share = event.topic === ValidationAnsweredV1.topic ? SHARES.answers : SHARES.others;
  const bytes = Math.floor((retentionMb * MEGABYTE * share) / TOPIC_PARTITIONS);
  const segment = Math.min(Math.max(Math.floor(bytes / 8), SEGMENT_BYTES.min), SEGMENT_BYTES.max);
  return { 'segment.bytes': String(segment), 'retention.bytes': String(bytes - segment) };
}
