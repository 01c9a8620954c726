import type { Admin } from 'kafkajs';
import type { Position, TopicPartition } from './consumer-plan.js';

/** The start offset of each partition: the stored one, else the first record in Kafka. */
export async function startPositions(
  admin: Admin,
  partitions: readonly TopicPartition[],
  stored: readonly Position[],
): Promise<Position[]> {
  const topics = [...new Set(partitions.map(({ topic }) => topic))];
  const begins = await Promise.all(
    topics.map(async (topic) =>
      (await admin.fetchTopicOffsets(topic)).map(({ partition, low }) => ({ topic, partition, offset: low })),
    ),
  );
  const positions = [...stored, ...begins.flat()];
  return partitions.flatMap(
    (wanted) =>
      positions.find(({ topic, partition }) => topic === wanted.topic && partition === wanted.partition) ?? [],
  );
}
