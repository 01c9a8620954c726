import { type ApiKeyRecord, Problem } from '@pruefer/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { type KeyRow, selectKeys, toApiKeyRecord } from './key-row.js';

/** Reads a key, within a transaction with its changes. @throws Problem `key_id_unknown` */
export async function findRecord(database: DataSource | EntityManager, keyId: string): Promise<ApiKeyRecord> {
  const [row] = await database.query<KeyRow[]>(`${selectKeys} WHERE k.id = $1`, [keyId]);
  if (!row) throw new Problem('key_id_unknown');
  return toApiKeyRecord(row);
}
