import type { Admin } from 'kafkajs';
import type { Position, TopicPartition } from './consumer-plan.js';

/** Where to begin in each partition: where its reader says, else at the first record Kafka still has. */
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
  const known = [...stored, ...begins.flat()];
  return partitions.flatMap(
    (wanted) => known.find(({ topic, partition }) => topic === wanted.topic && partition === wanted.partition) ?? [],
  );
}
