import { hasRecentWrite, noteWrite } from './recent-writes.js';

describe('recent writes into an outbox', () => {
  it('are remembered by schema, for as long as a transaction may last', () => {
    expect(hasRecentWrite('cms', 0)).toBe(false);
    noteWrite('cms', 1_000);
    expect(hasRecentWrite('cms', 1_000)).toBe(true);
    expect(hasRecentWrite('cms', 10_999)).toBe(true);
    expect(hasRecentWrite('cms', 11_000)).toBe(false);
    expect(hasRecentWrite('keys', 1_000)).toBe(false);
  });
});
