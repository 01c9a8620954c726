import { Injectable } from '@nestjs/common';
import { type ChargeRefusal, type Language, Problem } from '@pruefer/contracts';
import { ApiKeyCheck } from '@pruefer/platform';
import type { Pool, PoolClient } from 'pg';
import { FilesPool } from './files-pool.js';

/** One row of `keys.charge_call`. */
interface Grant {
  readonly contract: string | null;
  readonly granted: number;
  readonly refusal: ChargeRefusal | null;
  readonly remaining: string | null;
  readonly isTest: boolean;
}

const CHARGE = `
  SELECT contract, granted, refusal, remaining, is_test AS "isTest" FROM keys.charge_call(decode($1, 'hex'), $2, $3, false)`;

/** The hash of the API key in hex, and the address. */
interface ChargedCaller {
  readonly keyHash: string;
  readonly address: string;
}

/** The caller of a job, and the language of the answer. */
export interface FileCaller extends ChargedCaller {
  readonly language: Language;
}

/** The result of a charge. `remaining`: of the quota, null for a test key. */
interface FileCharge {
  readonly contractId: number;
  readonly remaining: number | null;
  readonly isTest: boolean;
}

/**
 * Admits holders of valid API keys to their file jobs, and charges files: all rows when a job starts; rows without a verdict are refunded at
 * its end.
 */
@Injectable()
export class FileCharges extends ApiKeyCheck {
  constructor(private readonly database: FilesPool) {
    super();
  }

  override async findRefusal(keyHash: string, address: string): Promise<ChargeRefusal | null> {
    try {
      await this.read({ keyHash, address });
      return null;
    } catch (error) {
      if (error instanceof Problem) return error.code as ChargeRefusal;
      throw error;
    }
  }

  /** Reads contract and quota of a key without a charge. @throws Problem with the refusal of the key */
  read(caller: ChargedCaller): Promise<FileCharge> {
    return this.charge(this.database.pool, caller, 0);
  }

  /** @throws Problem with the refusal of the key, or `quota_insufficient` */
  async charge(client: Pool | PoolClient, { keyHash, address }: ChargedCaller, rows: number): Promise<FileCharge> {
    const result = await client.query<Grant>(CHARGE, [keyHash, rows, address]);
    const { contract, granted, refusal, remaining, isTest } = result.rows[0]!;
    if (refusal) throw new Problem(refusal);
    const available = Number(remaining);
    if (granted < rows) throw new Problem('quota_insufficient', { shortage: { needed: rows, available } });
    return { contractId: Number(contract), remaining: isTest ? null : available, isTest };
  }

  /** Refunds rows of a job. A repeated refund has no effect. */
  async refund(client: PoolClient, id: string, contractId: number, rows: number): Promise<void> {
    if (rows > 0)
      await client.query('SELECT keys.refund($1, ARRAY[$2::bigint], ARRAY[$3::int])', [id, contractId, rows]);
  }
}
