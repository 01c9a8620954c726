import { MAX_VOIDED_AT_ONCE, type VoidedBatch } from '@pruefer/contracts';
import { Registry } from 'prom-client';
import type { ConnectedReplica } from './connected-replica.js';
import { Replica } from './replica.js';
import { Settlement } from './settlement.js';

type Answer = readonly VoidedBatch[] | undefined;

/** A replica that answers like this, one call after the other, and then not at all. */
class ToldReplica extends Replica {
  readonly asked: (readonly string[])[] = [];

  constructor(
    origin: string,
    private readonly answers: Answer[],
  ) {
    super(origin);
  }

  voidBatches(ids: readonly string[]): Promise<Answer> {
    this.asked.push(ids);
    return Promise.resolve(this.answers.shift());
  }
}

const ended = (id: string, outcome: VoidedBatch['outcome']): VoidedBatch => ({ id, outcome });

function settlementWith(...replicas: ToldReplica[]) {
  const notes: string[] = [];
  const registry = new Registry();
  const settlement = new Settlement(
    { all: replicas as Replica[] as ConnectedReplica[] },
    { note: (address, status, errorCode, count) => notes.push(`${count} ${status} ${errorCode} ${address}`) },
    registry,
  );
  const counted = async () => {
    const lines = (await registry.metrics()).split('\n').filter((line) => /^gateway_batches.* [1-9]/.test(line));
    return lines.map((line) => line.replace('gateway_batches_', ''));
  };
  return { settlement, notes, counted };
}

describe('C10: what the log hears of refused checks', () => {
  it.each([
    ['uncharged', ['2 503 unavailable ::1', '1 503 unavailable ::2']],
    ['unknown', ['2 503 unavailable ::1', '1 503 unavailable ::2']],
    ['refunded', []],
  ] as const)('by address, once it is known that it has no rows of them: %s', async (outcome, heard) => {
    const { settlement, notes, counted } = settlementWith(new ToldReplica('a', [[ended('b1', outcome)]]));
    settlement.add('b1', ['::1', '::2', '::1']);
    expect(notes).toEqual([]);
    await settlement.drain();
    expect(notes).toEqual(heard);
    expect(await counted()).toEqual([`settled_total{outcome="${outcome}"} 1`]);
  });

  it('is said once, however often the batch is called settled, and nothing of batches that are not ours', async () => {
    const twice = [ended('b1', 'uncharged'), ended('b1', 'uncharged'), ended('foreign', 'unknown')];
    const { settlement, notes, counted } = settlementWith(new ToldReplica('a', [twice]));
    settlement.add('b1', ['::1']);
    await settlement.drain();
    expect(notes).toEqual(['1 503 unavailable ::1']);
    expect(await counted()).toEqual(['settled_total{outcome="uncharged"} 1']);
  });
});

describe('C10: a batch that may be charged', () => {
  it('is named again until it is settled, in turn to every replica', async () => {
    const [silent, other] = [new ToldReplica('a', [undefined]), new ToldReplica('b', [[ended('b1', 'refunded')]])];
    const { settlement } = settlementWith(silent, other);
    settlement.add('b1', ['::1']);
    await settlement.drain();
    expect([silent.asked, other.asked]).toEqual([[['b1']], [['b1']]]);
  });

  it('lets those behind it go first when it could not be settled', async () => {
    const ids = Array.from({ length: MAX_VOIDED_AT_ONCE + 1 }, (_, n) => `b${n}`);
    const all = ids.map((id) => ended(id, 'refunded'));
    const replica = new ToldReplica('a', [all.slice(1, 3), all, all]);
    const { settlement } = settlementWith(replica);
    for (const id of ids) settlement.add(id, ['::1']);
    await settlement.drain();
    expect(replica.asked[0]).toEqual(ids.slice(0, -1));
    expect(replica.asked[1]!.slice(0, 2)).toEqual([ids.at(-1), 'b0']);
  });

  it('is left with its id in the figures when it is not settled before the process has to end', async () => {
    const { settlement, notes, counted } = settlementWith();
    settlement.add('b1', ['::1']);
    await settlement.drain();
    expect([notes, await counted()]).toEqual([[], ['unsettled 1']]);
  });
});

describe('D4: more than can be kept', () => {
  const manyAddresses = Array.from({ length: 100_000 }, (_, n) => `${n}`);

  it('of addresses: the log hears of their checks at once, the batch is settled without them', async () => {
    const settled = [[ended('b1', 'refunded'), ended('b2', 'uncharged')], [ended('b3', 'refunded')]];
    const replica = new ToldReplica('a', settled);
    const { settlement, notes } = settlementWith(replica);
    settlement.add('b1', manyAddresses);
    settlement.add('b2', ['::1', '::1']);
    expect(notes).toEqual(['2 503 unavailable ::1']);
    await settlement.drain();
    settlement.add('b3', ['::3']);
    await settlement.drain();
    expect(notes).toEqual(['2 503 unavailable ::1']);
  });

  it('of batches: the one too many is counted as lost, and its checks are refused in the log', async () => {
    const { settlement, notes, counted } = settlementWith();
    for (let n = 0; n < 100_000; n++) settlement.add(`${n}`, []);
    settlement.add('one too many', ['::1']);
    expect(notes).toEqual(['1 503 unavailable ::1']);
    expect(await counted()).toContain('settled_total{outcome="lost"} 1');
  });
});
