import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { keepDeadLetters } from '../consuming/dead-letter.js';
import { advanceOffsets } from '../consuming/offsets.js';
import { readBatches } from '../consuming/read-batch.js';
import type { RecordBatch } from '../consuming/record-batch.js';
import { inTransaction } from '../consuming/transaction.js';
import { WritePool } from '../write-pool.js';
import { type KeyCopy, newestOf, readKeyChanged } from './key-copy.js';

const save = `
  INSERT INTO logs.keys AS known (key_id, version, contract_id, client_name, quota, used, is_active, is_renewed, is_test)
  SELECT "keyId", version, "contractId", "clientName", quota, used, "isActive", "isRenewed", "isTest"
    FROM json_to_recordset($1) AS copy ("keyId" text, version bigint, "contractId" bigint, "clientName" text,
      quota bigint, used bigint, "isActive" boolean, "isRenewed" boolean, "isTest" boolean)
  ON CONFLICT (key_id) DO UPDATE SET
    version = excluded.version,
    contract_id = excluded.contract_id,
    client_name = excluded.client_name,
    quota = excluded.quota,
    used = excluded.used,
    is_active = excluded.is_active,
    is_renewed = excluded.is_renewed,
    is_test = excluded.is_test
  WHERE known.version < excluded.version`;

/** Keeps the read copy of API keys: of each the highest version, in whatever order they come. */
@Injectable()
export class CopyKeys {
  constructor(private readonly database: WritePool) {}

  /** Resolves when copies and offsets are committed. */
  async run(batches: readonly RecordBatch[]): Promise<void> {
    const { read, deadLetters } = readBatches(batches, () => readKeyChanged);
    const copies = newestOf(read.map(({ row }) => row));
    await inTransaction(this.database.pool, async (client) => {
      if (copies.length > 0) await saveCopies(client, copies);
      await keepDeadLetters(client, deadLetters);
      await advanceOffsets(client, batches);
    });
  }
}

async function saveCopies(client: PoolClient, copies: readonly KeyCopy[]): Promise<void> {
  await client.query(save, [JSON.stringify(copies)]);
}
