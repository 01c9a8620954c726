import { Injectable } from '@nestjs/common';
import { Problem, type Usage } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { UsageQueries } from './usage.queries.js';

const figures = `
  SELECT k.id, c.quota::float8 AS quota, c.used::float8 AS used, c.is_test AS "isTest"
  FROM keys.key k JOIN keys.contract c ON c.id = k.contract_id WHERE k.hash = decode($1, 'hex')`;

type KeyFigures = Pick<Usage, 'quota' | 'used' | 'isTest'> & { readonly id: string };

/** Returns the usage of a key holder's contract. */
@Injectable()
export class ReadUsage {
  constructor(
    private readonly database: DataSource,
    private readonly usage: UsageQueries,
  ) {}

  /** @param keyHash SHA-256 of the key in hex; @throws Problem `key_unknown` */
  async run(keyHash: string): Promise<Usage> {
    const [key] = await this.database.query<KeyFigures[]>(figures, [keyHash]);
    if (!key) throw new Problem('key_unknown');
    const { id, quota, used, isTest } = key;
    return { quota, used, available: quota - used, isTest, days: await this.usage.lastThirtyDays(id) };
  }
}
