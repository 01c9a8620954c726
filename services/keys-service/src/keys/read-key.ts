import { Injectable } from '@nestjs/common';
import type { ApiKeyDetails } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { findRecord } from '../contract/find-record.js';
import { UsageQueries } from '../usage/usage.queries.js';

const family = `
  SELECT k.replaces, (SELECT id FROM keys.key WHERE replaces = k.id) AS "replacedBy" FROM keys.key k WHERE k.id = $1`;

/** Returns one key with its predecessor and successor and its usage by day. */
@Injectable()
export class ReadKey {
  constructor(
    private readonly database: DataSource,
    private readonly usage: UsageQueries,
  ) {}

  /** @throws Problem `key_id_unknown` */
  async run(keyId: string): Promise<ApiKeyDetails> {
    const record = await findRecord(this.database, keyId);
    const [related] = await this.database.query<Pick<ApiKeyDetails, 'replaces' | 'replacedBy'>[]>(family, [keyId]);
    return { ...record, ...related!, usage: await this.usage.lastThirtyDays(keyId) };
  }
}
