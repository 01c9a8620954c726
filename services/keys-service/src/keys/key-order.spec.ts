import { apiKeySorts } from '@pruefer/contracts';
import { buildKeyOrder } from './key-order.js';

describe('buildKeyOrder', () => {
  it.each(apiKeySorts)('ends with the id: %s', (sort) => {
    expect(buildKeyOrder(sort)).toMatch(/^[^;]+ (ASC|DESC), k\.id$/);
  });

  it.each(['expiresAt', 'lastUsedAt'] as const)('puts keys without a time last in either direction: %s', (by) => {
    expect(buildKeyOrder(by)).toMatch(/coalesce\(.*, 9{16}\) ASC/);
    expect(buildKeyOrder(`-${by}`)).toMatch(/coalesce\(.*, -9{16}\) DESC/);
  });
});
