import type { PoolClient } from 'pg';
import type { DeadLetter } from '../consuming/dead-letter.js';
import { blankRow, type LogRow } from './log-row.js';
import { withoutErased, withoutErasedPayloads } from './without-erased.js';

const nobody = {
  query: () => Promise.reject(new Error('asked')),
} as unknown as PoolClient;
const row = (at: string, ibanHash: string | null = 'ab'.repeat(32)): LogRow => ({ ...blankRow, at, ibanHash });

it('G1: queries nothing while no row is older than the last erasure', async () => {
  const rows = [row('2026-11-20T12:00:00.000Z'), row('2026-11-19T12:00:00.000Z', null)];
  expect(await withoutErased(nobody, rows, '')).toBe(rows);
  expect(await withoutErased(nobody, rows, '2026-11-20T12:00:00.000Z')).toBe(rows);
  await expect(withoutErased(nobody, rows, '2026-11-20T12:00:00.001Z')).rejects.toThrow('asked');
});

describe('G1: dead letters', () => {
  const letter = (text: string): DeadLetter => {
    return {
      partition: { clusterId: 'c', topic: 't', partition: 0 },
      record: { offset: '1', value: Buffer.from(text) },
      reason: '',
    };
  };
  const rules = (erasedUntil: string) => ({ erasedUntil, hashIban: (iban: string) => `hash of ${iban}` });
  const erased = { query: () => Promise.resolve({ rows: [{ hash: 'hash of DE75512108001245126199', until: 'x' }] }) };
  const client = erased as unknown as PoolClient;

  it('are not looked at while nothing was erased', async () => {
    const letters = [letter('{"iban":"DE75512108001245126199"}')];
    expect(await withoutErasedPayloads(nobody, letters, rules(''))).toBe(letters);
  });

  it('that hold an erased IBAN, or more words than anybody looks through, are kept empty', async () => {
    const texts = [
      '{"iban":"DE75512108001245126199',
      '{"iban":"DE89370400440532013000"}',
      'a'.repeat(15).concat(' ').repeat(101),
    ];
    const kept = await withoutErasedPayloads(client, texts.map(letter), rules('2026-11-20'));
    expect(kept.map(({ record }) => record.value?.toString() ?? null)).toEqual([null, texts[1], null]);
  });
});
