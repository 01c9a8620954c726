import { mock } from 'node:test';
import { toEventId } from '@pruefer/contracts';
import { version } from 'uuid';
import { newBatchId } from './new-batch-id.js';

describe('newBatchId', () => {
  it('is a UUIDv7 with room for the places of its checks', () => {
    const id = newBatchId();
    expect(version(id)).toBe(7);
    expect(toEventId(id, 0)).toBe(id);
    expect(version(toEventId(id, 999))).toBe(7);
  });

  it('is never given twice, also within one millisecond', () => {
    const ids = new Set(Array.from({ length: 10_000 }, newBatchId));
    expect(ids.size).toBe(10_000);
  });

  it('contains the time it was made', () => {
    expect(Math.abs(readTime(newBatchId()) - Date.now())).toBeLessThan(1_000);
  });

  it('contains the corrected time after the clock was ahead', () => {
    const now = Date.now();
    for (const msecs of [now + 3_600_000, now]) {
      mock.timers.enable({ apis: ['Date'], now: msecs });
      const id = newBatchId();
      mock.timers.reset();
      expect(readTime(id)).toBe(msecs);
    }
  });
});

function readTime(id: string): number {
  return parseInt(id.replace('-', '').slice(0, 12), 16);
}
