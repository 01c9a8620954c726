import { KeyChangedV1 } from '@pruefer/contracts';
import { EventConsumer } from '@pruefer/platform';
import type { Kafka } from 'kafkajs';
import type { LogConfig } from '../config.js';
import { findOffsets } from '../consuming/offsets.js';
import { WritePool } from '../write-pool.js';
import { CopyKeys } from './copy-keys.js';

/** Reads every change of an API key into the copy. */
export function keyConsumer(kafka: Kafka, config: LogConfig, copyKeys: CopyKeys, { pool }: WritePool): EventConsumer {
  return new EventConsumer(kafka, config, {
    groupId: 'log-service.keys',
    events: [KeyChangedV1],
    take: (batch) => copyKeys.run([batch]),
    startOffsets: (clusterId) => findOffsets(pool, clusterId),
  });
}
