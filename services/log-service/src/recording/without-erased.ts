import type { PoolClient } from 'pg';
import type { DeadLetter } from '../consuming/dead-letter.js';
import { asIso } from '../database/select-forms.js';
import { withoutIban } from './erased-fields.js';
import type { LogRow } from './log-row.js';

/** Words of a record that could be an IBAN or its hash. */
const WORDS = /[0-9A-Za-z]{15,64}/g;
/** An event of ours has five. */
const MAX_WORDS = 100;
const HASH = /^[0-9a-f]{64}$/;

const findErased = `
  SELECT encode(iban_hash, 'hex') AS hash, ${asIso('max(erased_until)')} AS until
  FROM logs.erased WHERE iban_hash = ANY (SELECT decode(unnest($1::text[]), 'hex')) GROUP BY iban_hash`;

/**
 * Removes erased IBANs from rows received before their erasure. Usually no row is older than the last erasure, and no query is needed.
 * @param erasedUntil time of the last erasure in the form of LogRow; empty without one
 */
export async function withoutErased(
  client: PoolClient,
  rows: readonly LogRow[],
  erasedUntil: string,
): Promise<readonly LogRow[]> {
  if (erasedUntil === '') return rows;
  const hashes = rows.flatMap(({ at, ibanHash }) => (at < erasedUntil && ibanHash !== null ? [ibanHash] : []));
  const erased = await untilByHash(client, hashes);
  if (erased.size === 0) return rows;
  return rows.map((row) => (row.at < (erased.get(row.ibanHash ?? '') ?? '') ? withoutIban(row) : row));
}

/**
 * Clears dead letters that may contain an erased IBAN: their time of receipt is unknown, and payloads with too many words are
 * cleared without a search.
 */
export async function withoutErasedPayloads(
  client: PoolClient,
  letters: readonly DeadLetter[],
  { erasedUntil, hashIban }: { readonly erasedUntil: string; readonly hashIban: (iban: string) => string },
): Promise<readonly DeadLetter[]> {
  if (erasedUntil === '') return letters;
  const hashes = letters.map(({ record }) => hashesIn(record.value, hashIban));
  const erased = await untilByHash(
    client,
    hashes.flatMap((some) => some ?? []),
  );
  return letters.map((letter, index) => {
    const isKept = hashes[index]?.every((hash) => !erased.has(hash)) ?? false;
    return isKept ? letter : { ...letter, record: { ...letter.record, value: null } };
  });
}

async function untilByHash(client: PoolClient, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (hashes.length === 0) return new Map();
  const values = [[...new Set(hashes)]];
  const { rows } = await client.query<{ hash: string; until: string }>({ text: findErased, values });
  return new Map(rows.map(({ hash, until }) => [hash, until]));
}

/** @returns undefined when there are too many words */
function hashesIn(value: Buffer | null, hashIban: (iban: string) => string): string[] | undefined {
  const words = value?.toString('latin1').match(WORDS) ?? [];
  if (words.length > MAX_WORDS) return undefined;
  return words.map((word) => (HASH.test(word) ? word : hashIban(word)));
}
