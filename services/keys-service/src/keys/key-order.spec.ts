import { apiKeySorts } from '@pruefer/contracts';
import { keyOrderOf } from './key-order.js';

describe('keyOrderOf', () => {
  it.each(apiKeySorts)('ends with the id: %s', (sort) => {
    expect(keyOrderOf(sort)).toMatch(/^[^;]+ (ASC|DESC), k\.id$/);
  });

  it.each(['expiresAt', 'lastUsedAt'] as const)('puts keys without a time last in either direction: %s', (by) => {
    expect(keyOrderOf(by)).toMatch(/coalesce\(.*, 9{16}\) ASC/);
    expect(keyOrderOf(`-${by}`)).toMatch(/coalesce\(.*, -9{16}\) DESC/);
  });
});
