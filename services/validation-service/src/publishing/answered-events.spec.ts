import { TOPIC_PARTITIONS } from '@pruefer/contracts';
import { v7 } from 'uuid';
import { computePartition } from './answered-events.js';

function newBatchId(): string {
  return `${v7().slice(0, 33)}000`;
}

describe('computePartition', () => {
  it('is the same for every copy of a batch', () => {
    const id = newBatchId();
    expect(computePartition(id)).toBe(computePartition(id));
  });

  it('distributes batches evenly', () => {
    const counts = new Array<number>(TOPIC_PARTITIONS).fill(0);
    for (let batch = 0; batch < 12_000; batch += 1) counts[computePartition(newBatchId())]! += 1;
    for (const count of counts) expect(count).toBeGreaterThan(800);
  });
});
