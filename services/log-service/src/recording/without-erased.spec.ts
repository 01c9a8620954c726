import type { PoolClient } from 'pg';
import { blankRow, type LogRow } from './log-row.js';
import { withoutErased, withoutErasedPayloads } from './without-erased.js';

const nobody = {
  query: () => Promise.reject(new Error('asked')),
} as unknown as PoolClient;
const row = (at: string, ibanHash: string | null = 'ab'.repeat(32)): LogRow => ({ ...blankRow, at, ibanHash });

it('G1: asks nobody while no row is older than the last erasure', async () => {
  const rows = [row('2026-11-20T12:00:00.000Z'), row('2026-11-19T12:00:00.000Z', null)];
  expect(await withoutErased(nobody, rows, '')).toBe(rows);
  expect(await withoutErased(nobody, rows, '2026-11-20T12:00:00.000Z')).toBe(rows);
  await expect(withoutErased(nobody, rows, '2026-11-20T12:00:00.001Z')).rejects.toThrow('asked');
  expect(await withoutErasedPayloads(nobody, [], () => '')).toEqual([]);
});
