import { createCheckBatch, keyHash, otherKeyHash } from './batch.fixture.js';
import { groupCallers } from './caller.js';

describe('groupCallers', () => {
  it('groups by key and address, in the order of their first check', () => {
    const { checks } = createCheckBatch([
      { keyHash, address: '203.0.113.1' },
      { keyHash: otherKeyHash, address: '203.0.113.1' },
      { keyHash, address: '203.0.113.2' },
      { keyHash, address: '203.0.113.1' },
    ]);
    expect(groupCallers(checks)).toEqual({
      callers: [
        { keyHash, address: '203.0.113.1', checkCount: 2 },
        { keyHash: otherKeyHash, address: '203.0.113.1', checkCount: 1 },
        { keyHash, address: '203.0.113.2', checkCount: 1 },
      ],
      callerOf: [0, 1, 2, 0],
    });
  });

  it('groups public checks only by address', () => {
    const { callers } = groupCallers(createCheckBatch([{}, {}, { address: '2001:db8::1' }]).checks);
    expect(callers.map(({ checkCount }) => checkCount)).toEqual([2, 1]);
  });
});
