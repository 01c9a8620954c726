import { PartitionOffsets } from './partition-offsets.js';
import { ReaderLag } from './reader-lag.js';

/** Longer than any test. */
const FOR_EVER_MS = 600_000;

describe('the lag of a reader', () => {
  const topic = 'events';
  const read = [{ topic, partition: 0, lag: 0 }];
  let high: string;
  let asked: number;
  let positions: PartitionOffsets;
  beforeEach(() => {
    [high, asked] = ['5', 0];
    positions = new PartitionOffsets();
    positions.replaceBy([{ topic, partition: 0, offset: '5' }]);
  });

  const lagTrusted = (trustedMs: number) => {
    const readEnds = async () => {
      asked += 1;
      return [0, 1].map((partition) => ({ partition, high }));
    };
    return new ReaderLag([topic], positions, readEnds, trustedMs);
  };

  it('is that of its partitions', async () => {
    high = '7';
    expect(await lagTrusted(FOR_EVER_MS).read(false)).toEqual([{ topic, partition: 0, lag: 2 }]);
  });

  it('is not asked for again and again by one that has read everything', async () => {
    const lag = lagTrusted(FOR_EVER_MS);
    for (let turn = 0; turn < 5; turn++) expect(await lag.read(false)).toEqual(read);
    expect(asked).toBe(1);
  });

  it('is asked for again after a time', async () => {
    const lag = lagTrusted(0);
    expect(await lag.read(false)).toEqual(read);
    high = '6';
    expect(await lag.read(false)).toEqual([{ topic, partition: 0, lag: 1 }]);
  });

  it('is asked for while records are being handled, and while some wait', async () => {
    const lag = lagTrusted(FOR_EVER_MS);
    await lag.read(false);
    high = '8';
    expect(await lag.read(true)).toEqual([{ topic, partition: 0, lag: 3 }]);
    await lag.read(false);
    expect(asked).toBe(3);
  });

  it('is queried when its position is elsewhere', async () => {
    const lag = lagTrusted(FOR_EVER_MS);
    await lag.read(false);
    high = '9';
    positions.moveAfter({ topic, partition: 0 }, '5');
    expect(await lag.read(false)).toEqual([{ topic, partition: 0, lag: 3 }]);
  });

  it('is not known without a partition', async () => {
    positions.replaceBy([]);
    const lag = lagTrusted(FOR_EVER_MS);
    expect(await lag.read(false)).toEqual([]);
    await lag.read(false);
    expect(asked).toBe(2);
  });
});
