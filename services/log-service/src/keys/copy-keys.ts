import { Injectable } from '@nestjs/common';
import { KeyChangedV1 } from '@pruefer/contracts';
import { inTransaction, StateProofs } from '@pruefer/platform';
import type { PoolClient } from 'pg';
import { LogConfig } from '../config.js';
import { BadRecord } from '../consuming/bad-record.js';
import { keepDeadLetters } from '../consuming/dead-letter.js';
import { advanceOffsets } from '../consuming/offsets.js';
import { readBatches } from '../consuming/read-batch.js';
import type { KafkaRecord, RecordBatch } from '../consuming/record-batch.js';
import { WritePool } from '../database/pools.js';
import { type OwnedKeyCopy, readKeyChanged, selectNewestCopies } from './key-copy.js';

const save = `
  INSERT INTO logs.keys AS known (key_id, epoch, version, contract_id, client_name, quota, used, is_active, is_renewed, is_test)
  SELECT "keyId", epoch, version, "contractId", "clientName", quota, used, "isActive", "isRenewed", "isTest"
    FROM json_to_recordset($1) AS copy ("keyId" text, epoch bigint, version bigint, "contractId" bigint, "clientName" text,
      quota bigint, used bigint, "isActive" boolean, "isRenewed" boolean, "isTest" boolean)
  ON CONFLICT (key_id) DO UPDATE SET
    epoch = excluded.epoch,
    version = excluded.version,
    contract_id = excluded.contract_id,
    client_name = excluded.client_name,
    quota = excluded.quota,
    used = excluded.used,
    is_active = excluded.is_active,
    is_renewed = excluded.is_renewed,
    is_test = excluded.is_test
  WHERE (known.epoch, known.version) < (excluded.epoch, excluded.version)`;

/**
 * Maintains the read copy of API keys with the newest state from keys-service, independent of arrival order. Unsigned states
 * become dead letters.
 */
@Injectable()
export class CopyKeys {
  private readonly proofs: StateProofs;

  constructor(
    private readonly database: WritePool,
    { INTERNAL_SECRET }: LogConfig,
  ) {
    this.proofs = new StateProofs(INTERNAL_SECRET);
  }

  /** Resolves when copies and offsets are committed. */
  async run(batches: readonly RecordBatch[]): Promise<void> {
    const { records, deadLetters } = readBatches(batches, () => (fields, record) => ({
      ...readKeyChanged(fields),
      epoch: this.verifyEpoch(record),
    }));
    const copies = selectNewestCopies(records.map(({ row }) => row));
    await inTransaction(this.database.pool, async (client) => {
      if (copies.length > 0) await saveCopies(client, copies);
      await keepDeadLetters(client, deadLetters);
      await advanceOffsets(client, batches);
    });
  }

  /** @throws BadRecord */
  private verifyEpoch(record: KafkaRecord): number {
    const epoch = this.proofs.verifyEpoch(KeyChangedV1, record);
    if (epoch === undefined) throw new BadRecord('not written by keys-service');
    return epoch;
  }
}

async function saveCopies(client: PoolClient, copies: readonly OwnedKeyCopy[]): Promise<void> {
  await client.query(save, [JSON.stringify(copies)]);
}
