import { MAX_BATCHES, MAX_UNSETTLED_ADDRESSES, UnsettledBatches } from './unsettled-batches.js';

const refused = (...addresses: string[]) => new Map(addresses.map((address) => [address, 1]));

describe('UnsettledBatches', () => {
  it('C10: gives the oldest first and keeps them until they are taken', () => {
    const batches = new UnsettledBatches();
    for (const id of ['a', 'b', 'c']) batches.add(id, refused(id));
    expect([batches.next(2), batches.next(2), batches.size]).toEqual([['a', 'b'], ['a', 'b'], 3]);
    expect([batches.remove('a'), batches.remove('a')]).toEqual([refused('a'), undefined]);
    expect(batches.next(9)).toEqual(['b', 'c']);
  });

  it('lets the others go before one that cannot be settled now', () => {
    const batches = new UnsettledBatches();
    for (const id of ['a', 'b']) batches.add(id, refused(id));
    batches.postpone('a');
    batches.postpone('nobody');
    expect(batches.next(9)).toEqual(['b', 'a']);
  });

  it('D4: has room for 100,000 batches', () => {
    const batches = new UnsettledBatches();
    for (let n = 0; n < MAX_BATCHES; n += 1) batches.add(`${n}`, refused());
    expect(batches.hasRoom()).toBe(false);
    batches.remove('7');
    expect(batches.hasRoom()).toBe(true);
  });

  it('D4: has room for 100,000 addresses of refused callers', () => {
    const batches = new UnsettledBatches();
    const many = refused(...Array.from({ length: MAX_UNSETTLED_ADDRESSES - 1 }, (_, n) => `${n}`));
    batches.add('a', many);
    expect([batches.hasRoomFor(refused('x')), batches.hasRoomFor(refused('x', 'y'))]).toEqual([true, false]);
    batches.remove('a');
    expect(batches.hasRoomFor(refused('x', 'y'))).toBe(true);
  });
});
