import { allEvents, KeyChangedV1, TOPIC_PARTITIONS, ValidationAnsweredV1 } from '@pruefer/contracts';
import { buildTopicConfig } from './topic-config.js';

const settings = { KAFKA_BROKERS: '', KAFKA_TOPIC_PREFIX: '' };
const MEGABYTE = 1_024 * 1_024;

describe('buildTopicConfig', () => {
  it.each([2_048, 10_240, 100_000])('D4: keeps all topics together within %d MB', (KAFKA_RETENTION_MB) => {
    const bytes = allEvents
      .filter(({ compacted }) => !compacted)
      .map((event) => buildTopicConfig(event, { ...settings, KAFKA_RETENTION_MB }))
      .map((config) => Number(config['retention.bytes']) + Number(config['segment.bytes']));
    const total = bytes.reduce((sum, size) => sum + size * TOPIC_PARTITIONS, 0);
    expect(total).toBeLessThanOrEqual(KAFKA_RETENTION_MB * MEGABYTE);
    expect(total).toBeGreaterThan(KAFKA_RETENTION_MB * MEGABYTE * 0.95);
    expect(Math.min(...bytes)).toBeGreaterThan(16 * MEGABYTE);
  });

  it('holds the largest send in one segment', () => {
    for (const event of allEvents) {
      const config = buildTopicConfig(event, { ...settings, KAFKA_RETENTION_MB: 2_048 });
      expect(Number(config['segment.bytes'])).toBeGreaterThanOrEqual(Number(config['max.message.bytes']));
    }
  });

  it('bounds a topic by time alone where the operator says so, and never one that holds states', () => {
    const unbounded = buildTopicConfig(ValidationAnsweredV1, { ...settings, KAFKA_RETENTION_MB: 0 });
    expect(unbounded).toEqual({ 'retention.ms': '1209600000', 'max.message.bytes': String(8 * MEGABYTE) });
    expect(buildTopicConfig(KeyChangedV1, settings)).not.toHaveProperty(['retention.bytes']);
  });
});
